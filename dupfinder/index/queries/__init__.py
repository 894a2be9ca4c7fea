"""Fingerprints that are added, removed and asked for: an index for single queries and batches."""

from dupfinder.index.queries.online import FingerprintIndex, WideFingerprintIndex
