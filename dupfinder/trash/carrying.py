"""What a kept document gets from those that go for it: the oldest date, and their tags.

The journal has it before the document goes, as part of its intent; it is done when that has gone, and before the line
that says so. So whoever finds a removal that was cut short cannot tell whether it was done: it is looked at.
"""

import base64
import os
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from dupfinder.domain.decisions import FileState, Outcome
from dupfinder.domain.messages import Message, because, joined, say
from dupfinder.domain.protection import Protection
from dupfinder.domain.records import dataclass
from dupfinder.domain.removals import Carried
from dupfinder.trash.checking import THE_KEPT_ONE, NotAsPlannedError, check_facts, flush_file
from dupfinder.trash.tags import TAG_NAMES, Tags, give_tags, tags_of, united

_UNKNOWN_S = (0, 315_532_800)
"""The first moments of Unix and of FAT and zip, which programs write where they know of no date."""
_DAY_S = 86_400
_COARSEST_TIME_NS = 2_000_000_000
"""Of FAT."""
_ANYBODY_WRITES = 0o222
_WHAT = {
    (Carried.DATES,): say("its date"),
    (Carried.TAGS,): say("its tags"),
    (Carried.DATES, Carried.TAGS): say("its date and tags"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Carrying:
    """What the kept document gets with one removal."""

    dates: bool
    """Whether it gets the time of the one that goes, if that is older."""
    tags: Tags
    """Its own, before."""
    brought: Tags
    """Those of the one that goes."""

    def as_fields(self) -> dict[str, object]:
        """Return it as a journal has it."""
        return {"dates": self.dates, "tags": _encoded(self.tags), "brought": _encoded(self.brought)}


def carrying_from(fields: Mapping[str, Any]) -> Carrying:
    """Return what a journal tells; raise `KeyError`, `TypeError` or `ValueError` for what is none."""
    return Carrying(dates=fields["dates"] is True, tags=_decoded(fields["tags"]), brought=_decoded(fields["brought"]))


def _encoded(tags: Tags) -> dict[str, str]:
    return {name: base64.b64encode(value).decode("ascii") for name, value in tags.items()}


def _decoded(fields: Mapping[str, Any]) -> dict[str, bytes]:
    # A journal may come from a stranger: nothing but tags is ever written.
    return {name: base64.b64decode(value, validate=True) for name, value in fields.items() if name in TAG_NAMES}


class Carrier:
    """Carries over during one run, and knows how it left the kept documents."""

    def __init__(self, what: Collection[Carried], protection: Protection) -> None:
        self._what = what
        self._protection = protection
        self._times: dict[tuple[int, int], int] = {}
        self._names: dict[tuple[int, int], int] = {}
        """How many names (hard links) kept documents had before this run gave them others."""

    def now(self, kept: FileState) -> FileState:
        """Return a kept document of the plan as this run left it: the time that it was given is no change (S3)."""
        return replace(kept, mtime_ns=self._times.get((kept.device, kept.inode), kept.mtime_ns))

    def prepare(self, outcome: Outcome, *, kept: FileState) -> tuple[Carrying | None, Outcome]:
        """Return what a kept document gets with a removal, `None` for nothing; and the outcome that says why not."""
        if not self._what:
            return None, outcome
        file = outcome.decision.file
        try:
            own, brought = (tags_of(each.path) if Carried.TAGS in self._what else {} for each in (kept, file))
            carrying = Carrying(dates=Carried.DATES in self._what, tags=own, brought=brought)
            changes, why = _changes(carrying, file, kept), self._why_not(kept)
        except OSError as error:
            changes, why = (Carried.TAGS,), because(error)
        if why is None:
            return carrying, outcome
        return None, replace(outcome, not_carried=_not_given(changes, why) if changes else None)

    def _why_not(self, kept: FileState) -> Message | None:
        if self._protection.of(kept.path) is not None:
            return say("it is in a folder that is never changed")
        info = os.lstat(kept.path)
        if not info.st_mode & _ANYBODY_WRITES or not os.access(kept.path, os.W_OK):
            return say("it is read-only")
        names = self._names.setdefault((kept.device, kept.inode), info.st_nlink)
        if self._protection and names > 1:  # nobody can say where the others are
            return say("it has hard links, and one may be in a protected folder")
        return None

    def carry(self, carrying: Carrying | None, outcome: Outcome, *, kept: FileState) -> Outcome:
        """Give the kept document what the one that went had; return the outcome that says so, or why not."""
        if carrying is None:
            return outcome
        file = outcome.decision.file
        given: list[Carried] = []
        for what in reversed(_changes(carrying, file, kept)):  # the date last: no file system is to change it again
            try:
                check_facts(self.now(kept), path=kept.path, name=THE_KEPT_ONE)
                if what is Carried.DATES:
                    give_date(kept.path, file.mtime_ns)
                else:
                    before = tags_of(kept.path)
                    give_tags(kept.path, united(before, carrying.brought), before=before)
                flush_file(kept.path)
                given.append(what)
            except NotAsPlannedError as error:
                outcome = replace(outcome, not_carried=error.message)
            except OSError as error:
                outcome = replace(outcome, not_carried=_not_given((what,), because(error)))
            with suppress(OSError):
                self._take_time(file, kept)
        if not given:
            return outcome
        said = say("The kept document got {what}.", what=_WHAT[tuple(reversed(given))])
        message = said if outcome.message is None else joined(outcome.message, said)
        return replace(outcome, message=message, kept_now=self.now(kept))

    def _take_time(self, file: FileState, kept: FileState) -> None:
        """Remember which time the kept document has of us; any other was given by somebody else, and is a change."""
        mtime_ns = os.lstat(kept.path).st_mtime_ns
        if is_date(mtime_ns, file.mtime_ns):
            self._times[kept.device, kept.inode] = mtime_ns


def _changes(carrying: Carrying, file: FileState, kept: FileState) -> tuple[Carried, ...]:
    """Return what of a kept document would become another."""
    is_older = carrying.dates and is_known(file.mtime_ns) and file.mtime_ns < kept.mtime_ns
    has_more = united(carrying.tags, carrying.brought) != carrying.tags
    return tuple(what for what, is_so in ((Carried.DATES, is_older), (Carried.TAGS, has_more)) if is_so)


def _not_given(changes: tuple[Carried, ...], why: Message) -> Message:
    return say("The kept document did not get {what}: {why}.", what=_WHAT[changes], why=why)


def is_known(mtime_ns: int) -> bool:
    """Return whether a time says when something was changed; zero says that nobody knows, in whatever time zone."""
    return all(abs(mtime_ns // 1_000_000_000 - zero_s) > _DAY_S for zero_s in _UNKNOWN_S)


def is_date(mtime_ns: int, given_ns: int) -> bool:
    """Return whether a file that was given one time has the other: its volume may count in steps."""
    return 0 <= given_ns - mtime_ns < _COARSEST_TIME_NS


def give_date(path: str, mtime_ns: int) -> None:
    """Give a file, and not what a link leads to, a time of its last change; raise `OSError`."""
    follows = os.utime not in os.supports_follow_symlinks  # on Windows
    os.utime(path, ns=(os.lstat(path).st_atime_ns, mtime_ns), follow_symlinks=follows)
