"""Scans that find more pairs than they report: what they report is what a scan without them reports."""

import json
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.events import SearchPlanned
from dupfinder.domain.options import Linkage, ScanOptions
from dupfinder.domain.pairs import CONTAINMENT, Relation, Variants
from dupfinder.pipeline import ScanControl, find_like
from dupfinder.pipeline.matching.pairs import DocumentPairs
from sample_documents import Scan, Scanned, Write, edited, words


@pytest.fixture
def documents(write: Write) -> None:
    """Write versions that drift apart, a book with one inside, copies, and invoices that differ only in numbers."""
    text = words(240, seed=1)
    for version in range(6):
        write(f"v{version}.txt", edited(text, *range(24 * version)))
    write("copy.txt", text)
    write("book.txt", f"{words(100, seed=2)} {text}")
    for number in range(3):
        write(f"invoice {number}.txt", f"Invoice {number + 70} of {words(60, seed=3)} and {number + 11} pieces")


def everything(scanned: Scanned) -> tuple[object, ...]:
    result = scanned.result
    return (result.documents, result.groups, result.containers, [str(pair) for pair in result.pairs])


def matched(scanned: Scanned) -> int:
    assert isinstance(scanned.result.pairs, DocumentPairs)
    return len(scanned.result.pairs.matches.pairs)


@pytest.mark.usefixtures("documents")
@pytest.mark.parametrize("variants", list(Variants))
@pytest.mark.parametrize("relation", [Relation.NEAR, Relation.CONTAINED])
def test_what_is_reported_does_not_depend_on_what_is_found_besides(
    scan_documents: Scan, relation: Relation, variants: Variants
) -> None:
    options: dict[str, Any] = {"relation": relation, "variants": variants, "linkage": Linkage.SINGLE}
    plain = scan_documents(**options)
    wide = scan_documents(find_from=0.3, **options)
    assert everything(wide) == everything(plain)
    assert matched(wide) > matched(plain)
    assert len(list(plain.result.pairs)) > 0


@pytest.mark.usefixtures("documents")
def test_every_pair_from_there_on_is_found(scan_documents: Scan) -> None:
    wide = scan_documents(find_from=0.3)
    low = scan_documents(min_similarity=0.3)
    assert matched(wide) == matched(low)


def test_a_higher_similarity_than_the_least_changes_nothing() -> None:
    options = ScanOptions(sources=(), find_from=0.9, min_similarity=0.7)
    assert options.found_from == options.least_likeness == 0.7
    contained = ScanOptions(sources=(), find_from=0.85, min_similarity=0.9, relation=Relation.CONTAINED)
    assert (contained.found_from, contained.least_likeness) == (0.85, CONTAINMENT)


@pytest.mark.usefixtures("documents")
def test_what_was_found_is_remembered_for_every_similarity_in_between(scan_documents: Scan, tmp_path: Path) -> None:
    options: dict[str, Any] = {"use_cache": True, "cache_file": str(tmp_path / "cache"), "find_from": 0.3}
    scan_documents(**options)
    again = scan_documents(min_similarity=0.6, variants=Variants.DROP, **options)
    explained = [event.explanation for event in again.events if isinstance(event, SearchPlanned)]
    assert "were compared before" in explained[0]
    assert everything(again) == everything(scan_documents(min_similarity=0.6, variants=Variants.DROP))


@pytest.mark.usefixtures("documents")
def test_documents_like_one_are_those_from_the_least_similarity_on(tmp_path: Path) -> None:
    found = []
    for find_from in (None, 0.3):
        options = ScanOptions(
            sources=(str(tmp_path / "docs"),), use_cache=False, workers=1, min_similarity=0.9, find_from=find_from
        )
        control = ScanControl()
        result = find_like(str(tmp_path / "docs" / "v0.txt"), options, control)
        found.append(json.dumps([str(pair) for pair in result.pairs]))
    assert found[0] == found[1]
    assert "v1.txt" in found[0]
    assert "v5.txt" not in found[0]
