"""What a sample of fingerprints says about how evenly they are spread."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.records import dataclass
from dupfinder.index.arrays import Fingerprints, Ints
from dupfinder.index.permutation import WIDTH_BITS, Permutation

_CHUNK = 32_768
_BYTES = WIDTH_BITS // 8


def spread_order(telling: NDArray[np.float64]) -> tuple[int, ...]:
    """Return an order of bits, lowest first, in which every run of places holds bits that together tell equally much.

    `telling` is float64[64]: how much each bit tells. The most telling bits go to places 0, 32, 16, 48, 8, … (van der
    Corput's sequence), so that those of any rank are evenly spaced.
    """
    index_bits = WIDTH_BITS.bit_length() - 1
    places = [int(f"{rank:0{index_bits}b}"[::-1], 2) for rank in range(WIDTH_BITS)]
    order = [0] * WIDTH_BITS
    for place, bit in zip(places, np.argsort(-telling, kind="stable").tolist(), strict=True):
        order[place] = bit
    return tuple(order)


def with_bit_order(fingerprints: Fingerprints, bit_order: tuple[int, ...]) -> Fingerprints:
    """Return the fingerprints with bit `bit_order[i]` at place i."""
    moved = np.zeros((_BYTES, 256), dtype=np.uint64)
    values = np.arange(256, dtype=np.uint64)
    for place, bit in enumerate(bit_order):
        source = values >> np.uint64(bit % 8) & np.uint64(1)
        moved[bit // 8] |= source << np.uint64(place)
    result = np.zeros_like(fingerprints)
    for begin in range(0, len(fingerprints), _CHUNK):
        chunk = fingerprints[begin : begin + _CHUNK]
        for byte in range(_BYTES):
            held = (chunk >> np.uint64(8 * byte)).astype(np.uint8)
            result[begin : begin + _CHUNK] |= moved[byte][held]
    return result


Telling = NDArray[np.float64]


@dataclass(frozen=True, slots=True, kw_only=True)
class Skew:
    """How some fingerprints differ from random ones."""

    telling: Telling
    """float64[64]: how much each bit tells, 1 for a random bit, 0 for one that never changes.

    It is how many times the bit halves the pairs that agree: minus the binary logarithm of the odds that two agree.
    """
    equal_share: float
    """The share of fingerprints that have an equal one in the sample."""
    excess: NDArray[np.float64]
    """float64[65]: the share of all pairs that differ in so many bits, beyond that of independent bits."""

    def told_bits(self, tables: Sequence[Permutation], bit_order: tuple[int, ...] | None) -> NDArray[np.float64]:
        """Return for each table how many random bits would tell as much as its prefix: float64[t]."""
        told = self.telling[list(bit_order)] if bit_order else self.telling
        before = [0.0, *np.cumsum(told).tolist()]
        return np.array([sum(before[run.low + run.width] - before[run.low] for run in table.runs) for table in tables])

    def sharing(self, told_bits: NDArray[np.float64], *, beyond_bits: int) -> NDArray[np.float64]:
        """Return, for prefixes that tell so many bits, the expected share of all pairs that agree in them.

        Independent bits agree as often as they tell. Of documents with something in common more pairs are near. Pairs
        within `beyond_bits` do not count: they are what is looked for (see `finding`).
        """
        return 2.0**-told_bits + self._near(told_bits, np.arange(beyond_bits + 1, WIDTH_BITS + 1))

    def finding(self, told_bits: NDArray[np.float64], *, within_bits: int) -> NDArray[np.float64]:
        """Return the share of all pairs that agree in such prefixes and are within so many bits, but not by chance."""
        return self._near(told_bits, np.arange(within_bits + 1))

    def _near(self, told_bits: NDArray[np.float64], distances: Ints) -> NDArray[np.float64]:
        # The bits in which such pairs differ are taken to lie anywhere among the bits that tell anything.
        distances = distances[self.excess[distances] > 0]
        aside = np.maximum(0.0, 1.0 - told_bits / max(1.0, float(self.telling.sum())))
        near: NDArray[np.float64] = aside[:, np.newaxis] ** distances @ self.excess[distances]
        return near


def no_skew() -> Skew:
    """Return that of random fingerprints."""
    return Skew(telling=np.ones(WIDTH_BITS), equal_share=0.0, excess=np.zeros(WIDTH_BITS + 1))


def skew_of(some: Fingerprints, *, compared_items: int) -> Skew:
    """Return the skew of a sample; that of random ones where it holds less than two.

    Among `compared_items` of them the distances of all pairs are counted.
    """
    if len(some) < 2:
        return no_skew()
    telling = telling_of(some)
    in_order = np.sort(some)
    is_same = in_order[1:] == in_order[:-1]
    return Skew(
        telling=telling,
        equal_share=float(is_same.mean()),
        excess=_excess(some[:: -(-len(some) // compared_items)], np.exp2(-telling)),
    )


def telling_of(some: Fingerprints) -> Telling:
    """Return how much each bit tells: float64[64]."""
    if len(some) < 2:
        return np.ones(WIDTH_BITS)
    bits = np.unpackbits(some.astype("<u8").view(np.uint8).reshape(len(some), -1), axis=1, bitorder="little")
    ones = bits.sum(axis=0, dtype=np.uint16).astype(np.int64)  # a sample has far fewer than 65,536 items
    zeros = len(some) - ones
    agreeing = (ones * (ones - 1) + zeros * (zeros - 1)) / (len(some) * (len(some) - 1))
    telling: Telling = -np.log2(np.maximum(agreeing, 0.5))
    return telling


def _excess(some: Fingerprints, agreeing: Telling) -> NDArray[np.float64]:
    distances = np.bitwise_count(some[:, np.newaxis] ^ some).ravel()
    counts = np.bincount(distances, minlength=WIDTH_BITS + 1) / 2
    # Each with itself; and equal ones are folded before tables are made.
    counts[0] = 0
    pairs = len(some) * (len(some) - 1) / 2
    # The distribution of a sum is the product of characteristic functions, here at as many points as there are sums.
    angles = 2 * np.pi * np.arange(WIDTH_BITS + 1) / (WIDTH_BITS + 1)
    turns = np.cos(angles) - 1j * np.sin(angles)  # the exponential of complex numbers is what Wine's C library lacks
    characteristic = np.prod(agreeing + np.outer(turns, 1 - agreeing), axis=1)
    expected = np.maximum(0.0, np.fft.ifft(characteristic).real) * pairs
    # Three standard deviations of a Poisson count, and one, are no excess.
    is_more = counts > expected + 3 * np.sqrt(expected) + 1
    return np.where(is_more, (counts - expected) / max(1.0, pairs), 0.0)
