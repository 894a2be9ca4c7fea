"""Numbers of lists among the words of texts."""

import itertools
from collections.abc import Iterator

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.fingerprint.letter_forms import ListNumbers
from dupfinder.fingerprint.marks import WordMark
from dupfinder.fingerprint.words import hashes_of_single_words

WORDS = st.tuples(
    st.sampled_from(["1", "2", "3", "12", "a", "b", "c", "i", "ii", "xi", "one", "一", "二"]), st.booleans()
)


@given(st.lists(st.lists(WORDS, min_size=1, max_size=4), max_size=8))
def test_numbers_of_lists_begin_lines_and_count(lines: list[list[tuple[str, bool]]]) -> None:
    words = [word for line in lines for word, _ in line]
    marks = [
        WordMark.JOINED * is_joined if place else WordMark.LINE
        for line in lines
        for place, (_, is_joined) in enumerate(line)
    ]
    several = np.array(hashes_of_single_words([*words, *words]), np.uint64)
    counts = np.array([*marks, *marks], np.uint8)
    found = ListNumbers(hashes_of_single_words).find(several, counts, [0, len(words), 2 * len(words)])
    wanted = slow_list_numbers(lines)
    assert [found[text].tolist() for text in found] == [wanted, wanted] * any(wanted)


def slow_list_numbers(lines: list[list[tuple[str, bool]]]) -> list[bool]:
    """Look for what counts before each line in all lines before it, and of letters in those behind it, too."""
    ways = [list(ways_to_count(line)) for line in lines]
    chosen: list[tuple[tuple[str, ...], int, int] | None] = []
    for of_line in ways:
        before = [one[:2] for one in chosen if one]
        counting = (
            one
            for one in of_line
            if one[1] == 1 or any(key == one[0] and last >= one[1] - 1 > 0 for key, last in before)
        )
        chosen.append(next(counting, None))
    found: list[bool] = []
    for line, one in zip(lines, chosen, strict=True):
        goes_on = one is not None and (
            one[0][-1] == "1" or any(other and other[0] == one[0] and other[1] > 1 for other in chosen)
        )
        length = one[2] if one and goes_on else 0
        found += [place < length for place in range(len(line))]
    return found


def ways_to_count(line: list[tuple[str, bool]]) -> Iterator[tuple[tuple[str, ...], int, int]]:
    """Yield what the beginning of a line may count, the number, and how many words it has."""
    joined = itertools.takewhile(lambda one: one[1] and one[0][0].isdecimal(), line[1:])
    number = [line[0][0], *(word for word, _ in joined)]
    if all(map(str.isdecimal, number)):
        yield (*number[:-1], "1"), int(number[-1]), len(number)
    elif len(number) == 1:
        for way, written in (
            ("i", ["i", "ii", "", "", "", "", "", "", "", "", "xi"]),
            ("a", ["a", "b", "c", *"defghi"]),
            ("一", ["一", "二"]),
        ):
            if number[0] in written:
                yield (way,), written.index(number[0]) + 1, 1


def test_a_table_with_a_number_in_each_line_is_no_list() -> None:
    for count, is_list in ((10_000, True), (10_001, False)):
        hashes = np.array(hashes_of_single_words(["1", "x"]) * count, np.uint64)
        marks = np.array([WordMark.LINE, 0] * count, np.uint8)
        assert bool(ListNumbers(hashes_of_single_words).find(hashes, marks, [0, 2 * count])) is is_list
