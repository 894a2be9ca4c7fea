"""What assistive technology is told of the result tree: a tree whose entries are the rows in view, each with its level.

Groups are at level 1, documents at level 2.
"""

from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleStateChangeEvent

from dupfinder.gui.results.group_view import GroupView
from dupfinder.gui.rows.result_rows import Column
from dupfinder.gui.toolkit.accessible_rows import AccessibleRows, hold, tell_current
from dupfinder.gui.toolkit.punctuation import clauses

_NAME = int(Column.NAME)
_SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)
_EXPLANATION = int(Qt.ItemDataRole.AccessibleDescriptionRole)
_CHECK = int(Qt.ItemDataRole.CheckStateRole)


class AccessibleTree(AccessibleRows[GroupView]):
    """The tree."""

    own_role = QAccessible.Role.Tree
    row_role = QAccessible.Role.TreeItem

    def row_count(self, view: GroupView) -> int:
        """Return how many rows there are."""
        return view.row_count

    def rows_in_view(self, view: GroupView) -> range:
        """Return the rows that can be seen."""
        return view.rows_in_view()

    def current_row(self, view: GroupView) -> int | None:
        """Return the row that keys go to."""
        return view.currentIndex().row() if view.currentIndex().isValid() else None

    def rect_of(self, view: GroupView, row: int) -> QRect:
        """Return where a row is in the viewport."""
        return view.row_rect(row)

    def level(self, view: GroupView, row: int) -> int:
        """Return how deep a row is."""
        return 1 if view.results.place_at(row).member is None else 2

    def describe(self, view: GroupView, state: QAccessible.State, row: int | None = None) -> None:
        """Set whether a row is open, selected and marked, and that several can be selected."""
        if row is None:
            state.multiSelectable = state.extSelectable = True
            return
        state.focusable = state.selectable = True
        state.selected = view.selectionModel().isSelected(view.results.index(row, _NAME))
        place = view.results.place_at(row)
        if place.member is None:
            state.expandable = True
            state.expanded = view.results.is_open(place.group)
            state.collapsed = not state.expanded
        check = _data(view, row, _NAME, _CHECK)
        if check is not None:
            state.checkable = True
            state.checked = Qt.CheckState(check) is Qt.CheckState.Checked
            state.checkStateMixed = Qt.CheckState(check) is Qt.CheckState.PartiallyChecked

    def row_text(self, view: GroupView, row: int, kind: QAccessible.Text) -> str:
        """Return what the row is, with what its mark says; as its description, what stands in the other columns."""
        place = view.results.place_at(row)
        if kind is QAccessible.Text.Name:
            return str(_data(view, row, _NAME, _SPOKEN) or view.results.cell(place, _NAME))
        if kind is not QAccessible.Text.Description or place.member is None:
            return ""
        cells = [view.results.cell(place, column) for column in view.shown_columns() if column != _NAME]
        return clauses(*cells, _data(view, row, Column.SIMILARITY, _EXPLANATION) or "")


def _data(view: GroupView, row: int, column: int, role: int) -> Any:  # noqa: ANN401 - as models have it
    return view.results.index(row, column).data(role)


def accessible_tree(_class_name: str, thing: QObject) -> AccessibleTree | None:
    """Return what stands for a tree, and nothing for anything else; to be given to `QAccessible.installFactory`."""
    if not isinstance(thing, GroupView):
        return None
    made = AccessibleTree(thing)
    model = thing.results
    hold(made, thing, changed=(model.modelReset, model.rowsInserted, model.rowsRemoved))
    thing.group_toggled.connect(partial(_tell_open, made))
    thing.selectionModel().currentRowChanged.connect(partial(_tell_current, made))
    return made


def _tell_current(made: AccessibleTree, current: QModelIndex, _: object) -> None:
    if current.isValid():
        tell_current(made, current.row())


def _tell_open(made: AccessibleTree, row: int) -> None:
    if QAccessible.isActive():
        changed = QAccessible.State()
        changed.expanded = True
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(made.row(row), changed))
