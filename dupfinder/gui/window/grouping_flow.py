"""The slider over the results: what was found below it, and the groups that its place makes."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.options import Grouping, Linkage, SimilarityHistogram
from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult
from dupfinder.gui.narrowing.similarity_bar import SimilarityBar
from dupfinder.gui.narrowing.similarity_slider import bins_from
from dupfinder.gui.results.revisions import Revisions, grouping_of
from dupfinder.gui.settings.search_panel import SearchPanel
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.pipeline import similarity_histogram


class GroupingFlow(QObject):
    """Joins the slider, the panel of the next scan, and the revisions of the result."""

    regrouped = Signal(Grouping)
    """A person chose another grouping; the result with it is on its way."""
    failed = Signal(Exception)

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

        self._jobs.run(lambda: similarity_histogram(scanned, bins=bins, gone=gone), done=take, failed=self.failed.emit)
