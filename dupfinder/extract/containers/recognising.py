"""Tests for documents that are packed in a container: they say, or show, what they are."""

import re
from collections.abc import Callable

from dupfinder.extract.source import SourceFile

OPENDOCUMENT = "application/vnd.oasis.opendocument."
OOXML = "application/vnd.openxmlformats-officedocument."
FLAT_TYPE = re.compile(rb"""<office:document\s[^>]*\boffice:mimetype\s*=\s*["']([^"']*)""")
FLAT_BYTES = 16_384
"""How far the first tag of a flat file may reach: it declares some forty namespaces before it says what it is."""


def packaged(*media_types: str) -> Callable[[SourceFile], bool]:
    """Return a test for zip archives that say they are of a type that contains one of these."""

    def recognises(source: SourceFile) -> bool:
        return source.package is not None and any(kind in source.package.media_type for kind in media_types)

    return recognises


def open_document(kind: str) -> Callable[[SourceFile], bool]:
    """Return a test for OpenDocument files of that kind (`text`), zipped or flat."""
    is_packaged = packaged(OPENDOCUMENT + kind)

    def recognises(source: SourceFile) -> bool:
        if source.package is not None:
            return is_packaged(source)
        if b"<office:document" not in source.head or not source.is_text:
            return False
        found = FLAT_TYPE.search(source.read_at(0, FLAT_BYTES))
        return found is not None and found[1].decode("latin-1").startswith(OPENDOCUMENT + kind)

    return recognises


def compound(*entries: str) -> Callable[[SourceFile], bool]:
    """Return a test for compound files that have one of these entries."""

    def recognises(source: SourceFile) -> bool:
        return not source.compound_entries.isdisjoint(entries)

    return recognises
