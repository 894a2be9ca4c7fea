"""What is wrong with how a window is laid out: cut texts, widgets over each other, and what nobody can name."""

from collections.abc import Iterator

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollBar,
    QTabBar,
    QToolButton,
    QWidget,
)

from dupfinder.gui.toolkit.labels import ElidedLabel

_SLACK = 1
"""Qt's splitters are off by a pixel where one reads from the right."""
_OPERATED = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QAbstractSlider, QAbstractItemView, QTabBar)
_WHOLES = (QAbstractSpinBox, QComboBox, QLineEdit, QTabBar, QAbstractItemView)
"""Their parts are no widgets of their own to anybody."""


def layout_faults(window: QWidget) -> list[str]:
    """Return a line for each fault among the widgets of a window that can be seen."""
    found = []
    for widget in _seen(window):
        text = _text(widget)
        found += [f"{fault}: {type(widget).__name__} {text!r} in {_place(widget)}" for fault in _faults(widget)]
    return sorted(found)


def unnamed(window: QWidget) -> list[str]:
    """Return the places of the widgets that a person can operate, but that assistive technology cannot name."""
    return [f"{type(widget).__name__} in {_place(widget)}" for widget in _operated(window) if not _name(widget)]


def not_reached(window: QWidget) -> list[str]:
    """Return what can be operated with the mouse, but is no stop for the Tab key."""
    tab = Qt.FocusPolicy.TabFocus.value
    return [
        f"{type(widget).__name__} {_name(widget)!r}"
        for widget in _operated(window)
        if not widget.focusPolicy().value & tab and widget.focusProxy() is None
    ]


def _operated(window: QWidget) -> Iterator[QWidget]:
    for widget in _seen(window):
        is_part = isinstance(widget, QScrollBar | QHeaderView) or isinstance(widget.parentWidget(), _WHOLES)
        if isinstance(widget, _OPERATED) and not is_part:
            yield widget


def _seen(window: QWidget) -> Iterator[QWidget]:
    for widget in (window, *window.findChildren(QWidget)):
        if widget.isVisible() and widget.window() is window:
            yield widget


def _faults(widget: QWidget) -> Iterator[str]:
    if _is_cut(widget):
        yield f"{widget.width()} x {widget.height()} is too small"
    parent = widget.parentWidget()
    if parent is None or widget.isWindow() or isinstance(parent, QAbstractScrollArea | QLineEdit | QScrollBar):
        return
    if parent.objectName() != "qt_scrollarea_viewport" and not parent.rect().adjusted(
        -_SLACK, -_SLACK, _SLACK, _SLACK
    ).contains(widget.geometry()):
        yield f"{widget.geometry()} is outside {parent.rect()}"
    layout = parent.layout()
    if layout is None or layout.indexOf(widget) < 0:
        return
    for other in parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if other is widget or not other.isVisible() or layout.indexOf(other) < 0 or id(other) < id(widget):
            continue
        both = widget.geometry() & other.geometry()
        if both.width() > _SLACK and both.height() > _SLACK:
            yield f"over {type(other).__name__} {_text(other)!r}"


def _is_cut(widget: QWidget) -> bool:
    if isinstance(widget, ElidedLabel) or isinstance(widget.parentWidget(), QLineEdit):
        return False
    if isinstance(widget, QTabBar):
        return not all(widget.rect().contains(widget.tabRect(tab)) for tab in range(widget.count()))
    needed = _needed(widget)
    return needed.width() > widget.width() + _SLACK or needed.height() > widget.height() + _SLACK


def _needed(widget: QWidget) -> QSize:
    """Return the room for the text of a widget; none for what has none, or may give way."""
    match widget:
        case QLabel() if widget.wordWrap():
            return QSize(0, widget.heightForWidth(widget.width()))
        case QLabel() if widget.text():
            return QSize(widget.sizeHint().width(), widget.fontMetrics().height())
        case QPushButton() | QToolButton() | QCheckBox():
            return widget.sizeHint()
        case QComboBox() | QLineEdit() | QAbstractSpinBox():
            return QSize(0, widget.fontMetrics().height())
        case _:
            return QSize()


def _name(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name).strip()


def _text(widget: QWidget) -> str:
    return widget.text()[:40] if isinstance(widget, QLabel | QAbstractButton) else widget.accessibleName()


def _place(widget: QWidget) -> str:
    names, above = [], widget.parentWidget()
    while above is not None:
        names.append(type(above).__name__)
        above = above.parentWidget()
    return " of ".join(names)
