"""Documents that are pictures: scans, groups, searches, watches and comparisons tell which look alike."""

import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.ignore_list import IgnoreList
from dupfinder.domain.options import Grouping, Linkage, ScanOptions
from dupfinder.domain.pairs import Relation, Variants
from dupfinder.domain.progress import Stage
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import Comparer, ScanControl, find_like, open_session, save_session, scan
from dupfinder.pipeline.results.regrouping import regroup
from dupfinder.pipeline.results.revising import revise
from dupfinder.pipeline.sessions.kept_sessions import new_session
from dupfinder.pipeline.watching.known_documents import KnownDocuments
from dupfinder.pipeline.workers.scan_workers import Workers
from dupfinder.report.wording import remark
from dupfinder.store import open_cache_of
from sample_documents import Scan
from scanned_pages import page, scanned, words, write_pdf, write_searchable_pdf


@pytest.fixture
def pdf(tmp_path: Path) -> Callable[..., str]:
    return lambda name, *pages: write_pdf(tmp_path / "docs" / name, pages)


def related(result: ScanResult) -> dict[tuple[str, str], Relation]:
    return {(pair.a.entry.name, pair.b.entry.name): pair.relation for pair in result.pairs}


def test_two_scans_of_one_sheet_look_alike_and_others_do_not(scan_documents: Scan, pdf: Callable[..., str]) -> None:
    pdf("a.pdf", scanned(page(1), 1))
    pdf("b.pdf", scanned(page(1), 2, upside_down=True))
    pdf("c.pdf", scanned(page(2), 3))
    pdf("d.pdf", scanned(page(1, name="Mrs. Woodworth-Jones & Sons"), 4))
    result = scan_documents().result
    assert related(result) == {("a.pdf", "b.pdf"): Relation.LOOKS_ALIKE}
    (group,) = result.groups
    assert [member.relation for member in group.members] == [None, Relation.LOOKS_ALIKE]
    assert group.min_similarity >= 0.99


@pytest.mark.parametrize("workers", [1, 2])
def test_pages_are_found_wherever_they_stand(scan_documents: Scan, pdf: Callable[..., str], workers: int) -> None:
    pdf("long.pdf", *(scanned(page(number), number) for number in range(1, 5)))
    pdf("mixed.pdf", *(scanned(page(number), 10 + number) for number in (3, 1, 2, 4)))
    pdf("part.pdf", scanned(page(2), 20))
    result = scan_documents(workers=workers, relation=Relation.CONTAINED).result
    assert related(result) == {
        ("long.pdf", "mixed.pdf"): Relation.LOOKS_ALIKE,
        ("long.pdf", "part.pdf"): Relation.CONTAINED,
        ("mixed.pdf", "part.pdf"): Relation.CONTAINED,
    }
    part = next(pair for pair in result.pairs if pair.b.entry.name == "part.pdf")
    assert (part.a_in_b, part.b_in_a) == (0.25, 1.0)


@pytest.mark.parametrize("relation", [Relation.IDENTICAL, Relation.SAME_CONTENT, Relation.SAME_TEXT])
def test_nothing_looks_alike_where_that_is_not_asked_for(
    scan_documents: Scan, pdf: Callable[..., str], relation: Relation
) -> None:
    pdf("a.pdf", scanned(page(1), 1))
    pdf("b.pdf", scanned(page(1), 2))
    scanned_twice = scan_documents(relation=relation)
    assert not scanned_twice.result.groups
    assert Stage.LOOK not in [getattr(event, "stage", None) for event in scanned_twice.events]


@pytest.fixture
def recognised(tmp_path: Path, pdf: Callable[..., str]) -> tuple[str, str, str]:
    """Give a scan without text, the same with recognised text, and another scan with text of its own."""
    pages = [scanned(page(number), number) for number in (1, 2)]
    others = [(scanned(page(number), number), words(number)) for number in (3, 4)]
    return (
        pdf("scan.pdf", *pages),
        write_searchable_pdf(tmp_path / "docs" / "recognised.pdf", [(one, words(9)) for one in pages]),
        write_searchable_pdf(tmp_path / "docs" / "other.pdf", others),
    )


def test_a_scan_meets_itself_with_recognised_text(
    scan_documents: Scan, recognised: tuple[str, str, str], tmp_path: Path
) -> None:
    kept: dict[str, Any] = {"use_cache": True, "cache_file": str(tmp_path / "cache.db")}
    first, second = scan_documents(**kept), scan_documents(**kept)
    for result in (first.result, second.result):
        (pair,) = result.pairs
        assert {pair.a.entry.path, pair.b.entry.path} == set(recognised[:2])
        assert (pair.relation, pair.a_in_b, pair.b_in_a) == (Relation.LOOKS_ALIKE, 1.0, 1.0)
        named = {one.kind for one in pair.differs_beyond}
        assert ContentKind.TEXT in named
        assert not named & {ContentKind.SIGNS, ContentKind.CASE_AND_PUNCTUATION}
        assert remark(pair) == "only one has text"
    assert Stage.LOOK not in [getattr(event, "stage", None) for event in second.events]
    assert first.result.groups[0].keeper.entry.path == recognised[1], "which can be searched"
    compared = Comparer().compare(recognised[1], recognised[0])
    assert (compared.relation, len(compared.looks)) == (Relation.LOOKS_ALIKE, 2)


def test_what_was_printed_and_scanned_meets_its_scan(
    scan_documents: Scan, pdf: Callable[..., str], tmp_path: Path
) -> None:
    write_searchable_pdf(tmp_path / "docs" / "letter.pdf", [(page(number), words(number)) for number in (1, 2)])
    pdf("scan.pdf", *(scanned(page(number), number, upside_down=number == 2) for number in (1, 2)))
    (pair,) = scan_documents().result.pairs
    assert (pair.relation, pair.a_in_b, pair.b_in_a) == (Relation.LOOKS_ALIKE, 1.0, 1.0)


def test_a_scan_that_looks_like_several_of_one_template_is_of_none_of_them(
    scan_documents: Scan, pdf: Callable[..., str], tmp_path: Path
) -> None:
    sheet, text = page(1), words(1)
    folder = tmp_path / "docs"
    write_searchable_pdf(folder / "contract 1.pdf", [(sheet, f"Contract number 2417 {text}")])
    pdf("scan.pdf", scanned(sheet, 1))
    assert related(scan_documents().result) == {("contract 1.pdf", "scan.pdf"): Relation.LOOKS_ALIKE}
    write_searchable_pdf(folder / "contract 2.pdf", [(sheet, f"Contract number 2418 {text}")])
    result = scan_documents().result
    assert related(result) == {("contract 1.pdf", "contract 2.pdf"): Relation.NEAR}
    assert {one.entry.name for one in result.documents if one.looks} == {"contract 1.pdf", "contract 2.pdf", "scan.pdf"}


def test_pages_with_words_are_looked_at_only_beside_a_scan_of_as_many(
    scan_documents: Scan, recognised: tuple[str, str, str], pdf: Callable[..., str], tmp_path: Path
) -> None:
    kept: dict[str, Any] = {"use_cache": True, "cache_file": str(tmp_path / "cache.db")}
    Path(recognised[0]).unlink()
    assert not any(one.looks for one in scan_documents(**kept).result.documents)
    pdf("long.pdf", *(scanned(page(number), number) for number in range(1, 6)))
    result = scan_documents(**kept).result
    assert [one.entry.name for one in result.documents if one.looks] == ["long.pdf"]
    inside = scan_documents(relation=Relation.CONTAINED, **kept).result
    assert ("long.pdf", "recognised.pdf") in related(inside)
    pdf("scan.pdf", *(scanned(page(number), number) for number in (1, 2)))
    late = scan_documents(**kept).result
    assert related(late) == {("recognised.pdf", "scan.pdf"): Relation.LOOKS_ALIKE}
    assert related(late) == related(scan_documents().result)  # as if there were no cache


def test_after_a_scan_for_less_one_for_parts_finds_them_too(
    scan_documents: Scan, pdf: Callable[..., str], tmp_path: Path
) -> None:
    kept: dict[str, Any] = {"use_cache": True, "cache_file": str(tmp_path / "cache.db")}
    for name, shift in (("a.pdf", 0), ("b.pdf", 10)):
        pdf(name, scanned(page(1), 1 + shift), scanned(page(2), 2 + shift))
    pdf("long.pdf", *(scanned(page(number), 20 + number) for number in range(1, 6)))
    assert len(related(scan_documents(**kept).result)) == 1
    assert len(related(scan_documents(relation=Relation.CONTAINED, **kept).result)) == 3
    assert len(related(scan_documents(min_similarity=0.5, **kept).result)) == 3


def test_what_the_cache_has_of_pages_with_words_makes_no_other_result(
    scan_documents: Scan, pdf: Callable[..., str], tmp_path: Path
) -> None:
    kept: dict[str, Any] = {"use_cache": True, "cache_file": str(tmp_path / "cache.db"), "min_words": 100}
    scan = Path(pdf("scan.pdf", *(scanned(page(number), number) for number in (1, 2, 3))))
    few = [(scanned(page(number), number), words(number, 20)) for number in (1, 2, 3)]
    for name in ("few.pdf", "others.pdf"):  # too few words to be told by, in the second on one of its pages alone
        pages = few if name == "few.pdf" else [(one, "") for one, _ in few[:2]] + [(few[2][0], words(9, 60))]
        write_searchable_pdf(tmp_path / "docs" / name, pages)
    write_searchable_pdf(tmp_path / "docs" / "many.pdf", [(one, words(number)) for number, (one, _) in enumerate(few)])
    assert len(related(scan_documents(**kept).result)) == 6
    scan.unlink()
    for min_words in (100, 20):
        options = kept | {"min_words": min_words}
        assert related(scan_documents(**options).result) == related(scan_documents(min_words=min_words).result)


def test_backs_without_anything_on_them_do_not_count_beside_recognised_text(
    scan_documents: Scan, pdf: Callable[..., str], tmp_path: Path
) -> None:
    blank = Image.new("L", (827, 1170), 252)
    pages = [scanned(page(1), 1), blank, scanned(page(2), 2), blank]
    pdf("scan.pdf", *pages)
    recognised = [(one, "" if one is blank else words(9)) for one in pages]
    write_searchable_pdf(tmp_path / "docs" / "recognised.pdf", recognised)
    (pair,) = scan_documents().result.pairs
    assert (pair.relation, pair.a_in_b, pair.b_in_a) == (Relation.LOOKS_ALIKE, 1.0, 1.0)


def test_what_is_as_alike_as_asked_is_found_whatever_is_rounded(scan_documents: Scan, pdf: Callable[..., str]) -> None:
    drawn = [page(number, rows=12).resize((413, 585)) for number in range(1, 19)]
    pdf("short.pdf", *drawn[:7])
    pdf("long.pdf", *drawn)
    (pair,) = scan_documents(min_similarity=0.56).result.pairs  # and 0.56 of 25 pages is a little more than 14
    assert pair.similarity == pytest.approx(0.56)


@pytest.mark.parametrize("asked", [0, 1])
def test_a_search_finds_a_scan_by_its_recognised_text_and_the_other_way_round(
    recognised: tuple[str, str, str], tmp_path: Path, asked: int
) -> None:
    options = ScanOptions(sources=(str(tmp_path / "docs"),), workers=1, use_cache=False)
    (found,) = find_like(recognised[asked], options, ScanControl()).pairs
    assert (found.b.entry.path, found.relation) == (recognised[1 - asked], Relation.LOOKS_ALIKE)


def test_variants_of_words_are_no_matter_of_looks(scan_documents: Scan, pdf: Callable[..., str]) -> None:
    pdf("a.pdf", scanned(page(1), 1))
    pdf("b.pdf", scanned(page(1), 2))
    for variants in Variants:
        assert len(scan_documents(variants=variants).result.groups) == 1


def test_a_rescan_draws_no_page(scan_documents: Scan, pdf: Callable[..., str], tmp_path: Path) -> None:
    for number in range(3):
        pdf(f"{number}.pdf", scanned(page(1), number))
    kept: dict[str, Any] = {"use_cache": True, "cache_file": str(tmp_path / "cache.db")}
    first, second = scan_documents(**kept), scan_documents(**kept)
    stages = [[getattr(event, "stage", None) for event in one.events] for one in (first, second)]
    assert Stage.LOOK in stages[0]
    assert Stage.LOOK not in stages[1]
    assert related(first.result) == related(second.result)
    pdf("3.pdf", scanned(page(1), 9))
    third = scan_documents(**kept).result
    assert len(related(third)) == 6


def test_groups_sessions_and_revisions_keep_the_relation(
    scan_documents: Scan, pdf: Callable[..., str], tmp_path: Path
) -> None:
    for number in range(3):
        pdf(f"{number}.pdf", scanned(page(1), number))
    result = scan_documents(find_from=0.6).result
    path = str(tmp_path / "session")
    save_session(new_session(result), path)
    for one in (result, open_session(path).result):
        assert set(related(one).values()) == {Relation.LOOKS_ALIKE}
        again = regroup(one, Grouping(min_similarity=0.7, linkage=Linkage.SINGLE))
        assert [member.relation for member in again.groups[0].members[1:]] == [Relation.LOOKS_ALIKE] * 2
        keeper = again.groups[0].members[1].document.entry.path
        group_id = again.groups[0].group_id
        revised = revise(again, gone=(), distinctions=IgnoreList(), keepers={group_id: keeper})
        assert revised.groups[0].keeper.entry.path == keeper
        assert [member.relation for member in revised.groups[0].members[1:]] == [Relation.LOOKS_ALIKE] * 2


def test_a_search_and_a_watch_find_what_looks_alike(pdf: Callable[..., str], tmp_path: Path) -> None:
    asked = pdf("a.pdf", scanned(page(1), 1))
    pdf("b.pdf", scanned(page(1), 2))
    pdf("c.pdf", scanned(page(2), 3))
    options = ScanOptions(sources=(str(tmp_path / "docs"),), workers=1, use_cache=False)
    control = ScanControl()
    (found,) = find_like(asked, options, control).pairs
    assert (found.b.entry.name, found.relation) == ("b.pdf", Relation.LOOKS_ALIKE)
    documents = scan(options, control).documents
    cache = open_cache_of(options)
    with Workers(options) as workers:
        known = KnownDocuments(options, cache=cache, versions=workers.versions, check=lambda: None)
        known.add(documents)
        (watched,) = known.like(known.get(asked) or documents[0])
        cache.close()
    assert dataclasses.replace(watched, a=found.a, b=found.b) == found


def test_a_comparison_says_which_pages_look_alike(pdf: Callable[..., str]) -> None:
    a = pdf("a.pdf", *(scanned(page(number), number) for number in (1, 4, 3)))
    sideways = scanned(page(3), 6).transpose(Image.Transpose.ROTATE_90)
    b = pdf("b.pdf", scanned(page(4), 3, upside_down=True), scanned(page(1), 5), sideways)
    c = pdf("c.pdf", scanned(page(5), 5))
    with Comparer() as comparer:
        found = comparer.compare(a, b)
        assert found.relation is Relation.LOOKS_ALIKE
        seen = [(one.left, one.right, one.is_turned) for one in found.looks]
        assert seen == [(0, 1, False), (1, 0, True), (2, 2, True)]
        assert found.similarity >= 0.99
        unlike = comparer.compare(a, c)
        assert unlike.relation is None
        assert (unlike.looks, unlike.similarity) == ((), 0.0)
