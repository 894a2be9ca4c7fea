"""Whether files are still what the scan saw. Nothing is changed here."""

import errno
import hashlib
import os
import stat
import time
from collections.abc import Iterable, Iterator
from typing import BinaryIO, Self

from dupfinder.domain.decisions import Elsewhere, FileState
from dupfinder.domain.enclosed import enclosing_path, is_enclosed
from dupfinder.domain.errors import SaidError
from dupfinder.domain.messages import Message, because, say
from dupfinder.domain.progress import CancelToken
from dupfinder.trash.folders import flush_folder, is_local, is_numbered

CHUNK_BYTES = 1 << 20
DIGEST_BYTES = 32
# No link is followed; a pipe that took the place of the file does not block. Windows knows neither flag.
_OPEN_FLAGS = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)

_NOT_WRITTEN = {errno.EIO, errno.ENOSPC, errno.EDQUOT}

_JUST_NOW_NS, _LOOKS, _LOOK_AGAIN_S = 10_000_000_000, 6, 0.4

_SAME_FILE = say("It is the same file as the kept document.")

THE_DOCUMENT = say("The document")
THE_KEPT_ONE = say("The kept document")
THE_MOVED_ONE = say("The moved file")


class NotAsPlannedError(SaidError):
    """A file is not what the plan says."""


def check_before_removal(file: FileState, kept: FileState, *, identical: bool, token: CancelToken) -> None:
    """Return if both files are still those of the plan and, with `identical`, equal byte for byte.

    Raises `NotAsPlannedError`, and `Cancelled`.
    """
    if (file.device, file.inode) == (kept.device, kept.inode) or file.path == kept.path:
        raise NotAsPlannedError(_SAME_FILE)
    with Opened(file, THE_DOCUMENT) as first, Opened(kept, THE_KEPT_ONE) as second:
        if os.path.samestat(first.info, second.info):
            raise NotAsPlannedError(_SAME_FILE)
        if identical:
            _check_equal(first, second, token)
        first.check_content(token)
        second.check_content(token)


def check_elsewhere(one: Elsewhere) -> None:
    """Return if a document that has text of a removed one is still as it was; raise `NotAsPlannedError` otherwise.

    It is told by its bytes; one inside another file by how that file looks.
    """
    name = say("{path}, which has text of it that the kept document lacks,", path=one.path)
    path = enclosing_path(one.path)
    try:
        info = os.stat(path)
    except OSError as error:
        raise NotAsPlannedError(say("{what} cannot be found: {why}.", what=name, why=because(error))) from error
    if is_enclosed(one.path):
        is_as_it_was = (info.st_size, info.st_mtime_ns) == (one.size_bytes, one.mtime_ns)
    else:
        is_as_it_was = _has_bytes(path, size_bytes=one.size_bytes, content_digest=one.content_digest)
    if not is_as_it_was:
        raise _changed(name)


def check_facts(state: FileState, *, path: str, name: Message) -> None:
    """Return if the file that `state` describes is at `path`, by all but its content.

    On file systems that number their files anew (sshfs gives a file another number with every new name) it is told by
    its content instead. Raises `NotAsPlannedError`.
    """
    try:
        info = _settled(path, state)
    except OSError as error:
        raise NotAsPlannedError(say("{what} cannot be found: {why}.", what=name, why=because(error))) from error
    _check_info(info, state, name)
    if not _is_numbered(info, state) and not is_document(state, path=path):
        raise _changed(name)


def _settled(path: str, state: FileState) -> os.stat_result:
    """Return what a file looks like, asked for again where its time may be made up; raise `OSError`.

    Linux says of a file on an SMB share that it wrote before that it changed just now when the file is closed, even by
    who only read it, until it asks the server again: about a second (`cifs_close` in its fs/smb/client/file.c).
    """
    info = os.lstat(path)
    for _ in range(_LOOKS):
        is_new = info.st_mtime_ns > state.mtime_ns and abs(time.time_ns() - info.st_mtime_ns) < _JUST_NOW_NS
        if not is_new or info.st_size != state.size_bytes or is_local(path):
            break
        time.sleep(_LOOK_AGAIN_S)
        info = os.lstat(path)
    return info


def check_kept(kept: FileState) -> None:
    """Return if the document that stays can still be opened and read, byte for byte as it was (S11).

    That its path still has a size and a number is not enough: where it is the removed file, seen through another mount,
    those are what the file system remembers. Raises `NotAsPlannedError`.
    """
    with Opened(kept, THE_KEPT_ONE) as opened:
        opened.check_content(CancelToken())


def check_is_on_disk(kept: FileState) -> None:
    """Return if the document that stays would outlive a power cut: it may have been copied a moment ago (S11).

    What is read again may come from memory alone. Raises `NotAsPlannedError` where its disk does not take it.
    """
    try:
        flush_file(kept.path)
        flush_folder(os.path.dirname(kept.path))
    except OSError as error:
        if error.errno in _NOT_WRITTEN:  # there are drives that flush nothing of others, or nothing that is only read
            raise NotAsPlannedError(
                say("{what} cannot be written to its disk: {why}.", what=THE_KEPT_ONE, why=because(error))
            ) from error


def flush_file(path: str) -> None:
    """Flush a file to the disk, with all that is known of it; raise `OSError`."""
    if os.name != "nt":  # which flushes only what is open for writing
        with open_to_read(path) as stream:
            os.fsync(stream.fileno())


def is_document(state: FileState, *, path: str) -> bool:
    """Return whether the file at `path` has the size and content that `state` says, whichever file it is."""
    return _has_bytes(path, size_bytes=state.size_bytes, content_digest=state.content_digest)


def _has_bytes(path: str, *, size_bytes: int, content_digest: str) -> bool:
    try:
        with open_to_read(path) as stream:
            info = os.fstat(stream.fileno())
            is_same = stat.S_ISREG(info.st_mode) and info.st_size == size_bytes
            return is_same and _digest(iter(lambda: stream.read(CHUNK_BYTES), b"")) == content_digest
    except OSError:
        return False


def is_file(state: FileState, *, path: str) -> bool:
    """Return whether the very file that `state` describes is at `path`, whatever it holds now."""
    try:
        info = os.lstat(path)
    except OSError:
        return False
    return _is_numbered(info, state)


def check_readable(path: str) -> None:
    """Return if the whole file can be read; raise `OSError`."""
    with open_to_read(path) as stream:
        while stream.read(CHUNK_BYTES):
            pass


def open_to_read(path: str) -> BinaryIO:
    """Return the file, opened without following a link; raise `OSError`."""
    return open(path, "rb", opener=_open)


def _open(path: str, _flags: int) -> int:
    return os.open(path, _OPEN_FLAGS)


class Opened:
    """A file that was opened without following links, and is the one that its state describes."""

    def __init__(self, state: FileState, name: Message) -> None:
        self._state = state
        self._name = name

    def __enter__(self) -> Self:
        check_facts(self._state, path=self._state.path, name=self._name)
        try:
            self._stream = open_to_read(self._state.path)
        except OSError as error:
            raise NotAsPlannedError(
                say("{what} cannot be opened: {why}.", what=self._name, why=because(error))
            ) from error
        self.info = os.fstat(self.fileno())
        _check_info(self.info, self._state, self._name)  # what it was before it was opened may be another one
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()

    def fileno(self) -> int:
        """Return the descriptor, as what is open has it."""
        return self._stream.fileno()

    def chunks(self, token: CancelToken) -> Iterator[bytes]:
        """Yield the content from the start, and an empty chunk at the end."""
        try:
            self._stream.seek(0)
            while chunk := self._stream.read(CHUNK_BYTES):
                token.check()
                yield chunk
        except OSError as error:
            raise NotAsPlannedError(
                say("{what} cannot be read: {why}.", what=self._name, why=because(error))
            ) from error
        yield b""

    def check_content(self, token: CancelToken) -> None:
        """Return if the bytes are those of the plan; raise `NotAsPlannedError`."""
        if _digest(self.chunks(token)) != self._state.content_digest:
            raise _changed(self._name)
        # What was written while the bytes were read shows in size or time.
        _check_info(os.fstat(self.fileno()), self._state, self._name)


def _check_equal(first: Opened, second: Opened, token: CancelToken) -> None:
    # Both end with an empty chunk, so that a file which is the beginning of the other is told from it.
    if any(a != b for a, b in zip(first.chunks(token), second.chunks(token), strict=False)):
        raise NotAsPlannedError(say("It is not byte for byte the same as the kept document."))


def _check_info(info: os.stat_result, state: FileState, name: Message) -> None:
    if not stat.S_ISREG(info.st_mode):
        raise NotAsPlannedError(say("{what} is no longer a file.", what=name))
    # Not the device: disks get another number with a start of the system, or when a stick is plugged in again. Then the
    # bytes tell.
    if info.st_ino != state.inode and is_numbered(state.path):
        raise NotAsPlannedError(say("{what} was replaced by another file after the scan.", what=name))
    if (info.st_size, info.st_mtime_ns) != (state.size_bytes, state.mtime_ns):
        raise _changed(name)


def _changed(name: Message) -> NotAsPlannedError:
    return NotAsPlannedError(say("{what} changed after the scan.", what=name))


def _is_numbered(info: os.stat_result, state: FileState) -> bool:
    return (info.st_dev, info.st_ino) == (state.device, state.inode)


def _digest(chunks: Iterable[bytes]) -> str:
    digest = hashlib.blake2b(digest_size=DIGEST_BYTES)
    for chunk in chunks:
        digest.update(chunk)
    return digest.hexdigest()
