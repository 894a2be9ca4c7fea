"""What texts are found by when others share their shingles: made of the words that the scan cache keeps."""

from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.domain.fingerprints import FingerprintMethod
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.records import dataclass
from dupfinder.fingerprint import SHINGLE_WORDS, SKETCHED_WORDS, distinct_shingles, sampled_triples, sketches
from dupfinder.store import ReaderVersions, ScanCache

Numbers = NDArray[np.uint64]

SHORT_SHINGLES = 256
"""Texts of up to so many are also compared by all of them: a few winnowed ones would depend on luck."""
_SHORT_WORDS = SHORT_SHINGLES + SHINGLE_WORDS - 1
_WORDS_AT_ONCE = 1 << 16
_NOTHING = np.zeros(0, np.uint64)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sketch:
    """What one text is found by beside its fingerprint; each value once."""

    shingles: Numbers
    """Winnowed ones."""
    short_shingles: Numbers
    """All of a short text."""
    triples: Numbers
    """Runs of three words, sampled; none of a long text."""
    terms: Numbers
    """Its longest sentences, where texts are found by those."""


def read_sketches(
    documents: Iterable[Document], options: ScanOptions, *, cache: ScanCache, versions: ReaderVersions
) -> Iterator[Sketch]:
    """Yield the sketch of the text of each document; raises `LostText` where the cache lost it."""
    by_terms = options.fingerprint.method is FingerprintMethod.SENTENCES
    waiting: list[tuple[Numbers, Numbers]] = []
    words = 0
    for document in documents:
        if document.text_digest is None:
            raise ValueError(f"{document.entry.path} has no text.")
        is_long = document.word_count >= SKETCHED_WORDS
        kept = cache.sketch(document.text_digest, versions) if is_long or by_terms else None
        terms = _NOTHING if kept is None or not by_terms else kept.terms
        if kept is not None and is_long:
            yield from _made(waiting)
            waiting, words = [], 0
            yield Sketch(shingles=kept.shingles, short_shingles=_NOTHING, triples=_NOTHING, terms=terms)
            continue
        waiting.append((cache.word_hashes(document.text_digest, versions), terms))
        words += document.word_count
        if words >= _WORDS_AT_ONCE:
            yield from _made(waiting)
            waiting, words = [], 0
    yield from _made(waiting)


def _made(waiting: list[tuple[Numbers, Numbers]]) -> Iterator[Sketch]:
    """Yield the sketches of some texts, by their words, many at once."""
    words = [each for each, _ in waiting]
    sampled = _each(sketches(*_joined(words)))
    whole = _each(distinct_shingles(*_joined([one if len(one) <= _SHORT_WORDS else one[:0] for one in words])))
    triples = _each(sampled_triples(*_joined(words)))
    for (_, terms), shingles, short_shingles, of_three in zip(waiting, sampled, whole, triples, strict=True):
        yield Sketch(shingles=shingles, short_shingles=short_shingles, triples=of_three, terms=terms)


def _joined(arrays: list[Numbers]) -> tuple[Numbers, NDArray[np.int64]]:
    starts = np.concatenate(([0], np.cumsum([len(one) for one in arrays], dtype=np.int64)))
    return np.concatenate([_NOTHING, *arrays]), starts


def _each(found: tuple[Numbers, NDArray[np.int64]]) -> Iterator[Numbers]:
    values, bounds = found
    return (values[begin:end] for begin, end in zip(bounds[:-1].tolist(), bounds[1:].tolist(), strict=True))
