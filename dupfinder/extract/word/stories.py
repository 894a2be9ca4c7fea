"""The trees of a part's XML: the whole at once, or paragraph by paragraph where the whole would fill the memory."""

import copy
import re
from collections.abc import Iterator

from lxml import etree

from dupfinder.extract.containers.xml_parts import iterate_xml, parse_xml

WHOLE_BYTES = 8 << 20
"""A tree takes up to thirty times the bytes of its XML; of real documents, few parts are larger than this."""
READ_LEAVES = (
    "altChunk", "br", "cellDel", "cellIns", "checked", "commentReference", "cr", "default", "del", "dstrike",
    "fldChar", "gridSpan", "ilvl", "ins", "listEntry", "moveFrom", "moveTo", "noBreakHyphen", "numId",
    "outlineLvl", "p", "pStyle", "ptab", "rStyle", "result", "rt", "strike", "sym", "t", "tab", "tc", "tr",
    "txbxContent", "vanish", "vertAlign",
)  # fmt: skip
"""Elements that mean something to a reader even without content."""
OTHER_LEAF = re.compile(
    rf"""<w:(?!(?:{"|".join(READ_LEAVES)})[\s/])[A-Za-z]++(?:\s++[\w:]++="[^"<>]*+"|(?!))*+\s*+/>""".encode()
)
"""Fonts, sizes, languages, borders: four of five elements of a document."""
PIECE_BLOCKS = 100
"""Paragraphs, rows and cells in a piece of a larger one."""


def stories(part: bytes) -> Iterator[etree._Element]:
    """Yield trees that have, one after the other, the rows, cells, paragraphs and documents inside of a part.

    Of a small part it is one tree. Of a large one there are many, of a few paragraphs each, and a paragraph at the end
    of one of them ends even where a tracked change has deleted its end. Raises as `parse_xml`.
    """
    if len(part) <= WHOLE_BYTES:
        yield parse_xml(_without_other_leaves(part))
        return
    piece = etree.Element("piece")
    for element in _blocks(part):
        # A copy: the parser still holds the element itself, so it must stay where it is.
        piece.append(copy.deepcopy(element))
        if len(piece) == PIECE_BLOCKS:
            yield piece
            piece = etree.Element("piece")
    yield piece


def _without_other_leaves(part: bytes) -> bytes:
    """Return a part without the empty elements that nothing here reads; parsing them would take most of the time.

    Only where they cannot be anything else: a tag in a CDATA section is text.
    """
    return part if b"<![CDATA[" in part else OTHER_LEAF.sub(b"", part)


def _blocks(part: bytes) -> Iterator[etree._Element]:
    """Yield rows and cells where they start, still empty, and outermost paragraphs and documents where they end."""
    outermost = None
    for event, element in iterate_xml(part, "{*}p", "{*}tr", "{*}tc", "{*}tbl", "{*}altChunk"):
        name = element.tag.rpartition("}")[2]
        if event == "start":
            if outermost is None and name in {"tr", "tc"} and not _is_repeated(element):
                yield etree.Element(element.tag)
            elif outermost is None and name == "p":
                outermost = element
        elif outermost is None or element is outermost:
            has_content = len(element) > 0 if name == "p" else name == "altChunk"
            if has_content and not _is_repeated(element):
                yield element
            outermost = None
            _remove_until(element)


def _is_repeated(element: etree._Element) -> bool:
    """Return whether the element is in an alternative that is not the first (ECMA-376 part 3, 7.6)."""
    return any(other.getprevious() is not None for other in element.iterancestors("{*}Choice", "{*}Fallback"))


def _remove_until(element: etree._Element) -> None:
    """Empty an element, and remove its siblings before it; the parser still holds the element itself."""
    element.clear()
    parent = element.getparent()
    while parent is not None and (before := element.getprevious()) is not None:
        parent.remove(before)
