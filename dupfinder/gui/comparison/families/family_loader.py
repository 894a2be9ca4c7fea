"""Reads a family in the background; of several requests only the last counts."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from dupfinder.domain.progress import CancelToken
from dupfinder.gui.comparison.families.family_rows import FamilyRequest, LoadedFamily, loaded_family
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.pipeline import Comparer, read_family

_LOOK_EVERY_MS = 100


class _Reading:
    """One family that is read; the counters are written by the thread that reads and looked at by the window."""

    def __init__(self, request: FamilyRequest) -> None:
        self.request = request
        self.token = CancelToken()
        self.steps = (0, len(request.documents))
        self._is_within_document = False

    def _count(self, done: int, total: int) -> None:
        """Take how far it is."""
        self.steps = (done, total)
        self._is_within_document = False

    def _check(self) -> None:
        """Give up between two documents, or while the table is made.

        A document that is being read is read to its end: it is held for whoever asks for it next, and the worker, which
        others use, is not left with an answer that nobody took.
        """
        done, total = self.steps
        if not self._is_within_document:
            self.token.check()
        self._is_within_document = done < total

    def read(self, comparer: Comparer) -> LoadedFamily:
        """Return the family as it is ready to be drawn."""
        request = self.request
        family = read_family(
            comparer, request.documents, options=request.options, check=self._check, on_step=self._count
        )
        return loaded_family(request, family)


class FamilyLoader(QObject):
    """Reads with what `comparer` gives for a request; that one's process is not this one's to end."""

    loaded = Signal(LoadedFamily)
    failed = Signal(Exception)
    progressed = Signal(int, int)
    """How many documents are read, of how many."""

    def __init__(
        self, jobs: BackgroundJobs, comparer: Callable[[FamilyRequest], Comparer], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._comparer = comparer
        self._running: _Reading | None = None
        self._wanted: FamilyRequest | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)

    @property
    def is_busy(self) -> bool:
        """Return whether somebody waits for a family."""
        return self._wanted is not None

    def load(self, request: FamilyRequest) -> None:
        """Read these documents; what was asked for before is given up."""
        self.forget()
        self._wanted = request
        self._go_on()

    def forget(self) -> None:
        """Give up what was asked for; nothing is said about it."""
        self._wanted = None
        self._timer.stop()
        if self._running is not None:
            self._running.token.cancel()

    def _go_on(self) -> None:
        if self._running is not None or self._wanted is None:
            return
        reading = self._running = _Reading(self._wanted)
        comparer = self._comparer(reading.request)
        self._jobs.run(lambda: reading.read(comparer), done=self._loaded, failed=self._failed)
        self._timer.start()

    def _look(self) -> None:
        if self._running is not None:
            self.progressed.emit(*self._running.steps)

    def _loaded(self, loaded: LoadedFamily) -> None:
        if self._is_wanted():
            self.loaded.emit(loaded)
        self._go_on()

    def _failed(self, error: Exception) -> None:
        if self._is_wanted():
            self.failed.emit(error)
        self._go_on()

    def _is_wanted(self) -> bool:
        """Return whether the reading that just ended was not given up."""
        ended, self._running = self._running, None
        if ended is None or ended.token.is_cancelled:
            return False
        self._wanted = None
        self._timer.stop()
        return True
