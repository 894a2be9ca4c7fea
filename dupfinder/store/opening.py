"""Opens the file of the scan cache: private to its owner, never another program's, set aside where it is damaged."""

import contextlib
import datetime
import os
import sqlite3
import time

import platformdirs

from dupfinder.domain.errors import StoreError
from dupfinder.domain.messages import Message, Value, because, say

KEPT_DAYS = 180
"""What no scan has used for so long is dropped."""

STAMP_DAYS = 30
"""A use is written down once in so many days, so that a rescan of unchanged files writes nothing."""

_DAY_S = 86_400
_EPOCH = datetime.date(1970, 1, 1)


def today() -> int:
    """Return the number of the day, in UTC, counted from 1970."""
    return int(time.time()) // _DAY_S


def stamp_use(connection: sqlite3.Connection) -> None:
    """Note that the cache is used today, unless that was noted."""
    if _day(connection, "used") != today():
        _stamp(connection, "used")
        connection.commit()


def last_use(connection: sqlite3.Connection) -> datetime.date | None:
    """Return the last day, in UTC, on which a scan used the cache."""
    day = _day(connection, "used")
    return None if day is None or not 0 <= day <= today() else _EPOCH + datetime.timedelta(days=day)


def tidy_monthly(connection: sqlite3.Connection) -> None:
    """Drop what was not used for `KEPT_DAYS`, unless that was done within `STAMP_DAYS`."""
    tidied = _day(connection, "tidied")
    if tidied is not None and tidied > today() - STAMP_DAYS:
        return
    if tidied is not None:
        connection.execute("DELETE FROM files WHERE used_day < ?", (today() - KEPT_DAYS,))
        connection.execute("DELETE FROM compared WHERE used_ns < ?", (time.time_ns() - KEPT_DAYS * _DAY_S * 10**9,))
        drop_orphans(connection)
    _stamp(connection, "tidied")
    connection.commit()


def drop_orphans(connection: sqlite3.Connection) -> int:
    """Drop what is kept of texts that no file has any more; return how many texts those are.

    A scan at the same time that has such a text of a file too new to be kept notices, and reads the file again.
    """
    connection.execute("CREATE TEMP TABLE alive (text_digest BLOB, features TEXT, PRIMARY KEY (text_digest, features))")
    connection.execute(
        "INSERT OR IGNORE INTO alive SELECT text_digest, features FROM files WHERE text_digest IS NOT NULL"
    )
    dropped = connection.execute(
        "DELETE FROM texts WHERE (text_digest, features) NOT IN (SELECT * FROM alive)"
    ).rowcount
    connection.execute("DROP TABLE alive")
    connection.execute("DELETE FROM vocabularies WHERE seal NOT IN (SELECT vocabulary FROM texts)")
    return dropped


def _day(connection: sqlite3.Connection, what: str) -> int | None:
    row: tuple[int] | None = connection.execute(
        "SELECT CAST(day AS INTEGER) FROM days WHERE what = ?", (what,)
    ).fetchone()
    return None if row is None else row[0]


def _stamp(connection: sqlite3.Connection, what: str) -> None:
    connection.execute("INSERT OR REPLACE INTO days VALUES (?, ?)", (what, today()))


SCHEMA_VERSION = 10
APPLICATION_ID = 0x44757046
"""Tells our databases from others: \"DupF\"."""

_MARK_OFFSET = 68
"""Where SQLite keeps it (its file format, section 1.3)."""

_PAGE_BYTES = 8192
"""What does not fit into a page gets pages of its own, the last one half empty: of short texts that was a quarter."""

LOCK_TIMEOUT_S = 30.0
BESIDE = ("", "-wal", "-shm")
"""What SQLite puts behind the name of a database to name the files that belong to it."""
ASIDE = ".damaged-"
"""What stands behind the name of a cache that was set aside, before a number."""

_SCHEMA = """
CREATE TABLE files (
    device INTEGER, inode INTEGER, size_bytes INTEGER, mtime_ns INTEGER, features TEXT,
    path BLOB NOT NULL, format TEXT NOT NULL, reader_version INTEGER NOT NULL,
    content_digest BLOB NOT NULL, word_count INTEGER NOT NULL, fingerprint BLOB, text_digest BLOB,
    masked_digests BLOB NOT NULL, metadata TEXT, problem_code TEXT, problem_message TEXT,
    beyond BLOB NOT NULL, pictures BLOB NOT NULL, looks BLOB NOT NULL, enclosed BLOB NOT NULL,
    changed_ns INTEGER NOT NULL, seal BLOB NOT NULL, used_day INTEGER NOT NULL,
    PRIMARY KEY (device, inode, size_bytes, mtime_ns, features)
) WITHOUT ROWID;
CREATE TABLE texts (
    text_digest BLOB, features TEXT,
    passages BLOB NOT NULL, terms BLOB NOT NULL, term_weights BLOB NOT NULL,
    sketch_seal BLOB NOT NULL, vocabulary BLOB NOT NULL, word_hashes BLOB NOT NULL, words_seal BLOB NOT NULL,
    PRIMARY KEY (text_digest, features)
);
CREATE TABLE vocabularies (words BLOB NOT NULL, seal BLOB PRIMARY KEY);
CREATE TABLE compared (
    comparison BLOB PRIMARY KEY, features TEXT, texts BLOB NOT NULL, proposed INTEGER NOT NULL,
    plan TEXT NOT NULL, pairs BLOB NOT NULL, figures BLOB NOT NULL, seal BLOB NOT NULL, used_ns INTEGER NOT NULL
);
CREATE TABLE days (what TEXT PRIMARY KEY, day INTEGER NOT NULL);
"""
_STATEMENTS = frozenset(statement.strip() for statement in _SCHEMA.split(";")) - {""}
_TABLES = {statement.split()[2] for statement in _STATEMENTS}
_FIRST_TABLES = ({"files", "texts"}, {"files", "words", "sketches"})
"""Those of the first caches, which did not say whose they are."""

_PASSING = frozenset({
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH, sqlite3.SQLITE_INTERRUPT,
})  # fmt: skip
"""Results that say nothing of what is in the file."""

DATABASE_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""What a database may raise; the second where a name in a damaged one is no UTF-8."""


class DamagedCache(Exception):  # noqa: N818 - says what was found
    """The file is no cache of ours, or no longer a sound one."""


class _NoCacheError(StoreError):
    """No cache can be kept there: the folder cannot be written to, the disk is full, a lock is never let go."""

    def __init__(self, path: str, why: Value) -> None:
        super().__init__(say("The scan cache {path} cannot be used: {why}.", path=path, why=why))
        self.why = why


def default_cache_path() -> str:
    """Return where the scan cache is unless told otherwise: in the user's cache folder."""
    return os.path.join(platformdirs.user_cache_dir("dupfinder", appauthor=False), "scan.sqlite3")


def open_private() -> sqlite3.Connection:
    """Return a database of our own that is gone when it is closed.

    It is SQLite's temporary one: in memory while small, on disk without a name when it grows.
    """
    return _connect("")


def open_sound(path: str) -> tuple[sqlite3.Connection, list[Message]]:
    """Return the cache in a file, made if need be, and notes for a person; a damaged one is set aside first.

    Where none can be kept it is a private one. `StoreError` if another program's database, any other file, or a folder
    is there.
    """
    if os.path.isfile(path) and not (was_ours(path) or _may_have_been_ours(path)):
        raise StoreError(say("The file {path} is not a scan cache. It was not changed.", path=path))
    try:
        _make_private(path)
        return _connect(path), []
    except DamagedCache:
        return begin_anew(path)
    except _NoCacheError as error:
        if os.path.isdir(path):  # somebody named the wrong thing
            raise
        return open_private(), [
            say(
                "The scan cache {path} cannot be used ({why}). The scan continues without it.", path=path, why=error.why
            )
        ]


def open_existing(path: str) -> sqlite3.Connection:
    """Return the cache in a file that is there, without changing it.

    `DamagedCache` if it is none of ours or of another version of the program, `StoreError` as `open_sound`.
    """
    connection = sqlite3.connect(path, timeout=LOCK_TIMEOUT_S)
    try:
        is_ours = _is_ours(connection, path)
    except BaseException:
        connection.close()
        raise
    if not is_ours:
        connection.close()
        raise DamagedCache(path)
    return connection


def begin_anew(path: str) -> tuple[sqlite3.Connection, list[Message]]:
    """Set a damaged cache aside and return a new one, or a private one where that cannot be; and notes on it."""
    aside = f"{path}{ASIDE}{time.time_ns()}"
    try:
        for suffix in BESIDE:
            with contextlib.suppress(FileNotFoundError):
                os.replace(path + suffix, aside + suffix)
        _make_private(path)
        connection = _connect(path)
    except (OSError, StoreError, DamagedCache):
        return open_private(), [
            say("The scan cache {path} is damaged and cannot be replaced. The scan continues without it.", path=path)
        ]
    return connection, [say("The scan cache was damaged. It is now {path}.", path=aside)]


def was_ours(path: str) -> bool:
    """Return whether a file that cannot be used any more was a cache: by its place, or by our mark in it.

    A person may have named a file of theirs by mistake.
    """
    if path.startswith(default_cache_path()):
        return True
    with contextlib.suppress(OSError), open(path, "rb") as stream:
        stream.seek(_MARK_OFFSET)
        return stream.read(4) == APPLICATION_ID.to_bytes(4, "big")
    return False


def _may_have_been_ours(path: str) -> bool:
    """Return whether a file begins as a database does, or as what a power failure leaves, or cannot be read."""
    with contextlib.suppress(OSError), open(path, "rb") as stream:
        start = stream.read(16)
        return b"SQLite format 3\0".startswith(start) or not start.strip(b"\0")  # also one that was cut off
    return True


def is_damage(error: Exception) -> bool:
    """Return whether one of `DATABASE_ERRORS` says that the file is damaged, not locked, full or far away."""
    # Text that is no UTF-8 has no code; of a code the upper bits say more exactly what happened.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return code & 0xFF not in _PASSING


def _make_private(path: str) -> None:
    """See to it that there is a file of ours that nobody else can read (O4)."""
    try:
        os.makedirs(os.path.dirname(path) or ".", mode=0o700, exist_ok=True)
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            # What another program keeps there is not ours, and perhaps read by others.
            if hasattr(os, "fchmod") and (os.fstat(handle).st_size == 0 or was_ours(path)):
                os.fchmod(handle, 0o600)
        finally:
            os.close(handle)
    except OSError as error:
        raise _NoCacheError(path, because(error)) from error


def _connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=LOCK_TIMEOUT_S, check_same_thread=False)
    try:
        connection.execute(f"PRAGMA page_size = {_PAGE_BYTES}")  # of a new one
        _check_schema(connection, path)  # before anything is written to what may be another program's
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA temp_store = MEMORY")
    except DATABASE_ERRORS as error:
        connection.close()
        if is_damage(error):
            raise DamagedCache(str(error)) from error
        raise _NoCacheError(path, str(error)) from error
    except BaseException:
        connection.close()
        raise
    return connection


def _check_schema(connection: sqlite3.Connection, path: str) -> None:
    """Make our tables where there are none; to a cache that has them nothing is written, so nobody is waited for."""
    if _is_ours(connection, path):
        return
    # Another process may be making them at the same time: whoever waited for the lock looks again.
    connection.execute("BEGIN IMMEDIATE")
    if not _is_ours(connection, path):
        for name in sorted(_tables(connection)):
            connection.execute(f'DROP TABLE "{name}"')
        for statement in sorted(_STATEMENTS):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    connection.commit()


def _is_ours(connection: sqlite3.Connection, path: str) -> bool:
    """Return whether this is a cache of this version, or has still to be made one; else raise."""
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    tables = _tables(connection)
    if tables and application != APPLICATION_ID:
        if tables.keys() == _TABLES or tables.keys() in _FIRST_TABLES:
            raise DamagedCache(path)
        raise StoreError(say("The file {path} is a database of another program, not a scan cache.", path=path))
    if application != APPLICATION_ID or version != SCHEMA_VERSION:
        return False
    if frozenset(tables.values()) != _STATEMENTS:
        raise DamagedCache(path)
    return True


def _tables(connection: sqlite3.Connection) -> dict[str, str]:
    """Return the statement that made each table."""
    return dict(connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'"))
