"""Reports and plans as files: what is read, and what is refused."""

import copy
import json
import os
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from dupfinder.decide import (
    PlanDocument,
    PlanGroup,
    groups_from_report,
    make_plan,
    parse_rules,
    plan_from_json,
    plan_group,
    plan_to_json,
)
from dupfinder.domain.beyond import ContentKind, digest_of
from dupfinder.domain.decisions import Elsewhere, Inclusion, Loss, LostContent, Plan
from dupfinder.domain.documents import Document, Metadata
from dupfinder.domain.enclosed import SHOWN_SEPARATOR
from dupfinder.domain.errors import UsageError
from dupfinder.domain.file_names import name_fields
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.pairs import Relation, Variable
from this_system import native, not_on_windows

MakeDocument = Callable[..., PlanDocument]


def report_document(path: str, relation: str, **fields: object) -> dict[str, object]:
    return {
        "path": path,
        "format": "txt",
        "size_bytes": 10,
        "modified": "2026-05-04T09:12:33Z",
        "words": 3,
        "fingerprint": "9f3a9f3a9f3a9f3a",
        "reference": False,
        "relation": relation,
        "similarity": 1.0,
        "hamming_bits": 0,
        "mtime_ns": 5,
        "device": 1,
        "inode": len(os.path.basename(path)),
        "content_digest": "a" * 64,
    } | fields


@pytest.fixture
def report() -> dict[str, Any]:
    documents = [report_document(native("/a"), "keeper"), report_document(native("/bb"), "identical")]
    return {
        "format": "dupfinder-report",
        "version": 1,
        "groups": [{"id": 1, "keeper": native("/a"), "documents": documents}],
    }


def test_a_report_gives_its_groups(report: dict[str, Any], document: MakeDocument) -> None:
    (group,) = groups_from_report(report)
    assert group.documents[0] == document(
        native("/a"), None, word_count=3, mtime_ns=5, device=1, inode=1, content_digest="a" * 64
    )
    assert [each.relation for each in group.documents] == [None, Relation.IDENTICAL]


def test_a_report_says_which_documents_are_variants_or_is_of_a_time_that_could_not(report: dict[str, Any]) -> None:
    first, second = report["groups"][0]["documents"]
    first |= {"differs_only_in": []}
    second |= {"relation": "near", "differs_only_in": ["numbers", "names"], "masked_digest": "0123456789abcdef"}
    second |= {"text_digest": "f" * 32, "template_digest": "e" * 32}
    (group,) = groups_from_report(report)
    assert [each.differs_only_in for each in group.documents] == [(), (Variable.NUMBERS, Variable.NAMES)]
    assert [each.masked_digest for each in group.documents] == [None, "0123456789abcdef"]
    assert [each.text_digest for each in group.documents] == [None, "f" * 32]
    assert [each.template_digest for each in group.documents] == [None, "e" * 32]


def test_a_report_says_how_much_its_documents_say_of_themselves(report: dict[str, Any]) -> None:
    about = {"title": "", "pages": 3, "created": "2020", "attachments": ["x"], "author": None}
    report["groups"][0]["documents"][1]["metadata"] = about
    (group,) = groups_from_report(report)
    assert [each.metadata_count for each in group.documents] == [0, 3]


def test_a_path_that_is_not_utf8_comes_whole(report: dict[str, Any]) -> None:
    path = native("/caf\udce9")
    report["groups"][0]["documents"][0] |= name_fields("path", path)
    assert report["groups"][0]["documents"][0]["path_bytes"]
    (group,) = groups_from_report(report)
    assert group.documents[0].path == path


def test_a_document_without_digest_is_one_that_was_not_read(report: dict[str, Any]) -> None:
    report["groups"][0]["documents"][1]["content_digest"] = None
    (group,) = groups_from_report(report)
    assert group.documents[1].state is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("path", None),
        ("path", "relative/path"),
        ("path", native("/nul\0")),
        pytest.param("path", native("/lone\ud800surrogate"), marks=not_on_windows("names may be so there")),
        ("path_bytes", "no base64!"),
        ("path_bytes", 7),
        ("format", 1),
        ("size_bytes", -1),
        ("size_bytes", 1.5),
        ("size_bytes", True),
        ("words", "3"),
        ("mtime_ns", None),
        ("device", None),
        ("inode", "1"),
        ("content_digest", "A" * 64),
        ("content_digest", "a" * 63),
        ("reference", 0),
        ("relation", "cousin"),
        ("relation", "keeper"),
        ("path", native("/a")),
        ("differs_only_in", "numbers"),
        ("differs_only_in", ["numbers"]),
        ("differs_only_in", ["colours"]),
        ("differs_only_in", [[]]),
        ("masked_digest", "0" * 64),
        ("template_digest", "0" * 16),
        ("text_digest", 0),
        ("metadata", []),
    ],
)
def test_a_wrong_field_of_a_report_is_named(report: dict[str, Any], field: str, value: object) -> None:
    report["groups"][0]["documents"][1][field] = value
    with pytest.raises(UsageError, match=r"^This dupfinder-report file cannot be used: groups\[0\].*\.$"):
        groups_from_report(report)


@pytest.mark.parametrize(
    "value",
    [
        *(None, [], "x", {}, {"format": "dupfinder-plan", "version": 1}, {"format": "dupfinder-report", "version": 2}),
        {"format": "dupfinder-report", "version": 1},
        {"format": "dupfinder-report", "version": 1, "groups": [1]},
        {"format": "dupfinder-report", "version": 1, "groups": [{}]},
    ],
)
def test_what_is_no_report_is_refused(value: object) -> None:
    with pytest.raises(UsageError, match=r"^[^\n]+\.$"):
        groups_from_report(value)


def test_a_group_of_a_scan_is_read_like_its_report(document: MakeDocument) -> None:
    def member(path: str, relation: Relation | None, *, digest: bytes | None) -> Member:
        entry = FileEntry(
            file_id=FileId(0),
            path=path,
            size_bytes=10,
            mtime_ns=1_000,
            device=1,
            inode=9,
            is_reference=relation is None,
        )
        text, masked = (b"\xcc" * 16, bytes(48) + b"\xbb" * 8 + b"\xdd" * 16) if digest else (None, b"")
        read = Document(
            entry=entry,
            format="txt",
            content_digest=digest,
            word_count=100,
            text_digest=text,
            masked_digests=masked,
            metadata=Metadata(title="t", author="a", created="2020", attachments=("x",)),
        )
        only = (Variable.DATES,) if relation is Relation.NEAR else ()
        return Member(document=read, relation=relation, similarity=1.0, hamming_bits=0, differs_only_in=only)

    scanned = DuplicateGroup(
        group_id=1,
        members=(member(native("/a"), None, digest=b"\xaa" * 32), member(native("/b"), Relation.NEAR, digest=None)),
    )
    assert plan_group(scanned).documents == (
        document(
            native("/a"),
            None,
            inode=9,
            is_reference=True,
            content_digest="aa" * 32,
            text_digest="cc" * 16,
            same_content=digest_of(b"\xcc" * 16, b"", b"").hex(),
            masked_digest="bb" * 8,
            template_digest="dd" * 16,
            metadata_count=3,
        ),
        document(
            native("/b"),
            Relation.NEAR,
            inode=9,
            content_digest=None,
            differs_only_in=(Variable.DATES,),
            metadata_count=3,
        ),
    )


@pytest.fixture
def plan_text(document: MakeDocument) -> str:
    group = PlanGroup(
        documents=(
            document(native("/a"), None),
            document(native("/caf\udce9"), Relation.SAME_TEXT),
            document(native("/n\n"), Relation.NEAR),
        )
    )
    rules = parse_rules("in:/caf\udce9,shortest-path")
    return plan_to_json(make_plan([group], rules, included=(Inclusion.SAME_TEXT,)))


def test_a_plan_comes_back_from_its_file(plan_text: str) -> None:
    plan = plan_from_json(plan_text)
    assert [each.file.path for each in plan.decisions] == [native("/a"), native("/caf\udce9"), native("/n\n")]
    assert plan.decisions[1].kept == plan.decisions[0].file
    assert plan_to_json(plan) == plan_text
    assert plan_text.encode()


def test_a_plan_says_what_would_be_lost(plan_text: str) -> None:
    plan = plan_from_json(plan_text)
    kept, gone, other = plan.decisions
    lost = LostContent(kind=ContentKind.COMMENTS, count=None, labels=("by the way",), numbers=(0, 2))
    there = Elsewhere(
        path=native("/caf\udce9.txt"),
        size_bytes=7,
        mtime_ns=-1,
        content_digest="b" * 64,
        word_count=2,
        passages=("x y",),
    )
    inside = replace(there, path="\0".join((native("/box.zip"), "letters/a.txt", "b.pdf")))
    loss = Loss(word_count=3, passages=("two words", "\N{SNOWMAN}\n"), content=(lost,), elsewhere=(there, inside))
    lossy = Plan(decisions=(kept, replace(gone, loss=loss), other))
    assert plan_from_json(plan_to_json(lossy)) == lossy
    fields = json.loads(plan_to_json(lossy))["decisions"][1]["lost"]
    first, second = fields.pop("elsewhere")
    facts = {"size_bytes": 7, "mtime_ns": -1, "content_digest": "b" * 64, "words": 2, "passages": ["x y"]}
    assert first == {**name_fields("path", there.path), **facts}
    assert second == {
        "path": SHOWN_SEPARATOR.join((native("/box.zip"), "letters/a.txt", "b.pdf")),
        "path_inside": ["letters/a.txt", "b.pdf"],
        "path_file": native("/box.zip"),
        **facts,
    }
    assert fields == {
        "words": 3,
        "passages": list(loss.passages),
        "content": [{"kind": "comments", "count": None, "items": ["by the way"], "numbers": [0, 2]}],
    }


def test_S4_a_plan_is_refused_that_removes_what_it_says_has_the_text_of_another(plan_text: str) -> None:
    plan = plan_from_json(plan_text)
    kept, gone, other = plan.decisions
    assert gone.kept is not None
    for path in (gone.file.path, f"{gone.file.path}\0inside.txt"):
        holder = Elsewhere(path=path, size_bytes=1, mtime_ns=1, content_digest="b" * 64, word_count=1, passages=("x",))
        loss = Loss(word_count=0, passages=(), elsewhere=(holder,))
        with pytest.raises(UsageError, match="has text that is kept in a document which is to be removed"):
            plan_from_json(plan_to_json(Plan(decisions=(kept, replace(gone, loss=loss), other))))


def test_it_says_of_how_many_documents_nobody_knows(plan_text: str) -> None:
    plan = replace(plan_from_json(plan_text), unsearched=3)
    assert json.loads(plan_to_json(plan))["unsearched"] == 3
    assert plan_from_json(plan_to_json(plan)) == plan


def test_the_plan_of_an_older_program_has_neither_groups_nor_losses(plan_text: str) -> None:
    fields = json.loads(plan_text)
    assert [each["group"] for each in fields["decisions"]] == [1, 1, 1]
    for each in fields["decisions"]:
        del each["group"], each["lost"]
    assert [each.group_number for each in plan_from_json(json.dumps(fields)).decisions] == [None] * 3


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("group", -1),
        ("group", "1"),
        ("lost", 3),
        ("lost", {}),
        ("lost", {"words": 3, "passages": "two words"}),
        ("lost", {"words": 3, "passages": [1]}),
        ("lost", {"words": 3, "passages": [], "content": [{"kind": "magic", "count": 1, "items": [], "numbers": []}]}),
        ("lost", {"words": 3, "passages": [], "content": [{"kind": "links", "count": -1, "items": [], "numbers": []}]}),
        (
            "lost",
            {"words": 3, "passages": [], "content": [{"kind": "links", "count": 1, "items": [], "numbers": [-1]}]},
        ),
        ("lost", {"words": -3, "passages": []}),
        ("verdict", "burn"),
        ("relation", "keeper"),
        ("relation", "cousin"),
        ("reason", None),
        ("kept", None),
        ("kept", native("/a")),
        ("verdict", "keep"),
        ("inode", None),
    ],
)
def test_a_wrong_decision_is_refused(plan_text: str, field: str, value: object) -> None:
    plan = json.loads(plan_text)
    plan["decisions"][1][field] = value
    with pytest.raises(UsageError, match=r"decisions\[1\]"):
        plan_from_json(json.dumps(plan))


def kept_for_itself(decisions: list[dict[str, Any]]) -> None:
    decisions[1]["kept"] = {name: decisions[1][name] for name in ("path", "path_bytes")}


def kept_one_goes_too(decisions: list[dict[str, Any]]) -> None:
    decisions[0] |= {"verdict": "remove", "kept": copy.deepcopy(decisions[1]["kept"]), "relation": "near"}


def kept_one_is_not_named(decisions: list[dict[str, Any]]) -> None:
    del decisions[0]


def kept_one_goes_by_another_name(decisions: list[dict[str, Any]]) -> None:
    decisions[1]["inode"] = decisions[0]["inode"]


def file_named_twice(decisions: list[dict[str, Any]]) -> None:
    decisions.append(decisions[1])


@pytest.mark.parametrize(
    "forge",
    [
        kept_for_itself,
        kept_one_goes_too,
        kept_one_is_not_named,
        kept_one_goes_by_another_name,
        file_named_twice,
    ],
)
def test_S1_a_plan_that_would_remove_what_it_keeps_is_refused(
    plan_text: str, forge: Callable[[list[dict[str, Any]]], None]
) -> None:
    plan = json.loads(plan_text)
    forge(plan["decisions"])
    with pytest.raises(UsageError, match="decisions"):
        plan_from_json(json.dumps(plan))


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "null", '{"format": "dupfinder-plan"}', "1" * 5000])
def test_what_is_no_plan_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match=r"^[^\n]+\.$"):
        plan_from_json(text)
