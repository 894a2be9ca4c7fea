"""Bringing a file to another volume: a whole copy under a temporary name first."""

import errno
import hashlib
import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from dupfinder.domain.decisions import FileState
from dupfinder.trash.checking import CHUNK_BYTES, DIGEST_BYTES, is_document, open_to_read
from dupfinder.trash.folders import flush_folder
from dupfinder.trash.renaming import move_without_replacing

_NOT_KEPT_THERE = {errno.EPERM, errno.EACCES, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EINVAL, errno.ENOSYS}
_CREATE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)


def is_other_volume(error: OSError) -> bool:
    """Return whether a rename failed because its target is on another volume (or behind another mount of it)."""
    return error.errno == errno.EXDEV


def move_anywhere(file: FileState, *, source: str, target: str, part: str) -> None:
    """Move a document from `source` to `target`, on whichever volume, replacing nothing; raise `OSError`.

    On another volume it is copied to `part`, beside the target, and `source` goes only when the copy is whole.
    """
    try:
        move_without_replacing(source, target)
    except OSError as error:
        if not is_other_volume(error):
            raise
        copy_whole(file, source=source, target=target, part=part)
        os.unlink(source)


def copy_whole(file: FileState, *, source: str, target: str, part: str) -> None:
    """Copy a document with its times, mode and attributes; `target` appears when the copy is on the disk and right.

    Raises `OSError`; then there is neither `part` nor `target`.
    """
    descriptor = os.open(part, _CREATE, 0o600)
    try:
        _fill(descriptor, file, source=source, part=part)
        move_without_replacing(part, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(part)
        raise
    try:
        flush_folder(os.path.dirname(target))
    except OSError:
        os.unlink(target)
        raise


def _fill(descriptor: int, file: FileState, *, source: str, part: str) -> None:
    digest = hashlib.blake2b(digest_size=DIGEST_BYTES)
    with open(descriptor, "wb") as writing, open_to_read(source) as reading:
        while chunk := reading.read(CHUNK_BYTES):
            digest.update(chunk)
            writing.write(chunk)
        writing.flush()
        _copy_facts(file, source=source, part=part)
        os.fsync(writing.fileno())
    if digest.hexdigest() != file.content_digest or not is_document(file, path=part):
        raise OSError(errno.EIO, "The copy is not the same as the document")


def _copy_facts(file: FileState, *, source: str, part: str) -> None:
    info = os.lstat(source)
    if hasattr(os, "chown"):  # Windows has no owners of this kind
        with _as_far_as_the_volume_can():
            os.chown(part, info.st_uid, info.st_gid)
    with _as_far_as_the_volume_can():
        os.chmod(part, stat.S_IMODE(info.st_mode))  # on its own: `copystat` ends at the first thing that fails
    with _as_far_as_the_volume_can():
        shutil.copystat(source, part)
    # The source may be another document with the same bytes, put in the place of one that was deleted.
    os.utime(part, ns=(info.st_atime_ns, file.mtime_ns))


@contextmanager
def _as_far_as_the_volume_can() -> Iterator[None]:
    """Let pass what a volume does not keep: FAT has neither owners nor modes nor attributes."""
    try:
        yield
    except OSError as error:
        if error.errno not in _NOT_KEPT_THERE:
            raise
