"""Candidate pairs to exact similarities."""

from dupfinder.verify.coverage import covered_words
from dupfinder.verify.looks import Likeness, compare_pages
from dupfinder.verify.similarity import Similarities, verify

__all__ = ["Likeness", "Similarities", "compare_pages", "covered_words", "verify"]
