"""Candidate pairs to exact similarities."""

from dupfinder.verify.coverage import covered_words
from dupfinder.verify.similarity import Similarities, verify

__all__ = ["Similarities", "covered_words", "verify"]
