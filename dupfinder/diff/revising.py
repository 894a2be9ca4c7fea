"""Rows to one run of pieces that turns the left text into the right one exactly, line ends and spaces too."""

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence

from rapidfuzz.distance import Indel

from dupfinder.diff.words import lines
from dupfinder.domain.differences import Piece, PieceKind, Row, RowKind, Span

_TOKEN = re.compile(r"\n|[^\S\n]+|\w+|\W", re.DOTALL)
_MOST_TOKENS = 5_000
"""Of a stretch without edits whose sides differ all the same; a longer one is written anew."""


def whole_lines(text: str) -> str:
    r"""Return a text as its lines, each ended by `\n`, without the blank ones."""
    return "".join(f"{line}\n" for line in lines(text))


def revisions(left: str, right: str, rows: Sequence[Row]) -> list[Piece]:
    """Return the pieces of which those that are old join to the left text, and those that are new to the right one.

    Both as `whole_lines` has them; `rows` are those of the two texts. Rows are what a comparison shows: lines joined,
    spaces and what a person overlooks alike. Here nothing is overlooked: what differs is deleted and inserted, row by
    row, edit by edit. Of moves those are told that are whole paragraphs, and the same.
    """
    old, new = _Chunks(whole_lines(left)), _Chunks(whole_lines(right))
    chunks = [(old.next(row.left), new.next(row.right)) for row in rows]
    moves = _moves(rows, chunks)
    return _merged(
        piece
        for number, (row, (before, after)) in enumerate(zip(rows, chunks, strict=True))
        for piece in _pieces(row, before, after, moves.get(number, 0))
    )


class _Chunks:
    """A text cut into what the rows have of it, each piece with the white space and the line end behind it."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0

    def next(self, paragraph: str | None) -> str:
        if paragraph is None:
            return ""
        start, text = self._at, self._text
        if text.startswith(f"{paragraph}\n", start):
            self._at = start + len(paragraph) + 1
        else:
            self._at = _places(text, [sum(1 for letter in paragraph if not letter.isspace())], start)[0]
            following = next((at for at in range(self._at, len(text)) if not text[at].isspace()), len(text))
            end = text.find("\n", self._at, following)
            self._at = following if end < 0 else end + 1
        return text[start : self._at]


def _places(text: str, counts: Sequence[int], start: int = 0) -> list[int]:
    """Return where so many letters that are no white space have passed, for each of the rising counts."""
    places: list[int] = []
    passed, at = 0, start
    for count in counts:
        while passed < count and at < len(text):
            passed += not text[at].isspace()
            at += 1
        places.append(at)
    return places


def _moves(rows: Sequence[Row], chunks: Sequence[tuple[str, str]]) -> dict[int, int]:
    """Return a number for each two rows that are the same paragraph, elsewhere."""
    moves: dict[int, int] = {}
    for number, row in enumerate(rows):
        other = row.counterpart
        if row.kind is not RowKind.MOVED or row.edits or row.right is not None or other is None:
            continue
        before, after = chunks[number][0], chunks[other][1]
        if rows[other].kind is RowKind.MOVED and before == after and before.find("\n") == len(before) - 1 > 0:
            moves[number] = moves[other] = number + 1
    return moves


def _pieces(row: Row, before: str, after: str, move: int) -> Iterator[Piece]:
    if move:
        yield Piece(PieceKind.MOVED_FROM, before, move) if before else Piece(PieceKind.MOVED_TO, after, move)
    elif before == after:
        yield Piece(PieceKind.KEPT, before)
    elif not before or not after:
        yield Piece(PieceKind.DELETED, before)
        yield Piece(PieceKind.INSERTED, after)
    else:
        # A passage that moved inside of a paragraph is deleted here and inserted there.
        cuts_before = _cuts(before, row.left or "", [edit.left for edit in row.edits])
        cuts_after = _cuts(after, row.right or "", [edit.right for edit in row.edits])
        for number, (old, new) in enumerate(zip(cuts_before, cuts_after, strict=True)):
            if number % 2:
                yield from _written_anew(old, new)
            else:
                yield from _small_changes(old, new)


def _cuts(chunk: str, paragraph: str, spans: Sequence[Span]) -> list[str]:
    """Return a chunk cut before and behind each of the spans of its paragraph: every second part is an edit's."""
    bounds = list(itertools.chain.from_iterable((span.start, span.end) for span in spans))
    if chunk != f"{paragraph}\n":
        counted = list(itertools.accumulate((not letter.isspace() for letter in paragraph), initial=0))
        places = _places(chunk, [counted[bound] for bound in bounds])
        # The white space before an edit is no part of it.
        bounds = [
            place if number % 2 or place == places[number + 1] else _behind_space(chunk, place)
            for number, place in enumerate(places)
        ]
    return [chunk[start:end] for start, end in itertools.pairwise([0, *bounds, len(chunk)])]


def _behind_space(chunk: str, place: int) -> int:
    while place < len(chunk) and chunk[place].isspace():
        place += 1
    return place


def _small_changes(before: str, after: str) -> Iterator[Piece]:
    """Yield the pieces of two stretches that count as equal: their spaces differ, or what a person overlooks."""
    if before == after:
        yield Piece(PieceKind.KEPT, before)
        return
    old, new = _TOKEN.findall(before), _TOKEN.findall(after)
    if max(len(old), len(new)) > _MOST_TOKENS:
        yield from _written_anew(before, after)
        return
    for code in Indel.opcodes(old, new):
        if code.tag == "equal":
            yield Piece(PieceKind.KEPT, "".join(old[code.src_start : code.src_end]))
        else:
            yield from _written_anew(
                "".join(old[code.src_start : code.src_end]), "".join(new[code.dest_start : code.dest_end])
            )


def _written_anew(before: str, after: str) -> Iterator[Piece]:
    if before == after:
        yield Piece(PieceKind.KEPT, before)
    else:
        yield Piece(PieceKind.DELETED, before)
        yield Piece(PieceKind.INSERTED, after)


def _merged(pieces: Iterable[Piece]) -> list[Piece]:
    """Return the pieces without the empty ones; what is deleted stands before what is inserted in its place."""
    merged: list[Piece] = []
    is_between = {PieceKind.DELETED, PieceKind.INSERTED}.__contains__
    full = (piece for piece in pieces if piece.text)
    for changes, run in itertools.groupby(full, lambda piece: is_between(piece.kind)):
        found = list(run)
        if not changes:
            for key, alike in itertools.groupby(found, lambda piece: (piece.kind, piece.move)):
                merged.append(Piece(key[0], "".join(piece.text for piece in alike), key[1]))
            continue
        for kind in (PieceKind.DELETED, PieceKind.INSERTED):
            text = "".join(piece.text for piece in found if piece.kind is kind)
            merged += [Piece(kind, text)] if text else []
    return merged
