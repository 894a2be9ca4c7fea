"""Parts of paragraphs that stand elsewhere in the other text: a sentence put into another, or before another."""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from dupfinder.diff.likeness import in_a_row, says_at_least
from dupfinder.diff.matching import Run
from dupfinder.diff.shared_runs import shared_runs
from dupfinder.diff.words import Wording
from dupfinder.domain.differences import Row, RowKind, Span

LEAST_WORDS = 8
LEAST_WEIGHT = 16
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
    left = _Side(_parts(rows, settled, is_left=True), rows, wording, is_left=True)
    right = _Side(_parts(rows, settled, is_left=False), rows, wording, is_left=False)
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
        least = LEAST_WEIGHT if is_whole else 2 * LEAST_WEIGHT
        if says_at_least(least, left.numbers[free.left : free.left + free.length].tolist(), wording=wording):
            left.take(free.left, free.length)
            right.take(free.right, free.length)
            found.append(MovedPassage(ours, theirs))
    return found


class _Side:
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
        return text_of(self._rows[row], is_left=self._is_left)[one.span.start : one.span.end]

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
        text = text_of(self._rows[end.part.row], is_left=self._is_left)
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


def text_of(row: Row, *, is_left: bool) -> str:
    """Return one side of a row; empty where it has none."""
    return (row.left if is_left else row.right) or ""


def _parts(rows: Sequence[Row], settled: Mapping[int, int], *, is_left: bool) -> list[Part]:
    lone = RowKind.REMOVED if is_left else RowKind.ADDED
    parts: list[Part] = []
    for number, row in enumerate(rows):
        if row.kind is lone and number not in settled:
            parts.append(Part(number, None, Span(0, len(text_of(row, is_left=is_left)))))
        elif row.kind is RowKind.CHANGED:
            spans = [edit.left if is_left else edit.right for edit in row.edits]
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


def _edges(left: _Side, ours: End, right: _Side, theirs: End) -> tuple[bool, bool]:
    """Return whether a passage begins, and whether it ends, as a whole on either side."""
    (starts, ends), (also_starts, also_ends) = left.edges(ours), right.edges(theirs)
    return starts or also_starts, ends or also_ends


def _without_shreds(run: Run, left: _Side, right: _Side, ends: Container[int]) -> Run:
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
