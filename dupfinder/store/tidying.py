"""What the scan cache drops by itself, so that it does not grow without bound."""

import datetime
import sqlite3
import time

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
    return dropped


def _day(connection: sqlite3.Connection, what: str) -> int | None:
    row: tuple[int] | None = connection.execute(
        "SELECT CAST(day AS INTEGER) FROM days WHERE what = ?", (what,)
    ).fetchone()
    return None if row is None else row[0]


def _stamp(connection: sqlite3.Connection, what: str) -> None:
    connection.execute("INSERT OR REPLACE INTO days VALUES (?, ?)", (what, today()))
