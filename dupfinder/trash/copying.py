"""Bringing a file to another volume: a whole copy under a temporary name first."""

import errno
import hashlib
import os
from contextlib import suppress

from dupfinder.domain.decisions import FileState
from dupfinder.domain.messages import say
from dupfinder.trash.checking import CHUNK_BYTES, DIGEST_BYTES, is_document, open_to_read
from dupfinder.trash.facts import Facts, as_far_as_the_volume_can, facts_of, give_facts
from dupfinder.trash.folders import flush_folder
from dupfinder.trash.renaming import move_without_replacing, unlink

_CREATE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)


def is_other_volume(error: OSError) -> bool:
    """Return whether a rename failed because its target is on another volume (or behind another mount of it)."""
    return error.errno == errno.EXDEV


def move_anywhere(file: FileState, *, source: str, target: str, part: str, facts: Facts | None = None) -> None:
    """Move a document from `source` to `target`, on whichever volume, replacing nothing; raise `OSError`.

    On another volume it is copied to `part`, beside the target, and `source` goes only when the copy is whole.
    `facts` are those that it is to have, where its own may have been lost on the way: a memory stick keeps none.
    """
    try:
        move_without_replacing(source, target)
    except OSError as error:
        if not is_other_volume(error):
            raise
        copy_whole(file, source=source, target=target, part=part, facts=facts)
        unlink(source)


def copy_whole(file: FileState, *, source: str, target: str, part: str, facts: Facts | None = None) -> None:
    """Copy a document; `target` appears when the copy is on the disk and right.

    It gets the time of `file`, and the mode, owner and attributes of `source`, or those that are given as `facts`.

    Raises `OSError`; then there is neither `part` nor `target`.
    """
    descriptor = os.open(part, _CREATE, 0o600)
    try:
        _fill(descriptor, file, source=source, part=part, facts=facts)
        move_without_replacing(part, target)
    except BaseException:
        with suppress(OSError):
            unlink(part)
        raise
    try:
        flush_folder(os.path.dirname(target))
    except OSError:
        unlink(target)
        raise


def _fill(descriptor: int, file: FileState, *, source: str, part: str, facts: Facts | None) -> None:
    digest = hashlib.blake2b(digest_size=DIGEST_BYTES)
    with open(descriptor, "wb") as writing, open_to_read(source) as reading:
        while chunk := reading.read(CHUNK_BYTES):
            digest.update(chunk)
            writing.write(chunk)
        writing.flush()
        give_facts(part, facts or facts_of(source), like=source)
        # The source may be another document with the same bytes, put in the place of one that was deleted.
        with as_far_as_the_volume_can():  # WebDAV keeps no times
            os.utime(part, ns=(os.lstat(source).st_atime_ns, file.mtime_ns))
        os.fsync(writing.fileno())
    if digest.hexdigest() != file.content_digest or not is_document(file, path=part):
        raise OSError(errno.EIO, say("The copy differs from the document"))
