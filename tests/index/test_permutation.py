import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from dupfinder.index.pairs import Permutation, Run
from dupfinder.index.pairs.skew import spread_order, with_bit_order

values64 = st.integers(0, 2**64 - 1)
many_values = st.lists(values64, max_size=40).map(lambda values: np.array(values, dtype=np.uint64))


@st.composite
def permutations(draw: st.DrawFn, *, max_bits: int = 32) -> Permutation:
    bounds = sorted(draw(st.sets(st.integers(0, 64), min_size=2, max_size=9)))
    runs = [Run(low, end - low) for low, end in zip(bounds[:-1:2], bounds[1::2], strict=False)]
    kept = draw(st.permutations(runs))
    return Permutation(tuple(kept)).split(max_bits)[0]


def key(value: int, permutation: Permutation) -> int:
    """Return the prefix bit by bit."""
    bits = [value >> bit & 1 for run in permutation.runs for bit in reversed(range(run.low, run.low + run.width))]
    return int("0" + "".join(map(str, bits)), 2)


@given(values=many_values, permutation=permutations())
def test_keys_are_the_runs_one_after_the_other(values: NDArray[np.uint64], permutation: Permutation) -> None:
    assert permutation.keys(values).tolist() == [key(value, permutation) for value in values.tolist()]


@pytest.mark.parametrize("word", range(4))
def test_aligned_words_are_keys(word: int) -> None:
    values = np.array([0x0123456789ABCDEF, 0xFEDCBA9876543210], dtype=np.uint64)
    permutation = Permutation((Run(16 * word, 16),))
    assert permutation.keys(values).tolist() == [key(value, permutation) for value in values.tolist()]


@given(mask=values64)
def test_a_mask_is_split_into_runs_from_the_highest_bit_down(mask: int) -> None:
    permutation = Permutation.of_mask(mask)
    assert permutation.mask == mask
    lows = [run.low for run in permutation.runs]
    ends = [run.low + run.width for run in permutation.runs]
    assert all(end < low for low, end in zip(lows[:-1], ends[1:], strict=True))


@given(value=values64, permutation=permutations(max_bits=64), front_bits=st.integers(0, 64))
def test_a_split_prefix_is_the_same_prefix_in_two_parts(value: int, permutation: Permutation, front_bits: int) -> None:
    front, rest = permutation.split(front_bits)
    assert front.prefix_bits == min(front_bits, permutation.prefix_bits)
    assert front.mask | rest.mask == permutation.mask
    assert key(value, front) << rest.prefix_bits | key(value, rest) == key(value, permutation)


def test_a_key_of_more_than_32_bits_is_refused() -> None:
    with pytest.raises(ValueError, match="at most 32 bits, not 33"):
        Permutation((Run(0, 33),)).keys(np.zeros(1, dtype=np.uint64))


@given(values=many_values, order=st.permutations(range(64)))
def test_bits_in_another_order_are_the_same_bits(values: NDArray[np.uint64], order: list[int]) -> None:
    moved = with_bit_order(values, tuple(order)).tolist()
    assert moved == [sum((value >> bit & 1) << place for place, bit in enumerate(order)) for value in values.tolist()]


@given(st.lists(st.floats(0, 1), min_size=64, max_size=64))
def test_every_aligned_run_of_the_spread_order_has_bits_of_every_rank(telling: list[float]) -> None:
    order = spread_order(np.array(telling))
    assert sorted(order) == list(range(64))
    ranks = {bit: rank for rank, bit in enumerate(sorted(range(64), key=lambda bit: -telling[bit]))}
    for low in range(0, 64, 16):
        assert sorted(ranks[bit] // 4 for bit in order[low : low + 16]) == list(range(16))
