"""A slim bar to find a text in both documents."""

from typing import Protocol

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QToolButton

from dupfinder.gui.toolkit.fields import ESCAPE, SearchField, SignButton, keeps_key
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.labels import PlainLabel, announce
from dupfinder.gui.toolkit.layouts import STRETCH, in_row
from dupfinder.gui.toolkit.wording import Wording

_WAIT_MS = 80
"""So long after a letter the next one may still come."""
_DOUBT_MS = 250
"""So long nothing is said about nothing found: very long texts may still be made ready to be searched."""
_FIELD_WIDTHS = (120, 300)
_OWN_KEYS = ESCAPE | {Qt.Key.Key_F3}


class Findable(Protocol):
    """Texts in which something can be found."""

    def search(self, text: str, *, match_case: bool) -> int:
        """Mark every place where the text stands, and return how many there are; 0 also while that takes longer."""

    def step(self, forward: bool) -> int | None:  # noqa: FBT001 - as the walk through what was found has it
        """Go to the next or previous place, from the last to the first; return its number from 0, `None` for none."""

    def clear(self) -> None:
        """Take the marks away."""


class FindBar(QFrame):
    """Finds while a person types; Enter and F3 go on, with Shift back, and Escape closes it."""

    closed = Signal()
    """It went away: the keyboard goes back to the texts."""

    def __init__(self, texts: Findable, wording: Wording, icons: Icons) -> None:
        super().__init__()
        self.setObjectName("comparisonBar")
        self.setAccessibleName(self.tr("Find in both texts"))
        self._wording = wording
        self._texts = texts
        self._searched: tuple[str, bool] | None = None
        self._found = 0
        self._goes_there = False
        self.field = _FindField(self.tr("Find in both texts"), hint=self.tr("Find in both texts"))
        self.field.setMinimumWidth(_FIELD_WIDTHS[0])
        self.field.setMaximumWidth(_FIELD_WIDTHS[1])
        self.counter = PlainLabel()
        self.previous_button = self._button(self.tr("Previous match (Shift+Enter)"))
        icons.give(self.previous_button, "previous")
        self.next_button = self._button(self.tr("Next match (Enter)"))
        icons.give(self.next_button, "next")
        self.case_button = self._button(self.tr("Match case"))
        self.case_button.setText("Aa")
        self.case_button.setCheckable(True)
        self.close_button = SignButton("\N{MULTIPLICATION SIGN}", self.tr("Close (Escape)"))
        self._timer = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._doubt = QTimer(self, singleShot=True, interval=_DOUBT_MS)
        self._lay_out()
        self._connect()
        self._show_found(None)
        self.hide()

    def open(self, text: str = "") -> None:
        """Show the bar with the keyboard in its field; `text` is what was selected, and is looked for at once."""
        if text:
            self.field.setText(text.splitlines()[0])
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()
        self._search(go_there=False)

    def show_found(self, count: int, place: int | None) -> None:
        """Say how many places there are now, and which one this is: texts became ready, or are others."""
        if self.isHidden():
            return
        self._found = count
        if count and place is None and self._goes_there:
            place = self._texts.step(True)
        self._show_found(place)

    def step(self, *, forward: bool) -> None:
        """Go to the next or previous place."""
        if self._timer.isActive() or self._searched != self._wanted:
            self._search(go_there=forward)
            if forward:
                return
        if self._found:
            self._show_found(self._texts.step(forward))

    def close_bar(self) -> None:
        """Take the bar and the marks away; what was looked for stays in the field for the next time."""
        self._timer.stop()
        self._doubt.stop()
        self._searched = None
        self._texts.clear()
        self.hide()
        self.closed.emit()

    @property
    def _wanted(self) -> tuple[str, bool]:
        return self.field.text(), self.case_button.isChecked()

    def _search(self, *, go_there: bool = True) -> None:
        self._timer.stop()
        self._goes_there = go_there
        if self.isHidden():
            return
        text, match_case = self._searched = self._wanted
        if not text:
            self._found = 0
            self._texts.clear()
            self._show_found(None)
            return
        self._found = self._texts.search(text, match_case=match_case)
        self._show_found(self._texts.step(True) if self._found and go_there else None)

    def _show_found(self, place: int | None) -> None:
        """Say which of how many places this is."""
        self._doubt.stop()
        for button in (self.previous_button, self.next_button):
            button.setEnabled(self._found > 0)
        if not self.field.text():
            self._say("")
        elif not self._found:
            self._doubt.start()
        elif place is None:
            self._say(self.tr("%Ln match(es)", "", self._found))
        else:
            count = self._wording.count
            text = self.tr("{number} of {count}")
            self._say(text.format(number=count(place + 1), count=count(self._found)))

    def _say(self, text: str, *, tone: str = "") -> None:
        self.counter.setText(text)
        self.counter.set_tone(tone)
        if text and self.isVisible():
            announce(self, text)

    def _connect(self) -> None:
        self._timer.timeout.connect(self._search)
        self._doubt.timeout.connect(lambda: self._say(self.tr("No matches"), tone="mistake"))
        self.field.textChanged.connect(lambda _: self._timer.start())
        self.field.stepped.connect(lambda forward: self.step(forward=forward))
        self.field.left.connect(self.close_bar)
        self.previous_button.clicked.connect(lambda: self.step(forward=False))
        self.next_button.clicked.connect(lambda: self.step(forward=True))
        self.case_button.toggled.connect(lambda _: self._search())
        self.close_button.clicked.connect(self.close_bar)

    def _lay_out(self) -> None:
        in_row(
            (self.field, 1),
            self.case_button,
            self.previous_button,
            self.next_button,
            self.counter,
            STRETCH,
            self.close_button,
            inside=self,
            margins=(12, 4, 8, 4),
            spacing=6,
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on or close also while a button has the keyboard."""
        if not self.field.take_key(event):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep Escape and F3 from the window while the keyboard is in here."""
        return keeps_key(event, _OWN_KEYS) or super().event(event)

    @staticmethod
    def _button(name: str) -> QToolButton:
        button = QToolButton()
        button.setToolTip(name)
        button.setAccessibleName(name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard in the field
        return button


class _FindField(SearchField):
    """A field in which Enter and F3 go on, with Shift back, and Escape ends the search."""

    stepped = Signal(bool)
    """Forward or back."""
    left = Signal()

    def event(self, event: QEvent) -> bool:
        """Keep Escape and F3 from the window: Escape stops the scan there."""
        return keeps_key(event, _OWN_KEYS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on, close, or type."""
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if is_enter:
            self.stepped.emit(not event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        elif not self.take_key(event):
            super().keyPressEvent(event)

    def take_key(self, event: QKeyEvent) -> bool:
        """Return whether a key is one that works everywhere in the bar; what it stands for is done then."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() == Qt.Key.Key_F3:
            self.stepped.emit(not event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        else:
            return False
        return True
