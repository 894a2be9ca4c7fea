"""Scans that compare each source with the others only: what lies within one is never a pair, and never a group."""

import itertools
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.documents import Document
from dupfinder.domain.errors import UsageError
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.ignore_list import IgnoredPair, IgnoreList, known_document
from dupfinder.domain.options import Grouping, Linkage, ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult
from dupfinder.domain.sources import Sources
from dupfinder.pipeline import (
    ScanControl,
    find_like,
    new_session,
    open_session,
    present_result,
    regroup,
    revise,
    save_session,
    similarity_histogram,
)
from sample_documents import Scan, Write, edited, words
from this_system import native

TEXT = words(200, seed=1)


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    return tmp_path / "docs"


@pytest.fixture
def sources(docs: Path) -> list[str]:
    """Return three sources, of which the last lies inside the second."""
    return [str(docs / "old"), str(docs / "new"), str(docs / "new/inner")]


@pytest.fixture
def documents(write: Write) -> None:
    """Write copies and versions within sources, across them, and both."""
    for name in ("old/a", "old/b", "new/a"):
        write(f"{name}.txt", TEXT)
    write("old/version.txt", edited(TEXT, 3))
    write("new/inner/version.txt", edited(TEXT, 3, 90))
    for number in range(4):
        write(f"old/report {number}.txt", edited(words(200, seed=2), *range(10 * number)))
    write("new/report.txt", edited(words(200, seed=2), *range(28)))
    for name in ("new/x", "new/y"):
        write(f"{name}.txt", words(100, seed=3))
    write("old/book.txt", f"{words(900, seed=4)} {words(100, seed=3)}")
    write("old/alone.txt", words(100, seed=5))


def paths(documents: Sequence[Document], top: Path) -> set[str]:
    return {os.path.relpath(one.entry.path, top).replace(os.sep, "/") for one in documents}


def groups(result: ScanResult, top: Path) -> list[set[str]]:
    return [paths([one.document for one in group.members], top) for group in result.groups]


def source_of(path: str, sources: Sequence[str]) -> str | None:
    """Return the innermost source that holds a path: the slow way."""
    return max((one for one in sources if os.path.commonpath([one, path]) == one), key=len, default=None)


@pytest.mark.usefixtures("documents")
def test_a_group_has_documents_of_two_sources_at_least_and_all_copies_of_them(
    scan_documents: Scan, sources: list[str], docs: Path
) -> None:
    found = groups(scan_documents(sources, across=True).result, docs)
    assert len(found) == 2
    assert {"old/a.txt", "old/b.txt", "new/a.txt", "old/version.txt", "new/inner/version.txt"} in found
    (reports,) = [group for group in found if "new/report.txt" in group]
    assert len(reports) > 1


@pytest.mark.usefixtures("documents")
@pytest.mark.parametrize(
    ("linkage", "relation"),
    [(Linkage.CENTRE, Relation.CONTAINED), (Linkage.SINGLE, Relation.NEAR), (Linkage.COMPLETE, Relation.SAME_TEXT)],
)
def test_its_pairs_are_those_of_the_usual_scan_that_are_of_two_sources(
    scan_documents: Scan, sources: list[str], linkage: Linkage, relation: Relation
) -> None:
    choices: dict[str, Any] = {"linkage": linkage, "relation": relation, "min_similarity": 0.6}
    usual = scan_documents(sources, **choices).result
    across = scan_documents(sources, across=True, **choices).result
    expected = [
        pair for pair in usual.pairs if source_of(pair.a.entry.path, sources) != source_of(pair.b.entry.path, sources)
    ]
    assert list(across.pairs) == expected
    for group in across.groups:
        assert len({source_of(one.document.entry.path, sources) for one in group.members}) > 1
    for container in across.containers:
        for pair in container.pairs:
            assert source_of(pair.a.entry.path, sources) != source_of(pair.b.entry.path, sources)
    histogram = similarity_histogram(across, bins=9)
    assert sum(histogram.counts) == sum(pair.relation is not Relation.CONTAINED for pair in expected)
    assert histogram.counts[-1] == sum(pair.similarity > 0.6 + 8 * 0.4 / 9 - 1e-9 for pair in expected)


@pytest.mark.usefixtures("documents")
@pytest.mark.parametrize("linkage", list(Linkage))
def test_grouping_it_anew_gives_what_a_scan_would_have_given(
    scan_documents: Scan, sources: list[str], linkage: Linkage, tmp_path: Path
) -> None:
    choices: dict[str, Any] = {"across": True, "linkage": linkage, "use_cache": True}
    choices["cache_file"] = str(tmp_path / "cache.sqlite3")
    wide = scan_documents(sources, find_from=0.6, **choices).result
    for similarity in (0.95, 0.7, 0.85):
        anew = regroup(wide, Grouping(min_similarity=similarity, linkage=linkage))
        scanned = scan_documents(sources, find_from=0.6, min_similarity=similarity, **choices).result
        assert anew.groups == scanned.groups
        assert anew.containers == scanned.containers


@pytest.mark.usefixtures("documents")
def test_a_session_keeps_it(scan_documents: Scan, sources: list[str], tmp_path: Path) -> None:
    result = scan_documents(sources, across=True, find_from=0.6).result
    save_session(new_session(result), str(tmp_path / "s.dupfinder"))
    grouping = Grouping(min_similarity=0.6, linkage=Linkage.CENTRE)
    opened = present_result(open_session(str(tmp_path / "s.dupfinder")), grouping=grouping)
    expected = regroup(result, grouping)
    assert opened.options.across
    assert opened.groups == expected.groups
    assert list(opened.pairs) == list(expected.pairs)


@pytest.mark.usefixtures("documents")
def test_what_is_left_of_one_source_alone_is_no_group_any_more(
    scan_documents: Scan, sources: list[str], docs: Path
) -> None:
    result = scan_documents(sources, across=True, relation=Relation.IDENTICAL).result
    assert groups(result, docs) == [{"old/a.txt", "old/b.txt", "new/a.txt"}]
    revised = revise(result, gone={str(docs / "new/a.txt")}, distinctions=IgnoreList(), keepers={})
    assert revised.groups == ()
    revised = revise(result, gone={str(docs / "old/a.txt")}, distinctions=IgnoreList(), keepers={})
    assert groups(revised, docs) == [{"old/b.txt", "new/a.txt"}]


def test_what_was_told_apart_joins_no_two_of_one_source(scan_documents: Scan, write: Write, docs: Path) -> None:
    for name in ("old/a", "new/a"):
        write(f"{name}.txt", TEXT)
    write("old/version.txt", edited(TEXT, 3))
    folders = [str(docs / "old"), str(docs / "new")]
    new, old = map(known_document, scan_documents(folders).result.documents[:2])
    assert new is not None
    assert old is not None
    apart = IgnoreList((IgnoredPair(number=1, a=old, b=new, noted=""),))
    result = scan_documents(folders, across=True, distinctions=apart).result
    assert groups(result, docs) == [{"new/a.txt", "old/version.txt"}]


@pytest.mark.usefixtures("documents")
def test_a_reference_is_a_source(scan_documents: Scan, docs: Path) -> None:
    result = scan_documents([str(docs / "old")], references=(str(docs / "new"),), across=True).result
    assert {"old/a.txt", "old/b.txt", "new/a.txt"} <= groups(result, docs)[0]


@pytest.mark.usefixtures("documents")
def test_one_source_cannot_be_compared_with_others(scan_documents: Scan, docs: Path) -> None:
    with pytest.raises(UsageError, match="two sources"):
        scan_documents([str(docs), f"{docs}/"], across=True)


@pytest.mark.usefixtures("documents")
def test_scans_with_and_without_it_take_nothing_wrong_from_one_cache(
    scan_documents: Scan, sources: list[str], tmp_path: Path
) -> None:
    cached: dict[str, Any] = {"use_cache": True, "cache_file": str(tmp_path / "cache.sqlite3"), "min_similarity": 0.6}
    for across in (True, False, True, False):
        with_cache = scan_documents(sources, across=across, **cached).result
        without = scan_documents(sources, across=across, min_similarity=0.6).result
        assert list(with_cache.pairs) == list(without.pairs)
        os.replace(tmp_path / "docs/old/report 1.txt", tmp_path / "docs/new/report 1.txt")
        moved = scan_documents(sources, across=across, **cached).result
        assert list(moved.pairs) == list(scan_documents(sources, across=across, min_similarity=0.6).result.pairs)
        os.replace(tmp_path / "docs/new/report 1.txt", tmp_path / "docs/old/report 1.txt")


@pytest.mark.usefixtures("documents")
def test_what_is_like_a_document_lies_in_another_source(sources: list[str], docs: Path) -> None:
    control = ScanControl()
    options = ScanOptions(sources=tuple(sources), workers=1, use_cache=False, across=True)
    found = find_like(str(docs / "old/a.txt"), options, control)
    assert paths([pair.b for pair in found.pairs], docs) == {"new/a.txt", "new/inner/version.txt"}
    found = find_like(str(docs / "old/a.txt"), replace(options, across=False), control)
    assert {"old/b.txt", "old/version.txt"} < paths([pair.b for pair in found.pairs], docs)


NAMES = st.lists(st.sampled_from(["a", "b", "ab", "a b"]), min_size=1, max_size=3).map(
    lambda parts: native("/" + "/".join(parts))
)


def document_at(path: str) -> Document:
    entry = FileEntry(file_id=FileId(0), path=path, size_bytes=1, mtime_ns=0, device=0, inode=0)
    return Document(entry=entry, format="txt", content_digest=None)


@given(folders=st.lists(NAMES, max_size=5, unique=True), asked=st.lists(NAMES, min_size=2, max_size=6))
def test_the_inner_source_counts_as_the_slow_way_says(folders: list[str], asked: list[str]) -> None:
    known = Sources(folders, are_apart=True)
    documents = [document_at(path) for path in asked]
    for a, b in itertools.product(documents, repeat=2):
        slow = source_of(a.entry.path, folders) != source_of(b.entry.path, folders)
        assert known.may_pair(a, b) == slow
    slow_sources = {source_of(path, folders) for path in asked}
    assert known.may_group(documents) == (len(slow_sources) > 1)
