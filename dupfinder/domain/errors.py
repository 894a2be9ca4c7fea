"""The errors of the program.

DupFinderError            one clear sentence for a person; ends a command with status 2
├── UsageError            a command line or an input file is wrong
├── SourceError           a folder or file that was named cannot be used (carries `path`)
├── StoreError            the scan cache cannot be used (carries `path`)
├── ReportError           a report cannot be written (carries `path`)
├── ShortageError         there is too little memory, or there are too few threads
└── DocumentError         one document cannot be read (carries `code`); becomes a Problem, never ends a scan
Cancelled                 a person asked to stop; caught once, at the door of the scan
"""

from dupfinder.domain.documents import ProblemCode


class DupFinderError(Exception):
    """Something about the environment is wrong; `str(error)` is one clear sentence."""


class UsageError(DupFinderError):
    """The command line or an input is wrong."""


class _PathError(DupFinderError):
    def __init__(self, message: str, *, path: str) -> None:
        super().__init__(message)
        self.path = path


class SourceError(_PathError):
    """A folder or file that was named cannot be used."""


class StoreError(_PathError):
    """The scan cache cannot be used."""


class ReportError(_PathError):
    """A report cannot be written."""


class DocumentError(DupFinderError):
    """One document cannot be read; `str(error)` says why in one sentence."""

    def __init__(self, code: ProblemCode, message: str) -> None:
        super().__init__(message)
        self.code = code


class Cancelled(Exception):  # noqa: N818 - not an error: a person's wish
    """The work was cancelled."""


class ShortageError(DupFinderError):
    """The system gives the program too little to go on."""


_SIGNS = ("can't_start_new_thread", "cannot_allocate_memory", "failed_to_map_segment", "without_exception_set")
"""What says so in errors of Python, of the system, and of libraries that could not be loaded; no sentences of ours."""


def shortage(error: BaseException | None) -> ShortageError | None:
    """Return the error to show instead of one that comes of too little memory or too few threads; else `None`."""
    while error is not None:
        said = str(error).lower().replace(" ", "_")
        if isinstance(error, MemoryError) or any(sign in said for sign in _SIGNS):
            return ShortageError("The system gives DupFinder too little memory, or too few threads, for this.")
        error = error.__cause__ or error.__context__
    return None
