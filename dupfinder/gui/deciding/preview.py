"""What keeper rules would do, worked out before anything is marked."""

import enum
from collections.abc import Callable, Collection, Container, Mapping, Sequence

from dupfinder.decide import PlanDocument, PlanGroup, Reason, Refusal, Rule, make_plan
from dupfinder.domain.decisions import Decision, Inclusion, Plan, Verdict
from dupfinder.domain.enclosed import is_enclosed
from dupfinder.domain.pairs import Relation
from dupfinder.domain.records import dataclass

_LEAVES_ALONE = frozenset({Reason.VARIANT, Reason.NO_COPY})

BUILDS_ON = {
    Inclusion.SAME_TEXT: (Inclusion.SAME_CONTENT,),
    Inclusion.VARIANTS: (Inclusion.NEAR,),
    Inclusion.OTHER_FORMATS: (Inclusion.SAME_CONTENT, Inclusion.SAME_TEXT, Inclusion.LOOKS_ALIKE, Inclusion.NEAR),
}
"""Choices that mean something only together with one of others, to which they add."""
_MOST_COUNTED = 20_000
"""Of so many documents it is counted what a choice adds: for each it takes another plan."""


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
    relation: Relation = Relation.IDENTICAL
    """To the document that stays for it."""


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
        """Return the bytes that are free without them."""
        return sum(each.document.freed_bytes for each in self.documents if each.fate is Fate.GOES)


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
    exact: int
    """So many of those that go are exact copies of what stays."""
    hidden: int
    """So many more would go if the filter did not hide them."""
    formats: tuple[str, ...]
    """Those of all documents, by name."""
    added: Mapping[Inclusion, int]
    """By each choice, how many documents it adds (`_count_added`); nothing of a choice for which that takes long."""
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
        exact=sum(_is_exact(each) for group in changed for each in group.documents),
        hidden=hidden,
        added=_count_added(groups, rules, included, shown),
        formats=tuple(sorted({document.format for group in groups for document in group.documents})),
        unmatched=tuple(rule for rule in rules if rule.kind.needs_argument and not _matches_any(rule, groups)),
    )


def _is_exact(document: PreviewDocument) -> bool:
    return document.fate is Fate.GOES and document.relation is Relation.IDENTICAL


def _count_added(
    groups: Sequence[PlanGroup], rules: Sequence[Rule], included: Collection[Inclusion], shown: Container[str] | None
) -> Mapping[Inclusion, int]:
    """Return how many more documents would go with each choice than without it, as the others stand.

    A choice that builds on another one is counted on top of that, and that one without it.
    """
    found = {}
    for choice in Inclusion:
        concerned = [group for group in groups if _CONCERNS[choice](group)]
        if sum(len(group.documents) for group in concerned) <= _MOST_COUNTED:
            others = {one for one in included if one is not choice}
            others -= {one for one, needed in BUILDS_ON.items() if others.isdisjoint(needed)}
            needed = BUILDS_ON.get(choice, ())
            others |= set(needed[:1]) if others.isdisjoint(needed) else set()
            more, fewer = (
                sum(
                    shown is None or each.file.path in shown
                    for each in make_plan(concerned, rules, included=asked).removals
                )
                for asked in ({*others, choice}, others)
            )
            found[choice] = more - fewer
    return found


def _differ(group: PlanGroup, same: Callable[[PlanDocument], object]) -> bool:
    """Return whether documents of a group with other bytes have something in common."""
    digests = {each.content_digest: same(each) or each.content_digest for each in group.documents}
    return len(set(digests.values())) < len(digests)


def _has_any(group: PlanGroup, relation: Relation) -> bool:
    return any(each.relation is relation for each in group.documents)


_CONCERNS: Mapping[Inclusion, Callable[[PlanGroup], bool]] = {
    Inclusion.SAME_CONTENT: lambda group: _differ(group, lambda each: each.same_content),
    Inclusion.SAME_TEXT: lambda group: _differ(group, lambda each: each.text_digest),
    Inclusion.LOOKS_ALIKE: lambda group: _has_any(group, Relation.LOOKS_ALIKE),
    Inclusion.NEAR: lambda group: _has_any(group, Relation.NEAR),
    Inclusion.VARIANTS: lambda group: _has_any(group, Relation.NEAR),
    Inclusion.OTHER_FORMATS: lambda group: len({each.format for each in group.documents}) > 1,
}
"""In which groups a choice may make a difference."""


def _matches_any(rule: Rule, groups: Sequence[PlanGroup]) -> bool:
    return any(rule.rank(document) == 0 for group in groups for document in group.documents)


_ORDER = {Fate.STAYS: 0, Fate.GOES: 1, Fate.LEFT: 2}


def _preview(document: PlanDocument, decision: Decision | None, shown: Container[str] | None) -> PreviewDocument:
    if decision is None:
        left_out = Refusal.ENCLOSED if is_enclosed(document.path) else Refusal.EXCLUDED
        return PreviewDocument(document, Fate.LEFT, left_out if document.is_excluded else Refusal.UNREAD)
    if decision.verdict is Verdict.REMOVE:
        if shown is not None and document.path not in shown:
            return PreviewDocument(document, Fate.LEFT, Refusal.HIDDEN)
        return PreviewDocument(document, Fate.GOES, decision.reason, Relation(decision.relation))
    fate = Fate.LEFT if decision.reason in _LEAVES_ALONE else Fate.STAYS
    return PreviewDocument(document, fate, decision.reason)
