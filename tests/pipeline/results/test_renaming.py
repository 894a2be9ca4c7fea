"""Results after a document was given another name."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import ScanControl, find_like, renamed
from sample_documents import Scan, Write, edited, words


@pytest.fixture
def result(write: Write, scan_documents: Scan) -> ScanResult:
    text, other = words(300, seed=1), words(300, seed=2)
    for name, content in (
        ("a.txt", text),
        ("copy.txt", text),
        ("edited.txt", edited(text, 9)),
        ("book.txt", words(900, seed=3) + " " + text),
        ("other/x.txt", other),
        ("other/y.txt", other),
        ("broken.pdf", b"%PDF-1.7\nnot one"),
    ):
        write(name, content)
    return scan_documents(relation=Relation.CONTAINED).result


def paths_of(result: ScanResult) -> tuple[list[object], ...]:
    """Return every path that a result has, wherever it has one."""
    return (
        [one.entry.path for one in result.documents],
        [[one.document.entry.path for one in group.members] for group in result.groups],
        [
            (each.container.entry.path, [(pair.a.entry.path, pair.b.entry.path) for pair in each.pairs])
            for each in result.containers
        ],
        [(pair.a.entry.path, pair.b.entry.path, pair.similarity) for pair in result.pairs],
        [problem.path for problem in result.problems],
    )


@pytest.mark.parametrize("name", ["a.txt", "copy.txt", "edited.txt", "book.txt", "other/y.txt", "broken.pdf"])
def test_the_new_path_is_everywhere_and_there_is_a_way_back(result: ScanResult, tmp_path: Path, name: str) -> None:
    before = str(tmp_path / "docs" / name)
    after = f"{before}.new"
    now = renamed(result, before, after)
    told = paths_of(now)
    assert repr(before)[1:-1] not in repr(told).replace(repr(after)[1:-1], "")
    assert repr(after) in repr(told)
    assert paths_of(renamed(now, after, before)) == paths_of(result)
    old = {one.entry.path: one for one in result.documents}
    assert len(now.documents) == len(old)
    for document in now.documents:
        known = old[before if document.entry.path == after else document.entry.path]
        assert document.entry == replace(known.entry, path=document.entry.path)
    assert [problem.code for problem in now.problems] == [problem.code for problem in result.problems]


def test_what_is_not_concerned_stays_the_same_object(result: ScanResult, tmp_path: Path) -> None:
    before = str(tmp_path / "docs" / "other" / "x.txt")
    now = renamed(result, before, f"{before}.md")
    same = [one is other for one, other in zip(now.groups, result.groups, strict=True)]
    assert sorted(same) == [False, True]
    assert all(one is other for one, other in zip(now.containers, result.containers, strict=True))
    assert renamed(result, "/nowhere", "/else") is result


def test_pairs_are_found_by_the_new_document(result: ScanResult, tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    now = renamed(result, str(docs / "edited.txt"), str(docs / "z.txt"))
    by_path = {one.entry.path: one for one in now.documents}
    pair = now.pairs.find(by_path[str(docs / "z.txt")], by_path[str(docs / "a.txt")])
    assert pair is not None
    assert {pair.a.entry.path, pair.b.entry.path} == {str(docs / "a.txt"), str(docs / "z.txt")}


def test_documents_stay_in_the_order_of_paths(result: ScanResult, tmp_path: Path) -> None:
    now = renamed(result, str(tmp_path / "docs" / "a.txt"), str(tmp_path / "docs" / "zz.txt"))
    paths = [os.fsencode(one.entry.path) for one in now.documents]
    assert paths == sorted(paths)


def test_the_few_pairs_of_a_search_follow_too(result: ScanResult, tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    control = ScanControl()
    options = ScanOptions(sources=(str(docs),), workers=1, use_cache=False)
    like = find_like(str(docs / "a.txt"), options, control)
    now = renamed(like, str(docs / "copy.txt"), str(docs / "c.txt"))
    assert [pair.b.entry.name for pair in now.pairs] == ["c.txt", "edited.txt"]
    assert result.pairs is not now.pairs
