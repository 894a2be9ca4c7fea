"""Two texts to rows of aligned paragraphs."""

import bisect
import itertools
import math
import operator
import re
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import regex

from dupfinder.diff.blocks import Pair, Paragraph, resolve
from dupfinder.diff.changes import edits_between, spacing_edits
from dupfinder.diff.matching import Run, match
from dupfinder.diff.moves import with_moves
from dupfinder.diff.words import Wording, lines
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row, RowKind
from dupfinder.domain.errors import UsageError
from dupfinder.domain.messages import say
from dupfinder.domain.records import dataclass

TIME_LIMIT_S = 5.0
"""For the pattern, over all lines of both texts; a sane one looks through a million in about a second."""
_LONGEST_PATTERN = 1_000
_MOST_REPEATS = 10_000
"""The product of the counts in a pattern (`a{20}`): it is built out when it is read, which cannot be timed."""
_COUNT = re.compile(r"\{\s*(\d+)")


class _Line(NamedTuple):
    """A line that is overlooked, and how many others stand before it."""

    text: str
    place: int
    is_ignored: bool
    """By the pattern; otherwise it has no words."""


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines of one text: those that are compared, and those that are overlooked."""

    compared: Sequence[str]
    overlooked: Sequence[_Line]

    @property
    def seams(self) -> list[int]:
        """Return, rising, before which of the compared lines there are overlooked ones."""
        return [place for place, _ in itertools.groupby(self.overlooked, key=lambda line: line.place)]


class Placed(NamedTuple):
    """A row, and how many of the compared lines are complete on either side before it."""

    row: Row
    left: int
    right: int


def taken_apart(
    left: Sequence[str], right: Sequence[str], *, wording: Wording, time_limit_s: float = TIME_LIMIT_S
) -> tuple[Lines, Lines]:
    """Return the lines of two texts, those to overlook apart: lines that the options ignore, and lines without words.

    `UsageError` says what is wrong with the options' pattern, or that it takes too long.
    """
    is_ignored = _ignoring(wording.options.ignored_lines, time_limit_s=time_limit_s)
    if is_ignored is None and not wording.options.ignore_punctuation:
        return Lines(left, ()), Lines(right, ())  # every line has words
    return _taken_apart(left, wording, is_ignored), _taken_apart(right, wording, is_ignored)


def _taken_apart(lines: Sequence[str], wording: Wording, is_ignored: Callable[[str], bool] | None) -> Lines:
    compared: list[str] = []
    overlooked: list[_Line] = []
    for line in lines:
        if is_ignored is not None and is_ignored(line):
            overlooked.append(_Line(line, len(compared), is_ignored=True))
        elif not wording.options.ignore_punctuation or wording.has_words(line):
            compared.append(line)
        else:
            overlooked.append(_Line(line, len(compared), is_ignored=False))
    return Lines(compared, overlooked)


def _ignoring(pattern: str, *, time_limit_s: float) -> Callable[[str], bool] | None:
    """Return what tells whether a line is ignored; `None` where none is."""
    if not pattern:
        return None
    if len(pattern) > _LONGEST_PATTERN or math.prod(map(int, _COUNT.findall(pattern))) > _MOST_REPEATS:
        raise UsageError(say("The pattern of lines to ignore is too long."))
    try:
        form = regex.compile(pattern)
    except regex.error as error:
        raise UsageError(
            say("The pattern of lines to ignore is not a regular expression: {why}.", why=str(error))
        ) from error
    except RecursionError:
        raise UsageError(say("The pattern of lines to ignore is nested too deeply.")) from None
    end = time.monotonic() + time_limit_s

    def is_ignored(line: str) -> bool:
        try:
            return form.search(line, timeout=max(end - time.monotonic(), 1e-6)) is not None
        except TimeoutError:
            raise UsageError(say("The pattern of lines to ignore takes too long. Try a simpler one.")) from None

    return is_ignored


def woven(placed: Iterable[Placed], left: Lines, right: Lines) -> Iterator[Row]:
    """Yield the rows with the overlooked lines among them, where they stand in their texts; paired where both do."""
    left_lines, right_lines = deque(left.overlooked), deque(right.overlooked)
    if not left_lines and not right_lines:
        yield from (one.row for one in placed)
        return
    for row, left_place, right_place in placed:
        # A row with one side is no reason to tell apart what stands before it on the other: it may have a partner.
        left_due = _due(left_lines, left_place) if row.left is not None else None
        right_due = _due(right_lines, right_place, most=left_due if row.right is None else None)
        if left_due is None:
            left_due = _due(left_lines, left_place, most=right_due)
        yield from _overlooked_rows(left_lines, right_lines, left_due, right_due)
        yield row
    yield from _overlooked_rows(left_lines, right_lines, len(left_lines), len(right_lines))


def _due(lines: deque[_Line], place: int, *, most: int | None = None) -> int:
    """Return how many lines, `most` at most, stand where `place` of the compared ones are complete."""
    return sum(1 for _ in itertools.takewhile(lambda line: line.place <= place, itertools.islice(lines, most)))


def _overlooked_rows(left: deque[_Line], right: deque[_Line], left_count: int, right_count: int) -> Iterator[Row]:
    lefts = [left.popleft() for _ in range(left_count)]
    rights = [right.popleft() for _ in range(right_count)]
    for old, new in itertools.zip_longest(lefts, rights):
        without_words = old is not None and new is not None and not old.is_ignored and not new.is_ignored
        yield Row(
            kind=RowKind.EQUAL if without_words else RowKind.IGNORED,
            left=None if old is None else old.text,
            right=None if new is None else new.text,
        )


def in_order(rows: Sequence[Row]) -> tuple[Row, ...]:
    """Return the rows with those of the left text alone before those of the right one where they follow each other."""
    order = list(_order(rows))
    if all(map(operator.eq, order, range(len(order)))):
        return tuple(rows)
    places = [0] * len(order)
    for place, number in enumerate(order):
        places[number] = place
    return tuple(renumbered(rows[number], places) for number in order)


def _order(rows: Sequence[Row]) -> Iterator[int]:
    added: list[int] = []
    for number, row in enumerate(rows):
        if row.left is None and row.kind is not RowKind.IGNORED:
            added.append(number)
            continue
        if row.right is not None or row.kind is RowKind.IGNORED:
            yield from added
            added.clear()
        yield number
    yield from added


def renumbered(row: Row, places: Sequence[int]) -> Row:
    """Return a row whose counterparts are at other places, given by where they were."""
    if row.counterpart is None and not any(edit.kind is ChangeKind.MOVES for edit in row.edits):
        return row
    edits = (
        edit if edit.counterpart is None else replace(edit, counterpart=places[edit.counterpart]) for edit in row.edits
    )
    counterpart = None if row.counterpart is None else places[row.counterpart]
    return Row(kind=row.kind, left=row.left, right=row.right, edits=tuple(edits), counterpart=counterpart)


_MOST_LETTERS = 200
_MOST_WORDS = 10
"""What is longer says enough to be told by what it has in common with another one."""
_LEAST_SHARED = 0.3
"""Share of the letters of words and figures that both have, in order, if as many words (one more or less) have them."""
_LEAST_SHARED_AT_END = 0.2
"""The same, if both begin or end with the same word."""
_LABEL = regex.compile(r"\s*([^\s:\uFF1A][^:\uFF1A]{0,39})[:\uFF1A](?!//|\p{Nd})")
_ONLY_FIGURES = regex.compile(r"[^\p{L}\p{Nd}]*\p{Nd}[^\p{L}]*")
_DIGITS = regex.compile(r"\p{Nd}+")


class _Lone(NamedTuple):
    """A removed or added row that may have a partner, and its text."""

    number: int
    text: str


def with_same_places(rows: Sequence[Row], *, wording: Wording) -> tuple[Row, ...]:
    """Return the rows, in order, with a removed and an added one made one where they stand for each other.

    They do if they stand between the same neighbours, are short, and have the same label ("To:"); or, where as many
    were removed as added, are built alike and have words in common, or consist of figures. What moved is left alone.
    Counterparts are renumbered.
    """
    partners: dict[int, int] = {}
    for is_gap, numbers in itertools.groupby(range(len(rows)), key=lambda number: _is_one_sided(rows[number])):
        if is_gap:
            partners |= _partners([(number, rows[number]) for number in numbers], wording)
    if not partners:
        return tuple(rows)
    places = [0] * len(rows)
    joined: list[Row] = []
    for left, right in _in_pairs(rows, partners):
        for number in (left, right):
            if number is not None:
                places[number] = len(joined)
        joined.append(_joined_row(rows, left, right, wording))
    return tuple(renumbered(row, places) for row in joined)


def _is_one_sided(row: Row) -> bool:
    return row.kind in {RowKind.REMOVED, RowKind.ADDED, RowKind.MOVED}


def _in_pairs(rows: Sequence[Row], partners: dict[int, int]) -> Iterator[tuple[int | None, int | None]]:
    """Yield the numbers of the rows, those of partners together, so that both sides keep their order."""
    for is_gap, group in itertools.groupby(range(len(rows)), key=lambda number: _is_one_sided(rows[number])):
        numbers = list(group)
        if not is_gap or partners.keys().isdisjoint(numbers):
            yield from ((number, None) for number in numbers)
            continue
        rights = [number for number in numbers if rows[number].left is None]
        added = 0
        for number in numbers:
            if rows[number].left is None:
                continue
            partner = partners.get(number)
            while partner is not None and rights[added] != partner:
                yield None, rights[added]
                added += 1
            yield number, partner
            added += partner is not None
        yield from ((None, number) for number in rights[added:])


def _joined_row(rows: Sequence[Row], left: int | None, right: int | None, wording: Wording) -> Row:
    """Return a row as it is, or that of two partners."""
    if right is None or left is None:
        return next(rows[number] for number in (left, right) if number is not None)
    old, new = rows[left].left or "", rows[right].right or ""
    paragraphs = (Paragraph(0, text, wording.numbers(text)) for text in (old, new))
    edits = edits_between(*paragraphs, wording=wording)
    return Row(kind=RowKind.CHANGED if edits else RowKind.EQUAL, left=old, right=new, edits=edits)


def _partners(gap: Sequence[tuple[int, Row]], wording: Wording) -> dict[int, int]:
    """Return which removed row of a gap is which added one, by their numbers; both rise."""
    lefts = [_Lone(number, row.left or "") for number, row in gap if row.kind is RowKind.REMOVED and not row.edits]
    rights = [_Lone(number, row.right or "") for number, row in gap if row.kind is RowKind.ADDED and not row.edits]
    if not lefts or not rights:
        return {}
    pairs: list[tuple[int, int]] = []
    left_end = right_end = 0
    for i, j in [*_same_labels(lefts, rights), (len(lefts), len(rights))]:
        if i - left_end == j - right_end:
            between = zip(lefts[left_end:i], rights[right_end:j], strict=True)
            pairs += ((old.number, new.number) for old, new in between if _are_alike(old.text, new.text, wording))
        if i < len(lefts):
            pairs.append((lefts[i].number, rights[j].number))
        left_end, right_end = i + 1, j + 1
    return dict(pairs)


def _same_labels(lefts: Sequence[_Lone], rights: Sequence[_Lone]) -> Iterator[tuple[int, int]]:
    """Yield the places of short paragraphs that have the same label, rising on both sides."""
    labels: dict[str, int] = {}
    places: list[list[int]] = []
    numbers: list[list[int]] = []
    for side in (lefts, rights):
        found = [(place, label) for place, one in enumerate(side) if (label := _label(one.text))]
        places.append([place for place, _ in found])
        numbers.append([labels.setdefault(label, len(labels)) for _, label in found])
    for run in match(*numbers):
        for offset in range(run.length):
            yield places[0][run.left + offset], places[1][run.right + offset]


def _label(text: str) -> str | None:
    label = _LABEL.match(text) if len(text) <= _MOST_LETTERS else None
    return label and " ".join(label[1].casefold().split())


def _are_alike(left: str, right: str, wording: Wording) -> bool:
    """Return whether two paragraphs in the same place are short and one may have been made of the other."""
    if max(len(left), len(right)) > _MOST_LETTERS:
        return False
    labels = [_DIGITS.sub("0", label) for label in map(_label, (left, right)) if label]
    if len(set(labels)) > 1:
        return False
    if _ONLY_FIGURES.fullmatch(left) and _ONLY_FIGURES.fullmatch(right):
        return True
    old, new = ([word for word in wording.numbers(text) if wording.weights[word]] for text in (left, right))
    if not old or not new or max(len(old), len(new)) > _MOST_WORDS:
        return False
    common = sum(wording.letter_count(old[run.left : run.left + run.length]) for run in match(old, new))
    share = 2 * common / (wording.letter_count(old) + wording.letter_count(new))
    if old[0] == new[0] or old[-1] == new[-1]:
        return share >= _LEAST_SHARED_AT_END
    return share >= _LEAST_SHARED and abs(len(old) - len(new)) <= 1


_MIRRORED = {RowKind.REMOVED: RowKind.ADDED, RowKind.ADDED: RowKind.REMOVED}


def align(left: str, right: str, *, options: CompareOptions | None = None) -> Difference:
    """Return how two texts differ, paragraph by paragraph and word by word.

    Paragraphs are lines. Blank ones are left out, and lines are joined where the other text has the same words in one
    line, so line breaks are never differences. Inside a run of changes, removed paragraphs come before added ones.
    Passages that moved are told as that. Swapping the texts swaps the sides and changes nothing else.

    `UsageError` says what is wrong with the options' pattern of lines to ignore.
    """
    wording = Wording(options or CompareOptions())
    # Where several alignments are equally good, the choice must not depend on which side a text is.
    swapped = (len(right), right) < (len(left), left)
    first, second = (right, left) if swapped else (left, right)
    first_lines, second_lines = taken_apart(lines(first), lines(second), wording=wording)
    wording.capitals.learn(first_lines.compared, second_lines.compared)
    rows = in_order(list(woven(_placed_rows(first_lines, second_lines, wording), first_lines, second_lines)))
    rows = with_same_places(with_moves(rows, wording=wording), wording=wording)
    return Difference(rows=in_order(list(map(_mirrored, rows))) if swapped else rows)


def _placed_rows(left_lines: Lines, right_lines: Lines, wording: Wording) -> Iterator[Placed]:
    left, right = left_lines.compared, right_lines.compared
    left_seams, right_seams = left_lines.seams, right_lines.seams
    known = _KnownRows(wording)
    left_end = right_end = 0
    for run in [*match(*wording.number_paragraphs(left, right)), Run(len(left), len(right), 0)]:
        block = resolve(
            left[left_end : run.left],
            right[right_end : run.right],
            wording=wording,
            left_seams=_within(left_seams, left_end, run.left),
            right_seams=_within(right_seams, right_end, run.right),
        )
        for row, left_line, right_line in _block_rows(block, known):
            yield Placed(row, left_end + left_line, right_end + right_line)
        left_end, right_end = run.left + run.length, run.right + run.length
        for i, j in zip(range(run.left, left_end), range(run.right, right_end), strict=True):
            yield Placed(known.of_alike(left[i], right[j]), i, j)


def _within(seams: Sequence[int], first: int, end: int) -> list[int]:
    """Return which of the seams lie inside a range of lines, counted from its first."""
    return [seam - first for seam in seams[bisect.bisect_right(seams, first) : bisect.bisect_left(seams, end)]]


class _KnownRows:
    """The rows of two paragraphs, each made once however often the two stand there."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording
        self._known: dict[tuple[str, str], Row] = {}

    def of_alike(self, left: str, right: str) -> Row:
        """Return the row of two paragraphs that have the same words."""
        row = self._known.get((left, right))
        if row is None:
            is_loose = self._wording.options.ignore_space
            edits = () if is_loose else spacing_edits(left, right, wording=self._wording)
            row = self._known[left, right] = _row(left, right, edits)
        return row

    def of_pair(self, old: Paragraph, new: Paragraph, runs: Sequence[Run] | None) -> Row:
        """Return the row of two paragraphs that became each other; `runs` as in `Pair`."""
        row = self._known.get((old.text, new.text))
        if row is None:
            edits = edits_between(old, new, wording=self._wording, runs=runs)
            row = self._known[old.text, new.text] = _row(old.text, new.text, edits)
        return row


def _row(left: str, right: str, edits: tuple[Edit, ...]) -> Row:
    return Row(kind=RowKind.CHANGED if edits else RowKind.EQUAL, left=left, right=right, edits=edits)


def _block_rows(block: Iterable[Pair], known: _KnownRows) -> Iterator[Placed]:
    """Yield the rows of a differing passage."""
    left_line = right_line = 0
    for old, new, runs in block:
        left_line = left_line if old is None else old.line
        right_line = right_line if new is None else new.line
        if new is None and old is not None:
            row = Row(kind=RowKind.REMOVED, left=old.text, right=None)
        elif old is None and new is not None:
            row = Row(kind=RowKind.ADDED, left=None, right=new.text)
        elif old is not None and new is not None:
            row = known.of_pair(old, new, runs)
        yield Placed(row, left_line, right_line)


def _mirrored(row: Row) -> Row:
    if row.left == row.right and not row.edits:
        return row
    return Row(
        kind=_MIRRORED.get(row.kind, row.kind),
        left=row.right,
        right=row.left,
        edits=tuple(
            Edit(kind=edit.kind, left=edit.right, right=edit.left, counterpart=edit.counterpart) for edit in row.edits
        ),
        counterpart=row.counterpart,
    )
