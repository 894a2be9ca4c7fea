"""A strip beside the scroll bar that shows where in the whole text the changes are."""

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dupfinder.gui.comparison.texts.display_rows import MapMark
from dupfinder.gui.comparison.texts.text_canvas import TextCanvas
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.move_colours import text_colours_for

_WIDTH = 16
_LEAST_MARK_HEIGHT = 2


def mark_pixels(tops: npt.NDArray[np.float64], marks: npt.NDArray[np.uint8], height: int) -> npt.NDArray[np.uint8]:
    """Return for each pixel of a strip which sides are changed there; `tops` has one more entry than `marks`."""
    pixels = np.zeros(height, dtype=np.uint8)
    changed = np.flatnonzero(marks)
    total = tops[-1]
    if not len(changed) or total <= 0:
        return pixels
    begins = (tops[changed] / total * height).astype(np.int64)
    ends = np.maximum(np.ceil(tops[changed + 1] / total * height).astype(np.int64), begins + _LEAST_MARK_HEIGHT)
    for bit in MapMark:
        here = (marks[changed] & bit) != 0
        steps = np.zeros(height + 1, dtype=np.int64)
        np.add.at(steps, np.minimum(begins[here], height), 1)
        np.add.at(steps, np.minimum(ends[here], height), -1)
        pixels[np.cumsum(steps[:-1]) > 0] |= int(bit)
    return pixels


class ChangeMap(QWidget):
    """Follows one canvas; a click brings that place into view."""

    chosen = Signal(float)
    """A place, as a share of the whole height."""

    def __init__(self, canvas: TextCanvas, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self.tr("Map of the changes"))
        self.setToolTip(self.tr("Where the changes are. Click to go there."))
        canvas.scrolled.connect(self.update)

    def refresh(self) -> None:
        """Show what the canvas shows now."""
        self.update()

    def sizeHint(self) -> QSize:
        """Return a narrow strip."""
        return QSize(_WIDTH, 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the marks, and a frame around what is visible."""
        colours = colours_for(self.palette())
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(colours.window))
        tops = self._canvas.heights.tops()
        self._paint_marks(painter, mark_pixels(tops, self._canvas.marks, self.height()))
        self._paint_window(painter, float(tops[-1]), QColor(colours.dim))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the place under the mouse."""
        self.chosen.emit(event.position().y() / max(self.height(), 1))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go along while the button is held."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.chosen.emit(event.position().y() / max(self.height(), 1))

    def _paint_marks(self, painter: QPainter, pixels: npt.NDArray[np.uint8]) -> None:
        colours, moves = colours_for(self.palette()), QColor(text_colours_for(self.palette()).move_mark)
        half = (self.width() - 6) / 2
        brushes = (
            # As plain numbers: this is asked for each of some hundred marks.
            (int(MapMark.LEFT_MOVE), 3.0, moves),
            (int(MapMark.RIGHT_MOVE), 3.0 + half, moves),
            (int(MapMark.LEFT), 3.0, QColor(colours.left_mark)),
            (int(MapMark.RIGHT), 3.0 + half, QColor(colours.right_mark)),
        )
        edges = np.flatnonzero(np.diff(pixels)) + 1
        for begin, end in zip([0, *edges.tolist()], [*edges.tolist(), len(pixels)], strict=True):
            value = int(pixels[begin]) if end > begin else 0
            for bit, x, colour in brushes:
                if value & bit:
                    painter.fillRect(QRectF(x, begin, half, end - begin), colour)

    def _paint_window(self, painter: QPainter, total: float, colour: QColor) -> None:
        visible_height = self._canvas.viewport().height()
        if total <= visible_height:
            return
        scale = self.height() / total
        frame = QRectF(0.5, self._canvas.verticalScrollBar().value() * scale, self.width() - 1, visible_height * scale)
        fill = QColor(colour)
        fill.setAlphaF(0.16)
        painter.fillRect(frame, fill)
        painter.setPen(colour)
        painter.drawRect(frame)
