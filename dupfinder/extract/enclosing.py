"""Files that enclose documents: what is inside of them, and its bytes, whatever the format."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import partial
from typing import Any, Generic, TypeVar

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.enclosed import MOST_PACKED_BYTES, Enclosed, clean_names, packed_enclosed
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.guarding import document_format, guarded
from dupfinder.extract.registry import recognise
from dupfinder.extract.source import SourceFile

MAX_ENCLOSED_BYTES = 200 << 20
"""Of one enclosed document: as of one part of an office document."""

_Item = TypeVar("_Item")

GONE = say("It is no longer in the file that held it.")


class Box(ABC, Generic[_Item]):
    """What one file encloses. It holds where that is, not the file: each call gets a source over the same bytes."""

    def __init__(self, found: Iterable[tuple[Enclosed, _Item]]) -> None:
        """Take what is inside, in order, each with what its format needs to find it again; names may be alike."""
        given = list(found)
        self.enclosed = told_apart(one for one, _ in given)
        """What is inside, in order; each name once."""
        self.title = ""
        """What the file is called in a sentence: to recognise it again for each of its documents takes n² steps."""
        self._items = {one.name: item for one, (_, item) in zip(self.enclosed, given, strict=True)}

    def open(self, source: SourceFile, name: str) -> SourceFile | None:
        """Return one of `enclosed`, opened; `None` where there is none of this name."""
        item = self._items.get(name)
        return None if item is None else SourceFile.of_bytes(self._file_name(item), self._read(source, item))

    @abstractmethod
    def _read(self, source: SourceFile, item: _Item) -> bytes:
        """Return the bytes of what is inside."""

    @abstractmethod
    def _file_name(self, item: _Item) -> str:
        """Return the name by whose ending its format may be told."""


def told_apart(found: Iterable[Enclosed]) -> list[Enclosed]:
    """Return what a file encloses by names of which each is there once; as it is called, several may be alike."""
    given = list(found)
    names = clean_names(one.name for one in given)
    return [Enclosed(name, one.size_bytes) for name, one in zip(names, given, strict=True)]


def open_box(source: SourceFile) -> Box[Any]:
    """Return what a file encloses; `DocumentError` where it is of no format that does, or cannot be read."""
    found = document_format(source)
    if found.box is None:
        raise DocumentError(ProblemCode.VANISHED, GONE)
    box = guarded(partial(found.box, source), source, found.title)
    box.title = found.title
    return box


def is_box(source: SourceFile) -> bool:
    """Return whether a document is of a format that encloses others, and has no text of its own."""
    found = recognise(source)
    return found is not None and found.is_box


def packed_box(box: Box[Any]) -> bytes:
    """Return what a file encloses as bytes (`dupfinder.domain.enclosed`); `DocumentError` if that is too much."""
    packed = packed_enclosed(box.enclosed)
    if len(packed) > MOST_PACKED_BYTES:
        raise DocumentError(ProblemCode.TOO_LARGE, say("The file holds too many documents."))
    return packed


def enclosed_source(box: Box[Any], outer: SourceFile, name: str) -> SourceFile:
    """Return what has this name inside of a file, opened; `DocumentError` where it is not there any more."""
    found = guarded(partial(box.open, outer, name), outer, box.title)
    if found is None:
        raise DocumentError(ProblemCode.VANISHED, GONE)
    return found
