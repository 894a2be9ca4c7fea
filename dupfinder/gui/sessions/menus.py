"""The menus of the settings of a scan that a person saved under names, and of the sessions that were open last."""

import os
from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QInputDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from dupfinder.domain.display import visible
from dupfinder.domain.errors import DupFinderError, StoreError
from dupfinder.domain.options import ScanOptions, ScanPreset, preset_of
from dupfinder.gui.toolkit.fields import Complaint, TickBox
from dupfinder.gui.toolkit.labels import PlainLabel, plain_tooltip, resize_for_font
from dupfinder.store import (
    forget_recent_sessions,
    read_recent_sessions,
    read_scan_presets,
    remove_scan_preset,
    rename_scan_preset,
    save_scan_preset,
)

_MARGINS = (22, 18, 22, 16)
_NAME = Qt.ItemDataRole.UserRole


class _PresetDialog(QDialog):
    """A dialogue that says in a line of its own what cannot be done."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.complaint = Complaint()
        self.lines = QVBoxLayout(self)
        self.lines.setContentsMargins(*_MARGINS)
        self.lines.setSpacing(12)

    def add_introduction(self, text: str) -> None:
        """Say first what the dialogue is for, and make room for errors."""
        introduction = PlainLabel(text, tone="dim", wraps=True)
        self.lines.addWidget(introduction)
        self.lines.addWidget(self.complaint)


class SavePresetDialog(_PresetDialog):
    """Asks for a name, and whether the folders are saved as well."""

    def __init__(self, options: ScanOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options = options
        self.setWindowTitle(self.tr("Save settings"))
        self.name_field = QLineEdit()
        self.folders_box = TickBox(self.tr("Also save the &folders to scan"))
        self.folders_box.setEnabled(bool(options.sources or options.references or options.excluded))
        kind = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kind.Save | kind.Cancel)
        self.buttons.button(kind.Save).setProperty("primary", True)
        self._lay_out()
        self.name_field.textChanged.connect(self._refresh)
        self.buttons.accepted.connect(self.save)
        self.buttons.rejected.connect(self.reject)
        self._refresh()

    def save(self) -> None:
        """Save, and close if that went well."""
        preset = preset_of(self.name_field.text().strip(), self._options, with_folders=self.folders_box.isChecked())
        if self.complaint.attempt(lambda: save_scan_preset(preset)):
            self.accept()

    def _refresh(self) -> None:
        has_name = bool(self.name_field.text().strip())
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(has_name)

    def _lay_out(self) -> None:
        self.add_introduction(
            self.tr("Saves similarity, formats, sizes and all other scan settings. Replaces settings of the same name.")
        )
        label = PlainLabel(self.tr("Name"))
        label.setBuddy(self.name_field)
        self.name_field.setAccessibleName(self.tr("Name"))
        for widget in (label, self.name_field, self.folders_box):
            self.lines.addWidget(widget)
        self.lines.addStretch(1)
        self.lines.addWidget(self.buttons)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 70)


class PresetsDialog(_PresetDialog):
    """Lists the saved settings; F2 renames one, Delete deletes it."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Saved settings"))
        self.list = _PresetList()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.rename_button = self.buttons.addButton(self.tr("&Rename …"), role)
        self.delete_button = self.buttons.addButton(self.tr("&Delete"), role)
        self._lay_out()
        self.list.currentRowChanged.connect(self._refresh)
        self.list.delete_pressed.connect(self.delete)
        self.list.rename_pressed.connect(self.ask_for_name)
        self.list.itemDoubleClicked.connect(self.ask_for_name)
        self.rename_button.clicked.connect(self.ask_for_name)
        self.delete_button.clicked.connect(self.delete)
        self.buttons.rejected.connect(self.reject)
        self._read()

    @property
    def name(self) -> str:
        """Return the name of the chosen settings; empty for none."""
        return str(self.list.currentItem().data(_NAME)) if self.list.currentRow() >= 0 else ""

    def delete(self) -> None:
        """Forget the chosen settings."""
        name = self.name
        if name and self.complaint.attempt(lambda: remove_scan_preset(name)):
            self._read()
            self.changed.emit()

    def ask_for_name(self) -> None:
        """Ask how the chosen settings shall be called."""
        if not self.name:
            return
        dialog = QInputDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(self.tr("Rename settings"))
        dialog.setLabelText(self.tr("Name:"))
        dialog.setTextValue(visible(self.name))
        dialog.textValueSelected.connect(lambda name: self.rename(name.strip()))
        dialog.open()

    def rename(self, new_name: str) -> None:
        """Give the chosen settings another name."""
        name = self.name
        if self.complaint.attempt(lambda: rename_scan_preset(name, new_name)):
            self._read(new_name)
            self.changed.emit()

    def _read(self, name: str = "") -> None:
        """List what is saved, with this name chosen, else that at the same place."""
        row = max(self.list.currentRow(), 0)
        presets: list[ScanPreset] = []
        self.complaint.attempt(lambda: presets.extend(read_scan_presets()))
        self.list.clear()
        for preset in presets:
            self._add(preset)
        names = [preset.name for preset in presets]
        self.list.setCurrentRow(names.index(name) if name in names else min(row, len(names) - 1))
        self._refresh()

    def _add(self, preset: ScanPreset) -> None:
        text = visible(preset.name)
        if preset.has_folders:
            text = self.tr("{name} (with its folders)").format(name=text)
        item = QListWidgetItem(text)
        item.setData(_NAME, preset.name)
        self.list.addItem(item)

    def _refresh(self) -> None:
        for button in (self.rename_button, self.delete_button):
            button.setEnabled(bool(self.name))

    def _lay_out(self) -> None:
        self.add_introduction(self.tr("Listed in the Scan menu. F2 renames, Delete deletes."))
        self.list.setObjectName("framed")
        self.list.setProperty("roomy", True)
        self.list.setAccessibleName(self.tr("Saved settings"))
        for button in self.buttons.buttons():
            button.setAutoDefault(False)  # type: ignore[attr-defined] # they are push buttons
        self.lines.addWidget(self.list, 1)
        self.lines.addWidget(self.buttons)
        resize_for_font(self, 460, 380)


class _PresetList(QListWidget):
    """A list that says which keys were pressed."""

    delete_pressed = Signal()
    rename_pressed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Rename with F2, delete with Delete."""
        if event.key() == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
        elif event.key() == Qt.Key.Key_F2:
            self.rename_pressed.emit()
        else:
            super().keyPressEvent(event)


class PresetsMenu(QMenu):
    """Fills itself when it is shown; saves what `current` returns."""

    chosen = Signal(object)
    """The `ScanPreset` whose settings are wanted."""
    failed = Signal(Exception)

    def __init__(self, current: Callable[[], ScanOptions], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current = current
        self.setTitle(self.tr("Saved s&ettings"))
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """List what is saved now."""
        self.clear()
        try:
            presets = read_scan_presets()
        except DupFinderError as error:
            self.failed.emit(error)
            presets = ()
        for preset in presets:
            self._add(preset)
        if presets:
            self.addSeparator()
        self.addAction(self.tr("&Save settings as …"), self.ask_to_save)
        self.addAction(self.tr("&Manage …"), self.manage).setEnabled(bool(presets))

    def ask_to_save(self) -> None:
        """Ask under which name to save the present settings."""
        SavePresetDialog(self._current(), self.parentWidget()).open()

    def manage(self) -> None:
        """Let a person rename and delete what is saved."""
        PresetsDialog(self.parentWidget()).open()

    def _add(self, preset: ScanPreset) -> None:
        action = self.addAction(visible(preset.name).replace("&", "&&"))
        action.setToolTip(self.tr("Use these settings"))
        if preset.has_folders:
            action.setToolTip(self.tr("Use these settings and their saved folders"))
        action.triggered.connect(lambda: self.chosen.emit(preset))


class RecentMenu(QMenu):
    """Fills itself when it is shown; each session has a number as its key.

    `last` returns what to call the session of the window before this one; an empty text where there is none.
    """

    chosen = Signal(str)
    """The path of a session."""
    last_chosen = Signal()

    def __init__(self, last: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._last = last
        self.setTitle(self.tr("&Recent sessions"))
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """List what there is now."""
        self.clear()
        last = self._last()
        if last:
            self.addAction(last.replace("&", "&&"), self.last_chosen.emit)
            self.addSeparator()
        paths = read_recent_sessions()
        names = [os.path.basename(path) for path in paths]
        for number, (path, name) in enumerate(zip(paths, names, strict=True), start=1):
            # Two of one name are told by their folders.
            shown = (
                name
                if names.count(name) == 1
                else self.tr("{name} in {folder}").format(name=name, folder=os.path.dirname(path))
            )
            action = self.addAction(f"&{number % 10}  {visible(shown).replace('&', '&&')}")
            action.setToolTip(plain_tooltip(visible(path)))
            action.triggered.connect(lambda _=False, path=path: self.chosen.emit(path))
        if not paths:
            self.addAction(self.tr("No saved sessions")).setEnabled(False)
            return
        self.addSeparator()
        self.addAction(self.tr("&Clear list"), self._forget)

    def _forget(self) -> None:
        try:
            forget_recent_sessions()
        except StoreError:
            return  # they are listed again, which says it
