"""A window on which files and folders can be dropped, anywhere."""

import os
from collections.abc import Sequence
from urllib.parse import unquote_to_bytes, urlsplit

from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFont,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QMainWindow, QWidget

from dupfinder.gui.toolkit.colours import colours_for

_MARGIN = 14
_RADIUS = 16
_PILL_PADDING = QSize(64, 26)


class DropOverlay(QWidget):
    """Says that dropping works here; it lets the mouse through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def cover(self, text: str, place: QRect) -> None:
        """Lie over a place of the parent, and say what dropping does there."""
        self.setAccessibleName(text)
        self.setGeometry(place)
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint a veil, a frame and a word."""
        colours = colours_for(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(colours.accent_soft)
        veil.setAlphaF(0.86)
        painter.fillRect(self.rect(), veil)
        painter.setPen(QPen(QColor(colours.accent), 2.5, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN), _RADIUS, _RADIUS)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.9)
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        text = self.accessibleName()
        size = painter.fontMetrics().size(0, text) + _PILL_PADDING
        pill = QRectF(QPointF(0, 0), QSizeF(size))
        pill.moveCenter(QRectF(self.rect()).center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(QColor(colours.on_accent))
        painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), text)
        painter.end()


URI_LIST = "text/uri-list"


def dropped_paths(mime: QMimeData) -> tuple[str, ...]:
    """Return the local files and folders of a drop, in order; what is on another machine is left out.

    The bytes of the list are decoded here, not by `QUrl`, which loses names that are no UTF-8.
    """
    lines = bytes(mime.data(URI_LIST).data()).split(b"\r\n" if b"\r\n" in bytes(mime.data(URI_LIST).data()) else b"\n")
    return tuple(path for line in lines if (path := _local_path(line.strip())))


def _local_path(uri: bytes) -> str | None:
    if not uri or uri.startswith(b"#"):
        return None
    if os.name == "nt":
        path = QUrl.fromEncoded(uri).toLocalFile()
        return os.path.normpath(path) if path else None  # an address of the web is no path, and no path would be "."
    try:
        parts = urlsplit(uri)
    except ValueError:  # no address at all: http://[
        return None
    if parts.scheme != b"file" or parts.netloc not in {b"", b"localhost"} or b"\0" in unquote_to_bytes(parts.path):
        return None
    return os.path.normpath(os.fsdecode(unquote_to_bytes(parts.path))) if parts.path.startswith(b"/") else None


class DropWindow(QMainWindow):
    """Lays a veil over itself while something is dragged above it, and says what was dropped."""

    dropped = Signal(list, QPoint)
    """The paths, as `str`, and where on the window they were dropped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(True)
        self._overlay = DropOverlay(self)
        self._dragged: Sequence[str] = ()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and folders, anywhere on the window."""
        self._dragged = dropped_paths(event.mimeData())
        if self._dragged:
            self._overlay.cover(*self.drop_veil(self._dragged, event.position().toPoint()))
            self._take_as_copy(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Go on taking them."""
        self._overlay.cover(*self.drop_veil(self._dragged, event.position().toPoint()))
        self._take_as_copy(event)

    def drop_veil(self, paths: Sequence[str], place: QPoint) -> tuple[str, QRect]:  # noqa: ARG002 - for those that do
        """Return what dropping these paths at a place of the window does, and which part of it the veil covers."""
        return self.tr("Drop to add"), self.rect()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Take the veil away."""
        self._overlay.hide()
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Say what was dropped."""
        self._overlay.hide()
        self._take_as_copy(event)
        self.dropped.emit(dropped_paths(event.mimeData()), event.position().toPoint())

    @staticmethod
    def _take_as_copy(event: QDropEvent) -> None:
        """Accept as a copy, whatever was offered: after a move, a file manager may remove the files."""
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
