"""Wires the rooms; the only owner of threads and processes."""

from dupfinder.pipeline.comparing import Comparer, Comparison
from dupfinder.pipeline.control import ScanControl
from dupfinder.pipeline.handle import ScanHandle, start, start_like
from dupfinder.pipeline.jobs import Job, run_in_background
from dupfinder.pipeline.liking import find_like
from dupfinder.pipeline.scan import scan

__all__ = [
    "Comparer",
    "Comparison",
    "Job",
    "ScanControl",
    "ScanHandle",
    "find_like",
    "run_in_background",
    "scan",
    "start",
    "start_like",
]
