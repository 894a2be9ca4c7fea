"""The result of a scan as it stands after a person removed, kept and told apart."""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, Signal

from dupfinder.domain.distinctions import Distinctions
from dupfinder.domain.result import ScanResult
from dupfinder.gui.background import BackgroundJobs
from dupfinder.pipeline import revise


@dataclass(frozen=True, slots=True, kw_only=True)
class _Change:
    """What happened since the scan, or since the last revision."""

    gone: AbstractSet[str] = frozenset()
    keepers: Mapping[int, str] = field(default_factory=dict)
    distinctions: Distinctions = field(default_factory=Distinctions)

    def __or__(self, later: "_Change") -> "_Change":
        return _Change(
            gone=self.gone | later.gone,
            keepers={**self.keepers, **later.keepers},
            distinctions=later.distinctions or self.distinctions,
        )

    def __bool__(self) -> bool:
        return bool(self.gone or self.keepers or self.distinctions)


class Revisions(QObject):
    """Takes changes, and gives the result with them, worked out outside the window's thread.

    A change builds on the revision before it. What comes back (after an undo) is worked out from the scan's own result.
    """

    revised = Signal(ScanResult)
    failed = Signal(Exception)

    def __init__(self, jobs: BackgroundJobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._scanned: ScanResult | None = None
        self._current: ScanResult | None = None
        self._all = _Change()
        self._waiting = _Change()
        self._is_working = False

    def begin(self, scanned: ScanResult | None) -> None:
        """Start with what a scan found; forget all that was before."""
        self._scanned = self._current = scanned
        self._all = self._waiting = _Change()

    @property
    def is_working(self) -> bool:
        """Return whether a revision is under way."""
        return self._is_working

    def remove(self, paths: Iterable[str]) -> None:
        """Take out documents that are gone from their places."""
        self._add(_Change(gone=frozenset(paths)))

    def restore(self, paths: Iterable[str]) -> None:
        """Take in again documents that are back at their places."""
        self._all = replace(self._all, gone=self._all.gone - frozenset(paths))
        self._current, self._waiting = self._scanned, self._all
        if self._waiting:
            self._work()
        elif self._current is not None:
            self.revised.emit(self._current)

    def keep(self, group_id: int, path: str) -> None:
        """Give a group another keeper."""
        self._add(_Change(keepers={group_id: path}))

    def tell_apart(self, distinctions: Distinctions) -> None:
        """Take apart what a person told apart; all that is remembered, not only what is new."""
        self._add(_Change(distinctions=distinctions))

    def _add(self, change: _Change) -> None:
        self._all |= change
        self._waiting |= change
        self._work()

    def _work(self) -> None:
        result, change = self._current, self._waiting
        if result is None or self._is_working or not change:
            return
        scanned, before = self._scanned, self._all
        self._is_working, self._waiting = True, _Change()

        def done(revision: ScanResult) -> None:
            self._is_working = False
            # Something may have come back, or another scan may have ended, while this was worked out.
            if self._scanned is scanned and before.gone <= self._all.gone:
                self._current = revision
                self.revised.emit(revision)
            self._work()

        def failed(error: Exception) -> None:
            self._is_working = False
            self.failed.emit(error)
            self._work()

        self._jobs.run(
            lambda: revise(result, gone=change.gone, distinctions=change.distinctions, keepers=change.keepers),
            done=done,
            failed=failed,
        )
