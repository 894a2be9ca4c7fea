"""What a screen reader is told of the canvas: a list whose entries are the rows in view, a fold as one of them."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible

from dupfinder.gui.comparison.texts.text_surface import TextSurface
from dupfinder.gui.toolkit.accessible_rows import AccessibleRows, hold, tell_current


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
