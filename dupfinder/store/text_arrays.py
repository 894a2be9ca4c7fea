"""What is kept of a text instead of its words: arrays that matching works with."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

UintArray = NDArray[np.uint64]

Blobs = tuple[bytes, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TextSketch:
    """The small part, of which matching has those of all texts at once."""

    passages: UintArray
    """Winnowed passages, distinct."""
    short_passages: UintArray
    """All distinct passages where the text is short, else none."""
    terms: UintArray
    """What the chosen fingerprint needs of all texts together (features for idf, sentences), distinct; mostly none."""
    term_weights: NDArray[np.float32]
    """One a term for idf, else none."""

    def to_blobs(self) -> Blobs:
        """Return the arrays as bytes, little-endian."""
        return (
            _bytes(self.passages),
            _bytes(self.short_passages),
            _bytes(self.terms),
            self.term_weights.astype("<f4", copy=False).tobytes(),
        )


def sketch_from_blobs(blobs: Blobs) -> TextSketch:
    """Return the sketch that `to_blobs` made these of; `ValueError` for bytes that are no whole numbers."""
    passages, short_passages, terms, weights = blobs
    return TextSketch(
        passages=numbers_from(passages),
        short_passages=numbers_from(short_passages),
        terms=numbers_from(terms),
        term_weights=np.frombuffer(weights, "<f4").astype(np.float32, copy=False),
    )


def numbers_from(blob: bytes) -> UintArray:
    """Return little-endian 64-bit numbers."""
    return np.frombuffer(blob, "<u8").astype(np.uint64, copy=False)


def _bytes(numbers: UintArray) -> bytes:
    return numbers.astype("<u8", copy=False).tobytes()
