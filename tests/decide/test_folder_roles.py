"""Marks while folders become references, or are left out, and stop being so; against a twin that asks each time."""

import os
from dataclasses import replace

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from dupfinder.decide import Marks, MarkStep, PlanGroup, Refusal, make_plan, parse_rules
from dupfinder.domain.decisions import Inclusion, Verdict
from dupfinder.domain.protection import Protection, Roles, Standing
from plan_worlds import FILES, RULES, file_of, small_world
from this_system import native

FOLDERS = (native("/a"), native("/b"))
ROLES = st.builds(
    Roles,
    references=st.lists(st.sampled_from((*FOLDERS, *FILES)), max_size=2).map(tuple),
    excluded=st.lists(st.sampled_from((*FOLDERS, *FILES)), max_size=2).map(tuple),
)


def lies_in(path: str, named: tuple[str, ...]) -> bool:
    return any(path == each or path.startswith(os.path.join(each, "")) for each in named)


class MarksUnderRoles(RuleBasedStateMachine):
    """Mark, choose by rules, change roles, take back: in any order."""

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        self.scanned = small_world(lambda options: data.draw(st.sampled_from(options)))
        self.groups = self.scanned
        self.roles = Roles()
        self.marks = Marks(self.groups)
        self.done: list[MarkStep] = []
        self.undone: list[MarkStep] = []

    @rule(roles=ROLES)
    def change_roles(self, roles: Roles) -> None:
        """Have other roles hold, as the window does: the groups come anew, with what they were told."""
        self.roles = roles
        protection = Protection(roles)
        self.groups = [
            PlanGroup(
                documents=tuple(
                    replace(
                        each,
                        is_reference=each.is_reference or protection.of(each.path) is Standing.REFERENCE,
                        is_excluded=protection.of(each.path) is Standing.EXCLUDED,
                        content_digest=None if protection.of(each.path) is Standing.EXCLUDED else each.content_digest,
                    )
                    for each in group.documents
                )
            )
            for group in self.scanned
        ]
        moved = self.marks.set_groups(self.groups)
        self.done = [step.renumbered(moved) for step in self.done]
        self.undone = [step.renumbered(moved) for step in self.undone]

    def remember(self, before: MarkStep) -> None:
        self.done.append(before)
        self.undone.clear()

    @rule(paths=st.lists(st.sampled_from(FILES), max_size=8))
    def mark(self, paths: list[str]) -> None:
        before = self.marks.snapshot()
        self.marks.mark(paths)
        self.remember(MarkStep.between(before, self.marks.snapshot()))

    @rule(path=st.sampled_from(FILES))
    def keep(self, path: str) -> None:
        before = self.marks.snapshot()
        self.marks.keep(path)
        self.remember(MarkStep.between(before, self.marks.snapshot()))

    @rule()
    def invert(self) -> None:
        before = self.marks.snapshot()
        self.marks.invert_all()
        self.remember(MarkStep.between(before, self.marks.snapshot()))

    @rule(keep=st.sampled_from(RULES), included=st.sets(st.sampled_from(Inclusion)))
    def mark_by(self, keep: str, included: set[Inclusion]) -> None:
        before = self.marks.snapshot()
        self.marks.mark_by(make_plan(self.groups, parse_rules(keep), included=included))
        self.remember(MarkStep.between(before, self.marks.snapshot()))

    @rule()
    def save_and_open_again(self) -> None:
        saved = self.marks.saved()
        self.marks = Marks(self.groups)
        self.marks.restore(saved)
        self.done, self.undone = [], []

    @precondition(lambda self: self.done)
    @rule()
    def undo(self) -> None:
        self.marks.take(self.done[-1].before)
        self.undone.append(self.done.pop())

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self) -> None:
        self.marks.take(self.undone[-1].after)
        self.done.append(self.undone.pop())

    @invariant()
    def nothing_goes_out_of_a_protected_folder(self) -> None:
        documents = [each for group in self.scanned for each in group.documents]
        stay = {
            file_of(each)
            for each in documents
            if each.is_reference or lies_in(each.path, (*self.roles.references, *self.roles.excluded))
        }
        protected = {each.path for each in documents if file_of(each) in stay}
        plan = self.marks.plan()
        removed = [each for each in plan.decisions if each.verdict is Verdict.REMOVE]
        assert protected.isdisjoint(each.file.path for each in removed)
        assert protected.isdisjoint(self.marks.marked_paths())
        assert not any(lies_in(each.kept.path, self.roles.excluded) for each in removed if each.kept)
        assert {self.marks.refusal(path) for path in protected} <= {Refusal.REFERENCE, Refusal.EXCLUDED}

    @invariant()
    def the_keeper_that_is_shown_is_never_marked(self) -> None:
        moved = dict(self.marks.moved_keepers())
        readable = {each.path for group in self.groups for each in group.documents if each.content_digest}
        for number, group in enumerate(self.groups):
            head = next(each.path for each in group.documents if each.relation is None)
            shown = moved.get(number, head)
            assert not self.marks.is_marked(shown) or head != self.owner(number, head)
            role = self.marks.role_of(self.marks.keeper_of(head)) if self.owner(number, head) else None
            # A person or a rule gave it, and in this group: then the group has to follow.
            if role is not None and role[0] == number and role[1]:
                assert shown == self.marks.keeper_of(head)
            if number in moved:
                assert shown in readable
                assert self.marks.keeper_of(shown) == shown
                assert self.marks.role_of(shown) is not None

    def owner(self, number: int, path: str) -> str | None:
        """Return a document if it belongs to this group; one that is in two belongs to the first."""
        first = next(place for place, group in enumerate(self.groups) if path in {one.path for one in group.documents})
        return path if first == number else None


Test_S2_S12_MarksUnderRoles = MarksUnderRoles.TestCase
Test_S2_S12_MarksUnderRoles.settings = settings(stateful_step_count=15, suppress_health_check=list(HealthCheck))
