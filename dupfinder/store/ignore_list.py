"""What a person told apart, remembered: a small SQLite database in the user's data folder.

It is a person's work and cannot be made anew as a cache can. So it is never emptied or set aside: where it is damaged,
each function here says so in one `StoreError`, and the person decides. SQLite's rollback journal makes each change
whole, also when two processes make one at the same time, and reading writes nothing.
"""

import contextlib
import datetime
import os
import secrets
import sqlite3
import sys
from collections.abc import Collection, Iterable, Iterator

import platformdirs

from dupfinder.domain.errors import StoreError
from dupfinder.domain.ignore_list import IgnoredPair, IgnoreList, KnownDocument
from dupfinder.domain.messages import because, say
from dupfinder.store.rows import Row, is_whole, seal

VERSION = 1
APPLICATION_ID = 0x44754E44
"""Tells these files from other databases: \"DuND\"."""

LOCK_TIMEOUT_S = 30.0

_SCHEMA = f"""
CREATE TABLE distinctions (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    a_path BLOB NOT NULL, a_content_digest TEXT NOT NULL, a_text_digest TEXT,
    b_path BLOB NOT NULL, b_content_digest TEXT NOT NULL, b_text_digest TEXT,
    noted TEXT NOT NULL, seal BLOB NOT NULL
);
PRAGMA application_id = {APPLICATION_ID};
PRAGMA user_version = {VERSION};
"""
_INSERT = "INSERT INTO distinctions VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?)"


def default_ignore_list_path() -> str:
    """Return where distinctions are unless told otherwise: in the user's data folder."""
    return os.path.join(platformdirs.user_data_dir("dupfinder", appauthor=False), "not-duplicates.sqlite3")


def read_ignore_list(path: str | None = None) -> IgnoreList:
    """Return all that was told apart, none where nothing was yet; `StoreError` where that cannot be known."""
    file = path or default_ignore_list_path()
    with _database(file) as connection:
        return IgnoreList(() if connection is None else _all(connection, file))


def add_ignored_pairs(
    pairs: Iterable[tuple[KnownDocument, KnownDocument]], path: str | None = None
) -> tuple[IgnoredPair, ...]:
    """Remember pairs of documents that are no duplicates, and return those that were not known yet, numbered.

    The two of a pair may be of any texts; a document and itself are no pair. `StoreError` if nothing can be remembered.
    """
    file = path or default_ignore_list_path()
    noted = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    with _database_to_change(file) as connection:
        known = IgnoreList(_all(connection, file))
        added: dict[frozenset[str], IgnoredPair] = {}
        for a, b in pairs:
            new = IgnoredPair(number=0, a=a, b=b, noted=noted)
            what = _what_is_told_apart(new)
            if len(what) > 1 and what not in added and not known.separate(a, b):
                added[what] = IgnoredPair(number=_insert(connection, new), a=a, b=b, noted=noted)
    return tuple(added.values())


def remove_ignored_pairs(numbers: Collection[int], path: str | None = None) -> int:
    """Forget the distinctions with these numbers, and return how many there were."""
    if not read_ignore_list(path):
        return 0  # and no file is made
    with _database_to_change(path or default_ignore_list_path()) as connection:
        delete = "DELETE FROM distinctions WHERE number = ?"
        return sum(connection.execute(delete, (number,)).rowcount for number in set(numbers))


def _what_is_told_apart(distinction: IgnoredPair) -> frozenset[str]:
    """Return what is equal for two distinctions that say the same."""
    both = (distinction.a, distinction.b)
    if distinction.is_by_path:
        return frozenset(one.path for one in both)
    return frozenset(one.text_digest or one.content_digest for one in both)


@contextlib.contextmanager
def _database(path: str) -> Iterator[sqlite3.Connection | None]:
    """Give the database in a file; `None` where there is none."""
    with _errors_told(path):
        if not _is_there(path):
            yield None
            return
        with _opened(path) as connection:
            yield connection


@contextlib.contextmanager
def _database_to_change(path: str) -> Iterator[sqlite3.Connection]:
    """Give the database in a file, made where there is none; the changes are kept all, or none where one fails."""
    with _errors_told(path):
        if not _is_there(path):
            _make(path)
        with _opened(path) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.commit()


@contextlib.contextmanager
def _errors_told(path: str) -> Iterator[None]:
    """Turn what goes wrong with a file into one `StoreError`."""
    try:
        yield
    except sqlite3.OperationalError as error:
        message = say(
            "The pairs that are not duplicates are in {path}, which cannot be used: {why}.", path=path, why=str(error)
        )
        raise StoreError(message) from error
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise _damaged(path) from error
    except OSError as error:
        message = say(
            "The pairs that are not duplicates are in {path}, which cannot be used: {why}.",
            path=path,
            why=because(error),
        )
        raise StoreError(message) from error


@contextlib.contextmanager
def _opened(path: str) -> Iterator[sqlite3.Connection]:
    """Give a connection to a database of ours, closed in the end."""
    with contextlib.closing(sqlite3.connect(path, timeout=LOCK_TIMEOUT_S, isolation_level=None)) as connection:
        _check(connection, path)
        yield connection


def _is_there(path: str) -> bool:
    """Return whether there is a file; `OSError` where that cannot be known, which is not the same as no."""
    try:
        return os.stat(path) is not None
    except FileNotFoundError:
        return False


def _make(path: str) -> None:
    """Make the database, readable only by its owner (O4), unless another process was faster.

    It gets its name when it is whole, so that an empty file is always one that lost its content.
    """
    os.makedirs(os.path.dirname(os.path.abspath(path)), mode=0o700, exist_ok=True)
    beside = f"{path}.{secrets.token_hex(8)}.tmp"
    try:
        os.close(os.open(beside, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with contextlib.closing(sqlite3.connect(beside)) as connection:
            connection.executescript(_SCHEMA)
        _name(beside, path)
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(beside)


def _name(beside: str, path: str) -> None:
    """Give a file its name, unless there is a file of that name."""
    try:
        if sys.platform == "win32":
            # Never over a file there. A second name could not be taken away while another process has the file open.
            os.rename(beside, path)
        else:
            os.link(beside, path)  # unlike a renaming never over a file
    except FileExistsError:
        pass
    except OSError:  # not every file system has links
        if not _is_there(path):
            os.rename(beside, path)


def _check(connection: sqlite3.Connection, path: str) -> None:
    """Raise `StoreError` if this is not a database of distinctions that this version understands."""
    mark = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if mark != APPLICATION_ID:
        raise _damaged(path)
    if version != VERSION:
        raise StoreError(
            say("The pairs that are not duplicates are in {path}, from another version of DupFinder.", path=path)
        )


def _damaged(path: str) -> StoreError:
    return StoreError(
        say("The file {path} with pairs that are not duplicates is damaged. Move it away to start again.", path=path)
    )


def _all(connection: sqlite3.Connection, path: str) -> tuple[IgnoredPair, ...]:
    rows = connection.execute("SELECT * FROM distinctions ORDER BY number").fetchall()
    # The seals tell of damage in rows, the check of rows that are missing.
    is_sound = connection.execute("PRAGMA quick_check").fetchone()[0] == "ok"
    if not is_sound or not all(is_whole(row[1:]) for row in rows):
        raise _damaged(path)
    return tuple(_distinction(row) for row in rows)


def _distinction(row: Row) -> IgnoredPair:
    number, a_path, a_content, a_text, b_path, b_content, b_text, noted, _ = row
    return IgnoredPair(
        number=number,
        a=KnownDocument(path=os.fsdecode(a_path), content_digest=a_content, text_digest=a_text),
        b=KnownDocument(path=os.fsdecode(b_path), content_digest=b_content, text_digest=b_text),
        noted=noted,
    )


def _insert(connection: sqlite3.Connection, new: IgnoredPair) -> int:
    """Return the number that a distinction got; none is ever given twice."""
    row = (*_fields(new.a), *_fields(new.b), new.noted)
    number = connection.execute(_INSERT, (*row, seal(row))).lastrowid
    if number is None:
        raise ValueError("An inserted row has a number.")
    return number


def _fields(document: KnownDocument) -> Row:
    return (os.fsencode(document.path), document.content_digest, document.text_digest)
