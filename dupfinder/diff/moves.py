"""Moved passages: shown as what they are, and not as something removed here and something like it added there."""

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from dupfinder.diff.blocks import Paragraph
from dupfinder.diff.changes import edits_between
from dupfinder.diff.moved_paragraphs import moved_paragraphs
from dupfinder.diff.moved_passages import End, MovedPassage, moved_passages, text_of
from dupfinder.diff.words import Wording
from dupfinder.domain.differences import ChangeKind, Edit, Row, RowKind, Span


def with_moves(rows: Sequence[Row], *, wording: Wording) -> tuple[Row, ...]:
    """Return the rows, as many and in the same order, with moved paragraphs and passages recognised.

    A removed and an added paragraph with the same words, or nearly, become `MOVED` rows that name each other. A passage
    that left one paragraph and stands in another, or elsewhere in its own, becomes an edit of its own in both rows
    (`MOVES`, empty on the other side); so removed and added rows may have such edits, too. A removed or added paragraph
    that stands whole inside another is a `MOVED` row without edits, its counterpart the row with that edit.

    Time is that of sorting the words of what differs, and of comparing the paragraphs that moved.
    """
    moved = moved_paragraphs(rows, wording)
    settled = moved | {new: old for old, new in moved.items()}
    passages = moved_passages(rows, wording, settled=settled)
    result = list(rows)
    for old, new in moved.items():
        edits = _edits(rows[old].left or "", rows[new].right or "", wording)
        result[old] = Row(kind=RowKind.MOVED, left=rows[old].left, right=None, edits=edits, counterpart=new)
        result[new] = Row(kind=RowKind.MOVED, left=None, right=rows[new].right, edits=edits, counterpart=old)
    for number, pieces in _by_row(passages).items():
        result[number] = _with_passages(rows[number], pieces, wording)
    return tuple(result)


def _edits(left: str, right: str, wording: Wording) -> tuple[Edit, ...]:
    if left == right:
        return ()
    return edits_between(*(Paragraph(0, text, wording.numbers(text)) for text in (left, right)), wording=wording)


class _Piece(NamedTuple):
    """One end of a moved passage, and the row of the other."""

    end: End
    counterpart: int
    is_left: bool


class _Stretch(NamedTuple):
    """Some words of one side of an edit, and the moved passage that they are, if they are one."""

    span: Span
    piece: _Piece | None


def _by_row(passages: Iterable[MovedPassage]) -> dict[int, list[_Piece]]:
    """Return the ends of passages by the rows in which they stand, in order on either side."""
    found: defaultdict[int, list[_Piece]] = defaultdict(list)
    for passage in passages:
        left, right = passage.left, passage.right
        found[left.part.row].append(_Piece(left, right.part.row, is_left=True))
        found[right.part.row].append(_Piece(right, left.part.row, is_left=False))
    return {number: sorted(pieces, key=lambda piece: piece.end.span) for number, pieces in found.items()}


def _with_passages(row: Row, pieces: Sequence[_Piece], wording: Wording) -> Row:
    if row.kind is not RowKind.CHANGED:
        (first, *others) = pieces
        text = text_of(row, is_left=first.is_left)
        if not others and not wording.has_words(text[: first.end.span.start] + "\n" + text[first.end.span.end :]):
            return replace(row, kind=RowKind.MOVED, counterpart=first.counterpart)
        return replace(row, edits=tuple(_moved_edit(piece, 0) for piece in pieces))
    by_edit: defaultdict[int | None, list[_Piece]] = defaultdict(list)
    for piece in pieces:
        by_edit[piece.end.part.edit].append(piece)
    edits: list[Edit] = []
    for index, edit in enumerate(row.edits):
        edits += _taken_apart(edit, by_edit[index], row, wording) if index in by_edit else [edit]
    return replace(row, edits=tuple(edits))


def _moved_edit(piece: _Piece, other_place: int) -> Edit:
    empty = Span(other_place, other_place)
    left, right = (piece.end.span, empty) if piece.is_left else (empty, piece.end.span)
    return Edit(kind=ChangeKind.MOVES, left=left, right=right, counterpart=piece.counterpart)


def _taken_apart(edit: Edit, pieces: Sequence[_Piece], row: Row, wording: Wording) -> Iterator[Edit]:
    """Yield an edit with the moved passages in it apart; what is left of it on both sides stays together in order."""
    lefts = deque(_split(edit.left, [piece for piece in pieces if piece.is_left], row.left or "", wording))
    rights = deque(_split(edit.right, [piece for piece in pieces if not piece.is_left], row.right or "", wording))
    left_end, right_end = edit.left.start, edit.right.start
    while lefts or rights:
        if lefts and (piece := lefts[0].piece):
            made = _moved_edit(piece, right_end)
            lefts.popleft()
        elif rights and (piece := rights[0].piece):
            made = _moved_edit(piece, left_end)
            rights.popleft()
        else:
            left = lefts.popleft().span if lefts else Span(left_end, left_end)
            right = rights.popleft().span if rights else Span(right_end, right_end)
            made = Edit(kind=edit.kind, left=left, right=right)
        left_end, right_end = made.left.end, made.right.end
        yield made


def _split(span: Span, pieces: Iterable[_Piece], text: str, wording: Wording) -> Iterator[_Stretch]:
    """Yield the moved passages of one side of an edit, and what stands around them, as whole words."""
    start = span.start
    for piece in pieces:
        yield from _rest(start, piece.end.span.start, text, wording)
        yield _Stretch(piece.end.span, piece)
        start = piece.end.span.end
    yield from _rest(start, span.end, text, wording)


def _rest(start: int, end: int, text: str, wording: Wording) -> Iterator[_Stretch]:
    bounds = wording.bounds(text[start:end])
    if bounds:
        yield _Stretch(Span(start + bounds[0][0], start + bounds[-1][1]), None)
