"""The types that travel between the rooms; this package knows no other room.

Import them from their modules: `dupfinder.domain.files`, `.documents`, `.pairs`, `.groups`, `.options`, `.events`, …
"""
