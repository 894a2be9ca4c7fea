"""What is said about changes: exact, and never two things that contradict each other."""

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject

from dupfinder.diff import align
from dupfinder.domain.comparisons import CompareOptions, Comparison
from dupfinder.domain.differences import ChangeKind
from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.pairs import Variable
from dupfinder.gui.comparison.changes.change_tally import ChangeTally, tally
from dupfinder.gui.comparison.changes.change_wording import ChangeWording
from dupfinder.gui.toolkit.wording import Wording

K = ChangeKind
DEFAULT = CompareOptions()


@pytest.fixture
def words(wording: Wording) -> ChangeWording:
    return ChangeWording(wording, QObject(wording))


@pytest.fixture
def say(words: ChangeWording) -> Callable[..., str]:
    def sentence(counts: Mapping[ChangeKind, int], *only: Variable, options: CompareOptions = DEFAULT) -> str:
        return words.sentence(counted(counts), options=options, differs_only_in=only)

    return sentence


def counted(counts: Mapping[ChangeKind, int], *, left_only: int = 0, is_same: bool = False) -> ChangeTally:
    return ChangeTally(
        counts=counts,
        left_only=left_only,
        right_only=counts.get(K.PASSAGES, 0) - left_only,
        is_same_text=is_same,
        is_same_file=False,
    )


def plural(text: str) -> str:
    """Return a text of plurals as it reads in English, whether or not its translation is there."""
    return text.replace("(s)", "s")


def comparison(left: str, right: str, options: CompareOptions | None = None) -> Comparison:
    texts = [ExtractedText(text=text, format="txt", reader="plain", reader_version=1) for text in (left, right)]
    return Comparison(
        left=texts[0],
        right=texts[1],
        left_digest=left.encode(),
        right_digest=right.encode(),
        left_words=1,
        right_words=1,
        relation=None,
        similarity=0.5,
        a_in_b=0.5,
        b_in_a=0.5,
        hamming_bits=3,
        differs_only_in=(),
        differs_beyond=(),
        difference=align(left, right, options=options),
        options=options or CompareOptions(),
    )


def test_every_kind_has_a_name_of_its_own(words: ChangeWording) -> None:
    names = [words.name(kind) for kind in ChangeKind]
    assert all(names)
    assert len(set(names)) == len(names)


def test_counts_are_said_in_short_and_by_kind_with_the_sides(words: ChangeWording) -> None:
    counts = {K.NUMBERS: 3, K.WORDS: 12, K.MOVES: 2, K.PASSAGES: 5}
    assert plural(words.short(counts)) == "22 changes"
    assert words.short({}) == "No changes"
    assert plural(words.long(counted(counts, left_only=2))) == (
        "3 numbers, words in 12 places, 2 passages moved, 2 paragraphs only on the left, 3 paragraphs only on the right"
    )
    assert words.long(counted({})) == "No changes"


def test_the_parts_of_the_long_form_count_every_kind(words: ChangeWording) -> None:
    text = plural(words.long(counted(dict.fromkeys(ChangeKind, 4), left_only=2)))
    assert text.count(" 4 ") + text.startswith("4 ") == len(ChangeKind) - 1
    assert text.count(" 2 paragraphs") == 2


@pytest.mark.parametrize(
    ("counts", "sentence"),
    [
        ({K.SPACE: 3}, "Same words. Differences only in white space."),
        (
            {K.PUNCTUATION: 3, K.CASE: 1},
            "Same words. Differences only in punctuation and upper and lower case.",
        ),
        ({K.NUMBERS: 1, K.DATES: 2}, "Only numbers and dates differ."),
        ({K.CASE: 1, K.AMOUNTS: 2}, "Apart from upper and lower case, only amounts differ."),
        ({K.MOVES: 2}, "The same passages in another order. Nothing else differs."),
        (
            {K.CASE: 1, K.MOVES: 2},
            "Passages in another order. Other differences only in upper and lower case.",
        ),
        ({K.WORDS: 2, K.NUMBERS: 1}, ""),
        ({K.PASSAGES: 1, K.NUMBERS: 1}, ""),
        ({K.MOVES: 1, K.WORDS: 1}, ""),
    ],
)
def test_special_cases_have_a_sentence(
    say: Callable[..., str], counts: Mapping[ChangeKind, int], sentence: str
) -> None:
    assert say(counts) == sentence


def test_two_documents_of_one_kind_are_called_so_only_if_the_whole_texts_are_that_alike(
    say: Callable[..., str],
) -> None:
    tail = ": probably not copies."
    assert say({K.NUMBERS: 1, K.DATES: 2}, Variable.NUMBERS, Variable.DATES) == f"Only numbers and dates differ{tail}"
    assert say({K.PUNCTUATION: 1, K.NAMES: 2}, Variable.NAMES) == f"Apart from punctuation, only names differ{tail}"
    # What the scan found is not left out where single changes are judged otherwise.
    assert say({K.WORDS: 2}, Variable.NAMES) == f"Only names differ{tail}"


def test_paragraphs_on_one_side_only_are_said_where_all_else_is_the_same(words: ChangeWording) -> None:
    options = CompareOptions()
    more = plural(words.sentence(counted({K.PASSAGES: 3}, left_only=3), options=options))
    assert more == "3 more paragraphs on the left; the rest is the same."
    assert words.sentence(counted({K.PASSAGES: 3}, left_only=3).swapped(), options=options).startswith(
        "3 more paragraphs on the right"
    )
    assert words.sentence(counted({K.PASSAGES: 3}, left_only=1), options=options) == ""
    text = words.sentence(counted({K.CASE: 9, K.PASSAGES: 3}, left_only=3), options=options)
    assert text.endswith("; other differences only in upper and lower case.")


def test_a_sentence_about_the_rest_says_what_is_overlooked(say: Callable[..., str]) -> None:
    text = say({K.DATES: 1}, options=CompareOptions(ignore_case=True, ignore_punctuation=True))
    assert text == "Only dates differ (ignored: case, punctuation)."
    assert say({K.DATES: 1}, options=CompareOptions(ignore_space=False)) == "Only dates differ."


@pytest.mark.parametrize(
    ("left", "right", "options", "sentence"),
    [
        ("One two.\n", "One two.\n", CompareOptions(), "The files match byte by byte."),
        ("One two three.\n\n", "One  two three.\n", CompareOptions(), "Same content: only the layout differs."),
        ("- One two three.\n", "* One two three.\n", CompareOptions(), "The texts match word for word."),
        (
            "One two  three.\n",
            "One two three.\n",
            CompareOptions(ignore_case=True),
            "Same content: only the layout differs.",
        ),
        (
            "One two.\n",
            "ONE two.\n",
            CompareOptions(ignore_case=True),
            "Your settings ignore all differences.",
        ),
    ],
)
def test_texts_without_changes_are_told_from_texts_whose_changes_are_overlooked(
    words: ChangeWording, left: str, right: str, options: CompareOptions, sentence: str
) -> None:
    found = tally(comparison(left, right, options))
    assert words.sentence(found, options=options) == sentence


def test_words_that_run_together_are_no_mere_layout(say: Callable[..., str]) -> None:
    assert say({}, Variable.SPACES).startswith("The same letters: words are joined or divided elsewhere.")
    assert not say({}).startswith("The same letters")


def test_the_tally_tells_the_sides_apart() -> None:
    found = tally(comparison("Same paragraph here.\nOnly on the left side.\n", "Same paragraph here.\n"))
    assert (found.left_only, found.right_only, found.total) == (1, 0, 1)
    assert (found.swapped().left_only, found.swapped().right_only) == (0, 1)


def test_it_is_said_how_many_pages_were_not_compared(words: ChangeWording) -> None:
    pages = (frozenset({0, 1}), frozenset({0}))
    scans = replace(comparison("", ""), right_digest=b"other", compared_pages=pages, uncompared_pages=(4000, 12))
    found = tally(scans)
    said = words.sentence(found.swapped(), options=CompareOptions())
    assert "Matching pages: 0 (of 13 on the left, 4,002 on the right)." in said
    assert "Not compared (too many or too large): 12 on the left, 4,000 on the right." in said
