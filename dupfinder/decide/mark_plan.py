"""From marks to a plan: what goes, what stays in the groups that it goes from, and why."""

from collections.abc import Mapping

import numpy as np

from dupfinder.decide.mark_table import MarkTable
from dupfinder.decide.members import NONE, RELATIONS, Rows, each_once
from dupfinder.decide.reasons import KEEPER, Reason
from dupfinder.domain.decisions import Decision, FileState, Plan, Verdict
from dupfinder.domain.pairs import Relation


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
