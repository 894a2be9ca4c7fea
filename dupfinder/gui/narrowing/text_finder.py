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
from dupfinder.gui.toolkit.background import BackgroundJobs, LatestWork, tell_error


@dataclass(frozen=True, slots=True, kw_only=True)
class _Searched:
    """How far the search for a query has come."""

    query: str
    searched: frozenset[str] = frozenset()
    found: frozenset[str] = frozenset()
    unread: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
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
        self._work: LatestWork[_Search, _Searched] = LatestWork(
            BackgroundJobs(self), lambda search: search.carry_out, done=self._take, failed=self._fail
        )
        self._results: tuple[Sequence[Shown], ScanOptions] | None = None
        self._wanted: _Searched | None = None
        """What is looked for, and what is known of it."""

    @property
    def is_busy(self) -> bool:
        """Return whether somebody waits for an outcome."""
        return self._work.is_wanted

    @property
    def is_working(self) -> bool:
        """Return whether a thread is at work, if only to give up."""
        return self._work.running is not None

    def set_results(self, shown: Sequence[Shown], options: ScanOptions | None) -> None:
        """Take other results; `None` while they still change, when nothing can be searched."""
        if options is None and self._wanted is not None:
            self._wanted = _Searched(query=self._wanted.query)  # another scan may find other texts
        self._results = None if options is None else (shown, options)
        self._start()

    def find(self, query: str) -> None:
        """Look for a query; one that was asked for before is forgotten."""
        if self._wanted is None or self._wanted.query != query:
            self._wanted = _Searched(query=query)
            self._start()

    def stop(self) -> None:
        """Look for nothing any more."""
        self._wanted = None
        self._start()

    def _start(self) -> None:
        """Give up what is searched for, and search for what is wanted now, if anything can be."""
        was_busy = self._work.is_wanted
        if self._work.running is not None:
            self._work.running.token.cancel()
        self._work.forget()
        if self._wanted is not None and self._results is not None:
            shown, options = self._results
            self._work.want(_Search(before=self._wanted, shown=shown, options=options))
        if was_busy is not self._work.is_wanted:
            self.busy_changed.emit(self._work.is_wanted)

    def _take(self, searched: _Searched) -> None:
        before = self._wanted.unread if self._wanted is not None else frozenset()
        self._wanted = searched
        self.busy_changed.emit(False)
        self.found.emit(FoundTexts(searched.query, searched.found))
        if new := len(searched.unread - before):
            self.said.emit(self.tr("%Ln document(s) not searched.", "", new))

    def _fail(self, error: Exception) -> None:
        self._wanted = None
        self.busy_changed.emit(False)
        tell_error(error)


def _documents(shown: Sequence[Shown]) -> Iterator[Document]:
    """Yield the documents of all groups, each once."""
    seen = set()
    for group in shown:
        for number in range(member_count(group)):
            document = document_at(group, number)
            if document.entry.path not in seen:
                seen.add(document.entry.path)
                yield document
