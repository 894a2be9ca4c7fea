"""Draws a chart with PyQtGraph. Imported when the overview is first shown: start-up must not pay for the library."""

import math

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from dupfinder.gui.colours import Colours, colours_for
from dupfinder.gui.comparison.announcing import announce
from dupfinder.gui.overview.chart_axis import ChartAxis
from dupfinder.gui.overview.chart_marks import ChartMarks
from dupfinder.gui.overview.charts import Chart
from dupfinder.gui.views.labels import plain_tooltip

_ROW_AIR = 1.75
"""The height of a row of a picture, in heights of text."""
_AXIS_ROWS = 2
_NOTE_ROOM = 16
_SQUARE_WIDTH = 2.2
"""The width of a cell of a matrix, in heights of a row."""
_KEYS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_ASIDE = 3.0
"""How much farther something counts that lies to the side of where an arrow key points."""


class Picture(pg.PlotWidget):  # type: ignore[misc] # the library has no types
    """A picture whose items can be pointed at, walked with the arrow keys, and chosen with a click or Enter.

    It has nothing of the library's own menus, dragging and zooming: the wheel scrolls the page that it is on.
    """

    target_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        self._x_axis, self._y_axis = ChartAxis("bottom"), ChartAxis("left")
        super().__init__(
            parent,
            background=None,
            axisItems={"bottom": self._x_axis, "left": self._y_axis},
            enableMenu=False,
        )
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # axes begin at the left wherever one reads from
        self._chart: Chart | None = None
        self._current: int | None = None
        self._hovered: int | None = None
        self._pressed: int | None = None
        self.marks = ChartMarks()
        plot = self.getPlotItem()
        plot.hideButtons()
        plot.setMouseEnabled(False, False)
        plot.getViewBox().disableAutoRange()
        plot.addItem(self.marks)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.viewport().setMouseTracking(True)
        self._tint()

    @property
    def chart(self) -> Chart | None:
        """Return what is shown."""
        return self._chart

    @property
    def current(self) -> int | None:
        """Return the item that the keyboard is at."""
        return self._current

    def show_chart(self, chart: Chart) -> None:
        """Show a chart."""
        self._chart = chart
        self._current = self._hovered = self._pressed = None
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(
            self.tr("A picture: arrow keys walk through it, Enter chooses. The table has the same figures.")
        )
        self.marks.show_chart(chart)
        self._x_axis.show_axis(chart.x)
        self._y_axis.show_axis(chart.y)
        plot = self.getPlotItem()
        plot.invertY(chart.grows_down)
        plot.setYRange(chart.y.low, chart.y.high, padding=0)
        self._fit()

    def choose(self, item: int) -> None:
        """Ask for what an item stands for."""
        target = self._chart.items[item].target if self._chart is not None else None
        if target is not None:
            self.target_chosen.emit(target)

    # Size and colours.

    def _fit(self) -> None:
        """Take the height that the rows need, and give names no more than a third of the width."""
        if self._chart is None:
            return
        metrics = self.fontMetrics()
        row = metrics.height() * _ROW_AIR
        self.setMinimumHeight(round((self._chart.rows + _AXIS_ROWS) * row))
        self._y_axis.fit(self.font(), most_width=self.width() // 3)
        x = self._chart.x
        room = self.width() - self._y_axis.width()
        width = x.high - x.low
        if self._chart.is_square:
            width = max(width, room / (row * _SQUARE_WIDTH))
        for note in self._chart.notes:
            left = room - metrics.horizontalAdvance(note.text) - _NOTE_ROOM
            if not note.is_above and left > 0:
                width = max(width, (note.x - x.low) * room / left)
        self.getPlotItem().setXRange(x.low, x.low + width, padding=0)
        self._x_axis.fit(self.font(), most_width=round(room * (x.high - x.low) / width))

    def sizeHint(self) -> QSize:
        """Return what the rows need; of a view of graphics Qt takes the size of what it shows now."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def _tint(self) -> None:
        colours = self._colours()
        self.setBackground(QColor(colours.base))
        for axis in (self._x_axis, self._y_axis):
            axis.setPen(QColor(colours.border_strong))
            axis.setTextPen(QColor(colours.dim))
        self.marks.set_colours(colours, self.font())

    def _colours(self) -> Colours:
        return colours_for(self.palette())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme and the size of the font."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.FontChange} and hasattr(self, "marks"):
            self._tint()
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the names the room that there is now."""
        super().resizeEvent(event)
        if getattr(self, "_chart", None) is not None:  # the library resizes while it builds the widget
            self._fit()

    # Pointing.

    def viewportEvent(self, event: QEvent) -> bool:
        """Show what is pointed at as a tooltip, as plain text."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            item = self._item_at(QPointF(event.pos()))
            if item is None or self._chart is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), plain_tooltip(self._chart.items[item].text), self)
            return True
        if event.type() is QEvent.Type.Leave:
            self._hover(None)
        return bool(super().viewportEvent(event))

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
            self._go_to(item)
            self.choose(item)
        self._pressed = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do nothing more than for the first click."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()

    def _hover(self, item: int | None) -> None:
        if item == self._hovered:
            return
        self._hovered = item
        can_be_chosen = item is not None and self._chart is not None and self._chart.items[item].target is not None
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if can_be_chosen else Qt.CursorShape.ArrowCursor)
        self.marks.set_hovered(item)

    def place_of(self, item: int) -> QPoint:
        """Return the middle of an item, in pixels of the viewport."""
        self._settle()
        place: QPointF = self.marks.mapToDevice(self.marks.centres[item])
        return place.toPoint()

    def _settle(self) -> None:
        """Have the library work out where everything is: it does so only when it paints."""
        self.scene().prepareForPaint()

    def _item_at(self, place: QPointF) -> int | None:
        self._settle()
        return self.marks.item_at(self.marks.mapFromDevice(place), self._reach())

    def _reach(self) -> tuple[float, float]:
        """Return how far from a dot counts as at it: half a row of text, in the units of the axes."""
        across, along = self.getPlotItem().getViewBox().viewPixelSize()
        reach = self.fontMetrics().height() / 2
        return across * reach, along * reach

    # The keyboard.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the items; Enter and the space bar choose."""
        way = _KEYS.get(Qt.Key(event.key()))
        if self._chart is None or not self._chart.items:
            event.ignore()
        elif way is not None:
            self._walk(way)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and self._current is not None:
            self.choose(self._current)
        elif event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self._go_to(0 if event.key() == Qt.Key.Key_Home else len(self._chart.items) - 1)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Leave keys to others."""
        event.ignore()

    def _walk(self, way: QPointF) -> None:
        """Go to the nearest item in a direction; the first key press goes to the first item."""
        if self._current is None:
            self._go_to(0)
            return
        self._settle()
        places = [self.marks.mapToDevice(anchor) for anchor in self.marks.anchors]
        here = places[self._current]

        def distance(item: int) -> float:
            step = places[item] - here
            along = step.x() * way.x() + step.y() * way.y()
            aside = abs(step.x() * way.y()) + abs(step.y() * way.x())
            return along + _ASIDE * aside if along > 0.5 else math.inf

        nearest = min(range(len(places)), key=distance)
        if distance(nearest) < math.inf:
            self._go_to(nearest)

    def _go_to(self, item: int) -> None:
        self._current = item
        self.marks.set_current(item)
        if self._chart is not None:
            announce(self, self._chart.items[item].text)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is."""
        super().focusInEvent(event)
        if self._current is None and self._chart is not None and self._chart.items:
            self._go_to(0)
        self.marks.set_focused(True)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the keyboard is elsewhere."""
        super().focusOutEvent(event)
        self.marks.set_focused(False)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture, and a ring around it where the keyboard is at it."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self._colours().accent), 1.5))
            painter.drawRoundedRect(QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1), 5, 5)
            painter.end()
