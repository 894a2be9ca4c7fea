"""What a plan keeps and removes, and what no plan ever does."""

import os
import random
from collections.abc import Callable, Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dupfinder.decide import PlanDocument, PlanGroup, Reason, make_plan, parse_rules, plan_from_json, plan_to_json
from dupfinder.domain.decisions import NEAR_INCLUSIONS, Inclusion, Verdict
from dupfinder.domain.pairs import Relation, Variable
from plan_worlds import RULES, broken_promises, small_world
from this_system import native

MakeDocument = Callable[..., PlanDocument]
SAME, TEXT, NEAR = Relation.IDENTICAL, Relation.SAME_TEXT, Relation.NEAR
A, B = "a" * 64, "b" * 64


def plan(
    *documents: PlanDocument, keep: str = "shortest-path", included: Sequence[Inclusion] = (Inclusion.SAME_TEXT,)
) -> dict[str, str]:
    """Return for each path the path that it goes for, or `keep`."""
    group = PlanGroup(documents=documents)
    made = make_plan([group], parse_rules(keep), included=included)
    return {each.file.path: "keep" if each.kept is None else each.kept.path for each in made.decisions}


def test_copies_go_for_the_one_that_the_rules_prefer(document: MakeDocument) -> None:
    decided = plan(
        document("/a", None, mtime_ns=1, content_digest=A),
        document("/b", SAME, mtime_ns=3, content_digest=A),
        document("/c", TEXT, mtime_ns=2),
        keep="newest",
    )
    assert decided == {"/b": "keep", "/a": "/b", "/c": "/b"}


CONTENT, LOOKS = Relation.SAME_CONTENT, Relation.LOOKS_ALIKE


def one_of_each(document: MakeDocument) -> tuple[PlanDocument, ...]:
    """Make a keeper, a copy, and a document of every other relation, with what a scan says of them."""
    text, key = {"text_digest": "1" * 32}, {"same_content": "2" * 32}
    return (
        document("/a", None, content_digest=A, **text, **key),
        document("/copy", SAME, content_digest=A, **text, **key),
        document("/content", CONTENT, **text, **key),
        document("/text", TEXT, **text),
        document("/looks", LOOKS, **text),  # of the same few words
        document("/near", NEAR, text_digest="3" * 32),
        document("/variant", NEAR, text_digest="4" * 32, differs_only_in=(Variable.DATES,)),
    )


@pytest.mark.parametrize(
    ("included", "going"),
    [
        ((), {"/copy"}),
        ((Inclusion.SAME_CONTENT,), {"/copy", "/content"}),
        ((Inclusion.SAME_TEXT,), {"/copy", "/content", "/text"}),
        ((Inclusion.LOOKS_ALIKE,), {"/copy", "/looks"}),
        ((Inclusion.NEAR,), {"/copy", "/near"}),
        ((Inclusion.VARIANTS,), {"/copy"}),
        ((Inclusion.NEAR, Inclusion.VARIANTS), {"/copy", "/near", "/variant"}),
        (NEAR_INCLUSIONS, {"/copy", "/content", "/text", "/near"}),
        (tuple(Inclusion), {"/copy", "/content", "/text", "/looks", "/near", "/variant"}),
    ],
)
def test_S13_a_plan_takes_identical_documents_and_what_is_asked_for_in_so_many_words(
    document: MakeDocument, included: tuple[Inclusion, ...], going: set[str]
) -> None:
    decided = plan(*one_of_each(document), included=included)
    assert {path for path, kept in decided.items() if kept != "keep"} == going
    assert {decided[path] for path in going} == {"/a"}


def test_S13_what_only_looks_alike_is_never_the_same_text(document: MakeDocument) -> None:
    caption = {"text_digest": "1" * 32}
    scans = [document(f"/scan{number}", LOOKS, **caption) for number in range(2)]
    decided = plan(document("/a", None, **caption), *scans, included=(Inclusion.SAME_CONTENT, Inclusion.SAME_TEXT))
    assert set(decided.values()) == {"keep"}


def test_S13_documents_near_the_keeper_that_have_the_same_content_go_for_each_other_if_asked(
    document: MakeDocument,
) -> None:
    old = [document(path, NEAR, text_digest="3" * 32, same_content="5" * 32) for path in ("/old.pdf", "/old.docx")]
    other = document("/older.docx", NEAR, text_digest="3" * 32)
    decided = plan(document("/a", None), *old, other, included=(Inclusion.SAME_CONTENT,))
    assert decided == {"/a": "keep", "/old.pdf": "keep", "/old.docx": "/old.pdf", "/older.docx": "keep"}


def test_S4_near_duplicates_stay_unless_asked_for(document: MakeDocument) -> None:
    documents = (document("/a", None), document("/b", NEAR))
    assert plan(*documents) == {"/a": "keep", "/b": "keep"}
    assert plan(*documents, included=NEAR_INCLUSIONS) == {"/a": "keep", "/b": "/a"}


def invoices(document: MakeDocument) -> tuple[PlanDocument, ...]:
    """Make an invoice, an edited one, two that only have other numbers or names, and a copy of one of these."""
    two = {"differs_only_in": (Variable.NUMBERS, Variable.DATES), "content_digest": B, "masked_digest": "1" * 16}
    return (
        document("/a", None, masked_digest="1" * 16),
        document("/edited", NEAR, masked_digest="2" * 16),
        document("/bb", NEAR, **two),
        document("/b", NEAR, **two),
        document("/ccc", NEAR, differs_only_in=(Variable.NAMES,)),  # as in a report without masked digests
    )


def test_S4_two_invoices_are_not_two_copies(document: MakeDocument) -> None:
    stays = {"/a": "keep", "/b": "keep", "/bb": "/b", "/ccc": "keep"}
    assert plan(*invoices(document)) == stays | {"/edited": "keep"}
    assert plan(*invoices(document), included=NEAR_INCLUSIONS) == stays | {"/edited": "/a"}


def test_variants_go_only_where_that_is_asked_for_as_well(document: MakeDocument) -> None:
    documents = invoices(document)
    decided = plan(*documents, included=(*NEAR_INCLUSIONS, Inclusion.VARIANTS))
    assert decided == {each.path: "/a" for each in documents} | {"/a": "keep"}
    assert plan(*documents, included=(Inclusion.SAME_TEXT, Inclusion.VARIANTS)) == plan(*documents)


@pytest.mark.parametrize(
    ("best", "stays"),
    [
        ("/ccc", {"/a": "keep", "/edited": "/a", "/ccc": "keep", "/b": "keep", "/bb": "/b"}),
        ("/edited", {"/edited": "keep", "/a": "keep", "/ccc": "keep", "/b": "keep", "/bb": "/b"}),
        ("/bb", {"/a": "keep", "/edited": "/a", "/ccc": "keep", "/bb": "keep", "/b": "/bb"}),
    ],
)
def test_S4_variants_of_the_old_keeper_stay_whichever_document_the_rules_prefer(
    document: MakeDocument, best: str, stays: dict[str, str]
) -> None:
    assert plan(*invoices(document), keep=f"name:{best[1:]},shortest-path", included=NEAR_INCLUSIONS) == stays


def test_S4_invoices_of_an_older_form_are_no_copies_of_each_other_either(document: MakeDocument) -> None:
    old = [document(path, NEAR, masked_digest="0" * 16) for path in ("/old1", "/old2")]
    single = document("/edited", NEAR, masked_digest="1" * 16)
    keeper = document("/a", None, masked_digest="2" * 16)
    decided = plan(keeper, single, *old, included=NEAR_INCLUSIONS)
    assert decided == {"/a": "keep", "/edited": "/a", "/old1": "keep", "/old2": "keep"}


def test_S4_letters_of_another_template_are_no_copies_of_each_other_either(document: MakeDocument) -> None:
    letters = [document(f"/{name}", NEAR, template_digest="0" * 16 + name * 16) for name in "bc"]
    edited = [document(f"/edited{name}", NEAR, template_digest="1" * 32) for name in "bc"]
    keeper = document("/a", None, template_digest="1" * 16 + "2" * 16)
    decided = plan(keeper, *letters, included=NEAR_INCLUSIONS)
    assert decided == {"/a": "keep", "/b": "keep", "/c": "keep"}
    assert plan(document("/a", None), *edited, included=NEAR_INCLUSIONS) == {
        "/a": "keep", "/editedb": "/a", "/editedc": "/a"
    }  # fmt: skip


def test_the_same_letter_with_other_lines_is_no_variant(document: MakeDocument) -> None:
    fields = {"text_digest": "3" * 32}
    two = [document(f"/{name}", NEAR, template_digest="0" * 16 + name * 16, **fields) for name in "bc"]
    decided = plan(document("/a", None, text_digest="4" * 32), *two, included=NEAR_INCLUSIONS)
    assert decided == {"/a": "keep", "/b": "/a", "/c": "/a"}


def test_copies_are_no_variants_of_each_other(document: MakeDocument) -> None:
    same = [document(path, NEAR, masked_digest="0" * 16, content_digest=B) for path in ("/b", "/bb")]
    text = document("/aa", TEXT, masked_digest="2" * 16)
    decided = plan(document("/a", None, masked_digest="2" * 16), text, *same, included=NEAR_INCLUSIONS)
    assert decided == {"/a": "keep", "/aa": "/a", "/b": "/a", "/bb": "/a"}


def test_the_same_text_in_two_formats_is_no_variant(document: MakeDocument) -> None:
    old = [document(path, NEAR, text_digest="3" * 32, masked_digest="0" * 16) for path in ("/old.pdf", "/old.docx")]
    keeper = document("/a", None, text_digest="4" * 32, masked_digest="1" * 16)
    assert plan(keeper, *old) == {"/a": "keep", "/old.pdf": "keep", "/old.docx": "/old.pdf"}
    assert plan(keeper, *old, included=NEAR_INCLUSIONS) == {"/a": "keep", "/old.pdf": "/a", "/old.docx": "/a"}


def test_the_same_invoice_in_two_formats_is_kept_once(document: MakeDocument) -> None:
    fields = {"differs_only_in": (Variable.NUMBERS,), "text_digest": "3" * 32, "masked_digest": "0" * 16}
    group = PlanGroup(
        documents=(
            document("/a", None, text_digest="4" * 32, masked_digest="0" * 16),
            document("/b.pdf", NEAR, **fields),
            document("/b.docx", NEAR, **fields),
        )
    )
    made = make_plan([group], parse_rules("shortest-path"), included=NEAR_INCLUSIONS)
    decided = [(each.file.path, each.kept and each.kept.path, each.relation) for each in made.decisions]
    assert decided == [("/a", None, "keeper"), ("/b.pdf", None, "keeper"), ("/b.docx", "/b.pdf", TEXT)]


def test_a_variant_says_why_it_stays(document: MakeDocument) -> None:
    group = PlanGroup(documents=invoices(document))
    made = make_plan([group], parse_rules("shortest-path"), included=NEAR_INCLUSIONS)
    reasons = {each.file.path: each.reason for each in made.decisions}
    assert reasons == {
        "/a": "shortest-path",
        "/edited": "shortest-path",
        "/b": Reason.VARIANT,
        "/bb": "shortest-path",
        "/ccc": Reason.VARIANT,
    }


def test_S4_what_has_the_text_of_the_old_keeper_is_only_near_to_a_new_one(document: MakeDocument) -> None:
    decided = plan(document("/aaa", None), document("/aa", TEXT), document("/a", NEAR))
    assert decided == {"/a": "keep", "/aa": "keep", "/aaa": "/aa"}


def test_copies_of_a_near_duplicate_go_for_it(document: MakeDocument) -> None:
    decided = plan(
        document("/a", None), document("/bb", NEAR, content_digest=B), document("/b", NEAR, content_digest=B)
    )
    assert decided == {"/a": "keep", "/b": "keep", "/bb": "/b"}


def test_S4_the_relation_is_to_the_document_that_stays(document: MakeDocument) -> None:
    group = PlanGroup(
        documents=(
            document("/aaaa", None),
            document("/aaa", TEXT, content_digest=B),
            document("/a", TEXT, content_digest=B),
            document("/bbbbb", NEAR),
        )
    )
    made = make_plan([group], parse_rules("shortest-path"), included=NEAR_INCLUSIONS)
    relations = {each.file.path: each.relation for each in made.decisions}
    assert relations == {"/a": "keeper", "/aaa": SAME, "/aaaa": TEXT, "/bbbbb": NEAR}


def test_S4_a_report_that_calls_different_bytes_identical_is_not_believed(document: MakeDocument) -> None:
    assert plan(document("/a", None, content_digest=A), document("/b", SAME, content_digest=B)) == {
        "/a": "keep",
        "/b": "keep",
    }


def test_S2_a_reference_comes_first_and_never_goes(document: MakeDocument) -> None:
    decided = plan(
        document("/a", None),
        document("/very/long/reference", TEXT, is_reference=True),
        document("/another/reference", TEXT, is_reference=True),
        included=NEAR_INCLUSIONS,
    )
    assert decided == {"/another/reference": "keep", "/very/long/reference": "keep", "/a": "/another/reference"}


def test_S2_another_name_of_a_reference_never_goes(document: MakeDocument) -> None:
    decided = plan(
        document("/a", None, inode=7, content_digest=A),
        document("/b", SAME, inode=8, content_digest=A),
        document("/reference", SAME, inode=7, is_reference=True, content_digest=A),
    )
    assert decided == {"/reference": "keep", "/a": "keep", "/b": "/reference"}


def test_S1_two_names_of_one_file_are_not_two_copies(document: MakeDocument) -> None:
    assert plan(document("/a", None, inode=7, content_digest=A), document("/b", SAME, inode=7, content_digest=A)) == {
        "/a": "keep",
        "/b": "keep",
    }


def test_S1_a_file_that_stays_in_one_group_goes_in_none(document: MakeDocument) -> None:
    first = PlanGroup(documents=(document("/a", None, inode=7), document("/bb", TEXT)))
    second = PlanGroup(documents=(document("/x", None), document("/other-name-of-a", TEXT, inode=7)))
    made = make_plan([first, second], parse_rules("shortest-path"), included=NEAR_INCLUSIONS)
    assert {each.file.path for each in made.decisions if each.verdict is Verdict.REMOVE} == {"/bb"}


def test_S9_a_document_whose_bytes_were_not_read_neither_goes_nor_is_kept_for_another(document: MakeDocument) -> None:
    unread = document("/a", None, content_digest=None)
    assert plan(unread, document("/b", TEXT), included=NEAR_INCLUSIONS) == {"/b": "keep"}
    assert plan(unread, document("/b", TEXT), document("/bb", TEXT)) == {"/b": "keep", "/bb": "/b"}


@pytest.mark.parametrize(
    ("keep", "reason"),
    [
        ("newest", "newest"),
        ("smallest,newest", "newest"),
        ("smallest", Reason.SEARCH),
        ("smallest,shortest-path", "shortest-path"),
        (f"in:{native('/a')}", f"in:{native('/a')}"),
    ],
)
def test_the_reason_is_the_first_rule_that_tells_the_two_apart(document: MakeDocument, keep: str, reason: str) -> None:
    group = PlanGroup(
        documents=(document(native("/a/x"), None, mtime_ns=2), document(native("/bb/x"), TEXT, mtime_ns=1))
    )
    for decision in make_plan([group], parse_rules(keep), included=(Inclusion.SAME_TEXT,)).decisions:
        assert decision.reason == reason


def test_without_rules_the_keeper_of_the_search_stays(document: MakeDocument) -> None:
    group = PlanGroup(documents=(document("/long/path", None), document("/a", TEXT)))
    kept = [
        each.file.path
        for each in make_plan([group], (), included=(Inclusion.SAME_TEXT,)).decisions
        if each.kept is None
    ]
    assert kept == ["/long/path"]


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data(), included=st.sets(st.sampled_from(Inclusion)))
def test_S1_S2_S13_no_plan_removes_every_copy_or_a_reference(data: st.DataObject, included: set[Inclusion]) -> None:
    groups = small_world(lambda options: data.draw(st.sampled_from(options)))
    keep = data.draw(st.lists(st.sampled_from(RULES), min_size=1, max_size=4))
    made = make_plan(groups, parse_rules(",".join(keep)), included=included)
    assert broken_promises(groups, made, included=included) == set()


@pytest.mark.parametrize("worlds", [2_000, pytest.param(10_000, marks=pytest.mark.sweep)])
def test_S1_S2_S13_plans_remove_neither_every_copy_nor_a_reference_in_any_world(worlds: int) -> None:
    removals = 0
    for seed in range(worlds):
        chosen = random.Random(seed)  # noqa: S311 - no secret
        groups = small_world(chosen.choice)
        keep = chosen.choices(RULES, k=chosen.randint(1, 4))
        included = [each for each in Inclusion if chosen.random() < 0.4]
        made = make_plan(groups, parse_rules(",".join(keep)), included=included)
        assert broken_promises(groups, made, included=included) == set(), seed
        assert seed % 20 or plan_from_json(plan_to_json(made)) == made
        removals += sum(each.verdict is Verdict.REMOVE for each in made.decisions)
    assert removals > worlds // 2  # else the worlds would prove little


def test_one_stays_in_each_folder_and_of_each_name(document: MakeDocument) -> None:
    copies = [
        document(path, SAME if number else None, mtime_ns=number, content_digest=A)
        for number, path in enumerate(("/a/x", "/a/y", "/b/x", "/b/z"))
    ]
    assert plan(*copies, keep="newest") == {"/b/z": "keep", "/a/x": "/b/z", "/a/y": "/b/z", "/b/x": "/b/z"}
    by_folder = {"/a/y": "keep", "/a/x": "/a/y", "/b/z": "keep", "/b/x": "/b/z"}
    assert plan(*copies, keep="newest,one-per-folder") == by_folder
    assert plan(*copies, keep="one-per-folder,newest") == by_folder
    by_name = {"/b/z": "keep", "/b/x": "keep", "/a/x": "/b/x", "/a/y": "keep"}
    assert plan(*copies, keep="newest,one-per-name") == by_name
    assert set(plan(*copies, keep="newest,one-per-name,one-per-folder").values()) == {"keep"}


def test_the_reason_says_that_one_of_each_stays(document: MakeDocument) -> None:
    group = PlanGroup(documents=(document("/a/x", None, content_digest=A), document("/b/x", SAME, content_digest=A)))
    first, second = make_plan([group], parse_rules("shortest-path,one-per-folder")).decisions
    assert (first.relation, first.reason) == ("keeper", Reason.NO_COPY)
    assert (second.verdict, second.reason, second.relation) == (Verdict.KEEP, "one-per-folder", SAME)


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data(), splitting=st.sampled_from([("one-per-folder", 0), ("one-per-name", 1)]))
def test_of_each_folder_or_name_just_one_stays_and_nothing_more_goes(
    data: st.DataObject, splitting: tuple[str, int]
) -> None:
    rule, place = splitting
    keep = ",".join(data.draw(st.lists(st.sampled_from(RULES[:-2]), min_size=1, max_size=3)))
    for group in small_world(lambda options: data.draw(st.sampled_from(options))):
        plain, split = (make_plan([group], parse_rules(each)).decisions for each in (keep, f"{keep},{rule}"))
        goes_plainly = {each.file.path for each in plain if each.verdict is Verdict.REMOVE}
        assert {each.file.path for each in split if each.verdict is Verdict.REMOVE} <= goes_plainly
        staying: dict[tuple[str, str], int] = {}
        for each in split:
            of = (each.file.content_digest, os.path.split(each.file.path)[place])
            is_free = each.verdict is Verdict.KEEP and each.reason not in {Reason.REFERENCE, Reason.KEPT_ELSEWHERE}
            staying[of] = staying.get(of, 0) + is_free
            if each.kept is not None:
                assert os.path.split(each.kept.path)[place] == of[1]
        assert all(count <= 1 for count in staying.values())
        kept = {(each.file.content_digest, os.path.split(each.file.path)[place]) for each in split if not each.kept}
        assert kept == set(staying)
