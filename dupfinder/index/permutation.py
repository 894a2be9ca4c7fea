"""Bit permutations of fingerprints, of which only the prefix matters (Manku et al. 2007, section 3.1)."""

import sys
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.records import dataclass
from dupfinder.index.arrays import Fingerprints

WIDTH_BITS = 64
_CHUNK = 32_768
_VIEW_BITS = 16

Keys = NDArray[np.unsignedinteger[Any]]


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbouring bits of a fingerprint: `low` is the place of the lowest (0 is the least significant bit)."""

    low: int
    width: int

    @property
    def mask(self) -> int:
        """Return a number with just these bits set."""
        return ((1 << self.width) - 1) << self.low


@dataclass(frozen=True, slots=True)
class Permutation:
    """Moves some runs of bits to the front, the first run frontmost; the order of the other bits does not matter."""

    runs: tuple[Run, ...]

    @classmethod
    def of_mask(cls, mask: int) -> "Permutation":
        """Return the permutation that moves the set bits of `mask` to the front, the highest frontmost."""
        runs: list[Run] = []
        while mask:
            end = mask.bit_length()
            # Below the topmost run of ones stands the highest bit that is not set.
            low = (mask ^ ((1 << end) - 1)).bit_length()
            runs.append(Run(low, end - low))
            mask &= (1 << low) - 1
        return cls(tuple(runs))

    @property
    def prefix_bits(self) -> int:
        """Return how many bits stand in front."""
        return sum(run.width for run in self.runs)

    @property
    def mask(self) -> int:
        """Return a number with just the bits of the prefix set."""
        return sum(run.mask for run in self.runs)

    def split(self, front_bits: int) -> tuple["Permutation", "Permutation"]:
        """Return the first `front_bits` of the prefix, and the rest of it."""
        front: list[Run] = []
        rest: list[Run] = []
        wanted = front_bits
        for run in self.runs:
            taken = min(run.width, wanted)
            wanted -= taken
            if taken:
                front.append(Run(run.low + run.width - taken, taken))
            if taken < run.width:
                rest.append(Run(run.low, run.width - taken))
        return Permutation(tuple(front)), Permutation(tuple(rest))

    def keys(self, fingerprints: Fingerprints) -> Keys:
        """Return the prefixes as numbers of the narrowest type; they may have at most 32 bits."""
        if self.prefix_bits > 2 * _VIEW_BITS:
            raise ValueError(f"A key has at most 32 bits, not {self.prefix_bits}.")
        run = self.runs[0] if len(self.runs) == 1 else None
        if run is not None and run.width == _VIEW_BITS and not run.low % _VIEW_BITS:
            return _aligned_words(fingerprints, run.low // _VIEW_BITS)
        keys = np.empty(len(fingerprints), dtype=_narrowest_type(self.prefix_bits))
        for begin in range(0, len(keys), _CHUNK):
            keys[begin : begin + _CHUNK] = self._gathered(fingerprints[begin : begin + _CHUNK])
        return keys

    def _gathered(self, fingerprints: Fingerprints) -> Fingerprints:
        gathered = np.zeros(len(fingerprints), dtype=np.uint64)
        to_do = self.prefix_bits
        for run in self.runs:
            to_do -= run.width
            part = fingerprints & np.uint64(run.mask)
            shift = run.low - to_do
            gathered |= part >> np.uint64(shift) if shift >= 0 else part << np.uint64(-shift)
        return gathered


def prefix_lengths(tables: Iterable[Permutation]) -> str:
    """Return how many bits the prefixes of tables have: `24-26`."""
    lengths = {table.prefix_bits for table in tables}
    return f"{min(lengths)}{f'-{max(lengths)}' if len(lengths) > 1 else ''}"


def _aligned_words(fingerprints: Fingerprints, word: int) -> NDArray[np.uint16]:
    """Return one of the four 16-bit words of each fingerprint, which costs no arithmetic."""
    words = WIDTH_BITS // _VIEW_BITS
    place = word if sys.byteorder == "little" else words - 1 - word
    return fingerprints.view(np.uint16)[place::words].copy()


def _narrowest_type(bits: int) -> type[np.uint8] | type[np.uint16] | type[np.uint32]:
    if bits <= 8:
        return np.uint8
    return np.uint16 if bits <= _VIEW_BITS else np.uint32
