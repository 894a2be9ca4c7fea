"""Balls of fingerprints with much in common, found and set apart before tables are made.

A thousand versions of one document share the prefix of nearly every table, and each table would bring forth their half
a million pairs again; those that have half of their bits in common fill heavy buckets. So those near a common centre,
by the bits that they have in common, leave the tables. By the triangle inequality (a ball partition, as in Burkhard &
Keller 1973) the others near enough to any of them are near the centre too, and few: they are compared with the ball,
and the ball with itself, once.
"""

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.records import dataclass
from dupfinder.index.arrays import Check, Fingerprints, Flags, Ints
from dupfinder.index.pairs.planner import COMPARISON_S
from dupfinder.index.pairs.skew import telling_of
from dupfinder.index.permutation import WIDTH_BITS, Keys, Permutation, Run

_WORD_BITS = 16
_LEAST_TOGETHER = 8
"""So many of a sample in one bucket point to a ball, if they are also …"""
_UNUSUAL = 8
"""… so many times as many as there would be if bits were independent."""
_COUNTED_ITEMS = 1024
_LEAST_COMMON_BITS = 20
"""A ball has so much in common, in bits that tell something of the others."""
_APART = 8
"""Who differs in at most an eighth of those bits may be of the ball."""
_COMMON_SHARE = 0.85
"""Bits in which so many of a bucket agree are common to the ball …"""
_LEAST_CERTAIN = 16
"""… if the bucket has so many members; eight agree in many a bit by chance."""
_LEAST_MEMBERS = 24
_NEARLY_ALL = 0.95
_MOST_MISSES = 4
"""After so many centres without a ball, one after the other, no more are tried: the larger buckets come first."""
_CHUNK = 32_768
_SAMPLED_S = 160e-9
"""CPU seconds for one fingerprint of the sample."""
_MEASURED_S = 2e-9
"""CPU seconds to tell how far one fingerprint is from a centre."""
_SAMPLED_SHARE = 0.05
_COMPARED_SHARE = 0.25


@dataclass(frozen=True, slots=True)
class Ball:
    """Fingerprints near a common centre."""

    members: Ints
    """Which of all fingerprints these are, rising."""
    shell: Ints
    """Which others that were left may be close to a member."""


@dataclass(frozen=True, slots=True)
class _Centre:
    """What a ball has in common."""

    value: np.uint64
    common: np.uint64
    """The bits that count."""

    def distances(self, fingerprints: Fingerprints) -> NDArray[np.uint8]:
        distances = np.empty(len(fingerprints), dtype=np.uint8)
        for begin in range(0, len(fingerprints), _CHUNK):
            chunk = slice(begin, begin + _CHUNK)
            np.bitwise_count((fingerprints[chunk] ^ self.value) & self.common, out=distances[chunk])
        return distances


def balls(
    fingerprints: Fingerprints, *, max_bits: int, budget_s: float, check: Check
) -> tuple[list[Ball], Ints | None]:
    """Return the balls and who is in none of them; `None` stands for all.

    A pair of which one is in a ball is either within that ball or between it and its shell. `budget_s` is what the
    tables will take: a twentieth of it goes into looking, at most as much again as all of it into telling balls
    apart once some were seen, and a quarter into comparing each with its shell.
    """
    found: list[Ball] = []
    sample = _Sample(fingerprints, items=int(_SAMPLED_SHARE * budget_s / _SAMPLED_S))
    is_left = np.ones(len(fingerprints), dtype=np.bool_)
    centres_left = int(budget_s / max(1e-9, len(fingerprints) * _MEASURED_S))
    misses_left = _MOST_MISSES
    while centres_left and misses_left and (centre := sample.next_centre()) is not None:
        centres_left -= 1
        check()
        distances = centre.distances(fingerprints)
        near = np.flatnonzero(is_left & (distances <= 2 * max_bits))
        distances = distances[near]
        radius = _radius(distances, max_bits=max_bits, comparisons=_COMPARED_SHARE * budget_s / COMPARISON_S)
        if radius is None:
            misses_left -= 1
            continue
        misses_left = _MOST_MISSES
        members = near[distances <= radius]
        found.append(Ball(members, near[(distances > radius) & (distances <= radius + max_bits)]))
        is_left[members] = False
        sample.leave_out(centre, radius)
    return found, np.flatnonzero(is_left) if found else None


class _Sample:
    """Some of the fingerprints, in which unusually large buckets are looked for, word by word."""

    def __init__(self, fingerprints: Fingerprints, *, items: int) -> None:
        self._some = np.ascontiguousarray(fingerprints[:: max(1, -(-len(fingerprints) // max(1, items)))])
        self._telling = telling_of(self._some[:: -(-len(self._some) // _COUNTED_ITEMS) or 1])
        self._words = [Run(low, _WORD_BITS) for low in range(0, WIDTH_BITS, _WORD_BITS)]
        self._seen: set[_Centre] = set()
        self._open_word()

    def next_centre(self) -> _Centre | None:
        """Return the centre of what may be a ball: what most of those in a large bucket have in common."""
        while self._words:
            key = int(self._counts.argmax())
            if self._counts[key] < self._least:
                self._words.pop(0)
                if self._words:
                    self._open_word()
                continue
            self._tried.append(key)
            self._counts[key] = 0
            centre = _centre(self._some, self._some[self._keys == key], word=self._words[0])
            if centre not in self._seen and self._telling[_bits(centre.common)].sum() >= _LEAST_COMMON_BITS:
                self._seen.add(centre)
                return centre
        return None

    def _open_word(self) -> None:
        word = self._words[0]
        self._keys: Keys = Permutation((word,)).keys(self._some)
        self._tried: list[int] = []
        usual = len(self._some) * 2.0 ** -self._telling[word.low : word.low + word.width].sum()
        self._least = int(max(_LEAST_TOGETHER, _UNUSUAL * usual))
        self._count()

    def leave_out(self, centre: _Centre, radius: int) -> None:
        """Forget those near the centre."""
        is_kept = centre.distances(self._some) > radius
        self._some, self._keys = self._some[is_kept], self._keys[is_kept]
        self._count()

    def _count(self) -> None:
        # Mostly no bucket is large, and to see that takes less than counting all.
        in_order = np.sort(self._keys, kind="stable")
        ahead = in_order[self._least - 1 :]
        if (ahead == in_order[: len(ahead)]).any():
            self._counts = np.bincount(self._keys, minlength=2**_WORD_BITS)
            self._counts[self._tried] = 0
        else:
            self._counts = np.zeros(1, dtype=np.int64)


def _centre(some: Fingerprints, bucket: Fingerprints, *, word: Run) -> _Centre:
    """Return what those have in common that have most in common with a bucket, apart from the word that makes it."""
    first = _in_common(bucket)
    elsewhere = _Centre(first.value, first.common & ~np.uint64(word.mask))
    near = some[elsewhere.distances(some) <= int(elsewhere.common).bit_count() // _APART]
    return _in_common(near) if len(near) else first


def _in_common(fingerprints: Fingerprints) -> _Centre:
    counted = fingerprints[:: -(-len(fingerprints) // _COUNTED_ITEMS)]
    bits = np.unpackbits(counted.astype("<u8").view(np.uint8).reshape(-1, 8), axis=1, bitorder="little")
    share = bits.mean(axis=0)
    least = _COMMON_SHARE if len(bits) >= _LEAST_CERTAIN else 0.0
    common = _number(np.maximum(share, 1 - share) >= least)
    return _Centre(_number(share > 0.5) & common, common)


def _bits(number: np.uint64) -> Flags:
    return np.unpackbits(np.array([number], dtype="<u8").view(np.uint8), bitorder="little").view(np.bool_)


def _number(bits: Flags) -> np.uint64:
    return np.uint64(np.packbits(bits, bitorder="little").view("<u8")[0])


def _radius(distances: NDArray[np.uint8], *, max_bits: int, comparisons: float) -> int | None:
    """Return within how many bits of the centre the ball is: where few others are near it; `None` if nowhere.

    `distances` are all up to twice `max_bits`.
    """
    within = np.cumsum(np.bincount(distances, minlength=2 * max_bits + 1))
    # Members of a wider ball are mostly no pairs: what they share is for tables to find.
    members, nearby = within[: max_bits + 1], within[max_bits:]
    is_cheap = members * (nearby - members) <= np.maximum(comparisons, members * members / 8)
    good = np.flatnonzero((members >= _LEAST_MEMBERS) & is_cheap)
    if not len(good):
        return None
    # The smaller the radius, the fewer others are near.
    return int(good[members[good] >= _NEARLY_ALL * members[good].max()][0])
