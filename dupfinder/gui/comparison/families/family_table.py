"""The table of a family: paragraphs and their texts at the left, a narrow column for each document."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableView,
)

from dupfinder.gui.comparison.families.family_cells import CellDelegate
from dupfinder.gui.comparison.families.family_headers import DocumentHeader, ParagraphHeader
from dupfinder.gui.comparison.families.family_table_model import FamilyTableModel
from dupfinder.gui.toolkit.wording import Wording

_ROW_HEIGHT = 28
_NARROWEST, _WIDEST = 34, 150
_SHARE_OF_CELLS = 0.55
"""Of the width of the table; the texts of the paragraphs have the rest, and what the cells do not need."""
_LEAST_TEXT = 220


class FamilyTableView(QTableView):
    """Cells are chosen one by one; Enter and a double click ask to see one in the texts, Ctrl+C copies its words."""

    cell_wanted = Signal(int, int)
    """The row and the column of a cell that somebody wants to see in the texts."""
    document_wanted = Signal(int)
    """The column of the document that somebody chose by its name."""

    def __init__(self, wording: Wording, paragraphs: FamilyTableModel) -> None:
        super().__init__()
        self._paragraphs = paragraphs
        self.documents = DocumentHeader(wording, paragraphs)
        self.texts = ParagraphHeader(wording, paragraphs)
        self.setHorizontalHeader(self.documents)
        self.setVerticalHeader(self.texts)
        self.setModel(paragraphs)
        self._cells = CellDelegate(paragraphs, self)
        self.setItemDelegate(self._cells)
        self.setAccessibleName(self.tr("Paragraphs and documents"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setShowGrid(False)
        self.setStyleSheet(
            "QTableCornerButton::section { background: palette(window); border: none; "
            "border-bottom: 1px solid palette(mid); } QTableView::corner { background: palette(window); border: none; }"
        )
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.texts.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)  # 20,000 lines are not measured one by one
        self.texts.setDefaultSectionSize(max(_ROW_HEIGHT, self.fontMetrics().height() + 10))
        self.documents.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.documents.sectionClicked.connect(self.document_wanted)
        self.texts.sectionClicked.connect(self._go_to_row)
        self.doubleClicked.connect(lambda index: self.cell_wanted.emit(index.row(), index.column()))
        paragraphs.modelReset.connect(self._fit)

    def show_chosen(self, column: int | None) -> None:
        """Mark the column of the document that is compared, and bring it into view."""
        self.documents.chosen = self._cells.chosen = column
        self.documents.viewport().update()
        self.viewport().update()
        if column is not None and self._paragraphs.rowCount():
            row = max(self.rowAt(0), 0)
            self.scrollTo(self._paragraphs.index(row, column))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out anew."""
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the texts, copy, or move."""
        current = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Copy):
            text = self._paragraphs.text(current.row(), current.column()) if current.isValid() else None
            if text is not None:
                QGuiApplication.clipboard().setText(text)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if current.isValid():
                self.cell_wanted.emit(current.row(), current.column())
        elif event.text().isalpha():
            event.ignore()  # letters are the window's
        else:
            super().keyPressEvent(event)

    def _go_to_row(self, row: int) -> None:
        self.setCurrentIndex(self._paragraphs.index(row, max(self.currentIndex().column(), 0)))

    def _fit(self) -> None:
        """Give every document the same width, and the paragraphs what is left."""
        count = self._paragraphs.columnCount()
        room = self.width() - self.verticalScrollBar().sizeHint().width()
        if not count or room <= 0:
            return
        width = min(max(int(room * _SHARE_OF_CELLS) // count, _NARROWEST), _WIDEST)
        text_width = max(room - width * count, int(room * (1 - _SHARE_OF_CELLS)), _LEAST_TEXT)
        with QSignalBlocker(self.documents):  # one new layout, below, not one for each section
            self.documents.setDefaultSectionSize(width)
        self.documents.fit(width)
        self.texts.setFixedWidth(text_width)
        self.updateGeometries()
