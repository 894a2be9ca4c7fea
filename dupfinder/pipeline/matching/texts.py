"""Distinct texts: documents with the same words are one node of the graph that is matched and grouped."""

import itertools
import os
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.acyclic import Acyclic, pass_over
from dupfinder.domain.documents import Document
from dupfinder.domain.fingerprints import FingerprintMethod, Weighting
from dupfinder.domain.masks import (
    FORM_PLACES,
    MASKED_DIGEST_BYTES,
    MASKED_DIGESTS_BYTES,
    is_written_otherwise,
    say_the_same,
    variables_between,
)
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Figures, Relation, Variable, or_told_by_figures
from dupfinder.domain.records import dataclass, records_of
from dupfinder.domain.sameness import content_key
from dupfinder.domain.sources import SEVERAL, Sources
from dupfinder.domain.suggesting import CRITERIA, criteria, preferences
from dupfinder.fingerprint import Terms, TextFeatures, idf_fingerprints
from dupfinder.pipeline.workers.jobs import ScanControl, Threads
from dupfinder.pipeline.workers.pool import worker_count
from dupfinder.store import ReaderVersions, ScanCache
from dupfinder.verify import Spelt

if TYPE_CHECKING:
    from collections.abc import Callable

    from dupfinder.index.packed import RunTasks
    from dupfinder.pipeline.workers.work_folder import WorkFolder


_TEXTS_TOGETHER = 4096


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchingTools:
    """What every stage of matching works with."""

    options: ScanOptions
    cache: ScanCache
    versions: ReaderVersions
    control: ScanControl
    away: "Callable[[], WorkFolder] | None" = None
    """Gives away what is worth it."""

    @property
    def run(self) -> "RunTasks":
        """Return what carries out tasks that leave the interpreter to others."""
        return Threads(worker_count(self.options.workers)).run if self.away is None else self.away().run

    @property
    def run_in_processes(self) -> "RunTasks":
        """Return what carries out tasks of which several threads would do no more than one."""
        return Threads(1).run if self.away is None else self.away().run

    @property
    def folder(self) -> str | None:
        """Return where there is room for what is too much for memory; `None` for where the system has it."""
        return self.cache.folder if self.away is None else self.away().folder


def weighed_by_rarity(documents: tuple[Document, ...], tools: MatchingTools) -> tuple[Document, ...]:
    """Return the documents with fingerprints by inverse document frequency, if the settings ask for that."""
    settings = tools.options.fingerprint
    if settings.method is not FingerprintMethod.SIMHASH or settings.weighting is not Weighting.IDF:
        return documents
    digests = sorted({one.text_digest for one in documents if one.text_digest is not None})

    def terms_of(number: int) -> Terms:
        tools.control.token.check()
        sketch = tools.cache.sketch(digests[number], tools.versions)
        return sketch.terms, sketch.term_weights

    fingerprints = dict(zip(digests, idf_fingerprints(terms_of, len(digests), bits=settings.bits), strict=True))
    return tuple(
        one if one.text_digest is None else replace(one, fingerprint=fingerprints[one.text_digest]) for one in documents
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Acyclic):
    """One text and the documents that have it, the one to prefer first."""

    documents: tuple[Document, ...]

    def __post_init__(self) -> None:
        """Have searches for cycles pass over it and its documents."""
        pass_over(self.documents)
        pass_over(self)

    @property
    def first(self) -> Document:
        """Return the document that stands for all of them."""
        return self.documents[0]

    @property
    def masked_digests(self) -> list[bytes]:
        """Return the masked digests of its documents, each once."""
        if len(self.documents) == 1:
            return [self.documents[0].masked_digests]
        return sorted({document.masked_digests for document in self.documents})


def is_told_by_words(document: Document, min_words: int) -> bool:
    """Return whether a document has words enough to be told by them: a caption does not tell photographs apart."""
    return document.has_text and document.word_count >= min_words


def likeness_relation(a: Document, b: Document, min_words: int) -> Relation:
    """Return how two documents are related that are alike, but do not have the same text."""
    if not (is_told_by_words(a, min_words) and is_told_by_words(b, min_words)):
        return Relation.LOOKS_ALIKE
    return Relation.SAME_TEXT if is_written_otherwise(a.masked_digests, b.masked_digests) else Relation.NEAR


def ranked(documents: Iterable[Document]) -> list[Document]:
    """Return documents, first what a person would keep.

    One without usable text cannot stand for the others, and one inside another file only where there is no file.
    """
    given = list(documents)
    keys = zip(preferences(given), given, strict=True)
    # Paths differ, so sorting never looks at the document itself.
    return [one for *_, one in sorted((one.text_digest is None, _is_enclosed(one), key, one) for key, one in keys)]


def _is_enclosed(document: Document) -> bool:
    return document.entry.enclosing is not None


def _root(standing_for: dict[bytes, bytes], digest: bytes) -> bytes:
    """Return the text digest that stands for this one and all that were found to belong together with it."""
    while digest in standing_for:
        digest = standing_for[digest]
    return digest


def _node_key(document: Document, relation: Relation, min_words: int) -> bytes | None:
    """Return what is equal for documents that are one text; `None` where only the bytes can tell."""
    if relation.covers(Relation.SAME_TEXT) and is_told_by_words(document, min_words):
        return document.text_digest
    return content_key(document)


def distinct_texts(documents: Iterable[Document], *, relation: Relation, min_words: int) -> list[Text]:
    """Return the distinct texts, the preferred first; documents with the same bytes always have one.

    Same bytes may be read as two formats (`x.md`, `x.txt`), and may have no usable text at all. With the relation
    `identical` only bytes count, with `same-content` only what is the same beyond the words as well. The same goes for
    texts of fewer words than `min_words`: a caption does not tell one photograph from another.
    """
    given = [one for one in documents if one.content_digest is not None]
    places = np.argsort(preferred(given))
    is_enclosed = np.fromiter(map(_is_enclosed, given), np.bool_, len(given))
    is_mute = np.fromiter((one.text_digest is None for one in given), np.bool_, len(given))
    standing = np.argsort(np.lexsort((places, is_enclosed, is_mute)))
    alone, shared = _alone_and_shared(given, relation, min_words)
    together = [sorted(same, key=standing.__getitem__) for same in _texts_of(shared, given, relation, min_words)]
    found = [*map(_only, map(given.__getitem__, alone)), *(tuple(map(given.__getitem__, same)) for same in together)]
    first = np.concatenate((alone, np.array([same[0] for same in together], np.int64)))
    order = np.lexsort((places[first], is_enclosed[first])).tolist()
    return records_of(Text, {"documents": map(found.__getitem__, order)}, len(order))


def preferred(documents: Sequence[Document]) -> NDArray[np.int64]:
    """Return the places of documents by preference: int64[documents]. It takes a tenth of the room of their keys."""
    keys = np.fromiter(criteria(documents), np.dtype((np.int64, len(CRITERIA) - 1)), len(documents)).T
    raw = (os.fsencode(one.entry.path) for one in documents)
    by_path = np.arange(len(documents))
    if not all(one < other for one, other in itertools.pairwise(raw)):  # a scan has them in that order
        by_path[sorted(by_path.tolist(), key=lambda place: os.fsencode(documents[place].entry.path))] = by_path.copy()
    return np.lexsort((by_path, *keys[::-1]))


def _only(document: Document) -> tuple[Document]:
    return (document,)


def _alone_and_shared(
    documents: Sequence[Document], relation: Relation, min_words: int
) -> tuple[NDArray[np.int64], list[int]]:
    """Return the places of the documents that surely are a text of their own, and of all others.

    Nearly all of a large folder are: that their digests have hashes of their own tells it without a dictionary of them.
    """
    is_shared = np.zeros(len(documents), np.bool_)
    nodes = () if relation is Relation.IDENTICAL else (_node_key(one, relation, min_words) for one in documents)
    for keys in ((one.content_digest for one in documents), nodes):
        hashes = np.fromiter((0 if key is None else hash(key) or 1 for key in keys), np.int64)
        if len(hashes):
            _, which, counts = np.unique(hashes, return_inverse=True, return_counts=True)
            is_shared |= (counts[which] > 1) & (hashes != 0)
    return np.flatnonzero(~is_shared), np.flatnonzero(is_shared).tolist()


def _texts_of(
    places: Iterable[int], documents: Sequence[Document], relation: Relation, min_words: int
) -> Iterable[list[int]]:
    """Return the places of the documents of each text, as far as these are concerned."""
    by_bytes: defaultdict[object, list[int]] = defaultdict(list)
    for place in places:
        by_bytes[documents[place].content_digest, documents[place].entry.size_bytes].append(place)
    by_text: dict[object, list[int]] = {}
    standing_for: dict[bytes, bytes] = {}
    for key, same in by_bytes.items():
        digests = (
            set()
            if relation is Relation.IDENTICAL
            else {_node_key(documents[place], relation, min_words) for place in same}
        )
        digests.discard(None)
        if not digests:
            by_text[key] = same
            continue
        first, *others = sorted({_root(standing_for, digest) for digest in digests if digest is not None})
        for root in others:
            standing_for[root] = first
            by_text.setdefault(first, []).extend(by_text.pop(root, []))
        by_text.setdefault(first, []).extend(same)
    return by_text.values()


def variables_between_texts(a: Text, b: Text) -> tuple[Variable, ...]:
    """Return in which variables alone two texts differ, by their digests; empty if in more.

    The same words may be written with other capitals, by which names are told: the way that tells most counts.
    """
    found = (variables_between(one, other) for one in a.masked_digests for other in b.masked_digests)
    return min((variables for variables in found if variables), key=len, default=())


def differs_only_in(a: Text, b: Text, figures: Figures) -> tuple[Variable, ...]:
    """Return in which of `Variable` alone two texts differ that are so alike; empty if in more."""
    return or_told_by_figures(variables_between_texts(a, b), figures)


def forms_of(texts: Sequence[Text]) -> NDArray[np.uint64]:
    """Return the digests of the parts of texts, and in each of `FORMS`; 0 where there is none: uint64[texts, forms]."""
    # Of what has no text, and in older sessions, not all are there.
    size = MASKED_DIGESTS_BYTES
    found = np.zeros((len(texts), len(FORM_PLACES)), np.uint64)
    for begin in range(0, len(texts), _TEXTS_TOGETHER):
        some = texts[begin : begin + _TEXTS_TOGETHER]
        digests = b"".join([text.documents[0].masked_digests[:size].ljust(size, b"\0") for text in some])
        numbers = np.frombuffer(digests, "<u8").reshape(-1, size // MASKED_DIGEST_BYTES)
        found[begin : begin + len(some)] = numbers[:, FORM_PLACES]
    return found


def alike_in_forms(a: Document, b: Document, figures: Figures) -> Figures:
    """Return how alike two documents are: wholly where they say the same in another way, or in another order."""
    return (1.0, 1.0, 1.0) if say_the_same(a.masked_digests, b.masked_digests) else figures


def spelt(features: TextFeatures) -> Spelt:
    """Return the words of a text that was read just now."""
    return Spelt(features.word_hashes, features.spellings)


def hamming_bits(a: Document, b: Document) -> int:
    """Return in how many bits two fingerprints differ; 0 for the same text, also where it has no fingerprint."""
    if a.fingerprint is None or b.fingerprint is None:
        return 0
    return (a.fingerprint ^ b.fingerprint).bit_count()


def as_read(numbers: NDArray[np.int64], texts: Sequence[Text]) -> NDArray[np.int64]:
    """Return texts as their documents were read: so they lie in the cache, and share their words there."""
    return numbers[np.argsort([texts[number].first.entry.file_id for number in numbers.tolist()])]


def sole_sources(texts: Sequence[Text], sources: Sources) -> NDArray[np.int64]:
    """Return for each text the source that all of its documents are in, `SEVERAL` for one that may pair with any."""
    numbers = (sources.only(text.documents) if sources else SEVERAL for text in texts)
    return np.fromiter(numbers, np.int64, len(texts))


def is_across(pairs: NDArray[np.int64], sole: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Return in which pairs of texts some two documents may be a pair, by what `sole_sources` says: bool[m]."""
    a, b = sole[pairs[:, 0]], sole[pairs[:, 1]]
    across: NDArray[np.bool_] = (a != b) | (a == SEVERAL)
    return across
