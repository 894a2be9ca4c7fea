"""A window on which files and folders can be dropped, anywhere."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from dupfinder.gui.toolkit.dropped import dropped_paths
from dupfinder.gui.window.drop_overlay import DropOverlay


class DropWindow(QMainWindow):
    """Lays a veil over itself while something is dragged above it, and says what was dropped."""

    dropped = Signal(list)
    """The paths, as `str`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(True)
        self._overlay = DropOverlay(self)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and folders, anywhere on the window."""
        if dropped_paths(event.mimeData()):
            self._overlay.cover()
            self._take_as_copy(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Go on taking them."""
        self._take_as_copy(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Take the veil away."""
        self._overlay.hide()
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Say what was dropped."""
        self._overlay.hide()
        self._take_as_copy(event)
        self.dropped.emit(dropped_paths(event.mimeData()))

    @staticmethod
    def _take_as_copy(event: QDropEvent) -> None:
        """Accept as a copy, whatever was offered: after a move, a file manager may remove the files."""
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
