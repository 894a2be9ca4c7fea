"""What may stand in a log that is sent with a bug report: numbers and codes, never names or texts.

A path becomes a mark, `<folder 3f2a>/<file 91bc>.pdf`: the same for the same path as long as the program runs, so that
lines can be brought together, and of no use to anybody who wants to know the name. Messages of errors are left out, as
they may quote anything; the place in the code tells which it was.
"""

import enum
import errno
import hashlib
import logging
import os
import secrets
import traceback
from types import FrameType

from dupfinder.domain.errors import DocumentError

_KEY = secrets.token_bytes(16)
"""Of this run: without it nobody can try whether a mark is that of a path that they guess."""
_SUFFIXES = frozenset(
    (
        *("azw", "azw3", "csv", "doc", "docm", "docx", "dotx", "eml", "epub", "fb2", "htm", "html", "json", "log"),
        *("markdown", "mbox", "md", "mht", "mobi", "msg", "odp", "ods", "odt", "org", "pdf", "ppt", "pptx", "pst"),
        *("rst", "rtf", "tex", "tsv", "txt", "xhtml", "xls", "xlsb", "xlsm", "xlsx", "xml"),
    )
)
"""Any other could be half of a name."""
CONFINEMENT_LOGGED = "confinement_missing"
"""Begins what is said when workers start, and what a bug report repeats."""
# Without a log nothing shall be said on standard error, where `logging` writes what nobody takes.
logging.getLogger("dupfinder").addHandler(logging.NullHandler())

_OUR_CODE = f"{os.sep}dupfinder{os.sep}"
_MOST_FRAMES = 40


def log_fields(**fields: float | enum.StrEnum | bool | None) -> str:
    """Return `stage=read documents=12`; values are numbers and codes, so that nobody's text can be among them."""
    return " ".join(f"{name}={_value(value)}" for name, value in fields.items())


def _value(value: float | enum.StrEnum | None) -> str:
    if isinstance(value, float):
        return f"{value:.3f}"
    return "-" if value is None else str(value)


def folder_mark(path: str) -> str:
    """Return a mark that stands for a folder."""
    return f"<folder {_digest(path)}>"


def file_mark(path: str) -> str:
    """Return a mark that stands for a file, with the suffix of its format."""
    suffix = os.path.splitext(path)[1].removeprefix(".").lower()
    kept = f".{suffix}" if suffix in _SUFFIXES else ""
    return f"{folder_mark(os.path.dirname(path))}/<file {_digest(path)}>{kept}"


def error_lines(error: BaseException) -> list[str]:
    """Return what an error was and where in the code it came from, the outermost call first, causes after it."""
    lines = []
    seen: set[int] = set()
    cause: BaseException | None = error
    while cause is not None and id(cause) not in seen:
        seen.add(id(cause))
        lines.append(f"{_kind(cause)} at:")
        frames = [(frame, line) for frame, line in traceback.walk_tb(cause.__traceback__)][-_MOST_FRAMES:]
        lines += [f"  {_place(frame, line)}" for frame, line in frames]
        cause = cause.__cause__ or cause.__context__
    return lines


def _kind(error: BaseException) -> str:
    """Return the type of an error, and its code where it has one."""
    name = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    if isinstance(error, OSError) and error.errno is not None:
        return f"{name} ({errno.errorcode.get(error.errno, error.errno)})"
    if isinstance(error, DocumentError):
        return f"{name} ({error.code})"
    code = getattr(error, "sqlite_errorname", None)
    return f"{name} ({code})" if isinstance(code, str) else name


def _place(frame: FrameType, line: int) -> str:
    """Return the file, line and function of a call; of a file not the folder that the program is installed in."""
    path = frame.f_code.co_filename
    inner = path[path.rindex(_OUR_CODE) + 1 :] if _OUR_CODE in path else os.path.basename(path)
    return f"{inner.replace(os.sep, '/')}:{line} in {frame.f_code.co_name}"


def _digest(path: str) -> str:
    return hashlib.blake2b(os.fsencode(path), digest_size=2, key=_KEY).hexdigest()
