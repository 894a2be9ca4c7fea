"""What an OpenDocument file holds besides its words, as the walk through its markup comes upon it."""

import base64
import binascii
import bisect
import itertools
import posixpath
import re
import sys
import urllib.parse
from dataclasses import dataclass, field

from lxml import etree

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.stored_parts import FAILURES, StoredParts
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.opendocument.names import qualified

HREF = qualified("xlink:href")
BINARY = qualified("office:binary-data")
CONTENTS_OF_FRAMES = tuple(
    qualified(f"draw:{kind}") for kind in ("text-box", "image", "object", "object-ole", "plugin", "applet")
)
GEOMETRY = qualified("draw:enhanced-geometry")
GEOMETRY_TYPE = qualified("draw:type")
TOLD_BY = tuple(
    qualified(name)
    for name in (
        "draw:type", "draw:enhanced-path", "draw:points", "svg:d", "svg:x", "svg:y", "svg:x1", "svg:y1", "svg:x2",
        "svg:y2", "svg:width", "svg:height",
    )
)  # fmt: skip
SHAPES = frozenset(
    qualified(name)
    for name in (
        "dr3d:scene", "draw:caption", "draw:circle", "draw:connector", "draw:custom-shape", "draw:ellipse",
        "draw:measure", "draw:path", "draw:polygon", "draw:polyline", "draw:rect", "draw:regular-polygon",
    )
)  # fmt: skip
"""What is drawn; `draw:line` only separates."""
RECT = qualified("draw:rect")
TEXT_FRAMES = frozenset({"rectangle", "round-rectangle", "ooxml-rect", "ooxml-roundRect", "mso-spt202", "mso-spt1"})
"""Geometries that are layout where they have a text in them."""
LINES = frozenset({"line", "ooxml-line", "mso-spt20", "mso-spt32", "ooxml-straightConnector1"})
SIDES = (qualified("svg:width"), qualified("svg:height"))
THIN = re.compile(r"0(?:\.0\d*)?(?:in|cm|mm)?$")
"""A side of a rectangle that is meant as a line."""
CHART = qualified("chart:chart")
CHART_CLASS = qualified("chart:class")
CELL_VALUE = qualified("office:value")
PARAGRAPH = qualified("text:p")
STATES = (qualified("form:current-state"), qualified("form:state"), qualified("form:current-selected"))
TICKED = frozenset({"checked", "true"})
BOXES_TO_TICK = frozenset({qualified("form:checkbox"), qualified("form:radio")})
PARAMETER = qualified("field:param")
FIELD_TYPE = qualified("field:type")
FIELD_NAME = qualified("field:name")
FIELD_VALUE = qualified("field:value")
OF_PROGRAMS = frozenset({"meta.xml", "settings.xml", "manifest.rdf", "script-lb.xml", "script-lc.xml"})
"""Parts that say when and with what something was written, and lists of what else is there."""
MACROS = ("Basic", "Scripts")
ADDRESS = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:|\.\./|/|#")
"""How something begins that is no part of the document."""
MOST_OBJECTS = 1_000
"""The parts of each are looked for among all."""
MOST_CHANGED_CHARS = 20_000_000
"""Of all changes together: those that lie across each other have the same text many times."""


@dataclass(slots=True)
class Sheet:
    """What is known of an open table."""

    columns: int = 0
    """How many have been declared."""
    column: int = 0
    """That of the next cell of the row."""
    hidden: list[tuple[int, int]] = field(default_factory=list)
    """Hidden columns: from, and up to, in order."""
    texts: list[str] = field(default_factory=list)
    """What stands in them."""
    formulas: list[str] = field(default_factory=list)

    def declare(self, count: int, *, is_hidden: bool) -> None:
        """Declare so many columns."""
        if is_hidden:
            self.hidden.append((self.columns, self.columns + count))
        self.columns += count

    def is_hidden(self) -> bool:
        """Return whether the next cell is in a hidden column."""
        at = bisect.bisect_right(self.hidden, (self.column, sys.maxsize))
        return at > 0 and self.column < self.hidden[at - 1][1]


class Sights:
    """Gathers what is seen; `package` is `None` for flat files, which have everything in their markup."""

    def __init__(self, package: Package | None, *, has_macros: bool = False) -> None:
        self.gathering = Gathering()
        self._package = package
        self._stored = None if package is None else StoredParts(package, self.gathering)
        self._macros = MACROS if has_macros else ()
        self._objects: dict[str, None] = {}
        self._fields = itertools.count()
        self._marked: tuple[ContentKind, str, int | None] | None = None
        self._marked_until = 0
        self._marked_pieces: list[str] = []
        self._insertions: set[str] = set()
        self._changed_chars = 0

    def mark(self, kind: ContentKind, text: str, *, start: int, end: int, way: str = "", line: int | None) -> None:
        """Add marked text; what goes on where the last piece ended, in one paragraph, is one item with that."""
        if self._marked is None or self._marked[:2] != (kind, way) or self._marked_until != start:
            self.end_marks()
            self._marked = (kind, way, line)
        self._marked_pieces.append(text)
        self._marked_until = end

    def end_marks(self) -> None:
        """End the marked text: the paragraph ends."""
        if self._marked is not None:
            kind, way, line = self._marked
            self._marked = None
            self.lines(kind, "".join(self._marked_pieces), way=way, line=line)
            self._marked_pieces.clear()

    def lines(self, kind: ContentKind, text: str, *, way: str = "", line: int | None = None) -> None:
        """Add text, each paragraph an item."""
        for each in text.splitlines():
            self.gathering.words(kind, each, way=way, line=line)

    def insertion(self, region: etree._Element | None) -> None:
        """Remember that a region of changes is text that was inserted."""
        if region is not None:
            self._insertions.add(region.get(qualified("text:id"), ""))

    def inserted(self, identifier: str, text: str, line: int | None) -> None:
        """Add the text of a region of changes, if it was inserted."""
        self._changed_chars += len(text)
        if identifier in self._insertions:
            self.lines(ContentKind.REVISIONS, text, way="inserted", line=line)

    @property
    def takes_changes(self) -> bool:
        """Return whether the text of further changes may be looked at."""
        if self._changed_chars > MOST_CHANGED_CHARS:
            self.gathering.cannot_see(ContentKind.REVISIONS)
            return False
        return True

    def link(self, target: str, line: int | None) -> None:
        """Add where a link leads, if not to a place in the same document; a relative one starts inside the package."""
        if target and not target.startswith("#"):
            self.gathering.link(target[3:] if self._package and target.startswith("../") else target, line=line)

    def stored(self, element: etree._Element, line: int | None) -> None:
        """Add a picture, an embedded file or a film, unless it only shows what stands before it in another way."""
        if next(element.itersiblings(*CONTENTS_OF_FRAMES, preceding=True), None) is not None:
            return
        is_picture = element.tag == CONTENTS_OF_FRAMES[1]
        written = element.find(BINARY)
        target = element.get(HREF, "")
        name = posixpath.normpath(urllib.parse.unquote(target))
        if written is not None:
            self._written(written, is_picture=is_picture, line=line)
        elif ADDRESS.match(target) is not None:
            self.link(target, line)
        elif target and self._stored is not None:
            if is_picture:
                self._stored.picture(name, line=line)
            else:
                self._stored.attachment(name)

    def _written(self, element: etree._Element, *, is_picture: bool, line: int | None) -> None:
        """Add a picture or a file that is written into the markup."""
        try:
            data = base64.b64decode("".join((element.text or "").split()))
        except (binascii.Error, ValueError):
            self.gathering.cannot_see(ContentKind.PICTURES if is_picture else ContentKind.ATTACHMENTS)
            return
        if data and is_picture:
            self.gathering.picture("picture", data, lambda: data, line=line)
        elif data:
            self.gathering.add(ContentKind.ATTACHMENTS, item("object", data, line=line))

    def shape(self, element: etree._Element, *, has_text: bool, line: int | None) -> None:
        """Add a shape, unless it only frames a text, or is a line that separates."""
        geometry = element.find(GEOMETRY)
        kind = "rectangle" if element.tag == RECT else "" if geometry is None else geometry.get(GEOMETRY_TYPE, "")
        is_thin = any(THIN.match(element.get(side, "")) for side in SIDES)
        if kind in LINES or (kind in TEXT_FRAMES and (has_text or is_thin)):
            return
        parts = [
            f"{name}={value}"
            for each in (element, geometry)
            if each is not None
            for name in TOLD_BY
            if (value := each.get(name)) is not None
        ]
        self.gathering.add(ContentKind.DRAWINGS, item("shape", element.tag, *parts, line=line))

    def chart(self, body: etree._Element) -> None:
        """Add a chart: how it is drawn, and its numbers."""
        parts = [element.get(CHART_CLASS, "") for element in body.iter(CHART)]
        parts += [_chart_value(each) for each in body.iter(qualified("chart:series"), qualified("table:table-cell"))]
        self.gathering.add(ContentKind.DRAWINGS, item("chart", "chart", *parts))

    def object(self, folder: str) -> None:
        """Remember a document inside the document."""
        if len(self._objects) < MOST_OBJECTS:
            self._objects[folder] = None
        else:
            self.gathering.cannot_see(ContentKind.ATTACHMENTS)

    def field(self, control: etree._Element) -> None:
        """Add whether a box of a form is ticked: its label is all that stands in the text."""
        if control.tag in BOXES_TO_TICK:
            self._tick(next(filter(None, map(control.get, STATES)), ""))

    def field_mark(self, element: etree._Element) -> None:
        """Add whether a box is ticked that comes from a Word document."""
        if element.get(FIELD_TYPE, "").endswith("FORMCHECKBOX"):
            values = (
                one.get(FIELD_VALUE, "") for one in element.iter(PARAMETER) if "Checked" in one.get(FIELD_NAME, "")
            )
            self._tick(next(values, ""))

    def _tick(self, state: str) -> None:
        sign = "☑" if state in TICKED else "☐"
        self.gathering.add(ContentKind.FIELDS, item(sign, str(next(self._fields)), sign))

    def sheet(self, sheet: Sheet) -> None:
        """Add the formulas and the hidden columns of a table that ends."""
        if sheet.formulas:
            self.gathering.add(ContentKind.FORMULAS, item(sheet.formulas[0].partition("\t")[2], *sheet.formulas))
        self.gathering.words(ContentKind.HIDDEN, "\t".join(sheet.texts))

    def gather(self) -> Gathering:
        """Return everything that was gathered, with what is stored in parts."""
        self.end_marks()
        if self._package is not None and self._stored is not None:
            self._stored.gather()
            for folder in self._objects:
                self._add_folder(self._package, folder, posixpath.basename(folder))
            for folder in self._macros:
                self._add_folder(self._package, folder, "macros")
        return self.gathering

    def _add_folder(self, package: Package, folder: str, label: str) -> None:
        """Add the parts in a folder as one attachment."""
        names = [name for name in package.names_below(folder) if posixpath.basename(name) not in OF_PROGRAMS]
        try:
            parts = [part for name in names for part in (name[len(folder) :], package.read(name) or b"")]
        except FAILURES:
            self.gathering.cannot_see(ContentKind.ATTACHMENTS)
            return
        if parts:
            self.gathering.add(ContentKind.ATTACHMENTS, item(label, *parts))


def _chart_value(element: etree._Element) -> str:
    """Return the kind of a series, or what stands in a cell of a chart."""
    value = element.get(CHART_CLASS) or element.get(CELL_VALUE)
    return value or "".join(paragraph.text or "" for paragraph in element.iter(PARAGRAPH)).strip()
