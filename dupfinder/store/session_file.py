"""Sessions as files, `NAME.dupfinder`: data only, readable only by its owner, written whole or not at all.

A file of parts (`parts_file`). The first, `dupfinder-session.json`, says what it is, of which version, and whose state
is in it; then come the result (`result_parts`) and what a person did with it (`state_parts`). The latter changes far
more often, and can be kept in a file of its own, which is small and quickly written.

Where the scan cache is (`ScanOptions.cache_file`) is not in it: a cache is written to, and set aside where it is
damaged, so no file that may come from a stranger shall name one.
"""

import contextlib
import os
import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import accumulate, chain, pairwise
from typing import TypeVar, cast

import numpy as np
import platformdirs
from numpy.typing import NDArray

from dupfinder.domain.acyclic import no_search
from dupfinder.domain.beyond import UNTOLD, condensed, pictures_of
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document, Problem
from dupfinder.domain.errors import StoreError
from dupfinder.domain.files import FileEntry
from dupfinder.domain.groups import Container, DuplicateGroup
from dupfinder.domain.messages import because, say
from dupfinder.domain.options import Grouping, ScanOptions
from dupfinder.domain.pairs import VerifiedPair
from dupfinder.domain.protection import NO_ROLES, Protection, Roles
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import Pairs, ScanResult, ScanStatus, Statistics
from dupfinder.domain.sessions import SavedMark, SavedMarks, Session
from dupfinder.store.own_json import read_own_json, write_own_json
from dupfinder.store.parts_file import DamagedParts, PartsReader, PartsWriter, first_part, new_parts_file, parts_file
from dupfinder.store.record_codec import BadRecord, Codec, Codecs, Json, Packed, UnknownPart, taken_from
from dupfinder.store.session_checks import (
    Reported,
    StoredMatches,
    StoredPairs,
    check_containers,
    check_distinct,
    check_document_paths,
    check_documents,
    check_entries,
    check_grouping,
    check_groups,
    check_marks,
    check_matches,
    check_numbers,
    check_options,
    check_pairs,
    check_paths,
    check_problems,
    check_statistics,
)

MOST_RECENT = 10
_RECENT_KIND = "dupfinder-recent-sessions"
_PATHS = Codecs().of(tuple[str, ...])


def default_recent_sessions_path() -> str:
    """Return the file in which they are remembered unless another is named."""
    return os.path.join(platformdirs.user_config_dir("dupfinder", appauthor=False), "recent-sessions.json")


def read_recent_sessions(path: str | None = None) -> tuple[str, ...]:
    """Return their paths, the last one first, without those that are gone; none where the list cannot be read."""
    try:
        found = read_own_json(
            path or default_recent_sessions_path(), _RECENT_KIND, _parsed, what=say("the recent sessions")
        )
    except StoreError:
        return ()  # a convenience, which the next session begins anew
    return tuple(each for each in found or () if os.path.isfile(each))[:MOST_RECENT]


def add_recent_session(session_path: str, path: str | None = None) -> None:
    """Put a session first; `StoreError` where that cannot be remembered."""
    first = os.path.abspath(session_path)
    others = (each for each in read_recent_sessions(path) if each != first)
    _write((first, *others), path)


def forget_recent_sessions(path: str | None = None) -> None:
    """Remember none any more; the sessions themselves stay. `StoreError` where that fails."""
    _write((), path)


def _write(paths: tuple[str, ...], path: str | None) -> None:
    write_own_json(path or default_recent_sessions_path(), _RECENT_KIND, _PATHS.encode(paths[:MOST_RECENT]))


def _parsed(content: Json) -> tuple[str, ...]:
    paths: tuple[str, ...] = _PATHS.decode(content)
    check_paths(paths)
    return paths


_PLAIN = Codecs()
_Record = TypeVar("_Record")
_FIGURES = ("similarity", "a_in_b", "b_in_a")


def write_result(out: PartsWriter, result: ScanResult, pairs: StoredPairs) -> None:
    """Write a result, with its pairs as they are given, but without where the scan cache is, and the cluster."""
    numbers = _Numbers(result.documents)
    by_number = numbers.codecs()
    here = replace(result.options, cache_file=None, cluster=None, cluster_certificates=None, cluster_folder=None)
    out.value("options", _PLAIN.of(ScanOptions).encode(here))
    out.value("ended", _PLAIN.of(_Ended).encode(_Ended(status=result.status, statistics=result.statistics)))
    out.values("problems", result.problems, _PLAIN.of(Problem))
    out.values("documents", result.documents, _PLAIN.of(Document))
    out.values("groups", result.groups, by_number.of(DuplicateGroup), weigh=lambda group: len(group.members))
    out.values("containers", result.containers, by_number.of(Container), weigh=lambda container: len(container.pairs))
    if isinstance(pairs, StoredMatches):
        _write_matches(out, pairs, numbers)
    else:
        out.values("pairs", pairs, by_number.of(VerifiedPair))
    out.values("others", numbers.all[len(result.documents) :], _PLAIN.of(Document))


def read_result(source: PartsReader, make_pairs: Callable[[StoredPairs], Pairs], *, version: int) -> ScanResult:
    """Return the result; `DamagedParts` or `ValueError` for what no scan could have found."""
    options: ScanOptions = _PLAIN.of(ScanOptions).decode(source.value("options"))
    check_options(options)
    ended: _Ended = _PLAIN.of(_Ended).decode(source.value("ended"))
    check_statistics(ended.statistics)
    read = Codecs(checks={FileEntry: check_entries, Document: partial(check_documents, bits=options.fingerprint.bits)})
    documents = list(chain.from_iterable(source.values("documents", read.of(Document))))
    check_distinct(documents)
    others = list(chain.from_iterable(source.values("others", read.of(Document))))
    all_documents = (*documents, *others)
    if version == 1:
        all_documents = tuple(map(_of_words_alone, all_documents))
    # A session may come from a stranger: nothing in its references may be offered for removal, whatever it says (S2).
    if protection := Protection(Roles(references=options.references)):
        all_documents = tuple(_as_protected(each, protection) for each in all_documents)
    numbers = _Numbers(all_documents)
    by_number = numbers.codecs()
    groups = tuple(_checked(source, "groups", by_number.of(DuplicateGroup), check_groups))
    check_numbers(groups)
    return ScanResult(
        options=options,
        status=ended.status,
        documents=all_documents[: len(documents)],
        groups=groups,
        containers=tuple(_checked(source, "containers", by_number.of(Container), check_containers)),
        pairs=make_pairs(_read_pairs(source, numbers)),
        problems=tuple(_checked(source, "problems", _PLAIN.of(Problem), check_problems)),
        statistics=ended.statistics,
    )


def _as_protected(document: Document, protection: Protection) -> Document:
    entry = protection.known(document.entry)
    return document if entry is document.entry else replace(document, entry=entry)


def _of_words_alone(document: Document) -> Document:
    """Return a document of which nothing is known but its words."""
    return replace(document, beyond=condensed(UNTOLD), pictures=pictures_of(UNTOLD))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Ended:
    """How the scan ended."""

    status: ScanStatus
    statistics: Statistics


class _Numbers:
    """Numbers the documents of a result, and further ones as they are met."""

    def __init__(self, documents: tuple[Document, ...]) -> None:
        self.all = list(documents)
        self._numbers = dict(zip(map(id, documents), range(len(documents)), strict=True))

    def number(self, document: Document) -> int:
        """Return the number of a document, a new one where it has none yet."""
        number = self._numbers.setdefault(id(document), len(self.all))
        if number == len(self.all):
            self.all.append(document)  # which also keeps its identity from being given to another
        return number

    def numbers(self, documents: Sequence[Document]) -> list[int]:
        """Return the numbers of many documents."""
        known = list(map(self._numbers.get, map(id, documents)))
        return list(map(self.number, documents)) if None in known else cast("list[int]", known)

    def document(self, number: Json) -> Document:
        """Return the document of a number; `BadRecord` for what is none."""
        if type(number) is not int or not 0 <= number < len(self.all):
            raise BadRecord("number")
        return self.all[number]

    def codecs(self) -> Codecs:
        """Return codecs that have the numbers of documents for them."""
        column = _PLAIN.of(int)

        def encode_all(documents: Sequence[Document]) -> Packed:
            return column.encode_all(self.numbers(documents))

        def decode_all(numbers: Packed, count: int) -> list[Document]:
            return taken_from(self.all, numbers, count)

        return Codecs({Document: Codec(self.number, self.document, encode_all, decode_all)})


def _checked(source: PartsReader, name: str, codec: Codec, check: Callable[[list[_Record]], None]) -> Iterator[_Record]:
    """Yield the records of a list when they were checked, some at a time."""
    for some in source.values(name, codec):
        check(some)
        yield from some


def _write_matches(out: PartsWriter, matches: StoredMatches, numbers: _Numbers) -> None:
    members = numbers.numbers([document for text in matches.texts for document in text])
    out.array("texts/documents", np.array(members, np.int64))
    out.array("texts/sizes", np.fromiter(map(len, matches.texts), np.int64))
    out.array("matches/pairs", matches.pairs)
    for name in _FIGURES:
        out.array(f"matches/{name}", getattr(matches, name))
    out.value("matches", _PLAIN.of(Reported).encode(matches.reported))


def _read_pairs(source: PartsReader, numbers: _Numbers) -> StoredPairs:
    if not source.has("matches"):
        return tuple(_checked(source, "pairs", numbers.codecs().of(VerifiedPair), check_pairs))
    reported: Reported = _PLAIN.of(Reported).decode(source.value("matches"))
    flat = source.array("matches/pairs", np.int64)
    if len(flat) % 2:
        raise DamagedParts("matches")
    similarity, a_in_b, b_in_a = (source.array(f"matches/{name}", np.float64) for name in _FIGURES)
    matches = StoredMatches(
        texts=list(_texts(source, numbers)),
        pairs=flat.reshape(-1, 2),
        similarity=similarity,
        a_in_b=a_in_b,
        b_in_a=b_in_a,
        reported=reported,
    )
    check_matches(matches)
    return matches


def _texts(source: PartsReader, numbers: _Numbers) -> Iterator[tuple[Document, ...]]:
    members: NDArray[np.int64] = source.array("texts/documents", np.int64)
    sizes: NDArray[np.int64] = source.array("texts/sizes", np.int64)
    if bool((sizes < 0).any()) or bool((sizes > len(members)).any()) or sizes.sum() != len(members):
        raise DamagedParts("texts")
    documents = taken_from(numbers.all, members, len(members))
    for start, end in pairwise(accumulate(sizes.tolist(), initial=0)):
        yield tuple(documents[start:end])


@dataclass(frozen=True, slots=True, kw_only=True)
class _Role:
    """A keeper that was given its role by hand or by a rule."""

    path: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class _FirstMark:
    """A mark as sessions of version 1 have it."""

    path: str
    reason: str
    kept: str | None = None
    is_near: bool = False


def write_state(out: PartsWriter, session: Session) -> None:
    """Write what a session holds besides its result."""
    roles = (_Role(path=path, reason=reason) for path, reason in session.marks.keepers.items())
    out.value("grouping", _PLAIN.of(Grouping).encode(session.grouping))
    if session.roles:
        out.value("folder-roles", _PLAIN.of(Roles).encode(session.roles))
    out.value("dates", dict(session.dates))
    out.value("view", dict(session.view))
    out.values("gone", sorted(session.gone), _PLAIN.of(str))
    out.values("keepers", session.keepers, _PLAIN.of(str))
    out.values("marks", session.marks.marks, _PLAIN.of(SavedMark))
    out.values("roles", roles, _PLAIN.of(_Role))


def read_state(source: PartsReader, result: ScanResult, *, version: int) -> Session:
    """Return what was written; `DamagedParts` or `ValueError` for what cannot be.

    What rules marked in version 1 stays unmarked: they took documents with the same words without being asked (S13).
    """
    grouping: Grouping = _PLAIN.of(Grouping).decode(source.value("grouping"))
    check_grouping(grouping)
    gone: list[str] = _listed(source, "gone", str)
    keepers: list[str] = _listed(source, "keepers", str)
    has_roles = source.has("folder-roles")
    folders: Roles = _PLAIN.of(Roles).decode(source.value("folder-roles")) if has_roles else NO_ROLES
    dates = source.value("dates") if version >= _DATES_SINCE else {}
    if type(dates) is not dict or not all(type(time_ns) is int for time_ns in dates.values()):
        raise BadRecord("dates")
    check_document_paths(keepers)
    check_paths((*gone, *dates, *folders.references, *folders.excluded))
    marks = _first_marks(source) if version == 1 else _listed(source, "marks", SavedMark)
    roles: list[_Role] = _listed(source, "roles", _Role)
    saved = SavedMarks(marks=tuple(marks), keepers={role.path: role.reason for role in roles})
    check_marks(saved)
    view = source.value("view")
    if type(view) is not dict:
        raise BadRecord("view")
    return Session(
        result=result,
        grouping=grouping,
        gone=frozenset(gone),
        keepers=tuple(keepers),
        dates=dates,
        roles=folders,
        marks=saved,
        view=view,
    )


def _first_marks(source: PartsReader) -> list[SavedMark]:
    marks: list[_FirstMark] = _listed(source, "marks", _FirstMark)
    return [SavedMark(path=one.path, reason=one.reason) for one in marks if one.kept is None]


def _listed(source: PartsReader, name: str, kind: type[_Record]) -> list[_Record]:
    return list(chain.from_iterable(source.values(name, _PLAIN.of(kind))))


VERSION = 4
"""In version 1 nothing was known of documents but their words, in version 2 problems were sentences in English, in
version 3 all columns were lists."""
_DATES_SINCE = 3
SUFFIX = ".dupfinder"
"""What the name of a session file ends in."""

_SESSION = "dupfinder-session"
_STATE = "dupfinder-session-state"
"""The first part of a file of each kind."""


@dataclass(frozen=True, slots=True)
class _Head:
    """What a file says of itself."""

    result_id: str
    """Random, the same for a result and the states of it."""
    version: int


def is_session_file(path: str) -> bool:
    """Return whether a file is a session, by what is in it; `False` for what cannot be read."""
    return first_part(path) == _SESSION


def write_session(session: Session, pairs: StoredPairs, path: str) -> str:
    """Write a session with the pairs of its result; return what `write_session_state` needs to refer to it."""
    result_id = secrets.token_hex(16)
    with new_parts_file(path) as out:
        out.value(_SESSION, {"version": VERSION, "result": result_id})
        write_state(out, session)
        write_result(out, session.result, pairs)
    return result_id


def write_session_state(session: Session, path: str, *, result_id: str) -> None:
    """Write what a session holds besides its result, of which `write_session` returned the `result_id`."""
    with new_parts_file(path) as out:
        out.value(_STATE, {"version": VERSION, "result": result_id})
        write_state(out, session)


def read_session(path: str, make_pairs: Callable[[StoredPairs], Pairs], *, state_path: str | None = None) -> Session:
    """Return the session in a file; `make_pairs` makes the pairs of its result.

    What a person did is taken from the file at `state_path` if that is sound and belongs to the same result. Raises
    `StoreError`, one sentence, for a file that cannot be read, is none of ours, is damaged or made by a newer version.
    """
    with _errors_told(path), parts_file(path) as source, no_search():
        head = _head(source, _SESSION)
        result = read_result(source, make_pairs, version=head.version)
        later = None if state_path is None else _state_of(head, result, state_path)
        return later or read_state(source, result, version=head.version)


def _state_of(head: _Head, result: ScanResult, path: str) -> Session | None:
    """Return the state in a file, or `None` where it is not sound, or of another result."""
    with contextlib.suppress(StoreError), _errors_told(path), parts_file(path) as source:
        if _head(source, _STATE) == head:
            return read_state(source, result, version=head.version)
    return None


def _head(source: PartsReader, name: str) -> _Head:
    value = source.value(name)
    if type(value) is not dict or type(value.get("version")) is not int or type(value.get("result")) is not str:
        raise DamagedParts(name)
    if value["version"] > VERSION:
        raise UnknownPart(name)
    return _Head(value["result"], value["version"])


@contextlib.contextmanager
def _errors_told(path: str) -> Iterator[None]:
    """Turn what is wrong with a file into one `StoreError`."""
    try:
        yield
    except UnknownPart as error:
        raise StoreError(say("The file {path} is from a newer version of DupFinder.", path=visible(path))) from error
    except (DamagedParts, ValueError, OverflowError) as error:
        if is_session_file(path):
            raise StoreError(say("The session {path} is damaged.", path=visible(path))) from error
        raise StoreError(say("The file {path} is not a DupFinder session.", path=visible(path))) from error
    except OSError as error:
        raise StoreError(
            say("The file {path} cannot be read: {why}.", path=visible(path), why=because(error))
        ) from error
