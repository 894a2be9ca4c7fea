"""That no k bits touch every table is proved by looking for such bits in all ways that could succeed."""

import pytest

from dupfinder.index.pairs import Permutation, TablePlan, block_plan, nested_block_plan
from dupfinder.index.pairs.covering import covering_tables

LARGEST_COVERED = 16


def atoms(masks: list[int]) -> list[int]:
    """Return the masks over new bits, one for all bits that the same masks hold: either of them touches as much."""
    touched = {tuple(i for i, mask in enumerate(masks) if mask >> bit & 1) for bit in range(64)} - {()}
    rows = [0] * len(masks)
    for atom, tables in enumerate(sorted(touched)):
        for table in tables:
            rows[table] |= 1 << atom
    return rows


def separate(rows: list[int]) -> list[list[int]]:
    """Return the rows in parts that share no bit."""
    parts: list[tuple[int, list[int]]] = []
    for row in rows:
        met = [part for part in parts if part[0] & row]
        bits, members = row, [row]
        for part in met:
            bits |= part[0]
            members += part[1]
        parts = [part for part in parts if part not in met] + [(bits, members)]
    return [members for _, members in parts]


def can_touch(rows: list[int], bits_left: int) -> bool:
    """Return whether some `bits_left` bits touch every row: one of the bits of the shortest row must be among them."""
    if not rows:
        return True
    degrees = [sum(row >> bit & 1 for row in rows) for bit in range(max(rows).bit_length())]
    if sum(sorted(degrees, reverse=True)[:bits_left]) < len(rows):
        return False
    shortest = min(rows, key=int.bit_count)
    candidates = sorted((bit for bit in range(len(degrees)) if shortest >> bit & 1), key=lambda bit: -degrees[bit])
    tried = 0
    for bit in candidates:
        # Bits tried before need not be tried again further down.
        left = [row & ~tried for row in rows if not row >> bit & 1]
        if all(left) and can_touch(left, bits_left - 1):
            return True
        tried |= 1 << bit
    return False


def least_touching_bits(tables: tuple[Permutation, ...]) -> int:
    """Return how few bits can touch every table."""
    total = 0
    for part in separate(atoms([table.mask for table in tables])):
        needed = 1
        while not can_touch(part, needed):
            needed += 1
        total += needed
    return total


@pytest.mark.parametrize("max_bits", range(LARGEST_COVERED + 1))
def test_no_so_many_bits_touch_every_table_of_a_shipped_set(max_bits: int) -> None:
    sets = covering_tables(max_bits)
    assert sets
    for tables in sets:
        assert least_touching_bits(tables) > max_bits


@pytest.mark.parametrize(
    ("blocks", "max_bits", "tables"), [(4, 3, 4), (5, 3, 10), (6, 3, 20), (8, 6, 28), (1, 0, 1), (64, 2, 2016)]
)
def test_the_classical_plan_has_a_table_for_each_choice_of_blocks(blocks: int, max_bits: int, tables: int) -> None:
    assert len(block_plan(blocks=blocks, max_bits=max_bits).tables) == tables


@pytest.mark.parametrize(("blocks", "max_bits"), [(1, 0), (2, 1), (4, 3), (5, 3), (6, 3), (8, 6), (7, 2), (9, 4)])
def test_no_so_many_bits_touch_every_table_of_a_classical_plan(blocks: int, max_bits: int) -> None:
    assert least_touching_bits(block_plan(blocks=blocks, max_bits=max_bits).tables) == max_bits + 1


@pytest.mark.parametrize(
    ("blocks", "max_bits", "tables", "prefix_bits"),
    [((4, 4), 3, 16, 28), ((2, 2, 2), 1, 8, 56), ((3, 3), 2, 9, 35), ((5, 4), 3, 40, 34), ((4, 4, 4), 3, 64, 37)],
)
def test_nested_blocks_have_a_table_for_each_choice_within_each_choice(
    blocks: tuple[int, ...], max_bits: int, tables: int, prefix_bits: int
) -> None:
    plan = nested_block_plan(blocks=blocks, max_bits=max_bits)
    assert len(plan.tables) == tables
    assert min(table.prefix_bits for table in plan.tables) == prefix_bits
    assert least_touching_bits(plan.tables) == max_bits + 1


@pytest.mark.parametrize("blocks", [(), (4, 3), (4, 49), (4, 4, 4, 4, 4, 20)])
def test_each_depth_of_nested_blocks_needs_more_blocks_than_bits_and_a_bit_for_each(blocks: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="block"):
        nested_block_plan(blocks=blocks, max_bits=3)


@pytest.mark.parametrize("max_bits", [3, 6])
def test_a_classical_plan_without_one_of_its_tables_misses_pairs(max_bits: int) -> None:
    plan = block_plan(blocks=max_bits + 2, max_bits=max_bits)
    assert least_touching_bits(plan.tables[1:]) == max_bits


@pytest.mark.parametrize("max_bits", range(1, LARGEST_COVERED + 1))
def test_no_shipped_set_is_useless_beside_another(max_bits: int) -> None:
    sizes = [(len(tables), min(table.prefix_bits for table in tables)) for tables in covering_tables(max_bits)]
    assert sizes == sorted(sizes)
    assert [bits for _, bits in sizes] == sorted({bits for _, bits in sizes})


@pytest.mark.parametrize(("blocks", "max_bits"), [(3, 3), (65, 3), (4, -1), (0, 0)])
def test_a_classical_plan_needs_more_blocks_than_bits(blocks: int, max_bits: int) -> None:
    with pytest.raises(ValueError, match="blocks"):
        block_plan(blocks=blocks, max_bits=max_bits)


def test_a_classical_plan_of_too_many_tables_is_refused() -> None:
    with pytest.raises(ValueError, match="50,000"):
        block_plan(blocks=64, max_bits=32)


def test_a_plan_that_was_asked_for_says_so() -> None:
    plan = block_plan(blocks=6, max_bits=3)
    assert plan.explain().splitlines() == [
        "Permuted tables: 20 tables with prefixes of 31-33 bits (blocks), complete for pairs within 3 bits.",
        "As requested.",
    ]
    assert isinstance(plan, TablePlan)
