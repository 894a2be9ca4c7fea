"""The menu of the settings of a scan that a person saved under names."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.scan_presets import ScanPreset
from dupfinder.gui.sessions.preset_dialogs import PresetsDialog, SavePresetDialog
from dupfinder.store import read_scan_presets


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
        self.addAction(self.tr("&Save these settings as …"), self.ask_to_save)
        self.addAction(self.tr("&Manage …"), self.manage).setEnabled(bool(presets))

    def ask_to_save(self) -> None:
        """Ask under which name to save the present settings."""
        SavePresetDialog(self._current(), self.parentWidget()).open()

    def manage(self) -> None:
        """Let a person rename and delete what is saved."""
        PresetsDialog(self.parentWidget()).open()

    def _add(self, preset: ScanPreset) -> None:
        action = self.addAction(visible(preset.name).replace("&", "&&"))
        action.setToolTip(self.tr("Take over these settings"))
        if preset.has_folders:
            action.setToolTip(self.tr("Take over these settings, and the folders that were saved with them"))
        action.triggered.connect(lambda: self.chosen.emit(preset))
