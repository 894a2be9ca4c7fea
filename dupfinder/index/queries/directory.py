"""Tables with direct-address directories: the quickest for queries one at a time.

The values of a table lie bucket after bucket; a bucket holds those whose masked bits leave one remainder when divided
by a prime number. So a directory is as long as the number of values asks for, however long the prefix is and however
little some of its bits tell.
"""

import math
from collections.abc import Callable, Collection, Sequence
from typing import Protocol

import numpy as np

from dupfinder.index.arrays import Fingerprints, Ints, Masks
from dupfinder.index.permutation import Permutation

_BLOCK_ITEMS = 32_768
"""So many differences and counts stay in a second-level cache."""


class ValueSearch(Protocol):
    """Finds those among distinct values that are close to a fingerprint."""

    def close(self, fingerprint: int, max_bits: int) -> set[int] | list[int]:
        """Return the values within `max_bits` bits of the fingerprint, each once."""

    def with_added(self, values: Fingerprints, added: Fingerprints) -> "ValueSearch":
        """Return such a search of `values`: those of now, and the `added` ones."""


def close_places(values: Fingerprints, fingerprint: int, *, max_bits: int) -> Ints:
    """Return where in `values` (uint64[n]) those stand that differ from the fingerprint in at most `max_bits` bits."""
    query = np.uint64(fingerprint)
    places = [
        (np.bitwise_count(values[begin : begin + _BLOCK_ITEMS] ^ query) <= max_bits).nonzero()[0] + begin
        for begin in range(0, max(1, len(values)), _BLOCK_ITEMS)
    ]
    return places[0] if len(places) == 1 else np.concatenate(places)


class AllValues:
    """Looks at every value: what is cheapest for few of them, or where many bits may differ."""

    def __init__(self, values: Fingerprints) -> None:
        self._values = values

    def close(self, fingerprint: int, max_bits: int) -> list[int]:
        """Return the values within `max_bits` bits of the fingerprint, each once."""
        found: list[int] = self._values[close_places(self._values, fingerprint, max_bits=max_bits)].tolist()
        return found

    def with_added(self, values: Fingerprints, _added: Fingerprints) -> "AllValues":
        """Return the same search of `values`."""
        return AllValues(values)


_HEAVY_ITEMS = 32
"""From so many candidates on, comparing them in an array takes less time than one by one."""
_NESTED_ITEMS = 8192
_UNUSUAL = 8
"""Longer buckets are searched by tables of their own if they are this many times as long as usual."""

Nest = Callable[[Fingerprints], ValueSearch]


class DirectoryTables:
    """Some tables over the same values, laid end to end."""

    def __init__(
        self,
        tables: Sequence[Permutation],
        *,
        entries: Fingerprints,
        begins: Ints,
        nest: Nest | None,
    ) -> None:
        """Hold finished tables; `directory_tables` builds them.

        `entries` (uint64[tables, values]) are the values bucket after bucket; `begins` (int64[tables, buckets]) is
        where in its table each bucket begins; there is a prime number of buckets.
        """
        self._tables = tuple(tables)
        self._buckets = begins.shape[1]
        self._entries: Fingerprints = entries.ravel()
        self._begins = np.empty(begins.size + 1, dtype=np.min_scalar_type(entries.size))
        firsts = np.arange(len(tables))[:, np.newaxis] * entries.shape[1]
        np.add(begins, firsts, out=self._begins[:-1].reshape(begins.shape), casting="unsafe")
        self._begins[-1] = entries.size
        self._entries_view, self._begins_view = self._entries.data, self._begins.data
        self._masks: Masks = np.array([table.mask for table in tables], dtype=np.uint64)
        self._firsts = np.arange(len(tables)) * self._buckets
        self._probes = list(zip(self._masks.tolist(), self._firsts.tolist(), strict=True))
        self._nest = nest
        self._nested = {} if nest is None else {bucket: nest(np.sort(self._in(bucket))) for bucket in self._unusual()}

    def with_added(self, values: Fingerprints, added: Fingerprints) -> "DirectoryTables":
        """Return the tables over `values`, which are those of now and the `added` ones; quicker than building anew."""
        old = self._entries.reshape(len(self._tables), -1)
        entries = np.empty((len(old), len(values)), dtype=np.uint64)
        begins = self._begins[:-1].reshape(len(old), -1) - np.arange(len(old))[:, np.newaxis] * old.shape[1]
        for table, mask in enumerate(self._masks):
            buckets = _buckets(added, mask, self._buckets)
            order = np.argsort(buckets)
            ends = np.append(begins[table, 1:], old.shape[1])
            entries[table] = np.insert(old[table], ends[buckets[order]], added[order])
            counts = np.bincount(buckets, minlength=self._buckets)
            begins[table] += np.cumsum(counts) - counts
        return DirectoryTables(self._tables, entries=entries, begins=begins, nest=self._nest)

    def close(self, fingerprint: int, max_bits: int) -> set[int]:
        """Return the values within `max_bits` bits of the fingerprint."""
        found: set[int] = set()
        begins, entries = self._begins_view, self._entries_view
        buckets = self._buckets
        for mask, first in self._probes:
            # One division costs less than the shifts that would gather a prefix from its runs.
            bucket = first + (fingerprint & mask) % buckets
            place = begins[bucket]
            end = begins[bucket + 1]
            if place == end:
                continue
            if end - place > _HEAVY_ITEMS:
                found.update(self._close_in_bucket(bucket, fingerprint, max_bits=max_bits))
                continue
            while place < end:
                value = entries[place]
                if (value ^ fingerprint).bit_count() <= max_bits:
                    found.add(value)
                place += 1
        return found

    def _unusual(self) -> list[int]:
        lengths = np.diff(self._begins)
        usual_items = len(self._entries) / max(1, int(np.count_nonzero(lengths)))
        unusual: list[int] = np.flatnonzero(lengths > max(_NESTED_ITEMS, _UNUSUAL * usual_items)).tolist()
        return unusual

    def _close_in_bucket(self, bucket: int, fingerprint: int, *, max_bits: int) -> Collection[int]:
        nested = self._nested.get(bucket)
        if nested is not None:
            return nested.close(fingerprint, max_bits)
        candidates = self._in(bucket)
        found: list[int] = candidates[close_places(candidates, fingerprint, max_bits=max_bits)].tolist()
        return found

    def _in(self, bucket: int) -> Fingerprints:
        return self._entries[self._begins_view[bucket] : self._begins_view[bucket + 1]]


def _buckets(fingerprints: Fingerprints, masks: Masks | np.uint64, buckets: int) -> Ints:
    remainders = (fingerprints & masks) % np.uint64(buckets)
    return remainders.view(np.int64)


def directory_tables(
    values: Fingerprints,
    tables: Sequence[Permutation],
    *,
    least_buckets: int,
    nest: Nest | None = None,
) -> DirectoryTables:
    """Return the tables over distinct values, sorted, each with `least_buckets` or a few more.

    `nest` returns a search of the distinct, sorted values of one bucket: where a ball of fingerprints has many bits
    in common, all of it lies in one bucket of some tables, and other bits must tell them apart.
    """
    entries = np.empty((len(tables), len(values)), dtype=np.uint64)
    count = prime_from(least_buckets)
    begins = np.empty((len(tables), count), dtype=np.int64)
    for row, table in enumerate(tables):
        buckets = _buckets(values, np.uint64(table.mask), count)
        order = np.argsort(buckets)
        entries[row] = values[order]
        counts = np.bincount(buckets, minlength=count)
        np.subtract(np.cumsum(counts), counts, out=begins[row])
    return DirectoryTables(tables, entries=entries, begins=begins, nest=nest)


def prime_from(number: int) -> int:
    """Return the least prime number that is at least so large."""
    number = max(2, number)
    while any(number % divisor == 0 for divisor in range(2, math.isqrt(number) + 1)):
        number += 1
    return number
