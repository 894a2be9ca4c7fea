"""Draws the cells of a family's table: which wording of a paragraph a document has."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dupfinder.gui.comparison.families.family_colours import wording_colours_for
from dupfinder.gui.comparison.families.family_rows import letter
from dupfinder.gui.comparison.families.family_table_model import FamilyTableModel
from dupfinder.gui.toolkit.colours import colours_for

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

    def __init__(self, paragraphs: FamilyTableModel, parent: QObject) -> None:
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
