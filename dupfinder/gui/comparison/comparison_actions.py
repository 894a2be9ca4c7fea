"""The actions of a comparison and their menu, and what is remembered of how a person likes to look at it."""

import enum
from dataclasses import field

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.records import dataclass
from dupfinder.gui.comparison.group.group_walk import GroupOrder, StepMode
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.wording import without_mnemonic


@dataclass(frozen=True, slots=True, kw_only=True)
class ComparisonHabits:
    """What was chosen last."""

    options: CompareOptions = field(default_factory=CompareOptions)
    order: GroupOrder = GroupOrder.DATE
    step_mode: StepMode = StepMode.KEEPER
    font_family: str = ""
    """Empty for the font of the window."""
    text_size_pt: float = 0.0
    """0 for the usual size."""
    hides_equal: bool = False


class ViewMode(enum.StrEnum):
    """One way; the values are remembered from one start to the next."""

    TEXTS = "texts"
    """Both texts, aligned."""
    PAGES = "pages"
    """The pages as they are printed."""
    CHANGES = "changes"
    """All changes in one list."""
    VERSIONS = "versions"
    """The paragraphs of a whole group of documents, and which of them has which."""


class ComparisonActions(QObject):
    """Everything that can be asked of two documents side by side; buttons and the menu share them."""

    mode_chosen = Signal(object)
    """A `ViewMode`."""

    def __init__(self, icons: Icons, parent: QObject) -> None:
        super().__init__(parent)
        self._icons = icons
        make = self._make
        self.next_change = make(self.tr("&Next change"), "N", "next")
        self.previous_change = make(self.tr("&Previous change"), "P", "previous")
        self.next_document = make(self.tr("Next &document in the group"), "J")
        self.previous_document = make(self.tr("P&revious document in the group"), "K")
        self.step_by_step = _checkable(make(self.tr("Compare with previous doc&ument"), "L"))
        self.compare_chosen = make(self.tr("&Compare the two selected documents"), "C")
        self.compare_files = make(self.tr("Compare t&wo files …"), "Ctrl+Shift+C")
        self.find = make(self.tr("&Find in both texts"), "Ctrl+Shift+F", "search")
        self.fold = _checkable(make(self.tr("&Hide unchanged paragraphs"), "H", "fold"))
        self.swap = _checkable(make(self.tr("Swap &left and right"), "X", "swap"))
        self.details = _checkable(make(self.tr("De&tails"), "D", "details"))
        self.enlarge = _checkable(make(self.tr("Over the whole w&indow"), "F11", "enlarge"))
        self.larger_text = make(self.tr("L&arger text"), "Ctrl++")
        self.smaller_text = make(self.tr("S&maller text"), "Ctrl+-")
        self.usual_text = make(self.tr("Default text si&ze"), "Ctrl+0")
        self.font = make(self.tr("F&ont …"))
        self.save = make(self.tr("&Save comparison …"), "Ctrl+Shift+E", "export")
        self.modes = self._make_modes()

    def fill(self, menu: QMenu) -> None:
        """Put the actions into their menu."""
        menu.addActions([self.next_change, self.previous_change, self.fold, self.find])
        menu.addSeparator()
        menu.addActions([self.next_document, self.previous_document, self.step_by_step])
        menu.addActions([self.compare_chosen, self.compare_files])
        menu.addSeparator()
        menu.addActions(self.modes.actions())
        menu.addSeparator()
        menu.addActions([self.swap, self.details, self.enlarge])
        menu.addSeparator()
        menu.addActions([self.larger_text, self.smaller_text, self.usual_text, self.font])
        menu.addSeparator()
        menu.addAction(self.save)

    def show_mode(self, mode: ViewMode) -> None:
        """Tick the mode that is shown."""
        for action in self.modes.actions():
            action.setChecked(mode_of(action) is mode)

    def offer_mode(self, mode: ViewMode, *, offered: bool, reason: str = "") -> None:
        """Let a mode be chosen, or not; the hint then says the reason."""
        action = next(one for one in self.modes.actions() if mode_of(one) is mode)
        action.setEnabled(offered)
        action.setToolTip(hint(action) if offered or not reason else f"{hint(action)}\n{reason}")

    def _make_modes(self) -> QActionGroup:
        group = QActionGroup(self)
        for mode, text, keys in (
            (ViewMode.TEXTS, self.tr("As te&xts"), "Ctrl+1"),
            (ViewMode.PAGES, self.tr("As pa&ges"), "Ctrl+2"),
            (ViewMode.CHANGES, self.tr("List of chang&es"), "Ctrl+3"),
            (ViewMode.VERSIONS, self.tr("As a table of all &versions"), "Ctrl+4"),
        ):
            action = _checkable(self._make(text, keys, mode.value))
            action.setData(mode)
            group.addAction(action)
        group.triggered.connect(lambda action: self.mode_chosen.emit(mode_of(action)))
        return group

    def _make(self, text: str, keys: str = "", icon: str = "") -> QAction:
        action = QAction(text, self, shortcut=QKeySequence(keys))
        if icon:
            self._icons.give(action, icon)
        return action


def mode_of(action: QAction) -> ViewMode:
    """Return the mode that an action stands for; Qt hands back plain text."""
    return ViewMode(action.data())


def hint(action: QAction) -> str:
    """Return what an action does, and its key."""
    name, keys = without_mnemonic(action.text()), action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return f"{name} ({keys})" if keys else name


def _checkable(action: QAction) -> QAction:
    action.setCheckable(True)
    return action
