"""Wires the rooms; the only owner of threads and processes."""
