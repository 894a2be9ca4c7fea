"""Wires the rooms; the only owner of threads and processes."""

from dupfinder.pipeline.comparing import Comparer, Comparison
from dupfinder.pipeline.handle import ScanHandle, start
from dupfinder.pipeline.jobs import Job, run_in_background
from dupfinder.pipeline.scan import ScanControl, scan

__all__ = ["Comparer", "Comparison", "Job", "ScanControl", "ScanHandle", "run_in_background", "scan", "start"]
