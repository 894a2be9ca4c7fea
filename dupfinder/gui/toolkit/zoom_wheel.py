"""Turning the mouse wheel with Ctrl held."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent

_STEP = 120
"""Eighths of a degree; the notch of a usual wheel."""


class ZoomWheel:
    """Counts by how many whole steps something is to be zoomed, on finer wheels too."""

    def __init__(self) -> None:
        self._turned = 0

    def steps(self, event: QWheelEvent) -> int | None:
        """Return the steps that are full by now, below 0 for smaller; `None` where Ctrl is not held."""
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return None
        self._turned += event.angleDelta().y()
        steps = int(self._turned / _STEP)
        self._turned -= steps * _STEP
        return steps
