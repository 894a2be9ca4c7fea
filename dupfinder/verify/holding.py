"""The passages of the documents used last."""

from collections import OrderedDict
from collections.abc import Callable

from dupfinder.verify.numbering import UintArray

HELD_BYTES = 32 << 20
"""Documents whose passages are kept at hand; the rest are fetched again, so memory does not grow with their number."""


class HeldPassages:
    """The passages of documents, fetched when they are asked for and kept within a budget of bytes."""

    def __init__(self, passages_of: Callable[[int], UintArray]) -> None:
        self._passages_of = passages_of
        self._held: OrderedDict[int, UintArray] = OrderedDict()
        self._bytes = 0

    def get(self, number: int) -> UintArray:
        """Return the passages of a document."""
        passages = self._held.get(number)
        if passages is not None:
            self._held.move_to_end(number)
            return passages
        passages = self._held[number] = self._passages_of(number)
        self._bytes += passages.nbytes
        while self._bytes > HELD_BYTES:
            _, oldest = self._held.popitem(last=False)
            self._bytes -= oldest.nbytes
        return passages
