"""All close pairs, each from the first of a plan's tables that brings it forth."""

from collections.abc import Iterator

import numpy as np

from dupfinder.index.arrays import Fingerprints, Ints, Masks
from dupfinder.index.buckets import KEY_BITS, Part, parts, shared
from dupfinder.index.cancelling import Check
from dupfinder.index.compare import SLOTS, Comparer, close_in_tiles
from dupfinder.index.packed import Packed, join, pack, unpack
from dupfinder.index.permutation import Permutation
from dupfinder.index.planner import choose_plan
from dupfinder.index.plans import ExhaustivePlan, Plan
from dupfinder.index.spread import with_bit_order
from dupfinder.index.strangers import acquaintance

_LIGHT_ITEMS = 512
"""Larger buckets are treated one at a time; of smaller ones at least 64 lie side by side in a cacheful."""
_TILED_COMPARISONS = 2**26
"""Buckets that need more have a plan of their own: what their members share tells nothing, but other bits may."""
_UNUSUAL = 8
"""Only those do that are this many times as large as all buckets would be if the prefix told as much as it can."""
_MAX_DEPTH = 3


def search(
    fingerprints: Fingerprints,
    *,
    plan: Plan,
    max_bits: int,
    check: Check,
    earlier: Masks | None = None,
    depth: int = 0,
) -> Packed:
    """Return the pairs that differ in at most `max_bits` bits, packed, each once, in no particular order.

    Pairs that differ in no bit of one of the masks `earlier` (uint64[t]) are left out. `depth` is how many larger
    searches this one is a part of.
    """
    masks = np.empty(0, dtype=np.uint64) if earlier is None else earlier
    if isinstance(plan, ExhaustivePlan):
        comparer = Comparer(max_bits, earlier=masks)
        return join(list(close_in_tiles(fingerprints, rows=len(fingerprints), comparer=comparer, check=check)))
    if plan.bit_order is not None:
        fingerprints, masks = with_bit_order(fingerprints, plan.bit_order), with_bit_order(masks, plan.bit_order)
    found: list[Packed] = []
    for permutation in plan.tables:
        prefix, _ = permutation.split(KEY_BITS)
        mask = np.uint64(prefix.mask)
        if mask not in masks:
            table = _Table(fingerprints, max_bits=max_bits, earlier=masks, check=check, depth=depth)
            found += table.close_pairs(prefix)
            masks = np.append(masks, mask)
    return join(found)


class _Table:
    """Close pairs within the buckets of one table that no earlier one has brought forth."""

    def __init__(self, fingerprints: Fingerprints, *, max_bits: int, earlier: Masks, check: Check, depth: int) -> None:
        self._fingerprints = fingerprints
        self._max_bits = max_bits
        self._earlier = earlier
        self._check = check
        self._depth = depth
        self._comparer = Comparer(max_bits, earlier=earlier)

    def close_pairs(self, prefix: Permutation) -> Iterator[Packed]:
        """Yield the close pairs that share the prefix, packed."""
        usual_items = len(self._fingerprints) >> prefix.prefix_bits
        for part in parts(self._fingerprints, prefix):
            begins, sizes = shared(part.keys)
            heavy = int(np.count_nonzero(sizes > _LIGHT_ITEMS))
            for begin, size in zip(begins[:heavy].tolist(), sizes[:heavy].tolist(), strict=True):
                yield from self._in_heavy(part, part.order[begin : begin + size], usual_items=usual_items)
            yield from self._in_light(part, begins[heavy:], sizes[heavy:])

    def _in_heavy(self, part: Part, members: Ints, *, usual_items: int) -> Iterator[Packed]:
        known = acquaintance(part.fingerprints[members], self._earlier)
        members = members[known.order]
        fingerprints, members = part.fingerprints[members], part.global_indices(members)
        is_unusual = len(fingerprints) > _UNUSUAL * usual_items
        if is_unusual and known.strangers * len(fingerprints) > _TILED_COMPARISONS and self._depth < _MAX_DEPTH:
            parts_found = iter([self._divided(fingerprints)])
        else:
            comparer = Comparer(self._max_bits, earlier=known.masks)
            parts_found = close_in_tiles(fingerprints, rows=known.strangers, comparer=comparer, check=self._check)
        for found in parts_found:
            pairs = members[unpack(found)]
            yield pack(pairs[:, 0], pairs[:, 1])

    def _divided(self, fingerprints: Fingerprints) -> Packed:
        return search(
            fingerprints,
            plan=choose_plan(fingerprints, self._max_bits),
            max_bits=self._max_bits,
            earlier=self._earlier,
            check=self._check,
            depth=self._depth + 1,
        )

    def _in_light(self, part: Part, begins: Ints, sizes: Ints) -> Iterator[Packed]:
        """Yield the close pairs in buckets of falling size, many buckets side by side.

        Row i of a block holds the i-th member of each bucket; it is compared with all rows above it, as far as the
        buckets have an i-th member. So no comparison is wasted and each call to numpy does thousands.
        """
        first = 0
        while first < len(sizes):
            self._check()
            rows = int(sizes[first])
            chosen = slice(first, first + max(1, SLOTS // rows))
            first = chosen.stop
            places = begins[chosen] + np.arange(rows)[:, np.newaxis]
            # Smaller buckets leave the ends of their columns unused; what stands there is never compared.
            members = part.order.take(places, mode="clip")
            widths = np.searchsorted(-sizes[chosen], -np.arange(rows))
            pairs = self._in_columns(part.fingerprints[members], widths, members=members)
            if pairs is not None:
                yield pack(part.global_indices(pairs[0]), part.global_indices(pairs[1]))

    def _in_columns(self, fingerprints: Fingerprints, widths: Ints, *, members: Ints) -> tuple[Ints, Ints] | None:
        hits: list[Ints] = []
        places: list[tuple[int, int, int]] = []
        for row, width in enumerate(widths.tolist()):
            step = SLOTS // width
            for top in range(0, row, step):
                height = min(row - top, step)
                above = fingerprints[top : top + height, :width]
                found = self._comparer.close(above, fingerprints[row, :width], shape=(height, width))
                if found.size:
                    hits.append(found)
                    places.append((row, top, width))
        if not hits:
            return None
        # One division for all hits of the block: for each by itself the calls would cost more than the comparing.
        row_of, top_of, width_of = np.repeat(np.array(places), [len(found) for found in hits], axis=0).T
        other, column = np.divmod(np.concatenate(hits), width_of)
        return members[top_of + other, column], members[row_of, column]
