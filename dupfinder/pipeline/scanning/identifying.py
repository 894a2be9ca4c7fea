"""What tells some files from others: the digests of their bytes and of their words."""

import contextlib
import os
from collections.abc import Sequence

from dupfinder.domain.distinctions import KnownDocument, known_document
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.files import FileEntry
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline.scanning.reading import FOLDER_MESSAGE, NO_DOCUMENT_MESSAGE
from dupfinder.pipeline.scanning.scan import scan
from dupfinder.pipeline.workers.control import ScanControl


def identify(paths: Sequence[str]) -> list[KnownDocument]:
    """Return what tells the documents at some paths, in their order; they are read as a scan would read them.

    Two names of one file give the same. One that is damaged, or has no text, is told by its bytes. `SourceError` or
    `DocumentError` says in one sentence which cannot be read and why.
    """
    named = [os.path.abspath(path) for path in paths]
    for path in named:
        if os.path.isdir(path):
            raise DocumentError(ProblemCode.UNREADABLE, f"{path}: {FOLDER_MESSAGE}")
    options = ScanOptions(sources=tuple(named), hidden=True, follow_links=True, workers=1)
    control = ScanControl(sink=lambda _: None, token=CancelToken(), counters=ProgressCounters())
    result = scan(options, control, match=False)
    return [_known(path, result) for path in named]


def _known(path: str, result: ScanResult) -> KnownDocument:
    """Return what tells one of the documents that were read; `DocumentError` if it was not."""
    document = next((one for one in result.documents if _is_name_of(path, one.entry)), None)
    known = None if document is None else known_document(document)
    if known is not None:
        return known
    problem = next((problem for problem in result.problems if problem.path == path), None)
    if problem is None:
        raise DocumentError(ProblemCode.UNSUPPORTED, f"{path}: {NO_DOCUMENT_MESSAGE}")
    raise DocumentError(problem.code, f"{path}: {problem.message}")


def _is_name_of(path: str, entry: FileEntry) -> bool:
    """Return whether a path that was named leads to a file; of several names of one file only one is walked."""
    if path in (entry.path, *entry.other_paths):
        return True
    with contextlib.suppress(OSError):
        return os.path.samefile(path, entry.path)
    return False
