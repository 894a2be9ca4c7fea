"""How the window looks and begins: what a person chooses once, and it holds at once."""

import enum
from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QCheckBox, QWidget

from dupfinder.domain.decisions import Action
from dupfinder.domain.records import dataclass
from dupfinder.gui.toolkit.fields import ChoiceBox, add_row, make_form, make_hint
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.language import SYSTEM_LANGUAGE, Language
from dupfinder.gui.toolkit.layouts import STRETCH, in_column
from dupfinder.gui.toolkit.theme import ThemeChoice

TEXT_PERCENTS = (100, 110, 125, 150, 175)


class Density(enum.StrEnum):
    """How much air rows have."""

    COMPACT = "compact"
    USUAL = "usual"
    ROOMY = "roomy"

    @property
    def padding(self) -> int:
        """Return by how many pixels a row is higher than its text."""
        return {Density.COMPACT: 6, Density.USUAL: 12, Density.ROOMY: 20}[self]


FIRST_ACTIONS = tuple(action for action in Action if action is not Action.DELETE)
"""What may be offered first; deleting is chosen each time anew."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowChoices:
    """What a person chose for the window, whatever is scanned in it."""

    theme: ThemeChoice = ThemeChoice.SYSTEM
    language: str = SYSTEM_LANGUAGE
    text_percent: int = 100
    density: Density = Density.USUAL
    action: Action = Action.TRASH
    opens_last: bool = False


class WindowPage(QWidget):
    """Edits the choices; the font of the compared texts is asked for by its own dialogue."""

    def __init__(self, choices: WindowChoices, *, actions: Mapping[Action, str], parent: QWidget | None = None) -> None:
        """Make the page; `actions` are those that may be offered first, with their words."""
        super().__init__(parent)
        themes = {
            ThemeChoice.SYSTEM: self.tr("Same as system"),
            ThemeChoice.LIGHT: self.tr("Light"),
            ThemeChoice.DARK: self.tr("Dark"),
        }
        languages = {SYSTEM_LANGUAGE: self.tr("Same as system")}
        languages |= {name: Language.own_name(name) for name in Language.available()}
        sizes = {percent: self.tr("{percent} %").format(percent=percent) for percent in TEXT_PERCENTS}
        densities = {
            Density.COMPACT: self.tr("Compact"),
            Density.USUAL: self.tr("Usual"),
            Density.ROOMY: self.tr("Roomy"),
        }
        self.theme_box, self.language_box = _box(themes), _box(languages)
        self.size_box, self.density_box, self.action_box = _box(sizes), _box(densities), _box(actions)
        self.last_box = QCheckBox(self.tr("Open the last session"))
        self._lay_out()
        self.show_choices(choices)

    @property
    def choices(self) -> WindowChoices:
        """Return what is chosen."""
        return WindowChoices(
            theme=ThemeChoice(self.theme_box.currentData()),  # Qt hands it back as a plain string
            language=str(self.language_box.currentData()),
            text_percent=int(self.size_box.currentData()),
            density=Density(self.density_box.currentData()),
            action=Action(self.action_box.currentData() or Action.TRASH),
            opens_last=self.last_box.isChecked(),
        )

    def show_choices(self, choices: WindowChoices) -> None:
        """Show other choices."""
        for box, chosen in (
            (self.theme_box, choices.theme),
            (self.language_box, choices.language),
            (self.size_box, choices.text_percent),
            (self.density_box, choices.density),
            (self.action_box, choices.action),
        ):
            box.setCurrentIndex(max(0, box.findData(chosen)))
        self.last_box.setChecked(choices.opens_last)

    def _lay_out(self) -> None:
        form = make_form()
        add_row(form, self.tr("Theme"), self.theme_box)
        add_row(form, self.tr("Language"), self.language_box)
        size_hint = make_hint([self.tr("For compared texts, see Compare ▸ Font.")])
        add_row(form, self.tr("Text size"), self.size_box, hint=size_hint)
        add_row(form, self.tr("Row height"), self.density_box)
        action_hint = make_hint([self.tr("Offered first for marked documents. You always confirm it.")])
        add_row(form, self.tr("Marked documents"), self.action_box, hint=action_hint)
        form.addRow(PlainLabel(self.tr("At start-up")), self.last_box)
        updates = PlainLabel(self.tr("Never: DupFinder does not use the network."), wraps=True)
        form.addRow(PlainLabel(self.tr("Updates")), updates)
        in_column(form, STRETCH, inside=self, margins=0)


def _box(choices: Mapping[Any, str]) -> ChoiceBox:
    box = ChoiceBox()
    for choice, text in choices.items():
        box.addItem(text, choice)
    return box
