"""Insertions and deletions that could as well stand one sign further: `A[. B].` is the same as `A. [B.]`."""

from dataclasses import replace

from dupfinder.domain.differences import Edit, Row, RowKind, Span


def with_whole_sentences(row: Row) -> Row:
    """Return a changed row whose insertions and deletions begin with a word and end with a sign where they can.

    What was put in or taken out is then the same words wherever it stands.
    """
    if row.kind is not RowKind.CHANGED or row.left is None or row.right is None:
        return row
    ends = [*((edit.left.start, edit.right.start) for edit in row.edits[1:]), (len(row.left), len(row.right))]
    edits = tuple(
        _slid(edit, row.left[:left_end], row.right[:right_end])
        for edit, (left_end, right_end) in zip(row.edits, ends, strict=True)
    )
    return row if edits == row.edits else replace(row, edits=edits)


def _slid(edit: Edit, left: str, right: str) -> Edit:
    """Return an edit, a sign further if it can; the texts end where the next edit begins."""
    if edit.left and edit.right:
        return edit
    span, text = (edit.left, left) if edit.left else (edit.right, right)
    place, other_text = (edit.right.end, right) if edit.left else (edit.left.end, left)
    sign = text[span.start]
    start = _skip_space(text, span.start + 1)
    behind, other_behind = _skip_space(text, span.end), _skip_space(other_text, place)
    is_sliding = (
        not sign.isalnum()
        and start < span.end
        and text[behind : behind + 1] == other_text[other_behind : other_behind + 1] == sign
    )
    if not is_sliding:
        return edit
    moved, empty = Span(start, behind + 1), Span(other_behind + 1, other_behind + 1)
    return replace(edit, left=moved, right=empty) if edit.left else replace(edit, left=empty, right=moved)


def _skip_space(text: str, place: int) -> int:
    """Return where the first character stands from a place on that is no white space."""
    while place < len(text) and text[place].isspace():
        place += 1
    return place
