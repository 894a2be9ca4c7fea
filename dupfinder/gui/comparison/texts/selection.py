"""What a person has selected in one of two texts."""

import enum
from collections.abc import Sequence

from dupfinder.domain.records import dataclass
from dupfinder.gui.comparison.texts.display_rows import DisplayRow, Piece


class Side(enum.IntEnum):
    """One of the two texts."""

    LEFT = 0
    RIGHT = 1


def piece_of(row: DisplayRow, side: Side) -> Piece | None:
    """Return what a row has on a side."""
    return row.left if side is Side.LEFT else row.right


@dataclass(frozen=True, slots=True, order=True)
class TextPlace:
    """A place between two characters: a row, and a position in its piece."""

    row: int
    position: int


@dataclass(frozen=True, slots=True)
class Selection:
    """A run of text on one side, from where it was begun to where it was dragged."""

    side: Side
    anchor: TextPlace
    cursor: TextPlace

    @property
    def start(self) -> TextPlace:
        """Return the earlier end."""
        return min(self.anchor, self.cursor)

    @property
    def end(self) -> TextPlace:
        """Return the later end."""
        return max(self.anchor, self.cursor)

    def range_in(self, row: int, length: int) -> tuple[int, int] | None:
        """Return which characters of a row with so many are selected, or `None`."""
        if not self.start.row <= row <= self.end.row:
            return None
        begin = self.start.position if row == self.start.row else 0
        end = self.end.position if row == self.end.row else length
        return (begin, end) if begin < end else None


def selected_text(rows: Sequence[DisplayRow], selection: Selection) -> str:
    """Return the selected text as it stands in the document; a line break between paragraphs.

    What stands beside the texts is left out, unless nothing else is selected.
    """
    parts: list[str] = []
    start, end = selection.start, selection.end
    for number in range(start.row, end.row + 1):
        piece = piece_of(rows[number], selection.side)
        if piece is None or (rows[number].is_beside and start.row < end.row):
            continue
        if parts and not piece.continues:
            parts.append("\n")
        first = start.position if number == start.row else 0
        parts.append(piece.text[first : end.position if number == end.row else None])
    return "".join(parts)


def whole_paragraph(rows: Sequence[DisplayRow], row: int, side: Side) -> Selection | None:
    """Return the paragraph that stands in a row, with all its pieces; `None` where a side has nothing."""
    piece = piece_of(rows[row], side)
    if piece is None:
        return None
    first = last = row
    while piece is not None and piece.continues and first > 0:
        first -= 1
        piece = piece_of(rows[first], side)
    while last + 1 < len(rows) and (after := piece_of(rows[last + 1], side)) is not None and after.continues:
        last += 1
    return _from_to(rows, side, first, last)


def whole_side(rows: Sequence[DisplayRow], side: Side) -> Selection | None:
    """Return the whole text of one side; `None` without rows."""
    return _from_to(rows, side, 0, len(rows) - 1) if len(rows) else None


def _from_to(rows: Sequence[DisplayRow], side: Side, first: int, last: int) -> Selection:
    end = piece_of(rows[last], side)
    return Selection(side, TextPlace(first, 0), TextPlace(last, len(end.text) if end else 0))
