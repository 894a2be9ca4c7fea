"""Whole scans of small real folders, through real worker processes."""

import itertools
import json
import os
import shutil
from pathlib import Path
from typing import Any

import docx
import pytest

from dupfinder.domain.events import DocumentFailed, GroupsChanged, NoteRaised, StageStarted
from dupfinder.domain.options import Linkage
from dupfinder.domain.pairs import Relation
from dupfinder.domain.progress import CancelToken, Stage
from dupfinder.domain.result import ScanStatus
from dupfinder.pipeline.scanning.scan import _Scan
from sample_documents import Scan, Write, edited, words


def test_copies_same_texts_and_near_duplicates_are_one_group(
    write: Write, scan_documents: Scan, tmp_path: Path
) -> None:
    text = words(400, seed=1)
    write("report.md", text)
    write("deep/copy.md", text)
    write("other name.txt", text.replace(" ", "\n") + "\n\n")
    write("edited.txt", edited(text, 50, 250))
    write("unrelated.txt", words(400, seed=2))
    document = docx.Document()
    document.add_paragraph(text)
    document.save(str(tmp_path / "docs" / "Copy of report.docx"))
    scanned = scan_documents()
    assert scanned.groups == [
        {"report.md": "keeper", "copy.md": "identical", "other name.txt": "same-content",
         "Copy of report.docx": "same-content", "edited.txt": "near"}
    ]  # fmt: skip
    group = scanned.result.groups[0]
    assert group.members[-1].similarity == pytest.approx((398 + 398) / 800)
    assert scanned.result.status is ScanStatus.FINISHED
    assert scanned.result.statistics.files_seen == 6


def test_every_pair_is_there_once(write: Write, scan_documents: Scan) -> None:
    text = words(300, seed=3)
    names = [write(name, text).name for name in ("a.txt", "b.txt", "c.md")] + [write("d.txt", edited(text, 9)).name]
    scanned = scan_documents()
    pairs = [(pair.a.entry.name, pair.b.entry.name) for pair in scanned.result.pairs]
    assert sorted(pairs) == sorted(itertools.combinations(names, 2))
    relations = {(p.a.entry.name, p.b.entry.name): p.relation for p in scanned.result.pairs}
    assert relations["a.txt", "b.txt"] is Relation.IDENTICAL
    assert relations["a.txt", "c.md"] is Relation.SAME_CONTENT or relations["a.txt", "c.md"] is Relation.IDENTICAL
    assert relations["a.txt", "d.txt"] is Relation.NEAR


def test_documents_under_the_threshold_are_not_reported(write: Write, scan_documents: Scan) -> None:
    text = words(100, seed=4)
    write("a.txt", text)
    write("b.txt", text[: len(text) // 2] + " " + words(50, seed=5))
    assert scan_documents().groups == []
    assert len(scan_documents(min_similarity=0.3).groups) == 1


@pytest.mark.parametrize(
    ("relation", "expected"),
    [
        (Relation.IDENTICAL, ["b.txt"]),
        (Relation.SAME_TEXT, ["b.txt", "c.txt"]),
        (Relation.NEAR, ["b.txt", "c.txt", "d.txt"]),
    ],
)
def test_the_relation_bounds_what_is_reported(
    write: Write, scan_documents: Scan, relation: Relation, expected: list[str]
) -> None:
    text = words(200, seed=6)
    write("a.txt", text)
    write("b.txt", text)
    write("c.txt", text + "\n")
    write("d.txt", edited(text, 7))
    scanned = scan_documents(relation=relation)
    assert [m.document.entry.name for m in scanned.result.groups[0].members] == ["a.txt", *expected]
    assert len(scanned.result.groups) == 1
    members = len(expected) + 1
    assert sum(1 for _ in scanned.result.pairs) == members * (members - 1) // 2


def test_a_chapter_is_found_in_its_book(write: Write, scan_documents: Scan) -> None:
    chapter = words(150, seed=7)
    write("book.txt", words(600, seed=8) + " " + chapter + " " + words(500, seed=9))
    write("chapter.txt", chapter)
    assert scan_documents().result.containers == ()
    scanned = scan_documents(relation=Relation.CONTAINED)
    (container,) = scanned.result.containers
    (pair,) = container.pairs
    assert container.container.entry.name == "book.txt"
    assert pair.relation is Relation.CONTAINED
    assert max(pair.a_in_b, pair.b_in_a) == 1.0
    assert [p.relation for p in scanned.result.pairs] == [Relation.CONTAINED]
    assert scanned.groups == []


def test_short_documents_are_compared_for_copies_and_same_content_only(write: Write, scan_documents: Scan) -> None:
    text = words(15, seed=10)
    write("a.txt", text)
    write("b.txt", text + "\n\n")
    write("c.txt", edited(text, 14))
    assert scan_documents().groups == [{"a.txt": "keeper", "b.txt": "same-content"}]
    assert len(scan_documents(min_words=10, min_similarity=0.7).groups[0]) == 3


def test_linkages_differ_on_a_chain(write: Write, scan_documents: Scan) -> None:
    text = words(300, seed=11)
    changed = {"a": 0, "b": 30, "c": 74, "d": 104}
    for name, places in changed.items():
        write(f"{name}.txt", edited(text, *range(places)))
    sizes = {
        linkage: sorted(len(group.members) for group in scan_documents(linkage=linkage).result.groups)
        for linkage in Linkage
    }
    assert sizes == {Linkage.SINGLE: [4], Linkage.CENTRE: [3], Linkage.COMPLETE: [2, 2]}
    (single,) = scan_documents(linkage=Linkage.SINGLE).result.groups
    for member in single.members[1:]:
        gap = abs(changed[member.document.entry.name[0]] - changed[single.keeper.entry.name[0]])
        assert member.similarity == pytest.approx(1 - gap / 300, abs=0.03)


def test_the_result_is_the_same_whatever_the_number_of_workers(write: Write, scan_documents: Scan) -> None:
    for family in range(6):
        text = words(120 + family, seed=family)
        for version in range(4):
            write(f"{family}/{version}.txt", edited(text, *range(version * 3)))
        shutil.copy(write(f"{family}/first.txt", text), write(f"{family}/copy of first.txt", ""))
    results = [scan_documents(workers=workers) for workers in (1, 2, 5)]
    assert results[0].groups
    assert results[0].groups == results[1].groups == results[2].groups
    assert len({json.dumps([str(pair) for pair in scanned.result.pairs]) for scanned in results}) == 1


def test_what_cannot_be_read_is_a_problem_and_costs_nothing_else(write: Write, scan_documents: Scan) -> None:
    text = words(100, seed=12)
    write("a.txt", text)
    write("b.txt", text)
    write("damaged.docx", b"PK\x03\x04 and then nothing of use")
    write("blank.txt", "   \n")
    write("no.pdf", b"%PDF-1.7 and then nothing of use")
    write("picture.png", b"\x89PNG\r\n\x1a\n" + bytes(100))
    scanned = scan_documents()
    assert scanned.groups == [{"a.txt": "keeper", "b.txt": "identical"}]
    assert scanned.problems == {"damaged.docx": "damaged", "blank.txt": "empty", "no.pdf": "damaged"}
    failed = [event.problem for event in scanned.events if isinstance(event, DocumentFailed)]
    assert {problem.path for problem in failed} == {problem.path for problem in scanned.result.problems}
    assert all(problem.message.endswith(".") for problem in failed)


def test_documents_that_cannot_be_read_are_still_compared_byte_by_byte(write: Write, scan_documents: Scan) -> None:
    for name in ("a.docx", "b.docx"):
        write(name, b"PK\x03\x04 and then nothing of use")
    scanned = scan_documents()
    assert scanned.groups == [{"a.docx": "keeper", "b.docx": "identical"}]
    assert scanned.problems == {"a.docx": "damaged", "b.docx": "damaged"}


def test_a_picture_is_passed_over_unless_a_person_named_it(write: Write, scan_documents: Scan) -> None:
    picture = write("picture.png", b"\x89PNG\r\n\x1a\n" + bytes(100))
    assert scan_documents().problems == {}
    assert scan_documents([str(picture)]).problems == {"picture.png": "unsupported"}


def test_only_the_formats_asked_for_are_read(write: Write, scan_documents: Scan) -> None:
    text = words(60, seed=13)
    write("a.txt", text)
    write("b.md", text)
    write("c.html", f"<p>{text}</p>")
    assert len(scan_documents().groups[0]) == 3
    assert scan_documents(formats=("txt",)).groups == []
    assert set(scan_documents(formats=("txt", "html")).groups[0]) == {"a.txt", "c.html"}


def test_a_reference_is_the_keeper(write: Write, scan_documents: Scan, tmp_path: Path) -> None:
    text = words(60, seed=14)
    write("new/a.txt", text)
    write("archive/with a long name.txt", text)
    scanned = scan_documents([str(tmp_path / "docs" / "new")], references=(str(tmp_path / "docs" / "archive"),))
    (group,) = scanned.result.groups
    assert group.keeper.entry.is_reference
    assert group.reclaimable_bytes == len(text)


def test_among_copies_the_one_with_the_clean_name_is_the_keeper(write: Write, scan_documents: Scan) -> None:
    text = words(60, seed=21)
    write("a (1).txt", text)
    write("Copy of a.txt", text)
    write("deep/in/a folder/a longer name.txt", text)
    assert next(iter(scan_documents().groups[0])) == "a longer name.txt"


def test_hard_links_are_one_document(write: Write, scan_documents: Scan) -> None:
    path = write("a.txt", words(60, seed=15))
    os.link(path, path.with_name("b.txt"))
    scanned = scan_documents()
    assert scanned.groups == []
    assert scanned.result.documents[0].entry.other_paths == (str(path.with_name("b.txt")),)


def test_groups_come_largest_gain_first(write: Write, scan_documents: Scan) -> None:
    for size in (50, 500, 200):
        for name in "ab":
            write(f"{size}{name}.txt", words(size, seed=size))
    assert [next(iter(group)) for group in scan_documents().groups] == ["500a.txt", "200a.txt", "50a.txt"]


def test_stages_come_in_order_and_copies_are_shown_early(write: Write, scan_documents: Scan) -> None:
    for name in "ab":
        write(f"{name}.txt", words(50, seed=16))
    events = scan_documents().events
    stages = [event.stage for event in events if isinstance(event, StageStarted)]
    assert stages == [Stage.WALK, Stage.COMPARE_BYTES, Stage.READ, Stage.MATCH, Stage.VERIFY, Stage.GROUP]
    first_groups = next(i for i, event in enumerate(events) if isinstance(event, GroupsChanged) and event.groups)
    assert first_groups < events.index(StageStarted(Stage.READ))


def test_cancelling_keeps_what_was_found(write: Write, scan_documents: Scan) -> None:
    for name in "ab":
        write(f"{name}.txt", words(50, seed=17))
    token = CancelToken()
    token.cancel()
    scanned = scan_documents(token=token)
    assert scanned.result.status is ScanStatus.CANCELLED
    assert scanned.result.groups == ()


def test_a_rescan_reads_nothing_and_finds_the_same(write: Write, scan_documents: Scan, tmp_path: Path) -> None:
    text = words(200, seed=18)
    write("a.txt", text)
    write("b.txt", edited(text, 5))
    write("blank.txt", " ")
    options: dict[str, Any] = {"use_cache": True, "cache_file": str(tmp_path / "cache.sqlite3")}
    first, second = scan_documents(**options), scan_documents(**options)
    assert (first.result.statistics.from_cache, second.result.statistics.from_cache) == (0, 3)
    assert first.groups == second.groups != []
    assert first.problems == second.problems == {"blank.txt": "empty"}
    write("b.txt", edited(text, 5, 6))
    os.utime(tmp_path / "docs" / "b.txt", (1_700_000_100, 1_700_000_100))
    third = scan_documents(**options)
    assert third.result.statistics.from_cache == 2
    assert third.result.groups[0].min_similarity < first.result.groups[0].min_similarity


def test_a_damaged_cache_is_said_and_costs_nothing(write: Write, scan_documents: Scan, tmp_path: Path) -> None:
    for name in "ab":
        write(f"{name}.txt", words(50, seed=19))
    cache = tmp_path / "cache.sqlite3"
    cache.write_bytes(b"SQLite format 3\0" + b"garbage " * 500)
    scanned = scan_documents(use_cache=True, cache_file=str(cache))
    assert len(scanned.groups) == 1
    assert any(isinstance(event, NoteRaised) and "damaged" in event.message for event in scanned.events)


def test_an_empty_folder_gives_an_empty_result(scan_documents: Scan, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    scanned = scan_documents()
    assert scanned.groups == []
    assert scanned.result.statistics.files_seen == 0


def test_texts_without_spaces_between_words_are_matched(write: Write, scan_documents: Scan) -> None:
    text = "人人生而自由在尊严和权利上一律平等他们赋有理性和良心并应以兄弟关系的精神相对待" * 2
    write("a.txt", text)
    write("b.txt", text.replace("尊严", "体面", 1))
    assert len(scan_documents().groups) == 1


def test_R2_names_that_are_no_utf8_or_hold_newlines_work(write: Write, scan_documents: Scan, tmp_path: Path) -> None:
    text = words(50, seed=20)
    write("line\nbreak.txt", text)
    raw = os.fsencode(tmp_path / "docs") + b"/not utf8 \xff.txt"
    with open(raw, "wb") as stream:
        stream.write(text.encode())
    scanned = scan_documents()
    assert [set(group) for group in scanned.groups] == [{"line\nbreak.txt", "not utf8 \udcff.txt"}]


def test_same_bytes_under_two_formats_are_identical(write: Write, scan_documents: Scan) -> None:
    for name in ("x.md", "x.txt"):
        write(name, "# A *short* text [with](http://a.link) marks")
    write("y.txt", "# A *short* text [with](http://a.link) marks ")
    assert scan_documents().groups == [{"x.md": "keeper", "x.txt": "identical", "y.txt": "same-text"}]


def test_R1_a_file_that_vanished_costs_its_copies_nothing(
    write: Write, scan_documents: Scan, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = words(50, seed=22)
    paths = [write(name, text) for name in ("a.txt", "b.txt", "c.txt")]
    show = _Scan._show_groups_by_text

    def remove_and_show(running: _Scan) -> None:
        paths[0].unlink()
        show(running)

    monkeypatch.setattr(_Scan, "_show_groups_by_text", remove_and_show)
    scanned = scan_documents()
    assert scanned.problems == {"a.txt": "vanished"}
    assert scanned.groups == [{"b.txt": "keeper", "c.txt": "identical"}]


def test_documents_of_other_formats_do_not_count_as_from_the_cache(
    write: Write, scan_documents: Scan, tmp_path: Path
) -> None:
    write("a.txt", words(50, seed=23))
    options: dict[str, Any] = {"use_cache": True, "cache_file": str(tmp_path / "cache.sqlite3")}
    scan_documents(**options)
    scanned = scan_documents(formats=("pdf",), **options)
    assert (scanned.result.documents, scanned.result.statistics.from_cache) == ((), 0)
