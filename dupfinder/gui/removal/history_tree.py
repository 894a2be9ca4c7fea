"""The list of the history: runs that open to documents; an interrupted run stands out."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QStyleOptionViewItem, QWidget

from dupfinder.domain.removals import PastRemoval, PastRun, RemovalState
from dupfinder.gui.removal.history_model import HistoryColumn, HistoryModel
from dupfinder.gui.rows.group_tree import GroupTree
from dupfinder.gui.rows.result_delegate import RowDelegate, draw_pill, pill_width
from dupfinder.gui.rows.row_text import Role, RowText
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.font_scale import set_column_widths
from dupfinder.gui.toolkit.mirroring import mirrored

_Index = QModelIndex | QPersistentModelIndex
_WIDTHS = {
    HistoryColumn.NAME: 250,
    HistoryColumn.FOLDER: 190,
    HistoryColumn.KEPT: 210,
    HistoryColumn.SIZE: 86,
}


class _HistoryDelegate(RowDelegate):
    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:  # noqa: N802 - Qt's name
        """Leave out the middle of a path."""
        super().initStyleOption(option, index)
        is_state = index.column() == HistoryColumn.STATE
        option.textElideMode = Qt.TextElideMode.ElideRight if is_state else Qt.TextElideMode.ElideMiddle


class HistoryTree(GroupTree):
    """Runs that open to what they removed; several documents can be selected."""

    folder_requested = Signal(str)
    copy_requested = Signal(str)

    def __init__(self, history: HistoryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.history = history
        self.setObjectName("framed")
        self.setModel(history)
        self.setItemDelegate(_HistoryDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setAccessibleName(self.tr("Past removals"))
        header = self.header()
        set_column_widths(self, _WIDTHS.items())
        header.setSectionResizeMode(HistoryColumn.STATE, QHeaderView.ResizeMode.Stretch)

    def chosen(self) -> tuple[PastRun, tuple[PastRemoval, ...]] | None:
        """Return the current run, and those of its removals that are selected: all where the run itself is."""
        place = self.history.place(self.currentIndex())
        if place is None:
            return None
        run = self.history.run(place)
        if place.member is None:
            return run, run.removals
        places = [self.history.place(index) for index in self.selectionModel().selectedRows()]
        removals = [self.history.removal(each) for each in places if each is not None and each.group == place.group]
        return run, tuple(removal for removal in removals if removal is not None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to look at where the document is, and where it was."""
        place = self.history.place(self.indexAt(event.pos()))
        removal = None if place is None else self.history.removal(place)
        if removal is None:
            return
        path = removal.decision.file.path
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        now = removal.place if removal.state is RemovalState.REMOVED else path
        if now is not None:
            menu.addAction(self.tr("Show where it is now"), lambda: self.folder_requested.emit(now))
        menu.addAction(self.tr("Show where it was"), lambda: self.folder_requested.emit(path))
        menu.addAction(self.tr("Copy path"), lambda: self.copy_requested.emit(path))
        menu.popup(event.globalPos())

    def draw_beside_arrow(self, painter: QPainter, place: QRect, index: _Index) -> QRect:
        """Draw the state of a run at the end of its row, and return the room that is left."""
        row: RowText = index.data(Role.ROW)
        if not row.remark:
            return place
        colours = colours_for(self.palette())
        back, front = colours.good_soft, colours.good
        if self._is_interrupted(index):
            back, front = colours.warning_soft, colours.warning
        width = min(pill_width(painter, row.remark), place.width())
        logical = QRectF(place.right() - width, place.top(), width, place.height())
        end = mirrored(logical, QRectF(place), self.layoutDirection())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_pill(painter, end, row.remark, back=back, front=front)
        painter.restore()
        left, right = (width, 0) if self.isRightToLeft() else (0, -width)
        return place.adjusted(left, 0, right, 0)

    def _is_interrupted(self, index: _Index) -> bool:
        place = self.history.place(index)
        return place is not None and self.history.run(place).was_interrupted
