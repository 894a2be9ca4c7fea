"""Draws the documents of the result tree."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dupfinder.domain.pairs import Relation
from dupfinder.gui.colours import Colours, colours_for
from dupfinder.gui.models.result_rows import Column
from dupfinder.gui.models.row_text import Role, RowKind, RowText

_Index = QModelIndex | QPersistentModelIndex
_VERTICAL_PADDING = 12
_HEADS = frozenset({RowKind.KEEPER, RowKind.CONTAINER})
_BAR_WIDTH, _BAR_HEIGHT = 44, 5
_PILL_HEIGHT = 19
_PILL_PADDING = 8


def row_height(metrics: QFontMetrics) -> int:
    """Return the height of every row of a tree."""
    return metrics.height() + _VERTICAL_PADDING


class RowDelegate(QStyledItemDelegate):
    """Draws the documents of any tree of groups: the name first, all else a little weaker."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Return rows with some air."""
        return QSize(super().sizeHint(option, index).width(), row_height(option.fontMetrics))

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:  # noqa: N802 - Qt's name
        """Set colour, weight and where a long text gives way."""
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus  # no dotted frame: the row is marked
        if index.column() == Column.FOLDER:
            option.textElideMode = Qt.TextElideMode.ElideLeft
        if option.displayAlignment & Qt.AlignmentFlag.AlignRight:
            option.text += "\N{EM SPACE}"  # numbers end well before the next column
        if index.column() != Column.NAME:
            palette = option.palette
            palette.setColor(QPalette.ColorRole.Text, QColor(colours_for(palette).dim))


class ResultDelegate(RowDelegate):
    """Draws similarity as a bar with a number, and relations as pills."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:  # noqa: N802 - Qt's name
        """Make the name of the keeper stand out; leave the cell of the similarity to `paint`."""
        super().initStyleOption(option, index)
        if index.column() == Column.NAME:
            row: RowText = index.data(Role.ROW)
            if row.kind in _HEADS:
                option.font.setWeight(QFont.Weight.DemiBold)
        elif index.column() == Column.SIMILARITY:
            option.text = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one cell."""
        super().paint(painter, option, index)
        if index.column() != Column.SIMILARITY:
            return
        row: RowText = index.data(Role.ROW)
        place = QRectF(option.rect).adjusted(6, 0, -4, 0)
        colours = colours_for(option.palette)
        text = row.cells[Column.SIMILARITY]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.kind in _HEADS:
            _draw_pill(painter, place, text, back=colours.accent_soft, front=colours.accent)
        elif row.relation in {Relation.IDENTICAL, Relation.SAME_TEXT}:
            _draw_pill(painter, place, text, back=colours.good_soft, front=colours.good)
        elif row.remark:
            _draw_pill(painter, place, text, back=colours.warning_soft, front=colours.warning)
        else:
            _draw_bar(painter, place, text, share=row.share, colours=colours)
        painter.restore()


def _draw_pill(painter: QPainter, place: QRectF, text: str, *, back: str, front: str) -> None:
    font = QFont(painter.font())
    font.setPointSizeF(font.pointSizeF() * 0.92)
    painter.setFont(font)
    room = int(place.width()) - 2 * _PILL_PADDING
    text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
    width = painter.fontMetrics().horizontalAdvance(text) + 2.0 * _PILL_PADDING
    pill = QRectF(place.left(), place.center().y() - _PILL_HEIGHT / 2, width, _PILL_HEIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(back))
    painter.drawRoundedRect(pill, _PILL_HEIGHT / 2, _PILL_HEIGHT / 2)
    painter.setPen(QColor(front))
    painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), text)


def _draw_bar(painter: QPainter, place: QRectF, text: str, *, share: float, colours: Colours) -> None:
    bar = QRectF(place.left(), place.center().y() - _BAR_HEIGHT / 2, _BAR_WIDTH, _BAR_HEIGHT)
    radius = _BAR_HEIGHT / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.border))
    painter.drawRoundedRect(bar, radius, radius)
    painter.setBrush(QColor(colours.accent))
    painter.drawRoundedRect(
        QRectF(bar.left(), bar.top(), max(bar.width() * share, 2 * radius), bar.height()), radius, radius
    )
    painter.setPen(QColor(colours.text))
    beside = place.adjusted(_BAR_WIDTH + 8, 0, 0, 0)
    painter.drawText(beside, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
