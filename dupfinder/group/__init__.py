"""Verified pairs to groups, by linkage."""

from dupfinder.group.components import components, joined
from dupfinder.group.linkage import link

__all__ = ["components", "joined", "link"]
