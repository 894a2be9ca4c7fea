"""Pairs of indices (below 2**32) packed into one number each: half the memory, and a plain sort puts them in order."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.arrays import Ints

Packed = NDArray[np.uint64]

_HALF = np.uint64(32)
_LOW_HALF = np.uint64(2**32 - 1)
_BLOCK_PAIRS = 2**16
"""Pairs treated at once: what is made of them stays in a cache."""

_CHUNK = 2**16
_GROWTH = 8
"""The array has room for an eighth more than it needs."""


def pack(left: Ints, right: Ints) -> Packed:
    """Return each pair as one number: the lower index in the high half, the higher one in the low half."""
    low, high = np.minimum(left, right), np.maximum(left, right)
    packed = low.view(np.uint64)
    packed <<= _HALF
    packed |= high.view(np.uint64)
    return packed


def unpack(packed: Packed) -> Ints:
    """Return the pairs as int64[m, 2], the lower index first, in the order given."""
    pairs = np.empty((len(packed), 2), dtype=np.uint64)
    np.right_shift(packed, _HALF, out=pairs[:, 0])
    np.bitwise_and(packed, _LOW_HALF, out=pairs[:, 1])
    return pairs.view(np.int64)


def halves(packed: Packed) -> tuple[Ints, Ints]:
    """Return the lower and the higher indices of the pairs, each by themselves."""
    return (packed >> _HALF).view(np.int64), (packed & _LOW_HALF).view(np.int64)


def join(parts: Sequence[Packed]) -> Packed:
    """Return all parts in one array."""
    return np.concatenate(parts) if parts else np.empty(0, dtype=np.uint64)


def gathered(parts: Iterable[Packed]) -> list[Packed]:
    """Return all parts, small ones joined: few arrays, and none of them larger than it came or than some thousands."""
    done: list[Packed] = []
    small: list[Packed] = []
    pending = 0
    for part in parts:
        if len(part) > _BLOCK_PAIRS:
            done.append(part)
            continue
        small.append(part)
        pending += len(part)
        if pending > _BLOCK_PAIRS:
            done.append(join(small))
            small, pending = [], 0
    return [*done, join(small)] if pending else done


def renamed(packed: Packed, whose: Ints) -> Packed:
    """Return the pairs of `whose[a]` and `whose[b]` for pairs of a and b."""
    result = np.empty_like(packed)
    for begin in range(0, len(packed), _BLOCK_PAIRS):
        block = packed[begin : begin + _BLOCK_PAIRS]
        left, right = halves(block)
        result[begin : begin + _BLOCK_PAIRS] = pack(whose[left], whose[right])
    return result


def in_order(parts: list[Packed]) -> Ints:
    """Return all pairs as int64[m, 2], sorted by lower and then by higher index; empties `parts`.

    What is returned is the only large memory: the parts go into one half of it, where they are sorted and from where
    they are unpacked, and each part is let go at once.
    """
    count = sum(map(len, parts))
    numbers = np.empty(2 * count, dtype=np.uint64)
    packed = numbers[count:]
    end = 0
    while parts:
        part = parts.pop()
        packed[end : end + len(part)] = part
        end += len(part)
    packed.sort()
    for begin in range(0, count, _BLOCK_PAIRS):
        # Pairs are written over those before them, never over later ones: two numbers for each, from the beginning on.
        block = packed[begin : begin + _BLOCK_PAIRS].copy()
        written = numbers[2 * begin : 2 * (begin + len(block))]
        np.right_shift(block, _HALF, out=written[::2])
        np.bitwise_and(block, _LOW_HALF, out=written[1::2])
    return numbers.view(np.int64).reshape(-1, 2)


def union(*found: Ints) -> Ints:
    """Return each pair that is in any of these arrays once: int64[m, 2], a < b, sorted.

    The arrays are int64[n, 2] of numbers from 0 to 2**32 - 1, in any order and either way round.
    """
    return united(pack(pairs[:, 0], pairs[:, 1]) for pairs in found)


def united(found: Iterable[Packed]) -> Ints:
    """Return each packed pair once: int64[m, 2], sorted. Little more memory is taken than by the result."""
    numbers = _joined(found)
    numbers.sort()
    count = _keep_distinct(numbers)
    # In place: from the last one on, a pair is never written over one that is still to be read.
    numbers.resize(2 * count, refcheck=False)
    for begin in range((count - 1) // _CHUNK * _CHUNK, -1, -_CHUNK):
        end = min(begin + _CHUNK, count)
        numbers[2 * begin : 2 * end] = unpack(numbers[begin:end]).view(np.uint64).ravel()
    return numbers.view(np.int64).reshape(-1, 2)


def _joined(parts: Iterable[Packed]) -> Packed:
    """Return all parts in one array, which grows where it stands."""
    numbers = np.empty(0, dtype=np.uint64)
    count = 0
    for part in parts:
        needed = count + len(part)
        if needed > len(numbers):
            numbers.resize(needed + needed // _GROWTH, refcheck=False)
        numbers[count:needed] = part
        count = needed
    numbers.resize(count, refcheck=False)
    return numbers


def _keep_distinct(packed: Packed) -> int:
    """Move each sorted number once to the front, in order; return how many they are."""
    count = 0
    for begin in range(0, len(packed), _CHUNK):
        chunk = packed[begin : begin + _CHUNK]
        is_new = np.ones(len(chunk), dtype=np.bool_)
        np.not_equal(chunk[1:], chunk[:-1], out=is_new[1:])
        is_new[0] = not count or chunk[0] != packed[count - 1]
        chosen = chunk[is_new]
        packed[count : count + len(chosen)] = chosen
        count += len(chosen)
    return count


Arrays = list[NDArray[Any]]
Task = Callable[[], Arrays]
"""Finds some of the pairs, or something else, in any number of arrays.

Its long calls to numpy release the interpreter lock, so that threads help. It is a `functools.partial` of a function
and of arguments that can be pickled, so that another process can carry it out.
"""

RunTasks = Callable[[Iterable[Task]], Iterable[Arrays]]
"""Carries out all tasks, on any threads or hosts, and returns what they return, in their order.

What a task raises (as the check of a cancelled search does) is for the caller: it should be raised again, and tasks
that have not begun need not begin.
"""


def one_after_the_other(tasks: Iterable[Task]) -> Iterable[Arrays]:
    """Yield what the tasks return, on the caller's own thread."""
    return (task() for task in tasks)
