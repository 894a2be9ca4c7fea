"""A tree of groups: rows of groups are drawn across all columns, and stay open over a change of the model."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QTreeView, QWidget

from dupfinder.gui.rows.result_painter import ARROW_END, ResultPainter, RowFonts, RowLook
from dupfinder.gui.rows.result_rows import Role

_Index = QModelIndex | QPersistentModelIndex


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
        self._fonts = RowFonts(self.font())

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
        if self._fonts.base != self.font():
            self._fonts = RowFonts(self.font())
        current = self.currentIndex()
        look = RowLook(
            text=index.data(Role.ROW),
            mark=None,
            is_selected=self.selectionModel().isRowSelected(index.row(), index.parent()),
            has_focus=self.hasFocus() and self.is_group(current) and index.row() == current.row(),
            is_open=self.isExpanded(index),
            state=self.state_of(index),
        )
        painter.save()
        ResultPainter(painter, self, self._fonts).draw_group(QRect(options.rect), look)
        painter.restore()

    def state_of(self, index: _Index) -> tuple[str, str, str] | None:  # noqa: ARG002 - for those that have one
        """Return what stands at the end of a group's row, and the colours behind it and of it; `None` for nothing."""
        return None
