"""A table of figures, of which one can be chosen."""

import heapq

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from dupfinder.gui.overview.figures import FigureModel, Figures, Kind
from dupfinder.gui.rows.result_delegate import row_height
from dupfinder.gui.toolkit.table_view import TableView

_SHOWN_ROWS = 6
_LEAST_CHARACTERS = 18
_MEASURED = 4
"""So many of the longest texts of a column are measured: the longest has not always the most letters."""
_PADDING = 8
_HEADING_PADDING = 26
"""As the style sheet has it, with room for the arrow of the order."""


class _RowDelegate(QStyledItemDelegate):
    """Rows with some air; numbers end well before the next column."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the height of every row."""
        return QSize(super().sizeHint(option, index).width(), row_height(option.fontMetrics))

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:  # noqa: N802 - Qt's name
        """Set where a text ends, and where a long one gives way."""
        super().initStyleOption(option, index)
        option.textElideMode = Qt.TextElideMode.ElideMiddle
        if option.displayAlignment & Qt.AlignmentFlag.AlignRight:
            option.text += "\N{EM SPACE}"


class FigureView(TableView):
    """Enter or a double click asks for what a row stands for."""

    target_chosen = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        self.figures = FigureModel()
        self._widths: list[int] = []
        """Of each column; 0 for one that takes what the others leave."""
        super().__init__(self.figures, widths=(), parent=parent)
        self.figures.setParent(self)
        self.setAccessibleName(name)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.header().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.header().setStretchLastSection(False)
        self.setSortingEnabled(True)
        self.doubleClicked.connect(self._choose)
        self.setItemDelegate(_RowDelegate(self))
        self.setMinimumHeight(row_height(self.fontMetrics()) * _SHOWN_ROWS)

    def set_figures(self, figures: Figures) -> None:
        """Show other figures."""
        self.figures.set_figures(figures)
        self._widths = [
            self._width(column) if kind is not Kind.NAME else 0 for column, kind in enumerate(figures.kinds)
        ]
        self._share_room()
        if figures.rows:
            self.setCurrentIndex(self.figures.index(0, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the names the room that there is now."""
        super().resizeEvent(event)
        self._share_room()

    def _width(self, column: int) -> int:
        """Return the room that the longest texts of a column need; Qt would lay out a thousand rows to know."""
        figures, metrics = self.figures.figures, self.fontMetrics()
        longest = heapq.nlargest(_MEASURED, (row.cells[column] for row in figures.rows), key=len)
        padding = metrics.horizontalAdvance("\N{EM SPACE}") + _PADDING
        heading = metrics.horizontalAdvance(figures.headings[column]) + _HEADING_PADDING
        return max([heading, *(metrics.horizontalAdvance(text) + padding for text in longest)])

    def _share_room(self) -> None:
        """Give names what the other columns leave, and in a narrow table enough to be known by."""
        names = self._widths.count(0)
        left = self.viewport().width() - sum(self._widths)
        least = self.fontMetrics().averageCharWidth() * _LEAST_CHARACTERS
        for column, width in enumerate(self._widths):
            self.header().resizeSection(column, width or max(left // names, least))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        figure = self.figures.figure(index)
        if figure is not None and figure.target is not None:
            self.target_chosen.emit(figure.target)
