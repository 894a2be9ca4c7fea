"""One side of the pages view: the pages of a document, or its text and why."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from dupfinder import pipeline
from dupfinder.domain.comparisons import Comparison
from dupfinder.domain.differences import Difference
from dupfinder.domain.display import format_similarity, visible
from dupfinder.domain.records import dataclass
from dupfinder.gui.comparison.loader import LoadedComparison
from dupfinder.gui.comparison.pages.page_canvas import PageCanvas, SideScroll
from dupfinder.gui.comparison.pages.page_feeds import Feed, MarkedPages, Numbers, PageFeed, PagesRequest, Work
from dupfinder.gui.comparison.pages.page_loader import PageLoader
from dupfinder.gui.comparison.pages.page_painter import PageLook
from dupfinder.gui.comparison.texts.canvas_layout import Anchor, CanvasLayout, RowScroll, set_text_size
from dupfinder.gui.comparison.texts.display_rows import DisplayRow, DisplayRows, as_display_rows
from dupfinder.gui.comparison.texts.row_painter import RowLook, RowPainter
from dupfinder.gui.comparison.texts.selection import Side, piece_of
from dupfinder.gui.toolkit.background import tell_error
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.layouts import in_column


@dataclass(frozen=True, slots=True, eq=False)
class SideRows:
    """Rows that have the text of one side only."""

    rows: DisplayRows
    side: Side
    numbers: Numbers
    """The number of the row of the difference that each of `rows` shows, never falling."""


def side_rows(rows: Sequence[DisplayRow], difference: Difference, side: Side) -> SideRows:
    """Return the rows that have something on a side, with that alone."""
    all_rows = as_display_rows(rows)
    starts = np.fromiter(map(all_rows.row_of, range(len(difference.rows))), np.int64)
    numbers = np.searchsorted(starts, np.arange(len(all_rows)), side="right") - 1
    numbers = np.maximum(numbers, 0)  # what stands above the first row
    kept = [number for number, row in enumerate(all_rows) if piece_of(row, side) is not None]
    shown = DisplayRows(tuple(_one_sided(all_rows[number], side) for number in kept))
    return SideRows(shown, side, numbers[np.array(kept, dtype=np.int64)])


def _one_sided(row: DisplayRow, side: Side) -> DisplayRow:
    left, right = (row.left, None) if side is Side.LEFT else (None, row.right)
    return DisplayRow(row.kind, left, right, counterpart=row.counterpart, content=row.content)


class TextFeed(Feed):
    """The text of one document, made in the background as there may be 100,000 paragraphs."""

    loaded = Signal(SideRows)

    def __init__(self, rows: Sequence[DisplayRow], difference: Difference, side: Side) -> None:
        super().__init__()
        self._rows, self._difference, self._side = rows, difference, side
        self._is_asked = False

    def take(self) -> Work | None:
        """Return how the rows are made, once."""
        if self._is_asked:
            return None
        self._is_asked = True
        return Work(self._make, self.loaded.emit, tell_error)

    def _make(self, reader: pipeline.PageReader) -> SideRows:  # noqa: ARG002 - nothing has to be read
        return side_rows(self._rows, self._difference, self._side)


class SideText(SideScroll):
    """Shows rows of one side, and lays out only those in view; places among rows are those of `PageLayout`."""

    def __init__(self, *, is_left: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: SideRows | None = None
        self._scroll = RowScroll(self, shows_one_side=True)
        self._side = Side.LEFT if is_left else Side.RIGHT
        self._current: Collection[int] = ()
        self._marks_equal = False
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.set_is_left(is_left)

    @property
    def row_count(self) -> int:
        """Return how many rows there are."""
        return len(self._layout.rows)

    def set_rows(self, shown: SideRows | None) -> None:
        """Show another text from its beginning; `None` shows nothing."""
        self._shown = shown
        self._current = ()
        self._take_rows(Anchor(0, 0.0))

    def set_is_left(self, is_left: bool) -> None:  # noqa: FBT001 - as Qt's setters
        """Show the colours of the left side, or of the right one."""
        self._side = Side.LEFT if is_left else Side.RIGHT
        self.setAccessibleName(self.tr("Left text") if is_left else self.tr("Right text"))
        self._take_rows(self._scroll.top_anchor())

    def set_equal_marked(self, marked: bool) -> None:  # noqa: FBT001 - the slot of a button
        """Mark also what both documents have, or only what differs."""
        self._marks_equal = marked
        self.viewport().update()

    def mark_current(self, rows: Collection[int]) -> None:
        """Mark the rows of the change that is looked at."""
        self._current = rows
        self.viewport().update()

    def zoom(self, steps: int) -> None:
        """Make letters larger, or smaller for a negative number."""
        set_text_size(self, self.font().pointSizeF() + steps)

    # Where it is.

    def place_at(self, y: float) -> float | None:
        """Return the place among rows at a height of the viewport."""
        if self._shown is None or not self.row_count:
            return None
        inside = self._value() + y
        if inside <= 0:
            return -1.0  # above the first row, as it is on pages
        row = self._layout.row_at(inside)
        share = (inside - self._layout.top(row)) / self._layout.height(row)
        return float(self._shown.numbers[row] + min(max(share, 0.0), 1.0) * self._rows_to_next(row))

    def scroll_to_place(self, place: float, y: float) -> None:
        """Bring a place among rows to a height of the viewport."""
        if self._shown is None or not self.row_count:
            return
        row = max(int(np.searchsorted(self._shown.numbers, place, side="right")) - 1, 0)
        share = (place - self._shown.numbers[row]) / max(self._rows_to_next(row), 1)
        self._settle(Anchor(row, y - min(max(share, 0.0), 1.0) * self._layout.height(row)))

    def top_of_row(self, row: int) -> float | None:
        """Return where in the viewport a row of the difference begins; `None` where this text does not have it."""
        index = self._index_of(row)
        return None if index is None else self._layout.top(index) - self._value()

    def scroll_row_to(self, row: int, y: float) -> None:
        """Bring a row of the difference to a height of the viewport."""
        index = self._index_of(row)
        if index is not None:
            self._settle(Anchor(index, y))

    def first_visible_row(self) -> int | None:
        """Return the first row of the difference that is in view."""
        if self._shown is None or not self.row_count:
            return None
        return int(self._shown.numbers[self._layout.row_at(self._value())])

    def _rows_to_next(self, row: int) -> int:
        numbers = self._shown.numbers if self._shown else np.zeros(0, np.int64)
        return int(numbers[row + 1] - numbers[row]) if row + 1 < len(numbers) else 1

    def _index_of(self, row: int) -> int | None:
        if self._shown is None:
            return None
        numbers = self._shown.numbers
        index = int(np.searchsorted(numbers, row))
        return index if index < len(numbers) and numbers[index] == row else None

    # Geometry.

    @property
    def _layout(self) -> CanvasLayout:
        return self._scroll.layout

    def _take_rows(self, anchor: Anchor) -> None:
        rows = self._shown.rows if self._shown else ()
        if self._shown and self._shown.side is not self._side:
            rows = self._shown.rows.mirrored()
        self._scroll.layout = CanvasLayout(rows)
        self._scroll.lay_out_anew(anchor)
        self.viewport().update()

    def _settle(self, anchor: Anchor) -> None:
        self._scroll.settle(anchor)
        self.viewport().update()

    # Qt's events.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows in view."""
        painter = RowPainter(self.viewport(), self._layout.layouts, area=event.rect(), sides=(self._side,))
        for place in self._layout.places_between(self._value(), self._value() + self.viewport().height()):
            painter.paint(self._look(self._layout.row_of(place)))
        painter.end()

    def _look(self, number: int) -> RowLook:
        row, shown = self._layout.rows[number], 0 if self._shown is None else int(self._shown.numbers[number])
        return RowLook(
            number=number,
            row=row,
            top=self._layout.top(number) - self._value(),
            height=self._layout.height(number),
            is_current=shown in self._current,
            is_equal_marked=self._marks_equal,
            points_down=None if row.other_end is None else row.other_end > shown,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the topmost row where it is."""
        self._scroll.take_size(event)
        self.viewport().update()
        self.laid_out.emit()

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: ARG002, N802 - Qt's signature
        """Lay out what came into view."""
        self._scroll.follow_bar()
        self.viewport().update()
        self.scrolled.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the row that was clicked."""
        if event.button() is Qt.MouseButton.LeftButton and self._shown is not None and self.row_count:
            self.row_chosen.emit(int(self._shown.numbers[self._layout.row_at(self._value() + event.position().y())]))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font and the theme."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.PaletteChange}:
            self._scroll.lay_out_anew(self._scroll.top_anchor())
            self.viewport().update()
            self.laid_out.emit()


SideArea = PageCanvas | SideText


class SidePane(QWidget):
    """Shows one document of a comparison; what it needs comes from the loader."""

    filled = Signal()
    """Pages or text are there."""

    def __init__(self, loader: PageLoader, *, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._loader = loader
        self._side = side
        self._loaded: LoadedComparison | None = None
        self._feed: Feed | None = None
        self._note = PlainLabel(tone="dim", wraps=True)
        self._note.setMargin(8)
        self.canvas = PageCanvas(is_left=side is Side.LEFT)
        self.text = SideText(is_left=side is Side.LEFT)
        self.canvas.wanted.connect(self._wish)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.canvas)
        self._stack.addWidget(self.text)
        in_column(self._note, (self._stack, 1), inside=self, margins=0, spacing=0)
        self._note.hide()

    @property
    def area(self) -> SideArea:
        """Return what is shown: pages or text."""
        return self.text if self._stack.currentWidget() is self.text else self.canvas

    @property
    def note(self) -> str:
        """Return why no pages are shown, or an empty text."""
        return "" if self._note.isHidden() else self._note.text()

    def show_document(self, loaded: LoadedComparison) -> None:
        """Show the document that is on this side of a comparison."""
        self.clear()
        self._loaded = loaded
        request, comparison = loaded.request, loaded.comparison
        is_left = self._side is Side.LEFT
        document = request.left if is_left else request.right
        pictures = loaded.picture_count(is_left=is_left)
        if not loaded.shows_pages(is_left=is_left):
            self._show_text(self.tr("This format has no pages. Here is its text."))
            return
        text = comparison.left if is_left else comparison.right
        self.canvas.set_message(self.tr("Reading pages …"))
        self.canvas.set_looks(self._looks(comparison))
        feed = PageFeed(
            PagesRequest(
                path=document.entry.path,
                difference=comparison.difference,
                digest=comparison.left_digest if is_left else comparison.right_digest,
                is_left=is_left,
                page_count=pictures or text.metadata.page_count,
                shows_pictures=pictures > 0,
                office_format=document.format if pipeline.has_office_pages(document.format) and not pictures else "",
            )
        )
        feed.outlined.connect(self._take_outline)
        feed.loaded.connect(self._take_pages)
        feed.failed.connect(self._show_text)
        feed.drawn.connect(self.canvas.add_picture)
        feed.not_drawn.connect(self.canvas.add_failure)
        self._feed = self._loader.open(feed)

    def clear(self) -> None:
        """Show nothing, and wish for nothing."""
        if self._feed is not None:
            self._feed.close()
        self._feed = self._loaded = None
        self._note.hide()
        self.canvas.set_message("")
        self.canvas.set_looks({})
        self.canvas.set_pages(None)
        self.text.set_rows(None)
        self._stack.setCurrentWidget(self.canvas)

    def _looks(self, comparison: Comparison) -> dict[int, PageLook]:
        """Return what is said of each page that was compared by what is seen on it."""
        if not comparison.looks:
            return {}
        is_left = self._side is Side.LEFT
        alone = self.tr("No matching page")
        found = {number: PageLook(alone, ()) for number in comparison.compared_pages[0 if is_left else 1]}
        for look in comparison.looks:
            own, other = (look.left, look.right) if is_left else (look.right, look.left)
            said = self.tr("Looks like page {number} · {share}").format(
                number=other + 1, share=format_similarity(look.similarity)
            )
            found[own] = PageLook(said, tuple(boxes[0 if is_left else 1] for boxes in look.differing))
        return found

    def _take_outline(self, pages: MarkedPages) -> None:
        self.canvas.set_pages(pages)
        self.canvas.set_message(self.tr("Finding changes on the pages …"))

    def _take_pages(self, pages: MarkedPages) -> None:
        self.canvas.set_message("")
        self.canvas.refine_pages(pages)
        self.filled.emit()

    def _show_text(self, why: str) -> None:
        """Show the text that was compared, and why there are no pages."""
        if self._loaded is None:
            return
        if self._feed is not None:
            self._feed.close()
        self._note.setText(visible(why))
        self._note.show()
        self._stack.setCurrentWidget(self.text)
        feed = TextFeed(self._loaded.rows, self._loaded.comparison.difference, self._side)
        feed.loaded.connect(self._take_rows)
        self._feed = self._loader.open(feed)

    def _take_rows(self, rows: SideRows) -> None:
        self.text.set_rows(rows)
        self.filled.emit()

    def _wish(self, wishes: object) -> None:
        if isinstance(self._feed, PageFeed) and isinstance(wishes, tuple):
            self._feed.wish(wishes)
