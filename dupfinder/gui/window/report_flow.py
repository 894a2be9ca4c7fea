"""Reports of what was found: the dialogue that asks for one, and what comes of it."""

from collections.abc import Callable, Collection
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.result import ScanResult
from dupfinder.gui.reports.export_dialog import ExportDialog
from dupfinder.gui.reports.exporting import Exporter
from dupfinder.gui.rows.result_rows import Shown
from dupfinder.gui.settings.remembered import Remembered
from dupfinder.pipeline import narrow
from dupfinder.report import ReportKind


class ReportFlow(QObject):
    """Asks what to write, of everything or of what the filter leaves; remembers what was chosen."""

    said = Signal(str)
    failed = Signal(Exception)

    def __init__(
        self,
        exporter: Exporter,
        remembered: Remembered,
        *,
        listed: Callable[[], Collection[Shown]],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._exporter = exporter
        self._remembered = remembered
        self._listed = listed
        self._window = window
        exporter.saved.connect(self._say_saved)
        exporter.failed.connect(self.failed)

    def make_dialog(self, result: ScanResult, kind: ReportKind | None = None) -> ExportDialog:
        """Return the dialogue, not shown yet; without a kind it starts with the one that was chosen last."""
        choices = self._remembered.export_choices()
        dialog = ExportDialog(
            self._exporter,
            everything=result,
            shown=lambda: _narrowed(result, self._listed()),
            shown_groups=sum(isinstance(one, DuplicateGroup) for one in self._listed()),
            choices=choices if kind is None else replace(choices, kind=kind),
            parent=self._window,
        )
        dialog.choices_changed.connect(self._remembered.set_export_choices)
        return dialog

    def ask(self, result: ScanResult, kind: ReportKind | None = None) -> None:
        """Show the dialogue."""
        dialog = self.make_dialog(result, kind)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def save(self, kind: ReportKind, result: ScanResult, path: str) -> None:
        """Save everything as a report of this kind."""
        self._exporter.save(kind, result, path)

    def _say_saved(self, path: str) -> None:
        self.said.emit(self.tr("Saved as {path}.").format(path=visible(path)))


def _narrowed(result: ScanResult, listed: Collection[Shown]) -> ScanResult:
    """Return a result with what is listed only."""
    groups = {one.group_id for one in listed if isinstance(one, DuplicateGroup)}
    containers = {one.container.entry.path for one in listed if not isinstance(one, DuplicateGroup)}
    return narrow(result, groups=groups, containers=containers)
