"""What assistive technology is told of the result tree: a tree whose entries are the rows in view, each with its level.

The rows are drawn by the view itself, so without this they would be one nameless area. Rows out of view are no entries,
as in Qt's own views of many items: a reader that asked for all of 600,000 would never get to the end.
"""

import weakref
from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAttributesInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QWindow,
)
from shiboken6 import VoidPtr

from dupfinder.gui.results.group_view import GroupView
from dupfinder.gui.rows.result_rows import Column
from dupfinder.gui.toolkit.punctuation import clauses
from dupfinder.gui.toolkit.two_level import Place

_KEPT_ROWS = 500
_NO_INTERFACE = VoidPtr(0)
"""What `interface_cast` has to return for a null pointer: PySide turns `None` into a pointer to anywhere."""
_NAME = int(Column.NAME)
_LEVEL_OF_GROUPS, _LEVEL_OF_DOCUMENTS = 1, 2
_SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)
_EXPLANATION = int(Qt.ItemDataRole.AccessibleDescriptionRole)
_CHECK = int(Qt.ItemDataRole.CheckStateRole)


class AccessibleTree(QAccessibleInterface):
    """The tree. Qt asks for it once, and deletes it with the view."""

    def __init__(self, view: GroupView) -> None:
        super().__init__()
        self._view = weakref.ref(view)
        self._rows: dict[int, AccessibleTreeRow] = {}

    @property
    def view(self) -> GroupView | None:
        """Return the view while there is one."""
        return self._view()

    def row(self, row: int) -> "AccessibleTreeRow":
        """Return the entry of a row; the same one while it is in use."""
        found = self._rows.get(row)
        if found is None:
            if len(self._rows) >= _KEPT_ROWS:
                self.forget_rows()
            found = self._rows[row] = AccessibleTreeRow(self, row)
        return found

    def forget_rows(self) -> None:
        """Delete the entries, as Qt may know them by a number of its own."""
        for entry in self._rows.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(entry))
        self._rows.clear()

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
        return len(self.view.rows_in_view()) if self.view else 0

    def child(  # type: ignore[override] # the stubs forget `None`
        self, index: int
    ) -> "AccessibleTreeRow | None":
        """Return one of the rows in view."""
        rows = self.view.rows_in_view() if self.view else range(0)
        return self.row(rows[index]) if 0 <= index < len(rows) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        """Return where among the rows in view one is, or -1."""
        for index in range(self.childCount()):
            if self.child(index) is child:
                return index
        return -1

    def childAt(  # type: ignore[override] # the stubs forget `None` # noqa: N802
        self, x: int, y: int
    ) -> "AccessibleTreeRow | None":
        """Return the row at a place on the screen."""
        entries = (self.child(index) for index in range(self.childCount()))
        return next((entry for entry in entries if entry and entry.rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override] # the stubs forget `None`  # noqa: N802
        """Return the current row, if the view has the focus."""
        view = self.view
        if view is None or not view.hasFocus() or not view.currentIndex().isValid():
            return None
        return self.row(view.currentIndex().row())

    def rect(self) -> QRect:
        """Return where on the screen the view is."""
        view = self.view
        return QRect(view.mapToGlobal(view.rect().topLeft()), view.size()) if view else QRect()

    def role(self) -> QAccessible.Role:
        """Return that it is a tree."""
        return QAccessible.Role.Tree

    def state(self) -> QAccessible.State:
        """Return that it can have the focus, and that several rows can be selected."""
        state = QAccessible.State()
        state.multiSelectable = state.extSelectable = True
        view = self.view
        if view is None or not view.isVisible():
            state.invisible = True
        elif view.isEnabled():
            state.focusable = True
            state.focused = view.hasFocus()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name of the view."""
        view = self.view
        return view.accessibleName() if view is not None and kind is QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:  # noqa: N802 - Qt's name
        """Change nothing: the texts are not to be edited."""


class _Level(QAccessibleAttributesInterface):
    """Says how deep a row is: groups are at level 1, documents at level 2."""

    def __init__(self, level: int) -> None:
        super().__init__()
        self._level = level

    def attributeKeys(self) -> list[QAccessible.Attribute]:  # noqa: N802 - Qt's name
        """Return that there is a level."""
        return [QAccessible.Attribute.Level]

    def attributeValue(self, key: QAccessible.Attribute) -> Any:  # noqa: N802, ANN401 - Qt's
        """Return the level."""
        return self._level if key is QAccessible.Attribute.Level else None


class AccessibleTreeRow(QAccessibleInterface):
    """The row of a group or of a document."""

    def __init__(self, tree: AccessibleTree, row: int) -> None:
        super().__init__()
        self._tree = tree
        self._row = row
        place = self._place()
        self._level = _Level(_LEVEL_OF_DOCUMENTS if place and place.member is not None else _LEVEL_OF_GROUPS)

    def _place(self) -> Place | None:
        view = self._tree.view
        return view.results.place_at(self._row) if view is not None and self._row < view.row_count else None

    def _data(self, column: int, role: int) -> Any:  # noqa: ANN401 - as models have it
        view = self._tree.view
        return None if view is None else view.results.index(self._row, column).data(role)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:  # noqa: ANN401 - PySide takes an object
        """Return what says more of the row: its level."""
        return self._level if kind == QAccessible.InterfaceType.AttributesInterface else _NO_INTERFACE

    def isValid(self) -> bool:  # noqa: N802 - Qt's name
        """Return whether there is such a row."""
        return self._place() is not None

    def object(self) -> QObject | None:  # type: ignore[override] # the stubs forget `None`
        """Return nothing: a row is no object of Qt's."""
        return None

    def window(self) -> QWindow | None:  # type: ignore[override] # the stubs forget `None`
        """Return the window of the tree."""
        return self._tree.window()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override] # the stubs forget `None`
        """Return the tree."""
        return self._tree

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        """Return that it has no parts: the rows of an open group follow it, one level deeper."""
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
        view = self._tree.view
        if view is None or not self.isValid():
            return QRect()
        inside = view.row_rect(self._row)
        return QRect(view.viewport().mapToGlobal(inside.topLeft()), inside.size())

    def role(self) -> QAccessible.Role:
        """Return that it is an entry of a tree."""
        return QAccessible.Role.TreeItem

    def state(self) -> QAccessible.State:
        """Return whether it is open, selected, marked, and the current one."""
        state, view, place = QAccessible.State(), self._tree.view, self._place()
        if view is None or place is None:
            state.invalid = True
            return state
        state.focusable = state.selectable = True
        state.focused = view.hasFocus() and view.currentIndex().row() == self._row
        state.selected = view.selectionModel().isSelected(view.results.index(self._row, _NAME))
        if place.member is None:
            state.expandable = True
            state.expanded = view.results.is_open(place.group)
            state.collapsed = not state.expanded
        check = self._data(_NAME, _CHECK)
        if check is not None:
            state.checkable = True
            state.checked = Qt.CheckState(check) is Qt.CheckState.Checked
            state.checkStateMixed = Qt.CheckState(check) is Qt.CheckState.PartiallyChecked
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Return what the row is, with what its mark says; as its description, what stands in the other columns."""
        view, place = self._tree.view, self._place()
        if view is None or place is None:
            return ""
        match kind:
            case QAccessible.Text.Name:
                return str(self._data(_NAME, _SPOKEN) or view.results.cell(place, _NAME))
            case QAccessible.Text.Description if place.member is not None:
                cells = [view.results.cell(place, column) for column in view.shown_columns() if column != _NAME]
                explanation = self._data(Column.SIMILARITY, _EXPLANATION)
                return clauses(*cells, explanation or "")
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:  # noqa: N802 - Qt's name
        """Change nothing: the texts are not to be edited."""


def accessible_tree(_class_name: str, thing: QObject) -> AccessibleTree | None:
    """Return what stands for a tree, and nothing for anything else; to be given to `QAccessible.installFactory`."""
    if not isinstance(thing, GroupView):
        return None
    made = AccessibleTree(thing)
    # The connections hold what Qt holds without Python's knowing, for as long as there is the view; an attribute of it
    # would not: the collector may take apart a cycle that the view is in while Qt's part of it is still there.
    model = thing.results
    for signal in (model.modelReset, model.rowsInserted, model.rowsRemoved, thing.destroyed):
        signal.connect(partial(_forget_rows, made))
    thing.group_toggled.connect(partial(_tell_open, made))
    thing.selectionModel().currentRowChanged.connect(partial(_tell_current, made))
    return made


def _forget_rows(made: AccessibleTree, *_: object) -> None:
    made.forget_rows()


def _tell_current(made: AccessibleTree, current: QModelIndex, _: object) -> None:
    if QAccessible.isActive() and current.isValid():
        QAccessible.updateAccessibility(QAccessibleEvent(made.row(current.row()), QAccessible.Event.Focus))


def _tell_open(made: AccessibleTree, row: int) -> None:
    if QAccessible.isActive():
        changed = QAccessible.State()
        changed.expanded = True
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(made.row(row), changed))
