"""Choosing what report to write."""
