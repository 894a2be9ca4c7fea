"""What all ways to find close values among the distinct fingerprints of an index have in common."""

from typing import Protocol

from dupfinder.index.arrays import Fingerprints, Ints


class ValueSearch(Protocol):
    """Finds those among distinct values that are close to a fingerprint."""

    @property
    def size_bytes(self) -> int:
        """Return the memory taken besides the values."""

    def close(self, fingerprint: int, max_bits: int) -> set[int] | list[int]:
        """Return the values within `max_bits` bits of the fingerprint, each once."""

    def close_many(self, fingerprints: Fingerprints, max_bits: int) -> tuple[Ints, Fingerprints]:
        """Return for all close pairs, each once, which of the fingerprints it is, and the value."""

    def with_added(self, values: Fingerprints, added: Fingerprints) -> "ValueSearch":
        """Return such a search of `values`: those of now, and the `added` ones."""
