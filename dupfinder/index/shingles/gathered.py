"""Many sketches, taken as they come; beyond what memory is for they lie on disk, by ranges of the hash."""

import io
from array import array
from collections.abc import Iterator
from typing import IO

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.records import dataclass
from dupfinder.index.arrays import Check, Ints, blocks, never_stop
from dupfinder.index.scratch import scratch_file, write_all
from dupfinder.index.shingles.postings import MANY, SCATTER, Entries, Postings, SmallInts, postings_of

Uints = NDArray[np.uint64]

_BLOCK = 1 << 20
"""Values that are held; 8 MB."""
_JOINED = 1 << 19
"""Of about so many values those that several sketches have are looked for at once."""
_MOST_WITHOUT_ROOM_BYTES = 1 << 28
"""So much of it stays in memory where the disk is full: a scan of 200,000 letters does without."""
_RANGE_BITS = 8
_RANGES = 1 << _RANGE_BITS
_VALUE_BYTES, _NUMBER_BYTES = 8, 4


@dataclass(frozen=True, slots=True, kw_only=True)
class _Block:
    """Some values in a file: those of each range of the hash together, and then the number of the sketch of each."""

    file: IO[bytes]
    offset: int
    bounds: Ints
    """Where each range begins within the block, and the end of the last."""


class GatheredSketches:
    """Sketches, each value once in each of them; numbered as they are added."""

    def __init__(self, folder: str | None = None) -> None:
        """Take the folder for what is too much for memory; `None` for the system's."""
        self._folder = folder
        self._held = bytearray()
        self._lengths = array("q")
        self._file: IO[bytes] | None = None
        self._end = 0
        """Of the file."""
        self._without_room = 0
        """Bytes that stay in memory."""
        self._blocks: list[_Block] = []
        self._in_blocks = 0
        """How many sketches lie there."""

    def close(self) -> None:
        """Let go of all values; how many each sketch had is still known."""
        self._held = bytearray()
        self._blocks.clear()
        if self._file is not None:
            self._file.close()

    def add(self, numbers: Uints) -> None:
        """Add a sketch; `OSError` if there is no room for it on the disk."""
        self._lengths.append(len(numbers))
        self._held += numbers.tobytes()
        if len(self._held) >= _VALUE_BYTES * _BLOCK:
            self._spill()

    @property
    def sizes(self) -> Ints:
        """Return how many values each sketch has: int64[n]."""
        return np.frombuffer(self._lengths, np.int64) if self._lengths else np.zeros(0, np.int64)

    def postings(self, *, most: int = MANY, with_values: bool = False, check: Check = never_stop) -> Postings:
        """Return which sketches have each value that several have, and no more than `most`, and let go of the sketches.

        One range of the hash is joined after the other, so memory is for one of them, and for what is returned.
        `OSError` as for `add`.
        """
        made = postings_of(self.entries(), most=most, with_values=with_values, folder=self._folder, check=check)
        self.close()
        return made

    def entries(self) -> Iterator[Entries]:
        """Yield all values and the number of the sketch of each, rising; equal values are together in one part."""
        if not self._blocks:
            values, numbers = self._held_entries()
            yield Entries(values=values, documents=numbers)
            return
        self._spill()
        bounds = np.stack([block.bounds for block in self._blocks])
        for part in blocks(np.diff(bounds, axis=1).sum(axis=0), limit=_JOINED):
            read = [
                self._read(block, int(block.bounds[part.start]), int(block.bounds[part.stop])) for block in self._blocks
            ]
            values, numbers = (np.concatenate(each) for each in zip(*read, strict=True))
            yield Entries(values=values, documents=numbers)

    def _held_entries(self) -> tuple[Uints, SmallInts]:
        sizes = self.sizes[self._in_blocks :]
        numbers = np.arange(self._in_blocks, self._in_blocks + len(sizes), dtype=np.int32)
        return np.frombuffer(self._held, np.uint64), np.repeat(numbers, sizes)

    def _spill(self) -> None:
        values, numbers = self._held_entries()
        if not len(values):
            return
        scattered = values * SCATTER
        scattered >>= np.uint64(64 - _RANGE_BITS)
        ranges = scattered.astype(np.uint8)
        del scattered
        order = np.argsort(ranges, kind="stable")
        file, offset = self._written(values[order].tobytes() + numbers[order].tobytes())
        bounds = np.concatenate(([0], np.cumsum(np.bincount(ranges, minlength=_RANGES))))
        self._blocks.append(_Block(file=file, offset=offset, bounds=bounds))
        self._in_blocks = len(self._lengths)
        self._held = bytearray()

    def _written(self, data: bytes) -> tuple[IO[bytes], int]:
        """Return the file that holds these bytes now, and where."""
        try:
            if self._file is None:
                self._file = scratch_file(self._folder)
            self._file.seek(self._end)
            write_all(self._file, memoryview(data))
        except OSError:
            self._without_room += len(data)
            if self._without_room > _MOST_WITHOUT_ROOM_BYTES:
                raise
            return io.BytesIO(data), 0
        self._end += len(data)
        return self._file, self._end - len(data)

    def _read(self, block: _Block, begin: int, end: int) -> tuple[Uints, SmallInts]:
        """Return some values of a block, and the numbers of their sketches."""
        behind = block.offset + _VALUE_BYTES * int(block.bounds[-1])
        values = _bytes_at(block.file, block.offset + _VALUE_BYTES * begin, _VALUE_BYTES * (end - begin))
        numbers = _bytes_at(block.file, behind + _NUMBER_BYTES * begin, _NUMBER_BYTES * (end - begin))
        return np.frombuffer(values, np.uint64), np.frombuffer(numbers, np.int32)


def _bytes_at(file: IO[bytes], offset: int, size: int) -> bytes:
    file.seek(offset)
    return file.read(size)
