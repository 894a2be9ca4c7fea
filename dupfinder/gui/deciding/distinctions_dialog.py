"""What are not duplicates for a person, and the way to take that back."""

import os
from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QWidget,
)

from dupfinder.domain.display import visible
from dupfinder.domain.ignore_list import IgnoredPair
from dupfinder.gui.rows.result_delegate import RowDelegate
from dupfinder.gui.toolkit.fields import Complaint, SearchField, dialog_buttons
from dupfinder.gui.toolkit.labels import PlainLabel, resize_for_font
from dupfinder.gui.toolkit.layouts import in_column, in_row
from dupfinder.gui.toolkit.table_model import TOOLTIP, Column, TableModel, TableView
from dupfinder.gui.toolkit.wording import Wording, shown_folder
from dupfinder.store import read_ignore_list, remove_ignored_pairs


class DistinctionModel(TableModel[IgnoredPair]):
    """Two documents each, and when a person said so: the latest first; can be searched by names and folders."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent, roles={TOOLTIP: lambda each: f"{visible(each.a.path)}\n{visible(each.b.path)}"})
        self.columns = (
            Column(self.tr("Document"), lambda each: visible(os.path.basename(each.a.path)), width=200),
            Column(self.tr("Folder"), lambda each: _folder(each.a.path), width=170),
            Column(self.tr("is not a duplicate of"), lambda each: visible(os.path.basename(each.b.path)), width=200),
            Column(self.tr("Folder"), lambda each: _folder(each.b.path), width=170),
            Column(self.tr("Since"), lambda each: wording.written_moment(each.noted)),
        )

    def set_distinctions(self, distinctions: Sequence[IgnoredPair]) -> None:
        """Show these."""
        self.set_rows(sorted(distinctions, key=lambda each: (each.noted, each.number), reverse=True))

    def search(self, wanted: str) -> None:
        """Show only those with all of the words in their paths."""
        words = wanted.casefold().split()
        self.show_only(lambda each: all(word in f"{each.a.path}\n{each.b.path}".casefold() for word in words))


def _folder(path: str) -> str:
    return shown_folder(os.path.dirname(path), home=os.path.expanduser("~"))


_SIZE = (940, 520)


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
        self.table = TableView(self.distinctions)
        self.table.setItemDelegate(RowDelegate(self.table))
        self.table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.table.setAccessibleName(self.tr("Pairs that are not duplicates"))
        self._count = PlainLabel(tone="dim")
        self.complaint = Complaint()
        self.buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        self.take_back_button = self.buttons.addButton(
            self.tr("Remove from the list"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.take_back_button.setToolTip(self.tr("The selected pairs can be found as duplicates again (Delete)"))
        self._lay_out()
        self.search_field.textChanged.connect(self._search)
        self.table.selectionModel().selectionChanged.connect(self._refresh)
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.table, self.take_back)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        self.take_back_button.clicked.connect(self.take_back)
        self.buttons.rejected.connect(self.reject)
        self.complaint.attempt(self._read)
        self._choose(0)

    def _choose(self, line: int) -> None:
        """Select a line, or the last one where there are fewer: it is what the key for deleting would take."""
        self.table.setCurrentIndex(self.distinctions.index(min(line, self.distinctions.rowCount() - 1), 0))

    def take_back(self) -> None:
        """Forget the chosen pairs."""
        lines = self.table.chosen_lines()
        numbers = [self.distinctions.row_at(line).number for line in lines]
        if numbers and self.complaint.attempt(lambda: self._remove(numbers)):
            self._choose(lines[0])
            self.changed.emit()

    def _remove(self, numbers: list[int]) -> None:
        remove_ignored_pairs(numbers)
        self._read()

    def _read(self) -> None:
        self.distinctions.set_distinctions(read_ignore_list().all)
        self._refresh()

    def _search(self, wanted: str) -> None:
        self.distinctions.search(wanted)
        self._refresh()

    def _refresh(self) -> None:
        self._count.setText(self.tr("%Ln pair(s)", "", self.distinctions.rowCount()))
        self.take_back_button.setEnabled(self.table.selectionModel().hasSelection())

    def _lay_out(self) -> None:
        introduction = PlainLabel(
            self.tr("These pairs are not grouped again, and neither are their copies. Editing a document ends this."),
            tone="dim",
            wraps=True,
        )
        for button in self.buttons.buttons():
            button.setAutoDefault(False)  # type: ignore[attr-defined] # they are push buttons
        line = in_row((self.search_field, 1), self._count, spacing=12)
        parts = (introduction, self.complaint, line, (self.table, 1), self.buttons)
        in_column(*parts, inside=self, margins=(22, 18, 22, 16), spacing=12)
        resize_for_font(self, *_SIZE)
