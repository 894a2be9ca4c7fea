"""How much the vote of a feature counts."""

import math

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.fingerprints import Weighting
from dupfinder.fingerprint.features import IntArray, Sets
from dupfinder.fingerprint.hashing import UintArray
from dupfinder.fingerprint.simhash import simhash


def term_weights(counts: IntArray, weighting: Weighting) -> NDArray[np.float64]:
    """Return the weight of a feature for each count of at least 1: float64[counts].

    For `IDF` it is the part that one text knows of; `idf_fingerprints` has the other.
    """
    match weighting:
        case Weighting.CONSTANT:
            return np.ones(len(counts))
        case Weighting.FREQUENCY:
            return counts.astype(np.float64)
        case Weighting.LOG_FREQUENCY | Weighting.IDF:
            return 1 + np.log(counts)


def heading_factors(features: Sets, headings: Sets, *, weight: float) -> NDArray[np.float64]:
    """Return `weight` for the features that the headings of the same text have, 1 for the others: float64[features]."""
    values, starts = features
    wanted, wanted_starts = headings
    factors = np.ones(len(values))
    for i in np.flatnonzero(np.diff(wanted_starts)):
        inside = slice(starts[i], starts[i + 1])
        factors[inside][np.isin(values[inside], wanted[wanted_starts[i] : wanted_starts[i + 1]])] = weight
    return factors


def picture_vote(weight: float) -> float:
    """Return the vote of a picture that counts as much as so many features which vote with 1 each.

    The votes of n features for and against a bit mostly cancel each other out: what is left is about √n.
    """
    return math.sqrt(weight)


def weighted_fingerprints(
    features: UintArray, weights: NDArray[np.float64], starts: IntArray, *, bits: int
) -> list[int]:
    """Return the simhash of each set of weighted features, as integers of 64 or 128 bits."""
    fingerprints = simhash(features, weights, starts, bits=bits).tolist()
    return [high << 64 | low for high, low in fingerprints] if bits == 128 else fingerprints
