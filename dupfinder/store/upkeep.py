"""What a person asks of the scan cache between scans: what it holds, to drop what is of no use, to drop everything."""

import contextlib
import datetime
import glob
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field

from dupfinder.domain.decisions import FileState, Outcome
from dupfinder.domain.enclosed import enclosing_path
from dupfinder.domain.errors import StoreError
from dupfinder.domain.files import enclosed_inode
from dupfinder.domain.messages import say
from dupfinder.domain.records import dataclass
from dupfinder.store.opening import (
    ASIDE,
    BESIDE,
    DATABASE_ERRORS,
    DamagedCache,
    default_cache_path,
    drop_orphans,
    is_damage,
    last_use,
    open_existing,
    was_ours,
)
from dupfinder.store.rows import FILE_FIELDS, ReaderVersions, Row, is_whole, seal, signed


class GoneFiles:
    """Looks at files, and once at each folder that they were in."""

    def __init__(self) -> None:
        self._devices: dict[bytes, int | None] = {}

    def is_gone(self, path: bytes, *, device: int, inode: int, size_bytes: int, mtime_ns: int) -> bool | None:
        """Return whether a file that looked so once is gone from its path or is another one; `None`: nobody can tell.

        The numbers are those of `rows.file_key`. A file is gone only if the drive that it was on is still there, and
        lets us see that it is not: where a drive was taken out, the folder that it appears in is part of another one.
        What is inside of a file is there as long as that one is as it was.
        """
        whole = os.fsdecode(path)
        path = os.fsencode(enclosing_path(whole))
        try:
            seen = os.lstat(path)
        except (FileNotFoundError, NotADirectoryError):
            folder_device = self._device_of_nearest_folder(os.path.dirname(path))
            return True if folder_device is not None and signed(folder_device) == device else None
        except (OSError, ValueError):
            return None
        if signed(seen.st_dev) != device:
            return None
        if enclosing_path(whole) != whole:
            return (signed(enclosed_inode(seen.st_ino, whole)), signed(seen.st_mtime_ns)) != (inode, mtime_ns)
        return (signed(seen.st_ino), signed(seen.st_size), signed(seen.st_mtime_ns)) != (inode, size_bytes, mtime_ns)

    def _device_of_nearest_folder(self, folder: bytes) -> int | None:
        """Return the device of a folder, or of the innermost one around it that is there; `None` if unreadable."""
        if folder not in self._devices:
            self._devices[folder] = self._look(folder)
        return self._devices[folder]

    def _look(self, folder: bytes) -> int | None:
        try:
            os.scandir(folder).close()
            return os.stat(folder).st_dev
        except (FileNotFoundError, NotADirectoryError):
            outer = os.path.dirname(folder)
            return None if outer == folder else self._device_of_nearest_folder(outer)
        except (OSError, ValueError):
            return None


@dataclass(frozen=True, slots=True, kw_only=True)
class CacheInfo:
    """What a scan cache holds; all counts are 0 where there is none."""

    path: str
    exists: bool
    size_bytes: int = 0
    """On disk, with what SQLite keeps beside it."""
    documents: int = 0
    texts: int = 0
    """Distinct ones."""
    comparisons: int = 0
    """Sets of texts whose pairs are remembered."""
    documents_by_settings: Mapping[str, int] = field(default_factory=dict)
    """For each way of making fingerprints that is held."""
    last_used: datetime.date | None = None
    """The day, in UTC."""
    damaged_files: int = 0
    """Damaged caches that were set aside beside it."""
    damaged_bytes: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CacheChange:
    """What was dropped from a scan cache."""

    gone: int
    """Documents whose files are gone, or are other files now."""
    outdated: int = 0
    """Documents that an older version of a reader read, or whose rows are damaged."""
    texts: int
    """Texts that no document has any more."""
    unreachable: int = 0
    """Documents that were kept because nobody can tell whether their files are still there."""
    damaged_files: int = 0
    """Damaged caches that were deleted."""
    freed_bytes: int


def cache_info(path: str | None = None) -> CacheInfo:
    """Return what the scan cache at a path holds, by default the one that scans use unless told otherwise.

    Nothing is written, and no cache is made. `StoreError` says in one sentence why it cannot be looked into.
    """
    path = os.path.abspath(path or default_cache_path())
    aside = _set_aside(path)
    damaged_files, damaged_bytes = sum(_is_cache(name) for name in aside), _size_bytes(aside)
    if not os.path.lexists(path):
        return CacheInfo(path=path, exists=False, damaged_files=damaged_files, damaged_bytes=damaged_bytes)
    with _opened(path) as connection:
        by_settings = dict(
            connection.execute("SELECT features, count(*) FROM files GROUP BY features ORDER BY features")
        )
        (texts,) = connection.execute("SELECT count(DISTINCT text_digest) FROM texts").fetchone()
        (comparisons,) = connection.execute("SELECT count(*) FROM compared").fetchone()
        used = last_use(connection)
    return CacheInfo(
        path=path,
        exists=True,
        size_bytes=_size_bytes([path + suffix for suffix in BESIDE]),
        documents=sum(by_settings.values()),
        texts=texts,
        comparisons=comparisons,
        documents_by_settings=by_settings,
        last_used=used,
        damaged_files=damaged_files,
        damaged_bytes=damaged_bytes,
    )


def clean_cache(
    path: str | None = None, *, current: ReaderVersions | None = None, check: Callable[[], None] = lambda: None
) -> CacheChange:
    """Drop the documents whose files are gone, those of old readers, and the texts that no document has any more.

    What is on a drive that is not there, or in a folder that cannot be looked into, is not gone (R4). Of `current` the
    readers count, and of the features the version in front; without it nothing is taken for old. `check` is called for
    each document and raises to give up: then nothing was dropped. `StoreError` says in one sentence what is wrong.
    """
    path = os.path.abspath(path or default_cache_path())
    before = _size_bytes([path + suffix for suffix in BESIDE])
    with _opened(path) as connection:
        found = _useless(connection, current, check)
        with connection:
            connection.executemany(
                "DELETE FROM files WHERE device = ? AND inode = ? AND size_bytes = ? AND mtime_ns = ? AND features = ?",
                found.outdated + found.gone,
            )
            if current is not None:
                version = _features_version(current.features)
                connection.execute("DELETE FROM compared WHERE features NOT LIKE ? || ' %'", (version,))
            texts = drop_orphans(connection)
        _give_room_back(connection)
    return CacheChange(
        gone=len(found.gone),
        outdated=len(found.outdated),
        texts=texts,
        unreachable=found.unreachable,
        freed_bytes=max(0, before - _size_bytes([path + suffix for suffix in BESIDE])),
    )


@dataclass(slots=True, kw_only=True)
class _Useless:
    """Keys of rows that are of no use, and how many nobody can tell of."""

    gone: list[Row]
    outdated: list[Row]
    unreachable: int


def _useless(connection: sqlite3.Connection, current: ReaderVersions | None, check: Callable[[], None]) -> _Useless:
    found = _Useless(gone=[], outdated=[], unreachable=0)
    files = GoneFiles()
    fields = ", ".join((*FILE_FIELDS, "seal"))
    for row in connection.execute(f"SELECT {fields} FROM files"):  # noqa: S608 - our own fields
        check()
        key, path = row[:5], row[5]
        if not is_whole(row) or (current is not None and _is_outdated(row, current)):
            found.outdated.append(key)
            continue
        is_gone = files.is_gone(path, device=key[0], inode=key[1], size_bytes=key[2], mtime_ns=key[3])
        if is_gone:
            found.gone.append(key)
        found.unreachable += is_gone is None
    return found


def following(outcomes: Iterable[Outcome], path: str | None = None) -> Iterator[Outcome]:
    """Yield outcomes; then have the scan cache know kept documents by the dates that they got, so that none is reread.

    Their bytes are those that were read, so a scan has to digest them only. Where the cache cannot be changed, it
    reads them anew.
    """
    dated: dict[str, FileState] = {}
    try:
        for outcome in outcomes:
            if outcome.kept_now is not None:
                dated[outcome.kept_now.path] = outcome.kept_now
            yield outcome
    finally:
        if dated:
            with contextlib.suppress(StoreError):
                _follow(dated.values(), os.path.abspath(path or default_cache_path()))


def _follow(files: Iterable[FileState], path: str) -> None:
    if not os.path.lexists(path):
        return
    fields = ", ".join((*FILE_FIELDS, "seal"))
    with _opened(path) as connection, connection:
        for file in files:
            same = tuple(map(signed, (file.device, file.inode, file.size_bytes)))
            digest = bytes.fromhex(file.content_digest)
            rows = connection.execute(
                f"SELECT {fields} FROM files WHERE device = ? AND inode = ? AND size_bytes = ?"  # noqa: S608 - our own
                " AND content_digest = ?",
                (*same, digest),
            ).fetchall()
            for row in filter(is_whole, rows):
                # Of the change time nothing is known: so the bytes have to tell.
                now = (*same, signed(file.mtime_ns), *row[4:-2], 0)
                connection.execute(
                    "UPDATE OR REPLACE files SET mtime_ns = ?, changed_ns = 0, seal = ?"
                    " WHERE device = ? AND inode = ? AND size_bytes = ? AND mtime_ns = ? AND features = ?",
                    (now[3], seal(now), *row[:5]),
                )


def clear_cache(path: str | None = None) -> CacheChange:
    """Drop everything, and delete the damaged caches that were set aside; a scan at the same time goes on.

    Where there is no cache nothing is to be done; a damaged one is deleted as a whole. `StoreError` says in one
    sentence what is wrong, for instance that the file is another program's, which is left alone.
    """
    path = os.path.abspath(path or default_cache_path())
    here = [path + suffix for suffix in BESIDE]
    aside = _set_aside(path)
    before = _size_bytes(here + aside)
    damaged = sum(_is_cache(name) for name in aside)
    documents = texts = 0
    try:
        if os.path.lexists(path):
            documents, texts = _empty(path)
    except _NotSound as error:
        if not was_ours(path):
            raise StoreError(say("The file {path} is not a scan cache. It was not changed.", path=path)) from error
        damaged += 1
        aside += here
    for name in aside:
        # Our own file, which holds what was found out about documents: that is what shall be gone.
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)
    return CacheChange(
        gone=documents,
        texts=texts,
        damaged_files=damaged,
        freed_bytes=max(0, before - _size_bytes(here + aside)),
    )


def _empty(path: str) -> tuple[int, int]:
    """Drop all rows; return of how many documents and texts they were."""
    with _opened(path) as connection:
        (texts,) = connection.execute("SELECT count(*) FROM texts").fetchone()
        with connection:
            documents = connection.execute("DELETE FROM files").rowcount
            for table in ("texts", "compared"):
                connection.execute(f"DELETE FROM {table}")  # noqa: S608 - our own tables
        _give_room_back(connection)
    return documents, texts


class _NotSound(StoreError):  # noqa: N818 - says what was found
    """The file is no sound cache of this version of the program."""

    def __init__(self, path: str) -> None:
        said = say(
            "The scan cache {path} is damaged or from another version of DupFinder. The next scan starts a new one.",
            path=path,
        )
        super().__init__(said)


@contextlib.contextmanager
def _opened(path: str) -> Iterator[sqlite3.Connection]:
    """Give the cache at a path; all that goes wrong with it is one sentence."""
    if not os.path.lexists(path):
        raise StoreError(say("There is no scan cache {path}.", path=path))
    connection = None
    try:
        connection = open_existing(path)
        yield connection
    except DamagedCache as error:
        raise _NotSound(path) from error
    except DATABASE_ERRORS as error:
        if is_damage(error):
            raise _NotSound(path) from error
        raise StoreError(say("The scan cache {path} cannot be used: {why}.", path=path, why=str(error))) from error
    finally:
        if connection is not None:
            connection.close()


def _give_room_back(connection: sqlite3.Connection) -> None:
    """Make the file as small as what it holds; while a scan uses it, its room is used again instead."""
    with contextlib.suppress(sqlite3.OperationalError):
        connection.execute("PRAGMA busy_timeout = 1000")
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _is_outdated(row: Row, current: ReaderVersions) -> bool:
    features, format_name, reader_version = row[4], row[6], row[7]
    if _features_version(features) != _features_version(current.features):
        return True
    return bool(current.readers.get(format_name) != reader_version)


def _features_version(features: str) -> str:
    return features.partition(" ")[0]


def _set_aside(path: str) -> list[str]:
    """Return the damaged caches that were set aside beside this one, and what belongs to them."""
    names = sorted(glob.glob(f"{glob.escape(path)}{ASIDE}[0-9]*"))
    ours = tuple(name for name in names if _is_cache(name) and was_ours(name))
    return [name for name in names if name.startswith(ours)]


def _is_cache(name: str) -> bool:
    return not name.endswith(("-wal", "-shm"))


def _size_bytes(names: list[str]) -> int:
    size = 0
    for name in names:
        with contextlib.suppress(OSError):
            size += os.stat(name).st_size
    return size
