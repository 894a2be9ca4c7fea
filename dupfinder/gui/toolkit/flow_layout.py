"""A layout that sets its widgets in lines, like words."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """As many widgets in a line as fit; a narrow place gets more lines, a high one has room above and below them."""

    def __init__(self, parent: QWidget, *, spacing: int) -> None:
        super().__init__(parent)
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

    def _arrange(self, rect: QRect, *, for_real: bool) -> int:
        """Return the height that the lines take, and place the widgets there if this is meant."""
        x, y, height = rect.x(), rect.y(), 0
        for item in self._shown():
            size = item.sizeHint()
            if x > rect.x() and x + size.width() > rect.right() + 1:
                x, y, height = rect.x(), y + height + self.spacing(), 0
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
