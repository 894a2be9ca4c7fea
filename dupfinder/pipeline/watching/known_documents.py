"""Documents that are known, held so that one more is compared with all of them in a moment."""

import itertools
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.domain.fingerprints import FingerprintMethod
from dupfinder.domain.masks import FORMS, form_digest, is_written_otherwise, parts_digest
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import (
    CONTAINMENT,
    ROUNDING,
    WRITTEN_OTHERWISE,
    Relation,
    Variable,
    Variants,
    VerifiedPair,
    of_one_template,
)
from dupfinder.domain.sameness import content_key, relation_of_same_text
from dupfinder.domain.sources import sources_of
from dupfinder.fingerprint import shingle_hashes
from dupfinder.index.queries import FingerprintIndex, WideFingerprintIndex
from dupfinder.index.shingles import GrowingSketches
from dupfinder.pipeline.matching.cached_words import Sketch, read_sketches
from dupfinder.pipeline.matching.candidates import MISREAD_SHARE, SAMPLED, SHORT, fingerprint_array, least_share
from dupfinder.pipeline.matching.compared_pairs import max_bits_of
from dupfinder.pipeline.matching.linking import Separation
from dupfinder.pipeline.matching.look_candidates import Looks, may_look_alike
from dupfinder.pipeline.matching.looking import seen_figures
from dupfinder.pipeline.matching.page_comparing import Sight
from dupfinder.pipeline.matching.pairs import best_first, document_pair
from dupfinder.pipeline.matching.texts import (
    Text,
    alike_in_forms,
    differs_only_in,
    is_told_by_words,
    likeness_relation,
)
from dupfinder.store import ReaderVersions, ScanCache
from dupfinder.verify import Spelt, verify

Ints = NDArray[np.int64]

NewText = tuple[bytes, int, Sketch]
"""The digest of a text, its fingerprint and its sketch."""

_LEAST_GONE = 256
"""Texts that may be gone before the index is made anew without them."""


class TextIndex:
    """Texts by their digests. It proposes what `CandidateSearch.pairs_with` would, without looking at the cache."""

    def __init__(self, options: ScanOptions) -> None:
        self._options = options
        self._by_terms = options.fingerprint.method is FingerprintMethod.SENTENCES
        self._begin()

    def _begin(self) -> None:
        bits = max_bits_of(self._options)
        is_wide = self._options.fingerprint.bits == 128
        self._fingerprints = WideFingerprintIndex(max_bits=bits) if is_wide else FingerprintIndex(max_bits=bits)
        self._values: list[int] = []
        self._digests: list[bytes | None] = []
        self._numbers: dict[bytes, int] = {}
        self._shingles, self._short_shingles = GrowingSketches(), GrowingSketches()
        self._triples, self._terms = GrowingSketches(), GrowingSketches()

    def __contains__(self, digest: bytes) -> bool:
        return digest in self._numbers

    def __len__(self) -> int:
        return len(self._numbers)

    def add(self, texts: Iterable[NewText]) -> None:
        """Add texts whose digests are not there yet."""
        first = len(self._digests)
        for digest, fingerprint, sketch in texts:
            self._numbers[digest] = len(self._digests)
            self._digests.append(digest)
            self._values.append(fingerprint)
            self._shingles.add(sketch.shingles)
            self._short_shingles.add(sketch.short_shingles)
            self._triples.add(sketch.triples)
            self._terms.add(sketch.terms)
        self._add_fingerprints(first)

    def remove(self, digest: bytes) -> None:
        """Forget a text, if it is there."""
        number = self._numbers.pop(digest, None)
        if number is None:
            return
        self._digests[number] = None
        if not self._by_terms:
            self._fingerprints.remove(np.array([number]))
        gone = len(self._digests) - len(self._numbers)
        if gone > max(_LEAST_GONE, len(self._numbers)):
            self._make_anew()

    def candidates(self, fingerprint: int, sketch: Sketch) -> list[bytes]:
        """Return the digests of the texts that are worth comparing with a text like this, sorted."""
        proposed = np.concatenate(
            (
                self._like_fingerprint(fingerprint, sketch),
                self._shingles.matches(sketch.shingles, min_share=least_share(self._options, SAMPLED.safety)),
                self._short_shingles.matches(sketch.short_shingles, min_share=least_share(self._options, SHORT.safety)),
                self._triples.matches(sketch.triples, min_share=MISREAD_SHARE),
            )
        )
        digests = (self._digests[number] for number in np.unique(proposed).tolist())
        return sorted(digest for digest in digests if digest is not None)

    def _like_fingerprint(self, fingerprint: int, sketch: Sketch) -> Ints:
        if self._by_terms:
            return self._terms.matches(sketch.terms, min_share=0.0)
        return np.array([number for number, _ in self._fingerprints.query(fingerprint)], np.int64)

    def _make_anew(self) -> None:
        """Let go of what was kept of texts that are gone."""
        left = np.array(sorted(self._numbers.values()), np.int64)
        digests, values = [self._digests[number] for number in left], [self._values[number] for number in left]
        sketches = [one.only(left) for one in (self._shingles, self._short_shingles, self._triples, self._terms)]
        self._begin()
        self._shingles, self._short_shingles, self._triples, self._terms = sketches
        self._digests, self._values = digests, values
        self._numbers = {digest: number for number, digest in enumerate(digests) if digest is not None}
        self._add_fingerprints(0)

    def _add_fingerprints(self, first: int) -> None:
        numbers = np.arange(first, len(self._digests))
        if not self._by_terms and len(numbers):
            self._fingerprints.add(numbers, fingerprint_array(self._values[first:], self._options.fingerprint.bits))


Numbers = NDArray[np.uint64]


_Bytes = tuple[bytes, int]
"""The digest of a document's bytes, and how many they are."""


_Key = TypeVar("_Key")


class KnownDocuments:
    """Known documents by their paths, and an index of their texts that grows with them.

    `like` finds what `find_like` finds. Only where fingerprints are to weigh what is rare among all documents, they are
    taken as workers make them, by frequency: the others would change with each document that comes. `LostText` where
    the cache, which keeps the words, lost some.
    """

    def __init__(
        self, options: ScanOptions, *, cache: ScanCache, versions: ReaderVersions, check: Callable[[], None]
    ) -> None:
        self._options = options
        self._cache = cache
        self._versions = versions
        self._check = check
        self._separation = Separation(options.distinctions)
        self._sources = sources_of(options)
        self._documents: dict[str, Document] = {}
        self._by_text: defaultdict[bytes, dict[str, Document]] = defaultdict(dict)
        self._by_bytes: defaultdict[_Bytes, dict[str, Document]] = defaultdict(dict)
        self._by_form: defaultdict[tuple[Variable, bytes], set[bytes]] = defaultdict(set)
        """The digests of the texts that are one but for the way letters are written."""
        self._by_content: defaultdict[bytes, dict[str, Document]] = defaultdict(dict)
        """Those that are not told by their words, by all that they hold."""
        self._texts = TextIndex(options)
        self._sketched: dict[bytes, Sketch] = {}

    def __len__(self) -> int:
        return len(self._documents)

    def get(self, path: str) -> Document | None:
        """Return the document at a path, if it is known."""
        return self._documents.get(path)

    def expect(self, documents: Iterable[Document]) -> None:
        """Make the sketches of documents that are added or asked for next: many at once cost a tenth of one by one."""
        comparable = {one.text_digest: one for one in documents if one.text_digest and self._is_comparable(one)}
        self._sketched = {}
        self._sketched = dict(zip(comparable, self._sketches(comparable.values()), strict=True))

    def add(self, documents: Iterable[Document]) -> None:
        """Add documents; one whose path is known takes the place of that."""
        new: dict[bytes, Document] = {}
        for document in documents:
            self._check()
            self.take(document.entry.path)
            self._documents[document.entry.path] = document
            if document.content_digest is not None:
                self._by_bytes[_bytes_of(document)][document.entry.path] = document
            key = self._content_key(document)
            if key is not None:
                self._by_content[key][document.entry.path] = document
            if document.text_digest is not None:
                self._by_text[document.text_digest][document.entry.path] = document
                if self._is_comparable(document) and document.text_digest not in self._texts:
                    new[document.text_digest] = document
                for form in _forms(document) if self._is_told_by_words(document) else ():
                    self._by_form[form].add(document.text_digest)
        self._texts.add(
            (digest, document.fingerprint or 0, sketch)
            for (digest, document), sketch in zip(new.items(), self._sketches(new.values()), strict=True)
        )

    def take(self, path: str) -> Document | None:
        """Forget the document at a path, and return it; `None` if there is none."""
        document = self._documents.pop(path, None)
        if document is None:
            return None
        if document.content_digest is not None:
            _take_from(self._by_bytes, _bytes_of(document), path)
        key = self._content_key(document)
        if key is not None:
            _take_from(self._by_content, key, path)
        digest = document.text_digest
        if digest is not None and _take_from(self._by_text, digest, path):
            self._texts.remove(digest)
            for form in _forms(document):
                self._by_form[form].discard(digest)
        return document

    def like(self, document: Document) -> list[VerifiedPair]:
        """Return the pairs of a known document with the others that resemble it, best first; `a` is always that one."""
        pairs = [*self._pairs_of_same_text(document), *self._pairs_by_likeness(document)]
        pairs += self._pairs_by_looks(document)
        if self._sources:
            pairs = [pair for pair in pairs if self._sources.may_pair(pair.a, pair.b)]
        if self._separation:
            pairs = [pair for pair in pairs if not self._separation.is_torn((pair.a, pair.b))]
        return sorted(pairs, key=best_first)

    def _is_comparable(self, document: Document) -> bool:
        return self._options.relation.covers(Relation.NEAR) and self._is_told_by_words(document)

    def _is_told_by_words(self, document: Document) -> bool:
        return is_told_by_words(document, self._options.min_words)

    def _content_key(self, document: Document) -> bytes | None:
        return None if self._is_told_by_words(document) else content_key(document)

    def _same(self, document: Document) -> dict[str, Document]:
        """Return the documents with the same bytes or text, itself included."""
        same: dict[str, Document] = {}
        if document.content_digest is not None:
            same |= self._by_bytes.get(_bytes_of(document), {})
        if self._options.relation is Relation.IDENTICAL:
            return same
        key = self._content_key(document)
        if document.text_digest is not None and self._is_told_by_words(document):
            same |= self._by_text.get(document.text_digest, {})
        elif key is not None:
            same |= self._by_content.get(key, {})
        return same

    def _pairs_of_same_text(self, document: Document) -> list[VerifiedPair]:
        others = (other for path, other in self._same(document).items() if path != document.entry.path)
        related = ((other, relation_of_same_text(document, other)) for other in others)
        return [
            document_pair(document, other, relation=relation, figures=(1.0, 1.0, 1.0), as_given=True)
            for other, relation in related
            if self._options.relation.covers(relation)
        ]

    def _pairs_by_looks(self, document: Document) -> list[VerifiedPair]:
        """Return the pairs with documents that look like it, where either has too few words to be told by them."""
        if not document.looks or not self._options.relation.covers(Relation.LOOKS_ALIKE):
            return []
        same = self._same(document)
        others: defaultdict[_Bytes, list[Document]] = defaultdict(list)
        for path, other in self._documents.items():
            by_words = self._is_told_by_words(document) and self._is_told_by_words(other)
            if other.looks and path not in same and not by_words and path != document.entry.path:
                others[_bytes_of(other)].append(other)
        own = self._sight(document)
        alike = [ones for ones in others.values() if may_look_alike(own.looks, Looks.of(ones[0].looks))]
        sights = [(own, self._sight(ones[0])) for ones in alike]
        found = seen_figures(sights, self._options, check=self._check) if sights else ()
        return [
            pair
            for ones, figures in zip(alike, found, strict=True)
            for pair in self._pairs_with_text(document, tuple(ones), *figures)
        ]

    def _sight(self, document: Document) -> Sight:
        return Sight.of(document, is_told_by_words=self._is_told_by_words(document))

    def _pairs_by_likeness(self, document: Document) -> list[VerifiedPair]:
        if document.text_digest is None or not self._is_comparable(document):
            return self._pairs_written_otherwise(document)
        (sketch,) = self._sketches([document])
        same = {one.text_digest for one in self._same(document).values()}
        proposed = set(self._texts.candidates(document.fingerprint or 0, sketch))
        proposed.update(*(self._by_form.get(form, set()) for form in _forms(document)))
        candidates = sorted(proposed - same)
        if not candidates:
            return []
        texts = [(*self._by_text[digest].values(),) for digest in candidates]
        counts = [documents[0].word_count for documents in texts]
        own = len(candidates)
        figures = verify(
            np.array([(own, number) for number in range(own)], np.int64),
            lambda number: self._shingles([*candidates, document.text_digest or b""][number]),
            word_counts=np.array([*counts, document.word_count], np.int64),
            on_pair=self._check,
            spelt_of=lambda number: self._spelt([*candidates, document.text_digest or b""][number]),
        )
        pairs = []
        for number, documents in enumerate(texts):
            alike = alike_in_forms(document, documents[0], figures.of_pair(number))
            pairs += self._pairs_with_text(document, documents, *alike)
        return pairs

    def _pairs_written_otherwise(self, document: Document) -> list[VerifiedPair]:
        """Return the pairs that are the same text but for how it is written, where nothing less alike is asked for."""
        if not (self._options.relation.covers(Relation.SAME_TEXT) and self._is_told_by_words(document)):
            return []
        written = [self._by_form.get(form, set()) for form in _forms(document) if form[0] in WRITTEN_OTHERWISE]
        digests = sorted(set().union(*written) - {document.text_digest})
        own = document.masked_digests
        others = [
            one for one in digests if is_written_otherwise(own, next(iter(self._by_text[one].values())).masked_digests)
        ]
        pairs = (self._pairs_with_text(document, (*self._by_text[one].values(),), 1.0, 1.0, 1.0) for one in others)
        return [*itertools.chain.from_iterable(pairs)]

    def _pairs_with_text(
        self, document: Document, others: tuple[Document, ...], similarity: float, a_in_b: float, b_in_a: float
    ) -> list[VerifiedPair]:
        """Return the pairs with all documents of one text, if pairs like these are wanted."""
        options = self._options
        figures = (similarity, a_in_b, b_in_a)
        variables: tuple[Variable, ...] = ()
        if similarity >= options.min_similarity - ROUNDING:
            relation = likeness_relation(document, others[0], options.min_words)
            if relation is not Relation.LOOKS_ALIKE:
                variables = differs_only_in(Text(documents=(document,)), Text(documents=others), figures)
            wanted = (
                relation is not Relation.NEAR
                or options.variants is Variants.KEEP
                or of_one_template(variables) is (options.variants is Variants.ONLY)
            )
        else:
            relation = Relation.CONTAINED
            wanted = options.relation.covers(relation) and max(a_in_b, b_in_a) >= CONTAINMENT - ROUNDING
        return [
            document_pair(document, other, relation=relation, figures=figures, differs_only_in=variables, as_given=True)
            for other in (others if wanted else ())
        ]

    def _sketches(self, documents: Collection[Document]) -> Iterable[Sketch]:
        digests = [one.text_digest or b"" for one in documents]
        if self._sketched.keys() >= {*digests}:
            return [self._sketched[digest] for digest in digests]
        read = read_sketches(documents, self._options, cache=self._cache, versions=self._versions)
        return (one for some in read for one in some.each())

    def _spelt(self, digest: bytes) -> Spelt:
        return Spelt(*self._cache.spelt_words(digest, self._versions))

    def _shingles(self, digest: bytes) -> Numbers:
        return shingle_hashes(self._cache.word_hashes(digest, self._versions))


def _forms(document: Document) -> list[tuple[Variable, bytes]]:
    digests = [(form, form_digest(document.masked_digests, form)) for form in FORMS]
    digests.append((Variable.ORDER, parts_digest(document.masked_digests)))
    return [(form, digest) for form, digest in digests if digest]


def _bytes_of(document: Document) -> _Bytes:
    return (document.content_digest or b"", document.entry.size_bytes)


def _take_from(among: dict[_Key, dict[str, Document]], key: _Key, path: str) -> bool:
    """Take the document at a path from those under a key; return whether it was the last of them."""
    del among[key][path]
    if among[key]:
        return False
    del among[key]
    return True
