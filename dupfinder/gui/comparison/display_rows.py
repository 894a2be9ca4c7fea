"""Aligned paragraphs cut into rows that are short enough to lay out while somebody scrolls.

Everything here is free of Qt and runs in the background, so that the window has nothing left to do but draw.
"""

import enum
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from dupfinder.domain.differences import Difference, Row, RowKind, Span

PIECE_CHARACTERS = 4_000
"""A longer paragraph is shown in pieces: laying out a whole book without line breaks would hold up the window."""

_CONTEXT_ROWS = 2


class DisplayKind(enum.Enum):
    """How the two sides of a row relate."""

    EQUAL = enum.auto()
    CHANGED = enum.auto()
    LEFT_ONLY = enum.auto()
    RIGHT_ONLY = enum.auto()
    FOLDED = enum.auto()
    """Equal rows that are not shown."""


_KINDS = {
    RowKind.EQUAL: DisplayKind.EQUAL,
    RowKind.CHANGED: DisplayKind.CHANGED,
    RowKind.REMOVED: DisplayKind.LEFT_ONLY,
    RowKind.ADDED: DisplayKind.RIGHT_ONLY,
}


@dataclass(frozen=True, slots=True)
class Piece:
    """A paragraph of one side, or a piece of it, with its changed characters."""

    text: str
    spans: tuple[Span, ...] = ()
    continues: bool = False
    """It goes on with the paragraph of the row above."""


@dataclass(frozen=True, slots=True)
class DisplayRow:
    """What stands side by side; `None` where a side has nothing."""

    kind: DisplayKind
    left: Piece | None
    right: Piece | None
    folded_rows: int = 0


_MIRRORED = {DisplayKind.LEFT_ONLY: DisplayKind.RIGHT_ONLY, DisplayKind.RIGHT_ONLY: DisplayKind.LEFT_ONLY}
_IS_CHANGE = {kind: kind not in {DisplayKind.EQUAL, DisplayKind.FOLDED} for kind in DisplayKind}


def display_rows(difference: Difference) -> tuple[DisplayRow, ...]:
    """Return the rows to show, in order."""
    rows: list[DisplayRow] = []
    for row in difference.rows:
        left, right = row.left, row.right
        if (left is None or len(left) <= PIECE_CHARACTERS) and (right is None or len(right) <= PIECE_CHARACTERS):
            rows.append(
                DisplayRow(
                    _KINDS[row.kind],
                    None if left is None else Piece(left, row.left_spans),
                    None if right is None else Piece(right, row.right_spans),
                )
            )
        else:
            rows.extend(_cut(row))
    return tuple(rows)


def changes(rows: Sequence[DisplayRow]) -> tuple[int, ...]:
    """Return the number of the first row of each run of changed rows."""
    starts = []
    inside = False
    for number, row in enumerate(rows):
        is_change = _IS_CHANGE[row.kind]
        if is_change and not inside:
            starts.append(number)
        inside = is_change
    return tuple(starts)


def end_of_change(rows: Sequence[DisplayRow], start: int) -> int:
    """Return the number of the row after the run of changed rows that begins at `start`."""
    end = start
    while end < len(rows) and _IS_CHANGE[rows[end].kind]:
        end += 1
    return end


def mirrored(rows: Iterable[DisplayRow]) -> tuple[DisplayRow, ...]:
    """Return the rows with left and right exchanged."""
    return tuple(
        DisplayRow(_MIRRORED.get(row.kind, row.kind), row.right, row.left, folded_rows=row.folded_rows) for row in rows
    )


def fold_equal(rows: Sequence[DisplayRow]) -> tuple[DisplayRow, ...]:
    """Return the changed rows with a little of what is around them; each longer equal run becomes one row."""
    folded: list[DisplayRow] = []
    for begin, end, is_change in _runs(rows):
        head = 0 if begin == 0 else _CONTEXT_ROWS
        tail = 0 if end == len(rows) else _CONTEXT_ROWS
        hidden = end - begin - head - tail
        if is_change or hidden < 2:
            folded.extend(rows[begin:end])
            continue
        folded.extend(rows[begin : begin + head])
        folded.append(DisplayRow(DisplayKind.FOLDED, None, None, folded_rows=hidden))
        folded.extend(rows[end - tail : end])
    return tuple(folded)


def _runs(rows: Sequence[DisplayRow]) -> Iterator[tuple[int, int, bool]]:
    begin = 0
    for number in range(1, len(rows) + 1):
        is_change = _IS_CHANGE[rows[begin].kind]
        if number == len(rows) or _IS_CHANGE[rows[number].kind] is not is_change:
            yield begin, number, is_change
            begin = number


def _cut(row: Row) -> Iterable[DisplayRow]:
    lefts = [] if row.left is None else list(_pieces(row.left, row.left_spans))
    rights = [] if row.right is None else list(_pieces(row.right, row.right_spans))
    for number in range(max(len(lefts), len(rights))):
        left = lefts[number] if number < len(lefts) else None
        right = rights[number] if number < len(rights) else None
        yield DisplayRow(_kind_of_pieces(row.kind, left, right), left, right)


def _kind_of_pieces(kind: RowKind, left: Piece | None, right: Piece | None) -> DisplayKind:
    """Return the kind of one piece: a long changed paragraph is changed only where it has a change."""
    if kind is not RowKind.CHANGED:
        return _KINDS[kind]
    if left is None or right is None:
        return DisplayKind.RIGHT_ONLY if left is None else DisplayKind.LEFT_ONLY
    return DisplayKind.CHANGED if left.spans or right.spans else DisplayKind.EQUAL


def _pieces(text: str, spans: tuple[Span, ...]) -> Iterator[Piece]:
    """Yield the text in pieces that end behind a space where there is one, with the spans of each."""
    begin = 0
    first_span = 0
    while begin < len(text) or begin == 0:
        end = _end_of_piece(text, begin)
        inside: list[Span] = []
        for number in range(first_span, len(spans)):
            span = spans[number]
            if span.start >= end:
                break
            inside.append(Span(max(span.start, begin) - begin, min(span.end, end) - begin))
            if span.end <= end:
                first_span = number + 1
        yield Piece(text[begin:end], tuple(inside), continues=begin > 0)
        begin = end
        if begin >= len(text):
            return


def _end_of_piece(text: str, begin: int) -> int:
    end = begin + PIECE_CHARACTERS
    if end >= len(text):
        return len(text)
    space = text.rfind(" ", begin + PIECE_CHARACTERS // 2, end)
    return end if space < 0 else space + 1
