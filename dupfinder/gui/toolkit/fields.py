"""Fields, and forms of them."""

from collections.abc import Callable, Container, Iterable

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QLineEdit,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QToolButton,
    QWidget,
)

from dupfinder.domain.display import visible
from dupfinder.domain.errors import DupFinderError
from dupfinder.gui.toolkit.labels import PlainLabel, plain_tooltip
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.layouts import in_column, in_row

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


class SignButton(QToolButton):
    """A button with a sign, whose name is its tooltip, and read aloud."""

    def __init__(self, sign: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("sign", True)
        self.setText(sign)
        self.setAccessibleName(name)
        self.setToolTip(plain_tooltip(name))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)


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


def dialog_buttons(kinds: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
    """Make the buttons of a dialogue, without the pictures that desktops like GNOME have for some of them.

    The style sheet says so as well, but the buttons are made before they stand in what has one.
    """
    buttons = QDialogButtonBox(kinds)
    for button in buttons.buttons():
        button.setIcon(QIcon())
    return buttons


def press_with_ctrl_enter(button: QAbstractButton, dialog: QDialog) -> None:
    """Have Ctrl+Enter press what moves files: a bare Enter, which presses other buttons in blue, comes too easily."""
    keys = [QKeySequence("Ctrl+Return"), QKeySequence("Ctrl+Enter")]
    shortcut = QShortcut(dialog)
    shortcut.setKeys(keys)
    shortcut.activated.connect(button.click)  # which does nothing while it is disabled


_LEAST_HEIGHT = 30
_AROUND_TEXT = 12
_PADDING = 10
_SLACK = 3
"""Widths of letters are fractions, and Qt is a pixel or two short of what it takes itself."""


def field_height(widget: QWidget) -> int:
    """Return the height of a field for one line in the font of a widget."""
    return max(_LEAST_HEIGHT, widget.fontMetrics().height() + _AROUND_TEXT)


class ChoiceBox(QComboBox):
    """A box to choose one of several things from."""

    def minimumSizeHint(self) -> QSize:
        """Return room for a short choice."""
        return QSize(min(self.sizeHint().width(), 120), self.sizeHint().height())

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:  # noqa: N802 - Qt's name
        """Have a long choice end in dots where there is no room for it."""
        super().initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self).width()
        right = Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(self.currentText(), right, room + _SLACK)


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

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentTextChanged.connect(self.updateGeometry)

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
