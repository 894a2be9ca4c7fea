"""Folders to files: the walker, its filters, hard links, roles of sources."""
