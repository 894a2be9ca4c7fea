"""Values close to a query: what every way to find them offers, and the way that looks at every value."""

from collections.abc import Iterator
from typing import Protocol

import numpy as np

from dupfinder.index.arrays import Fingerprints, Flags, Ints

_BLOCK_ITEMS = 32_768
"""So many differences and counts stay in a second-level cache."""
_TILE_COLUMNS = 4096


class ValueSearch(Protocol):
    """Finds those among distinct values that are close to a fingerprint."""

    def close(self, fingerprint: int, max_bits: int) -> set[int] | list[int]:
        """Return the values within `max_bits` bits of the fingerprint, each once."""

    def close_many(self, fingerprints: Fingerprints, max_bits: int) -> tuple[Ints, Fingerprints]:
        """Return for all close pairs, each once, which of the fingerprints it is, and the value."""

    def with_added(self, values: Fingerprints, added: Fingerprints) -> "ValueSearch":
        """Return such a search of `values`: those of now, and the `added` ones."""


def close_places(values: Fingerprints, fingerprint: int, *, max_bits: int) -> Ints:
    """Return where in `values` (uint64[n]) those stand that differ from the fingerprint in at most `max_bits` bits."""
    query = np.uint64(fingerprint)
    if len(values) <= _BLOCK_ITEMS:
        is_close: Flags = np.bitwise_count(values ^ query) <= max_bits
        return is_close.nonzero()[0]
    return close_places_many(values, np.array([query]), max_bits=max_bits)[1]


def close_places_many(values: Fingerprints, fingerprints: Fingerprints, *, max_bits: int) -> tuple[Ints, Ints]:
    """Return all close pairs: which of the fingerprints (uint64[q]), and where in `values` (uint64[n])."""
    none = np.empty(0, dtype=np.int64)
    columns = _BLOCK_ITEMS if len(fingerprints) == 1 else _TILE_COLUMNS
    tiles = [(none, none), *_tiles(values, fingerprints, columns=columns, max_bits=max_bits)]
    queries, places = (np.concatenate(parts) for parts in zip(*tiles, strict=True))
    return queries, places


def _tiles(
    values: Fingerprints, fingerprints: Fingerprints, *, columns: int, max_bits: int
) -> Iterator[tuple[Ints, Ints]]:
    """Yield the close pairs of one tile after the other, compared in memory that is used again and again."""
    rows = _BLOCK_ITEMS // columns
    differences = np.empty((rows, columns), dtype=np.uint64)
    counts = np.empty((rows, columns), dtype=np.uint8)
    for left in range(0, len(values), columns):
        strip = values[left : left + columns]
        for top in range(0, len(fingerprints), rows):
            block = fingerprints[top : top + rows, np.newaxis]
            tile = np.s_[: len(block), : len(strip)]
            np.bitwise_xor(block, strip, out=differences[tile])
            np.bitwise_count(differences[tile], out=counts[tile])
            # Most tiles hold no close pair, and asking that first takes a fraction of the time of looking for it.
            if counts[tile].min() <= max_bits:
                row, column = (counts[tile] <= max_bits).nonzero()
                yield row + top, column + left


class AllValues:
    """Looks at every value: what is cheapest for few of them, or where many bits may differ."""

    def __init__(self, values: Fingerprints) -> None:
        self._values = values

    def close(self, fingerprint: int, max_bits: int) -> list[int]:
        """Return the values within `max_bits` bits of the fingerprint, each once."""
        found: list[int] = self._values[close_places(self._values, fingerprint, max_bits=max_bits)].tolist()
        return found

    def close_many(self, fingerprints: Fingerprints, max_bits: int) -> tuple[Ints, Fingerprints]:
        """Return for all close pairs, each once, which of the fingerprints it is, and the value."""
        queries, places = close_places_many(self._values, fingerprints, max_bits=max_bits)
        return queries, self._values[places]

    def with_added(self, values: Fingerprints, _added: Fingerprints) -> "AllValues":
        """Return the same search of `values`."""
        return AllValues(values)
