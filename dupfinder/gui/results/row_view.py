"""A table of very many rows that paints them itself: all have one height, so where each stands is known at once."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
)
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QStyle, QTableView, QWidget

from dupfinder.gui.rows.result_delegate import row_height
from dupfinder.gui.rows.result_rows import Column
from dupfinder.gui.toolkit import table_model
from dupfinder.gui.toolkit.table_model import scale_columns, set_column_widths

_Index = QModelIndex | QPersistentModelIndex
_Hint = QAbstractItemView.ScrollHint
_Cursor = QAbstractItemView.CursorAction
_ENSURE_VISIBLE = _Hint.EnsureVisible


class RowView(QTableView):
    """Draws rows as wholes, which a table would draw and select cell by cell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self._row_padding = row_height(self.fontMetrics()) - self.fontMetrics().height()
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.header()
        header.setSectionsMovable(True)
        header.setFirstSectionMovable(False)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSortIndicatorShown(True)
        header.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._set_row_height()

    def set_row_padding(self, pixels: int) -> None:
        """Give rows so much more height than their text."""
        self._row_padding = pixels
        self._set_row_height()
        self.viewport().update()

    def _set_row_height(self) -> None:
        height = self.fontMetrics().height() + self._row_padding
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.setSingleStep(height)

    @property
    def _row_height(self) -> int:
        return self.verticalHeader().defaultSectionSize()

    def header(self) -> QHeaderView:
        """Return the headings of the columns."""
        return self.horizontalHeader()

    def setModel(self, model: QAbstractItemModel | None) -> None:  # noqa: N802 - Qt's name
        """Show another model."""
        super().setModel(model)
        # Of its own: with that of the view, the header asks every row whether it is selected whenever it is painted.
        if model is not None:
            self.header().setSelectionModel(QItemSelectionModel(model, self.header()))

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
        left = self.header().sectionPosition(column) - self.horizontalOffset()
        room = self.viewport().rect()
        logical = QRect(left, 0, self.columnWidth(column), room.height())
        return QStyle.visualRect(self.layoutDirection(), room, logical)

    def indented(self, rect: QRect, width: int) -> QRect:
        """Return a part of the viewport without so much of it where reading begins."""
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return rect.adjusted(0, 0, -width, 0) if is_mirrored else rect.adjusted(width, 0, 0, 0)

    def shown_columns(self) -> list[int]:
        """Return the columns that are not hidden."""
        return [column for column in range(self.header().count()) if not self.isColumnHidden(column)]

    def visualRect(self, index: _Index) -> QRect:  # noqa: N802 - Qt's name
        """Return where a cell is in the viewport."""
        return self.cell_rect(index.row(), index.column()) if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:  # noqa: N802 - Qt's name
        """Return the cell at a place of the viewport; beside the columns, the first one of the row."""
        row = (point.y() + self.verticalOffset()) // self._row_height
        if not 0 <= row < self.row_count:
            return QModelIndex()
        return self.model().index(row, max(0, self.header().logicalIndexAt(point.x())))

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
            selection.select(model.index(rows[0], 0), model.index(rows[-1], self.header().count() - 1))
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

    # A table would tell assistive technology of cells; what is told of rows instead is told elsewhere.

    def currentChanged(self, current: _Index, previous: _Index) -> None:  # noqa: N802 - Qt's name
        """Bring the current row into view."""
        QAbstractItemView.currentChanged(self, current, previous)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:  # noqa: N802 - Qt's name
        """Draw what is selected."""
        QAbstractItemView.selectionChanged(self, selected, deselected)

    # Scrolling and drawing.

    def scrollTo(self, index: _Index, hint: _Hint = _ENSURE_VISIBLE) -> None:  # noqa: N802 - Qt's name
        """Scroll until a row can be seen, no further than needed or to where `hint` says; never sideways."""
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
        super().scrollContentsBy(dx, dy)
        if dx:
            self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        """Give the rows the height of another font."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._set_row_height()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows that can be seen."""
        with QPainter(self.viewport()) as painter:
            self.begin_painting(painter)
            for row in self.rows_in(event.rect()):
                self.paint_row(painter, row, self.row_rect(row))

    def begin_painting(self, painter: QPainter) -> None:
        """Get ready to draw rows."""


_LEAST_NAME_WIDTH, _LEAST_FOLDER_WIDTH = 190, 110
_LEAST_WIDTH = 48
_ROWS_TO_FIT = 50
_AROUND_CONTENT = 36
_MOST_CONTENT_LETTERS = 40


class ColumnFit(QObject):
    """Fits columns to a view whenever one of them or the view changes its width."""

    def __init__(self, view: RowView, columns: Sequence[table_model.Column[Any]]) -> None:
        super().__init__(view)
        self._view = view
        self._header = view.header()
        self._is_fitting = False
        self._header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self._header.setMinimumSectionSize(_LEAST_WIDTH)
        set_column_widths(self._header, columns, scale_all=self._scale_all)
        self._folder_width = self._header.sectionSize(Column.FOLDER)
        """As a person wants it; it is narrower while there is no room."""
        self._chosen: set[int] = set()
        """The columns to which a person gave a width."""
        self._wanted: dict[int, int] = {}
        """How wide columns would be for what they show, in pixels."""
        self._header.sectionResized.connect(self._fit_after)
        self._header.sectionHandleDoubleClicked.connect(self._widen)

    def save(self) -> bytes:
        """Return which columns are shown, their order and widths, the folder as wide as it is wanted."""
        self._is_fitting = True
        self._header.resizeSection(Column.FOLDER, self._folder_width)
        state = bytes(self._header.saveState().data())
        self.fit()
        return state

    def restore(self, state: bytes) -> None:
        """Take the columns as they were saved; what no header ever saved changes nothing."""
        self._is_fitting = True
        if self._header.restoreState(state):
            self._folder_width = self._header.sectionSize(Column.FOLDER)
        self._header.setSortIndicator(table_model.NATURAL_ORDER, Qt.SortOrder.DescendingOrder)
        self.fit()

    def fit(self) -> None:
        """Give the name what the other columns leave; where that is too little, the folder gives way, too.

        Qt's own stretching keeps a column at its former width as soon as nothing
        is left for it.
        """
        header = self._header
        self._is_fitting = True
        letters_px = _MOST_CONTENT_LETTERS * self._view.fontMetrics().averageCharWidth()
        most = max(letters_px, self._view.viewport().width() // 4)  # names need more
        for column in self._wanted.keys() - self._chosen:
            if not header.isSectionHidden(column):
                header.resizeSection(column, min(self._wanted[column], most))
        both = header.sectionSize(Column.NAME) + header.sectionSize(Column.FOLDER)
        room = self._view.viewport().width() - header.length() + both
        has_folder = not header.isSectionHidden(Column.FOLDER)
        folder = max(min(self._folder_width, room - _LEAST_NAME_WIDTH), _LEAST_FOLDER_WIDTH) if has_folder else 0
        header.resizeSection(Column.NAME, max(room - folder, _LEAST_NAME_WIDTH))
        if has_folder:
            header.resizeSection(Column.FOLDER, folder)
        self._is_fitting = False

    def fit_switched(self, column: int, shown: bool) -> None:  # noqa: FBT001 - the slot of a signal
        """Fit the others after a column was switched on or off, and bring a new one into view."""
        self.fit()
        if shown:
            self._view.updateGeometries()  # how far can be scrolled now
            end = self._header.sectionPosition(column) + self._header.sectionSize(column)
            bar = self._view.horizontalScrollBar()
            bar.setValue(max(bar.value(), end - self._view.viewport().width()))

    def _fit_after(self, column: int, before: int, width: int) -> None:
        """Fit the others after a person changed a width."""
        if self._is_fitting or not width:  # it is being hidden, and all are fitted then
            return
        if before:
            self._chosen.add(column)
        if column == Column.NAME:
            self._folder_width += before - width
        elif column == Column.FOLDER:
            self._folder_width = width
        self.fit()

    def _scale_all(self, factor: float) -> None:
        """Follow letters that became so many times as large."""
        self._is_fitting = True
        self._folder_width = round(self._folder_width * factor)
        self._wanted = {column: round(width * factor) for column, width in self._wanted.items()}
        scale_columns(self._header, factor)
        self.fit()

    def fit_content(self, column: int) -> None:
        """Make a column as wide as its first rows need, up to a quarter of a wide view; a chosen width stays."""
        if column in self._chosen:
            return
        model, header = self._view.model(), self._header
        metrics = self._view.fontMetrics()
        texts = (str(model.index(row, column).data()) for row in range(min(self._view.row_count, _ROWS_TO_FIT)))
        widest = max(map(metrics.horizontalAdvance, texts), default=0) + _AROUND_CONTENT
        self._wanted[column] = max(widest, header.sectionSizeHint(column))
        self.fit()

    def _widen(self, column: int) -> None:
        """Make a column as wide as what it shows now."""
        self._header.resizeSection(column, max(self._view.sizeHintForColumn(column), _LEAST_WIDTH))
