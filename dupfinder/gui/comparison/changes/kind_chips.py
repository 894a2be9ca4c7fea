"""A chip for each kind of change, with how many there are; to look at some kinds only."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.comparisons import DifferenceKind
from dupfinder.domain.differences import ChangeKind
from dupfinder.gui.comparison.changes.change_wording import ChangeWording
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.flow_layout import FlowLayout
from dupfinder.gui.toolkit.labels import plain_tooltip
from dupfinder.gui.toolkit.punctuation import named
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
            chip.setToolTip(plain_tooltip(self.tr("Go only to changes of this kind")))
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
