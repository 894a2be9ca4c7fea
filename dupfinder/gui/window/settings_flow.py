"""The settings of scans in the window: their dialogue, the saved ones, and what of them acts on results at once."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from dupfinder.domain.options import ScanOptions, ScanPreset
from dupfinder.domain.result import ScanResult
from dupfinder.gui.settings.options_dialog import OptionsDialog
from dupfinder.gui.sources.sources import sources_of
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.window.bridge import ScanBridge
from dupfinder.gui.window.grouping_flow import GroupingFlow
from dupfinder.gui.window.sidebar import Sidebar


class SettingsFlow(QObject):
    """Joins the sidebar, which holds what the next scan looks for, with all that changes it."""

    bug_found = Signal(Exception)
    changed = Signal()

    def __init__(
        self,
        sidebar: Sidebar,
        bridge: ScanBridge,
        grouping: GroupingFlow,
        *,
        wording: Wording,
        result: Callable[[], ScanResult | None],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._sidebar = sidebar
        self._bridge = bridge
        self._grouping = grouping
        self._wording = wording
        self._result = result
        self._window = window

    def make_dialog(self) -> OptionsDialog:
        """Return the dialogue of the settings that a first scan does not need, not shown yet."""
        options, result = self._sidebar.search_panel.options, self._result()
        found = {document.format for document in result.documents} if result else set()
        formats = sorted(found.union(options.formats))
        dialog = OptionsDialog(options, formats=formats, wording=self._wording, parent=self._window)
        dialog.cache_page.bug_found.connect(self.bug_found)
        if self._bridge.is_scanning:
            dialog.cache_page.set_scanning(True)
            for ended in (self._bridge.finished, self._bridge.failed):
                ended.connect(dialog.cache_page.take_back)
        return dialog

    def edit(self) -> None:
        """Show the dialogue."""
        dialog = self.make_dialog()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._take(dialog.options))
        dialog.open()

    def use_preset(self, preset: ScanPreset) -> None:
        """Take over settings that were saved, and the folders if they were saved with them."""
        if preset.has_folders:
            self.use(preset.options)
        else:
            self._sidebar.search_panel.set_options(preset.options)
        self.changed.emit()

    def use(self, options: ScanOptions) -> None:
        """Take over settings and sources: those of a session, or of a scan that was not finished."""
        self._sidebar.source_list.sources.set_sources(sources_of(options))
        self._sidebar.search_panel.set_options(replace(options, sources=(), references=(), excluded=()))

    def read_pages(self) -> None:
        """Have the next scan read the pages of scanned documents."""
        self._sidebar.search_panel.set_options(replace(self._sidebar.search_panel.options, ocr=True))

    def _take(self, options: ScanOptions) -> None:
        """Take over settings for the next scan; the linkage acts on the results that are there at once."""
        self._sidebar.search_panel.set_options(options)
        self._grouping.relink(options.linkage)
