"""What two documents hold besides their words, opposite to each other: kind by kind, each thing in its place."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, pairwise
from typing import NamedTuple

import numpy as np

from dupfinder.diff.matching import match
from dupfinder.domain.beyond import DIGEST_BYTES, IN_ORDER, PLACED, WHAT_BYTES, ContentItem, ContentKind
from dupfinder.domain.comparisons import ContentRow
from dupfinder.domain.differences import Difference
from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.pages import leaf_of

_NO_LETTERS = re.compile(r"[\W_]+")
_NEAR_ROWS = 2
"""What takes the place of another thing stands at most so many rows from it."""
_KINDS = {kind: number for number, kind in enumerate(ContentKind)}


class _Thing(NamedTuple):
    number: int
    item: ContentItem
    place: int | None


def content_rows(
    left: ExtractedText,
    right: ExtractedText,
    difference: Difference,
    *,
    kinds: Collection[ContentKind],
    same_words: bool = True,
) -> tuple[ContentRow, ...]:
    """Return what both documents hold of these kinds, in the order of the rows of their difference.

    Things with equal digests are the same wherever they stand, but for pictures and links that changed places: an
    export may have the others in another order. What is left over stands opposite to what the other document has in its
    place. A picture that is there several times counts once, and one without a digest, which is decorative, not at all.
    Unless both have the same words, where a thing stands among them tells nothing (`PLACED`).
    """
    sides = []
    for text, rows in ((left, [row.left for row in difference.rows]), (right, [row.right for row in difference.rows])):
        found = {kind: text.beyond.items.get(kind, ()) for kind in kinds if kind not in text.beyond.unseen}
        sides.append(_placed(found, text.text, rows))
    leaves = leaf_of(left.format), leaf_of(right.format)
    rows_of_kinds = [
        replace(row, leaves=leaves)
        for kind in kinds
        for row in _rows_of(
            kind,
            sides[0].get(kind, ()),
            sides[1].get(kind, ()),
            told_by=WHAT_BYTES if kind in PLACED and not same_words else DIGEST_BYTES,
        )
    ]
    last = len(difference.rows) + 1

    def order(row: ContentRow) -> tuple[int, int, int]:
        number = row.right_number if row.left_number is None else row.left_number
        return last if row.place is None else row.place, _KINDS[row.kind], number or 0

    return tuple(sorted(rows_of_kinds, key=order))


def _rows_of(
    kind: ContentKind, lefts: Sequence[_Thing], rights: Sequence[_Thing], *, told_by: int
) -> Iterator[ContentRow]:
    """Yield the rows of one kind: what is the same by so many bytes of its digest, then what is left over."""
    digests = [[one.item.digest[:told_by] for one in side] for side in (lefts, rights)]
    pairs = _same(*digests, in_order=kind in IN_ORDER)
    anchors = [(-1, -1), *_rising(pairs), (len(lefts), len(rights))]
    paired = {left for left, _ in pairs}, {right for _, right in pairs}
    for (left, right), (left_end, right_end) in pairwise(anchors):
        rest_left = [number for number in range(left + 1, left_end) if number not in paired[0]]
        rest_right = [number for number in range(right + 1, right_end) if number not in paired[1]]
        yield from _opposite(kind, [lefts[number] for number in rest_left], [rights[number] for number in rest_right])
    for left, right in sorted(pairs):
        one, other = lefts[left], rights[right]
        if other.item.digest != one.item.digest:  # by its place alone it would be another one
            other = other._replace(item=replace(other.item, digest=one.item.digest))
        yield _row(kind, one, other)


def _same(lefts: Sequence[bytes], rights: Sequence[bytes], *, in_order: bool) -> list[tuple[int, int]]:
    """Return pairs with equal digests, as many as there are: those in one order first, then the others if they may."""
    numbers: dict[bytes, int] = {}
    a, b = ([numbers.setdefault(one, len(numbers)) for one in side] for side in (lefts, rights))
    pairs = [(run.left + step, run.right + step) for run in match(a, b) for step in range(run.length)]
    if in_order:
        return pairs
    free: dict[int, list[int]] = {}
    taken_left, taken_right = {left for left, _ in pairs}, {right for _, right in pairs}
    for place in reversed(range(len(b))):
        if place not in taken_right:
            free.setdefault(b[place], []).append(place)
    others = [place for place in range(len(a)) if place not in taken_left]
    return pairs + [(place, free[a[place]].pop()) for place in others if free.get(a[place])]


def _rising(pairs: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Yield the pairs at the beginning, which rise on both sides."""
    last = -1, -1
    for left, right in pairs:
        if left <= last[0] or right <= last[1]:
            return
        last = left, right
        yield last


def _opposite(kind: ContentKind, lefts: Sequence[_Thing], rights: Sequence[_Thing]) -> Iterator[ContentRow]:
    """Yield what one side has and the other has not, in pairs where one stands in the place of the other."""
    left = right = 0
    while left < len(lefts) and right < len(rights):
        one, other = lefts[left].place, rights[right].place
        if one is None or other is None or abs(one - other) <= _NEAR_ROWS:
            yield _row(kind, lefts[left], rights[right])
            left, right = left + 1, right + 1
        elif one < other:
            yield _row(kind, lefts[left], None)
            left += 1
        else:
            yield _row(kind, None, rights[right])
            right += 1
    for thing in lefts[left:]:
        yield _row(kind, thing, None)
    for thing in rights[right:]:
        yield _row(kind, None, thing)


def _row(kind: ContentKind, left: _Thing | None, right: _Thing | None) -> ContentRow:
    places = [one.place for one in (left, right) if one is not None and one.place is not None]
    return ContentRow(
        kind=kind,
        left=left.item if left else None,
        right=right.item if right else None,
        left_number=left.number if left else None,
        right_number=right.number if right else None,
        place=places[0] if places else None,
    )


def _placed(
    found: dict[ContentKind, tuple[ContentItem, ...]], text: str, rows: Sequence[str | None]
) -> dict[ContentKind, list[_Thing]]:
    """Return the things of one document, each with the row of the difference that it stands before."""
    has_lines = any(one.line is not None for items in found.values() for one in items)
    # Rows have no blank lines, and lines that were broken are whole again: letters alone tell where one begins.
    of_lines = _starts(text.splitlines()) if has_lines else [0]
    of_rows = np.array(_starts([row or "" for row in rows]) if has_lines else [0])
    things: dict[ContentKind, list[_Thing]] = {}
    for kind, items in found.items():
        seen: Counter[bytes] = Counter()
        for number, one in enumerate(items):
            seen[one.digest] += 1
            if kind is ContentKind.PICTURES and (seen[one.digest] > 1 or not one.digest):
                continue
            place = None
            if one.line is not None:
                place = int(np.searchsorted(of_rows, of_lines[min(one.line, len(of_lines) - 1)]))
            things.setdefault(kind, []).append(_Thing(number, one, place))
    return things


def _starts(lines: Sequence[str]) -> list[int]:
    """Return how many letters and figures stand before each line, and before the end."""
    return [0, *accumulate(len(_NO_LETTERS.sub("", line)) for line in lines)]
