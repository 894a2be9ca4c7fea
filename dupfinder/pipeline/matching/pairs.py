"""Every verified pair of documents, made from the matches of their texts as somebody asks for them."""

import itertools
import os
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.domain.options import MIN_WORDS, ScanOptions
from dupfinder.domain.pairs import (
    WRITTEN_OTHERWISE,
    Figures,
    Relation,
    Variable,
    Variants,
    VerifiedPair,
    of_one_template,
)
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import ScanResult
from dupfinder.domain.sameness import content_differences, relation_of_same_text
from dupfinder.domain.sources import ANYWHERE, Sources, sources_of
from dupfinder.pipeline.matching.matcher import Matches
from dupfinder.pipeline.matching.texts import (
    Text,
    differs_only_in,
    hamming_bits,
    is_told_by_words,
    likeness_relation,
)


class _Lookup:
    """What is made of texts and matches when somebody first needs it, whatever the least similarity is."""

    def __init__(self, texts: Sequence[Text], matches: Matches, variants: Variants, min_words: int) -> None:
        self._texts = texts
        self._matches = matches
        self._variants = variants
        self._min_words = min_words

    @cached_property
    def text_numbers(self) -> Mapping[str, int]:
        """Return the number of each document's text by its path."""
        return {one.entry.path: number for number, text in enumerate(self._texts) for one in text.documents}

    @cached_property
    def has_words(self) -> NDArray[np.bool_]:
        """Return which texts are told by their words; one whose documents are all gone is not."""
        told = (any(is_told_by_words(one, self._min_words) for one in text.documents[:1]) for text in self._texts)
        return np.fromiter(told, np.bool_, len(self._texts))

    @cached_property
    def is_by_looks(self) -> NDArray[np.bool_]:
        """Return which matches are of two texts that are not told by their words."""
        a, b = self._matches.pairs.T
        is_by_looks: NDArray[np.bool_] = ~(self.has_words[a] & self.has_words[b])
        return is_by_looks

    @cached_property
    def is_wanted(self) -> NDArray[np.bool_]:
        """Return which matches are wanted as near pairs although, or because, they are of one template."""
        pairs = self._matches.pairs
        if self._variants is Variants.KEEP:
            return np.ones(len(pairs), np.bool_)
        figures = self._matches.figures
        found = [
            differs_only_in(self._texts[a], self._texts[b], figures.of_pair(match))
            for match, (a, b) in enumerate(pairs.tolist())
        ]
        is_only = self._variants is Variants.ONLY
        wanted = [of_one_template(one) is is_only or not WRITTEN_OTHERWISE.isdisjoint(one) for one in found]
        is_wanted: NDArray[np.bool_] = np.array(wanted, np.bool_)
        return is_wanted | self.is_by_looks


@dataclass(frozen=True, kw_only=True)  # no slots: what finding needs is made when somebody looks for a pair
class DocumentPairs:
    """The pairs within one text first, then those of two; of a thousand copies half a million, so never all held."""

    texts: Sequence[Text]
    matches: Matches
    """All that were found; which of them are pairs depends on what follows."""
    min_similarity: float
    max_relation: Relation
    variants: Variants = Variants.KEEP
    min_words: int = MIN_WORDS
    """Of two texts one of which has fewer the match is by what is seen."""
    sources: Sources = ANYWHERE
    """Where only documents of different sources are pairs; all matches are of texts that have such documents."""

    @cached_property
    def reported(self) -> Matches:
        """Return the matches that are pairs: near, or one inside the other where that is asked for."""
        return self.matches.where(self.near_at(self.min_similarity) | self._is_inside)

    @property
    def inside(self) -> Matches:
        """Return the matches that are no near pairs but of a text and one found inside it, where that is asked for."""
        return self.matches.where(self._is_inside)

    def near_at(self, min_similarity: float) -> NDArray[np.bool_]:
        """Return which matches are near pairs from some similarity on: bool[matches]."""
        return self.matches.near(min_similarity) & self._lookup.is_wanted

    def at(self, min_similarity: float) -> "DocumentPairs":
        """Return the pairs for another least similarity; there are no others than were found."""
        pairs = replace(self, min_similarity=min_similarity)
        vars(pairs)["_lookup"] = self._lookup  # for 500,000 documents it takes a while to make
        return pairs

    def __iter__(self) -> Iterator[VerifiedPair]:
        for text in self.texts:
            for a, b in itertools.combinations(sorted(text.documents, key=_by_path), 2):
                pair = self._pair_of_same_text(a, b)
                if pair is not None and self.sources.may_pair(a, b):
                    yield pair
        for match, (x, y) in enumerate(self.reported.pairs.tolist()):
            variables = self._variables(match, x, y)
            for one, other in itertools.product(self.texts[x].documents, self.texts[y].documents):
                if self.sources.may_pair(one, other):
                    yield self._matched_pair(match, one, other, differs_only_in=variables)

    def find(self, a: Document, b: Document) -> VerifiedPair | None:
        """Return the pair of two documents, whichever comes first; `None` if they are not among the pairs.

        Those of one source are found as well, as far as they are known: who names two does not ask what is a duplicate.
        """
        x, y = (self._lookup.text_numbers.get(one.entry.path) for one in (a, b))
        if x is None or y is None or a.entry.path == b.entry.path:
            return None
        if x == y:
            return self._pair_of_same_text(a, b)
        if x > y:
            x, y, a, b = y, x, b, a
        key = x * len(self.texts) + y
        match = int(np.searchsorted(self._match_keys, key))
        if match == len(self._match_keys) or self._match_keys[match] != key:
            return None
        return self._matched_pair(match, a, b, differs_only_in=self._variables(match, x, y))

    def text_number(self, document: Document) -> int:
        """Return the number of a document's text."""
        return self._lookup.text_numbers[document.entry.path]

    def without(self, gone: Container[str]) -> "DocumentPairs":
        """Return the pairs of which neither document has one of these paths."""
        texts = [
            Text(documents=tuple(one for one in text.documents if one.entry.path not in gone))
            if any(one.entry.path in gone for one in text.documents)
            else text
            for text in self.texts
        ]
        return replace(self, texts=texts)

    @cached_property
    def _lookup(self) -> _Lookup:
        return _Lookup(self.texts, self.matches, self.variants, self.min_words)

    @property
    def _is_inside(self) -> NDArray[np.bool_]:
        if not self.max_relation.covers(Relation.CONTAINED):
            return np.zeros(len(self.matches.pairs), np.bool_)
        return self.matches.contained() & ~self.matches.near(self.min_similarity)

    @cached_property
    def _match_keys(self) -> NDArray[np.int64]:
        pairs = self.reported.pairs
        return pairs[:, 0] * len(self.texts) + pairs[:, 1]  # rising, as the pairs are sorted

    @cached_property
    def _is_near(self) -> NDArray[np.bool_]:
        return self.reported.near(self.min_similarity)

    def _pair_of_same_text(self, a: Document, b: Document) -> VerifiedPair | None:
        """Return the pair of two documents in the order of paths, if pairs as close are wanted."""
        relation = relation_of_same_text(a, b)
        if not self.max_relation.covers(relation):
            return None
        return document_pair(a, b, relation=relation, figures=(1.0, 1.0, 1.0))

    def _variables(self, match: int, x: int, y: int) -> tuple[Variable, ...]:
        is_told = self._relation(match, x, y) in {Relation.NEAR, Relation.SAME_TEXT}
        return differs_only_in(self.texts[x], self.texts[y], self._figures(match)) if is_told else ()

    def _figures(self, match: int) -> Figures:
        return self.reported.figures.of_pair(match)

    def _relation(self, match: int, x: int, y: int) -> Relation:
        """Return how the documents of two texts are related that match."""
        if not self._is_near[match]:
            return Relation.CONTAINED
        if not self._lookup.has_words[[x, y]].all():
            return Relation.LOOKS_ALIKE
        return likeness_relation(self.texts[x].first, self.texts[y].first, self.min_words)

    def _matched_pair(
        self, match: int, one: Document, other: Document, *, differs_only_in: tuple[Variable, ...]
    ) -> VerifiedPair:
        """Return the pair of two documents whose texts match, in the order of that match."""
        x, y = self.reported.pairs[match].tolist()
        relation = self._relation(match, x, y)
        return document_pair(
            one,
            other,
            relation=relation,
            figures=self._figures(match),
            differs_only_in=differs_only_in,
        )


def document_pairs(texts: Sequence[Text], matches: Matches, options: ScanOptions) -> DocumentPairs:
    """Return the pairs that a scan with these options reports, of all matches that it found."""
    return DocumentPairs(
        texts=texts,
        matches=matches,
        min_similarity=options.min_similarity,
        max_relation=options.relation,
        variants=options.variants,
        min_words=options.min_words,
        sources=sources_of(options) if options.across else ANYWHERE,
    )


def document_pairs_of(result: ScanResult) -> DocumentPairs:
    """Return the pairs of a scan's result with their texts; `ValueError` if it is that of a search for like ones."""
    if not isinstance(result.pairs, DocumentPairs):
        raise ValueError("Only the result of a scan knows the pairs of all its texts.")  # noqa: TRY004 - as promised
    return result.pairs


@dataclass(frozen=True, slots=True)
class ListedPairs:
    """A few pairs that are all held."""

    all: tuple[VerifiedPair, ...] = ()

    def __iter__(self) -> Iterator[VerifiedPair]:
        return iter(self.all)

    def find(self, a: Document, b: Document) -> VerifiedPair | None:
        """Return the pair of two documents, whichever comes first; `None` if they are not among the pairs."""
        wanted = {a.entry.path, b.entry.path}
        return next((pair for pair in self.all if {pair.a.entry.path, pair.b.entry.path} == wanted), None)

    def without(self, gone: Container[str]) -> "ListedPairs":
        """Return the pairs of which neither document has one of these paths."""
        return ListedPairs(
            tuple(pair for pair in self.all if pair.a.entry.path not in gone and pair.b.entry.path not in gone)
        )


def _by_path(document: Document) -> int:
    return document.entry.file_id


def document_pair(
    one: Document,
    other: Document,
    *,
    relation: Relation,
    figures: Figures,
    differs_only_in: tuple[Variable, ...] = (),
    as_given: bool = False,
) -> VerifiedPair:
    """Return the pair of two documents: in the order of their paths, or `as_given`.

    The first of the `figures` is `one`.
    """
    similarity, a_in_b, b_in_a = figures
    if not as_given and _by_path(other) < _by_path(one):
        one, other, a_in_b, b_in_a = other, one, b_in_a, a_in_b
    return VerifiedPair(
        a=one,
        b=other,
        relation=relation,
        similarity=similarity,
        a_in_b=a_in_b,
        b_in_a=b_in_a,
        hamming_bits=hamming_bits(one, other),
        differs_only_in=differs_only_in,
        differs_beyond=content_differences(one, other),
    )


def best_first(pair: VerifiedPair) -> tuple[float, float, int, bytes]:
    """Return a key that sorts the best first: by similarity, then by how much of one is in the other, then by path."""
    containment = max(pair.a_in_b, pair.b_in_a)
    return (-pair.similarity, -containment, pair.relation.rank, os.fsencode(pair.b.entry.path))
