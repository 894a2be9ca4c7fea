"""Documents read one at a time, by one worker that is kept alive."""

import base64
import json
import os
import stat
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Self

from dupfinder.domain.beyond import (
    BeyondWords,
    ContentDifference,
    beyond_from,
    condensed,
    differences_between,
    needs_look,
    pictures_of,
)
from dupfinder.domain.comparisons import Redline, RedlineAbout
from dupfinder.domain.differences import Piece
from dupfinder.domain.documents import Document, ExtractedText, ProblemCode, metadata_from
from dupfinder.domain.enclosed import Enclosed, enclosing_path, inner_names
from dupfinder.domain.errors import DocumentError, ReportError
from dupfinder.domain.file_systems import change_time_ns
from dupfinder.domain.files import FileEntry, FileId, enclosed_entry
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.masks import VALUES_BYTES
from dupfinder.domain.messages import Message, because, say
from dupfinder.domain.options import MEMORY_LIMIT_BYTES, TIME_LIMIT_S, ScanOptions
from dupfinder.domain.records import dataclass
from dupfinder.fingerprint.signs import with_signs
from dupfinder.pipeline.scanning.reading import FOLDER_MESSAGE, NO_DOCUMENT_MESSAGE
from dupfinder.pipeline.workers.answers import content_answer, pixels_answer, read_answer
from dupfinder.pipeline.workers.jobs import Closing
from dupfinder.pipeline.workers.owner import CRASH_MESSAGES, Answer
from dupfinder.pipeline.workers.pool import WorkerPool
from dupfinder.pipeline.workers.versions import check_ocr

_DIGEST_BYTES = 32
_MOST_PACKED_BYTES = 12 << 20
"""Of the changes of a text, in one request (`dupfinder.worker.frames`); those of a thousand pages take one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadText:
    """A document as it was read now; `content_digest` is 64 hexadecimal digits."""

    extracted: ExtractedText
    content_digest: str


class TextReader(Closing):
    """Reads documents with one worker; `close` ends it. Not for two threads at once."""

    def __init__(
        self,
        *,
        time_limit_s: float = TIME_LIMIT_S,
        memory_limit_bytes: int = MEMORY_LIMIT_BYTES,
        ocr: bool = False,
    ) -> None:
        check_ocr(wanted=ocr)
        self._pool = WorkerPool(workers=1, time_limit_s=time_limit_s, memory_limit_bytes=memory_limit_bytes, ocr=ocr)

    @classmethod
    def of(cls, options: ScanOptions) -> Self:
        """Return one with the limits of a scan."""
        return cls(time_limit_s=options.time_limit_s, memory_limit_bytes=options.memory_limit_bytes, ocr=options.ocr)

    def close(self) -> None:
        """End the worker; a document that is being read ends with an error."""
        self._pool.close()

    def read(self, path: str, *, check: Callable[[], None] = lambda: None) -> ReadText:
        """Return one document's text; `DocumentError` says in one sentence why it cannot be read.

        `check` is called now and then while the worker reads: it raises to give up.
        """
        answer = only_answer(self._pool.run("text", [file_entry(path)], check=check), path)
        try:
            return _text_from(answer)
        except (ValueError, TypeError, KeyError, AttributeError, OverflowError) as error:
            raise nonsense(path) from error

    def pictures(self, path: str, *, check: Callable[[], None] = lambda: None) -> bytes:
        """Return the pictures of a document by their pixels, as `Document.pictures`; else as `read`."""
        return self.told_pictures(path, check=check)[0]

    def told_pictures(
        self, path: str, *, check: Callable[[], None] = lambda: None
    ) -> tuple[bytes, Mapping[bytes, bytes]]:
        """Return the same, and for the digest of each as it is stored the one by its pixels, empty if decorative."""
        answer = only_answer(self._pool.run("pictures", [file_entry(path)], check=check), path)
        found, pixels = content_answer(answer, "pictures"), pixels_answer(answer)
        if found is None or pixels is None:
            raise nonsense(path)
        return found, pixels

    def redline(self, path: str, pieces: Sequence[Piece], about: RedlineAbout) -> Redline:
        """Return a document with these changes of its text as tracked changes; else as `read`."""
        changes = packed(pieces)
        if len(changes) > _MOST_PACKED_BYTES:
            raise ReportError(say("The two documents are too long for a Word document with tracked changes."))
        parameters = {"pieces": changes, "names": list(about.names), "beyond": about.beyond}
        answer = only_answer(self._pool.run("redline", [file_entry(path)], parameters=parameters), path)
        try:
            return Redline(
                data=answer.body,
                keeps_layout=bool(answer.head["keeps_layout"]),
                accepted_before=bool(answer.head["accepted_before"]),
                left_out=int(answer.head["left_out"]),
            )
        except (ValueError, TypeError, KeyError, OverflowError) as error:
            raise nonsense(path) from error

    def document(self, path: str, *, min_words: int = 0, check: Callable[[], None] = lambda: None) -> Document:
        """Return a document as a scan reads it: with what is seen on its pages. Else as `read`.

        From `min_words` on all its pages are looked at: it is compared with one that has fewer.
        """
        (answer,) = self._pool.run("read", [file_entry(path)], check=check)
        found = read_answer(answer, bits=FingerprintSettings().bits)
        if found is None or found.document.content_digest is None:
            raise nonsense(path)
        if not min_words or found.document.word_count < min_words:
            return found.document
        (answer,) = self._pool.run("looks", [file_entry(path)], check=check)
        return replace(found.document, looks=content_answer(answer, "looks") or found.document.looks)

    def page(self, entries: Sequence[FileEntry], parameters: Mapping[str, int]) -> Iterator[Answer]:
        """Yield the answers of workers that are asked for some pages of some files, in grey."""
        return self._pool.run("greys", entries, parameters=parameters)


def contents_between(
    a: tuple[str, BeyondWords], b: tuple[str, BeyondWords], pictures: Callable[[str], bytes], *, same_words: bool
) -> tuple[ContentDifference, ...]:
    """Return in which kinds two documents differ besides their words: paths, and what their readers saw.

    Pictures that are stored in two ways are told by their pixels, as `pictures` gives them for a path.
    """
    stored = [pictures_of(beyond) for _, beyond in (a, b)]
    if stored[0] != stored[1] and all(not one or needs_look(one) for one in stored):
        stored = [pictures(path) if one else one for (path, _), one in zip((a, b), stored, strict=True)]
    beyond = condensed(a[1]), condensed(b[1])
    return differences_between(beyond, (stored[0], stored[1]), same_words=same_words)


def packed(pieces: Sequence[Piece]) -> str:
    """Return pieces as a parameter of a request."""
    told = json.dumps([[piece.kind.value, piece.text, piece.move] for piece in pieces])
    return base64.b64encode(zlib.compress(told.encode())).decode()


def only_answer(answers: Iterable[Answer], path: str) -> Answer:
    """Return the one answer for a file; `DocumentError` if it says that the file cannot be read, or is no document."""
    (answer,) = answers
    if "problem" in answer.head:
        try:
            code, why = ProblemCode(answer.head["problem"]), Message.from_json(answer.head["message"])
        except (ValueError, KeyError):
            raise nonsense(path) from None
        raise DocumentError(code, why, path=path)
    if answer.head["format"] is None:
        raise DocumentError(ProblemCode.UNSUPPORTED, NO_DOCUMENT_MESSAGE, path=path)
    return answer


def nonsense(path: str) -> DocumentError:
    """Return the error for an answer that makes no sense: a document took its reader over (R1)."""
    return DocumentError(ProblemCode.CRASHED, CRASH_MESSAGES[ProblemCode.CRASHED], path=path)


def _text_from(answer: Answer) -> ReadText:
    """Return the text that an answer holds; it may raise anything that `read` expects for what makes no sense."""
    head, text = answer.head, answer.body.decode()
    extracted = ExtractedText(
        text=text,
        format=str(head["format"]),
        reader=str(head["reader"]),
        reader_version=int(head["reader_version"]),
        metadata=metadata_from(head.get("metadata", {})),
        beyond=with_signs(beyond_from(head["beyond"]), text),
        values=bytes.fromhex(head["values"]),
    )
    if len(bytes.fromhex(head["digest"])) != _DIGEST_BYTES or len(extracted.values) not in {0, VALUES_BYTES}:
        raise ValueError("An answer has no sound digest.")
    return ReadText(extracted=extracted, content_digest=head["digest"])


def file_entry(path: str) -> FileEntry:
    """Return a file, or what is inside of one, as the file looks now; `DocumentError` if it is none."""
    outer = os.path.abspath(enclosing_path(path))
    try:
        seen = os.stat(outer)
    except OSError as error:
        code = ProblemCode.VANISHED if isinstance(error, FileNotFoundError) else ProblemCode.UNREADABLE
        raise DocumentError(code, say("The file cannot be opened: {why}.", why=because(error)), path=path) from error
    if stat.S_ISDIR(seen.st_mode):
        raise DocumentError(ProblemCode.UNREADABLE, FOLDER_MESSAGE, path=path)
    if not stat.S_ISREG(seen.st_mode):
        raise DocumentError(ProblemCode.UNREADABLE, say("This file cannot be read."), path=path)
    entry = FileEntry(
        file_id=FileId(0),
        path=outer,
        size_bytes=seen.st_size,
        mtime_ns=seen.st_mtime_ns,
        device=seen.st_dev,
        inode=seen.st_ino,
        changed_ns=change_time_ns(outer, seen),
    )
    for name in inner_names(path):  # how large it is nobody asks here
        entry = enclosed_entry(entry, Enclosed(name, 0), entry.file_id)
    return entry
