"""Where painted things stand: what is counted from the beginning of a line is at the right where Arabic is read."""

from PySide6.QtCore import QRectF, Qt


def mirrored(part: QRectF, bounds: QRectF, direction: Qt.LayoutDirection) -> QRectF:
    """Return a part of `bounds` that is counted from its left, as it stands where one reads in this direction."""
    if direction is not Qt.LayoutDirection.RightToLeft:
        return QRectF(part)
    return QRectF(bounds.left() + bounds.right() - part.right(), part.top(), part.width(), part.height())


def without_begin(bounds: QRectF, width: float, direction: Qt.LayoutDirection) -> QRectF:
    """Return `bounds` without so much of it where reading begins."""
    is_mirrored = direction is Qt.LayoutDirection.RightToLeft
    return bounds.adjusted(0, 0, -width, 0) if is_mirrored else bounds.adjusted(width, 0, 0, 0)
