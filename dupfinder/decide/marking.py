"""What a person, or a rule, marked to go. Nothing is looked up on disk here.

Two promises hold after every call, whatever is asked for (S1, S2 of the safety rules): nothing in a reference folder is
marked, under none of its names; and each group of which anything was read has a keeper that was read and is not marked,
under none of its names. What a rule marked goes only while the document for which the rule let it go stays, or another
with the same text: more was not asked for.
"""

import enum
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from dupfinder.decide.members import Members
from dupfinder.decide.plan_groups import FileKey, PlanDocument, PlanGroup
from dupfinder.decide.reasons import KEEPER, PERSON, Reason
from dupfinder.decide.shares import Shares
from dupfinder.decide.staying import Staying
from dupfinder.domain.decisions import Decision, Plan, Verdict
from dupfinder.domain.pairs import Relation


class Refusal(enum.StrEnum):
    """Why a document cannot be marked."""

    REFERENCE = "reference"
    """It lies in a reference folder, if only under another name."""
    LAST = "last"
    """It is the keeper, and nothing else of its group could take its place: nothing readable would stay."""
    UNREAD = "unread"
    """Its bytes were not read, so nobody knows what is lost with it."""
    KEEPER = "keeper"
    """It is the keeper of a group, if only under another name; `Marks.keep` gives that role to another document."""
    HIDDEN = "hidden"
    """The filter hides it."""
    UNKNOWN = "unknown"
    """It is in no group."""


@dataclass(frozen=True, slots=True)
class _Mark:
    """Why a document is marked."""

    reason: str
    kept: str | None = None
    """The document for which a rule let it go; `None` where a person did."""
    is_near: bool = False
    """Whether the rule was one that lets near duplicates go."""


class Marks:
    """Which documents of some groups are to go. A call costs in proportion to what it changes, not to all groups.

    A document that is in two groups belongs to the first of them.
    """

    def __init__(self, groups: Sequence[PlanGroup]) -> None:
        self._shown: Container[str] | None = None
        self._marks: dict[str, _Mark] = {}
        self._hidden: set[str] = set()
        self._going: Counter[FileKey] = Counter()
        """How many names of a file are marked; no file is in it with none."""
        self._shown_bytes = 0
        self._dependents: dict[str, set[str]] = {}
        """For a document that stays, those that a rule marked on that account."""
        self._take(groups)

    def _take(self, groups: Sequence[PlanGroup]) -> None:
        self._members = Members(groups)
        self._keepers = list(map(self._members.first_keeper, range(len(groups))))
        self._kept_files = Counter(keeper.file for keeper in self._keepers if keeper is not None)
        self._role_reasons: dict[int, str] = {}
        """Why a keeper other than that of the search has the role, for each such group."""

    @property
    def marked_count(self) -> int:
        """How many documents go: they are marked, and the filter does not hide them."""
        return len(self._marks) - len(self._hidden)

    @property
    def marked_bytes(self) -> int:
        """The bytes of the documents that go."""
        return self._shown_bytes

    @property
    def hidden_count(self) -> int:
        """How many documents are marked, but hidden by the filter: they do not go."""
        return len(self._hidden)

    def set_groups(self, groups: Sequence[PlanGroup]) -> None:
        """Go on with other groups: marks and keepers stay as far as they still may.

        A document whose bytes have changed is marked no more. A keeper that was given its role here has it on, unless
        the search (or who made the groups) named another.
        """
        marks = [(self._members.document(path), mark) for path, mark in self._marks.items()]
        roles = [
            (keeper.path, first.path, reason)
            for number, reason in self._role_reasons.items()
            if (keeper := self._keepers[number]) and (first := self._members.first_keeper(number))
        ]
        self.clear()
        self._take(groups)
        for keeper_path, first_path, reason in roles:
            if keeper_path in self._members:
                now_first = self._keepers[self._members.number(keeper_path)]
                is_unchanged = now_first is not None and now_first.path == first_path
                heir = self._members.document(keeper_path)
                if heir.content_digest is not None and (is_unchanged or first_path not in self._members):
                    self._pass_role(heir, reason=reason)
        for document, mark in marks:
            path = document.path
            if self._refusal(path) is None and self._members.document(path).content_digest == document.content_digest:
                self._set(path, mark)
        self._settle([path for path, mark in self._marks.items() if mark.kept is not None])

    def show_only(self, paths: Container[str] | None) -> None:
        """Hide all other documents, or none; `paths` must stay as it is until the next call."""
        self._shown = paths
        self._hidden = {path for path in self._marks if not self._is_shown(path)}
        going = (path for path in self._marks if path not in self._hidden)
        self._shown_bytes = sum(self._members.document(path).size_bytes for path in going)

    def mark(self, paths: Iterable[str], *, reason: str = PERSON) -> Mapping[str, Refusal]:
        """Mark what may be marked; return what may not, and why."""
        refused: dict[str, Refusal] = {}
        marked = []
        for path in paths:
            refusal = self.refusal(path)
            if refusal is None:
                self._set(path, _Mark(reason))
                marked.append(path)
            else:
                refused[path] = refusal
        self._settle_after(marked)
        return refused

    def unmark(self, paths: Iterable[str]) -> None:
        """Let these documents stay, those that the filter hides as well."""
        for path in paths:
            self._unset(path)

    def clear(self) -> None:
        """Let all documents stay, those that the filter hides as well; a keeper stays the keeper."""
        self._marks.clear()
        self._hidden.clear()
        self._going.clear()
        self._dependents.clear()
        self._shown_bytes = 0

    def invert(self, paths: Iterable[str]) -> None:
        """In the groups of these documents, mark what is shown and not marked, and the reverse.

        The keeper is marked, too, where another document that is shown comes to stay and takes its role.
        """
        marked = []
        for number in sorted({self._members.number(path) for path in paths if path in self._members}):
            shown = [each for each in self._members.group(number) if self._is_shown(each.path)]
            to_mark = [each.path for each in shown if each.path not in self._marks]
            self.unmark(each.path for each in shown)
            left = set(to_mark)
            heirs = (each for each in shown if each.path not in left or self._members.is_reference(each))
            heir = next((each for each in heirs if self._stays(each)), None)
            if heir is not None:
                self._pass_role(heir, reason=PERSON)
            for path in to_mark:
                if self.refusal(path) is None:
                    self._set(path, _Mark(PERSON))
                    marked.append(path)
        self._settle_after(marked)

    def keep(self, path: str) -> None:
        """Make a document the keeper of its group, and let it stay; nothing happens to one that was not read."""
        if path not in self._members:
            return
        document = self._members.document(path)
        if document.content_digest is not None:
            self.unmark(self._members.names(document))
            self._pass_role(document, reason=PERSON)

    def mark_by(self, plan: Plan) -> int:
        """Mark what a plan of `make_plan` removes, as far as it is shown and may be marked; return how many.

        In the groups that the plan is about, that replaces what rules marked before; what a person marked stays.
        A keeper that the plan removes gives its role to the document that the plan keeps for it.
        """
        known = [each for each in plan.decisions if each.file.path in self._members]
        numbers = {self._members.number(each.file.path) for each in known}
        for path, mark in list(self._marks.items()):
            if mark.kept is not None and path not in self._hidden and self._members.number(path) in numbers:
                self._unset(path)
        marked = []
        for decision in known:
            path, kept = decision.file.path, decision.kept
            if kept is None or path in self._marks or not self._is_shown(path):
                continue
            self._let_go_of_keeper(path, heir=kept.path, reason=decision.reason)
            if self.refusal(path) is None:
                self._set(path, _Mark(decision.reason, kept=kept.path, is_near=decision.relation == Relation.NEAR))
                marked.append(path)
        self._settle(marked)
        return sum(path in self._marks for path in marked)

    def is_marked(self, path: str) -> bool:
        """Return whether a document is marked, be it hidden or not."""
        return path in self._marks

    def reason(self, path: str) -> str | None:
        """Return the rule that marked a document, or `PERSON`, or `None` for one that is not marked."""
        mark = self._marks.get(path)
        return None if mark is None else mark.reason

    def keeper_of(self, path: str) -> str:
        """Return the keeper of a document's group (the first document where none was read); `KeyError` if in none."""
        number = self._members.number(path)
        keeper = self._keepers[number] or self._members.group(number)[0]
        return keeper.path

    def refusal(self, path: str) -> Refusal | None:
        """Return why a document cannot be marked, or `None` if it can (or is)."""
        return self._refusal(path) or (None if self._is_shown(path) else Refusal.HIDDEN)

    def kept_for(self, path: str) -> str | None:
        """Return what stays for a marked document: same bytes, else same text, else the keeper; `None` for others.

        For what a rule marked without one of the same text, the document for which the rule let it go.
        """
        if path not in self._marks:
            return None
        staying = self._staying(self._members.number(path))
        return self._kept(self._members.document(path), staying).path

    def plan(self) -> Plan:
        """Return what goes and, in the groups that it goes from, what stays; what is marked but hidden does neither."""
        going = (path for path in self._marks if path not in self._hidden)
        numbers = sorted({self._members.number(path) for path in going})
        return Plan(
            decisions=tuple(
                decision
                for group_number, number in enumerate(numbers, start=1)
                for decision in self._decisions(number, group_number)
            )
        )

    def _decisions(self, number: int, group_number: int) -> Iterator[Decision]:
        documents, keeper = self._members.group(number), self._keepers[number]
        if keeper is None:
            return
        shares, staying = self._members.shares(number), self._staying(number)
        states = {each.path: each.known_state for each in documents if self._stays(each)}
        for document in documents:
            if document.path in states:
                yield Decision(
                    file=states[document.path],
                    verdict=Verdict.KEEP,
                    reason=self._reason_to_stay(document, number),
                    relation=KEEPER if document is keeper else shares.relation(document, keeper),
                    kept=None,
                    group_number=group_number,
                )
        for document in documents:
            if document.path in self._marks and document.path not in self._hidden:
                kept = self._kept(document, staying)
                yield Decision(
                    file=document.known_state,
                    verdict=Verdict.REMOVE,
                    reason=self._marks[document.path].reason,
                    relation=shares.relation(document, kept),
                    kept=states[kept.path],
                    group_number=group_number,
                )

    def _kept(self, document: PlanDocument, staying: Staying) -> PlanDocument:
        """Return what stays for a marked document."""
        kept = staying.copy_of(document)
        if kept is not None:
            return kept
        named = self._marks[document.path].kept
        if named is not None:
            return self._members.document(named)  # it stays, else the mark would have been settled
        keeper = self._keepers[self._members.number(document.path)]
        if keeper is None:
            raise ValueError("Nothing is marked in a group of which nothing was read.")
        return keeper

    def _reason_to_stay(self, document: PlanDocument, number: int) -> str:
        if document is self._keepers[number] and number in self._role_reasons:
            return self._role_reasons[number]
        if self._members.is_reference(document):
            return Reason.REFERENCE
        return Reason.SEARCH if document is self._keepers[number] else Reason.NOT_MARKED

    def _refusal(self, path: str) -> Refusal | None:
        """Return why a document cannot be marked even where it is shown."""
        if path not in self._members:
            return Refusal.UNKNOWN
        document = self._members.document(path)
        if self._members.is_reference(document):
            return Refusal.REFERENCE
        if document.content_digest is None:
            return Refusal.UNREAD
        if document.file in self._kept_files:
            return Refusal.LAST if self._members.is_only_file(document) else Refusal.KEEPER
        return None

    def _is_shown(self, path: str) -> bool:
        return self._shown is None or path in self._shown

    def _stays(self, document: PlanDocument) -> bool:
        """Return whether a document was read and is not marked, under none of its names."""
        return document.content_digest is not None and document.file not in self._going

    def _staying(self, number: int) -> Staying:
        return Staying(filter(self._stays, self._members.group(number)), shares=self._members.shares(number))

    def _pass_role(self, heir: PlanDocument, *, reason: str) -> None:
        """Make a document that stays the keeper of its group."""
        number = self._members.number(heir.path)
        keeper = self._keepers[number]
        if keeper is not heir and keeper is not None:
            self._kept_files[heir.file] += 1
            _take_one(self._kept_files, keeper.file)
            self._keepers[number] = heir
        self._role_reasons[number] = reason

    def _let_go_of_keeper(self, path: str, *, heir: str, reason: str) -> None:
        """Let the heir take over the role, if the document has it and the heir is of its group and stays."""
        number = self._members.number(path)
        keeper = self._keepers[number]
        if keeper is None or keeper.path != path or heir not in self._members or self._members.number(heir) != number:
            return
        document = self._members.document(heir)
        if self._stays(document):
            self._pass_role(document, reason=reason)

    def _set(self, path: str, mark: _Mark) -> None:
        self._unset(path)
        document = self._members.document(path)
        self._marks[path] = mark
        self._going[document.file] += 1
        if self._is_shown(path):
            self._shown_bytes += document.size_bytes
        else:
            self._hidden.add(path)
        if mark.kept is not None:
            self._dependents.setdefault(mark.kept, set()).add(path)

    def _unset(self, path: str) -> None:
        mark = self._marks.pop(path, None)
        if mark is None:
            return
        document = self._members.document(path)
        _take_one(self._going, document.file)
        if path in self._hidden:
            self._hidden.remove(path)
        else:
            self._shown_bytes -= document.size_bytes
        if mark.kept is not None:
            self._dependents[mark.kept].discard(path)

    def _settle_after(self, marked: Iterable[str]) -> None:
        """Look again at what rules let go for the sake of documents that are marked now."""
        names = {name for path in marked for name in self._members.names(self._members.document(path))}
        self._settle([path for name in names for path in self._dependents.get(name, ())])

    def _settle(self, paths: Iterable[str]) -> None:
        """Let each of these documents, which rules marked, go for another copy if its own goes, or else stay."""
        by_group: dict[int, list[str]] = {}
        for path in paths:
            by_group.setdefault(self._members.number(path), []).append(path)
        for number, own in by_group.items():
            shares = self._members.shares(number)
            unsettled = {path for path in own if not self._is_settled(path, shares)}
            if unsettled:
                staying = self._staying(number)
                for document in self._members.group(number):
                    if document.path in unsettled:
                        self._settle_one(document, staying)

    def _is_settled(self, path: str, shares: Shares) -> bool:
        """Return whether what a rule kept for a document still stays, and is still as alike as the rule asks."""
        mark = self._marks[path]
        if mark.kept is None or mark.kept not in self._members:
            return False
        document, kept = self._members.document(path), self._members.document(mark.kept)
        is_one_group = self._members.number(path) == self._members.number(mark.kept)
        if not is_one_group or not self._stays(kept):
            return False
        return mark.is_near or shares.relation(document, kept) is not Relation.NEAR

    def _settle_one(self, document: PlanDocument, staying: Staying) -> None:
        kept = staying.copy_of(document)
        if kept is not None:
            self._set(document.path, _Mark(self._marks[document.path].reason, kept=kept.path))
            return
        self._unset(document.path)
        if self._stays(document):
            staying.add(document)


def _take_one(counts: Counter[FileKey], file: FileKey) -> None:
    """Count one less, and leave out what is there no more."""
    counts[file] -= 1
    if not counts[file]:
        del counts[file]
