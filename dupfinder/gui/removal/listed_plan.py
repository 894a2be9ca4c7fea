"""A plan as the removal page lists it, made ready outside the window's thread where it is long. Free of Qt."""

from collections import Counter
from typing import NamedTuple

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.decisions import Decision, FileState, Loss, Plan
from dupfinder.domain.file_systems import count_without_links
from dupfinder.domain.pairs import LOSSLESS
from dupfinder.domain.records import dataclass


@dataclass(frozen=True, slots=True)
class RemovalGroup:
    """A document that stays, and those that go for it."""

    stays: FileState
    going: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class ListedPlan:
    """A plan with all that the page has to know of it at once."""

    plan: Plan
    groups: tuple[RemovalGroup, ...]
    """What stays with what goes for it, in the order of the plan."""
    numbers: dict[str, int]
    """The number of the group of each document that goes."""
    counts: Counter[str]
    """How many documents go, by their relation to what stays."""
    sizes: Counter[str]
    """How many bytes that frees, by the same relation."""
    without_links: int
    """How many of these documents lie where no links can be made."""


class LostKind(NamedTuple):
    """Of what something would be lost, or could not be compared."""

    kind: ContentKind | None
    """`None` for words."""
    is_told: bool
    """Whether it would be lost; else nobody can tell."""


class LossTally:
    """With how many documents something would be lost, and of which kind."""

    def __init__(self) -> None:
        self.kinds: Counter[LostKind] = Counter()
        self.losing = 0
        """Something would be lost with so many, for all that is known."""
        self.unsure = 0
        """Of so many others something could not be compared, or nothing could be read."""
        self.unread = 0

    def add(self, loss: Loss | None, sign: int = 1) -> None:
        """Count one document, or (-1) take it out again; `None` of one that could not be read."""
        kinds = kinds_lost(loss)
        if any(each.is_told for each in kinds):
            self.losing += sign
        elif kinds or loss is None:
            self.unsure += sign
        self.unread += sign * (loss is None)
        for kind in kinds:
            self.kinds[kind] += sign


def kinds_lost(loss: Loss | None) -> frozenset[LostKind]:
    """Return what would be lost with a document, and what nobody can tell; nothing of one that could not be read."""
    if loss is None:
        return frozenset()
    words = {LostKind(None, is_told=True)} if loss.word_count else set()
    return frozenset(words | {LostKind(each.kind, each.count is not None) for each in loss.content})


@dataclass(frozen=True, slots=True)
class FoundLosses:
    """A plan with what would be lost, and the losses by path."""

    plan: Plan
    losses: dict[str, Loss]
    tally: LossTally
    """Of all that the plan removes."""


def list_plan(plan: Plan) -> ListedPlan:
    """Return a plan ready to be listed."""
    staying: dict[str, FileState] = {}
    going: dict[str, list[Decision]] = {}
    for decision in plan.removals:
        if decision.kept is not None:
            staying.setdefault(decision.kept.path, decision.kept)
            going.setdefault(decision.kept.path, []).append(decision)
    groups = tuple(RemovalGroup(kept, tuple(going[path])) for path, kept in staying.items())
    sizes: Counter[str] = Counter()
    for group in groups:
        for decision in group.going:
            sizes[decision.relation] += decision.file.freed_bytes
    return ListedPlan(
        plan=plan,
        groups=groups,
        numbers={decision.file.path: number for number, group in enumerate(groups) for decision in group.going},
        counts=Counter(decision.relation for group in groups for decision in group.going),
        sizes=sizes,
        without_links=count_without_links(decision.file.path for group in groups for decision in group.going),
    )


def losses_of(plan: Plan) -> FoundLosses:
    """Return a plan with its losses by path."""
    tally = LossTally()
    for decision in filter(may_lose, plan.removals):
        tally.add(decision.loss)
    losses = {each.file.path: each.loss for each in plan.decisions if each.loss is not None}
    return FoundLosses(plan, losses, tally)


def may_lose(decision: Decision) -> bool:
    """Return whether something may be lost with a document: it is neither an exact copy nor has the same content."""
    return decision.relation not in LOSSLESS
