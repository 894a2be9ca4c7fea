"""What a person told apart, and the way to take it back."""

import enum
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from dupfinder.domain.display import visible
from dupfinder.domain.distinctions import Distinction
from dupfinder.domain.errors import DupFinderError
from dupfinder.gui.rows.result_delegate import RowDelegate
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.toolkit.fields import SearchField
from dupfinder.gui.toolkit.font_scale import resize_for_font
from dupfinder.gui.toolkit.labels import PlainLabel, plain_tooltip
from dupfinder.gui.toolkit.punctuation import shown_folder
from dupfinder.gui.toolkit.table_view import TableView
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.store import read_distinctions, remove_distinctions

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)


class DistinctionColumn(enum.IntEnum):
    """The columns: two documents, and when they were told apart."""

    FIRST = 0
    FIRST_FOLDER = 1
    SECOND = 2
    SECOND_FOLDER = 3
    NOTED = 4


@dataclass(frozen=True, slots=True)
class _Row:
    distinction: Distinction
    cells: tuple[str, ...]
    folded: str


class DistinctionModel(QAbstractTableModel):
    """The latest first; can be searched by names and folders."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._home = os.path.expanduser("~")
        self._all: Sequence[_Row] = ()
        self._rows: Sequence[_Row] = ()
        self._words: list[str] = []
        self._headings = (
            self.tr("Document"),
            self.tr("Folder"),
            self.tr("is no duplicate of"),
            self.tr("Folder"),
            self.tr("Since"),
        )

    def set_distinctions(self, distinctions: Sequence[Distinction]) -> None:
        """Show these."""
        latest_first = sorted(distinctions, key=lambda each: (each.noted, each.number), reverse=True)
        self._all = [self._row(each) for each in latest_first]
        self._show()

    def search(self, wanted: str) -> None:
        """Show only those with all of the words in their paths."""
        self._words = wanted.casefold().split()
        self._show()

    def numbers(self, rows: Sequence[int]) -> list[int]:
        """Return the numbers of the distinctions at these rows."""
        return [self._rows[row].distinction.number for row in rows]

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return how many are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(DistinctionColumn)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - Qt's signature
        """Return what a cell shows."""
        if not index.isValid() or role not in {_DISPLAY, _TOOLTIP}:
            return None
        row = self._rows[index.row()]
        if role == _DISPLAY:
            return row.cells[index.column()]
        return plain_tooltip("\n".join(visible(each.path) for each in (row.distinction.a, row.distinction.b)))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - as above
        """Return the heading of a column."""
        if orientation is Qt.Orientation.Horizontal and role == _DISPLAY and 0 <= section < len(self._headings):
            return self._headings[section]
        return None

    def _show(self) -> None:
        self.beginResetModel()
        self._rows = [row for row in self._all if all(word in row.folded for word in self._words)]
        self.endResetModel()

    def _row(self, distinction: Distinction) -> _Row:
        paths = (distinction.a.path, distinction.b.path)
        cells = [
            cell
            for path in paths
            for cell in (visible(os.path.basename(path)), shown_folder(os.path.dirname(path), home=self._home))
        ]
        return _Row(
            distinction,
            cells=(*cells, self._wording.written_moment(distinction.noted)),
            folded="\n".join(paths).casefold(),
        )


_SIZE = (940, 520)
_WIDTHS = {
    DistinctionColumn.FIRST: 200,
    DistinctionColumn.FIRST_FOLDER: 170,
    DistinctionColumn.SECOND: 200,
    DistinctionColumn.SECOND_FOLDER: 170,
}


class DistinctionsDialog(QDialog):
    """Lists pairs that count as no duplicates; some or all can be taken back."""

    changed = Signal()
    """Something was taken back."""

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Not duplicates"))
        self.distinctions = DistinctionModel(wording, self)
        self.search_field = SearchField(self.tr("Search by name or folder"), hint=self.tr("Search"))
        self.table = _DistinctionTable(self.distinctions)
        self._count = PlainLabel(tone="dim")
        self._error = PlainLabel(tone="remark")
        self._error.setWordWrap(True)
        self._error.hide()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.take_back_button = self.buttons.addButton(self.tr("Take back"), QDialogButtonBox.ButtonRole.ActionRole)
        self.take_back_button.setToolTip(self.tr("Let the chosen pairs be found as duplicates again (Delete)"))
        self._lay_out()
        self.search_field.textChanged.connect(self._search)
        self.table.selectionModel().selectionChanged.connect(self._refresh)
        self.table.delete_pressed.connect(self.take_back)
        self.take_back_button.clicked.connect(self.take_back)
        self.buttons.rejected.connect(self.reject)
        self._try(self._read)

    def take_back(self) -> None:
        """Forget the chosen pairs."""
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        numbers = self.distinctions.numbers(rows)
        if numbers and self._try(lambda: self._remove(numbers)):
            self.changed.emit()

    def _remove(self, numbers: list[int]) -> None:
        remove_distinctions(numbers)
        self._read()

    def _read(self) -> None:
        self.distinctions.set_distinctions(read_distinctions().all)
        self._refresh()

    def _search(self, wanted: str) -> None:
        self.distinctions.search(wanted)
        self._refresh()

    def _refresh(self) -> None:
        self._count.setText(self.tr("%Ln pair(s)", "", self.distinctions.rowCount()))
        self.take_back_button.setEnabled(self.table.selectionModel().hasSelection())

    def _try(self, action: Callable[[], None]) -> bool:
        try:
            action()
        except DupFinderError as error:
            self._error.setText(visible(core_message(str(error))))
            self._error.show()
            return False
        self._error.hide()
        return True

    def _lay_out(self) -> None:
        introduction = PlainLabel(
            self.tr(
                "Documents that you told apart are not grouped any more, whatever copies of them are found. "
                "Once one is edited, the two are compared anew."
            ),
            tone="dim",
        )
        introduction.setWordWrap(True)
        for button in self.buttons.buttons():
            button.setAutoDefault(False)  # type: ignore[attr-defined] # they are push buttons
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self.search_field, 1)
        line.addWidget(self._count)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 16)
        layout.setSpacing(12)
        layout.addWidget(introduction)
        layout.addWidget(self._error)
        layout.addLayout(line)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.buttons)
        resize_for_font(self, *_SIZE)


class _DistinctionTable(TableView):
    """The table; several rows can be chosen."""

    delete_pressed = Signal()

    def __init__(self, distinctions: DistinctionModel, parent: QWidget | None = None) -> None:
        super().__init__(distinctions, widths=_WIDTHS.items(), parent=parent)
        self.setItemDelegate(RowDelegate(self))
        self.setAccessibleName(self.tr("Pairs that are no duplicates"))
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take back with Delete."""
        if event.key() == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
        else:
            super().keyPressEvent(event)
