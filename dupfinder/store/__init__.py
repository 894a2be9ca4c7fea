"""What outlives a scan: the scan cache, in SQLite."""

from dupfinder.store.cache import ReaderVersions, ScanCache, default_cache_path, open_cache

__all__ = ["ReaderVersions", "ScanCache", "default_cache_path", "open_cache"]
