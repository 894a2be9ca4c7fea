"""The search in the texts of the shown documents: in the background, one at a time, given up when it is outdated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field

from PySide6.QtCore import QObject, Signal

from dupfinder import pipeline
from dupfinder.domain.documents import Document
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.records import dataclass
from dupfinder.gui.narrowing.group_filter import FoundTexts
from dupfinder.gui.rows.result_rows import Shown, document_at, member_count
from dupfinder.gui.toolkit.background import BackgroundJobs, tell_error


@dataclass(frozen=True, slots=True, kw_only=True)
class _Searched:
    """How far the search for a query has come."""

    query: str
    searched: frozenset[str] = frozenset()
    found: frozenset[str] = frozenset()
    unread: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class _Search:
    """A search under way."""

    before: _Searched
    shown: Sequence[Shown]
    options: ScanOptions
    token: CancelToken = field(default_factory=CancelToken)

    def carry_out(self) -> _Searched:
        """Search what has not been searched; raise `Cancelled` where it was given up."""
        before = self.before
        documents = [one for one in _documents(self.shown) if one.entry.path not in before.searched]
        if not documents:
            return before
        outcome = pipeline.TextSearch(self.options).find(before.query, documents, self.token.check)
        return _Searched(
            query=before.query,
            searched=before.searched.union(one.entry.path for one in documents),
            found=before.found | outcome.found,
            unread=before.unread | outcome.unsearched,
        )


class TextFinder(QObject):
    """Looks for a query in the texts of the results, and again in what is new when there are other results."""

    found = Signal(FoundTexts)
    busy_changed = Signal(bool)
    said = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = BackgroundJobs(self)
        self._results: tuple[Sequence[Shown], ScanOptions] | None = None
        self._wanted: _Searched | None = None
        """What is looked for, and what is known of it."""
        self._search: _Search | None = None
        """What a thread is at; nobody may be waiting for it any more."""

    @property
    def is_busy(self) -> bool:
        """Return whether somebody waits for an outcome."""
        return self._search is not None and not self._search.token.is_cancelled

    @property
    def is_working(self) -> bool:
        """Return whether a thread is at work, if only to give up."""
        return self._search is not None

    def set_results(self, shown: Sequence[Shown], options: ScanOptions | None) -> None:
        """Take other results; `None` while they still change, when nothing can be searched."""
        self._give_up()
        if options is None and self._wanted is not None:
            self._wanted = _Searched(query=self._wanted.query)  # another scan may find other texts
        self._results = None if options is None else (shown, options)
        self._start()

    def find(self, query: str) -> None:
        """Look for a query; one that was asked for before is forgotten."""
        if self._wanted is not None and self._wanted.query == query:
            return
        self._give_up()
        self._wanted = _Searched(query=query)
        self._start()

    def stop(self) -> None:
        """Look for nothing any more."""
        self._give_up()
        self._wanted = None

    def _give_up(self) -> None:
        if self._search is not None and not self._search.token.is_cancelled:
            self._search.token.cancel()
            self.busy_changed.emit(False)

    def _start(self) -> None:
        """Start what is wanted; where a thread is still at an outdated search, that starts it when it ends."""
        if self._search is not None or self._wanted is None or self._results is None:
            return
        shown, options = self._results
        search = self._search = _Search(before=self._wanted, shown=shown, options=options)
        self.busy_changed.emit(True)
        self._jobs.run(
            search.carry_out,
            done=lambda searched: self._take(search, searched),
            failed=lambda error: self._fail(search, error),
        )

    def _take(self, search: _Search, searched: _Searched) -> None:
        if self._is_outcome_wanted(search):
            self._wanted = searched
            self.found.emit(FoundTexts(searched.query, searched.found))
            new = len(searched.unread - search.before.unread)
            if new:
                self.said.emit(self.tr("%Ln document(s) not searched.", "", new))

    def _fail(self, search: _Search, error: Exception) -> None:
        if self._is_outcome_wanted(search):
            self._wanted = None
            tell_error(error)

    def _is_outcome_wanted(self, search: _Search) -> bool:
        """Note that a search ended; where it was given up, start what is wanted instead."""
        self._search = None
        if search.token.is_cancelled:
            self._start()
            return False
        self.busy_changed.emit(False)
        return True


def _documents(shown: Sequence[Shown]) -> Iterator[Document]:
    """Yield the documents of all groups, each once."""
    seen = set()
    for group in shown:
        for number in range(member_count(group)):
            document = document_at(group, number)
            if document.entry.path not in seen:
                seen.add(document.entry.path)
                yield document
