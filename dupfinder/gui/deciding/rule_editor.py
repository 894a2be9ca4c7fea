"""The keeper rules in their order, and what a person can do with them."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QInputDialog,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QWidget,
)

from dupfinder.decide import Rule, RuleKind, parse_rules, rules_text
from dupfinder.domain.display import visible
from dupfinder.domain.suggesting import format_rank
from dupfinder.gui.deciding.deciding_wording import DecidingWording
from dupfinder.gui.toolkit.fields import dialog_buttons
from dupfinder.gui.toolkit.labels import PlainLabel, resize_for_font
from dupfinder.gui.toolkit.layouts import STRETCH, in_column, in_row

_CODE = int(Qt.ItemDataRole.UserRole)


class OrderedList(QListWidget):
    """Holds codes, each shown as a text; Delete removes the current one if it is `removable`."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.removable = True
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setProperty("roomy", True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.model().rowsMoved.connect(self.changed)

    @property
    def codes(self) -> tuple[str, ...]:
        """Return the codes in their order."""
        return tuple(str(self.item(row).data(_CODE)) for row in range(self.count()))

    def set_items(self, items: Sequence[tuple[str, str]]) -> None:
        """Replace all; each is a code and its text."""
        self.clear()
        for code, text in items:
            self._append(code, text)
        self.setCurrentRow(0 if items else -1)
        self.changed.emit()

    def append(self, code: str, text: str) -> None:
        """Add one at the end, and make it the current one."""
        self._append(code, text)
        self.setCurrentRow(self.count() - 1)
        self.changed.emit()

    def replace_current(self, code: str, text: str) -> None:
        """Put another one in the place of the current one."""
        item = self.currentItem()
        if item is not None:
            item.setData(_CODE, code)
            item.setText(text)
            item.setToolTip("")
            self.changed.emit()

    def remove_current(self) -> None:
        """Take the current one away."""
        row = self.currentRow()
        if self.removable and row >= 0:
            self.takeItem(row)
            self.changed.emit()

    def move_current(self, step: int) -> None:
        """Move the current one up (-1) or down (1), as far as there is room."""
        row = self.currentRow()
        if row >= 0 and 0 <= row + step < self.count():
            self.insertItem(row + step, self.takeItem(row))
            self.setCurrentRow(row + step)
            self.changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the current one with Alt and an arrow key; remove it with Delete."""
        with_alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if with_alt and event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.move_current(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() == Qt.Key.Key_Delete:
            self.remove_current()
        else:
            super().keyPressEvent(event)

    def _append(self, code: str, text: str) -> None:
        item = QListWidgetItem(text)
        item.setData(_CODE, code)
        item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)  # between the others, never onto one
        self.addItem(item)


class FormatOrderDialog(QDialog):
    """Puts formats in order, the best first."""

    chosen = Signal(str)
    """The formats with colons between them; empty for the usual order."""

    def __init__(self, formats: Sequence[str], *, order: str | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Order of formats"))
        self._usual = sorted(set(formats), key=lambda name: (format_rank(name), name))
        self.list = OrderedList()
        self.list.removable = False
        self.list.setAccessibleName(self.tr("Formats, best first"))
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
        text = PlainLabel(
            self.tr("The best format is kept. Drag, or press Alt with the arrow keys."), tone="dim", wraps=True
        )
        self.list.setObjectName("framed")
        up, down = QPushButton(self.tr("Up")), QPushButton(self.tr("Down"))
        for button, step in ((up, -1), (down, 1)):
            button.setAutoDefault(False)
            button.clicked.connect(partial(self.list.move_current, step))
        kind = QDialogButtonBox.StandardButton
        buttons = dialog_buttons(kind.Ok | kind.Cancel | kind.RestoreDefaults)
        buttons.button(kind.Ok).setProperty("primary", True)
        buttons.button(kind.RestoreDefaults).clicked.connect(lambda: self._show(self._usual))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        moving = in_row(up, down, STRETCH, spacing=8)
        in_column(text, (self.list, 1), moving, buttons, inside=self, margins=(22, 18, 22, 16), spacing=12)
        resize_for_font(self, 400, 480)


class RuleEditor(QWidget):
    """Edits an ordered list of rules."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._formats: Sequence[str] = ()
        self._words = DecidingWording(self)
        self.list = OrderedList()
        self.list.setSizeAdjustPolicy(OrderedList.SizeAdjustPolicy.AdjustToContents)  # no more than it needs
        self.list.setAccessibleName(self.tr("Keeper rules, most important first"))
        self.list.setAccessibleDescription(self.tr("Alt+Up and Alt+Down move a rule; Delete removes it."))
        self.add_button = QPushButton(self.tr("Add rule"))
        self.add_button.setMenu(self._make_menu())
        self.change_button = self._button(self.tr("Change …"), self.change_current)
        self.remove_button = self._button(self.tr("Remove"), self.list.remove_current)
        self.up_button = self._button(self.tr("Up"), lambda: self.list.move_current(-1))
        self.down_button = self._button(self.tr("Down"), lambda: self.list.move_current(1))
        self.up_button.setToolTip(self.tr("More important (Alt+Up)"))
        self.down_button.setToolTip(self.tr("Less important (Alt+Down)"))
        self._lay_out()
        self.list.changed.connect(self._take_change)
        self.list.currentRowChanged.connect(self._refresh)
        self.list.itemDoubleClicked.connect(self.change_current)
        self._refresh()

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Return the rules, the most important first."""
        return tuple(_rule(code) for code in self.list.codes)

    @property
    def text(self) -> str:
        """Return them as `--keep` takes them; empty for none."""
        return rules_text(self.rules)

    def set_formats(self, formats: Sequence[str]) -> None:
        """Take the formats that an order of formats is about."""
        self._formats = formats

    def set_text(self, text: str) -> None:
        """Take rules as `--keep` has them; what is no rule raises `UsageError`, and nothing changes."""
        rules = parse_rules(text) if text else ()
        self.list.set_items([(str(rule), self._words.rule(rule)) for rule in rules])

    def add(self, rule: Rule) -> None:
        """Add a rule as the least important; one that is there already becomes the current one."""
        if str(rule) in self.list.codes:
            self.list.setCurrentRow(self.list.codes.index(str(rule)))
        else:
            self.list.append(str(rule), self._words.rule(rule))

    def change_current(self) -> None:
        """Ask for another folder, name or order of formats, if the current rule has one."""
        row = self.list.currentRow()
        rule = self.rules[row] if row >= 0 else None
        if rule is not None and rule.kind.takes_argument:
            self._ask(rule, replace=True)

    def _ask_for_new(self, kind: RuleKind) -> None:
        if kind.needs_argument:
            self._ask(Rule(kind), replace=False)
        else:
            self.add(Rule(kind))

    def _ask(self, rule: Rule, *, replace: bool) -> None:
        """Ask for what a rule needs, then put it into the list."""
        if rule.kind is RuleKind.IN:
            folder = QFileDialog.getExistingDirectory(self, self.tr("Preferred folder"), rule.argument or "")
            self._take(rule.kind, folder, replace=replace)
            return
        dialog: QInputDialog | FormatOrderDialog
        if rule.kind is RuleKind.BEST_FORMAT:
            dialog = FormatOrderDialog(self._formats, order=rule.argument, parent=self)
            dialog.chosen.connect(lambda order: self._take(rule.kind, order, replace=replace))
        else:
            dialog = QInputDialog(self)
            dialog.setWindowTitle(self._words.kind(rule.kind))
            dialog.setLabelText(self.tr("Keep documents with names like this (* matches anything):"))
            dialog.setTextValue(visible(rule.argument or "*.docx"))
            dialog.textValueSelected.connect(lambda pattern: self._take(rule.kind, pattern.strip(), replace=replace))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _take(self, kind: RuleKind, argument: str, *, replace: bool) -> None:
        if not argument and kind.needs_argument:
            return
        rule = Rule(kind, argument or None)
        if replace:
            self.list.replace_current(str(rule), self._words.rule(rule))
        else:
            self.add(rule)

    def _take_change(self) -> None:
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        row, count = self.list.currentRow(), self.list.count()
        rule = self.rules[row] if 0 <= row < count else None
        self.change_button.setEnabled(rule is not None and rule.kind.takes_argument)
        self.remove_button.setEnabled(rule is not None)
        self.up_button.setEnabled(row > 0)
        self.down_button.setEnabled(0 <= row < count - 1)

    def _make_menu(self) -> QMenu:
        menu = QMenu(self)
        for kind in RuleKind:
            text = self._words.kind(kind)
            menu.addAction(f"{text} …" if kind.needs_argument else text, self._asking(kind))
        return menu

    def _asking(self, kind: RuleKind) -> Callable[[], None]:
        return lambda: self._ask_for_new(kind)

    def _button(self, text: str, clicked: Callable[[], None]) -> QPushButton:
        button = QPushButton(text, autoDefault=False)
        button.clicked.connect(lambda _checked: clicked())
        return button

    def _lay_out(self) -> None:
        first = PlainLabel(self.tr("In a protected folder (always first)"), tone="dim")
        first.setContentsMargins(11, 8, 11, 8)
        line = QFrame()
        line.setObjectName("line")
        frame = QFrame()
        frame.setObjectName("framedBox")
        in_column(first, line, (self.list, 1), inside=frame, margins=(1, 1, 1, 4), spacing=0)
        self.add_button.setAutoDefault(False)
        upper = in_row(self.add_button, self.change_button, STRETCH, spacing=8)
        lower = in_row(self.up_button, self.down_button, self.remove_button, STRETCH, spacing=8)
        in_column((frame, 1), upper, lower, inside=self, margins=0, spacing=8)


def _rule(code: str) -> Rule:
    (rule,) = parse_rules(code.replace(",", ",,"))
    return rule
