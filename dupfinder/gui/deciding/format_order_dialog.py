"""Which format is better than which."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dupfinder.domain.suggesting import format_rank
from dupfinder.gui.deciding.ordered_list import OrderedList
from dupfinder.gui.toolkit.font_scale import resize_for_font
from dupfinder.gui.toolkit.labels import PlainLabel


class FormatOrderDialog(QDialog):
    """Puts formats in order, the best first."""

    chosen = Signal(str)
    """The formats with colons between them; empty for the usual order."""

    def __init__(self, formats: Sequence[str], *, order: str | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Order of formats"))
        self._usual = sorted(set(formats), key=lambda name: (format_rank(name), name))
        self.list = OrderedList(removable=False)
        self.list.setAccessibleName(self.tr("Formats, the best first"))
        self.list.setAccessibleDescription(self.tr("Alt+Up and Alt+Down move a format."))
        self.accepted.connect(self._say)
        self._lay_out()
        first = order.split(":") if order else []
        self._show([*first, *(name for name in self._usual if name not in first)])  # when its style tells the height

    def _show(self, names: Sequence[str]) -> None:
        self.list.set_items([(name, name.upper()) for name in names])

    def _say(self) -> None:
        names = list(self.list.codes)
        self.chosen.emit("" if names == self._usual else ":".join(names))

    def _lay_out(self) -> None:
        text = PlainLabel(self.tr("The best format stays. Drag, or press Alt with the arrow keys."), tone="dim")
        text.setWordWrap(True)
        self.list.setObjectName("framed")
        up, down = QPushButton(self.tr("Up")), QPushButton(self.tr("Down"))
        up.clicked.connect(lambda: self.list.move_current(-1))
        down.clicked.connect(lambda: self.list.move_current(1))
        line = QHBoxLayout()
        line.setSpacing(8)
        for button in (up, down):
            button.setAutoDefault(False)
            line.addWidget(button)
        line.addStretch(1)
        kind = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(kind.Ok | kind.Cancel | kind.RestoreDefaults)
        buttons.button(kind.Ok).setProperty("primary", True)
        buttons.button(kind.RestoreDefaults).clicked.connect(lambda: self._show(self._usual))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 16)
        layout.setSpacing(12)
        layout.addWidget(text)
        layout.addWidget(self.list, 1)
        layout.addLayout(line)
        layout.addWidget(buttons)
        resize_for_font(self, 400, 480)
