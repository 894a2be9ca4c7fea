"""Texts that share shingles, by their sketches."""

from dupfinder.index.shingles.gathered import GatheredSketches
from dupfinder.index.shingles.postings import Postings
from dupfinder.index.shingles.sharing_pairs import (
    CommonShingles,
    GrowingSketches,
    RecurringShingles,
    shingle_matches,
    shingle_pairs,
)
