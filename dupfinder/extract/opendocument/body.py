"""The way through the XML of an OpenDocument file, piece by piece: the tree of a long table would fill the memory."""

from collections.abc import Iterator

from lxml import etree

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.containers.xml_parts import iterate_xml, parse_xml, refuse_entities
from dupfinder.extract.opendocument.names import qualified
from dupfinder.extract.opendocument.repeats import Repeats
from dupfinder.extract.opendocument.sights import Sights
from dupfinder.extract.opendocument.story import PARAGRAPHS, ROW, SLIDE, Embedded, Stories, Walk
from dupfinder.extract.opendocument.styles import Styles, styles_in

BODY = qualified("office:body")
WHOLE_BYTES = 4 << 20
"""A tree takes up to thirty times the bytes of its XML."""
FREED = frozenset((*PARAGRAPHS, ROW, SLIDE))
"""What is taken out of the body once it was read; what stands before the body is needed again."""


def told_by(
    content: bytes, common: etree._Element | None, embedded: Embedded, sights: Sights
) -> tuple[Stories, Styles, etree._Element]:
    """Return the texts of a document's body, its styles, and the root of what stands before the body.

    `sights` takes what else is seen. `common` holds the common styles of a document that has its content elsewhere.
    Raises `DocumentError` and `etree.XMLSyntaxError` as `parse_xml`.
    """
    events = _events(content)
    root = next((element.getparent() for _, element in events if element.tag == BODY), None)
    if root is None:
        raise DocumentError(ProblemCode.DAMAGED, say("The document is damaged: its body is missing."))
    styles = styles_in(root) if common is None else styles_in(common, root)
    walk = Walk(styles, embedded, Repeats(), sights)
    walk.run(events)
    walk.tell_rows()
    return walk.stories, styles, root


def _events(content: bytes) -> Iterator[tuple[str, etree._Element]]:
    """Yield the start and end of every element, one late: then its text, or what follows it, has been parsed, too.

    What is small is parsed as a whole, which takes six tenths of the time.
    """
    if len(content) <= WHOLE_BYTES:
        refuse_entities(content)
        yield from etree.iterwalk(parse_xml(content), events=("start", "end"))
        return
    before = None
    in_body = False
    for event in iterate_xml(content, "*"):
        if before is not None:
            yield before
            kind, element = before
            in_body = in_body or element.tag == BODY
            if kind == "end" and in_body and element.tag in FREED:
                _free(element)
        before = event
    if before is not None:
        yield before


def _free(element: etree._Element) -> None:
    parent = element.getparent()
    # Emptied first: to remove an element lxml looks at all that is in it, in a time that grows with the square of that.
    element.clear()
    if parent is not None:
        parent.remove(element)
