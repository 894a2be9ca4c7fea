"""What an OpenDocument file holds besides its words, as the walk through its markup comes upon it."""

import base64
import binascii
import bisect
import datetime
import itertools
import math
import operator
import posixpath
import re
import sys
import urllib.parse
from dataclasses import dataclass, field

from lxml import etree

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.stored_parts import FAILURES, StoredParts
from dupfinder.extract.flow import TextFlow
from dupfinder.extract.gathering import Gathering, shown_as
from dupfinder.extract.opendocument.names import qualified
from dupfinder.extract.opendocument.styles import LENGTH, MILLIMETRES
from dupfinder.extract.sheets.cell_values import Notation
from dupfinder.extract.sheets.number_formats import EPOCH_1900, is_written
from dupfinder.extract.sheets.sheet_words import ValuesBehind, tell_defined, tell_formulas, tell_lists, tell_name
from dupfinder.extract.table_rows import HIGHLIGHTS, SIGN_INKS

HREF = qualified("xlink:href")
BINARY = qualified("office:binary-data")
CONTENTS_OF_FRAMES = tuple(
    qualified(f"draw:{kind}") for kind in ("text-box", "image", "object", "object-ole", "plugin", "applet")
)
PICTURED = (*CONTENTS_OF_FRAMES, qualified("table:table"))
"""What is in a frame before a picture of it, for programs that cannot show it; of tables on slides, too."""
GEOMETRY = qualified("draw:enhanced-geometry")
GEOMETRY_TYPE = qualified("draw:type")
TOLD_BY = tuple(
    qualified(name)
    for name in (
        "draw:type", "draw:enhanced-path", "draw:points", "svg:d", "svg:x", "svg:y", "svg:x1", "svg:y1", "svg:x2",
        "svg:y2", "svg:width", "svg:height", "draw:mirror-horizontal", "draw:mirror-vertical",
    )
)  # fmt: skip
SHAPES = frozenset(
    qualified(name)
    for name in (
        "dr3d:scene", "draw:caption", "draw:circle", "draw:connector", "draw:custom-shape", "draw:ellipse",
        "draw:line", "draw:measure", "draw:path", "draw:polygon", "draw:polyline", "draw:rect", "draw:regular-polygon",
    )
)  # fmt: skip
LINE = qualified("draw:line")
AMID = 0.37
"""Places are mostly whole or half millimetres: these are no bounds, as programs round them."""
RECT = qualified("draw:rect")
TEXT_FRAMES = frozenset({"rectangle", "round-rectangle", "ooxml-rect", "ooxml-roundRect", "mso-spt202", "mso-spt1"})
"""Geometries that are layout where they have a text in them."""
LINES = frozenset({"line", "ooxml-line", "mso-spt20", "mso-spt32", "ooxml-straightConnector1"})
SIDES = (qualified("svg:width"), qualified("svg:height"))
THIN = re.compile(r"0(?:\.0\d*)?(?:in|cm|mm)?$")
"""A side of a rectangle that is meant as a line."""
CHART = qualified("chart:chart")
CHART_CLASS = qualified("chart:class")
CHART_WAYS = tuple(qualified(f"chart:{way}") for way in ("percentage", "stacked", "vertical", "logarithmic"))
CHART_SCALES = tuple(qualified(f"chart:{way}") for way in ("minimum", "maximum", "regression-type"))
"""What makes other bars of the same numbers."""
CELL_VALUE, DATE_VALUE, TIME_VALUE = (qualified(f"office:{name}") for name in ("value", "date-value", "time-value"))
TEXT_ID = qualified("text:id")
TABLE_NAME = qualified("table:name")
DEFINED = tuple(qualified(f"table:{name}") for name in ("named-range", "named-expression", "content-validation"))
VALIDATION = DEFINED[2]
CONDITION = qualified("table:condition")
STANDS_FOR = (qualified("table:cell-range-address"), qualified("table:expression"))
IN_LIST = re.compile(r"cell-content-is-in-list\((.*)\)", re.DOTALL)
NUMBER = re.compile(r"\d+")
DAY_HOURS = 24
TRANSFORM = qualified("draw:transform")
ROTATED = re.compile(r"rotate\s*\(\s*(-?\d{1,3}(?:\.\d+)?)\s*\)")
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
KINDS = {
    "struck": ContentKind.REVISIONS,
    "raised": ContentKind.SIGNS,
    **dict.fromkeys(("lowered", *SIGN_INKS), ContentKind.SIGNS),
    **dict.fromkeys(HIGHLIGHTS, ContentKind.COMMENTS),
    "": ContentKind.HIDDEN,
}
"""What text is that is marked in a way."""
MOST_OBJECTS = 1_000
"""The parts of each are looked for among all."""
MOST_CHANGED_CHARS = 20_000_000
"""Of all changes together: those that lie across each other have the same text many times."""


@dataclass(slots=True)
class Sheet:
    """What is known of an open table."""

    page: int | None = None
    """The number of the sheet; `None` for a table that is none."""
    flow: TextFlow | None = None
    """That of a sheet's cells."""
    columns: int = 0
    """How many have been declared."""
    column: int = 0
    """That of the next cell of the row."""
    hidden: list[tuple[int, int]] = field(default_factory=list)
    """Hidden columns: from, and up to, in order."""
    texts: list[str] = field(default_factory=list)
    """What stands in them."""
    formulas: list[str] = field(default_factory=list)
    cells: int = 0
    """So many with a text were there."""
    row_start: int = 0
    """How many of them before the open row."""
    in_row: list[tuple[int, str, float]] = field(default_factory=list)
    """The values of the open row that are not shown whole, behind so many cells with a text, and what is shown."""
    behind: ValuesBehind = field(default_factory=ValuesBehind)
    times: dict[tuple[str, str], tuple[float | None]] = field(default_factory=dict)
    """Of dates and times and what is shown for them, which are few: what that does not tell."""
    styles: list[tuple[int, str]] = field(default_factory=list)
    """Those of the columns: up to which one, in order."""
    boxes: list[TextFlow] = field(default_factory=list)
    """What stands in the shapes that lie on a sheet."""

    def declare(self, count: int, style: str, *, is_hidden: bool) -> None:
        """Declare so many columns, with the style of cells that have none of their own."""
        self.styles.append((self.columns + count, style))
        if is_hidden:
            self.hidden.append((self.columns, self.columns + count))
        self.columns += count

    def end_row(self, times: int) -> None:
        """End a row, which is there so many times."""
        length = self.cells - self.row_start
        for number in range(times if self.in_row else 0):
            for cell, text, value in self.in_row:
                self.behind.add(cell + number * length, text, value)
        self.cells += length * (times - 1)
        self.row_start = self.cells
        self.in_row.clear()

    def number(self, cell: etree._Element, text: str, copies: int, notation: Notation) -> None:
        """Take a cell with a text, which is there so many times: whether that tells its number, and how it shows it."""
        value, date = cell.get(CELL_VALUE), cell.get(DATE_VALUE)
        if value is not None:
            behind = _value_behind(value, text)
        elif when := date or cell.get(TIME_VALUE):
            known = self.times.get((when, text))
            behind, *_ = known or self.times.setdefault((when, text), (_time_behind(when, text),))
        else:
            return
        if behind is not None:
            self.in_row += [(self.cells + number, text, behind) for number in range(copies)]
        if date is not None:
            notation.see_date(text, date)
        if not notation.is_known:
            notation.see_typed(text, value or date or "")

    def style_of(self, column: int) -> str:
        """Return the style of a cell that has none of its own."""
        at = bisect.bisect_right(self.styles, column, key=operator.itemgetter(0))
        return self.styles[at][1] if at < len(self.styles) else ""

    def is_hidden(self) -> bool:
        """Return whether the next cell is in a hidden column."""
        at = bisect.bisect_right(self.hidden, (self.column, sys.maxsize))
        return at > 0 and self.column < self.hidden[at - 1][1]


@dataclass(slots=True)
class _Marked:
    """Text that is marked in one way, so far."""

    line: int | None
    pieces: list[str] = field(default_factory=list)
    end: int = -1


class Sights:
    """Gathers what is seen; `package` is `None` for flat files, which have everything in their markup."""

    def __init__(self, package: Package | None, *, has_macros: bool = False) -> None:
        self.gathering = Gathering()
        self._package = package
        self._stored = None if package is None else StoredParts(package, self.gathering)
        self._macros = MACROS if has_macros else ()
        self._objects: dict[str, None] = {}
        self._sheets = itertools.count()
        self.notation = Notation()
        """How the cells of sheets are written."""
        self.lists: list[str] = []
        """From which values of cells are to be chosen."""
        self._marked: dict[str, _Marked] = {}
        self._insertions: set[str] = set()
        self._deletions: dict[str, str] = {}
        self._changed_chars = 0

    def mark(self, text: str, *, start: int, end: int, way: str = "", line: int | None) -> None:
        """Add text that is marked in a way; what goes on where the last piece ended, in one paragraph, is one item."""
        marked = self._marked.get(way)
        if marked is None or marked.end != start:
            self._end_mark(way)
            marked = self._marked[way] = _Marked(line)
        marked.pieces.append(text)
        marked.end = end

    def end_marks(self) -> None:
        """End the marked text: the paragraph ends."""
        for way in list(self._marked):
            self._end_mark(way)

    def _end_mark(self, way: str) -> None:
        marked = self._marked.pop(way, None)
        if marked is not None:
            self.lines(KINDS[way], "".join(marked.pieces), way=way, line=marked.line)

    def lines(self, kind: ContentKind, text: str, *, way: str = "", line: int | None = None) -> None:
        """Add text, each paragraph an item."""
        for each in text.splitlines():
            self.gathering.words(kind, each, way=way, line=line)

    def insertion(self, region: etree._Element | None) -> None:
        """Remember that a region of changes is text that was inserted."""
        if region is not None:
            self.gathering.revised_by("".join(name.text or "" for name in region.iter("{*}creator")))
            self._insertions.add(region.get(TEXT_ID, ""))

    def deleted(self, identifier: str, text: str) -> None:
        """Remember the text of a region of changes that was deleted."""
        self._deletions[identifier] = text

    def deleted_at(self, identifier: str, line: int | None) -> None:
        """Add what was deleted in a place."""
        self.lines(ContentKind.REVISIONS, self._deletions.pop(identifier, ""), way="deleted", line=line)

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

    def stored(self, element: etree._Element, line: int | None, shown: str) -> None:
        """Add a picture, an embedded file or a film, unless it only shows what stands before it in another way.

        `shown` is how the style of its frame has a picture shown.
        """
        if next(element.itersiblings(*PICTURED, preceding=True), None) is not None:
            return
        is_picture = element.tag not in CONTENTS_OF_FRAMES[2:]
        written = element.find(BINARY)
        target = element.get(HREF, "")
        turned = ROTATED.search(next(element.iterancestors(), element).get(TRANSFORM, ""))
        if turned is not None:
            turn = shown_as(turn=-math.degrees(float(turned[1])))
            shown = "; ".join(sorted(filter(None, (*shown.split("; "), turn))))
        name = posixpath.normpath(urllib.parse.unquote(target))
        if written is not None:
            self._written(written, is_picture=is_picture, line=line, shown=shown)
        elif ADDRESS.match(target) is not None:
            self.link(target, line)
        elif target and self._stored is not None:
            if is_picture:
                self._stored.picture(name, line=line, shown=shown)
            else:
                self._stored.attachment(name)

    def _written(self, element: etree._Element, *, is_picture: bool, line: int | None, shown: str) -> None:
        """Add a picture or a file that is written into the markup."""
        try:
            data = base64.b64decode("".join((element.text or "").split()))
        except (binascii.Error, ValueError):
            self.gathering.cannot_see(ContentKind.PICTURES if is_picture else ContentKind.ATTACHMENTS)
            return
        if data and is_picture:
            self.gathering.picture("picture", data, lambda: data, line=line, shown=shown)
        elif data:
            self.gathering.add(ContentKind.ATTACHMENTS, item("object", data, line=line))

    def shape(self, element: etree._Element, *, has_text: bool, fill: str, arrows: str, line: int | None) -> None:
        """Add a shape, unless it only frames a text, or is a line without arrows, which separates."""
        geometry = element.find(GEOMETRY)
        kind = "rectangle" if element.tag == RECT else "" if geometry is None else geometry.get(GEOMETRY_TYPE, "")
        is_thin = any(THIN.match(element.get(side, "")) for side in SIDES)
        if (not arrows and (element.tag == LINE or kind in LINES)) or (kind in TEXT_FRAMES and (has_text or is_thin)):
            return
        parts = [
            f"{name}={_in_millimetres(value)}"
            for each in (element, geometry)
            if each is not None
            for name in TOLD_BY
            if (value := each.get(name)) not in {None, "false"}
        ]
        turned = ROTATED.search(element.get(TRANSFORM, ""))
        parts += filter(None, [arrows])
        parts += [] if turned is None else [f"turned={math.degrees(float(turned[1])):.0f}"]
        hues = (fill,) if fill else ()
        self.gathering.shape(element.tag, *parts, notation="open shapes", hues=hues, line=line)

    def chart(self, root: etree._Element) -> None:
        """Add a chart: how it is drawn, and its numbers."""
        styles = [*root.iter(qualified("style:chart-properties"))]
        parts = sorted({way for style in styles for way in CHART_WAYS if style.get(way) == "true"})
        scales = {(name, style.get(name, "none")) for style in styles for name in CHART_SCALES}
        parts += [f"{name}={value}" for name, value in sorted(scales) if value != "none"]
        parts += [element.get(CHART_CLASS, "") for element in root.iter(CHART)]
        parts += [_chart_value(each) for each in root.iter(qualified("chart:series"), qualified("table:table-cell"))]
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
        """Add a field of a form that comes from a Word document: whether a box is ticked, what is chosen from what."""
        kind = element.get(FIELD_TYPE, "")
        said = [(one.get(FIELD_NAME, ""), one.get(FIELD_VALUE, "")) for one in element.iter(PARAMETER)]
        if kind.endswith("FORMCHECKBOX"):
            self._tick(next((value for name, value in said if "Checked" in name), ""))
        elif kind.endswith("FORMDROPDOWN"):
            entries = [value for name, value in said if name.endswith("ListEntry")]
            chosen = next((value for name, value in said if name.endswith("Selected")), "")
            self.gathering.choices(entries, line=None)
            if chosen.isdecimal() and len(chosen) < 4 and int(chosen) < len(entries):
                self.gathering.answer(entries[int(chosen)])

    def _tick(self, state: str) -> None:
        self.gathering.answer("☑" if state in TICKED else "☐")

    def defined(self, element: etree._Element) -> None:
        """Take a name that formulas may use, or a list from which values are to be chosen."""
        if element.tag == VALIDATION:
            self.lists += IN_LIST.findall(element.get(CONDITION, ""))
        else:
            stands_for = next(filter(None, map(element.get, STANDS_FOR)), "")
            tell_defined(self.gathering, element.get(TABLE_NAME, ""), stands_for)

    def name(self, sheet: str) -> None:
        """Add the name of a sheet that is not hidden."""
        tell_name(self.gathering, sheet, next(self._sheets))

    def sheet(self, sheet: Sheet) -> None:
        """Add the formulas, the hidden columns and the values of a table that ends."""
        if sheet.page is not None:
            sheet.behind.tell(self.gathering, sheet.page)
        if sheet.formulas:
            tell_formulas(self.gathering, "ods", sheet.formulas[0].partition("\t")[2], *sheet.formulas)
        self.gathering.words(ContentKind.HIDDEN, "\t".join(sheet.texts))

    def gather(self) -> Gathering:
        """Return everything that was gathered, with what is stored in parts."""
        self.end_marks()
        for identifier in list(self._deletions):
            self.deleted_at(identifier, None)
        tell_lists(self.gathering, self.lists)
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


def _value_behind(written: str, text: str) -> float | None:
    """Return the number of a cell if the text that is shown does not tell it."""
    if written == text and text.isascii() and "e" not in text:
        return None  # as it is, like most
    try:
        value = float(written)
        is_told = not math.isfinite(value) or is_written(value * 100 if "%" in text else value, text.partition("E")[0])
    except (ValueError, OverflowError):
        return None
    return None if is_told else value


def _time_behind(when: str, text: str) -> float | None:
    """Return the date or time of a cell, as a number, if the text that is shown does not tell it."""
    try:
        return _days(when) if when and not _tells_time(when, text) else None
    except (ValueError, OverflowError, IndexError):
        return None


def _tells_time(when: str, text: str) -> bool:
    """Return whether a text has all numbers of a date (`2026-01-05T13:30:00`) or a time (`PT13H30M00S`) in it."""
    numbers = [int(number) for number in NUMBER.findall(when.partition(".")[0])]
    shown = [int(number) for number in NUMBER.findall(text)]
    if when.startswith("PT"):
        date, clock = [], numbers
    else:
        date, clock = [numbers[0] % 100, *numbers[2:3]], numbers[3:]
        date += [] if any(map(str.isalpha, text)) else numbers[1:2]
    hour = clock[0] in {*shown, *(number % 12 + 12 for number in shown)} if clock and clock[0] else True
    return hour and {*date} <= {number % 100 for number in shown} and {*clock[1:]} <= {*shown, 0}


def _days(when: str) -> float:
    """Return a date or time as workbooks of Excel count it."""
    if not when.startswith("PT"):
        return (datetime.datetime.fromisoformat(when) - EPOCH_1900) / datetime.timedelta(days=1)
    hours, minutes, seconds = (int(number) for number in NUMBER.findall(when)[:3])
    return (hours + minutes / 60 + seconds / 3600) / DAY_HOURS


def _chart_value(element: etree._Element) -> str:
    """Return the kind of a series, or what stands in a cell of a chart."""
    value = element.get(CHART_CLASS) or element.get(CELL_VALUE)
    return value or "".join(paragraph.text or "" for paragraph in element.iter(PARAGRAPH)).strip()


def _in_millimetres(length: str) -> str:
    """Return a length in whole millimetres, as programs write centimetres or inches; what is none as it is."""
    found = LENGTH.fullmatch(length)
    return str(math.floor(float(found[1]) * MILLIMETRES[found[2]] + AMID)) if found and found[2] else length
