"""Two texts to rows of aligned paragraphs."""

import bisect
from collections.abc import Iterable, Iterator, Sequence

from dupfinder.diff.blocks import Pair, Paragraph, resolve
from dupfinder.diff.changes import edits_between, spacing_edits
from dupfinder.diff.matching import Run, match
from dupfinder.diff.moves import with_moves
from dupfinder.diff.overlooked import Lines, Placed, taken_apart, woven
from dupfinder.diff.paragraphs import lines
from dupfinder.diff.same_place import in_order, with_same_places
from dupfinder.diff.words import Wording
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.differences import Difference, Edit, Row, RowKind

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
    rows = in_order(list(woven(_placed_rows(first_lines, second_lines, wording), first_lines, second_lines)))
    rows = with_same_places(with_moves(rows, wording=wording), wording=wording)
    return Difference(rows=in_order(list(map(_mirrored, rows))) if swapped else rows)


def _placed_rows(left_lines: Lines, right_lines: Lines, wording: Wording) -> Iterator[Placed]:
    left, right = left_lines.compared, right_lines.compared
    left_seams, right_seams = left_lines.seams, right_lines.seams
    known = _KnownRows(wording)
    left_end = right_end = 0
    for run in [*match(*wording.number_paragraphs(left, right)), Run(len(left), len(right), 0)]:
        block = resolve(
            left[left_end : run.left],
            right[right_end : run.right],
            wording=wording,
            left_seams=_within(left_seams, left_end, run.left),
            right_seams=_within(right_seams, right_end, run.right),
        )
        for row, left_line, right_line in _block_rows(block, known):
            yield Placed(row, left_end + left_line, right_end + right_line)
        left_end, right_end = run.left + run.length, run.right + run.length
        for i, j in zip(range(run.left, left_end), range(run.right, right_end), strict=True):
            yield Placed(known.of_alike(left[i], right[j]), i, j)


def _within(seams: Sequence[int], first: int, end: int) -> list[int]:
    """Return which of the seams lie inside a range of lines, counted from its first."""
    return [seam - first for seam in seams[bisect.bisect_right(seams, first) : bisect.bisect_left(seams, end)]]


class _KnownRows:
    """The rows of two paragraphs, each made once however often the two stand there."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording
        self._known: dict[tuple[str, str], Row] = {}

    def of_alike(self, left: str, right: str) -> Row:
        """Return the row of two paragraphs that have the same words."""
        row = self._known.get((left, right))
        if row is None:
            is_loose = self._wording.options.ignore_space
            edits = () if is_loose else spacing_edits(left, right, wording=self._wording)
            row = self._known[left, right] = _row(left, right, edits)
        return row

    def of_pair(self, old: Paragraph, new: Paragraph, runs: Sequence[Run] | None) -> Row:
        """Return the row of two paragraphs that became each other; `runs` as in `Pair`."""
        row = self._known.get((old.text, new.text))
        if row is None:
            edits = edits_between(old, new, wording=self._wording, runs=runs)
            row = self._known[old.text, new.text] = _row(old.text, new.text, edits)
        return row


def _row(left: str, right: str, edits: tuple[Edit, ...]) -> Row:
    return Row(kind=RowKind.CHANGED if edits else RowKind.EQUAL, left=left, right=right, edits=edits)


def _block_rows(block: Iterable[Pair], known: _KnownRows) -> Iterator[Placed]:
    """Yield the rows of a differing passage."""
    left_line = right_line = 0
    for old, new, runs in block:
        left_line = left_line if old is None else old.line
        right_line = right_line if new is None else new.line
        if new is None and old is not None:
            row = Row(kind=RowKind.REMOVED, left=old.text, right=None)
        elif old is None and new is not None:
            row = Row(kind=RowKind.ADDED, left=None, right=new.text)
        elif old is not None and new is not None:
            row = known.of_pair(old, new, runs)
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
