"""What outlives a scan: the scan cache, in SQLite."""

from dupfinder.store.cache import LostText, ScanCache, open_cache, open_cache_of
from dupfinder.store.compared_texts import ComparedTexts
from dupfinder.store.rows import ReaderVersions
from dupfinder.store.text_arrays import TextSketch, numbers_from, sketch_from_blobs
from dupfinder.store.upkeep import CacheChange, CacheInfo, cache_info, clean_cache, clear_cache

__all__ = [
    "CacheChange",
    "CacheInfo",
    "ComparedTexts",
    "LostText",
    "ReaderVersions",
    "ScanCache",
    "TextSketch",
    "cache_info",
    "clean_cache",
    "clear_cache",
    "numbers_from",
    "open_cache",
    "open_cache_of",
    "sketch_from_blobs",
]
