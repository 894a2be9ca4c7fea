"""All documents of a group in a row above the comparison: which two are compared, and the way to the next one."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from dupfinder.domain.documents import Document
from dupfinder.gui.comparison.families.family_chips import ChipDelegate, chip_size
from dupfinder.gui.comparison.families.family_order import (
    FamilyMember,
    FamilyOrder,
    FamilyWalk,
    StepMode,
    is_of_container,
)
from dupfinder.gui.comparison.families.family_strip_model import FamilyStripModel
from dupfinder.gui.toolkit.focus_passing import pass_focus
from dupfinder.gui.toolkit.labels import PlainLabel, announce, plain_tooltip
from dupfinder.gui.toolkit.punctuation import named
from dupfinder.gui.toolkit.wording import Wording


class ChoiceButton(QToolButton):
    """`words` are the choices with their words, of which the first one holds at the beginning."""

    chosen = Signal(object)
    """What a person chose, or `choose` was given, where that is another choice."""

    def __init__(self, name: str, words: Mapping[Any, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._actions: dict[Any, QAction] = {}
        self.choice = next(iter(words))
        menu = QMenu(self)
        group = QActionGroup(menu)
        for choice, text in words.items():
            action = menu.addAction(text)
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(lambda _checked, choice=choice: self.choose(choice))
            self._actions[choice] = action
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolTip(name)
        self._show_choice()

    def choose(self, choice: object) -> None:
        """Take a choice, and tell it where it is another one."""
        if choice == self.choice:
            return
        self.choice = choice
        self._show_choice()
        self.chosen.emit(choice)

    def show_choice(self, choice: object) -> None:
        """Take a choice as it was remembered; nobody is told."""
        with QSignalBlocker(self):
            self.choose(choice)

    def set_words(self, words: Mapping[Any, str]) -> None:
        """Take other words for the same choices."""
        for choice, text in words.items():
            self._actions[choice].setText(text)
        self._show_choice()

    def _show_choice(self) -> None:
        action = self._actions[self.choice]
        action.setChecked(True)
        self.setText(f"{action.text()} \N{BLACK DOWN-POINTING SMALL TRIANGLE}")
        self.setAccessibleName(named(self._name, action.text()))


_SCROLL_BAR_HEIGHT = 8
_STYLE = f"""
QListView {{ background: palette(window); }}
QScrollBar:horizontal {{ height: {_SCROLL_BAR_HEIGHT}px; }}
QScrollBar::handle:horizontal {{ border-radius: 2px; }}
"""


class FamilyStrip(QFrame):
    """A row of documents in a chosen order. The one that is looked at is on the right of the comparison."""

    pair_chosen = Signal(object, object)
    """The left and the right `Document`: somebody chose another one, or what it is compared with."""
    order_chosen = Signal(object)
    """The `FamilyOrder` that a person chose, to be remembered."""
    mode_chosen = Signal(object)
    """The `StepMode` that a person chose, to be remembered."""

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._members: tuple[FamilyMember, ...] = ()
        self._walk: FamilyWalk | None = None
        self.model = FamilyStripModel(wording, self)
        self.chips = ChipView(self.model)
        self.previous_button = self._step_button(Qt.ArrowType.LeftArrow, self.tr("Previous document"), forward=False)
        self.next_button = self._step_button(Qt.ArrowType.RightArrow, self.tr("Next document"), forward=True)
        self.position_label = PlainLabel(tone="dim")
        self.order_button = ChoiceButton(self.tr("Order of the documents"), self._order_words())
        mode_words = self._mode_words(is_container=False)
        self.mode_button = ChoiceButton(self.tr("What each document is compared with"), mode_words)
        self.setObjectName("comparisonBar")
        self.setAccessibleName(self.tr("Documents of the group"))
        pass_focus(self, self.chips)
        self._lay_out()
        self.chips.stepped.connect(self._go_steps)
        self.chips.clicked.connect(lambda index: self._go_to(index.row()))
        self.order_button.chosen.connect(self._take_order)
        self.mode_button.chosen.connect(self._take_mode)

    @property
    def order(self) -> FamilyOrder:
        """Return what the documents are ordered by."""
        return FamilyOrder(self.order_button.choice)

    def set_order(self, order: FamilyOrder) -> None:
        """Take an order, as it was remembered; the document that is looked at stays, and nobody is told."""
        self.order_button.show_choice(order)
        self._rebuild()

    @property
    def mode(self) -> StepMode:
        """Return what each document is compared with."""
        return StepMode(self.mode_button.choice)

    def set_mode(self, mode: StepMode) -> None:
        """Take a mode, as it was remembered; the document that is looked at stays, and nobody is told."""
        self.mode_button.show_choice(mode)
        self._rebuild()

    def switch_mode(self) -> None:
        """Compare with the other one: the one before instead of the keeper, or the keeper instead of the one before."""
        self.mode_button.choose(StepMode.NEIGHBOUR if self.mode is StepMode.KEEPER else StepMode.KEEPER)

    @property
    def members(self) -> Sequence[FamilyMember]:
        """Return the documents in their order."""
        return self._walk.members if self._walk is not None else ()

    @property
    def pair(self) -> tuple[Document, Document] | None:
        """Return what is compared, left and right; `None` without documents."""
        return self._walk.pair if self._walk is not None else None

    def show_family(self, members: Sequence[FamilyMember]) -> None:
        """Show other documents, at least two; where the one that is looked at is among them, it stays so.

        Otherwise it is the one most like the head.
        """
        self._members = tuple(members)
        self.mode_button.set_words(self._mode_words(is_container=is_of_container(members)))
        self.model.set_states(changed=(), gone=())
        self._rebuild()

    def clear(self) -> None:
        """Show no documents."""
        self._members = ()
        self._rebuild()

    def set_current(self, path: str) -> None:
        """Look at a document; nobody is told. The head itself stands beside what is most like it."""
        number = self._walk.number_of(path) if self._walk is not None else None
        if self._walk is not None and number is not None:
            self._walk.go_to(number)
            self._show_pair()

    def set_marked(self, is_marked: Callable[[str], bool], why_kept: Callable[[str], str] = lambda _: "") -> None:
        """Show which documents are marked to go; call it again when that changes."""
        self.model.set_marked(is_marked, why_kept)

    def set_states(self, *, changed: Collection[str] = (), gone: Collection[str] = ()) -> None:
        """Show which documents changed since the scan, and which cannot be read any more, by their paths."""
        self.model.set_states(changed=changed, gone=gone)

    def step(self, *, forward: bool) -> None:
        """Go to the next or the previous document; at the end nothing happens."""
        self._go_steps(1 if forward else -1)

    def _go_steps(self, steps: int) -> None:
        if self._walk is not None:
            self._go_to(self._walk.stepped(steps))

    def _go_to(self, number: int) -> None:
        if self._walk is not None:
            before = self._walk.pair
            self._walk.go_to(number)
            self._show_pair()
            self._tell(before)

    def _take_order(self, order: FamilyOrder) -> None:
        before = self.pair
        self._rebuild()
        self.order_chosen.emit(order)
        self._tell(before)

    def _take_mode(self, mode: StepMode) -> None:
        before = self.pair
        self._rebuild()
        self.mode_chosen.emit(mode)
        self._tell(before)

    def _tell(self, before: tuple[Document, Document] | None) -> None:
        pair = self.pair
        if self._walk is None or pair is None or pair == before:
            return
        announce(self.chips, self.model.spoken(self._walk.current))
        self.pair_chosen.emit(*pair)

    def _rebuild(self) -> None:
        """Put the documents in order anew."""
        current = self._walk.pair[1].entry.path if self._walk is not None else None
        self._walk = FamilyWalk(self._members, self.order, self.mode) if self._members else None
        self.model.set_members(self.members)
        number = self._walk.number_of(current) if self._walk is not None and current is not None else None
        if self._walk is not None and number is not None:
            self._walk.go_to(number)
        self._show_pair()

    def _show_pair(self) -> None:
        walk = self._walk
        for button, steps in ((self.previous_button, -1), (self.next_button, 1)):
            button.setEnabled(walk is not None and walk.stepped(steps) != walk.current)
        if walk is None:
            self.position_label.clear()
            return
        self.model.set_pair(walk.beside, walk.current)
        self.chips.show_current(walk.current)
        position = self.tr("{number} of {count}")
        self.position_label.setText(
            position.format(number=self._wording.count(walk.current + 1), count=self._wording.count(len(walk.members)))
        )

    def _order_words(self) -> dict[FamilyOrder, str]:
        return {
            FamilyOrder.DATE: self.tr("By date"),
            FamilyOrder.SIMILARITY: self.tr("By similarity"),
            FamilyOrder.NAME: self.tr("By name"),
        }

    def _mode_words(self, *, is_container: bool) -> dict[StepMode, str]:
        return {
            StepMode.KEEPER: self.tr("Against the container") if is_container else self.tr("Against the keeper"),
            StepMode.NEIGHBOUR: self.tr("Against the one before"),
        }

    def _step_button(self, arrow: Qt.ArrowType, name: str, *, forward: bool) -> QToolButton:
        button = QToolButton()
        button.setArrowType(arrow)
        button.setProperty("narrow", True)
        button.setToolTip(plain_tooltip(name))
        button.setAccessibleName(name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoRepeat(True)
        button.clicked.connect(lambda: self.step(forward=forward))
        return button

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(0)
        buttons.addWidget(self.previous_button)
        buttons.addWidget(self.next_button)
        walking = QVBoxLayout()
        walking.setSpacing(0)
        walking.addLayout(buttons)
        walking.addWidget(self.position_label, alignment=Qt.AlignmentFlag.AlignHCenter)
        choices = QVBoxLayout()
        choices.setSpacing(0)
        for button in (self.order_button, self.mode_button):
            button.setStyleSheet("padding: 2px 7px;")
            choices.addWidget(button)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 2, 8, 2)
        layout.setSpacing(6)
        layout.addLayout(walking)
        layout.addWidget(self.chips, 1)
        layout.addLayout(choices)


class ChipView(QListView):
    """The documents side by side; keys ask to go on, for what is next is not always the one beside."""

    stepped = Signal(int)
    """So many documents on; back, below 0."""

    def __init__(self, chips: FamilyStripModel) -> None:
        super().__init__()
        self.setModel(chips)
        self.setItemDelegate(ChipDelegate(self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Documents of the group"))
        self.setStyleSheet(_STYLE)
        self.setFixedHeight(self.sizeHint().height())

    def sizeHint(self) -> QSize:
        """Return room for a few documents and the bar below them."""
        chip = chip_size(self.fontMetrics())
        return QSize(4 * chip.width(), chip.height() + _SCROLL_BAR_HEIGHT)

    @property
    def page_steps(self) -> int:
        """Return how many documents are seen whole."""
        return max(1, self.viewport().width() // chip_size(self.fontMetrics()).width())

    def show_current(self, row: int) -> None:
        """Make a document the one with the keyboard, and scroll there, so that its neighbours are seen, too."""
        self.setCurrentIndex(self.model().index(row, 0))
        for near in (row + 1, row - 1, row):
            self.scrollTo(self.model().index(near, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another document."""
        forward_key, back_key = Qt.Key.Key_Right, Qt.Key.Key_Left
        if self.isRightToLeft():
            forward_key, back_key = back_key, forward_key
        page = self.page_steps
        count = self.model().rowCount()
        steps = {
            forward_key: 1,
            Qt.Key.Key_Down: 1,
            back_key: -1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_End: count,
            Qt.Key.Key_Home: -count,
        }.get(Qt.Key(event.key()))
        if steps is None:
            event.ignore()  # letters are the window's
        else:
            self.stepped.emit(steps)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll along the documents with any wheel."""
        delta = event.angleDelta()
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - (delta.x() or delta.y()))
        event.accept()
