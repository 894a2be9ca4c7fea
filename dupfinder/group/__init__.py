"""Verified pairs to groups, by linkage."""

from dupfinder.group.linkage import link

__all__ = ["link"]
