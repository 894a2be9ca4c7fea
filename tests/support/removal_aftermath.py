"""Whether what a disturbed removal said, wrote down and left on the disk agree (promise S6)."""

import stat
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from dupfinder.domain.decisions import Action, OutcomeStatus
from dupfinder.domain.removals import PastRemoval, RemovalState
from removal_trees import KEPT, Look, Tree


@dataclass(frozen=True, kw_only=True)
class Aftermath:
    """How everything looks now, and looked before anything was removed; each method yields what is wrong."""

    tree: Tree
    before: Mapping[str, Look]
    now: Mapping[str, Look]

    def lost(self) -> Iterator[str]:
        """Yield the documents whose content is nowhere, but for what was to be gone for good."""
        digests = {look.digest for look in self.now.values() if stat.S_ISREG(look.mode)}
        for path, look in self.before.items():
            if stat.S_ISREG(look.mode) and look.digest not in digests:
                yield f"the content of {path!r} is lost"

    def miscarried(self) -> Iterator[str]:
        """Yield what is wrong with the kept document: a date or a tag that no document had."""
        path = str(self.tree.path(KEPT))
        there, before = self.now[path], self.before[path]
        then = [before, *(self.before[str(self.tree.path(name))] for name in self.tree.removed)]
        if there.mtime_ns not in {look.mtime_ns for look in then}:
            yield f"{path!r} has a date that no document had: {there.mtime_ns}"
        tags = {tag.strip() for look in then for _, value in look.tags for tag in value.split(b",")}
        if not {tag.strip() for _, value in there.tags for tag in value.split(b",")} <= tags:
            yield f"{path!r} has tags that no document had: {there.tags}"

    def untrue(self, outcomes: Iterable[Mapping[str, Any]], *, undone: bool) -> Iterator[str]:
        """Yield what the program said and is not so."""
        for outcome in outcomes:
            path, place = outcome["path"], outcome["place"]
            is_done = outcome["status"] == OutcomeStatus.DONE
            if undone:
                is_true = not is_done or self._is_as_before(path)
            elif is_done:
                is_true = self._is_removed(path, place, Action(outcome["action"]))
            else:
                is_true = self._is_as_before(path) or self._has_content_of(path, place)
            if not is_true:
                yield f"it said what is not so: {dict(outcome)}"

    def disagreeing(self, history: Iterable[PastRemoval]) -> Iterator[str]:
        """Yield where the journal and the disk disagree."""
        known = set()
        for removal in history:
            path, state = removal.decision.file.path, removal.state
            is_true = True
            if state is RemovalState.REMOVED:
                is_true = self._is_removed(path, removal.place, removal.action)
            elif state is not RemovalState.INTERRUPTED:
                is_true = self._is_as_before(path)
            if not is_true:
                yield f"the journal says of {path!r} what is not so: {state}, {removal.place!r}"
            if state in {RemovalState.REMOVED, RemovalState.INTERRUPTED}:
                known.add(path)
        for name in self.tree.removed:
            path = str(self.tree.path(name))
            if path not in known and not self._is_as_before(path):
                yield f"the journal does not know that {path!r} was removed"

    def changed(self) -> Iterator[str]:
        """Yield what an undo did not make as it was, and what it left behind."""
        for path, look in self.before.items():
            there = self.now.get(path)
            if path in self._deleted() and (there is None or self._is_as_before(path)):
                continue
            if self.tree.is_document(path) and there != look:
                yield f"{path!r} is {there} and was {look}"
        for path, look in self.now.items():
            if self.tree.is_left_over(path, look) or (self.tree.is_document(path) and path not in self.before):
                yield f"{path!r} was left behind"

    def _is_removed(self, path: str, place: str | None, action: Action) -> bool:
        kept = self.now[str(self.tree.path(KEPT))]
        there = self.now.get(path)
        match action:
            case Action.DELETE:
                return there is None
            case Action.HARDLINK:
                return there is not None and there.inode == kept.inode and self._has_content_of(path, place)
            case Action.SYMLINK:
                return there is not None and there.real_path == kept.real_path and self._has_content_of(path, place)
            case _:
                return there is None and self._has_content_of(path, place)

    def _is_as_before(self, path: str) -> bool:
        there, then = self.now.get(path), self.before[path]
        if there is None or (there.mtime_ns, there.digest) != (then.mtime_ns, then.digest):
            return False
        return there.mode == then.mode

    def _deleted(self) -> set[str]:
        """Return the documents that are gone for good, or were."""
        is_delete = self.tree.action is Action.DELETE
        return {str(self.tree.path(name)) for name in self.tree.removed} if is_delete else set()

    def _has_content_of(self, path: str, place: str | None) -> bool:
        there = None if place is None else self.now.get(place)
        return there is not None and there.digest == self.before[path].digest
