"""A set of passages that can be asked for many passages at once."""

import numpy as np
from numpy.typing import NDArray

UintArray = NDArray[np.uint64]


class PassageTable:
    """The passages of one document, in order, and a direct-address table over them.

    Asking costs one look-up and one comparison a passage, some ten times less than binary search. A passage that
    lost its slot to another is found in a small sorted overflow, so the answer is exact.
    """

    def __init__(self, passages: UintArray) -> None:
        self.passages = passages
        size = 1 << max(4, (4 * len(passages)).bit_length())
        self._mask = np.uint64(size - 1)
        slots = passages & self._mask
        self._slots = np.zeros(size, np.int32)
        self._slots[slots] = np.arange(len(passages), dtype=np.int32)
        lost = passages[self._slots[slots]] != passages
        self._overflow = np.unique(passages[lost])

    @property
    def size_bytes(self) -> int:
        """Return about how much memory the table takes."""
        return self.passages.nbytes + self._slots.nbytes + self._overflow.nbytes

    def contains(self, asked: UintArray) -> NDArray[np.bool_]:
        """Return for each asked passage whether the document has it: bool[asked]."""
        if not len(self.passages):
            return np.zeros(len(asked), np.bool_)
        found: NDArray[np.bool_] = self.passages[self._slots[asked & self._mask]] == asked
        if len(self._overflow):
            missing = np.flatnonzero(~found)
            rest = asked[missing]
            places = np.minimum(np.searchsorted(self._overflow, rest), len(self._overflow) - 1)
            found[missing] = self._overflow[places] == rest
        return found
