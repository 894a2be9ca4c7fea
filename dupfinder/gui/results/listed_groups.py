"""Which groups are listed: the latest results, as far as the filter leaves them, each made ready before it is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from dupfinder.domain.groups import Container, DuplicateGroup
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import ScanResult
from dupfinder.gui.deciding.mark_board import MarkBoard
from dupfinder.gui.narrowing.filter_bar import FilterBar
from dupfinder.gui.narrowing.filter_index import FilterIndex, GroupFilter, Matches
from dupfinder.gui.results.ranks import DocumentRanks
from dupfinder.gui.results.result_table import ResultTable, find_sort_keys, table_of
from dupfinder.gui.results.result_tree import ResultTree
from dupfinder.gui.rows.result_rows import Column, Shown
from dupfinder.gui.toolkit.background import BackgroundJobs, IdleWork, Pieces, at_once, tell_error

AT_ONCE_GROUPS = 2_000
"""So many groups are made ready within some ten milliseconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What is to be made ready, and for whom."""

    shown: Sequence[Shown]
    sort_column: Column | None
    """By which the results are sorted as soon as they are shown."""
    done: Callable[[ResultTable], None]
    scanned: DocumentRanks | None = None
    """What is known of all documents of the scan; `None` while it goes on."""
    before: ResultTable | None = None
    """The table that was made last, of which much or all may be used again."""

    @property
    def is_quick(self) -> bool:
        """Return whether there is next to nothing to be done."""
        before = self.before
        is_known = before is not None and before.is_of(self.shown, self.scanned)
        if before is not None and is_known and (self.sort_column is None or self.sort_column in before.sort_keys):
            return True
        return len(self.shown) <= AT_ONCE_GROUPS


class ResultFeed(QObject):
    """Works on one state of the results at a time; a newer one takes the place of one that waits."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = IdleWork(self)
        self._waiting: Wanted | None = None

    @property
    def is_behind(self) -> bool:
        """Return whether there are newer results than those that are shown."""
        return self._work.is_busy

    def ask(self, wanted: Wanted) -> None:
        """Make results ready and hand them on, at once where there are few; the latest are handed on last."""
        if wanted.is_quick:
            self._waiting = None
            self._work.drop()
            wanted.done(at_once(_make_ready(wanted)))
        elif self._work.is_busy:
            self._waiting = wanted
        else:
            self._begin(wanted)

    def _begin(self, wanted: Wanted) -> None:
        def done(table: ResultTable) -> None:
            # Also where newer ones wait: while results pour in, none would be seen otherwise.
            newer, self._waiting = self._waiting, None
            if newer is not None:
                self._begin(newer)
            wanted.done(table)

        self._work.start(_make_ready(wanted), done)


def _make_ready(wanted: Wanted) -> Pieces[ResultTable]:
    table = yield from table_of(wanted.shown, wanted.scanned, wanted.before)
    if wanted.sort_column is not None:
        yield from find_sort_keys(table, wanted.sort_column)
    return table


_MOST_SOUGHT = 500
"""Documents that are selected at once: a removal of thousands came back as a whole, and needs no list of them."""


class ListedGroups(QObject):
    """Joins the tree, the filter and the marks: what the filter hides is not listed, and cannot be marked."""

    changed = Signal()
    """Others are listed than before."""
    filtered = Signal()
    """Others of the same results are listed."""
    exchanged = Signal()
    """Other results are listed, and the selection stands."""

    def __init__(
        self, tree: ResultTree, filter_bar: FilterBar, board: MarkBoard, jobs: BackgroundJobs, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._tree = tree
        self._filter_bar = filter_bar
        self._board = board
        self._jobs = jobs
        self._feed = ResultFeed(self)
        self.nothing = ""
        """What is said where there are no groups."""
        self._index = FilterIndex(())
        self._table: ResultTable | None = None
        self._scanned: DocumentRanks | None = None
        self._is_small = True
        self._made: tuple[ScanResult, ResultTable] | None = None
        """A result that is about to be shown, and its table."""
        self._coming: FilterIndex | None = None
        """Of results that are shown as soon as it is prepared."""
        self._prepared_next: FilterIndex | None = None
        """What is looked through in the background."""
        self._looks_ahead = False
        """Whether what a person may ask for next is still to be prepared."""
        self._sought: Sequence[str] = ()
        """The paths of documents that are to be selected as soon as they are listed."""
        filter_bar.changed.connect(self.filter)
        board.changed.connect(self._look_ahead)

    @property
    def is_behind(self) -> bool:
        """Return whether there are newer results than those that are shown: of many it takes a moment."""
        return self._feed.is_behind or self._coming is not None

    def shown(self) -> list[Shown]:
        """Return what the filter leaves, in the order of the list."""
        results = self._tree.results
        return [results.table.shown[number] for number in results.listed.tolist()]

    def matches(self) -> Matches | None:
        """Return what the filter leaves; `None` where there is none."""
        return self._find(self._filter_bar.filter)

    def take_over(self, other: ListedGroups) -> None:
        """Know what the list of another window found out about its groups, which are about to be shown here."""
        self._index, self._table, self._scanned = other._index, other._table, other._scanned

    def make_ready(self, result: ScanResult) -> None:
        """Make the table of another state of the scan's result, before it is shown; any thread may do so."""
        scanned, before = self._scanned, self._table
        if scanned is not None and scanned.documents is result.documents:
            shown = shown_of(result.groups, result.containers)
            self._made = (result, at_once(table_of(shown, scanned, before)))

    def show(self, shown: Sequence[Shown], *, nothing: str, result: ScanResult | None) -> None:
        """Show groups, which takes a moment where there are many; `result` is what they belong to in the end."""
        self._coming = None
        before = self._table
        if self._made is not None and self._made[0] is result:
            before = self._made[1]
            shown = before.shown
        self._made = None

        def done(table: ResultTable) -> None:
            self._prepare(table, lambda index: self._take(table, index, nothing=nothing, result=result))

        if result is None:
            self._scanned = None
        elif self._scanned is None or self._scanned.documents is not result.documents:
            self._scanned = DocumentRanks(result.documents)
        self._feed.ask(
            Wanted(
                shown=shown,
                sort_column=self._tree.sort_column,
                done=done,
                scanned=self._scanned,
                before=before,
            )
        )

    def seek(self, *paths: str) -> None:
        """Select documents, now or as soon as they are listed; of very many the first."""
        self._sought = paths[:_MOST_SOUGHT]
        if not self.is_behind:
            self._select_sought()

    def filter(self, wanted: GroupFilter) -> None:
        """List what a filter leaves."""
        if not self._can_filter:
            self._prepare_index()  # it comes back here
            return
        matches = self._find(wanted)
        self._tree.show_matches(matches)
        self._board.show_only(matches)
        self.changed.emit()
        self.filtered.emit()

    def _prepare(self, table: ResultTable, take: Callable[[FilterIndex], None]) -> None:
        """Have results taken, if they are to be filtered and many: once they have been looked through."""
        index = self._index if self._index.shown is table.shown else FilterIndex(table.shown)
        if index.is_prepared or len(table.shown) <= AT_ONCE_GROUPS or not self._filter_bar.filter:
            take(index)
            return
        self._coming = index

        def done(_: None) -> None:
            if index is self._coming:
                self._coming = None
                take(index)

        self._jobs.run(index.prepare, done=done, failed=tell_error)

    def _take(self, table: ResultTable, index: FilterIndex, *, nothing: str, result: ScanResult | None) -> None:
        before = self._tree.current_group()
        self.nothing = nothing
        self._index, self._table = index, table
        self._is_small = len(table.shown) <= AT_ONCE_GROUPS
        self._filter_bar.finder.set_results(table.shown, result.options if result is not None else None)
        matches = self.matches() if self._can_filter else None
        self._tree.show_table(table, matches)
        self._board.show_only(matches)
        self.changed.emit()
        self._select_sought()
        self.exchanged.emit()
        if result is not None and self._is_small:
            self._select(before)
        elif result is not None:  # to compare the two takes a turn of its own: the list is seen before
            QTimer.singleShot(0, self, lambda: self._select(before))
        self._looks_ahead = result is not None
        if not self._can_filter:
            self._prepare_index()
        self._look_ahead()

    def _look_ahead(self) -> None:
        """Get ready for filters and other orders, once the marks are: each thread more makes the window wait longer."""
        if self._looks_ahead and self._board.can_mark:
            self._looks_ahead = False
            self._prepare_index()

    def _select_sought(self) -> None:
        """Select what was looked at when these results were left, or what came back."""
        places = [place for path in self._sought if (place := self._tree.results.find(path)) is not None]
        if listed := [place for place in places if self._tree.results.is_listed(place.group)]:
            self._sought = ()
            self._tree.select_place(*listed)

    def _select(self, group: tuple[str, int]) -> None:
        """Select what stands where a group was, unless something is."""
        if self._tree.results.rowCount() and not self._tree.selectionModel().hasSelection():
            self._tree.select_near(group)

    @property
    def _can_filter(self) -> bool:
        """Return whether a filter is answered at once, or there is none."""
        return self._is_small or self._index.is_prepared or not self._filter_bar.filter

    def _prepare_index(self) -> None:
        """Look through many documents in the background, through few at once; then follow the filter."""
        index = self._index
        if self._is_small or index.is_prepared:
            self._take_facts(index)
        elif index is not self._prepared_next:
            self._prepared_next = index
            self._jobs.run(index.prepare, done=lambda _: self._take_index(index), failed=tell_error)

    def _take_index(self, index: FilterIndex) -> None:
        if index is self._index:
            self._take_facts(index)
            if self._filter_bar.filter:
                self.filter(self._filter_bar.filter)

    def _take_facts(self, index: FilterIndex) -> None:
        self._filter_bar.set_facts(index.formats)
        self._tree.prepare_sorting()

    def _find(self, wanted: GroupFilter) -> Matches | None:
        if not wanted:
            return None
        marked = None if self.is_behind else self._board.marked_documents()
        return self._index.find(wanted, is_marked=self._board.marks.is_marked if marked is None else marked)


def shown_of(groups: Sequence[DuplicateGroup], containers: Sequence[Container]) -> Sequence[Shown]:
    """Return groups and then containers; without a copy where there are only groups."""
    return (*groups, *containers) if containers else groups
