"""In which kinds of content beyond their words two documents differ, as a scan would say."""

import io

from dupfinder.domain.beyond import ContentKind, condensed, differences_between, pictures_of
from dupfinder.domain.documents import ExtractedText
from dupfinder.extract import SourceFile, extract
from dupfinder.extract.guarding import document_format


def read(name: str, data: bytes) -> ExtractedText:
    """Return what is extracted from a document of that name and content."""
    return extract(SourceFile(name, io.BytesIO(data), len(data)))


def kinds_that_differ(one: tuple[str, bytes], other: tuple[str, bytes]) -> dict[str, int | None]:
    """Return how many items of each kind differ in two documents, given by name and content; their words must not."""
    a, b = read(*one), read(*other)
    assert a.text == b.text
    found = differences_between(
        (condensed(a.beyond), condensed(b.beyond)), (pictures_of(a.beyond), pictures_of(b.beyond))
    )
    return {each.kind.value: each.count for each in found}


def unseen(name: str, data: bytes) -> set[str]:
    """Return the kinds that the reader of a document cannot tell."""
    return {kind.value for kind in read(name, data).beyond.unseen}


def labels(name: str, data: bytes, kind: ContentKind) -> list[tuple[str, int | None]]:
    """Return the items of a kind, each with the number of lines before it."""
    return [(one.label, one.line) for one in read(name, data).beyond.items.get(kind, ())]


def picture_files(name: str, data: bytes) -> list[bytes]:
    """Return the pictures that are stored in a document, which must be those that its reader saw."""
    source = SourceFile(name, io.BytesIO(data), len(data))
    pictures = document_format(source).pictures
    stored = [] if pictures is None else list(pictures(source))
    seen = read(name, data).beyond.items.get(ContentKind.PICTURES, ())
    assert [one.item for one in stored] == list(seen)
    return [one.data() for one in stored]
