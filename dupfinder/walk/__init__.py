"""Folders to files: the walker, its filters, hard links, roles of sources."""

from dupfinder.walk.walker import WalkResult, walk

__all__ = ["WalkResult", "walk"]
