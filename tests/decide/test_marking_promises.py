"""What no marks ever do, whatever rules, filters and persons ask for; and marks against a slow twin."""

import random
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from dupfinder.decide import (
    PERSON,
    Marks,
    MarkStep,
    PlanDocument,
    PlanGroup,
    Refusal,
    make_plan,
    parse_rules,
    plan_from_json,
    plan_to_json,
)
from dupfinder.domain.decisions import Inclusion, Plan, Verdict
from dupfinder.domain.pairs import Relation
from plan_worlds import FILES, RULES, broken_promises, small_world

OF_KEEPER = (None, Relation.SAME_CONTENT, Relation.SAME_TEXT)
LEVELS = {Relation.IDENTICAL: 0, Relation.SAME_CONTENT: 1, Relation.SAME_TEXT: 2}
Pick = Callable[[Any], Any]


class PlainMarks:
    """Marks that look at all documents each time, and hold nothing but marks and keepers."""

    def __init__(self, groups: Sequence[PlanGroup]) -> None:
        self.shown: Collection[str] = FILES
        self.marks: dict[str, tuple[str, str | None, int]] = {}
        self.take(groups)

    def take(self, groups: Sequence[PlanGroup]) -> None:
        self.given = groups
        self.groups: list[list[PlanDocument]] = []
        self.keepers: list[PlanDocument | None] = []
        for group in groups:
            taken = {each.path for own in self.groups for each in own}
            own: list[PlanDocument] = []
            for each in group.documents:
                if each.path not in taken and each.path not in {other.path for other in own}:
                    own.append(each)
            self.groups.append(own)
            readable = [each for each in own if each.content_digest] or [
                each for each in group.documents if each.content_digest
            ]
            firsts = [each for each in readable if each.relation is None]
            references = [each for each in readable if each.is_reference]
            self.keepers.append(next(iter(firsts or references or readable), None))
        self.references = {each.file for group in groups for each in group.documents if each.is_reference}

    def find(self, path: str) -> tuple[int, PlanDocument] | None:
        for number, own in enumerate(self.groups):
            for each in own:
                if each.path == path:
                    return number, each
        return None

    def stays(self, document: PlanDocument) -> bool:
        going = {each.file for own in self.groups for each in own if each.path in self.marks}
        return document.content_digest is not None and document.file not in going

    def level(self, number: int, one: PlanDocument, other: PlanDocument) -> int:
        """Return how close two documents are: 0 bytes, 1 content, 2 text, 3 no copies."""
        if one.content_digest == other.content_digest:
            return 0
        relations = [
            {
                each.relation
                for each in self.given[number].documents
                if each.content_digest == document.content_digest and each.relation is not Relation.IDENTICAL
            }
            for document in (one, other)
        ]
        for level, of_keeper in ((1, OF_KEEPER[:2]), (2, OF_KEEPER)):
            has_it = [not found.isdisjoint(of_keeper) for found in relations]
            if all(has_it):
                return level
            if any(has_it):
                continue
            # Of two that are not read as the keeper is, digests tell; of what only looks like it, not that of the text.
            keys = [
                (document.text_digest if level == 2 and found != {Relation.LOOKS_ALIKE} else document.same_content)
                or document.content_digest
                for document, found in zip((one, other), relations, strict=True)
            ]
            if keys[0] == keys[1]:
                return level
        return 3

    def copy_of(
        self, number: int, document: PlanDocument, within: int = 2, *, any_format: bool = True
    ) -> PlanDocument | None:
        staying = [each for each in self.groups[number] if self.stays(each)]
        levels = [
            level if any_format or not level or each.format == document.format else 3
            for each in staying
            for level in [self.level(number, each, document)]
        ]
        closest = min((level for level in levels if level <= min(within, 2)), default=None)
        return None if closest is None else staying[levels.index(closest)]

    def kept_for(self, path: str) -> str | None:
        found = self.find(path)
        if found is None or path not in self.marks:
            return None
        number, document = found
        keeper, (_, named, _) = self.keepers[number], self.marks[path]
        copy = self.copy_of(number, document, any_format=named is None)
        assert keeper is not None
        return copy.path if copy else named or keeper.path

    def refusal(self, path: str) -> Refusal | None:
        found = self.find(path)
        if found is None:
            return Refusal.UNKNOWN
        number, document = found
        if document.file in self.references:
            return Refusal.REFERENCE
        if document.content_digest is None:
            return Refusal.UNREAD
        if document.file in {keeper.file for keeper in self.keepers if keeper}:
            others = {each.file for each in self.groups[number] if each.content_digest} - {document.file}
            return Refusal.KEEPER if others else Refusal.LAST
        return None if path in self.shown else Refusal.HIDDEN

    def mark(self, paths: Iterable[str], reason: str = PERSON) -> dict[str, Refusal]:
        refused = {}
        for path in paths:
            refusal = self.refusal(path)
            if refusal:
                refused[path] = refusal
            else:
                self.marks[path] = (reason, None, 0)
        self.settle()
        return refused

    def settle(self) -> None:
        for number, own in enumerate(self.groups):
            for document in own:
                _, named, within = self.marks.get(document.path, (None, None, 0))
                if named is None:
                    continue
                found = self.find(named)
                is_there = found is not None and found[0] == number and self.stays(found[1])
                if not is_there or (found and self.level(number, found[1], document) > within):
                    copy = self.copy_of(number, document, within, any_format=False)
                    reason, *_ = self.marks.pop(document.path)
                    if copy is not None:
                        self.marks[document.path] = (reason, copy.path, self.level(number, copy, document))

    def keep(self, path: str) -> None:
        found = self.find(path)
        if found and found[1].content_digest:
            number, document = found
            for each in (each for own in self.groups for each in own if each.file == document.file):
                self.marks.pop(each.path, None)
            self.keepers[number] = document

    def invert(self, paths: Iterable[str]) -> None:
        numbers = sorted({found[0] for path in paths if (found := self.find(path))})
        shown = [(number, each) for number in numbers for each in self.groups[number] if each.path in self.shown]
        before = {each.path for _, each in shown if each.path in self.marks}
        for path in before:
            del self.marks[path]
        for number in numbers:
            own = [each for each_number, each in shown if each_number == number]
            may_be = [each for each in own if each.path in before or each.file in self.references]
            heir = next(filter(self.stays, may_be), None)
            self.keepers[number] = heir or self.keepers[number]
        self.mark([each.path for _, each in shown if each.path not in before])

    def mark_by(self, plan: Plan) -> int:
        known = [each for each in plan.decisions if self.find(each.file.path)]
        numbers = {found[0] for each in known if (found := self.find(each.file.path))}
        for path, (_, named, _) in list(self.marks.items()):
            found = self.find(path)
            if named is not None and path in self.shown and found and found[0] in numbers:
                del self.marks[path]
        wanted = [
            (each.file.path, each.kept.path, each.reason, LEVELS.get(Relation(each.relation), 3))
            for each in known
            if each.kept is not None and each.file.path not in self.marks and each.file.path in self.shown
        ]
        for path, kept, *_ in wanted:
            number, document = self.find(path) or pytest.fail("it is known")
            heir = self.find(kept)
            if self.keepers[number] is document and heir and heir[0] == number and self.stays(heir[1]):
                self.keepers[number] = heir[1]
        marked = [each for each in wanted if self.refusal(each[0]) is None]
        self.marks |= {path: (reason, kept, level) for path, kept, reason, level in marked}
        self.settle()
        return len([path for path, *_ in marked if path in self.marks])

    def state(self) -> tuple[dict[str, tuple[str, str | None, int]], list[PlanDocument | None]]:
        return dict(self.marks), list(self.keepers)

    def set_state(self, state: tuple[dict[str, tuple[str, str | None, int]], list[PlanDocument | None]]) -> None:
        self.marks, self.keepers = dict(state[0]), list(state[1])


def check_plan(
    groups: list[PlanGroup], marks: Marks, *, shown: Collection[str], included: Collection[Inclusion]
) -> int:
    """Check what a plan of marks promises; return how many documents it removes."""
    plan = marks.plan()
    assert broken_promises(groups, plan, included=included) == set()
    removed = [each for each in plan.decisions if each.verdict is Verdict.REMOVE]
    assert all(each.file.path in shown for each in removed)
    assert (len(removed), sum(each.file.size_bytes for each in removed)) == (marks.marked_count, marks.marked_bytes)
    staying = {(each.group_number, each.file) for each in plan.decisions if each.verdict is Verdict.KEEP}
    assert all((each.group_number, each.kept) in staying for each in removed)
    assert {each.file.path: each.kept and each.kept.path for each in removed} == {
        each.file.path: marks.kept_for(each.file.path) for each in removed
    }
    return len(removed)


def some(pick: Pick) -> list[str]:
    return [path for path in FILES if pick([True, False])]


def ask(
    marks: Marks,
    groups: list[PlanGroup],
    pick: Pick,
    *,
    shown: list[str],
    may_regroup: bool = True,
    included: Collection[Inclusion],
) -> list[str]:
    """Do one thing that a person or a rule may do; return what is shown after it."""
    wishes = ["mark", "mark", "unmark", "invert", "keep", "rule", "rule", "show", "all", "clear", "groups"]
    what = pick(wishes if may_regroup else wishes[:-1])
    if what == "mark":
        marks.mark(some(pick))
    elif what == "unmark":
        marks.unmark(some(pick))
    elif what == "invert":
        marks.invert(some(pick))
    elif what == "keep":
        marks.keep(pick(FILES))
    elif what == "rule":
        marks.mark_by(make_plan(groups, parse_rules(pick(RULES)), included=included))
    elif what == "show":
        shown = some(pick)
        marks.show_only(shown)
    elif what == "all":
        shown = FILES
        marks.show_only(None)
    elif what == "clear":
        marks.clear()
    else:
        marks.set_groups(groups)
    return shown


@pytest.mark.parametrize("worlds", [400, pytest.param(2_000, marks=pytest.mark.sweep)])
def test_S1_S2_S4_S13_plans_of_marks_keep_every_promise(worlds: int) -> None:
    removals = 0
    for seed in range(worlds):
        chosen = random.Random(seed)  # noqa: S311 - no secret
        groups = small_world(chosen.choice)
        included = [each for each in Inclusion if chosen.random() < 0.4]
        marks, shown = Marks(groups), FILES
        for _ in range(5):
            shown = ask(marks, groups, chosen.choice, shown=shown, included=included)
            removals += check_plan(groups, marks, shown=shown, included=included)
        plan = marks.plan()
        assert seed % 20 or plan_from_json(plan_to_json(plan)) == plan
    assert removals > 2 * worlds  # else the worlds would prove little


def later(groups: list[PlanGroup], pick: Pick) -> list[PlanGroup]:
    """Return the groups after some documents went, some were written anew, and some groups got another keeper."""
    files = {each.file for group in groups for each in group.documents}
    written = {file: pick(["e" * 64, None]) for file in sorted(files, key=str) if pick(range(8)) == 0}
    changed = []
    for group in groups:
        left = [each for each in group.documents if pick(range(8))]
        if pick(range(4)) == 0:
            left.reverse()
        documents = [
            replace(
                each,
                relation=each.relation or Relation.NEAR if number else None,
                differs_only_in=each.differs_only_in if number else (),
                content_digest=written.get(each.file, each.content_digest),
            )
            for number, each in enumerate(left)
        ]
        changed += [PlanGroup(documents=tuple(documents))] if documents else []
    return changed


@pytest.mark.parametrize("worlds", [150, pytest.param(700, marks=pytest.mark.sweep)])
def test_S1_S2_S4_marks_keep_every_promise_when_the_groups_change(worlds: int) -> None:
    removals = 0
    asked = (Inclusion.SAME_TEXT, Inclusion.OTHER_FORMATS)  # what the same bytes are read as may change with a name
    for seed in range(worlds):
        chosen = random.Random(seed)  # noqa: S311 - no secret
        groups, shown = small_world(chosen.choice), FILES
        marks = Marks(groups)
        steps: list[MarkStep] = []
        for _ in range(4):
            before = marks.snapshot()
            shown = ask(marks, groups, chosen.choice, shown=shown, included=asked, may_regroup=False)
            steps.append(MarkStep.between(before, marks.snapshot()))
            groups = later(groups, chosen.choice)
            moved = marks.set_groups(groups)
            steps = [step.renumbered(moved) for step in steps]
            removals += check_plan(groups, marks, shown=shown, included=asked)
            for step in chosen.sample(steps, len(steps)):  # whatever becomes of them, in whatever order
                marks.take(chosen.choice([step.before, step.after]))
                check_plan(groups, marks, shown=shown, included=asked)
    assert removals > worlds // 2


class MarksAgainstTheirTwin(RuleBasedStateMachine):
    """The same wishes to both."""

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        self.groups = small_world(lambda options: data.draw(st.sampled_from(options)))
        self.marks, self.twin = Marks(self.groups), PlainMarks(self.groups)
        self.done: list[Any] = []
        self.undone: list[Any] = []

    @contextmanager
    def step(self) -> Iterator[None]:
        """Remember what both were before and after."""
        before, twin_before = self.marks.snapshot(), self.twin.state()
        yield
        step = MarkStep.between(before, self.marks.snapshot())
        if step:
            self.undone.clear()
            self.done.append((step, twin_before, self.twin.state()))
        else:
            assert self.twin.state() == twin_before

    @precondition(lambda self: self.done)
    @rule()
    def undo(self) -> None:
        step, twin_before, _ = self.done[-1]
        self.marks.take(step.before)
        self.twin.set_state(twin_before)
        self.undone.append(self.done.pop())

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self) -> None:
        step, _, twin_after = self.undone[-1]
        self.marks.take(step.after)
        self.twin.set_state(twin_after)
        self.done.append(self.undone.pop())

    @rule()
    def save_and_open_again(self) -> None:
        saved = self.marks.saved()
        self.marks = Marks(self.groups)
        self.marks.show_only(self.twin.shown)
        assert self.marks.restore(saved) == len(self.twin.marks)
        self.done, self.undone = [], []

    @rule(paths=st.lists(st.sampled_from([*FILES, "/nowhere"]), max_size=8))
    def mark(self, paths: list[str]) -> None:
        with self.step():
            assert self.marks.mark(paths) == self.twin.mark(paths)

    @rule(paths=st.lists(st.sampled_from([*FILES, "/nowhere"]), max_size=8))
    def unmark(self, paths: list[str]) -> None:
        with self.step():
            self.marks.unmark(paths)
            for path in paths:
                self.twin.marks.pop(path, None)

    @rule()
    def clear(self) -> None:
        with self.step():
            self.marks.clear()
            self.twin.marks.clear()

    @rule(paths=st.lists(st.sampled_from([*FILES, "/nowhere"]), max_size=3))
    def invert(self, paths: list[str]) -> None:
        with self.step():
            self.marks.invert(paths)
            self.twin.invert(paths)

    @rule(path=st.sampled_from([*FILES, "/nowhere"]))
    def keep(self, path: str) -> None:
        with self.step():
            self.marks.keep(path)
            self.twin.keep(path)

    @rule(keep=st.sampled_from(RULES), included=st.sets(st.sampled_from(Inclusion)))
    def mark_by(self, keep: str, included: set[Inclusion]) -> None:
        plan = make_plan(self.groups, parse_rules(keep), included=included)
        with self.step():
            assert self.marks.mark_by(plan) == self.twin.mark_by(plan)

    @rule(paths=st.one_of(st.none(), st.sets(st.sampled_from(FILES))))
    def show_only(self, paths: set[str] | None) -> None:
        self.marks.show_only(paths)
        self.twin.shown = FILES if paths is None else paths

    @rule()
    def same_groups_again(self) -> None:
        moved = self.marks.set_groups(self.groups)
        self.done = [(step.renumbered(moved), *states) for step, *states in self.done]
        self.undone = [(step.renumbered(moved), *states) for step, *states in self.undone]

    @invariant()
    def both_say_the_same(self) -> None:
        paths = [*FILES, "/nowhere"]
        known = [path for path in FILES if self.twin.find(path)]
        marks, twin = self.marks, self.twin
        assert {path: marks.reason(path) for path in paths if marks.is_marked(path)} == {
            path: reason for path, (reason, *_) in twin.marks.items()
        }
        assert [marks.refusal(path) for path in paths] == [twin.refusal(path) for path in paths]
        assert [marks.kept_for(path) for path in paths] == [twin.kept_for(path) for path in paths]
        for path in known:
            number, _ = twin.find(path) or pytest.fail("it is known")
            keeper = twin.keepers[number] or twin.groups[number][0]
            assert marks.keeper_of(path) == keeper.path
        going = [path for path in twin.marks if path in twin.shown]
        assert sorted(marks.marked_paths()) == sorted(twin.marks)
        given = [each.path for each_group in self.groups for each in each_group.documents]
        assert marks.marked_documents().tolist() == [path in twin.marks for path in given]
        assert (marks.marked_count, marks.hidden_count) == (len(going), len(twin.marks) - len(going))
        removed = [each.file.path for each in marks.plan().decisions if each.verdict is Verdict.REMOVE]
        assert sorted(removed) == sorted(going)
        check_plan(self.groups, marks, shown=twin.shown, included=tuple(Inclusion))


TestMarksAgainstTheirTwin = MarksAgainstTheirTwin.TestCase
TestMarksAgainstTheirTwin.settings = settings(stateful_step_count=15, suppress_health_check=list(HealthCheck))
