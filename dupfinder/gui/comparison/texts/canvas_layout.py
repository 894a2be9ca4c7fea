"""Where rows and folds stand and how they scroll; only what was asked for is laid out."""

from collections.abc import Sequence
from math import ceil

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontMetricsF, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from dupfinder.domain.differences import ChangeKind
from dupfinder.domain.records import dataclass
from dupfinder.gui.comparison.texts.display_rows import DisplayRow, as_display_rows
from dupfinder.gui.comparison.texts.row_painter import CARD_MARGIN, MARK_WIDTH, ROW_PADDING, SIDE_PADDING
from dupfinder.gui.comparison.texts.selection import Side, TextPlace, piece_of
from dupfinder.gui.comparison.texts.text_layouts import PieceLayouts
from dupfinder.gui.toolkit.colours import LIGHT, colours_for

Heights = npt.NDArray[np.float64]


class RowHeights:
    """Where each row begins, in pixels from the top of the whole text."""

    def __init__(self, guesses: Heights) -> None:
        self._heights = guesses
        self._tops = np.zeros(len(guesses) + 1)
        self._valid_rows = 0
        """`_tops` is right up to and including this row."""

    def __len__(self) -> int:
        return len(self._heights)

    @property
    def total(self) -> float:
        """Return the height of everything."""
        return float(self.tops()[-1])

    def tops(self) -> Heights:
        """Return the top of each row, and the bottom of the last."""
        begin = self._valid_rows
        if begin < len(self._heights):
            np.cumsum(self._heights[begin:], out=self._tops[begin + 1 :])
            self._tops[begin + 1 :] += self._tops[begin]
            self._valid_rows = len(self._heights)
        return self._tops

    def top(self, row: int) -> float:
        """Return where a row begins."""
        return float(self.tops()[row])

    def height(self, row: int) -> float:
        """Return the height of a row, known or guessed."""
        return float(self._heights[row])

    def set_height(self, row: int, height: float) -> None:
        """Replace a guess by what is known."""
        if self._heights[row] != height:
            self._heights[row] = height
            self._valid_rows = min(self._valid_rows, row)

    def row_at(self, y: float) -> int:
        """Return the row at a place; the first or last one beyond the ends."""
        row = int(np.searchsorted(self.tops(), y, side="right")) - 1
        return min(max(row, 0), max(len(self) - 1, 0))


def guess_heights(
    lengths: npt.NDArray[np.int64], *, characters_per_line: float, line_height: float, padding: float
) -> Heights:
    """Return a guess for rows whose longer side has so many characters."""
    lines = np.maximum(np.ceil(lengths / max(characters_per_line, 1.0)), 1.0)
    return lines * line_height + padding


_CONTEXT_ROWS = 2
"""So many equal rows stay in view around each change."""
_LEAST_FOLDED = 2
"""A fold of one row would hide nothing: it takes a row itself."""


def equal_stretches(is_change: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
    """Return the stretches of rows that can be folded, as `int64[k, 2]`: the first row, and the one after the last."""
    steps = np.diff(np.concatenate(([True], is_change, [True])).astype(np.int8))
    begins, ends = np.flatnonzero(steps < 0), np.flatnonzero(steps > 0)
    begins = np.where(begins > 0, begins + _CONTEXT_ROWS, begins)
    ends = np.where(ends < len(is_change), ends - _CONTEXT_ROWS, ends)
    is_long = ends - begins >= _LEAST_FOLDED
    return np.stack((begins[is_long], ends[is_long]), axis=1).astype(np.int64)


class Folds:
    """Maps places, which are what is seen one below the other, to rows; each fold is one place for many rows."""

    def __init__(self, is_change: npt.NDArray[np.bool_]) -> None:
        """Take which rows are changes; nothing is folded yet."""
        self._row_count = len(is_change)
        self._stretches = equal_stretches(is_change)
        self._is_folded = np.zeros(len(self._stretches), dtype=np.bool_)
        self.rows: npt.NDArray[np.int64] = np.arange(self._row_count)
        """The row at each place; of a fold the first that it hides."""

    @property
    def has_folded(self) -> bool:
        """Return whether anything is hidden."""
        return bool(self._is_folded.any())

    def place_of(self, row: int) -> int:
        """Return the place where a row is, or the fold that hides it."""
        return int(np.searchsorted(self.rows, row, side="right")) - 1

    def stretch_of(self, row: int) -> int | None:
        """Return the number of the stretch that a row is in, folded or not."""
        number = int(np.searchsorted(self._stretches[:, 0], row, side="right")) - 1
        return number if number >= 0 and row < self._stretches[number, 1] else None

    def rows_of(self, stretch: int) -> range:
        """Return the rows of a stretch."""
        begin, end = self._stretches[stretch].tolist()
        return range(begin, end)

    def hidden_at(self, row: int) -> int:
        """Return how many rows the fold hides that a row is in; 0 for a row that is not in one."""
        number = self.stretch_of(row)
        return len(self.rows_of(number)) if number is not None and self._is_folded[number] else 0

    def fold(self, stretch: int) -> None:
        """Hide one stretch."""
        self._is_folded[stretch] = True
        self._map()

    def open(self, stretch: int) -> None:
        """Show one stretch."""
        self._is_folded[stretch] = False
        self._map()

    def fold_all(self) -> None:
        """Hide every stretch."""
        self._is_folded[:] = True
        self._map()

    def open_all(self) -> None:
        """Show every row."""
        self._is_folded[:] = False
        self._map()

    def folded_places(self) -> npt.NDArray[np.int64]:
        """Return the places that are folds."""
        begins = self._stretches[self._is_folded, 0]
        places: npt.NDArray[np.int64] = np.searchsorted(self.rows, begins)
        return places

    def _map(self) -> None:
        # +1 behind the first row of each folded stretch and -1 at its end: hidden is where the sum is not 0.
        steps = np.zeros(self._row_count + 1, dtype=np.int8)
        folded = self._stretches[self._is_folded]
        steps[folded[:, 0] + 1] += 1
        steps[folded[:, 1]] -= 1
        self.rows = np.flatnonzero(np.cumsum(steps[:-1]) == 0)


_LEAST_TEXT_WIDTH = 40.0
_PICTURE_LINES = 8
"""A picture is as high as so many lines, so that it grows with the letters."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """The row that keeps its place in the window while guessed heights become known ones, and others fold away."""

    row: int
    y: float
    """Where its top stands, in pixels from the top of the window."""


class CanvasLayout:
    """Heights follow the places that are seen; a row that was measured keeps its height while it is folded away.

    Heights that were never seen are guesses. Points and heights are counted from the top of the whole text.
    """

    def __init__(self, rows: Sequence[DisplayRow]) -> None:
        self.rows = as_display_rows(rows)
        self.folds = Folds(self.rows.is_change)
        self.heights = RowHeights(np.zeros(0))
        """Of places, not of rows."""
        self.layouts = PieceLayouts(QFont(), width=_LEAST_TEXT_WIDTH, colours=LIGHT)
        self._side_width = 0.0
        self.picture_height = 0.0
        """Of the room below the words of a row that has pictures."""
        self._heights_of_rows = np.zeros(len(self.rows))
        self._fold_height = 0.0

    def lay_out_anew(self, font: QFont, palette: QPalette, *, width: float) -> None:
        """Forget every layout, and guess every height from the length of the text."""
        self._side_width = width / 2
        text_width = max(self._side_width - MARK_WIDTH - SIDE_PADDING, _LEAST_TEXT_WIDTH)
        metrics = QFontMetricsF(font)
        self.layouts = PieceLayouts(font, width=text_width, colours=colours_for(palette))
        self._heights_of_rows = guess_heights(
            self.rows.lengths,
            characters_per_line=text_width / metrics.averageCharWidth(),
            line_height=ceil(metrics.lineSpacing()),
            padding=2 * ROW_PADDING,
        )
        self._fold_height = ceil(metrics.lineSpacing()) + 4 * ROW_PADDING
        self.picture_height = float(_PICTURE_LINES * ceil(metrics.lineSpacing()))
        self.arrange()

    def arrange(self) -> None:
        """Follow the folds."""
        heights = self._heights_of_rows[self.folds.rows]
        heights[self.folds.folded_places()] = self._fold_height
        self.heights = RowHeights(heights)

    def settle(self, anchor: Anchor, *, window_height: float) -> float:
        """Lay out what is in the window around an anchor; return the height at which the window begins."""
        anchored = self.folds.place_of(anchor.row)
        if anchored < 0:
            return 0.0
        y, place = anchor.y, anchored
        while y < window_height and place < len(self.heights):
            y += self._measure(place)
            place += 1
        y, place = anchor.y, anchored
        while y > 0 and place > 0:
            place -= 1
            y -= self._measure(place)
        return self.heights.top(anchored) - anchor.y

    def marks(self) -> npt.NDArray[np.uint8]:
        """Return what the map shows at each place; folds hide nothing that it shows."""
        return self.rows.marks[self.folds.rows]

    def places_between(self, begin: float, end: float) -> range:
        """Return the places that can be seen at least in part."""
        if not len(self.rows):
            return range(0)
        return range(self.heights.row_at(begin), self.heights.row_at(end - 1) + 1)

    def row_of(self, place: int) -> int:
        """Return the row at a place; of a fold the first that it hides."""
        return int(self.folds.rows[place])

    def row_at(self, y: float) -> int:
        """Return the row at a height; of a fold the first that it hides."""
        return self.row_of(self.heights.row_at(y))

    def top(self, row: int) -> float:
        """Return where a row, or the fold that hides it, begins."""
        return self.heights.top(self.folds.place_of(row))

    def height(self, row: int) -> float:
        """Return the height of a row, or of the fold that hides it."""
        return self.heights.height(self.folds.place_of(row))

    def side_at(self, x: float) -> Side:
        """Return the text that stands there."""
        return Side.LEFT if x < self._side_width else Side.RIGHT

    def is_in_margin(self, x: float) -> bool:
        """Return whether signs stand there, not text."""
        return x - self.side_at(x) * self._side_width < MARK_WIDTH

    def place_at(self, point: QPointF, *, side: Side | None = None) -> tuple[Side, TextPlace] | None:
        """Return the place in the text that is nearest to a point."""
        if not len(self.rows):
            return None
        side = self.side_at(point.x()) if side is None else side
        row = self.row_at(point.y())
        layout = None if self.folds.hidden_at(row) else self.layouts.get(row, self.rows[row], side)
        if layout is None:
            return side, TextPlace(row, 0)
        down = CARD_MARGIN if self.rows[row].content is not None else 0
        begin = QPointF(side * self._side_width + MARK_WIDTH, self.top(row) + ROW_PADDING + down)
        return side, TextPlace(row, layout.position_at(point - begin))

    def line_in(self, row: int, side: Side, position: int) -> tuple[float, float]:
        """Return where the line with a character begins and ends, from the top of its row; of a fold, all of it."""
        layout = None if self.folds.hidden_at(row) else self.layouts.get(row, self.rows[row], side)
        if layout is None:
            return 0.0, self.height(row)
        begin, end = layout.line_at(position)
        return begin + ROW_PADDING, end + ROW_PADDING

    def first_change_in(self, row: int) -> tuple[float, float]:
        """Return where the line with the first change of a row begins and ends, from the top of the row."""
        shown = self.rows[row]
        firsts = [(side, piece.marks[0].start) for side in Side if (piece := piece_of(shown, side)) and piece.marks]
        return min((self.line_in(row, side, start) for side, start in firsts), default=(0.0, 0.0))

    def other_end_at(self, point: QPointF) -> int | None:
        """Return the number of the difference's row to which a move at a point leads."""
        found = self.place_at(point)
        if found is None or self.folds.hidden_at(found[1].row):
            return None
        side, place = found
        row = self.rows[place.row]
        piece = piece_of(row, side)
        if piece is None or row.other_end is not None:
            return row.other_end if piece else None
        is_sign = self.is_in_margin(point.x())
        for mark in piece.marks:
            if mark.kind is ChangeKind.MOVES and (is_sign or mark.start <= place.position < mark.end):
                return mark.counterpart
        return None

    def _measure(self, place: int) -> float:
        row = self.row_of(place)
        if not self.folds.hidden_at(row):
            shown = self.rows[row]
            heights = [layout.height for side in Side if (layout := self.layouts.get(row, shown, side))]
            if heights:
                # Whole pixels, so that a picture that is scrolled looks as one that is painted anew.
                pictures = self.picture_height if any(shown.pictures) else 0.0
                card = 2 * CARD_MARGIN if shown.content is not None else 0
                self._heights_of_rows[row] = ceil(max(heights)) + 2 * ROW_PADDING + pictures + card
                self.heights.set_height(place, self._heights_of_rows[row])
        return self.heights.height(place)


_LEAST_POINT_SIZE, _GREATEST_POINT_SIZE = 6.0, 32.0


class RowScroll:
    """Scrolls one area over rows whose heights are guesses until they come into view."""

    def __init__(self, area: QAbstractScrollArea, *, shows_one_side: bool = False) -> None:
        self._area = area
        self._sides = 1 if shows_one_side else 2
        self._anchor, self._settled_value = Anchor(0, 0.0), 0
        self.layout = CanvasLayout(())

    @property
    def value(self) -> int:
        """Return where the window begins, in pixels from the top of the whole text."""
        return self._area.verticalScrollBar().value()

    def top_anchor(self) -> Anchor:
        """Return the topmost row where it is."""
        if not len(self.layout.rows):
            return Anchor(0, 0.0)
        row = self.layout.row_at(self.value)
        return Anchor(row, self.layout.top(row) - self.value)

    def lay_out_anew(self, anchor: Anchor) -> None:
        """Forget every layout and guess every height again: after another text, width, font or theme."""
        area = self._area
        width = area.viewport().width() * 2 / self._sides  # a layout has room for both sides
        self.layout.lay_out_anew(area.font(), area.palette(), width=width)
        area.verticalScrollBar().setSingleStep(round(QFontMetricsF(area.font()).lineSpacing()))
        self.settle(anchor)

    def settle(self, anchor: Anchor) -> None:
        """Lay out what is visible around an anchor, then put the scroll bar where the anchor demands."""
        height, bar = self._area.viewport().height(), self._area.verticalScrollBar()
        value = round(self.layout.settle(anchor, window_height=height))
        bar.blockSignals(True)
        bar.setRange(0, max(0, round(self.layout.heights.total) - height))
        bar.setPageStep(height)
        bar.setValue(value)
        bar.blockSignals(False)
        self._anchor, self._settled_value = self.top_anchor(), self.value

    def take_size(self, event: QResizeEvent) -> None:
        """Keep the topmost row where it is."""
        if event.size().width() != event.oldSize().width():
            self.lay_out_anew(self.top_anchor())
        else:
            self.settle(self.top_anchor())

    def follow_bar(self) -> int | None:
        """Lay out what came into view; what was in view moves as far as the bar did, whatever was guessed above it.

        Returns how many pixels down that is; `None` where nothing stays in view, or it is no whole number.
        """
        moved = self._settled_value - self.value  # Qt's own count misses what was set while signals were blocked
        if abs(moved) >= self._area.viewport().height():
            self.settle(self.top_anchor())
            return None
        before = self._anchor
        self.settle(Anchor(before.row, before.y + moved))
        shift = self.layout.top(before.row) - self.value - before.y
        return int(shift) if shift.is_integer() else None


def set_text_size(widget: QWidget, points: float) -> None:
    """Change the size of the letters of a widget, within reason."""
    font = widget.font()
    font.setPointSizeF(min(max(points, _LEAST_POINT_SIZE), _GREATEST_POINT_SIZE))
    widget.setFont(font)
