r"""The journal of removals: what undo restores from, and true whenever the program or the machine stops.

A text file of JSON objects, one a line, readable by its owner only; the first says `dupfinder-journal`, version 1. The
first line of a removal is written and flushed to the disk before the file is touched, later ones tell its next steps.
Fields of every line: `number` (of the removal), `step` (`intent`, `done`, `failed`, `undoing`, `undone`), `at` (UTC),
`place` (`path`, `note_path`, `manifest_path`; null where only the system knows where it puts the file, then `done` has
it, and where a file is deleted). An `intent` also has `action`, `temporary` (the name that the file, or the link that
takes its place, has in the file's own folder for a moment, and with `.part` after it that of a copy which is not whole
yet), `file` and `kept` (the fields of `FileState`), `reason`, `relation`, `facts` (`mode`, `owner`, `group`, and
`attributes` in base 64: what a copy of the file needs to be as it was), `volume` (its top, on which the file was) and,
where the kept document gets something with this removal, `carried` (`dates`: whether it gets the time of the file, if
that is older; `tags`: its own before, and `brought`: those of the file, by the names of their attributes, in base 64).
Paths that are not UTF-8 are written as surrogate escapes (`\udce9`). Lines with only `step` and `at` say that a run (or
its undoing) `began`, and that it `ended`, by itself or because it was stopped: where the latter is missing, the program
was killed. Journals from before there were more actions than `trash` have no `temporary`, no `manifest_path` and no
such lines; older ones no `facts` or no `volume`.
"""

import dataclasses
import datetime
import enum
import errno
import io
import json
import os
import re
import stat
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import field, replace
from typing import Any, Self

from dupfinder.domain.decisions import Action, Decision, FileState, Verdict
from dupfinder.domain.errors import UsageError
from dupfinder.domain.json_budget import MOST_BYTES, parsed_json
from dupfinder.domain.messages import because, say
from dupfinder.domain.records import dataclass
from dupfinder.trash.carrying import Carrying, carrying_from
from dupfinder.trash.checking import THE_DOCUMENT, NotAsPlannedError, open_to_read
from dupfinder.trash.facts import Facts, facts_from, facts_of
from dupfinder.trash.folders import flush_folder, volume_of
from dupfinder.trash.locking import lock
from dupfinder.trash.places import Intent, Place

_HEADER = {"format": "dupfinder-journal", "version": 1}
_HEADER_LINE = json.dumps(_HEADER) + "\n"
_OTHER_VERSION = re.compile(r'"version": ?(?!1\b)\d')
_BEGAN, _ENDED = "began", "ended"
_TEMPORARY_NAME = re.compile(r"\.dupfinder-[0-9a-f]{16}")
_NOTE_NAME = re.compile(r"(?s:.+)\.trashinfo|\$I(?s:.+)")
_MANIFEST_NAME = re.compile(r"manifest\.jsonl")
_TRIES, _TRY_AGAIN_S = 5, 0.02
_MOST_LINE = 1 << 20
"""Letters of a line; what is longer is damaged."""
_DAMAGED = (KeyError, TypeError, ValueError, OverflowError, AttributeError)
_EPOCH = datetime.datetime.fromtimestamp(0, tz=datetime.UTC)
_YEARS = range(_EPOCH.year, datetime.MAXYEAR)


class Step(enum.StrEnum):
    """How far a removal has come."""

    INTENT = "intent"
    DONE = "done"
    FAILED = "failed"
    """The file stayed where it was."""
    UNDOING = "undoing"
    UNDONE = "undone"


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One removal, as far as the journal knows."""

    number: int
    decision: Decision
    kept: FileState
    intent: Intent
    place: Place | None
    step: Step
    at: datetime.datetime
    """When it was about to go, UTC."""
    facts: Facts | None = None
    """Whose the file was, and who might read it; `None` where the journal is older than that."""
    carried: Carrying | None = None
    """What the kept document got with it; `None` for nothing."""
    volume: str | None = None
    """The top of the volume that the file was on; `None` where the journal is older than that."""
    run: int = 0
    """The number of the run, or of its undoing, within the journal."""


class Journal:
    """A journal to write to; nobody else can, until it is closed."""

    def __init__(self, path: str) -> None:
        """Open or create the journal.

        Raises `UsageError` if that fails, if another run has it open, or if another kind of file has that name.
        """
        path = os.path.abspath(path)
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
        try:
            if os.path.lexists(path):
                _check_kind(path)
            os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
            self._descriptor = os.open(path, flags, 0o600)
            try:
                self._begin(path)
            except BaseException:
                os.close(self._descriptor)
                raise
        except OSError as error:
            raise UsageError(
                say("The journal {path} cannot be written: {why}.", path=path, why=because(error))
            ) from error

    def _begin(self, path: str) -> None:
        if not _lock_soon(self._descriptor):
            raise UsageError(say("The journal {path} is in use: documents are being removed or put back.", path=path))
        content = _read(path)
        self.unexplained = tuple(place for place in content.strays.values() if place is not None)
        """Where documents went of which a damaged journal no longer tells where they came from."""
        self.entries = tuple(content.entries.values())
        """The removals in it when it was opened."""
        self._next_number = max((entry.number for entry in self.entries), default=0) + 1
        size_bytes = os.fstat(self._descriptor).st_size
        if size_bytes < len(_HEADER_LINE):
            os.ftruncate(self._descriptor, 0)  # nothing, or the beginning of a header
            size_bytes = 0
        self._is_at_line_start = size_bytes == 0
        if self._is_at_line_start:
            self._write(_HEADER)
            flush_folder(os.path.dirname(path))
        self._note(_BEGAN)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._note(_ENDED)
        os.close(self._descriptor)

    def _note(self, what: str) -> None:
        """Write what is good to know, but no condition of anything."""
        with suppress(OSError):
            self._write({"step": what, "at": datetime.datetime.now(tz=datetime.UTC).isoformat()})

    def intend(self, decision: Decision, *, kept: FileState, intent: Intent, carried: Carrying | None = None) -> int:
        """Write what is about to happen, and return the number of the removal. Raises `OSError`: then it must not.

        `NotAsPlannedError` where the file is not there any more, or nothing can be learnt of it.
        """
        facts, volume = _facts_now(decision.file.path)
        number = self._next_number
        self._next_number += 1
        details: dict[str, object] = {
            "action": intent.action,
            "temporary": intent.temporary,
            "file": dataclasses.asdict(decision.file),
            "kept": dataclasses.asdict(kept),
            "reason": decision.reason,
            "relation": decision.relation,
            "facts": facts.as_fields(),
            "volume": volume,
        }
        if carried is not None:
            details["carried"] = carried.as_fields()
        self.record(number, Step.INTENT, place=intent.place, details=details)
        return number

    def record(
        self, number: int, step: Step, *, place: Place | None = None, details: Mapping[str, object] | None = None
    ) -> None:
        """Write a step of a removal; it is on the disk when this returns. Raises `OSError`."""
        at = datetime.datetime.now(tz=datetime.UTC).isoformat()
        where = None if place is None else dataclasses.asdict(place)
        self._write({"number": number, "step": step, "at": at, "place": where, **(details or {})})

    def _write(self, fields: Mapping[str, object]) -> None:
        line = json.dumps(fields).encode("ascii") + b"\n"
        if not self._is_at_line_start:  # the last run, or the last attempt, may have ended within a line
            line = b"\n" + line
        self._is_at_line_start = False
        if os.write(self._descriptor, line) != len(line):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fsync(self._descriptor)
        self._is_at_line_start = True


def _facts_now(path: str) -> tuple[Facts, str]:
    try:
        return facts_of(path), volume_of(path)
    except FileNotFoundError as error:
        raise NotAsPlannedError(say("{what} cannot be found: {why}.", what=THE_DOCUMENT, why=because(error))) from error
    except OSError as error:  # its drive is away for a moment; nothing is wrong with the journal
        raise NotAsPlannedError(say("{what} cannot be read: {why}.", what=THE_DOCUMENT, why=because(error))) from error


@dataclass(frozen=True, slots=True, kw_only=True)
class Past:
    """What a journal tells."""

    entries: tuple[Entry, ...]
    """The removals in the order of time."""
    has_ended: bool
    """Whether the last run that wrote to it came to its end; true where the journal is older than such notes."""


def read_journal(path: str) -> Past:
    """Return what a journal tells; raise `UsageError` for a file that is none.

    A line that was not written whole is passed over: what it would have announced did not happen.
    """
    content = _read(path)
    return Past(entries=tuple(content.entries.values()), has_ended=content.has_ended)


def is_in_use(path: str) -> bool:
    """Return whether a run that is still going on has the journal open."""
    try:
        descriptor = os.open(path, os.O_RDWR | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    except OSError:
        return False
    try:
        return not _lock_soon(descriptor)
    finally:
        os.close(descriptor)


def _lock_soon(descriptor: int) -> bool:
    """Return whether a journal is ours now; who only asks whether it is in use has it for a moment, too."""
    for _ in range(_TRIES):
        if lock(descriptor):
            return True
        time.sleep(_TRY_AGAIN_S)
    return False


class GrowingJournal:
    """The journal of another run, which may still write to it: each line is read once."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._content = _Content()
        self._read_bytes = 0
        self._by_path: dict[str, int] = {}

    def entry_of(self, path: str) -> Entry | None:
        """Return the last removal of a file with this path, as far as the journal tells by now."""
        with suppress(OSError), open_to_read(self._path) as stream:
            stream.seek(self._read_bytes)
            while (line := stream.readline(_MOST_LINE)).endswith(b"\n"):
                self._read_bytes += len(line)
                before = len(self._content.entries)
                _take_in(_parsed(line.decode("ascii", "replace")), self._content)
                if len(self._content.entries) > before:
                    number = max(self._content.entries)
                    self._by_path[self._content.entries[number].decision.file.path] = number
        number = self._by_path.get(path, 0)
        return self._content.entries.get(number)


@dataclass(slots=True)
class _Content:
    entries: dict[int, Entry] = field(default_factory=dict)
    strays: dict[int, Place | None] = field(default_factory=dict)
    """Where documents are whose intent cannot be read; `None` for those that are back."""
    has_ended: bool = True
    runs: int = 0


def _read(path: str) -> _Content:
    content = _Content()
    try:
        _check_kind(path)
        with io.TextIOWrapper(open_to_read(path), encoding="ascii", errors="replace") as lines:
            if os.fstat(lines.fileno()).st_size > MOST_BYTES:
                raise UsageError(say("{path} is too large for a removal journal.", path=path))
            header = lines.readline(_MOST_LINE)
            # A run that was killed while it began may have left the beginning of the header.
            fields = _parsed(header)
            is_whole = _HEADER_LINE.startswith(header) or fields == _HEADER
            # Of another program, or of a version to come, whatever became of the rest of the line.
            if not is_whole and ("format" in fields or _OTHER_VERSION.search(header)):
                raise UsageError(say("{path} is not a removal journal.", path=path))
            _take_in(fields, content)
            while line := lines.readline(_MOST_LINE):
                _take_in(_parsed(line), content)
            # A disk that lost the first block of a journal has not lost what the others tell.
            if not (is_whole or content.entries or any(content.strays.values())):
                raise UsageError(say("{path} is not a removal journal.", path=path))
    except FileNotFoundError:
        raise UsageError(say("There is no journal {path}.", path=path)) from None
    except OSError as error:
        raise UsageError(say("The journal {path} cannot be read: {why}.", path=path, why=because(error))) from error
    return content


def _check_kind(path: str) -> None:
    """Raise `UsageError` for a link, and for a pipe or a device, which one might wait for or read for ever."""
    if not stat.S_ISREG(os.lstat(path).st_mode):
        raise UsageError(say("{path} is not a regular file, so it is not a removal journal.", path=path))


def _parsed(line: str) -> dict[str, Any]:
    try:
        fields = parsed_json(line)
    except ValueError:
        return {}
    return fields if isinstance(fields, dict) else {}


def _take_in(fields: Mapping[str, Any], content: _Content) -> None:
    entries = content.entries
    if fields.get("step") in {_BEGAN, _ENDED}:
        content.has_ended = fields["step"] == _ENDED
        content.runs += fields["step"] == _BEGAN
        return
    try:
        number, step = int(fields["number"]), Step(fields["step"])
        place = None if fields["place"] is None else _place(**fields["place"])
        if step is Step.INTENT:
            entries[number] = _intended(fields, number=number, place=place, run=content.runs)
        elif number not in entries:  # the line of its intent is damaged
            content.strays[number] = place if step is Step.DONE else None
        else:
            entries[number] = replace(entries[number], step=step, place=place or entries[number].place)
    except (KeyError, TypeError, ValueError, OverflowError):
        return


def _intended(fields: Mapping[str, Any], *, number: int, place: Place | None, run: int) -> Entry:
    kept = _state(fields["kept"])
    decision = Decision(
        file=_state(fields["file"]),
        verdict=Verdict.REMOVE,
        reason=str(fields["reason"]),
        relation=str(fields["relation"]),
        kept=kept,
    )
    temporary = _temporary(fields.get("temporary"), path=decision.file.path, number=number)
    intent = Intent(action=Action(fields["action"]), place=place, temporary=temporary)
    at = _time(fields["at"])
    facts = carried = volume = None
    with suppress(*_DAMAGED):  # an old journal, or a damaged one: undo does without
        facts = facts_from(fields["facts"])
    with suppress(*_DAMAGED):
        carried = carrying_from(fields["carried"])
    with suppress(*_DAMAGED):
        volume = _path(fields["volume"])
    return Entry(
        number=number,
        decision=decision,
        kept=kept,
        intent=intent,
        place=place,
        step=Step.INTENT,
        at=at,
        facts=facts,
        carried=carried,
        volume=volume,
        run=run,
    )


def _place(path: object, note_path: object = None, manifest_path: object = None) -> Place:
    # Undo deletes notes and writes to manifests: a journal that somebody else wrote must not name other files.
    return Place(
        path=_path(path),
        note_path=_path_named(note_path, _NOTE_NAME),
        manifest_path=_path_named(manifest_path, _MANIFEST_NAME),
    )


def _temporary(value: object, *, path: str, number: int) -> str:
    temporary = _path_named(value, _TEMPORARY_NAME)  # what has such a name is tidied away
    if temporary is not None and os.path.dirname(temporary) == os.path.dirname(path):
        return temporary
    # Journals from before there were more actions than one name no temporary name; nothing ever had this one.
    return f"{path}.dupfinder-{number}"


def _path_named(value: object, name: re.Pattern[str]) -> str | None:
    path = None if value is None else _path(value)
    return path if path is not None and name.fullmatch(os.path.basename(path)) else None


def _path(value: object) -> str:
    """Return a path that the system takes; raise `ValueError` if it is none."""
    if not isinstance(value, str) or not os.path.isabs(value) or "\0" in value:
        raise ValueError(value)
    if not value.isascii():
        os.fsencode(value)  # fails with a `ValueError`
    return value


def _time(value: object) -> datetime.datetime:
    """Return a time; a damaged one, on which nothing depends, is replaced by one long ago."""
    try:
        at = datetime.datetime.fromisoformat(str(value))
    except ValueError:
        return _EPOCH
    return at if at.tzinfo is not None and at.year in _YEARS else _EPOCH


def _state(fields: Mapping[str, Any]) -> FileState:
    return FileState(
        path=_path(fields["path"]),
        size_bytes=int(fields["size_bytes"]),
        mtime_ns=int(fields["mtime_ns"]),
        device=int(fields["device"]),
        inode=int(fields["inode"]),
        content_digest=str(fields["content_digest"]),
    )
