"""In which variables two texts differ, read off their masked digests."""

import itertools

import pytest

from dupfinder.domain.masks import MASKED_DIGESTS_BYTES, SETS, masked_digest_slice, set_number, variables_between
from dupfinder.domain.pairs import Variable

NUMBERS, DATES, NAMES, ENTRIES = Variable


def with_equal(*sets: tuple[Variable, ...]) -> tuple[bytes, bytes]:
    """Return the digests of two texts that are equal only with these sets masked."""
    a, b = bytearray(MASKED_DIGESTS_BYTES), bytearray(b"\x01" * MASKED_DIGESTS_BYTES)
    for variables in sets:
        b[masked_digest_slice(variables)] = a[masked_digest_slice(variables)]
    return bytes(a), bytes(b)


def test_every_set_has_a_digest_of_its_own() -> None:
    every = [chosen for count in (1, 2, 3) for chosen in itertools.combinations((NUMBERS, DATES, NAMES), count)]
    every.append((ENTRIES,))
    assert sorted(map(set_number, every)) == list(SETS)
    assert sorted(masked_digest_slice(one).start for one in every) == list(range(0, MASKED_DIGESTS_BYTES, 8))
    for variables in every:
        assert variables_between(*with_equal(variables)) == variables


@pytest.mark.parametrize(
    ("explaining", "variables"),
    [
        ((), ()),
        (((NUMBERS,), (DATES,), (NAMES,)), (DATES,)),
        (((NUMBERS,), (NAMES,)), (NUMBERS,)),
        (((NAMES,), (NUMBERS, DATES)), (NAMES,)),
        (((NUMBERS, DATES, NAMES), (NUMBERS, NAMES)), (NUMBERS, NAMES)),
        (((NUMBERS, NAMES), (DATES, NAMES), (NUMBERS, DATES)), (NUMBERS, DATES)),
        (((NUMBERS, NAMES), (DATES, NAMES)), (DATES, NAMES)),
        (((ENTRIES,), (NUMBERS, DATES, NAMES)), (NUMBERS, DATES, NAMES)),
    ],
)
def test_the_smallest_set_that_explains_the_difference_counts(
    explaining: tuple[tuple[Variable, ...], ...], variables: tuple[Variable, ...]
) -> None:
    assert variables_between(*with_equal(*explaining)) == variables
