"""From a watch's events to signals of the window; all of it on the window's thread."""

import os
from typing import assert_never

from PySide6.QtCore import QObject, QTimer, Signal

from dupfinder.domain.events import DocumentFailed, NoteRaised
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.watching import DocumentNoticed, WatchBegan, WatchEnded, WatchFailed
from dupfinder.gui.watching.watch_wording import News
from dupfinder.pipeline import WatchHandle, start_watching

_LOOK_EVERY_MS = 250
_BATCH = 1_000
"""So many events at once, of which a copied folder may bring thousands: they are listed together."""


class FolderWatcher(QObject):
    """One watch at a time, as the window sees it."""

    began = Signal(int)
    """How many documents are known; from now on others are noticed."""
    came = Signal(object)
    """Documents that came after the watch began: `Finding`s, and a `Problem` for each that cannot be read, in order."""
    noted = Signal(str)
    failed = Signal(Exception)
    ended = Signal()
    """Nothing is watched any more, whether somebody wanted that or it failed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._handle: WatchHandle | None = None
        self._ending: list[WatchHandle] = []
        self._is_begun = False
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY_MS)
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
        self._handle = start_watching(folders, options)
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
        news: list[News] = []
        for event in () if handle is None else handle.poll(_BATCH):
            match event:
                case DocumentNoticed(finding):
                    news.append(finding)
                case DocumentFailed(problem):
                    news += [problem] if self._is_begun else []
                case _:
                    self._pass_on(event)
        if news:
            self.came.emit(news)

    def _pass_on(self, event: WatchBegan | NoteRaised | WatchFailed | WatchEnded) -> None:
        match event:
            case WatchBegan(documents):
                self._is_begun = True
                self.began.emit(documents)
            case NoteRaised(message):
                self.noted.emit(message)
            case WatchFailed(error):
                self.failed.emit(error)
                self.stop()
            case WatchEnded():
                self.stop()
            case _:
                assert_never(event)
