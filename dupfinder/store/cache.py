"""The scan cache: what was read of each file, kept in SQLite so that a rescan reads only what changed."""

import contextlib
import json
import os
import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass

import numpy as np
import platformdirs
from numpy.typing import NDArray

from dupfinder.domain.documents import Document, Metadata, Problem, ProblemCode
from dupfinder.domain.errors import StoreError
from dupfinder.domain.files import FileEntry

SCHEMA_VERSION = 1
SETTLED_NS = 2_000_000_000
"""A file changed less than this before it was read may change again within the same tick of its clock."""

LASTING_PROBLEMS = frozenset({ProblemCode.ENCRYPTED, ProblemCode.DAMAGED, ProblemCode.NO_TEXT})
"""Problems that lie in the bytes, so that the same bytes give them again; all others are worth another try."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS files (
    device INTEGER, inode INTEGER, size_bytes INTEGER, mtime_ns INTEGER,
    path BLOB NOT NULL, format TEXT NOT NULL, reader_version INTEGER NOT NULL, features_version INTEGER NOT NULL,
    content_digest BLOB NOT NULL, word_count INTEGER NOT NULL, fingerprint BLOB, text_digest BLOB,
    metadata TEXT NOT NULL, problem_code TEXT, problem_message TEXT,
    PRIMARY KEY (device, inode, size_bytes, mtime_ns)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS texts (text_digest BLOB PRIMARY KEY, word_hashes BLOB NOT NULL) WITHOUT ROWID;
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReaderVersions:
    """Whose work the cache may hold: the version of each format's reader, and that of the features."""

    readers: Mapping[str, int]
    features: int


def default_cache_path() -> str:
    """Return where the scan cache is unless told otherwise: in the user's cache folder."""
    return os.path.join(platformdirs.user_cache_dir("dupfinder", appauthor=False), "scan.sqlite3")


class ScanCache:
    """Documents by file identity, size and time; word hashes by text. Used by one thread."""

    def __init__(self, connection: sqlite3.Connection, *, notes: tuple[str, ...] = ()) -> None:
        self._connection = connection
        self.notes = notes
        """What a person should know about how it was opened."""

    def find(self, entries: Iterable[FileEntry], versions: ReaderVersions) -> Iterator[Document]:
        """Yield the documents that were read before, by the same readers, from files that look the same now."""
        for entry in entries:
            row = self._connection.execute(
                "SELECT format, reader_version, features_version, content_digest, word_count, fingerprint, text_digest,"
                " metadata, problem_code, problem_message FROM files"
                " WHERE device = ? AND inode = ? AND size_bytes = ? AND mtime_ns = ?"
                " AND (text_digest IS NULL OR text_digest IN (SELECT text_digest FROM texts))",
                _key(entry),
            ).fetchone()
            if row is not None and (versions.readers.get(row[0]), versions.features) == row[1:3]:
                yield _document(entry, row)

    def add(self, document: Document, *, word_hashes: NDArray[np.uint64] | None, versions: ReaderVersions) -> None:
        """Keep what was read; a document with a problem that may pass is not kept as read (S9)."""
        if word_hashes is not None and document.text_digest is not None:
            self._connection.execute(
                "INSERT OR IGNORE INTO texts VALUES (?, ?)",
                (document.text_digest, word_hashes.astype("<u8", copy=False).tobytes()),
            )
        lasting = document.problem is None or document.problem.code in LASTING_PROBLEMS
        settled = document.entry.mtime_ns < time.time_ns() - SETTLED_NS
        if lasting and settled and document.content_digest is not None and document.format in versions.readers:
            self._connection.execute(
                "INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                _row(document, versions),
            )

    def word_hashes(self, text_digest: bytes) -> NDArray[np.uint64]:
        """Return the hashes of a text's words, in order; `KeyError` if the text is not known."""
        row = self._connection.execute("SELECT word_hashes FROM texts WHERE text_digest = ?", (text_digest,)).fetchone()
        if row is None:
            raise KeyError(text_digest)
        return np.frombuffer(row[0], "<u8").astype(np.uint64, copy=False)

    def commit(self) -> None:
        """Make all that was added last; `StoreError` if the disk is full or the cache cannot be written."""
        try:
            self._connection.commit()
        except sqlite3.Error as error:
            raise StoreError(f"The scan cache cannot be written: {error}.", path="") from error

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()


def open_cache(path: str | None) -> ScanCache:
    """Return the scan cache in a file, made if need be; `None` gives a private one that goes when it is closed.

    A damaged cache is set aside and a new one begun; `StoreError` if no file can be made there.
    """
    if path is None:
        # SQLite's own temporary database: in memory while small, on disk without a name when it grows.
        return ScanCache(_connect(""))
    try:
        os.makedirs(os.path.dirname(path) or ".", mode=0o700, exist_ok=True)
        # Made here, so that nobody else can ever read it (O4).
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError(f"The scan cache {path} cannot be used: {error.strerror}.", path=path) from error
    try:
        return ScanCache(_connect(path))
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise StoreError(f"The scan cache {path} cannot be used: {error}.", path=path) from error
        aside = _set_aside(path)
        return ScanCache(_connect(path), notes=(f"The scan cache was damaged; it was set aside as {aside}.",))


def _connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=30.0, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version not in {0, SCHEMA_VERSION}:
            connection.executescript("DROP TABLE IF EXISTS files; DROP TABLE IF EXISTS texts;")
        connection.executescript(_SCHEMA)
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        connection.commit()
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _set_aside(path: str) -> str:
    """Rename a damaged cache, and what SQLite keeps beside it, out of the way; return the new name."""
    aside = f"{path}.damaged-{time.time_ns()}"
    for suffix in ("", "-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            os.replace(path + suffix, aside + suffix)
    return aside


def _key(entry: FileEntry) -> tuple[int, int, int, int]:
    # SQLite's integers are signed; device and inode may use all 64 bits.
    return (_signed(entry.device), _signed(entry.inode), entry.size_bytes, entry.mtime_ns)


def _signed(value: int) -> int:
    return (value + (1 << 63)) % (1 << 64) - (1 << 63)


def _row(document: Document, versions: ReaderVersions) -> tuple[object, ...]:
    problem = document.problem
    return (
        *_key(document.entry),
        os.fsencode(document.entry.path),
        document.format,
        versions.readers[document.format],
        versions.features,
        document.content_digest,
        document.word_count,
        None if document.fingerprint is None else document.fingerprint.to_bytes(8, "big"),
        document.text_digest,
        json.dumps(asdict(document.metadata)),
        problem and problem.code.value,
        problem and problem.message,
    )


def _document(entry: FileEntry, row: tuple[object, ...]) -> Document:
    format_name, _, _, content_digest, word_count, fingerprint, text_digest, metadata, code, message = row
    problem = None if code is None else Problem(path=entry.path, code=ProblemCode(str(code)), message=str(message))
    return Document(
        entry=entry,
        format=str(format_name),
        content_digest=content_digest if isinstance(content_digest, bytes) else None,
        word_count=word_count if isinstance(word_count, int) else 0,
        fingerprint=int.from_bytes(fingerprint, "big") if isinstance(fingerprint, bytes) else None,
        text_digest=text_digest if isinstance(text_digest, bytes) else None,
        metadata=Metadata(**json.loads(str(metadata))),
        problem=problem,
    )
