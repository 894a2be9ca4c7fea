"""The way back of marks: step by step, over other groups, within bounds."""

from collections.abc import Callable

import pytest

from dupfinder.decide import MarkHistory, Marks, MarkStep, PlanDocument, PlanGroup, Refusal, StepKind
from dupfinder.domain.pairs import Relation
from dupfinder.domain.sessions import SavedMark, SavedMarks

MakeDocument = Callable[..., PlanDocument]
TEXT = Relation.SAME_TEXT


class Desk:
    """Marks with their history, as a window has them."""

    def __init__(self, groups: list[PlanGroup]) -> None:
        self.marks = Marks(groups)
        self.history = MarkHistory()

    def do(self, wish: Callable[[Marks], object], kind: StepKind = StepKind.MARK) -> None:
        before = self.marks.snapshot()
        wish(self.marks)
        self.history.add(kind, MarkStep.between(before, self.marks.snapshot()))

    def undo(self) -> None:
        assert self.history.last is not None
        self.marks.take(self.history.last.step.before)
        self.history.step_back()

    def redo(self) -> None:
        assert self.history.next is not None
        self.marks.take(self.history.next.step.after)
        self.history.step_forward()

    def regroup(self, groups: list[PlanGroup]) -> None:
        self.history = self.history.renumbered(self.marks.set_groups(groups))

    @property
    def marked(self) -> list[str]:
        return sorted(self.marks.marked_paths())


@pytest.fixture
def copies(document: MakeDocument) -> PlanGroup:
    return PlanGroup(documents=tuple(document(f"/{name}", TEXT if name != "k" else None) for name in "kabc"))


def test_each_wish_is_taken_back_and_done_again(copies: PlanGroup) -> None:
    desk = Desk([copies])
    desk.do(lambda marks: marks.mark(["/a", "/b"]))
    desk.do(lambda marks: marks.keep("/a"), StepKind.KEEP)
    assert (desk.marked, desk.marks.keeper_of("/k")) == (["/b"], "/a")
    desk.undo()
    assert (desk.marked, desk.marks.keeper_of("/k")) == (["/a", "/b"], "/k")
    desk.undo()
    assert (desk.marked, desk.history.last) == ([], None)
    desk.redo()
    desk.redo()
    assert (desk.marked, desk.marks.keeper_of("/k")) == (["/b"], "/a")
    assert desk.history.next is None
    assert [desk.history.last.kind, desk.history.last.number] == [StepKind.KEEP, 1]  # type: ignore[union-attr] # it is there


def test_a_new_wish_forgets_what_was_taken_back(copies: PlanGroup) -> None:
    desk = Desk([copies])
    desk.do(lambda marks: marks.mark(["/a"]))
    desk.undo()
    desk.do(lambda marks: marks.mark(["/b"]))
    assert desk.history.next is None
    assert desk.marked == ["/b"]


def test_a_wish_that_changed_nothing_is_no_step(copies: PlanGroup) -> None:
    desk = Desk([copies])
    desk.do(lambda marks: marks.mark(["/k", "/nowhere"]))
    assert desk.history.last is None


def test_the_way_back_does_not_mind_a_filter(copies: PlanGroup) -> None:
    desk = Desk([copies])
    desk.do(lambda marks: marks.mark(["/a", "/b"]))
    desk.do(lambda marks: marks.clear(), StepKind.CLEAR)
    desk.marks.show_only({"/a"})
    desk.undo()
    assert (desk.marked, desk.marks.marked_count, desk.marks.hidden_count) == (["/a", "/b"], 1, 1)
    desk.undo()
    assert desk.marked == []


def test_S1_over_other_groups_only_what_still_may_be_comes_back(copies: PlanGroup, document: MakeDocument) -> None:
    desk = Desk([copies])
    desk.do(lambda marks: marks.mark(["/a", "/b", "/c"]))
    desk.do(lambda marks: marks.clear(), StepKind.CLEAR)
    k, a, b, _ = copies.documents
    new = (
        document("/a", None),
        document("/b", TEXT, content_digest="e" * 64),
        document("/k", TEXT, content_digest=k.content_digest),
    )
    assert (a.path, b.path) == ("/a", "/b")
    desk.regroup([PlanGroup(documents=new)])  # /a is the keeper now, /b was written anew, /c is gone
    desk.undo()
    assert desk.marked == []
    assert desk.marks.refusal("/a") is Refusal.KEEPER


def test_steps_of_which_nothing_is_left_are_none(copies: PlanGroup, document: MakeDocument) -> None:
    other = PlanGroup(documents=(document("/x", None), document("/y", TEXT)))
    desk = Desk([copies, other])
    desk.do(lambda marks: marks.mark(["/a"]))
    desk.do(lambda marks: marks.mark(["/y"]))
    desk.regroup([copies])
    assert desk.marked == ["/a"]
    desk.undo()
    assert (desk.marked, desk.history.last) == ([], None)


def test_a_keeper_comes_back_although_the_groups_name_the_other_one_now(copies: PlanGroup) -> None:
    desk = Desk([copies])
    desk.do(lambda marks: marks.keep("/a"), StepKind.KEEP)
    k, a, b, c = copies.documents
    desk.regroup([PlanGroup(documents=(changed(a, None), changed(k, TEXT), b, c))])
    assert desk.marks.keeper_of("/b") == "/a"
    step = desk.history.last
    assert step is not None
    desk.undo()
    assert desk.marks.keeper_of("/b") == "/k"
    assert desk.marks.moved_keepers() == [(0, "/k")]


def changed(document: PlanDocument, relation: Relation | None) -> PlanDocument:
    fields = {name: getattr(document, name) for name in document.__dataclass_fields__}
    return PlanDocument(**(fields | {"relation": relation}))


def test_at_least_a_hundred_steps_in_little_memory(document: MakeDocument) -> None:
    groups = [
        PlanGroup(documents=tuple(document(f"/{number}/{name}", TEXT if name != "k" else None) for name in "kabc"))
        for number in range(500)
    ]
    desk = Desk(groups)
    for _ in range(60):
        desk.do(lambda marks: marks.invert_all(), StepKind.INVERT)
        desk.do(lambda marks: marks.clear(), StepKind.CLEAR)
    assert desk.history.size_bytes < 120 * 1_500 * 2  # two bytes a mark and step: as columns they would take 14
    for _ in range(120):
        desk.undo()
    assert (desk.marked, desk.history.last) == ([], None)


def test_saved_marks_come_back_as_far_as_they_may(copies: PlanGroup, document: MakeDocument) -> None:
    reference = document("/r", TEXT, is_reference=True)
    near = document("/near", Relation.NEAR)
    marks = Marks([PlanGroup(documents=(*copies.documents, reference, near))])
    saved = SavedMarks(
        marks=(
            SavedMark(path="/k", reason="newest", kept="/a", relation=TEXT),
            SavedMark(path="/b", reason="person"),
            SavedMark(path="/c", reason="newest", kept="/nowhere", relation=TEXT),
            SavedMark(path="/r", reason="person"),
            SavedMark(path="/nowhere", reason="person"),
            SavedMark(path="/near", reason="newest", kept="/nowhere", relation=Relation.NEAR),
        ),
        keepers={"/a": "newest", "/nowhere": "person"},
    )
    marks.mark(["/near"])
    assert marks.restore(saved) == 3  # /c goes for another copy, and for /near there is none
    assert (sorted(marks.marked_paths()), marks.keeper_of("/k")) == (["/b", "/c", "/k"], "/a")
    assert (marks.kept_for("/k"), marks.kept_for("/c"), marks.reason("/c")) == ("/a", "/a", "newest")
    assert Marks([copies]).saved() == SavedMarks()
