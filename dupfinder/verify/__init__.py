"""Candidate pairs to exact similarities."""

from dupfinder.verify.looks import Likeness, compare_pages
from dupfinder.verify.similarity import Similarities, covered_words, verify
from dupfinder.verify.unmoved import are_unmoved

__all__ = ["Likeness", "Similarities", "are_unmoved", "compare_pages", "covered_words", "verify"]
