"""Documents looked at as pages: their words with places, pictures of them, thumbnails."""

import mimetypes
import os
import threading
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from dupfinder.domain.errors import Cancelled, DocumentError
from dupfinder.domain.looks import MOST_LONG_PX, Seen
from dupfinder.domain.options import MEMORY_LIMIT_BYTES, TIME_LIMIT_S
from dupfinder.domain.pages import PageWords, Picture
from dupfinder.extract.registry import own_formats
from dupfinder.pipeline.comparing.office import Office, has_office_pages
from dupfinder.pipeline.scanning.text_reader import file_entry, nonsense, only_answer
from dupfinder.pipeline.workers.answers import copy_from, grey_from, pages_from, picture_from, thumbnail_from
from dupfinder.pipeline.workers.jobs import Closing, in_turn
from dupfinder.pipeline.workers.owner import Answer
from dupfinder.pipeline.workers.pool import WorkerPool

Result = TypeVar("Result")


def has_pages(format_name: str) -> bool:
    """Return whether documents of a format can be looked at as pages; no worker and no parser is needed to tell.

    Formats of other packages are not asked: their code runs in workers only.
    """
    return any(one.pages is not None for one in own_formats() if one.name == format_name)


_HEAD_BYTES = 4096
_COMPOUND = (b"%PDF", b"\xd0\xcf\x11\xe0", b"PK\x03\x04")
"""What documents begin with that are no text; archives begin like the last of them."""
_ARCHIVES = {"application/zip", "application/java-archive", "application/vnd.android.package-archive"}


def is_no_document(path: str) -> bool:
    """Return whether a file is surely no document: a film, a program, an archive. In doubt a scan tells by its content.

    Nothing is parsed: its name and its first bytes are looked at.
    """
    suffix = os.path.splitext(path)[1].lower()
    if any(suffix in one.suffixes for one in own_formats()):
        return False
    try:
        if not os.path.isfile(path):
            return True  # a pipe, or a device
        with open(path, "rb") as file:
            head = file.read(_HEAD_BYTES)
    except OSError:
        return False  # the scan says why it cannot be read
    if head.startswith(_COMPOUND):
        return mimetypes.guess_type(path)[0] in _ARCHIVES
    return b"\0" in head and not head.startswith((b"\xff\xfe", b"\xfe\xff"))  # text in UTF-16 has such bytes, too


class PageReader(Closing):
    """Shows documents with one worker, started when it is first needed; `close` ends it.

    Several threads may call at once: their calls take turns. Every method raises `DocumentError` with one sentence for
    what cannot be shown, and `Cancelled` once it is closed. `check` is called now and then, also while others have
    their turn: it raises to give up.

    With an `office`, whose owner closes it, documents have pages that are of a `format_name` with `has_office_pages`.
    """

    def __init__(
        self,
        *,
        time_limit_s: float = TIME_LIMIT_S,
        memory_limit_bytes: int = MEMORY_LIMIT_BYTES,
        office: Office | None = None,
    ) -> None:
        self._office = office
        self._time_limit_s = time_limit_s
        self._memory_limit_bytes = memory_limit_bytes
        self._turn = threading.Lock()
        self._lock = threading.Lock()
        self._pool: WorkerPool | None = None
        self._is_closed = False

    def close(self) -> None:
        """End the worker; calls that are underway end with `Cancelled`."""
        with self._lock:
            self._is_closed = True
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.close()

    def pages(
        self, path: str, *, format_name: str = "", check: Callable[[], None] = lambda: None
    ) -> tuple[PageWords, ...]:
        """Return all pages of a document with their words; `has_pages` says whose pages can be shown."""
        return self._ask("pages", self._drawn(path, format_name, check), pages_from, check=check)

    def picture(
        self, path: str, page: int, *, width_px: int, format_name: str = "", check: Callable[[], None] = lambda: None
    ) -> Picture:
        """Return the picture of a page, numbered from 0; it is less wide than asked for if the page is very tall."""
        drawn = self._drawn(path, format_name, check)
        return self._ask("picture", drawn, picture_from, check=check, page=page, width_px=max(1, width_px))

    def thumbnail(
        self, path: str, *, width_px: int, format_name: str = "", check: Callable[[], None] = lambda: None
    ) -> Picture | None:
        """Return a small picture of a document, at most so wide, or `None` if it has none."""
        drawn = self._drawn(path, format_name, check)
        return self._ask("thumbnail", drawn, thumbnail_from, check=check, width_px=max(1, width_px))

    def grey(
        self, path: str, number: int, *, long_px: int = MOST_LONG_PX, check: Callable[[], None] = lambda: None
    ) -> Seen:
        """Return a page, or a picture where a format has no pages, in grey, by the number of its `Look`.

        Its longer side is at most so long, and never longer than `MOST_LONG_PX`; a picture is not enlarged.
        """
        made = partial(grey_from, number=number)
        return self._ask("grey", path, made, check=check, number=max(0, number), long_px=max(1, long_px))

    def stored_picture(
        self, path: str, number: int, *, width_px: int, check: Callable[[], None] = lambda: None
    ) -> Picture:
        """Return a picture that is stored in a document, by its number among them, from 0, at most so wide."""
        number, width_px = max(0, number), max(1, width_px)
        return self._ask("stored_picture", path, picture_from, check=check, number=number, width_px=width_px)

    def digest(self, path: str, *, check: Callable[[], None] = lambda: None) -> bytes:
        """Return the digest of the bytes of a document as `Document.content_digest` has it."""
        return self._ask("digest", path, lambda answer: bytes.fromhex(str(answer.head["digest"])), check=check)

    def _ask(
        self, do: str, path: str, made: Callable[[Answer], Result], *, check: Callable[[], None], **parameters: int
    ) -> Result:
        with in_turn(self._turn, check):
            pool = self._started()
            try:
                answers = pool.run(do, [file_entry(path)], parameters=parameters, check=check)
                return made(only_answer(answers, path))
            except DocumentError:
                raise
            except (ValueError, TypeError) as error:
                self._end(pool)
                raise nonsense(path) from error
            except BaseException:
                # Who gave up cost the pool its worker, or no worker could be started: the next request begins afresh.
                self._end(pool)
                raise

    def _drawn(self, path: str, format_name: str, check: Callable[[], None]) -> str:
        """Return the file whose pages are drawn: the document's, or a PDF that was made of it."""
        if self._office is None or not has_office_pages(format_name):
            return path

        def copied() -> tuple[bytes, bytes]:
            return self._ask("copy", path, copy_from, check=check)

        return self._office.pdf(file_entry(path), format_name, copied, check)

    def _started(self) -> WorkerPool:
        with self._lock:
            if self._is_closed:
                raise Cancelled
            if self._pool is None:
                self._pool = WorkerPool(
                    workers=1, time_limit_s=self._time_limit_s, memory_limit_bytes=self._memory_limit_bytes
                )
            return self._pool

    def _end(self, pool: WorkerPool) -> None:
        """End the worker; the next request starts another."""
        with self._lock:
            if self._pool is pool:
                self._pool = None
        pool.close()
