"""Tables of two levels: groups that open to members, in an order that can change."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt, Signal

from dupfinder.domain.records import dataclass
from dupfinder.gui.toolkit.labels import plain_tooltip
from dupfinder.gui.toolkit.table_model import (
    ALIGNMENT,
    DISPLAY,
    NATURAL_ORDER,
    ROW_ROLE,
    TOOLTIP,
    Column,
    Index,
    heading,
    in_order,
)

_GROUP_ID = 0
_NOWHERE = QModelIndex()
_LEAST_FIRST = Qt.SortOrder.AscendingOrder
_SORTED_AT_ONCE = 5_000
_ROLES = frozenset({DISPLAY, TOOLTIP, ALIGNMENT, ROW_ROLE})
Item = TypeVar("Item")


class Said(Protocol):
    """What a row says."""

    @property
    def cells(self) -> tuple[str, ...]:
        """Return its texts, one for each column."""

    @property
    def tooltip(self) -> str:
        """Return all of it."""


@dataclass(frozen=True, slots=True)
class Place:
    """A row by what it shows, wherever it stands: a group, or (with `member`) one of its members, by number."""

    group: int
    member: int | None = None


class TwoLevelModel(QAbstractItemModel, Generic[Item]):
    """Groups and members have numbers, in their natural order; a row is where a number stands in the present order.

    The columns are those of the items that members stand for; groups go across all of them. The id of a member's index
    is its group's number plus one, so an index is cheap to make and to follow. There is no proxy model: with 100,000
    groups QSortFilterProxyModel takes half a minute to sort.

    A tree asks for every row that it knows whenever it is laid out, of 100,000 groups that takes half a second; so it
    gets to know some more as somebody scrolls down to them.
    """

    pinned_members: ClassVar[int] = 0
    """So many members stay first in every order."""
    groups_at_once: ClassVar[int | None] = None
    members_at_once: ClassVar[int | None] = None
    """So many rows a tree gets to know at a time; `None`: all."""
    order_wanted = Signal(int, object)
    """A column and a `Qt.SortOrder` that take a while: somebody has to call `find_order`, and then `take_order`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns: Sequence[Column[Item]] = ()
        self._group_at_row: Sequence[int] = ()
        self._row_of_group: Sequence[int] = ()
        self._member_orders: dict[int, Sequence[int]] = {}
        self._sorting: tuple[int, bool] = (NATURAL_ORDER, False)
        self._known: dict[int | None, int] = {}
        """So many members of a group, by its number, a tree knows by now, or (`None`) so many groups."""

    # What a kind of tree shows.

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
    def item(self, place: Place) -> Item | None:
        """Return what a member stands for; `None` for the row of a group, and a member that stays where it is."""

    @abstractmethod
    def row_text(self, place: Place) -> Said:
        """Return what a row says."""

    def cells(self, item: Item) -> tuple[str, ...]:
        """Return the texts of a member."""
        return tuple(column.text(item) for column in self.columns)

    def across(self, text: str) -> tuple[str, ...]:
        """Return the texts of a group, which has one across all columns."""
        return (text, *("" for _ in self.columns[1:]))

    # Rows and places.

    def place(self, index: Index) -> Place | None:
        """Return what a row shows; `None` for an invalid index."""
        if not index.isValid():
            return None
        owner = index.internalId()
        if owner == _GROUP_ID:
            return Place(self._group_at_row[index.row()])
        return Place(owner - 1, self._members(owner - 1)[index.row()])

    def index_of(self, place: Place, column: int = 0) -> QModelIndex:
        """Return the index of a row by what it shows; invalid in a group that a tree does not know yet."""
        row = self._row_of_group[place.group]
        if row >= self._known_count(None):
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
        if 0 <= row < rows and 0 <= column < len(self.columns):
            return self.createIndex(row, column, owner)
        return _NOWHERE

    def parent(self, child: Index) -> QModelIndex:  # type: ignore[override] # QObject.parent() has the same name
        """Return the index of the group that a member belongs to; invalid for a group."""
        owner = child.internalId() if child.isValid() else _GROUP_ID
        return _NOWHERE if owner == _GROUP_ID else self.createIndex(self._row_of_group[owner - 1], 0, _GROUP_ID)

    def columnCount(self, parent: Index = _NOWHERE) -> int:  # noqa: ARG002 - Qt's signature
        """Return the number of columns."""
        return len(self.columns)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of groups, of members of a group, or nought below a member, as far as a tree knows them."""
        if not parent.isValid():
            return self._known_count(None)
        return self._known_count(self._group_at_row[parent.row()]) if self.hasChildren(parent) else 0

    def _total(self, group: int | None) -> int:
        return len(self._group_at_row) if group is None else self.member_count(group)

    def _known_count(self, group: int | None) -> int:
        at_once = self.groups_at_once if group is None else self.members_at_once
        count = self._total(group)
        return count if at_once is None else min(count, self._known.get(group, at_once))

    def canFetchMore(self, parent: Index) -> bool:  # noqa: N802 - Qt's name
        """Return whether there are rows that a tree does not know of."""
        if parent.isValid() and not self.hasChildren(parent):
            return False
        group = self._group_at_row[parent.row()] if parent.isValid() else None
        return self._known_count(group) < self._total(group)

    def fetchMore(self, parent: Index) -> None:  # noqa: N802 - Qt's name
        """Tell the tree of some more rows."""
        if not self.canFetchMore(parent):
            return
        group = self._group_at_row[parent.row()] if parent.isValid() else None
        now, at_once = self._known_count(group), (self.groups_at_once if group is None else self.members_at_once) or 0
        more = min(now + at_once, self._total(group))
        self.beginInsertRows(QModelIndex() if group is None else self.index(parent.row(), 0), now, more - 1)
        self._known[group] = more
        self.endInsertRows()

    def hasChildren(self, parent: Index = _NOWHERE) -> bool:  # noqa: N802 - Qt's name
        """Return whether a row can be opened; every group can."""
        if not parent.isValid():
            return bool(self._group_at_row)
        return parent.internalId() == _GROUP_ID and parent.column() == 0

    def data(self, index: Index, role: int = DISPLAY) -> Any:  # noqa: ANN401 - Qt's signature
        """Return what a cell shows."""
        place = self.place(index) if role in _ROLES else None
        if place is None:
            return None
        if role == ALIGNMENT:
            return self.columns[index.column()].alignment if place.member is not None else None
        row = self.row_text(place)
        if role == DISPLAY:
            return row.cells[index.column()]
        return row if role == ROW_ROLE else plain_tooltip(row.tooltip)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:  # noqa: ANN401 - as above
        """Return what stands above a column."""
        return heading(self.columns, section, orientation, role)

    # The order.

    def sort(self, column: int, order: Qt.SortOrder = _LEAST_FIRST) -> None:
        """Order groups, and members inside them; many groups are in order only once somebody has found it."""
        if column == NATURAL_ORDER or self.groups_at_once is None or self.group_count() <= _SORTED_AT_ONCE:
            self._sort(column, order)
        else:
            self.order_wanted.emit(column, order)

    def find_order(self, column: int, order: Qt.SortOrder) -> Sequence[int]:
        """Return the numbers of all groups in an order; any thread may ask."""
        is_descending = order is Qt.SortOrder.DescendingOrder
        return in_order(range(self.group_count()), self.group_key(column), descending=is_descending)

    def take_order(self, column: int, order: Qt.SortOrder, found: Sequence[int]) -> None:
        """Show the groups in an order that was found; of other groups than those that are shown now it is nothing."""
        if len(found) == self.group_count():
            self._sort(column, order, found)

    def _sort(self, column: int, order: Qt.SortOrder, found: Sequence[int] | None = None) -> None:
        self.layoutAboutToBeChanged.emit()
        held = self.persistentIndexList()
        places = [self.place(index) for index in held]
        self._sorting = (column, order is Qt.SortOrder.DescendingOrder)
        self._arrange(found)
        moved = [
            QModelIndex() if place is None else self.index_of(place, index.column())
            for index, place in zip(held, places, strict=True)
        ]
        self.changePersistentIndexList(held, moved)
        self.layoutChanged.emit()

    def _begin_again(self) -> None:
        """Put other groups in order, and have only the first rows known: between `beginResetModel` and its end."""
        self._known.clear()
        self._arrange()

    def _arrange(self, found: Sequence[int] | None = None) -> None:
        """Put everything in order anew; `found` is that of the groups, if it is known."""
        self._member_orders.clear()
        column, descending = self._sorting
        rows: Sequence[int] = range(self.group_count()) if found is None else found
        if column != NATURAL_ORDER and found is None:
            rows = in_order(rows, self.group_key(column), descending=descending)
        self._group_at_row = self._row_of_group = rows
        if not isinstance(rows, range):
            self._row_of_group = row_of_group = [0] * len(rows)
            for row, group in enumerate(rows):
                row_of_group[group] = row

    def _members(self, group: int) -> Sequence[int]:
        """Return the members of a group as they stand; put in order when they are first asked for."""
        order = self._member_orders.get(group)
        if order is None:
            column, descending = self._sorting
            order = range(self.member_count(group))
            if column != NATURAL_ORDER:
                pinned, others = order[: self.pinned_members], order[self.pinned_members :]
                order = (*pinned, *in_order(others, self._member_key(group, column), descending=descending))
            self._member_orders[group] = order
        return order

    def _member_key(self, group: int, column: int) -> Callable[[int], Any]:
        sort_key = self.columns[column].sort_key

        def key(member: int) -> Any:  # noqa: ANN401 - one type for each column
            item = self.item(Place(group, member))
            return None if item is None else sort_key(item)

        return key
