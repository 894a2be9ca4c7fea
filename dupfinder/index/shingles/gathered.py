"""Many sketches laid end to end as they come; beyond what memory is for they lie on disk, by ranges of the hash."""

import tempfile
from array import array
from collections.abc import Iterator
from typing import IO

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.records import dataclass
from dupfinder.index.arrays import Check, Flags, Ints, never_stop
from dupfinder.index.shingles.postings import SCATTER

Uints = NDArray[np.uint64]

_BLOCK = 1 << 23
"""Values that are held; 64 MB."""
_RANGE_BITS = 8
_RANGES = 1 << _RANGE_BITS
_VALUE_BYTES, _PLACE_BYTES = 8, 4


@dataclass(frozen=True, slots=True, kw_only=True)
class _Block:
    """So many consecutive values in a file: those of each range of the hash together, and then where each stood."""

    begin: int
    count: int
    offset: int
    bounds: Ints
    """Where each range begins within the block, and the end of the last."""


class GatheredSketches:
    """Sketches, each value once in each of them; `shared` gives what `shingle_pairs` needs of them."""

    def __init__(self) -> None:
        self._held = bytearray()
        self._lengths = array("q")
        self._file: IO[bytes] | None = None
        self._blocks: list[_Block] = []
        self._shared: tuple[Uints, Ints] | None = None

    def close(self) -> None:
        """Let go of the file, if there is one."""
        if self._file is not None:
            self._file.close()

    def add(self, numbers: Uints) -> None:
        """Add a sketch; `OSError` if there is no room for it on the disk."""
        self._shared = None
        self._lengths.append(len(numbers))
        self._held += numbers.tobytes()
        if len(self._held) >= _VALUE_BYTES * _BLOCK:
            self._spill()

    @property
    def starts(self) -> Ints:
        """Return where each sketch begins, and the end of the last: int64[n + 1]."""
        return np.concatenate(([0], np.cumsum(np.frombuffer(self._lengths, np.int64))))

    @property
    def values(self) -> Uints:
        """Return all values: uint64[starts[-1]]."""
        held = np.frombuffer(self._held, np.uint64)
        return np.concatenate([*map(self._in_order, self._blocks), held]) if self._blocks else held

    def shared(self, *, check: Check = never_stop) -> tuple[Uints, Ints]:
        """Return values and starts, if there are many without most of the values that a single sketch has.

        Which values occur again is found out for one range of the hash after the other, so memory is for a byte of each
        value, those of one range, and those that are returned, which are kept. `OSError` as for `add`.
        """
        if self._shared is None:
            self._shared = self._without_single(check)
        return self._shared

    def _without_single(self, check: Check) -> tuple[Uints, Ints]:
        starts = self.starts
        if not self._blocks:
            return self.values, starts
        self._spill()
        recurs = np.zeros(int(starts[-1]), np.bool_)
        for number in range(_RANGES):
            check()
            self._mark(number, recurs)
        values = np.empty(int(np.count_nonzero(recurs)), np.uint64)
        end = 0
        for block in self._blocks:
            check()
            kept = self._in_order(block)[recurs[block.begin : block.begin + block.count]]
            values[end : end + len(kept)] = kept
            end += len(kept)
        return values, _counts_before(recurs, starts)

    def _spill(self) -> None:
        values = np.frombuffer(self._held, np.uint64)
        if not len(values):
            return
        if self._file is None:
            self._file = tempfile.TemporaryFile()  # noqa: SIM115 - `close` does it
        ranges = (values * SCATTER >> np.uint64(64 - _RANGE_BITS)).astype(np.uint8)
        order = np.argsort(ranges, kind="stable").astype(np.int32)
        offset = self._file.seek(0, 2)
        self._file.write(values[order].tobytes())
        self._file.write(order.tobytes())
        bounds = np.concatenate(([0], np.cumsum(np.bincount(ranges, minlength=_RANGES))))
        begin = self._blocks[-1].begin + self._blocks[-1].count if self._blocks else 0
        self._blocks.append(_Block(begin=begin, count=len(values), offset=offset, bounds=bounds))
        self._held = bytearray()

    def _mark(self, number: int, recurs: Flags) -> None:
        """Say of the values of one range which of them occur again."""
        parts = [self._range(block, int(block.bounds[number]), int(block.bounds[number + 1])) for block in self._blocks]
        values = np.concatenate([part[0] for part in parts])
        order = np.argsort(values)
        values = values[order]
        is_same = values[1:] == values[:-1]
        again = np.zeros(len(values), np.bool_)
        again[1:] = is_same
        again[:-1] |= is_same
        recurs[np.concatenate([part[1] for part in parts])[order[again]]] = True

    def _range(self, block: _Block, begin: int, end: int) -> tuple[Uints, Ints]:
        """Return some values of a block, and their places among all."""
        values = np.frombuffer(self._read(block.offset + _VALUE_BYTES * begin, _VALUE_BYTES * (end - begin)), np.uint64)
        behind = block.offset + _VALUE_BYTES * block.count
        places = np.frombuffer(self._read(behind + _PLACE_BYTES * begin, _PLACE_BYTES * (end - begin)), np.int32)
        return values, places + np.int64(block.begin)

    def _in_order(self, block: _Block) -> Uints:
        values, places = self._range(block, 0, block.count)
        restored = np.empty_like(values)
        restored[places - block.begin] = values
        return restored

    def _read(self, offset: int, size: int) -> bytes:
        if self._file is None:
            return b""
        self._file.seek(offset)
        return self._file.read(size)


def _counts_before(flags: Flags, places: Ints) -> Ints:
    """Return how many flags are set before each of some rising places."""
    counts = np.zeros(len(places), np.int64)
    before = 0
    for begin, end in _steps(len(flags)):
        first, last = np.searchsorted(places, (begin, end), side="right")
        running = np.cumsum(flags[begin:end], dtype=np.int64)
        counts[first:last] = before + running[places[first:last] - begin - 1]
        before += int(running[-1])
    return counts


def _steps(count: int) -> Iterator[tuple[int, int]]:
    return ((begin, min(begin + _BLOCK, count)) for begin in range(0, count, _BLOCK))
