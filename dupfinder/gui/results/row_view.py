"""A view of very many rows below a header: all have one height, so where each stands is known without asking for it."""

from abc import abstractmethod

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
)
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QStyle, QWidget

from dupfinder.gui.rows.result_delegate import row_height

_Index = QModelIndex | QPersistentModelIndex
_Hint = QAbstractItemView.ScrollHint
_Cursor = QAbstractItemView.CursorAction
_ENSURE_VISIBLE = _Hint.EnsureVisible


class RowView(QAbstractItemView):
    """Draws, scrolls and finds rows; selecting them and moving through them is Qt's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row_height = row_height(self.fontMetrics())
        self._is_laying_out = False
        self._header = QHeaderView(Qt.Orientation.Horizontal, self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._set_up_header()

    def _set_up_header(self) -> None:
        header = self._header
        header.setSectionsClickable(True)
        header.setSectionsMovable(True)
        header.setFirstSectionMovable(False)
        header.setStretchLastSection(False)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSortIndicatorShown(True)
        header.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for changed in (header.sectionResized, header.sectionMoved, header.geometriesChanged):
            changed.connect(self._lay_out)

    def header(self) -> QHeaderView:
        """Return the headings of the columns."""
        return self._header

    def setModel(self, model: QAbstractItemModel | None) -> None:  # noqa: N802 - Qt's name
        """Show another model."""
        super().setModel(model)
        self._header.setModel(model)
        # Of its own: with that of the view, the header asks every row whether it is selected whenever it is painted.
        if model is not None:
            self._header.setSelectionModel(QItemSelectionModel(model, self._header))

    @abstractmethod
    def paint_row(self, painter: QPainter, row: int, rect: QRect) -> None:
        """Draw a row; `rect` is as wide as the view."""

    def indentation(self, row: int) -> int:  # noqa: ARG002 - for those who have some
        """Return by how much the first column of a row is indented."""
        return 0

    # Where things are.

    @property
    def row_count(self) -> int:
        """Return how many rows there are."""
        model: QAbstractItemModel | None = self.model()  # there is none while the view is being made
        return 0 if model is None else model.rowCount()

    def rows_in(self, rect: QRect) -> range:
        """Return the rows that a part of the viewport shows, at least in part."""
        top, bottom = rect.top() + self.verticalOffset(), rect.bottom() + self.verticalOffset()
        return range(max(0, top // self._row_height), min(self.row_count, bottom // self._row_height + 1))

    def rows_in_view(self) -> range:
        """Return the rows that can be seen, at least in part."""
        return self.rows_in(self.viewport().rect())

    def row_rect(self, row: int) -> QRect:
        """Return where a row is in the viewport, whose width it has."""
        return QRect(0, row * self._row_height - self.verticalOffset(), self.viewport().width(), self._row_height)

    def cell_rect(self, row: int, column: int) -> QRect:
        """Return where a cell is in the viewport."""
        column_rect, row_rect = self.column_rect(column), self.row_rect(row)
        rect = QRect(column_rect.left(), row_rect.top(), column_rect.width(), row_rect.height())
        return self.indented(rect, self.indentation(row)) if column == 0 else rect

    def column_rect(self, column: int) -> QRect:
        """Return where a column is in the viewport, whose height it has."""
        left = self._header.sectionPosition(column) - self.horizontalOffset()
        room = self.viewport().rect()
        logical = QRect(left, 0, self._header.sectionSize(column), room.height())
        return QStyle.visualRect(self.layoutDirection(), room, logical)

    def indented(self, rect: QRect, width: int) -> QRect:
        """Return a part of the viewport without so much of it where reading begins."""
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return rect.adjusted(0, 0, -width, 0) if is_mirrored else rect.adjusted(width, 0, 0, 0)

    def shown_columns(self) -> list[int]:
        """Return the columns that are not hidden."""
        return [column for column in range(self._header.count()) if not self._header.isSectionHidden(column)]

    def isColumnHidden(self, column: int) -> bool:  # noqa: N802 - Qt's name
        """Return whether a column is hidden."""
        return self._header.isSectionHidden(column)

    def columnWidth(self, column: int) -> int:  # noqa: N802 - Qt's name
        """Return the width of a column."""
        return self._header.sectionSize(column)

    def visualRect(self, index: _Index) -> QRect:  # noqa: N802 - Qt's name
        """Return where a cell is in the viewport."""
        return self.cell_rect(index.row(), index.column()) if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:  # noqa: N802 - Qt's name
        """Return the cell at a place of the viewport; beside the columns, the first one of the row."""
        row = (point.y() + self.verticalOffset()) // self._row_height
        if not 0 <= row < self.row_count:
            return QModelIndex()
        return self.model().index(row, max(0, self._header.logicalIndexAt(point.x())))

    def horizontalOffset(self) -> int:  # noqa: N802 - Qt's name
        """Return how far the columns are scrolled."""
        return self._header.offset()

    def verticalOffset(self) -> int:  # noqa: N802 - Qt's name
        """Return how far the rows are scrolled."""
        return self.verticalScrollBar().value()

    def isIndexHidden(self, index: _Index) -> bool:  # noqa: N802 - Qt's name
        """Return whether the column of a cell is hidden."""
        return self._header.isSectionHidden(index.column())

    def sizeHintForColumn(self, column: int) -> int:  # noqa: N802 - Qt's name
        """Return how wide a column has to be for the rows that can be seen."""
        texts = (self.model().index(row, column).data() for row in self.rows_in_view())
        widths = (self.fontMetrics().horizontalAdvance(text) for text in texts if isinstance(text, str))
        return max(widths, default=0) + 2 * self._row_height

    # Selecting and moving.

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:  # noqa: N802 - Qt's name
        """Select the rows that a part of the viewport touches."""
        rows, selection = self.rows_in(rect.normalized()), QItemSelection()
        if rows:
            model = self.model()
            selection.select(model.index(rows[0], 0), model.index(rows[-1], self._header.count() - 1))
        self.selectionModel().select(selection, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:  # noqa: ARG002, N802 - Qt's
        """Return what has to be drawn anew when the selection changes: few rows are seen, so all of them."""
        return QRegion(self.viewport().rect())

    def moveCursor(self, action: _Cursor, modifiers: Qt.KeyboardModifier) -> QModelIndex:  # noqa: ARG002, N802 - Qt's
        """Return the first cell of the row that a key leads to."""
        last = self.row_count - 1
        if last < 0:
            return QModelIndex()
        current = self.currentIndex()
        if not current.isValid():
            return self.model().index(0, 0)
        page = max(1, self.viewport().height() // self._row_height - 1)
        row = {
            _Cursor.MoveUp: current.row() - 1,
            _Cursor.MoveDown: current.row() + 1,
            _Cursor.MovePageUp: current.row() - page,
            _Cursor.MovePageDown: current.row() + page,
            _Cursor.MoveHome: 0,
            _Cursor.MoveEnd: last,
        }.get(action, current.row())
        return self.model().index(min(max(row, 0), last), 0)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802 - Qt's name
        """Look for nothing: among very many rows that would take seconds, and there is a filter."""

    # Scrolling and drawing.

    def scrollTo(self, index: _Index, hint: _Hint = _ENSURE_VISIBLE) -> None:  # noqa: N802 - Qt's name
        """Scroll until a row can be seen, no further than needed or to where `hint` says."""
        if not index.isValid():
            return
        self.executeDelayedItemsLayout()  # the range of the scroll bar
        bar, room = self.verticalScrollBar(), self.viewport().height()
        top = index.row() * self._row_height
        lowest, middle = top + self._row_height - room, top + (self._row_height - room) // 2
        match hint:
            case _Hint.PositionAtTop:
                bar.setValue(top)
            case _Hint.PositionAtBottom:
                bar.setValue(lowest)
            case _Hint.PositionAtCenter:
                bar.setValue(middle)
            case _:
                bar.setValue(min(max(bar.value(), lowest), top))

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802 - Qt's name
        """Move what is seen; sideways, rows keep parts at their places, so all is drawn anew."""
        if dx:
            self._header.setOffset(self.horizontalScrollBar().value())
            self.viewport().update()
        else:
            self.viewport().scroll(0, dy)

    def doItemsLayout(self) -> None:  # noqa: N802 - Qt's name
        """Find out how far can be scrolled."""
        super().doItemsLayout()
        self.viewport().update()

    def _lay_out(self) -> None:
        self.updateGeometries()
        self.viewport().update()

    def updateGeometries(self) -> None:  # noqa: N802 - Qt's name
        """Put the header above the rows, and give the scroll bars their ranges."""
        if self._is_laying_out:
            return
        self._is_laying_out = True
        header = self._header
        height = min(max(header.minimumHeight(), header.sizeHint().height()), header.maximumHeight())
        self.setViewportMargins(0, height, 0, 0)
        room = self.viewport().geometry()
        header.setGeometry(room.left(), room.top() - height, room.width(), height)
        for bar, wanted, page, step in (
            (self.verticalScrollBar(), self.row_count * self._row_height, room.height(), self._row_height),
            (self.horizontalScrollBar(), header.length(), room.width(), self._row_height),
        ):
            bar.setPageStep(page)
            bar.setSingleStep(step)
            bar.setRange(0, max(0, wanted - page))
        header.setOffset(self.horizontalScrollBar().value())
        super().updateGeometries()
        self._is_laying_out = False

    def rowsInserted(self, parent: _Index, start: int, end: int) -> None:  # noqa: N802 - Qt's name
        """Make room for new rows."""
        super().rowsInserted(parent, start, end)
        self.scheduleDelayedItemsLayout()

    def rowsAboutToBeRemoved(self, parent: _Index, start: int, end: int) -> None:  # noqa: N802 - Qt's name
        """Take back the room of rows that go."""
        super().rowsAboutToBeRemoved(parent, start, end)
        self.scheduleDelayedItemsLayout()

    def changeEvent(self, event: QEvent) -> None:
        """Give the rows the height of another font."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._row_height = row_height(self.fontMetrics())
            self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows that can be seen."""
        painter = QPainter(self.viewport())
        self.begin_painting(painter)
        for row in self.rows_in(event.rect()):
            self.paint_row(painter, row, self.row_rect(row))
        painter.end()

    def begin_painting(self, painter: QPainter) -> None:
        """Get ready to draw rows."""
