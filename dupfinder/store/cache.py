"""The scan cache: what was read of each file, kept in SQLite so that a rescan reads only what changed."""

import contextlib
import hashlib
import json
import os
import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import platformdirs
from numpy.typing import NDArray

from dupfinder.domain.documents import Document, Metadata, Problem, ProblemCode
from dupfinder.domain.errors import StoreError
from dupfinder.domain.files import FileEntry

SCHEMA_VERSION = 2
APPLICATION_ID = 0x44757046
"""Tells our databases from others: \"DupF\"."""
SETTLED_NS = 2_000_000_000
"""A file changed less than this before it was read may change again within the same tick of its clock."""

FLUSH_EVERY = 200
"""Documents that are written together; a killed scan reads at most so many again."""

FLUSH_INTERVAL_S = 1.0
LOCK_TIMEOUT_S = 30.0

LASTING_PROBLEMS = frozenset({ProblemCode.ENCRYPTED, ProblemCode.DAMAGED, ProblemCode.NO_TEXT})
"""Problems that lie in the bytes, so that the same bytes give them again; all others are worth another try."""

_SCHEMA = """
CREATE TABLE files (
    device INTEGER, inode INTEGER, size_bytes INTEGER, mtime_ns INTEGER,
    path BLOB NOT NULL, format TEXT NOT NULL, reader_version INTEGER NOT NULL, features_version INTEGER NOT NULL,
    content_digest BLOB NOT NULL, word_count INTEGER NOT NULL, fingerprint BLOB, text_digest BLOB,
    metadata TEXT NOT NULL, problem_code TEXT, problem_message TEXT, seal BLOB NOT NULL,
    PRIMARY KEY (device, inode, size_bytes, mtime_ns)
) WITHOUT ROWID;
CREATE TABLE texts (
    text_digest BLOB, features_version INTEGER, word_hashes BLOB NOT NULL, seal BLOB NOT NULL,
    PRIMARY KEY (text_digest, features_version)
) WITHOUT ROWID;
"""

_Row = tuple[object, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReaderVersions:
    """Whose work the cache may hold: the version of each format's reader, and that of the features."""

    readers: Mapping[str, int]
    features: int


def default_cache_path() -> str:
    """Return where the scan cache is unless told otherwise: in the user's cache folder."""
    return os.path.join(platformdirs.user_cache_dir("dupfinder", appauthor=False), "scan.sqlite3")


class ScanCache:
    """Documents by file identity, size and time; word hashes by text. Used by one thread.

    Every row is sealed with a digest, so a damaged one counts as not there. Where the file turns out to be damaged, or
    can no longer be written (a full disk, another scan that never lets go), the scan goes on with a private database.
    """

    def __init__(self, path: str | None) -> None:
        self._path = path
        self._notes: list[str] = []
        self._files: list[_Row] = []
        self._texts: list[_Row] = []
        self._flushed_s = time.monotonic()
        self._own: sqlite3.Connection | None = None
        self._connection = self._opened()

    def take_notes(self) -> list[str]:
        """Return what a person should know that was not asked for before."""
        notes, self._notes = self._notes, []
        return notes

    def find(self, entries: Iterable[FileEntry], versions: ReaderVersions) -> Iterator[Document]:
        """Yield the documents that were read before, by the same readers, from files that look the same now."""
        try:
            for entry in entries:
                document = self._find(entry, versions)
                if document is not None:
                    yield document
        except sqlite3.DatabaseError as error:
            if not _is_damage(error):
                raise StoreError(f"The scan cache cannot be read: {error}.", path=self._path or "") from error
            self._begin_anew()

    def _find(self, entry: FileEntry, versions: ReaderVersions) -> Document | None:
        row = self._connection.execute(
            "SELECT * FROM files WHERE device = ? AND inode = ? AND size_bytes = ? AND mtime_ns = ?", _key(entry)
        ).fetchone()
        if row is None or _seal(row[:-1]) != row[-1] or _suffix(row[4]) != _suffix(os.fsencode(entry.path)):
            return None
        document = _document(entry, row)
        if (versions.readers.get(document.format), versions.features) != row[6:8]:
            return None
        if document.text_digest is not None and self._text(document.text_digest, versions.features) is None:
            return None
        return document

    def add(self, document: Document, *, word_hashes: NDArray[np.uint64] | None, versions: ReaderVersions) -> None:
        """Keep what was read; a document with a problem that may pass is not kept as read (S9)."""
        if word_hashes is not None and document.text_digest is not None:
            words = word_hashes.astype("<u8", copy=False).tobytes()
            text = (document.text_digest, versions.features, words)
            self._texts.append((*text, _seal(text)))
        lasting = document.problem is None or document.problem.code in LASTING_PROBLEMS
        settled = document.entry.mtime_ns < time.time_ns() - SETTLED_NS
        if lasting and settled and document.content_digest is not None and document.format in versions.readers:
            row = _row(document, versions)
            self._files.append((*row, _seal(row)))
        waiting = len(self._files) + len(self._texts)
        if waiting >= FLUSH_EVERY or time.monotonic() - self._flushed_s > FLUSH_INTERVAL_S:
            self.flush()

    def flush(self) -> None:
        """Make all that was added last, in one short transaction, so that other scans need not wait long."""
        if self._own is None:
            try:
                self._write(self._connection)
            except sqlite3.Error as error:
                with contextlib.suppress(sqlite3.Error):
                    self._connection.rollback()
                self._notes.append(f"The scan cache cannot be written ({error}); the scan goes on without it.")
                self._own = _connect("")
        if self._own is not None:
            try:
                self._write(self._own)
            except sqlite3.Error as error:
                raise StoreError(f"There is no room for what the scan has to keep: {error}.", path="") from error
        self._files.clear()
        self._texts.clear()
        self._flushed_s = time.monotonic()

    def _write(self, connection: sqlite3.Connection) -> None:
        connection.executemany("INSERT OR REPLACE INTO texts VALUES (?, ?, ?, ?)", self._texts)
        connection.executemany(
            "INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", self._files
        )
        connection.commit()

    def word_hashes(self, text_digest: bytes, versions: ReaderVersions) -> NDArray[np.uint64]:
        """Return the hashes of a text's words, in order; `StoreError` if the cache lost them."""
        if self._texts:
            self.flush()
        try:
            words = self._text(text_digest, versions.features)
        except sqlite3.Error as error:
            raise StoreError(f"The scan cache cannot be read: {error}.", path=self._path or "") from error
        if words is None:
            raise StoreError("The scan cache was changed by something else during the scan.", path=self._path or "")
        return np.frombuffer(words, "<u8").astype(np.uint64, copy=False)

    def _text(self, text_digest: bytes, features_version: int) -> bytes | None:
        """Return the word hashes of a text, or `None` where they are missing or damaged."""
        for connection in (self._own, self._connection):
            row = (
                connection
                and connection.execute(
                    "SELECT * FROM texts WHERE text_digest = ? AND features_version = ?",
                    (text_digest, features_version),
                ).fetchone()
            )
            if row and _seal(row[:-1]) == row[-1]:
                return bytes(row[2])
        return None

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()
        if self._own is not None:
            self._own.close()

    def _opened(self) -> sqlite3.Connection:
        if self._path is None:
            # SQLite's own temporary database: in memory while small, on disk without a name when it grows.
            return _connect("")
        _make_private(self._path)
        try:
            return _connect(self._path)
        except sqlite3.DatabaseError as error:
            if not _is_damage(error):
                raise StoreError(f"The scan cache {self._path} cannot be used: {error}.", path=self._path) from error
        return self._set_aside(self._path)

    def _begin_anew(self) -> None:
        self._connection.close()
        self._connection = _connect("") if self._path is None else self._set_aside(self._path)

    def _set_aside(self, path: str) -> sqlite3.Connection:
        """Rename a damaged cache, and what SQLite keeps beside it, out of the way; return a new one."""
        aside = f"{path}.damaged-{time.time_ns()}"
        for suffix in ("", "-wal", "-shm"):
            with contextlib.suppress(FileNotFoundError):
                os.replace(path + suffix, aside + suffix)
        self._notes.append(f"The scan cache was damaged; it was set aside as {aside}.")
        _make_private(path)
        return _connect(path)


def open_cache(path: str | None) -> ScanCache:
    """Return the scan cache in a file, made if need be; `None` gives a private one that goes when it is closed.

    A damaged cache is set aside and a new one begun; `StoreError` if no file can be made there, or if another program's
    database is.
    """
    return ScanCache(path)


def _make_private(path: str) -> None:
    """See to it that there is a file of ours that nobody else can read (O4)."""
    try:
        os.makedirs(os.path.dirname(path) or ".", mode=0o700, exist_ok=True)
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if hasattr(os, "fchmod"):
                os.fchmod(handle, 0o600)
        finally:
            os.close(handle)
    except OSError as error:
        raise StoreError(f"The scan cache {path} cannot be used: {error.strerror}.", path=path) from error


def _connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=LOCK_TIMEOUT_S, check_same_thread=False)
    try:
        _check_schema(connection, path)  # before anything is written to what may be another program's
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
    except BaseException:
        connection.close()
        raise
    return connection


def _check_schema(connection: sqlite3.Connection, path: str) -> None:
    """Make our tables where there are none; to a cache that has them nothing is written, so nobody is waited for."""
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if application == APPLICATION_ID and version == SCHEMA_VERSION and tables == {"files", "texts"}:
        return
    if tables - {"files", "texts"}:
        raise StoreError(f"The file {path} is a database of another program, not a scan cache.", path=path)
    if tables and application != APPLICATION_ID:
        raise sqlite3.DatabaseError("not a scan cache")
    connection.executescript(
        f"BEGIN; DROP TABLE IF EXISTS files; DROP TABLE IF EXISTS texts; {_SCHEMA}"
        f" PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;"
    )


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    """Return whether an error says that the file is damaged, not that it is locked or cannot be reached."""
    passing = ("locked", "busy", "unable to open", "readonly", "disk is full")
    return not any(word in str(error) for word in passing)


def _seal(row: _Row) -> bytes:
    """Return a digest of a row, by which damage is noticed."""
    return hashlib.blake2b(repr(row).encode(), digest_size=16).digest()


def _suffix(path: object) -> bytes:
    """Return the end of a name, on which the format of a text may depend."""
    return os.path.splitext(path)[1].lower() if isinstance(path, bytes) else b""


def _key(entry: FileEntry) -> tuple[int, int, int, int]:
    # SQLite's integers have 64 bits and a sign; devices, inodes and odd times may need more.
    return (_signed(entry.device), _signed(entry.inode), _signed(entry.size_bytes), _signed(entry.mtime_ns))


def _signed(value: int) -> int:
    return (value + (1 << 63)) % (1 << 64) - (1 << 63)


def _row(document: Document, versions: ReaderVersions) -> _Row:
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
        None if problem is None else problem.code.value,
        None if problem is None else problem.message,
    )


def _document(entry: FileEntry, row: tuple[Any, ...]) -> Document:
    """Return the document that a row with an unbroken seal describes."""
    format_name, content_digest, word_count, fingerprint, text_digest, metadata = row[5], *row[8:13]
    code, message = row[13:15]
    return Document(
        entry=entry,
        format=format_name,
        content_digest=content_digest,
        word_count=word_count,
        fingerprint=None if fingerprint is None else int.from_bytes(fingerprint, "big"),
        text_digest=text_digest,
        metadata=Metadata(**json.loads(metadata)),
        problem=None if code is None else Problem(path=entry.path, code=ProblemCode(code), message=message),
    )
