"""Candidate pairs to exact similarities."""

from dupfinder.verify.looks import Likeness, compare_pages
from dupfinder.verify.overlaying import are_unmoved
from dupfinder.verify.sampling import LONG_WORDS, Wanted, may_be_alike
from dupfinder.verify.similarity import Similarities, covered_words, verify

__all__ = [
    "LONG_WORDS",
    "Likeness",
    "Similarities",
    "Wanted",
    "are_unmoved",
    "compare_pages",
    "covered_words",
    "may_be_alike",
    "verify",
]
