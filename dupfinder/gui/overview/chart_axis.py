"""An axis of a picture, with names or numbers as they are written here."""

from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics

from dupfinder.gui.overview.charts import Axis

_GAP = 10


class ChartAxis(pg.AxisItem):  # type: ignore[misc] # the library has no types
    """Names are as long as there is room for; numbers never carry the library's own prefixes."""

    def __init__(self, orientation: str) -> None:
        super().__init__(orientation, maxTickLength=0)
        self._axis = Axis(low=0, high=1)
        self._is_upright = orientation == "left"
        self.enableAutoSIPrefix(False)

    def show_axis(self, axis: Axis) -> None:
        """Show other ticks and another label."""
        self._axis = axis
        self.setLabel(text=axis.label or None)
        self.showLabel(bool(axis.label))
        if not axis.ticks:
            self.setTicks(None)

    def fit(self, font: QFont, *, most_width: int) -> None:
        """Write in a font; names take at most so many pixels, what is too long gives way in the middle."""
        metrics = QFontMetrics(font)
        self.setTickFont(font)
        self.label.setFont(font)
        texts = [text for _, text in self._axis.ticks]
        if self._is_upright:
            elided = [metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, most_width - _GAP) for text in texts]
            widest = elided or [self.written(self._axis.high)]
            label = metrics.height() + _GAP if self._axis.label else 0
            self.setWidth(max(map(metrics.horizontalAdvance, widest)) + 2 * _GAP + label)
        else:
            elided = self._thinned(texts, metrics, most_width)
            self.setHeight(metrics.height() * (2 if self._axis.label else 1) + round(1.6 * _GAP))
        if texts:
            places = [place for place, _ in self._axis.ticks]
            self.setTicks([list(zip(places, elided, strict=True))])

    def _thinned(self, texts: list[str], metrics: QFontMetrics, width: int) -> list[str]:
        """Return only every so many of the texts, so that none runs into the next."""
        widest = max((metrics.horizontalAdvance(text) for text in texts), default=0) + _GAP
        room = max(width / max(len(texts), 1), 1.0)
        every = int(-(-widest // room))
        return [text if place % every == 0 else "" for place, text in enumerate(texts)]

    def written(self, value: float) -> str:
        """Return a number as it is written here."""
        return self._axis.write(value) if self._axis.write is not None else f"{value:g}"

    def tickValues(self, minVal: float, maxVal: float, size: float) -> Any:  # noqa: ANN401, N802, N803 - the library's
        """Return where the ticks are: few of them, at whole numbers where only those make sense."""
        levels = super().tickValues(minVal, maxVal, size)[:1]
        if not self._axis.is_whole:
            return levels
        return [(step, [value for value in values if float(value).is_integer()]) for step, values in levels]

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:  # noqa: ARG002, N802 - the library's
        """Return what stands at the ticks."""
        return [self.written(value) for value in values]
