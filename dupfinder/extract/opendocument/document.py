"""An OpenDocument file, zipped or flat: its parts as XML, and what it says about itself."""

import posixpath
import re
import struct
import urllib.parse
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

from lxml import etree

from dupfinder.domain.documents import Metadata, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.containers.dates import iso_date
from dupfinder.extract.containers.opening import needed_part, opened_package
from dupfinder.extract.containers.package import MAX_PART_BYTES, Package
from dupfinder.extract.containers.xml_parts import parse_xml
from dupfinder.extract.opendocument.body import BODY
from dupfinder.extract.opendocument.names import qualified
from dupfinder.extract.opendocument.sights import Sights
from dupfinder.extract.opendocument.story import CELL, MATH
from dupfinder.extract.source import SourceFile

CONTENT = "content.xml"
STYLES = "styles.xml"
META = "meta.xml"
MANIFEST = "META-INF/manifest.xml"

CHART = qualified("office:chart")
VALUE_TYPE = qualified("office:value-type")
FILE_ENTRY = qualified("manifest:file-entry")
FULL_PATH = qualified("manifest:full-path")
ENCRYPTION = qualified("manifest:encryption-data")
ENCRYPTED_PARTS = frozenset({CONTENT, STYLES, "encrypted-package"})
"""Other parts may be encrypted without harm; the last one holds a whole document."""
PAGE_COUNT = re.compile(r"[1-9][0-9]{0,6}")


@dataclass(frozen=True, slots=True)
class OpenDocument:
    """A document that was opened."""

    content: bytes
    """The XML with the styles that only the body uses, and the body."""
    common: etree._Element | None
    """With the common styles and the master pages, where those are not in `content`."""
    package: Package | None
    """`None` for a flat file, which has all in `content`."""

    def metadata(self, root: etree._Element) -> Metadata:
        """Return what the document says about itself; nothing where that is damaged: it is not its text.

        `root` is that of the content; a flat file has its metadata there.
        """
        if self.package is None:
            return _metadata(root)
        try:
            part = self.package.read(META)
            return Metadata() if part is None else _metadata(parse_xml(part))
        except (DocumentError, etree.XMLSyntaxError, zlib.error, struct.error):
            return Metadata()


def opened(source: SourceFile, title: str) -> OpenDocument:
    """Return an OpenDocument file of any kind; `title` names the kind in the sentence of a `DocumentError`."""
    if source.package is None and source.is_text:
        if source.size_bytes > MAX_PART_BYTES:
            raise DocumentError(ProblemCode.TOO_LARGE, say("The {title} is larger than 200 MB.", title=title))
        return OpenDocument(source.read(), None, None)
    package = opened_package(source, title)
    if _is_encrypted(package):
        raise DocumentError(ProblemCode.ENCRYPTED, say("The {title} is encrypted and needs a password.", title=title))
    styles = package.read(STYLES)
    return OpenDocument(needed_part(package, CONTENT, title), None if styles is None else parse_xml(styles), package)


class Objects:
    """The objects inside a document (formulas, charts, tables), each given out once, wherever it is shown."""

    def __init__(self, package: Package | None, sights: Sights) -> None:
        self._package = package
        self._sights = sights
        self._given: set[str] = set()

    def __call__(self, address: str) -> etree._Element | None:
        """Return the formula or the body of the object, `None` for one that is not there or was given out."""
        name = posixpath.normpath(urllib.parse.unquote(address))
        if self._package is None or name in self._given or not address or name.startswith(("/", "..")):
            return None
        self._given.add(name)
        part = self._package.read(posixpath.join(name, CONTENT))
        if part is None:
            return None
        root = parse_xml(part)
        if root.tag == MATH:
            return root
        body = root.find(BODY)
        if body is None:
            return None
        if body.find(CHART) is None:
            self._sights.object(name)
        else:
            self._sights.chart(body)
        for cell in list(_numbers_of_charts(body)):
            cell.clear()
        return body


def _numbers_of_charts(body: etree._Element) -> Iterator[etree._Element]:
    """Yield the cells of charts that are drawn, not written; its other cells name what is drawn."""
    for chart in body.iterchildren(CHART):
        for cell in chart.iter(CELL):
            if cell.get(VALUE_TYPE) != "string":
                yield cell


def _is_encrypted(package: Package) -> bool:
    manifest = package.read(MANIFEST)
    if manifest is None or b"encryption-data" not in manifest:
        return False
    return any(
        entry.get(FULL_PATH) in ENCRYPTED_PARTS and entry.find(ENCRYPTION) is not None
        for entry in parse_xml(manifest).iter(FILE_ENTRY)
    )


def _metadata(root: etree._Element) -> Metadata:
    """Return what the `office:meta` below a root says."""
    meta = root.find(qualified("office:meta"))
    if meta is None:
        return Metadata()

    def said(name: str) -> str | None:
        return " ".join(meta.findtext(qualified(name), default="").split()) or None

    statistic = meta.find(qualified("meta:document-statistic"))
    pages = "" if statistic is None else statistic.get(qualified("meta:page-count"), "")
    return Metadata(
        title=said("dc:title"),
        author=said("meta:initial-creator") or said("dc:creator"),
        created=iso_date(said("meta:creation-date")),
        modified=iso_date(said("dc:date")),
        page_count=int(pages) if PAGE_COUNT.fullmatch(pages) else None,
    )
