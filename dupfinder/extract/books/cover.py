"""The cover of an EPUB book."""

from lxml import etree

from dupfinder.extract.books.epub import TITLE, items, package_document
from dupfinder.extract.containers.opening import needed_part, opened_package
from dupfinder.extract.containers.xml_parts import parse_xml
from dupfinder.extract.source import SourceFile


def cover(source: SourceFile) -> bytes | None:
    """Return the file of the picture that the book names as its cover (EPUB 3.3, D.2.2; in EPUB 2 a custom)."""
    package = opened_package(source, TITLE)
    document_name = package_document(package)
    name = _cover_name(parse_xml(needed_part(package, document_name, TITLE)), document_name)
    return None if name is None else package.read(name)


def _cover_name(document: etree._Element, document_name: str) -> str | None:
    named = {
        meta.get("content", "") for meta in document.iterfind("{*}metadata/{*}meta") if meta.get("name") == "cover"
    }
    listed = list(items(document, document_name))
    marked = (item.name for _, item in listed if item.is_cover)
    return next(marked, next((item.name for identifier, item in listed if identifier in named), None))
