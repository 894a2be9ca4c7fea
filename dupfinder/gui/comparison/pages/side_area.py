"""What pages and text of one document have in common: rows of a difference that stand at heights, keys and wheel."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from dupfinder.gui.toolkit.fields import ZoomWheel


class SideScroll(QAbstractScrollArea):
    """One document in a scrolling area; what is asked of both kinds, `SideArea` has.

    A *place* among rows is the number of a row of the difference, and how far it is from there to the next one: it
    means the same to both sides, whatever their pages or lines are like.
    """

    row_chosen = Signal(int)
    scrolled = Signal()
    laid_out = Signal()
    """Rows stand elsewhere: after another width, zoom or font."""
    zoom_asked = Signal(int)
    """By so many steps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._zoom_wheel = ZoomWheel()
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        # Its coming and going would change the width that pages and lines have to fit.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _value(self) -> int:
        return self.verticalScrollBar().value()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End what the press began, which was all."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Ctrl, zoom, by whole steps on finer wheels too."""
        steps = self._zoom_wheel.steps(event)
        if steps is None:
            super().wheelEvent(event)
        elif steps:
            self.zoom_asked.emit(steps)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the ends, zoom, or scroll."""
        bar, key = self.verticalScrollBar(), event.key()
        if key == Qt.Key.Key_Home:
            bar.setValue(0)
        elif key == Qt.Key.Key_End:
            bar.setValue(bar.maximum())
        elif event.matches(QKeySequence.StandardKey.ZoomIn):
            self.zoom_asked.emit(1)
        elif event.matches(QKeySequence.StandardKey.ZoomOut):
            self.zoom_asked.emit(-1)
        else:
            super().keyPressEvent(event)
