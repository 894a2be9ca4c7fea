"""Wires the rooms; the only owner of threads and processes."""

from dupfinder.pipeline.comparing import Comparer
from dupfinder.pipeline.control import ScanControl
from dupfinder.pipeline.differences import find_differences
from dupfinder.pipeline.families import read_family
from dupfinder.pipeline.handle import ScanHandle, start, start_like
from dupfinder.pipeline.histogram import similarity_histogram
from dupfinder.pipeline.identifying import identify
from dupfinder.pipeline.jobs import Job, run_in_background
from dupfinder.pipeline.kept_sessions import KeptSession, LastSession, last_session
from dupfinder.pipeline.known_formats import FormatState, KnownFormat, known_formats
from dupfinder.pipeline.liking import find_like
from dupfinder.pipeline.losses import find_losses
from dupfinder.pipeline.narrowing import narrow, narrow_to
from dupfinder.pipeline.ocr import missing_for_ocr
from dupfinder.pipeline.pages import PageReader, has_pages
from dupfinder.pipeline.regrouping import Regrouper, regroup
from dupfinder.pipeline.removing import RemovalHandle, interrupted_run, start_removal, start_undo
from dupfinder.pipeline.renaming import protected, renamed
from dupfinder.pipeline.revising import including, revise
from dupfinder.pipeline.scan import scan
from dupfinder.pipeline.session_results import new_session, present_result
from dupfinder.pipeline.sessions import open_session, save_session, save_session_state
from dupfinder.pipeline.text_search import SearchedTexts, TextSearch, has_words
from dupfinder.pipeline.versions import own_versions
from dupfinder.pipeline.watching import WatchHandle, start_watching

__all__ = [
    "Comparer",
    "FormatState",
    "Job",
    "KeptSession",
    "KnownFormat",
    "LastSession",
    "PageReader",
    "Regrouper",
    "RemovalHandle",
    "ScanControl",
    "ScanHandle",
    "SearchedTexts",
    "TextSearch",
    "WatchHandle",
    "find_differences",
    "find_like",
    "find_losses",
    "has_pages",
    "has_words",
    "identify",
    "including",
    "interrupted_run",
    "known_formats",
    "last_session",
    "missing_for_ocr",
    "narrow",
    "narrow_to",
    "new_session",
    "open_session",
    "own_versions",
    "present_result",
    "protected",
    "read_family",
    "regroup",
    "renamed",
    "revise",
    "run_in_background",
    "save_session",
    "save_session_state",
    "scan",
    "similarity_histogram",
    "start",
    "start_like",
    "start_removal",
    "start_undo",
    "start_watching",
]
