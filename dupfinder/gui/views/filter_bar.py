"""The field and the choice by which the list of groups is narrowed down."""

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dupfinder.gui.deciding.group_filter import FilterChoice, GroupFilter
from dupfinder.gui.views.fields import ChoiceBox
from dupfinder.gui.views.labels import PlainLabel
from dupfinder.gui.views.search_field import SearchField

_WAIT_MS = 60
"""So long after a letter the next one may still come."""
_FIELD_WIDTH = 260


class FilterBar(QWidget):
    """Says what a person wants to see; Escape in the field takes the words back, Enter and Down leave it."""

    changed = Signal(object)
    """The `GroupFilter`."""
    left = Signal()
    """The field was left with the keyboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = _FilterField(
            self.tr("Show only documents whose name or folder contains"), hint=self.tr("Filter by name or folder")
        )
        self.field.setMinimumWidth(120)
        self.field.setMaximumWidth(_FIELD_WIDTH)
        self.choice_box = ChoiceBox()
        self.choice_box.setAccessibleName(self.tr("Which documents to show"))
        for choice, name in (
            (FilterChoice.ALL, self.tr("All")),
            (FilterChoice.IDENTICAL, self.tr("Identical")),
            (FilterChoice.SAME_TEXT, self.tr("Same text")),
            (FilterChoice.NEAR, self.tr("Similar")),
            (FilterChoice.CONTAINED, self.tr("Contained")),
            (FilterChoice.MARKED, self.tr("Marked")),
        ):
            self.choice_box.addItem(name, choice)
        self._count = PlainLabel(tone="dim")
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WAIT_MS)
        self._timer.timeout.connect(self._say)
        self._said = GroupFilter()
        self._lay_out()
        self.field.textChanged.connect(self._wait)
        self.field.left.connect(self._leave)
        self.choice_box.currentIndexChanged.connect(self._say)

    @property
    def filter(self) -> GroupFilter:
        """Return what is wanted as it stands."""
        return GroupFilter(self.field.text(), FilterChoice(self.choice_box.currentData()))

    def clear(self) -> None:
        """Show everything again."""
        self.field.clear()
        self.choice_box.setCurrentIndex(0)
        self._say()

    def show_count(self, shown: str) -> None:
        """Say how much is left: `12 of 340 groups`; nothing without a filter."""
        self._count.setText(shown)

    def focus(self) -> None:
        """Put the keyboard into the field, with its text chosen."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def _wait(self) -> None:
        self._timer.start()

    def _say(self) -> None:
        self._timer.stop()
        wanted = self.filter
        is_other = wanted != self._said or wanted.choice is FilterChoice.MARKED
        self._said = wanted
        if is_other:
            self.changed.emit(wanted)

    def _leave(self) -> None:
        self._say()
        self.left.emit()

    def _lay_out(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 3, 8, 3)
        layout.setSpacing(8)
        layout.addStretch(1)
        layout.addWidget(self._count)
        layout.addWidget(self.choice_box)
        layout.addWidget(self.field, 1)


class _FilterField(SearchField):
    """A field that is left with Enter, with Down, and with Escape once it is empty."""

    left = Signal()

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
        elif key in {Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down}:
            self.left.emit()
        else:
            super().keyPressEvent(event)
