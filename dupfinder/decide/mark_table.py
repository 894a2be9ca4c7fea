"""The columns of marks: which documents are marked, why, and who keeps each group; and the steps in which they change.

What is asked of them is decided in `marking`; here every change keeps the counts by file right. All calls work on
arrays of document numbers, so that half a million documents take milliseconds.
"""

import enum
import zlib
from collections.abc import Container, Iterable
from dataclasses import fields, replace
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from dupfinder.decide.members import BY_HAND, GONE, NONE, Codes, Flags, Levels, Members, Renumbering, Rows, each_once
from dupfinder.decide.plan_groups import Refusal
from dupfinder.domain.records import dataclass

_REFUSALS = (
    *(None, Refusal.REFERENCE, Refusal.EXCLUDED, Refusal.UNREAD),
    *(Refusal.KEEPER, Refusal.LAST, Refusal.HIDDEN, Refusal.ENCLOSED),
)
_FREE, _REFERENCE, _EXCLUDED, _UNREAD, _KEEPER, _LAST, _HIDDEN, _ENCLOSED = range(len(_REFUSALS))


class Reasons:
    """Why documents are marked, and keepers have their role, as codes; 0 is the code of no reason."""

    def __init__(self) -> None:
        self._texts = [""]
        self._codes: dict[str, int] = {"": 0}

    def copy(self) -> "Reasons":
        """Return reasons of their own with the same codes."""
        other = Reasons()
        other._texts, other._codes = self._texts.copy(), self._codes.copy()
        return other

    def code(self, reason: str) -> int:
        """Return the number that stands for a reason from now on; that of none is 0."""
        code = self._codes.setdefault(reason, len(self._texts))
        if code == len(self._texts):
            self._texts.append(reason)
        return code

    def __getitem__(self, code: int) -> str:
        return self._texts[code]


class MarkTable:
    """Marks and keepers of some groups, by number."""

    def __init__(self, members: Members, reasons: Reasons) -> None:
        self.members = members
        self.reasons = reasons
        count = len(members)
        self.codes: Codes = np.zeros(count, np.int16)
        """The code of the reason why each document is marked; 0 for one that is not."""
        self.kept: Rows = np.full(count, BY_HAND, np.int32)
        """For which document a rule let a marked one go."""
        self.levels: Levels = np.zeros(count, np.int8)
        """How close the two are: who stands in for the kept one must be as close."""
        self.is_hidden: Flags = np.zeros(count, np.bool_)
        """Whether a document is marked, but hidden by the filter."""
        self.keepers: Rows = members.first_keepers.copy()
        self.roles: Codes = np.zeros(members.group_count, np.int16)
        """The code of the reason why each group has its keeper; 0 for the keeper of the search."""
        self.shown: Container[str] | None = None
        self._going: Rows = np.zeros(members.file_count, np.int32)
        """How many names of each file are marked."""
        self._keeping: Rows = np.zeros(members.file_count, np.int32)
        """Of how many groups each file is the keeper."""
        _count(self._keeping, members.files[self.keepers[self.keepers != NONE]], 1)

    def copy(self) -> Self:
        """Return marks of their own over the same documents."""
        other = type(self)(self.members, self.reasons.copy())
        for name in ("codes", "kept", "levels", "is_hidden", "keepers", "roles", "_going", "_keeping"):
            setattr(other, name, getattr(self, name).copy())
        other.shown = self.shown
        return other

    # What is.

    def marked_rows(self) -> Rows:
        """Return the documents that are marked, be they hidden or not."""
        return np.flatnonzero(self.codes).astype(np.int32)

    def marked_by_rules(self) -> Rows:
        """Return those of them that rules marked."""
        return np.flatnonzero(self.kept != BY_HAND).astype(np.int32)

    def are_shown(self, rows: Rows) -> Flags:
        """Return which of the documents the filter leaves."""
        shown, paths = self.shown, self.members.paths
        if shown is None:
            return np.ones(len(rows), np.bool_)
        return np.fromiter((paths[row] in shown for row in rows.tolist()), np.bool_, len(rows))

    def coded(self, reason: str, rows: Rows) -> Codes:
        """Return the code of a reason for each of some documents."""
        return np.full(len(rows), self.reasons.code(reason), np.int16)

    def stay(self, rows: Rows) -> Flags:
        """Return which of the documents were read and are not marked, under none of their names."""
        stay: Flags = self.members.is_read[rows] & (self._going[self.members.files[rows]] == 0)
        return stay

    def refusals(self, rows: Rows, *, whatever_is_shown: bool = False) -> npt.NDArray[np.int8]:
        """Return for each document why it cannot be marked, as codes of `refusal`; 0 if it can (or is)."""
        members = self.members
        is_keeper = self._keeping[members.files[rows]] > 0
        codes = np.where(is_keeper, np.where(members.is_only_file[rows], _LAST, _KEEPER), _FREE).astype(np.int8)
        codes[np.logical_not(members.is_read[rows])] = _UNREAD
        codes[members.is_reference[rows]] = _REFERENCE
        codes[members.is_excluded[rows]] = _EXCLUDED
        codes[members.is_enclosed[rows]] = _ENCLOSED
        if not whatever_is_shown and self.shown is not None:
            free = np.flatnonzero(codes == _FREE)
            codes[free[~self.are_shown(rows[free])]] = _HIDDEN
        return codes

    def refusal(self, code: int) -> Refusal | None:
        """Return what a code of `refusals` means."""
        return _REFUSALS[code]

    def copies(self, rows: Rows, *, within: Levels | None = None, keys: npt.NDArray[np.int32] | None = None) -> Rows:
        """Return for each document the closest copy that stays of its group: same bytes, else content, else text.

        Of several the first of the group; `NONE` where there is none, or none as close as `within` says.
        """
        members = self.members
        own = members.rows_of(each_once(members.groups[rows]))
        staying = own[self.stay(own)]
        found = np.full(len(rows), NONE, np.int32)
        for level, names in enumerate(members.keys if keys is None else keys):
            is_open = found == NONE
            if within is not None:
                is_open &= level <= within
            found[is_open] = _first_with(names, staying, rows[is_open])
        return found

    def are_settled(self, rows: Rows) -> Flags:
        """Return of which documents what a rule kept for them still stays, as alike as the rule asks."""
        members, kept = self.members, self.kept[rows]
        is_known = kept >= 0
        other = np.where(is_known, kept, rows)
        is_one_group = members.groups[rows] == members.groups[other]
        is_close = members.closeness(rows, other) <= self.levels[rows]
        settled: Flags = is_known & is_one_group & self.stay(other) & is_close
        return settled

    # What changes.

    def set(
        self,
        rows: Rows,
        *,
        codes: Codes | int,
        kept: Rows | int = BY_HAND,
        levels: Levels | int = 0,
        hidden: Flags | bool = False,
    ) -> None:
        """Mark documents, each named once, whatever they were before; nobody looks here whether they may be."""
        self.unset(rows)
        self.codes[rows], self.kept[rows], self.levels[rows], self.is_hidden[rows] = codes, kept, levels, hidden
        _count(self._going, self.members.files[rows], 1)

    def unset(self, rows: Rows) -> None:
        """Let documents, each named once, stay."""
        marked = rows[self.codes[rows] != 0]
        _count(self._going, self.members.files[marked], -1)
        self.codes[marked], self.kept[marked], self.levels[marked], self.is_hidden[marked] = 0, BY_HAND, 0, False

    def show_only(self, paths: Container[str] | None) -> None:
        """Hide all other documents, or none."""
        self.shown = paths
        marked = self.marked_rows()
        self.is_hidden[:] = False
        self.is_hidden[marked] = ~self.are_shown(marked)

    def pass_roles(self, heirs: Rows, codes: Codes) -> None:
        """Make documents that were read and stay the keepers of their groups; of several of one group the first."""
        members = self.members
        groups, firsts = np.unique(members.groups[heirs], return_index=True)
        heirs = heirs[firsts]
        _count(self._keeping, members.files[heirs], 1)
        _count(self._keeping, members.files[self.keepers[groups]], -1)
        self.keepers[groups], self.roles[groups] = heirs, codes[firsts]

    def settle(self) -> None:
        """Let what rules marked go for another copy where its own goes, or else stay."""
        rows = self.marked_by_rules()
        rows = rows[~self.are_settled(rows)]
        if not len(rows):
            return
        copies = self.stand_ins(rows, within=self.levels[rows])
        has_copy = copies != NONE
        self._keep_instead(rows[has_copy], copies[has_copy])
        for row in rows[~has_copy, np.newaxis]:
            self._settle_one(row)

    def stand_ins(self, rows: Rows, *, within: Levels | None = None) -> Rows:
        """Return for each marked document the closest copy that it may go for, as `copies` does.

        What a rule marked goes for no stand-in of another format: that was not asked for (S13).
        """
        members, by_hand = self.members, self.kept[rows] == BY_HAND
        found = np.full(len(rows), NONE, np.int32)
        for keys, some in ((members.keys, by_hand), (members.keys_in_format, ~by_hand)):
            if some.any():
                found[some] = self.copies(rows[some], within=None if within is None else within[some], keys=keys)
        return found

    def _settle_one(self, row: Rows) -> None:
        """Settle a document of which no copy stayed; one that was let stay just now may be one."""
        copy = self.stand_ins(row, within=self.levels[row])
        if copy[0] == NONE:
            self.unset(row)
        else:
            self._keep_instead(row, copy)

    def _keep_instead(self, rows: Rows, copies: Rows) -> None:
        self.kept[rows], self.levels[rows] = copies, self.members.closeness(rows, copies)


def _count(counts: Rows, numbers: Rows, sign: int) -> None:
    """Count each of the numbers once more, or once less; they may be there several times."""
    np.add.at(counts, numbers, sign)


def _first_with(keys: Rows, among: Rows, rows: Rows) -> Rows:
    """Return for each row the first of `among` (rising) that has its key, or `NONE`."""
    if not len(among) or not len(rows):
        return np.full(len(rows), NONE, np.int32)
    wanted, lowest = keys[rows], keys[among].min()
    first = np.full(keys[among].max() - lowest + 1, NONE, np.int32)
    first[keys[among[::-1]] - lowest] = among[::-1]  # of several with one key the one that is written last stands
    is_there = (wanted >= lowest) & (wanted < lowest + len(first))
    return np.where(is_there, first[np.where(is_there, wanted - lowest, 0)], NONE)


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
    """What differs between two moments, packed: a hundred over 400,000 marks take some tens of megabytes."""

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
