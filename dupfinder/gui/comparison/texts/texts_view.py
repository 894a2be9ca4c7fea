"""Both texts with the map of their changes, the way through them, and the bar to find something."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dupfinder import pipeline
from dupfinder.domain.comparisons import DifferenceKind
from dupfinder.gui.comparison.pages.page_feeds import Feed, Work, image_from
from dupfinder.gui.comparison.pages.page_loader import PageLoader
from dupfinder.gui.comparison.texts.display_rows import DisplayRow, DisplayRows, MapMark, PictureKey, change_runs
from dupfinder.gui.comparison.texts.find import FindWalk
from dupfinder.gui.comparison.texts.find_bar import FindBar
from dupfinder.gui.comparison.texts.text_canvas import TextCanvas
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.fields import pass_focus
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.layouts import in_column, in_row
from dupfinder.gui.toolkit.wording import Wording

_WIDTH = 16
_LEAST_MARK_HEIGHT = 2


def mark_pixels(tops: npt.NDArray[np.float64], marks: npt.NDArray[np.uint8], height: int) -> npt.NDArray[np.uint8]:
    """Return for each pixel of a strip which sides are changed there; `tops` has one more entry than `marks`."""
    pixels = np.zeros(height, dtype=np.uint8)
    changed = np.flatnonzero(marks)
    total = tops[-1]
    if not len(changed) or total <= 0:
        return pixels
    begins = (tops[changed] / total * height).astype(np.int64)
    ends = np.maximum(np.ceil(tops[changed + 1] / total * height).astype(np.int64), begins + _LEAST_MARK_HEIGHT)
    for bit in MapMark:
        here = (marks[changed] & bit) != 0
        steps = np.zeros(height + 1, dtype=np.int64)
        np.add.at(steps, np.minimum(begins[here], height), 1)
        np.add.at(steps, np.minimum(ends[here], height), -1)
        pixels[np.cumsum(steps[:-1]) > 0] |= int(bit)
    return pixels


class ChangeMap(QWidget):
    """Follows one canvas; a click brings that place into view."""

    chosen = Signal(float)
    """A place, as a share of the whole height."""

    def __init__(self, canvas: TextCanvas, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self.tr("Map of changes"))
        self.setToolTip(self.tr("Click to go to a change."))
        canvas.scrolled.connect(self.update)

    def sizeHint(self) -> QSize:
        """Return a narrow strip."""
        return QSize(_WIDTH, 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the marks, and a frame around what is visible."""
        colours = colours_for(self.palette())
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), QColor(colours.window))
            tops = self._canvas.heights.tops()
            self._paint_marks(painter, mark_pixels(tops, self._canvas.marks, self.height()))
            self._paint_window(painter, float(tops[-1]), QColor(colours.dim))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the place under the mouse."""
        self.chosen.emit(event.position().y() / max(self.height(), 1))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go along while the button is held."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.chosen.emit(event.position().y() / max(self.height(), 1))

    def _paint_marks(self, painter: QPainter, pixels: npt.NDArray[np.uint8]) -> None:
        colours, moves = colours_for(self.palette()), QColor(colours_for(self.palette()).move_mark)
        half = (self.width() - 6) / 2
        brushes = (
            # As plain numbers: this is asked for each of some hundred marks.
            (int(MapMark.LEFT_MOVE), 3.0, moves),
            (int(MapMark.RIGHT_MOVE), 3.0 + half, moves),
            (int(MapMark.LEFT), 3.0, QColor(colours.left_mark)),
            (int(MapMark.RIGHT), 3.0 + half, QColor(colours.right_mark)),
        )
        edges = np.flatnonzero(np.diff(pixels)) + 1
        for begin, end in zip([0, *edges.tolist()], [*edges.tolist(), len(pixels)], strict=True):
            value = int(pixels[begin]) if end > begin else 0
            for bit, x, colour in brushes:
                if value & bit:
                    painter.fillRect(QRectF(x, begin, half, end - begin), colour)

    def _paint_window(self, painter: QPainter, total: float, colour: QColor) -> None:
        visible_height = self._canvas.viewport().height()
        if total <= visible_height:
            return
        scale = self.height() / total
        frame = QRectF(0.5, self._canvas.verticalScrollBar().value() * scale, self.width() - 1, visible_height * scale)
        fill = QColor(colour)
        fill.setAlphaF(0.16)
        painter.fillRect(frame, fill)
        painter.setPen(colour)
        painter.drawRect(frame)


Seen = QImage | str
"""A picture, or why it cannot be shown."""
_KEPT = 64
_MOST_WISHES = 32


class _Wish(NamedTuple):
    path: str
    key: PictureKey
    width_px: int


class PictureFeed(Feed):
    """One stored picture after the other; decoded elsewhere, only its pixels come here."""

    drawn = Signal(object, object)
    """The wish, and a `QImage` or why there is none."""

    def __init__(self) -> None:
        super().__init__()
        self._wishes: OrderedDict[_Wish, None] = OrderedDict()
        self._underway: set[_Wish] = set()

    def wish(self, wish: _Wish) -> None:
        """Wish for a picture, before all that was wished for earlier."""
        if wish in self._underway:
            return
        self._wishes[wish] = None
        self._wishes.move_to_end(wish)
        while len(self._wishes) > _MOST_WISHES:
            self._wishes.popitem(last=False)
        self.wished.emit()

    def forget(self) -> None:
        """Wish for nothing."""
        self._wishes.clear()

    def take(self) -> Work | None:
        """Return how the next picture is read."""
        if not self._wishes:
            return None
        wish, _ = self._wishes.popitem()
        self._underway.add(wish)
        return Work(partial(_draw, wish), partial(self._tell, wish), partial(self._fail, wish))

    def _tell(self, wish: _Wish, found: Seen) -> None:
        self._underway.discard(wish)
        self.drawn.emit(wish, found)

    def _fail(self, wish: _Wish, error: Exception) -> None:
        self.sentence(error)  # so that a bug is told
        self._tell(wish, self.tr("This picture cannot be shown."))


def _draw(wish: _Wish, reader: pipeline.PageReader) -> QImage:
    number = wish.key.number
    if wish.key.is_page:
        return image_from(reader.picture(wish.path, number, width_px=wish.width_px))
    return image_from(reader.stored_picture(wish.path, number, width_px=wish.width_px))


class RowPictures(QObject):
    """Holds the last pictures that were looked at."""

    changed = Signal()
    """A picture came."""

    def __init__(self, loader: PageLoader, parent: QObject) -> None:
        super().__init__(parent)
        self._feed = loader.open(PictureFeed())
        self._feed.drawn.connect(self._take)
        self.destroyed.connect(self._feed.close)
        self._paths: tuple[str, str] = ("", "")
        self._known: OrderedDict[_Wish, Seen] = OrderedDict()
        self._latest: dict[PictureKey, _Wish] = {}

    @property
    def known(self) -> Mapping[PictureKey, Seen]:
        """Return what is at hand of the two documents."""
        return {key: self._known[wish] for key, wish in self._latest.items() if wish in self._known}

    def set_documents(self, left: str, right: str) -> None:
        """Show the pictures of two other documents, or of the same as their files are now."""
        self._paths = (left, right)
        self._feed.forget()
        self._known.clear()
        self._latest.clear()

    def look(self, key: PictureKey, width_px: int) -> Seen | None:
        """Return a picture, at most so wide, or why there is none; `None` if it is not there yet, but asked for."""
        wish = _Wish(self._paths[key.document], key, width_px)
        if wish in self._known:
            self._known.move_to_end(wish)
            return self._known[wish]
        self._feed.wish(wish)
        return self._known.get(self._latest[key]) if key in self._latest else None  # one of another size will do

    def _take(self, wish: _Wish, found: Seen) -> None:
        if wish.path != self._paths[wish.key.document]:
            return
        self._known[wish] = found
        self._latest[wish.key] = wish
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        self.changed.emit()


class ChangeWalk:
    """The changes of some rows, and which of them is looked at."""

    def __init__(self, rows: Sequence[DisplayRow], *, kinds: Collection[DifferenceKind] = ()) -> None:
        """Take all changes, or with `kinds` only those of these kinds."""
        self.rows = rows
        """The rows whose changes these are."""
        self._starts, self._ends = change_runs(rows, kinds=kinds).T.tolist()
        self.current: int | None = None
        """The number of the change that is looked at, from 0; `None` before the first step."""

    @property
    def count(self) -> int:
        """Return how many changes there are."""
        return len(self._starts)

    def rows_of_current(self) -> range:
        """Return the rows of the change that is looked at."""
        if self.current is None:
            return range(0)
        return range(self._starts[self.current], self._ends[self.current])

    def step(self, *, forward: bool, visible: range) -> range | None:
        """Return the rows of the next or previous change; `None` beyond the last or first.

        It goes on from the change that is looked at while that can be seen, else from what can be seen.
        """
        here = self.rows_of_current()
        in_view = bool(here) and here.start < visible.stop and visible.start < here.stop
        if in_view and self.current is not None:
            wanted = self.current + (1 if forward else -1)
        elif forward:
            wanted = bisect_left(self._starts, visible.start)
        else:
            wanted = bisect_right(self._starts, visible.stop - 1) - 1
        return self.go_to(wanted)

    def change_of(self, row: int) -> int | None:
        """Return the number of the change that a row is in."""
        number = bisect_right(self._starts, row) - 1
        return number if number >= 0 and row < self._ends[number] else None

    def go_to(self, change: int) -> range | None:
        """Return the rows of a change by its number, and look at it; `None` where there is none."""
        if not 0 <= change < len(self._starts):
            return None
        self.current = change
        return self.rows_of_current()


_EMPTY_MARGIN = 16


class TextsView(QWidget):
    """Shows the rows of one comparison; which change is looked at is kept while they are swapped or folded."""

    walked = Signal()
    """Another change is looked at."""

    def __init__(
        self,
        wording: Wording,
        icons: Icons,
        jobs: BackgroundJobs,
        page_loader: PageLoader,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._wording = wording
        self.walk = ChangeWalk(())
        self._rows: DisplayRows | None = None
        self._is_swapped = False
        self._kinds: frozenset[DifferenceKind] = frozenset()
        self.canvas = TextCanvas()
        self.pictures = RowPictures(page_loader, self)
        self.canvas.set_pictures(self.pictures.look)
        self.pictures.changed.connect(self.canvas.viewport().update)
        self.empty = PlainLabel(self.tr("No text. Pages and pictures are compared."), tone="dim")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setMargin(_EMPTY_MARGIN)
        self.empty.hide()
        self._finding = FindWalk(self.canvas, jobs)
        self.find_bar = FindBar(self._finding, wording, icons)
        self.find_bar.closed.connect(self.canvas.setFocus)
        self._finding.changed.connect(self.find_bar.show_found)
        self._map = ChangeMap(self.canvas)
        self._map.chosen.connect(self.canvas.scroll_to_share)
        self.canvas.move_followed.connect(self._look_at_place)
        texts = in_row((self.canvas, 1), self._map, spacing=0)
        in_column(self.find_bar, self.empty, (texts, 1), inside=self, margins=0, spacing=0)
        pass_focus(self, self.canvas)

    def clear(self) -> None:
        """Forget the rows."""
        self._rows = None
        self._is_swapped = False
        self._kinds = frozenset()
        self.walk = ChangeWalk(())

    def show_rows(self, rows: DisplayRows, *, is_folded: bool) -> None:
        """Show the rows of another comparison, at the first change."""
        self.clear()
        self._rows = rows
        self.empty.setVisible(not rows.has_texts)
        self.canvas.set_rows(rows)
        self.canvas.set_folded(is_folded)
        self._walk_anew(0)

    def exchange_rows(self, rows: DisplayRows) -> None:
        """Show the rows that the same two documents have under other options, where they were looked at."""
        change = self.walk.current
        self._rows = rows
        self.canvas.set_rows(rows.mirrored() if self._is_swapped else rows)
        self._walk_anew(change or 0)

    def set_swapped(self, swapped: bool) -> None:  # noqa: FBT001 - the slot of a button
        """Exchange left and right."""
        if self._rows is not None and swapped is not self._is_swapped:
            self._is_swapped = swapped
            change = self.walk.current
            self.canvas.set_rows(self._rows.mirrored() if swapped else self._rows, keep_place=True)
            self._walk_anew(change or 0)

    def set_kinds(self, kinds: Collection[DifferenceKind]) -> None:
        """Keep to changes of these kinds; to all for none."""
        self._kinds = frozenset(kinds)
        self._walk_anew(0)

    def step(self, *, forward: bool) -> None:
        """Go to the next or the previous change."""
        self._look_at(self.walk.step(forward=forward, visible=self.canvas.visible_rows()))

    def current_row(self) -> int | None:
        """Return the number of the difference's row that is looked at: of the change, else the topmost."""
        if self._rows is None or not len(self._rows) or not self._rows.has_texts:
            return None
        here = self.walk.rows_of_current() or self.canvas.visible_rows()
        return self.canvas.rows.difference_row(here.start)

    def open_find_bar(self) -> None:
        """Open the bar to find something, which may be what is selected."""
        self._finding.prepare()
        self.find_bar.open(self.canvas.selected_text())

    def show_row(self, row: int) -> None:
        """Bring a row of the difference into view; if it is in a change, that is looked at."""
        if self._rows is not None:
            self._look_at_place(self.canvas.rows.row_of(row))

    def _look_at_place(self, place: int) -> None:
        change = self.walk.change_of(place)
        if change is not None:
            self._look_at(self.walk.go_to(change))
        self.canvas.show_row(place)

    def _walk_anew(self, change: int) -> None:
        self.walk = ChangeWalk(self.canvas.rows, kinds=self._kinds)
        self._look_at(self.walk.go_to(min(change, max(self.walk.count - 1, 0))))

    def _look_at(self, rows: range | None) -> None:
        if rows is not None:
            count, current = self._wording.count, self.walk.current or 0
            heading = self.tr("Change {number} of {count}")
            self.canvas.mark_current(
                rows, heading=heading.format(number=count(current + 1), count=count(self.walk.count))
            )
            self.canvas.show_row(rows.start)
        self.walked.emit()
