"""Verified pairs to groups, by linkage."""
