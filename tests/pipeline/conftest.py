"""Folders of small documents, and scans of them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.events import Event
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.pipeline import ScanControl, scan
from sample_documents import Scan, Scanned, Write, let_settle, write_document


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a document below `tmp_path/docs` and return its path."""
    return lambda name, content: write_document(tmp_path / "docs", name, content)


@pytest.fixture
def scan_documents(tmp_path: Path) -> Scan:
    """Return a function that scans the documents written so far, with one worker and no cache."""

    def run(sources: Sequence[str] | None = None, *, token: CancelToken | None = None, **options: Any) -> Scanned:
        folder = tmp_path / "docs"
        events: list[Event] = []
        control = ScanControl(sink=events.append, token=token or CancelToken(), counters=ProgressCounters())
        settings = {"workers": 1, "use_cache": False, **options}
        if settings["use_cache"]:
            let_settle(folder)
        result = scan(ScanOptions(sources=tuple(sources or [str(folder)]), **settings), control)
        return Scanned(result=result, events=events, folder=folder)

    return run
