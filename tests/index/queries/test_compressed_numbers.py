from bisect import bisect_left, bisect_right
from functools import partial

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from dupfinder.index.queries.compressed import CompressedNumbers
from dupfinder.index.queries.locating import BinarySearch, InterpolationSearch, places_many
from dupfinder.index.queries.prefix_code import MAX_LENGTH_BITS, prefix_code
from dupfinder.index.queries.sorted_table import LocatorType, PackedNumbers, PlainNumbers

Numbers = NDArray[np.uint64]

values64 = st.integers(0, 2**64 - 1) | st.integers(0, 200) | st.integers(2**64 - 200, 2**64 - 1)
sorted_values = st.sets(values64, max_size=100).map(lambda values: np.array(sorted(values), dtype=np.uint64))
locators = st.sampled_from([BinarySearch, InterpolationSearch])


def decoded(compressed: CompressedNumbers) -> list[int]:
    return [number for block in range(len(compressed.firsts)) for number in compressed.block(block)]


def decoded_side_by_side(compressed: CompressedNumbers) -> list[int]:
    blocks = np.arange(len(compressed.firsts))
    rows = zip(compressed.blocks(blocks).tolist(), compressed.lengths(blocks).tolist(), strict=True)
    return [number for row, length in rows for number in row[:length]]


@settings(deadline=None)
@given(numbers=sorted_values, block_items=st.integers(1, 20))
def test_compressed_numbers_come_back(numbers: Numbers, block_items: int) -> None:
    compressed = CompressedNumbers(numbers, block_items=block_items)
    assert decoded(compressed) == numbers.tolist()
    assert decoded_side_by_side(compressed) == numbers.tolist()


def test_a_hundred_thousand_compressed_numbers_come_back_and_are_smaller() -> None:
    numbers = np.unique(np.random.default_rng(1).integers(0, 2**64, 100_000, dtype=np.uint64))
    compressed = CompressedNumbers(numbers)
    assert decoded_side_by_side(compressed) == numbers.tolist()
    # 100,000 random numbers in order hold 64 - log2(100,000) + log2(e) = 48.8 bits each.
    assert 48.8 * len(numbers) < 8 * compressed.size_bytes < 60 * len(numbers)


def test_the_closest_and_the_farthest_numbers_come_back() -> None:
    numbers = np.array([*range(70), 2**63 - 1, 2**63, 2**64 - 2, 2**64 - 1], dtype=np.uint64)
    for block_items in (1, 2, 16, 100):
        assert decoded(CompressedNumbers(numbers, block_items=block_items)) == numbers.tolist()


@settings(deadline=None)
@given(st.lists(st.integers(0, 2**40), min_size=64, max_size=64).map(lambda counts: np.array(counts, dtype=np.int64)))
def test_no_word_begins_another_and_none_is_long(counts: NDArray[np.int64]) -> None:
    code = prefix_code(counts)
    assert code.lengths.max() <= MAX_LENGTH_BITS
    for symbol in np.flatnonzero(counts).tolist():
        word, length = int(code.words[symbol]), int(code.lengths[symbol])
        for rest in (0, (1 << code.width_bits - length) - 1):
            entry = int(code.decoding[word | rest << length])
            assert (entry >> 4, entry & 15) == (symbol, length)


def test_words_stay_short_even_for_counts_that_make_the_longest_ones() -> None:
    fibonacci = [1, 1]
    while len(fibonacci) < 60:
        fibonacci.append(fibonacci[-1] + fibonacci[-2])
    assert prefix_code(np.array(fibonacci)).lengths.max() <= MAX_LENGTH_BITS


def test_frequent_symbols_have_short_words() -> None:
    code = prefix_code(np.array([1000, 0, 500, 250, 250]))
    assert code.lengths.tolist() == [1, 0, 2, 3, 3]


@settings(deadline=None)
@given(numbers=sorted_values, wanted=values64 | st.just(2**64), locator=locators)
def test_places_are_those_of_bisect(numbers: Numbers, wanted: int, locator: LocatorType) -> None:
    assert locator(numbers).first_at_least(wanted) == bisect_left(numbers.tolist(), wanted)


@settings(deadline=None)
@given(numbers=sorted_values, wanted=st.lists(values64, max_size=20))
def test_many_places_are_those_of_bisect(numbers: Numbers, wanted: list[int]) -> None:
    many, in_order = np.array(wanted, dtype=np.uint64), numbers.tolist()
    assert places_many(numbers, many, side="left").tolist() == [bisect_left(in_order, number) for number in wanted]
    assert places_many(numbers, many, side="right").tolist() == [bisect_right(in_order, number) for number in wanted]


@pytest.mark.parametrize("exponent", [1, 4, 40])
def test_interpolation_finds_numbers_that_crowd(exponent: int) -> None:
    numbers = np.unique(np.random.default_rng(2).random(20_000) ** exponent * 2**63).astype(np.uint64)
    numbers = np.unique(numbers)
    search = InterpolationSearch(numbers)
    for place in range(0, len(numbers), 7):
        assert search.first_at_least(int(numbers[place])) == place
        assert search.first_at_least(int(numbers[place]) + 1) == place + 1


@settings(deadline=None)
@given(
    numbers=sorted_values,
    bounds=st.lists(st.tuples(values64, values64).map(sorted), max_size=8),
    kind=st.sampled_from([PlainNumbers, PackedNumbers]),
    locator=locators,
)
def test_ranges_hold_what_lies_between(
    numbers: Numbers,
    bounds: list[list[int]],
    kind: type[PlainNumbers] | type[PackedNumbers],
    locator: LocatorType,
) -> None:
    stored = partial(kind, locator=locator)(numbers)
    expected = [[number for number in numbers.tolist() if low <= number <= high] for low, high in bounds]
    assert [list(stored.between(low, high)) for low, high in bounds] == expected
    lows, highs = np.array(bounds, dtype=np.uint64).reshape(-1, 2).T
    found: list[list[int]] = [[] for _ in bounds]
    for owners, values in stored.between_many(lows, highs):
        for owner, value in zip(owners.tolist(), values.tolist(), strict=True):
            found[owner].append(value)
    assert found == expected
