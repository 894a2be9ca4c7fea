"""The model of the result tree: groups of documents, and containers with their parts."""

import os
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QObject, Qt

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.gui.deciding.group_filter import Matches
from dupfinder.gui.deciding.mark_board import MarkBoard, MarkState
from dupfinder.gui.models.result_rows import (
    Column,
    RowWriter,
    Shown,
    document_at,
    group_key,
    head,
    member_count,
    member_key,
)
from dupfinder.gui.models.row_text import Role, RowKind, RowMark, RowText
from dupfinder.gui.models.two_level import Index, Place, TwoLevelModel
from dupfinder.gui.views.labels import plain_tooltip
from dupfinder.gui.wording import Wording

_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)
_DESCRIPTION = int(Qt.ItemDataRole.AccessibleDescriptionRole)
_ALIGNMENT = int(Qt.ItemDataRole.TextAlignmentRole)
_CHECK = int(Qt.ItemDataRole.CheckStateRole)
_SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)
_FIRST_ORDER = int(Qt.ItemDataRole.InitialSortOrderRole)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_MOST_TOLD = 200
"""Of so many rows each one is said to have changed: more than a screen has."""
_NAME = int(Column.NAME)
_PLAIN = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
_CHECKABLE = _PLAIN | Qt.ItemFlag.ItemIsUserCheckable
_MOST_FIRST = frozenset(
    {Column.SIMILARITY, Column.SIZE, Column.MODIFIED, Column.PAGES, Column.CREATED, Column.SAVED},
)
_NUMBERS = frozenset({Column.SIZE, Column.PAGES})
_OF_MARKS = frozenset({_TOOLTIP, _CHECK, _SPOKEN, Role.MARK})
_LOOKED_UP = frozenset({_DISPLAY, _DESCRIPTION, Role.ROW, *_OF_MARKS})


class ResultModel(TwoLevelModel):
    """Results as they stand; each row is written once, when it is first seen.

    Rows that nobody looks at are not written: for 500,000 documents that would take seconds and hundreds of megabytes
    at each change of the groups during a scan.
    """

    columns: ClassVar[int] = len(Column)
    pinned_members: ClassVar[int] = 1  # the keeper stays first in every order

    def __init__(self, wording: Wording, board: MarkBoard, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._board = board
        self._matches: Matches | None = None
        self._marks: dict[Place, RowMark | None] = {}
        board.changed.connect(self._forget_marks)
        self._writer = RowWriter(wording, home=os.path.expanduser("~"))
        self._shown: Sequence[Shown] = ()
        self._first_container = 0
        """So many are groups; what follows are containers."""
        self._rows: dict[Place, RowText] = {}
        self._headings = {
            Column.NAME: self.tr("Name"),
            Column.FOLDER: self.tr("Folder"),
            Column.SIMILARITY: self.tr("Similarity"),
            Column.SIZE: self.tr("Size"),
            Column.MODIFIED: self.tr("Modified"),
            Column.FORMAT: self.tr("Format"),
            Column.TITLE: self.tr("Title"),
            Column.AUTHOR: self.tr("Author"),
            Column.PAGES: self.tr("Pages"),
            Column.CREATED: self.tr("Created"),
            Column.SAVED: self.tr("Last saved"),
        }
        self._heading_tooltips = {
            Column.MODIFIED: self.tr("When the file was last changed, as its folder has it"),
            Column.CREATED: self.tr("As the document itself says"),
            Column.SAVED: self.tr("When it was last changed, as the document itself says"),
        }

    def set_results(self, shown: Sequence[Shown], matches: Matches | None = None) -> None:
        """Replace everything; `shown` comes in the natural order: largest gain first. Only `matches` are listed."""
        self.beginResetModel()
        self._take_matches(matches)
        self._shown = shown
        numbers = range(len(shown))
        self._first_container = next(  # there are few of them, at the end
            (number + 1 for number in reversed(numbers) if isinstance(shown[number], DuplicateGroup)), 0
        )
        self._rows.clear()
        self._arrange()
        self.endResetModel()

    def set_matches(self, matches: Matches | None) -> None:
        """List other groups of the same results."""
        self.beginResetModel()
        self._take_matches(matches)
        self._list()
        self.endResetModel()

    def relist(self) -> None:
        """List the same groups once more."""
        self.set_matches(self._matches)

    def group_at(self, row: int) -> int:
        """Return the number of the group at a row."""
        return self._group_at_row[row]

    def _take_matches(self, matches: Matches | None) -> None:
        self._matches = matches
        self._listed = None if matches is None else matches.groups
        self._marks.clear()

    @property
    def shown(self) -> Sequence[Shown]:
        """Return what the group rows stand for, by number."""
        return self._shown

    def row_text(self, place: Place) -> RowText:
        """Return what a row says."""
        row = self._rows.get(place)
        if row is None:
            shown = self._shown[place.group]
            row = self._writer.group(shown) if place.member is None else self._writer.member(shown, place.member)
            self._rows[place] = row
        return row

    def row_mark(self, place: Place) -> RowMark | None:
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

    def _forget_marks(self) -> None:
        """Have every row that was seen look its mark up again."""
        before, self._marks = self._marks, {}
        # One signal for all rows would have the tree lay all of them out again; what is not told is merely repainted.
        # For each signal about a row out of sight a tree looks through all of its rows: so only what changed is told.
        for place in list(before)[-_MOST_TOLD:]:
            if self.is_listed(place.group) and self.row_mark(place) != before[place]:
                index = self.index_of(place)
                self.dataChanged.emit(index, index, [_CHECK, _DISPLAY])

    def name(self, group: int) -> str:
        """Return a name of a group that outlasts a change of the groups: its head's path, and what it is."""
        shown = self._shown[group]
        return f"{type(shown).__name__}:{head(shown).entry.path}"

    def find_group(self, name: str) -> int | None:
        """Return the number of the group with this name."""
        return next((group for group in range(len(self._shown)) if self.name(group) == name), None)

    def find_member(self, group: int, path: str) -> int | None:
        """Return the number of a document of a group by its path."""
        members = range(self.member_count(group))
        return next((m for m in members if document_at(self._shown[group], m).entry.path == path), None)

    def head(self, group: int) -> Document:
        """Return the keeper or container of a group."""
        return head(self._shown[group])

    def document(self, place: Place) -> Document:
        """Return a row's document; for a group its keeper or container."""
        return document_at(self._shown[place.group], place.member or 0)

    def group_count(self) -> int:
        """Return how many groups and containers there are."""
        return len(self._shown)

    def member_count(self, group: int) -> int:
        """Return how many documents a group has."""
        return member_count(self._shown[group])

    def group_key(self, column: int) -> Callable[[int], Any]:
        """Return the function that gives a group its key to sort by."""
        key, shown = group_key(Column(column)), self._shown
        return lambda group: key(shown[group])

    def member_key(self, group: int, column: int) -> Callable[[int], Any]:
        """Return the function that gives a document of this group its key to sort by."""
        return member_key(self._shown[group], Column(column))

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return that a document of a group, and a group, can be checked: assistive technology is told so."""
        # A tree of 100,000 groups asks for each of them whenever it is laid out: so little is done here.
        column = index.column()
        if column < 0:
            return Qt.ItemFlag.NoItemFlags
        if column != _NAME:
            return _PLAIN
        owner = index.internalId()
        group = owner - 1 if owner else self._group_at_row[index.row()]
        return _CHECKABLE if group < self._first_container else _PLAIN

    def data(self, index: Index, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - Qt's signature
        """Return what a cell shows; only looked up."""
        if role == _ALIGNMENT:
            return _RIGHT if index.column() in _NUMBERS else _LEFT
        place = self.place(index) if role in _LOOKED_UP else None
        if place is None:
            return None
        if role in _OF_MARKS:
            return self._mark_data(place, index.column(), role)
        row = self.row_text(place)
        if role == Role.ROW:
            return row
        return self._cell(row, place, index.column()) if role == _DISPLAY else _description(row, index.column())

    def _mark_data(self, place: Place, column: int, role: int) -> Any:  # noqa: ANN401 - as above
        mark, row = self.row_mark(place), self.row_text(place)
        if role == Role.MARK:
            return mark
        text = mark.text if mark is not None else ""
        if role == _TOOLTIP:
            return plain_tooltip(f"{row.tooltip}\n{text}" if text else row.tooltip)
        if mark is None or column != Column.NAME:
            return None
        if role == _CHECK:
            return mark.check.value
        return f"{row.cells[Column.NAME]}, {text}" if text else None

    def _cell(self, row: RowText, place: Place, column: int) -> str:
        """Return the text of a cell; what others are compared with is no keeper once another one has that role."""
        if row.kind is RowKind.KEEPER and column == Column.SIMILARITY:
            mark = self.row_mark(place)
            if mark is not None and not mark.is_keeper:
                return self.tr("Compared with")
        return row.cells[column]

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - as above
        """Return the heading of a column, what it means, and which order a first click on it gives."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        column = Column(section)
        if role == _DISPLAY:
            return self._headings[column]
        if role == _ALIGNMENT:
            return _RIGHT if column in _NUMBERS else _LEFT
        if role == _TOOLTIP:
            return self._heading_tooltips.get(column)
        if role == _FIRST_ORDER:
            first = Qt.SortOrder.DescendingOrder if column in _MOST_FIRST else Qt.SortOrder.AscendingOrder
            return int(first.value)
        return None


def _description(row: RowText, column: int) -> str | None:
    return row.explanation if column == Column.SIMILARITY else None
