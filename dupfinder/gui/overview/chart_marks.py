"""The marks of a chart."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QTransform

from dupfinder.gui.overview.charts import Chart, Mark, Note, Shape
from dupfinder.gui.toolkit.colours import LIGHT, Colours

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
        self.anchors: list[QPointF] = []
        """Where arrow keys take an item to be: bars stand side by side, however long they are."""

    def show_chart(self, chart: Chart) -> None:
        """Show other marks."""
        self._chart = chart
        self.hovered = None
        places: list[QRectF] = [QRectF() for _ in chart.items]
        for mark in chart.marks:
            place = _place(mark)
            places[mark.item] = place if places[mark.item].isNull() else places[mark.item].united(place)
        self.centres = [place.center() for place in places]
        bars = {mark.item for mark in chart.marks if mark.shape is Shape.BAR}
        self.anchors = [
            _foot(place, grows_down=chart.grows_down) if item in bars else place.center()
            for item, place in enumerate(places)
        ]

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

    def paint(self, painter: QPainter, to_pixels: QTransform, *, framed: int | None) -> None:
        """Draw all marks and notes, and a frame around the item that the keyboard is at."""
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
        if framed is not None:
            self._frame(painter, framed, to_pixels)

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

    def _frame(self, painter: QPainter, item: int, to_pixels: QTransform) -> None:
        if self._chart is None:
            return
        frame = QRectF()
        for mark in self._chart.marks:
            if mark.item == item:
                frame = frame.united(self._pixels(mark, to_pixels))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._colours.text), 1.6))
        painter.drawRoundedRect(frame.adjusted(-2, -2, 2, 2), 3, 3)


def _foot(place: QRectF, *, grows_down: bool) -> QPointF:
    """Return where a bar begins: at the left in a row, at the bottom (its least value) in a column."""
    return QPointF(place.left(), place.center().y()) if grows_down else QPointF(place.center().x(), place.top())


def _place(mark: Mark) -> QRectF:
    return QRectF(mark.left, mark.top, mark.width, mark.height)
