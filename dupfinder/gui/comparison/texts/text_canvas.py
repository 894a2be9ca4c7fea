"""The scrolling area of both texts, with mouse, keys and screen reader."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QHideEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from dupfinder.gui.comparison.texts.canvas_keys import press_key
from dupfinder.gui.comparison.texts.canvas_menu import CanvasMenu
from dupfinder.gui.comparison.texts.canvas_mouse import CanvasMouse
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.comparison.texts.text_surface import TextSurface
from dupfinder.gui.toolkit.announcing import announce
from dupfinder.gui.toolkit.labels import plain_tooltip
from dupfinder.gui.toolkit.zoom_wheel import ZoomWheel


class TextCanvas(TextSurface):
    """Shows rows side by side, and lets a person scroll, select, copy, fold and follow what moved."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mouse = CanvasMouse(self)
        self._zoom_wheel = ZoomWheel()
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(self.tr("The two texts side by side"))
        self.said.connect(self._say)

    def _say(self, text: str) -> None:
        """Have a screen reader say something now; who looks later finds it as the description."""
        self.setAccessibleDescription(text)
        announce(self, text)

    def viewportEvent(self, event: QEvent) -> bool:
        """Say where what moved came from or went."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            found, other_end = self.place_at(event.pos().toPointF()), self.other_end_at(event.pos().toPointF())
            text = ""
            if found and other_end is not None:
                text = self.texts.moved(self.rows, other_end, is_on_left=found[0] is Side.LEFT)
            QToolTip.showText(event.globalPos(), plain_tooltip(text) if text else "", self.viewport())
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open or close a fold, follow what moved, or begin a selection."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if act := self._action_at(event.position()):
            act()
        else:
            self._mouse.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Extend the selection; show what can be clicked."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._mouse.move(event)
            return
        can_click = self._action_at(event.position()) is not None
        in_margin = self.is_in_margin(event.position())
        shape = Qt.CursorShape.ArrowCursor if in_margin else Qt.CursorShape.IBeamCursor
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if can_click else shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the selection where it is."""
        self._mouse.release()
        event.accept()

    def hideEvent(self, event: QHideEvent) -> None:
        """End the selection: nobody would see the text scroll."""
        super().hideEvent(event)
        self._mouse.release()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Select the word."""
        if event.button() is Qt.MouseButton.LeftButton and self._action_at(event.position()) is None:
            self._mouse.double_click(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the canvas has keys for, or scroll."""
        if not press_key(self, event):
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Ctrl, change the size of the letters, by whole steps on finer wheels too."""
        steps = self._zoom_wheel.steps(event)
        if steps is None:
            super().wheelEvent(event)
        elif steps:
            self.zoom(steps)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the row, and with what is selected."""
        CanvasMenu(self, event.pos()).popup(event.globalPos())

    def _action_at(self, point: QPointF) -> Callable[[], None] | None:
        """Return what a click does at a point that is more than text."""
        found = self.place_at(point)
        if found is None:
            return None
        row = found[1].row
        if self.hidden_at(row):
            return partial(self.toggle_fold, row)
        if not self.is_in_margin(point):
            return None
        other_end = self.other_end_at(point)
        if other_end is not None:
            return partial(self.follow_move, other_end)
        return partial(self.toggle_fold, row) if self.is_folded and self.can_fold(row) else None
