"""Verified pairs to groups, by linkage."""

from dupfinder.group.linkage import components, joined, link
