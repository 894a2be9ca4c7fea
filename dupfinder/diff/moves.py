"""Moved passages: shown as what they are, and not as something removed here and something like it added there."""

from array import array
from collections import defaultdict, deque
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from dupfinder.diff.blocks import Paragraph
from dupfinder.diff.changes import edits_between
from dupfinder.diff.matching import Numbers, Run, match, shared_runs
from dupfinder.diff.words import Wording
from dupfinder.domain.differences import ChangeKind, Edit, Row, RowKind, Span
from dupfinder.domain.pairs import CONTAINMENT
from dupfinder.domain.records import dataclass


def says_at_least(weight: int, words: Iterable[int], *, wording: Wording) -> bool:
    """Return whether words say so much, each different one once (`Wording.weights`).

    One word of an unspaced script has about two letters, which count one each.
    """
    weights = wording.weights
    seen: set[int] = set()
    for word in words:
        if word not in seen:
            seen.add(word)
            weight -= weights[word]
            if weight <= 0:
                return True
    return False


def likeness(left: Sequence[int], right: Sequence[int], *, wording: Wording) -> float:
    """Return the share of letters that two paragraphs have in common, in order: 0 to 1.

    It is 0, too, where the lengths alone keep it below `CONTAINMENT`.
    """
    lefts, rights = wording.letter_count(left), wording.letter_count(right)
    if 2 * min(lefts, rights) < CONTAINMENT * (lefts + rights) or not lefts:
        return 0
    common = sum(wording.letter_count(left[run.left : run.left + run.length]) for run in match(left, right))
    return 2 * common / (lefts + rights)


def in_a_row(paragraphs: "Iterable[array[int]]", *, separator: int) -> tuple[Numbers, Numbers]:
    """Return the words of paragraphs one after another, a separator behind each, and where each paragraph begins.

    The separator is below zero, and another one for the other side, so that no run spans two paragraphs.
    """
    end = array("i", [separator]).tobytes()
    parts = [paragraph.tobytes() for paragraph in paragraphs]
    numbers = np.frombuffer(end.join([*parts, b""]), np.int32).astype(np.int64)
    lengths = np.array([len(part) + len(end) for part in parts], np.int64) // len(end)
    return numbers, np.cumsum(lengths) - lengths


LEAST_WEIGHT = 10
"""So much (five words, ten letters of an unspaced script) a paragraph must say to be a move of its own."""
_SEED_WORDS = 4
"""Of two paragraphs with one word in five changed, evenly, this many in a row are still the same."""
_LEAST_SEEDED = 0.25
"""Share of the longer one's letters that runs with unique seeds must reach; so a paragraph has few candidates."""

_BEGINNING_LETTERS = 100

_Pair = tuple[int, int]


def moved_paragraphs(rows: Sequence[Row], wording: Wording) -> dict[int, int]:
    """Return which removed row is which added row, by their numbers.

    First those with the same words that are the only ones and say enough, then what follows or precedes these on both
    sides and is the same or like it, however short; then the likest of the others.
    """
    pairing = _Pairing(
        _Side([number for number, row in enumerate(rows) if row.left is not None], rows, RowKind.REMOVED, wording),
        _Side([number for number, row in enumerate(rows) if row.right is not None], rows, RowKind.ADDED, wording),
    )
    pairing.take(_equal_and_unique(pairing.left, pairing.right))
    pairing.extend()
    pairing.take(_alike(pairing.left, pairing.right))
    pairing.extend()
    return pairing.by_row()


class _Side:
    """The paragraphs of one text by their places in it, without ignored ones; the lone ones may have moved."""

    def __init__(self, numbers: Iterable[int], rows: Sequence[Row], kind: RowKind, wording: Wording) -> None:
        self.rows = [number for number in numbers if rows[number].kind is not RowKind.IGNORED]
        self.texts = [
            (rows[number].right if kind is RowKind.ADDED else rows[number].left) or "" for number in self.rows
        ]
        self.lone = [rows[number].kind is kind for number in self.rows]
        self.wording = wording

    def words(self, place: int) -> "array[int]":
        return self.wording.numbers(self.texts[place])

    def says_enough(self, place: int) -> bool:
        """Return whether a paragraph says enough to be told by it."""
        return says_at_least(LEAST_WEIGHT, self.words(place), wording=self.wording)

    def soon_says_enough(self, place: int) -> bool:
        """Return the same, from the first words where these do: the others need not be found then."""
        beginning = self.wording.words(self.texts[place][:_BEGINNING_LETTERS])[:-1]  # the last one may be cut
        said = says_at_least(LEAST_WEIGHT, self.wording.number(beginning), wording=self.wording)
        return said or self.says_enough(place)

    def letter_count(self, place: int) -> int:
        return self.wording.letter_count(self.words(place))

    def may_move(self, place: int) -> bool:
        return 0 <= place < len(self.lone) and self.lone[place]

    def lone_places(self) -> list[int]:
        return [place for place, is_lone in enumerate(self.lone) if is_lone]


class _Pairing:
    """Which left paragraph is which right one; whichever are taken are not lone any more."""

    def __init__(self, left: _Side, right: _Side) -> None:
        self.left, self.right = left, right
        self._pairs: dict[int, int] = {}

    def take(self, pairs: Iterable[_Pair]) -> None:
        """Take the pairs that are still to be had, in order."""
        for old, new in pairs:
            if self.left.may_move(old) and self.right.may_move(new):
                self._pairs[old] = new
                self.left.lone[old] = self.right.lone[new] = False

    def extend(self) -> None:
        """Pair what stands beside pairs on both sides: what is the same, then what is alike."""
        for test in (self._same, self._like):
            for step in (1, -1):
                self._walk(step, test)

    def by_row(self) -> dict[int, int]:
        return {self.left.rows[old]: self.right.rows[new] for old, new in self._pairs.items()}

    def _walk(self, step: int, test: Callable[[int, int], bool]) -> None:
        # Two walks in one direction never meet: one would first have to pass where the other began.
        for old, new in list(self._pairs.items()):
            at, other = old + step, new + step
            while self.left.may_move(at) and self.right.may_move(other) and test(at, other):
                self.take([(at, other)])
                at, other = at + step, other + step

    def _same(self, old: int, new: int) -> bool:
        return self.left.texts[old] == self.right.texts[new] or (self.left.words(old) == self.right.words(new))

    def _like(self, old: int, new: int) -> bool:
        return likeness(self.left.words(old), self.right.words(new), wording=self.left.wording) >= CONTAINMENT


def _equal_and_unique(left: _Side, right: _Side) -> list[_Pair]:
    """Return the lone paragraphs with the same words of which either side has one, and that say enough."""
    old, new = left.lone_places(), right.lone_places()
    numbers = left.wording.number_paragraphs(
        [left.texts[place] for place in old], [right.texts[place] for place in new]
    )
    ours, theirs = (_once(*side) for side in zip(numbers, (old, new), strict=True))
    return [
        (place, theirs[number]) for number, place in ours.items() if number in theirs and left.soon_says_enough(place)
    ]


def _once(numbers: Sequence[int], places: Sequence[int]) -> dict[int, int]:
    """Return the places of the numbers that occur once."""
    found: dict[int, int | None] = {}
    for number, place in zip(numbers, places, strict=True):
        found[number] = None if number in found else place
    return {number: place for number, place in found.items() if place is not None}


def _alike(left: _Side, right: _Side) -> list[_Pair]:
    """Return pairs of lone paragraphs that are alike and say enough, the likest first.

    A tie goes to the pair nearest to the beginning of either text, whichever side that is.
    """
    found: list[tuple[float, int, int, _Pair]] = []
    for old, new in _candidates(left, right):
        share = likeness(left.words(old), right.words(new), wording=left.wording)
        if share >= CONTAINMENT:
            found.append((-share, min(old, new), max(old, new), (old, new)))
    return [pair for *_, pair in sorted(found)]


def _candidates(left: _Side, right: _Side) -> list[_Pair]:
    """Return the pairs that have unique runs of words in common, enough of them."""
    sides = left, right
    places = [[place for place in side.lone_places() if side.says_enough(place)] for side in sides]
    (old, old_starts), (new, new_starts) = (
        in_a_row(map(side.words, of_side), separator=separator)
        for side, of_side, separator in zip(sides, places, (-1, -2), strict=True)
    )
    runs = np.array(shared_runs(old, new, width=_SEED_WORDS), np.int64).reshape(-1, 3)
    indices = [
        (np.searchsorted(starts, runs[:, column], side="right") - 1).tolist()
        for column, starts in enumerate((old_starts, new_starts))
    ]
    seeded: defaultdict[_Pair, int] = defaultdict(int)
    for (start, _, length), i, j in zip(runs.tolist(), *indices, strict=True):
        seeded[places[0][i], places[1][j]] += left.wording.letter_count(old[start : start + length].tolist())
    return [
        (i, j)
        for (i, j), letters_shared in seeded.items()
        if letters_shared >= _LEAST_SEEDED * max(left.letter_count(i), right.letter_count(j))
    ]


LEAST_WORDS = 8
LEAST_RUN_WEIGHT = 16
"""So much a passage must say: eight words, sixteen letters of an unspaced script, each another one.

A piece of a sentence must say twice as much: where paragraphs were rewritten, phrases that are found again elsewhere
tell a reader nothing.
"""
_SENTENCE_ENDS = ".!?;:\u2026\u3002\uff01\uff1f\uff1b\uff1a\uff61"


class Part(NamedTuple):
    """What an edit (by its number in the row) takes away or brings on one side; a whole paragraph if there is none."""

    row: int
    edit: int | None
    span: Span


class End(NamedTuple):
    """Where a moved passage stands on one side."""

    part: Part
    span: Span


@dataclass(frozen=True, slots=True)
class MovedPassage:
    """The same words, taken away on the left and brought on the right."""

    left: End
    right: End


def moved_passages(rows: Sequence[Row], wording: Wording, *, settled: Mapping[int, int]) -> list[MovedPassage]:
    """Return the passages that moved, none overlapping another, the longest first; `settled` rows have none.

    Of two that overlap at an end the longer one has all its words, and of two of one length the one that is nearer to
    the beginning of either text, whichever side that is. (Where that is a tie, too, swapping the texts may show it.)
    """
    left = _RunSide(_parts(rows, settled, is_left=True), rows, wording, is_left=True)
    right = _RunSide(_parts(rows, settled, is_left=False), rows, wording, is_left=False)
    runs = shared_runs(left.numbers, right.numbers, width=LEAST_WORDS)
    ends = frozenset(wording.number(_SENTENCE_ENDS))
    found: list[MovedPassage] = []
    for run in sorted(runs, key=lambda run: (-run.length, min(run[:2]), max(run[:2]))):
        free = _free(run, left.is_taken, right.is_taken)
        if free.length >= LEAST_WORDS:
            free = _without_shreds(free, left, right, ends)
        if free.length < LEAST_WORDS:
            continue
        ours, theirs = left.end(free.left, free.length), right.end(free.right, free.length)
        is_whole = all(_edges(left, ours, right, theirs))
        least = LEAST_RUN_WEIGHT if is_whole else 2 * LEAST_RUN_WEIGHT
        if says_at_least(least, left.numbers[free.left : free.left + free.length].tolist(), wording=wording):
            left.take(free.left, free.length)
            right.take(free.right, free.length)
            found.append(MovedPassage(ours, theirs))
    return found


class _RunSide:
    """What one text has and the other has not at its place: all parts in order, and their words in a row."""

    def __init__(self, parts: Sequence[Part], rows: Sequence[Row], wording: Wording, *, is_left: bool) -> None:
        self._parts = parts
        self._rows = rows
        self._is_left = is_left
        self._wording = wording
        self._bounds: dict[Part, Sequence[tuple[int, int]]] = {}
        texts = map(self.text, parts)
        self.numbers, self._starts = in_a_row(map(wording.numbers, texts), separator=-1 if is_left else -2)
        self.is_taken = bytearray(len(self.numbers))

    def text(self, one: Part | End) -> str:
        row = one.row if isinstance(one, Part) else one.part.row
        return (self._rows[row].text(is_left=self._is_left) or "")[one.span.start : one.span.end]

    def end(self, start: int, length: int) -> End:
        """Return where some words stand; they are counted through all parts."""
        index = int(np.searchsorted(self._starts, start, side="right")) - 1
        part = self._parts[index]
        if part not in self._bounds:
            self._bounds[part] = self._wording.bounds(self.text(part))
        bounds = self._bounds[part]
        first = start - int(self._starts[index])
        offset = part.span.start
        return End(part, Span(offset + bounds[first][0], offset + bounds[first + length - 1][1]))

    def edges(self, end: End) -> tuple[bool, bool]:
        """Return whether a passage begins, and whether it ends, where its part or a sentence does."""
        start, stop = end.span.start, end.span.end
        bounds = self._bounds[end.part]
        offset = end.part.span.start
        text = self._rows[end.part.row].text(is_left=self._is_left) or ""
        # A sentence taken out with the full stop before it is as good as one with its own.
        return (
            start == offset + bounds[0][0]
            or text[start] in _SENTENCE_ENDS
            or _last_sign(text, start) in _SENTENCE_ENDS,
            stop == offset + bounds[-1][1]
            or text[stop - 1] in _SENTENCE_ENDS
            or _next_sign(text, stop) in _SENTENCE_ENDS,
        )

    def take(self, start: int, length: int) -> None:
        self.is_taken[start : start + length] = bytes([1]) * length


def _parts(rows: Sequence[Row], settled: Mapping[int, int], *, is_left: bool) -> list[Part]:
    lone = RowKind.REMOVED if is_left else RowKind.ADDED
    parts: list[Part] = []
    for number, row in enumerate(rows):
        if row.kind is lone and number not in settled:
            parts.append(Part(number, None, Span(0, len(row.text(is_left=is_left) or ""))))
        elif row.kind is RowKind.CHANGED:
            spans = [edit.span(is_left=is_left) for edit in row.edits]
            parts += (Part(number, index, span) for index, span in enumerate(spans) if span)
    return parts


def _free(run: Run, left_taken: bytearray, right_taken: bytearray) -> Run:
    """Return the run without the words at its ends that are taken; an empty one if others are, too."""
    start, end = 0, run.length
    while start < end and (left_taken[run.left + start] or right_taken[run.right + start]):
        start += 1
    while end > start and (left_taken[run.left + end - 1] or right_taken[run.right + end - 1]):
        end -= 1
    free = Run(run.left + start, run.right + start, end - start)
    is_free = all(
        taken.find(1, place, place + free.length) < 0
        for taken, place in ((left_taken, free.left), (right_taken, free.right))
    )
    return free if is_free else Run(free.left, free.right, 0)


def _edges(left: _RunSide, ours: End, right: _RunSide, theirs: End) -> tuple[bool, bool]:
    """Return whether a passage begins, and whether it ends, as a whole on either side."""
    (starts, ends), (also_starts, also_ends) = left.edges(ours), right.edges(theirs)
    return starts or also_starts, ends or also_ends


def _without_shreds(run: Run, left: _RunSide, right: _RunSide, ends: Container[int]) -> Run:
    """Return a run without the words of sentences before and behind it that begin or end alike by chance."""
    numbers = left.numbers[run.left : run.left + run.length].tolist()
    signs = [place for place, number in enumerate(numbers) if number in ends]
    starts_whole, ends_whole = _edges(left, left.end(run.left, run.length), right, right.end(run.right, run.length))
    start, end = 0, run.length
    if signs and not starts_whole and signs[0] + 1 < LEAST_WORDS:
        start = signs[0] + 1
    if signs and not ends_whole and end - signs[-1] - 1 < LEAST_WORDS:
        end = signs[-1] + 1
    return Run(run.left + start, run.right + start, end - start) if end - start >= LEAST_WORDS else run


def _last_sign(text: str, place: int) -> str:
    """Return the last character before a place that is no white space; at the beginning a full stop."""
    while place and text[place - 1].isspace():
        place -= 1
    return text[place - 1] if place else "."


def _next_sign(text: str, place: int) -> str:
    """Return the first character from a place on that is no white space; at the end a full stop."""
    while place < len(text) and text[place].isspace():
        place += 1
    return text[place] if place < len(text) else "."


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
        text = row.text(is_left=first.is_left) or ""
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
