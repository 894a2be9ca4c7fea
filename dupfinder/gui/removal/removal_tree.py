"""The list of the removal page: near duplicates stand out, and the space bar takes a document out."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPalette
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from dupfinder.domain.decisions import Decision, OutcomeStatus
from dupfinder.domain.pairs import LOSSLESS
from dupfinder.gui.removal.listed_plan import kinds_lost
from dupfinder.gui.removal.removal_model import RemovalColumn, RemovalModel
from dupfinder.gui.rows.group_tree import GroupTree
from dupfinder.gui.rows.result_delegate import MARK_WIDTH, RowDelegate, draw_mark, draw_pill, mark_room, pill_width
from dupfinder.gui.rows.result_rows import MarkState, Role, RowKind, RowText
from dupfinder.gui.toolkit.colours import Colours, colours_for
from dupfinder.gui.toolkit.table_model import NATURAL_ORDER, set_column_widths
from dupfinder.gui.toolkit.wording import without_begin

_Index = QModelIndex | QPersistentModelIndex
_GAP = 8
_MARK_GAP = 6
_OPEN_AT_ONCE = 5_000
"""Of so many rows all groups are open from the beginning; to lay out 100,000 rows takes seconds."""
_SENTENCE_WIDTH = 330


class _RemovalDelegate(RowDelegate):
    """Draws relations as pills, with what would be lost beside them."""

    def __init__(self, removals: RemovalModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._removals = removals

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:  # noqa: N802 - Qt's name
        """Set signs and colours; leave the cell of the relation to `paint`."""
        super().initStyleOption(option, index)
        column = RemovalColumn(index.column())
        is_path = column in {RemovalColumn.NAME, RemovalColumn.FOLDER}
        option.textElideMode = Qt.TextElideMode.ElideMiddle if is_path else Qt.TextElideMode.ElideRight
        row: RowText = index.data(Role.ROW)
        if column is RemovalColumn.NAME and row.kind is RowKind.KEEPER:
            option.font.setWeight(QFont.Weight.DemiBold)
        if column is RemovalColumn.NAME:
            option.features &= ~QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator  # `paint` draws one
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration  # room for it
            option.decorationSize = QSize(MARK_WIDTH + _MARK_GAP, MARK_WIDTH)
        elif column is RemovalColumn.RELATION:
            option.text = ""
        place = self._removals.place(index)
        decision = None if place is None else self._removals.item(place)
        if decision is not None:
            colour = self._colour(decision, column, colours_for(option.palette))
            if colour:
                option.palette.setColor(QPalette.ColorRole.Text, QColor(colour))

    def _colour(self, decision: Decision, column: RemovalColumn, colours: Colours) -> str | None:
        if not self._removals.is_chosen(decision):
            return colours.disabled
        outcome = self._removals.outcome(decision)
        if column is not RemovalColumn.RESULT or outcome is None:
            return None
        return {
            OutcomeStatus.DONE: colours.good,
            OutcomeStatus.SKIPPED: colours.warning,
            OutcomeStatus.FAILED: colours.danger,
        }[outcome.status]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one cell."""
        super().paint(painter, option, index)
        row: RowText = index.data(Role.ROW)
        if index.column() == RemovalColumn.NAME:
            is_locked = row.kind is RowKind.MEMBER and not index.flags() & Qt.ItemFlag.ItemIsUserCheckable
            colours = colours_for(option.palette)
            room = mark_room(option.rect, option.direction)
            draw_mark(painter, room, _mark(index), colours=colours, is_dimmed=is_locked)
        elif index.column() == RemovalColumn.RELATION and row.cells[RemovalColumn.RELATION]:
            place = self._removals.place(index)
            decision = None if place is None else self._removals.item(place)
            is_fine = decision is not None and decision.loss is not None and not kinds_lost(decision.loss)
            self._paint_relation(painter, option, row, is_fine=is_fine)

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: _Index
    ) -> bool:
        """Take a document out, or put it in again, by a click on its mark."""
        if not isinstance(event, QMouseEvent) or not index.flags() & Qt.ItemFlag.ItemIsUserCheckable:
            return False
        is_click = event.type() is QEvent.Type.MouseButtonRelease and event.button() is Qt.MouseButton.LeftButton
        if not is_click or not mark_room(option.rect, option.direction).contains(event.position()):
            return False
        is_checked = _mark(index) is MarkState.MARKED
        new = Qt.CheckState.Unchecked if is_checked else Qt.CheckState.Checked
        return model.setData(index, new, Qt.ItemDataRole.CheckStateRole)

    def _paint_relation(self, painter: QPainter, option: QStyleOptionViewItem, row: RowText, *, is_fine: bool) -> None:
        place = QRectF(option.rect).adjusted(4, 0, -4, 0)
        colours = colours_for(option.palette)
        is_copy = row.relation in LOSSLESS
        back, front = (colours.good_soft, colours.good) if is_copy else (colours.warning_soft, colours.warning)
        text = row.cells[RemovalColumn.RELATION]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_pill(painter, place, text, back=back, front=front)
        painter.restore()
        beside = without_begin(place, pill_width(painter, text) + _GAP, painter.layoutDirection())
        painter.save()
        painter.setPen(QColor(colours.good if is_fine else colours.warning))
        remark = painter.fontMetrics().elidedText(row.remark, Qt.TextElideMode.ElideRight, int(beside.width()))
        painter.drawText(beside, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), remark)
        painter.restore()


def _mark(index: _Index) -> MarkState:
    """Return the sign of a document: it goes, was taken out, or stays."""
    state = index.data(Qt.ItemDataRole.CheckStateRole)
    if state is None:
        return MarkState.KEEPER
    return MarkState.MARKED if Qt.CheckState(state) is Qt.CheckState.Checked else MarkState.FREE


class RemovalTree(GroupTree):
    """Groups that open to what stays and what goes."""

    chosen = Signal(object)
    """The `Place` of the current row, or `None`."""

    def __init__(self, removals: RemovalModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.removals = removals
        self.setObjectName("framed")
        self.setItemDelegate(_RemovalDelegate(removals, self))
        self.setAccessibleName(self.tr("Documents to remove"))

    def begin(self) -> None:
        """Show the documents; to be called once it has its place: at each move Qt would go through all rows again."""
        self.header().setSortIndicator(NATURAL_ORDER, Qt.SortOrder.AscendingOrder)
        self.setModel(self.removals)
        self.setSortingEnabled(True)
        header = self.header()
        set_column_widths(header, self.removals.columns)
        header.setStretchLastSection(True)
        self.selectionModel().currentRowChanged.connect(self._tell)
        self.removals.looks_changed.connect(self.viewport().update)
        self.removals.modelReset.connect(self.open_groups)
        self.open_groups()

    def show_what_stayed(self) -> None:
        """Put groups first in which something stayed, choose it, and give the sentences about it their room."""
        header = self.header()
        with QSignalBlocker(header):  # it says nothing where a check was sorted so before
            header.setSortIndicator(RemovalColumn.RESULT, Qt.SortOrder.DescendingOrder)
        self.removals.sort(RemovalColumn.RESULT, Qt.SortOrder.DescendingOrder)
        self.choose(self.removals.index(1, 0, self.removals.index(0, 0)))  # below what is kept
        self.scrollToTop()
        header.resizeSection(RemovalColumn.RESULT, max(_SENTENCE_WIDTH, header.sectionSize(RemovalColumn.RESULT)))

    def open_groups(self) -> None:
        """Open all groups, unless there are very many."""
        if self.removals.row_count <= _OPEN_AT_ONCE:
            self.expandAll()

    def _tell(self, current: QModelIndex) -> None:
        self.chosen.emit(self.removals.place(current))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the document, or all of a group, out with the space bar, or put it in again."""
        place = self.removals.place(self.currentIndex())
        decisions = () if place is None else self.removals.decisions(place)
        if event.key() == Qt.Key.Key_Space and decisions:
            self.removals.choose(decisions, goes=not any(map(self.removals.is_chosen, decisions)))
        else:
            super().keyPressEvent(event)
