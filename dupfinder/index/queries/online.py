"""Indexes of fingerprints of 64 and of 128 bits, which documents are added to and removed from."""

import itertools
import math
from bisect import bisect_left
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.records import dataclass
from dupfinder.index.arrays import Fingerprints, Flags, Ints, Masks, begins_of_runs
from dupfinder.index.pairs.covering import covering_tables
from dupfinder.index.pairs.planner import sample
from dupfinder.index.pairs.skew import Telling, telling_of
from dupfinder.index.permutation import WIDTH_BITS, Permutation, prefix_lengths

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
    """Some tables over the same values, laid end to end: the quickest for queries one at a time.

    The values of a table lie bucket after bucket; a bucket holds those whose masked bits leave one remainder when
    divided by a prime number. So a directory is as long as the number of values asks for, however long the prefix is
    and however little some of its bits tell.
    """

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


# Microseconds of one query on one core; only their proportions matter.
_PASS_COST = 6.0
_VALUE_COST = 0.0015
_PROBE_COST = 0.5
_CANDIDATE_COST = 0.15
"""Comparing one candidate by itself; in an array it costs as much as any value."""
_WORTHWHILE = 0.5
"""Tables take memory: they must cut the cost to this share."""

_ENTRY_BYTES = 8
_BUCKET_BYTES = 4
_BYTES_EACH = 320
"""Enough for the tables of six bits and a million fingerprints."""
_BUCKETS_PER_VALUE = (1, 2)
"""More buckets hold fewer values that do not share the prefix."""
_BUCKETS_PER_PREFIX = 2
"""So many buckets for each possible prefix keep most of them apart, although it is by remainders."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QueryPlan:
    """How queries among some distinct fingerprints are answered, and what one is expected to cost."""

    max_bits: int
    values: int
    cost_us: float
    candidates: float
    """Fingerprints of which the bits are counted for one query."""
    tables: tuple[Permutation, ...] = ()
    """None if all fingerprints are compared."""
    buckets: int = 0
    """Of each table's directory, or a few more."""
    size_bytes: float = 0

    def explain(self) -> str:
        """Return one or two lines that say how queries are answered, and why."""
        among = f"among {self.values:,} distinct fingerprints, within {self.max_bits} bits"
        cost = f"about {self.cost_us:,.1f} microseconds a query expected"
        if not self.tables:
            return f"All are compared, {among}: {cost}; no tables that may be used would halve that."
        return (
            f"{len(self.tables)} permuted tables with prefixes of {prefix_lengths(self.tables)} bits, {among}.\n"
            f"{self.candidates:,.1f} candidates and {cost}, {self.size_bytes / max(1, self.values):,.0f} bytes a "
            "fingerprint."
        )

    def search(self, values: Fingerprints) -> ValueSearch:
        """Return a search of `values` (distinct, rising) according to the plan."""
        if not self.tables:
            return AllValues(values)
        nest = partial(_nested, max_bits=self.max_bits)
        return directory_tables(values, self.tables, least_buckets=self.buckets, nest=nest)


def plan_queries(values: Fingerprints, *, max_bits: int) -> QueryPlan:
    """Return the plan that is expected to answer single queries soonest.

    `values` (uint64[n]) are distinct; a sample of them tells which bits say little. Tables may take at most
    `_BYTES_EACH` bytes for each value.
    """
    told = telling_of(sample(values))
    cost_us = _PASS_COST + _VALUE_COST * len(values)
    best = QueryPlan(max_bits=max_bits, values=len(values), cost_us=cost_us, candidates=len(values))
    for tables, per_value in itertools.product(covering_tables(max_bits), _BUCKETS_PER_VALUE):
        plan = _with_tables(len(values), told, tables, max_bits=max_bits, per_value=per_value)
        limit_us = best.cost_us if best.tables else best.cost_us * _WORTHWHILE
        if plan.size_bytes <= _BYTES_EACH * len(values) and plan.cost_us < limit_us:
            best = plan
    return best


def _with_tables(
    values: int, told: Telling, tables: Sequence[Permutation], *, max_bits: int, per_value: int
) -> QueryPlan:
    longest = max(table.prefix_bits for table in tables)
    buckets = max(1, min(per_value * values, _BUCKETS_PER_PREFIX << longest))
    each = [
        values / buckets + values * 2.0 ** -sum(float(told[run.low : run.low + run.width].sum()) for run in table.runs)
        for table in tables
    ]
    cost_us = sum(_PROBE_COST + min(count * _CANDIDATE_COST, _PASS_COST + count * _VALUE_COST) for count in each)
    return QueryPlan(
        max_bits=max_bits,
        values=values,
        cost_us=cost_us,
        candidates=sum(each),
        tables=tuple(tables),
        buckets=buckets,
        size_bytes=len(tables) * (_ENTRY_BYTES * values + _BUCKET_BYTES * buckets),
    )


def _nested(values: Fingerprints, *, max_bits: int) -> ValueSearch:
    """Return a search of the values of one bucket, by bits that tell these apart."""
    plan = plan_queries(values, max_bits=max_bits)
    if not plan.tables:
        return AllValues(values)
    return directory_tables(values, plan.tables, least_buckets=plan.buckets)


Places = NDArray[np.uint32]

_FIRST_ROOM = 64
_VALUES_PER_TOP_BITS = 3
"""The first bits are so many that 2**3 to 2**4 values, if they are even, begin with the same ones."""


class Owners:
    """Numbers and their fingerprints, each distinct fingerprint once. Only `is_there` ever changes."""

    def __init__(
        self, *, numbers: Ints, fingerprints: Fingerprints, values: Fingerprints, begins: Places, ranks: Places
    ) -> None:
        """Hold `numbers` (int64[n], rising), their `fingerprints` (uint64[n]), and which of these there are.

        These are `values` (uint64[d], rising). `ranks` (uint32[n]) are the places in `numbers` of who has them, value
        after value; `begins` (uint32[d + 1]) says where those of each value begin.
        """
        self.numbers = numbers
        self.fingerprints = fingerprints
        self.values = values
        self.begins = begins
        self.ranks = ranks
        self.is_there = np.ones(len(numbers), dtype=np.bool_)
        """Which of the numbers have not been removed."""
        # The first bits of a value say between which places it stands; only the rest is left to be searched for.
        self._rest_bits = WIDTH_BITS - max(1, len(values).bit_length() - _VALUES_PER_TOP_BITS)
        counts = np.bincount(
            (values >> np.uint64(self._rest_bits)).view(np.int64), minlength=1 << (WIDTH_BITS - self._rest_bits)
        )
        self._ends = np.append(0, np.cumsum(counts)).astype(np.uint32)
        self._values_view, self._begins_view, self._ends_view = values.data, begins.data, self._ends.data
        self._ranks_view, self._numbers_view, self._is_there_view = ranks.data, numbers.data, self.is_there.data

    def places_of(self, numbers: Ints) -> tuple[Ints, Flags]:
        """Return where these numbers stand, and which of them are there at all."""
        places = np.searchsorted(self.numbers, numbers)
        if not len(self.numbers):
            return places, np.zeros(len(numbers), dtype=np.bool_)
        clipped = np.minimum(places, len(self.numbers) - 1)
        return clipped, (self.numbers[clipped] == numbers) & self.is_there[clipped]

    def of_value(self, value: int) -> list[int]:
        """Return the numbers that have this fingerprint, which somebody has or had."""
        top = value >> self._rest_bits
        place = bisect_left(self._values_view, value, self._ends_view[top], self._ends_view[top + 1])
        begin, end = self._begins_view[place], self._begins_view[place + 1]
        if end == begin + 1:
            rank = self._ranks_view[begin]
            return [self._numbers_view[rank]] if self._is_there_view[rank] else []
        ranks = self.ranks[begin:end]
        found: list[int] = self.numbers[ranks[self.is_there[ranks]]].tolist()
        return found


def no_owners() -> Owners:
    """Return owners of nothing."""
    none = np.empty(0, dtype=np.int64)
    return _owners(none, np.empty(0, dtype=np.uint64), none)


def merged(owners: Owners, numbers: Ints, fingerprints: Fingerprints) -> Owners:
    """Return the owners that have not been removed, and others besides, whose numbers are in any order.

    Few numbers are added to many in a time that grows with these like copying: numpy's stable sort takes runs that are
    in order already as they are.
    """
    there = owners.is_there
    all_numbers = np.concatenate((owners.numbers[there], numbers))
    all_fingerprints = np.concatenate((owners.fingerprints[there], fingerprints))
    by_number = np.argsort(all_numbers, kind="stable")
    rank_of = np.empty_like(by_number)
    rank_of[by_number] = np.arange(len(by_number))
    old = (np.cumsum(there) - 1)[owners.ranks[there[owners.ranks]]]
    by_value = np.concatenate((old, np.argsort(fingerprints) + len(old)))
    order = by_value[np.argsort(all_fingerprints[by_value], kind="stable")]
    return _owners(all_numbers[by_number], all_fingerprints[by_number], rank_of[order])


def _owners(numbers: Ints, fingerprints: Fingerprints, ranks: Ints) -> Owners:
    in_order = fingerprints[ranks]
    begins = begins_of_runs(in_order)
    return Owners(
        numbers=numbers,
        fingerprints=fingerprints,
        values=in_order[begins],
        begins=np.append(begins, len(in_order)).astype(np.uint32),
        ranks=ranks.astype(np.uint32),
    )


class Newcomers:
    """Numbers and their fingerprints in no order; every query looks at all of them."""

    def __init__(self) -> None:
        self._places: dict[int, int] = {}
        self._numbers = np.empty(_FIRST_ROOM, dtype=np.int64)
        self._fingerprints = np.empty(_FIRST_ROOM, dtype=np.uint64)

    def __len__(self) -> int:
        return len(self._places)

    def __contains__(self, number: int) -> bool:
        return number in self._places

    @property
    def numbers(self) -> Ints:
        """Return the numbers; a view, valid until something is added or removed."""
        return self._numbers[: len(self)]

    @property
    def fingerprints(self) -> Fingerprints:
        """Return the fingerprint of each of the numbers; a view, as well."""
        return self._fingerprints[: len(self)]

    def fingerprint_of(self, number: int) -> int:
        """Return the fingerprint of a number. Raises `KeyError` if it is not there."""
        return int(self._fingerprints[self._places[number]])

    def add(self, numbers: Ints, fingerprints: Fingerprints) -> None:
        """Add numbers that are not there yet."""
        begin, end = len(self), len(self) + len(numbers)
        if end > len(self._numbers):
            # Doubling makes many additions cost as much as one of all.
            self._numbers = np.resize(self._numbers, 2 * end)
            self._fingerprints = np.resize(self._fingerprints, 2 * end)
        self._numbers[begin:end], self._fingerprints[begin:end] = numbers, fingerprints
        self._places.update(zip(numbers.tolist(), range(begin, end), strict=True))

    def remove(self, number: int) -> None:
        """Remove a number that is there; the last one takes its place."""
        place, last = self._places.pop(number), len(self)
        if place != last:
            self._numbers[place], self._fingerprints[place] = self._numbers[last], self._fingerprints[last]
            self._places[int(self._numbers[place])] = place


_LARGEST = (1 << WIDTH_BITS) - 1
_LEAST_NEW = 1024
_NEW_PER_ROOT = 8
"""A merge takes as long as looking at some 130 newcomers for each fingerprint of the main part. With two queries for
each document that is added, their sum is least if up to sqrt(130 / 2 * fingerprints) newcomers wait for a merge."""
_MOST_REMOVED = 0.25
"""A merge is due when so large a share of the main part is removed."""
_NEW_PLAN_FACTOR = 2
"""The plan is thought over when the main part has grown or shrunk by this."""

_HALF_MASK = (1 << WIDTH_BITS) - 1


class FingerprintIndex:
    """Finds the fingerprints within `max_bits` bits of one, or of each of many; none is missed.

    Manku, Jain & Das Sarma 2007, section 3. The main part is sorted, and folded: equal fingerprints are one value. What
    is added first joins a small part that every query looks at whole; when that has grown, it is merged into the main
    part. What is removed is marked until the next merge. One index is not for several threads at once.
    """

    def __init__(self, *, max_bits: int) -> None:
        """Make an empty index for queries within `max_bits` bits (0-64).

        Which tables there are, or whether all fingerprints are compared instead, is chosen by their number.
        """
        if not 0 <= max_bits <= WIDTH_BITS:
            raise ValueError(f"Fingerprints differ in 0 to {WIDTH_BITS} bits, not in {max_bits}.")
        self._max_bits = max_bits
        self._newcomers = Newcomers()
        self._owners = no_owners()
        self._removed = 0
        self._plan = plan_queries(self._owners.values, max_bits=max_bits)
        self._search = self._plan.search(self._owners.values)

    def __len__(self) -> int:
        return len(self._owners.numbers) - self._removed + len(self._newcomers)

    def explain(self) -> str:
        """Return some lines that say how queries are answered, and why like that."""
        return (
            f"{self._plan.explain()}\n{len(self._newcomers):,} newcomers, all compared; {self._removed:,} removed, "
            "dropped at the next merge."
        )

    def add(self, numbers: Ints, fingerprints: Fingerprints) -> None:
        """Add the fingerprint `fingerprints[i]` (uint64[n]) under `numbers[i]` (int64[n]), for each i.

        Raises `ValueError`, and adds nothing, if a number is there already or comes twice.
        """
        _check_fingerprints(fingerprints)
        if numbers.dtype != np.int64 or numbers.shape != fingerprints.shape:
            raise ValueError("There must be as many numbers (int64) as fingerprints.")
        self._check_new(numbers)
        if len(self._newcomers) + len(numbers) <= self._most_newcomers():
            self._newcomers.add(numbers, fingerprints)
        else:
            self._merge(numbers, fingerprints)

    def remove(self, numbers: Ints) -> None:
        """Remove these numbers (int64[n]). Raises `KeyError`, and removes nothing, if one is not there."""
        in_main, is_in_main = self._owners.places_of(numbers)
        others = numbers[~is_in_main].tolist()
        missing = [number for number in others if number not in self._newcomers]
        if missing or len(set(numbers.tolist())) < len(numbers):
            raise KeyError(missing[0] if missing else "A number comes twice.")
        for number in others:
            self._newcomers.remove(number)
        self._owners.is_there[in_main[is_in_main]] = False
        self._removed += int(np.count_nonzero(is_in_main))
        if self._removed > _MOST_REMOVED * len(self._owners.numbers):
            self.merge()

    def fingerprints_of(self, numbers: Ints) -> Fingerprints:
        """Return the fingerprint of each of these numbers (int64[n]). Raises `KeyError` if one is not there."""
        places, is_in_main = self._owners.places_of(numbers)
        found = np.empty(len(numbers), dtype=np.uint64)
        found[is_in_main] = self._owners.fingerprints[places[is_in_main]]
        for place in np.flatnonzero(~is_in_main).tolist():
            found[place] = self._newcomers.fingerprint_of(int(numbers[place]))
        return found

    def query(self, fingerprint: int) -> list[tuple[int, int]]:
        """Return the number and the Hamming distance of each close fingerprint, by distance and then by number.

        Raises `ValueError` if the fingerprint has more than 64 bits.
        """
        if not 0 <= fingerprint <= _LARGEST:
            raise ValueError(f"A fingerprint is a number of {WIDTH_BITS} bits.")
        found = []
        for value in self._search.close(fingerprint, self._max_bits):
            bits = (value ^ fingerprint).bit_count()
            for number in self._owners.of_value(value):
                found.append((bits, number))  # noqa: PERF401 - mostly it is one, or none
        if self._newcomers:
            places = close_places(self._newcomers.fingerprints, fingerprint, max_bits=self._max_bits)
            numbers, values = self._newcomers.numbers[places].tolist(), self._newcomers.fingerprints[places].tolist()
            found += [
                ((value ^ fingerprint).bit_count(), number) for number, value in zip(numbers, values, strict=True)
            ]
        if len(found) > 1:
            found.sort()
        return [(number, bits) for bits, number in found]

    def merge(self) -> None:
        """Merge what was added into the main part and drop what was removed; that also happens by itself."""
        if self._removed or len(self._newcomers):
            self._merge(np.empty(0, dtype=np.int64), np.empty(0, dtype=np.uint64))

    def _merge(self, numbers: Ints, fingerprints: Fingerprints) -> None:
        numbers = np.concatenate((self._newcomers.numbers, numbers))
        fingerprints = np.concatenate((self._newcomers.fingerprints, fingerprints))
        owners = merged(self._owners, numbers, fingerprints)
        added = np.unique(fingerprints)
        added = added[~_contained(added, self._owners.values)]
        is_only_grown = len(owners.values) == len(self._owners.values) + len(added)
        sizes = sorted((len(owners.values), self._plan.values))
        if is_only_grown and sizes[1] < _NEW_PLAN_FACTOR * sizes[0]:
            self._search = self._search.with_added(owners.values, added)
        else:
            self._plan = plan_queries(owners.values, max_bits=self._max_bits)
            self._search = self._plan.search(owners.values)
        self._owners, self._removed, self._newcomers = owners, 0, Newcomers()

    def _most_newcomers(self) -> int:
        return max(_LEAST_NEW, _NEW_PER_ROOT * math.isqrt(len(self._owners.numbers)))

    def _check_new(self, numbers: Ints) -> None:
        in_order = np.sort(numbers)
        if (in_order[1:] == in_order[:-1]).any():
            raise ValueError("A number comes twice.")
        _, is_there = self._owners.places_of(numbers)
        known = numbers[is_there].tolist()
        if len(self._newcomers):
            known += [number for number in numbers.tolist() if number in self._newcomers]
        if known:
            raise ValueError(f"The number {known[0]} is there already.")


def _check_fingerprints(fingerprints: Fingerprints) -> None:
    if fingerprints.ndim != 1 or fingerprints.dtype != np.uint64:
        raise ValueError("Fingerprints are a one-dimensional array of uint64.")


def _contained(values: Fingerprints, among: Fingerprints) -> Flags:
    """Return which of the values are among others, which rise."""
    if not len(among):
        return np.zeros(len(values), dtype=np.bool_)
    is_there: Flags = among.take(np.searchsorted(among, values), mode="clip") == values
    return is_there


class WideFingerprintIndex:
    """Finds the fingerprints of 128 bits within `max_bits` bits of one; none is missed.

    Whoever differs in at most k bits differs in at most k // 2 in one of the halves: that half finds it, and the other
    one decides. Where many share a half but not the other, all of those are looked at. See `FingerprintIndex`.
    """

    def __init__(self, *, max_bits: int) -> None:
        """Make an empty index for queries within `max_bits` bits (0-128)."""
        if not 0 <= max_bits <= 2 * WIDTH_BITS:
            raise ValueError(f"Fingerprints differ in 0 to {2 * WIDTH_BITS} bits, not in {max_bits}.")
        self._max_bits = max_bits
        self._high, self._low = (FingerprintIndex(max_bits=max_bits // 2) for _ in range(2))

    def __len__(self) -> int:
        return len(self._high)

    def explain(self) -> str:
        """Return some lines that say how queries are answered, and why like that."""
        return f"High halves: {self._high.explain()}\nLow halves: {self._low.explain()}"

    def add(self, numbers: Ints, fingerprints: Fingerprints) -> None:
        """Add the fingerprint `fingerprints[i]` (uint64[n, 2]: high, low) under `numbers[i]` (int64[n]), for each i.

        Raises `ValueError`, and adds nothing, if a number is there already or comes twice.
        """
        high, low = _halves(fingerprints)
        # The halves hold the same numbers: what the one takes, the other takes as well.
        self._high.add(numbers, high)
        self._low.add(numbers, low)

    def remove(self, numbers: Ints) -> None:
        """Remove these numbers (int64[n]). Raises `KeyError`, and removes nothing, if one is not there."""
        self._high.remove(numbers)
        self._low.remove(numbers)

    def query(self, fingerprint: int) -> list[tuple[int, int]]:
        """Return the number and the Hamming distance of each close fingerprint, by distance and then by number.

        Raises `ValueError` if the fingerprint has more than 128 bits.
        """
        if not 0 <= fingerprint < 1 << 2 * WIDTH_BITS:
            raise ValueError(f"A fingerprint is a number of {2 * WIDTH_BITS} bits.")
        high, low = fingerprint >> WIDTH_BITS, fingerprint & _HALF_MASK
        found = set()
        for index, half, other_index, other in ((self._high, high, self._low, low), (self._low, low, self._high, high)):
            close = index.query(half)
            others = other_index.fingerprints_of(np.array([number for number, _ in close], dtype=np.int64)).tolist()
            for (number, bits), value in zip(close, others, strict=True):
                total = bits + (value ^ other).bit_count()
                if total <= self._max_bits:
                    found.add((total, number))
        return [(number, bits) for bits, number in sorted(found)]


def _halves(fingerprints: Fingerprints) -> tuple[Fingerprints, Fingerprints]:
    if fingerprints.ndim != 2 or fingerprints.shape[1] != 2 or fingerprints.dtype != np.uint64:
        raise ValueError("Fingerprints of 128 bits are an array of uint64 with two columns.")
    return np.ascontiguousarray(fingerprints[:, 0]), np.ascontiguousarray(fingerprints[:, 1])
