"""Keys that belong to a widget while it has the keyboard, although they are shortcuts of the window."""

from collections.abc import Container

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent


def keeps_key(event: QEvent, keys: Container[int]) -> bool:
    """Return whether Qt asks about one of these keys whose it is, and say that it is this widget's."""
    if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent) or event.key() not in keys:
        return False
    event.accept()
    return True


ESCAPE = frozenset({Qt.Key.Key_Escape})
"""It stops a scan in the window."""
