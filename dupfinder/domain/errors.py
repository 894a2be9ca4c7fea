"""The errors of the program.

DupFinderError            one clear sentence for a person; ends a command with status 2
├── UsageError            a command line or an input file is wrong
├── SourceError           a folder or file that was named cannot be used (carries `path`)
├── StoreError            the scan cache cannot be used
├── ReportError           a report cannot be written
├── ShortageError         there is too little memory, or there are too few threads
└── DocumentError         one document cannot be read (carries `code`); becomes a Problem, never ends a scan
Cancelled                 a person asked to stop; caught once, at the door of the scan
"""

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.messages import Message, message_of, say


class SaidError(Exception):
    """What went wrong, as a person is told of it: one clear sentence, `str(error)` in English."""

    def __init__(self, message: Message) -> None:
        self.message = message_of(message)  # readers of other packages say mere texts
        super().__init__(self.message)


class DupFinderError(SaidError):
    """Something about the environment is wrong."""


class UsageError(DupFinderError):
    """The command line or an input is wrong."""


class SourceError(DupFinderError):
    """A folder or file that was named cannot be used."""

    def __init__(self, message: Message, *, path: str) -> None:
        super().__init__(message)
        self.path = path


class StoreError(DupFinderError):
    """The scan cache cannot be used."""


class ReportError(DupFinderError):
    """A report cannot be written."""


class DocumentError(DupFinderError):
    """One document cannot be read; `why` says why, and the whole message which one that is, if its path was given."""

    def __init__(self, code: ProblemCode, why: Message, *, path: str | None = None) -> None:
        super().__init__(why if path is None else say("{what}: {why}", what=path, why=why))
        self.code, self.why = code, message_of(why)


class Cancelled(Exception):  # noqa: N818 - not an error: a person's wish
    """The work was cancelled."""


class ShortageError(DupFinderError):
    """The system gives the program too little to go on."""


_NO_MEMORY_NUMBERS = {8, 14, 1450, 1455}
"""ERROR_NOT_ENOUGH_MEMORY, ERROR_OUTOFMEMORY, ERROR_NO_SYSTEM_RESOURCES, ERROR_COMMITMENT_LIMIT."""


_SIGNS = ("can't_start_new_thread", "cannot_allocate_memory", "failed_to_map_segment", "without_exception_set")
"""What says so in errors of Python, of the system, and of libraries that could not be loaded; no sentences of ours."""


def shortage(error: BaseException | None) -> ShortageError | None:
    """Return the error to show instead of one that comes of too little memory or too few threads; else `None`."""
    while error is not None:
        said = str(error).lower().replace(" ", "_")
        is_numbered = getattr(error, "winerror", None) in _NO_MEMORY_NUMBERS
        if is_numbered or isinstance(error, MemoryError) or any(sign in said for sign in _SIGNS):
            return ShortageError(say("The system gives DupFinder too little memory or too few threads."))
        error = error.__cause__ or error.__context__
    return None
