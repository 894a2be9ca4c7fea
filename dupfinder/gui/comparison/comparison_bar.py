"""The bar over a comparison: how alike the two are, what kinds of changes there are, and what can be done."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.comparisons import DifferenceKind
from dupfinder.domain.differences import ChangeKind
from dupfinder.gui.comparison.changes.change_wording import ChangeWording
from dupfinder.gui.comparison.comparison_actions import ComparisonActions, hint
from dupfinder.gui.comparison.options_menu import CompareOptionsMenu
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.labels import PlainLabel, icon_size, plain_tooltip
from dupfinder.gui.toolkit.layouts import FlowLayout, in_column
from dupfinder.gui.toolkit.punctuation import named, without_mnemonic
from dupfinder.gui.toolkit.wording import Wording

_HEIGHT = 24
_PADDING = 9
_GAP = 6
_SLACK = 2
"""Widths of letters are fractions: without it a name that fits would lose its end."""
_SPACING = 5


class KindChips(QWidget):
    """Chips to press and release, in more lines where there is little room; none pressed stands for all kinds."""

    kinds_chosen = Signal(frozenset)
    """The kinds of change that a person wants to walk through; empty for all."""

    def __init__(self, wording: Wording, words: ChangeWording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Kinds of change"))
        self._flow = FlowLayout(self, spacing=_SPACING)
        self.chips: Mapping[DifferenceKind, KindChip] = {kind: KindChip() for kind in (*ChangeKind, *ContentKind)}
        for kind, chip in self.chips.items():
            chip.setText(words.name(kind))
            self._flow.addWidget(chip)
            chip.toggled.connect(lambda _: self.kinds_chosen.emit(self.chosen))
            chip.hide()
        self._wording = wording
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

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
            chip.setVisible(count > 0)
            chip.setEnabled(len(counts) > 1)  # one kind alone has nothing to choose from
        self._flow.invalidate()
        if self.chosen != before:
            self.kinds_chosen.emit(self.chosen)

    def clear(self) -> None:
        """Want all kinds again."""
        if not self.chosen:
            return
        for chip in self.chips.values():
            with QSignalBlocker(chip):
                chip.setChecked(False)
        self.kinds_chosen.emit(frozenset())


class KindChip(QAbstractButton):
    """A small round button: a name, and in bold how many."""

    def __init__(self) -> None:
        super().__init__()
        self._count = ""
        self.setCheckable(True)
        # Of its own, a button in a layout never becomes narrower than its text.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_count(self, shown: str, spoken: str) -> None:
        """Show how many there are, and say it in words to those who do not see it."""
        self._count = shown
        self.setAccessibleName(named(self.text(), spoken))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for name and count."""
        width = self.fontMetrics().horizontalAdvance(self.text()) + self._count_width + _GAP + _SLACK + 2 * _PADDING
        return QSize(width, max(_HEIGHT, self.fontMetrics().height() + 6))

    def minimumSizeHint(self) -> QSize:
        """Return the room for the count and a few letters: the name gives way."""
        few = self.fontMetrics().averageCharWidth() * 4
        return QSize(self._count_width + few + _GAP + 2 * _PADDING, self.sizeHint().height())

    @property
    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    @property
    def _count_width(self) -> int:
        return QFontMetrics(self._bold).horizontalAdvance(self._count)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the chip."""
        colours = colours_for(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_marked = self.isChecked() or self.hasFocus()
        painter.setPen(QPen(QColor(colours.accent if is_marked else colours.border), 2.0 if self.hasFocus() else 1.0))
        background = colours.accent_soft if self.underMouse() and self.isEnabled() else colours.raised
        painter.setBrush(QColor(colours.selection if self.isChecked() else background))
        radius = self.height() / 2 - 0.5
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        place = self.rect().adjusted(_PADDING, 0, -_PADDING, 0)
        painter.setPen(QColor(colours.on_selection if self.isChecked() else colours.dim))
        name = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, place.width() - self._count_width - _GAP
        )
        along = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(place, int(along | Qt.AlignmentFlag.AlignLeft), name)
        painter.setFont(self._bold)
        painter.setPen(QColor(colours.on_selection if self.isChecked() else colours.text))
        painter.drawText(place, int(along | Qt.AlignmentFlag.AlignRight), self._count)
        painter.end()


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
        layout = in_column(inside=self, margins=(_LEFT_MARGIN, 3, _RIGHT_MARGIN, 3), spacing=3)
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
