"""The result of a scan as it stands after documents were given another name or date, or folders other roles."""

import bisect
import itertools
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from dupfinder.domain.documents import Document, Problem
from dupfinder.domain.enclosed import enclosing_path
from dupfinder.domain.file_systems import change_time_ns
from dupfinder.domain.files import FileEntry
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.pairs import SAME_WORDS, VerifiedPair
from dupfinder.domain.protection import Protection, Roles
from dupfinder.domain.result import Pairs, ScanResult
from dupfinder.pipeline.matching.pairs import DocumentPairs, ListedPairs
from dupfinder.pipeline.matching.texts import Text, ranked

_Found = Mapping[str, Document]
"""Documents as they are now, by the paths that a result has for them."""


def renamed(result: ScanResult, before: str, after: str) -> ScanResult:
    """Return a result whose document at the path `before` is at `after`; the same result if it has no such document.

    What is inside of it moves with it. Groups, containers, texts and pairs without that document are the same objects,
    numbers stay, and so does the order of groups and of the members of each.
    """
    first = _place(result.documents, before)  # what is inside of a file follows it
    moved = tuple(itertools.takewhile(lambda one: one.entry.file_path == before, result.documents[first:]))
    found = {one.entry.path: _at(one, after + one.entry.path.removeprefix(before)) for one in moved}
    if not found:
        return result
    others = result.documents[:first] + result.documents[first + len(found) :]
    place = _place(others, after)
    problems = result.problems
    first = bisect.bisect_left(problems, os.fsencode(before), key=_by_path)
    if any(enclosing_path(one.path) == before for one in problems[first : first + 1]):
        problems = tuple(sorted((_in_problem(one, before, after) for one in problems), key=_by_path))
    return replace(
        _followed(result, found),
        documents=(*others[:place], *found.values(), *others[place:]),
        problems=problems,
    )


def redated(result: ScanResult, dates: Mapping[str, int]) -> ScanResult:
    """Return a result in which the documents at these paths have these times of their last change, in nanoseconds.

    When anything about them changed last is asked of the files. What nothing changes for are the same objects.
    """
    found = {
        one.entry.path: replace(one, entry=_dated(one.entry, dates[one.entry.path]))
        for one in (result.documents if dates else ())
        if one.entry.path in dates
    }
    if not found:
        return result
    documents = tuple(found.get(one.entry.path, one) for one in result.documents)
    return replace(_followed(result, found), documents=documents)


def _place(documents: Sequence[Document], path: str) -> int:
    """Return where a path has its place among documents."""
    return bisect.bisect_left(documents, os.fsencode(path), key=lambda one: os.fsencode(one.entry.path))


def _dated(entry: FileEntry, mtime_ns: int) -> FileEntry:
    changed_ns = 0
    with suppress(OSError):
        now = os.lstat(entry.path)
        if entry.changed_ns and (now.st_ino, now.st_size, now.st_mtime_ns) == (entry.inode, entry.size_bytes, mtime_ns):
            changed_ns = change_time_ns(entry.path, now)
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

    documents = tuple(found.get(one.entry.path, one) for one in result.documents)
    after = replace(_followed(result, found), documents=documents)
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


def _followed(result: ScanResult, found: _Found) -> ScanResult:
    return replace(
        result,
        groups=tuple(_in_groups(result.groups, found)),
        containers=tuple(_in_container(container, found) for container in result.containers),
        pairs=_in_pairs(result.pairs, found),
    )


def _at(document: Document, path: str) -> Document:
    problem = document.problem and replace(document.problem, path=path)
    return replace(document, entry=replace(document.entry, path=path), problem=problem)


def _in_groups(groups: Sequence[DuplicateGroup], found: _Found) -> list[DuplicateGroup]:
    # As bare loops, as those over the texts: a person waits for another name of one document among 100,000. No document
    # is in two groups, or has two texts.
    followed, left = list(groups), len(found)
    for number, group in enumerate(groups):
        for member in group.members:
            if member.document.entry.path in found:
                followed[number] = replace(group, members=tuple(_in_member(one, found) for one in group.members))
                left -= sum(one.document.entry.path in found for one in group.members)
                break
        if not left:
            break
    return followed


def _in_member(member: Member, found: _Found) -> Member:
    document = found.get(member.document.entry.path)
    return member if document is None else replace(member, document=document)


def _in_container(container: Container, found: _Found) -> Container:
    inner = [one.entry.path for pair in container.pairs for one in (pair.a, pair.b)]
    if found.keys().isdisjoint([container.container.entry.path, *inner]):
        return container
    pairs = tuple(_in_pair(pair, found) for pair in container.pairs)
    outer = container.container
    return replace(container, container=found.get(outer.entry.path, outer), pairs=pairs)


def _in_pair(pair: VerifiedPair, found: _Found) -> VerifiedPair:
    a, b = (found.get(one.entry.path, one) for one in (pair.a, pair.b))
    return pair if a is pair.a and b is pair.b else replace(pair, a=a, b=b)


def _in_pairs(pairs: Pairs, found: _Found) -> Pairs:
    if isinstance(pairs, DocumentPairs):
        return replace(pairs, texts=_in_texts(pairs.texts, found))
    if isinstance(pairs, ListedPairs):
        return ListedPairs(tuple(_in_pair(pair, found) for pair in pairs.all))
    raise TypeError(f"There is no telling where {type(pairs).__name__} have their documents.")


def _in_texts(texts: Sequence[Text], found: _Found) -> list[Text]:
    followed, left = list(texts), len(found)
    for number, text in enumerate(texts):
        for document in text.documents:
            if document.entry.path in found:
                documents = tuple(found.get(one.entry.path, one) for one in text.documents)
                followed[number] = replace(text, documents=documents)
                left -= sum(one.entry.path in found for one in text.documents)
                break
        if not left:
            break
    return followed


def _in_problem(problem: Problem, before: str, after: str) -> Problem:
    if enclosing_path(problem.path) != before:
        return problem
    return replace(problem, path=after + problem.path.removeprefix(before))


def _by_path(problem: Problem) -> bytes:
    return os.fsencode(problem.path)
