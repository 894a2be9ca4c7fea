"""Documents as rows of the scan cache, each sealed with a digest by which damage is noticed."""

import hashlib
import json
import marshal
import os
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from dupfinder.domain.documents import NO_METADATA, Document, Problem, ProblemCode, metadata_from
from dupfinder.domain.files import FileEntry
from dupfinder.domain.messages import Message
from dupfinder.domain.records import dataclass, records_of

Row = tuple[Any, ...]

FILE_FIELDS = (
    "device", "inode", "size_bytes", "mtime_ns", "features", "path", "format", "reader_version", "content_digest",
    "word_count", "fingerprint", "text_digest", "masked_digests", "metadata", "problem_code", "problem_message",
    "beyond", "pictures", "looks", "enclosed", "changed_ns",
)  # fmt: skip
"""The fields of a file's row that are sealed, in order."""

_AS_THEY_ARE = (
    *("format", "content_digest", "word_count", "text_digest", "masked_digests"),
    *("beyond", "pictures", "looks", "enclosed"),
)
"""The fields that documents have as well."""

_WHOLE_SECONDS_NS = 2_000_000_000
_TICK_NS = 50_000_000
"""Within so much of the last change, a file may change again without another change time: where the file system counts
whole seconds, and where it takes the time of the system's timer, which ticks a hundred times a second at least."""

_MARSHAL_VERSION = 2
"""The last one whose bytes depend on nothing but the values."""
_LARGEST = 1 << 63


@dataclass(frozen=True, slots=True, kw_only=True)
class ReaderVersions:
    """Whose work the cache may hold: the version of each format's reader, and that of the features."""

    readers: Mapping[str, int]
    features: str
    """Names all that the features of a text depend on: their version and the settings of the fingerprint."""


def seal(row: Row) -> bytes:
    """Return a digest of a row; every field goes in with its type and length, so no two rows are taken for one."""
    # What `marshal` makes is only digested, never read (O4); it takes a third of the time of `repr`.
    return hashlib.blake2b(marshal.dumps(row, _MARSHAL_VERSION), digest_size=16).digest()


def is_whole(row: Row | None) -> bool:
    """Return whether there is a row and its last field is its seal."""
    return row is not None and seal(row[:-1]) == row[-1]


def file_key(entry: FileEntry) -> tuple[int, int, int, int]:
    """Return what tells a file, as it looks now, from others."""
    # SQLite's integers have 64 bits and a sign; devices, inodes and odd times may need more.
    key = (entry.device, entry.inode, entry.size_bytes, entry.mtime_ns)
    if min(key) >= -_LARGEST and max(key) < _LARGEST:
        return key
    return (signed(key[0]), signed(key[1]), signed(key[2]), signed(key[3]))


def signed(value: int) -> int:
    """Return the 64-bit integer that SQLite holds in place of one that may be larger."""
    return value if -_LARGEST <= value < _LARGEST else (value + _LARGEST) % (2 * _LARGEST) - _LARGEST


def _settled_change(entry: FileEntry) -> int:
    """Return when a file that was read just now had changed last; 0 if it may have changed since without a trace."""
    tick_ns = _TICK_NS if entry.changed_ns % 1_000_000_000 else _WHOLE_SECONDS_NS
    return signed(entry.changed_ns) if entry.changed_ns < time.time_ns() - tick_ns else 0


def file_row(document: Document, versions: ReaderVersions) -> Row:
    """Return a document, whose file was read just now, as the fields of `FILE_FIELDS`."""
    problem, fingerprint = document.problem, document.fingerprint
    return (
        *file_key(document.entry),
        versions.features,
        os.fsencode(document.entry.path),
        document.format,
        versions.readers.get(document.format, 0),
        document.content_digest,
        document.word_count,
        None if fingerprint is None else fingerprint.to_bytes(16, "big"),
        document.text_digest,
        document.masked_digests,
        None if document.metadata == NO_METADATA else json.dumps(asdict(document.metadata)),
        None if problem is None else problem.code.value,
        None if problem is None else json.dumps(problem.message.as_json()),
        document.beyond,
        document.pictures,
        document.looks,
        document.enclosed,
        _settled_change(document.entry),
    )


def is_as_read(entry: FileEntry, row: Row) -> bool:
    """Return whether a file is surely the one that a row describes, not one that has its inode, size and time."""
    changed_ns = entry.changed_ns
    return bool(changed_ns) and signed(changed_ns) == row[20]


def is_read_alike(entry: FileEntry, row: Row, versions: ReaderVersions) -> bool:
    """Return whether the reader that a row is of is today's, and would read the file under its name of now."""
    return versions.readers.get(row[6], 0) == row[7] and _may_be_renamed(row[5], entry)


def documents_from(entries: Sequence[FileEntry], rows: Sequence[Row]) -> list[Document]:
    """Return the document of each file that a row describes."""
    if not rows:
        return []
    columns = dict(zip(FILE_FIELDS, zip(*rows, strict=True), strict=True))
    problems = zip(entries, columns.pop("problem_code"), columns.pop("problem_message"), strict=True)
    return records_of(
        Document,
        {
            **{name: columns[name] for name in _AS_THEY_ARE},
            "format": map(sys.intern, columns["format"]),
            "entry": entries,
            "fingerprint": (None if one is None else int.from_bytes(one, "big") for one in columns["fingerprint"]),
            "metadata": (NO_METADATA if one is None else metadata_from(json.loads(one)) for one in columns["metadata"]),
            "problem": (None if code is None else _problem(entry, code, text) for entry, code, text in problems),
        },
        len(rows),
    )


def _problem(entry: FileEntry, code: str, message: str) -> Problem:
    return Problem(path=entry.path, code=ProblemCode(code), message=Message.from_json(json.loads(message)))


def _may_be_renamed(path: bytes, entry: FileEntry) -> bool:
    """Return whether the file that was read at `path` can be this one, and is read the same under its name now."""
    now = os.fsencode(entry.path)
    if path == now:
        return True
    # Where a file system gives no inodes, only the path tells one file from another of the same size and time.
    return bool(entry.inode) and _suffix(path) == _suffix(now)


def _suffix(path: bytes) -> bytes:
    """Return the end of a name, on which the format of a text may depend."""
    return os.path.splitext(path)[1].lower()
