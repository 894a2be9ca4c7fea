"""The slider that says how alike documents must be to stand in one group: the results follow at once."""

import itertools
import math
from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QToolButton, QToolTip, QWidget

from dupfinder.domain.options import MIN_SIMILARITY, Grouping, Linkage, SimilarityHistogram
from dupfinder.domain.records import dataclass
from dupfinder.gui.toolkit.colours import Colours, colours_for
from dupfinder.gui.toolkit.labels import PlainLabel, plain_tooltip
from dupfinder.gui.toolkit.layouts import STRETCH, in_row
from dupfinder.gui.toolkit.wording import Wording, clauses

MOST_PERCENT = 100
BINS_PER_PERCENT = 10
"""So fine a histogram tells pairs that are all but equal from those of 99 %."""
_ROUNDING = 1e-6
"""Steps are fractions: a bin that begins at 79.9999999 % begins at 80 %."""


@dataclass(frozen=True, slots=True)
class SimilarityFigures:
    """Pairs by whole per cent, from `least_percent` to 100; those of the same text or bytes are at 100."""

    least_percent: int
    """Pairs were looked for from here on."""
    counts: tuple[int, ...]

    def at(self, percent: int) -> int:
        """Return how many pairs are so similar, and not a per cent more."""
        return self.counts[percent - self.least_percent] if self.least_percent <= percent <= MOST_PERCENT else 0

    def from_on(self, percent: int) -> int:
        """Return how many pairs are at least so similar."""
        return sum(itertools.islice(self.counts, max(0, percent - self.least_percent), None))

    def height(self, percent: int) -> float:
        """Return how high the bar of a per cent is, 0 to 1: by the root, so that few pairs are seen beside many.

        Copies are far more than all others in many folders: their bar goes as high as the highest of the others.
        """
        most = max(self.counts[:-1], default=0) or self.counts[-1]
        return min(1.0, math.sqrt(self.at(percent) / most)) if most else 0.0


def similarity_figures(histogram: SimilarityHistogram) -> SimilarityFigures:
    """Return the pairs of a histogram by whole per cent; what is in its last bin counts as 100 %."""
    least_percent = min(math.ceil(histogram.least * 100 - _ROUNDING), MOST_PERCENT)
    counts = [0] * (MOST_PERCENT + 1 - least_percent)
    *others, last = histogram.counts
    for number, count in enumerate(others):
        percent = math.floor((histogram.least + number * histogram.step) * 100 + _ROUNDING)
        counts[min(max(percent, least_percent), MOST_PERCENT - 1) - least_percent] += count
    counts[-1] += last
    return SimilarityFigures(least_percent, tuple(counts))


def bins_from(least: float) -> int:
    """Return how many bins a histogram from this similarity on should have, so that each per cent begins with one."""
    return max(1, (MOST_PERCENT - round(least * 100)) * BINS_PER_PERCENT)


LEAST_PERCENT = 50
"""Where the scale begins: what is less alike is no duplicate to anybody."""
_HANDLE_RADIUS = 6.5
_GROOVE = 3.0
_BAR_GAP = 1.0
_LEAST_BAR = 2.0
"""A single pair is seen."""
_LEAST_SLIDER_WIDTH = 120
_END_PERCENT = MOST_PERCENT + 1
"""Where the slot of 100 % ends."""


class SimilaritySlider(QSlider):
    """Chooses whole per cents. The bars from the handle on are those whose pairs still belong together.

    Each per cent has a slot, 100 % as well: the handle stands at the beginning of its slot. What lies below the range
    (see `setMinimum`) was not looked for, and is hatched.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._figures: SimilarityFigures | None = None
        self._beyond_hint = ""
        self.setRange(LEAST_PERCENT, MOST_PERCENT)
        self.setPageStep(5)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_figures(self, figures: SimilarityFigures | None, *, beyond_hint: str) -> None:
        """Show other bars, and what a person is told about what lies below them."""
        self._figures, self._beyond_hint = figures, beyond_hint
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for bars that can be told apart."""
        return QSize(230, self._height)

    def minimumSizeHint(self) -> QSize:
        """Return room for a handle that can be set to each per cent, if not by the pixel."""
        return QSize(_LEAST_SLIDER_WIDTH, self._height)

    @property
    def _height(self) -> int:
        return max(32, self.fontMetrics().height() * 2)

    # The scale.

    @property
    def _first(self) -> int:
        """Return where the scale begins: earlier for a scan that looked further."""
        return min(LEAST_PERCENT, self.minimum())

    @property
    def _area(self) -> QRectF:
        """Return where bars are: the handle has room at both ends."""
        edge = _HANDLE_RADIUS + 1
        return QRectF(self.rect()).adjusted(edge, 2, -edge, -edge)

    def _x(self, percent: float) -> float:
        """Return where the slot of a per cent begins."""
        area = self._area
        share = (percent - self._first) / (_END_PERCENT - self._first)
        return area.right() - share * area.width() if self._is_mirrored else area.left() + share * area.width()

    def percent_at(self, x: float) -> float:
        """Return which per cent is at a place of the widget, below and above the range as well."""
        area = self._area
        share = (area.right() - x if self._is_mirrored else x - area.left()) / area.width()
        return self._first + share * (_END_PERCENT - self._first)

    @property
    def _is_mirrored(self) -> bool:
        return self.layoutDirection() is Qt.LayoutDirection.RightToLeft

    # Qt's events.

    def event(self, event: QEvent) -> bool:
        """Tell about what was not looked for where the mouse rests on it."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and self._beyond_hint:
            is_beyond = self.percent_at(event.pos().x()) < self.minimum() and self.minimum() > self._first
            if is_beyond:
                QToolTip.showText(event.globalPos(), plain_tooltip(self._beyond_hint), self)
                return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the handle to the mouse."""
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self.setSliderDown(True)
        self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Take the handle along."""
        if self.isSliderDown():
            self._follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Leave the handle where it is."""
        if event.button() is Qt.MouseButton.LeftButton and self.isSliderDown():
            self.setSliderDown(False)

    def _follow(self, event: QMouseEvent) -> None:
        self.setSliderPosition(round(self.percent_at(event.position().x())))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the bars, the groove and the handle."""
        colours = colours_for(self.palette())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_beyond(painter, colours)
            self._paint_bars(painter, colours)
            self._paint_groove(painter, colours)

    def _paint_beyond(self, painter: QPainter, colours: Colours) -> None:
        area, first, end = self._area, self._x(self._first), self._x(self.minimum())
        place = QRectF(QPointF(min(first, end), area.top()), QPointF(max(first, end), area.bottom()))
        if place.width() >= 1 and self.isEnabled():
            painter.fillRect(place, QBrush(QColor(colours.border), Qt.BrushStyle.BDiagPattern))

    def _paint_bars(self, painter: QPainter, colours: Colours) -> None:
        figures = self._figures
        if figures is None:
            return
        area = self._area
        for percent in range(figures.least_percent, MOST_PERCENT + 1):
            if figures.at(percent):
                height = max(_LEAST_BAR, figures.height(percent) * (area.height() - _GROOVE))
                left, right = sorted((self._x(percent), self._x(percent + 1)))
                bar = QRectF(left, area.bottom() - height, max(1.0, right - left - _BAR_GAP), height)
                is_in = self.isEnabled() and percent >= self.sliderPosition()
                painter.fillRect(bar, QColor(colours.accent if is_in else colours.border_strong))

    def _paint_groove(self, painter: QPainter, colours: Colours) -> None:
        area, handle = self._area, self._x(self.sliderPosition())
        start, end, y = self._x(self.minimum()), self._x(_END_PERCENT), area.bottom()
        for left, right, colour in (
            (start, handle, colours.border_strong),
            (handle, end, colours.accent if self.isEnabled() else colours.border_strong),
        ):
            painter.setPen(QPen(QColor(colour), _GROOVE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(left, y), QPointF(right, y))
        is_marked = self.isEnabled() and (self.hasFocus() or self.underMouse())
        painter.setPen(QPen(QColor(colours.accent if self.isEnabled() else colours.border_strong), 2.0))
        painter.setBrush(QColor(colours.accent_soft if is_marked else colours.raised))
        painter.drawEllipse(QPointF(handle, y), _HANDLE_RADIUS - 1, _HANDLE_RADIUS - 1)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 1.0))
            painter.drawEllipse(QPointF(handle, y), _HANDLE_RADIUS + 1.5, _HANDLE_RADIUS + 1.5)


_WAIT_MS = 80
"""So long after a move the next one may still come."""
_SPACING = 8
_WANTED_SLIDER_WIDTH = 170
_SLACK = 2
"""Widths of letters are fractions."""


class SimilarityBar(QWidget):
    """Chooses a grouping among those that can be had without another scan."""

    changed = Signal(Grouping)
    lower_requested = Signal(float)
    """A person wants to look below what the scan looked for, down to this similarity; that takes another scan."""

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._figures: SimilarityFigures | None = None
        self.grouping = self._said = Grouping(min_similarity=MIN_SIMILARITY, linkage=Linkage.CENTRE)
        """What is chosen."""
        self.slider = SimilaritySlider()
        self.slider.setAccessibleName(self.tr("Minimum similarity in a group"))
        self._title = PlainLabel(self.tr("Similarity"), tone="dim")
        self.value_label = PlainLabel(tone="value")
        self.pairs_label = PlainLabel(tone="dim")
        self.lower_button = QToolButton()
        self.lower_button.setText(self.tr("Lower …"))
        self.lower_button.hide()
        self._timer = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._timer.timeout.connect(self._say)
        self._lay_out()
        self.slider.valueChanged.connect(self._take_value)
        self.slider.sliderReleased.connect(self._say)
        self.lower_button.clicked.connect(lambda: self.lower_requested.emit(LEAST_PERCENT / 100))
        self.set_histogram(None)

    def set_grouping(self, grouping: Grouping) -> None:
        """Show what the results are grouped by; nothing is emitted. What a person is choosing just now stays."""
        if not self.slider.isSliderDown() and not self._timer.isActive():
            self.grouping = self._said = grouping
            self._show()

    def set_histogram(self, histogram: SimilarityHistogram | None) -> None:
        """Show where the found pairs lie; `None` where nothing can be chosen: no results, or a scan under way."""
        self._figures = None if histogram is None else similarity_figures(histogram)
        self.setEnabled(self._figures is not None)
        if histogram is None:
            self._timer.stop()
        self._show()

    def _take_value(self, percent: int) -> None:
        self.grouping = replace(self.grouping, min_similarity=percent / 100)
        self._show_value()
        self._timer.start()

    def _say(self) -> None:
        self._timer.stop()
        if self.grouping != self._said:
            self._said = self.grouping
            self.changed.emit(self.grouping)

    def _show(self) -> None:
        figures = self._figures
        least_percent = LEAST_PERCENT if figures is None else figures.least_percent
        with QSignalBlocker(self.slider):
            self.slider.setRange(least_percent, MOST_PERCENT)
            self.slider.setValue(round(self.grouping.min_similarity * 100))
        hint = self.tr("Scan again below {share}").format(share=self._wording.share(least_percent / 100))
        self.slider.set_figures(figures, beyond_hint=hint)
        self.lower_button.setToolTip(plain_tooltip(hint))
        self.lower_button.setAccessibleName(hint)
        self.lower_button.setVisible(least_percent > LEAST_PERCENT)
        self._show_value()
        self._keep_room()

    def _show_value(self) -> None:
        share = self._wording.share(self.slider.value() / 100)
        self.value_label.setText(share)
        pairs = self._pairs_from(self.slider.value())
        self.pairs_label.setText(pairs)
        value = self.tr("at least {share}").format(share=share)
        self.slider.setAccessibleDescription(clauses(value, pairs))

    def _pairs_from(self, percent: int) -> str:
        return "" if self._figures is None else self.tr("%Ln pair(s)", "", self._figures.from_on(percent))

    def _keep_room(self) -> None:
        """Give the figures room for all that they may become: the slider must not change its size under the mouse."""
        for label, widest in (
            (self.value_label, self._wording.share(1.0)),
            (self.pairs_label, self._pairs_from(self.slider.minimum())),
        ):
            label.ensurePolished()
            label.setMinimumWidth(label.fontMetrics().horizontalAdvance(widest) + _SLACK)

    def minimumSizeHint(self) -> QSize:
        """Return the room without what gives way where the window is narrow."""
        return QSize(self._width_of_others() + _LEAST_SLIDER_WIDTH, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the words give way to the slider: first those before it, then those about the pairs."""
        super().resizeEvent(event)
        room = event.size().width() - self._width_of_others() - _WANTED_SLIDER_WIDTH
        for label in (self.pairs_label, self._title):
            room -= label.sizeHint().width() + _SPACING
            label.setVisible(room >= 0)

    def _width_of_others(self) -> int:
        """Return how much room there must be for all but the slider and what gives way."""
        staying: list[QWidget] = [self.value_label]
        if self.lower_button.isVisibleTo(self):
            staying.append(self.lower_button)
        return sum(widget.sizeHint().width() + _SPACING for widget in staying) + 2 * _SPACING

    def changeEvent(self, event: QEvent) -> None:
        """Make room for another font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._keep_room()

    def _lay_out(self) -> None:
        self.value_label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.slider.setMaximumWidth(self.slider.sizeHint().width() * 2)
        in_row(
            STRETCH,
            self._title,
            (self.slider, 20),
            self.value_label,
            self.pairs_label,
            self.lower_button,
            inside=self,
            margins=(8, 3, 8, 3),
            spacing=_SPACING,
        )
