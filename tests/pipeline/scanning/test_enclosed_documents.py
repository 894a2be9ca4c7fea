"""Scans that look inside of files: each mail of a mailbox is a document, and nothing ever happens to the mailbox."""

import mailbox
import os
import shutil
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from dupfinder.decide import Marks, Refusal, plan_group
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document, ProblemCode
from dupfinder.domain.enclosed import enclosed_path
from dupfinder.domain.errors import StoreError
from dupfinder.domain.events import DocumentFailed, Event
from dupfinder.domain.ignore_list import IgnoreList
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.pipeline import Comparer, ScanControl, new_session, open_session, revise, save_session, scan
from dupfinder.pipeline.results.revising import renamed
from hostile_files.legacy_writing import tnef_of
from sample_documents import Scan, Write, edited, words

OFFERS = [words(120, seed=seed) for seed in range(6)]


def mail(number: int, text: str | None = None) -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"] = "Anna <a@example.org>", "Bert <b@example.org>"
    message["Subject"], message["Date"] = f"Offer {number}", "Mon, 02 Mar 2026 10:00:00 +0000"
    message.set_content(OFFERS[number] if text is None else text)
    return message


def as_saved(message: EmailMessage) -> bytes:
    """Return a mail with the ends of lines that `mailbox` gives it on this system."""
    return message.as_bytes().replace(b"\n", os.linesep.encode())


def cut(number: int) -> EmailMessage:
    """Return a mail whose parts are missing."""
    message = mail(number)
    message.replace_header("Content-Type", 'multipart/mixed; boundary="none"')
    return message


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    return tmp_path / "docs"


def make_box(path: Path, *mails: EmailMessage) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    box = mailbox.mbox(path)
    for one in mails:
        box.add(one)
    box.close()
    return path


def groups_of(result: ScanResult) -> list[set[str]]:
    """Return the shown names of the documents of each group."""
    return [{visible(one.document.entry.name) for one in group.members} for group in result.groups]


def shown(*names: str) -> str:
    return " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} ".join(names)


def document(result: ScanResult, *names: str) -> Document:
    return next(one for one in result.documents if visible(one.entry.name) == shown(*names))


def test_mailboxes_that_begin_alike_are_not_the_same(docs: Path, scan_documents: Scan) -> None:
    for name, numbers in (("a.mbox", (0, 1)), ("b.mbox", (0, 2)), ("c", (0, 3)), ("d.mbx", (0, 4))):
        make_box(docs / name, *map(mail, numbers))
    result = scan_documents().result
    assert groups_of(result) == [{shown(name, "1") for name in ("a.mbox", "b.mbox", "c", "d.mbx")}]
    assert len(result.documents) == 12
    assert result.redundant_documents == 0


def test_mails_are_compared_with_those_of_other_boxes_and_files(docs: Path, write: Write, scan_documents: Scan) -> None:
    make_box(docs / "Inbox", *map(mail, range(3)))
    write("saved.eml", as_saved(mail(1)))
    write("near.eml", mail(2, edited(OFFERS[2], 7)).as_bytes())
    result = scan_documents().result
    assert sorted(map(sorted, groups_of(result))) == [
        [shown("Inbox", "2"), "saved.eml"],
        [shown("Inbox", "3"), "near.eml"],
    ]
    relations = {visible(one.document.entry.name): one.relation for group in result.groups for one in group.members}
    assert relations == {
        "saved.eml": None,
        shown("Inbox", "2"): Relation.IDENTICAL,
        "near.eml": None,
        shown("Inbox", "3"): Relation.NEAR,
    }


def test_what_outlook_packed_into_one_file_meets_the_document(write: Write, scan_documents: Scan) -> None:
    message = mail(0)
    packed = tnef_of({"offer.txt": OFFERS[1].encode()})
    message.add_attachment(packed, maintype="application", subtype="ms-tnef", filename="winmail.dat")
    write("a.eml", message.as_bytes())
    write("offer.txt", OFFERS[1])
    assert groups_of(scan_documents().result) == [{"offer.txt", shown("a.eml", "winmail.dat", "offer.txt")}]


def test_S1_nothing_can_go_for_what_is_inside_of_a_file(docs: Path, write: Write, scan_documents: Scan) -> None:
    box = make_box(docs / "Inbox", mail(0), mail(0))
    write("saved.eml", mail(0).as_bytes())
    result = scan_documents().result
    (group,) = result.groups
    assert (result.redundant_documents, result.reclaimable_bytes, group.redundant) == (0, 0, ())
    marks = Marks([plan_group(group)])
    inner = [enclosed_path(str(box), number) for number in ("1", "2")]
    assert [marks.refusal(path) for path in inner] == [Refusal.ENCLOSED] * 2
    assert marks.refusal(str(docs / "saved.eml")) is Refusal.LAST
    marks.mark((*inner, str(docs / "saved.eml")))
    assert list(marks.marked_paths()) == []
    marks.keep(inner[0])
    assert marks.keeper_of(inner[0]) == str(docs / "saved.eml")


def test_S1_of_two_files_one_may_go_for_the_other_and_never_for_the_mail(
    docs: Path, write: Write, scan_documents: Scan
) -> None:
    box = make_box(docs / "Inbox", mail(0))
    write("saved.eml", mail(0).as_bytes())
    write("copy of saved.eml", mail(0).as_bytes())
    result = scan_documents().result
    assert [one.document.entry.name for one in result.groups[0].redundant] == ["copy of saved.eml"]
    marks = Marks([plan_group(result.groups[0])])
    marks.mark([str(docs / "copy of saved.eml")])
    plan = marks.plan()
    assert [one.file.path for one in plan.removals] == [str(docs / "copy of saved.eml")]
    assert {one.kept.path for one in plan.removals if one.kept is not None} == {str(docs / "saved.eml")}
    assert str(box) not in {each.file.path for each in plan.decisions}


def test_equal_mailboxes_are_one_group_and_their_mails_are_told_once(docs: Path, scan_documents: Scan) -> None:
    box = make_box(docs / "archive.mbox", mail(0), mail(1))
    shutil.copy(box, docs / "archive (copy).mbox")
    result = scan_documents().result
    assert groups_of(result) == [{"archive.mbox", "archive (copy).mbox"}]
    assert {visible(one.entry.name) for one in result.documents} == {
        "archive.mbox",
        "archive (copy).mbox",
        shown("archive.mbox", "1"),
        shown("archive.mbox", "2"),
    }


def test_documents_come_in_the_order_of_paths_and_are_numbered_so(
    docs: Path, write: Write, scan_documents: Scan
) -> None:
    make_box(docs / "b", *map(mail, range(5)), *map(mail, range(6)))
    write("a.txt", OFFERS[0])
    write("b.txt", OFFERS[1])
    entries = [one.entry for one in scan_documents().result.documents]
    assert entries == sorted(entries, key=lambda one: os.fsencode(one.path))
    assert [one.file_id for one in entries] == sorted({one.file_id for one in entries})


def test_a_rescan_reads_no_mail_again(
    docs: Path, tmp_path: Path, scan_documents: Scan, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dupfinder.store.rows._TICK_NS", 0)  # of a file changed just now nothing is taken for sure
    box = make_box(docs / "Inbox", *map(mail, range(6)))
    make_box(docs / "other", mail(0), mail(0, ""), mail(1, "two words"))
    for each in docs.iterdir():
        os.utime(each, ns=(10**18, 10**18))
    options: dict[str, Any] = {"use_cache": True, "cache_file": str(tmp_path / "cache.sqlite3")}
    first = scan_documents(**options).result
    second = scan_documents(**options).result
    assert second.statistics.from_cache == len(second.documents) == 11
    assert second.documents == first.documents
    assert groups_of(second) == groups_of(first)
    moved = box.rename(docs / "moved")
    third = scan_documents(**options).result
    assert {one.entry.path for one in third.documents if one.entry.file_path == str(moved)} == {
        str(moved),
        *(enclosed_path(str(moved), str(number)) for number in range(1, 7)),
    }


def test_one_switch_leaves_files_closed(docs: Path, write: Write, scan_documents: Scan) -> None:
    make_box(docs / "a.mbox", mail(0), mail(1))
    make_box(docs / "b.mbox", mail(0), mail(2))
    write("saved.eml", mail(0).as_bytes())
    result = scan_documents(inside=False).result
    assert [one.entry.name for one in result.documents] == ["a.mbox", "b.mbox", "saved.eml"]
    assert result.groups == ()


def test_mails_are_found_where_only_their_format_is_wanted(docs: Path, scan_documents: Scan) -> None:
    make_box(docs / "a.mbox", mail(0), mail(1))
    result = scan_documents(formats=("eml",)).result
    assert [visible(one.entry.name) for one in result.documents] == [shown("a.mbox", "1"), shown("a.mbox", "2")]


def test_a_scan_that_was_cancelled_lists_no_box_either(docs: Path) -> None:
    make_box(docs / "a.mbox", mail(0), cut(1), mail(2))
    token = CancelToken()

    def cancel_inside(event: Event) -> None:
        if isinstance(event, DocumentFailed):
            token.cancel()

    options = ScanOptions(sources=(str(docs),), workers=1, use_cache=False, formats=("eml",))
    result = scan(options, ScanControl(sink=cancel_inside, token=token, counters=ProgressCounters()))
    assert result.status is ScanStatus.CANCELLED
    assert {one.format for one in result.documents} == {"eml"}


def test_R1_a_bad_mail_costs_one_mail(docs: Path, scan_documents: Scan) -> None:
    make_box(docs / "Inbox", mail(0), cut(1), mail(2))
    scanned = scan_documents()
    (problem,) = scanned.result.problems
    assert (problem.path, problem.code) == (enclosed_path(str(docs / "Inbox"), "2"), ProblemCode.DAMAGED)
    assert len(scanned.result.documents) == 4


def test_a_session_has_them_as_they_were(docs: Path, write: Write, tmp_path: Path, scan_documents: Scan) -> None:
    make_box(docs / "Inbox", mail(0), mail(1))
    write("saved.eml", mail(0).as_bytes())
    result = scan_documents().result
    save_session(new_session(result), str(tmp_path / "s.dupfinder"))
    opened = open_session(str(tmp_path / "s.dupfinder"))
    assert opened.result.documents == result.documents
    assert opened.result.groups == result.groups


def test_what_is_inside_goes_with_its_file_and_follows_its_name(docs: Path, write: Write, scan_documents: Scan) -> None:
    box = make_box(docs / "Inbox", mail(0), mail(1))
    write("saved.eml", mail(0).as_bytes())
    write("other.eml", mail(0).as_bytes())
    result = scan_documents().result
    after = renamed(result, str(box), str(docs / "zz"))
    assert groups_of(after) == [{"saved.eml", "other.eml", shown("zz", "1")}]
    paths = [one.entry.path for one in after.documents]
    assert paths == sorted(paths)
    left = revise(result, gone=[str(box)], distinctions=IgnoreList(), keepers={})
    assert groups_of(left) == [{"saved.eml", "other.eml"}]
    assert len(left.documents) == 2


def test_a_mail_is_compared_side_by_side(docs: Path, write: Write) -> None:
    box = make_box(docs / "Inbox", mail(0), mail(1))
    saved = write("saved.eml", as_saved(mail(1)))
    with Comparer() as comparer:
        same = comparer.compare(enclosed_path(str(box), "2"), str(saved))
        other = comparer.compare(enclosed_path(str(box), "1"), str(saved))
    assert (same.relation, other.relation) == (Relation.IDENTICAL, None)


def test_only_across_sources_a_box_belongs_to_its_source(docs: Path, write: Write, scan_documents: Scan) -> None:
    box = make_box(docs / "mail/Inbox", mail(0), mail(0), mail(1))
    write("saved/one.eml", mail(0).as_bytes())
    result = scan_documents([str(box), str(docs / "saved")], across=True).result
    assert groups_of(result) == [{"one.eml", shown("Inbox", "1"), shown("Inbox", "2")}]


def test_S10_a_scan_leaves_the_mailbox_as_it_is(docs: Path, scan_documents: Scan) -> None:
    box = make_box(docs / "Inbox", *map(mail, range(3)))
    before = box.read_bytes(), box.stat()
    scan_documents()
    after = box.read_bytes(), box.stat()
    assert (before[0], before[1].st_mtime_ns, before[1].st_ino) == (after[0], after[1].st_mtime_ns, after[1].st_ino)


def test_a_mailbox_that_changed_gives_no_mail_of_before(docs: Path, scan_documents: Scan) -> None:
    box = make_box(docs / "Inbox", mail(0), mail(1))
    result = scan_documents().result
    entry = document(result, "Inbox", "2").entry
    assert entry.enclosing is not None
    box.write_bytes(b"")
    left = revise(result, gone=[str(box)], distinctions=IgnoreList(), keepers={})
    assert left.documents == ()
    assert replace(entry).may_go is False


def with_file(number: int, data: bytes, name: str = "invoice.txt") -> EmailMessage:
    """Return a mail with a file at it."""
    message = mail(number)
    message.add_attachment(data, maintype="application", subtype="octet-stream", filename=name)
    return message


def test_S1_what_is_at_a_mail_meets_the_file_beside_it_and_neither_goes_for_the_other(
    docs: Path, write: Write, scan_documents: Scan
) -> None:
    letter = write("letter.eml", with_file(0, OFFERS[1].encode()).as_bytes())
    write("invoice.txt", OFFERS[1])
    result = scan_documents().result
    assert groups_of(result) == [{"invoice.txt", shown("letter.eml", "invoice.txt")}]
    assert result.groups[0].members[1].relation is Relation.IDENTICAL
    assert (result.redundant_documents, result.reclaimable_bytes, len(result.documents)) == (0, 0, 3)
    assert document(result, "letter.eml").has_text
    marks = Marks([plan_group(result.groups[0])])
    inner = enclosed_path(str(letter), "invoice.txt")
    assert (marks.refusal(inner), marks.refusal(str(docs / "invoice.txt"))) == (Refusal.ENCLOSED, Refusal.LAST)
    assert document(scan_documents(inside=False).result, "letter.eml").text_digest is not None


def test_S1_mails_with_the_same_file_may_go_and_what_is_in_them_never_alone(write: Write, scan_documents: Scan) -> None:
    data = with_file(0, OFFERS[1].encode()).as_bytes()
    for name in ("a.eml", "b.eml"):
        write(name, data)
    write("invoice.txt", OFFERS[1])
    result = scan_documents().result
    assert sorted(map(sorted, groups_of(result))) == [
        ["a.eml", "b.eml"],
        [shown("a.eml", "invoice.txt"), "invoice.txt"],
    ]
    assert result.redundant_documents == 1
    assert result.enclosed_documents == 1


def test_what_lies_too_deep_is_said_and_not_passed_over_in_silence(docs: Path, scan_documents: Scan) -> None:
    innermost = with_file(0, OFFERS[1].encode())
    for number in range(1, 6):
        outer = mail(number)
        outer.add_attachment(innermost, filename=str(number))
        innermost = outer
    box = make_box(docs / "Inbox", innermost)
    result = scan_documents().result
    deepest = enclosed_path(str(box), "\0".join("15432"))
    assert {one.entry.path for one in result.documents} == {
        str(box),
        *(enclosed_path(str(box), "\0".join("15432"[:depth])) for depth in range(1, 6)),
    }
    assert [(one.path, one.code) for one in result.problems] == [(deepest, ProblemCode.TOO_LARGE)]


def test_a_rescan_knows_what_is_at_mails(docs: Path, write: Write, tmp_path: Path, scan_documents: Scan) -> None:
    make_box(docs / "Inbox", with_file(0, OFFERS[1].encode()), mail(2))
    write("no words.eml", b"Subject: \nContent-Type: text/plain; name=a.txt\nFrom: \n\n" + OFFERS[3].encode())
    for each in docs.iterdir():
        os.utime(each, ns=(10**18, 10**18))
    options: dict[str, Any] = {"use_cache": True, "cache_file": str(tmp_path / "cache.sqlite3")}
    first, second = scan_documents(**options).result, scan_documents(**options).result
    assert second.statistics.from_cache == len(second.documents) == 6
    assert second.documents == first.documents
    assert second.problems == first.problems
    assert {visible(one.entry.name) for one in first.documents if one.has_text} == {
        shown("Inbox", "1"),
        shown("Inbox", "1", "invoice.txt"),
        shown("Inbox", "2"),
        shown("no words.eml", "a.txt"),
    }


@pytest.mark.parametrize(
    "change",
    [
        {"is_excluded": False},
        {"enclosing": None},
        {"path": os.path.abspath("Inbox")},
        {"path": "Inbox\0001"},
        {"path": os.path.abspath("Inbox") + "\0"},
        {"path": os.path.abspath("Inbox") + "\0\udcff\ud800"},
    ],
)
def test_S1_a_session_from_a_stranger_has_no_mail_that_may_go(
    change: dict[str, Any], docs: Path, tmp_path: Path, scan_documents: Scan
) -> None:
    make_box(docs / "Inbox", mail(0))
    result = scan_documents().result
    box, inner = result.documents
    forged = replace(inner, entry=replace(inner.entry, **change))
    save_session(new_session(replace(result, documents=(box, forged))), str(tmp_path / "s.dupfinder"))
    with pytest.raises(StoreError, match="damaged"):
        open_session(str(tmp_path / "s.dupfinder"))
