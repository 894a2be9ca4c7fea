"""The model of the problems: reasons, and below each the documents that could not be read."""

import enum
import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QModelIndex, QObject, Qt

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Problem, ProblemCode
from dupfinder.gui.rows.row_text import Role, RowKind, RowText
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.toolkit.labels import plain_tooltip
from dupfinder.gui.toolkit.punctuation import closed, sentences, shown_folder
from dupfinder.gui.toolkit.two_level import Index, Place, TwoLevelModel
from dupfinder.gui.toolkit.wording import Wording

_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)
_ROOT = QModelIndex()


_FETCHED_AT_ONCE = 1_000
"""A tree asks for every row that it knows whenever it is laid out: of 50,000 documents that takes a while."""


class ProblemColumn(enum.IntEnum):
    """The columns of the problem tree."""

    NAME = 0
    FOLDER = 1
    MESSAGE = 2


class ProblemModel(TwoLevelModel):
    """Problems by reason, in the order in which they came; new ones are added without disturbing the others.

    Of a reason with very many documents the tree gets to know the first ones, and more as somebody scrolls down.
    """

    columns: ClassVar[int] = len(ProblemColumn)

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._home = os.path.expanduser("~")
        self._codes: list[ProblemCode] = []
        self._problems: dict[ProblemCode, list[Problem]] = {}
        self._count = 0
        self._fetched: dict[ProblemCode, int] = {}
        """So many documents of each reason the tree knows."""
        self._headings = (self.tr("Name"), self.tr("Folder"), self.tr("Why"))

    def set_problems(self, problems: Iterable[Problem]) -> None:
        """Replace everything."""
        self.beginResetModel()
        self._codes.clear()
        self._problems.clear()
        for problem in problems:
            self._problems.setdefault(problem.code, []).append(problem)
        self._codes[:] = self._problems
        self._fetched = {code: min(len(own), _FETCHED_AT_ONCE) for code, own in self._problems.items()}
        self._count = sum(map(len, self._problems.values()))
        self._arrange()
        self.endResetModel()

    def add(self, problem: Problem) -> None:
        """Add one problem below its reason."""
        self._count += 1
        known = self._problems.get(problem.code)
        if known is None:
            self._add_reason(problem)
            return
        parent = self.index_of(Place(self._codes.index(problem.code)))
        row = len(known)
        if self._fetched[problem.code] == row < _FETCHED_AT_ONCE:
            self.beginInsertRows(parent, row, row)
            known.append(problem)
            self._fetched[problem.code] = row + 1
            self._member_orders.clear()
            self.endInsertRows()
        else:
            known.append(problem)  # the tree comes to know it when somebody scrolls there
            self._member_orders.clear()
        self.dataChanged.emit(parent, parent)  # the row of the reason counts its documents

    def _add_reason(self, problem: Problem) -> None:
        row = len(self._codes)
        self.beginInsertRows(QModelIndex(), row, row)
        self._codes.append(problem.code)
        self._problems[problem.code] = [problem]
        self._fetched[problem.code] = 1
        self._arrange()
        self.endInsertRows()

    @property
    def count(self) -> int:
        """Return how many problems there are."""
        return self._count

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Return the number of reasons, of documents of a reason that the tree knows, or nought below a document."""
        count = super().rowCount(parent)
        return min(count, self._fetched[self._code(parent)]) if count and parent.isValid() else count

    def canFetchMore(self, parent: Index) -> bool:  # noqa: N802 - Qt's name
        """Return whether a reason has documents that the tree does not know of."""
        return 0 < self.rowCount(parent) < super().rowCount(parent) if parent.isValid() else False

    def fetchMore(self, parent: Index) -> None:  # noqa: N802 - Qt's name
        """Tell the tree of some more documents of a reason."""
        if not self.canFetchMore(parent):
            return
        now = self.rowCount(parent)
        more = min(now + _FETCHED_AT_ONCE, super().rowCount(parent))
        self.beginInsertRows(self.index(parent.row(), 0), now, more - 1)
        self._fetched[self._code(parent)] = more
        self.endInsertRows()

    def _code(self, group: Index) -> ProblemCode:
        """Return the reason of a row of a reason."""
        return self._codes[self._group_at_row[group.row()]]

    def problems_at(self, index: Index) -> Sequence[Problem]:
        """Return the problem of a row; all of a reason's for its row."""
        place = self.place(index)
        if place is None:
            return ()
        problem = self.problem(place)
        return self._problems[self._codes[place.group]] if problem is None else (problem,)

    def problem(self, place: Place) -> Problem | None:
        """Return the problem of a row; `None` for the row of a reason."""
        return None if place.member is None else self._problems[self._codes[place.group]][place.member]

    def group_count(self) -> int:
        """Return how many reasons there are."""
        return len(self._codes)

    def member_count(self, group: int) -> int:
        """Return how many documents have this reason."""
        return len(self._problems[self._codes[group]])

    def group_key(self, column: int) -> Callable[[int], Any]:  # noqa: ARG002 - one order for all columns
        """Return the function that orders reasons by how often they occur."""
        return self.member_count

    def member_key(self, group: int, column: int) -> Callable[[int], Any]:
        """Return the function that gives a problem of this reason its key to sort by."""
        problems = self._problems[self._codes[group]]
        return lambda member: self._cells(problems[member])[column].casefold()

    def data(self, index: Index, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - Qt's signature
        """Return what a cell shows."""
        place = self.place(index)
        if place is None or role not in {_DISPLAY, _TOOLTIP, Role.ROW}:
            return None
        row = self._row_text(place)
        if role == _DISPLAY:
            return row.cells[index.column()]
        return row if role == Role.ROW else plain_tooltip(row.tooltip)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - as above
        """Return the heading of a column."""
        if orientation is Qt.Orientation.Horizontal and role == _DISPLAY and 0 <= section < len(ProblemColumn):
            return self._headings[section]
        return None

    def _row_text(self, place: Place) -> RowText:
        problem = self.problem(place)
        if problem is None:
            title, advice = self._wording.problem(self._codes[place.group])
            details = sentences(closed(self._wording.documents(self.member_count(place.group))), advice)
            name = f"{title} — {details}"
            return RowText(kind=RowKind.GROUP, cells=(name, "", ""), tooltip=name, title=title, details=details)
        tooltip = f"{visible(problem.path)}\n{visible(core_message(problem.message))}"
        return RowText(kind=RowKind.MEMBER, cells=self._cells(problem), tooltip=tooltip)

    def _cells(self, problem: Problem) -> tuple[str, ...]:
        folder, name = os.path.split(problem.path)
        return visible(name), shown_folder(folder, home=self._home), visible(core_message(problem.message))
