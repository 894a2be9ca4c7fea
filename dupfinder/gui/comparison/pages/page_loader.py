"""Reads pages and draws pictures in the background; what is wanted stands in feeds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject

from dupfinder import pipeline
from dupfinder.gui.comparison.pages.page_feeds import Feed, Work
from dupfinder.gui.toolkit.background import BackgroundJobs

FeedT = TypeVar("FeedT", bound=Feed)
_MOST_RUNNING = 2
"""Of each kind: a reader does one thing at a time; meanwhile what it gave before can be marked and made a picture."""


class PageLoader(QObject):
    """Owns the processes that read pages, made when they are first needed; `close` ends them.

    Feeds take turns, and each has only its newest wishes: there is never a queue. The words of all pages of a book take
    seconds, so they have a reader of their own, and pictures need not wait.
    """

    def __init__(
        self,
        jobs: BackgroundJobs,
        *,
        make_reader: Callable[[], pipeline.PageReader] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._office: pipeline.Office | None = None
        self._make_reader = make_reader or self._page_reader
        self._readers: dict[bool, pipeline.PageReader] = {}
        self._feeds: list[Feed] = []
        self._running: list[tuple[Feed, Work]] = []
        self._is_closed = False

    @property
    def is_busy(self) -> bool:
        """Return whether a result is due."""
        return bool(self._running)

    def open(self, feed: FeedT) -> FeedT:
        """Return the feed, whose wishes come true from now on."""
        feed.setParent(self)
        feed.wished.connect(self._go_on)
        self._feeds.append(feed)
        self._go_on()
        return feed

    def close(self) -> None:
        """End the reader processes; no feed says anything after that."""
        self._is_closed = True
        for feed in self._feeds:
            feed.close()
        for reader in self._readers.values():
            reader.close()
        if self._office is not None:
            self._office.close()

    def _page_reader(self) -> pipeline.PageReader:
        if self._office is None:  # to load what reads documents would keep the window from being seen
            self._office = pipeline.Office()
        return pipeline.PageReader(office=self._office)

    def _go_on(self) -> None:
        if self._is_closed:
            return
        self._drop_closed()
        self._start(is_slow=True)
        self._start(is_slow=False)

    def _start(self, *, is_slow: bool) -> None:
        """Start what there is to do of one kind, as much as may run at once."""
        for feed in tuple(self._feeds):
            if sum(work.is_slow is is_slow for _, work in self._running) >= _MOST_RUNNING:
                return
            if feed.is_closed:
                continue
            work = feed.take_slow() if is_slow else feed.take()
            if work is not None:
                self._feeds.remove(feed)  # to the end: others have their turn first
                self._feeds.append(feed)
                self._run(feed, work)

    def _run(self, feed: Feed, work: Work) -> None:
        if work.is_slow not in self._readers:
            self._readers[work.is_slow] = self._make_reader()
        self._running.append((feed, work))
        self._jobs.run(
            partial(work.do, self._readers[work.is_slow]),
            done=partial(self._end, feed, work, work.done),
            failed=partial(self._end, feed, work, work.failed),
        )

    def _end(self, feed: Feed, work: Work, tell: Callable[[Any], None], result: object) -> None:
        self._running.remove((feed, work))
        if not feed.is_closed:
            tell(result)
        self._go_on()

    def _drop_closed(self) -> None:
        busy = [feed for feed, _ in self._running]
        for feed in [feed for feed in self._feeds if feed.is_closed and feed not in busy]:
            self._feeds.remove(feed)
            feed.deleteLater()
