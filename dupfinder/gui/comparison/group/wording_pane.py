"""The words of one cell of a group's table, with what is different in the keeper's wording marked."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QFrame,
    QPlainTextEdit,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from dupfinder.domain.comparisons import CompareOptions, GroupParagraph
from dupfinder.domain.display import visible
from dupfinder.domain.records import dataclass
from dupfinder.gui.comparison.group.versions import MarkedPiece, cut, letter, marked_against
from dupfinder.gui.comparison.group.versions_table_model import VersionsTableModel
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.comparison.texts.text_layouts import shown_text
from dupfinder.gui.toolkit.background import BackgroundJobs, tell_error
from dupfinder.gui.toolkit.colours import DARK, colours_for
from dupfinder.gui.toolkit.labels import ElidedLabel
from dupfinder.gui.toolkit.layouts import in_column, in_row


@dataclass(frozen=True, slots=True, kw_only=True)
class WordingColours:
    """Backgrounds as `#rrggbb`; `letter` has a contrast of at least 4.5 : 1 on `others`, and `quiet_letter` on `first`.

    The first wording, that of the keeper, is the one that does not catch the eye.
    """

    first: str
    quiet_letter: str
    others: tuple[str, ...]
    letter: str

    def back(self, number: int) -> str:
        """Return the background of a wording, counted from 0; after the last colour the second one comes again."""
        return self.others[(number - 1) % len(self.others)] if number else self.first

    def front(self, number: int) -> str:
        """Return the colour of its letter."""
        return self.letter if number else self.quiet_letter


# Light and heavy hues alternate, so that neighbours in the alphabet are told apart by those who see few colours, too.
LIGHT_WORDINGS = WordingColours(
    first="#e9edf2",
    quiet_letter="#586473",
    others=("#a9c6ff", "#ffcf70", "#bfe3a1", "#d39bef", "#f7b1a8", "#79d3d9", "#c9b89a", "#ef7fb4"),
    letter="#1a2027",
)
DARK_WORDINGS = WordingColours(
    first="#242a33",
    quiet_letter="#9ca7b5",
    others=("#2f5bb5", "#7d5700", "#3f6b22", "#79409a", "#8f3f35", "#13676e", "#665a50", "#8c2f63"),
    letter="#f3f6fa",
)


def wording_colours_for(palette: QPalette) -> WordingColours:
    """Return the colours that belong to a palette."""
    return DARK_WORDINGS if colours_for(palette) is DARK else LIGHT_WORDINGS


_RADIUS = 4.0


def draw_wording(painter: QPainter, place: QRectF, number: int, palette: QPalette) -> None:
    """Draw the letter of a wording on its colour."""
    colours = wording_colours_for(palette)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.back(number)))
    painter.drawRoundedRect(place, _RADIUS, _RADIUS)
    painter.setPen(QColor(colours.front(number)))
    painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), letter(number))


class CellDelegate(QStyledItemDelegate):
    """Draws which wording a document has."""

    def __init__(self, paragraphs: VersionsTableModel, parent: QObject) -> None:
        super().__init__(parent)
        self._paragraphs = paragraphs
        self.chosen: int | None = None
        """The column of the document that is compared."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw one cell."""
        place: QRect = option.rect
        if index.column() == self.chosen:
            painter.fillRect(place, QColor(colours_for(option.palette).right_row))
        number = self._paragraphs.number(index.row(), index.column())
        cell = QRectF(place).adjusted(2, 2, -2, -2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if number is not None:
            draw_wording(painter, cell, number, option.palette)
        if option.state & QStyle.StateFlag.State_Selected:
            has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
            colours = colours_for(option.palette)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent if has_focus else colours.dim), 2.0))
            painter.drawRoundedRect(cell.adjusted(-0.5, -0.5, 0.5, 0.5), _RADIUS, _RADIUS)
        painter.restore()


_MARGIN = 12
_MOST_LETTERS = 20_000
"""More of a paragraph is not laid out here."""
_MOST_AT_ONCE = 4_000
"""Longer texts are compared in the background."""


class WordingPane(QWidget):
    """What a document has in a row of the table; what only the keeper has is struck, what only this one has marked."""

    def __init__(self, paragraphs: VersionsTableModel, jobs: BackgroundJobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paragraphs = paragraphs
        self._jobs = jobs
        self._pieces: Sequence[MarkedPiece] = ()
        self._newest = 0
        self.badge = WordingBadge()
        self.title = ElidedLabel(tone="dim", mode=Qt.TextElideMode.ElideRight)
        self.text = QPlainTextEdit(readOnly=True, tabChangesFocus=True)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.document().setDocumentMargin(_MARGIN)
        self.text.setAccessibleName(self.tr("Text of the selected cell"))
        head = in_row(self.badge, (self.title, 1), margins=(_MARGIN, 6, _MARGIN, 6), spacing=8)
        in_column(head, (self.text, 1), inside=self, margins=0, spacing=0)

    def clear(self, text: str = "") -> None:
        """Show no cell; `text` says why there is none."""
        self._newest += 1
        self.badge.show_number(None)
        self.title.setText(text)
        self._show(())

    def show_cell(self, row: int, column: int) -> None:
        """Show what a document has in a row."""
        loaded = self._paragraphs.loaded
        if loaded is None:
            return
        paragraph = self._paragraphs.paragraph(row)
        number, text = self._paragraphs.number(row, column), self._paragraphs.text(row, column)
        keeper = paragraph.wordings[0] if paragraph.cells[0] is not None else None
        self.badge.show_number(number)
        self.title.setText(self._title(paragraph, column, row=row, number=number))
        if text is None or text == keeper:
            # What is missing is shown as it would be struck out of the keeper's.
            side = Side.LEFT if text is None and keeper is not None else None
            self._newest += 1
            self._show((MarkedPiece(paragraph.wordings[0] if text is None else text, side),))
        elif keeper is None:
            self._newest += 1
            self._show((MarkedPiece(text, Side.RIGHT),))
        else:
            self._compare(keeper, text, loaded.request.options)

    def _compare(self, keeper: str, text: str, options: CompareOptions) -> None:
        """Show how a wording differs, at once or as soon as that is known."""
        self._newest += 1
        if len(keeper) + len(text) <= _MOST_AT_ONCE:
            self._show(marked_against(keeper, text, options))
            return
        self._show((MarkedPiece(text),))
        number = self._newest

        def show(pieces: Sequence[MarkedPiece]) -> None:
            if number == self._newest:
                self._show(pieces)

        self._jobs.run(lambda: cut(marked_against(keeper, text, options), _MOST_LETTERS), done=show, failed=tell_error)

    def _title(self, paragraph: GroupParagraph, column: int, *, row: int, number: int | None) -> str:
        name = visible(self._paragraphs.document(column).entry.name)
        where = self.tr("Paragraph {number}").format(number=self._paragraphs.paragraph_number(row) + 1)
        if number is None:
            return f"{where} · " + self.tr("not in {name}").format(name=name)
        parts = [where, name, self.tr("in %Ln document(s)", "", self._paragraphs.same_count(row, column))]
        if number == 0:
            parts.append(self.tr("wording of the keeper") if self._has_keeper() else self.tr("first wording"))
        elif paragraph.cells[0] is None:
            parts.append(self.tr("not in the keeper") if self._has_keeper() else self.tr("not in the first document"))
        return " · ".join(parts)

    def _has_keeper(self) -> bool:
        loaded = self._paragraphs.loaded
        return loaded is not None and loaded.has_head

    def changeEvent(self, event: QEvent) -> None:
        """Take the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._show(self._pieces)

    def _show(self, pieces: Sequence[MarkedPiece]) -> None:
        self._pieces = cut(pieces, _MOST_LETTERS)
        colours = colours_for(self.palette())
        self.text.clear()
        cursor = QTextCursor(self.text.document())
        for piece in self._pieces:
            style = QTextCharFormat()
            style.setForeground(QColor(colours.text))
            if piece.side is Side.LEFT:
                style.setBackground(QColor(colours.left_word))
                style.setFontStrikeOut(True)
            elif piece.side is Side.RIGHT:
                style.setBackground(QColor(colours.right_word))
            cursor.insertText("\n".join(map(shown_text, piece.text.split("\n"))), style)


class WordingBadge(QWidget):
    """The letter of a wording as it stands in the table; nothing where there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return room for two letters."""
        return QSize(34, 20)

    def show_number(self, number: int | None) -> None:
        """Show a wording, or none."""
        self._number = number
        self.setVisible(number is not None)
        self.setAccessibleName("" if number is None else self.tr("Wording {letter}").format(letter=letter(number)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw the letter."""
        if self._number is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_wording(painter, QRectF(self.rect()), self._number, self.palette())
