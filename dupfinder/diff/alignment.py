"""Two texts to rows of aligned paragraphs."""

import bisect
import operator
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from dupfinder.diff.blocks import Pair, resolve
from dupfinder.diff.changes import edits_between, spacing_edits
from dupfinder.diff.matching import Run, match
from dupfinder.diff.moves import with_moves
from dupfinder.diff.overlooked import Lines, Placed, taken_apart, woven
from dupfinder.diff.paragraphs import lines
from dupfinder.diff.words import Wording
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row, RowKind

_MIRRORED = {RowKind.REMOVED: RowKind.ADDED, RowKind.ADDED: RowKind.REMOVED}


def align(left: str, right: str, *, options: CompareOptions | None = None) -> Difference:
    """Return how two texts differ, paragraph by paragraph and word by word.

    Paragraphs are lines. Blank ones are left out, and lines are joined where the other text has the same words in one
    line, so line breaks are never differences. Inside a run of changes, removed paragraphs come before added ones.
    Passages that moved are told as that. Swapping the texts swaps the sides and changes nothing else.

    `UsageError` says what is wrong with the options' pattern of lines to ignore.
    """
    wording = Wording(options or CompareOptions())
    # Where several alignments are equally good, the choice must not depend on which side a text is.
    swapped = (len(right), right) < (len(left), left)
    first, second = (right, left) if swapped else (left, right)
    first_lines, second_lines = taken_apart(lines(first), lines(second), wording=wording)
    wording.capitals.learn(first_lines.compared, second_lines.compared)
    rows = _in_order(list(woven(_placed_rows(first_lines, second_lines, wording), first_lines, second_lines)))
    rows = with_moves(rows, wording=wording)
    return Difference(rows=_in_order(list(map(_mirrored, rows))) if swapped else rows)


def _placed_rows(left_lines: Lines, right_lines: Lines, wording: Wording) -> Iterator[Placed]:
    left, right = left_lines.compared, right_lines.compared
    left_seams, right_seams = left_lines.seams, right_lines.seams
    left_end = right_end = 0
    for run in [*match(*wording.number_paragraphs(left, right)), Run(len(left), len(right), 0)]:
        block = resolve(
            left[left_end : run.left],
            right[right_end : run.right],
            wording=wording,
            left_seams=_within(left_seams, left_end, run.left),
            right_seams=_within(right_seams, right_end, run.right),
        )
        for row, left_line, right_line in _block_rows(block, wording):
            yield Placed(row, left_end + left_line, right_end + right_line)
        left_end, right_end = run.left + run.length, run.right + run.length
        for i, j in zip(range(run.left, left_end), range(run.right, right_end), strict=True):
            if left[i] != right[j]:
                row = _row_of_alike(left[i], right[j], wording)
            else:
                row = known.get(left[i]) or known.setdefault(left[i], Row(kind=RowKind.EQUAL, left=left[i], right=left[i]))
            yield Placed(row, i, j)


def _within(seams: Sequence[int], first: int, end: int) -> list[int]:
    """Return which of the seams lie inside a range of lines, counted from its first."""
    return [seam - first for seam in seams[bisect.bisect_right(seams, first) : bisect.bisect_left(seams, end)]]


def _row_of_alike(left: str, right: str, wording: Wording) -> Row:
    """Return the row of two paragraphs that have the same words."""
    edits = () if wording.options.ignore_space else spacing_edits(left, right, wording=wording)
    return Row(kind=RowKind.CHANGED if edits else RowKind.EQUAL, left=left, right=right, edits=edits)


def _block_rows(block: Iterable[Pair], wording: Wording) -> Iterator[Placed]:
    """Yield the rows of a differing passage."""
    left_line = right_line = 0
    for old, new in block:
        left_line = left_line if old is None else old.line
        right_line = right_line if new is None else new.line
        if new is None and old is not None:
            row = Row(kind=RowKind.REMOVED, left=old.text, right=None)
        elif old is None and new is not None:
            row = Row(kind=RowKind.ADDED, left=None, right=new.text)
        elif old is not None and new is not None:
            edits = edits_between(old, new, wording=wording)
            row = Row(kind=RowKind.CHANGED if edits else RowKind.EQUAL, left=old.text, right=new.text, edits=edits)
        yield Placed(row, left_line, right_line)


def _mirrored(row: Row) -> Row:
    if row.left == row.right and not row.edits:
        return row
    return Row(
        kind=_MIRRORED.get(row.kind, row.kind),
        left=row.right,
        right=row.left,
        edits=tuple(
            Edit(kind=edit.kind, left=edit.right, right=edit.left, counterpart=edit.counterpart) for edit in row.edits
        ),
        counterpart=row.counterpart,
    )


def _in_order(rows: Sequence[Row]) -> tuple[Row, ...]:
    """Return the rows with those of the left text alone before those of the right one where they follow each other."""
    order = list(_order(rows))
    if all(map(operator.eq, order, range(len(order)))):
        return tuple(rows)
    places = [0] * len(order)
    for place, number in enumerate(order):
        places[number] = place
    return tuple(_renumbered(rows[number], places) for number in order)


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


def _renumbered(row: Row, places: Sequence[int]) -> Row:
    """Return a row whose counterparts are at other places."""
    if row.counterpart is None and not any(edit.kind is ChangeKind.MOVES for edit in row.edits):
        return row
    edits = (
        edit if edit.counterpart is None else replace(edit, counterpart=places[edit.counterpart]) for edit in row.edits
    )
    counterpart = None if row.counterpart is None else places[row.counterpart]
    return Row(kind=row.kind, left=row.left, right=row.right, edits=tuple(edits), counterpart=counterpart)
