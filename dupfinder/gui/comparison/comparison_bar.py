"""The bar over a comparison: how alike the two are, what kinds of changes there are, and what can be done."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from dupfinder.gui.comparison.changes.change_wording import ChangeWording
from dupfinder.gui.comparison.changes.kind_chips import KindChips
from dupfinder.gui.comparison.comparison_actions import ComparisonActions
from dupfinder.gui.comparison.options_menu import CompareOptionsMenu
from dupfinder.gui.views.labels import PlainLabel
from dupfinder.gui.wording import Wording


class ComparisonBar(QFrame):
    """Figures at the left, ways to look at the documents at the right; its buttons are the actions of the menu."""

    def __init__(
        self, wording: Wording, words: ChangeWording, actions: ComparisonActions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("comparisonBar")
        self.likeness = PlainLabel(tone="strong")
        self.chips = KindChips(wording, words)
        self.counter = PlainLabel(tone="dim")
        self.options_menu = CompareOptionsMenu(words)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 3, 8, 3)
        layout.setSpacing(2)
        layout.addWidget(self.likeness)
        layout.addSpacing(8)
        layout.addWidget(self.chips, 1)
        layout.addWidget(self.counter)
        layout.addSpacing(4)
        for part in (
            (actions.previous_change, actions.next_change),
            actions.modes.actions(),
            (actions.fold, actions.find, actions.swap, actions.details, actions.enlarge),
        ):
            for action in part:
                layout.addWidget(_button(action))
            layout.addWidget(_divider())
        layout.addWidget(self.options_menu)


def _button(action: QAction) -> QToolButton:
    """Return a button that is only a picture; what it does, and its key, is its hint."""
    button = QToolButton()
    button.setDefaultAction(action)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    button.setProperty("narrow", True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    name = action.text().replace("&", "")
    keys = action.shortcut().toString()
    action.setToolTip(f"{name} ({keys})" if keys else name)
    button.setAccessibleName(name)
    return button


def _divider() -> QFrame:
    line = QFrame()
    line.setObjectName("divider")
    line.setFixedSize(1, 18)
    return line
