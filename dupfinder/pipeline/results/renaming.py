"""The result of a scan as it stands after documents were given another name or date, or folders other roles."""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import TypeVar

from dupfinder.domain.documents import Document, Problem
from dupfinder.domain.files import FileEntry
from dupfinder.domain.groups import Container, DuplicateGroup
from dupfinder.domain.pairs import SAME_WORDS, VerifiedPair
from dupfinder.domain.protection import Protection, Roles
from dupfinder.domain.result import Pairs, ScanResult
from dupfinder.pipeline.matching.pairs import DocumentPairs, ListedPairs
from dupfinder.pipeline.matching.texts import ranked

_T = TypeVar("_T")


def renamed(result: ScanResult, before: str, after: str) -> ScanResult:
    """Return a result whose document at the path `before` is at `after`; the same result if it has no such document.

    Groups, containers, texts and pairs without that document are the same objects, numbers stay, and so does the order
    of groups and of the members of each.
    """
    document = next((one for one in result.documents if one.entry.path == before), None)
    if document is None:
        return result
    now = _at(document, after)

    def follow(one: Document) -> Document:
        return now if one.entry.path == before else one

    return replace(
        _followed(result, follow),
        documents=tuple(sorted(map(follow, result.documents), key=lambda one: os.fsencode(one.entry.path))),
        problems=tuple(sorted((_in_problem(one, before, after) for one in result.problems), key=_by_path)),
    )


def redated(result: ScanResult, dates: Mapping[str, int]) -> ScanResult:
    """Return a result in which the documents at these paths have these times of their last change, in nanoseconds.

    When anything about them changed last is asked of the files. What nothing changes for are the same objects.
    """
    found = {}
    for document in result.documents if dates else ():
        entry = document.entry
        if entry.path in dates:
            found[entry.path] = replace(document, entry=_dated(entry, dates[entry.path]))

    def follow(one: Document) -> Document:
        return found.get(one.entry.path, one)

    return replace(_followed(result, follow), documents=tuple(map(follow, result.documents))) if found else result


def _dated(entry: FileEntry, mtime_ns: int) -> FileEntry:
    changed_ns = 0
    with suppress(OSError):
        now = os.lstat(entry.path)
        if entry.changed_ns and (now.st_ino, now.st_size, now.st_mtime_ns) == (entry.inode, entry.size_bytes, mtime_ns):
            changed_ns = now.st_ctime_ns
    return replace(entry, mtime_ns=mtime_ns, changed_ns=changed_ns)


def protected(result: ScanResult, roles: Roles) -> tuple[ScanResult, Mapping[int, str]]:
    """Return a result whose documents are known to lie where these roles say, besides what the scan knew (S12).

    And by the number of their groups the paths of documents that are better keepers for that: one in a reference rather
    than its copy elsewhere, and none that was left out. What nothing changes for are the same objects.
    """
    protection = Protection(roles)
    found = {}
    for document in result.documents:
        entry = protection.known(document.entry)
        if entry is not document.entry:
            found[entry.path] = replace(document, entry=entry)
    if not found:
        return result, {}

    def follow(one: Document) -> Document:
        return found.get(one.entry.path, one)

    after = replace(_followed(result, follow), documents=tuple(map(follow, result.documents)))
    return after, dict(_better_keepers(after.groups, found))


def _better_keepers(groups: tuple[DuplicateGroup, ...], changed: Mapping[str, Document]) -> Iterator[tuple[int, str]]:
    for group in groups:
        keeper = group.keeper.entry
        parts = [one for one in group.members if not one.document.entry.is_excluded]
        if not parts or keeper.is_reference or all(one.document.entry.path not in changed for one in group.members):
            continue
        copies = [one for one in parts if one.relation is None or one.relation in SAME_WORDS]
        best = ranked(one.document for one in copies or parts)[0]
        if keeper.is_excluded or best.entry.is_reference:
            yield group.group_id, best.entry.path


def _followed(result: ScanResult, follow: Callable[[Document], Document]) -> ScanResult:
    return replace(
        result,
        groups=tuple(_in_group(group, follow) for group in result.groups),
        containers=tuple(_in_container(container, follow) for container in result.containers),
        pairs=_in_pairs(result.pairs, follow),
    )


def _at(document: Document, path: str) -> Document:
    problem = document.problem and replace(document.problem, path=path)
    return replace(document, entry=replace(document.entry, path=path), problem=problem)


def _in_group(group: DuplicateGroup, follow: Callable[[Document], Document]) -> DuplicateGroup:
    members = tuple(_with(one, document=follow(one.document)) for one in group.members)
    return _with(group, members=members)


def _in_container(container: Container, follow: Callable[[Document], Document]) -> Container:
    pairs = tuple(_in_pair(pair, follow) for pair in container.pairs)
    return _with(container, container=follow(container.container), pairs=pairs)


def _in_pair(pair: VerifiedPair, follow: Callable[[Document], Document]) -> VerifiedPair:
    return _with(pair, a=follow(pair.a), b=follow(pair.b))


def _in_pairs(pairs: Pairs, follow: Callable[[Document], Document]) -> Pairs:
    if isinstance(pairs, DocumentPairs):
        texts = [_with(text, documents=tuple(map(follow, text.documents))) for text in pairs.texts]
        return replace(pairs, texts=texts)
    if isinstance(pairs, ListedPairs):
        return ListedPairs(tuple(_in_pair(pair, follow) for pair in pairs.all))
    raise TypeError(f"There is no telling where {type(pairs).__name__} have their documents.")


def _in_problem(problem: Problem, before: str, after: str) -> Problem:
    return replace(problem, path=after) if problem.path == before else problem


def _by_path(problem: Problem) -> bytes:
    return os.fsencode(problem.path)


def _with(record: _T, **fields: object) -> _T:
    """Return a record with other values in these fields; the same one where they are what it has."""
    if all(_is_same(getattr(record, name), value) for name, value in fields.items()):
        return record
    return replace(record, **fields)  # type: ignore[type-var]  # all of them are dataclasses


def _is_same(one: object, other: object) -> bool:
    """Return whether two values are one object, or tuples of the same objects: comparing documents takes long."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))
    return one is other
