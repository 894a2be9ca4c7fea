"""Numbers of lists among the words of texts."""

import itertools
from collections.abc import Iterable, Iterator

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
        (WordMark.JOINED * is_joined if place else WordMark.LINE) | WordMark.DIGIT * word.isdecimal()
        for line in lines
        for place, (word, is_joined) in enumerate(line)
    ]
    several = np.array(hashes_of_single_words([*words, *words]), np.uint64)
    counts = np.array([*marks, *marks], np.uint8)
    found = ListNumbers(hashes_of_single_words).find(several, counts, [0, len(words), 2 * len(words)])
    wanted = slow_list_numbers(lines)
    assert [found[text].tolist() for text in found] == [wanted, wanted] * any(wanted)


def slow_list_numbers(lines: list[list[tuple[str, bool]]]) -> list[bool]:
    """Look for what counts before each line in all lines before it, and of letters in those behind it, too."""
    words = [word for line in lines for word, _ in line]
    if sum(map(str.isdecimal, words)) * 2 > len(words):
        return [False] * len(words)
    chosen: list[tuple[tuple[str, ...], int, int] | None] = []
    in_lists: set[int] = set()
    for number, line in enumerate(lines):
        choice = None
        for way, count, length in reversed(list(ways_to_count(line))):
            counts = [(at, one[1]) for at, one in enumerate(chosen) if one and one[0] == way]
            last_first = next((at for at, other in reversed(counts) if other == 1), None)
            later = [other for _, other in counts if other > 1]
            is_letter = way[-1] in "ia"
            begins = is_letter and count == 2 and last_first is not None and last_first not in in_lists
            goes_on = later[-1:] == [count - 1] if is_letter else any(other >= count - 1 > 0 for _, other in counts)
            if count == 1 or begins or goes_on:
                choice = way, count, length
                in_lists |= {last_first or 0} if begins else set()
                in_lists |= {number} if count > 1 or not is_letter else set()
                break
        chosen.append(choice)
    found: list[bool] = []
    for number, (line, one) in enumerate(zip(lines, chosen, strict=True)):
        counts_on = one and any(other and other[0] == one[0] and other[1] > 1 for other in chosen)
        is_one = one and number in in_lists and (one[0][-1] != "一" or counts_on)
        length = one[2] if one and is_one else 0
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
        hashes = np.array(hashes_of_single_words(["1", "x", "y"]) * count, np.uint64)
        marks = np.array([WordMark.LINE | WordMark.DIGIT, 0, 0] * count, np.uint8)
        assert bool(ListNumbers(hashes_of_single_words).find(hashes, marks, [0, 3 * count])) is is_list


def test_of_answers_by_letters_no_single_one_differs_untold() -> None:
    for answers in itertools.product("abcd", repeat=4):
        for place, other in itertools.product(range(4), "abcd"):
            changed = (*answers[:place], other, *answers[place + 1 :])
            assert (left_of(answers) == left_of(changed)) is (answers == changed)


def left_of(answers: Iterable[str]) -> list[str]:
    """Return the words that are left of a line for each answer, without numbers of lists."""
    words = [word for answer in answers for word in (answer, "river")]
    lines = [[(answer, False), ("river", False)] for answer in answers]
    return [word for word, is_one in zip(words, slow_list_numbers(lines), strict=True) if not is_one]
