"""Two texts to rows of aligned paragraphs."""

from collections.abc import Iterable, Iterator, Sequence

from dupfinder.diff.blocks import resolve
from dupfinder.diff.changes import edits_between
from dupfinder.diff.matching import Run, match
from dupfinder.diff.paragraphs import lines
from dupfinder.diff.words import Wording
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.differences import Difference, Edit, Row, RowKind

_MIRRORED = {RowKind.REMOVED: RowKind.ADDED, RowKind.ADDED: RowKind.REMOVED}


def align(left: str, right: str, *, options: CompareOptions | None = None) -> Difference:
    """Return how two texts differ, paragraph by paragraph and word by word.

    Paragraphs are lines. Blank ones are left out, and lines are joined where the other text has the same words in one
    line, so line breaks, like all white space, are no differences. Inside a run of changes, removed paragraphs come
    before added ones. Swapping the texts swaps the sides and changes nothing else.
    """
    chosen = options or CompareOptions()
    wording = Wording(ignore_case=chosen.ignore_case, ignore_digits=chosen.ignore_digits)
    # Where several alignments are equally good, the choice must not depend on which side a text is.
    swapped = (len(right), right) < (len(left), left)
    first, second = (right, left) if swapped else (left, right)
    rows: Iterable[Row] = _rows(lines(first), lines(second), wording)
    if swapped:
        rows = map(_mirrored, rows)
    return Difference(rows=tuple(_removed_first(rows)))


def _rows(left: Sequence[str], right: Sequence[str], wording: Wording) -> Iterator[Row]:
    left_end = right_end = 0
    for run in [*match(*wording.number_paragraphs(left, right)), Run(len(left), len(right), 0)]:
        yield from _block_rows(left[left_end : run.left], right[right_end : run.right], wording)
        left_end, right_end = run.left + run.length, run.right + run.length
        for old, new in zip(left[run.left : left_end], right[run.right : right_end], strict=True):
            yield Row(kind=RowKind.EQUAL, left=old, right=new)


def _block_rows(left: Sequence[str], right: Sequence[str], wording: Wording) -> Iterator[Row]:
    """Yield the rows of a differing passage."""
    if not left or not right:
        yield from _one_sided(left, right)
        return
    block = resolve(left, right, wording=wording)
    left_end = right_end = 0
    for old, new in block.pairs:
        yield from _one_sided(block.left[left_end : old.place], block.right[right_end : new.place])
        left_end, right_end = old.place + 1, new.place + 1
        edits = edits_between(old, new, wording=wording)
        yield Row(kind=RowKind.CHANGED if edits else RowKind.EQUAL, left=old.text, right=new.text, edits=edits)
    yield from _one_sided(block.left[left_end:], block.right[right_end:])


def _one_sided(left: Sequence[str], right: Sequence[str]) -> Iterator[Row]:
    for text in left:
        yield Row(kind=RowKind.REMOVED, left=text, right=None)
    for text in right:
        yield Row(kind=RowKind.ADDED, left=None, right=text)


def _mirrored(row: Row) -> Row:
    return Row(
        kind=_MIRRORED.get(row.kind, row.kind),
        left=row.right,
        right=row.left,
        edits=tuple(Edit(kind=edit.kind, left=edit.right, right=edit.left) for edit in row.edits),
    )


def _removed_first(rows: Iterable[Row]) -> Iterator[Row]:
    """Yield the rows with the removed before the added ones where they follow each other."""
    added: list[Row] = []
    for row in rows:
        if row.kind is RowKind.ADDED:
            added.append(row)
            continue
        if row.kind is not RowKind.REMOVED:
            yield from added
            added.clear()
        yield row
    yield from added
