"""Rows of a form: a label beside its field, and a hint below the field."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QVBoxLayout, QWidget

from dupfinder.gui.toolkit.fields import field_height
from dupfinder.gui.toolkit.labels import PlainLabel

_LEAST_WIDTH = 360
_LETTERS = 44
"""So many of average width fit in a field with a large font."""


def field_width(widget: QWidget) -> int:
    """Return the width of the fields of a form in the font of a widget."""
    return max(_LEAST_WIDTH, widget.fontMetrics().averageCharWidth() * _LETTERS)


def make_form() -> QFormLayout:
    """Return an empty form."""
    form = QFormLayout()
    form.setContentsMargins(0, 0, 0, 0)
    form.setHorizontalSpacing(18)
    form.setVerticalSpacing(10)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    return form


def add_row(form: QFormLayout, text: str, field: QWidget, *, hint: PlainLabel | None = None) -> None:
    """Add a field with a label, which assistive technology is told as well, and what explains it."""
    label = PlainLabel(text)
    label.setBuddy(field)
    label.setFixedHeight(field_height(label))
    field.setAccessibleName(text)
    field.setFixedWidth(field_width(label))
    if hint is None:
        form.addRow(label, field)
        return
    both = QVBoxLayout()
    both.setSpacing(4)
    both.addWidget(field)
    both.addWidget(hint)
    form.addRow(label, both)


def make_hint(texts: Iterable[str], *, width: int | None = None) -> PlainLabel:
    """Return a label with room for the longest of these sentences: nothing moves when another one is shown."""
    hint = PlainLabel(tone="dim")
    hint.setWordWrap(True)
    hint.ensurePolished()  # its font decides
    width = width or field_width(hint)
    hint.setFixedWidth(width)
    hint.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    heights = []
    for text in texts:
        hint.setText(text)
        heights.append(hint.heightForWidth(width))
    hint.setMinimumHeight(max(heights, default=0))
    return hint
