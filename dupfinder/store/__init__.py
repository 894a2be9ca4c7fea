"""What outlives a scan: the scan cache, in SQLite."""

from dupfinder.store.cache import LostText, ScanCache, open_cache, open_cache_of
from dupfinder.store.compared_texts import ComparedTexts
from dupfinder.store.distinctions import (
    add_distinctions,
    default_distinctions_path,
    read_distinctions,
    remove_distinctions,
)
from dupfinder.store.rows import ReaderVersions
from dupfinder.store.rule_sets import read_rule_sets, remove_rule_set, save_rule_set
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
    "add_distinctions",
    "cache_info",
    "clean_cache",
    "clear_cache",
    "default_distinctions_path",
    "numbers_from",
    "open_cache",
    "open_cache_of",
    "read_distinctions",
    "read_rule_sets",
    "remove_distinctions",
    "remove_rule_set",
    "save_rule_set",
    "sketch_from_blobs",
]
