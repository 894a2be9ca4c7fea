"""Sessions in the window: what is captured, and what becomes of one that is opened."""

import os
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.result import ScanResult
from dupfinder.domain.sessions import Session
from dupfinder.gui.deciding.mark_board import MarkBoard
from dupfinder.gui.results.revisions import Revisions
from dupfinder.gui.sessions.session_keeper import SessionKeeper
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.store import read_ignore_list

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
