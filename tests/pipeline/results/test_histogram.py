"""The histogram of found pairs, against counting them one by one."""

import math

import numpy as np
import pytest

from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation, Variants
from dupfinder.domain.result import ScanResult, ScanStatus, Statistics
from dupfinder.pipeline import similarity_histogram
from dupfinder.pipeline.matching.pairs import ListedPairs
from sample_documents import Scan, Write, edited, words


@pytest.fixture
def documents(write: Write) -> None:
    """Write versions that drift apart, copies of some, a book with one inside, and two that differ in a number."""
    text = words(200, seed=1)
    for version in range(6):
        for copy in range(1 + version % 3):
            write(f"v{version} {copy}.txt", edited(text, *range(20 * version)))
    write("book.txt", f"{words(600, seed=2)} {text}")
    for number in (1, 2):
        write(f"invoice {number}.txt", f"Invoice {number} of {words(60, seed=3)}")


@pytest.mark.usefixtures("documents")
@pytest.mark.parametrize("variants", list(Variants))
def test_the_counts_are_those_of_the_pairs_of_a_scan_for_the_same_similarity(
    scan_documents: Scan, variants: Variants
) -> None:
    wide = scan_documents(find_from=0.4, min_similarity=0.9, relation=Relation.CONTAINED, variants=variants).result
    low = scan_documents(min_similarity=0.4, relation=Relation.CONTAINED, variants=variants).result
    similarities = [pair.similarity for pair in low.pairs if pair.relation is not Relation.CONTAINED]
    assert similarities
    for bins in (1, 7, 50):
        histogram = similarity_histogram(wide, bins=bins)
        assert (len(histogram.counts), histogram.least) == (bins, 0.4)
        assert sum(histogram.counts) == len(similarities)
        for number, count in enumerate(histogram.counts):
            low_edge = 0.4 + number * 0.6 / bins
            high_edge = math.inf if number == bins - 1 else low_edge + 0.6 / bins
            assert count == sum(low_edge <= similarity + 1e-9 < high_edge for similarity in similarities)


@pytest.mark.usefixtures("documents")
def test_pairs_with_documents_that_are_gone_are_not_counted(scan_documents: Scan) -> None:
    result = scan_documents(min_similarity=0.4).result
    paths = [document.entry.path for document in result.documents]
    for gone in (set(), set(paths[:1]), set(paths[::2]), set(paths)):
        similarities = [pair.similarity for pair in result.pairs if not gone & {pair.a.entry.path, pair.b.entry.path}]
        histogram = similarity_histogram(result, gone=gone)
        assert sum(histogram.counts) == len(similarities)
        assert histogram.counts[-1] == sum(each > 0.4 + 49 * 0.6 / 50 - 1e-9 for each in similarities)


@pytest.mark.usefixtures("documents")
def test_without_anything_below_it_begins_at_the_least_similarity(scan_documents: Scan) -> None:
    assert similarity_histogram(scan_documents(min_similarity=0.8).result).least == 0.8
    assert similarity_histogram(scan_documents(min_similarity=1.0).result).counts[-1] == 1 + 3 + 1 + 3


def test_a_scan_without_documents_has_no_pairs(scan_documents: Scan, write: Write) -> None:
    write("x.bin", b"\x00")
    assert not np.any(similarity_histogram(scan_documents().result).counts)


def test_what_knows_only_the_pairs_with_one_document_is_refused() -> None:
    result = ScanResult(
        options=ScanOptions(sources=()),
        status=ScanStatus.FINISHED,
        documents=(),
        groups=(),
        containers=(),
        pairs=ListedPairs(),
        problems=(),
        statistics=Statistics(),
    )
    with pytest.raises(ValueError, match="Only the result of a scan"):
        similarity_histogram(result)
