"""Texts that share shingles, by their sketches."""

from dupfinder.index.shingles.gathered import GatheredSketches
from dupfinder.index.shingles.sharing_pairs import shingle_pairs
from dupfinder.index.shingles.shingle_query import (
    CommonShingles,
    GrowingSketches,
    RecurringShingles,
    mean_recurrence,
    shingle_matches,
)

__all__ = [
    "CommonShingles",
    "GatheredSketches",
    "GrowingSketches",
    "RecurringShingles",
    "mean_recurrence",
    "shingle_matches",
    "shingle_pairs",
]
