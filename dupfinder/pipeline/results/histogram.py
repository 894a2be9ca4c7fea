"""How the pairs that a scan found are spread over the similarities: what one sees behind the slider."""

from collections.abc import Container

import numpy as np

from dupfinder.domain.grouping import SimilarityHistogram
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
