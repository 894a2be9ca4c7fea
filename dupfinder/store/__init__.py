"""What outlives a scan: the scan cache, in SQLite."""

from dupfinder.store.cache import ScanCache, open_cache, open_cache_of
from dupfinder.store.rows import ReaderVersions
from dupfinder.store.text_arrays import TextSketch, numbers_from, sketch_from_blobs

__all__ = [
    "ReaderVersions",
    "ScanCache",
    "TextSketch",
    "numbers_from",
    "open_cache",
    "open_cache_of",
    "sketch_from_blobs",
]
