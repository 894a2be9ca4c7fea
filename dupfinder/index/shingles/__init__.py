"""Texts that share shingles, by their sketches."""

from dupfinder.index.shingles.gathered import GatheredSketches
from dupfinder.index.shingles.postings import Postings
from dupfinder.index.shingles.sharing_pairs import shingle_pairs
from dupfinder.index.shingles.shingle_query import (
    CommonShingles,
    GrowingSketches,
    RecurringShingles,
    shingle_matches,
)
