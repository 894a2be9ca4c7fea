"""Pairs of texts that a scan compared, with their exact figures: what the next scan of the same texts need not find."""

import json

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.messages import Message
from dupfinder.domain.records import dataclass
from dupfinder.store.rows import Row

UintArray = NDArray[np.uint64]

Blobs = tuple[bytes, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TextSketch:
    """What is kept of a text for matching beside its words."""

    shingles: UintArray
    """Winnowed shingles, distinct, of a long text; those of others are made of their words."""
    terms: UintArray
    """What the chosen fingerprint needs of all texts together (features for idf, sentences), distinct; mostly none."""
    term_weights: NDArray[np.float32]
    """One a term for idf, else none."""

    def to_blobs(self) -> Blobs:
        """Return the arrays as bytes, little-endian."""
        if self is NO_SKETCH:
            return (b"", b"", b"")
        return (
            _bytes(self.shingles),
            _bytes(self.terms),
            self.term_weights.astype("<f4", copy=False).tobytes(),
        )


def sketch_from_blobs(blobs: Blobs) -> TextSketch:
    """Return the sketch that `to_blobs` made these of; `ValueError` for bytes that are no whole numbers."""
    if not any(blobs):
        return NO_SKETCH
    shingles, terms, weights = blobs
    return TextSketch(
        shingles=_numbers_from(shingles),
        terms=_numbers_from(terms),
        term_weights=np.frombuffer(weights, "<f4").astype(np.float32, copy=False),
    )


NO_SKETCH = TextSketch(
    shingles=np.zeros(0, np.uint64), terms=np.zeros(0, np.uint64), term_weights=np.zeros(0, np.float32)
)
"""Of nearly every short text."""


def _numbers_from(blob: bytes) -> UintArray:
    """Return little-endian 64-bit numbers."""
    return np.frombuffer(blob, "<u8").astype(np.uint64, copy=False)


def _bytes(numbers: UintArray) -> bytes:
    return numbers.astype("<u8", copy=False).tobytes()


DIGEST_BYTES = 16
MOST_BYTES = 64 << 20
"""Of one comparison; one of more pairs than fit into this is not kept."""
_PAIR_BYTES = 2 * 4 + 3 * 8
MOST_COMPARISONS = 16
"""The ones used last are kept: of half as many folders, or ways of matching, in turn; one by words, one by looks."""

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True, kw_only=True)
class ComparedTexts:
    """Texts by their digests, and those pairs of them that were compared."""

    digests: bytes
    """Of all texts that took part, each once, one behind the other; `DIGEST_BYTES` each."""
    pairs: Ints
    """int64[m, 2]: places in `digests`. First those that were proposed for comparison, then those asked for besides."""
    proposed: int
    """How many were proposed."""
    plan: tuple[Message, ...]
    """Lines that say how they were searched for."""
    figures: Floats
    """float64[m, 3]: the similarity, how much of the first is in the second, how much of the second in the first."""

    def to_row(self) -> Row:
        """Return the digests, `proposed`, the plan, the pairs and the figures as fields; arrays little-endian."""
        pairs = self.pairs.astype("<u4").tobytes()
        return (
            self.digests,
            self.proposed,
            json.dumps([said.as_json() for said in self.plan]),
            pairs,
            self.figures.astype("<f8").tobytes(),
        )

    @property
    def size_bytes(self) -> int:
        """Return how many bytes its row takes."""
        return len(self.digests) + _PAIR_BYTES * len(self.pairs)


def compared_from_row(row: Row) -> ComparedTexts:
    """Return the comparison that `to_row` made these fields of."""
    digests, proposed, plan, pairs, figures = row
    return ComparedTexts(
        digests=digests,
        proposed=proposed,
        plan=tuple(map(Message.from_json, json.loads(plan))),
        pairs=np.frombuffer(pairs, "<u4").astype(np.int64).reshape(-1, 2),
        figures=np.frombuffer(figures, "<f8").astype(np.float64, copy=False).reshape(-1, 3),
    )
