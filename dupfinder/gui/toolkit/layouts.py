"""Rows, columns, and what Qt has not: lines of widgets like words, a scrolled column, pages made when shown."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias, TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from dupfinder.domain.records import dataclass


class ScrolledColumn(QScrollArea):
    """As wide as what is in it; scrolled where large letters on a small screen leave less height than it needs."""

    def __init__(self, column: QWidget, *, across: QSizePolicy.Policy, down: QSizePolicy.Policy) -> None:
        super().__init__()
        self._column = column
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(across, down)
        self.setWidget(column)

    def sizeHint(self) -> QSize:
        """Return the size at which nothing is scrolled."""
        height = self._column.heightForWidth(self.viewport().width())
        return QSize(self.minimumSizeHint().width(), height if height > 0 else self._column.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return a size at which every line can be read."""
        width = max(self._column.minimumWidth(), self._column.minimumSizeHint().width())
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(width + bar, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for another height where another width breaks lines elsewhere."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Ask for another height where what is in the column changed."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


def ask_only_shown(pages: QStackedWidget) -> None:
    """Have a stack ask only for the room of the page that is shown, from now on."""

    def follow(current: int) -> None:
        for number in range(pages.count()):
            policy, page = QSizePolicy.Policy.Preferred, pages.widget(number)
            if page is not None:
                page.setSizePolicy(*(policy if number == current else QSizePolicy.Policy.Ignored,) * 2)

    pages.currentChanged.connect(follow)
    follow(pages.currentIndex())


class FlowLayout(QLayout):
    """As many widgets in a line as fit; a narrow place gets more lines, a high one has room above and below them."""

    def __init__(self, parent: QWidget, *, spacing: int, is_centred: bool = False) -> None:
        super().__init__(parent)
        self._is_centred = is_centred
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt's name
        """Add an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Return how many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt's name
        """Return an item, or `None` behind the last one."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt's name
        """Return an item that is no longer part of the layout."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802 - Qt's name
        """Return that more room than needed is of no use."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        """Return that it grows higher where it is narrow."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        """Return the height of all lines."""
        return self._arrange(QRect(0, 0, width, 0), for_real=False)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802 - Qt's name
        """Place the widgets."""
        super().setGeometry(rect)
        spare = rect.height() - self.heightForWidth(rect.width())
        self._arrange(rect.adjusted(0, max(spare, 0) // 2, 0, 0), for_real=True)

    def sizeHint(self) -> QSize:
        """Return the room for one line of all."""
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() for size in sizes) + self.spacing() * max(len(sizes) - 1, 0)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the room of the largest."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _indent(self, items: Sequence[QLayoutItem], room: int) -> int:
        """Return where the line begins that has as many of these as fit."""
        taken = 0
        for item in items if self._is_centred else ():
            width = item.sizeHint().width() + (self.spacing() if taken else 0)
            if taken and taken + width > room:
                break
            taken += width
        return max(room - taken, 0) // 2 if self._is_centred else 0

    def _arrange(self, rect: QRect, *, for_real: bool) -> int:
        """Return the height that the lines take, and place the widgets there if this is meant."""
        items = self._shown()
        x, y, height = rect.x() + self._indent(items, rect.width()), rect.y(), 0
        begin = x
        for number, item in enumerate(items):
            size = item.sizeHint()
            if x > begin and x + size.width() > rect.right() + 1:
                begin = x = rect.x() + self._indent(items[number:], rect.width())
                y, height = y + height + self.spacing(), 0
            if for_real:
                width = min(size.width(), rect.width())
                place = QRect(QPoint(x, y), QSize(width, size.height()))
                parent = self.parentWidget()
                if parent is not None and parent.isRightToLeft():
                    place.moveLeft(rect.x() + rect.right() - place.right())
                item.setGeometry(place)
            x += size.width() + self.spacing()
            height = max(height, size.height())
        return y + height - rect.y()


@dataclass(frozen=True, slots=True)
class Gap:
    """Room between two parts: so many pixels, or by `stretch` a share of what is left."""

    pixels: int = 0
    stretch: int | None = None


STRETCH = Gap(stretch=1)
Part: TypeAlias = QWidget | QLayout | Gap | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""What stands in a row or a column, with how much of the room that is left it takes, and where it stands in that."""
Margins: TypeAlias = int | tuple[int, int, int, int]
"""The same on all sides; or left, top, right and bottom."""


def in_column(
    *parts: Part, inside: QWidget | None = None, margins: Margins | None = None, spacing: int | None = None
) -> QVBoxLayout:
    """Return parts below each other, laid out `inside` a widget or to be part of another layout; in pixels."""
    return _filled(QVBoxLayout() if inside is None else QVBoxLayout(inside), parts, margins, spacing)


def in_row(
    *parts: Part, inside: QWidget | None = None, margins: Margins | None = None, spacing: int | None = None
) -> QHBoxLayout:
    """Return parts beside each other, as `in_column`."""
    return _filled(QHBoxLayout() if inside is None else QHBoxLayout(inside), parts, margins, spacing)


_Box = TypeVar("_Box", bound=QBoxLayout)


def _filled(layout: _Box, parts: Iterable[Part], margins: Margins | None, spacing: int | None) -> _Box:
    if margins is not None:
        layout.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    if spacing is not None:
        layout.setSpacing(spacing)
    for each in parts:
        part, stretch = each[:2] if isinstance(each, tuple) else (each, 0)
        if isinstance(part, QLayout):
            layout.addLayout(part, stretch)
        elif isinstance(part, QWidget):
            layout.addWidget(part, stretch)
        elif part.stretch is None:
            layout.addSpacing(part.pixels)
        else:
            layout.addStretch(part.stretch)
        if isinstance(each, tuple) and len(each) > 2 and isinstance(part, QWidget):
            layout.setAlignment(part, each[2])
    return layout


class LatePage(QWidget):
    """A page whose parts are made when it is first shown, or by `make_parts`, and once.

    A window has some 600 parts, of which most people never see a third; until then they would cost every start, every
    change of language and of theme.
    """

    has_parts = False

    def make_parts(self) -> None:
        """Make the parts unless they are there; the Tab key comes to them where the page stands."""
        if self.has_parts:
            return
        self.has_parts = True
        self._make_parts()
        before = next((part for part in _focus_chain(self, forward=False) if not self.isAncestorOf(part)), self)
        for part in [part for part in _focus_chain(self, forward=True) if self.isAncestorOf(part)]:
            QWidget.setTabOrder(before, part)  # Qt puts what is made late behind all else
            before = part

    def _make_parts(self) -> None:
        raise NotImplementedError

    def setVisible(self, visible: bool) -> None:  # noqa: FBT001, N802 - Qt's name and signature
        """Have parts before the page is seen: what is put into a page that is shown comes a moment late."""
        if visible:
            self.make_parts()
        super().setVisible(visible)


def _focus_chain(start: QWidget, *, forward: bool) -> Iterator[QWidget]:
    """Yield what can have the keyboard after a widget, or before it; of all else the order cannot be changed."""
    following = QWidget.nextInFocusChain if forward else QWidget.previousInFocusChain
    part = following(start)
    while part is not None and part is not start:
        if part.focusPolicy() is not Qt.FocusPolicy.NoFocus:
            yield part
        part = following(part)
