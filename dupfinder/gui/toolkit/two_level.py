"""The shape that results and problems share: groups that open to members, in an order that can change."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex

NATURAL_ORDER = -1
"""The column to sort by to get the order in which the groups came."""

_GROUP_ID = 0
_NO_ROW = -1
_NOWHERE = QModelIndex()
_LEAST_FIRST = Qt.SortOrder.AscendingOrder


@dataclass(frozen=True, slots=True)
class Place:
    """A row by what it shows, wherever it stands: a group, or (with `member`) one of its members, by number."""

    group: int
    member: int | None = None


class TwoLevelModel(QAbstractItemModel):
    """Groups and members have numbers, in their natural order; a row is where a number stands in the present order.

    The id of a member's index is its group's number plus one, so an index is cheap to make and to follow. There is no
    proxy model: with 100,000 groups QSortFilterProxyModel takes half a minute to sort.
    """

    columns: ClassVar[int]
    """How many columns there are."""
    pinned_members: ClassVar[int] = 0
    """So many members stay first in every order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._order: Sequence[int] = ()
        self._listed: Sequence[int] | None = None
        self._group_at_row: Sequence[int] = ()
        self._row_of_group: Sequence[int] = ()
        self._member_orders: dict[int, Sequence[int]] = {}
        self._sorting: tuple[int, bool] = (NATURAL_ORDER, False)

    @abstractmethod
    def group_count(self) -> int:
        """Return how many groups there are."""

    @abstractmethod
    def member_count(self, group: int) -> int:
        """Return how many members a group has."""

    @abstractmethod
    def group_key(self, column: int) -> Callable[[int], Any]:
        """Return the function that gives a group, by number, its key to sort by; `None` stands for none."""

    @abstractmethod
    def member_key(self, group: int, column: int) -> Callable[[int], Any]:
        """Return the function that gives a member of this group, by number, its key to sort by; `None`: as above."""

    def place(self, index: Index) -> Place | None:
        """Return what a row shows; `None` for an invalid index."""
        if not index.isValid():
            return None
        owner = index.internalId()
        if owner == _GROUP_ID:
            return Place(self._group_at_row[index.row()])
        return Place(owner - 1, self._members(owner - 1)[index.row()])

    def index_of(self, place: Place, column: int = 0) -> QModelIndex:
        """Return the index of a row by what it shows; invalid for a group that is not listed."""
        row = self._row_of_group[place.group]
        if row == _NO_ROW:
            return QModelIndex()
        if place.member is None:
            return self.createIndex(row, column, _GROUP_ID)
        return self.createIndex(self._members(place.group).index(place.member), column, place.group + 1)

    def index(self, row: int, column: int, parent: Index = _NOWHERE) -> QModelIndex:
        """Return the index at a row and column; invalid outside the tree."""
        # `hasIndex` would ask for both counts through Qt; a tree of 100,000 rows asks here for each of them.
        if not parent.isValid():
            owner, rows = _GROUP_ID, len(self._group_at_row)
        elif parent.internalId() != _GROUP_ID:
            return _NOWHERE
        else:
            group = self._group_at_row[parent.row()]
            owner, rows = group + 1, self.member_count(group)
        if 0 <= row < rows and 0 <= column < self.columns:
            return self.createIndex(row, column, owner)
        return _NOWHERE

    def is_listed(self, group: int) -> bool:
        """Return whether a group has a row."""
        return self._row_of_group[group] != _NO_ROW

    def parent(self, child: Index) -> QModelIndex:  # type: ignore[override] # QObject.parent() has the same name
        """Return the index of the group that a member belongs to; invalid for a group."""
        owner = child.internalId() if child.isValid() else _GROUP_ID
        return _NOWHERE if owner == _GROUP_ID else self.createIndex(self._row_of_group[owner - 1], 0, _GROUP_ID)

    def columnCount(self, parent: Index = _NOWHERE) -> int:  # noqa: ARG002 - Qt's signature
        """Return the number of columns."""
        return self.columns

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of groups, of members of a group, or nought below a member."""
        if not parent.isValid():
            return len(self._group_at_row)
        return self.member_count(self._group_at_row[parent.row()]) if self.hasChildren(parent) else 0

    def hasChildren(self, parent: Index = _NOWHERE) -> bool:  # noqa: N802 - Qt's name
        """Return whether a row can be opened; every group can."""
        if not parent.isValid():
            return bool(self._group_at_row)
        return parent.internalId() == _GROUP_ID and parent.column() == 0

    def sort(self, column: int, order: Qt.SortOrder = _LEAST_FIRST) -> None:
        """Order groups, and members inside them, by a column or by `NATURAL_ORDER`."""
        self.layoutAboutToBeChanged.emit()
        held = self.persistentIndexList()
        places = [self.place(index) for index in held]
        self._sorting = (column, order is Qt.SortOrder.DescendingOrder)
        self._arrange()
        moved = [
            QModelIndex() if place is None else self.index_of(place, index.column())
            for index, place in zip(held, places, strict=True)
        ]
        self.changePersistentIndexList(held, moved)
        self.layoutChanged.emit()

    def _arrange(self) -> None:
        """Put everything in order anew; subclasses call it between `beginResetModel` and `endResetModel`."""
        self._member_orders.clear()
        column, descending = self._sorting
        self._order = range(self.group_count())
        if column != NATURAL_ORDER:
            self._order = in_order(self._order, self.group_key(column), descending=descending)
        self._list()

    def _list(self) -> None:
        """Give the listed groups their rows; subclasses set `_listed` (rising; `None`: all) before they call it."""
        if self._listed is None:
            self._group_at_row = self._order
        elif isinstance(self._order, range):
            self._group_at_row = self._listed
        else:
            listed = frozenset(self._listed)
            self._group_at_row = [group for group in self._order if group in listed]
        if isinstance(self._group_at_row, range):
            self._row_of_group = self._group_at_row
            return
        rows = [_NO_ROW] * len(self._order)
        for row, group in enumerate(self._group_at_row):
            rows[group] = row
        self._row_of_group = rows

    def _members(self, group: int) -> Sequence[int]:
        """Return the members of a group as they stand; put in order when they are first asked for."""
        order = self._member_orders.get(group)
        if order is None:
            column, descending = self._sorting
            order = range(self.member_count(group))
            if column != NATURAL_ORDER:
                pinned, others = order[: self.pinned_members], order[self.pinned_members :]
                order = (*pinned, *in_order(others, self.member_key(group, column), descending=descending))
            self._member_orders[group] = order
        return order


def in_order(numbers: Sequence[int], key: Callable[[int], Any], *, descending: bool) -> Sequence[int]:
    """Return the numbers by their keys; those without one come last in either order, as they stood."""
    keys = {number: key(number) for number in numbers}
    known = [number for number in numbers if keys[number] is not None]
    known.sort(key=keys.__getitem__, reverse=descending)
    return known if len(known) == len(numbers) else known + [number for number in numbers if keys[number] is None]
