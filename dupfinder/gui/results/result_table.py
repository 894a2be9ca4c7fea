"""Results as arrays: what the tree has to know of every group and document, whether they are in sight or not.

Documents have numbers, too: those of group 0 first, in each group its head first. A document that is in two groups has
two numbers.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QHeaderView

from dupfinder.domain.groups import DuplicateGroup
from dupfinder.gui.results.document_ranks import DocumentRanks
from dupfinder.gui.results.ranks import Ranks
from dupfinder.gui.results.row_view import RowView
from dupfinder.gui.rows.result_rows import Column, Shown, document_at, head, member_count
from dupfinder.gui.toolkit.chunked_work import Pieces
from dupfinder.gui.toolkit.two_level import NATURAL_ORDER

_LEAST_NAME_WIDTH, _LEAST_FOLDER_WIDTH = 190, 110
_LEAST_WIDTH = 48
_USUAL_LINE = 17
"""The height of a line up to which the widths below are enough; with larger fonts columns are wider."""
_WIDTHS = {
    Column.NAME: 300,
    Column.SIMILARITY: 262,
    Column.SIZE: 84,
    Column.MODIFIED: 92,
    Column.FORMAT: 72,
    Column.TITLE: 210,
    Column.AUTHOR: 130,
    Column.PAGES: 64,
    Column.CREATED: 92,
    Column.SAVED: 96,
}


class ColumnFit(QObject):
    """Fits columns to a view whenever one of them or the view changes its width."""

    def __init__(self, view: RowView) -> None:
        super().__init__(view)
        self._view = view
        self._header = view.header()
        self._is_fitting = False
        self._header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self._header.setMinimumSectionSize(_LEAST_WIDTH)
        scale = max(1.0, view.fontMetrics().height() / _USUAL_LINE)
        self._name_width = round(_WIDTHS[Column.NAME] * scale)
        """As a person wants it; it is narrower while there is no room."""
        for column, width in _WIDTHS.items():
            self._header.resizeSection(column, round(width * scale))
        self._header.sectionResized.connect(self._fit_after)
        self._header.sectionHandleDoubleClicked.connect(self._widen)

    def save(self) -> bytes:
        """Return which columns are shown, their order and widths, the name as wide as it is wanted."""
        self._is_fitting = True
        self._header.resizeSection(Column.NAME, self._name_width)
        state = bytes(self._header.saveState().data())
        self.fit()
        return state

    def restore(self, state: bytes) -> None:
        """Take the columns as they were saved; what no header ever saved changes nothing."""
        self._is_fitting = True
        if self._header.restoreState(state):
            self._name_width = self._header.sectionSize(Column.NAME)
        self._header.setSortIndicator(NATURAL_ORDER, Qt.SortOrder.DescendingOrder)
        self.fit()

    def fit(self) -> None:
        """Give the folder what the other columns leave; where that is too little, the name gives way, too.

        Without the folder the name takes all. Qt's own stretching keeps a column at its former width as soon as nothing
        is left for it.
        """
        header = self._header
        self._is_fitting = True
        both = header.sectionSize(Column.NAME) + header.sectionSize(Column.FOLDER)
        room = self._view.viewport().width() - header.length() + both
        has_folder = not header.isSectionHidden(Column.FOLDER)
        wanted = min(self._name_width, room - _LEAST_FOLDER_WIDTH) if has_folder else room
        name = max(wanted, _LEAST_NAME_WIDTH)
        header.resizeSection(Column.NAME, name)
        if has_folder:
            header.resizeSection(Column.FOLDER, max(room - name, _LEAST_FOLDER_WIDTH))
        self._is_fitting = False

    def fit_switched(self, column: int, shown: bool) -> None:  # noqa: FBT001 - the slot of a signal
        """Fit the others after a column was switched on or off, and bring a new one into view."""
        self.fit()
        if shown:
            end = self._header.sectionPosition(column) + self._header.sectionSize(column)
            bar = self._view.horizontalScrollBar()
            bar.setValue(max(bar.value(), end - self._view.viewport().width()))

    def _fit_after(self, column: int, _before: int, width: int) -> None:
        """Fit the others after a person changed a width."""
        if self._is_fitting or column == Column.FOLDER:
            return
        if column == Column.NAME:
            self._name_width = width
        self.fit()

    def _widen(self, column: int) -> None:
        """Make a column as wide as what it shows now."""
        self._header.resizeSection(column, max(self._view.sizeHintForColumn(column), _LEAST_WIDTH))


Numbers = NDArray[np.int64]
_PIECE = 2_000
"""So many groups are looked through at a time."""


@dataclass(frozen=True, slots=True, eq=False)
class SortKeys:
    """By what a column sorts."""

    groups: Ranks
    documents: Ranks


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class ResultTable:
    """A state of the results; nothing of it changes but that `sort_keys` come to be known."""

    shown: Sequence[Shown]
    """What the groups are, by number; largest gain first."""
    first: Numbers
    """The number of the first document of each group, and at the end how many documents there are."""
    path_hashes: Numbers
    """Of each document, to find a path without looking at all of them."""
    first_container: int
    """So many are groups; what follows are containers."""
    sort_keys: dict[Column, SortKeys] = field(default_factory=dict)
    scanned: DocumentRanks | None = None
    """What is known of all documents of the scan; `None` while it goes on."""

    @property
    def counts(self) -> Numbers:
        """Return how many documents each group has."""
        counts: Numbers = np.diff(self.first)
        return counts

    @property
    def document_count(self) -> int:
        """Return how many documents all groups have."""
        return int(self.first[-1])

    def members_of(self, documents: Numbers) -> Iterator[tuple[int, int]]:
        """Yield group and member of documents by number, in their order."""
        groups = np.searchsorted(self.first, documents, side="right") - 1
        return zip(groups.tolist(), (documents - self.first[groups]).tolist(), strict=True)

    def find(self, path: str) -> list[tuple[int, int]]:
        """Return group and member of a document by its path: where it is a member first, then where it is a part."""
        candidates = self.members_of(np.flatnonzero(self.path_hashes == hash(path)))
        return [each for each in candidates if document_at(self.shown[each[0]], each[1]).entry.path == path]

    def groups_headed_by(self, paths: Sequence[str]) -> list[int]:
        """Return the groups whose head has one of these paths, and seldom another one; rising."""
        found: list[int] = np.flatnonzero(
            np.isin(self.path_hashes[self.first[:-1]], np.array([hash(path) for path in paths], np.int64))
        ).tolist()
        return found

    def name(self, group: int) -> str:
        """Return a name of a group that outlasts a change of the groups: its head's path, and what it is."""
        shown = self.shown[group]
        return f"{type(shown).__name__}:{head(shown).entry.path}"


def table_of(shown: Sequence[Shown], scanned: DocumentRanks | None = None) -> Pieces[ResultTable]:
    """Return the table of these results."""
    counts, hashes, are_groups = [np.zeros(0, np.int64)], [np.zeros(0, np.int64)], [np.zeros(0, np.bool_)]
    for begin in range(0, len(shown), _PIECE):
        piece = shown[begin : begin + _PIECE]
        counts.append(np.array([member_count(each) for each in piece], np.int64))
        hashes.append(np.fromiter(map(hash, chain.from_iterable(map(_paths, piece))), np.int64))
        are_groups.append(np.array([isinstance(each, DuplicateGroup) for each in piece], np.bool_))
        yield
    last_group = np.flatnonzero(np.concatenate(are_groups))[-1:]
    return ResultTable(
        shown=shown,
        first=np.concatenate([[0], np.cumsum(np.concatenate(counts))]).astype(np.int64),
        path_hashes=np.concatenate(hashes),
        first_container=int(last_group[0]) + 1 if len(last_group) else 0,
        scanned=scanned,
    )


def _paths(shown: Shown) -> list[str]:
    if isinstance(shown, DuplicateGroup):
        return [member.document.entry.path for member in shown.members]
    return [document_at(shown, member).entry.path for member in range(member_count(shown))]
