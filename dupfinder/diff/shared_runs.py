"""Runs that two sequences share in whatever order: what stood here, and stands there now."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from dupfinder.diff.matching import Numbers, Run, runs_of_places

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
    points = _unique_on_both_sides(left, right, width)
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


def _unique_on_both_sides(left: Numbers, right: Numbers, width: int) -> tuple[Numbers, Numbers]:
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
