"""The scan cache: what was read of each file, kept in SQLite so that a rescan reads only what changed."""

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterable, Iterator

import platformdirs

from dupfinder.domain.documents import Document, ProblemCode
from dupfinder.domain.errors import StoreError
from dupfinder.domain.files import FileEntry
from dupfinder.domain.options import ScanOptions
from dupfinder.store.rows import ReaderVersions, Row, document_from, file_key, file_row, is_whole, seal
from dupfinder.store.text_arrays import Blobs, TextSketch, UintArray, numbers_from, sketch_from_blobs

SCHEMA_VERSION = 3
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
    device INTEGER, inode INTEGER, size_bytes INTEGER, mtime_ns INTEGER, features TEXT,
    path BLOB NOT NULL, format TEXT NOT NULL, reader_version INTEGER NOT NULL,
    content_digest BLOB NOT NULL, word_count INTEGER NOT NULL, fingerprint BLOB, text_digest BLOB,
    masked_digests BLOB NOT NULL, metadata TEXT NOT NULL, problem_code TEXT, problem_message TEXT, seal BLOB NOT NULL,
    PRIMARY KEY (device, inode, size_bytes, mtime_ns, features)
) WITHOUT ROWID;
CREATE TABLE words (
    text_digest BLOB, features TEXT, word_hashes BLOB NOT NULL, seal BLOB NOT NULL,
    PRIMARY KEY (text_digest, features)
);
CREATE TABLE sketches (
    text_digest BLOB, features TEXT,
    passages BLOB NOT NULL, short_passages BLOB NOT NULL, terms BLOB NOT NULL, term_weights BLOB NOT NULL,
    seal BLOB NOT NULL,
    PRIMARY KEY (text_digest, features)
);
"""
_TABLES = {"files", "words", "sketches"}
_FIRST_TABLES = {"files", "texts"}
"""Those of the first caches, which did not say whose they are."""
_FIELDS = {"files": 17, "words": 4, "sketches": 7}


def default_cache_path() -> str:
    """Return where the scan cache is unless told otherwise: in the user's cache folder."""
    return os.path.join(platformdirs.user_cache_dir("dupfinder", appauthor=False), "scan.sqlite3")


class ScanCache:
    """Documents by file identity, size and time; what is kept of their words by text. Used by one thread.

    Every row is sealed with a digest, so a damaged one counts as not there. Where the file turns out to be damaged, or
    can no longer be written (a full disk, another scan that never lets go), the scan goes on with a private database.
    """

    def __init__(self, path: str | None) -> None:
        self._path = path
        self._notes: list[str] = []
        self._waiting: dict[str, list[Row]] = {table: [] for table in _FIELDS}
        self._flushed_s = time.monotonic()
        self._own: sqlite3.Connection | None = None
        self._connection = self._opened()
        self._seen_texts: set[bytes] = set()

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
            "SELECT * FROM files WHERE device = ? AND inode = ? AND size_bytes = ? AND mtime_ns = ? AND features = ?",
            (*file_key(entry), versions.features),
        ).fetchone()
        document = document_from(entry, row, versions) if is_whole(row) else None
        if document is None or document.text_digest is None or document.text_digest in self._seen_texts:
            return document
        for table in ("words", "sketches"):
            if self._row_of_text(table, document.text_digest, versions) is None:
                return None
        # Of a thousand copies the words need be looked at once.
        self._seen_texts.add(document.text_digest)
        return document

    def add(
        self,
        document: Document,
        *,
        word_hashes: UintArray | None,
        sketch: TextSketch | None,
        versions: ReaderVersions,
    ) -> None:
        """Keep what was read; a document with a problem that may pass is not kept as read (S9).

        `word_hashes` (uint64[words], in order) and `sketch` are those of its text, or `None` where that was added.
        """
        if word_hashes is not None and sketch is not None and document.text_digest is not None:
            self._add_text("words", document.text_digest, (word_hashes.astype("<u8", copy=False).tobytes(),), versions)
            self._add_text("sketches", document.text_digest, sketch.to_blobs(), versions)
        lasting = document.problem is None or document.problem.code in LASTING_PROBLEMS
        settled = document.entry.mtime_ns < time.time_ns() - SETTLED_NS
        if lasting and settled and document.content_digest is not None and document.format in versions.readers:
            row = file_row(document, versions)
            self._waiting["files"].append((*row, seal(row)))
        waiting = sum(map(len, self._waiting.values()))
        if waiting >= FLUSH_EVERY or time.monotonic() - self._flushed_s > FLUSH_INTERVAL_S:
            self.flush()

    def _add_text(self, table: str, text_digest: bytes, blobs: Blobs, versions: ReaderVersions) -> None:
        row = (text_digest, versions.features, *blobs)
        self._waiting[table].append((*row, seal(row)))

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
        for rows in self._waiting.values():
            rows.clear()
        self._flushed_s = time.monotonic()

    def _write(self, connection: sqlite3.Connection) -> None:
        for table, rows in self._waiting.items():
            places = ", ".join("?" * _FIELDS[table])
            # The table's name is ours.
            connection.executemany(f"INSERT OR REPLACE INTO {table} VALUES ({places})", rows)  # noqa: S608
        connection.commit()

    def word_hashes(self, text_digest: bytes, versions: ReaderVersions) -> UintArray:
        """Return the hashes of a text's words, in order; `StoreError` if the cache lost them."""
        return numbers_from(self._blobs_of_text("words", text_digest, versions)[0])

    def sketch(self, text_digest: bytes, versions: ReaderVersions) -> TextSketch:
        """Return a text's sketch; `StoreError` if the cache lost it."""
        return sketch_from_blobs(self._blobs_of_text("sketches", text_digest, versions))

    def _blobs_of_text(self, table: str, text_digest: bytes, versions: ReaderVersions) -> Blobs:
        if self._waiting[table]:
            self.flush()
        try:
            row = self._row_of_text(table, text_digest, versions)
        except sqlite3.Error as error:
            raise StoreError(f"The scan cache cannot be read: {error}.", path=self._path or "") from error
        if row is None:
            raise StoreError("The scan cache was changed by something else during the scan.", path=self._path or "")
        return row[2:-1]

    def _row_of_text(self, table: str, text_digest: bytes, versions: ReaderVersions) -> Row | None:
        """Return what a table has of a text, or `None` where that is missing or damaged."""
        query = f"SELECT * FROM {table} WHERE text_digest = ? AND features = ?"  # noqa: S608 - one of our tables
        for connection in (self._own, self._connection):
            if connection is not None:
                row: Row | None = connection.execute(query, (text_digest, versions.features)).fetchone()
                if is_whole(row):
                    return row
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


def open_cache_of(options: ScanOptions) -> ScanCache:
    """Return the scan cache that a scan shall use."""
    return open_cache((options.cache_file or default_cache_path()) if options.use_cache else None)


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
    if application == APPLICATION_ID and version == SCHEMA_VERSION and tables == _TABLES:
        return
    if tables and application != APPLICATION_ID:
        if tables in (_TABLES, _FIRST_TABLES):
            raise sqlite3.DatabaseError("not a scan cache")
        raise StoreError(f"The file {path} is a database of another program, not a scan cache.", path=path)
    drops = " ".join(f'DROP TABLE "{name}";' for name in sorted(tables))
    connection.executescript(
        f"BEGIN; {drops} {_SCHEMA}"
        f" PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;"
    )


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    """Return whether an error says that the file is damaged, not that it is locked or cannot be reached."""
    passing = ("locked", "busy", "unable to open", "readonly", "disk is full")
    return not any(word in str(error) for word in passing)
