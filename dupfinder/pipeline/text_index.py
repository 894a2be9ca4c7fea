"""An index of texts that others come to and go from: which of them are worth comparing with one more."""

from collections.abc import Iterable
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.fingerprints import FingerprintMethod
from dupfinder.domain.options import ScanOptions
from dupfinder.index.passages import passage_matches
from dupfinder.index.queries import FingerprintIndex, WideFingerprintIndex
from dupfinder.pipeline.candidates import SAMPLED, SHORT, fingerprint_array, least_share
from dupfinder.pipeline.max_bits import max_bits_of
from dupfinder.store import TextSketch

Numbers = NDArray[np.uint64]
Ints = NDArray[np.int64]
_Numbers = TypeVar("_Numbers", bound=np.integer[Any])

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
        self._passages, self._short_passages, self._terms = _Rows(), _Rows(), _Rows()

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
        numbers = np.arange(first, len(self._digests))
        if not self._by_terms and len(numbers):
            self._fingerprints.add(numbers, fingerprint_array(self._values[first:], self._options.fingerprint.bits))

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
                self._passages.sharing(sketch.passages, least_share(self._options, SAMPLED.safety)),
                self._short_passages.sharing(sketch.short_passages, least_share(self._options, SHORT.safety)),
            )
        )
        digests = (self._digests[number] for number in np.unique(proposed).tolist())
        return sorted(digest for digest in digests if digest is not None)

    def _like_fingerprint(self, fingerprint: int, sketch: TextSketch) -> Ints:
        if self._by_terms:
            return self._terms.sharing(sketch.terms, 0.0)
        return np.array([number for number, _ in self._fingerprints.query(fingerprint)], np.int64)

    def _make_anew(self) -> None:
        """Let go of what was kept of texts that are gone."""
        numbers = sorted(self._numbers.values())
        texts = [(self._digests[number] or b"", self._values[number], self._sketch(number)) for number in numbers]
        self._begin()
        self.add(texts)

    def _sketch(self, number: int) -> TextSketch:
        rows = (self._passages, self._short_passages, self._terms)
        passages, short_passages, terms = (one.row(number) for one in rows)
        return TextSketch(
            passages=passages, short_passages=short_passages, terms=terms, term_weights=np.zeros(0, np.float32)
        )


class _Rows:
    """Many small arrays laid end to end, with room for more."""

    def __init__(self) -> None:
        self._values: Numbers = np.zeros(1024, np.uint64)
        self._starts: Ints = np.zeros(64, np.int64)
        self._count = 0

    def add(self, row: Numbers) -> None:
        begin = int(self._starts[self._count])
        end = begin + len(row)
        if end > len(self._values):
            self._values = _enlarged(self._values, end)
        if self._count + 2 > len(self._starts):
            self._starts = _enlarged(self._starts, self._count + 2)
        self._values[begin:end] = row
        self._count += 1
        self._starts[self._count] = end

    def row(self, number: int) -> Numbers:
        """Return a copy of one of the arrays."""
        return self._values[self._starts[number] : self._starts[number + 1]].copy()

    def sharing(self, row: Numbers, min_share: float) -> Ints:
        """Return the numbers of the arrays that share enough with one: int64[m], rising; see `passage_matches`."""
        starts = self._starts[: self._count + 1]
        return passage_matches(self._values[: starts[-1]], starts, row, min_share=min_share)


def _enlarged(numbers: NDArray[_Numbers], needed: int) -> NDArray[_Numbers]:
    larger = np.zeros(max(needed, 2 * len(numbers)), numbers.dtype)
    larger[: len(numbers)] = numbers
    return larger
