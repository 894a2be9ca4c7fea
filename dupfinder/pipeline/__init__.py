"""Wires the rooms; the only owner of threads and processes."""

from dupfinder.pipeline.comparing import Comparer
from dupfinder.pipeline.control import ScanControl
from dupfinder.pipeline.families import read_family
from dupfinder.pipeline.handle import ScanHandle, start, start_like
from dupfinder.pipeline.identifying import identify
from dupfinder.pipeline.jobs import Job, run_in_background
from dupfinder.pipeline.known_formats import FormatState, KnownFormat, known_formats
from dupfinder.pipeline.liking import find_like
from dupfinder.pipeline.losses import find_losses
from dupfinder.pipeline.ocr import ocr_is_installed
from dupfinder.pipeline.pages import PageReader, has_pages
from dupfinder.pipeline.removing import RemovalHandle, interrupted_run, start_removal, start_undo
from dupfinder.pipeline.revising import revise
from dupfinder.pipeline.scan import scan
from dupfinder.pipeline.versions import own_versions

__all__ = [
    "Comparer",
    "FormatState",
    "Job",
    "KnownFormat",
    "PageReader",
    "RemovalHandle",
    "ScanControl",
    "ScanHandle",
    "find_like",
    "find_losses",
    "has_pages",
    "identify",
    "interrupted_run",
    "known_formats",
    "ocr_is_installed",
    "own_versions",
    "read_family",
    "revise",
    "run_in_background",
    "scan",
    "start",
    "start_like",
    "start_removal",
    "start_undo",
]
