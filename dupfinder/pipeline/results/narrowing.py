"""A part of what a scan found: a few of its groups and containers, and what belongs to them."""

from collections import Counter, defaultdict
from collections.abc import Collection, Container, Iterable, Iterator
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document, ProblemCode
from dupfinder.domain.options import SimilarityHistogram
from dupfinder.domain.pairs import CONTAINMENT, ROUNDING, Relation
from dupfinder.domain.result import ScanResult
from dupfinder.domain.sources import Sources
from dupfinder.pipeline.matching.linking import Separation
from dupfinder.pipeline.matching.pairs import DocumentPairs, ListedPairs, document_pairs_of
from dupfinder.pipeline.matching.texts import Text

BINS = 50

_READ_ALL_THE_SAME = frozenset({ProblemCode.NO_TEXT, ProblemCode.EMPTY})
"""Problems of documents of which all is known that there is to compare."""


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
    a, b = near.pairs.T
    edges = least + step * np.arange(1, bins)
    places = np.searchsorted(edges, near.figures.similarity + ROUNDING, side="right")
    counts = np.zeros(bins, np.int64)
    for documents, sign in _multiplicities(pairs):
        # As float64, of which whole numbers are exact up to 2 ** 53.
        near_ones = np.bincount(places, weights=documents[a] * documents[b], minlength=bins).astype(np.int64)
        near_ones[-1] += int((documents * (documents - 1) // 2).sum())
        counts += sign * near_ones
    return SimilarityHistogram(least=least, step=step, counts=tuple(counts.tolist()))


def _multiplicities(pairs: DocumentPairs) -> Iterator[tuple[NDArray[np.int64], int]]:
    """Yield how many documents each text has, 1, and where pairs of one source do not count, for each source, -1."""
    yield np.array([len(text.documents) for text in pairs.texts], np.int64), 1
    if pairs.sources:
        numbers = [Counter(map(pairs.sources.of, text.documents)) for text in pairs.texts]
        for source in sorted(set().union(*numbers)):
            yield np.array([one[source] for one in numbers], np.int64), -1


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


def unique_documents(result: ScanResult) -> tuple[Document, ...]:
    """Return the documents that are like no other, in the order of paths, by what the result counts as alike.

    Such a one is in no group and no near pair, and not found inside another document. What could not be read is not
    among them: nobody knows. `ValueError` for the result of a search for documents like one.
    """
    pairs = document_pairs_of(result)
    alike = {one.document.entry.path for group in result.groups for one in group.members}
    edges = _edges(pairs)
    counts = np.fromiter((len(text.documents) for text in pairs.texts), np.int64, len(pairs.texts))
    separation = Separation(result.options.distinctions)
    alone: list[Document] = []
    if result.options.relation is Relation.IDENTICAL:  # no text was read
        alone += result.documents
    elif separation or pairs.sources:  # then not every two documents of texts that are alike are
        others: defaultdict[int, list[int]] = defaultdict(list)
        for number, other in edges.tolist():
            others[number].append(other)
        for number, text in enumerate(pairs.texts):
            found = [text, *(pairs.texts[other] for other in others.get(number, ()))]
            alone += (one for one in text.documents if not _is_like(one, found, pairs.sources, separation))
    else:
        has_other = np.zeros(len(counts), np.bool_)
        has_other[edges[counts[edges[:, 1]] > 0, 0]] = True
        for number in np.flatnonzero((counts == 1) & ~has_other).tolist():
            alone += pairs.texts[number].documents
    known = (one for one in alone if one.problem is None or one.problem.code in _READ_ALL_THE_SAME)
    return tuple(sorted((one for one in known if one.entry.path not in alike), key=lambda one: one.entry.file_id))


def only_unique(result: ScanResult, documents: Collection[Document]) -> ScanResult:
    """Return a result that lists these of its unique documents, and nothing else."""
    listed = tuple(documents)
    return replace(result, documents=listed, groups=(), containers=(), pairs=ListedPairs(), unique=listed).counted()


def _edges(pairs: DocumentPairs) -> NDArray[np.int64]:
    """Return int64[edges, 2]: the number of a text, and of one that it is like, or that it is found inside."""
    near = pairs.matches.pairs[pairs.near_at(pairs.min_similarity)]
    inside, shares = pairs.inside.pairs, pairs.inside.figures.as_columns()[:, 1:]
    is_part = shares >= CONTAINMENT - ROUNDING
    parts = inside[is_part[:, 0]], inside[is_part[:, 1]][:, ::-1]
    return np.concatenate((near, near[:, ::-1], *parts)).astype(np.int64)


def _is_like(document: Document, texts: Iterable[Text], sources: Sources, separation: Separation) -> bool:
    """Return whether a document may be a pair with another one of some texts."""
    return any(
        other is not document and sources.may_pair(document, other) and not separation.is_torn((document, other))
        for text in texts
        for other in text.documents
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
