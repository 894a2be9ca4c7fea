"""Documents inside a Word document that stand for a part of its text (`w:altChunk`, ECMA-376 part 1, 17.17.2.1)."""

import io
from collections.abc import Callable, Sequence

from dupfinder.domain.beyond import BeyondWords
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.containers.ooxml import Relationship
from dupfinder.extract.containers.package import Package
from dupfinder.extract.format import Content
from dupfinder.extract.registry import recognise
from dupfinder.extract.source import SourceFile

KIND = "aFChunk"
NOTHING = Content(text="", beyond=BeyondWords())
MAIL_SUFFIXES = (".mht", ".mhtml")
"""Pages saved with all that belongs to them: built like messages, with too few headers to be known by these."""


def chunks_in(
    package: Package, related: Sequence[Relationship], read_word: Callable[[SourceFile], Content]
) -> dict[str, Content]:
    """Return what was read of the documents inside a Word document, by the id of their relationship.

    One that is named but missing holds nothing. `read_word` reads those that are Word documents. Raises `DocumentError`
    where one cannot be read: the text without it would not be the whole.
    """
    chunks: dict[str, Content] = {}
    by_target: dict[str, Content] = {}
    for other in related:
        if other.kind == KIND and not other.is_outside:
            if other.target not in by_target:
                by_target[other.target] = _chunk(package, other.target, read_word)
            chunks[other.identifier] = by_target[other.target]
    return chunks


def _chunk(package: Package, target: str, read_word: Callable[[SourceFile], Content]) -> Content:
    data = package.read(target)
    if not data:
        return NOTHING
    name = target + ".eml" if target.lower().endswith(MAIL_SUFFIXES) else target
    source = SourceFile(name, io.BytesIO(data), len(data))
    found = recognise(source)
    if found is None or found.read is None:
        raise DocumentError(
            ProblemCode.UNSUPPORTED, "The Word document contains a document of a format that cannot be read."
        )
    return (read_word if found.name == "docx" else found.read)(source)
