from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, multiple, rule
from numpy.typing import NDArray

from dupfinder.index.queries import FingerprintIndex

Fingerprints = NDArray[np.uint64]
Numbers = NDArray[np.int64]

MAX_BITS = 3
CENTRES = [2**64 - 1, 0x0123_4567_0000_0000]


def fingerprints_of(values: list[int]) -> Fingerprints:
    return np.array(values, dtype=np.uint64)


def numbers_of(values: list[int]) -> Numbers:
    return np.array(values, dtype=np.int64)


def random_fingerprints(count: int, *, seed: int = 1) -> Fingerprints:
    return np.random.default_rng(seed).integers(0, 2**64, count, dtype=np.uint64)


def close_ones(held: dict[int, int], fingerprint: int, max_bits: int) -> list[tuple[int, int]]:
    """Compare with all that is held."""
    bits = {number: (value ^ fingerprint).bit_count() for number, value in held.items()}
    return sorted(((n, b) for n, b in bits.items() if b <= max_bits), key=lambda found: (found[1], found[0]))


flips = st.lists(st.integers(0, 63), max_size=2).map(lambda bits: sum(1 << bit for bit in set(bits)))
near_values = st.tuples(st.sampled_from(CENTRES), flips).map(lambda both: both[0] ^ both[1])


class IndexBesideDict(RuleBasedStateMachine):
    """An index, and a dict that is asked by comparing all it holds."""

    known = Bundle("known")

    def __init__(self) -> None:
        super().__init__()
        self.held: dict[int, int] = {}
        self.index = FingerprintIndex(max_bits=MAX_BITS)

    @rule(target=known, added=st.dictionaries(st.integers(-(2**63), 2**63 - 1), near_values, max_size=8))
    def add(self, added: dict[int, int]) -> object:
        new = {number: value for number, value in added.items() if number not in self.held}
        self.index.add(numbers_of(list(new)), fingerprints_of(list(new.values())))
        self.held.update(new)
        return multiple(*new)

    @rule(target=known, number=consumes(known), value=near_values)
    def replace(self, number: int, value: int) -> int:
        self.index.remove(numbers_of([number]))
        self.index.add(numbers_of([number]), fingerprints_of([value]))
        self.held[number] = value
        return number

    @rule(numbers=st.lists(consumes(known), max_size=5))
    def remove(self, numbers: list[int]) -> None:
        values = [self.held.pop(number) for number in numbers]
        self.index.remove(numbers_of(numbers))
        for value in values:
            assert self.index.query(value) == close_ones(self.held, value, MAX_BITS)

    @rule(number=known)
    def add_again(self, number: int) -> None:
        with pytest.raises(ValueError, match=f"The number {number} is there already"):
            self.index.add(numbers_of([number]), fingerprints_of([0]))

    @rule(number=st.integers(-(2**63), 2**63 - 1))
    def remove_unknown(self, number: int) -> None:
        if number not in self.held:
            known = list(self.held)[:1]
            with pytest.raises(KeyError, match=str(number)):
                self.index.remove(numbers_of([*known, number]))

    @rule()
    def merge(self) -> None:
        self.index.merge()

    @rule(value=near_values)
    def query(self, value: int) -> None:
        assert self.index.query(value) == close_ones(self.held, value, MAX_BITS)

    @invariant()
    def counts(self) -> None:
        assert len(self.index) == len(self.held)


TestAnySequenceOfChangesAndQueries = IndexBesideDict.TestCase
TestAnySequenceOfChangesAndQueries.settings = settings(max_examples=30, stateful_step_count=20)


@pytest.mark.parametrize("count", [10, 2000, 30_000])
@pytest.mark.parametrize("max_bits", [0, 1, 3, 14, 30, 64])
def test_the_chosen_plan_finds_what_comparing_all_finds(count: int, max_bits: int) -> None:
    fingerprints = random_fingerprints(count)
    index = FingerprintIndex(max_bits=max_bits)
    index.add(np.arange(count), fingerprints)
    queries = fingerprints[:3] ^ np.uint64(1)
    for hits in queries:
        bits = np.bitwise_count(fingerprints ^ hits)
        expected = sorted((int(bits[number]), number) for number in np.flatnonzero(bits <= max_bits).tolist())
        assert [(b, n) for n, b in index.query(int(hits))] == expected


@pytest.mark.parametrize("count", [40, 30_000])
def test_what_is_removed_from_the_main_part_is_not_found_before_the_next_merge(count: int) -> None:
    index = FingerprintIndex(max_bits=0)
    values = [7, 7, 7, 2**40, *range(2**50, 2**50 + count * 2**6, 2**6)]
    index.add(np.arange(len(values)), fingerprints_of(values))
    index.merge()
    index.remove(numbers_of([1, 3]))
    assert "2 removed, dropped at the next merge" in index.explain()
    assert index.query(7) == [(0, 0), (2, 0)]
    assert index.query(2**40) == []
    index.add(numbers_of([3]), fingerprints_of([7]))
    index.merge()
    assert "0 removed" in index.explain()
    assert index.query(7) == [(0, 0), (2, 0), (3, 0)]
    assert index.fingerprints_of(numbers_of([3, 4])).tolist() == [7, 2**50]
    with pytest.raises(KeyError, match="1"):
        index.fingerprints_of(numbers_of([0, 1]))


def test_what_is_added_is_merged_by_itself_and_what_is_removed_is_dropped() -> None:
    index = FingerprintIndex(max_bits=3)
    fingerprints = random_fingerprints(20_000)
    for begin in range(0, 20_000, 500):
        index.add(np.arange(begin, begin + 500), fingerprints[begin : begin + 500])
    assert len(index) == 20_000
    assert "6 permuted tables" in index.explain() or "4 permuted tables" in index.explain()
    index.remove(np.arange(500, 20_000))
    assert len(index) == 500
    assert index.explain().endswith("0 removed, dropped at the next merge.")
    assert index.query(int(fingerprints[499])) == [(499, 0)]
    assert index.query(int(fingerprints[500])) == []


def test_thousands_of_equal_fingerprints_are_one_value_in_the_tables() -> None:
    equal, others = np.full(50_000, 7, dtype=np.uint64), random_fingerprints(20_000)
    index = FingerprintIndex(max_bits=3)
    index.add(np.arange(70_000), np.concatenate((equal, others)))
    assert "permuted tables" in index.explain()
    assert "among 20,001 distinct fingerprints" in index.explain()
    assert index.query(6) == [(number, 1) for number in range(50_000)]


def test_a_large_family_with_half_of_its_bits_in_common_is_searched_by_its_other_bits() -> None:
    fingerprints = random_fingerprints(40_000)
    fingerprints[:15_000] &= np.uint64(0xFFFF_FFFF)
    index = FingerprintIndex(max_bits=3)
    index.add(np.arange(39_000), fingerprints[:39_000])
    index.add(np.arange(39_000, 40_000), fingerprints[39_000:])
    index.merge()
    assert index._search._nested  # type: ignore[attr-defined] # in half of the tables the family lies in one bucket
    queries = np.concatenate((fingerprints[:300], fingerprints[30_000:30_300])) ^ np.uint64(0x8000_0000_0000_0001)
    expected = [
        [query, number, int(bits[number])]
        for query, asked in enumerate(queries)
        for bits in [np.bitwise_count(fingerprints ^ asked)]
        for number in sorted(np.flatnonzero(bits <= 3).tolist(), key=lambda number: (bits[number], number))
    ]
    assert len(expected) >= 600
    singly = [[query, *found] for query, asked in enumerate(queries.tolist()) for found in index.query(asked)]
    assert singly == expected


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: FingerprintIndex(max_bits=65), "0 to 64 bits, not in 65"),
        (lambda: FingerprintIndex(max_bits=-1), "0 to 64 bits, not in -1"),
        (lambda: FingerprintIndex(max_bits=3).query(2**64), "number of 64 bits"),
        (lambda: FingerprintIndex(max_bits=3).query(-1), "number of 64 bits"),
        (
            lambda: FingerprintIndex(max_bits=3).add(numbers_of([1]), np.zeros((1, 2), dtype=np.uint64)),
            "one-dimensional",
        ),
        (lambda: FingerprintIndex(max_bits=3).add(numbers_of([1]), fingerprints_of([])), "as many numbers"),
        (lambda: FingerprintIndex(max_bits=3).add(numbers_of([1, 1]), fingerprints_of([2, 3])), "comes twice"),
    ],
)
def test_bad_input_to_an_index_gets_one_clear_sentence(call: Callable[[], object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call()


def test_a_number_that_is_removed_twice_at_once_is_an_error() -> None:
    index = FingerprintIndex(max_bits=3)
    index.add(numbers_of([5]), fingerprints_of([1]))
    with pytest.raises(KeyError):
        index.remove(numbers_of([5, 5]))
    assert len(index) == 1


def test_an_empty_index_finds_nothing() -> None:
    index = FingerprintIndex(max_bits=3)
    index.add(numbers_of([]), fingerprints_of([]))
    index.remove(numbers_of([]))
    index.merge()
    assert len(index) == 0
    assert index.query(0) == []
