"""Many sketches, taken as they come; beyond what memory is for they lie on disk, by ranges of the hash."""

from array import array
from collections.abc import Iterator
from functools import partial

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.records import dataclass
from dupfinder.index.arrays import SCATTER, Check, Ints, blocks, never_stop
from dupfinder.index.packed import RunTasks, one_after_the_other
from dupfinder.index.scratch import ScratchFile, SharedFolder
from dupfinder.index.shingles.postings import MANY, Entries, Postings, SmallInts, joined, postings_of

Uints = NDArray[np.uint64]

_BLOCK = 1 << 20
"""Values that are held; 8 MB."""
_JOINED = 1 << 19
"""Of about so many values those that several sketches have are looked for at once."""
_MORE_ELSEWHERE = 8
"""Times as many are joined at once by other processes: to hand a task out takes as long as to join a tenth of them."""
_PARTS_ELSEWHERE = 16
"""So many parts at least, as far as they are worth it: what is one part alone this process joins."""
_RANGE_BITS = 8
_RANGES = 1 << _RANGE_BITS
_VALUE_BYTES, _NUMBER_BYTES = 8, 4


@dataclass(frozen=True, slots=True, kw_only=True)
class EntriesPart:
    """All entries of some ranges of the hash: a run of values in each block of a file, and one of their sketches."""

    file: ScratchFile
    places: Ints
    """Of each block: where its values are, where the numbers of their sketches are, and which of both are of the part.

    int64[blocks, 4]
    """

    def read(self) -> Entries:
        """Return them; `OSError` if they are no longer there."""
        values, numbers = [], []
        for of_values, of_numbers, begin, end in self.places.tolist():
            values.append(self.file.read(of_values, _VALUE_BYTES * begin, _VALUE_BYTES * (end - begin)))
            numbers.append(self.file.read(of_numbers, _NUMBER_BYTES * begin, _NUMBER_BYTES * (end - begin)))
        return Entries(
            values=np.frombuffer(b"".join(values), np.uint64), documents=np.frombuffer(b"".join(numbers), np.int32)
        )


class GatheredSketches:
    """Sketches, each value once in each of them; numbered as they are added."""

    def __init__(self, folder: str | None = None) -> None:
        """Take the folder for what is too much for memory; `None` for the system's."""
        self._folder = folder
        self._held = bytearray()
        self._lengths = array("q")
        self._file = ScratchFile(folder)
        self._blocks: list[tuple[int, int]] = []
        """Where the values of each lie, by ranges of the hash, and the numbers of their sketches."""
        self._bounds: list[Ints] = []
        """Where each range begins within each block, and the end of the last."""
        self._in_blocks = 0
        """How many sketches lie there."""

    def close(self) -> None:
        """Let go of all values; how many each sketch had is still known."""
        self._held = bytearray()
        self._blocks.clear()
        self._file.close()

    def add(self, values: Uints, sizes: Ints | None = None) -> None:
        """Add a sketch, or several of these sizes, one behind the other; `OSError` if there is no room on the disk."""
        self._lengths.extend((len(values),) if sizes is None else sizes.tolist())
        self._held += values.tobytes()
        if len(self._held) >= _VALUE_BYTES * _BLOCK:
            self._spill()

    @property
    def sizes(self) -> Ints:
        """Return how many values each sketch has: int64[n]."""
        return np.frombuffer(self._lengths, np.int64) if self._lengths else np.zeros(0, np.int64)

    def postings(
        self,
        *,
        most: int = MANY,
        with_values: bool = False,
        check: Check = never_stop,
        run: RunTasks = one_after_the_other,
    ) -> Postings:
        """Return which sketches have each value that several have, and no more than `most`, and let go of the sketches.

        Each task joins one part, so memory is for as many parts as are joined at once, and for what is returned.
        `OSError` as for `add`.
        """
        tasks = (partial(joined, part, most=most, with_values=with_values, check=check) for part in self.parts())
        made = postings_of(run(tasks), folder=self._folder, check=check)
        self.close()
        return made

    def entries(self) -> Iterator[Entries]:
        """Yield all values and the number of the sketch of each, rising; equal values are together in one part."""
        return (part.read() for part in self.parts())

    def parts(self) -> Iterator[Entries | EntriesPart]:
        """Yield parts with all of the entries; equal values are together in one."""
        if not self._blocks:
            values, numbers = self._held_entries()
            yield Entries(values=values, documents=numbers)
            return
        self._spill()
        bounds = np.stack(self._bounds)
        limit = _JOINED
        if isinstance(self._folder, SharedFolder):
            limit = min(_MORE_ELSEWHERE * _JOINED, max(_JOINED, int(self.sizes.sum()) // _PARTS_ELSEWHERE))
        for part in blocks(np.diff(bounds, axis=1).sum(axis=0), limit=limit):
            ends = bounds[:, [part.start, part.stop]]
            yield EntriesPart(file=self._file, places=np.concatenate((np.array(self._blocks), ends), axis=1))

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
        self._blocks.append((self._file.add(values[order].tobytes()), self._file.add(numbers[order].tobytes())))
        self._bounds.append(np.concatenate(([0], np.cumsum(np.bincount(ranges, minlength=_RANGES)))))
        self._in_blocks = len(self._lengths)
        self._held = bytearray()
