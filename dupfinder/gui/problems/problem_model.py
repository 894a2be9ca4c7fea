"""The model of the problems: reasons, and below each the documents that could not be read."""

import os
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import QModelIndex, QObject

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Problem, ProblemCode
from dupfinder.domain.enclosed import folder_of, name_of
from dupfinder.gui.rows.row_text import RowKind, RowText
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.toolkit.punctuation import closed, sentences, shown_folder
from dupfinder.gui.toolkit.table_model import Column, Index
from dupfinder.gui.toolkit.two_level import Place, TwoLevelModel
from dupfinder.gui.toolkit.wording import Wording


class ProblemModel(TwoLevelModel[Problem]):
    """Problems by reason, in the order in which they came; new ones are added without disturbing the others."""

    members_at_once: ClassVar[int | None] = 1_000

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._codes: list[ProblemCode] = []
        self._problems: dict[ProblemCode, list[Problem]] = {}
        self._count = 0
        self._latest: Sequence[Problem] | None = None
        """All of them, as they were given; `None` once others came by themselves."""
        home = os.path.expanduser("~")
        self.columns = (
            Column(self.tr("Name"), lambda problem: visible(name_of(problem.path)), width=280),
            Column(self.tr("Folder"), lambda one: shown_folder(folder_of(one.path), home=home), width=220),
            Column(self.tr("Reason"), lambda problem: visible(core_message(problem.message))),
        )

    def set_problems(self, problems: Sequence[Problem]) -> None:
        """Replace everything; the same once more, as after a move of the slider, costs nothing."""
        if problems is self._latest:
            return
        self._latest = problems
        self.beginResetModel()
        self._problems = _by_code(problems)
        self._codes = list(self._problems)
        self._count = len(problems)
        self._begin_again()
        self.endResetModel()

    def add(self, problem: Problem) -> None:
        """Add one problem below its reason."""
        self._latest = None
        self._count += 1
        known = self._problems.get(problem.code)
        if known is None:
            self._add_reason(problem)
            return
        parent = self.index_of(Place(self._codes.index(problem.code)))
        row = len(known)
        if row < (self.members_at_once or 0):
            self.beginInsertRows(parent, row, row)
            known.append(problem)
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
        self._arrange()
        self.endInsertRows()

    @property
    def count(self) -> int:
        """Return how many problems there are."""
        return self._count

    def problems_at(self, index: Index) -> Sequence[Problem]:
        """Return the problem of a row; all of a reason's for its row."""
        place = self.place(index)
        if place is None:
            return ()
        problem = self.item(place)
        return self._problems[self._codes[place.group]] if problem is None else (problem,)

    def item(self, place: Place) -> Problem | None:
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

    def row_text(self, place: Place) -> RowText:
        """Return what a row says."""
        problem = self.item(place)
        if problem is None:
            title, advice = self._wording.problem(self._codes[place.group])
            details = sentences(closed(self._wording.documents(self.member_count(place.group))), advice)
            name = f"{title} — {details}"
            return RowText(kind=RowKind.GROUP, cells=self.across(name), tooltip=name, title=title, details=details)
        tooltip = f"{visible(problem.path)}\n{visible(core_message(problem.message))}"
        return RowText(kind=RowKind.MEMBER, cells=self.cells(problem), tooltip=tooltip)


def _by_code(problems: Sequence[Problem]) -> dict[ProblemCode, list[Problem]]:
    """Return problems by their codes, in order; to look each code up would hold up the window where there are many."""
    codes = [problem.code for problem in problems]
    names = np.fromiter(map(id, codes), np.int64, len(codes))
    return {
        code: [problems[place] for place in np.flatnonzero(names == id(code)).tolist()] for code in dict.fromkeys(codes)
    }
