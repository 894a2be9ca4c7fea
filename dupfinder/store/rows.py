"""Documents as rows of the scan cache, each sealed with a digest by which damage is noticed."""

import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from dupfinder.domain.documents import Document, Problem, ProblemCode, metadata_from
from dupfinder.domain.files import FileEntry

Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReaderVersions:
    """Whose work the cache may hold: the version of each format's reader, and that of the features."""

    readers: Mapping[str, int]
    features: str
    """Names all that the features of a text depend on: their version and the settings of the fingerprint."""


def seal(row: Row) -> bytes:
    """Return a digest of a row; every field goes in with its type and length, so no two rows are taken for one."""
    # Blobs by their lengths, in tuples as nothing else of a row is: a repr of megabytes costs more than digesting them.
    outline = [(len(field),) if isinstance(field, bytes) else field for field in row]
    digest = hashlib.blake2b(repr(outline).encode(), digest_size=16)
    for field in row:
        if isinstance(field, bytes):
            digest.update(field)
    return digest.digest()


def is_whole(row: Row | None) -> bool:
    """Return whether there is a row and its last field is its seal."""
    return row is not None and seal(row[:-1]) == row[-1]


def file_key(entry: FileEntry) -> tuple[int, int, int, int]:
    """Return what tells a file, as it looks now, from others."""
    # SQLite's integers have 64 bits and a sign; devices, inodes and odd times may need more.
    return (_signed(entry.device), _signed(entry.inode), _signed(entry.size_bytes), _signed(entry.mtime_ns))


def _signed(value: int) -> int:
    return (value + (1 << 63)) % (1 << 64) - (1 << 63)


def suffix(path: object) -> bytes:
    """Return the end of a name, on which the format of a text may depend."""
    return os.path.splitext(path)[1].lower() if isinstance(path, bytes) else b""


def file_row(document: Document, versions: ReaderVersions) -> Row:
    """Return a document as a row, but for the seal."""
    problem, fingerprint = document.problem, document.fingerprint
    return (
        *file_key(document.entry),
        versions.features,
        os.fsencode(document.entry.path),
        document.format,
        versions.readers[document.format],
        document.content_digest,
        document.word_count,
        None if fingerprint is None else fingerprint.to_bytes(16, "big"),
        document.text_digest,
        document.masked_digests,
        json.dumps(asdict(document.metadata)),
        None if problem is None else problem.code.value,
        None if problem is None else problem.message,
    )


def document_from(entry: FileEntry, row: Row, versions: ReaderVersions) -> Document | None:
    """Return the document that a row describes; `None` if its file was renamed to another kind or its reader is old."""
    path, format_name, reader_version, content_digest, word_count = row[5:10]
    fingerprint, text_digest, masked_digests, metadata, code, message = row[10:16]
    if suffix(path) != suffix(os.fsencode(entry.path)) or versions.readers.get(format_name) != reader_version:
        return None
    return Document(
        entry=entry,
        format=format_name,
        content_digest=content_digest,
        word_count=word_count,
        fingerprint=None if fingerprint is None else int.from_bytes(fingerprint, "big"),
        text_digest=text_digest,
        masked_digests=masked_digests,
        metadata=metadata_from(json.loads(metadata)),
        problem=None if code is None else Problem(path=entry.path, code=ProblemCode(code), message=message),
    )
