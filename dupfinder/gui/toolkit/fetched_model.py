"""Groups that a tree gets to know some hundred at a time, as somebody scrolls down to them."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal

from dupfinder.gui.toolkit.two_level import NATURAL_ORDER, Index, Place, TwoLevelModel, in_order

FETCHED_AT_ONCE = 500
"""A tree asks for every row that it knows whenever it is laid out: of 100,000 groups that takes half a second."""

_SORTED_AT_ONCE = 5_000
_ROOT = QModelIndex()
_LEAST_FIRST = Qt.SortOrder.AscendingOrder


class FetchedModel(TwoLevelModel):
    """Tells a tree of the first groups in the present order, and of more as it asks for them."""

    order_wanted = Signal(int, object)
    """A column and a `Qt.SortOrder` that take a while: somebody has to call `find_order`, and then `take_order`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fetched = FETCHED_AT_ONCE
        self._found_order: Sequence[int] | None = None

    def sort(self, column: int, order: Qt.SortOrder = _LEAST_FIRST) -> None:
        """Order groups, and members inside them; many groups are in order only once somebody has found it."""
        if column == NATURAL_ORDER or self.group_count() <= _SORTED_AT_ONCE:
            super().sort(column, order)
        else:
            self.order_wanted.emit(column, order)

    def find_order(self, column: int, order: Qt.SortOrder) -> Sequence[int]:
        """Return the numbers of all groups in an order; any thread may ask."""
        is_descending = order is Qt.SortOrder.DescendingOrder
        return in_order(range(self.group_count()), self.group_key(column), descending=is_descending)

    def take_order(self, column: int, order: Qt.SortOrder, found: Sequence[int]) -> None:
        """Show the groups in an order that was found; of other groups than those that are shown now it is nothing."""
        if len(found) != self.group_count():
            return
        self._found_order = found
        super().sort(column, order)
        self._found_order = None

    def _arrange(self) -> None:
        """Put everything in order anew."""
        if self._found_order is None:
            super()._arrange()
            return
        self._member_orders.clear()
        self._order = self._found_order
        self._list()

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Return the number of groups that the tree knows, of members of a group, or nought below a member."""
        count = super().rowCount(parent)
        return count if parent.isValid() else min(count, self._fetched)

    def canFetchMore(self, parent: Index) -> bool:  # noqa: N802 - Qt's name
        """Return whether there are groups that the tree does not know of."""
        return not parent.isValid() and super().rowCount() > self._fetched

    def fetchMore(self, parent: Index) -> None:  # noqa: N802 - Qt's name
        """Tell the tree of some more groups."""
        more = min(self._fetched + FETCHED_AT_ONCE, super().rowCount())
        if parent.isValid() or more <= self._fetched:
            return
        self.beginInsertRows(QModelIndex(), self._fetched, more - 1)
        self._fetched = more
        self.endInsertRows()

    def index_of(self, place: Place, column: int = 0) -> QModelIndex:
        """Return the index of a row by what it shows; invalid for a group that is not listed, or not known yet."""
        index = super().index_of(place, column)
        group = index if place.member is None else index.parent()
        return index if group.row() < self._fetched else QModelIndex()

    def _begin_again(self) -> None:
        """Have only the first groups known; subclasses call it between `beginResetModel` and `endResetModel`."""
        self._fetched = FETCHED_AT_ONCE
