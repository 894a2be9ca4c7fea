"""Fingerprints that are added, removed and asked for: an index for single queries and batches."""

from dupfinder.index.queries.online import FingerprintIndex
from dupfinder.index.queries.online_wide import WideFingerprintIndex
from dupfinder.index.queries.query_planner import Search, Storage

__all__ = [
    "FingerprintIndex",
    "Search",
    "Storage",
    "WideFingerprintIndex",
]
