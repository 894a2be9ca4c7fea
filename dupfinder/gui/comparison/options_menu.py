"""The choice of what is no difference, and a button that does not let a person forget it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QToolButton, QWidget

from dupfinder import diff
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.display import visible
from dupfinder.domain.errors import UsageError
from dupfinder.gui.comparison.changes.change_wording import ChangeWording
from dupfinder.gui.toolkit.fields import ESCAPE, SearchField, SignButton, keeps_key
from dupfinder.gui.toolkit.labels import PlainLabel, announce, plain_tooltip, restyle
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.layouts import Gap, in_column, in_row
from dupfinder.gui.toolkit.wording import listed

_WAIT_MS = 400
"""So long after a letter of a pattern the next one may still come: both texts are compared anew."""
_NAMED = 2
"""More things than these are counted on the button, not named."""
_PANEL_WIDTH = 300


class CompareOptionsMenu(QWidget):
    """A button that says what is ignored, one to ignore nothing again, and a panel that stays while ticking."""

    changed = Signal(CompareOptions)

    def __init__(self, wording: ChangeWording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self.button = QToolButton()
        self.reset_button = SignButton("\N{MULTIPLICATION SIGN}", self.tr("Ignore only white space"))
        self.panel = OptionsPanel(self)
        in_row(self.button, self.reset_button, inside=self, margins=0, spacing=0)
        self.button.clicked.connect(self.open_panel)
        self.reset_button.clicked.connect(self.reset)
        self.panel.changed.connect(self._take)
        self._show_state()

    def set_options(self, options: CompareOptions) -> None:
        """Show other options, as they were remembered; nobody is told."""
        self.panel.set_options(options)
        self._show_state()

    def reset(self) -> None:
        """Go back to what anyone would ignore."""
        had_focus = self.reset_button.hasFocus()
        self.set_options(CompareOptions())
        if had_focus:
            self.button.setFocus()
        self.changed.emit(self.panel.options)

    def show_complaint(self, text: str) -> None:
        """Show what was found to be wrong with the pattern only when texts were compared: it takes too long, say."""
        self.panel.complain(visible(text))
        if text:
            self.open_panel()

    def open_panel(self) -> None:
        """Show the panel below the button, with the keyboard in it."""
        self.panel.open_below(self.button)

    def _take(self, options: CompareOptions) -> None:
        self._show_state()
        self.changed.emit(options)

    def _show_state(self) -> None:
        options = self.panel.options
        things = self._wording.ignored(options)
        everything = [*things, self.tr("white space")] if options.ignore_space else things
        whole = self.tr("Ignored: {things}").format(things=listed(everything) or self.tr("nothing"))
        if not everything:
            text = self.tr("Ignoring nothing")
        elif not things:
            text = self.tr("Ignore")
        elif len(things) <= _NAMED:
            text = self.tr("Ignoring {things}").format(things=listed(things))
        else:
            text = self.tr("Ignoring %Ln thing(s)", "", len(things))
        self.button.setText(text)
        restyle(self.button, marked=options != CompareOptions())
        self.button.setAccessibleName(self.tr("What to ignore"))
        if options.ignored_lines:
            whole += "\n" + self.tr("Lines with: {pattern}").format(pattern=visible(options.ignored_lines))
        self.button.setAccessibleDescription(whole)
        self.button.setToolTip(plain_tooltip(whole))
        self.reset_button.setVisible(options != CompareOptions())


class OptionsPanel(QFrame):
    """Boxes to tick, and a pattern; closed by Escape, or by a click elsewhere."""

    changed = Signal(CompareOptions)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)  # a click on the button closes; it must not open again
        self.setObjectName("framedBox")
        self.setAccessibleName(self.tr("What to ignore"))
        self.options = CompareOptions()
        """What is chosen, with the last pattern that was one."""
        self.case_box = QCheckBox(self.tr("Upper and lower case"))
        self.punctuation_box = QCheckBox(self.tr("Punctuation"))
        self.numbers_box = QCheckBox(self.tr("Numbers and numeric dates"))
        self.space_box = QCheckBox(self.tr("White space"))
        self.lines_box = QCheckBox(self.tr("Lines that match:"))
        self.pattern_field = SearchField(
            self.tr("Regular expression for lines to ignore"), hint=self.tr("Page \\d+ of \\d+")
        )
        self.complaint = PlainLabel(tone="mistake", wraps=True)
        self.complaint.hide()
        self._timer = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._lay_out()
        self.set_options(self.options)
        self._connect()

    def set_options(self, options: CompareOptions) -> None:
        """Show other options; nobody is told."""
        self.options = options
        for box, is_ticked in (
            (self.case_box, options.ignore_case),
            (self.punctuation_box, options.ignore_punctuation),
            (self.numbers_box, options.ignore_digits),
            (self.space_box, options.ignore_space),
            (self.lines_box, bool(options.ignored_lines)),
        ):
            with QSignalBlocker(box):
                box.setChecked(is_ticked)
        if options.ignored_lines:
            with QSignalBlocker(self.pattern_field):
                self.pattern_field.setText(options.ignored_lines)
        self._timer.stop()
        self.complain("")
        self.pattern_field.setEnabled(self.lines_box.isChecked())

    def open_below(self, button: QWidget) -> None:
        """Show the panel below a button, wholly on its screen, with the keyboard on the first box."""
        self.adjustSize()
        place = button.mapToGlobal(QPoint(0, button.height() + 2))
        screen = button.screen().availableGeometry()
        place.setX(max(min(place.x(), screen.right() - self.width()), screen.left()))
        if place.y() + self.height() > screen.bottom():
            place.setY(button.mapToGlobal(QPoint(0, 0)).y() - self.height() - 2)
        self.move(place)
        self.show()
        self.case_box.setFocus(Qt.FocusReason.PopupFocusReason)

    def complain(self, text: str) -> None:
        """Say what is wrong with the pattern; an empty text takes it back."""
        is_new = bool(text) and text != self.complaint.text()
        self.complaint.setText(text)
        self.complaint.setVisible(bool(text))
        if self.isVisible():
            self.adjustSize()
        if is_new:
            announce(self.pattern_field, text)

    def event(self, event: QEvent) -> bool:
        """Keep Escape from the window."""
        return keeps_key(event, ESCAPE) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape, and go from box to box with the arrows."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Up}:
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Take what was typed last."""
        if self._timer.isActive():
            self._take()
        super().hideEvent(event)

    def _take(self) -> None:
        """Tell what is chosen, unless the pattern is none."""
        self._timer.stop()
        pattern = self.pattern_field.text() if self.lines_box.isChecked() else ""
        complaint = pattern_complaint(pattern)
        self.complain(complaint)
        options = CompareOptions(
            ignore_space=self.space_box.isChecked(),
            ignore_case=self.case_box.isChecked(),
            ignore_punctuation=self.punctuation_box.isChecked(),
            ignore_digits=self.numbers_box.isChecked(),
            ignored_lines=self.options.ignored_lines if complaint else pattern,
        )
        if options != self.options:
            self.options = options
            self.changed.emit(options)

    def _choose_lines(self, chosen: bool) -> None:  # noqa: FBT001 - the slot of a box
        self.pattern_field.setEnabled(chosen)
        if chosen:
            self.pattern_field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._take()

    def _connect(self) -> None:
        for box in (self.case_box, self.punctuation_box, self.numbers_box, self.space_box):
            box.toggled.connect(lambda _: self._take())
        self.lines_box.toggled.connect(self._choose_lines)
        self.pattern_field.textChanged.connect(lambda _: self._timer.start())
        self.pattern_field.returnPressed.connect(self._take)
        self._timer.timeout.connect(self._take)

    def _lay_out(self) -> None:
        in_column(
            PlainLabel(self.tr("Ignore differences in"), tone="heading"),
            self.case_box,
            self.punctuation_box,
            self.numbers_box,
            self.space_box,
            Gap(6),
            self.lines_box,
            self.pattern_field,
            self.complaint,
            inside=self,
            margins=(14, 12, 14, 14),
            spacing=6,
        )
        self.setMinimumWidth(_PANEL_WIDTH)


def pattern_complaint(pattern: str) -> str:
    """Return one sentence about what is wrong with a pattern; an empty text where it can be used."""
    try:
        # Whoever compares says which patterns can be used; it does so before it looks at the texts.
        diff.align("", "", options=CompareOptions(ignored_lines=pattern))
    except UsageError as error:
        return visible(core_message(error.message))
    return ""
