"""The search that a plan asks for."""

from functools import partial
from typing import assert_never

from dupfinder.index.arrays import Fingerprints
from dupfinder.index.lookups import LookUps
from dupfinder.index.queries.directory import directory_tables
from dupfinder.index.queries.locating import BinarySearch, InterpolationSearch
from dupfinder.index.queries.query_planner import QueryPlan, QueryScheme, Search, Storage, plan_queries
from dupfinder.index.queries.scanning import AllValues
from dupfinder.index.queries.sorted_table import PackedNumbers, PlainNumbers, SortedTables
from dupfinder.index.queries.value_search import ValueSearch


def check_supported(storage: Storage, search: Search) -> None:
    """Raise `ValueError` where tables that are stored so cannot be searched so."""
    if storage is Storage.REFERENCES and search is not Search.DIRECTORY:
        raise ValueError("Tables of references have no fingerprints to search by; they need a directory.")
    if storage is Storage.COMPRESSED and search is Search.DIRECTORY:
        raise ValueError("Compressed tables have no directory; they are searched by binary or interpolation search.")


def planned_search(
    values: Fingerprints, plan: QueryPlan, *, storage: Storage, search: Search, bytes_each: float
) -> ValueSearch:
    """Return a search of `values` (distinct, rising) according to the plan."""
    match plan.scheme:
        case QueryScheme.EXHAUSTIVE:
            return AllValues(values)
        case QueryScheme.LOOK_UPS:
            return LookUps(values, max_bits=plan.max_bits)
        case QueryScheme.TABLES:
            return _tables(values, plan, storage=storage, search=search, bytes_each=bytes_each)
        case _:
            assert_never(plan.scheme)


def _tables(
    values: Fingerprints, plan: QueryPlan, *, storage: Storage, search: Search, bytes_each: float
) -> ValueSearch:
    if search is Search.DIRECTORY:
        return directory_tables(
            values,
            plan.tables,
            least_buckets=plan.buckets,
            by_reference=storage is Storage.REFERENCES,
            nest=partial(_nested, max_bits=plan.max_bits, bytes_each=bytes_each),
        )
    locator = BinarySearch if search is Search.BINARY else InterpolationSearch
    numbers = PackedNumbers if storage is Storage.COMPRESSED else PlainNumbers
    return SortedTables(values, plan.tables, make=partial(numbers, locator=locator))


def _nested(values: Fingerprints, *, max_bits: int, bytes_each: float) -> ValueSearch:
    """Return a search of the values of one bucket, by bits that tell these apart."""
    storage, search = Storage.DIRECT, Search.DIRECTORY
    plan = plan_queries(values, max_bits=max_bits, storage=storage, search=search, bytes_each=bytes_each, tables=None)
    if plan.scheme is not QueryScheme.TABLES:
        return planned_search(values, plan, storage=storage, search=search, bytes_each=bytes_each)
    return directory_tables(values, plan.tables, least_buckets=plan.buckets, by_reference=False)
