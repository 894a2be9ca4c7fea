"""Folders to files: the walker, its filters, hard links, roles of sources."""

from dupfinder.walk.change_times import kind_of_file_system
from dupfinder.walk.runnable import RunKind, Runnable, what_runs
from dupfinder.walk.walker import WalkResult, walk

__all__ = ["RunKind", "Runnable", "WalkResult", "kind_of_file_system", "walk", "what_runs"]
