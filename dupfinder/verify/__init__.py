"""Candidate pairs to exact similarities."""

from dupfinder.verify.coverage import covered_words
from dupfinder.verify.looks import Likeness, compare_pages
from dupfinder.verify.similarity import Similarities, verify
from dupfinder.verify.unmoved import are_unmoved

__all__ = ["Likeness", "Similarities", "are_unmoved", "compare_pages", "covered_words", "verify"]
