"""The stages that read: files to documents, each distinct file once, from the cache where it did not change."""

import itertools
import os
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import field, replace
from typing import Any

import numpy as np

from dupfinder.domain.beyond import needs_look
from dupfinder.domain.documents import NO_METADATA, Document, Problem, ProblemCode
from dupfinder.domain.enclosed import (
    ARCHIVE_FORMATS,
    BOX_FORMATS,
    MOST_DEPTH,
    MOST_ENCLOSED,
    MOST_NESTED_BYTES,
    MOST_NESTED_RATIO,
    PACKED_FORMAT,
    Enclosed,
    enclosed_from,
    is_of_system,
    may_be_document,
    unpacked_name,
)
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.events import DocumentFailed
from dupfinder.domain.files import ByBytes, FileEntry, FileId, enclosed_entry
from dupfinder.domain.looks import are_of_all_pages, look_count, own_looks, with_all_pages
from dupfinder.domain.messages import say
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.progress import Stage
from dupfinder.domain.records import dataclass, records_of
from dupfinder.domain.result import UnreadFiles, unread_files
from dupfinder.extract.registry import own_formats
from dupfinder.pipeline.matching.looking import may_be_alike
from dupfinder.pipeline.matching.texts import is_told_by_words, ranked
from dupfinder.pipeline.scanning.disks import GoneSources, LocalFiles, looks_of
from dupfinder.pipeline.workers.answers import (
    ReadDocument,
    TextData,
    content_answer,
    format_by_name,
    head_answer,
    read_answer,
)
from dupfinder.pipeline.workers.jobs import ScanControl
from dupfinder.pipeline.workers.owner import Answer
from dupfinder.pipeline.workers.pool import worker_count
from dupfinder.pipeline.workers.scan_workers import Workers
from dupfinder.pipeline.workers.versions import BYTES, formats_by_suffix
from dupfinder.store import ReaderVersions, ScanCache
from dupfinder.worker.opening import HEAD_BYTES

LOST = frozenset({ProblemCode.UNREADABLE, ProblemCode.CHANGED, ProblemCode.VANISHED})
"""Problems of a file, not of its bytes: its copies do not share them."""

_CHECK_EVERY = 64
"""Between so many small files a person can cancel."""

_Identity = tuple[str, bytes | None]

FOLDER_MESSAGE = say("This is a folder, not a document.")
NO_DOCUMENT_MESSAGE = say("DupFinder does not support this kind of document.")
TOO_NESTED_MESSAGE = say("Too much is inside this file. It is not looked into.")
OTHER_FORMAT_MESSAGE = say("Its format was not chosen.")


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingTools:
    """What the reading stages work with."""

    options: ScanOptions
    workers: Workers
    cache: ScanCache
    control: ScanControl
    gone: GoneSources = field(default_factory=GoneSources)
    other_sizes: frozenset[int] = frozenset()
    """In bytes, of documents that these are compared with and that are not among them."""
    other_scans: frozenset[int] | None = frozenset()
    """How many pages those of them have that are told by their looks; `None` if that may be any number."""
    only_bytes: bool = False
    """Whether nothing is wanted of documents but which of them are identical: no text is read then, names tell formats,
    and what has no equal in size is not even opened."""


class _NestingBudget:
    """What may be inside of one file, at all depths together: archives in archives can say that they hold anything."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._bytes: Counter[str] = Counter()

    def takes(self, outer: FileEntry, enclosed: Sequence[Enclosed]) -> bool:
        """Return whether this is not too much, and count it."""
        path = outer.file_path
        file_bytes = outer.size_bytes if outer.enclosing is None else outer.enclosing.size_bytes
        count, size_bytes = len(enclosed), sum(one.size_bytes for one in enclosed)
        most_bytes = max(MOST_NESTED_BYTES, MOST_NESTED_RATIO * file_bytes)
        if self._counts[path] + count > MOST_ENCLOSED or self._bytes[path] + size_bytes > most_bytes:
            return False
        self._counts[path] += count
        self._bytes[path] += size_bytes
        return True


def scanned_pages(document: Document, min_words: int) -> int | None:
    """Return how many pages a document has that is told by its looks; `None` for any other."""
    if is_told_by_words(document, min_words) or not document.looks:
        return None
    return max(document.metadata.page_count or 0, look_count(document.looks))


class DocumentReader:
    """Reads the documents of one scan; what was read so far can be asked for at any time."""

    def __init__(self, tools: ReadingTools) -> None:
        self._tools = tools
        self._documents: dict[FileId, Document] = {}
        self._read: tuple[Document, ...] = ()
        """All in the order of paths, between two times of reading: a dictionary takes 70 bytes more for each."""
        self._problems: list[Problem] = []
        self._bits = tools.options.fingerprint.bits
        self._from_cache: set[FileId] = set()
        self._passed_over: Counter[tuple[str, int]] = Counter()
        self._boxes = BOX_FORMATS if tools.options.inside and tools.options.formats else ()
        """Formats that are read for what is inside, though only others are wanted."""
        self._doubtful: dict[FileId, Document] = {}
        """What the cache has of files that look the same, but may be others."""
        self._local = LocalFiles(check=tools.control.token.check, threads=worker_count(tools.options.workers))
        self._by_suffix = formats_by_suffix() if tools.only_bytes else {}
        self._formats: dict[FileId, str] = {}
        """Those that the names of files tell."""
        self._readable = {one.name for one in self._by_suffix.values() if one.read is not None}

    @property
    def _versions(self) -> ReaderVersions:
        """Return whose work the documents are; of those that were not read, the cache must not know the text."""
        versions = self._tools.workers.versions
        return replace(versions, features=BYTES) if self._tools.only_bytes else versions

    @property
    def from_cache(self) -> int:
        """Return how many documents did not have to be read."""
        return len(self._from_cache)

    @property
    def documents(self) -> tuple[Document, ...]:
        """Return the documents so far, in the order of paths."""
        return self._read or tuple(map(self._documents.__getitem__, sorted(self._documents)))

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Return what could not be read so far, in the order of paths."""
        return tuple(sorted(self._problems, key=lambda problem: os.fsencode(problem.path)))

    @property
    def passed_over(self) -> tuple[UnreadFiles, ...]:
        """Return what was neither read nor compared by its bytes so far."""
        return unread_files(
            UnreadFiles(name, count, count * size_bytes) for (name, size_bytes), count in self._passed_over.items()
        )

    def read(self, entries: Iterable[FileEntry], *, on_bytes_compared: Callable[[], None]) -> None:
        """Read all documents among the files; raises `Cancelled`, and keeps what was read until then.

        `on_bytes_compared` is called once all files with identical bytes are known.
        """
        self._begin()
        try:
            named, others = self._told_by_name(list(entries))
            fresh = self._take_cached(others)
            self._tools.workers.limit_for(fresh)
            fresh = self._compare_bytes(fresh, named)
            if fresh:
                on_bytes_compared()
            self._read_fresh(fresh)
            if self._tools.options.inside:
                self._read_enclosed()
                self._digest_like_enclosed()
            self._digest_failed()
            self._look_at_pictures()
            self._look_at_pages()
        finally:
            self._end()

    def read_again(self, lost: AbstractSet[bytes]) -> None:
        """Read again the documents with these text digests, of which the cache lost what it kept."""
        self._begin()
        again = [document.entry for document in self._documents.values() if document.text_digest in lost]
        self._tools.workers.limit_for(again)
        for entry in again:
            del self._documents[entry.file_id]
            self._from_cache.discard(entry.file_id)
        self._read_fresh(again)
        self._digest_failed()
        self._look_at_pages()
        self._end()

    def _begin(self) -> None:
        self._documents.update((document.entry.file_id, document) for document in self._read)
        self._read = ()

    def _end(self) -> None:
        self._close_boxes()
        self._read, self._documents = self.documents, {}

    def _told_by_name(self, entries: list[FileEntry]) -> tuple[list[FileEntry], list[FileEntry]]:
        """Return the files whose names tell enough of them where only bytes count, and all others.

        What a mailbox or an archive holds its name does not tell, and of what lies on another machine the bytes are
        read in workers.
        """
        options = self._tools.options
        told = {
            suffix: one.name
            for suffix, one in self._by_suffix.items()
            if (one.read is not None or options.by_bytes is not ByBytes.NONE)
            and not (options.inside and one.name in BOX_FORMATS)
        }
        if not told:
            return [], entries
        named: list[FileEntry] = []
        others: list[FileEntry] = []
        for entry in entries:
            format_name = told.get(os.path.splitext(entry.path)[1].lower())
            if format_name is not None and self._local.have(entry):
                self._formats[entry.file_id] = format_name
                named.append(entry)
            else:
                others.append(entry)
        return named, others

    def _take_cached(self, entries: list[FileEntry]) -> list[FileEntry]:
        """Take what the cache knows for sure; return the other files."""
        wanted = self._tools.options.formats
        known = set()
        for found in self._tools.cache.find(entries, self._versions):
            self._tools.control.token.check()
            document = found.document
            file_id = document.entry.file_id
            if not found.is_sure:
                self._doubtful[file_id] = document
                continue
            known.add(file_id)
            is_wanted = not wanted or document.format in (*wanted, *self._boxes)
            if is_wanted and self._is_compared(document):
                self._keep(document, file_id)
                self._from_cache.add(file_id)
            else:
                self._note_no_document(document.entry)
        return [entry for entry in entries if entry.file_id not in known] if len(known) < len(entries) else []

    def _is_compared(self, document: Document) -> bool:
        """Return whether a document is wanted although nobody reads it, or is read."""
        match self._tools.options.by_bytes:
            case ByBytes.ALL:
                return True
            case ByBytes.DOCUMENTS:
                return not document.is_unread or document.format in self._tools.workers.versions.readers
            case ByBytes.NONE:
                return not document.is_unread or document.format in self._readable

    def _sharing(self, fresh: list[FileEntry]) -> dict[FileId, bytes | None]:
        """Return the files that share size and first bytes with another, or that the cache may know.

        What it knows of others is the digest of all their bytes, so a file of such a size is digested whole. A file
        that a person named is, too: it is told by its bytes where nobody reads it. With each file comes the digest of
        its content, if it is known from its first bytes.
        """
        named = {entry.file_id for entry in fresh if entry.path in self._tools.options.sources}
        digested = {document.entry.size_bytes for document in self._documents.values()} | self._tools.other_sizes
        sizes = Counter(entry.size_bytes for entry in fresh)
        asked = []
        shared: dict[FileId, bytes | None] = dict.fromkeys(named.union(self._doubtful))
        for entry in fresh:
            if entry.size_bytes in digested:
                shared[entry.file_id] = None
            elif sizes[entry.size_bytes] > 1:
                asked.append(entry)
        self._tools.control.begin(Stage.COMPARE_BYTES, total=len(asked))
        starts: defaultdict[tuple[int, bytes | None], list[FileId]] = defaultdict(list)
        for entry, start in self._starts(asked):
            starts[entry.size_bytes, start].append(entry.file_id)
        for (size_bytes, start), same in starts.items():
            if len(same) > 1 or start is None:
                shared.update(dict.fromkeys(same, start if size_bytes <= HEAD_BYTES else None))
        return shared

    def _starts(self, entries: list[FileEntry]) -> Iterator[tuple[FileEntry, bytes | None]]:
        """Yield each file with a digest of its first bytes, `None` where they could not be read."""
        elsewhere, counters, gone = [], self._tools.control.counters, self._tools.gone
        for number, (entry, look) in enumerate(zip(entries, looks_of(entries), strict=True)):
            if number % _CHECK_EVERY == 0:
                self._tools.control.token.check()
            if gone and gone.have(entry.path):
                continue
            if not self._local.have(entry):
                elsewhere.append(entry)
                continue
            counters.done += 1
            try:
                start = self._local.start(look)
            except DocumentError:
                start = None
            yield entry, start
        for answer in self._answers("head", elsewhere):
            yield answer.entry, head_answer(answer)

    def _compare_bytes(self, fresh: list[FileEntry], named: list[FileEntry]) -> list[FileEntry]:
        """Digest the files that may have the bytes of another; return those to be read, of which no name tells more."""
        starts = self._sharing(named + fresh if named else fresh)
        self._tools.control.counters.begin(Stage.COMPARE_BYTES, total=len(starts))
        left = self._digested(fresh, {entry.file_id for entry in fresh if entry.file_id in starts})
        self._keep_named(named, starts)
        return left

    def _digested(self, fresh: list[FileEntry], shared: AbstractSet[FileId]) -> list[FileEntry]:
        """Have these files digested, in workers; return those of all of which more is to be read."""
        done = set()
        for entry, read in self._run("digest", [entry for entry in fresh if entry.file_id in shared]):
            if read is None:
                done.add(entry.file_id)
                self._note_no_document(entry)
            elif (before := self._confirmed(read.document)) is not None:
                done.add(entry.file_id)
                self._from_cache.add(entry.file_id)
                self._keep_read(before, data=None)
            elif read.document.problem is None and (read.is_unread or self._is_enough(read.document)):
                done.add(entry.file_id)
                self._keep_read(read.document, data=None)
            elif read.document.problem is None:
                self._documents[entry.file_id] = read.document
        return [entry for entry in fresh if entry.file_id not in done]

    def _is_enough(self, document: Document) -> bool:
        """Return whether nothing else is asked of a document that was digested."""
        return self._tools.only_bytes and document.format not in BOX_FORMATS

    def _keep_named(self, named: list[FileEntry], starts: Mapping[FileId, bytes | None]) -> None:
        """Keep the files that are told by their names, each with its digest if it may have the bytes of another."""
        wanted = self._tools.options.formats
        whole, told = [], []
        for entry in named:
            if wanted and self._formats[entry.file_id] not in wanted:
                self._note_no_document(entry)
            elif entry.file_id in starts and starts[entry.file_id] is None:
                whole.append(entry)
            else:
                told.append(entry)
        ids = [entry.file_id for entry in told]
        columns: dict[str, Iterable[object]] = {
            "entry": told,
            "format": map(self._formats.__getitem__, ids),
            "content_digest": map(starts.get, ids),
            "metadata": itertools.repeat(NO_METADATA),
        }
        self._documents.update(zip(ids, records_of(Document, columns, len(told)), strict=True))
        self._digest(self._take_cached(whole))

    def _digest(self, entries: list[FileEntry]) -> None:
        """Keep these files on this machine with the digests of their bytes, in the cache too."""
        if not entries:  # the stage before goes on
            return
        tools, gone = self._tools, self._tools.gone
        tools.control.counters.begin(Stage.COMPARE_BYTES, total=len(entries))
        for entry, found in self._local.contents(_while_there(entries, gone)):
            tools.control.counters.done += 1
            problem = None
            if isinstance(found, DocumentError):
                problem = Problem(path=entry.path, code=found.code, message=found.message)
            why = problem.message if problem is not None and problem.code in LOST else None
            if gone.have_after(entry.path, why) or gone.have(entry.path):
                continue
            before = self._documents.get(entry.file_id)
            document = Document(
                entry=entry,
                format=self._formats[entry.file_id] if before is None else before.format,
                content_digest=None if isinstance(found, DocumentError) else found,
                problem=problem,
            )
            self._keep_read(document, data=None)

    def _digest_like_enclosed(self) -> None:
        """Digest the files that may have the bytes of something that is inside of another one."""
        sizes = {one.entry.size_bytes for one in self._documents.values() if one.entry.enclosing is not None}
        alone = (one for one in self._documents.values() if one.content_digest is None and one.problem is None)
        asked = [one.entry for one in alone if one.entry.size_bytes in sizes]
        elsewhere = [entry for entry in asked if not self._local.have(entry)]
        self._digest([entry for entry in asked if self._local.have(entry)])
        if elsewhere:
            self._tools.control.counters.begin(Stage.COMPARE_BYTES, total=len(elsewhere))
            self._digested(elsewhere, {entry.file_id for entry in elsewhere})

    def _confirmed(self, digested: Document) -> Document | None:
        """Return what the cache has of a file that was renamed, linked or the like since, if its bytes are the same."""
        before = self._doubtful.get(digested.entry.file_id)
        is_same = before is not None and digested.problem is None and _identity(before) == _identity(digested)
        return before if is_same else None

    def _read_fresh(self, fresh: list[FileEntry]) -> None:
        """Read one file of each set of identical ones, and give the others the same text."""
        tools = self._tools
        tools.control.begin(Stage.READ, total=len(fresh))
        known = {_identity(document): document for document in self._documents.values() if document.has_text}
        copies: dict[_Identity, list[FileEntry]] = {}
        originals = []
        for entry in fresh:
            seen = self._documents.get(entry.file_id)
            if seen is None:
                originals.append(entry)
            elif (read_before := known.get(_identity(seen))) is not None:
                self._keep_copy(read_before, entry)
            elif _identity(seen) in copies:
                copies[_identity(seen)].append(entry)
            else:
                copies[_identity(seen)] = []
                originals.append(entry)
        while originals:
            originals = self._read_originals(originals, copies)

    def _read_originals(self, originals: list[FileEntry], copies: dict[_Identity, list[FileEntry]]) -> list[FileEntry]:
        """Read these files and take the same for their copies; return copies to read instead of what was lost."""
        instead = []
        for original, read in self._run("read", originals):
            if read is None:
                self._note_no_document(original)
                continue
            seen = self._documents.get(original.file_id)
            self._keep_read(read.document, data=read.data)
            same = copies.pop(_identity(seen), []) if seen is not None else []
            if _code(read.document) in LOST and same:
                # Something befell this one file; the next of the same bytes stands in for it.
                instead.append(same[0])
                copies[_identity(self._documents[same[0].file_id])] = same[1:]
            else:
                for entry in same:
                    self._keep_copy(read.document, entry)
        return instead

    def _read_enclosed(self) -> None:
        """Read what is inside of files, and what is inside of that: once for all files of the same bytes.

        Of these it is taken from the one that a person would keep: what it is inside of is likely to stay.
        """
        first_id = 1 + max(self._documents, default=FileId(-1))
        new_ids = map(FileId, itertools.count(first_id))
        boxes = list(self._documents.values())
        budget = _NestingBudget()
        opened: set[_Identity] = set()
        try:
            for depth in range(MOST_DEPTH + 1):
                alike: defaultdict[_Identity, list[Document]] = defaultdict(list)
                for one in boxes:
                    if one.enclosed and _identity(one) not in opened:
                        alike[_identity(one)].append(one)
                outer = sorted((ranked(same)[0] for same in alike.values()), key=_path_bytes)
                entries: list[FileEntry] = []
                for one in outer:
                    enclosed = enclosed_from(one.enclosed)
                    if depth < MOST_DEPTH and budget.takes(one.entry, enclosed):
                        opened.add(_identity(one))
                        entries += self._wanted_in(one, enclosed, new_ids)
                    else:
                        self._fail(Problem(path=one.entry.path, code=ProblemCode.TOO_LARGE, message=TOO_NESTED_MESSAGE))
                if not entries:
                    break
                known = {entry.file_id for entry in entries}
                fresh = self._take_cached(entries)
                self._tools.workers.limit_for(fresh)
                self._read_fresh(self._digested(fresh, self._of_one_size(fresh)))
                boxes = [one for file_id, one in self._documents.items() if file_id in known]
        finally:
            if any(file_id >= first_id for file_id in self._documents):
                self._number_by_path()

    def _of_one_size(self, fresh: list[FileEntry]) -> AbstractSet[FileId]:
        """Return what may have the bytes of something else: one attachment at a thousand mails is read once.

        To digest it takes its bytes out of what holds it, as reading does, and that is a small part of reading it.
        """
        sizes = Counter(entry.size_bytes for entry in fresh)
        sizes.update({one.entry.size_bytes for one in self._documents.values() if one.content_digest is not None})
        shared = {entry.file_id for entry in fresh if sizes[entry.size_bytes] > 1}
        self._tools.control.begin(Stage.COMPARE_BYTES, total=len(shared))
        return shared

    def _wanted_in(
        self, outer: Document, enclosed: Iterable[Enclosed], new_ids: Iterator[FileId]
    ) -> Iterator[FileEntry]:
        """Yield what may be a document of what a file encloses; count the pictures and films among the rest.

        What is told of a packed file may come from a copy of another name, or from before it was renamed.
        """
        if outer.format == PACKED_FORMAT:
            enclosed = [replace(one, name=unpacked_name(outer.entry.path)) for one in enclosed]
        are_all_wanted = outer.format not in ARCHIVE_FORMATS or self._tools.options.by_bytes is ByBytes.ALL
        for one in enclosed:
            entry = enclosed_entry(outer.entry, one, next(new_ids))
            if are_all_wanted or may_be_document(one.name):
                yield entry
            elif not is_of_system(one.name):
                self._note_no_document(entry)

    def _number_by_path(self) -> None:
        """Number the documents in the order of paths: what is inside of a file comes right after it."""
        numbered: dict[FileId, Document] = {}
        cached: set[FileId] = set()
        for number, one in enumerate(sorted(self._documents.values(), key=_path_bytes)):
            file_id = FileId(number)
            numbered[file_id] = replace(one, entry=replace(one.entry, file_id=file_id))
            if one.entry.file_id in self._from_cache:
                cached.add(file_id)
        self._documents, self._from_cache = numbered, cached

    def _close_boxes(self) -> None:
        """Forget what files enclose, now that there are entries of it, and files of formats that are not wanted."""
        wanted = self._tools.options.formats
        for file_id, one in list(self._documents.items()):
            if wanted and one.format not in wanted:
                self._note_no_document(one.entry)
            elif one.enclosed:
                self._documents[file_id] = replace(one, enclosed=b"", inside=len(enclosed_from(one.enclosed)))

    def _digest_failed(self) -> None:
        """Digest the documents whose readers died, so that they still take part in the comparison of bytes."""
        failed = [d.entry for d in self._documents.values() if d.problem is not None and d.content_digest is None]
        retried = [entry for entry in failed if _code(self._documents[entry.file_id]) not in LOST]
        for answer in self._tools.workers.run("digest", retried, check=self._tools.control.token.check):
            read = read_answer(answer, bits=self._bits)
            if read is not None and read.document.content_digest is not None:
                document, digested = self._documents[answer.entry.file_id], read.document
                self._documents[answer.entry.file_id] = replace(
                    document, content_digest=digested.content_digest, format=digested.format
                )

    def _look_at_pictures(self) -> None:
        """Have the pictures of documents with one text told by their pixels, where they are stored in several ways.

        To decode all pictures of all documents would take longer than everything else. Without a word, documents whose
        pages, or whatever they hold but pictures, differ are told by that.
        """
        # Where none of the same text has any there is nothing to tell: a folder of a million texts needs no dictionary.
        pictured = {_same_but_pictures(one) for one in self._documents.values() if one.pictures}
        alike: defaultdict[tuple[bytes | None, bytes], list[Document]] = defaultdict(list)
        for document in self._documents.values():
            same = _same_but_pictures(document)
            if same in pictured and document.content_digest is not None and (any(same) or document.pictures):
                alike[same].append(document)
        several = (same for same in alike.values() if len({one.pictures for one in same}) > 1)
        unclear = [one for same in several for one in same if needs_look(one.pictures)]
        self._look("pictures", unclear)

    def _look_at_pages(self) -> None:
        """Have all pages looked at of documents with words that may be scans with recognised text, or what was scanned.

        Of these and a scan without text nothing tells but how they look. They have about as many pages as it has.
        """
        options = self._tools.options
        if not options.relation.covers(Relation.LOOKS_ALIKE):
            return
        scans, others = set(self._tools.other_scans or ()), list[tuple[int, Document]]()
        for file_id, document in self._documents.items():
            if not (document.looks or document.metadata.page_count):  # as a million texts
                continue
            # What the cache has of all pages counts only if they would be looked at now.
            is_seen = are_of_all_pages(document.looks)
            own = replace(document, looks=own_looks(document.looks)) if is_seen else document
            pages = scanned_pages(own, options.min_words)
            if pages is not None:
                scans.add(pages)
                self._documents[file_id] = own
            elif document.metadata.page_count and document.has_text:
                others.append((document.metadata.page_count, document))
        counts = np.array(sorted({pages for pages, _ in others}), np.int64)
        may_be = may_be_alike(counts[:, None], np.array(sorted(scans), np.int64)[None], options).any(axis=1)
        wanted = set(counts[may_be | (self._tools.other_scans is None)].tolist())
        shown = {one.name for one in own_formats() if one.grey_pages is not None} if wanted else set()
        unseen = []
        for pages, document in others:
            is_seen = are_of_all_pages(document.looks)
            if pages not in wanted and is_seen:
                self._documents[document.entry.file_id] = replace(document, looks=own_looks(document.looks))
            elif pages in wanted and document.format in shown and not is_seen:
                unseen.append(document)
        self._look("looks", unseen)

    def _look(self, do: str, unclear: Iterable[Document]) -> None:
        """Have `pictures` or `looks` of documents told that are not asked of all, once for all of the same bytes."""
        by_bytes: defaultdict[_Identity, list[Document]] = defaultdict(list)
        for document in unclear:
            by_bytes[_identity(document)].append(document)
        first = [same[0].entry for same in by_bytes.values()]
        if not first:
            return
        self._tools.workers.limit(len(first))
        self._tools.control.begin(Stage.READ, total=len(first))
        for answer in self._tools.workers.run(do, first, check=self._tools.control.token.check):
            self._tools.control.counters.done += 1
            found = content_answer(answer, do)
            if found is None:
                continue
            for document in by_bytes[_identity(self._documents[answer.entry.file_id])]:
                seen: dict[str, Any] = {do: with_all_pages(document.looks, found) if do == "looks" else found}
                looked_at = replace(document, **seen)
                self._documents[document.entry.file_id] = looked_at
                self._tools.cache.add(looked_at, word_hashes=None, sketch=None, versions=self._versions)

    def _run(self, do: str, entries: list[FileEntry]) -> Iterator[tuple[FileEntry, ReadDocument | None]]:
        """Yield each file and what the pool answers; counts, and lets a person cancel or pause between two.

        Of a source that turns out to be gone nothing more is asked, and no answer counts.
        """
        gone = self._tools.gone
        for answer in self._answers(do, entries):
            read = read_answer(answer, bits=self._bits)
            problem = None if read is None else read.document.problem
            why = problem.message if problem is not None and problem.code in LOST else None
            if not gone.have_after(answer.entry.path, why) and not gone.have(answer.entry.path):
                yield answer.entry, read

    def _answers(self, do: str, entries: list[FileEntry]) -> Iterator[Answer]:
        """Yield what the pool answers about the files whose sources are there."""
        tools, options = self._tools, self._tools.options
        here = _while_there(entries, tools.gone)
        formats = (*options.formats, *self._boxes)
        parameters = {"by_bytes": options.by_bytes.value, "texts": not tools.only_bytes}
        for answer in tools.workers.run(
            do, here, formats=formats, parameters=parameters, check=tools.control.token.check
        ):
            tools.control.counters.done += 1
            yield answer

    def _keep_copy(self, document: Document, entry: FileEntry) -> None:
        """Keep a file of the same bytes as a document that was read."""
        self._tools.control.counters.done += 1
        problem = document.problem and replace(document.problem, path=entry.path)
        self._keep_read(replace(document, entry=entry, problem=problem), data=None)

    def _keep_read(self, document: Document, *, data: TextData | None) -> None:
        """Keep a document, in the cache too; `data` is that of its text unless the cache has it."""
        self._tools.cache.add(
            document,
            word_hashes=None if data is None else data.word_hashes,
            spellings=None if data is None else data.spellings,
            sketch=None if data is None else data.sketch,
            versions=self._versions,
        )
        self._keep(document)

    def _keep(self, document: Document, file_id: FileId | None = None) -> None:
        self._documents[document.entry.file_id if file_id is None else file_id] = document
        if document.problem is not None:
            self._fail(document.problem)

    def _note_no_document(self, entry: FileEntry) -> None:
        """Count a file that is neither read nor compared, and say so if a person named it."""
        self._documents.pop(entry.file_id, None)
        self._passed_over[format_by_name(entry), entry.size_bytes] += 1
        if entry.path in self._tools.options.sources:
            message = OTHER_FORMAT_MESSAGE if self._tools.options.formats else NO_DOCUMENT_MESSAGE
            self._fail(Problem(path=entry.path, code=ProblemCode.UNSUPPORTED, message=message))

    def _fail(self, problem: Problem) -> None:
        self._problems.append(problem)
        self._tools.control.sink(DocumentFailed(problem))


def _while_there(entries: Iterable[FileEntry], gone: GoneSources) -> Iterator[FileEntry]:
    """Yield the files that are asked for, as long as the source of each is there."""
    return (entry for entry in entries if not gone.have(entry.path))


def _path_bytes(document: Document) -> bytes:
    return os.fsencode(document.entry.path)


def _identity(document: Document) -> _Identity:
    """Return what two files share whose text is the same because their bytes and their format are."""
    return (document.format, document.content_digest)


def _same_but_pictures(document: Document) -> tuple[bytes | None, bytes]:
    """Return what two documents share that have one text, or none and the same beyond it."""
    return document.text_digest, b"" if document.text_digest else document.beyond


def _code(document: Document) -> ProblemCode | None:
    return None if document.problem is None else document.problem.code
