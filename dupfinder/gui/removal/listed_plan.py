"""A plan as the removal page lists it, made ready outside the window's thread where it is long. Free of Qt."""

from collections import Counter
from dataclasses import dataclass

from dupfinder.domain.decisions import Decision, FileState, Loss, Plan, Verdict


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
    size_bytes: int
    """Of all that goes."""


@dataclass(frozen=True, slots=True)
class FoundLosses:
    """A plan with what would be lost, and the losses by path."""

    plan: Plan
    losses: dict[str, Loss]


def list_plan(plan: Plan) -> ListedPlan:
    """Return a plan ready to be listed."""
    staying: dict[str, FileState] = {}
    going: dict[str, list[Decision]] = {}
    for decision in plan.decisions:
        if decision.verdict is Verdict.REMOVE and decision.kept is not None:
            staying.setdefault(decision.kept.path, decision.kept)
            going.setdefault(decision.kept.path, []).append(decision)
    groups = tuple(RemovalGroup(kept, tuple(going[path])) for path, kept in staying.items())
    return ListedPlan(
        plan=plan,
        groups=groups,
        numbers={decision.file.path: number for number, group in enumerate(groups) for decision in group.going},
        counts=Counter(decision.relation for group in groups for decision in group.going),
        size_bytes=sum(decision.file.size_bytes for group in groups for decision in group.going),
    )


def losses_of(plan: Plan) -> FoundLosses:
    """Return a plan with its losses by path."""
    return FoundLosses(plan, {each.file.path: each.loss for each in plan.decisions if each.loss is not None})
