"""An index of texts that others come to and go from: which of them are worth comparing with one more."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.fingerprints import FingerprintMethod
from dupfinder.domain.options import ScanOptions
from dupfinder.index.passages import GrowingSketches
from dupfinder.index.queries import FingerprintIndex, WideFingerprintIndex
from dupfinder.pipeline.matching.candidates import SAMPLED, SHORT, fingerprint_array, least_share
from dupfinder.pipeline.matching.max_bits import max_bits_of
from dupfinder.store import TextSketch

Ints = NDArray[np.int64]

NewText = tuple[bytes, int, TextSketch]
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
        self._passages, self._short_passages, self._terms = GrowingSketches(), GrowingSketches(), GrowingSketches()

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
            self._passages.add(sketch.passages)
            self._short_passages.add(sketch.short_passages)
            self._terms.add(sketch.terms if self._by_terms else sketch.terms[:0])
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

    def candidates(self, fingerprint: int, sketch: TextSketch) -> list[bytes]:
        """Return the digests of the texts that are worth comparing with a text like this, sorted."""
        proposed = np.concatenate(
            (
                self._like_fingerprint(fingerprint, sketch),
                self._passages.matches(sketch.passages, min_share=least_share(self._options, SAMPLED.safety)),
                self._short_passages.matches(sketch.short_passages, min_share=least_share(self._options, SHORT.safety)),
            )
        )
        digests = (self._digests[number] for number in np.unique(proposed).tolist())
        return sorted(digest for digest in digests if digest is not None)

    def _like_fingerprint(self, fingerprint: int, sketch: TextSketch) -> Ints:
        if self._by_terms:
            return self._terms.matches(sketch.terms, min_share=0.0)
        return np.array([number for number, _ in self._fingerprints.query(fingerprint)], np.int64)

    def _make_anew(self) -> None:
        """Let go of what was kept of texts that are gone."""
        left = np.array(sorted(self._numbers.values()), np.int64)
        digests, values = [self._digests[number] for number in left], [self._values[number] for number in left]
        sketches = [one.only(left) for one in (self._passages, self._short_passages, self._terms)]
        self._begin()
        self._passages, self._short_passages, self._terms = sketches
        self._digests, self._values = digests, values
        self._numbers = {digest: number for number, digest in enumerate(digests) if digest is not None}
        self._add_fingerprints(0)

    def _add_fingerprints(self, first: int) -> None:
        numbers = np.arange(first, len(self._digests))
        if not self._by_terms and len(numbers):
            self._fingerprints.add(numbers, fingerprint_array(self._values[first:], self._options.fingerprint.bits))
