"""A tree of groups: rows of groups are drawn across all columns, and stay open over a change of the model."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QPen,
    QPolygonF,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QTreeView, QWidget

from dupfinder.gui.rows.row_text import Role, RowText
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.punctuation import mirrored, without_begin

_Index = QModelIndex | QPersistentModelIndex
_CHEVRON_LEFT = 16
ARROW_END = 30
"""Where the arrow of a group ends, and what stands beside it begins."""
_PADDING = 10


class GroupTree(QTreeView):
    """Draws and steers groups; what the rows say comes from the model as `RowText`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUniformRowHeights(True)
        self.setIndentation(16)
        self.setExpandsOnDoubleClick(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.header().setStretchLastSection(False)
        self.header().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.header().setHighlightSections(False)

    def toggle(self, index: QModelIndex) -> None:
        """Open or close the group of a row; a closed group becomes the current row."""
        group = index.siblingAtColumn(0)
        if group.parent().isValid():
            group = group.parent()
            self.choose(group)
        self.setExpanded(group, not self.isExpanded(group))

    def choose(self, index: QModelIndex) -> None:
        """Make a row the current one and the only one that is selected, whatever keys are held down."""
        flag = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)

    def is_group(self, index: _Index) -> bool:
        """Return whether an index is of a group's row."""
        return index.isValid() and not index.parent().isValid()

    # Qt's events and painting.

    def updateGeometries(self) -> None:  # noqa: N802 - Qt's name
        """Wait until the tree is shown: Qt lays out every row that it knows for this, of a page unseen by thousands."""
        if self.isVisible():
            super().updateGeometries()

    def showEvent(self, event: QShowEvent) -> None:
        """Do what waited."""
        super().showEvent(event)
        self.updateGeometries()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open and close groups with the space bar and with Enter."""
        index = self.currentIndex()
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if index.isValid() and (event.key() == Qt.Key.Key_Space or (is_enter and self.is_group(index))):
            self.toggle(index)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open and close a group by a click on its arrow."""
        index = self.indexAt(event.position().toPoint())
        if self.is_group(index) and self._is_on_arrow(event) and event.button() is Qt.MouseButton.LeftButton:
            self.toggle(index)
        else:
            super().mousePressEvent(event)

    def _is_on_arrow(self, event: QMouseEvent) -> bool:
        at = event.position().x()
        begin = self.viewport().width() - at if self.isRightToLeft() else at
        return begin + self.horizontalOffset() < ARROW_END

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open and close a group by a double click anywhere on its row."""
        index = self.indexAt(event.position().toPoint())
        if self.is_group(index):
            self.toggle(index)
        else:
            super().mouseDoubleClickEvent(event)

    def drawBranches(self, painter: QPainter, rect: QRect, index: _Index) -> None:  # noqa: N802 - Qt's name
        """Draw nothing: groups have their own arrow, and indentation says the rest."""

    def drawRow(self, painter: QPainter, options: QStyleOptionViewItem, index: _Index) -> None:  # noqa: N802 - Qt's name
        """Draw a group across all columns."""
        if index.parent().isValid():
            super().drawRow(painter, options, index)
            return
        row: RowText = index.data(Role.ROW)
        place = QRect(options.rect)
        colours = colours_for(self.palette())
        is_selected = self.selectionModel().isRowSelected(index.row(), index.parent())
        painter.save()
        painter.fillRect(place, QColor(colours.selection if is_selected else colours.group))
        painter.setPen(QPen(QColor(colours.border)))
        painter.drawLine(place.bottomLeft(), place.bottomRight())
        self._draw_chevron(painter, place, is_open=self.isExpanded(index), colour=QColor(colours.dim))
        direction = self.layoutDirection()
        room = QRectF(place.left() + ARROW_END, place.top(), place.width() - ARROW_END - _PADDING, place.height())
        beside = self.draw_beside_arrow(painter, mirrored(room, QRectF(place), direction).toRect(), index)
        self._draw_sentence(painter, beside, row, dim=QColor(colours.dim))
        if index.row() == self.currentIndex().row() and self.is_group(self.currentIndex()) and self.hasFocus():
            painter.setPen(QPen(QColor(colours.accent)))
            painter.drawRect(place.adjusted(0, 0, -1, -1))
        painter.restore()

    def draw_beside_arrow(self, painter: QPainter, place: QRect, index: _Index) -> QRect:  # noqa: ARG002 - see below
        """Draw what a group has besides its sentence, and return the room that is left; nothing, here."""
        return place

    def _draw_chevron(self, painter: QPainter, place: QRect, *, is_open: bool, colour: QColor) -> None:
        begin, side = (place.right() - _CHEVRON_LEFT, -2) if self.isRightToLeft() else (place.left() + _CHEVRON_LEFT, 2)
        middle = QPointF(begin, place.center().y() + 0.5)
        shape = (
            [QPointF(-4, -2), QPointF(0, 2), QPointF(4, -2)]
            if is_open
            else [QPointF(-side, -4), QPointF(side, 0), QPointF(-side, 4)]
        )
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(QPolygonF([middle + point for point in shape]))
        painter.restore()

    def _draw_sentence(self, painter: QPainter, place: QRect, row: RowText, *, dim: QColor) -> None:
        """Draw the title strong and what is said about it weaker; the title gives way last."""
        strong = QFont(self.font())
        strong.setWeight(QFont.Weight.DemiBold)
        metrics = QFontMetrics(strong)
        details_width = self.fontMetrics().horizontalAdvance(row.details) + _PADDING
        title_room = max(place.width() - details_width, place.width() // 2)
        title = metrics.elidedText(row.title, Qt.TextElideMode.ElideMiddle, title_room)
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine)
        painter.setFont(strong)
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        painter.drawText(place, flags, title)
        taken = metrics.horizontalAdvance(title) + _PADDING
        rest = without_begin(QRectF(place), taken, self.layoutDirection()).toRect()
        painter.setFont(self.font())
        painter.setPen(dim)
        painter.drawText(
            rest, flags, self.fontMetrics().elidedText(row.details, Qt.TextElideMode.ElideRight, rest.width())
        )
