"""The bar over a comparison: how alike the two are, what kinds of changes there are, and what can be done."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QMenu, QPushButton, QSizePolicy, QStyle, QToolButton, QWidget

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.comparisons import DifferenceKind
from dupfinder.domain.differences import ChangeKind
from dupfinder.gui.comparison.changes.change_wording import ChangeWording
from dupfinder.gui.comparison.comparison_actions import ComparisonActions, hint
from dupfinder.gui.comparison.options_menu import CompareOptionsMenu
from dupfinder.gui.toolkit.labels import PlainLabel, icon_size, plain_tooltip
from dupfinder.gui.toolkit.layouts import in_row
from dupfinder.gui.toolkit.wording import Wording, named, without_mnemonic

_SPACING = 5


class KindChips(QWidget):
    """Chips to press and release, in one line; none pressed stands for all kinds. What has no room is in a menu."""

    kinds_chosen = Signal(frozenset)
    """The kinds of change that a person wants to walk through; empty for all."""

    def __init__(self, wording: Wording, words: ChangeWording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Kinds of change"))
        self.chips: Mapping[DifferenceKind, KindChip] = {
            kind: KindChip(words.name(kind), self) for kind in (*ChangeKind, *ContentKind)
        }
        for chip in self.chips.values():
            chip.toggled.connect(self._take)
        self.more = KindChip(self.tr("More"), self)
        self.more.clicked.connect(self._open_menu)
        self._wording = wording
        self._counted: Sequence[KindChip] = ()
        """Those of the kinds that there are."""
        self._least_width = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    @property
    def chosen(self) -> frozenset[DifferenceKind]:
        """Return the kinds that are wanted; empty for all."""
        return frozenset(kind for kind, chip in self.chips.items() if chip.isChecked())

    def show_counts(self, counts: Mapping[DifferenceKind, int]) -> None:
        """Show a chip for each kind that there is; those that stay pressed are still there."""
        before = self.chosen
        for kind, chip in self.chips.items():
            count = counts.get(kind, 0)
            with QSignalBlocker(chip):
                chip.setChecked(chip.isChecked() and count > 0)
            chip.show_count(self._wording.count(count), self.tr("%Ln change(s)", "", count))
            chip.setToolTip(plain_tooltip(self.tr("Show only changes of this kind")))
            chip.setEnabled(len(counts) > 1)  # one kind alone has nothing to choose from
        self._counted = [chip for kind, chip in self.chips.items() if counts.get(kind, 0) > 0]
        self._least_width = _width(self._more_than(()))
        self.updateGeometry()
        self._arrange()
        if self.chosen != before:
            self.kinds_chosen.emit(self.chosen)

    def clear(self) -> None:
        """Want all kinds again."""
        if not self.chosen:
            return
        for chip in self.chips.values():
            with QSignalBlocker(chip):
                chip.setChecked(False)
        self._arrange()
        self.kinds_chosen.emit(frozenset())

    def sizeHint(self) -> QSize:
        """Return the room for all of them."""
        return QSize(_width(self._counted), self.more.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the room for one chip that stands for all."""
        return QSize(self._least_width, self.more.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many as there is room for."""
        super().resizeEvent(event)
        self._arrange()

    def _take(self) -> None:
        self._arrange()
        self.kinds_chosen.emit(self.chosen)

    def _arrange(self) -> None:
        """Show the chips from the first on, as far as there is room, and behind them that there are more."""
        shown = list(self._counted)
        while shown and _width([*shown, *self._more_than(shown)]) > self.width():
            shown.pop()
        line = [*shown, *self._more_than(shown)]
        direction, x = self.layoutDirection(), 0
        for chip in line:
            size = chip.sizeHint()
            place = QRect(x, (self.height() - size.height()) // 2, size.width(), size.height())
            chip.setGeometry(QStyle.visualRect(direction, self.rect(), place))
            x += size.width() + _SPACING
        for chip in (*self.chips.values(), self.more):
            chip.setVisible(chip in line)

    def _more_than(self, shown: Sequence["KindChip"]) -> Sequence["KindChip"]:
        """Return the chip that stands for all others, if there are any."""
        others = self._counted[len(shown) :]
        if not others:
            return ()
        self.more.show_count(self._wording.count(len(others)), self.tr("%Ln kind(s) of change", "", len(others)))
        self.more.setChecked(any(chip.isChecked() for chip in others))
        return (self.more,)

    def _open_menu(self) -> None:
        """Offer the kinds that have no chip in the line."""
        self._arrange()  # the click is no choice of its own
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for chip in self._counted:
            if chip.isHidden():
                action = menu.addAction(f"{chip.name}\t{chip.count}")
                action.setCheckable(True)
                action.setChecked(chip.isChecked())
                action.toggled.connect(chip.setChecked)
        menu.popup(self.more.mapToGlobal(QPoint(0, self.more.height() + 2)))


def _width(chips: Sequence["KindChip"]) -> int:
    return sum(chip.sizeHint().width() for chip in chips) + _SPACING * max(len(chips) - 1, 0)


class KindChip(QPushButton):
    """A small round button: a name, and how many."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.setProperty("chip", True)
        self.name = name
        self.count = ""
        self.setCheckable(True)
        self.hide()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_count(self, shown: str, spoken: str) -> None:
        """Show how many there are, and say it in words to those who do not see it."""
        self.count = shown
        self.setText(f"{self.name}\N{EN SPACE}{shown}")
        self.setAccessibleName(named(self.name, spoken))


_ICON_SIZE = 16


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
        layout = in_row(inside=self, margins=(12, 3, 8, 3), spacing=2)
        layout.addWidget(self.likeness)
        layout.addSpacing(8)
        layout.addWidget(self.chips, 1)
        layout.addSpacing(8)
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
    button = QToolButton(toolButtonStyle=Qt.ToolButtonStyle.ToolButtonIconOnly)
    button.setDefaultAction(action)
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
