"""The text of a FictionBook: its bodies in order, the book first and its notes last."""

import re

from lxml import etree

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import Metadata
from dupfinder.extract.containers.xml_parts import local_name, parse_xml, without_references
from dupfinder.extract.flow import LINE_CHARS, TextFlow
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.source import SourceFile

_PICTURE = re.compile(rb"<binary\b[^<>]*>[^<]*</binary\s*>")
"""Most of the bytes of a book; nothing is read of them."""
_LINES = ("p", "v", "subtitle", "text-author", "date", "th", "td")
_WAYS = {
    "strikethrough": (ContentKind.REVISIONS, "struck"),
    "sup": (ContentKind.SIGNS, "raised"),
    "sub": (ContentKind.SIGNS, "lowered"),
}
_NOTE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for a link to a note."""
_NAMES = ("first-name", "middle-name", "last-name")


def read(source: SourceFile) -> Content:
    """Return the text of the book, its titles as headings; its pictures are not compared."""
    data, pictures = _PICTURE.subn(b"", source.read())
    root = _root(data)
    gathering = Gathering()
    if pictures or next(root.iter("{*}binary", "{*}image"), None) is not None:
        gathering.cannot_see(ContentKind.PICTURES)
    flow = TextFlow()
    for body in root.iterchildren("{*}body"):
        for element in body.iter(*("{*}" + name for name in _LINES)):
            if next(element.iterancestors(*("{*}" + name for name in _LINES)), None) is not None:
                continue
            flow.paragraph(is_heading=next(element.iterancestors("{*}title"), None) is not None)
            line = flow.lines
            told, *behind = _without_notes(element)
            for words in behind:
                gathering.note(told[-LINE_CHARS:], line=line)
                told += words
            flow.add(" ".join(told.split()))
            for marked in element.iter(*("{*}" + name for name in _WAYS)):
                kind, way = _WAYS[local_name(marked)]
                gathering.words(kind, "".join(str(piece) for piece in marked.itertext()), way=way, line=line)
        flow.paragraph(is_heading=False)
    for link in root.iter("{*}a"):
        for name, target in link.items():
            if str(name).endswith("href") and not str(target).startswith("#"):
                gathering.link(str(target))
    title = root.find("{*}description/{*}title-info/{*}book-title")
    authors = root.findall("{*}description/{*}title-info/{*}author")
    names = (" ".join(filter(None, (author.findtext("{*}" + part) for part in _NAMES))) for author in authors)
    return Content(
        text=flow.text(),
        metadata=Metadata(title=None if title is None else title.text, author=", ".join(filter(None, names)) or None),
        headings=flow.headings(),
        beyond=gathering.beyond(),
    )


def _root(data: bytes) -> etree._Element:
    try:
        return parse_xml(data)
    except etree.XMLSyntaxError:
        return parse_xml(without_references(data))


def _without_notes(element: etree._Element) -> list[str]:
    """Return the text of a line, in pieces between the links to notes in it."""
    for link in element.iter("{*}a"):
        if link.get("type") == "note":
            tail = link.tail
            link.clear()
            link.text, link.tail = _NOTE, tail
    return "".join(str(piece) for piece in element.itertext()).split(_NOTE)
