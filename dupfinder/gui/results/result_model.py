"""The model of the result tree: groups of documents, and containers with their parts, as rows of a flat table.

Qt's tree view keeps a record of every row, which takes seconds for 500,000; so the model itself knows which groups are
open, and its rows are those that are seen when all is scrolled through.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QItemSelection, QModelIndex, QObject, Qt, Signal

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.records import dataclass
from dupfinder.gui.deciding.mark_board import MarkBoard, MarkState
from dupfinder.gui.narrowing.filter_index import Matches
from dupfinder.gui.results.ranks import NO_RANK, Ranks
from dupfinder.gui.results.result_table import (
    GROUP,
    Bools,
    Numbers,
    ResultTable,
    SortKeys,
    VisibleRows,
    find_sort_keys,
    table_of,
)
from dupfinder.gui.rows.result_rows import (
    Column,
    Role,
    RowKind,
    RowMark,
    RowText,
    RowWriter,
    Shown,
    document_at,
    head,
    member_count,
)
from dupfinder.gui.toolkit import table_model
from dupfinder.gui.toolkit.background import at_once
from dupfinder.gui.toolkit.labels import plain_tooltip
from dupfinder.gui.toolkit.table_model import ALIGNMENT, DISPLAY, NATURAL_ORDER, SPOKEN, TOOLTIP, Index
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import Wording, clauses


class RowLooks(QObject):
    """Texts and marks by place.

    Rows that nobody looks at are not written: for 500,000 documents that would take seconds and hundreds of megabytes.
    """

    def __init__(self, wording: Wording, board: MarkBoard, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._board = board
        self._writer = RowWriter(wording, home=os.path.expanduser("~"))
        self._shown: Sequence[Shown] = ()
        self._matches: Matches | None = None
        self._texts: dict[Place, RowText] = {}
        self._marks: dict[Place, RowMark | None] = {}

    def show(self, shown: Sequence[Shown], matches: Matches | None) -> None:
        """Take other results, or another filter of the same ones."""
        if shown is not self._shown:
            self._texts.clear()
        self._shown, self._matches = shown, matches
        self._marks.clear()

    def forget_marks(self) -> Mapping[Place, RowMark | None]:
        """Look up every mark anew; return how those that were seen were."""
        before, self._marks = self._marks, {}
        return before

    def text(self, place: Place) -> RowText:
        """Return what a row says."""
        row = self._texts.get(place)
        if row is None:
            shown = self._shown[place.group]
            row = self._writer.group(shown) if place.member is None else self._writer.member(shown, place.member)
            self._texts[place] = row
        return row

    def share(self, group: int) -> str:
        """Return how similar the documents of a group are, without writing the rest of its row."""
        row = self._texts.get(Place(group))
        return self._writer.group_share(self._shown[group]) if row is None else row.cells[Column.SIMILARITY]

    def mark(self, place: Place) -> RowMark | None:
        """Return how a row is marked; `None` for a container and its parts, which are no copies."""
        if place not in self._marks:
            self._marks[place] = self._make_mark(place)
        return self._marks[place]

    def _make_mark(self, place: Place) -> RowMark | None:
        shown = self._shown[place.group]
        is_dimmed = place.member is not None and self._is_hidden(document_at(shown, place.member).entry.path)
        if not isinstance(shown, DuplicateGroup):
            return RowMark(state=MarkState.HIDDEN, is_dimmed=True) if is_dimmed else None
        if place.member is None:
            return self._make_group_mark(shown)
        member = shown.members[place.member]
        path = member.document.entry.path
        state = self._board.state(path)
        if state is MarkState.FREE and member.relation is None and not self._board.knows(path):
            state = MarkState.KEEPER
        return RowMark(state=state, text=self._board.explain(path), is_dimmed=is_dimmed)

    def _make_group_mark(self, group: DuplicateGroup) -> RowMark:
        count = self._board.count(group)
        if not count.marked:
            return RowMark(state=MarkState.FREE if count.markable else MarkState.LOCKED)
        state = MarkState.MARKED if count.marked == count.markable else MarkState.PARTLY
        text = self.tr("{marked} of {all} marked, {size}").format(
            marked=self._wording.count(count.marked),
            all=self._wording.count(count.documents),
            size=self._wording.size(count.marked_bytes),
        )
        return RowMark(state=state, text=text)

    def _is_hidden(self, path: str) -> bool:
        return self._matches is not None and path not in self._matches


@dataclass(frozen=True, slots=True, eq=False)
class RowOrder:
    """In which order the groups and documents of a table stand."""

    groups: Numbers
    """The numbers of the groups."""
    documents: Numbers
    """The numbers of the documents, group by group as the groups are numbered."""

    def positions(self) -> Numbers:
        """Return where in `documents` each document stands."""
        positions = np.empty_like(self.documents)
        positions[self.documents] = np.arange(len(self.documents))
        return positions


def natural_order(table: ResultTable) -> RowOrder:
    """Return the order in which the results came."""
    return RowOrder(np.arange(len(table.shown)), np.arange(table.document_count))


def sorted_order(table: ResultTable, keys: SortKeys, *, descending: bool) -> RowOrder:
    """Return the order by the keys of a column; what is equal, or has none and so comes last, stands as it came.

    The head of a group stays its first document in every order.
    """
    first_and_last = len(keys.documents) + 2
    within = _weights(keys.documents, descending=descending) + 1
    within[table.first[:-1]] = 0
    whole = np.repeat(np.arange(len(table.shown)), table.counts) * first_and_last + within
    groups = np.argsort(_weights(keys.groups, descending=descending), kind="stable")
    return RowOrder(groups, np.argsort(whole, kind="stable"))


def _weights(ranks: Ranks, *, descending: bool) -> Numbers:
    """Return numbers that rise in the wanted order, below `len(ranks) + 1`."""
    last = len(ranks)
    weights = ranks.astype(np.int64)
    if descending:
        weights = last - 1 - weights
    weights[ranks == NO_RANK] = last
    return weights


_DESCRIPTION = int(Qt.ItemDataRole.AccessibleDescriptionRole)
_CHECK = int(Qt.ItemDataRole.CheckStateRole)
_MOST_TOLD = 200
"""Of so many rows each one is said to have changed: more than a screen has."""
_AT_ONCE_DOCUMENTS = 10_000
"""The keys of so many are found within some milliseconds."""
_PLAIN = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
_CHECKABLE = _PLAIN | Qt.ItemFlag.ItemIsUserCheckable
_OF_MARKS = frozenset({TOOLTIP, _CHECK, SPOKEN, Role.MARK})
_LOOKED_UP = frozenset({DISPLAY, _DESCRIPTION, Role.ROW, *_OF_MARKS})
_NOWHERE = QModelIndex()
_LEAST_FIRST = Qt.SortOrder.AscendingOrder


class ResultModel(QAbstractTableModel):
    """Results as they stand; each row is written once, when it is first seen.

    Groups and documents have numbers, in their natural order; a `Place` names a row by them, wherever it stands.
    """

    keys_wanted = Signal(int)
    """A column that is to be sorted by, whose keys are not known yet: `arrange` is to be called once they are."""

    def __init__(self, wording: Wording, board: MarkBoard, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._matches: Matches | None = None
        self.looks = RowLooks(wording, board, self)
        board.changed.connect(self._forget_marks)
        self.columns = self._declare()
        self._sorting: tuple[int, bool] = (NATURAL_ORDER, False)
        self.table = at_once(table_of(()))
        """The results as arrays."""
        self._order = natural_order(self.table)
        self._rows = self._list(None)

    def _declare(self) -> tuple[table_model.Column[RowText], ...]:
        as_document = self.tr("From the document itself")
        as_file = self.tr("Last change of the file")
        saved = self.tr("Last change, from the document itself")
        column = table_model.Column
        return (
            column(self.tr("Name"), _cell(Column.NAME), width=300),
            column(self.tr("Folder"), _cell(Column.FOLDER), width=200),
            column(self.tr("Similarity"), _cell(Column.SIMILARITY), width=262, falls_first=True),
            column(self.tr("Size"), _cell(Column.SIZE), width=96, is_number=True, falls_first=True),
            column(self.tr("Modified"), _cell(Column.MODIFIED), width=92, hint=as_file, falls_first=True),
            column(self.tr("Format"), _cell(Column.FORMAT), width=72),
            column(self.tr("Title"), _cell(Column.TITLE), width=210),
            column(self.tr("Author"), _cell(Column.AUTHOR), width=130),
            column(self.tr("Pages"), _cell(Column.PAGES), width=64, is_number=True, falls_first=True),
            column(self.tr("Created"), _cell(Column.CREATED), width=92, hint=as_document, falls_first=True),
            column(self.tr("Last saved"), _cell(Column.SAVED), width=96, hint=saved, falls_first=True),
        )

    # What is shown, and in which order.

    def set_table(self, table: ResultTable, matches: Matches | None = None, *, is_open: Bools | None = None) -> None:
        """Replace everything; `is_open` says of each group whether it is open, and none is if it is missing."""
        self.beginResetModel()
        self.table = table
        self._take_matches(matches)
        self._order = self._find_order() or natural_order(table)
        self._rows = self._list(is_open)
        self.endResetModel()
        self._ask_for_keys()

    def set_matches(self, matches: Matches | None, *, is_open: Bools | None = None) -> None:
        """List other groups of the same results."""
        self.beginResetModel()
        self._take_matches(matches)
        self._rows = self._list(is_open)
        self.endResetModel()

    def _take_matches(self, matches: Matches | None) -> None:
        self._matches = matches
        self.looks.show(self.table.shown, matches)

    def sort(self, column: int, order: Qt.SortOrder = _LEAST_FIRST) -> None:
        """Order groups, and documents inside them, by a column or by `NATURAL_ORDER`."""
        self._sorting = (column, order is Qt.SortOrder.DescendingOrder)
        self.arrange()
        self._ask_for_keys()

    def arrange(self) -> None:
        """Put everything in the order that was chosen last, as soon as its keys are known."""
        order = self._find_order()
        if order is not None:
            self.beginResetModel()
            self._order = order
            self._rows = self._list(self._rows.is_open)
            self.endResetModel()

    def _find_order(self) -> RowOrder | None:
        """Return the order that was chosen; `None` while its keys are not known."""
        column, descending = self._sorting
        table = self.table
        if column == NATURAL_ORDER:
            return natural_order(table)
        if column not in table.sort_keys and table.document_count <= _AT_ONCE_DOCUMENTS:
            at_once(find_sort_keys(table, Column(column)))
        keys = table.sort_keys.get(Column(column))
        return None if keys is None else sorted_order(table, keys, descending=descending)

    def _ask_for_keys(self) -> None:
        column = self._sorting[0]
        if column != NATURAL_ORDER and column not in self.table.sort_keys:
            self.keys_wanted.emit(column)

    def _list(self, is_open: Bools | None) -> VisibleRows:
        table, groups = self.table, self._order.groups
        if self._matches is not None:
            is_listed = np.zeros(len(table.shown), np.bool_)
            is_listed[np.asarray(self._matches.groups, np.int64)] = True
            groups = groups[is_listed[groups]]
        if is_open is None:
            is_open = np.zeros(len(table.shown), np.bool_)
        return VisibleRows(table.counts, groups, is_open)

    # Open and closed.

    def is_open(self, group: int) -> bool:
        """Return whether a group is open."""
        return bool(self._rows.is_open[group])

    def set_open(self, group: int, *, is_open: bool) -> None:
        """Open or close a group."""
        row = self._rows.row_of(group)
        if self.is_open(group) == is_open or row is None:
            return
        below = (_NOWHERE, row + 1, row + self.member_count(group))
        if is_open:
            self.beginInsertRows(*below)
            self._rows.set_open(group, is_open=True)
            self.endInsertRows()
        else:
            self.beginRemoveRows(*below)
            self._rows.set_open(group, is_open=False)
            self.endRemoveRows()

    def open_these(self, is_open: Bools) -> None:
        """Open and close all groups at once."""
        self.beginResetModel()
        self._rows = self._list(is_open)
        self.endResetModel()

    # Rows and places.

    @property
    def listed(self) -> Numbers:
        """Return the groups that have a row, as they stand."""
        return self._rows.listed

    def group_count(self) -> int:
        """Return how many groups and containers there are, listed or not."""
        return len(self.table.shown)

    def member_count(self, group: int) -> int:
        """Return how many documents a group has."""
        return member_count(self.table.shown[group])

    def is_listed(self, group: int) -> bool:
        """Return whether a group has a row."""
        return self._rows.is_listed(group)

    def nth(self, group: int) -> int:
        """Return which of the listed groups one is, from 0."""
        return self._rows.nth(group)

    def place(self, index: Index) -> Place | None:
        """Return what a row shows; `None` for an invalid index."""
        return self.place_at(index.row()) if index.isValid() else None

    def place_at(self, row: int) -> Place:
        """Return what a row shows."""
        group, position = self._rows.at(row)
        if position == GROUP:
            return Place(group)
        first = int(self.table.first[group])
        return Place(group, int(self._order.documents[first + position]) - first)

    def index_of(self, place: Place, column: int = 0) -> QModelIndex:
        """Return the index of a row by what it shows; invalid where it is not listed, or its group is closed."""
        position = GROUP
        if place.member is not None:
            first, end = self.table.first[place.group : place.group + 2]
            position = int(np.flatnonzero(self._order.documents[first:end] == first + place.member)[0])
        row = self._rows.row_of(place.group, position)
        return QModelIndex() if row is None else self.createIndex(row, column)

    def documents_at(self, selection: QItemSelection, *, whole_groups: bool) -> Numbers:
        """Return the numbers of the selected documents, rising; with `whole_groups`, all of a group's row count."""
        groups, positions = self._rows.spread(_rows_in(selection))
        is_document = positions != GROUP
        own = self._order.documents[self.table.first[groups[is_document]] + positions[is_document]]
        is_chosen = np.zeros(self.table.document_count, np.bool_)
        is_chosen[own] = True
        if whole_groups:
            are_chosen = np.zeros(len(self.table.shown), np.bool_)
            are_chosen[groups[~is_document]] = True
            is_chosen |= np.repeat(are_chosen, self.table.counts)
        return np.flatnonzero(is_chosen)

    def groups_at(self, selection: QItemSelection) -> Numbers:
        """Return the groups whose own rows are selected."""
        groups, positions = self._rows.spread(_rows_in(selection))
        chosen: Numbers = groups[positions == GROUP]
        return chosen

    def rows_of(self, groups: Numbers, documents: Numbers) -> Numbers:
        """Return the rows, rising, of groups and of documents by number, without those that have none now."""
        owners = np.searchsorted(self.table.first, documents, side="right") - 1
        positions = self._order.positions()[documents] - self.table.first[owners]
        own = self._rows.rows_of(groups, np.full(len(groups), GROUP))
        return np.sort(np.concatenate([own, self._rows.rows_of(owners, positions)]))

    # What rows show.

    def _forget_marks(self) -> None:
        """Have every row that was seen look its mark up again."""
        before = self.looks.forget_marks()
        # What is not told is merely repainted: assistive technology is told of what changed, not of every row.
        for place in list(before)[-_MOST_TOLD:]:
            index = self.index_of(place)
            if index.isValid() and self.looks.mark(place) != before[place]:
                self.dataChanged.emit(index, index, [_CHECK, DISPLAY])

    # Groups and documents by name.

    def find_group(self, name: str) -> int | None:
        """Return the number of the group with this name."""
        path = name.partition(":")[2]
        return next((group for group in self.table.groups_headed_by([path]) if self.table.name(group) == name), None)

    def find(self, path: str) -> Place | None:
        """Return the place of a document, listed or not: in its group, else where it is inside another."""
        found = self.table.find(path)
        return Place(*found[0]) if found else None

    def find_member(self, group: int, path: str) -> int | None:
        """Return the number of a document of a group by its path."""
        return next((member for owner, member in self.table.find(path) if owner == group), None)

    def head(self, group: int) -> Document:
        """Return the keeper or container of a group."""
        return head(self.table.shown[group])

    def document(self, place: Place) -> Document:
        """Return a row's document; for a group its keeper or container."""
        return document_at(self.table.shown[place.group], place.member or 0)

    # Qt's model.

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return how many rows are seen when all is scrolled through."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return that a document of a group, and a group, can be checked: assistive technology is told so."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if index.column() != Column.NAME:
            return _PLAIN
        return _CHECKABLE if self._rows.at(index.row())[0] < self.table.first_container else _PLAIN

    def data(self, index: Index, role: int = DISPLAY) -> Any:  # noqa: ANN401 - Qt's signature
        """Return what a cell shows; only looked up."""
        if role == ALIGNMENT:
            return self.columns[index.column()].alignment
        place = self.place(index) if role in _LOOKED_UP else None
        if place is None:
            return None
        if role in _OF_MARKS:
            return self._mark_data(place, index.column(), role)
        if role == Role.ROW:
            return self.looks.text(place)
        return self.cell(place, index.column()) if role == DISPLAY else self._description(place, index.column())

    def _mark_data(self, place: Place, column: int, role: int) -> Any:  # noqa: ANN401 - as above
        mark, row = self.looks.mark(place), self.looks.text(place)
        if role == Role.MARK:
            return mark
        text = mark.text if mark is not None else ""
        if role == TOOLTIP:
            return plain_tooltip(f"{row.tooltip}\n{text}" if text else row.tooltip)
        if mark is None or column != Column.NAME:
            return None
        if role == _CHECK:
            return mark.check.value
        return clauses(row.cells[Column.NAME], text) if text else None

    def cell(self, place: Place, column: int) -> str:
        """Return the text of a cell; what others are compared with is no keeper once another one has that role."""
        if place.member is None and column == Column.SIMILARITY:
            return self.looks.share(place.group)
        row = self.looks.text(place)
        if row.kind is RowKind.KEEPER and column == Column.SIMILARITY:
            mark = self.looks.mark(place)
            if mark is not None and not mark.is_keeper:
                return self.tr("Compared with")
        return self.columns[column].text(row)

    def _description(self, place: Place, column: int) -> str | None:
        return self.looks.text(place).explanation if column == Column.SIMILARITY else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:  # noqa: ANN401 - as above
        """Return the heading of a column, what it means, and which order a first click on it gives."""
        return table_model.heading(self.columns, section, orientation, role)


def _cell(column: Column) -> Callable[[RowText], str]:
    return lambda row: row.cells[column]


def _rows_in(selection: QItemSelection) -> Numbers:
    """Return the selected rows, each once; the ranges of a selection do not overlap."""
    ranges = [selection.at(number) for number in range(selection.count())]
    return np.concatenate([np.zeros(0, np.int64), *(np.arange(each.top(), each.bottom() + 1) for each in ranges)])
