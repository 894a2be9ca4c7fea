"""The text of an EPUB book: its chapters in reading order (EPUB 3.3, 4 OCF and 5 package document; EPUB 2.0.1).

Chapters that are no part of the main reading order (`linear="no"`: answers, notes) stand where the spine has them. The
table of contents for reading systems (`nav`, NCX) is left out: it only repeats headings.
"""

import posixpath
import urllib.parse
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from lxml import etree

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.domain.documents import Metadata, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.containers.dates import iso_date
from dupfinder.extract.containers.opening import needed_part, opened_package
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.xml_parts import parse_xml
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.plain.encoding import decode
from dupfinder.extract.source import SourceFile
from dupfinder.extract.web.html_text import page_content
from dupfinder.extract.web.style_sheets import Sheet, StyleSheets, counted_numbers, generated_words

TITLE = "EPUB book"
CONTAINER = "META-INF/container.xml"
ENCRYPTION = "META-INF/encryption.xml"
PACKAGE_TYPE = "application/oebps-package+xml"
PAGE_TYPES = ("html", "dtbook", "oeb1-document")
"""Words of the media types of chapters with text: XHTML, and what EPUB 2 also allowed."""
FONT_OBFUSCATION = frozenset({"http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"})
"""Keeps fonts from being taken out of a book (OCF, 4.5); its text is plain."""
RECORDINGS = ("audio/", "video/")
MOST_FALLBACKS = 10
MODIFIED = "dcterms:modified"


@dataclass(frozen=True, slots=True)
class Item:
    """A file of the book, as its package document lists it."""

    name: str
    media_type: str
    is_navigation: bool
    is_cover: bool
    fallback: str
    """The id of what may stand in its place."""

    @property
    def is_picture(self) -> bool:
        """Return whether it is a picture."""
        return "image/" in self.media_type


def read(source: SourceFile) -> Content:
    """Return the text of a book, chapter by chapter, each once."""
    package = opened_package(source, TITLE)
    if _is_encrypted(package):
        raise DocumentError(
            ProblemCode.ENCRYPTED, say("The {title} is protected: only its own program can read it.", title=TITLE)
        )
    document_name = package_document(package)
    document = parse_xml(needed_part(package, document_name, TITLE))
    gathering = Gathering()
    chapters: list[Content] = []
    listed = list(items(document, document_name))
    front = _cover_name(document, listed)
    pictures = {one.name: 0 for _, one in listed if one.name == front and one.is_picture}
    sheets, css = StyleSheets(), dict[str, str | None]()
    lines = 0
    for name in _chapters(document, dict(listed)):
        sources: dict[str, int] = {}
        linked = partial(_style_sheet, package, css, name)
        chapter = page_content(needed_part(package, name, TITLE), sources=sources, linked=linked, sheets=sheets)
        gathering.include(chapter, lines_before=lines)
        for address, line in sources.items():
            pictures.setdefault(_in_book(name, address), lines + line)
        lines += chapter.text.count("\n")
        chapters.append(chapter)
    for sheet in filter(None, css.values()):
        for words in (*generated_words(sheet), *counted_numbers(sheet)):
            gathering.words(ContentKind.SIGNS, words, way="generated")
    _add_pictures(package, pictures, gathering)
    _add_recordings(package, listed, gathering)
    return Content(
        text="".join(chapter.text for chapter in chapters),
        metadata=_metadata(document),
        headings=tuple(heading for chapter in chapters for heading in chapter.headings),
        beyond=gathering.beyond(),
        pictures=gathering.pictures,
    )


def _in_book(page: str, address: str) -> str:
    """Return the name of the file that a page calls by an address."""
    way = posixpath.join(posixpath.dirname(page), urllib.parse.unquote(address.partition("#")[0]))
    return posixpath.normpath(way).lstrip("/")


def _style_sheet(package: Package, read: dict[str, str | None], page: str, address: str) -> Sheet | None:
    """Return a style sheet of the book that a page or another sheet calls by an address; each is unpacked once."""
    name = _in_book(page, address)
    if name not in read:
        data = _part(package, name)
        read[name] = None if data is None else decode(data)
    css = read[name]
    return None if css is None else Sheet(css, partial(_style_sheet, package, read, name), f"/{name}")


def _part(package: Package, name: str) -> bytes | None:
    """Return a file of the book; `None` for one that is elsewhere, damaged or too large."""
    try:
        return package.read(name)
    except (DocumentError, zlib.error):
        return None


def _add_pictures(package: Package, pictures: Mapping[str, int], gathering: Gathering) -> None:
    """Add the pictures of a book; those that are elsewhere, damaged or too large are unseen, its text is read."""
    for name, line in pictures.items():
        data = _part(package, name)
        if data is None:
            gathering.cannot_see(ContentKind.PICTURES)
        else:
            gathering.picture(posixpath.basename(name), data, partial(needed_part, package, name, TITLE), line=line)


def _add_recordings(package: Package, listed: Iterable[tuple[str, Item]], gathering: Gathering) -> None:
    """Add the sounds and films of a book."""
    for _, one in listed:
        if one.media_type.startswith(RECORDINGS):
            data = _part(package, one.name)
            if data is None:
                gathering.cannot_see(ContentKind.ATTACHMENTS)
            else:
                gathering.add(ContentKind.ATTACHMENTS, item(posixpath.basename(one.name), data))


def _is_encrypted(package: Package) -> bool:
    """Return whether anything but fonts is encrypted."""
    part = package.read(ENCRYPTION)
    if part is None:
        return False
    encrypted = parse_xml(part).iterfind("{*}EncryptedData")
    methods = [one.find("{*}EncryptionMethod") for one in encrypted]
    return any(method is None or method.get("Algorithm") not in FONT_OBFUSCATION for method in methods)


def package_document(package: Package) -> str:
    """Return the name of the file that describes the book; of several renditions the first."""
    container = parse_xml(needed_part(package, CONTAINER, TITLE))
    for root_file in container.iter("{*}rootfile"):
        if root_file.get("media-type", PACKAGE_TYPE) == PACKAGE_TYPE and root_file.get("full-path"):
            return posixpath.normpath(root_file.get("full-path", ""))
    raise DocumentError(ProblemCode.DAMAGED, say("The {title} is damaged: its chapters cannot be found.", title=TITLE))


def _chapters(document: etree._Element, items_by_id: Mapping[str, Item]) -> list[str]:
    """Return the names of the files with text, in reading order, each once."""
    spine = document.find("{*}spine")
    if spine is None:
        raise DocumentError(
            ProblemCode.DAMAGED, say("The {title} is damaged: its list of chapters is missing.", title=TITLE)
        )
    # An entry without a file is passed over, as reading systems do: the book never had that chapter.
    listed = (_page(reference.get("idref", ""), items_by_id) for reference in spine.iterfind("{*}itemref"))
    return list(dict.fromkeys(one.name for one in listed if one is not None and not one.is_navigation))


def items(document: etree._Element, document_name: str) -> Iterator[tuple[str, Item]]:
    """Yield the files of the book, each with its id."""
    folder = posixpath.dirname(document_name)
    for element in document.iterfind("{*}manifest/{*}item"):
        properties = element.get("properties", "").split()
        address = urllib.parse.unquote(element.get("href", "").partition("#")[0])
        yield (
            element.get("id", ""),
            Item(
                name=posixpath.normpath(posixpath.join(folder, address)),
                media_type=element.get("media-type", "").lower(),
                is_navigation="nav" in properties,
                is_cover="cover-image" in properties,
                fallback=element.get("fallback", ""),
            ),
        )


def _page(identifier: str, listed: Mapping[str, Item]) -> Item | None:
    """Return the item, or the first of those that may stand in its place, that is a page; `None` where none is."""
    for _ in range(MOST_FALLBACKS):
        found = listed.get(identifier)
        if found is None or any(kind in found.media_type for kind in PAGE_TYPES):
            return found
        identifier = found.fallback
    return None


def _metadata(document: etree._Element) -> Metadata:
    """Return what the book says about itself; several authors are separated by commas."""

    def said(name: str) -> list[str]:
        found = document.iterfind(f"{{*}}metadata//{{http://purl.org/dc/elements/1.1/}}{name}")
        return [text for element in found if (text := " ".join((element.text or "").split()))]

    modified = (meta.text for meta in document.iterfind("{*}metadata/{*}meta") if meta.get("property") == MODIFIED)
    return Metadata(
        title=next(iter(said("title")), None),
        author=", ".join(dict.fromkeys(said("creator"))) or None,
        created=next(filter(None, map(iso_date, said("date"))), None),
        modified=iso_date(next(modified, None)),
    )


def cover(source: SourceFile) -> bytes | None:
    """Return the file of the picture that the book names as its cover (EPUB 3.3, D.2.2; in EPUB 2 a custom)."""
    package = opened_package(source, TITLE)
    document_name = package_document(package)
    document = parse_xml(needed_part(package, document_name, TITLE))
    name = _cover_name(document, list(items(document, document_name)))
    return None if name is None else package.read(name)


def _cover_name(document: etree._Element, listed: Sequence[tuple[str, Item]]) -> str | None:
    named = {
        meta.get("content", "") for meta in document.iterfind("{*}metadata/{*}meta") if meta.get("name") == "cover"
    }
    marked = (one.name for _, one in listed if one.is_cover)
    return next(marked, next((one.name for identifier, one in listed if identifier in named), None))
