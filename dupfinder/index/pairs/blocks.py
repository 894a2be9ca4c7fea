"""The classical sets of tables: one for each choice of blocks (Manku et al. 2007, section 3.1)."""

import itertools
import math
from collections.abc import Iterator, Sequence

from dupfinder.index.pairs.plans import Scheme, TablePlan
from dupfinder.index.permutation import WIDTH_BITS, Permutation

MAX_TABLES = 50_000


def block_plan(*, blocks: int, max_bits: int) -> TablePlan:
    """Return the classical plan: `blocks` equal blocks, a table for each choice of all but `max_bits` of them.

    Manku et al. 2007, section 3.1: bits that differ in `max_bits` places leave at least that many blocks alone. Raises
    `ValueError` unless 0 <= `max_bits` < `blocks` <= 64, and where there would be more than `MAX_TABLES` tables.
    """
    return nested_block_plan(blocks=(blocks,), max_bits=max_bits)


def nested_block_plan(*, blocks: Sequence[int], max_bits: int) -> TablePlan:
    """Return the plan that chooses blocks again among the bits which a first choice left over, to any depth.

    `blocks` says into how many equal blocks the bits left are divided at each depth. Manku et al. 2007, section 3.1.2:
    with (4, 4) for 3 bits, 4 blocks of 16 bits, and for each the remaining 48 bits in 4 blocks of 12, make 16 tables
    with prefixes of 28 bits. At each depth bits that differ in `max_bits` places leave enough blocks alone. Raises
    `ValueError` unless each depth has more blocks than `max_bits` and a bit for each block, and where there would be
    more than `MAX_TABLES` tables.
    """
    if not blocks:
        raise ValueError("A plan needs at least one division into blocks.")
    left = WIDTH_BITS
    for count in blocks:
        if not 0 <= max_bits < count <= left:
            bits = "1 bit" if max_bits == 1 else f"{max_bits} bits"
            raise ValueError(f"A plan for {bits} needs {max_bits + 1} to {left} blocks, not {count}.")
        # The smallest blocks may be chosen: what they leave over is never less than this share.
        left -= -(-left * (count - max_bits) // count)
    tables = math.prod(math.comb(count, max_bits) for count in blocks)
    if tables > MAX_TABLES:
        raise ValueError(f"These blocks need {tables:,} tables; {MAX_TABLES:,} are the most.")
    masks = _choices(list(range(WIDTH_BITS)), blocks, max_bits)
    permutations = tuple(Permutation.of_mask(mask) for mask in masks)
    return TablePlan(
        max_bits=max_bits, tables=permutations, scheme=Scheme.BLOCKS if len(blocks) == 1 else Scheme.NESTED
    )


def _choices(bits: list[int], blocks: Sequence[int], max_bits: int) -> Iterator[int]:
    """Yield the masks of the bits chosen, lowest blocks first."""
    if not blocks:
        yield 0
        return
    bounds = [len(bits) * block // blocks[0] for block in range(blocks[0] + 1)]
    parts = [bits[low:end] for low, end in itertools.pairwise(bounds)]
    for chosen in itertools.combinations(range(len(parts)), blocks[0] - max_bits):
        mask = sum(1 << bit for part in chosen for bit in parts[part])
        left = [bit for part, members in enumerate(parts) if part not in chosen for bit in members]
        for inner in _choices(left, blocks[1:], max_bits):
            yield mask | inner
