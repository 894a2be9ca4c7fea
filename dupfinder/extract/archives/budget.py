"""How much may come out of an archive (H1): counted by the bytes that come out, whatever its directory says."""

import posixpath
from collections.abc import Iterable

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.containers.package import MIB
from dupfinder.extract.enclosing import MAX_ENCLOSED_BYTES

MOST_FILES = 100_000
MAX_TOTAL_BYTES = 400 * MIB
"""So much any archive may hold; a larger one `MAX_RATIO` times its own size."""
MAX_RATIO = 50
"""Of everything in an archive: text comes to some ten times its packed size."""

TOO_MUCH = say("The archive unpacks to more than {most} times its size.", most=MAX_RATIO)
TOO_LARGE_FILE = say("A file in the archive unpacks to more than {most} MB.", most=MAX_ENCLOSED_BYTES // MIB)
ENCRYPTED = say("The archive is encrypted and needs a password.")
PACKED_OTHERWISE = say("Files in the archive are compressed in a way that DupFinder cannot read.")
DAMAGED_FILE = say("The archive is damaged: one of its files does not unpack to what was packed.")


def check_count(count: int) -> None:
    """Raise where an archive has too many files."""
    if count > MOST_FILES:
        raise DocumentError(ProblemCode.TOO_LARGE, say("The archive has more than {most} files.", most=MOST_FILES))


def check_total(total_bytes: int, packed_bytes: int) -> None:
    """Raise where an archive of so many bytes holds too many."""
    if total_bytes > max(MAX_TOTAL_BYTES, MAX_RATIO * packed_bytes):
        raise DocumentError(ProblemCode.TOO_LARGE, TOO_MUCH)


def file_name_of(name: str) -> str:
    """Return the last part of a name in an archive, whatever system wrote it."""
    return posixpath.basename(name.replace("\\", "/")) or name


def joined(pieces: Iterable[bytes], size_bytes: int) -> bytes:
    """Return what comes out of a file that has so many bytes; raises as soon as it is another file."""
    if size_bytes > MAX_ENCLOSED_BYTES:
        raise DocumentError(ProblemCode.TOO_LARGE, TOO_LARGE_FILE)
    found = bytearray()
    for piece in pieces:
        found += piece
        if len(found) > size_bytes:
            break
    if len(found) != size_bytes:
        raise damaged()
    return bytes(found)


def damaged() -> DocumentError:
    """Return the error for a file that does not unpack to what its archive says."""
    return DocumentError(ProblemCode.DAMAGED, DAMAGED_FILE)
