"""The keys of the canvas; those that it does not know go on to the window, the Tab key among them."""

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from dupfinder.gui.comparison.texts.text_surface import TextSurface


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
