"""What assistive technology is told of a view that paints its rows itself: the rows in view, each as one entry.

Without this it would be one nameless area. Rows out of view are no entries, as in Qt's own views of many items: a
reader that asked for all of 600,000 would never get to the end.
"""

import weakref
from abc import abstractmethod
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QObject, QRect, SignalInstance
from PySide6.QtGui import QAccessible, QAccessibleAttributesInterface, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAbstractScrollArea
from shiboken6 import VoidPtr

_KEPT_ROWS = 500
_NO_INTERFACE = VoidPtr(0)
"""What `interface_cast` has to return for a null pointer: PySide turns `None` into a pointer to anywhere."""
View = TypeVar("View", bound=QAbstractScrollArea)


class AccessibleRows(QAccessibleInterface, Generic[View]):
    """The view, whose rows have numbers. Qt asks for it once, and deletes it with the view."""

    own_role: ClassVar[QAccessible.Role]
    row_role: ClassVar[QAccessible.Role]

    def __init__(self, view: View) -> None:
        super().__init__()
        self._view = weakref.ref(view)
        self._rows: dict[int, AccessibleRow] = {}

    # What a kind of view says of itself.

    @abstractmethod
    def row_count(self, view: View) -> int:
        """Return how many rows there are."""

    @abstractmethod
    def rows_in_view(self, view: View) -> Sequence[int]:
        """Return the rows that can be seen."""

    @abstractmethod
    def current_row(self, view: View) -> int | None:
        """Return the row that keys go to."""

    @abstractmethod
    def rect_of(self, view: View, row: int) -> QRect:
        """Return where a row is in the viewport."""

    @abstractmethod
    def describe(self, view: View, state: QAccessible.State, row: int | None = None) -> None:
        """Set what is special about the state of a row, or of the view."""

    @abstractmethod
    def row_text(self, view: View, row: int, kind: QAccessible.Text) -> str:
        """Return a row in words."""

    def level(self, view: View, row: int) -> int | None:  # noqa: ARG002 - for those that have levels
        """Return how deep a row is, from 1; `None` in a list."""
        return None

    # Its entries.

    @property
    def view(self) -> View | None:
        """Return the view while there is one."""
        return self._view()

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

    # Qt's interface.

    def isValid(self) -> bool:  # noqa: N802 - Qt's name
        """Return whether the view is there."""
        return self.view is not None

    def object(self) -> QObject | None:  # type: ignore[override] # the stubs forget `None`
        """Return the view."""
        return self.view

    def window(self) -> QWindow | None:  # type: ignore[override] # the stubs forget `None`
        """Return the window that the view is in."""
        view = self.view
        return view.window().windowHandle() if view else None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override] # the stubs forget `None`
        """Return what the view is in."""
        around = self.view.parentWidget() if self.view else None
        return QAccessible.queryAccessibleInterface(around) if around else None

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        """Return how many rows are in view."""
        return len(self._shown())

    def _shown(self) -> Sequence[int]:
        return self.rows_in_view(self.view) if self.view else ()

    def child(  # type: ignore[override] # the stubs forget `None`
        self, index: int
    ) -> "AccessibleRow | None":
        """Return one of the rows in view."""
        rows = self._shown()
        return self.row(rows[index]) if 0 <= index < len(rows) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        """Return where among the rows in view one is, or -1."""
        return next((index for index, row in enumerate(self._shown()) if self.row(row) is child), -1)

    def childAt(  # type: ignore[override] # the stubs forget `None` # noqa: N802
        self, x: int, y: int
    ) -> "AccessibleRow | None":
        """Return the row at a place on the screen."""
        return next((entry for entry in map(self.row, self._shown()) if entry.rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override] # the stubs forget `None`  # noqa: N802
        """Return the current row, if the view has the focus."""
        current = self.current_row(self.view) if self.view and self.view.hasFocus() else None
        return None if current is None else self.row(current)

    def rect(self) -> QRect:
        """Return where on the screen the view is."""
        view = self.view
        return QRect(view.mapToGlobal(view.rect().topLeft()), view.size()) if view else QRect()

    def role(self) -> QAccessible.Role:
        """Return what kind of view it is."""
        return self.own_role

    def state(self) -> QAccessible.State:
        """Return whether it can be seen, and have the focus."""
        state, view = QAccessible.State(), self.view
        if view is None or not view.isVisible():
            state.invisible = True
        elif view.isEnabled():
            state.focusable = True
            state.focused = view.hasFocus()
        if view is not None:
            self.describe(view, state)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name of the view, and what was said last as its description."""
        view = self.view
        if view is None:
            return ""
        if kind is QAccessible.Text.Description:
            return view.accessibleDescription()
        return view.accessibleName() if kind is QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:  # noqa: N802 - Qt's name
        """Change nothing: the texts are not to be edited."""


class _Level(QAccessibleAttributesInterface):
    """Says how deep a row is."""

    def __init__(self, level: int) -> None:
        super().__init__()
        self._level = level

    def attributeKeys(self) -> list[QAccessible.Attribute]:  # noqa: N802 - Qt's name
        """Return that there is a level."""
        return [QAccessible.Attribute.Level]

    def attributeValue(self, key: QAccessible.Attribute) -> Any:  # noqa: N802, ANN401 - Qt's
        """Return the level."""
        return self._level if key is QAccessible.Attribute.Level else None


class AccessibleRow(QAccessibleInterface):
    """One row. It has no parts: what an open row of a tree opens to follows it, one level deeper."""

    def __init__(self, rows: AccessibleRows[Any], row: int) -> None:
        super().__init__()
        self._rows = rows
        self._row = row
        level = rows.level(rows.view, row) if self.isValid() else None
        self._level = None if level is None else _Level(level)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:  # noqa: ANN401 - PySide takes an object
        """Return what says more of the row: its level."""
        return (kind == QAccessible.InterfaceType.AttributesInterface and self._level) or _NO_INTERFACE

    def isValid(self) -> bool:  # noqa: N802 - Qt's name
        """Return whether there is such a row."""
        view = self._rows.view
        return view is not None and self._row < self._rows.row_count(view)

    def object(self) -> QObject | None:  # type: ignore[override] # the stubs forget `None`
        """Return nothing: a row is no object of Qt's."""
        return None

    def window(self) -> QWindow | None:  # type: ignore[override] # the stubs forget `None`
        """Return the window of the view."""
        return self._rows.window()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override] # the stubs forget `None`
        """Return the view."""
        return self._rows

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
        view = self._rows.view
        if view is None or not self.isValid():
            return QRect()
        inside = self._rows.rect_of(view, self._row)
        return QRect(view.viewport().mapToGlobal(inside.topLeft()), inside.size())

    def role(self) -> QAccessible.Role:
        """Return what an entry of such a view is."""
        return self._rows.row_role

    def state(self) -> QAccessible.State:
        """Return whether it is the current row, and whatever else a row of such a view can be."""
        state, view = QAccessible.State(), self._rows.view
        if view is None or not self.isValid():
            state.invalid = True
        else:
            state.focused = view.hasFocus() and self._rows.current_row(view) == self._row
            self._rows.describe(view, state, self._row)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Return the row in words."""
        view = self._rows.view
        return self._rows.row_text(view, self._row, kind) if view is not None and self.isValid() else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:  # noqa: N802 - Qt's name
        """Change nothing: the texts are not to be edited."""


def hold(made: AccessibleRows[Any], view: QAbstractScrollArea, *, changed: Iterable[SignalInstance]) -> None:
    """Hold what stands for a view for as long as there is the view, and forget its entries when they change.

    The connections hold what Qt holds without Python's knowing; an attribute of the view would not: the collector may
    take apart a cycle that the view is in while Qt's part of it is still there.
    """
    for signal in (*changed, view.destroyed):
        signal.connect(partial(_forget_rows, made))


def tell_current(made: AccessibleRows[Any], row: int) -> None:
    """Tell which row is the current one now."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(made.row(row), QAccessible.Event.Focus))


def _forget_rows(made: AccessibleRows[Any], *_: object) -> None:
    made.forget_rows()
