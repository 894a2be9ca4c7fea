"""Fields that look alike: with round corners, and with signs in the colours of the theme.

A style sheet can give a field round corners only together with pictures for its arrow or tick, and pictures do not
follow the theme.
"""

import enum
from collections.abc import Callable, Container, Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QShortcut,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QDialog,
    QDoubleSpinBox,
    QFormLayout,
    QLineEdit,
    QSpinBox,
    QToolButton,
    QWidget,
)

from dupfinder.domain.display import visible
from dupfinder.domain.errors import DupFinderError
from dupfinder.gui.toolkit.colours import Colours, colours_for
from dupfinder.gui.toolkit.labels import PlainLabel, plain_tooltip
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.layouts import in_column, in_row
from dupfinder.gui.toolkit.punctuation import mirrored, without_begin

_STEP = 120
"""Eighths of a degree; the notch of a usual wheel."""


class ZoomWheel:
    """Counts by how many whole steps something is to be zoomed, on finer wheels too."""

    def __init__(self) -> None:
        self._turned = 0

    def steps(self, event: QWheelEvent) -> int | None:
        """Return the steps that are full by now, below 0 for smaller; `None` where Ctrl is not held."""
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return None
        self._turned += event.angleDelta().y()
        steps = int(self._turned / _STEP)
        self._turned -= steps * _STEP
        return steps


def keeps_key(event: QEvent, keys: Container[int]) -> bool:
    """Return whether Qt asks about one of these keys whose it is, and say that it is this widget's."""
    if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent) or event.key() not in keys:
        return False
    event.accept()
    return True


ESCAPE = frozenset({Qt.Key.Key_Escape})
"""It stops a scan in the window."""


def pass_focus(container: QWidget, part: QWidget) -> None:
    """Have a container that is given the keyboard hand it to one of its parts.

    With a focus proxy the Tab key would jump to that part over everything that stands before it in the container.
    """
    _FocusPassing(container, part)


class _FocusPassing(QObject):
    def __init__(self, container: QWidget, part: QWidget) -> None:
        super().__init__(container)
        self._part = part
        container.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Hand on what the container was given."""
        if event.type() is QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            self._part.setFocus(event.reason())
        return super().eventFilter(watched, event)


_SIDE = 26
_ARM = 4.0
_DOT = 1.6


class Sign(enum.Enum):
    """What is drawn on a button."""

    CROSS = enum.auto()
    DOTS = enum.auto()
    """There is more to do."""


class SignButton(QToolButton):
    """A button whose name is its tooltip, and read aloud."""

    def __init__(self, sign: Sign, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = sign
        self.setAccessibleName(name)
        self.setToolTip(plain_tooltip(name))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        """Return a small square."""
        return QSize(_SIDE, _SIDE)

    def minimumSizeHint(self) -> QSize:
        """Return the same: there is nothing to leave out."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sign on the button."""
        super().paintEvent(event)
        colours = colours_for(self.palette())
        colour = QColor(colours.text if self.isEnabled() else colours.disabled)
        middle = QPointF(self.width() / 2, self.height() / 2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._sign is Sign.CROSS:
            painter.setPen(QPen(colour, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(middle + QPointF(-_ARM, -_ARM), middle + QPointF(_ARM, _ARM))
            painter.drawLine(middle + QPointF(-_ARM, _ARM), middle + QPointF(_ARM, -_ARM))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            for offset in (-5.5, 0.0, 5.5):
                painter.drawEllipse(middle + QPointF(offset, 0), _DOT, _DOT)
        painter.end()


class SearchField(QLineEdit):
    """A field with a cross that empties it; both have a name for assistive technology."""

    def __init__(self, name: str, *, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        self.setClearButtonEnabled(True)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(self.tr("Clear"))


class FilterField(SearchField):
    """A field that is left with Enter, with Down, and with Escape once it is empty."""

    entered = Signal()
    """Enter was pressed."""
    left = Signal()
    """The person wants to be elsewhere: Down, or Escape in the empty field."""

    def event(self, event: QEvent) -> bool:
        """Keep Escape from the window, where it stops the scan."""
        return keeps_key(event, ESCAPE) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Empty the field, leave it, or type."""
        key = event.key()
        if key == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
        elif key in {Qt.Key.Key_Escape, Qt.Key.Key_Down}:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class Complaint(PlainLabel):
    """A line that says what could not be done; hidden while all is well."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent, tone="remark", wraps=True)
        self.hide()

    def attempt(self, action: Callable[[], None]) -> bool:
        """Return whether that could be done; say why not."""
        try:
            action()
        except DupFinderError as error:
            self.setText(visible(core_message(error.message)))
            self.show()
            return False
        self.hide()
        return True


def press_with_ctrl_enter(button: QAbstractButton, dialog: QDialog) -> None:
    """Have Ctrl+Enter press what moves files: a bare Enter, which presses other buttons in blue, comes too easily."""
    keys = [QKeySequence("Ctrl+Return"), QKeySequence("Ctrl+Enter")]
    shortcut = QShortcut(dialog)
    shortcut.setKeys(keys)
    shortcut.activated.connect(button.click)  # which does nothing while it is disabled


_LEAST_HEIGHT = 30
_AROUND_TEXT = 12
_RADIUS = 6.0
_PADDING = 10
_ARROW_ROOM = 28
_SLACK = 2
"""Widths of letters are fractions: without it a text that fits would lose its end."""
_LEAST_TICK_BOX = 17
_TICK_GAP = 8
_RING_ROOM = 8


def field_height(widget: QWidget) -> int:
    """Return the height of a field for one line in the font of a widget."""
    return max(_LEAST_HEIGHT, widget.fontMetrics().height() + _AROUND_TEXT)


class ChoiceBox(QComboBox):
    """A box to choose one of several things from."""

    def sizeHint(self) -> QSize:
        """Return the room that the longest choice takes."""
        widths = [self.fontMetrics().horizontalAdvance(self.itemText(number)) for number in range(self.count())]
        return QSize(max(widths, default=0) + _SLACK + _PADDING + _ARROW_ROOM, field_height(self))

    def minimumSizeHint(self) -> QSize:
        """Return the height of a field, and room for a short choice."""
        return QSize(min(self.sizeHint().width(), 120), field_height(self))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the frame, the choice and an arrow."""
        colours = colours_for(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_marked = self.isEnabled() and (self.hasFocus() or self.underMouse())
        _draw_frame(painter, QRectF(self.rect()), colours, is_marked=is_marked, radius=_RADIUS)
        if self.hasFocus():
            _draw_ring(painter, QRectF(self.rect()), colours)
        painter.setPen(QColor(colours.text if self.isEnabled() else colours.disabled))
        whole, direction = QRectF(self.rect()), self.layoutDirection()
        place = mirrored(whole.adjusted(_PADDING, 0, -_ARROW_ROOM, 0), whole, direction)
        text = self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, int(place.width()))
        painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
        arrow = mirrored(whole.adjusted(whole.width() - _ARROW_ROOM, 0, 0, 0), whole, direction)
        _draw_line(painter, arrow.center(), [(-4, -2), (0, 2), (4, -2)], QColor(colours.dim))
        painter.end()


class NumberBox(QSpinBox):
    """A whole number to type, or to change with the arrow keys or the wheel."""

    def __init__(self, *, most: int, least: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(least, most)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.lineEdit().setTextMargins(_PADDING - 3, 0, 0, 0)


class FractionBox(QDoubleSpinBox):
    """A number with one decimal, to type or to change in steps of a half."""

    def __init__(self, *, least: float, most: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(least, most)
        self.setDecimals(1)
        self.setSingleStep(0.5)
        self.setButtonSymbols(QDoubleSpinBox.ButtonSymbols.NoButtons)
        self.lineEdit().setTextMargins(_PADDING - 3, 0, 0, 0)


class TickBox(QCheckBox):
    """A box to tick."""

    def sizeHint(self) -> QSize:
        """Return the room for box and text."""
        width = self._box_size + _TICK_GAP + self.fontMetrics().horizontalAdvance(self.text()) + _RING_ROOM
        return QSize(width, max(self._box_size, self.fontMetrics().height()) + 4)

    def minimumSizeHint(self) -> QSize:
        """Return the same: half a text is of no use."""
        return self.sizeHint()

    @property
    def _box_size(self) -> int:
        return max(_LEAST_TICK_BOX, round(self.fontMetrics().height() * 0.8))

    def hitButton(self, position: QPoint) -> bool:  # noqa: N802 - Qt's name
        """Return whether a click there ticks the box: anywhere on box and text."""
        return self.rect().contains(position)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the box, the tick and the text."""
        colours = colours_for(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole, direction = QRectF(self.rect()), self.layoutDirection()
        size = self._box_size
        box = mirrored(QRectF(0, (self.height() - size) / 2, size, size), whole, direction)
        _draw_frame(painter, box, colours, is_marked=self.hasFocus() or self.underMouse(), radius=4)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            _draw_line(painter, box.center(), [(-4, 0), (-1, 3), (4, -3)], QColor(colours.on_accent))
        painter.setPen(QColor(colours.text if self.isEnabled() else colours.disabled))
        place = without_begin(whole, size + _TICK_GAP, direction)
        along = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextHideMnemonic
        painter.drawText(place, int(along), self.text())
        if self.hasFocus():
            width = self.fontMetrics().horizontalAdvance(self.text()) + _RING_ROOM
            around = QRectF(size + _TICK_GAP - _RING_ROOM / 2, 0, width, self.height())
            _draw_ring(painter, mirrored(around, whole, direction), colours)
        painter.end()


def _draw_frame(painter: QPainter, place: QRectF, colours: Colours, *, is_marked: bool, radius: float) -> None:
    painter.setPen(QPen(QColor(colours.accent if is_marked else colours.border_strong)))
    painter.setBrush(QColor(colours.raised))
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def _draw_ring(painter: QPainter, place: QRectF, colours: Colours) -> None:
    """Draw that a field has the keyboard."""
    painter.setPen(QPen(QColor(colours.accent), 2.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), _RADIUS - 1, _RADIUS - 1)


def _draw_line(painter: QPainter, middle: QPointF, points: list[tuple[float, float]], colour: QColor) -> None:
    painter.setPen(QPen(colour, 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline(QPolygonF([middle + QPointF(x, y) for x, y in points]))


_UNITS = {"kB": 1_000, "MB": 1_000_000, "GB": 1_000_000_000}


class SizeField(QWidget):
    """A whole number of kB, MB or GB; nought stands for no limit."""

    def __init__(self, no_limit: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number_box = NumberBox(most=999_999)
        self.number_box.setSpecialValueText(no_limit)
        self.unit_box = ChoiceBox()
        for unit, size_bytes in _UNITS.items():
            self.unit_box.addItem(unit, size_bytes)
        self.unit_box.setCurrentIndex(1)
        in_row((self.number_box, 1), self.unit_box, inside=self, margins=0)
        self.setFocusProxy(self.number_box)

    def set_name(self, name: str) -> None:
        """Tell assistive technology what the size is of."""
        self.number_box.setAccessibleName(name)
        self.unit_box.setAccessibleName(name)

    @property
    def size_bytes(self) -> int | None:
        """Return the size, or `None` for no limit."""
        return self.number_box.value() * int(self.unit_box.currentData()) or None

    @size_bytes.setter
    def size_bytes(self, size_bytes: int | None) -> None:
        """Show a size in the largest unit that divides it, rounded to whole kB at least."""
        fitting = [i for i, unit in enumerate(_UNITS.values()) if size_bytes and size_bytes % unit == 0]
        unit = max(fitting, default=0 if size_bytes else 1)
        self.unit_box.setCurrentIndex(unit)
        self.number_box.setValue(-(-(size_bytes or 0) // list(_UNITS.values())[unit]))


_AROUND = 42
"""What frame, padding and arrow take."""
_MOST_WIDTH = 200
_LEAST_LETTERS = 6


class SlimChoiceBox(ChoiceBox):
    """For a line that many boxes share."""

    def sizeHint(self) -> QSize:
        """Return the room for what is chosen."""
        width = self.fontMetrics().horizontalAdvance(self.currentText()) + _AROUND
        return QSize(min(width, _MOST_WIDTH), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the room for some letters of it."""
        few = self.fontMetrics().averageCharWidth() * _LEAST_LETTERS + _AROUND
        return QSize(min(few, self.sizeHint().width()), self.sizeHint().height())

    def showPopup(self) -> None:  # noqa: N802 - Qt's name
        """Open the list, wide enough for the longest choice."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + _AROUND)
        super().showPopup()


_LEAST_WIDTH = 360
_LETTERS = 44
"""So many of average width fit in a field with a large font."""


def field_width(widget: QWidget) -> int:
    """Return the width of the fields of a form in the font of a widget."""
    return max(_LEAST_WIDTH, widget.fontMetrics().averageCharWidth() * _LETTERS)


def make_form() -> QFormLayout:
    """Return an empty form."""
    form = QFormLayout(
        horizontalSpacing=18, verticalSpacing=10, labelAlignment=Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
    )
    form.setContentsMargins(0, 0, 0, 0)
    return form


def add_row(form: QFormLayout, text: str, field: QWidget, *, hint: PlainLabel | None = None) -> None:
    """Add a field with a label, which assistive technology is told as well, and what explains it."""
    label = PlainLabel(text)
    label.setBuddy(field)
    label.setFixedHeight(field_height(label))
    field.setAccessibleName(text)
    field.setFixedWidth(max(field_width(label), field.minimumSizeHint().width()))  # a tick is as wide as its words
    if hint is None:
        form.addRow(label, field)
        return
    both = in_column(field, hint, spacing=4)
    form.addRow(label, both)


def align_forms(*forms: QFormLayout) -> None:
    """Let the fields of forms that stand below each other begin at the same place."""
    items = [form.itemAt(row, QFormLayout.ItemRole.LabelRole) for form in forms for row in range(form.rowCount())]
    labels = [label for item in items if item is not None and (label := item.widget()) is not None]
    width = max(label.sizeHint().width() for label in labels)
    for label in labels:
        label.setMinimumWidth(width)


def make_hint(texts: Iterable[str], *, width: int | None = None) -> PlainLabel:
    """Return a label with room for the longest of these sentences: nothing moves when another one is shown."""
    hint = PlainLabel(tone="dim", wraps=True)
    hint.ensurePolished()  # its font decides
    width = width or field_width(hint)
    hint.setFixedWidth(width)
    hint.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    heights = []
    for text in texts:
        hint.setText(text)
        heights.append(hint.heightForWidth(width))
    hint.setMinimumHeight(max(heights, default=0))
    return hint
