"""What keeper rules would do, worked out before anything is marked."""

import enum
from collections.abc import Collection, Container, Sequence
from dataclasses import dataclass

from dupfinder.decide import PlanDocument, PlanGroup, Reason, Refusal, Rule, make_plan
from dupfinder.domain.decisions import Decision, Inclusion, Plan, Verdict
from dupfinder.domain.pairs import Relation

_LEAVES_ALONE = frozenset({Reason.VARIANT, Reason.NO_COPY})


class Fate(enum.Enum):
    """What would become of a document."""

    STAYS = enum.auto()
    GOES = enum.auto()
    LEFT = enum.auto()
    """It stays, too, but no rule chose it: it is no copy, or nothing is known for certain."""


@dataclass(frozen=True, slots=True)
class PreviewDocument:
    """A document, what would become of it, and why."""

    document: PlanDocument
    fate: Fate
    reason: str
    """That of its decision, or a value of `Refusal`."""
    is_near: bool = False
    """Whether its text is not that of the document that stays for it."""


@dataclass(frozen=True, slots=True)
class PreviewGroup:
    """A group: what stays first, then what goes, then what is left alone."""

    documents: tuple[PreviewDocument, ...]

    @property
    def going(self) -> int:
        """Return how many documents go."""
        return sum(each.fate is Fate.GOES for each in self.documents)

    @property
    def going_bytes(self) -> int:
        """Return their bytes."""
        return sum(each.document.size_bytes for each in self.documents if each.fate is Fate.GOES)


@dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
    """A plan, and what it would do to what is shown."""

    plan: Plan
    groups: tuple[PreviewGroup, ...]
    """Those from which something goes come first."""
    changed_groups: int
    """From so many of them something goes."""
    going: int
    going_bytes: int
    hidden: int
    """So many more would go if the filter did not hide them."""
    formats: tuple[str, ...]
    """Those of all documents, by name."""
    unmatched: tuple[Rule, ...]
    """Rules about folders and names that no document of any group matches: misspelt, or about what is not there."""


def make_preview(
    groups: Sequence[PlanGroup],
    rules: Sequence[Rule],
    *,
    included: Collection[Inclusion],
    shown: Container[str] | None,
) -> Preview:
    """Return what the rules would do; only `shown` documents (`None`: all) can go."""
    plan = make_plan(groups, rules, included=included)
    decisions = {decision.file.path: decision for decision in plan.decisions}
    hidden = 0
    changed: list[PreviewGroup] = []
    unchanged: list[PreviewGroup] = []
    for group in groups:
        documents = [_preview(document, decisions.get(document.path), shown) for document in group.documents]
        hidden += sum(each.reason == Refusal.HIDDEN for each in documents)
        documents.sort(key=lambda each: _ORDER[each.fate])
        is_changed = any(each.fate is Fate.GOES for each in documents)
        (changed if is_changed else unchanged).append(PreviewGroup(tuple(documents)))
    return Preview(
        plan=plan,
        groups=(*changed, *unchanged),
        changed_groups=len(changed),
        going=sum(group.going for group in changed),
        going_bytes=sum(group.going_bytes for group in changed),
        hidden=hidden,
        formats=tuple(sorted({document.format for group in groups for document in group.documents})),
        unmatched=tuple(rule for rule in rules if rule.kind.needs_argument and not _matches_any(rule, groups)),
    )


def _matches_any(rule: Rule, groups: Sequence[PlanGroup]) -> bool:
    return any(rule.rank(document) == 0 for group in groups for document in group.documents)


_ORDER = {Fate.STAYS: 0, Fate.GOES: 1, Fate.LEFT: 2}


def _preview(document: PlanDocument, decision: Decision | None, shown: Container[str] | None) -> PreviewDocument:
    if decision is None:
        return PreviewDocument(document, Fate.LEFT, Refusal.UNREAD)
    if decision.verdict is Verdict.REMOVE:
        if shown is not None and document.path not in shown:
            return PreviewDocument(document, Fate.LEFT, Refusal.HIDDEN)
        return PreviewDocument(document, Fate.GOES, decision.reason, is_near=decision.relation != Relation.IDENTICAL)
    fate = Fate.LEFT if decision.reason in _LEAVES_ALONE else Fate.STAYS
    return PreviewDocument(document, fate, decision.reason)
