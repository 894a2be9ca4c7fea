"""Aligned paragraphs cut into rows that are short enough to lay out while somebody scrolls.

Everything here is free of Qt and runs in the background, so that the window has nothing left to do but draw.
"""

import enum
import itertools
import unicodedata
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from copy import copy
from itertools import groupby
from typing import NamedTuple, overload

import numpy as np
import numpy.typing as npt

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.comparisons import ContentRow, DifferenceKind
from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row, RowKind, Span
from dupfinder.domain.messages import say, told
from dupfinder.domain.records import dataclass
from dupfinder.gui.comparison.changes.change_tally import has_sign
from dupfinder.report.wording import content_sides

PIECE_CHARACTERS = 4_000
"""A longer paragraph is shown in pieces: laying out a whole book without line breaks would hold up the window."""
_JOINER = "\N{ZERO WIDTH JOINER}"
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_MOST_JOINED = 64
"""A letter with more signs than that is cut."""


def cut_places(left: str, right: str, edits: Sequence[Edit]) -> list[tuple[int, int]]:
    """Return where each piece ends on the left and on the right; none of them is too long, but one may be empty.

    What is equal stands in the same piece on both sides, however much was added or removed before it.
    """
    to_right = _Places([edit.left for edit in edits], [edit.right for edit in edits])
    to_left = _Places([edit.right for edit in edits], [edit.left for edit in edits])
    ends = [(0, 0)]
    while ends[-1] != (len(left), len(right)):
        left_begin, right_begin = ends[-1]
        left_end, right_end = _end_of_piece(left, left_begin), _end_of_piece(right, right_begin)
        beside_left = _beside(to_right, left_end, left, right)
        if beside_left <= right_end:
            right_end = max(beside_left, right_begin)
        else:
            left_end = min(max(_beside(to_left, right_end, right, left), left_begin), left_end)
        ends.append((left_end, right_end))
    return ends[1:]


def piece_ends(text: str) -> list[int]:
    """Return where each piece of a paragraph ends that has no other one beside it; an empty one is a piece too."""
    ends = [_end_of_piece(text, 0)]
    while ends[-1] < len(text):
        ends.append(_end_of_piece(text, ends[-1]))
    return ends


class _Places:
    """From places on one side to those on the other one."""

    def __init__(self, spans: Sequence[Span], others: Sequence[Span]) -> None:
        self._spans, self._others = spans, others
        self._begins = [span.start for span in spans]

    def beside(self, place: int) -> int:
        """Return the place that belongs to one."""
        number = bisect_right(self._begins, place) - 1
        beside = place
        if number >= 0:
            span, other = self._spans[number], self._others[number]
            if place < span.end:
                return min(other.start + place - span.start, other.end)
            beside = other.end + place - span.end
        # Equal stretches may be written with more white space on one side.
        return min(beside, self._others[number + 1].start) if number + 1 < len(self._others) else beside


def _beside(places: _Places, place: int, text: str, other: str) -> int:
    """Return the place on the other side; to the end belongs the end."""
    return len(other) if place == len(text) else min(places.beside(place), len(other))


def _end_of_piece(text: str, begin: int) -> int:
    """Return the end of a piece: behind a space where there is one, and never inside of a letter with its signs."""
    end = begin + PIECE_CHARACTERS
    if end >= len(text):
        return len(text)
    space = text.rfind(" ", begin + PIECE_CHARACTERS // 2, end)
    if space >= 0:
        return space + 1
    return next((place for place in range(end, end - _MOST_JOINED, -1) if not _is_joined(text, place)), end)


def _is_joined(text: str, place: int) -> bool:
    """Return whether the character at a place belongs to the one before it."""
    character = text[place]
    return (
        unicodedata.category(character).startswith("M")
        or _JOINER in {character, text[place - 1]}
        or ord(character) in _SKIN_TONES
    )


Numbers = npt.NDArray[np.int64]


class DisplayKind(enum.IntEnum):
    """How the two sides of a row relate."""

    EQUAL = 0
    IGNORED = 1
    """No difference, because lines like these are to be ignored."""
    HEADING = 2
    """What stands below it is not in the texts."""
    CHANGED = 3
    LEFT_ONLY = 4
    RIGHT_ONLY = 5
    MOVED = 6
    """One end of a move; the other one is in another row."""

    @property
    def is_change(self) -> bool:
        """Return whether the two texts differ here."""
        return self >= DisplayKind.CHANGED


_KINDS = {
    RowKind.EQUAL: DisplayKind.EQUAL,
    RowKind.CHANGED: DisplayKind.CHANGED,
    RowKind.REMOVED: DisplayKind.LEFT_ONLY,
    RowKind.ADDED: DisplayKind.RIGHT_ONLY,
    RowKind.MOVED: DisplayKind.MOVED,
    RowKind.IGNORED: DisplayKind.IGNORED,
}
_MIRRORED = {DisplayKind.LEFT_ONLY: DisplayKind.RIGHT_ONLY, DisplayKind.RIGHT_ONLY: DisplayKind.LEFT_ONLY}


class Mark(NamedTuple):
    """Changed characters of a piece, `start` up to and not including `end`."""

    start: int
    end: int
    kind: ChangeKind = ChangeKind.WORDS
    counterpart: int | None = None
    """Of a passage that moved: the number of the difference's row where it stands on the other side."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A paragraph of one side, or a piece of it, with its changed characters."""

    text: str
    marks: tuple[Mark, ...] = ()
    continues: bool = False
    """It goes on with the paragraph of the row above."""

    @property
    def spans(self) -> tuple[Span, ...]:
        """Return what is changed of it."""
        return tuple(Span(mark.start, mark.end) for mark in self.marks)


class PictureKey(NamedTuple):
    """A picture that is stored in a document, or a page of it."""

    document: int
    """0 for the one that was asked for as the left one, 1 for the other."""
    number: int
    is_page: bool = False


@dataclass(frozen=True, slots=True)
class DisplayRow:
    """What stands side by side; `None` where a side has nothing."""

    kind: DisplayKind
    left: Piece | None
    right: Piece | None
    counterpart: int | None = None
    """Of one end of a move: the number of the difference's row with the other end."""
    content: ContentKind | None = None
    """Of which kind it is if it is not in the texts, but beside them."""
    pictures: tuple[PictureKey | None, PictureKey | None] = (None, None)
    """What is shown below the words on the left, and on the right."""

    @property
    def is_beside(self) -> bool:
        """Return whether it is no part of the texts."""
        return self.content is not None or self.kind is DisplayKind.HEADING

    @property
    def mirrored(self) -> "DisplayRow":
        """Return the row with left and right exchanged."""
        kind, pictures = _MIRRORED.get(self.kind, self.kind), (self.pictures[1], self.pictures[0])
        return DisplayRow(kind, self.right, self.left, self.counterpart, self.content, pictures)

    @property
    def other_end(self) -> int | None:
        """Return the number of the difference's row to which something moved from or to this one, if it is all."""
        if self.kind is DisplayKind.MOVED:
            return self.counterpart
        marks = [mark for piece in (self.left, self.right) if piece for mark in piece.marks]
        is_all = bool(marks) and all(mark.kind is ChangeKind.MOVES for mark in marks)
        return marks[0].counterpart if is_all else None


class DisplayRows(Sequence[DisplayRow]):
    """The rows of a comparison; what is asked of all of them at once stands in arrays."""

    def __init__(
        self, rows: Sequence[DisplayRow], *, first_rows: Numbers | None = None, has_other_signs: bool = False
    ) -> None:
        """Take the rows; `first_rows` has the number of the first of them for each row of the difference.

        With `has_other_signs`, changes of signs that carry meaning are of that kind, too.
        """
        self._rows = rows
        self._is_mirrored = False
        self._first_rows = np.arange(len(rows)) if first_rows is None else first_rows
        self.kinds: npt.NDArray[np.uint8] = np.fromiter((row.kind for row in rows), np.uint8, len(rows))
        """The `DisplayKind` of each row."""
        self.is_change: npt.NDArray[np.bool_] = self.kinds >= DisplayKind.CHANGED
        self.marks: npt.NDArray[np.uint8] = np.fromiter(map(_sides_that_differ, rows), np.uint8, len(rows))
        """What the map shows of each row: the sum of `MapMark`s."""
        bits = map(_bits_with_signs if has_other_signs else _kind_bits, rows)
        self.change_kinds: npt.NDArray[np.uint32] = np.fromiter(bits, np.uint32, len(rows))
        """Which kinds of changes each row has: the sum of their `kind_bit`s."""
        lengths = np.zeros((2, len(rows)), dtype=np.int64)
        lengths[0] = np.fromiter((len(row.left.text) if row.left else 0 for row in rows), np.int64, len(rows))
        lengths[1] = np.fromiter((len(row.right.text) if row.right else 0 for row in rows), np.int64, len(rows))
        self.lengths: Numbers = lengths.max(axis=0)
        """How many characters the longer side of each row has."""
        begins = (row.left is not None and not row.left.continues and not row.is_beside for row in rows)
        self._left_paragraphs: Numbers = np.cumsum(np.fromiter(begins, np.int64, len(rows)))
        begins = (row.right is not None and not row.right.continues and not row.is_beside for row in rows)
        self._right_paragraphs: Numbers = np.cumsum(np.fromiter(begins, np.int64, len(rows)))

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, number: int) -> DisplayRow: ...

    @overload
    def __getitem__(self, number: slice) -> Sequence[DisplayRow]: ...

    def __getitem__(self, number: int | slice) -> DisplayRow | Sequence[DisplayRow]:
        found = self._rows[number]
        if not self._is_mirrored:
            return found
        return found.mirrored if isinstance(found, DisplayRow) else tuple(row.mirrored for row in found)

    def mirrored(self) -> "DisplayRows":
        """Return the same with left and right exchanged, at no cost however many they are."""
        other = copy(self)
        other._is_mirrored = not self._is_mirrored  # noqa: SLF001 - of its own kind
        other.kinds = _MIRRORED_KINDS[self.kinds]
        other.marks = _MIRRORED_MARKS[self.marks]
        other._left_paragraphs, other._right_paragraphs = self._right_paragraphs, self._left_paragraphs  # noqa: SLF001
        return other

    def row_of(self, number: int) -> int:
        """Return the first of the rows that show row `number` of the difference; behind the last, what has no place."""
        if number < len(self._first_rows):
            return int(self._first_rows[number])
        behind = np.flatnonzero(self.kinds == DisplayKind.HEADING)
        return int(behind[-1]) if len(behind) else max(len(self) - 1, 0)

    def difference_row(self, row: int) -> int:
        """Return the number of the difference's row that a row shows, or a piece of it."""
        return max(int(np.searchsorted(self._first_rows, row, side="right")) - 1, 0)

    @property
    def has_texts(self) -> bool:
        """Return whether there is a row that is a part of the texts."""
        return len(self._first_rows) > 0

    def counts(self, kinds: Iterable[DifferenceKind]) -> dict[DifferenceKind, int]:
        """Return how many rows have changes of these kinds, without those of which none has."""
        counts = {kind: int(np.count_nonzero(self.change_kinds & _KIND_BITS[kind])) for kind in kinds}
        return {kind: count for kind, count in counts.items() if count}

    def paragraph(self, row: int, *, is_left: bool) -> int:
        """Return which paragraph of its text stands in a row, from 1; the one before where there is none."""
        return int((self._left_paragraphs if is_left else self._right_paragraphs)[row])


class MapMark(enum.IntFlag):
    """What the map shows of a row."""

    LEFT = 1
    RIGHT = 2
    LEFT_MOVE = 4
    RIGHT_MOVE = 8


def _sides_that_differ(row: DisplayRow) -> int:
    if not row.kind.is_change:
        return 0
    left, right = row.left, row.right
    if row.other_end is None:
        return (MapMark.LEFT if left else 0) | (MapMark.RIGHT if right else 0)
    has_left = left is not None and (row.kind is DisplayKind.MOVED or left.marks)
    has_right = right is not None and (row.kind is DisplayKind.MOVED or right.marks)
    return (MapMark.LEFT_MOVE if has_left else 0) | (MapMark.RIGHT_MOVE if has_right else 0)


_KIND_BITS: Mapping[DifferenceKind, int] = {
    kind: 1 << number for number, kind in enumerate((*ChangeKind, *ContentKind))
}
_KINDS_WITH_SIGNS = {ChangeKind.PUNCTUATION, ChangeKind.AMOUNTS}
_KINDS_OF_ROWS = {
    DisplayKind.LEFT_ONLY: ChangeKind.PASSAGES,
    DisplayKind.RIGHT_ONLY: ChangeKind.PASSAGES,
    DisplayKind.MOVED: ChangeKind.MOVES,
}


def _kind_bits(row: DisplayRow) -> int:
    if not row.kind.is_change:
        return 0
    if row.content is not None:
        return _KIND_BITS[row.content]
    bits = _KIND_BITS[_KINDS_OF_ROWS[row.kind]] if row.kind in _KINDS_OF_ROWS else 0
    for piece in (row.left, row.right):
        for mark in piece.marks if piece else ():
            bits |= _KIND_BITS[mark.kind]
    return bits


def _bits_with_signs(row: DisplayRow) -> int:
    """Return the kinds of a row, where signs are a kind of their own."""
    if row.is_beside or not row.kind.is_change:
        return _kind_bits(row)
    sides = [(piece, mark) for piece in (row.left, row.right) if piece for mark in piece.marks]
    signs = [
        mark for piece, mark in sides if mark.kind in _KINDS_WITH_SIGNS and has_sign(piece.text[mark.start : mark.end])
    ]
    if not signs:
        return _kind_bits(row)
    others = [mark.kind for _, mark in sides if mark not in signs or mark.kind is not ChangeKind.PUNCTUATION]
    bits = _KIND_BITS[ContentKind.SIGNS]
    for kind in others:
        bits |= _KIND_BITS[kind]
    return bits


_MIRRORED_KINDS = np.array([_MIRRORED.get(kind, kind) for kind in DisplayKind], dtype=np.uint8)
_MIRRORED_MARKS = np.array([(bits & 5) << 1 | (bits & 10) >> 1 for bits in range(16)], dtype=np.uint8)


def display_rows(difference: Difference, contents: Sequence[ContentRow] = ()) -> DisplayRows:
    """Return the rows to show, in order; what differs besides the texts stands in its place among them.

    Signs that differ are shown where they stand in the texts, if these differ.
    """
    beside = [row for row in contents if not row.is_same]
    has_other_signs = any(row.kind is ContentKind.SIGNS for row in beside)
    if difference.changes:
        beside = [row for row in beside if not row.is_in_texts]
    placed = {place: list(found) for place, found in groupby(beside, key=lambda row: row.place)}
    rows: list[DisplayRow] = []
    first_rows: list[int] = []
    for number, row in enumerate(difference.rows):
        if number in placed:
            rows.extend(map(_beside_text, placed[number]))
        first_rows.append(len(rows))
        left, right = row.left, row.right
        if (left is None or len(left) <= PIECE_CHARACTERS) and (right is None or len(right) <= PIECE_CHARACTERS):
            edits = row.edits
            rows.append(
                DisplayRow(
                    _KINDS[row.kind],
                    None if left is None else Piece(left, _left_marks(edits) if edits else ()),
                    None if right is None else Piece(right, _right_marks(edits) if edits else ()),
                    counterpart=row.counterpart,
                )
            )
        else:
            rows.extend(_cut(row))
    rows.extend(map(_beside_text, placed.get(len(difference.rows), ())))
    if None in placed:
        heading = Piece(told(say("Other differences")))
        rows.append(DisplayRow(DisplayKind.HEADING, heading, heading))
        rows.extend(map(_beside_text, placed[None]))
    starts = np.array(first_rows, dtype=np.int64)
    return DisplayRows(tuple(rows), first_rows=starts, has_other_signs=has_other_signs)


def _beside_text(row: ContentRow) -> DisplayRow:
    """Return the row for a thing that is not in the texts."""
    left, right = content_sides(row)
    kind = DisplayKind.CHANGED
    if left is None or right is None:
        kind = DisplayKind.RIGHT_ONLY if left is None else DisplayKind.LEFT_ONLY
    keys = _picture_key(row, 0), _picture_key(row, 1)
    sides = [None if line is None else Piece(line) for line in (left, right)]
    return DisplayRow(kind, sides[0], sides[1], content=row.kind, pictures=keys)


def _picture_key(row: ContentRow, document: int) -> PictureKey | None:
    found, number = (row.right, row.right_number) if document else (row.left, row.left_number)
    if row.kind is ContentKind.PICTURES and number is not None:
        return PictureKey(document, number)
    if row.kind is ContentKind.PAGES and found is not None and found.page is not None:
        return PictureKey(document, found.page, is_page=True)
    return None


def as_display_rows(rows: Sequence[DisplayRow]) -> DisplayRows:
    """Return the rows with their arrays, which is for nothing if they have them."""
    return rows if isinstance(rows, DisplayRows) else DisplayRows(rows)


def change_runs(rows: Sequence[DisplayRow], *, kinds: Collection[DifferenceKind] = ()) -> Numbers:
    """Return each run of changed rows as `int64[n, 2]`: its first row, and the one behind its last.

    With `kinds`, only rows with changes of one of them count.
    """
    table = as_display_rows(rows)
    counts = table.is_change
    if kinds:
        counts = (table.change_kinds & sum(_KIND_BITS[kind] for kind in set(kinds))) != 0
    edges = np.flatnonzero(np.diff(np.concatenate(([False], counts, [False])).astype(np.int8)))
    return edges.reshape(-1, 2).astype(np.int64)


def _left_marks(edits: Iterable[Edit]) -> tuple[Mark, ...]:
    return tuple(Mark(edit.left.start, edit.left.end, edit.kind, edit.counterpart) for edit in edits if edit.left)


def _right_marks(edits: Iterable[Edit]) -> tuple[Mark, ...]:
    return tuple(Mark(edit.right.start, edit.right.end, edit.kind, edit.counterpart) for edit in edits if edit.right)


def _cut(row: Row) -> Iterable[DisplayRow]:
    lefts: Iterable[Piece | None] = itertools.repeat(None)
    rights: Iterable[Piece | None] = itertools.repeat(None)
    if row.left is not None and row.right is not None:
        ends = cut_places(row.left, row.right, row.edits)
        lefts = _pieces(row.left, _left_marks(row.edits), [end for end, _ in ends])
        rights = _pieces(row.right, _right_marks(row.edits), [end for _, end in ends])
    elif row.left is not None:
        lefts = _pieces(row.left, _left_marks(row.edits), piece_ends(row.left))
    elif row.right is not None:
        rights = _pieces(row.right, _right_marks(row.edits), piece_ends(row.right))
    for left, right in zip(lefts, rights, strict=False):  # one of them may never end
        yield DisplayRow(_kind_of_pieces(row.kind, left, right), left, right, counterpart=row.counterpart)


def _kind_of_pieces(kind: RowKind, left: Piece | None, right: Piece | None) -> DisplayKind:
    """Return the kind of one piece: a long changed paragraph is changed only where it has a change."""
    if kind is RowKind.CHANGED and not any(piece and piece.marks for piece in (left, right)):
        return DisplayKind.EQUAL
    return _KINDS[kind]


def _pieces(text: str, marks: tuple[Mark, ...], ends: Iterable[int]) -> Iterator[Piece]:
    """Yield the text in pieces that end there, with the marks of each; a mark that goes on is in several."""
    begin = 0
    first_mark = 0
    for number, end in enumerate(ends):
        inside: list[Mark] = []
        for mark_number in range(first_mark, len(marks)):
            mark = marks[mark_number]
            if mark.start >= end or begin == end:
                break
            inside.append(mark._replace(start=max(mark.start, begin) - begin, end=min(mark.end, end) - begin))
            if mark.end <= end:
                first_mark = mark_number + 1
        yield Piece(text[begin:end], tuple(inside), continues=number > 0)
        begin = end
