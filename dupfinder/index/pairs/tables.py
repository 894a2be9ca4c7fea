"""The close pairs within the buckets of one table."""

import sys
from collections.abc import Callable, Iterator

import numpy as np

from dupfinder.domain.records import dataclass
from dupfinder.index.arrays import PART_BITS, WHOLE_ITEMS, Check, Fingerprints, Flags, Ints, Masks, divided
from dupfinder.index.packed import Packed, halves, pack
from dupfinder.index.pairs.compare import SLOTS, Comparer, close_in_tiles
from dupfinder.index.permutation import Keys, Permutation

KEY_BITS = 32
"""Longer prefixes are cut: no machine holds so many fingerprints that more bits would spare comparisons."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some of the fingerprints of a table; no bucket is spread over two parts."""

    indices: Ints | None
    """Which of all fingerprints these are; `None` stands for all of them, in their order."""
    order: Ints
    """Sorts them by their keys, equal ones by index."""
    in_order: Fingerprints
    keys: Keys
    """The sorted keys: prefixes, or what is left of them where the part has the rest in common."""

    def global_indices(self, places: Ints) -> Ints:
        """Return which of all fingerprints stand at these places of the order."""
        local = self.order[places]
        return local if self.indices is None else self.indices[local]


def parts(fingerprints: Fingerprints, table: Permutation) -> Iterator[Part]:
    """Yield the fingerprints in the order of the table's prefix (at most `KEY_BITS` long).

    All sorts are radix sorts, as numpy's stable sort is for 8 and 16 bits.
    """
    if len(fingerprints) <= WHOLE_ITEMS or table.prefix_bits <= PART_BITS:
        yield _sorted_part(None, fingerprints, table)
        return
    front, rest = table.split(PART_BITS)
    indices, fingerprints, ends = divided(fingerprints, front.keys(fingerprints).astype(np.uint8, copy=False))
    for begin, end in zip([0, *ends[:-1]], ends, strict=True):
        yield _sorted_part(indices[begin:end], fingerprints[begin:end], rest)


def _sorted_part(indices: Ints | None, fingerprints: Fingerprints, table: Permutation) -> Part:
    keys = table.keys(fingerprints)
    order = _radix_order(keys)
    in_order = fingerprints[order]
    # A run of bits is quicker taken out of those in order again than its keys are put in order.
    return Part(indices, order, in_order, table.keys(in_order) if len(table.runs) == 1 else keys[order])


def _radix_order(keys: Keys) -> Ints:
    if keys.dtype != np.uint32:
        return np.argsort(keys, kind="stable")
    halves = keys.view(np.uint16).reshape(-1, 2)
    low, high = (0, 1) if sys.byteorder == "little" else (1, 0)
    by_low = np.argsort(halves[:, low], kind="stable")
    return by_low[np.argsort(halves[:, high][by_low], kind="stable")]


def shared(keys: Keys) -> tuple[Ints, Ints]:
    """Return where in the sorted `keys` each bucket of two or more begins, and its size: the largest first."""
    edges = np.flatnonzero(keys[1:] != keys[:-1]) + 1
    bounds = np.concatenate(([0], edges, [len(keys)]))
    sizes = np.diff(bounds)
    several = np.flatnonzero(sizes > 1)
    return the_largest_first(bounds[several], sizes[several])


def the_largest_first(begins: Ints, sizes: Ints) -> tuple[Ints, Ints]:
    """Return the buckets in the order of falling size; sizes from 65,535 on count as the same."""
    rank = np.argsort((65_535 - np.minimum(sizes, 65_535)).astype(np.uint16), kind="stable")
    return begins[rank], sizes[rank]


SMALL_ITEMS = 16
"""Larger buckets are for other ways of comparing."""
_SPARSE = 16
"""Fetching two fingerprints from anywhere takes as long as comparing so many that lie in a row."""


def large_buckets(keys: Keys) -> tuple[Ints, Ints]:
    """Return where in the sorted `keys` each bucket of more than `SMALL_ITEMS` begins, and its size."""
    far = np.flatnonzero(keys[SMALL_ITEMS:] == keys[:-SMALL_ITEMS])
    if not len(far):
        return far, far
    # Between the last such place of one bucket and the first of the next lie the `SMALL_ITEMS` others of the first.
    is_first = np.concatenate(([True], far[1:] - far[:-1] > 1))
    begins = far[is_first]
    return begins, np.diff(np.flatnonzero(is_first), append=len(far)) + SMALL_ITEMS


def close_neighbours(
    in_order: Fingerprints, keys: Keys, *, outside: tuple[Ints, Ints], comparer: Comparer, check: Check
) -> Iterator[tuple[Ints, Ints]]:
    """Yield the unseen close pairs of equal `keys`, as places in their order, but none in the buckets `outside`.

    First each is compared with the next, then with the one after it, as long as any buckets reach so far: nothing is
    laid out anew, which is the quickest where a bucket holds a few.
    """
    inside = _inside(*outside, count=len(keys)) if len(outside[0]) else None
    for lag in range(1, min(SMALL_ITEMS, len(keys))):
        check()
        is_same = keys[lag:] == keys[:-lag]
        if inside is not None:
            is_same &= inside[:-lag]
        count = int(np.count_nonzero(is_same))
        if not count:
            return
        compare = _at_places if count * _SPARSE < len(keys) else _in_a_row
        for first in compare(in_order, is_same, lag, comparer):
            yield first, first + lag


def _inside(begins: Ints, sizes: Ints, *, count: int) -> Flags:
    """Return of each place whether it is in none of the buckets."""
    change = np.zeros(count + 1, dtype=np.int8)
    change[begins] += 1
    # Where a bucket ends another may begin.
    change[begins + sizes] -= 1
    inside: Flags = np.cumsum(change, dtype=np.int8)[:count] == 0
    return inside


def _in_a_row(in_order: Fingerprints, is_same: Flags, lag: int, comparer: Comparer) -> Iterator[Ints]:
    for begin in range(0, len(is_same), SLOTS):
        left = in_order[begin : min(begin + SLOTS, len(is_same))]
        right = in_order[begin + lag : begin + lag + len(left)]
        found, differences = comparer.close(left, right, shape=(1, len(left)))
        if found.size:
            wanted = np.flatnonzero(is_same[found + begin])
            yield found[wanted[comparer.unseen(differences[wanted])]] + begin


def _at_places(in_order: Fingerprints, is_same: Flags, lag: int, comparer: Comparer) -> Iterator[Ints]:
    places = np.flatnonzero(is_same)
    for begin in range(0, len(places), SLOTS):
        left = places[begin : begin + SLOTS]
        found, differences = comparer.close(in_order[left], in_order[left + lag], shape=(1, len(left)))
        if found.size:
            yield left[found[comparer.unseen(differences)]]


_LIGHT_ITEMS = 512
"""Larger buckets are treated one at a time; of smaller ones at least 64 lie side by side in a cacheful."""
_TILED_COMPARISONS = 2**26
"""Buckets that need more have a plan of their own: what their members share tells nothing, but other bits may."""
_UNUSUAL = 8
"""Only those do that are this many times as large as all buckets would be if the prefix told as much as it can."""
_LARGE_SHARE = 0.3
"""Where more of the fingerprints are in large buckets, the small ones are treated like the large ones."""
_PENDING = 2**16

SearchWithin = Callable[[Fingerprints, Masks], Iterator[Packed]]
"""Finds the close pairs among the members of a heavy bucket that no table with one of the masks brings forth."""

_SAMPLE_ITEMS = 256


@dataclass(frozen=True, slots=True)
class Acquaintance:
    """Who in a bucket has met whom."""

    order: Ints
    """The members of the bucket: first the strangers, then those that have all met each other."""
    strangers: int
    """How many come first; a pair without one of them need not be looked at."""


def acquaintance(fingerprints: Fingerprints, earlier: Masks) -> Acquaintance:
    """Return who of a bucket's members need not be compared, as they shared the prefix of an earlier table.

    A ball of documents with half of its bits in common fills a heavy bucket of half of all tables: without this its
    square would be paid for in each.
    """
    if not len(earlier):
        return Acquaintance(np.arange(len(fingerprints)), len(fingerprints))
    some = fingerprints[:: -(-len(fingerprints) // _SAMPLE_ITEMS)]
    sharing = np.count_nonzero((some[1:] ^ some[:-1])[:, np.newaxis] & earlier == 0, axis=0)
    mask = earlier[sharing.argmax()]
    prefixes = fingerprints & mask
    # If more than half of the members share one prefix, the median is it.
    usual = np.sort(some & mask)[len(some) // 2]
    strangers = np.flatnonzero(prefixes != usual)
    return Acquaintance(np.concatenate((strangers, np.flatnonzero(prefixes == usual))), len(strangers))


class Table:
    """A sorted table of permuted fingerprints, as long as it takes to find the pairs in it (Manku et al. 2007, 3.1).

    This is the batch form of their section 4: one pass over the sorted table, in which groups of equal prefixes meet,
    in place of a search for each fingerprint. Pairs that an earlier table has brought forth, or rather one that tells
    the same, are left out: those that differ in no bit of one of the masks `earlier` (uint64[t]).
    """

    def __init__(
        self, prefix: Permutation, *, max_bits: int, earlier: Masks, check: Check, search_within: SearchWithin | None
    ) -> None:
        self._prefix = prefix
        self._earlier = earlier
        self._check = check
        self._search_within = search_within
        self._comparer = Comparer(max_bits, earlier=earlier)

    def close_pairs(self, fingerprints: Fingerprints) -> Iterator[Packed]:
        """Yield the close pairs that share the prefix, packed, in blocks."""
        usual_items = len(fingerprints) >> self._prefix.prefix_bits
        for part in parts(fingerprints, self._prefix):
            for left, right in self._in_part(part, usual_items=usual_items):
                yield pack(part.global_indices(left), part.global_indices(right))

    def _in_part(self, part: Part, *, usual_items: int) -> Iterator[tuple[Ints, Ints]]:
        """Yield the close pairs as places in the order of the part."""
        large = large_buckets(part.keys)
        in_large = int(large[1].sum())
        if in_large <= _LARGE_SHARE * len(part.keys):
            yield from close_neighbours(
                part.in_order, part.keys, outside=large, comparer=self._comparer, check=self._check
            )
            begins, sizes = the_largest_first(*large)
        else:
            begins, sizes = shared(part.keys)
        heavy = int(np.count_nonzero(sizes > _LIGHT_ITEMS))
        for begin, size in zip(begins[:heavy].tolist(), sizes[:heavy].tolist(), strict=True):
            yield from self._in_heavy(part.in_order, begin, size, usual_items=usual_items)
        yield from self._in_light(part.in_order, begins[heavy:], sizes[heavy:])

    def _in_heavy(
        self, in_order: Fingerprints, begin: int, size: int, *, usual_items: int
    ) -> Iterator[tuple[Ints, Ints]]:
        known = acquaintance(in_order[begin : begin + size], self._earlier)
        members = begin + known.order
        fingerprints = in_order[members]
        is_unusual = len(fingerprints) > _UNUSUAL * usual_items
        if self._search_within and is_unusual and known.strangers * len(fingerprints) > _TILED_COMPARISONS:
            parts_found = self._search_within(fingerprints, self._earlier)
        else:
            rows = (0, known.strangers)
            parts_found = close_in_tiles(fingerprints, rows=rows, comparer=self._comparer, check=self._check)
        for found in parts_found:
            left, right = halves(found)
            yield members[left], members[right]

    def _in_light(self, in_order: Fingerprints, begins: Ints, sizes: Ints) -> Iterator[tuple[Ints, Ints]]:
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
            members = in_order.take(places, mode="clip")
            widths = np.searchsorted(-sizes[chosen], -np.arange(rows))
            for row, other, column in self._in_columns(members, widths):
                yield places[other, column], places[row, column]

    def _in_columns(self, fingerprints: Fingerprints, widths: Ints) -> Iterator[tuple[Ints, Ints, Ints]]:
        found = _Found()
        for row, width in enumerate(widths.tolist()):
            step = SLOTS // width
            for top in range(0, row, step):
                height = min(row - top, step)
                above = fingerprints[top : top + height, :width]
                positions, differences = self._comparer.close(above, fingerprints[row, :width], shape=(height, width))
                if positions.size:
                    found.add(positions, differences, row=row, top=top, width=width)
            if found.count > _PENDING:
                yield found.unseen(self._comparer)
                found = _Found()
        if found.count:
            yield found.unseen(self._comparer)


class _Found:
    """Close pairs of some columns: sifting them all at once takes fewer calls than it would for each row."""

    def __init__(self) -> None:
        self.count = 0
        self._positions: list[Ints] = []
        self._differences: list[Fingerprints] = []
        self._whence: list[tuple[int, int, int]] = []

    def add(self, positions: Ints, differences: Fingerprints, *, row: int, top: int, width: int) -> None:
        self.count += len(positions)
        self._positions.append(positions)
        self._differences.append(differences)
        self._whence.append((row, top, width))

    def unseen(self, comparer: Comparer) -> tuple[Ints, Ints, Ints]:
        """Return row, other row and column of each unseen pair."""
        unseen = comparer.unseen(np.concatenate(self._differences))
        of_call = np.repeat(np.arange(len(self._positions)), [len(positions) for positions in self._positions])[unseen]
        row, top, width = np.array(self._whence)[of_call].T
        other, column = np.divmod(np.concatenate(self._positions)[unseen], width)
        return row, top + other, column
