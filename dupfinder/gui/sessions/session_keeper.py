"""Keeps the session of a window: to files that a person names, and by itself, so that it outlives a crash."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from dupfinder import pipeline
from dupfinder.domain.errors import StoreError
from dupfinder.domain.sessions import Session
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.store import add_recent_session

SAVE_AFTER_MS = 2_000


class SessionKeeper(QObject):
    """Knows nothing of what is shown: `capture` returns what returns the session as it stands, in any thread.

    It returns `None` while there is no result.
    """

    opened = Signal(object)
    """The `Session`."""
    saved = Signal(str)
    """The path of the file that a person named."""
    brought_back = Signal()
    """The session of the window before this one was opened."""
    failed = Signal(Exception)

    def __init__(
        self, capture: Callable[[], Callable[[], Session] | None], jobs: BackgroundJobs, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._capture = capture
        self._jobs = jobs
        self._kept = pipeline.KeptSession()
        self._last = pipeline.last_session()
        self._under_way: Callable[[], Session] | None = None
        """What is being kept in the background."""
        self._next: Callable[[], Session] | None = None
        """What is to be kept after that."""
        self._is_closed = False
        self._could_save = True
        self._timer = QTimer(self, singleShot=True, interval=SAVE_AFTER_MS)
        self._timer.timeout.connect(self._keep)

    @property
    def last(self) -> pipeline.LastSession | None:
        """Return the session of the window before this one, if there is one."""
        return self._last

    @property
    def crashed(self) -> bool:
        """Return whether the window before this one did not close properly."""
        return self._last is not None and self._last.crashed

    def open_last(self) -> None:
        """Open the session of the window before this one: `opened`, then `brought_back`, or `failed` says that."""
        last = self._last

        def bring_back(session: Session) -> None:
            self.opened.emit(session)
            self.brought_back.emit()

        if last is not None:
            self._jobs.run(last.open, done=bring_back, failed=self.failed.emit)

    def changed(self) -> None:
        """Keep what there is now, a little later, so that many changes are one."""
        if not self._timer.isActive() and not self._is_closed:
            self._timer.start()

    def save_as(self, path: str) -> None:
        """Save the session to a file; `saved` or `failed` says what came of it. Nothing happens without a result."""
        session = self._capture()
        if session is None:
            return

        def save() -> None:
            pipeline.save_session(session(), path)
            _remember(path)

        self._jobs.run(save, done=lambda _: self.saved.emit(path), failed=self.failed.emit)

    def open(self, path: str) -> None:
        """Open a session; `opened` or `failed` says what came of it."""

        def read() -> Session:
            session = pipeline.open_session(path)
            _remember(path)
            return session

        self._jobs.run(read, done=self.opened.emit, failed=self.failed.emit)

    def begin_anew(self) -> None:
        """Keep what there is now, in the background: it is about to give way to something else."""
        if self._timer.isActive():
            self._keep()

    def keep_at_once(self) -> None:
        """Keep what was not kept yet; waits until that is done."""
        is_due = self._timer.isActive()
        self._timer.stop()
        session = (self._capture() if is_due else None) or self._next or self._under_way
        self._next = None
        if session is not None:
            try:
                self._kept.save(session())
            except StoreError as error:
                self.failed.emit(error)

    def hand_over(self) -> pipeline.KeptSession:
        """Return what is kept, for another window to go on with; what was not kept yet is left to that one."""
        self._is_closed = True
        self._timer.stop()
        return self._kept

    def take_over(self, kept: pipeline.KeptSession) -> None:
        """Go on with what another window kept: its result need not be written once more."""
        self._kept = kept

    def close(self) -> None:
        """Keep what was not kept yet, and leave it for the next start; waits until that is done."""
        if not self._is_closed:
            self._is_closed = True
            self.keep_at_once()
            self._kept.close()

    def _keep(self) -> None:
        self._timer.stop()
        session = self._capture()
        if session is None:
            return
        if self._under_way is None:
            self._save(session)
        else:  # a large result takes a while
            self._next = session

    def _save(self, session: Callable[[], Session]) -> None:
        self._under_way = session
        self._jobs.run(lambda: self._kept.save(session()), done=lambda _: self._end(None), failed=self._end)

    def _end(self, error: Exception | None) -> None:
        """Say once, not every two seconds, that nothing can be kept."""
        self._under_way = None
        session, self._next = self._next, None
        if session is not None and not self._is_closed:
            self._save(session)
        could_save, self._could_save = self._could_save, error is None
        if error is not None and (could_save or not isinstance(error, StoreError)):
            self.failed.emit(error)


def _remember(path: str) -> None:
    """Put a session first among the recent ones; where that cannot be, it has been opened or saved all the same."""
    try:
        add_recent_session(path)
    except StoreError:
        return
