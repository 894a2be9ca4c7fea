"""The model of the history: runs, newest first, and below each the documents that it removed."""

import enum
import os
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from PySide6.QtCore import QObject, Qt

from dupfinder.domain.decisions import Outcome
from dupfinder.domain.display import visible
from dupfinder.domain.removals import PastRemoval, PastRun, RemovalState
from dupfinder.gui.removal.removal_wording import RemovalWording
from dupfinder.gui.rows.row_text import Role, RowKind, RowText
from dupfinder.gui.toolkit.labels import plain_tooltip
from dupfinder.gui.toolkit.punctuation import shown_folder
from dupfinder.gui.toolkit.two_level import Index, Place, TwoLevelModel
from dupfinder.gui.toolkit.wording import Wording

_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)


class HistoryColumn(enum.IntEnum):
    """The columns of the history."""

    NAME = 0
    STATE = 1
    FOLDER = 2
    KEPT = 3
    SIZE = 4


@dataclass(frozen=True, slots=True)
class ShownRun:
    """A run, and those of its removals that are shown."""

    run: PastRun
    removals: tuple[PastRemoval, ...]


class HistoryModel(TwoLevelModel):
    """Past runs, or those parts of them in which a text is found."""

    columns: ClassVar[int] = len(HistoryColumn)

    def __init__(self, wording: Wording, words: RemovalWording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._words = words
        self._home = os.path.expanduser("~")
        self._runs: Sequence[PastRun] = ()
        self._shown: list[ShownRun] = []
        self._text = ""
        self._outcomes: dict[tuple[str, str], Outcome] = {}
        self._headings = (
            self.tr("Document"),
            self.tr("Where it is now"),
            self.tr("Where it was"),
            self.tr("Kept for it"),
            self.tr("Size"),
        )

    def set_runs(self, runs: Sequence[PastRun]) -> None:
        """Show other runs."""
        self._runs = runs
        self._show()

    def search(self, text: str) -> None:
        """Show only what has this text in its path, or in that of the document that was kept for it."""
        self._text = text.casefold()
        self._show()

    def take_outcomes(self, journal_path: str, outcomes: Collection[Outcome]) -> None:
        """Show what came of an undoing, where it failed."""
        for outcome in outcomes:
            self._outcomes[journal_path, outcome.decision.file.path] = outcome

    def _show(self) -> None:
        self.beginResetModel()
        self._shown = []
        for run in self._runs:
            removals = tuple(removal for removal in run.removals if self._is_found(removal))
            if removals or not self._text:
                self._shown.append(ShownRun(run, removals))
        self._arrange()
        self.endResetModel()

    def _is_found(self, removal: PastRemoval) -> bool:
        paths = [removal.decision.file.path]
        if removal.decision.kept is not None:
            paths.append(removal.decision.kept.path)
        return any(self._text in visible(path).casefold() for path in paths)

    def run(self, place: Place) -> PastRun:
        """Return the run of a row."""
        return self._shown[place.group].run

    def removal(self, place: Place) -> PastRemoval | None:
        """Return the removal of a row; `None` for the row of a run."""
        return None if place.member is None else self._shown[place.group].removals[place.member]

    def place_of(self, journal_path: str) -> Place | None:
        """Return where a run is shown."""
        paths = (shown.run.journal_path for shown in self._shown)
        return next((Place(number) for number, path in enumerate(paths) if path == journal_path), None)

    def group_count(self) -> int:
        """Return how many runs are shown."""
        return len(self._shown)

    def member_count(self, group: int) -> int:
        """Return how many documents of a run are shown."""
        return len(self._shown[group].removals)

    def group_key(self, column: int) -> Callable[[int], Any]:  # noqa: ARG002 - one order for all columns
        """Return the function that keeps the runs in the order of time."""
        return lambda group: group

    def member_key(self, group: int, column: int) -> Callable[[int], Any]:
        """Return the function that gives a removal of this run its key to sort by."""
        removals = self._shown[group].removals
        if column == HistoryColumn.SIZE:
            return lambda member: removals[member].decision.file.size_bytes
        return lambda member: self._member_row(group, removals[member]).cells[column].casefold()

    def data(self, index: Index, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - Qt's signature
        """Return what a cell shows."""
        place = self.place(index)
        if place is None:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == HistoryColumn.SIZE:
            return Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        if role not in {_DISPLAY, _TOOLTIP, Role.ROW}:
            return None
        removal = self.removal(place)
        row = self._run_row(self.run(place)) if removal is None else self._member_row(place.group, removal)
        if role == _DISPLAY:
            return row.cells[index.column()]
        return row if role == Role.ROW else plain_tooltip(row.tooltip)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - as above
        """Return the heading of a column."""
        if orientation is Qt.Orientation.Horizontal and role == _DISPLAY and 0 <= section < self.columns:
            return self._headings[section]
        if role == Qt.ItemDataRole.TextAlignmentRole and section == HistoryColumn.SIZE:
            return Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        return None

    def _run_row(self, run: PastRun) -> RowText:
        began = run.began
        title = "" if began is None else self._wording.moment(int(began.timestamp()) * 10**9)
        state = self._words.run_state(run)
        details = self._words.run_contents(run)
        name = " · ".join(filter(None, (title, details, state)))
        cells = (name,) + ("",) * (self.columns - 1)
        return RowText(kind=RowKind.GROUP, cells=cells, tooltip=name, title=title, details=details, remark=state)

    def _member_row(self, group: int, removal: PastRemoval) -> RowText:
        decision = removal.decision
        folder, name = os.path.split(decision.file.path)
        kept = "" if decision.kept is None else visible(decision.kept.path)
        state = self._state(group, removal)
        place = visible(removal.place or "") if removal.state is RemovalState.REMOVED else ""
        cells = (
            visible(name),
            state,
            shown_folder(folder, home=self._home),
            "" if decision.kept is None else shown_folder(decision.kept.path, home=self._home),
            self._wording.size(decision.file.size_bytes),
        )
        tooltip = "\n".join(filter(None, (visible(decision.file.path), state, place, kept)))
        return RowText(kind=RowKind.MEMBER, cells=cells, tooltip=tooltip)

    def _state(self, group: int, removal: PastRemoval) -> str:
        state = self._words.past_state(removal)
        outcome = self._outcomes.get((self._shown[group].run.journal_path, removal.decision.file.path))
        if outcome is None or not removal.can_undo:
            return state
        return f"{state} · {self._words.stayed(outcome)}"
