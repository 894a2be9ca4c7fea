"""A watch's events as signals on the window's thread, and the sentences that tell of them."""

from __future__ import annotations

import os
from typing import assert_never

from PySide6.QtCore import QObject, QTimer, Signal

from dupfinder import pipeline
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Problem
from dupfinder.domain.events import (
    Arrival,
    DocumentFailed,
    DocumentNoticed,
    Finding,
    NoteRaised,
    WatchBegan,
)
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation, VerifiedPair
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.wording import Wording

News = Finding | Problem
"""A document that came, or why one that came cannot be read."""


class WatchWording(QObject):
    """Turns findings into words."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording

    def likeness(self, finding: News) -> str:
        """Return how much a document resembles the best of those it resembles, or why it cannot be read."""
        if isinstance(finding, Problem):
            return self._wording.problem(finding.code)[0]
        if not finding.pairs:
            return self.tr("Nothing similar")
        pair = finding.pairs[0]
        if pair.relation is Relation.CONTAINED:
            return self.tr("Contained, {share}").format(share=self._wording.share(max(pair.a_in_b, pair.b_in_a)))
        if pair.relation is Relation.NEAR:
            return self.tr("{share} the same").format(share=self._wording.share(pair.similarity))
        return self._wording.relation(pair.relation)

    def best(self, finding: News) -> str:
        """Return the name of the document that it resembles most, and how many others there are."""
        if isinstance(finding, Problem) or not finding.pairs:
            return ""
        name = visible(os.path.basename(finding.pairs[0].b.entry.path))
        others = finding.matches - 1
        return name if not others else self.tr("{name} and %Ln other(s)", "", others).format(name=name)

    def notice(self, finding: Finding) -> tuple[str, str]:
        """Return a title and a sentence for a notice of the system."""
        name = visible(finding.document.entry.name)
        is_new = finding.arrival is Arrival.NEW
        title = self.tr("New document: {name}") if is_new else self.tr("Changed document: {name}")
        return title.format(name=name), self.sentence(finding)

    def sentence(self, finding: News) -> str:
        """Return what a document resembles, or why it cannot be read, in one sentence."""
        if isinstance(finding, Problem):
            return visible(core_message(finding.message))
        if not finding.pairs:
            return self.tr("Nothing similar is known.")
        return self._sentence(finding.pairs[0]).format(
            name=visible(finding.pairs[0].b.entry.name),
            folder=visible(finding.pairs[0].b.entry.folder),
            share=self._wording.share(max(finding.pairs[0].similarity, *_shares(finding.pairs[0]))),
        )

    def several(self, count: int) -> tuple[str, str]:
        """Return a title and a sentence for many documents that came together."""
        return self.tr("%Ln new document(s)", "", count), self.tr("Similar to documents you already have.")

    def _sentence(self, pair: VerifiedPair) -> str:
        match pair.relation:
            case Relation.IDENTICAL:
                return self.tr("Exact copy of {name} in {folder}.")
            case Relation.SAME_CONTENT:
                return self.tr("Same content as {name} in {folder}.")
            case Relation.LOOKS_ALIKE:
                return self.tr("Looks like {name} in {folder}.")
            case Relation.SAME_TEXT:
                return self.tr("Same text as {name} in {folder}.")
            case Relation.NEAR:
                return self.tr("{share} similar to {name} in {folder}.")
            case Relation.CONTAINED:
                return self.tr("{share} found in the other: {name} in {folder}.")


def _shares(pair: VerifiedPair) -> tuple[float, ...]:
    """Return how much of each is in the other where that is what counts."""
    return (pair.a_in_b, pair.b_in_a) if pair.relation is Relation.CONTAINED else (0.0,)


_LOOK_EVERY_MS = 250
_BATCH = 1_000
"""So many events at once, of which a copied folder may bring thousands: they are listed together."""


class FolderWatcher(QObject):
    """One watch at a time, as the window sees it."""

    began = Signal(int)
    """How many documents are known; from now on others are noticed."""
    came = Signal(object)
    """Documents that came after the watch began: `Finding`s, and a `Problem` for each that cannot be read, in order."""
    noted = Signal(object)
    failed = Signal(Exception)
    ended = Signal()
    """Nothing is watched any more, whether somebody wanted that or it failed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._handle: pipeline.WatchHandle | None = None
        self._ending: list[pipeline.WatchHandle] = []
        self._is_begun = False
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)

    @property
    def is_watching(self) -> bool:
        """Return whether folders are watched."""
        return self._handle is not None

    def start(self, options: ScanOptions) -> None:
        """Watch the folders among the sources; what they and the references hold is known.

        Goes on with other options where folders are watched already. Without any folder nothing is watched. Raises
        `DupFinderError` where that cannot be.
        """
        self._let_go()
        folders = [path for path in options.sources if os.path.isdir(path)]
        if not folders:
            self.ended.emit()
            return
        self._handle = pipeline.start_watching(folders, options)
        self._is_begun = False
        self._timer.start()

    def stop(self) -> None:
        """Watch nothing any more."""
        if self._handle is not None:
            self._let_go()
            self.ended.emit()

    def close(self, *, timeout_s: float) -> None:
        """Watch nothing any more, and wait for the threads so long."""
        self.stop()
        for handle in self._ending:
            handle.join(timeout_s)

    def _let_go(self) -> None:
        """Let the present watch end by itself: nobody need wait for that."""
        handle, self._handle = self._handle, None
        self._timer.stop()
        if handle is not None:
            handle.stop()
            self._ending.append(handle)

    def _look(self) -> None:
        self._ending = [handle for handle in self._ending if handle.is_running]
        handle = self._handle
        if handle is None:
            return
        news: list[News] = []
        for event in handle.poll(_BATCH):
            match event:
                case DocumentNoticed(finding):
                    news.append(finding)
                case DocumentFailed(problem):
                    news += [problem] if self._is_begun else []
                case WatchBegan(documents):
                    self._is_begun = True
                    self.began.emit(documents)
                case NoteRaised(message):
                    self.noted.emit(message)
                case _:
                    assert_never(event)
        if news:
            self.came.emit(news)
        if handle.is_over:
            if handle.error is not None:
                self.failed.emit(handle.error)
            self.stop()
