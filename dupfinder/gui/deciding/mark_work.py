"""What is done with marks at the window's request: at once, or on a copy in the background. Free of Qt."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace

from dupfinder.decide import (
    PERSON,
    MarkHistory,
    Marks,
    MarkStep,
    PlanGroup,
    Refusal,
    Rule,
    StepKind,
    make_plan,
    plan_group,
)
from dupfinder.domain.decisions import Decision, Plan, Verdict
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.protection import FileKey
from dupfinder.domain.records import dataclass


@dataclass(frozen=True, slots=True)
class Deed:
    """What came of a wish."""

    kind: StepKind
    number: int = 0
    """So many more documents go, or fewer."""
    paths: Sequence[str] = ()
    """The documents that it was about, where they were named."""
    refused: Mapping[Refusal, int] = field(default_factory=dict)
    """So many of them could not be marked."""


Wish = Callable[[Marks], Deed]


@dataclass(frozen=True, slots=True)
class Done:
    """Marks after a wish, and the way back."""

    marks: Marks
    deed: Deed
    step: MarkStep


@dataclass(frozen=True, slots=True)
class Regrouped:
    """Marks over other groups."""

    planned: Sequence[PlanGroup]
    marks: Marks
    history: MarkHistory
    locked: int
    """So many marks are gone because their folders became references, or were left out."""


def done(marks: Marks, wish: Wish) -> Done:
    """Carry out a wish."""
    before = marks.snapshot()
    deed = wish(marks)
    return Done(marks, deed, MarkStep.between(before, marks.snapshot()))


def exact_copies(marks: Marks, groups: Sequence[PlanGroup], rules: Sequence[Rule]) -> Plan:
    """Return what would go if nothing was marked but the identical documents that rules choose.

    As with every mark, what a filter hides stays, and so does the keeper that a person chose.

    Only groups that have copies are planned: it is asked after each move of the slider, and most groups have none. In
    these each document stays, and so does its file under another name.
    """
    with_copies, staying = list[PlanGroup](), set[FileKey]()
    for group in groups:
        if _has_copies(group):
            with_copies.append(group)
        else:
            staying.update(
                each.file for each in group.documents if each.content_digest or each.is_reference or each.is_excluded
            )
    files = {each.path: each.file for group in with_copies for each in group.documents}
    wanted = make_plan(with_copies, rules)
    marks.clear()
    decisions = (
        each for each in wanted.decisions if files[each.file.path] not in staying and not _is_chosen(marks, each)
    )
    marks.mark_by(replace(wanted, decisions=tuple(decisions)))
    return marks.plan()


def _has_copies(group: PlanGroup) -> bool:
    """Return whether some two documents of a group have the same bytes."""
    digests = [each.content_digest for each in group.documents if each.content_digest is not None]
    return len(set(digests)) < len(digests)


def _is_chosen(marks: Marks, decision: Decision) -> bool:
    """Return whether a person made a document that rules would remove the keeper of its group."""
    role = marks.role_of(decision.file.path) if decision.verdict is Verdict.REMOVE else None
    return role is not None and role[1] == PERSON


def marked(marks: Marks, paths: Sequence[str]) -> Deed:
    """Mark documents."""
    before = marks.marked_count
    refused = Counter(marks.mark(paths).values())
    return Deed(StepKind.MARK, marks.marked_count - before, paths, refused)


def unmarked(marks: Marks, paths: Sequence[str]) -> Deed:
    """Take the marks of documents back."""
    before = marks.marked_count
    marks.unmark(paths)
    return Deed(StepKind.UNMARK, before - marks.marked_count, paths)


def toggled(marks: Marks, paths: Sequence[str]) -> Deed:
    """Mark documents; take their marks back where all that can be marked are."""
    tally = marks.tally(paths)
    return marked(marks, paths) if tally.free or not tally.marked else unmarked(marks, paths)


def kept(marks: Marks, path: str) -> Deed:
    """Make a document the keeper of its group."""
    marks.keep(path)
    return Deed(StepKind.KEEP, paths=(path,))


def inverted(marks: Marks, paths: Sequence[str]) -> Deed:
    """Invert the marks within the groups of documents."""
    marks.invert(paths)
    return Deed(StepKind.INVERT)


def all_inverted(marks: Marks) -> Deed:
    """Invert the marks within all groups."""
    marks.invert_all()
    return Deed(StepKind.INVERT)


def cleared(marks: Marks) -> Deed:
    """Take back all marks."""
    marks.clear()
    return Deed(StepKind.CLEAR)


def marked_by(marks: Marks, plan: Plan) -> Deed:
    """Mark what rules chose."""
    return Deed(StepKind.RULES, marks.mark_by(plan))


def regrouped(
    marks: Marks,
    history: MarkHistory,
    groups: Sequence[DuplicateGroup],
    *,
    before: Sequence[DuplicateGroup],
    planned: Sequence[PlanGroup],
) -> Regrouped:
    """Carry marks and their history over to other groups.

    Of those `before`, as they were `planned`, those with the very same members are not made ready again: after a
    regrouping most have other numbers only.
    """
    known = {id(group.members): plan for group, plan in zip(before, planned, strict=True)}
    planned = [known.get(id(group.members)) or plan_group(group) for group in groups]
    were_marked = marks.marked_paths()
    moved = marks.set_groups(planned)
    locked = marks.count_protected(were_marked)
    return Regrouped(planned, marks, history.renumbered(moved), locked)
