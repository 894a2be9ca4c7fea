"""The text of a Word document: its body, headers and footers, notes.

python-docx only sees paragraphs and tables of the body, and refuses strict documents, templates and dangling parts;
so the parts are read here as XML, within the budget of `Package`, and python-docx reads the core properties.
"""

import re
import struct
import zlib
from collections.abc import Sequence

from lxml import etree

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.containers.compound import ENCRYPTED_STREAM
from dupfinder.extract.containers.ooxml import Relationship, metadata, relationships
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.xml_parts import parse_xml
from dupfinder.extract.flow import TextFlow
from dupfinder.extract.format import Content
from dupfinder.extract.source import SourceFile
from dupfinder.extract.word.headings import heading_styles
from dupfinder.extract.word.wordml import add_story

USUAL_MAIN_PART = "word/document.xml"
BEFORE_BODY = ("header",)
TEXT_ELEMENT = re.compile(rb"[<:](?:t|sym)[\s>/]")
MAX_STYLES_BYTES = 4 << 20
"""Those of real documents have some tens of kilobytes."""
AFTER_BODY = ("diagramData", "chart", "footnotes", "endnotes", "footer")


def read(source: SourceFile) -> Content:
    """Return the text of a Word document."""
    package = source.package
    if package is None:
        if ENCRYPTED_STREAM in source.compound_entries:
            raise DocumentError(ProblemCode.ENCRYPTED, "The Word document is encrypted and needs a password.")
        raise DocumentError(
            ProblemCode.DAMAGED, "The Word document is damaged: it is no zip archive, or only a part of one."
        )
    of_package = {related.kind: related.target for related in reversed(relationships(package))}
    main = of_package.get("officeDocument", USUAL_MAIN_PART)
    body = package.read(main)
    if body is None:
        raise DocumentError(ProblemCode.DAMAGED, "The Word document is damaged: its main part is missing.")
    related = relationships(package, main)
    flow = TextFlow()
    add_story(parse_xml(body), flow, heading_styles=_heading_styles(package, related))
    texts = [
        *_texts_of(package, related, BEFORE_BODY),
        flow.text(),
        *_texts_of(package, related, AFTER_BODY),
    ]
    properties = package.read(of_package.get("core-properties", ""))
    return Content(text="".join(texts).replace("\u00ad", ""), metadata=metadata(properties), headings=flow.headings())


def _heading_styles(package: Package, related: Sequence[Relationship]) -> frozenset[str]:
    """Return the ids of the styles that make headings; none if the part of the styles cannot be read.

    The text is there without them, so a document is never refused for its styles.
    """
    try:
        part = package.read(next((other.target for other in related if other.kind == "styles"), ""))
        return heading_styles(parse_xml(part)) if part and len(part) <= MAX_STYLES_BYTES else frozenset()
    except (DocumentError, etree.XMLSyntaxError, zlib.error, struct.error):
        return frozenset()


def _texts_of(package: Package, related: Sequence[Relationship], kinds: Sequence[str]) -> list[str]:
    """Return the different texts of the related parts of these kinds, kind by kind.

    A part that is named but not there is left out: Word opens such documents, and nothing of their text is lost.
    """
    names = dict.fromkeys(other.target for kind in kinds for other in related if other.kind == kind)
    parts = [package.read(name) for name in names]
    return list(dict.fromkeys(_text_of(part) for part in parts if part is not None and _may_have_text(part)))


def _may_have_text(part: bytes) -> bool:
    """Return whether a part has any element for text; most notes only have the line that would separate them."""
    return TEXT_ELEMENT.search(part) is not None or b"\0" in part  # in UTF-16 it would be missed


def _text_of(part: bytes) -> str:
    flow = TextFlow()
    add_story(parse_xml(part), flow)
    return flow.text()
