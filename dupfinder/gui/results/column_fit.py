"""The widths of the columns of the result tree: the folder takes what the others leave."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QHeaderView

from dupfinder.gui.results.row_view import RowView
from dupfinder.gui.rows.result_rows import Column
from dupfinder.gui.toolkit.two_level import NATURAL_ORDER

_LEAST_NAME_WIDTH, _LEAST_FOLDER_WIDTH = 190, 110
_LEAST_WIDTH = 48
_USUAL_LINE = 17
"""The height of a line up to which the widths below are enough; with larger fonts columns are wider."""
_WIDTHS = {
    Column.NAME: 300,
    Column.SIMILARITY: 262,
    Column.SIZE: 84,
    Column.MODIFIED: 92,
    Column.FORMAT: 72,
    Column.TITLE: 210,
    Column.AUTHOR: 130,
    Column.PAGES: 64,
    Column.CREATED: 92,
    Column.SAVED: 96,
}


class ColumnFit(QObject):
    """Fits columns to a view whenever one of them or the view changes its width."""

    def __init__(self, view: RowView) -> None:
        super().__init__(view)
        self._view = view
        self._header = view.header()
        self._is_fitting = False
        self._header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self._header.setMinimumSectionSize(_LEAST_WIDTH)
        scale = max(1.0, view.fontMetrics().height() / _USUAL_LINE)
        self._name_width = round(_WIDTHS[Column.NAME] * scale)
        """As a person wants it; it is narrower while there is no room."""
        for column, width in _WIDTHS.items():
            self._header.resizeSection(column, round(width * scale))
        self._header.sectionResized.connect(self._fit_after)
        self._header.sectionHandleDoubleClicked.connect(self._widen)

    def save(self) -> bytes:
        """Return which columns are shown, their order and widths, the name as wide as it is wanted."""
        self._is_fitting = True
        self._header.resizeSection(Column.NAME, self._name_width)
        state = bytes(self._header.saveState().data())
        self.fit()
        return state

    def restore(self, state: bytes) -> None:
        """Take the columns as they were saved; what no header ever saved changes nothing."""
        self._is_fitting = True
        if self._header.restoreState(state):
            self._name_width = self._header.sectionSize(Column.NAME)
        self._header.setSortIndicator(NATURAL_ORDER, Qt.SortOrder.DescendingOrder)
        self.fit()

    def fit(self) -> None:
        """Give the folder what the other columns leave; where that is too little, the name gives way, too.

        Without the folder the name takes all. Qt's own stretching keeps a column at its former width as soon as nothing
        is left for it.
        """
        header = self._header
        self._is_fitting = True
        both = header.sectionSize(Column.NAME) + header.sectionSize(Column.FOLDER)
        room = self._view.viewport().width() - header.length() + both
        has_folder = not header.isSectionHidden(Column.FOLDER)
        wanted = min(self._name_width, room - _LEAST_FOLDER_WIDTH) if has_folder else room
        name = max(wanted, _LEAST_NAME_WIDTH)
        header.resizeSection(Column.NAME, name)
        if has_folder:
            header.resizeSection(Column.FOLDER, max(room - name, _LEAST_FOLDER_WIDTH))
        self._is_fitting = False

    def fit_switched(self, column: int, shown: bool) -> None:  # noqa: FBT001 - the slot of a signal
        """Fit the others after a column was switched on or off, and bring a new one into view."""
        self.fit()
        if shown:
            end = self._header.sectionPosition(column) + self._header.sectionSize(column)
            bar = self._view.horizontalScrollBar()
            bar.setValue(max(bar.value(), end - self._view.viewport().width()))

    def _fit_after(self, column: int, _before: int, width: int) -> None:
        """Fit the others after a person changed a width."""
        if self._is_fitting or column == Column.FOLDER:
            return
        if column == Column.NAME:
            self._name_width = width
        self.fit()

    def _widen(self, column: int) -> None:
        """Make a column as wide as what it shows now."""
        self._header.resizeSection(column, max(self._view.sizeHintForColumn(column), _LEAST_WIDTH))
