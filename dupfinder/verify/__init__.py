"""Candidate pairs to exact similarities."""
