"""Names for removed documents: free, short enough, and found with few questions."""

import itertools
import os

from hypothesis import given
from hypothesis import strategies as st

from dupfinder.trash.naming import free_name

NAMES = st.text(min_size=1, max_size=300).filter(lambda name: "/" not in name and "\0" not in name)


def numbered(number: int) -> str:
    return "a.txt" if number == 1 else f"a ({number}).txt"


@given(st.integers(0, 500))
def test_the_lowest_free_number_is_taken(taken_count: int) -> None:
    taken = set(map(numbered, range(1, taken_count + 1)))
    lowest = next(name for name in map(numbered, itertools.count(1)) if name not in taken)
    assert free_name("a.txt", is_taken=taken.__contains__) == lowest


@given(st.sets(st.integers(1, 50)))
def test_a_name_that_is_taken_is_never_given(numbers: set[int]) -> None:
    taken = set(map(numbered, numbers))
    assert free_name("a.txt", is_taken=taken.__contains__) not in taken


def test_thousands_of_documents_of_one_name_are_named_with_few_questions() -> None:
    taken = set(map(numbered, range(1, 20_001)))
    asked = []

    def is_taken(name: str) -> bool:
        asked.append(name)
        return name in taken

    assert free_name("a.txt", is_taken=is_taken) == numbered(20_001)
    assert len(asked) < 40


@given(NAMES, st.integers(0, 5))
def test_a_name_fits_with_its_number_and_what_is_spared(name: str, taken_count: int) -> None:
    taken: set[str] = set()
    for _ in range(taken_count):
        taken.add(free_name(name, is_taken=taken.__contains__, spare_bytes=10))
    assert all(len(os.fsencode(each)) <= 245 for each in taken)
    assert len(taken) == taken_count
