"""The scan cache: what was read of each file, kept in SQLite so that a rescan reads only what changed."""

import contextlib
import itertools
import os
import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from operator import itemgetter

import numpy as np

from dupfinder.domain.documents import Document, ProblemCode
from dupfinder.domain.errors import StoreError
from dupfinder.domain.files import FileEntry
from dupfinder.domain.messages import Message, say
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.records import dataclass
from dupfinder.store.compared_texts import (
    MOST_BYTES,
    MOST_COMPARISONS,
    Blobs,
    ComparedTexts,
    TextSketch,
    UintArray,
    compared_from_row,
    sketch_from_blobs,
)
from dupfinder.store.opening import (
    DATABASE_ERRORS,
    STAMP_DAYS,
    begin_anew,
    default_cache_path,
    is_damage,
    open_private,
    open_sound,
    stamp_use,
    tidy_monthly,
    today,
)
from dupfinder.store.packed_words import (
    MOST_SHARED_WORDS,
    WORD_BYTES,
    Spellings,
    packed,
    packed_together,
    unpacked,
    unpacked_spelt,
)
from dupfinder.store.rows import (
    FILE_FIELDS,
    ReaderVersions,
    Row,
    documents_from,
    file_key,
    file_row,
    is_as_read,
    is_read_alike,
    is_whole,
    seal,
)

SETTLED_NS = 2_000_000_000
"""A file changed less than this before it was read may change again within the same tick of its clock."""

FLUSH_EVERY = 500
"""Documents that are written together; a killed scan reads at most so many again.

Short texts that are written together share a vocabulary: of 500 it is smaller for each than of 100.
"""

FLUSH_INTERVAL_S = 1.0
FLUSH_BYTES = 4 << 20
"""Words that are written together at most, so that memory does not grow with the texts (R6)."""
_DAY_NS = 86_400 * 1_000_000_000
FIND_TOGETHER = 2000
"""Files that are looked up in one question; between two of them a person can cancel."""

LASTING_PROBLEMS = frozenset({
    ProblemCode.ENCRYPTED, ProblemCode.DAMAGED, ProblemCode.NO_TEXT, ProblemCode.EMPTY,
})  # fmt: skip
"""Problems that lie in the bytes, so that the same bytes give them again; all others are worth another try."""

MOST_HELD_BYTES = 32 << 20
"""Of vocabularies; the texts of one folder have few."""

_FIELDS = {"files": len(FILE_FIELDS) + 2, "vocabularies": 2, "texts": 9}
"""How many fields a row of each table has."""

# The words come last in a row, so that SQLite need not go past them for the sketch.
_SKETCH = """SELECT text_digest, features, passages, terms, term_weights, sketch_seal FROM texts
    WHERE text_digest = ? AND features = ?"""
_WORDS = """SELECT text_digest, features, vocabulary, word_hashes, words_seal FROM texts
    WHERE text_digest = ? AND features = ?"""
_VOCABULARY = "SELECT words, seal FROM vocabularies WHERE seal = ?"
_WORDS_OF_MANY = """SELECT text_digest, features, vocabulary, word_hashes, words_seal FROM texts
    WHERE features = ? AND text_digest IN (?"""
LOOKED_UP_TOGETHER = 256
"""Texts in one question."""

_WANTED = """CREATE TEMP TABLE IF NOT EXISTS wanted (
    device INTEGER, inode INTEGER, size_bytes INTEGER, mtime_ns INTEGER, place INTEGER PRIMARY KEY)"""
# CROSS keeps SQLite from going through all files of the cache for a few that are wanted.
_FIND = f"""SELECT place, CAST(used_day AS INTEGER), seal, {", ".join(FILE_FIELDS)} FROM wanted CROSS JOIN files
    USING (device, inode, size_bytes, mtime_ns) WHERE features = ?"""  # noqa: S608 - our own fields


class LostText(StoreError):  # noqa: N818 - says what happened
    """The cache no longer has, or has no longer whole, what it kept of a text: its documents are to be read again."""


@dataclass(frozen=True, slots=True)
class Found:
    """A document that was read from a file with the device, inode, size and time of this one."""

    document: Document
    is_sure: bool
    """Whether nothing about the file has changed since. If not, it may be another one, and its bytes have to tell."""


class ScanCache:
    """Documents by file identity, size and time; what is kept of their words by text. Used by one thread at a time.

    Every row is sealed with a digest, so a damaged one counts as not there. Where the file turns out to be damaged it
    is set aside and begun anew; where it cannot be written (a full disk, a folder that is for reading only, another
    scan that never lets go), the scan goes on with a private database.

    It does not grow without bound: once a month, what no scan has used for half a year is dropped (`tidying`).
    """

    def __init__(self, path: str | None) -> None:
        self._path = path
        self._waiting: dict[str, list[Row]] = {table: [] for table in _FIELDS}
        self._unpacked: list[tuple[Row, UintArray, Spellings]] = []
        """Short texts that wait: their sketches and words."""
        self._used: list[Row] = []
        self._waiting_bytes = 0
        self._vocabularies: dict[bytes, bytes] = {}
        """By their seals, those used last at the end."""
        self._flushed_s = time.monotonic()
        self._own: sqlite3.Connection | None = None
        self._connection, self._notes = (open_private(), []) if path is None else open_sound(path)

    @property
    def folder(self) -> str | None:
        """Return where its file is; `None` where that is for the system to say."""
        return None if self._path is None else os.path.dirname(os.path.abspath(self._path))

    def take_notes(self) -> list[Message]:
        """Return what a person should know that was not asked for before."""
        notes, self._notes = self._notes, []
        return notes

    def find(self, entries: Iterable[FileEntry], versions: ReaderVersions) -> Iterator[Found]:
        """Yield the documents that were read before, by the same readers, from files that look the same now.

        That what is kept of their texts is still whole is noticed where it is used, see `LostText`.
        """
        remaining = iter(entries)
        while some := list(itertools.islice(remaining, FIND_TOGETHER)):
            try:
                rows = self._rows_of(some, versions)
            except DATABASE_ERRORS as error:
                self._mend(error)
                return
            stamp = today()
            files: list[FileEntry] = []
            whole: list[Row] = []
            for place, used_day, row_seal, *fields in rows:
                row = tuple(fields)
                if seal(row) == row_seal and is_read_alike(some[place], row, versions):
                    files.append(some[place])
                    whole.append(row)
                    if used_day < stamp - STAMP_DAYS:
                        self._used.append((stamp, *row[:5]))
            for entry, row, document in zip(files, whole, documents_from(files, whole), strict=True):
                yield Found(document, is_as_read(entry, row))

    def _rows_of(self, entries: list[FileEntry], versions: ReaderVersions) -> list[Row]:
        self._connection.execute(_WANTED)
        self._connection.execute("DELETE FROM wanted")
        self._connection.executemany(
            "INSERT INTO wanted VALUES (?, ?, ?, ?, ?)",
            ((*file_key(entry), place) for place, entry in enumerate(entries)),
        )
        rows = self._connection.execute(_FIND, (versions.features,)).fetchall()
        self._connection.commit()
        return rows

    def add(
        self,
        document: Document,
        *,
        word_hashes: UintArray | None,
        sketch: TextSketch | None,
        versions: ReaderVersions,
        spellings: Spellings | None = None,
    ) -> None:
        """Keep what was read; a document with a problem that may pass is not kept as read (S9).

        `word_hashes` (uint64[words], in order), `sketch` and `spellings` (uint16[words]) are those of its text, or
        `None` where that was added.
        """
        if word_hashes is not None and sketch is not None and document.text_digest is not None:
            of_sketch = (document.text_digest, versions.features, *sketch.to_blobs())
            if len(word_hashes) > MOST_SHARED_WORDS:
                self._add_text(of_sketch, b"", packed(word_hashes, spellings))
            else:
                spelt = np.zeros(len(word_hashes), np.uint16) if spellings is None else spellings
                self._unpacked.append((of_sketch, word_hashes, spelt))
            self._waiting_bytes += WORD_BYTES * len(word_hashes)
        lasting = document.problem is None or document.problem.code in LASTING_PROBLEMS
        settled = document.entry.mtime_ns < time.time_ns() - SETTLED_NS
        known = document.is_unread or document.format in versions.readers
        if lasting and settled and known and document.content_digest is not None:
            row = file_row(document, versions)
            self._waiting["files"].append((*row, seal(row), today()))
        waiting = max(len(self._waiting["files"]), len(self._waiting["texts"]) + len(self._unpacked))
        is_much = waiting >= FLUSH_EVERY or self._waiting_bytes >= FLUSH_BYTES
        if is_much or time.monotonic() - self._flushed_s > FLUSH_INTERVAL_S:
            self.flush()

    def _add_text(self, of_sketch: Row, vocabulary: bytes, words: bytes) -> None:
        words_seal = seal((*of_sketch[:2], vocabulary, words))
        self._waiting["texts"].append((*of_sketch, seal(of_sketch), vocabulary, words, words_seal))

    def _pack(self) -> None:
        """Make rows of the short texts that wait, with one vocabulary."""
        vocabulary, texts = packed_together([(hashes, spellings) for _, hashes, spellings in self._unpacked])
        vocabulary_seal = seal((vocabulary,)) if vocabulary else b""
        if vocabulary:
            self._waiting["vocabularies"].append((vocabulary, vocabulary_seal))
        for (of_sketch, *_), words in zip(self._unpacked, texts, strict=True):
            self._add_text(of_sketch, vocabulary_seal, words)
        self._unpacked.clear()

    def flush(self) -> None:
        """Make all that was added last, in one short transaction, so that other scans need not wait long."""
        if self._unpacked:
            self._pack()
        if self._own is None:
            try:
                self._write_or_begin_anew()
            except DATABASE_ERRORS as error:
                with contextlib.suppress(*DATABASE_ERRORS):
                    self._connection.rollback()
                self._notes.append(
                    say("The scan cache cannot be written ({why}). The scan continues without it.", why=str(error))
                )
                self._own = open_private()
        if self._own is not None:
            try:
                self._write(self._own)
            except DATABASE_ERRORS as error:
                raise StoreError(say("No room for the data of the scan: {why}.", why=str(error))) from error
        for rows in self._waiting.values():
            rows.clear()
        self._waiting_bytes = 0
        self._used.clear()
        self._flushed_s = time.monotonic()

    def _write_or_begin_anew(self) -> None:
        try:
            self._write(self._connection)
        except DATABASE_ERRORS as error:
            if not is_damage(error):
                raise
            self._begin_anew()
            self._write(self._connection)

    def _write(self, connection: sqlite3.Connection) -> None:
        for table, rows in self._waiting.items():
            places = ", ".join("?" * _FIELDS[table])
            # The table's name is ours.
            connection.executemany(f"INSERT OR REPLACE INTO {table} VALUES ({places})", rows)  # noqa: S608
        connection.executemany(
            "UPDATE files SET used_day = ?"
            " WHERE device = ? AND inode = ? AND size_bytes = ? AND mtime_ns = ? AND features = ?",
            self._used,
        )
        connection.commit()

    def word_hashes(self, text_digest: bytes, versions: ReaderVersions) -> UintArray:
        """Return the hashes of a text's words, in order; `LostText` if the cache lost them."""
        return unpacked(*self._words_of_text(text_digest, versions))

    def words_of_texts(
        self, digests: Sequence[bytes], versions: ReaderVersions
    ) -> tuple[UintArray, Spellings, list[int]]:
        """Return hashes and spellings of the words of texts, one behind the other, and how many words each has.

        As `spelt_words` does, and `LostText` as there; of hundreds of short texts it takes a third of the time.
        """
        hashes, spellings = bytearray(), bytearray()  # which grow: lists of parts would be there twice to be joined
        counts: list[int] = []
        found = self._packed_words(digests, versions)
        # Texts that were written together are mostly asked for together, and numbers of one vocabulary can be joined.
        for vocabulary, same in itertools.groupby(found, key=itemgetter(1)):
            texts = [data for data, _ in same]
            for data in [b"".join(texts)] if vocabulary else texts:
                some = unpacked_spelt(data, vocabulary)
                hashes += some[0].data
                spellings += some[1].data
                counts.append(len(some[0]))
            if vocabulary:
                number_bytes = sum(map(len, texts)) // max(1, counts.pop())
                counts += (len(data) // max(1, number_bytes) for data in texts)
        return np.frombuffer(hashes, np.uint64), np.frombuffer(spellings, np.uint16), counts

    def _packed_words(self, digests: Sequence[bytes], versions: ReaderVersions) -> Iterator[tuple[bytes, bytes]]:
        """Yield the words of each text as they are packed, and its vocabulary, empty if it has none."""
        if self._unpacked or self._waiting["texts"]:
            self.flush()
        for begin in range(0, len(digests), LOOKED_UP_TOGETHER):
            some = digests[begin : begin + LOOKED_UP_TOGETHER]
            query = _WORDS_OF_MANY + ", ?" * (len(some) - 1) + ")"
            try:
                rows = self._connection.execute(query, (versions.features, *some)).fetchall()
            except DATABASE_ERRORS as error:
                self._mend(error)
                rows = []
            known = {row[0]: row[2:4] for row in rows if is_whole(row)}
            for digest in some:
                row = known.get(digest)
                yield self._words_of_text(digest, versions) if row is None else self._with_vocabulary(*row)

    def spelt_words(self, text_digest: bytes, versions: ReaderVersions) -> tuple[UintArray, Spellings]:
        """Return the hashes of a text's words, in order, and their spellings; `LostText` if the cache lost them."""
        return unpacked_spelt(*self._words_of_text(text_digest, versions))

    def sketch(self, text_digest: bytes, versions: ReaderVersions) -> TextSketch:
        """Return a text's sketch; `LostText` if the cache lost it."""
        return sketch_from_blobs(self._blobs_of_text(_SKETCH, text_digest, versions))

    def lost_texts(self, digests: Iterable[bytes], versions: ReaderVersions) -> set[bytes]:
        """Return those of the texts of which the cache does not have everything whole; looks at every byte it has."""
        lost = set()
        for digest in digests:
            try:
                self._blobs_of_text(_SKETCH, digest, versions)
                self._words_of_text(digest, versions)
            except LostText:
                lost.add(digest)
        return lost

    def _words_of_text(self, text_digest: bytes, versions: ReaderVersions) -> tuple[bytes, bytes]:
        """Return the words of a text as they are packed, and its vocabulary, if it has one."""
        return self._with_vocabulary(*self._blobs_of_text(_WORDS, text_digest, versions))

    def _with_vocabulary(self, vocabulary_seal: bytes, words: bytes) -> tuple[bytes, bytes]:
        if not vocabulary_seal:
            return words, b""
        held = self._vocabularies
        vocabulary = held.pop(vocabulary_seal, None)
        if vocabulary is None:
            (vocabulary,) = self._found(_VOCABULARY, (vocabulary_seal,))
            while sum(map(len, held.values())) + len(vocabulary) > MOST_HELD_BYTES and held:
                del held[next(iter(held))]
        held[vocabulary_seal] = vocabulary
        return words, vocabulary

    def _blobs_of_text(self, query: str, text_digest: bytes, versions: ReaderVersions) -> Blobs:
        if self._unpacked or self._waiting["texts"]:
            self.flush()
        return self._found(query, (text_digest, versions.features))[2:]

    def _found(self, query: str, parameters: Row) -> Row:
        """Return the row that a query finds, without its seal; `LostText` where it is missing or damaged."""
        row = self._whole_row(query, parameters)
        if row is None:
            raise LostText(say("Another program changed the scan cache during the scan."))
        return row[:-1]

    def _whole_row(self, query: str, parameters: Row) -> Row | None:
        """Return the row that a query finds, `None` where it is missing or damaged."""
        for connection in (self._own, self._connection):
            if connection is None:
                continue
            try:
                row: Row | None = connection.execute(query, parameters).fetchone()
            except DATABASE_ERRORS as error:
                self._mend(error)
                return None
            if is_whole(row):
                return row
        return None

    def compared(self, comparison: bytes) -> ComparedTexts | None:
        """Return what came of a comparison, if it was done before."""
        compared = self._kept_comparison(comparison)
        if compared is not None:
            self._change(
                "UPDATE compared SET used_ns = ? WHERE comparison = ? AND used_ns < ?",
                (time.time_ns(), comparison, time.time_ns() - _DAY_NS),
            )
        return compared

    def _kept_comparison(self, comparison: bytes) -> ComparedTexts | None:
        row = self._whole_row(
            "SELECT comparison, features, texts, proposed, plan, pairs, figures, seal"
            " FROM compared WHERE comparison = ?",
            (comparison,),
        )
        return None if row is None else compared_from_row(row[2:7])

    def compared_before(self, features: str) -> Iterator[ComparedTexts]:
        """Yield what came of comparisons of the same features, compared in the same way, the one used last first."""
        try:
            found = self._connection.execute(
                "SELECT comparison FROM compared WHERE features = ? ORDER BY used_ns DESC", (features,)
            ).fetchall()
        except DATABASE_ERRORS as error:
            self._mend(error)
            return
        for (comparison,) in found:
            compared = self._kept_comparison(comparison)
            if compared is not None:
                yield compared

    def keep_compared(self, comparison: bytes, compared: ComparedTexts, features: str) -> bool:
        """Keep what came of a comparison, in place of the one not used for longest; return whether there was room.

        `features` names those of `ReaderVersions`, and behind them how they were compared.
        """
        if compared.size_bytes > MOST_BYTES:
            return False
        if self._path is None or self._own is not None:
            return True
        row = (comparison, features, *compared.to_row())
        self._change(
            "INSERT OR REPLACE INTO compared VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (*row, seal(row), time.time_ns())
        )
        self._change(
            "DELETE FROM compared WHERE comparison NOT IN"
            " (SELECT comparison FROM compared ORDER BY used_ns DESC LIMIT ?)",
            (MOST_COMPARISONS,),
        )
        return True

    def _change(self, statement: str, parameters: Row) -> None:
        """Make a change that the scan can do without."""
        try:
            with self._connection:
                self._connection.execute(statement, parameters)
        except DATABASE_ERRORS as error:
            if is_damage(error):
                self._begin_anew()

    def close(self) -> None:
        """Let go of the file; say in it that it was used, and drop what has not been for long."""
        with contextlib.suppress(*DATABASE_ERRORS):
            # Nobody shall wait for this.
            self._connection.execute("PRAGMA busy_timeout = 0")
            stamp_use(self._connection)
            tidy_monthly(self._connection)
        self._connection.close()
        if self._own is not None:
            self._own.close()

    def _mend(self, error: Exception) -> None:
        """Begin anew where the file is damaged, go on without it on a bad or full disk; else `StoreError`."""
        if is_damage(error):
            self._begin_anew()
            return
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if self._path is None or code not in {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL}:
            raise StoreError(say("The scan cache cannot be read: {why}.", why=str(error))) from error
        # Who has no room left wants to find what can go: even to read, SQLite makes a file beside the cache.
        unusable = say(
            "The scan cache {path} cannot be used ({why}). The scan continues without it.",
            path=self._path,
            why=str(error),
        )
        self._path = None
        self._begin_anew()
        self._notes.append(unusable)

    def _begin_anew(self) -> None:
        self._connection.close()
        self._connection, notes = (open_private(), []) if self._path is None else begin_anew(self._path)
        self._notes += notes


def open_cache(path: str | None) -> ScanCache:
    """Return the scan cache in a file, made if need be; `None` gives a private one that goes when it is closed.

    A damaged cache is set aside and a new one begun; where no file can be made, it is a private one. `StoreError` if
    another program's database is there.
    """
    return ScanCache(path)


def open_cache_of(options: ScanOptions) -> ScanCache:
    """Return the scan cache that a scan shall use."""
    return open_cache((options.cache_file or default_cache_path()) if options.use_cache else None)
