"""What is said about rows: on folds, in tooltips, and by a screen reader."""

from PySide6.QtCore import QLocale, QObject

from dupfinder.domain.display import visible
from dupfinder.gui.comparison.texts.display_rows import DisplayKind, DisplayRow, DisplayRows, Piece
from dupfinder.gui.toolkit.punctuation import clauses, closed, sentences

_SPOKEN_CHARACTERS = 400
"""Nobody listens to a longer paragraph to learn what changed in it."""


class RowTexts(QObject):
    """Puts rows into words."""

    def folded(self, rows: int) -> str:
        """Return what stands in the place of rows that are folded away."""
        return self.tr("⋯ %Ln equal paragraph(s) ⋯", "", rows)

    def moved(self, rows: DisplayRows, other_end: int, *, is_on_left: bool) -> str:
        """Return where the other end of a move is; `is_on_left` says on which side this one is."""
        paragraph = rows.paragraph(rows.row_of(other_end), is_left=not is_on_left)
        if is_on_left:
            return self.tr("Moved to paragraph {number} of the right text").format(number=_written(paragraph))
        return self.tr("Moved here from paragraph {number} of the left text").format(number=_written(paragraph))

    def spoken(self, rows: DisplayRows, number: int) -> str:
        """Return a row as a screen reader says it: what kind of row it is, and what is on which side."""
        row = rows[number]
        if row.is_beside:
            return sentences(closed(self._kind(row)) if self._kind(row) else "", self._both(row))
        if row.left is not None and row.right is not None:
            place = self.tr("Paragraph {number}").format(number=_written(rows.paragraph(number, is_left=True)))
        elif row.left is not None:
            place = self.tr("Paragraph {number} of the left text").format(
                number=_written(rows.paragraph(number, is_left=True))
            )
        else:
            place = self.tr("Paragraph {number} of the right text").format(
                number=_written(rows.paragraph(number, is_left=False))
            )
        kind = self._kind(row)
        if row.kind is DisplayKind.MOVED and row.counterpart is not None:
            kind = self.moved(rows, row.counterpart, is_on_left=row.left is not None)
        return sentences(closed(clauses(place, kind)), self._both(row))

    def _kind(self, row: DisplayRow) -> str:
        match row.kind:
            case DisplayKind.CHANGED:
                return self.tr("changed")
            case DisplayKind.LEFT_ONLY:
                return self.tr("only on the left")
            case DisplayKind.RIGHT_ONLY:
                return self.tr("only on the right")
            case DisplayKind.MOVED:
                return self.tr("moved")
            case DisplayKind.IGNORED:
                return self.tr("overlooked")
            case _:
                return ""

    def _both(self, row: DisplayRow) -> str:
        if row.left is None or row.right is None or row.kind is DisplayKind.EQUAL:
            return _spoken(row.left or row.right)
        text = self.tr("Left: {left} Right: {right}")
        return text.format(left=_spoken(row.left), right=_spoken(row.right))


def _written(number: int) -> str:
    return QLocale().toString(number)


def _spoken(piece: Piece | None) -> str:
    if piece is None:
        return ""
    text = piece.text
    return visible(text if len(text) <= _SPOKEN_CHARACTERS else f"{text[:_SPOKEN_CHARACTERS]}…")
