"""Insertions and deletions that could as well stand one sign further: `A[. B].` is the same as `A. [B.]`."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from dupfinder.domain.differences import Edit, Span


def with_whole_sentences(edits: Sequence[Edit], *, left: str, right: str) -> Iterator[Edit]:
    """Yield the edits of two paragraphs; insertions and deletions begin with a word and end with a sign if they can.

    What was put in or taken out is then the same words wherever it stands.
    """
    for number, edit in enumerate(edits):
        if edit.left and edit.right:
            yield edit
            continue
        following = edits[number + 1] if number + 1 < len(edits) else None
        ends = (following.left.start, following.right.start) if following else (len(left), len(right))
        yield _slid(edit, left, right, ends)


def _slid(edit: Edit, left: str, right: str, ends: tuple[int, int]) -> Edit:
    """Return an insertion or deletion, a sign further if it can; the next edit begins where these texts end."""
    if edit.left:
        span, text, text_end, place, other_text, other_end = edit.left, left, ends[0], edit.right.end, right, ends[1]
    else:
        span, text, text_end, place, other_text, other_end = edit.right, right, ends[1], edit.left.end, left, ends[0]
    sign = text[span.start]
    if sign.isalnum():
        return edit
    start = _skip_space(text, span.start + 1, span.end)
    behind, other_behind = _skip_space(text, span.end, text_end), _skip_space(other_text, place, other_end)
    is_sliding = (
        start < span.end
        and behind < text_end
        and other_behind < other_end
        and text[behind] == other_text[other_behind] == sign
    )
    if not is_sliding:
        return edit
    moved, empty = Span(start, behind + 1), Span(other_behind + 1, other_behind + 1)
    return replace(edit, left=moved, right=empty) if edit.left else replace(edit, left=empty, right=moved)


def _skip_space(text: str, place: int, end: int) -> int:
    """Return where the first character stands from a place on that is no white space, at most the end."""
    while place < end and text[place].isspace():
        place += 1
    return place
