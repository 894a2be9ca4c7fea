"""The model of the result tree: groups of documents, and containers with their parts."""

import os
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QObject, Qt

from dupfinder.domain.documents import Document
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
from dupfinder.gui.models.row_text import Role, RowText
from dupfinder.gui.models.two_level import Index, Place, TwoLevelModel
from dupfinder.gui.views.labels import plain_tooltip
from dupfinder.gui.wording import Wording

_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)
_DESCRIPTION = int(Qt.ItemDataRole.AccessibleDescriptionRole)
_ALIGNMENT = int(Qt.ItemDataRole.TextAlignmentRole)
_FIRST_ORDER = int(Qt.ItemDataRole.InitialSortOrderRole)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_MOST_FIRST = frozenset(
    {Column.SIMILARITY, Column.SIZE, Column.MODIFIED, Column.PAGES, Column.CREATED, Column.SAVED},
)
_NUMBERS = frozenset({Column.SIZE, Column.PAGES})


class ResultModel(TwoLevelModel):
    """Results as they stand; each row is written once, when it is first seen.

    Rows that nobody looks at are not written: for 500,000 documents that would take seconds and hundreds of megabytes
    at each change of the groups during a scan.
    """

    columns: ClassVar[int] = len(Column)
    pinned_members: ClassVar[int] = 1  # the keeper stays first in every order

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._writer = RowWriter(wording, home=os.path.expanduser("~"))
        self._shown: Sequence[Shown] = ()
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

    def set_results(self, shown: Sequence[Shown]) -> None:
        """Replace everything; `shown` comes in the natural order: largest gain first."""
        self.beginResetModel()
        self._shown = shown
        self._rows.clear()
        self._arrange()
        self.endResetModel()

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

    def data(self, index: Index, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - Qt's signature
        """Return what a cell shows; only looked up."""
        if role == _ALIGNMENT:
            return _RIGHT if index.column() in _NUMBERS else _LEFT
        if role not in {_DISPLAY, _TOOLTIP, _DESCRIPTION, Role.ROW}:
            return None
        place = self.place(index)
        if place is None:
            return None
        row = self.row_text(place)
        if role == _DISPLAY:
            return row.cells[index.column()]
        if role == _DESCRIPTION:
            return row.explanation if index.column() == Column.SIMILARITY else None
        return row if role == Role.ROW else plain_tooltip(row.tooltip)

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
