"""The documents that are like no other, against looking through all pairs one by one."""

import os
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.ignore_list import IgnoredPair, IgnoreList, known_document
from dupfinder.domain.options import Grouping, Linkage
from dupfinder.domain.pairs import CONTAINMENT, Relation, Variants
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import only_unique, regroup, revise, unique_documents
from sample_documents import Scan, Write, edited, words


@pytest.fixture
def folders(write: Write, tmp_path: Path) -> list[str]:
    """Write copies, versions, parts, variants and strangers in two folders."""
    for family in range(3):
        text = words(260, seed=family)
        write(f"a/{family}.txt", text)
        write(f"{'ab'[family % 2]}/copy {family}.txt", text)
        write(f"b/version {family}.txt", edited(text, *range(0, 260, 12 + 20 * family)))
        write(f"a/book {family}.txt", f"{words(1500, seed=50 + family)} {words(260, seed=80 + family)}")
        write(f"{'ba'[family % 2]}/part {family}.txt", words(260, seed=80 + family))
    for number in (4711, 4712):
        write(f"b/invoice {number}.txt", f"Invoice {number} {words(80, seed=9)} total {number}.00")
    write("a/stranger.txt", words(200, seed=99))
    write("b/short.txt", "only a few words")
    write("b/empty.txt", "")
    write("b/broken.pdf", b"%PDF-1.4 broken")
    return [str(tmp_path / "docs" / name) for name in "ab"]


def slow(result: ScanResult, told_apart: Collection[frozenset[str]] = ()) -> list[str]:
    alike = {one.document.entry.path for group in result.groups for one in group.members}
    for pair in result.pairs:
        if frozenset((pair.a.entry.path, pair.b.entry.path)) in told_apart:
            continue
        is_part = pair.relation is Relation.CONTAINED
        for one, share in ((pair.a, pair.a_in_b), (pair.b, pair.b_in_a)):
            if not is_part or share >= CONTAINMENT - 1e-9:
                alike.add(one.entry.path)
    is_known = result.options.relation is Relation.IDENTICAL  # by its bytes, be they broken or not
    return [
        one.entry.path
        for one in result.documents
        if one.entry.path not in alike and (is_known or one.entry.name != "broken.pdf")
    ]


def fast(result: ScanResult) -> list[str]:
    return [one.entry.path for one in unique_documents(result)]


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"across": True},
        {"relation": Relation.CONTAINED, "linkage": Linkage.SINGLE},
        {"relation": Relation.CONTAINED, "across": True},
        {"variants": Variants.DROP},
        {"relation": Relation.IDENTICAL},
        {"min_similarity": 0.5, "find_from": 0.3},
    ],
    ids=str,
)
def test_they_are_those_of_no_pair(scan_documents: Scan, folders: list[str], options: dict[str, Any]) -> None:
    result = scan_documents(folders, **options).result
    assert fast(result) == slow(result)
    assert os.path.join(folders[0], "stranger.txt") in fast(result)
    assert 0 < len(fast(result)) < len(result.documents)


def test_they_follow_the_slider_removals_and_what_is_told_apart(scan_documents: Scan, folders: list[str]) -> None:
    result = scan_documents(folders, find_from=0.3, min_similarity=0.5).result
    counts = []
    for similarity in (0.5, 0.8, 0.95):
        anew = regroup(result, Grouping(min_similarity=similarity, linkage=Linkage.CENTRE))
        assert fast(anew) == slow(anew)
        counts.append(len(fast(anew)))
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]
    by_path = {one.entry.path: one for one in result.documents}
    copies = [path for path in by_path if os.path.basename(path) in {"1.txt", "copy 1.txt", "version 1.txt"}]
    left = revise(result, gone=set(copies[1:]), distinctions=IgnoreList(), keepers={})
    assert fast(left) == slow(left)
    assert copies[0] in fast(left)
    known = {path: known_document(by_path[path]) for path in copies}
    apart = [(known[a], known[b]) for a in copies for b in copies if a < b]
    pairs = tuple(IgnoredPair(number=n, a=a, b=b, noted="") for n, (a, b) in enumerate(apart, 1) if a and b)
    revised = revise(result, gone=(), distinctions=IgnoreList(pairs), keepers={})
    assert fast(revised) == slow(revised, [frozenset((a, b)) for a in copies for b in copies])
    assert set(copies) <= set(fast(revised))
    told = scan_documents(folders, distinctions=IgnoreList(pairs)).result
    assert fast(told) == slow(told, [frozenset((a, b)) for a in copies for b in copies])
    assert set(copies) <= set(fast(told))


def test_a_result_of_them_has_nothing_else(scan_documents: Scan, folders: list[str]) -> None:
    result = scan_documents(folders).result
    found = unique_documents(result)
    listed = only_unique(result, found[:2])
    assert listed.unique == listed.documents == found[:2]
    assert (listed.groups, listed.containers, list(listed.pairs), listed.redundant_documents) == ((), (), [], 0)
