r"""Documents inside other files: the mails of a mailbox, what an archive holds.

One is known by the path of the file that encloses it and its name in there, with NUL between the two (and between the
names where one is inside another): no file of any system has such a path, so whatever opens, removes or renames files
refuses it, and what would act on the enclosing file has to ask for that (`enclosing_path`). Where it is shown
`SHOWN_SEPARATOR` stands for NUL.
"""

import os
import posixpath
from collections.abc import Iterable

from dupfinder.domain.acyclic import Acyclic
from dupfinder.domain.records import dataclass

PACKED_FORMAT = "gz"
"""Of files that were packed by themselves, each with one file inside."""
ARCHIVE_FORMATS = ("zip", "tar", "7z", "rar", "cab", "lzh", "iso", PACKED_FORMAT)
"""Of these all that is inside is told, whatever it is."""
BOX_FORMATS = ("mbox", "tnef", *ARCHIVE_FORMATS)
"""Formats of files that enclose documents and have no text of their own."""

_NO_DOCUMENTS = frozenset({"audio", "font", "image", "video"})
_OF_SYSTEMS = ("__macosx/", ".ds_store", "thumbs.db", "desktop.ini")

SEPARATOR = "\0"
SHOWN_SEPARATOR = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "
INNER_SEPARATOR = "/"
"""Between folders in an archive, whatever system made it; at the end of a path it tells that it is one of these."""

MOST_ENCLOSED = 500_000
"""Documents of one file; the mailboxes of a long life have some hundred thousand."""
MOST_NAME_LETTERS = 1_000
MOST_PACKED_BYTES = 64 << 20
"""Of the names and sizes of all that one file encloses."""
MOST_NESTED_BYTES = 1 << 30
"""Of all that is inside of one file, at any depth; of a large one `MOST_NESTED_RATIO` times its size."""
MOST_NESTED_RATIO = 50
MOST_DEPTH = 5
"""So many files may be inside each other: a document in an archive at a mail at a mail in a mailbox."""
_ROOM_FOR_COUNT = MOST_NAME_LETTERS - 12
_MOST_DIGITS = 18


@dataclass(frozen=True, slots=True)
class Enclosed:
    """One of what a file encloses."""

    name: str
    """As `clean_names` gives it: told from all others in the file, and without NUL."""
    size_bytes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EnclosingFile(Acyclic):
    """How the file looks that a document is inside of, as far as the document's own entry does not say."""

    size_bytes: int
    inode: int


def is_enclosed(path: str) -> bool:
    """Return whether a path is that of a document inside another file."""
    return SEPARATOR in path


def enclosing_path(path: str) -> str:
    """Return the path of the file that a document is inside of; its own for any other."""
    return path.split(SEPARATOR, 1)[0]


def inner_names(path: str) -> tuple[str, ...]:
    """Return by which names a document is found inside its file, the outermost first; none for a file."""
    return tuple(path.split(SEPARATOR)[1:])


def enclosed_path(path: str, name: str) -> str:
    """Return the path of what has this name inside of a file, or of another enclosed document."""
    return f"{path}{SEPARATOR}{name}"


def named_path(text: str) -> str:
    """Return the absolute path that a person names; that of an enclosed document may be named as it is shown."""
    outer, *names = text.split(SHOWN_SEPARATOR)
    if not names or os.path.lexists(text) or not os.path.isfile(outer):
        return os.path.abspath(text)
    return SEPARATOR.join((os.path.abspath(outer), *names))


def folder_of(path: str) -> str:
    """Return the folder of a document: that of the file which encloses it, where one does."""
    return os.path.dirname(enclosing_path(path))


def lies_in(path: str, folder: str) -> bool:
    """Return whether a document lies in a folder or below it, and not in a file that does; or so in an archive."""
    if SEPARATOR not in path:
        return path.startswith(folder if folder.endswith(os.sep) else folder + os.sep)
    is_inner = SEPARATOR in folder and folder.endswith(INNER_SEPARATOR)
    beginning = folder if is_inner else folder + SEPARATOR
    return path.startswith(beginning) and SEPARATOR not in path[len(beginning) :]


def name_of(path: str) -> str:
    """Return the name of a document in its folder: `box.mbox`, NUL and `17` for one inside another file."""
    outer = enclosing_path(path)
    return os.path.basename(outer) + path[len(outer) :]


def stem_of(path: str) -> str:
    """Return the name of a document without the ending that tells its format."""
    return os.path.splitext(name_of(path))[0] if not is_enclosed(path) else name_of(path)


def unpacked_name(path: str) -> str:
    """Return how the file is called that was packed by itself: `report.txt` in `report.txt.gz`."""
    name = path.rpartition(SEPARATOR)[2].replace("\\", INNER_SEPARATOR)
    return os.path.splitext(posixpath.basename(name))[0]


def is_of_system(name: str) -> bool:
    """Return whether systems leave files of this name in archives, which no person put there."""
    lowered = name.lower()
    return lowered.startswith(_OF_SYSTEMS[0]) or posixpath.basename(lowered) in _OF_SYSTEMS


def may_be_document(name: str, kind: str = "") -> bool:
    """Return whether a file of this name, or media type, may be a document.

    Pictures, films and what systems leave in archives are none.
    """
    if is_of_system(name):
        return False
    import mimetypes  # noqa: PLC0415 - a tenth of what a worker loads, and most meet nothing that encloses another

    told = kind or mimetypes.guess_type(posixpath.basename(name.lower()))[0] or ""
    return told.split("/")[0] not in _NO_DOCUMENTS


def clean_names(names: Iterable[str]) -> list[str]:
    """Return names as they can be told: printable as paths are, none too long or empty, no two alike.

    Whoever wrote an archive chose them: they may be anything, and several may be one.
    """
    taken: set[str] = set()
    counts: dict[str, int] = {}
    found = []
    for written in names:
        name = written[:MOST_NAME_LETTERS].replace(SEPARATOR, "\ufffd").encode(errors="replace").decode() or "?"
        once, count = name, counts.get(name, 1)
        while once in taken:
            count += 1
            once = f"{name[:_ROOM_FOR_COUNT]} ({count})"
        counts[name] = count
        taken.add(once)
        found.append(once)
    return found


def packed_enclosed(enclosed: Iterable[Enclosed]) -> bytes:
    """Return what a file encloses as bytes."""
    return SEPARATOR.join(f"{one.size_bytes} {one.name}" for one in enclosed).encode()


def enclosed_from(packed: bytes) -> list[Enclosed]:
    """Return what `packed_enclosed` made bytes of; `ValueError` for what it never makes, as a hostile document may."""
    if not packed:
        return []
    if len(packed) > MOST_PACKED_BYTES or packed.count(SEPARATOR.encode()) >= MOST_ENCLOSED:
        raise ValueError("too much enclosed")
    found = [_enclosed(item) for item in packed.decode().split(SEPARATOR)]
    if [one.name for one in found] != clean_names(one.name for one in found):
        raise ValueError("names of what is enclosed")
    return found


def _enclosed(item: str) -> Enclosed:
    size, _, name = item.partition(" ")
    if not (size.isascii() and size.isdigit() and len(size) <= _MOST_DIGITS):
        raise ValueError("size of what is enclosed")
    return Enclosed(name, int(size))
