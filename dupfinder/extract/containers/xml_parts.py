"""XML from inside documents, parsed so that it can neither grow nor reach outside."""

from lxml import etree

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError

PARSER = etree.XMLParser(
    resolve_entities=False,
    no_network=True,
    huge_tree=False,
    load_dtd=False,
    remove_comments=True,
    remove_pis=True,
    collect_ids=False,
)


def parse_xml(data: bytes) -> etree._Element:
    """Return the root of an XML part.

    Entities stay unexpanded, nothing else is loaded, and libxml2's limits on depth (256), text (10 MB) and
    amplification hold: beyond them `DocumentError` (`too-large`). `etree.XMLSyntaxError` on XML that is damaged.
    """
    try:
        return etree.fromstring(data, PARSER)
    except etree.XMLSyntaxError as error:
        code = error.code  # type: ignore[attr-defined] # the stubs do not know it
        if code == etree.ErrorTypes.ERR_NO_MEMORY:  # lxml says "unknown error"
            raise MemoryError from error
        if code == etree.ErrorTypes.ERR_RESOURCE_LIMIT:
            raise DocumentError(
                ProblemCode.TOO_LARGE, "The document's XML is nested too deeply, or a single piece of it is too long."
            ) from error
        raise
