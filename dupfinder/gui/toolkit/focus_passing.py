"""Containers that hand the keyboard to one of their parts."""

from collections.abc import Container

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

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


def keeps_key(event: QEvent, keys: Container[int]) -> bool:
    """Return whether Qt asks about one of these keys whose it is, and say that it is this widget's."""
    if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent) or event.key() not in keys:
        return False
    event.accept()
    return True


ESCAPE = frozenset({Qt.Key.Key_Escape})
"""It stops a scan in the window."""


def pass_focus(container: QWidget, part: QWidget) -> None:
    """Have a container that is given the keyboard hand it to one of its parts.

    With a focus proxy the Tab key would jump to that part over everything that stands before it in the container.
    """
    _FocusPassing(container, part)


class _FocusPassing(QObject):
    def __init__(self, container: QWidget, part: QWidget) -> None:
        super().__init__(container)
        self._part = part
        container.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Hand on what the container was given."""
        if event.type() is QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            self._part.setFocus(event.reason())
        return super().eventFilter(watched, event)
