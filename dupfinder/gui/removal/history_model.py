"""The model of the history: runs, newest first, and below each the documents that it removed."""

import enum
import os
from collections.abc import Callable, Collection, Sequence
from operator import attrgetter
from typing import Any

from PySide6.QtCore import QObject

from dupfinder.domain.decisions import Outcome
from dupfinder.domain.display import visible
from dupfinder.domain.records import dataclass
from dupfinder.domain.removals import PastRemoval, PastRun, RemovalState
from dupfinder.gui.removal.removal_wording import RemovalWording
from dupfinder.gui.rows.row_text import RowKind, RowText
from dupfinder.gui.toolkit.punctuation import shown_folder
from dupfinder.gui.toolkit.table_model import Column, number_column
from dupfinder.gui.toolkit.two_level import Place, TwoLevelModel
from dupfinder.gui.toolkit.wording import Wording


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


@dataclass(frozen=True, slots=True)
class ShownRemoval:
    """A removal, and the run that it belongs to."""

    run: PastRun
    removal: PastRemoval


class HistoryModel(TwoLevelModel[ShownRemoval]):
    """Past runs, or those parts of them in which a text is found."""

    def __init__(self, wording: Wording, words: RemovalWording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._words = words
        self._runs: Sequence[PastRun] = ()
        self._shown: list[ShownRun] = []
        self._text = ""
        self._outcomes: dict[tuple[str, str], Outcome] = {}
        self.columns = (
            Column(self.tr("Document"), lambda shown: visible(os.path.basename(_path(shown))), width=250),
            Column(self.tr("Now at"), self._state),
            Column(self.tr("Original location"), lambda shown: _folder(os.path.dirname(_path(shown))), width=190),
            Column(self.tr("Kept instead"), lambda shown: _folder(_kept(shown)), width=210),
            number_column(self.tr("Size"), attrgetter("removal.decision.file.size_bytes"), wording.size, width=86),
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

    def item(self, place: Place) -> ShownRemoval | None:
        """Return the removal of a row; `None` for the row of a run."""
        shown = self._shown[place.group]
        return None if place.member is None else ShownRemoval(shown.run, shown.removals[place.member])

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

    def row_text(self, place: Place) -> RowText:
        """Return what a row says."""
        shown = self.item(place)
        if shown is None:
            return self._run_row(self.run(place))
        removal = shown.removal
        there = visible(removal.place or "") if removal.state is RemovalState.REMOVED else ""
        lines = (visible(_path(shown)), self._state(shown), there, visible(_kept(shown)))
        return RowText(kind=RowKind.MEMBER, cells=self.cells(shown), tooltip="\n".join(filter(None, lines)))

    def _run_row(self, run: PastRun) -> RowText:
        began = run.began
        title = "" if began is None else self._wording.moment(int(began.timestamp()) * 10**9)
        state = self._words.run_state(run)
        details = self._words.run_contents(run)
        name = " · ".join(filter(None, (title, details, state)))
        cells = self.across(name)
        return RowText(kind=RowKind.GROUP, cells=cells, tooltip=name, title=title, details=details, remark=state)

    def _state(self, shown: ShownRemoval) -> str:
        state = self._words.past_state(shown.removal)
        outcome = self._outcomes.get((shown.run.journal_path, _path(shown)))
        if outcome is None or not shown.removal.can_undo:
            return state
        return f"{state} · {self._words.stayed(outcome)}"


def _path(shown: ShownRemoval) -> str:
    return shown.removal.decision.file.path


def _kept(shown: ShownRemoval) -> str:
    kept = shown.removal.decision.kept
    return "" if kept is None else kept.path


def _folder(path: str) -> str:
    return shown_folder(path, home=os.path.expanduser("~")) if path else ""
