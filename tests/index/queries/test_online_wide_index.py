from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from dupfinder.index.queries import WideFingerprintIndex

Fingerprints = NDArray[np.uint64]

LOW_HALF = 2**64 - 1
CENTRES = [0, 2**128 - 1, 0x0123_4567_89AB_CDEF, 0x0123_4567_89AB_CDEF_0123_4567_89AB_CDEF]

flips = st.lists(st.integers(0, 127), max_size=8).map(lambda bits: sum(1 << bit for bit in set(bits)))
near_values = st.tuples(st.sampled_from(CENTRES), flips).map(lambda both: both[0] ^ both[1])


def as_halves(values: list[int]) -> Fingerprints:
    return np.array([(value >> 64, value & LOW_HALF) for value in values], dtype=np.uint64).reshape(-1, 2)


def close_ones(held: dict[int, int], fingerprint: int, max_bits: int) -> list[tuple[int, int]]:
    bits = {number: (value ^ fingerprint).bit_count() for number, value in held.items()}
    return sorted(((n, b) for n, b in bits.items() if b <= max_bits), key=lambda found: (found[1], found[0]))


@given(
    held=st.dictionaries(st.integers(-(2**63), 2**63 - 1), near_values, max_size=40),
    removed=st.integers(0, 20),
    queries=st.lists(near_values, max_size=5),
    max_bits=st.integers(0, 12),
    data=st.data(),
)
def test_wide_fingerprints_are_found_as_by_comparing_all(
    held: dict[int, int], removed: int, queries: list[int], max_bits: int, data: st.DataObject
) -> None:
    index = WideFingerprintIndex(max_bits=max_bits)
    index.add(np.array(list(held), dtype=np.int64), as_halves(list(held.values())))
    if data.draw(st.booleans()):
        index._high.merge()
        index._low.merge()
    gone = list(held)[:removed]
    index.remove(np.array(gone, dtype=np.int64))
    left = {number: value for number, value in held.items() if number not in gone}
    assert len(index) == len(left)
    assert [index.query(query) for query in queries] == [close_ones(left, query, max_bits) for query in queries]


def test_thousands_of_wide_fingerprints_are_found_by_tables() -> None:
    fingerprints = np.random.default_rng(1).integers(0, 2**64, (20_000, 2), dtype=np.uint64)
    index = WideFingerprintIndex(max_bits=7)
    index.add(np.arange(20_000), fingerprints)
    assert index.explain().count("permuted tables") == 2
    queries = fingerprints[:200].copy()
    queries[:, 0] ^= np.uint64(0b111)
    queries[100:, 1] ^= np.uint64(0b1111)
    queries[150:, 1] ^= np.uint64(1 << 60)
    expected = [[(number, 3 + 4 * (number >= 100))] if number < 150 else [] for number in range(200)]
    assert [index.query(high << 64 | low) for high, low in queries.tolist()] == expected


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: WideFingerprintIndex(max_bits=129), "0 to 128 bits, not in 129"),
        (lambda: WideFingerprintIndex(max_bits=3).query(2**128), "number of 128 bits"),
        (lambda: WideFingerprintIndex(max_bits=3).add(np.array([1]), np.zeros(2, dtype=np.uint64)), "two columns"),
        (
            lambda: WideFingerprintIndex(max_bits=3).add(np.array([1, 1]), np.zeros((2, 2), dtype=np.uint64)),
            "comes twice",
        ),
    ],
)
def test_bad_input_to_a_wide_index_gets_one_clear_sentence(call: Callable[[], object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call()


def test_an_unknown_number_is_not_removed_from_either_half() -> None:
    index = WideFingerprintIndex(max_bits=3)
    index.add(np.array([1]), as_halves([5]))
    with pytest.raises(KeyError):
        index.remove(np.array([1, 2]))
    assert index.query(5) == [(1, 0)]
