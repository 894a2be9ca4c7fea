"""The table of a group: paragraphs and their texts at the left, a narrow column for each document."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableView,
)

from dupfinder.gui.comparison.group.group_walk import fitted_name, shown_date
from dupfinder.gui.comparison.group.versions_table_model import VersionsTableModel
from dupfinder.gui.comparison.group.wording_pane import CellDelegate
from dupfinder.gui.comparison.texts.text_layouts import is_right_to_left
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.wording import Wording

_WIDE = 92
"""From this width on names are written level, with the date below."""
_UPRIGHT_HEIGHT = 118
_PADDING = 6
_DOT = 3.5
_EDGE = 3


class DocumentHeader(QHeaderView):
    """Names and dates; upright where the columns are narrow. A dot marks the keeper, an edge what is compared."""

    def __init__(self, wording: Wording, paragraphs: VersionsTableModel) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._wording = wording
        self._paragraphs = paragraphs
        self._is_upright = False
        self.chosen: int | None = None
        """The column of the document that is compared."""
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setAccessibleName(self.tr("Documents"))

    def fit(self, width: int) -> None:
        """Take the width of a column."""
        self._is_upright = width < _WIDE
        self.setFixedHeight(_UPRIGHT_HEIGHT if self._is_upright else 2 * self.fontMetrics().height() + 14)
        self.viewport().update()

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803 - Qt's names
        """Draw one document."""
        colours = colours_for(self.palette())
        is_chosen = logicalIndex == self.chosen
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, QColor(colours.right_row if is_chosen else colours.window))
        line = QRect(rect.left(), rect.bottom() - _EDGE + 1, rect.width(), _EDGE)
        if is_chosen:
            painter.fillRect(line, QColor(colours.right_mark))
        else:
            painter.fillRect(line.adjusted(0, _EDGE - 1, 0, 0), QColor(colours.border))
        place = QRectF(rect).adjusted(0, 0, 0, -_EDGE)
        if self._is_upright:
            painter.translate(place.left(), place.bottom())
            painter.rotate(-90)
            place = QRectF(0, 0, place.height(), place.width())
        self._draw_names(painter, place.adjusted(_PADDING, 0, -_PADDING, 0), logicalIndex)
        painter.restore()

    def _draw_names(self, painter: QPainter, place: QRectF, section: int) -> None:
        colours = colours_for(self.palette())
        is_head = self._paragraphs.is_head(section)
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold if is_head or section == self.chosen else QFont.Weight.Normal)
        painter.setFont(font)
        name = QRectF(place)
        if not self._is_upright:
            name.setHeight(place.height() / 2 + 2)
        if is_head:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent))
            painter.drawEllipse(QPointF(name.left() + _DOT, name.center().y() + 1), _DOT, _DOT)
            name.setLeft(name.left() + 2 * _DOT + 4)
        text = fitted_name(self._paragraphs.name_parts(section), painter.fontMetrics(), int(name.width()))
        painter.setPen(QColor(colours.text))
        _draw_elided(painter, name, text, Qt.TextElideMode.ElideMiddle)
        if not self._is_upright:
            painter.setFont(self.font())
            painter.setPen(QColor(colours.dim))
            below = place.adjusted(0, place.height() / 2 - 2, 0, 0)
            _draw_elided(
                painter,
                below,
                shown_date(self._paragraphs.document(section), self._wording),
                Qt.TextElideMode.ElideRight,
            )


class ParagraphHeader(QHeaderView):
    """The number and the beginning of each paragraph, in one line."""

    def __init__(self, wording: Wording, paragraphs: VersionsTableModel) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._wording = wording
        self._paragraphs = paragraphs
        self.setSectionsClickable(True)
        self.setHighlightSections(True)
        self.setAccessibleName(self.tr("Paragraphs"))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803 - Qt's names
        """Draw one paragraph."""
        colours = colours_for(self.palette())
        is_current = self._current_row() == logicalIndex
        painter.save()
        painter.fillRect(rect, QColor(colours.selection if is_current else colours.base))
        front = QColor(colours.on_selection if is_current else colours.text)
        loaded = self._paragraphs.loaded
        most = len(loaded.versions.table.paragraphs) if loaded is not None else 0
        number_width = painter.fontMetrics().horizontalAdvance(self._wording.count(most))
        place = QRectF(rect).adjusted(_PADDING, 0, -_PADDING, 0)
        painter.setPen(front if is_current else QColor(colours.dim))
        number = self._wording.count(self._paragraphs.paragraph_number(logicalIndex) + 1)
        painter.drawText(
            QRectF(place.left(), place.top(), number_width, place.height()),
            int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter),
            number,
        )
        painter.setPen(front)
        place.setLeft(place.left() + number_width + 10)
        text = str(self._paragraphs.headerData(logicalIndex, Qt.Orientation.Vertical))
        _draw_elided(painter, place, text, Qt.TextElideMode.ElideRight)
        painter.restore()

    def _current_row(self) -> int:
        table = self.parent()
        return table.currentIndex().row() if isinstance(table, QTableView) else -1


def _draw_elided(painter: QPainter, place: QRectF, text: str, mode: Qt.TextElideMode) -> None:
    """Draw a line that gives way, from the side at which its script begins."""
    shown = painter.fontMetrics().elidedText(text, mode, int(place.width()))
    side = Qt.AlignmentFlag.AlignRight if is_right_to_left(text) else Qt.AlignmentFlag.AlignLeft
    painter.drawText(place, int(side | Qt.AlignmentFlag.AlignVCenter), shown)


_ROW_HEIGHT = 28
_NARROWEST, _WIDEST = 34, 150
_SHARE_OF_CELLS = 0.55
"""Of the width of the table; the texts of the paragraphs have the rest, and what the cells do not need."""
_LEAST_TEXT = 220


class VersionsTable(QTableView):
    """Cells are chosen one by one; Enter and a double click ask to see one in the texts, Ctrl+C copies its words."""

    cell_wanted = Signal(int, int)
    """The row and the column of a cell that somebody wants to see in the texts."""

    def __init__(self, wording: Wording, paragraphs: VersionsTableModel) -> None:
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
