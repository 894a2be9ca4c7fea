"""What stands at the sides of a picture: names as long as there is room for, or round numbers."""

import math
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from dupfinder.gui.overview.charts import Axis

GAP = 10
_ROUND_STEPS = (1, 2, 5, 10)
_ROWS_A_TICK = 2.5
"""Numbers that stand below each other have this much room, in heights of text."""

Ticks = list[tuple[float, str]]
"""Where on the axis something stands, and what."""


def written(axis: Axis, value: float) -> str:
    """Return a number as it is written here."""
    return axis.write(value) if axis.write is not None else f"{value:g}"


def upright_ticks(axis: Axis, metrics: QFontMetrics, *, height: float, most_width: int) -> Ticks:
    """Return what stands to the left; names give way in the middle where they are wider than `most_width` pixels."""
    if not axis.ticks:
        return _round_ticks(axis, height, lambda _: metrics.height() * _ROWS_A_TICK)
    return [
        (place, metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, most_width - GAP)) for place, text in axis.ticks
    ]


def level_ticks(axis: Axis, metrics: QFontMetrics, *, width: float) -> Ticks:
    """Return what stands below; of names only every so many, so that none runs into the next."""
    if not axis.ticks:
        return _round_ticks(axis, width, lambda text: metrics.horizontalAdvance(text) + 3 * GAP)
    widest = max(metrics.horizontalAdvance(text) for _, text in axis.ticks) + GAP
    every = math.ceil(widest / max(width / len(axis.ticks), 1.0))
    return list(axis.ticks[::every])


def _round_ticks(axis: Axis, room: float, needs: Callable[[str], float]) -> Ticks:
    """Return as many round numbers as there is room for, where one of a text needs so much of it."""
    span = axis.high - axis.low
    if span <= 0 or room <= 0:
        return []
    most = max(1.0, room / needs(written(axis, axis.high)))
    power = 10.0 ** math.floor(math.log10(span / most))
    step = next((power * each for each in _ROUND_STEPS if span / (power * each) <= most), 10 * power)
    step = max(step, 1.0) if axis.is_whole else step
    first, last = math.ceil(axis.low / step - 1e-9), math.floor(axis.high / step + 1e-9)
    return [(number * step, written(axis, number * step)) for number in range(first, last + 1)]
