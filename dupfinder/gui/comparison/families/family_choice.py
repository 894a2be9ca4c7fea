"""A flat button that says which of a few choices holds, and opens a menu of them."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from dupfinder.gui.toolkit.punctuation import named


class ChoiceButton(QToolButton):
    """`words` are the choices with their words, of which the first one holds at the beginning."""

    chosen = Signal(object)
    """What a person chose, or `choose` was given, where that is another choice."""

    def __init__(self, name: str, words: Mapping[Any, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._actions: dict[Any, QAction] = {}
        self.choice = next(iter(words))
        menu = QMenu(self)
        group = QActionGroup(menu)
        for choice, text in words.items():
            action = menu.addAction(text)
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(lambda _checked, choice=choice: self.choose(choice))
            self._actions[choice] = action
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolTip(name)
        self._show_choice()

    def choose(self, choice: object) -> None:
        """Take a choice, and tell it where it is another one."""
        if choice == self.choice:
            return
        self.choice = choice
        self._show_choice()
        self.chosen.emit(choice)

    def show_choice(self, choice: object) -> None:
        """Take a choice as it was remembered; nobody is told."""
        with QSignalBlocker(self):
            self.choose(choice)

    def set_words(self, words: Mapping[Any, str]) -> None:
        """Take other words for the same choices."""
        for choice, text in words.items():
            self._actions[choice].setText(text)
        self._show_choice()

    def _show_choice(self) -> None:
        action = self._actions[self.choice]
        action.setChecked(True)
        self.setText(f"{action.text()} \N{BLACK DOWN-POINTING SMALL TRIANGLE}")
        self.setAccessibleName(named(self._name, action.text()))
