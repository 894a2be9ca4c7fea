"""What holds at every door of the room: which format a document has, and what becomes of what its parser raises."""

from collections.abc import Callable
from typing import TypeVar

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.format import Format
from dupfinder.extract.registry import recognise
from dupfinder.extract.source import SourceFile

Result = TypeVar("Result")


def document_format(source: SourceFile) -> Format:
    """Return the format of a document; `DocumentError` for what is none, or is empty."""
    found = recognise(source)
    raise_failure(source)
    if found is None:
        raise DocumentError(ProblemCode.UNSUPPORTED, say("The file is not a document."))
    if source.size_bytes == 0:
        raise DocumentError(ProblemCode.EMPTY, say("The file is empty."))
    return found


def guarded(read: Callable[[], Result], source: SourceFile, title: str) -> Result:
    """Return what a reader returns; any failure of it becomes a `DocumentError`.

    What a parser says is left out: it speaks of its buffers, in English, in other words with each of its versions.
    """
    try:
        return read()
    except (DocumentError, MemoryError):
        raise_failure(source)
        raise
    except ImportError as error:
        raise DocumentError(
            ProblemCode.UNSUPPORTED,
            say("The {title} cannot be read: {module} is not installed.", title=title, module=error.name or ""),
        ) from error
    except Exception as error:  # the door of the parsers: what they raise on damaged input has no common base
        raise_failure(source)
        raise DocumentError(
            ProblemCode.DAMAGED, say("The {title} is damaged and cannot be read.", title=title)
        ) from error


def raise_failure(source: SourceFile) -> None:
    """Raise the error that reading the file met, if any: it is the cause of whatever the parser said."""
    if source.failure is not None:
        raise source.failure
