"""The rules that a person saved under names: choose, save, remove."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QInputDialog, QPushButton, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.rule_sets import RuleSet
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.toolkit.fields import ChoiceBox
from dupfinder.store import read_rule_sets, remove_rule_set, save_rule_set


class SavedRulesBar(QWidget):
    """Gives the chosen rules, and saves what `current` returns."""

    chosen = Signal(object)
    """The `RuleSet`."""
    failed = Signal(str)
    """Why the saved rules cannot be read or written, in a sentence; empty if all is well."""

    def __init__(self, current: Callable[[], RuleSet], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current = current
        self._saved: tuple[RuleSet, ...] = ()
        self.box = ChoiceBox()
        self.box.setAccessibleName(self.tr("Saved rules"))
        self.save_button = QPushButton(self.tr("Save as …"))
        self.remove_button = QPushButton(self.tr("Forget"))
        self.remove_button.setToolTip(self.tr("Remove the saved rules of this name"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.box, 1)
        for button in (self.save_button, self.remove_button):
            button.setAutoDefault(False)
            layout.addWidget(button)
        self.save_button.clicked.connect(self.ask_for_name)
        self.remove_button.clicked.connect(lambda: self.remove(self.name))
        self.box.activated.connect(self._choose)

    @property
    def name(self) -> str:
        """Return the name of the chosen rules; empty for none."""
        return str(self.box.currentData() or "")

    def read(self, name: str = "") -> None:
        """List what is saved, and choose this name without saying so."""
        self._try(lambda: self._list(name))

    def ask_for_name(self) -> None:
        """Ask under which name to save."""
        dialog = QInputDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(self.tr("Save the rules"))
        dialog.setLabelText(self.tr("Name (another set of this name is replaced):"))
        dialog.setTextValue(visible(self.name))
        dialog.textValueSelected.connect(lambda name: self.save(name.strip()))
        dialog.open()

    def save(self, name: str) -> None:
        """Save the present rules under this name."""
        if self._try(lambda: save_rule_set(replace(self._current(), name=name))):
            self.read(name)

    def remove(self, name: str) -> None:
        """Forget the rules of this name."""
        if self._try(lambda: remove_rule_set(name)):
            self.read()

    def show_changed(self, rule_set: RuleSet) -> None:
        """Choose the saved rules that are the same as these, or none."""
        same = (each.name for each in self._saved if replace(each, name="") == replace(rule_set, name=""))
        self._select(next(same, ""))
        self.save_button.setEnabled(bool(rule_set.rules))

    def _list(self, name: str) -> None:
        self._saved = read_rule_sets()
        self.box.clear()
        self.box.addItem(self.tr("Saved rules …") if self._saved else self.tr("No rules are saved yet"), "")
        for each in self._saved:
            self.box.addItem(visible(each.name), each.name)
        self._select(name)

    def _select(self, name: str) -> None:
        names = ["", *(each.name for each in self._saved)]
        self.box.setCurrentIndex(names.index(name) if name in names else 0)
        self.remove_button.setEnabled(bool(self.name))

    def _choose(self) -> None:
        chosen = next((each for each in self._saved if each.name == self.name), None)
        if chosen is not None:
            self.chosen.emit(chosen)
        self.remove_button.setEnabled(chosen is not None)

    def _try(self, action: Callable[[], None]) -> bool:
        try:
            action()
        except DupFinderError as error:
            self.failed.emit(visible(core_message(str(error))))
            return False
        self.failed.emit("")
        return True
