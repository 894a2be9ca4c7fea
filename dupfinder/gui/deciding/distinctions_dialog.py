"""What a person told apart, and the way to take it back."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from dupfinder.domain.display import visible
from dupfinder.domain.errors import DupFinderError
from dupfinder.gui.deciding.distinction_model import DistinctionColumn, DistinctionModel
from dupfinder.gui.rows.result_delegate import RowDelegate
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.toolkit.font_scale import resize_for_font
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.search_field import SearchField
from dupfinder.gui.toolkit.table_view import TableView
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.store import read_distinctions, remove_distinctions

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
