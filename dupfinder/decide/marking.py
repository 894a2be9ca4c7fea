"""What a person, or a rule, marked to go. Nothing is looked up on disk here.

Two promises hold after every call, whatever is asked for (S1, S2 of the safety rules): nothing in a reference folder is
marked, under none of its names; and each group of which anything was read has a keeper that was read and is not marked,
under none of its names. What a rule marked goes only while the document for which the rule let it go stays, or another
that is as close: more was not asked for.

A wish about several groups is carried out for all of them at once, step by step: what has to be taken back, then the
roles of keepers, then the marks.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import fields

import numpy as np

from dupfinder.decide.mark_table import MarkSnapshot, MarkState, MarkTable, Reasons
from dupfinder.decide.members import (
    BY_HAND,
    GONE,
    NONE,
    RELATIONS,
    Codes,
    Flags,
    Levels,
    Members,
    Renumbering,
    Rows,
    each_once,
    level_of,
    renumbering,
)
from dupfinder.decide.plan_groups import KEEPER, PERSON, PlanGroup, Reason, Refusal
from dupfinder.domain.decisions import Decision, FileState, Plan, Verdict
from dupfinder.domain.pairs import Relation
from dupfinder.domain.records import dataclass
from dupfinder.domain.sessions import SavedMark, SavedMarks


def kept_for(table: MarkTable, rows: Rows) -> Rows:
    """Return for each of these marked documents what stays for it.

    That has the same bytes, else the same content, else the same text, else it is the document for which a rule let it
    go, else the keeper.
    """
    copies, named = table.stand_ins(rows), table.kept[rows]
    keepers = table.keepers[table.members.groups[rows]]
    return np.where(copies != NONE, copies, np.where(named >= 0, named, keepers)).astype(np.int32)


def plan_of(table: MarkTable) -> Plan:
    """Return the plan of all marks; what is marked but hidden is not in it."""
    members = table.members
    going = table.marked_rows()
    going = going[~table.is_hidden[going]]
    groups = each_once(members.groups[going])
    staying = members.rows_of(groups)
    staying = staying[table.stay(staying)]
    states = {row: members.documents[row].known_state for row in np.concatenate([staying, going]).tolist()}
    numbers = {group: number for number, group in enumerate(groups.tolist(), start=1)}
    decisions = [*_staying(table, staying, states, numbers), *_going(table, going, states, numbers)]
    # Group by group, what stays first; within the two in the order of the group.
    places = np.concatenate([members.groups[staying] * 2, members.groups[going] * 2 + 1])
    return Plan(decisions=tuple(decisions[place] for place in np.argsort(places, kind="stable").tolist()))


def _staying(
    table: MarkTable, rows: Rows, states: Mapping[int, FileState], numbers: Mapping[int, int]
) -> list[Decision]:
    groups = table.members.groups[rows]
    keepers, roles = table.keepers[groups], table.roles[groups]
    is_keeper = rows == keepers
    reasons = np.where(table.members.is_reference[rows], Reason.REFERENCE, Reason.NOT_MARKED)
    reasons = np.where(is_keeper & (reasons == Reason.NOT_MARKED), Reason.SEARCH, reasons).tolist()
    relations = _relations(table, rows, keepers)
    return [
        Decision(
            file=states[row],
            verdict=Verdict.KEEP,
            reason=(is_one and table.reasons[role]) or reason,
            relation=KEEPER if is_one else relation,
            kept=None,
            group_number=numbers[group],
        )
        for row, group, is_one, role, reason, relation in zip(
            rows.tolist(), groups.tolist(), is_keeper.tolist(), roles.tolist(), reasons, relations, strict=True
        )
    ]


def _going(table: MarkTable, rows: Rows, states: Mapping[int, FileState], numbers: Mapping[int, int]) -> list[Decision]:
    kept = kept_for(table, rows)
    relations = _relations(table, rows, kept)
    groups = table.members.groups[rows]
    return [
        Decision(
            file=states[row],
            verdict=Verdict.REMOVE,
            reason=table.reasons[code],
            relation=relation,
            kept=states[other],
            group_number=numbers[group],
        )
        for row, other, group, code, relation in zip(
            rows.tolist(), kept.tolist(), groups.tolist(), table.codes[rows].tolist(), relations, strict=True
        )
    ]


def _relations(table: MarkTable, rows: Rows, others: Rows) -> list[Relation]:
    """Return how each document is related to the other one of its group, as far as that is known."""
    members = table.members
    is_looking = (members.looks[rows] | members.looks[others]).tolist()
    return [
        Relation.LOOKS_ALIKE if looks and RELATIONS[level] is Relation.NEAR else RELATIONS[level]
        for level, looks in zip(members.closeness(rows, others).tolist(), is_looking, strict=True)
    ]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """How some documents stand."""

    marked: int
    free: int
    """So many can be marked, and are not."""
    marked_bytes: int


class Marks:
    """Which documents of some groups are to go. A call costs milliseconds for half a million documents.

    A document that is in two groups belongs to the first of them.
    """

    def __init__(self, groups: Sequence[PlanGroup]) -> None:
        self._table = MarkTable(Members(groups), Reasons())

    def copy(self) -> "Marks":
        """Return marks of their own: another thread may go on with these."""
        other = Marks(())
        other._table = self._table.copy()
        return other

    # What is.

    @property
    def document_count(self) -> int:
        """How many documents are in the groups."""
        return len(self._members)

    @property
    def marked_count(self) -> int:
        """How many documents go: they are marked, and the filter does not hide them."""
        return int(np.count_nonzero(self._table.codes)) - self.hidden_count

    @property
    def marked_bytes(self) -> int:
        """The bytes of the documents that go."""
        is_going = (self._table.codes != 0) & ~self._table.is_hidden
        return int(self._members.sizes[is_going].sum())

    @property
    def hidden_count(self) -> int:
        """How many documents are marked, but hidden by the filter: they do not go."""
        return int(np.count_nonzero(self._table.is_hidden))

    @property
    def shown(self) -> Container[str] | None:
        """What `show_only` was given last."""
        return self._table.shown

    @property
    def keepers(self) -> bytes:
        """Which documents are the keepers of their groups, and why: equal for the same groups where nothing changed."""
        return self._table.keepers.tobytes() + self._table.roles.tobytes()

    def is_marked(self, path: str) -> bool:
        """Return whether a document is marked, be it hidden or not."""
        number = self._members.numbers.get(path)
        return number is not None and bool(self._table.codes[number])

    def marked_paths(self) -> list[str]:
        """Return all documents that are marked, hidden ones as well, in the order of the groups."""
        paths = self._members.paths
        return [paths[row] for row in self._table.marked_rows().tolist()]

    def marked_documents(self) -> Flags:
        """Return for each document of each group, in order, whether it is marked, hidden or not."""
        is_marked: Flags = self._table.codes[self._members.given] != 0
        return is_marked

    def reason(self, path: str) -> str | None:
        """Return the rule that marked a document, or `PERSON`, or `None` for one that is not marked."""
        number = self._members.numbers.get(path)
        return None if number is None else self._table.reasons[int(self._table.codes[number])] or None

    def keeper_of(self, path: str) -> str:
        """Return the keeper of a document's group (the first document where none was read); `KeyError` if in none."""
        number = self._members.groups[self._members.numbers[path]]
        keeper = self._table.keepers[number]
        row = self._members.starts[number] if keeper == NONE else keeper
        return self._members.paths[int(row)]

    def role_of(self, path: str) -> tuple[int, str] | None:
        """Return of a keeper the number of its group and the reason of its role, which is empty for the search's."""
        row = self._members.numbers.get(path, NONE)
        group = self._members.groups[row] if row != NONE else NONE
        if group == NONE or self._table.keepers[group] != row:
            return None
        return int(group), self._table.reasons[int(self._table.roles[group])]

    def moved_keepers(self) -> list[tuple[int, str]]:
        """Return where the keeper that marks leave is another than the group names: its number, and that keeper."""
        table, members = self._table, self._members
        heads, keepers = members.heads, table.keepers
        has_moved = (keepers != NONE) & (keepers != heads)
        has_moved &= (table.roles != 0) | members.is_excluded[heads] | (table.codes[heads] != 0)
        numbers = np.flatnonzero(has_moved)
        numbers = numbers[members.groups[keepers[numbers]] == numbers]
        rows = keepers[numbers].tolist()
        return [(number, members.paths[row]) for number, row in zip(numbers.tolist(), rows, strict=True)]

    def count_protected(self, paths: Iterable[str]) -> int:
        """Count those of some documents that may not go because of their folders."""
        rows = self._members.rows(paths)
        return int(np.count_nonzero((self._members.is_reference | self._members.is_excluded)[rows]))

    def refusal(self, path: str) -> Refusal | None:
        """Return why a document cannot be marked, or `None` if it can (or is)."""
        number = self._members.numbers.get(path)
        if number is None:
            return Refusal.UNKNOWN
        (code,) = self._table.refusals(np.array([number])).tolist()
        return self._table.refusal(code)

    def kept_for(self, path: str) -> str | None:
        """Return what stays for a marked document: the closest copy, else the keeper; `None` for others.

        For what a rule marked without one of the same text, the document for which the rule let it go.
        """
        if not self.is_marked(path):
            return None
        (kept,) = kept_for(self._table, self._members.rows([path]))
        return self._members.paths[int(kept)]

    def tally(self, paths: Iterable[str]) -> Tally:
        """Count how some documents stand."""
        table, rows = self._table, self._members.rows(paths)
        marked = table.codes[rows] != 0
        refusals = table.refusals(rows[~marked])
        return Tally(
            marked=int(np.count_nonzero(marked)),
            free=int(np.count_nonzero(refusals == 0)),
            marked_bytes=int(self._members.sizes[rows[marked]].sum()),
        )

    def plan(self) -> Plan:
        """Return what goes and, in the groups that it goes from, what stays; what is marked but hidden does neither."""
        return plan_of(self._table)

    # What changes.

    def show_only(self, paths: Container[str] | None) -> None:
        """Hide all other documents, or none; `paths` must stay as it is until the next call."""
        self._table.show_only(paths)

    def mark(self, paths: Iterable[str], *, reason: str = PERSON) -> Mapping[str, Refusal]:
        """Mark what may be marked; return what may not, and why."""
        table, known = self._table, self._members
        wanted = list(paths)
        found = known.find(wanted)
        rows = each_once(found[found != NONE])
        refusals = table.refusals(rows)
        to_mark = rows[refusals == 0]
        table.set(to_mark, codes=table.coded(reason, to_mark))
        table.settle()
        refused = {wanted[place]: Refusal.UNKNOWN for place in np.flatnonzero(found == NONE).tolist()}
        for row, code in zip(rows[refusals != 0].tolist(), refusals[refusals != 0].tolist(), strict=True):
            refused[known.paths[row]] = table.refusal(code) or Refusal.UNKNOWN
        return refused

    def unmark(self, paths: Iterable[str]) -> None:
        """Let these documents stay, those that the filter hides as well."""
        self._table.unset(self._members.rows(paths))

    def clear(self) -> None:
        """Let all documents stay, those that the filter hides as well; a keeper stays the keeper."""
        self._table.unset(self._table.marked_rows())

    def invert(self, paths: Iterable[str]) -> None:
        """In the groups of these documents, mark what is shown and not marked, and the reverse.

        The keeper is marked, too, where another document that is shown comes to stay and takes its role.
        """
        self._invert(each_once(self._members.groups[self._members.rows(paths)]))

    def invert_all(self) -> None:
        """Invert the marks of all groups."""
        self._invert(np.arange(self._members.group_count, dtype=np.int32))

    def _invert(self, groups: Rows) -> None:
        table, members = self._table, self._members
        rows = members.rows_of(groups)
        rows = rows[table.are_shown(rows)]
        was_marked = table.codes[rows] != 0
        table.unset(rows[was_marked])
        heirs = rows[(was_marked | members.is_reference[rows]) & table.stay(rows)]
        table.pass_roles(heirs, table.coded(PERSON, heirs))
        to_mark = rows[~was_marked]
        to_mark = to_mark[table.refusals(to_mark, whatever_is_shown=True) == 0]
        table.set(to_mark, codes=table.coded(PERSON, to_mark))
        table.settle()

    def keep(self, path: str) -> None:
        """Make a document the keeper of its group, and let it stay; nothing happens to one that was not read."""
        table, members = self._table, self._members
        row = members.rows([path])
        if len(row) and members.is_read[row[0]]:
            table.unset(np.flatnonzero(members.files == members.files[row[0]]).astype(np.int32))
            table.pass_roles(row, table.coded(PERSON, row))

    def mark_by(self, plan: Plan) -> int:
        """Mark what a plan of `make_plan` removes, as far as it is shown and may be marked; return how many.

        In the groups that the plan is about, that replaces what rules marked before; what a person marked stays.
        A keeper that the plan removes gives its role to the document that the plan keeps for it.
        """
        table, members = self._table, self._members
        self._forget_rules(plan)
        going = [each for each in plan.decisions if each.kept is not None and each.file.path in members]
        rows = np.fromiter((members.numbers[each.file.path] for each in going), np.int32, len(going))
        kept = self._numbers(each.kept.path for each in going if each.kept is not None)
        codes = np.fromiter((table.reasons.code(each.reason) for each in going), np.int16, len(going))
        levels = np.fromiter((level_of(each.relation) for each in going), np.int8, len(going))
        is_wanted = (table.codes[rows] == 0) & table.are_shown(rows)
        rows, kept, codes, levels = rows[is_wanted], kept[is_wanted], codes[is_wanted], levels[is_wanted]
        self._let_go_of_keepers(rows, kept, codes)
        may_go = table.refusals(rows, whatever_is_shown=True) == 0
        marked = rows[may_go]
        table.set(marked, codes=codes[may_go], kept=kept[may_go], levels=levels[may_go])
        table.settle()
        return int(np.count_nonzero(table.codes[marked]))

    def _forget_rules(self, plan: Plan) -> None:
        """Take back what rules marked in the groups that a plan is about, as far as it is shown."""
        table, members = self._table, self._members
        is_meant = np.zeros(members.group_count, np.bool_)
        is_meant[members.groups[members.rows(each.file.path for each in plan.decisions)]] = True
        rows = table.marked_by_rules()
        table.unset(rows[is_meant[members.groups[rows]] & ~table.is_hidden[rows]])

    def _let_go_of_keepers(self, rows: Rows, kept: Rows, codes: Codes) -> None:
        """Where a document that shall go is a keeper, pass its role to what is kept for it, if that may have it."""
        table, groups = self._table, self._members.groups
        is_keeper = (table.keepers[groups[rows]] == rows) & (kept >= 0)
        heirs = kept[is_keeper]
        may_be = (groups[heirs] == groups[rows[is_keeper]]) & table.stay(heirs)
        table.pass_roles(heirs[may_be], codes[is_keeper][may_be])

    def _numbers(self, paths: Iterable[str | None]) -> Rows:
        """Return the number of each document that a rule kept; `GONE` for one in no group, `BY_HAND` for `None`."""
        numbers = self._members.numbers
        return np.fromiter((BY_HAND if path is None else numbers.get(path, GONE) for path in paths), np.int32)

    # The way back.

    def snapshot(self) -> MarkSnapshot:
        """Return how things stand, to be compared with how they stand later (`MarkStep.between`)."""
        return MarkSnapshot(**{field.name: getattr(self._table, field.name).copy() for field in fields(MarkSnapshot)})

    def take(self, state: MarkState) -> None:
        """Mark and keep as one side of a step says, as far as that still may be; nothing else changes."""
        table, members = self._table, self._members
        table.unset(state.rows)
        stays = table.stay(state.keepers)
        keepers, roles = state.keepers[stays], state.roles[stays]
        is_of_search = members.first_keepers[members.groups[keepers]] == keepers
        of_search = table.coded(Reason.SEARCH, keepers)  # of the one before: meanwhile the groups name another
        table.pass_roles(keepers, np.where((roles == 0) & ~is_of_search, of_search, roles))
        is_marked = state.codes != 0
        self._add(
            state.rows[is_marked],
            codes=state.codes[is_marked],
            kept=state.kept[is_marked],
            levels=state.levels[is_marked],
        )

    # Sessions.

    def saved(self) -> SavedMarks:
        """Return all marks, hidden ones as well, and all keepers that have their role from a person or a rule."""
        table, paths = self._table, self._members.paths
        rows = table.marked_rows()
        columns = (rows.tolist(), table.codes[rows].tolist(), table.kept[rows].tolist(), table.levels[rows].tolist())
        groups = np.flatnonzero(table.roles)
        roles = zip(table.keepers[groups].tolist(), table.roles[groups].tolist(), strict=True)
        return SavedMarks(
            marks=tuple(
                SavedMark(
                    path=paths[row],
                    reason=table.reasons[code],
                    kept=paths[kept] if kept >= 0 else None,
                    relation=RELATIONS[level] if kept >= 0 else None,
                )
                for row, code, kept, level in zip(*columns, strict=True)
            ),
            keepers={paths[keeper]: table.reasons[code] for keeper, code in roles},
        )

    def restore(self, saved: SavedMarks) -> int:
        """Replace all marks by saved ones, as far as they may be marked; return how many are.

        What is in no group any more is left out, and so is a keeper that was not read.
        """
        table, members = self._table, self._members
        self.clear()
        keepers = self._numbers(saved.keepers)
        roles = np.fromiter(map(table.reasons.code, saved.keepers.values()), np.int16, len(saved.keepers))
        keepers, roles = keepers[keepers >= 0], roles[keepers >= 0]
        may_be = members.is_read[keepers]
        table.pass_roles(keepers[may_be], roles[may_be])
        return self.mark_again(saved.marks)

    def mark_again(self, saved: Iterable[SavedMark]) -> int:
        """Mark documents as they were marked before, besides others, as far as they may be; return how many are."""
        table, members = self._table, self._members
        known = {each.path: each for each in saved if each.path in members}
        marks = known.values()
        return self._add(
            np.fromiter((members.numbers[path] for path in known), np.int32, len(known)),
            codes=np.fromiter((table.reasons.code(each.reason) for each in marks), np.int16, len(known)),
            kept=self._numbers(each.kept for each in marks),
            levels=np.fromiter((level_of(each.relation or RELATIONS[0]) for each in marks), np.int8, len(known)),
        )

    # Other groups.

    def set_groups(self, groups: Sequence[PlanGroup]) -> Renumbering:
        """Go on with other groups: marks and keepers stay as far as they still may.

        A document whose bytes have changed is marked no more. A keeper that was given its role here has it on, unless
        the search (or who made the groups) named another.
        """
        before = self._table
        self._table = table = MarkTable(Members(groups), before.reasons)
        table.shown = before.shown
        moved = renumbering(before.members, table.members)
        self._take_roles(before, moved)
        rows = before.marked_rows()
        rows = rows[moved.is_unchanged[rows]]
        kept = moved.moved(before.kept[rows], otherwise=GONE)
        self._add(moved.by_path[rows], codes=before.codes[rows], kept=kept, levels=before.levels[rows])
        return moved

    def _take_roles(self, before: MarkTable, moved: Renumbering) -> None:
        """Give keepers their roles again."""
        table, members = self._table, self._members
        numbers = np.flatnonzero(before.roles)
        keepers = moved.moved(before.keepers[numbers], otherwise=NONE)
        firsts = moved.moved(before.members.first_keepers[numbers], otherwise=NONE)
        is_left = keepers != NONE
        keepers, firsts, roles = keepers[is_left], firsts[is_left], before.roles[numbers][is_left]
        now = table.keepers[members.groups[keepers]]
        is_asked = (firsts == NONE) | (firsts == now) | (keepers == now)
        may_be = members.is_read[keepers] & is_asked
        table.pass_roles(keepers[may_be], roles[may_be])

    def _add(self, rows: Rows, *, codes: Codes, kept: Rows, levels: Levels) -> int:
        """Mark documents as they were marked once, as far as they may be; return how many are."""
        table = self._table
        may_go = table.refusals(rows, whatever_is_shown=True) == 0
        rows = rows[may_go]
        hidden = ~table.are_shown(rows)
        table.set(rows, codes=codes[may_go], kept=kept[may_go], levels=levels[may_go], hidden=hidden)
        table.settle()
        return int(np.count_nonzero(table.codes[rows]))

    @property
    def _members(self) -> Members:
        return self._table.members
