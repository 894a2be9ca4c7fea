"""The bar over a comparison: how alike the two are, what kinds of changes there are, and what can be done."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from dupfinder.gui.comparison.changes.change_wording import ChangeWording
from dupfinder.gui.comparison.changes.kind_chips import KindChips
from dupfinder.gui.comparison.comparison_actions import ComparisonActions, hint
from dupfinder.gui.comparison.options_menu import CompareOptionsMenu
from dupfinder.gui.toolkit.font_scale import icon_size
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.punctuation import without_mnemonic
from dupfinder.gui.toolkit.wording import Wording

_LEFT_MARGIN, _RIGHT_MARGIN = 12, 8
_ICON_SIZE = 16
_CHIPS_PLACE = 2
"""Behind the likeness and a gap."""


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
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_LEFT_MARGIN, 3, _RIGHT_MARGIN, 3)
        layout.setSpacing(3)
        self._first = QHBoxLayout()
        self._first.setSpacing(2)
        self._second = QHBoxLayout()
        layout.addLayout(self._first)
        layout.addLayout(self._second)
        self._fill_first(actions)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the chips where there is room for them."""
        super().resizeEvent(event)
        self._place_chips()

    def event(self, event: QEvent) -> bool:
        """Put the chips where there is room, also when other ones are shown."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._place_chips()
        return super().event(event)

    def _place_chips(self) -> None:
        """Show the chips in the first line, or below it where they would not fit into one line there."""
        is_below = self._second.count() > 0
        beside = self._first.sizeHint().width() + (self.chips.sizeHint().width() if is_below else 0)
        belongs_below = beside > self.width() - _LEFT_MARGIN - _RIGHT_MARGIN
        if belongs_below is is_below:
            return
        if belongs_below:
            self._first.removeWidget(self.chips)
            self._second.addWidget(self.chips)
        else:
            self._second.removeWidget(self.chips)
            self._first.insertWidget(_CHIPS_PLACE, self.chips)

    def _fill_first(self, actions: ComparisonActions) -> None:
        layout = self._first
        layout.addWidget(self.likeness)
        layout.addSpacing(8)
        layout.addWidget(self.chips)
        layout.addSpacing(8)
        layout.addStretch(1)
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
    button.setIconSize(icon_size(button, _ICON_SIZE))
    button.setProperty("narrow", True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    action.setToolTip(hint(action))
    button.setAccessibleName(without_mnemonic(action.text()))
    return button


def _divider() -> QFrame:
    line = QFrame()
    line.setObjectName("divider")
    line.setFixedSize(1, 18)
    return line
