"""The order of rows, and the numbers by which they name each other."""

import operator
from collections.abc import Iterator, Sequence
from dataclasses import replace

from dupfinder.domain.differences import ChangeKind, Row, RowKind


def in_order(rows: Sequence[Row]) -> tuple[Row, ...]:
    """Return the rows with those of the left text alone before those of the right one where they follow each other."""
    order = list(_order(rows))
    if all(map(operator.eq, order, range(len(order)))):
        return tuple(rows)
    places = [0] * len(order)
    for place, number in enumerate(order):
        places[number] = place
    return tuple(renumbered(rows[number], places) for number in order)


def _order(rows: Sequence[Row]) -> Iterator[int]:
    added: list[int] = []
    for number, row in enumerate(rows):
        if row.left is None and row.kind is not RowKind.IGNORED:
            added.append(number)
            continue
        if row.right is not None or row.kind is RowKind.IGNORED:
            yield from added
            added.clear()
        yield number
    yield from added


def renumbered(row: Row, places: Sequence[int]) -> Row:
    """Return a row whose counterparts are at other places, given by where they were."""
    if row.counterpart is None and not any(edit.kind is ChangeKind.MOVES for edit in row.edits):
        return row
    edits = (
        edit if edit.counterpart is None else replace(edit, counterpart=places[edit.counterpart]) for edit in row.edits
    )
    counterpart = None if row.counterpart is None else places[row.counterpart]
    return Row(kind=row.kind, left=row.left, right=row.right, edits=tuple(edits), counterpart=counterpart)
