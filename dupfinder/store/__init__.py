"""What outlives a scan: the scan cache, in SQLite."""
