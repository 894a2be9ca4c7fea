"""Wires the rooms; the only owner of threads and processes."""

from typing import TYPE_CHECKING

from dupfinder.domain.doors import lazy_door

if TYPE_CHECKING:
    from dupfinder.pipeline.comparing.comparer import Comparer
    from dupfinder.pipeline.comparing.differences import find_differences
    from dupfinder.pipeline.comparing.group_texts import read_group
    from dupfinder.pipeline.comparing.losses import find_losses
    from dupfinder.pipeline.comparing.office import Office, has_office_pages
    from dupfinder.pipeline.comparing.pages import PageReader, has_pages, is_no_document
    from dupfinder.pipeline.removing.removal_handle import RemovalHandle, interrupted_run, start_removal, start_undo
    from dupfinder.pipeline.results.narrowing import (
        narrow,
        narrow_to,
        only_unique,
        similarity_histogram,
        unique_documents,
    )
    from dupfinder.pipeline.results.regrouping import Regrouper, regroup
    from dupfinder.pipeline.results.revising import including, protected, redated, renamed, revise
    from dupfinder.pipeline.results.text_search import SearchedTexts, TextSearch, has_words
    from dupfinder.pipeline.results.tracing import Holder, Trace, TracedPassage, trace
    from dupfinder.pipeline.scanning.handle import ScanHandle, identify, start, start_like
    from dupfinder.pipeline.scanning.like import find_like
    from dupfinder.pipeline.scanning.scan import scan
    from dupfinder.pipeline.sessions.kept_sessions import (
        KeptSession,
        LastSession,
        is_session_closing,
        last_session,
        new_session,
        open_session,
        present_result,
        save_session,
        save_session_state,
    )
    from dupfinder.pipeline.watching.watch_handle import WatchHandle, start_watching
    from dupfinder.pipeline.workers.certificates import make_certificates
    from dupfinder.pipeline.workers.cluster import missing_for_cluster
    from dupfinder.pipeline.workers.jobs import Job, ScanControl, run_in_background
    from dupfinder.pipeline.workers.versions import (
        FormatState,
        KnownFormat,
        known_formats,
        missing_for_ocr,
        own_versions,
    )
else:
    __getattr__ = lazy_door()
