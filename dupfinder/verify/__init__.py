"""Candidate pairs to exact similarities."""

from dupfinder.verify.similarity import Similarities, verify

__all__ = ["Similarities", "verify"]
