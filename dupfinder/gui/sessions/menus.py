"""The menus of the settings of a scan that a person saved under names, and of the sessions that were open last."""

import os
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QLineEdit, QMenu, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.errors import DupFinderError, StoreError
from dupfinder.domain.options import ScanOptions, ScanPreset, preset_of
from dupfinder.gui.toolkit.fields import Complaint, dialog_buttons
from dupfinder.gui.toolkit.labels import PlainLabel, plain_tooltip
from dupfinder.gui.toolkit.layouts import STRETCH, in_column
from dupfinder.store import (
    forget_recent_sessions,
    read_recent_sessions,
    read_scan_presets,
    remove_scan_preset,
    save_scan_preset,
)


class SavePresetDialog(QDialog):
    """Asks for a name, and whether the folders are saved as well; says in a line of its own what cannot be done."""

    def __init__(self, options: ScanOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._options = options
        self.setWindowTitle(self.tr("Save settings"))
        self.complaint = Complaint()
        self.name_field = QLineEdit()
        self.folders_box = QCheckBox(self.tr("Also save the &folders to scan"))
        self.folders_box.setEnabled(bool(options.sources or options.references or options.excluded))
        kind = QDialogButtonBox.StandardButton
        self.buttons = dialog_buttons(kind.Save | kind.Cancel)
        self.buttons.button(kind.Save).setProperty("primary", True)
        self._lay_out()
        self.name_field.textChanged.connect(self._refresh)
        self.buttons.accepted.connect(self.save)
        self.buttons.rejected.connect(self.reject)
        self._refresh()

    def save(self) -> None:
        """Save the settings under the name that was typed, and close; say what is wrong with it."""
        preset = preset_of(self.name_field.text().strip(), self._options, with_folders=self.folders_box.isChecked())
        if self.complaint.attempt(lambda: save_scan_preset(preset)):
            self.accept()

    def _refresh(self) -> None:
        has_name = bool(self.name_field.text().strip())
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(has_name)

    def _lay_out(self) -> None:
        introduction = self.tr(
            "Saves similarity, formats, sizes and all other scan settings. Replaces settings of the same name."
        )
        label = PlainLabel(self.tr("Name"))
        label.setBuddy(self.name_field)
        self.name_field.setAccessibleName(self.tr("Name"))
        in_column(
            PlainLabel(introduction, tone="dim", wraps=True),
            self.complaint,
            label,
            self.name_field,
            self.folders_box,
            STRETCH,
            self.buttons,
            inside=self,
            margins=(22, 18, 22, 16),
            spacing=12,
        )
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 70)


class PresetsMenu(QMenu):
    """Fills itself when it is shown; saves what `current` returns."""

    chosen = Signal(object)
    """The `ScanPreset` whose settings are wanted."""
    deleted = Signal(object)
    """The `ScanPreset` that is gone now."""
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
        deleting = self.addMenu(self.tr("&Delete"))
        deleting.setEnabled(bool(presets))
        for preset in presets:
            deleting.addAction(_shown_name(preset), partial(self._delete, preset))

    def ask_to_save(self) -> None:
        """Ask under which name to save the present settings."""
        SavePresetDialog(self._current(), self.parentWidget()).open()

    def _delete(self, preset: ScanPreset) -> None:
        try:
            remove_scan_preset(preset.name)
        except DupFinderError as error:
            self.failed.emit(error)
        else:
            self.deleted.emit(preset)

    def _add(self, preset: ScanPreset) -> None:
        action = self.addAction(_shown_name(preset))
        action.setToolTip(self.tr("Use these settings"))
        if preset.has_folders:
            action.setToolTip(self.tr("Use these settings and their saved folders"))
        action.triggered.connect(lambda: self.chosen.emit(preset))


def _shown_name(preset: ScanPreset) -> str:
    return visible(preset.name).replace("&", "&&")


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
