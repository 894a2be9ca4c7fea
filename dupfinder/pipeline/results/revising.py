"""The result of a scan as it stands after documents went, were told apart or renamed, or others became keepers.

Nothing is scanned again. A document leaves its group when it is gone or was told apart from a closer member, and not
because a new keeper is less like it than the old one; then the figures say so.
"""

import bisect
import itertools
import os
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.documents import Document, Problem
from dupfinder.domain.enclosed import enclosing_path
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.file_systems import change_time_ns
from dupfinder.domain.files import FileEntry
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.ignore_list import IgnoreList
from dupfinder.domain.masks import variables_between
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import SAME_WORDS, Figures, Relation, Variable, VerifiedPair, or_told_by_figures
from dupfinder.domain.protection import Protection, Roles
from dupfinder.domain.result import Pairs, ScanResult
from dupfinder.domain.sources import sources_of
from dupfinder.pipeline.comparing.comparer import Comparer
from dupfinder.pipeline.matching.grouping import by_gain, closeness, keeping, member
from dupfinder.pipeline.matching.linking import Separation
from dupfinder.pipeline.matching.pairs import DocumentPairs, ListedPairs
from dupfinder.pipeline.matching.texts import Text, is_told_by_words, likeness_relation, ranked
from dupfinder.pipeline.scanning.text_reader import file_entry
from dupfinder.pipeline.workers.jobs import Closing


def revise(
    result: ScanResult, *, gone: Collection[str], distinctions: IgnoreList, keepers: Mapping[int, str]
) -> ScanResult:
    """Return a result without the documents at the paths `gone`, without what was told apart, with other keepers.

    `keepers` names the path of a member by the number of its group; one that is gone is followed by the best of those
    with its text, else of all. Groups that nothing happened to are the same objects, and numbers stay. Documents that
    leave a group because they were told apart may be a group of their own, with a new number. Figures that the scan did
    not need are found by reading the documents again; one that cannot be read, or has changed since, leaves the group.
    """
    if distinctions:  # the result says by what it came about: also what is unique depends on it
        result = replace(result, options=replace(result.options, distinctions=distinctions))
    with _Figures(result.pairs, result.options) as figures:
        everything = _with_enclosed(result, frozenset(gone))
        revision = _Revision(result, everything, Separation(distinctions), keepers=keepers, figures=figures)
        return revision.carry_out()


def _with_enclosed(result: ScanResult, gone: frozenset[str]) -> frozenset[str]:
    """Return the paths that are gone, with those of what was inside of these files."""
    inner = (one.entry for one in result.documents if one.entry.enclosing is not None)
    return gone.union(entry.path for entry in inner if entry.file_path in gone) if gone else gone


def including(result: ScanResult, included: tuple[Inclusion, ...]) -> ScanResult:
    """Return a result of which other documents may go besides identical ones; its groups have who they had."""
    groups = sorted((replace(group, included=included) for group in result.groups), key=by_gain)
    return replace(result, options=replace(result.options, included=included), groups=tuple(groups))


class _Figures(Closing):
    """What is known of pairs of documents, or is found out now; a worker is started when it is first needed."""

    def __init__(self, pairs: Pairs, options: ScanOptions) -> None:
        self._pairs = pairs
        self._options = options
        self._comparer: Comparer | None = None
        self._figures: dict[tuple[str, object], Figures] = {}

    def close(self) -> None:
        """Let go of what was opened, and end the worker."""
        if self._comparer is not None:
            self._comparer.close()

    def find(self, a: Document, b: Document) -> VerifiedPair | None:
        """Return the pair of two documents, if the scan found them alike."""
        return self._pairs.find(a, b)

    def have_same_text(self, a: Document, b: Document) -> bool:
        """Return whether two documents have the same text or bytes, or are one."""
        pair = self.find(a, b)
        return a is b or (pair is not None and pair.relation in SAME_WORDS)

    def member(self, document: Document, keeper: Document) -> Member | None:
        """Return a member of the keeper's group; `None` where the two can no longer be compared."""
        pair = self.find(keeper, document)
        if pair is not None and pair.relation in SAME_WORDS:
            return member(document, keeper, similarity=1.0)
        figures = self._found(document, keeper) if pair is None else (pair.similarity, pair.a_in_b, pair.b_in_a)
        if figures is None:
            return None
        relation = likeness_relation(document, keeper, self._options.min_words)
        variables: tuple[Variable, ...] = ()
        if pair is not None and pair.relation is Relation.NEAR:
            variables = pair.differs_only_in
        elif relation is Relation.NEAR:
            variables = or_told_by_figures(variables_between(document.masked_digests, keeper.masked_digests), figures)
        return member(document, keeper, similarity=figures[0], relation=relation, differs_only_in=variables)

    def _found(self, document: Document, keeper: Document) -> Figures | None:
        """Return how alike two documents are that the scan did not compare, or did not find alike."""
        is_told = is_told_by_words(document, self._options.min_words)
        key = (keeper.entry.path, document.text_digest if is_told else document.entry.path)
        if key not in self._figures:
            if not (_is_unchanged(document) and _is_unchanged(keeper)):
                return None
            try:
                compared = self._worker().compare(document.entry.path, keeper.entry.path)
            except DocumentError:
                return None
            if (compared.left_digest, compared.right_digest) != (document.content_digest, keeper.content_digest):
                return None
            self._figures[key] = (compared.similarity, compared.a_in_b, compared.b_in_a)
        return self._figures[key]

    def _worker(self) -> Comparer:
        options = self._options
        self._comparer = self._comparer or Comparer(
            time_limit_s=options.time_limit_s,
            memory_limit_bytes=options.memory_limit_bytes,
            ocr=options.ocr,
            min_similarity=options.min_similarity,
            min_words=options.min_words,
        )
        return self._comparer


def _is_unchanged(document: Document) -> bool:
    """Return whether a file looks as it did when it was scanned."""
    try:
        now = file_entry(document.entry.path)
    except DocumentError:
        return False
    entry = document.entry
    size_bytes = entry.size_bytes if entry.enclosing is None else entry.enclosing.size_bytes
    now_bytes = now.size_bytes if now.enclosing is None else now.enclosing.size_bytes
    return (now_bytes, now.mtime_ns) == (size_bytes, entry.mtime_ns)


class _Revision:
    """One revision underway."""

    def __init__(
        self,
        result: ScanResult,
        gone: frozenset[str],
        separation: Separation,
        *,
        keepers: Mapping[int, str],
        figures: _Figures,
    ) -> None:
        self._result = result
        self._gone = gone
        self._separation = separation
        self._sources = sources_of(result.options)
        self._keepers = keepers
        self._figures = figures
        self._numbers = itertools.count(max((group.group_id for group in result.groups), default=0) + 1)
        self._stand_ins: dict[str, Document] = {}
        """By the path of a document that is gone one of the same text that is not."""

    def carry_out(self) -> ScanResult:
        """Return the result as it is now."""
        result = self._result
        groups = tuple(self._groups())
        containers = result.containers
        if self._gone or self._separation:
            containers = tuple(filter(None, map(self._container, containers)))
        if groups != result.groups:
            groups = tuple(sorted(groups, key=by_gain))
        return self._without_gone(replace(result, groups=groups, containers=containers))

    def _groups(self) -> Iterator[DuplicateGroup]:
        for group in self._result.groups:
            if self._is_affected(group):
                yield from self._made_anew(group)
            else:
                yield group

    def _is_affected(self, group: DuplicateGroup) -> bool:
        return (
            group.group_id in self._keepers
            or any(one.document.entry.path in self._gone for one in group.members)
            or self._separation.is_torn(one.document for one in group.members)
        )

    def _made_anew(self, group: DuplicateGroup) -> Iterator[DuplicateGroup]:
        """Yield what becomes of a group: itself with other members, and groups of what was told apart from it."""
        staying = [one for one in group.members if one.document.entry.path not in self._gone]
        self._note_stand_ins(group, staying)
        if not staying:
            return
        keeper = self._keeper(group, [one.document for one in staying])
        staying.sort(key=lambda one: one.document is not keeper)
        kept, left = self._told_apart([one.document for one in staying])
        if keeper is group.keeper:
            inside = set(map(id, kept))
            members: Sequence[Member] = [one for one in staying if id(one.document) in inside]
        else:
            members = self._members(keeper, kept[1:])
        if len(members) == len(group.members) and keeper is group.keeper:
            yield group
        elif self._are_group(members):
            yield replace(group, members=tuple(members), is_chosen=self._is_chosen(group, keeper, members))
        yield from self._groups_of(left)

    def _note_stand_ins(self, group: DuplicateGroup, staying: Sequence[Member]) -> None:
        """Note who can stand for the documents that are gone where they contain others."""
        for gone in group.members if self._result.containers else ():
            if gone.document.entry.path in self._gone:
                same = [one.document for one in staying if self._figures.have_same_text(one.document, gone.document)]
                if same:
                    self._stand_ins[gone.document.entry.path] = ranked(same)[0]

    def _keeper(self, group: DuplicateGroup, staying: Sequence[Document]) -> Document:
        """Return the chosen keeper, else the present one; where that is gone, the best that stays."""
        documents = {one.document.entry.path: one.document for one in group.members}
        keeper = documents.get(self._keepers.get(group.group_id, ""), group.keeper)
        if keeper.entry.path not in self._gone:
            return keeper
        best = ranked(staying)
        return next((one for one in best if self._figures.have_same_text(one, keeper)), best[0])

    def _is_chosen(self, group: DuplicateGroup, keeper: Document, members: Sequence[Member]) -> bool:
        """Return whether somebody named the keeper whom the search would not have suggested."""
        if keeper is group.keeper:
            return group.is_chosen
        if group.group_id not in self._keepers:
            return False
        parts = [one for one in members if not one.document.entry.is_excluded]
        same = [one.document for one in parts if one.relation is None or one.relation in SAME_WORDS]
        return ranked(same)[0] is not keeper or not self._figures.have_same_text(keeper, group.keeper)

    def _told_apart(self, documents: Sequence[Document]) -> tuple[list[Document], list[Document]]:
        """Return the documents that stand in one group with the first, and the others."""
        if not self._separation.is_torn(documents):
            return list(documents), []
        kept, *others = self._separation.parts(documents)
        return kept, [one for part in others for one in part]

    def _members(self, keeper: Document, others: Sequence[Document]) -> list[Member]:
        found = (self._figures.member(one, keeper) for one in others)
        return [keeping(keeper), *sorted((one for one in found if one is not None), key=closeness)]

    def _are_group(self, members: Sequence[Member]) -> bool:
        return len(members) > 1 and self._sources.may_group(one.document for one in members)

    def _groups_of(self, documents: Sequence[Document]) -> Iterator[DuplicateGroup]:
        """Yield groups of documents that left one: each has the best of them as its keeper, and those like it."""
        waiting = ranked(documents)
        while len(waiting) > 1:
            keeper, *others = waiting
            alike = [one for one in others if self._is_near(keeper, one)]
            kept, _ = self._told_apart([keeper, *alike])
            members = tuple(self._members(keeper, kept[1:]))
            if self._are_group(members):
                yield DuplicateGroup(
                    group_id=next(self._numbers), members=members, included=self._result.options.included
                )
            taken = set(map(id, kept))
            waiting = [one for one in waiting if id(one) not in taken]

    def _is_near(self, a: Document, b: Document) -> bool:
        pair = self._figures.find(a, b)
        return pair is not None and Relation.NEAR.covers(pair.relation)

    def _container(self, container: Container) -> Container | None:
        """Return a container as it is now, another of its text where it is gone; `None` where nothing is left of it."""
        whole: Document | None = container.container
        if container.container.entry.path in self._gone:
            whole = self._stand_ins.get(container.container.entry.path)
        if whole is None:
            return None
        pairs = []
        for pair in container.pairs:
            part, _ = container.part_of(pair)
            now = pair if whole is container.container else self._figures.find(whole, part)
            if now and part.entry.path not in self._gone and not self._separation.is_torn((whole, part)):
                pairs.append(now)
        if len(pairs) == len(container.pairs) and whole is container.container:
            return container
        return replace(container, container=whole, pairs=tuple(pairs)) if pairs else None

    def _without_gone(self, result: ScanResult) -> ScanResult:
        """Return a result whose documents, pairs, problems and counts are without what is gone."""
        documents = tuple(one for one in result.documents if one.entry.path not in self._gone)
        problems = tuple(problem for problem in result.problems if problem.path not in self._gone)
        went = len(result.documents) - len(documents)
        if not went:
            return replace(result, problems=problems)
        files_seen = max(len(documents), result.statistics.files_seen - went)
        from_cache = min(files_seen, result.statistics.from_cache)
        return replace(
            result,
            documents=documents,
            problems=problems,
            pairs=result.pairs.without(self._gone),
            statistics=replace(result.statistics, files_seen=files_seen, from_cache=from_cache),
        )


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
        for each in group.members:
            if each.document.entry.path in found:
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
