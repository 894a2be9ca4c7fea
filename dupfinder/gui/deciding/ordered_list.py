"""A list that a person puts in order, by dragging or with Alt and the arrow keys."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

_CODE = int(Qt.ItemDataRole.UserRole)


class OrderedList(QListWidget):
    """Holds codes, each shown as a text; Delete removes the current one where that is allowed."""

    changed = Signal()

    def __init__(self, *, removable: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._removable = removable
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setProperty("roomy", True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.model().rowsMoved.connect(self.changed)

    @property
    def codes(self) -> tuple[str, ...]:
        """Return the codes in their order."""
        return tuple(str(self.item(row).data(_CODE)) for row in range(self.count()))

    def set_items(self, items: Sequence[tuple[str, str]]) -> None:
        """Replace all; each is a code and its text."""
        self.clear()
        for code, text in items:
            self._append(code, text)
        self.setCurrentRow(0 if items else -1)
        self.changed.emit()

    def append(self, code: str, text: str) -> None:
        """Add one at the end, and make it the current one."""
        self._append(code, text)
        self.setCurrentRow(self.count() - 1)
        self.changed.emit()

    def replace_current(self, code: str, text: str) -> None:
        """Put another one in the place of the current one."""
        item = self.currentItem()
        if item is not None:
            item.setData(_CODE, code)
            item.setText(text)
            item.setToolTip("")
            self.changed.emit()

    def remove_current(self) -> None:
        """Take the current one away."""
        row = self.currentRow()
        if self._removable and row >= 0:
            self.takeItem(row)
            self.changed.emit()

    def move_current(self, step: int) -> None:
        """Move the current one up (-1) or down (1), as far as there is room."""
        row = self.currentRow()
        if row >= 0 and 0 <= row + step < self.count():
            self.insertItem(row + step, self.takeItem(row))
            self.setCurrentRow(row + step)
            self.changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the current one with Alt and an arrow key; remove it with Delete."""
        with_alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if with_alt and event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.move_current(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() == Qt.Key.Key_Delete:
            self.remove_current()
        else:
            super().keyPressEvent(event)

    def _append(self, code: str, text: str) -> None:
        item = QListWidgetItem(text)
        item.setData(_CODE, code)
        item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)  # between the others, never onto one
        self.addItem(item)
