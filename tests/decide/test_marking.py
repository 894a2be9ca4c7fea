"""What can be marked to go, what cannot, and what becomes of marks."""

from collections.abc import Callable

import pytest

from dupfinder.decide import PERSON, Marks, PlanDocument, PlanGroup, Reason, Refusal, make_plan, parse_rules
from dupfinder.domain.decisions import NEAR_INCLUSIONS, Inclusion, Verdict
from dupfinder.domain.pairs import Relation, Variable

MakeDocument = Callable[..., PlanDocument]
SAME, TEXT, NEAR = Relation.IDENTICAL, Relation.SAME_TEXT, Relation.NEAR
A, B = "a" * 64, "b" * 64


def group(*documents: PlanDocument) -> PlanGroup:
    return PlanGroup(documents=documents)


def goes(marks: Marks) -> dict[str, str]:
    """Return for each path that goes the path that stays for it."""
    return {each.file.path: each.kept.path for each in marks.plan().decisions if each.kept is not None}


@pytest.fixture
def trio(document: MakeDocument) -> PlanGroup:
    """Give a keeper, its copy and a near duplicate of it."""
    return group(document("/k", None, content_digest=A), document("/c", SAME, content_digest=A), document("/n", NEAR))


def test_what_is_marked_goes_for_the_closest_that_stays(trio: PlanGroup, document: MakeDocument) -> None:
    twins = (document("/n2", NEAR, content_digest=B), document("/n3", NEAR, content_digest=B))
    same = (document("/t1", NEAR, text_digest="1" * 32), document("/t2", NEAR, text_digest="1" * 32))
    marks = Marks([group(*trio.documents, *twins, *same)])
    assert marks.mark(["/c", "/n", "/n2", "/t1"]) == {}
    assert goes(marks) == {"/c": "/k", "/n": "/k", "/n2": "/n3", "/t1": "/t2"}
    relations = {each.file.path: each.relation for each in marks.plan().decisions}
    assert relations == {
        "/k": "keeper",
        "/n3": NEAR,
        "/t2": NEAR,
        "/c": SAME,
        "/n": NEAR,
        "/n2": SAME,
        "/t1": TEXT,
    }
    assert {path: marks.kept_for(path) for path in goes(marks)} == goes(marks)
    assert marks.kept_for("/k") is None
    assert (marks.marked_count, marks.marked_bytes, marks.hidden_count) == (4, 40, 0)


def test_each_group_of_a_plan_has_its_own_number(trio: PlanGroup, document: MakeDocument) -> None:
    others = [group(document(f"/{name}1", None), document(f"/{name}2", TEXT)) for name in "xyz"]
    marks = Marks([*others, trio])
    marks.mark(["/n", "/y2"])
    assert {each.file.path: each.group_number for each in marks.plan().decisions} == {
        "/y1": 1,
        "/y2": 1,
        "/k": 2,
        "/c": 2,
        "/n": 2,
    }


def test_a_plan_says_why(trio: PlanGroup, document: MakeDocument) -> None:
    marks = Marks([group(*trio.documents, document("/r", NEAR, is_reference=True))])
    marks.mark(["/n"])
    reasons = {each.file.path: each.reason for each in marks.plan().decisions}
    assert reasons == {"/k": Reason.SEARCH, "/c": Reason.NOT_MARKED, "/r": Reason.REFERENCE, "/n": PERSON}
    marks.keep("/c")
    assert next(each for each in marks.plan().decisions if each.file.path == "/c").reason == PERSON


def test_S1_S2_what_may_not_go_is_refused_with_the_reason(document: MakeDocument) -> None:
    full = group(
        document("/k", None, inode=7),
        document("/link-to-k", SAME, inode=7),
        document("/reference", TEXT, is_reference=True, inode=8),
        document("/link-to-reference", TEXT, inode=8),
        document("/unread", TEXT, content_digest=None),
        document("/hidden", TEXT),
        document("/free", TEXT),
    )
    small = group(document("/only", None), document("/unread2", TEXT, content_digest=None))
    elsewhere = group(document("/x", None), document("/another-link-to-k", TEXT, inode=7))
    marks = Marks([full, small, elsewhere])
    paths = {each.path for each in (*full.documents, *small.documents, *elsewhere.documents)}
    marks.show_only(paths - {"/hidden"})
    expected = {
        "/k": Refusal.KEEPER,
        "/link-to-k": Refusal.KEEPER,
        "/reference": Refusal.REFERENCE,
        "/link-to-reference": Refusal.REFERENCE,
        "/unread": Refusal.UNREAD,
        "/hidden": Refusal.HIDDEN,
        "/only": Refusal.LAST,
        "/unread2": Refusal.UNREAD,
        "/x": Refusal.KEEPER,
        "/another-link-to-k": Refusal.KEEPER,
        "/nowhere": Refusal.UNKNOWN,
    }
    assert marks.mark([*paths, "/nowhere"]) == expected
    assert {path: marks.refusal(path) for path in expected} == expected
    assert marks.refusal("/free") is None
    assert list(goes(marks)) == ["/free"]


def test_a_mark_is_taken_back(trio: PlanGroup) -> None:
    marks = Marks([trio])
    marks.mark(["/c", "/n"])
    marks.unmark(["/c", "/k", "/nowhere"])
    assert list(goes(marks)) == ["/n"]
    assert marks.marked_bytes == 10
    marks.clear()
    assert (goes(marks), marks.marked_count, marks.marked_bytes) == ({}, 0, 0)


def test_the_role_of_the_keeper_passes_on(trio: PlanGroup) -> None:
    marks = Marks([trio])
    marks.mark(["/c", "/n"])
    marks.keep("/n")
    assert marks.keeper_of("/k") == "/n"
    assert not marks.is_marked("/n")
    assert marks.mark(["/k", "/n"]) == {"/n": Refusal.KEEPER}
    assert goes(marks) == {"/c": "/n", "/k": "/n"}


def test_a_document_that_was_not_read_keeps_no_group(document: MakeDocument) -> None:
    marks = Marks(
        [
            group(document("/unread", None, content_digest=None), document("/a", TEXT), document("/b", TEXT)),
            group(*(document(path, relation, content_digest=None) for path, relation in (("/x", None), ("/y", TEXT)))),
        ]
    )
    assert marks.keeper_of("/unread") == "/a"
    marks.keep("/unread")
    marks.keep("/nowhere")
    assert marks.keeper_of("/unread") == "/a"
    assert marks.keeper_of("/y") == "/x"
    with pytest.raises(KeyError):
        marks.keeper_of("/nowhere")


def test_S1_a_file_with_two_names_becomes_keeper_under_both(document: MakeDocument) -> None:
    marks = Marks([group(document("/k", None), document("/a", TEXT, inode=7), document("/b", TEXT, inode=7))])
    marks.mark(["/b"])
    assert goes(marks) == {"/b": "/k"}
    marks.keep("/a")
    assert goes(marks) == {}
    assert marks.refusal("/b") is Refusal.KEEPER


def test_S1_what_goes_under_another_name_is_kept_for_nothing(document: MakeDocument) -> None:
    names = [document(path, NEAR, inode=7, content_digest=B) for path in ("/b1", "/b2")]
    marks = Marks([group(document("/k", None), *names, document("/copy", NEAR, content_digest=B))])
    marks.mark(["/b1", "/copy"])
    assert goes(marks) == {"/b1": "/k", "/copy": "/k"}
    assert "/b2" not in {each.file.path for each in marks.plan().decisions}


def test_what_a_filter_hides_neither_goes_nor_is_lost(trio: PlanGroup) -> None:
    marks = Marks([trio])
    marks.mark(["/c", "/n"])
    marks.show_only({"/k", "/n"})
    assert (goes(marks), marks.marked_count, marks.marked_bytes, marks.hidden_count) == ({"/n": "/k"}, 1, 10, 1)
    assert marks.mark(["/c"]) == {"/c": Refusal.HIDDEN}
    assert marks.is_marked("/c")
    marks.show_only(None)
    assert (sorted(goes(marks)), marks.marked_count, marks.marked_bytes, marks.hidden_count) == (["/c", "/n"], 2, 20, 0)


def test_a_hidden_mark_can_be_taken_back(trio: PlanGroup) -> None:
    marks = Marks([trio])
    marks.mark(["/c", "/n"])
    marks.show_only({"/n"})
    marks.unmark(["/c"])
    assert (marks.marked_count, marks.marked_bytes, marks.hidden_count) == (1, 10, 0)
    marks.show_only(None)
    assert list(goes(marks)) == ["/n"]


def test_inverting_leaves_the_last_document(trio: PlanGroup) -> None:
    marks = Marks([trio])
    marks.invert(["/n"])
    assert goes(marks) == {"/c": "/k", "/n": "/k"}
    marks.unmark(["/n"])
    marks.invert(["/k", "/nowhere"])
    assert goes(marks) == {"/k": "/c", "/n": "/c"}
    assert marks.keeper_of("/n") == "/c"


def test_inverting_passes_the_role_to_no_hidden_document(trio: PlanGroup) -> None:
    marks = Marks([trio])
    marks.show_only({"/k", "/c"})
    marks.invert(["/k"])
    assert goes(marks) == {"/c": "/k"}


def test_inverting_hands_the_role_to_a_reference(document: MakeDocument) -> None:
    marks = Marks([group(document("/k", None), document("/r", TEXT, is_reference=True), document("/a", TEXT))])
    marks.invert(["/a"])
    assert goes(marks) == {"/k": "/r", "/a": "/r"}


def test_a_rule_marks_what_its_plan_removes(trio: PlanGroup) -> None:
    marks = Marks([trio])
    made = make_plan([trio], parse_rules("name:c"), included=NEAR_INCLUSIONS)
    assert marks.mark_by(made) == 2
    assert marks.keeper_of("/k") == "/c"
    assert goes(marks) == {"/k": "/c", "/n": "/c"}
    assert marks.reason("/k") == "name:c"
    assert marks.reason("/c") is None
    kept = next(each for each in marks.plan().decisions if each.verdict is Verdict.KEEP)
    assert (kept.file.path, kept.reason) == ("/c", "name:c")


def test_a_rule_marks_only_what_is_shown(trio: PlanGroup) -> None:
    marks = Marks([trio])
    marks.show_only({"/k", "/n"})
    assert marks.mark_by(make_plan([trio], parse_rules("name:k"), included=NEAR_INCLUSIONS)) == 1
    assert goes(marks) == {"/n": "/k"}


def test_another_rule_replaces_the_marks_of_the_first_but_not_those_of_a_person(document: MakeDocument) -> None:
    copies = group(*(document(f"/{name}", TEXT if name > "a" else None) for name in "abcd"))
    marks = Marks([copies])
    marks.mark(["/d"])
    for name, gone in (("b", {"/a", "/c", "/d"}), ("c", {"/a", "/b", "/d"}), ("d", {"/a", "/b", "/d"})):
        marks.mark_by(make_plan([copies], parse_rules(f"name:{name}"), included=(Inclusion.SAME_TEXT,)))
        assert set(goes(marks)) >= {"/d"}
        if name != "d":
            assert set(goes(marks)) == gone
    assert marks.reason("/d") == PERSON


def test_S4_what_a_rule_let_go_for_a_copy_stays_when_the_copy_goes(document: MakeDocument) -> None:
    twins = [
        document(path, NEAR, content_digest=B, differs_only_in=(Variable.NUMBERS,)) for path in ("/v1", "/v22", "/v333")
    ]
    invoices = group(document("/k", None), *twins)
    marks = Marks([invoices])
    assert marks.mark_by(make_plan([invoices], parse_rules("shortest-path"), included=NEAR_INCLUSIONS)) == 2
    assert goes(marks) == {"/v22": "/v1", "/v333": "/v1"}
    marks.mark(["/v1"])
    assert goes(marks) == {"/v1": "/v22", "/v333": "/v22"}
    marks.mark(["/v22", "/v333"])  # by hand, whatever they are
    assert goes(marks) == {"/v1": "/k", "/v22": "/k", "/v333": "/k"}


def test_marks_and_keepers_outlive_a_change_of_the_groups(document: MakeDocument) -> None:
    first = group(document("/k", None), document("/a", TEXT), document("/b", TEXT), document("/c", TEXT))
    second = group(document("/x", None), document("/y", TEXT))
    marks = Marks([first, second])
    marks.keep("/a")
    marks.mark(["/k", "/b", "/c", "/y"])
    marks.set_groups([group(*first.documents[:3])])
    assert goes(marks) == {"/k": "/a", "/b": "/a"}
    assert marks.refusal("/y") is Refusal.UNKNOWN
    marks.set_groups([group(document("/b", None), document("/a", TEXT))])  # /k went: the role stays with /a
    assert (marks.keeper_of("/b"), goes(marks)) == ("/a", {"/b": "/a"})
    marks.set_groups([group(document("/a", TEXT), document("/b", TEXT), document("/new", None))])
    assert marks.keeper_of("/b") == "/new"  # a keeper that was named since


def test_a_new_keeper_of_the_groups_is_marked_no_more(document: MakeDocument) -> None:
    marks = Marks([group(document("/k", None), document("/a", TEXT), document("/b", TEXT))])
    marks.mark(["/a", "/b"])
    marks.set_groups([group(document("/a", None), document("/k", TEXT), document("/b", TEXT))])
    assert goes(marks) == {"/b": "/a"}
    assert (marks.marked_count, marks.marked_bytes) == (1, 10)


def test_a_document_that_has_changed_since_is_marked_no_more(trio: PlanGroup, document: MakeDocument) -> None:
    marks = Marks([trio])
    marks.mark(["/c", "/n"])
    marks.set_groups([group(document("/k", None, content_digest=A), document("/c", NEAR), document("/n", NEAR))])
    assert list(goes(marks)) == ["/n"]


def test_S4_what_a_rule_marked_as_a_copy_stays_when_the_other_one_has_changed(
    trio: PlanGroup, document: MakeDocument
) -> None:
    marks = Marks([trio])
    marks.mark_by(make_plan([trio], parse_rules("name:k"), included=(Inclusion.SAME_TEXT,)))
    assert list(goes(marks)) == ["/c"]
    marks.set_groups([group(document("/k", None, content_digest=B), document("/c", NEAR, content_digest=A))])
    assert goes(marks) == {}


def test_other_groups_leave_the_filter_as_it_is(trio: PlanGroup) -> None:
    marks = Marks([trio])
    marks.mark(["/c", "/n"])
    marks.show_only({"/n"})
    marks.set_groups([trio])
    assert (goes(marks), marks.hidden_count, marks.marked_bytes) == ({"/n": "/k"}, 1, 10)


def test_marks_of_rules_keep_one_in_each_folder(document: MakeDocument) -> None:
    paths = ("/a/x", "/a/y", "/b/x", "/b/z", "/c/x")
    copies = group(*(document(path, SAME if n else None, content_digest=A) for n, path in enumerate(paths)))
    marks = Marks([copies])
    assert marks.mark_by(make_plan([copies], parse_rules("name:x,one-per-folder"))) == 2
    assert goes(marks).keys() == {"/a/y", "/b/z"}
    assert {each.file.path for each in marks.plan().decisions if each.kept is None} == {"/a/x", "/b/x", "/c/x"}
