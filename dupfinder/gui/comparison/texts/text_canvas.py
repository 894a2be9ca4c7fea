"""The scrolling area of both texts, with mouse, keys, and what a screen reader reads of it."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QKeyCombination, QObject, QPoint, QPointF, QRect, Qt, QTextBoundaryFinder, QTimer
from PySide6.QtGui import (
    QAccessible,
    QContextMenuEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QMenu, QToolTip, QWidget

from dupfinder.gui.comparison.texts.selection import Selection, Side, TextPlace, piece_of, whole_paragraph
from dupfinder.gui.comparison.texts.text_layouts import from_utf16, to_utf16
from dupfinder.gui.comparison.texts.text_surface import TextSurface
from dupfinder.gui.toolkit.accessible_rows import AccessibleRows, hold, tell_current
from dupfinder.gui.toolkit.fields import ZoomWheel
from dupfinder.gui.toolkit.labels import announce, plain_tooltip

_SCROLL_EVERY_MS = 25
_SHARE_OF_DISTANCE = 0.3
"""So much of the way that the mouse is beyond an edge is scrolled each time: farther out is faster."""


class CanvasMouse(QObject):
    """Follows the mouse over one canvas."""

    def __init__(self, canvas: TextSurface) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._held_at: QPointF | None = None
        self._unit: Callable[[Side, TextPlace], Selection] = _nothing
        """What is selected as a whole around a place."""
        self._first = Selection(Side.LEFT, TextPlace(0, 0), TextPlace(0, 0))
        """Where the selection was begun, which stays in it."""
        self._double_clicked_at = (0, QPointF())
        self._timer = QTimer(self, interval=_SCROLL_EVERY_MS)
        self._timer.timeout.connect(self._scroll)
        canvas.rows_changed.connect(self.release)

    def press(self, event: QMouseEvent) -> None:
        """Begin a selection; with Shift, move its end; the third click takes the paragraph."""
        canvas, point = self._canvas, event.position()
        held = canvas.selection if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else None
        found = canvas.place_at(point, side=held.side if held else None)
        if found is None:
            return
        canvas.clicked_side, place = found
        canvas.put_cursor(place.row)
        if self._is_third(event):
            self._begin(point, found, self._paragraph)
        elif held:
            self._first = Selection(held.side, held.anchor, held.anchor)
            self._held_at, self._unit = point, _nothing
            self._extend()
        else:
            self._begin(point, found, _nothing)

    def move(self, event: QMouseEvent) -> None:
        """Extend the selection; beyond an edge the text scrolls, whether the mouse goes on moving or not."""
        if self._held_at is None:
            return
        self._held_at = event.position()
        self._extend()
        if self._beyond():
            self._timer.start()
        else:
            self._timer.stop()

    def release(self) -> None:
        """End the selection where it is."""
        self._held_at = None
        self._timer.stop()

    def double_click(self, event: QMouseEvent) -> None:
        """Select the word; whoever goes on holding extends the selection by words."""
        self._double_clicked_at = (event.timestamp(), event.position())
        found = self._canvas.place_at(event.position())
        if found:
            self._canvas.clicked_side = found[0]
            self._begin(event.position(), found, self._word)

    def _begin(
        self, point: QPointF, found: tuple[Side, TextPlace], unit: Callable[[Side, TextPlace], Selection]
    ) -> None:
        self._held_at, self._unit = point, unit
        self._first = unit(*found)
        self._canvas.select(self._first)

    def _word(self, side: Side, place: TextPlace) -> Selection:
        piece = piece_of(self._canvas.rows[place.row], side)
        begin, end = word_at(piece.text if piece else "", place.position)
        return Selection(side, TextPlace(place.row, begin), TextPlace(place.row, end))

    def _paragraph(self, side: Side, place: TextPlace) -> Selection:
        return whole_paragraph(self._canvas.rows, place.row, side) or _nothing(side, place)

    def _is_third(self, event: QMouseEvent) -> bool:
        time_ms, point = self._double_clicked_at
        is_soon = 0 < event.timestamp() - time_ms < QApplication.doubleClickInterval()
        return is_soon and (event.position() - point).manhattanLength() < QApplication.startDragDistance()

    def _beyond(self) -> float:
        if self._held_at is None:
            return 0.0
        y = self._held_at.y()
        return min(y, 0.0) + max(y - self._canvas.viewport().height(), 0.0)

    def _scroll(self) -> None:
        beyond = self._beyond()
        bar = self._canvas.verticalScrollBar()
        bar.setValue(bar.value() + round(beyond * _SHARE_OF_DISTANCE + (1 if beyond > 0 else -1)))
        self._extend()

    def _extend(self) -> None:
        if self._held_at is None:
            return
        first = self._first
        found = self._canvas.place_at(self._held_at, side=first.side)
        if found is None:
            return
        last = self._unit(*found)
        if last.start < first.start:
            self._canvas.select(Selection(first.side, first.end, last.start))
        else:
            self._canvas.select(Selection(first.side, first.start, max(first.end, last.end)))


def _nothing(side: Side, place: TextPlace) -> Selection:
    return Selection(side, place, place)


def word_at(text: str, position: int) -> tuple[int, int]:
    """Return where the word begins and ends that a position is in, by Unicode's rules (UAX 29)."""
    if not text:
        return 0, 0
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Word, text)
    finder.setPosition(to_utf16(text, min(position, len(text) - 1)))
    begin = finder.position() if finder.isAtBoundary() else finder.toPreviousBoundary()
    finder.setPosition(begin)
    return from_utf16(text, begin), from_utf16(text, finder.toNextBoundary())


def press_key(canvas: TextSurface, event: QKeyEvent) -> bool:
    """Do what a key is for; return whether it is for anything here."""
    if event.matches(QKeySequence.StandardKey.Copy):
        canvas.copy()
        return True
    if event.matches(QKeySequence.StandardKey.SelectAll):
        canvas.select_side()
        return True
    bar, held = canvas.verticalScrollBar(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    match QKeyCombination(held, Qt.Key(event.key())).toCombined():
        case _Keys.HOME | _Keys.FIRST:
            bar.setValue(0)
        case _Keys.END | _Keys.LAST:
            bar.setValue(bar.maximum())
        case _Keys.ROW_DOWN:
            canvas.step_cursor(1)
        case _Keys.ROW_UP:
            canvas.step_cursor(-1)
        case _Keys.RETURN | _Keys.ENTER | _Keys.OPEN | _Keys.CLOSE as pressed:
            return _act_on_row(canvas, pressed)
        case _:
            return False
    return True


class _Keys:
    """Keys with what is held down, as numbers that can be matched."""

    HOME = int(Qt.Key.Key_Home)
    END = int(Qt.Key.Key_End)
    FIRST = int(Qt.Key.Key_Home | Qt.KeyboardModifier.ControlModifier.value)
    LAST = int(Qt.Key.Key_End | Qt.KeyboardModifier.ControlModifier.value)
    ROW_DOWN = int(Qt.Key.Key_Down | Qt.KeyboardModifier.ControlModifier.value)
    ROW_UP = int(Qt.Key.Key_Up | Qt.KeyboardModifier.ControlModifier.value)
    RETURN = int(Qt.Key.Key_Return)
    ENTER = int(Qt.Key.Key_Enter)
    OPEN = int(Qt.Key.Key_Right)
    CLOSE = int(Qt.Key.Key_Left)


def _act_on_row(canvas: TextSurface, pressed: int) -> bool:
    """Open or close the fold at the cursor as in a tree, or follow what moved."""
    row = canvas.cursor_row
    if row is None:
        return False
    is_enter = pressed in {_Keys.RETURN, _Keys.ENTER}
    if canvas.hidden_at(row):
        if pressed == _Keys.CLOSE:
            return False
        canvas.toggle_fold(row)
        return True
    if pressed == _Keys.CLOSE and canvas.can_fold(row):
        canvas.toggle_fold(row)
        return True
    other_end = canvas.rows[row].other_end
    if is_enter and other_end is not None:
        canvas.follow_move(other_end)
        return True
    return False


class CanvasMenu(QMenu):
    """What can be done with one row of a canvas, and with what is selected."""

    def __init__(self, canvas: TextSurface, point: QPoint) -> None:
        super().__init__(canvas)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._canvas = canvas
        copy = self.addAction(self.tr("&Copy"), QKeySequence(QKeySequence.StandardKey.Copy), canvas.copy)
        chosen = canvas.selection
        copy.setEnabled(chosen is not None and chosen.start < chosen.end)
        found = canvas.place_at(point.toPointF())
        if found is None:
            return
        side, place = found
        if not canvas.hidden_at(place.row):
            for label, of_side in (
                (self.tr("Copy &left paragraph"), Side.LEFT),
                (self.tr("Copy &right paragraph"), Side.RIGHT),
            ):
                action = self.addAction(label, partial(canvas.copy_paragraph, place.row, of_side))
                action.setEnabled(piece_of(canvas.rows[place.row], of_side) is not None)
        self.addAction(
            self.tr("Select &all on this side"),
            QKeySequence(QKeySequence.StandardKey.SelectAll),
            partial(canvas.select_side, side),
        )
        self.addSeparator()
        self._add_folding(place.row)
        self._add_move(canvas.other_end_at(point.toPointF()))

    def _add_folding(self, row: int) -> None:
        canvas = self._canvas
        if canvas.hidden_at(row):
            self.addAction(self.tr("&Show unchanged paragraphs"), partial(canvas.toggle_fold, row))
        elif canvas.can_fold(row):
            self.addAction(self.tr("&Hide unchanged paragraphs"), partial(canvas.toggle_fold, row))

    def _add_move(self, other_end: int | None) -> None:
        if other_end is not None:
            self.addAction(self.tr("&Go to the other position"), partial(self._canvas.follow_move, other_end))


class TextCanvas(TextSurface):
    """Shows rows side by side, and lets a person scroll, select, copy, fold and follow what moved."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mouse = CanvasMouse(self)
        self._zoom_wheel = ZoomWheel()
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(self.tr("Both texts side by side"))
        self.said.connect(self._say)

    def _say(self, text: str) -> None:
        """Have a screen reader say something now; who looks later finds it as the description."""
        self.setAccessibleDescription(text)
        announce(self, text)

    def viewportEvent(self, event: QEvent) -> bool:
        """Say where what moved came from or went."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            found, other_end = self.place_at(event.pos().toPointF()), self.other_end_at(event.pos().toPointF())
            text = ""
            if found and other_end is not None:
                text = self.texts.moved(self.rows, other_end, is_on_left=found[0] is Side.LEFT)
            QToolTip.showText(event.globalPos(), plain_tooltip(text) if text else "", self.viewport())
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open or close a fold, follow what moved, or begin a selection."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if act := self._action_at(event.position()):
            act()
        else:
            self._mouse.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Extend the selection; show what can be clicked."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._mouse.move(event)
            return
        can_click = self._action_at(event.position()) is not None
        in_margin = self.is_in_margin(event.position())
        shape = Qt.CursorShape.ArrowCursor if in_margin else Qt.CursorShape.IBeamCursor
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if can_click else shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the selection where it is."""
        self._mouse.release()
        event.accept()

    def hideEvent(self, event: QHideEvent) -> None:
        """End the selection: nobody would see the text scroll."""
        super().hideEvent(event)
        self._mouse.release()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Select the word."""
        if event.button() is Qt.MouseButton.LeftButton and self._action_at(event.position()) is None:
            self._mouse.double_click(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the canvas has keys for, or scroll."""
        if not press_key(self, event):
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Ctrl, change the size of the letters, by whole steps on finer wheels too."""
        steps = self._zoom_wheel.steps(event)
        if steps is None:
            super().wheelEvent(event)
        elif steps:
            self.zoom(steps)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the row, and with what is selected."""
        CanvasMenu(self, event.pos()).popup(event.globalPos())

    def _action_at(self, point: QPointF) -> Callable[[], None] | None:
        """Return what a click does at a point that is more than text."""
        found = self.place_at(point)
        if found is None:
            return None
        row = found[1].row
        if self.hidden_at(row):
            return partial(self.toggle_fold, row)
        if not self.is_in_margin(point):
            return None
        other_end = self.other_end_at(point)
        if other_end is not None:
            return partial(self.follow_move, other_end)
        return partial(self.toggle_fold, row) if self.is_folded and self.can_fold(row) else None


class AccessibleCanvas(AccessibleRows[TextSurface]):
    """The list."""

    own_role = QAccessible.Role.List
    row_role = QAccessible.Role.ListItem

    def row_count(self, view: TextSurface) -> int:
        """Return how many rows there are."""
        return len(view.rows)

    def rows_in_view(self, view: TextSurface) -> Sequence[int]:
        """Return the rows that can be seen; of those that are folded together, the first."""
        return list(map(view.row_of_place, view.visible_places()))

    def current_row(self, view: TextSurface) -> int | None:
        """Return the row with the cursor."""
        return view.cursor_row

    def rect_of(self, view: TextSurface, row: int) -> QRect:
        """Return where a row is in the viewport."""
        return view.rect_of_row(row)

    def describe(self, view: TextSurface, state: QAccessible.State, row: int | None = None) -> None:
        """Set that all can be read only, and which row has the cursor."""
        state.readOnly = True
        if row is not None and row == view.cursor_row:
            state.focusable = state.selected = True

    def row_text(self, view: TextSurface, row: int, kind: QAccessible.Text) -> str:
        """Return a row in words."""
        return view.spoken_row(row) if kind is QAccessible.Text.Name else ""


def accessible_canvas(_class_name: str, thing: QObject) -> AccessibleCanvas | None:
    """Return what stands for a canvas, and nothing for anything else; to be given to `QAccessible.installFactory`."""
    if not isinstance(thing, TextSurface):
        return None
    made = AccessibleCanvas(thing)
    hold(made, thing, changed=(thing.rows_changed, thing.folding_changed))
    thing.cursor_moved.connect(partial(tell_current, made))
    return made
