"""Draws a chart with its marks, and lets people point at what is in it."""

import math
from collections.abc import Callable

from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from dupfinder.gui.overview.figures import Axis, Chart, Mark, Note, Shape
from dupfinder.gui.toolkit.colours import LIGHT, Colours, colours_for
from dupfinder.gui.toolkit.labels import plain_tooltip

_NOTE_GAP = 6
_DOT_SIZE = 0.62
"""The diameter of a dot, in heights of text."""
_LIFT = 115
"""How much lighter what is pointed at is, in percent (darker on light ground)."""
_LEAST_PIXELS = 2.0
"""What there is at all can be seen."""


class ChartMarks:
    """Draws bars, cells and dots in pixels, whatever the units of the axes, and finds what is at a place."""

    def __init__(self) -> None:
        self._chart: Chart | None = None
        self._colours = LIGHT
        self._font = QFont()
        self.hovered: int | None = None
        """What is pointed at, which is highlighted."""
        self.centres: list[QPointF] = []
        """The middle of each item, in the units of the axes."""

    def show_chart(self, chart: Chart) -> None:
        """Show other marks."""
        self._chart = chart
        self.hovered = None
        places: list[QRectF] = [QRectF() for _ in chart.items]
        for mark in chart.marks:
            place = _place(mark)
            places[mark.item] = place if places[mark.item].isNull() else places[mark.item].united(place)
        self.centres = [place.center() for place in places]

    def set_colours(self, colours: Colours, font: QFont) -> None:
        """Draw with these colours, and write in this font."""
        self._colours, self._font = colours, font

    def item_at(self, place: QPointF, reach: tuple[float, float]) -> int | None:
        """Return the item at a place in the units of the axes; `reach` is how far from a dot counts."""
        if self._chart is None:
            return None
        across, along = reach
        for mark in reversed(self._chart.marks):
            room = _place(mark)
            if mark.shape is Shape.DOT:
                room = room.adjusted(-across, -along, across, along)
            elif mark.shape is Shape.BAR:  # also a bar of nearly nothing can be pointed at
                room = room.adjusted(-across / 4, -along / 4, across / 4, along / 4)
            if room.contains(place):
                return mark.item
        return None

    def paint(self, painter: QPainter, to_pixels: QTransform) -> None:
        """Draw all marks and notes."""
        if self._chart is None:
            return
        painter.setPen(QPen(QColor(self._colours.border_strong), 1))
        for line in self._chart.lines:
            painter.drawLine(to_pixels.map(QLineF(line.left, line.y, line.right, line.y)))
        for mark in self._chart.marks:
            self._draw(painter, mark, to_pixels)
        painter.setPen(QColor(self._colours.dim))
        for note in self._chart.notes:
            self._write(painter, note, to_pixels)

    def _pixels(self, mark: Mark, to_pixels: QTransform) -> QRectF:
        place = to_pixels.mapRect(_place(mark))
        if mark.shape is Shape.DOT:
            size = QFontMetrics(self._font).height() * _DOT_SIZE
            return QRectF(place.center().x() - size / 2, place.center().y() - size / 2, size, size)
        if place.width() < _LEAST_PIXELS:
            place.setWidth(_LEAST_PIXELS)
        if place.height() < _LEAST_PIXELS:
            place.setTop(place.bottom() - _LEAST_PIXELS)
        return place

    def _draw(self, painter: QPainter, mark: Mark, to_pixels: QTransform) -> None:
        colour = QColor(getattr(self._colours, mark.tint.value))
        if mark.item == self.hovered:
            colour = colour.darker(_LIFT) if self._colours is LIGHT else colour.lighter(_LIFT)
        place = self._pixels(mark, to_pixels)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, mark.shape is not Shape.BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        if mark.shape is Shape.DOT:
            painter.setPen(QPen(QColor(self._colours.base), 1))
            painter.setBrush(colour)
            painter.drawEllipse(place)
        elif mark.shape is Shape.CELL:
            colour.setAlphaF(mark.weight)
            painter.setBrush(colour)
            if mark.item == self.hovered:
                painter.setPen(QPen(QColor(self._colours.text), 1))
            painter.drawRoundedRect(place, 2, 2)
        else:
            painter.fillRect(place, colour)

    def _write(self, painter: QPainter, note: Note, to_pixels: QTransform) -> None:
        place = to_pixels.map(QPointF(note.x, note.y))
        metrics = QFontMetrics(self._font)
        if note.is_above:
            place += QPointF(-metrics.horizontalAdvance(note.text) / 2, -_NOTE_GAP)
        else:
            place += QPointF(_NOTE_GAP, (metrics.ascent() - metrics.descent()) / 2)
        painter.drawText(place, note.text)


def _place(mark: Mark) -> QRectF:
    return QRectF(mark.left, mark.top, mark.width, mark.height)


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


_ROW_AIR = 1.75
"""The height of a row of a picture, in heights of text."""
_AXIS_ROWS = 2
_NOTE_ROOM = 16
_EDGE = 4
"""To the right of the marks, in pixels."""
_SQUARE_WIDTH = 2.2
"""The width of a cell of a matrix, in heights of a row."""


class Picture(QWidget):
    """A picture whose items can be pointed at and chosen with a click; the keyboard has the table of the same figures.

    Axes begin at the left wherever one reads from, and the wheel scrolls the page that the picture is on.
    """

    target_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart: Chart | None = None
        """What is shown."""
        self._pressed: int | None = None
        self._plot = QRectF()
        """Where the marks are, in pixels."""
        self._to_pixels = QTransform()
        """From the units of the axes."""
        self._x_ticks: Ticks = []
        self._y_ticks: Ticks = []
        self.marks = ChartMarks()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self._tint()

    def show_chart(self, chart: Chart) -> None:
        """Show a chart."""
        self.chart = chart
        self._pressed = None
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(self.tr("Chart. The table shows the same figures."))
        self.marks.show_chart(chart)
        self._fit()

    def choose(self, item: int) -> None:
        """Ask for what an item stands for."""
        target = self.chart.items[item].target if self.chart is not None else None
        if target is not None:
            self.target_chosen.emit(target)

    # Size and colours.

    def _fit(self) -> None:
        """Take the height that the rows need, and give names no more than a third of the width."""
        if self.chart is None:
            return
        metrics, x, y = self.fontMetrics(), self.chart.x, self.chart.y
        row = metrics.height() * _ROW_AIR
        self.setMinimumHeight(round((self.chart.rows + _AXIS_ROWS) * row))
        below = metrics.height() * (2 if x.label else 1) + round(1.6 * GAP)
        height = max(1.0, self.height() - below - metrics.height() / 2)
        self._y_ticks = upright_ticks(y, metrics, height=height, most_width=self.width() // 3)
        beside = max((metrics.horizontalAdvance(text) for _, text in self._y_ticks), default=0) + 2 * GAP
        beside += metrics.height() + GAP if y.label else 0
        room = max(1.0, self.width() - beside - _EDGE)
        width = x.high - x.low
        if self.chart.is_square:
            width = max(width, room / (row * _SQUARE_WIDTH))
        for note in self.chart.notes:
            left = room - metrics.horizontalAdvance(note.text) - _NOTE_ROOM
            if not note.is_above and left > 0:
                width = max(width, (note.x - x.low) * room / left)
        self._x_ticks = level_ticks(x, metrics, width=room * (x.high - x.low) / width)
        self._plot = QRectF(beside, metrics.height() / 2, room, height)
        self._to_pixels = QTransform.fromTranslate(
            beside, self._plot.top() if self.chart.grows_down else self._plot.bottom()
        )
        self._to_pixels.scale(room / width, height / (y.high - y.low) * (1 if self.chart.grows_down else -1))
        self._to_pixels.translate(-x.low, -y.low)
        self.update()

    def sizeHint(self) -> QSize:
        """Return what the rows need."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def _tint(self) -> None:
        self.marks.set_colours(self._colours(), self.font())
        self.update()

    def _colours(self) -> Colours:
        return colours_for(self.palette())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme and the size of the font."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.FontChange}:
            self._tint()
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the names the room that there is now."""
        super().resizeEvent(event)
        self._fit()

    # Pointing.

    def event(self, event: QEvent) -> bool:
        """Show what is pointed at as a tooltip, as plain text."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            item = self._item_at(QPointF(event.pos()))
            if item is None or self.chart is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), plain_tooltip(self.chart.items[item].text), self)
            return True
        if event.type() is QEvent.Type.Leave:
            self._hover(None)
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Highlight what is pointed at."""
        self._hover(self._item_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember what was pressed."""
        is_left = event.button() is Qt.MouseButton.LeftButton
        self._pressed = self._item_at(event.position()) if is_left else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose what was pressed, if the button is let go there."""
        item = self._item_at(event.position())
        if item is not None and item == self._pressed:
            self.choose(item)
        self._pressed = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do nothing more than for the first click."""

    def _hover(self, item: int | None) -> None:
        if item == self.marks.hovered:
            return
        self.marks.hovered = item
        can_be_chosen = item is not None and self.chart is not None and self.chart.items[item].target is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if can_be_chosen else Qt.CursorShape.ArrowCursor)
        self.update()

    def place_of(self, item: int) -> QPoint:
        """Return the middle of an item, in pixels."""
        return self._to_pixels.map(self.marks.centres[item]).toPoint()

    def _item_at(self, place: QPointF) -> int | None:
        """Return the item at a place in pixels; half a row of text from a dot counts as at it."""
        reach = self.fontMetrics().height() / 2
        to_units, _ = self._to_pixels.inverted()
        reach_across, reach_along = abs(reach / self._to_pixels.m11()), abs(reach / self._to_pixels.m22())
        return self.marks.item_at(to_units.map(place), (reach_across, reach_along))

    # Drawing.

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture."""
        if self.chart is None:
            return
        colours = self._colours()
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(colours.base))
            self._draw_axes(painter, self.chart, colours)
            self.marks.paint(painter, self._to_pixels)

    def _draw_axes(self, painter: QPainter, chart: Chart, colours: Colours) -> None:
        plot, height = self._plot, self.fontMetrics().height()
        painter.setPen(QColor(colours.border_strong))
        painter.drawLine(plot.topLeft(), plot.bottomLeft())
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        painter.setPen(QColor(colours.dim))
        for value, text in self._y_ticks:
            y = self._to_pixels.map(QPointF(chart.x.low, value)).y()
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, y - height, plot.left() - GAP / 2, 2 * height), right, text)
        for value, text in self._x_ticks:
            x = self._to_pixels.map(QPointF(value, chart.y.low)).x()
            middle = Qt.AlignmentFlag.AlignHCenter
            painter.drawText(QRectF(x - plot.width(), plot.bottom() + GAP / 2, 2 * plot.width(), height), middle, text)
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        below = QRectF(plot.left(), self.height() - height - 2, plot.width(), height)
        painter.drawText(below, middle, chart.x.label)
        if chart.y.label:
            painter.save()
            painter.rotate(-90)
            painter.drawText(QRectF(-plot.bottom(), 0, plot.height(), height), middle, chart.y.label)
            painter.restore()
