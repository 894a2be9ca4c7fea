"""The pictures and files that are stored inside a document: named while it is read, looked at last."""

import functools
import posixpath
import re
import struct
import zlib
from collections.abc import Mapping
from functools import partial

from lxml import etree

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.xml_parts import parse_xml
from dupfinder.extract.gathering import Gathering

FAILURES = (DocumentError, zlib.error, struct.error)
"""What a part that is damaged, encrypted or too large raises."""
THEMES = ("ppt/theme", "word/theme", "xl/theme")
OF_SCHEME = re.compile(rb'<\w+:(accent[1-6]|dk2|lt2)>\s*<\w+:srgbClr val="([0-9A-Fa-f]{6})"')
SIGNATURES, OPEN_SIGNATURES = "_xmlsignatures", "META-INF/documentsignatures.xml"


def xml_of(package: Package, name: str, gathering: Gathering, kind: ContentKind) -> etree._Element | None:
    """Return a part that has only content beyond the words, `None` where there is none.

    A damaged one makes its kind unseen: the words are there without it.
    """
    try:
        data = package.read(name)
        return parse_xml(data) if data else None
    except (*FAILURES, etree.XMLSyntaxError):
        gathering.cannot_see(kind)
        return None


def add_signatures(package: Package, gathering: Gathering) -> None:
    """Add the signatures of an office document: one that is signed is not the one that is to be signed."""
    for name in (*package.names_below(SIGNATURES), OPEN_SIGNATURES):
        if name.endswith(".xml"):
            try:
                data = package.read(name)
            except FAILURES:
                gathering.cannot_see(ContentKind.FIELDS)
                continue
            if data:
                gathering.add(ContentKind.FIELDS, item("signed", data))


class StoredParts:
    """The pictures and attachments of a document, by the names of their parts.

    They are read after everything else, so that what they take of the budget never costs a document its text; one that
    cannot be read makes its kind unseen, and the document is read all the same.
    """

    def __init__(self, package: Package, gathering: Gathering) -> None:
        self._package = package
        self._fresh: Package | None = None
        self._gathering = gathering
        self._pictures: dict[tuple[str, str], int | None] = {}
        self._attachments: dict[str, str] = {}

    def picture(self, name: str, *, line: int | None = None, shown: str = "") -> None:
        """Name a part that is shown as a picture, once or several times, and how (`shown_as`)."""
        self._pictures.setdefault((name, shown), line)

    def attachment(self, name: str, label: str = "") -> None:
        """Name a part that is a file inside the document."""
        self._attachments.setdefault(name, label or posixpath.basename(name))

    @functools.cached_property
    def scheme(self) -> Mapping[bytes, bytes]:
        """Return the colours of the theme by their names, in small letters."""
        names = (name for folder in THEMES for name in self._package.names_below(folder))
        data = self._read(next(names, ""), ContentKind.DRAWINGS) or b""
        return dict(OF_SCHEME.findall(data))

    def gather(self) -> None:
        """Add the pictures and the attachments."""
        for (name, shown), line in self._pictures.items():
            data = self._read(name, ContentKind.PICTURES)
            if data:
                again = partial(self._again, name)
                self._gathering.picture(posixpath.basename(name), data, again, line=line, shown=shown)
        for name, label in self._attachments.items():
            data = self._read(name, ContentKind.ATTACHMENTS)
            if data:
                self._gathering.add(ContentKind.ATTACHMENTS, item(label, data))

    def _read(self, name: str, kind: ContentKind) -> bytes | None:
        """Return a part; `None` for one that is named but not there, which no program shows."""
        try:
            return self._package.read(name)
        except FAILURES:
            self._gathering.cannot_see(kind)
            return None

    def _again(self, name: str) -> bytes:
        """Return a picture once more, within a budget of its own."""
        if self._fresh is None:
            self._fresh = self._package.afresh()
        return self._fresh.read(name) or b""
