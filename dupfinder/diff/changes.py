"""What changed inside two versions of a paragraph, in words and, where it counts, in the white space between them."""

import enum
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from typing import NamedTuple

import regex

from dupfinder.diff.blocks import PASSAGE_WORDS, Paragraph
from dupfinder.diff.figures import figure_across, has_figures, is_calendar_word, mark_figures
from dupfinder.diff.matching import Run, match
from dupfinder.diff.normal_words import with_marks_in_order
from dupfinder.diff.words import Capitals, Wording
from dupfinder.domain.differences import ChangeKind, Edit, Span

_BULLET = (
    r"[\u2022\u2023\u2043\u204C\u204D\u2219\u25A0-\u25FF\u2794-\u27BE\u2B1B-\u2B24\u00B7"
    r"\uF000-\uF0FF\uFFFD]"
    r"|[-\u2013\u2014*o](?=\s)"
)
"""Symbol fonts have theirs in the private use area; a minus before a figure is none, and neither is a check box or
tick: whether it is set may be all in which two forms differ."""
_NUMBER = (
    r"\(?(?:\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){0,5}|\p{L}|[ivxlc]{2,5}|[IVXLC]{2,5})\)(?!\p{L})"
    r"|(?:\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){0,5}|\p{Ll}|[ivxlc]{2,5}|[IVXLC]{2,5})\.(?=\s)"  # "A. Smith" is a name
    r"|\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){1,5}(?=\s+\p{Lu})"
)
_SIGN = regex.compile(rf"\s*(?P<sign>(?P<number>{_NUMBER})|{_BULLET})")
_MOST_LETTERS = 32


class _Sign(enum.Enum):
    NONE = enum.auto()
    BULLET = enum.auto()
    NUMBER = enum.auto()


def differs_in_list_sign(edit: Edit, *, left: str, right: str) -> bool:
    """Return whether an edit is nothing but the sign with which a list's item begins, of another kind or on one side.

    Word draws the bullets and numbers of lists and does not write them, a PDF has them among its words. Two numbers
    that differ are a difference.
    """
    if max(edit.left.end, edit.right.end) > _MOST_LETTERS:
        return False
    signs = _sign_of(left, edit.left), _sign_of(right, edit.right)
    return None not in signs and signs != (_Sign.NUMBER, _Sign.NUMBER)


def without_list_sign(text: str) -> tuple[str, str]:
    """Return the number with which a list's item begins (empty: none does), and the text behind it or a bullet."""
    sign = _SIGN.match(text[:_MOST_LETTERS])
    if sign is None or not text[sign.end() :].strip():
        return "", text
    return sign["number"] or "", text[sign.end() :]


def _sign_of(text: str, span: Span) -> _Sign | None:
    """Return which sign a passage at the beginning of a paragraph is, if it is nothing else."""
    if text[: span.start].strip():
        return None
    if not span:
        return _Sign.NONE
    sign = _SIGN.match(text)
    if sign is None or sign.end("sign") != span.end or not text[span.end :].strip():
        return None
    return _Sign.NUMBER if sign["number"] else _Sign.BULLET


_NO_LETTERS = regex.compile(r"[^\p{L}\p{N}\p{M}\p{Sc}]+|[\uFE00-\uFE0F]")
"""Punctuation, symbols, controls and white space; signs of currency say more than punctuation."""
_DECIMAL_SIGN = regex.compile(r"(?<=\p{Nd})[-.,:/'\u2019](?=\p{Nd})(?!\p{Nd}{3}(?!\p{Nd}))")
"""A separator that makes a number another one if it is left out; one of thousands does not."""
_FIGURES = (ChangeKind.NUMBERS, ChangeKind.AMOUNTS, ChangeKind.DATES)


_MANY_MARKS = 64
"""Normalising is quadratic in the combining marks in a row, which fewer letters cannot make felt."""


class Shape(enum.Enum):
    """What a word consists of."""

    NUMBER = enum.auto()
    SIGNS = enum.auto()
    CALENDAR = enum.auto()
    """The name of a month or a weekday."""
    WORD = enum.auto()


class Passage(NamedTuple):
    """A part of a paragraph."""

    text: str
    span: Span

    @property
    def inside(self) -> str:
        """Return its letters."""
        return self.text[self.span.start : self.span.end]


def kind_between(left: Passage, right: Passage, *, capitals: Capitals, ignore_case: bool = False) -> ChangeKind:
    """Return the least kind of change that leads from one passage to the other; never `MOVES` or `PASSAGES`.

    `SPACE`: equal but for white space. `PUNCTUATION`: but for what is no letter, figure or currency sign in their NFKC
    forms. `CASE`: and but for case. `NUMBERS`, `AMOUNTS`, `DATES`: and but for these, told by what stands around, too.
    `NAMES`: both are names. Where case is ignored, it is as if both were in small letters, but for names and numbers.
    """
    old, new = left.inside, right.inside
    if ignore_case:
        old, new = old.casefold(), new.casefold()
    if "".join(old.split()) == "".join(new.split()):
        return ChangeKind.SPACE
    old_bare, new_bare = bare(old), bare(new)
    if old_bare == new_bare and _decimal_signs(old) == _decimal_signs(new):
        return ChangeKind.PUNCTUATION
    if old_bare != new_bare and old_bare.casefold() == new_bare.casefold():
        return ChangeKind.CASE
    old, new = left.inside, right.inside
    if has_figures(old) or has_figures(new):
        marks = mark_figures(left.text, left.span), mark_figures(right.text, right.span)
        for kind in _FIGURES:
            if _rest(old, marks[0], kind) == _rest(new, marks[1], kind):
                return kind
    is_names = capitals.are_names(*left) and capitals.are_names(*right)
    return ChangeKind.NAMES if is_names else ChangeKind.WORDS


def bare(text: str) -> str:
    """Return what of a text is no white space, no punctuation and no symbol, in its NFKC form."""
    if text.isascii():
        return _NO_LETTERS.sub("", text)
    if len(text) > _MANY_MARKS:
        text = with_marks_in_order(text)
    return _NO_LETTERS.sub("", unicodedata.normalize("NFKC", text))


def shape(word: str) -> Shape:
    """Return what a word consists of."""
    if any(map(str.isdigit, word)):
        return Shape.NUMBER
    if not any(map(str.isalpha, word)):
        return Shape.SIGNS
    return Shape.CALENDAR if is_calendar_word(word) else Shape.WORD


def _decimal_signs(text: str) -> int:
    return len(_DECIMAL_SIGN.findall(text))


def _rest(text: str, marks: bytes, kind: ChangeKind) -> str:
    """Return what is left of a passage without its figures of a kind and of lesser ones, and without its spelling."""
    most = _FIGURES.index(kind) + 1
    return bare("".join(letter for letter, mark in zip(text, marks, strict=True) if not 0 < mark <= most)).casefold()


def with_whole_sentences(edits: Sequence[Edit], *, left: str, right: str) -> Iterator[Edit]:
    """Yield the edits of two paragraphs; insertions and deletions begin with a word and end with a sign if they can.

    What was put in or taken out is then the same words wherever it stands.
    """
    for number, edit in enumerate(edits):
        if edit.left and edit.right:
            yield edit
            continue
        following = edits[number + 1] if number + 1 < len(edits) else None
        ends = (following.left.start, following.right.start) if following else (len(left), len(right))
        yield _slid(edit, left, right, ends)


def _slid(edit: Edit, left: str, right: str, ends: tuple[int, int]) -> Edit:
    """Return an insertion or deletion, a sign further if it can; the next edit begins where these texts end."""
    if edit.left:
        span, text, text_end, place, other_text, other_end = edit.left, left, ends[0], edit.right.end, right, ends[1]
    else:
        span, text, text_end, place, other_text, other_end = edit.right, right, ends[1], edit.left.end, left, ends[0]
    sign = text[span.start]
    if sign.isalnum():
        return edit
    start = _skip_space(text, span.start + 1, span.end)
    behind, other_behind = _skip_space(text, span.end, text_end), _skip_space(other_text, place, other_end)
    is_sliding = (
        start < span.end
        and behind < text_end
        and other_behind < other_end
        and text[behind] == other_text[other_behind] == sign
    )
    if not is_sliding:
        return edit
    moved, empty = Span(start, behind + 1), Span(other_behind + 1, other_behind + 1)
    return replace(edit, left=moved, right=empty) if edit.left else replace(edit, left=empty, right=moved)


def _skip_space(text: str, place: int, end: int) -> int:
    """Return where the first character stands from a place on that is no white space, at most the end."""
    while place < end and text[place].isspace():
        place += 1
    return place


class Side(NamedTuple):
    """A paragraph, and where its words start and end."""

    text: str
    bounds: Sequence[tuple[int, int]]

    def figure_before(self, word: int) -> Span:
        """Return the figure that a word and the one before it are parts of; an empty span if they are of none."""
        if not 0 < word < len(self.bounds):
            return Span(0, 0)
        return figure_across(self.text, Span(self.bounds[word - 1][1], self.bounds[word][0]))

    def units(self, word: int, end: int) -> list[tuple[int, int]]:
        """Return some words one by one (first and end of each), but those of a figure together."""
        starts = [one for one in range(word, end) if one == word or not self.figure_before(one)]
        return list(pairwise([*starts, end]))


def without_cut_figures(runs: Sequence[Run], left: Side, right: Side) -> list[Run]:
    """Return runs of equal words without the words of figures that go on behind or began before a run, on either side.

    What stands beside a run differs; so the whole figure does.
    """
    kept: list[Run] = []
    for run in runs:
        start, end = 0, run.length
        while start < end and (left.figure_before(run.left + start) or right.figure_before(run.right + start)):
            start += 1
        while start < end and (left.figure_before(run.left + end) or right.figure_before(run.right + end)):
            end -= 1
        if start < end:
            kept.append(Run(run.left + start, run.right + start, end - start))
    return kept


_MOST_PARTS = 12
"""A change of more words (a figure is one) is not cut: its words no longer correspond one by one."""
_MOST_WORDS_CUT = 4 * _MOST_PARTS
"""As many words have so many parts at most, if each is a figure of some words."""

Bounds = Sequence[tuple[int, int]]


class _Change(NamedTuple):
    """Words of either side, by their places, that stand for each other."""

    left: int
    left_end: int
    right: int
    right_end: int


def edits_between(
    left: Paragraph, right: Paragraph, *, wording: Wording, runs: Sequence[Run] | None = None
) -> tuple[Edit, ...]:
    """Return what changed from one paragraph to the other, in whole words; `runs` of equal words are found if need be.

    Where white space counts, edits of kind `SPACE` are between words; no other edit begins or ends with it. Where
    punctuation does not count, there are none of kind `PUNCTUATION`, where white space does not, none of kind `SPACE`,
    and none of the sign of a list's item.
    """
    words = len(left.numbers), len(right.numbers)
    if runs is None:
        runs = match(left.numbers, right.numbers)
    runs = _without_islands(runs, left=words[0], right=words[1])
    is_equal = sum(run.length for run in runs) == words[0] == words[1]
    if is_equal and (wording.options.ignore_space or left.text == right.text):
        return ()
    differ = _Differ(left.text, right.text, wording)
    return tuple(with_whole_sentences(differ.edits(runs), left=left.text, right=right.text))


def spacing_edits(left: str, right: str, *, wording: Wording) -> tuple[Edit, ...]:
    """Return where the white space differs between the words of two paragraphs that have the same words."""
    if left.strip() == right.strip():
        return ()
    differ = _Differ(left, right, wording)
    return tuple(differ.edits([Run(0, 0, len(differ.left_bounds))]))


class _Differ:
    """Two paragraphs, and where their words are."""

    def __init__(self, left: str, right: str, wording: Wording) -> None:
        self._left = left
        self._right = right
        self._options = wording.options
        self._capitals = wording.capitals
        self.left_bounds = wording.bounds(left)
        self.right_bounds = wording.bounds(right)
        self._left_side = Side(left, self.left_bounds)
        self._right_side = Side(right, self.right_bounds)

    def edits(self, runs: Sequence[Run]) -> list[Edit]:
        """Return the edits between and, where white space counts, inside of runs of equal words."""
        runs = without_cut_figures(runs, self._left_side, self._right_side)
        edits = [edit for change in self._changes(runs) for edit in self._edits_of(change)]
        if not self._options.ignore_space:
            edits = sorted([*edits, *self._spacing(runs, edits)], key=lambda edit: (edit.left, edit.right))
        return [edit for edit in edits if not self._is_overlooked(edit)]

    def _is_overlooked(self, edit: Edit) -> bool:
        if self._options.ignore_punctuation and edit.kind is ChangeKind.PUNCTUATION:
            return True
        # "docu ment", where a line ended, is no other word than "document".
        return self._options.ignore_space and (
            edit.kind is ChangeKind.SPACE or differs_in_list_sign(edit, left=self._left, right=self._right)
        )

    def _changes(self, runs: Sequence[Run]) -> Iterator[_Change]:
        left_end = right_end = 0
        for run in [*runs, Run(len(self.left_bounds), len(self.right_bounds), 0)]:
            if run.left > left_end or run.right > right_end:
                yield _Change(left_end, run.left, right_end, run.right)
            left_end, right_end = run.left + run.length, run.right + run.length

    def _edits_of(self, change: _Change) -> Iterator[Edit]:
        """Yield a change as one edit, or as several of lesser kinds where its words correspond one by one."""
        whole = self._edit(change)
        parts = self._parts(change) if whole.kind in {ChangeKind.NAMES, ChangeKind.WORDS} else []
        if not parts:
            yield whole
            return
        pairs = (self._edit(part) for part in parts)
        different = (edit for edit in pairs if self._differs(edit))
        for kind, group in groupby(different, key=lambda edit: edit.kind):
            edits = list(group)
            left_span = Span(edits[0].left.start, edits[-1].left.end)
            yield Edit(kind=kind, left=left_span, right=Span(edits[0].right.start, edits[-1].right.end))

    def _differs(self, edit: Edit) -> bool:
        return self._left[edit.left.start : edit.left.end] != self._right[edit.right.start : edit.right.end]

    def _parts(self, change: _Change) -> list[_Change]:
        """Return the words and whole figures of a change one by one, if they are of the same shapes, not all words."""
        left, left_end, right, right_end = change
        if left_end - left > _MOST_WORDS_CUT or right_end - right > _MOST_WORDS_CUT:
            return []
        lefts, rights = self._left_side.units(left, left_end), self._right_side.units(right, right_end)
        if not 2 <= len(lefts) == len(rights) <= _MOST_PARTS:
            return []
        shapes = [shape(_inside(self._left, self.left_bounds, *unit)) for unit in lefts]
        others = [shape(_inside(self._right, self.right_bounds, *unit)) for unit in rights]
        if shapes != others or all(one is Shape.WORD for one in shapes):
            return []
        return [_Change(*old, *new) for old, new in zip(lefts, rights, strict=True)]

    def _edit(self, change: _Change) -> Edit:
        left = _span(self.left_bounds, change.left, change.left_end)
        right = _span(self.right_bounds, change.right, change.right_end)
        kind = kind_between(
            Passage(self._left, left),
            Passage(self._right, right),
            capitals=self._capitals,
            ignore_case=self._options.ignore_case,
        )
        return Edit(kind=kind, left=left, right=right)

    def _spacing(self, runs: Sequence[Run], edits: Sequence[Edit]) -> Iterator[Edit]:
        """Yield where the white space before a word, or an edit, is not that of the other side."""
        equal = (
            (Span(*self.left_bounds[run.left + i]), Span(*self.right_bounds[run.right + i]))
            for run in runs
            for i in range(run.length)
        )
        before: tuple[int, int] | None = None
        one_sided: tuple[Span, Span] | None = None
        for left, right in sorted([*equal, *((edit.left, edit.right) for edit in edits)]):
            if not (left and right):
                one_sided = left, right
                continue
            if before:
                gaps = Span(before[0], left.start), Span(before[1], right.start)
                yield from self._gap_edits(*gaps, one_sided)
            before, one_sided = (left.end, right.end), None

    def _gap_edits(self, left: Span, right: Span, one_sided: tuple[Span, Span] | None) -> Iterator[Edit]:
        """Yield the edit of the white space between two words; what stands there on one side alone has two gaps."""
        lefts, rights = _around(left, one_sided and one_sided[0]), _around(right, one_sided and one_sided[1])
        left_gaps = {self._left[span.start : span.end] for span in lefts}
        right_gaps = {self._right[span.start : span.end] for span in rights}
        # Beside punctuation that does not count white space does not either.
        if not left_gaps & right_gaps and all(not gap or gap.isspace() for gap in left_gaps | right_gaps):
            yield Edit(kind=ChangeKind.SPACE, left=lefts[-1], right=rights[-1])


def _around(gap: Span, words: Span | None) -> list[Span]:
    """Return the gaps before and behind some words in a gap, or the gap if there are none."""
    return [Span(gap.start, words.start), Span(words.end, gap.end)] if words else [gap]


def _without_islands(runs: Sequence[Run], *, left: int, right: int) -> list[Run]:
    """Return the runs without those that are shorter than a passage and than the changes before and after them.

    A rewritten sentence still has "the" and "of" in common with the old one; to show these as kept would leave a
    reader with confetti.
    """
    kept: list[Run] = []
    left_end = right_end = 0
    for run, following in zip(runs, [*runs, Run(left, right, 0)][1:], strict=True):
        before = max(run.left - left_end, run.right - right_end)
        after = max(following.left - run.left, following.right - run.right) - run.length
        if run.length >= min(PASSAGE_WORDS, before, after):
            kept.append(run)
            left_end, right_end = run.left + run.length, run.right + run.length
    return kept


def _inside(text: str, bounds: Bounds, first: int, end: int) -> str:
    """Return the text of some words, with what stands between them."""
    return text[bounds[first][0] : bounds[end - 1][1]]


def _span(bounds: Bounds, first: int, end: int) -> Span:
    """Return the characters of some words; of none, the place behind the word before them."""
    if first < end:
        return Span(bounds[first][0], bounds[end - 1][1])
    place = bounds[first - 1][1] if first else 0
    return Span(place, place)
