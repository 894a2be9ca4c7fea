"""Where pages stand below each other, and where on them the rows of a difference begin."""

import numpy as np
from PySide6.QtCore import QRect, QRectF

from dupfinder.domain.pages import Box
from dupfinder.gui.comparison.pages.marked_pages import Floats, MarkedPages, Numbers

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
