"""The pages of one document below each other in a scrolling area; only those in view are drawn."""

from collections.abc import Collection, Mapping

import numpy as np
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QToolTip, QWidget

from dupfinder.domain.differences import RowKind
from dupfinder.domain.pages import Box, PageMark
from dupfinder.gui.comparison.pages.page_feeds import MOST_BYTES, Floats, MarkedPages, Numbers, PagePictures, PageWish
from dupfinder.gui.comparison.pages.page_painter import (
    PageBadge,
    PageLook,
    PagePainter,
    PageTints,
    cells_of,
    mark_at,
    outline_of,
    page_colours,
)
from dupfinder.gui.toolkit.fields import ZoomWheel
from dupfinder.gui.toolkit.labels import plain_tooltip
from dupfinder.gui.toolkit.wording import clauses


class SideScroll(QAbstractScrollArea):
    """One document in a scrolling area; what is asked of both kinds, `SideArea` has.

    A *place* among rows is the number of a row of the difference, and how far it is from there to the next one: it
    means the same to both sides, whatever their pages or lines are like.
    """

    row_chosen = Signal(int)
    scrolled = Signal()
    laid_out = Signal()
    """Rows stand elsewhere: after another width, zoom or font."""
    zoom_asked = Signal(int)
    """By so many steps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._zoom_wheel = ZoomWheel()
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        # Its coming and going would change the width that pages and lines have to fit.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _value(self) -> int:
        return self.verticalScrollBar().value()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End what the press began, which was all."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Ctrl, zoom, by whole steps on finer wheels too."""
        steps = self._zoom_wheel.steps(event)
        if steps is None:
            super().wheelEvent(event)
        elif steps:
            self.zoom_asked.emit(steps)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the ends, zoom, or scroll."""
        bar, key = self.verticalScrollBar(), event.key()
        if key == Qt.Key.Key_Home:
            bar.setValue(0)
        elif key == Qt.Key.Key_End:
            bar.setValue(bar.maximum())
        elif event.matches(QKeySequence.StandardKey.ZoomIn):
            self.zoom_asked.emit(1)
        elif event.matches(QKeySequence.StandardKey.ZoomOut):
            self.zoom_asked.emit(-1)
        else:
            super().keyPressEvent(event)


MARGIN_PX, GAP_PX = 12, 14
"""Around all pages, and between them."""
_LEAST_PAGE_PX = 24
_MOST_FIT_PX_PER_PT = 2.0
"""Pages that fit a very wide window would have letters as on a poster."""


class PageLayout:
    """Pages as wide as fits, times `zoom`; each on its own, so that a page on its side makes no other one small.

    All places are logical pixels from the upper left corner of the whole. A *place* among rows is the number of a row
    and how far it is from there to the next one: it means the same to both sides, whatever their pages are like.
    """

    def __init__(self, pages: MarkedPages, *, width_px: int, zoom: float) -> None:
        fitting = np.minimum((width_px - 2 * MARGIN_PX) / pages.widths_pt, _MOST_FIT_PX_PER_PT)
        widths = np.maximum(np.rint(fitting * zoom * pages.widths_pt), _LEAST_PAGE_PX)
        scales = widths / pages.widths_pt
        heights = np.maximum(np.rint(scales * pages.heights_pt), 1)
        ends = MARGIN_PX + np.cumsum(heights + GAP_PX)
        self._pages = pages
        self._widths: Numbers = widths.astype(np.int64)
        self._heights: Numbers = heights.astype(np.int64)
        self._scales: Floats = scales
        self._tops: Numbers = (ends - heights - GAP_PX).astype(np.int64)
        self.width_px = max(width_px, int(self._widths.max(initial=0)) + 2 * MARGIN_PX)
        self.height_px = int(ends[-1]) - GAP_PX + MARGIN_PX if len(ends) else 0
        self._row_tops: Floats = self._tops[pages.row_pages] + scales[pages.row_pages] * pages.row_tops_pt
        self._place_rows, self._place_tops = self._rising_rows()

    def __len__(self) -> int:
        return len(self._pages)

    def rect(self, page: int) -> QRect:
        """Return where a page is."""
        width = int(self._widths[page])
        return QRect((self.width_px - width) // 2, int(self._tops[page]), width, int(self._heights[page]))

    def scale(self, page: int) -> float:
        """Return how many pixels a point of a page has."""
        return float(self._scales[page])

    def box(self, page: int, box: Box) -> QRectF:
        """Return where a box of a page is."""
        scale, origin = self.scale(page), self.rect(page).topLeft().toPointF()
        inside = QRectF(box.left, box.top, box.right - box.left, box.bottom - box.top)
        return QRectF(origin + inside.topLeft() * scale, inside.size() * scale)

    def page_at(self, y: float) -> int:
        """Return the page at a height; the one above where there is none."""
        return max(int(np.searchsorted(self._tops, y, side="right")) - 1, 0)

    def pages_between(self, top: float, bottom: float) -> range:
        """Return the pages of which something is between two heights."""
        first = int(np.searchsorted(self._tops + self._heights, top, side="right"))
        return range(first, max(int(np.searchsorted(self._tops, bottom)), first))

    def row_top(self, row: int) -> float | None:
        """Return where the first mark of a row begins; `None` where it has none."""
        rows = self._pages.rows
        index = int(np.searchsorted(rows, row))
        return float(self._row_tops[index]) if index < len(rows) and rows[index] == row else None

    def place_at(self, y: float) -> float:
        """Return the place among rows at a height."""
        return float(np.interp(y, self._place_tops, self._place_rows))

    def top_of(self, place: float) -> float:
        """Return the height of a place among rows."""
        return float(np.interp(place, self._place_rows, self._place_tops))

    def first_row_between(self, top: float, bottom: float) -> int | None:
        """Return the first row that begins between two heights."""
        inside = np.flatnonzero((self._row_tops >= top) & (self._row_tops < bottom))
        return int(self._pages.rows[inside[0]]) if len(inside) else None

    def _rising_rows(self) -> tuple[Floats, Floats]:
        """Return the rows that stand below all rows before them, and their heights, between both ends of the whole.

        The rows of a second column begin at the top of the page again: a side that follows would jump back there.
        """
        is_below = np.ones(len(self._row_tops), dtype=bool)
        is_below[1:] = self._row_tops[1:] > np.maximum.accumulate(self._row_tops)[:-1]
        rows, tops = self._pages.rows[is_below].astype(np.float64), self._row_tops[is_below]
        ends = float(self._pages.row_count), float(self.height_px)
        return np.concatenate(([-1.0], rows, ends[:1])), np.concatenate(([0.0], tops, ends[1:]))


LEAST_ZOOM, MOST_ZOOM, ZOOM_STEP = 0.25, 6.0, 1.15
_LINE_PX = 40
_MOST_PICTURE_PIXELS = MOST_BYTES // 4 // 2
"""Two pages are in view at most times, and both must fit; a pixel has four bytes."""


class PageCanvas(SideScroll):
    """Shows pages with marks; asks for pictures by a signal, and is given them."""

    wanted = Signal(object)
    """The pictures that are missing, as a tuple of `PageWish`; those that were wanted before are not any more."""

    def __init__(self, *, is_left: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages: MarkedPages | None = None
        self._layout: PageLayout | None = None
        self.pictures = PagePictures()
        self._tints: dict[int, PageTints] = {}
        self._outlines: dict[int, QPainterPath] = {}
        self._failures: dict[int, str] = {}
        self._looks: Mapping[int, PageLook] = {}
        self._cells: dict[int, QPainterPath] = {}
        self._current: Collection[int] = ()
        self.zoom_factor = 1.0
        """How large pages are; 1 is as wide as fits."""
        self._is_left = is_left
        self._marks_equal = False
        self._goes_up = False
        self._is_laying_out = False
        self._told: tuple[PageWish, ...] = ()
        self._message = ""
        self._badge = PageBadge(self.viewport())
        self._waiting = PageBadge(self.viewport(), is_at_bottom=True, stays=True)
        self.viewport().setMouseTracking(True)
        self.set_is_left(is_left)

    # What is shown.

    @property
    def page_count(self) -> int:
        """Return how many pages there are; 0 while they are not known."""
        return len(self._pages) if self._pages else 0

    @property
    def drawn_pages(self) -> frozenset[int]:
        """Return the pages whose pictures are at hand."""
        return frozenset(page for page in range(self.page_count) if self.pictures.width_px(page) is not None)

    def set_pages(self, pages: MarkedPages | None) -> None:
        """Show the pages of another document from their beginning; `None` shows nothing."""
        self._pages = pages
        self.pictures.clear()
        self._tints.clear()
        self._failures.clear()
        self._told = ()
        self.mark_current(())
        self._is_laying_out = True
        self._lay_out()
        self._scroll_to(0)
        self._is_laying_out = False
        self._tell_message()
        self._tell_place()

    def refine_pages(self, pages: MarkedPages) -> None:
        """Show what is now known better of the same pages; what is seen stays, unless there are more or fewer."""
        if len(pages) != self.page_count:
            self.set_pages(pages)
            return
        self._pages = pages
        self._tints.clear()
        self._outlines.clear()
        self._lay_out_around(QPoint(self.viewport().width() // 2, 0))
        self._tell_place()

    def set_message(self, text: str) -> None:
        """Say something in the place of pages while there are none, and else in a corner."""
        self._message = text
        self._tell_message()
        self.viewport().update()

    def set_looks(self, looks: Mapping[int, PageLook]) -> None:
        """Mark where pages differ that are told by what is seen on them."""
        self._looks = looks
        self._cells.clear()
        self.viewport().update()

    def add_picture(self, wish: PageWish, picture: QImage) -> None:
        """Show the picture of a page that was wished for."""
        self.pictures.add(wish, picture, kept=self.visible_pages())
        self.viewport().update()

    def add_failure(self, wish: PageWish, sentence: str) -> None:
        """Show on a page why it cannot be drawn."""
        self._failures[wish.page] = sentence
        self.viewport().update()

    def set_is_left(self, is_left: bool) -> None:  # noqa: FBT001 - as Qt's setters
        """Show the colours of the left side, or of the right one."""
        self._is_left = is_left
        name = self.tr("Pages of the left document") if is_left else self.tr("Pages of the right document")
        self.setAccessibleName(name)
        self.viewport().update()

    def set_equal_marked(self, marked: bool) -> None:  # noqa: FBT001 - the slot of a button
        """Mark also what both documents have, or only what differs."""
        self._marks_equal = marked
        self.viewport().update()

    def mark_current(self, rows: Collection[int]) -> None:
        """Draw a line around the change that is looked at."""
        self._current = rows
        self._outlines.clear()
        self.viewport().update()

    # Where it is.

    @property
    def current_page(self) -> int | None:
        """Return the page that is looked at: the one in the middle."""
        if self._layout is None or not len(self._layout):
            return None
        return self._layout.page_at(self._value() + self.viewport().height() / 2)

    def visible_pages(self) -> range:
        """Return the pages that can be seen at least in part."""
        value = self._value()
        return self._layout.pages_between(value, value + self.viewport().height()) if self._layout else range(0)

    def rect_of_page(self, page: int) -> QRect:
        """Return where in the viewport a page is."""
        return self._layout.rect(page).translated(self._offset()) if self._layout else QRect()

    def show_page(self, page: int) -> None:
        """Bring the upper edge of a page to that of the window."""
        if self._layout is not None and len(self._layout):
            self._scroll_to(self._layout.rect(min(max(page, 0), len(self._layout) - 1)).top())

    def place_at(self, y: float) -> float | None:
        """Return the place among rows (see `PageLayout`) at a height of the viewport."""
        return self._layout.place_at(self._value() + y) if self._layout else None

    def scroll_to_place(self, place: float, y: float) -> None:
        """Bring a place among rows to a height of the viewport."""
        if self._layout is not None:
            self._scroll_to(round(self._layout.top_of(place) - y))

    def top_of_row(self, row: int) -> float | None:
        """Return where in the viewport the first mark of a row begins; `None` where it has none."""
        top = self._layout.row_top(row) if self._layout else None
        return None if top is None else top - self._value()

    def scroll_row_to(self, row: int, y: float) -> None:
        """Bring the first mark of a row to a height of the viewport, and into view from the side."""
        top = self._layout.row_top(row) if self._layout else None
        if self._layout is None or self._pages is None or top is None:
            return
        self._scroll_to(round(top - y))
        page = self._layout.page_at(top)
        box = next(mark.box for mark in self._pages.marks[page] if mark.row == row)
        place, bar = self._layout.box(page, box), self.horizontalScrollBar()
        if not bar.value() <= place.left() < bar.value() + self.viewport().width():
            bar.setValue(round(place.center().x() - self.viewport().width() / 2))

    def first_visible_row(self) -> int | None:
        """Return the first row that begins in view."""
        value = self._value()
        return self._layout.first_row_between(value, value + self.viewport().height()) if self._layout else None

    # Zoom.

    def zoom(self, steps: int) -> None:
        """Make pages larger, or smaller for a negative number; what is in the middle stays there."""
        self.set_zoom(self.zoom_factor * ZOOM_STEP**steps)

    def set_zoom(self, factor: float) -> None:
        """Make pages as large as that, within reason."""
        self.zoom_factor = min(max(factor, LEAST_ZOOM), MOST_ZOOM)
        if abs(self.zoom_factor - 1) < 0.01:
            self.zoom_factor = 1.0
        self._lay_out_around(self.viewport().rect().center())

    # Geometry.

    def _offset(self) -> QPoint:
        """Return from where in the viewport the whole begins."""
        return QPoint(-self.horizontalScrollBar().value(), -self._value())

    def _scroll_to(self, value: int) -> None:
        self.verticalScrollBar().setValue(value)

    def _lay_out(self) -> None:
        """Place all pages anew; scroll bars end where these do."""
        size = self.viewport().size()
        self._layout = PageLayout(self._pages, width_px=size.width(), zoom=self.zoom_factor) if self._pages else None
        width, height = (self._layout.width_px, self._layout.height_px) if self._layout else (0, 0)
        vertical, horizontal = self.verticalScrollBar(), self.horizontalScrollBar()
        vertical.setRange(0, max(0, height - size.height()))
        vertical.setPageStep(size.height())
        vertical.setSingleStep(_LINE_PX)
        horizontal.setRange(0, max(0, width - size.width()))
        horizontal.setPageStep(size.width())
        horizontal.setSingleStep(_LINE_PX)
        self.viewport().update()

    def _lay_out_around(self, point: QPoint) -> None:
        """Place all pages anew, and leave what is at a point of the viewport there."""
        if self._layout is None or not len(self._layout):
            self._lay_out()
            return
        before = self._layout
        inside = point - self._offset()
        page = before.page_at(inside.y())
        rect = before.rect(page)
        self._is_laying_out = True
        share_x, share_y = (inside.x() - rect.x()) / rect.width(), (inside.y() - rect.y()) / rect.height()
        self._lay_out()
        rect = self._layout.rect(page)
        self._scroll_to(round(rect.y() + share_y * rect.height()) - point.y())
        self.horizontalScrollBar().setValue(round(rect.x() + share_x * rect.width()) - point.x())
        self._is_laying_out = False
        self.laid_out.emit()

    # Wishes.

    def _wish(self) -> None:
        """Tell which pictures are missing, those in view first, if that is news."""
        wishes = self._missing()
        if wishes != self._told:
            self._told = wishes
            self.wanted.emit(wishes)

    def _missing(self) -> tuple[PageWish, ...]:
        visible = self.visible_pages()
        if not visible:
            return ()
        ahead = visible.start - 1 if self._goes_up else visible.stop
        wishes = [self._wish_for(page) for page in visible]
        if 0 <= ahead < self.page_count and len(visible) < 4:
            wishes.append(self._wish_for(ahead))
        missing = [wish for wish in wishes if self.pictures.width_px(wish.page) != wish.width_px]
        # A picture of another size will do for the moment, but none will not.
        return tuple(
            sorted(
                (wish for wish in missing if wish.page not in self._failures),
                key=lambda wish: (wish.page not in visible, self.pictures.width_px(wish.page) is not None),
            )
        )

    def _wish_for(self, page: int) -> PageWish:
        size = self.rect_of_page(page).size() * self.devicePixelRatioF()
        shrink = min(1.0, (_MOST_PICTURE_PIXELS / (size.width() * size.height())) ** 0.5)
        return PageWish(page, max(1, round(size.width() * shrink)))

    # What is said.

    def _tell_place(self) -> None:
        """Say on which page one is, if that is news."""
        page, pages = self.current_page, self._pages
        if page is None or pages is None:
            self.setAccessibleDescription("")
            return
        place = self.tr("Page {number} of {count}").format(number=page + 1, count=len(pages))
        look = self._looks.get(page)
        differs = look.said if look else self.tr("%Ln change(s)", "", pages.change_counts[page])
        said = clauses(place, differs)
        if look and look.differing:
            said = clauses(said, self.tr("%Ln change(s)", "", len(self._cells_on(page, look).toSubpathPolygons())))
        if said != self.accessibleDescription():
            self.setAccessibleDescription(said)

    def _cells_on(self, page: int, look: PageLook) -> QPainterPath:
        if page not in self._cells:
            self._cells[page] = cells_of(look.differing)
        return self._cells[page]

    def _said_of(self, mark: PageMark | None) -> str:
        """Return what a mark says, as colour alone does not tell everybody."""
        match mark.kind if mark else None:
            case RowKind.CHANGED:
                return self.tr("Changed")
            case RowKind.REMOVED | RowKind.ADDED:
                return self.tr("Only in this document")
            case RowKind.MOVED:
                return self.tr("Found elsewhere in the other document")
            case _:
                return ""

    def _tell_message(self) -> None:
        self._waiting.say(self._message if self._pages else "")

    def _mark_at(self, point: QPointF) -> PageMark | None:
        if self._layout is None or self._pages is None or not len(self._layout):
            return None
        inside = point - self._offset().toPointF()
        page = self._layout.page_at(inside.y())
        on_page, scale = inside - self._layout.rect(page).topLeft().toPointF(), self._layout.scale(page)
        return mark_at(self._pages.marks[page], on_page.x() / scale, on_page.y() / scale)

    # Qt's events.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pages in view; what is missing of them is wished for, so nobody draws what cannot be seen."""
        colours = page_colours(self.palette(), is_left=self._is_left)
        painter = PagePainter(self.viewport(), colours, area=event.rect())
        for page in self.visible_pages():
            self._paint_page(painter, page)
        if self._pages is None and self._message:
            colour = self.palette().color(QPalette.ColorRole.PlaceholderText)
            painter.paint_message(self.viewport().rect(), self._message, colour=colour)
        painter.end()
        self._wish()

    def _paint_page(self, painter: PagePainter, page: int) -> None:
        if self._pages is None or self._layout is None:
            return
        marks, place = self._pages.marks[page], self.rect_of_page(page)
        if page not in self._tints:
            self._tints[page] = PageTints.of(marks)
        if page not in self._outlines:
            self._outlines[page] = outline_of(marks, self._current)
        painter.paint_paper(place, self.pictures.look(page), message=self._failures.get(page, ""))
        painter.paint_marks(
            place, self._tints[page], self._outlines[page], scale=self._layout.scale(page), equal=self._marks_equal
        )
        if look := self._looks.get(page):
            painter.paint_look(place, look, self._cells_on(page, look))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the upper edge of what is seen where it is."""
        super().resizeEvent(event)
        self._badge.place()
        self._waiting.place()
        self._lay_out_around(QPoint(event.oldSize().width() // 2 if event.oldSize().isValid() else 0, 0))

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802 - Qt's name
        """Show what came into view, and which page that is."""
        super().scrollContentsBy(dx, dy)
        if not dy or self._is_laying_out:
            return
        self._goes_up = dy > 0
        page = self.current_page
        if page is not None:
            self._badge.say(self.tr("{number} of {count}").format(number=page + 1, count=self.page_count))
        self._tell_place()
        self.scrolled.emit()

    def viewportEvent(self, event: QEvent) -> bool:
        """Say what the mark under the mouse says."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            said = self._said_of(self._mark_at(event.pos().toPointF()))
            QToolTip.showText(event.globalPos(), plain_tooltip(said), self.viewport())
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the row of the mark that was clicked."""
        mark = self._mark_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and mark is not None:
            self.row_chosen.emit(mark.row)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show what can be clicked."""
        can_click = self._mark_at(event.position()) is not None
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if can_click else Qt.CursorShape.ArrowCursor)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.viewport().update()
