"""The steps in which marks changed, so that each can be taken back and done again.

A step holds what differs between before and after, packed: a hundred steps over 400,000 marks take some tens of
megabytes.
"""

import enum
import zlib
from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from dupfinder.decide.members import GONE, Codes, Levels, Renumbering, Rows
from dupfinder.domain.records import dataclass

_LEAST_STEPS = 100
"""So many can always be taken back."""
_MOST_STEPS = 1_000
_MOST_BYTES = 64 * 2**20
"""Beyond this the oldest steps are forgotten, down to `_LEAST_STEPS`."""


class StepKind(enum.Enum):
    """What a person did."""

    MARK = enum.auto()
    UNMARK = enum.auto()
    KEEP = enum.auto()
    INVERT = enum.auto()
    CLEAR = enum.auto()
    RULES = enum.auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkSnapshot:
    """All marks and keepers at one moment; the columns are those of `MarkTable`."""

    codes: Codes
    kept: Rows
    levels: Levels
    keepers: Rows
    roles: Codes


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkState(MarkSnapshot):
    """How some documents and the keepers of some groups, one in each, stand: one side of a step."""

    rows: Rows
    """The documents, rising."""


class MarkStep:
    """What differs between two moments."""

    def __init__(self, before: MarkState, after: MarkState) -> None:
        self.count = len(before.rows)
        """Of so many documents the mark changed."""
        self.keeper_count = len(before.keepers)
        """So many groups got another keeper, or their keeper another reason."""
        self._before, self._after = _Packed(before), _Packed(after)

    @classmethod
    def between(cls, before: MarkSnapshot, after: MarkSnapshot) -> Self:
        """Return the step that leads from one moment to a later one, over the same groups."""
        is_changed = (before.codes != after.codes) | (before.kept != after.kept) | (before.levels != after.levels)
        rows = np.flatnonzero(is_changed).astype(np.int32)
        groups = np.flatnonzero((before.keepers != after.keepers) | (before.roles != after.roles)).astype(np.int32)
        return cls(_state(before, rows, groups), _state(after, rows, groups))

    @property
    def before(self) -> MarkState:
        """Return how what changed stood before the step."""
        return self._before.state

    @property
    def after(self) -> MarkState:
        """Return how it stood after the step."""
        return self._after.state

    @property
    def size_bytes(self) -> int:
        """Return about how much memory the step takes."""
        return self._before.size_bytes + self._after.size_bytes

    def __bool__(self) -> bool:
        return bool(self.count or self.keeper_count)

    def renumbered(self, moved: Renumbering) -> "MarkStep":
        """Return the step over other groups, without the documents that are gone or have changed."""
        return MarkStep(_renumbered(self.before, moved), _renumbered(self.after, moved))


class _Packed:
    """The columns of a state, compressed: of neighbours the differences, which are small and repeat themselves."""

    def __init__(self, state: MarkState) -> None:
        columns = ((field.name, getattr(state, field.name)) for field in fields(state))
        self._columns = {name: (column.dtype, _compressed(column)) for name, column in columns}

    @property
    def size_bytes(self) -> int:
        """Return how many bytes they take."""
        return sum(len(data) for _, data in self._columns.values())

    @property
    def state(self) -> MarkState:
        """Return the state, its columns unpacked as they were."""
        return MarkState(**{name: _decompressed(data, dtype) for name, (dtype, data) in self._columns.items()})


def _compressed(column: npt.NDArray[np.generic]) -> bytes:
    numbers = column.astype(np.int32)
    return zlib.compress(np.diff(numbers, prepend=np.int32(0)).tobytes(), level=1)


def _decompressed(data: bytes, dtype: npt.DTypeLike) -> npt.NDArray[Any]:
    return np.cumsum(np.frombuffer(zlib.decompress(data), np.int32), dtype=np.int32).astype(dtype, copy=False)


def _state(snapshot: MarkSnapshot, rows: Rows, groups: Rows) -> MarkState:
    return MarkState(
        rows=rows,
        codes=snapshot.codes[rows],
        kept=snapshot.kept[rows],
        levels=snapshot.levels[rows],
        keepers=snapshot.keepers[groups],
        roles=snapshot.roles[groups],
    )


def _renumbered(state: MarkState, moved: Renumbering) -> MarkState:
    is_left = moved.is_unchanged[state.rows]
    is_keeper_left = moved.is_unchanged[state.keepers]
    rows = moved.by_path[state.rows[is_left]]
    order = np.argsort(rows)
    return MarkState(
        rows=rows[order],
        codes=state.codes[is_left][order],
        kept=moved.moved(state.kept[is_left], otherwise=GONE)[order],
        levels=state.levels[is_left][order],
        keepers=moved.by_path[state.keepers[is_keeper_left]],
        roles=state.roles[is_keeper_left],
    )


@dataclass(frozen=True, slots=True)
class DoneStep:
    """A step, and what a person did by it."""

    kind: StepKind
    step: MarkStep
    number: int
    """Of so many documents the mark changed when it was done."""


class MarkHistory:
    """Steps that can be taken back, and after that done again; a new one forgets those that were taken back."""

    def __init__(self) -> None:
        self._done: list[DoneStep] = []
        self._undone: list[DoneStep] = []

    @property
    def last(self) -> DoneStep | None:
        """Return the step that can be taken back."""
        return self._done[-1] if self._done else None

    @property
    def next(self) -> DoneStep | None:
        """Return the step that can be done again."""
        return self._undone[-1] if self._undone else None

    @property
    def size_bytes(self) -> int:
        """Return about how much memory all steps take."""
        return sum(each.step.size_bytes for each in (*self._done, *self._undone))

    def add(self, kind: StepKind, step: MarkStep) -> None:
        """Remember a step that was done just now; one that changed nothing is none."""
        if not step:
            return
        self._undone.clear()
        self._done.append(DoneStep(kind, step, step.count))
        while len(self._done) > _MOST_STEPS or (len(self._done) > _LEAST_STEPS and self.size_bytes > _MOST_BYTES):
            del self._done[0]

    def step_back(self) -> None:
        """Note that the last step was taken back."""
        self._undone.append(self._done.pop())

    def step_forward(self) -> None:
        """Note that the next step was done again."""
        self._done.append(self._undone.pop())

    def renumbered(self, moved: Renumbering) -> "MarkHistory":
        """Return the history over other groups; steps of which nothing is left are gone."""
        other = MarkHistory()
        other._done = _left(self._done, moved)
        other._undone = _left(self._undone, moved)
        return other


def _left(steps: Iterable[DoneStep], moved: Renumbering) -> list[DoneStep]:
    left = (replace(each, step=each.step.renumbered(moved)) for each in steps)
    return [each for each in left if each.step]
