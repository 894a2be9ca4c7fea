"""Candidate pairs to exact similarities."""

from dupfinder.verify.looks import Likeness, compare_pages
from dupfinder.verify.overlaying import are_unmoved
from dupfinder.verify.similarity import Similarities, covered_words, verify

__all__ = ["Likeness", "Similarities", "are_unmoved", "compare_pages", "covered_words", "verify"]
