"""The field for the words of a filter."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent

from dupfinder.gui.toolkit.search_field import SearchField


class FilterField(SearchField):
    """A field that is left with Enter, with Down, and with Escape once it is empty."""

    entered = Signal()
    """Enter was pressed."""
    left = Signal()
    """The person wants to be elsewhere: Down, or Escape in the empty field."""

    def event(self, event: QEvent) -> bool:
        """Keep Escape from the window, where it stops the scan."""
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Empty the field, or leave it."""
        key = event.key()
        if key == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
        elif key in {Qt.Key.Key_Escape, Qt.Key.Key_Down}:
            self.left.emit()
        else:
            super().keyPressEvent(event)
