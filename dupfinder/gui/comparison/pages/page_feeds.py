"""What pages, pictures and thumbnails are wanted, one feed for each widget that shows them.

Of several wishes of one feed only the newest count: what a widget has scrolled past is never drawn.
"""

from __future__ import annotations

import hashlib
import os
from collections import OrderedDict
from collections.abc import Callable, Container, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from dupfinder import diff, pipeline
from dupfinder.domain.differences import Difference, RowKind
from dupfinder.domain.display import visible
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.enclosed import enclosing_path, is_enclosed
from dupfinder.domain.errors import Cancelled, DocumentError, DupFinderError
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.pages import PageMark, PageWords, Picture
from dupfinder.domain.records import dataclass
from dupfinder.gui.toolkit.background import tell_error
from dupfinder.gui.toolkit.language import core_message

MOST_BYTES = 64 << 20


class PageWish(NamedTuple):
    """A page that should be drawn, numbered from 0, and how wide."""

    page: int
    width_px: int


class PagePictures:
    """One picture of each page, the newest; those that were not looked at for longest go first."""

    def __init__(self, *, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._pictures: OrderedDict[int, tuple[int, QImage]] = OrderedDict()
        self.size_bytes = 0
        """Of all pictures together."""

    def __len__(self) -> int:
        return len(self._pictures)

    def clear(self) -> None:
        """Forget all."""
        self._pictures.clear()
        self.size_bytes = 0

    def look(self, page: int) -> QImage | None:
        """Return the picture of a page, which was looked at now."""
        if page not in self._pictures:
            return None
        self._pictures.move_to_end(page)
        return self._pictures[page][1]

    def width_px(self, page: int) -> int | None:
        """Return how wide the picture of a page was asked for; `None` where there is none."""
        found = self._pictures.get(page)
        return found[0] if found else None

    def add(self, wish: PageWish, picture: QImage, *, kept: Container[int]) -> None:
        """Keep the picture that was wished for; of the pages `kept` none goes, even if they alone are too many."""
        old = self._pictures.pop(wish.page, None)
        self._pictures[wish.page] = wish.width_px, picture
        self.size_bytes += picture.sizeInBytes() - (old[1].sizeInBytes() if old else 0)
        for page in list(self._pictures):
            if self.size_bytes <= self._most_bytes:
                return
            if page not in kept and page != wish.page:
                self.size_bytes -= self._pictures.pop(page)[1].sizeInBytes()


Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]

CHANGES = frozenset({RowKind.CHANGED, RowKind.REMOVED, RowKind.ADDED, RowKind.MOVED})


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class MarkedPages:
    """Sizes and marks of all pages, and where each row of the difference begins."""

    widths_pt: Floats
    heights_pt: Floats
    marks: tuple[tuple[PageMark, ...], ...]
    change_counts: tuple[int, ...]
    """How many changes can be seen on each page; neighbouring rows that differ are one, as they are to step through."""
    rows: Numbers
    """The rows that have a mark, rising."""
    row_pages: Numbers
    """The page of the first mark of each of `rows`."""
    row_tops_pt: Floats
    """Where on that page its upper edge is."""
    row_count: int
    """How many rows the difference has."""

    def __len__(self) -> int:
        return len(self.marks)


def marked_pages(
    difference: Difference, pages: Sequence[PageWords], marks: tuple[tuple[PageMark, ...], ...]
) -> MarkedPages:
    """Return the pages of one side with their marks, without their words."""
    begins: dict[int, tuple[int, float]] = {}
    for number, on_page in enumerate(marks):
        for mark in on_page:
            begins.setdefault(mark.row, (number, mark.box.top))
    rows = sorted(begins)
    change_starts = np.array(difference.changes, dtype=np.int64)
    return MarkedPages(
        widths_pt=np.array([page.width_pt for page in pages], dtype=np.float64),
        heights_pt=np.array([page.height_pt for page in pages], dtype=np.float64),
        marks=marks,
        change_counts=tuple(_change_count(on_page, change_starts) for on_page in marks),
        rows=np.array(rows, dtype=np.int64),
        row_pages=np.array([begins[row][0] for row in rows], dtype=np.int64),
        row_tops_pt=np.array([begins[row][1] for row in rows], dtype=np.float64),
        row_count=len(difference.rows),
    )


def _change_count(marks: Sequence[PageMark], change_starts: Numbers) -> int:
    rows = [mark.row for mark in marks if mark.kind in CHANGES]
    return len(set(np.searchsorted(change_starts, rows, side="right").tolist()))


_CHANNELS = 3
_OUTLINE_PX = 256
"""Wide enough to tell the shape of a page, and drawn in no time."""
_A4_WIDTH_PT = 595.0
_MOST_OUTLINED = 50_000
_MOST_MEASURED = 500
_MEASURED_PX = 64
"""Pictures that stand for pages are read once only to learn their shapes."""


@dataclass(frozen=True, slots=True)
class Work:
    """What is done elsewhere, and what becomes of its result on the window's thread."""

    do: Callable[[pipeline.PageReader], Any]
    done: Callable[[Any], None]
    failed: Callable[[Exception], None]
    is_slow: bool = False


class Feed(QObject):
    """Something that has wishes; a closed one has none, and says nothing about those that are underway."""

    wished = Signal()
    """There is work to take."""

    def __init__(self) -> None:
        super().__init__()
        self.is_closed = False

    def close(self) -> None:
        """Wish for nothing any more."""
        self.is_closed = True

    def take(self) -> Work | None:
        """Return what is to be done next, which is then underway."""
        raise NotImplementedError

    def take_slow(self) -> Work | None:
        """Return what is to be done beside it, because it may take long."""
        return None

    def sentence(self, error: Exception) -> str:
        """Return what to tell of a failure."""
        if isinstance(error, DupFinderError):
            # Which document it is stands above it.
            return visible(core_message(error.why if isinstance(error, DocumentError) else error.message))
        if not isinstance(error, Cancelled):
            tell_error(error)
        return self.tr("This document cannot be shown.")


@dataclass(frozen=True, slots=True, kw_only=True)
class PagesRequest:
    """The document on one side of a difference; `digest` is that of the bytes that were compared."""

    path: str
    difference: Difference
    digest: bytes
    is_left: bool
    page_count: int | None
    """How many pages the document says it has."""
    shows_pictures: bool = False
    """The pictures that are stored in it are looked at instead of pages, as its format has none."""
    office_format: str = ""
    """Its format where LibreOffice makes its pages."""


class PageFeed(Feed):
    """The pages of one document: roughly where they are, the pictures that are wished for, and when known the marks."""

    outlined = Signal(MarkedPages)
    """Pages of about the right shape without any marks, for the time until their words are read."""
    loaded = Signal(MarkedPages)
    failed = Signal(str)
    """The pages cannot be shown, and why."""
    drawn = Signal(PageWish, QImage)
    not_drawn = Signal(PageWish, str)

    def __init__(self, request: PagesRequest) -> None:
        super().__init__()
        self._request = request
        self._is_asked = self._is_read = False
        self._state: _FileState | None = None
        self._wishes: tuple[PageWish, ...] = ()
        self._underway: PageWish | None = None

    def wish(self, wishes: Sequence[PageWish]) -> None:
        """Wish for these pictures in this order, and for no others."""
        self._wishes = tuple(wish for wish in wishes if wish != self._underway)
        if self._wishes:
            self.wished.emit()

    def take(self) -> Work | None:
        """Return how the first page is looked at, and then how one picture after the other is drawn."""
        if not self._is_asked and not self._request.office_format:
            return self._first_work(is_slow=False)
        # One at a time: when it is there, others may be wished for.
        if self._state is None or self._underway is not None or not self._wishes:
            return None
        wish, *rest = self._wishes
        self._underway, self._wishes = wish, tuple(rest)
        return Work(partial(self._draw, wish), self._take_picture, self._fail_picture)

    def take_slow(self) -> Work | None:
        """Return how the words of all pages are read, once the first page was seen; LibreOffice is slow with that."""
        if not self._is_asked and self._request.office_format:
            return self._first_work(is_slow=True)
        if self._state is None or self._is_read:
            return None
        self._is_read = True
        return Work(self._read, self.loaded.emit, self._fail, is_slow=True)

    def _first_work(self, *, is_slow: bool) -> Work:
        self._is_asked = True
        return Work(self._look, self._take_outline, self._fail, is_slow=is_slow)

    def _look(self, reader: pipeline.PageReader) -> tuple[_FileState, MarkedPages]:
        request = self._request
        first = self._picture(reader, 0, width_px=_OUTLINE_PX)
        state = _file_state(request.path)
        is_inner = is_enclosed(request.path)
        now = reader.digest(request.path, check=self._check) if is_inner else _content_digest(request.path)
        if state is None or now != request.digest:
            raise self._changed()
        size = _size_of(first)
        count = min(max(request.page_count or 1, 1), _MOST_OUTLINED)
        return state, marked_pages(request.difference, [size] * count, ((),) * count)

    def _read(self, reader: pipeline.PageReader) -> MarkedPages:
        request = self._request
        if request.shows_pictures:
            count = range(min(request.page_count or 0, _MOST_MEASURED))
            pages = tuple(_size_of(self._picture(reader, number, width_px=_MEASURED_PX)) for number in count)
        else:
            pages = reader.pages(request.path, format_name=request.office_format, check=self._check)
        self._check_state()
        marks = diff.page_marks(request.difference, pages, is_left=request.is_left)
        return marked_pages(request.difference, pages, marks)

    def _draw(self, wish: PageWish, reader: pipeline.PageReader) -> QImage:
        self._check_state()
        return image_from(self._picture(reader, wish.page, width_px=wish.width_px))

    def _picture(self, reader: pipeline.PageReader, page: int, *, width_px: int) -> Picture:
        self._check()
        if self._request.shows_pictures:
            return reader.stored_picture(self._request.path, page, width_px=width_px)
        request = self._request
        return reader.picture(
            request.path, page, width_px=width_px, format_name=request.office_format, check=self._check
        )

    def _check_state(self) -> None:
        if _file_state(self._request.path) not in {None, self._state}:  # of a file that is gone the reader says so
            raise self._changed()

    def _check(self) -> None:
        if self.is_closed:
            raise Cancelled

    def _changed(self) -> DocumentError:
        return DocumentError(ProblemCode.CHANGED, as_it_is(self.tr("This document changed after the comparison.")))

    def _take_outline(self, found: tuple[_FileState, MarkedPages]) -> None:
        self._state, pages = found
        self.outlined.emit(pages)

    def _fail(self, error: Exception) -> None:
        self._wishes = ()
        self.failed.emit(self.sentence(error))

    def _take_picture(self, picture: QImage) -> None:
        if (wish := self._ended()) is not None:
            self.drawn.emit(wish, picture)

    def _fail_picture(self, error: Exception) -> None:
        if (wish := self._ended()) is not None:
            self.not_drawn.emit(wish, self.sentence(error))

    def _ended(self) -> PageWish | None:
        ended, self._underway = self._underway, None
        return ended


@dataclass(frozen=True, slots=True, kw_only=True)
class ThumbnailWish:
    """A thumbnail of a document as it was at a time, at most so wide."""

    path: str
    mtime_ns: int
    width_px: int
    office_format: str = ""
    """Its format where LibreOffice may make its pages."""


class ThumbnailFeed(Feed):
    """One thumbnail after the other."""

    drawn = Signal(ThumbnailWish, object)
    """A `QImage`, or `None` where the document has none or cannot be read."""

    def __init__(self) -> None:
        super().__init__()
        self._wish: ThumbnailWish | None = None
        self._newest: ThumbnailWish | None = None

    def wish(self, wish: ThumbnailWish | None) -> None:
        """Wish for this thumbnail, and for no other one."""
        self._wish = self._newest = wish
        if wish is not None:
            self.wished.emit()

    def take(self) -> Work | None:
        """Return how the thumbnail is made."""
        return self._work(is_slow=False)

    def take_slow(self) -> Work | None:
        """Return the same where LibreOffice makes the page."""
        return self._work(is_slow=True)

    def _work(self, *, is_slow: bool) -> Work | None:
        wish = self._wish
        if wish is None or bool(wish.office_format) is not is_slow:
            return None
        self._wish = None

        def check() -> None:
            if self.is_closed or self._newest != wish:
                raise Cancelled

        def make(reader: pipeline.PageReader) -> QImage | None:
            if not is_slow:
                picture = reader.thumbnail(wish.path, width_px=wish.width_px)
            else:  # given up for the next wish
                picture = reader.thumbnail(
                    wish.path, width_px=wish.width_px, format_name=wish.office_format, check=check
                )
            return None if picture is None else image_from(picture)

        def fail(error: Exception) -> None:
            self.sentence(error)  # nobody misses it, but a bug is told
            if not (is_slow and isinstance(error, Cancelled)):
                self.drawn.emit(wish, None)

        return Work(make, lambda picture: self.drawn.emit(wish, picture), fail, is_slow=is_slow)


def _size_of(picture: Picture) -> PageWords:
    """Return a page of the shape of a picture."""
    height_pt = _A4_WIDTH_PT * picture.height_px / picture.width_px
    return PageWords(width_pt=_A4_WIDTH_PT, height_pt=height_pt, words=(), boxes=())


def image_from(picture: Picture) -> QImage:
    """Return a picture in the form that is painted fastest."""
    return QImage(
        picture.pixels,
        picture.width_px,
        picture.height_px,
        picture.width_px * _CHANNELS,
        QImage.Format.Format_RGB888,
    ).convertToFormat(QImage.Format.Format_RGB32)


@dataclass(frozen=True, slots=True)
class _FileState:
    size_bytes: int
    mtime_ns: int


def _file_state(path: str) -> _FileState | None:
    try:
        found = os.stat(enclosing_path(path))
    except OSError:
        return None
    return _FileState(found.st_size, found.st_mtime_ns)


def _content_digest(path: str) -> bytes:
    """Return the digest of the bytes of a file as `Document.content_digest` has it; an empty one where it is gone."""
    try:
        with open(path, "rb") as stream:
            return hashlib.file_digest(stream, lambda: hashlib.blake2b(digest_size=32)).digest()
    except OSError:
        return b""
