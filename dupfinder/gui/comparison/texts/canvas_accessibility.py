"""What a screen reader is told of the canvas: a list whose entries are the rows in view.

A canvas paints its rows itself, so without this it would be one nameless area. Rows out of view are no entries, as in
Qt's own views of many items: a reader that asked for all of 100,000 would never get to the end.
"""

import weakref
from functools import partial

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow

from dupfinder.gui.comparison.texts.text_surface import TextSurface

_KEPT_ROWS = 500


class AccessibleCanvas(QAccessibleInterface):
    """The list. Qt asks for it once, and deletes it with the canvas."""

    def __init__(self, canvas: TextSurface) -> None:
        super().__init__()
        self._canvas = weakref.ref(canvas)
        self._rows: dict[int, AccessibleRow] = {}

    @property
    def canvas(self) -> TextSurface | None:
        """Return the canvas while there is one."""
        return self._canvas()

    def row(self, row: int) -> "AccessibleRow":
        """Return the entry of a row; the same one while it is in use."""
        found = self._rows.get(row)
        if found is None:
            if len(self._rows) >= _KEPT_ROWS:
                self.forget_rows()
            found = self._rows[row] = AccessibleRow(self, row)
        return found

    def forget_rows(self) -> None:
        """Delete the entries, as Qt may know them by a number of its own."""
        for entry in self._rows.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(entry))
        self._rows.clear()

    def isValid(self) -> bool:  # noqa: N802 - Qt's name
        """Return whether the canvas is there."""
        return self.canvas is not None

    def object(self) -> QObject | None:  # type: ignore[override] # the stubs forget `None`
        """Return the canvas."""
        return self.canvas

    def window(self) -> QWindow | None:  # type: ignore[override] # the stubs forget `None`
        """Return the window that the canvas is in."""
        canvas = self.canvas
        return canvas.window().windowHandle() if canvas else None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override] # the stubs forget `None`
        """Return what the canvas is in."""
        around = self.canvas.parentWidget() if self.canvas else None
        return QAccessible.queryAccessibleInterface(around) if around else None

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        """Return how many rows are in view."""
        return len(self.canvas.visible_places()) if self.canvas else 0

    def child(  # type: ignore[override] # the stubs forget `None`
        self, index: int
    ) -> "AccessibleRow | None":
        """Return one of the rows in view."""
        canvas = self.canvas
        places = canvas.visible_places() if canvas else range(0)
        return self.row(canvas.row_of_place(places[index])) if canvas and 0 <= index < len(places) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        """Return where among the rows in view one is, or -1."""
        for index in range(self.childCount()):
            if self.child(index) is child:
                return index
        return -1

    def childAt(  # type: ignore[override] # the stubs forget `None` # noqa: N802
        self, x: int, y: int
    ) -> "AccessibleRow | None":
        """Return the row at a place on the screen."""
        entries = (self.child(index) for index in range(self.childCount()))
        return next((entry for entry in entries if entry and entry.rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override] # the stubs forget `None`  # noqa: N802
        """Return the row with the cursor, if the canvas has the focus."""
        canvas = self.canvas
        if canvas is None or not canvas.hasFocus() or canvas.cursor_row is None:
            return None
        return self.row(canvas.cursor_row)

    def rect(self) -> QRect:
        """Return where on the screen the canvas is."""
        canvas = self.canvas
        return QRect(canvas.mapToGlobal(canvas.rect().topLeft()), canvas.size()) if canvas else QRect()

    def role(self) -> QAccessible.Role:
        """Return that it is a list."""
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        """Return that it can be read, and have the focus."""
        state = QAccessible.State()
        state.readOnly = True
        canvas = self.canvas
        if canvas is None or not canvas.isVisible():
            state.invisible = True
        elif canvas.isEnabled():
            state.focusable = True
            state.focused = canvas.hasFocus()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name of the canvas, and what was said last as its description."""
        canvas = self.canvas
        if canvas is None:
            return ""
        if kind is QAccessible.Text.Description:
            return canvas.accessibleDescription()
        return canvas.accessibleName() if kind is QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:  # noqa: N802 - Qt's name
        """Change nothing: the texts are not to be edited."""


class AccessibleRow(QAccessibleInterface):
    """One row, or a fold."""

    def __init__(self, canvas: AccessibleCanvas, row: int) -> None:
        super().__init__()
        self._list = canvas
        self._row = row

    def isValid(self) -> bool:  # noqa: N802 - Qt's name
        """Return whether there is such a row."""
        canvas = self._list.canvas
        return canvas is not None and self._row < len(canvas.rows)

    def object(self) -> QObject | None:  # type: ignore[override] # the stubs forget `None`
        """Return nothing: a row is no object of Qt's."""
        return None

    def window(self) -> QWindow | None:  # type: ignore[override] # the stubs forget `None`
        """Return the window of the canvas."""
        return self._list.window()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override] # the stubs forget `None`
        """Return the list."""
        return self._list

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        """Return that it has no parts."""
        return 0

    def child(self, index: int) -> None:  # type: ignore[override] # the stubs forget `None`
        """Return nothing."""

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: ARG002, N802 - Qt's name
        """Return that nothing is a part of it."""
        return -1

    def childAt(self, x: int, y: int) -> None:  # type: ignore[override] # the stubs forget `None`  # noqa: N802
        """Return nothing."""

    def rect(self) -> QRect:
        """Return where on the screen the row is."""
        canvas = self._list.canvas
        if canvas is None or not self.isValid():
            return QRect()
        inside = canvas.rect_of_row(self._row)
        return QRect(canvas.viewport().mapToGlobal(inside.topLeft()), inside.size())

    def role(self) -> QAccessible.Role:
        """Return that it is an entry of a list."""
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        """Return whether it has the cursor."""
        state = QAccessible.State()
        state.readOnly = True
        canvas = self._list.canvas
        if canvas is not None and canvas.cursor_row == self._row:
            state.focusable = True
            state.focused = canvas.hasFocus()
            state.selected = True
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Return the row in words."""
        canvas = self._list.canvas
        if canvas is None or kind is not QAccessible.Text.Name or not self.isValid():
            return ""
        return canvas.spoken_row(self._row)

    def setText(self, kind: QAccessible.Text, text: str) -> None:  # noqa: N802 - Qt's name
        """Change nothing: the texts are not to be edited."""


def accessible_canvas(_class_name: str, thing: QObject) -> AccessibleCanvas | None:
    """Return what stands for a canvas, and nothing for anything else; to be given to `QAccessible.installFactory`."""
    if not isinstance(thing, TextSurface):
        return None
    made = AccessibleCanvas(thing)
    # The connections hold what Qt holds without Python's knowing, for as long as there is the canvas; an attribute of
    # it would not: the collector may take apart a cycle that the canvas is in while Qt's part of it is still there.
    for signal in (thing.rows_changed, thing.folding_changed, thing.destroyed):
        signal.connect(partial(_forget_rows, made))
    thing.cursor_moved.connect(partial(_tell_cursor, made))
    return made


def _forget_rows(made: AccessibleCanvas, *_: object) -> None:
    made.forget_rows()


def _tell_cursor(made: AccessibleCanvas, row: int) -> None:
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(made.row(row), QAccessible.Event.Focus))
