"""The settings of scans in the window: their dialogue, the saved ones, and what of them acts on results at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from dupfinder import pipeline
from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.options import Grouping, Linkage, ScanOptions, ScanPreset, SimilarityHistogram
from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult
from dupfinder.gui.narrowing.similarity_bar import SimilarityBar, bins_from
from dupfinder.gui.removal.removal_wording import RemovalWording
from dupfinder.gui.results.revisions import Revisions, grouping_of
from dupfinder.gui.settings.options_dialog import OptionsDialog
from dupfinder.gui.settings.search_panel import SearchPanel
from dupfinder.gui.settings.window_page import FIRST_ACTIONS, WindowChoices
from dupfinder.gui.sources.source_list import sources_of
from dupfinder.gui.toolkit.background import BackgroundJobs, tell_error
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.window.scan_flow import ScanBridge
from dupfinder.gui.window.sidebar import Sidebar


def _read_formats(result: ScanResult) -> Iterator[str]:
    """Yield the format of each document that was read, or would have been if not only bytes had been asked for."""
    only_bytes = result.options.relation is Relation.IDENTICAL
    return (document.format for document in result.documents if only_bytes or not document.is_unread)


class GroupingFlow(QObject):
    """Joins the slider, the panel of the next scan, and the revisions of the result."""

    regrouped = Signal(Grouping)
    """A person chose another grouping; the result with it is on its way."""

    def __init__(
        self, bar: SimilarityBar, panel: SearchPanel, revisions: Revisions, jobs: BackgroundJobs, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._bar = bar
        self._panel = panel
        self._revisions = revisions
        self._jobs = jobs
        self._gone: frozenset[str] = frozenset()
        """What the pairs are shown without."""
        bar.changed.connect(self.regroup)
        revisions.revised.connect(self._follow)

    def begin(self) -> None:
        """Get ready for the results of a new scan; until they are there nothing can be regrouped."""
        self._bar.set_histogram(None)
        self._panel.follow(None)

    def show(self, scanned: ScanResult) -> None:
        """Show where the pairs lie that a scan found, and how the groups are formed."""
        grouping = self._revisions.grouping or grouping_of(scanned)
        self._bar.set_grouping(grouping)
        if not scanned.options.relation.covers(Relation.NEAR):
            self._bar.set_histogram(None)
            return
        self._panel.follow(grouping)
        self._count(scanned)

    def regroup(self, grouping: Grouping) -> None:
        """Form the groups anew."""
        self._bar.set_grouping(grouping)
        self._panel.follow(grouping)
        self._revisions.regroup(grouping)
        self.regrouped.emit(grouping)

    def relink(self, linkage: Linkage) -> None:
        """Form the groups anew by another linkage, if there are any."""
        grouping = self._revisions.grouping
        if grouping is not None and grouping.linkage is not linkage:
            self.regroup(replace(grouping, linkage=linkage))

    def include(self, included: tuple[Inclusion, ...]) -> None:
        """Count as can be freed what these rules would take, and nothing else."""
        grouping = self._revisions.grouping
        if grouping is not None and grouping.included != included:
            self.regroup(replace(grouping, included=included))

    def _follow(self) -> None:
        """Count the pairs anew when documents went or came back."""
        scanned, state = self._revisions.scanned, self._revisions.state
        if scanned is not None and state is not None and state.gone != self._gone:
            self._count(scanned)

    def _count(self, scanned: ScanResult) -> None:
        if not scanned.options.relation.covers(Relation.NEAR):
            return
        state = self._revisions.state
        gone = self._gone = frozenset() if state is None else state.gone
        bins = bins_from(scanned.options.found_from)

        def take(histogram: SimilarityHistogram) -> None:
            if self._revisions.scanned is scanned and self._gone == gone:  # else there is something newer
                self._bar.set_histogram(histogram)

        self._jobs.run(
            lambda: pipeline.similarity_histogram(scanned, bins=bins, gone=gone), done=take, failed=tell_error
        )


class SettingsFlow(QObject):
    """Joins the sidebar, which holds what the next scan looks for, with all that changes it."""

    changed = Signal()
    window_chosen = Signal(WindowChoices)
    search_requested = Signal()
    """Somebody asks how the pairs of the last scan were searched for."""

    def __init__(
        self,
        sidebar: Sidebar,
        bridge: ScanBridge,
        grouping: GroupingFlow,
        *,
        wording: Wording,
        result: Callable[[], ScanResult | None],
        choices: Callable[[], WindowChoices],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._sidebar = sidebar
        self._bridge = bridge
        self._grouping = grouping
        self._wording = wording
        self._result = result
        self._choices = choices
        self._window = window

    def make_dialog(self) -> OptionsDialog:
        """Return the dialogue of the settings that a first scan does not need, not shown yet."""
        options, result = self._sidebar.search_panel.options, self._result()
        found = set(_read_formats(result)) if result else set()
        formats = sorted(found.union(options.formats))
        words = RemovalWording(self._wording, self)
        dialog = OptionsDialog(
            options,
            formats=formats,
            wording=self._wording,
            choices=self._choices(),
            actions={action: words.action(action)[0] for action in FIRST_ACTIONS},
            parent=self._window,
        )
        dialog.search_button.setEnabled(result is not None)
        dialog.search_button.clicked.connect(self.search_requested)
        if self._bridge.is_scanning:
            dialog.cache_page.set_scanning(True)
            for ended in (self._bridge.finished, self._bridge.failed):
                ended.connect(dialog.cache_page.take_back)
        return dialog

    def edit(self) -> None:
        """Show the dialogue, at what the next scan does."""
        dialog = self.make_dialog()
        dialog.show_scan()
        self._open(dialog)

    def edit_window(self) -> None:
        """Show the dialogue, at how the window looks and begins."""
        self._open(self.make_dialog())

    def _open(self, dialog: OptionsDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._take(dialog.options))
        dialog.accepted.connect(lambda: self.window_chosen.emit(dialog.window_page.choices))
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
