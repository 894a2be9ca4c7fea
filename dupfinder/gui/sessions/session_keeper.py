"""Keeps the session of a window: to files that a person names, and by itself, so that it outlives a crash."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from dupfinder import pipeline
from dupfinder.domain.display import visible
from dupfinder.domain.errors import StoreError
from dupfinder.domain.result import ScanResult
from dupfinder.domain.sessions import Session
from dupfinder.gui.deciding.mark_board import MarkBoard
from dupfinder.gui.results.revisions import Revisions
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.store import add_recent_session, read_ignore_list

SAVE_AFTER_MS = 2_000
_LOOK_AGAIN_MS = 200


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
    last_found = Signal()
    """It is known what `last` is, as `find_last` was asked."""
    kept = Signal()
    """What there is was kept."""
    failed = Signal(Exception)

    def __init__(
        self, capture: Callable[[], Callable[[], Session] | None], jobs: BackgroundJobs, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._capture = capture
        self._jobs = jobs
        self._kept = pipeline.KeptSession()
        self.last = pipeline.last_session()
        """The session of the window before this one, if there is one."""
        self._under_way: Callable[[], Session] | None = None
        """What is being kept in the background."""
        self._next: Callable[[], Session] | None = None
        """What is to be kept after that."""
        self._is_closed = False
        self._could_save = True
        self._timer = QTimer(self, singleShot=True, interval=SAVE_AFTER_MS)
        self._timer.timeout.connect(self._keep)
        self._looking = QTimer(self, singleShot=True, interval=_LOOK_AGAIN_MS)
        self._looking.timeout.connect(self.find_last)

    @property
    def crashed(self) -> bool:
        """Return whether the window before this one did not close properly."""
        return self.last is not None and self.last.crashed

    @property
    def is_last_coming(self) -> bool:
        """Return whether the window before this one has gone and still writes its session."""
        return self._looking.isActive()

    def find_last(self) -> None:
        """Find the session of the window before this one, and say so: as soon as that one has written it."""
        if pipeline.is_session_closing():
            self._looking.start()
        else:
            self.last = pipeline.last_session()
            self.last_found.emit()

    def open_last(self) -> None:
        """Open the session of the window before this one: `opened`, then `brought_back`, or `failed` says that."""
        last = self.last

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

    def keep_at_once(self) -> bool:
        """Keep what was not kept yet, and return whether that could be; waits until it is done."""
        is_due = self._timer.isActive()
        self._timer.stop()
        session = (self._capture() if is_due else None) or self._next or self._under_way
        self._next = None
        if session is not None:
            try:
                self._kept.save(session())
            except StoreError as error:
                self.failed.emit(error)
                return False
        return True

    def hand_over(self) -> pipeline.KeptSession:
        """Return what is kept, for another window to go on with; what was not kept yet is left to that one."""
        self._is_closed = True
        self._timer.stop()
        return self._kept

    def take_over(self, kept: pipeline.KeptSession) -> None:
        """Go on with what another window kept: its result need not be written once more."""
        self._kept = kept

    def begin_closing(self) -> None:
        """Let other windows know that `close` is about to come, if that has something to do."""
        self._looking.stop()
        if not self._is_closed and (self._timer.isActive() or self._under_way is not None):
            self._kept.begin_closing()

    def close(self) -> None:
        """Keep what was not kept yet, and leave it for the next start; waits until that is done."""
        if not self._is_closed:
            self._is_closed = True
            if self.keep_at_once():
                self.kept.emit()
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
        if error is None and not self._is_closed:
            self.kept.emit()
        if error is not None and (could_save or not isinstance(error, StoreError)):
            self.failed.emit(error)


def _remember(path: str) -> None:
    """Put a session first among the recent ones; where that cannot be, it has been opened or saved all the same."""
    try:
        add_recent_session(path)
    except StoreError:
        return


SUFFIX = ".dupfinder"


class SessionFlow(QObject):
    """Captures results, marks and view; keeps them by itself and in files; gives them back."""

    chosen = Signal(str)
    """The session file that a person wants to open."""
    opened = Signal(ScanResult)
    """What the scan of the session found, before anything else is shown of it."""
    view_wanted = Signal(object)
    """How the results were looked at: a mapping as `view` returned it."""
    said = Signal(str)

    def __init__(
        self,
        revisions: Revisions,
        board: MarkBoard,
        *,
        view: Callable[[], Mapping[str, object]],
        is_free: Callable[[], bool],
        jobs: BackgroundJobs,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._revisions = revisions
        self._board = board
        self._view = view
        self._is_free = is_free
        self._window = window
        self.keeper = SessionKeeper(self.capture_later, jobs, self)
        self.keeper.opened.connect(self._take)
        self.keeper.saved.connect(self._say_saved)
        revisions.revised.connect(self.keeper.changed)
        board.changed.connect(self.keeper.changed)

    def capture_later(self) -> Callable[[], Session] | None:
        """Return what returns the session as it stands now, in any thread; `None` while there is no result."""
        scanned, state = self._revisions.scanned, self._revisions.state
        if scanned is None or state is None:
            return None
        marks, view = self._board.capture_marks(), self._view()
        return lambda: Session(
            result=scanned,
            grouping=state.grouping,
            gone=state.gone,
            keepers=state.keepers,
            dates=state.dates,
            roles=state.roles,
            marks=marks(),
            view=view,
        )

    def show(self, session: Session) -> None:
        """Go on with a session: with what it found, what was done with it, and how it was looked at."""
        self._revisions.begin(
            session.result,
            grouping=session.grouping,
            gone=session.gone,
            keepers=session.keepers,
            dates=session.dates,
            roles=session.roles,
        )
        self.opened.emit(session.result)
        self._revisions.tell_apart(read_ignore_list())
        self._board.restore_marks(session.marks)
        self.view_wanted.emit(session.view)
        self.keeper.changed()

    def ask_to_open(self) -> None:
        """Ask for a session file, and open it."""
        path, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open session"), "", self._filter())
        if path:
            self.chosen.emit(path)

    def ask_to_save(self) -> None:
        """Ask where to save the session."""
        name = f"dupfinder{SUFFIX}"
        path, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save session"), name, self._filter())
        if path:
            self.keeper.save_as(path if os.path.splitext(path)[1] else path + SUFFIX)

    def _take(self, session: Session) -> None:
        """Show a session that was opened, unless a scan has begun meanwhile."""
        if self._is_free():
            self.show(session)
        else:
            self.said.emit(self.tr("Session not opened: another task is running."))

    def _filter(self) -> str:
        return self.tr("DupFinder sessions") + f" (*{SUFFIX})"

    def _say_saved(self, path: str) -> None:
        self.said.emit(self.tr("Session saved as {path}.").format(path=visible(path)))
