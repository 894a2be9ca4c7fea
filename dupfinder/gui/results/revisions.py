"""The result of a scan as it stands after a person grouped otherwise, removed, kept, and said what is no duplicate."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import field, replace

from PySide6.QtCore import QObject, Signal

from dupfinder import pipeline
from dupfinder.domain.ignore_list import IgnoreList
from dupfinder.domain.options import Grouping
from dupfinder.domain.protection import NO_ROLES, Roles
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import ScanResult
from dupfinder.gui.toolkit.background import BackgroundJobs, tell_error

_WARM_DOCUMENTS = 2_000
"""With fewer documents the first regrouping is quick enough."""
_NO_DATES: Mapping[str, int] = {}


@dataclass(frozen=True, slots=True, kw_only=True)
class RevisionState:
    """What a person changed since a scan."""

    grouping: Grouping
    gone: frozenset[str] = frozenset()
    keepers: tuple[str, ...] = ()
    """The paths of documents that were made keepers, the latest last. By path, as groups have other numbers after each
    regrouping."""
    distinctions: IgnoreList = field(default_factory=IgnoreList)
    dates: Mapping[str, int] = field(default_factory=dict)
    """When documents were changed last, by their paths: of those that got another date."""
    roles: Roles = NO_ROLES
    """Those of folders that the scan did not know: they hold at once (S12)."""

    def renamed(self, before: str, after: str) -> RevisionState:
        """Return the state in which a document has another path."""
        return replace(
            self,
            gone=frozenset(after if path == before else path for path in self.gone),
            keepers=tuple(after if path == before else path for path in self.keepers),
            dates={after if path == before else path: time_ns for path, time_ns in self.dates.items()},
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Revision:
    """A result, and the state that it shows."""

    state: RevisionState
    result: ScanResult


class Revisions(QObject):
    """Takes changes, and gives the result with all of them, worked out outside the window's thread.

    A change builds on the result before it as long as documents only go; for another grouping, and where documents come
    back, groups are formed anew. One job at a time; what it found is shown only if nobody wanted more meanwhile.
    """

    revised = Signal(ScanResult)

    def __init__(
        self,
        jobs: BackgroundJobs,
        parent: QObject | None = None,
        *,
        ready: Callable[[ScanResult], None] = lambda _: None,
    ) -> None:
        """`ready` has a result made ready to be shown, on the thread that worked it out."""
        super().__init__(parent)
        self._jobs = jobs
        self._make_ready = ready
        self._worker: _Worker | None = None
        self._latest: _Revision | None = None
        self.state: RevisionState | None = None
        """What was changed since the scan, also what is still being worked out; `None` without a scan."""
        self.is_working = False
        """Whether a revision is under way."""

    def begin(
        self,
        scanned: ScanResult | None,
        *,
        grouping: Grouping | None = None,
        gone: frozenset[str] = frozenset(),
        keepers: tuple[str, ...] = (),
        dates: Mapping[str, int] = _NO_DATES,
        roles: Roles = NO_ROLES,
    ) -> None:
        """Start with what a scan found; forget all that was before. What was changed in it already is worked out."""
        if scanned is None:
            self._worker = self._latest = self.state = None
            return
        state = RevisionState(grouping=grouping_of(scanned))
        self._worker = _Worker(scanned)
        self._latest = _Revision(state=state, result=scanned)
        self.state = replace(
            state, grouping=grouping or state.grouping, gone=gone, keepers=keepers, dates=dates, roles=roles
        )
        self._work()
        if not self.is_working and len(scanned.documents) > _WARM_DOCUMENTS:
            self._warm(self._worker)

    def take_over(self, other: Revisions) -> None:
        """Go on with what another window knows; nothing is under way there."""
        self._worker, self._latest, self.state = other._worker, other._latest, other.state

    @property
    def scanned(self) -> ScanResult | None:
        """Return what the scan found, before all changes."""
        return None if self._worker is None else self._worker.scanned

    @property
    def result(self) -> ScanResult | None:
        """Return the result with all changes that are worked out; `None` without a scan."""
        return None if self._latest is None else self._latest.result

    @property
    def grouping(self) -> Grouping | None:
        """Return how the groups are formed; `None` without a scan."""
        return None if self.state is None else self.state.grouping

    def regroup(self, grouping: Grouping) -> None:
        """Form the groups anew."""
        if self.state is not None:
            self._want(replace(self.state, grouping=grouping))

    def set_roles(self, roles: Roles) -> None:
        """Have these roles hold besides those that the scan knew."""
        if self.state is not None and self.scanned is not None:
            self._want(replace(self.state, roles=roles - self.scanned.options.roles))

    @property
    def roles(self) -> Roles:
        """Return all folders out of which nothing goes: as the scan knew them, and as they are now."""
        scanned, wanted = self.scanned, self.state
        return NO_ROLES if scanned is None or wanted is None else scanned.options.roles | wanted.roles

    def remove(self, paths: Iterable[str], *, dates: Mapping[str, int] = _NO_DATES) -> None:
        """Take out documents that are gone from their places; others got these dates with that."""
        if self.state is not None:
            wanted = self.state
            self._want(replace(wanted, gone=wanted.gone.union(paths), dates={**wanted.dates, **dates}))

    def restore(self, paths: Iterable[str], *, dates: Mapping[str, int] = _NO_DATES) -> None:
        """Take in again documents that are back at their places; others have these dates again with that."""
        if self.state is not None:
            wanted = self.state
            self._want(replace(wanted, gone=wanted.gone.difference(paths), dates={**wanted.dates, **dates}))

    def keep(self, keepers: Mapping[int, str]) -> None:
        """Give groups other keepers: their paths by the numbers of the groups."""
        if self.state is None or self._latest is None:
            return
        known = set(self.state.keepers)
        followed: set[str] = set()
        later = []
        for path, members in _with_members(self._latest.result, keepers):
            if (members & known) != {path}:  # else it is the keeper already, or is about to be
                followed |= members
                later.append(path)
        if later:
            others = (each for each in self.state.keepers if each not in followed)
            self._want(replace(self.state, keepers=(*others, *later)))

    def tell_apart(self, distinctions: IgnoreList) -> None:
        """Take apart what are not duplicates for a person; all that is remembered, not only what is new."""
        if self.state is not None:
            self._want(replace(self.state, distinctions=distinctions or self.state.distinctions))

    def rename(self, before: str, after: str) -> None:
        """Take over that a document has another path; the result with it comes at once."""
        latest, wanted, worker = self._latest, self.state, self._worker
        if latest is None or wanted is None or worker is None:
            return
        shown = latest.result
        now = pipeline.renamed(shown, before, after)
        # A name changes nothing of what can go, which takes longer to count than all the rest.
        counts = (shown.redundant_documents, shown.reclaimable_bytes, shown.sharing_documents)
        now.counted(counts, enclosed=shown.enclosed_documents)
        scanned = now if worker.scanned is shown else pipeline.renamed(worker.scanned, before, after)
        self._worker = _Worker(scanned)  # what is under way is about the old path
        self._latest = _Revision(state=latest.state.renamed(before, after), result=now)
        self.state = wanted.renamed(before, after)
        self.revised.emit(self._latest.result)
        self._work()

    def _warm(self, worker: _Worker) -> None:
        """Get ready for other groupings: the first one takes much longer than those after it."""
        self.is_working = True

        def end(_: object) -> None:
            self.is_working = False
            self._work()

        self._jobs.run(worker.warm, done=end, failed=end)  # what fails here fails again where it is needed

    def _want(self, state: RevisionState) -> None:
        self.state = state
        self._work()

    def _work(self) -> None:
        worker, latest, wanted = self._worker, self._latest, self.state
        if self.is_working or worker is None or latest is None or wanted is None or wanted == latest.state:
            return
        self.is_working = True

        def revise() -> _Revision:
            revision = worker.revise(latest, wanted)
            self._make_ready(revision.result)
            return revision

        def done(revision: _Revision) -> None:
            self.is_working = False
            if self._worker is worker:  # else another scan has ended meanwhile
                self._latest = revision
                if self.state == revision.state:
                    self.revised.emit(revision.result)
            self._work()

        def failed(error: Exception) -> None:
            self.is_working = False
            tell_error(error)
            if self._worker is not worker or self.state != wanted:  # the same would fail again
                self._work()

        self._jobs.run(revise, done=done, failed=failed)


class _Worker:
    """Works out revisions of one scan, on any thread but one at a time."""

    def __init__(self, scanned: ScanResult) -> None:
        self.scanned = scanned
        self._regrouper: pipeline.Regrouper | None = None
        self._base = _Revision(state=RevisionState(grouping=grouping_of(scanned)), result=scanned)
        """The result of the latest grouping, before anything else was changed."""

    def revise(self, latest: _Revision, wanted: RevisionState) -> _Revision:
        """Return the result in the wanted state; from the latest one, if nothing has to come back for it."""
        is_further = latest.state.gone <= wanted.gone and (wanted.grouping, wanted.roles) == (
            latest.state.grouping,
            latest.state.roles,
        )
        before = latest if is_further else self._regrouped(wanted)
        gone = wanted.gone - before.state.gone
        keepers = [path for path in wanted.keepers if path not in before.state.keepers]
        result = before.result
        if wanted.dates != before.state.dates:
            result = pipeline.redated(result, wanted.dates)
        better: Mapping[int, str] = {}
        if wanted.roles != before.state.roles:
            result, better = pipeline.protected(result, wanted.roles)
        chosen = {**better, **_groups_of_keepers(result, keepers)}
        if gone or chosen or wanted.distinctions != before.state.distinctions:
            result = pipeline.revise(result, gone=gone, distinctions=wanted.distinctions, keepers=chosen)
        return _Revision(state=wanted, result=result.counted())

    def warm(self) -> None:
        """Make what all regroupings need."""
        with contextlib.suppress(ValueError):  # what a search for documents like one found is not grouped
            self._regrouper = self._regrouper or pipeline.Regrouper(self.scanned)
            self._regrouper.regroup(grouping_of(self.scanned))

    def _regrouped(self, wanted: RevisionState) -> _Revision:
        base, grouping = self._base.state, wanted.grouping
        if grouping != base.grouping == replace(grouping, included=base.grouping.included):
            state = replace(base, grouping=grouping)  # what may go is no question of who is in which group
            self._base = _Revision(state=state, result=pipeline.including(self._base.result, grouping.included))
        if wanted.grouping != self._base.state.grouping:
            self._regrouper = self._regrouper or pipeline.Regrouper(self.scanned)
            result = self._regrouper.regroup(wanted.grouping, distinctions=wanted.distinctions or None)
            state = RevisionState(grouping=wanted.grouping, distinctions=wanted.distinctions)
            self._base = _Revision(state=state, result=result)
        return self._base


def grouping_of(result: ScanResult) -> Grouping:
    """Return how the groups of a result were formed."""
    return Grouping(
        min_similarity=result.options.min_similarity, linkage=result.options.linkage, included=result.options.included
    )


def _with_members(result: ScanResult, keepers: Mapping[int, str]) -> list[tuple[str, frozenset[str]]]:
    """Return each keeper with all documents of its group; with itself alone where groups were formed anew meanwhile."""
    members = {
        group.group_id: frozenset(member.document.entry.path for member in group.members)
        for group in result.groups
        if group.group_id in keepers
    }
    found = ((path, members.get(number, frozenset())) for number, path in keepers.items())
    return [(path, paths if path in paths else frozenset((path,))) for path, paths in found]


def _groups_of_keepers(result: ScanResult, paths: Iterable[str]) -> Mapping[int, str]:
    """Return the keepers by the number of their groups; of two in one group the later."""
    order = {path: place for place, path in enumerate(paths)}
    keepers: dict[int, str] = {}
    for group in result.groups if order else ():
        chosen = [path for member in group.members if (path := member.document.entry.path) in order]
        if chosen:
            keepers[group.group_id] = max(chosen, key=order.__getitem__)
    return keepers
