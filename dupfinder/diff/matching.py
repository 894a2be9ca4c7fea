"""Runs that two sequences share, in order: exact where that is cheap, by unique anchors where it is not.

Never quadratic: the exact part is bounded, and what has no anchors (thousands of equal lines) is cut in proportion.
"""

import bisect
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from rapidfuzz.distance import LCSseq

EXACT_CELLS = 1 << 24
"""Largest product of two lengths that is matched exactly: a bit each, so 2 MiB and some 2 ms."""
_GRAM_WIDTHS = (1, 2, 4, 8, 16, 32, 64)
_ENOUGH_ANCHORS = 1 / 16
"""Share of the shorter sequence. Fewer may be chance (a title that moved): wider grams get a try, the most win."""
_MAX_DEPTH = 6
"""How often a piece may be searched for anchors again; pieces shrink fast unless somebody built them not to."""

Numbers = npt.NDArray[np.int64]


class Run(NamedTuple):
    """Equal elements: `length` of them from `left` on in one sequence and from `right` on in the other."""

    left: int
    right: int
    length: int


class _Piece(NamedTuple):
    """A range of either sequence, still to be matched, and how many searches for anchors led to it."""

    left: int
    left_end: int
    right: int
    right_end: int
    depth: int

    @property
    def cells(self) -> int:
        return (self.left_end - self.left) * (self.right_end - self.right)


def match(left: Sequence[int], right: Sequence[int], *, exact_cells: int = EXACT_CELLS) -> list[Run]:
    """Return the runs that both sequences (of numbers from 0 on) share, rising on both sides, as long as they can be.

    Together they are a longest common subsequence if the product of the lengths is at most `exact_cells` (at least 1).
    """
    whole = _Piece(0, len(left), 0, len(right), 0)
    if whole.cells <= exact_cells:
        return _exact(left, right, whole)
    runs: list[Run] = []
    pieces = [whole]
    while pieces:
        piece = pieces.pop()
        if piece.cells > exact_cells:
            piece = _without_equal_ends(left, right, piece, runs)
        if piece.cells > exact_cells:
            pieces += _cut(left, right, piece, runs)
        elif piece.cells:
            runs += _exact(left, right, piece)
    return _merged(sorted(runs))


def _exact(left: Sequence[int], right: Sequence[int], piece: _Piece) -> list[Run]:
    edits = LCSseq.editops(left[piece.left : piece.left_end], right[piece.right : piece.right_end])
    blocks = edits.as_matching_blocks()
    return [Run(piece.left + block.a, piece.right + block.b, block.size) for block in blocks if block.size]


def _without_equal_ends(left: Sequence[int], right: Sequence[int], piece: _Piece, runs: list[Run]) -> _Piece:
    """Return the piece without its equal beginning and end, which are added to `runs`."""
    start, left_end, other, right_end, depth = piece
    shortest = min(left_end - start, right_end - other)
    head = 0
    while head < shortest and left[start + head] == right[other + head]:
        head += 1
    tail = 0
    while tail < shortest - head and left[left_end - 1 - tail] == right[right_end - 1 - tail]:
        tail += 1
    if head:
        runs.append(Run(start, other, head))
    if tail:
        runs.append(Run(left_end - tail, right_end - tail, tail))
    return _Piece(start + head, left_end - tail, other + head, right_end - tail, depth)


def _cut(left: Sequence[int], right: Sequence[int], piece: _Piece, runs: list[Run]) -> list[_Piece]:
    """Return smaller pieces that cover a piece but for its anchors, which are added to `runs`."""
    start, left_end, other, right_end, depth = piece
    anchors: list[Run] = []
    if depth < _MAX_DEPTH:
        anchors = _anchors(np.array(left[start:left_end], np.int64), np.array(right[other:right_end], np.int64))
    if not anchors:
        # Nothing tells one place from another: cut both in the middle, and don't look for anchors again.
        middle, other_middle = (start + left_end) // 2, (other + right_end) // 2
        return [
            _Piece(start, middle, other, other_middle, _MAX_DEPTH),
            _Piece(middle, left_end, other_middle, right_end, _MAX_DEPTH),
        ]
    pieces: list[_Piece] = []
    a, b = start, other
    for run in [*anchors, Run(left_end - start, right_end - other, 0)]:
        if a < start + run.left and b < other + run.right:
            pieces.append(_Piece(a, start + run.left, b, other + run.right, depth + 1))
        a, b = start + run.left + run.length, other + run.right + run.length
        if run.length:
            runs.append(Run(a - run.length, b - run.length, run.length))
    return pieces


def _anchors(left: Numbers, right: Numbers) -> list[Run]:
    """Return runs of places, rising on both sides, where a gram begins that occurs once on either side.

    Grams of one element are those of patience diff (B. Cohen, 2007); wider ones tell repeated lines apart by what
    follows them.
    """
    enough = _ENOUGH_ANCHORS * min(len(left), len(right))
    best: list[Run] = []
    best_count = 0
    for width in _GRAM_WIDTHS:
        grams_in_common, old, new = _unique_on_both_sides(left, right)
        if len(old) > best_count:
            rising = _longest_rising(runs_of_places(old, new))
            count = sum(run.length for run in rising)
            best, best_count = (rising, count) if count > best_count else (best, best_count)
        if best_count >= enough or not grams_in_common or min(len(left), len(right)) <= width:
            break
        left, right = _doubled(left, right, width)
    return best


def _unique_on_both_sides(left: Numbers, right: Numbers) -> tuple[bool, Numbers, Numbers]:
    """Return whether anything occurs on both sides, and where that is which occurs once on either, by left place."""
    size = 1 + max(int(left.max()), int(right.max()))
    left_counts, right_counts = np.bincount(left, minlength=size), np.bincount(right, minlength=size)
    is_unique = (left_counts == 1) & (right_counts == 1)
    places = np.zeros(size, np.int64)
    places[right] = np.arange(len(right))
    old = np.flatnonzero(is_unique[left])
    return bool(np.any((left_counts > 0) & (right_counts > 0))), old, places[left[old]]


def _doubled(left: Numbers, right: Numbers, width: int) -> tuple[Numbers, Numbers]:
    """Return the grams twice as wide: each the number of a pair of grams that are `width` apart."""
    base = 1 + max(int(left.max()), int(right.max()))
    pairs = [side[:-width] * base + side[width:] for side in (left, right)]
    _, numbers = np.unique(np.concatenate(pairs), return_inverse=True)
    return numbers[: len(pairs[0])], numbers[len(pairs[0]) :]


def runs_of_places(left: Numbers, right: Numbers) -> list[Run]:
    """Return places (given in rising left order) as runs of those that follow each other on both sides."""
    if not len(left):
        return []
    breaks = np.flatnonzero((np.diff(left) != 1) | (np.diff(right) != 1)) + 1
    firsts = np.concatenate([[0], breaks])
    lengths = np.diff(np.concatenate([firsts, [len(left)]]))
    return list(map(Run, left[firsts].tolist(), right[firsts].tolist(), lengths.tolist()))


def _longest_rising(runs: list[Run]) -> list[Run]:
    """Return the longest choice, all lengths together, of runs (in rising left order) that rises on the right, too.

    No two of them share a place on either side, so a choice of their elements could not be longer.
    """
    if all(before.right < run.right for before, run in pairwise(runs)):
        return runs
    # What can be reached up to a place on the right: both lists rise, and what is no better than one before is gone.
    ends: list[int] = []
    totals: list[int] = []
    indices: list[int] = []
    previous: list[int] = []
    for index, (_, right, length) in enumerate(runs):
        place = bisect.bisect_left(ends, right)
        total = length + (totals[place - 1] if place else 0)
        previous.append(indices[place - 1] if place else -1)
        behind = bisect.bisect_right(totals, total, lo=place)
        ends[place:behind], totals[place:behind], indices[place:behind] = [right], [total], [index]
    chosen: list[Run] = []
    index = indices[-1] if indices else -1
    while index >= 0:
        chosen.append(runs[index])
        index = previous[index]
    return chosen[::-1]


def _merged(runs: list[Run]) -> list[Run]:
    """Return the runs with those joined that follow each other on both sides."""
    merged: list[Run] = []
    for run in runs:
        last = merged[-1] if merged else None
        if last and (last.left + last.length, last.right + last.length) == (run.left, run.right):
            merged[-1] = Run(last.left, last.right, last.length + run.length)
        else:
            merged.append(run)
    return merged


_Hashes: TypeAlias = npt.NDArray[np.uint64]
_Flags: TypeAlias = npt.NDArray[np.bool_]
_LEAST_BITS, _SPARE_BITS, _MOST_BITS = 10, 4, 26
"""Of the keys that tell which grams are on the other side: a byte for each key, 64 MiB at most."""
_AT_ONCE = 1 << 16
"""Hashes looked up at once: what is worked out about them on the way stays small."""
_FACTOR = np.uint64(0xD1342543DE82EF95)
_KEY_FACTORS = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xC2B2AE3D27D4EB4F)
"""Two keys for each gram: in one in sixteen by chance, in both in hardly one in two hundred."""


def shared_runs(left: Numbers, right: Numbers, *, width: int) -> list[Run]:
    """Return the runs that both sequences share, each as long as it can be, in rising left order.

    A run is found by a gram of `width` elements that occurs once in either sequence; what is repeated has none, and
    costs nothing. Runs may cross, and overlap at their ends. Time is that of sorting, memory in proportion.
    """
    points = _unique_grams(left, right, width)
    old, new = left.data, right.data  # as lists they would take ten times the memory
    runs: list[Run] = []
    reached: dict[int, int] = {}  # by diagonal, the end of the last run on the left
    for start, other, length in runs_of_places(*points):
        if start < reached.get(start - other, 0):
            continue
        # Between two grams that are unique, each element is walked over from either at most.
        back = 0
        while min(start, other) > back and old[start - back - 1] == new[other - back - 1]:
            back += 1
        end = start + length + width - 1
        while end < len(old) and end - start + other < len(new) and old[end] == new[end - start + other]:
            end += 1
        runs.append(Run(start - back, other - back, end - start + back))
        reached[start - other] = end
    return sorted(runs)


def within_shared_grams(left: Numbers, right: Numbers, *, width: int) -> tuple[_Flags, _Flags]:
    """Return for each element whether it is in a gram that the other side has, too; of other grams one in hundreds."""
    hashes = _grams(left, width), _grams(right, width)
    found = _has_any_of(*hashes), _has_any_of(*reversed(hashes))
    flags: list[_Flags] = []
    for numbers, is_found in zip((left, right), found, strict=True):
        is_inside = np.zeros(len(numbers), np.bool_)
        for offset in range(width):
            is_inside[offset : offset + len(is_found)] |= is_found
        flags.append(is_inside)
    return flags[0], flags[1]


def _unique_grams(left: Numbers, right: Numbers, width: int) -> tuple[Numbers, Numbers]:
    """Return where the grams begin that occur once on either side, by left place."""
    left_grams, right_grams = _grams(left, width), _grams(right, width)
    left_hashes, left_places = _unique(left_grams, _has_any_of(left_grams, right_grams))
    right_hashes, right_places = _unique(right_grams, _has_any_of(right_grams, left_grams))
    _, of_left, of_right = np.intersect1d(left_hashes, right_hashes, assume_unique=True, return_indices=True)
    old, new = left_places[of_left], right_places[of_right]
    agree = np.ones(len(old), np.bool_)  # equal hashes may be chance
    for offset in range(width):
        agree &= left[old + offset] == right[new + offset]
    old, new = old[agree], new[agree]
    order = np.argsort(old)
    return old[order], new[order]


def _grams(numbers: Numbers, width: int) -> _Hashes:
    """Return a hash of the gram that begins at each place."""
    count = max(0, len(numbers) - width + 1)
    hashes: _Hashes = np.zeros(count, np.uint64)
    for offset in range(width):
        hashes *= _FACTOR
        hashes += numbers[offset : offset + count].view(np.uint64)
    return hashes


def _has_any_of(hashes: _Hashes, others: _Hashes) -> _Flags:
    """Return which of the hashes may be among others: all that are, and few that are not. Far cheaper than sorting."""
    found: _Flags = np.ones(len(hashes), np.bool_)
    shift = np.uint64(64 - min(max(_LEAST_BITS, _SPARE_BITS + len(others).bit_length()), _MOST_BITS))
    for factor in _KEY_FACTORS:
        # The upper bits of a product depend on all bits of a hash.
        is_there = np.zeros(1 << (64 - int(shift)), np.bool_)
        for start in range(0, len(others), _AT_ONCE):
            is_there[others[start : start + _AT_ONCE] * factor >> shift] = True
        for start in range(0, len(hashes), _AT_ONCE):
            flags = found[start : start + _AT_ONCE]
            candidates = np.flatnonzero(flags)
            flags[candidates] = is_there[hashes[start : start + _AT_ONCE][candidates] * factor >> shift]
    return found


def _unique(hashes: _Hashes, is_candidate: _Flags) -> tuple[_Hashes, Numbers]:
    """Return the hashes that occur once among the candidates, and where."""
    places = np.flatnonzero(is_candidate)
    values, firsts, counts = np.unique(hashes[places], return_index=True, return_counts=True)
    is_unique = counts == 1
    return values[is_unique], places[firsts[is_unique]]
