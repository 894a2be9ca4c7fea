"""The pairs of a result as a session file has them."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.domain.options import MIN_WORDS
from dupfinder.domain.pairs import Relation, Variants, VerifiedPair


@dataclass(frozen=True, slots=True, kw_only=True)
class Reported:
    """Which matches count as pairs."""

    min_similarity: float
    max_relation: Relation
    variants: Variants = Variants.KEEP
    min_words: int = MIN_WORDS


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredMatches:
    """Distinct texts and the matches between them, from which all pairs follow."""

    texts: Sequence[Sequence[Document]]
    """The documents of each text, the one to prefer first."""
    pairs: NDArray[np.int64]
    """int64[m, 2], numbers of texts, a < b, sorted."""
    similarity: NDArray[np.float64]
    """float64[m], as the next two."""
    a_in_b: NDArray[np.float64]
    b_in_a: NDArray[np.float64]
    reported: Reported


StoredPairs = StoredMatches | tuple[VerifiedPair, ...]
