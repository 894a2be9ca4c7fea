"""Which of a file's bytes other files share: clones and snapshots, on file systems that have them (FIEMAP of Linux)."""

import contextlib
import os
import struct
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from dupfinder.domain.documents import Document
from dupfinder.domain.file_systems import kind_of_file_system

MOST_S = 3.0
"""So long is asked at most; documents with copies come first."""

_SHARING = frozenset({"bcachefs", "btrfs", "xfs"})
# linux/fiemap.h, linux/fs.h
_FIEMAP = 0xC020660B
_HEAD = struct.Struct("=QQLLLL")
_EXTENT = struct.Struct("=QQQ16xL12x")
_LAST, _SHARED = 0x1, 0x2000
_EXTENTS_AT_ONCE = 128
_MOST_EXTENTS = 1 << 14
_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)


def with_shared_bytes(documents: Sequence[Document], *, check: Callable[[], None]) -> tuple[Document, ...]:
    """Return the same documents, and of each how many of its bytes stay on the disk without it, as far as time allows.

    Nothing is read but where the file lies. `check` is called between two files: it raises to give up.
    """
    copies = Counter(document.content_digest for document in documents)
    asked = sorted(_askable(documents), key=lambda place: copies[documents[place].content_digest] == 1)
    found = list(documents)
    until_s = time.monotonic() + MOST_S
    for place in asked:
        check()
        if time.monotonic() > until_s:
            break
        entry = documents[place].entry
        shared = shared_bytes(entry.path)
        if shared:
            found[place] = replace(documents[place], entry=replace(entry, shared_extents_bytes=shared))
    return tuple(found)


def _askable(documents: Iterable[Document]) -> list[int]:
    """Return the places of the documents on file systems on which files share their bytes."""
    kinds: dict[int, bool] = {}
    if sys.platform != "linux":
        return []
    places = []
    for place, document in enumerate(documents):
        entry = document.entry
        if entry.device not in kinds:
            kinds[entry.device] = kind_of_file_system(entry.path) in _SHARING
        if kinds[entry.device]:
            places.append(place)
    return places


def shared_bytes(path: str) -> int:
    """Return how many bytes of a file lie where other files have some of theirs; 0 where nobody says."""
    with contextlib.suppress(OSError, ValueError):
        descriptor = os.open(path, _FLAGS)
        try:
            return _shared_bytes(descriptor)
        finally:
            os.close(descriptor)
    return 0


def _shared_bytes(descriptor: int) -> int:
    import fcntl  # noqa: PLC0415 - Linux alone has it

    start = shared = 0
    for _ in range(_MOST_EXTENTS // _EXTENTS_AT_ONCE):
        buffer = bytearray(_HEAD.size + _EXTENTS_AT_ONCE * _EXTENT.size)
        _HEAD.pack_into(buffer, 0, start, (1 << 64) - 1 - start, 0, 0, _EXTENTS_AT_ONCE, 0)
        fcntl.ioctl(descriptor, _FIEMAP, buffer)
        count = _HEAD.unpack_from(buffer)[3]
        flags = _LAST
        for number in range(count):
            logical, _, length, flags = _EXTENT.unpack_from(buffer, _HEAD.size + number * _EXTENT.size)
            shared += length if flags & _SHARED else 0
            start = logical + length
        if flags & _LAST:
            break
    return shared
