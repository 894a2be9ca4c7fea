"""Reads pages and draws pictures in the background; what is wanted stands in feeds, as that of a thumbnail."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, qGray
from PySide6.QtWidgets import QAbstractButton, QWidget

from dupfinder import pipeline
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.gui.comparison.pages.page_feeds import Feed, ThumbnailFeed, ThumbnailWish, Work
from dupfinder.gui.comparison.pages.page_painter import PagePainter, page_colours
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.colours import colours_for

FeedT = TypeVar("FeedT", bound=Feed)
_MOST_RUNNING = 2
"""Of each kind: a reader does one thing at a time; meanwhile what it gave before can be marked and made a picture."""


class PageLoader(QObject):
    """Owns the processes that read pages, made when they are first needed; `close` ends them.

    Feeds take turns, and each has only its newest wishes: there is never a queue. The words of all pages of a book take
    seconds, so they have a reader of their own, and pictures need not wait.
    """

    def __init__(
        self,
        jobs: BackgroundJobs,
        *,
        make_reader: Callable[[], pipeline.PageReader] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._office: pipeline.Office | None = None
        self._make_reader = make_reader or self._page_reader
        self._readers: dict[bool, pipeline.PageReader] = {}
        self._feeds: list[Feed] = []
        self._running: list[tuple[Feed, Work]] = []
        self._is_closed = False

    @property
    def is_busy(self) -> bool:
        """Return whether a result is due."""
        return bool(self._running)

    def open(self, feed: FeedT) -> FeedT:
        """Return the feed, whose wishes come true from now on."""
        feed.setParent(self)
        feed.wished.connect(self._go_on)
        self._feeds.append(feed)
        self._go_on()
        return feed

    def close(self) -> None:
        """End the reader processes; no feed says anything after that."""
        self._is_closed = True
        for feed in self._feeds:
            feed.close()
        for reader in self._readers.values():
            reader.close()
        if self._office is not None:
            self._office.close()

    def _page_reader(self) -> pipeline.PageReader:
        if self._office is None:  # to load what reads documents would keep the window from being seen
            self._office = pipeline.Office()
        return pipeline.PageReader(office=self._office)

    def _go_on(self) -> None:
        if self._is_closed:
            return
        self._drop_closed()
        self._start(is_slow=True)
        self._start(is_slow=False)

    def _start(self, *, is_slow: bool) -> None:
        """Start what there is to do of one kind, as much as may run at once."""
        for feed in tuple(self._feeds):
            if sum(work.is_slow is is_slow for _, work in self._running) >= _MOST_RUNNING:
                return
            if feed.is_closed:
                continue
            work = feed.take_slow() if is_slow else feed.take()
            if work is not None:
                self._feeds.remove(feed)  # to the end: others have their turn first
                self._feeds.append(feed)
                self._run(feed, work)

    def _run(self, feed: Feed, work: Work) -> None:
        if work.is_slow not in self._readers:
            self._readers[work.is_slow] = self._make_reader()
        self._running.append((feed, work))
        self._jobs.run(
            partial(work.do, self._readers[work.is_slow]),
            done=partial(self._end, feed, work, work.done),
            failed=partial(self._end, feed, work, work.failed),
        )

    def _end(self, feed: Feed, work: Work, tell: Callable[[Any], None], result: object) -> None:
        self._running.remove((feed, work))
        if not feed.is_closed:
            tell(result)
        self._go_on()

    def _drop_closed(self) -> None:
        busy = [feed for feed, _ in self._running]
        for feed in [feed for feed in self._feeds if feed.is_closed and feed not in busy]:
            self._feeds.remove(feed)
            feed.deleteLater()


WIDTH_PX, HEIGHT_PX = 44, 60
_KEPT = 24
_ROOM = QSize(WIDTH_PX, HEIGHT_PX)


class Thumbnail(QAbstractButton):
    """Takes space only where there is a picture; a click asks to see the pages.

    One that `asks_office` has LibreOffice make a page where a document has none.
    """

    def __init__(
        self, loader: PageLoader, parent: QWidget | None = None, *, room: QSize = _ROOM, asks_office: bool = False
    ) -> None:
        super().__init__(parent)
        self._asks_office = asks_office
        self._room = room
        self._feed = loader.open(ThumbnailFeed())
        self._feed.drawn.connect(self._take)
        self.destroyed.connect(self._feed.close)
        self._known: OrderedDict[ThumbnailWish, QImage | None] = OrderedDict()
        self._small: ThumbnailWish | None = None
        self.picture: QImage | None = None
        """What is shown."""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self.tr("First page"))
        self._show(None)

    def show_document(self, document: Document | None) -> None:
        """Show the first page of a document, once it is drawn; nothing if it has none."""
        self._small = None
        self._feed.wish(None)
        self._show(None)
        if document is None:
            return
        entry = document.entry
        self.setAccessibleName(self.tr("First page of {name}").format(name=visible(entry.name)))
        self.setAccessibleDescription(self.tr("Show pages"))
        # As wide as high: a page on its side fills the width, and is small anyway.
        width = round(self._room.height() * self.devicePixelRatioF())
        asks_office = self._asks_office and pipeline.has_office_pages(document.format)
        self._small = ThumbnailWish(
            path=entry.path,
            mtime_ns=entry.mtime_ns,
            width_px=width,
            office_format=document.format if asks_office else "",
        )
        self._ask(self._small)

    def sizeHint(self) -> QSize:
        """Return the size of the sheet, or none."""
        return self.maximumSize() if self.picture is not None else QSize(0, 0)

    def _ask(self, wish: ThumbnailWish) -> None:
        if wish in self._known:
            self._take(wish, self._known[wish])
        else:
            self._feed.wish(wish)

    def _take(self, wish: ThumbnailWish, picture: QImage | None) -> None:
        if picture is not None and is_blank(picture):
            picture = None  # an empty box says nothing
        self._known[wish] = picture
        self._known.move_to_end(wish)
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
        if wish == self._small:
            self._show(picture)

    def _show(self, picture: QImage | None) -> None:
        self.picture = picture
        size = QSize(0, 0) if picture is None else _fitting(picture.size(), self._room)
        self.setFixedSize(size)
        self.setVisible(picture is not None)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if picture is None else Qt.FocusPolicy.TabFocus)
        self.update()

    # Qt's events.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet."""
        if self.picture is None:
            return
        sheet = PagePainter(self, page_colours(self.palette(), is_left=True), area=event.rect())
        sheet.paint_paper(self.rect().adjusted(1, 1, -1, -1), self.picture, message="")
        sheet.end()
        if self.hasFocus() or self.underMouse():
            with QPainter(self) as painter:
                painter.setPen(QColor(colours_for(self.palette()).accent))
                painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


_LEAST_CONTRAST = 12


def is_blank(picture: QImage) -> bool:
    """Return whether there is nothing to see in a picture: all of it has all but the same brightness."""
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    width = grey.width()
    shades = {qGray(grey.pixel(x, y)) for y in range(grey.height()) for x in range(width)}
    return not shades or max(shades) - min(shades) < _LEAST_CONTRAST


def _fitting(size: QSize, room: QSize) -> QSize:
    """Return the largest size of that shape that fits, at least a pixel each way."""
    return size.scaled(room, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(3, 3))
