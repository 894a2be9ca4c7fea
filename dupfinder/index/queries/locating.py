"""Finding a place in a sorted array for one number, or for many."""

import math
from bisect import bisect_left
from typing import Literal, Protocol

import numpy as np

from dupfinder.index.arrays import Fingerprints, Ints

_GROWTH = 8


class Locator(Protocol):
    """Knows a sorted array."""

    def first_at_least(self, number: int) -> int:
        """Return the first place whose value is at least `number`, or the length of the array."""


class BinarySearch:
    """Halves what is left: about log2 n looks at the array, whatever is in it."""

    def __init__(self, numbers: Fingerprints) -> None:
        self._view = numbers.data

    def first_at_least(self, number: int) -> int:
        """Return the first place whose value is at least `number`, or the length of the array."""
        return bisect_left(self._view, number)


class InterpolationSearch:
    """Guesses where a number stands from its size, and halves what is left around the guess.

    Of n even values a guess is off by about half a square root of n (Perl, Itai & Avni 1978), so that half of the looks
    of a binary search are spared, those that miss the cache. Where the guess is bad, the distance to look at is
    multiplied until it suffices: uneven values cost twice a binary search at most.
    """

    def __init__(self, numbers: Fingerprints) -> None:
        self._view = numbers.data
        self._usual_error = math.isqrt(len(numbers)) + 1
        self._least, self._most = (self._view[0], self._view[-1]) if len(numbers) else (0, 0)

    def first_at_least(self, number: int) -> int:
        """Return the first place whose value is at least `number`, or the length of the array."""
        view, count = self._view, len(self._view)
        if not count or number > self._most:
            return count
        if number <= self._least:
            return 0
        guess = (number - self._least) * (count - 1) // (self._most - self._least)
        step = self._usual_error
        if view[guess] < number:
            begin, end = guess + 1, guess + step
            while end < count and view[end] < number:
                begin, step = end + 1, step * _GROWTH
                end += step
            return bisect_left(view, number, begin, min(end, count))
        begin, end = guess - step, guess
        while begin > 0 and view[begin] >= number:
            end, step = begin, step * _GROWTH
            begin -= step
        return bisect_left(view, number, max(begin, 0), end)


def places_many(numbers: Fingerprints, wanted: Fingerprints, *, side: Literal["left", "right"]) -> Ints:
    """Return for each of many numbers how many in the sorted array are smaller (or, on the right side, not larger).

    One binary search after the other, in the order of the numbers wanted, for neighbours are found in the cache.
    """
    order = np.argsort(wanted)
    places = np.empty(len(wanted), dtype=np.int64)
    places[order] = np.searchsorted(numbers, wanted[order], side=side)
    return places
