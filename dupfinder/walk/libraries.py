"""Folders that another program keeps its documents in, and that miss what is removed behind its back."""

import enum
import itertools
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress

from dupfinder.domain.protection import Protection, Roles
from dupfinder.domain.records import dataclass

_SQLITE = b"SQLite format 3\0"
_MOST_LOOKED_AT = 50
"""Authors of a library: one with a book is enough."""
_MOST_INSIDE = 200
"""Folders in a folder that are looked at."""


class Program(enum.StrEnum):
    """A program that keeps documents; the value is its name."""

    ZOTERO = "Zotero"
    CALIBRE = "Calibre"
    PAPERLESS = "Paperless"


@dataclass(frozen=True, slots=True)
class Library:
    """The folder of a program's documents."""

    path: str
    program: Program


def libraries(sources: Iterable[str], roles: Roles) -> tuple[Library, ...]:
    """Return the libraries that sources are, lie in, or have just below them, as far as nothing protects them yet.

    Of a source within a library only that source is named: nothing else of it is scanned.
    """
    protection = Protection(roles)
    found: dict[str, Library] = {}
    for source in map(os.path.abspath, sources):
        if protection.of(source) is None and os.path.isdir(source):
            for each in _libraries_of(source):
                if protection.of(each.path) is None:
                    found.setdefault(each.path, each)
    return tuple(found.values())


def _libraries_of(folder: str) -> Iterator[Library]:
    around = folder
    while True:
        program = _program_of(around)
        if program is not None:
            yield Library(folder, program)
            return
        if (parent := os.path.dirname(around)) == around:
            break
        around = parent
    for inner in _folders_in(folder, _MOST_INSIDE):
        program = _program_of(inner)
        if program is not None:
            yield Library(inner, program)


def _program_of(folder: str) -> Program | None:
    return next((program for program, is_library in _SIGNS.items() if is_library(folder)), None)


def _is_zotero(folder: str) -> bool:
    return os.path.isfile(os.path.join(folder, "zotero.sqlite")) and os.path.isdir(os.path.join(folder, "storage"))


def _is_calibre(folder: str) -> bool:
    """Return whether there is a database, and a book with what Calibre says of it: a folder for each author and title.

    Other programs call a database like this, too.
    """
    database = os.path.join(folder, "metadata.db")
    if not os.path.isfile(database):
        return False
    with suppress(OSError), open(database, "rb") as file:
        if file.read(len(_SQLITE)) == _SQLITE:
            authors = _folders_in(folder, _MOST_LOOKED_AT)
            books = (book for author in authors for book in _folders_in(author, _MOST_LOOKED_AT))
            return any(os.path.isfile(os.path.join(book, "metadata.opf")) for book in books)
    return False


def _is_paperless(folder: str) -> bool:
    """Return whether documents as they came lie beside those that were made of them: in the folder, or as media."""
    for inner in ("", "documents", os.path.join("media", "documents")):
        place = os.path.join(folder, inner)
        if os.path.isdir(os.path.join(place, "originals")) and (
            os.path.isdir(os.path.join(place, "archive")) or os.path.isdir(os.path.join(place, "thumbnails"))
        ):
            return True
    return False


_SIGNS: Mapping[Program, Callable[[str], bool]] = {
    Program.ZOTERO: _is_zotero,
    Program.CALIBRE: _is_calibre,
    Program.PAPERLESS: _is_paperless,
}


def _folders_in(folder: str, most: int) -> list[str]:
    """Return the paths of some folders in a folder; none of one that cannot be read."""
    with suppress(OSError), os.scandir(folder) as entries:
        some = itertools.islice((entry for entry in entries if entry.is_dir(follow_symlinks=False)), most)
        return sorted(entry.path for entry in some)
    return []
