"""Sizes that grow with the font: those of columns, of windows, of icons."""

from collections.abc import Iterable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QTreeView, QWidget

_USUAL_LINE = 17
"""The height of a line up to which sizes are taken as they are."""
_BESIDE_WINDOW = 80
"""So much of a screen's height is left for the frame of a window and the bars of the desktop."""


def font_scale(widget: QWidget) -> float:
    """Return how much larger than usual the font of a widget is, at least 1."""
    return max(1.0, widget.fontMetrics().height() / _USUAL_LINE)


def set_column_widths(view: QTreeView, widths: Iterable[tuple[int, int]]) -> None:
    """Give columns these widths in pixels; wider ones where the font is large."""
    scale = font_scale(view)
    for column, width in widths:
        view.header().resizeSection(column, round(width * scale))


def resize_for_font(window: QWidget, width: int, height: int) -> None:
    """Give a window a size in pixels; a larger one where the font is large, as far as the screen has room."""
    scale = font_scale(window)
    room = window.screen().availableGeometry().size() - QSize(0, _BESIDE_WINDOW)
    window.resize(QSize(round(width * scale), round(height * scale)).boundedTo(room))


def icon_size(widget: QWidget, usual: int) -> QSize:
    """Return the size of the icons of a widget, which are `usual` pixels high at least."""
    side = round(usual * font_scale(widget))
    return QSize(side, side)
