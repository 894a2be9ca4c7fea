"""Folders to files: the walker, its filters, hard links, roles of sources."""

from dupfinder.walk.libraries import Library, Program, libraries
from dupfinder.walk.runnable import RunKind, Runnable, what_runs
from dupfinder.walk.walker import WalkResult, walk
