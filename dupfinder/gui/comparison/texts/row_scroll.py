"""Keeps the rows of a layout and the scroll bar of the area that shows them together."""

from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from dupfinder.gui.comparison.texts.canvas_layout import Anchor, CanvasLayout

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
