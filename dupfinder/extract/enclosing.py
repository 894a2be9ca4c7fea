"""Files that enclose documents: what is inside of them, and its bytes, whatever the format."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import partial

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.enclosed import MOST_PACKED_BYTES, Enclosed, clean_names, packed_enclosed
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.guarding import document_format, guarded
from dupfinder.extract.registry import recognise
from dupfinder.extract.source import SourceFile

MAX_ENCLOSED_BYTES = 200 << 20
"""Of one enclosed document: as of one part of an office document."""

GONE = say("It is no longer in the file that held it.")


class Box(ABC):
    """What one file encloses. It holds where that is, not the file: each call gets a source over the same bytes."""

    @property
    @abstractmethod
    def enclosed(self) -> Sequence[Enclosed]:
        """What is inside, in order; each name once."""

    @abstractmethod
    def read(self, source: SourceFile, name: str) -> bytes | None:
        """Return the bytes of one of `enclosed`; `None` where there is none of this name."""

    def file_name(self, name: str) -> str:
        """Return the name by whose ending the format of what has this name may be told."""
        return name


def told_apart(enclosed: Iterable[Enclosed]) -> list[Enclosed]:
    """Return the same with names of which no two are alike, and that can be told."""
    given = list(enclosed)
    names = clean_names(one.name for one in given)
    return [Enclosed(name, one.size_bytes) for name, one in zip(names, given, strict=True)]


def open_box(source: SourceFile) -> Box:
    """Return what a file encloses; `DocumentError` where it is of no format that does, or cannot be read."""
    found = document_format(source)
    if found.box is None:
        raise DocumentError(ProblemCode.VANISHED, GONE)
    return guarded(partial(found.box, source), source, found.title)


def is_box(source: SourceFile) -> bool:
    """Return whether a document is of a format that encloses others."""
    found = recognise(source)
    return found is not None and found.box is not None


def packed_box(box: Box) -> bytes:
    """Return what a file encloses as bytes (`dupfinder.domain.enclosed`); `DocumentError` if that is too much."""
    packed = packed_enclosed(box.enclosed)
    if len(packed) > MOST_PACKED_BYTES:
        raise DocumentError(ProblemCode.TOO_LARGE, say("The file holds too many documents."))
    return packed


def enclosed_source(box: Box, outer: SourceFile, name: str) -> SourceFile:
    """Return what has this name inside of a file, opened; `DocumentError` where it is not there any more."""
    data = guarded(partial(box.read, outer, name), outer, document_format(outer).title)
    if data is None:
        raise DocumentError(ProblemCode.VANISHED, GONE)
    return SourceFile.of_bytes(box.file_name(name), data)
