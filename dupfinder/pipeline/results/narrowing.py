"""A part of what a scan found: a few of its groups and containers, and what belongs to them."""

from collections.abc import Collection, Container, Iterator
from dataclasses import replace

import numpy as np

from dupfinder.domain.documents import Document
from dupfinder.domain.options import SimilarityHistogram
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline.matching.pairs import document_pairs_of

BINS = 50

_ROUNDING = 1e-9
"""Similarities are quotients of whole numbers: one at the edge of two bins belongs to the upper one."""


def similarity_histogram(
    result: ScanResult, *, bins: int = BINS, gone: Container[str] = frozenset()
) -> SimilarityHistogram:
    """Return how many pairs of documents a scan found at each similarity from `ScanOptions.found_from` to 1.

    Pairs with a document at one of the paths `gone` are left out: whoever removed documents has fewer pairs.
    They are counted as pairs of documents: where three have one text and two another, six pairs are as similar as these
    texts. Those within a text are in the last bin. What is only contained, and less similar, is left out. `ValueError`
    for the result of a search for documents like one.
    """
    pairs = document_pairs_of(result).without(gone)
    least = result.options.found_from
    step = (1 - least) / bins
    near = pairs.matches.where(pairs.near_at(least))
    documents = np.array([len(text.documents) for text in pairs.texts], np.int64)
    a, b = near.pairs.T
    edges = least + step * np.arange(1, bins)
    places = np.searchsorted(edges, near.figures.similarity + _ROUNDING, side="right")
    # As float64, of which whole numbers are exact up to 2 ** 53.
    counts = np.bincount(places, weights=documents[a] * documents[b], minlength=bins).astype(np.int64)
    counts[-1] += int((documents * (documents - 1) // 2).sum())
    return SimilarityHistogram(least=least, step=step, counts=tuple(counts.tolist()))


def narrow(result: ScanResult, *, groups: Collection[int], containers: Collection[str]) -> ScanResult:
    """Return a result with only the groups of these numbers, and the documents at these paths as containers.

    Its documents are the members of these groups, the containers and their parts; its pairs are those of which both
    sides are among them. Groups stay whole and keep their numbers. Problems and statistics are still those of the scan:
    a document that could not be read might have belonged here as well.
    """
    numbers, paths = frozenset(groups), frozenset(containers)
    narrowed = replace(
        result,
        groups=tuple(group for group in result.groups if group.group_id in numbers),
        containers=tuple(each for each in result.containers if each.container.entry.path in paths),
    )
    inside = {document.entry.path for document in _documents(narrowed)}
    return replace(
        narrowed,
        documents=tuple(document for document in result.documents if document.entry.path in inside),
        pairs=result.pairs.without({one.entry.path for one in result.documents if one.entry.path not in inside}),
    )


def narrow_to(result: ScanResult, paths: Collection[str]) -> ScanResult:
    """Return a result with only the groups and containers of which a document is at one of these paths."""
    return narrow(
        result,
        groups=[
            group.group_id
            for group in result.groups
            if any(member.document.entry.path in paths for member in group.members)
        ],
        containers=[
            each.container.entry.path
            for each in result.containers
            if any(pair.a.entry.path in paths or pair.b.entry.path in paths for pair in each.pairs)
        ],
    )


def _documents(result: ScanResult) -> Iterator[Document]:
    """Yield the documents of all groups and containers."""
    for group in result.groups:
        yield from (member.document for member in group.members)
    for container in result.containers:
        yield container.container
        yield from (container.part_of(pair)[0] for pair in container.pairs)
