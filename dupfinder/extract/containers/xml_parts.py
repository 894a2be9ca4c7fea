"""XML from inside documents, parsed so that it can neither grow nor reach outside."""

import contextlib
import io
import re
from collections.abc import Iterator, Mapping
from html.entities import html5
from typing import Any, Protocol, cast

from lxml import etree

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say


class XmlTarget(Protocol):
    """Is told what is in an XML part, in order; names have their namespace before them in braces."""

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """Begin an element."""

    def end(self, tag: str) -> None:
        """End an element."""

    def data(self, text: str) -> None:
        """Take a piece of text."""

    def close(self) -> None:
        """End the part."""


def local_name(element: etree._Element) -> str:
    """Return the name of an element without its namespace."""
    name: str = element.tag.rpartition("}")[2]
    return name


def first_child(element: etree._Element, name: str) -> etree._Element | None:
    """Return the first child with this name; where there are few, lxml takes five times as long to pick it."""
    for child in element:
        if child.tag.rpartition("}")[2] == name:
            return child
    return None


OPTIONS: dict[str, Any] = {
    "resolve_entities": False,
    "no_network": True,
    "huge_tree": False,
    "load_dtd": False,
    "remove_comments": True,
    "remove_pis": True,
    "collect_ids": False,
}


class _NothingElse(etree.Resolver):
    """Gives an empty text for whatever XML refers to.

    Without it libxml2 opens the external subset of a document type once a parameter entity was referred to, whatever
    the options say (seen with 2.14.6). `resolve_empty` of lxml 6.1 would not keep it from that.
    """

    # The stubs lack the context.
    def resolve(self, _url: str, _id: str, context: Any) -> Any:  # type: ignore[override]  # noqa: ANN401
        return self.resolve_string("", context, base_url="")


_REFERENCE = re.compile(rb"&(?!#|(?:amp|lt|gt|quot|apos);)")
_DOCTYPE = re.compile(rb"<!DOCTYPE[^\[>]*(\[.*?\]\s*)?>", re.DOTALL)
_DECLARED = re.compile(rb"<!ENTITY\s+([\w.:-]+)\s+(?:\"([^\"%]{0,1000})\"|'([^'%]{0,1000})')")
_ELSEWHERE = re.compile(
    rb"<!ENTITY\s+(?:%\s+)?[\w.:-]+\s+(?:SYSTEM|PUBLIC\s+(?:\"[^\"]*\"|'[^']*'))\s+(?:\"([^\"]*)\"|'([^']*)')"
)
_NAMED = re.compile(rb"<!\[CDATA\[.*?(?:\]\]>|\Z)|&(?!(?:amp|lt|gt|quot|apos);)([\w.:-]{1,64});", re.DOTALL)
_LEVELS, _MOST_GROWTH = 3, 1_000_000
"""How deep entities may stand inside each other, and how many bytes longer they may make a document."""
_TOO_MUCH = say("The XML of the document is nested too deeply, or one piece is too long.")
_START = 64
"""Bytes that tell whether letters take more than one."""


def _parser(target: XmlTarget | None = None) -> etree.XMLParser:
    # The stubs ask for methods that lxml does without.
    parser = etree.XMLParser(target=cast("Any", target), **OPTIONS)
    parser.resolvers.add(_NothingElse())
    return parser


PARSER = _parser()


def parse_xml(data: bytes) -> etree._Element:
    """Return the root of an XML part.

    Entities stay unexpanded, nothing else is loaded, and libxml2's limits on depth (256), text (10 MB) and
    amplification hold: beyond them `DocumentError` (`too-large`); what they would stand for is missing, so a part that
    refers to one is `damaged`. `etree.XMLSyntaxError` on XML that is damaged otherwise.
    """
    with _failures():
        root = etree.fromstring(data, PARSER)
    refuse_entities(data)
    return root


def iterate_xml(data: bytes, *tags: str) -> Iterator[tuple[str, etree._Element]]:
    """Yield `start` and `end` of the elements of these tags, as they are parsed; limits and errors as `parse_xml`.

    The caller removes what it has seen from the tree, else that fills the memory: thirty times the bytes of the XML.
    """
    refuse_entities(data)
    with _failures():
        yield from etree.iterparse(io.BytesIO(data), events=("start", "end"), tag=tags, **OPTIONS)


def walk_xml(data: bytes, target: XmlTarget) -> None:
    """Tell `target` of all elements and texts, without a tree in memory; limits and errors as `parse_xml`."""
    with _failures():
        etree.fromstring(data, _parser(target))
    refuse_entities(data)


def refuse_entities(data: bytes) -> None:
    """Raise `DocumentError` for XML that refers to an entity of its own."""
    plain = data.replace(b"\0", b"") if b"\0" in data[:_START] else data  # UTF-16
    # Without a document type the parser refuses what is not declared.
    if b"<!DOCTYPE" in plain and _REFERENCE.search(plain):
        raise DocumentError(ProblemCode.DAMAGED, say("The document is damaged: its XML contains entities."))


def files_taken_in(data: bytes) -> list[bytes]:
    """Return the names of other files whose text XML takes in by references, as its document type gives them."""
    doctype = _doctype(data)
    return [one or other for one, other in _ELSEWHERE.findall(doctype[1] or b"")] if doctype else []


def _doctype(data: bytes) -> re.Match[bytes] | None:
    start = data.find(b"<!DOCTYPE")
    return _DOCTYPE.match(data, start) if start >= 0 else None


def without_references(data: bytes) -> bytes:
    """Return XML, also such as is none yet, with texts in place of its references, and no document type.

    They are those that its own document type gives, letters that HTML names, and else the names: what another file
    says nobody knows. `DocumentError` (`too-large`) where that makes much of little.
    """
    doctype = _doctype(data)
    texts = {name: one or other for name, one, other in _DECLARED.findall(doctype[1] or b"")} if doctype else {}
    written = data[: doctype.start()] + data[doctype.end() :] if doctype else data
    growth = 0

    def text(reference: re.Match[bytes]) -> bytes:
        nonlocal growth
        name = reference[1]
        if name is None:
            return reference[0]
        letters = html5.get(f"{name.decode(errors='replace')};", "")
        found = texts.get(name) or b"".join(b"&#%d;" % ord(letter) for letter in letters) or name
        growth += len(found)
        if growth > _MOST_GROWTH + len(data):
            raise DocumentError(ProblemCode.TOO_LARGE, _TOO_MUCH)
        return found

    for _ in range(_LEVELS):
        written = _NAMED.sub(text, written)
    texts.clear()
    return _NAMED.sub(text, written)


# libxml2 has a code for its limits from 2.13 on; the one that lxml brings along on Windows is 2.11.
_LIMITS = (etree.ErrorTypes.ERR_RESOURCE_LIMIT, etree.ErrorTypes.ERR_ENTITY_LOOP)
_LIMIT_SAID = "use XML_PARSE_HUGE option"


@contextlib.contextmanager
def _failures() -> Iterator[None]:
    """Raise what goes beyond a limit as the error that it is."""
    try:
        yield
    except etree.XMLSyntaxError as error:
        code = error.code  # type: ignore[attr-defined] # the stubs do not know it
        if code == etree.ErrorTypes.ERR_NO_MEMORY:  # lxml says "unknown error"
            raise MemoryError from error
        if code in _LIMITS or (code == etree.ErrorTypes.ERR_INTERNAL_ERROR and _LIMIT_SAID in str(error)):
            raise DocumentError(ProblemCode.TOO_LARGE, _TOO_MUCH) from error
        raise
