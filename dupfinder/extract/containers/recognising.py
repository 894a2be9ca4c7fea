"""Tests for documents that are packed in a container: they say, or show, what they are."""

from collections.abc import Callable

from dupfinder.extract.source import SourceFile

OPENDOCUMENT = "application/vnd.oasis.opendocument."
OOXML = "application/vnd.openxmlformats-officedocument."


def packaged(*media_types: str) -> Callable[[SourceFile], bool]:
    """Return a test for zip archives that say they are of a type that contains one of these."""

    def recognises(source: SourceFile) -> bool:
        return source.package is not None and any(kind in source.package.media_type for kind in media_types)

    return recognises


def compound(*entries: str) -> Callable[[SourceFile], bool]:
    """Return a test for compound files that have one of these entries."""

    def recognises(source: SourceFile) -> bool:
        return not source.compound_entries.isdisjoint(entries)

    return recognises
