"""Where long paragraphs are cut, on both sides at places that belong together; free of Qt."""

import unicodedata
from bisect import bisect_right
from collections.abc import Sequence

from dupfinder.domain.differences import Edit, Span

PIECE_CHARACTERS = 4_000
"""A longer paragraph is shown in pieces: laying out a whole book without line breaks would hold up the window."""
_JOINER = "\N{ZERO WIDTH JOINER}"
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_MOST_JOINED = 64
"""A letter with more signs than that is cut."""


def cut_places(left: str, right: str, edits: Sequence[Edit]) -> list[tuple[int, int]]:
    """Return where each piece ends on the left and on the right; none of them is too long, but one may be empty.

    What is equal stands in the same piece on both sides, however much was added or removed before it.
    """
    to_right = _Places([edit.left for edit in edits], [edit.right for edit in edits])
    to_left = _Places([edit.right for edit in edits], [edit.left for edit in edits])
    ends = [(0, 0)]
    while ends[-1] != (len(left), len(right)):
        left_begin, right_begin = ends[-1]
        left_end, right_end = _end_of_piece(left, left_begin), _end_of_piece(right, right_begin)
        beside_left = _beside(to_right, left_end, left, right)
        if beside_left <= right_end:
            right_end = max(beside_left, right_begin)
        else:
            left_end = min(max(_beside(to_left, right_end, right, left), left_begin), left_end)
        ends.append((left_end, right_end))
    return ends[1:]


def piece_ends(text: str) -> list[int]:
    """Return where each piece of a paragraph ends that has no other one beside it; an empty one is a piece too."""
    ends = [_end_of_piece(text, 0)]
    while ends[-1] < len(text):
        ends.append(_end_of_piece(text, ends[-1]))
    return ends


class _Places:
    """From places on one side to those on the other one."""

    def __init__(self, spans: Sequence[Span], others: Sequence[Span]) -> None:
        self._spans, self._others = spans, others
        self._begins = [span.start for span in spans]

    def beside(self, place: int) -> int:
        """Return the place that belongs to one."""
        number = bisect_right(self._begins, place) - 1
        beside = place
        if number >= 0:
            span, other = self._spans[number], self._others[number]
            if place < span.end:
                return min(other.start + place - span.start, other.end)
            beside = other.end + place - span.end
        # Equal stretches may be written with more white space on one side.
        return min(beside, self._others[number + 1].start) if number + 1 < len(self._others) else beside


def _beside(places: _Places, place: int, text: str, other: str) -> int:
    """Return the place on the other side; to the end belongs the end."""
    return len(other) if place == len(text) else min(places.beside(place), len(other))


def _end_of_piece(text: str, begin: int) -> int:
    """Return the end of a piece: behind a space where there is one, and never inside of a letter with its signs."""
    end = begin + PIECE_CHARACTERS
    if end >= len(text):
        return len(text)
    space = text.rfind(" ", begin + PIECE_CHARACTERS // 2, end)
    if space >= 0:
        return space + 1
    return next((place for place in range(end, end - _MOST_JOINED, -1) if not _is_joined(text, place)), end)


def _is_joined(text: str, place: int) -> bool:
    """Return whether the character at a place belongs to the one before it."""
    character = text[place]
    return (
        unicodedata.category(character).startswith("M")
        or _JOINER in {character, text[place - 1]}
        or ord(character) in _SKIN_TONES
    )
