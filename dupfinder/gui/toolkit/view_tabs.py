"""Tabs for the views of a result, which a menu and keys choose as well."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QSizePolicy, QTabBar, QWidget


class ViewTabs(QTabBar):
    """A tab bar with an action for each tab: Alt+1 for the first."""

    chosen_by_key = Signal()
    """A view was chosen by its action: the keyboard is wanted there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.choices: list[QAction] = []
        """What chooses each tab."""

    def add_view(self, title: str) -> None:
        """Add a tab at the end."""
        number = self.addTab(title)
        action = QAction(title, self)
        action.setShortcut(QKeySequence(f"Alt+{number + 1}"))
        action.triggered.connect(partial(self._choose, number))
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setTabToolTip(number, f"{title} ({keys})")
        self.choices.append(action)

    def setTabEnabled(self, index: int, enabled: bool) -> None:  # noqa: FBT001, N802 - Qt's
        """Let a tab be chosen, or not."""
        super().setTabEnabled(index, enabled)
        self.choices[index].setEnabled(enabled)

    def _choose(self, number: int) -> None:
        self.setCurrentIndex(number)
        self.chosen_by_key.emit()
