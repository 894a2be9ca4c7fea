"""Containers that hand the keyboard to one of their parts."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget


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
