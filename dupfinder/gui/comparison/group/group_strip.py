"""All documents of a group in a row above the comparison: which two are compared, and the way to the next one."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFrame,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import Member
from dupfinder.gui.comparison.group.group_walk import (
    CHIP_ROLE,
    Chip,
    GroupOrder,
    GroupStripModel,
    GroupWalk,
    StepMode,
    fitted_name,
    is_of_container,
)
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.toolkit.colours import Colours, colours_for
from dupfinder.gui.toolkit.fields import pass_focus
from dupfinder.gui.toolkit.labels import PlainLabel, announce, plain_tooltip
from dupfinder.gui.toolkit.layouts import in_column, in_row
from dupfinder.gui.toolkit.wording import Wording, mirrored, named, without_begin

_MARGIN = 3
_PADDING = 11
_RADIUS = 6.0
_EDGE = 4.0
_LETTERS, _LETTERS_IN_ONE_LINE = 26, 34
"""So many of average width fit in a name, or in all of it."""
_MOST_TIMES_AS_WIDE = 2
"""More would pull the documents apart."""
_NAME_SHARE, _LEAST_NAME_SHARE = 0.58, 0.35
"""Of a line that the name shares with what is said of it."""
_DOT = 4.0
_BAR_WIDTH, _BAR_HEIGHT = 26.0, 4.0
_GAP = 6.0
_LEFT_MIDDLE = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def chip_size(metrics: QFontMetrics, *, is_low: bool = False) -> QSize:
    """Return the size of every document of a strip; `is_low` stands for one line, which is longer."""
    letters, lines = (_LETTERS_IN_ONE_LINE, 1) if is_low else (_LETTERS, 2)
    around = 2 * (_PADDING + _MARGIN)
    return QSize(metrics.averageCharWidth() * letters + around, lines * metrics.height() + (14 if is_low else 16))


def name_width(line_px: float, said: str, metrics: QFontMetrics) -> float:
    """Return how much of a line a name has, in pixels: what is said beside it is not to be cut."""
    rest = metrics.horizontalAdvance(said) + 2 * _DOT + 3 * _GAP  # the keeper's dot, and what stands between
    return max(min(line_px * _NAME_SHARE, line_px - rest), line_px * _LEAST_NAME_SHARE)


class ChipDelegate(QStyledItemDelegate):
    """Draws a name above date and likeness; an edge on its own side where a document is one of the two compared.

    In one line the likeness stands beside the name, and nothing else.
    """

    is_low = False

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the same for all: few documents share the room there is, for the sake of long names."""
        usual, view = chip_size(option.fontMetrics, is_low=self.is_low), self.parent()
        share = view.viewport().width() // max(index.model().rowCount(), 1) if isinstance(view, QListView) else 0
        return QSize(min(max(usual.width(), share), _MOST_TIMES_AS_WIDE * usual.width()), usual.height())

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw one document."""
        chip = index.data(CHIP_ROLE)
        if not isinstance(chip, Chip):
            return
        colours = colours_for(option.palette)
        place = QRectF(option.rect)
        place.setHeight(
            chip_size(option.fontMetrics, is_low=self.is_low).height()
        )  # the view gives a cell all of its own height
        place.adjust(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_card(painter, place, chip, option.state, colours=colours)
        inner = place.adjusted(_PADDING, 0 if self.is_low else 4, -_PADDING, 0 if self.is_low else -4)
        if self.is_low:
            width = name_width(inner.width(), chip.part or chip.likeness, option.fontMetrics)
            first = mirrored(QRectF(inner.left(), inner.top(), width, inner.height()), inner, option.direction)
            rest = without_begin(inner, width + _GAP, option.direction)
        else:
            first = inner.adjusted(0, 0, 0, -inner.height() / 2)
            rest = inner.adjusted(0, inner.height() / 2, 0, 0)
        _draw_name(painter, first, chip, option, colours)
        painter.setFont(option.font)
        _draw_facts(painter, rest, chip, colours, with_date=not self.is_low)
        painter.restore()


def _draw_card(painter: QPainter, place: QRectF, chip: Chip, state: QStyle.StateFlag, *, colours: Colours) -> None:
    if chip.side is not None:  # as what is selected: orange and teal mean changed words, and nothing else
        back, line = colours.accent_soft, colours.accent
    else:
        back = colours.hover if state & QStyle.StateFlag.State_MouseOver else colours.base
        line = colours.border
    has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
    painter.setPen(QPen(QColor(colours.accent if has_focus else line), 2.0 if has_focus else 1.0))
    painter.setBrush(QColor(back))
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
    if chip.side is None:
        return
    edge = QRectF(place.left(), place.top(), _EDGE, place.height())
    if chip.side is Side.RIGHT:
        edge.moveRight(place.right())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(line))
    painter.drawRoundedRect(edge, _EDGE / 2, _EDGE / 2)


def _draw_name(painter: QPainter, place: QRectF, chip: Chip, option: QStyleOptionViewItem, colours: Colours) -> None:
    font = QFont(option.font)
    font.setWeight(QFont.Weight.DemiBold if chip.part or chip.side is not None else QFont.Weight.Normal)
    font.setStrikeOut(chip.is_marked)
    painter.setFont(font)
    painter.setPen(QColor(colours.danger if chip.is_marked else colours.text))
    painter.drawText(place, _LEFT_MIDDLE, fitted_name(chip.name_parts, painter.fontMetrics(), int(place.width())))


def _draw_facts(painter: QPainter, place: QRectF, chip: Chip, colours: Colours, *, with_date: bool) -> None:
    """Draw what the document is, or how much it is like the head; then its date, or what became of it."""
    if chip.part:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent))
        place = _draw_dot(painter, place)
        place = _draw_word(painter, place, chip.part, colours.accent)
    elif chip.has_same_text:
        place = _draw_word(painter, place, chip.likeness, colours.good if chip.is_copy else colours.warning)
    else:
        place = _draw_bar(painter, place, chip.share, colours)
        place = _draw_word(painter, place, chip.likeness, colours.text)
    if chip.warning or with_date:
        _draw_word(painter, place, chip.warning or chip.date, colours.warning if chip.warning else colours.dim)


def _draw_dot(painter: QPainter, place: QRectF) -> QRectF:
    """Draw the sign of the keeper, and return the room that is left beside it."""
    direction = painter.layoutDirection()
    dot = QRectF(place.left(), place.center().y() - _DOT, 2 * _DOT, 2 * _DOT)
    painter.drawEllipse(mirrored(dot, place, direction))
    return without_begin(place, dot.width() + _GAP, direction)


def _draw_bar(painter: QPainter, place: QRectF, share: float, colours: Colours) -> QRectF:
    """Draw how alike a document is, and return the room that is left beside it."""
    direction = painter.layoutDirection()
    bar = QRectF(place.left(), place.center().y() - _BAR_HEIGHT / 2, _BAR_WIDTH, _BAR_HEIGHT)
    filled = QRectF(bar.left(), bar.top(), max(_BAR_WIDTH * share, _BAR_HEIGHT), _BAR_HEIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    for part, colour in ((bar, colours.border), (filled, colours.similar)):
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(mirrored(part, place, direction), _BAR_HEIGHT / 2, _BAR_HEIGHT / 2)
    return without_begin(place, _BAR_WIDTH + _GAP, direction)


def _draw_word(painter: QPainter, place: QRectF, word: str, colour: str) -> QRectF:
    """Draw a word, and return the room that is left beside it."""
    shown = painter.fontMetrics().elidedText(word, Qt.TextElideMode.ElideRight, int(place.width()))
    painter.setPen(QColor(colour))
    painter.drawText(place, _LEFT_MIDDLE, shown)
    taken = min(painter.fontMetrics().horizontalAdvance(shown) + 1.5 * _GAP, place.width())
    return without_begin(place, taken, painter.layoutDirection())


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


class GroupStrip(QFrame):
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
        self._members: tuple[Member, ...] = ()
        self._walk: GroupWalk | None = None
        self.model = GroupStripModel(wording, self)
        self.chips = ChipView(self.model)
        self.previous_button = self._step_button(Qt.ArrowType.LeftArrow, self.tr("Previous document"), forward=False)
        self.next_button = self._step_button(Qt.ArrowType.RightArrow, self.tr("Next document"), forward=True)
        self.position_label = PlainLabel(tone="dim")
        self.order_button = ChoiceButton(self.tr("Order"), self._order_words())
        mode_words = self._mode_words(is_container=False)
        self.mode_button = ChoiceButton(self.tr("Compare with"), mode_words)
        self.setObjectName("comparisonBar")
        self.setAccessibleName(self.tr("Documents of the group"))
        pass_focus(self, self.chips)
        self._lay_out()
        self.chips.stepped.connect(self._go_steps)
        self.chips.clicked.connect(lambda index: self._go_to(index.row()))
        self.order_button.chosen.connect(self._take_order)
        self.mode_button.chosen.connect(self._take_mode)

    @property
    def order(self) -> GroupOrder:
        """Return what the documents are ordered by."""
        return GroupOrder(self.order_button.choice)

    def set_order(self, order: GroupOrder) -> None:
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
    def members(self) -> Sequence[Member]:
        """Return the documents in their order."""
        return self._walk.members if self._walk is not None else ()

    @property
    def pair(self) -> tuple[Document, Document] | None:
        """Return what is compared, left and right; `None` without documents."""
        return self._walk.pair if self._walk is not None else None

    def show_group(self, members: Sequence[Member]) -> None:
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

    def _take_order(self, order: GroupOrder) -> None:
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
        self._walk = GroupWalk(self._members, self.order, self.mode) if self._members else None
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

    def _order_words(self) -> dict[GroupOrder, str]:
        return {
            GroupOrder.DATE: self.tr("By date"),
            GroupOrder.SIMILARITY: self.tr("By similarity"),
            GroupOrder.NAME: self.tr("By name"),
        }

    def _mode_words(self, *, is_container: bool) -> dict[StepMode, str]:
        return {
            StepMode.KEEPER: self.tr("With the container") if is_container else self.tr("With the keeper"),
            StepMode.NEIGHBOUR: self.tr("With the previous one"),
        }

    def _step_button(self, arrow: Qt.ArrowType, name: str, *, forward: bool) -> QToolButton:
        button = QToolButton(arrowType=arrow)
        button.setProperty("narrow", True)
        button.setToolTip(plain_tooltip(name))
        button.setAccessibleName(name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoRepeat(True)
        button.clicked.connect(lambda: self.step(forward=forward))
        return button

    def _lay_out(self) -> None:
        buttons = in_row(self.previous_button, self.next_button, spacing=0)
        self._walking = in_column(buttons, spacing=0)
        self._walking.addWidget(self.position_label, alignment=Qt.AlignmentFlag.AlignHCenter)
        self._choices = in_column(self.order_button, self.mode_button, spacing=0)
        for button in (self.order_button, self.mode_button):
            button.setStyleSheet("padding: 2px 7px;")
        in_row(self._walking, (self.chips, 1), self._choices, inside=self, margins=(8, 2, 8, 2), spacing=6)

    def set_low(self, is_low: bool) -> None:  # noqa: FBT001 - as QWidget.setVisible
        """Take one line only, or two."""
        direction = QBoxLayout.Direction.LeftToRight if is_low else QBoxLayout.Direction.TopToBottom
        for layout in (self._walking, self._choices):
            layout.setDirection(direction)
        self.chips.set_low(is_low)


class ChipView(QListView):
    """The documents side by side; keys ask to go on, for what is next is not always the one beside."""

    stepped = Signal(int)
    """So many documents on; back, below 0."""

    def __init__(self, chips: GroupStripModel) -> None:
        super().__init__()
        self.setModel(chips)
        self._delegate = ChipDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Documents of the group"))
        self.setStyleSheet(_STYLE)
        self.setFixedHeight(self.sizeHint().height())

    def set_low(self, is_low: bool) -> None:  # noqa: FBT001 - as QWidget.setVisible
        """Show each document in one line, or in two."""
        if is_low is not self._delegate.is_low:
            self._delegate.is_low = is_low
            self.setFixedHeight(self.sizeHint().height())
            self.doItemsLayout()

    @property
    def _chip_size(self) -> QSize:
        return chip_size(self.fontMetrics(), is_low=self._delegate.is_low)

    def sizeHint(self) -> QSize:
        """Return room for a few documents and the bar below them."""
        chip = self._chip_size
        return QSize(4 * chip.width(), chip.height() + _SCROLL_BAR_HEIGHT)

    @property
    def page_steps(self) -> int:
        """Return how many documents are seen whole."""
        return max(1, self.viewport().width() // self._chip_size.width())

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
