"""The text of Excel workbooks (SpreadsheetML, ECMA-376 part 1, 18; transitional and strict), or of their binary form.

calamine is four times as fast (`bench_office_97.py`), but unpacks without a budget and holds every cell between the
first and the last one of a sheet: a cell in the far corner, or a long text in many cells, ends the process (an
allocation that fails cannot be caught). Here the XML is read as a stream; what takes memory is text that is returned.
"""

import html
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from lxml import etree

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.domain.messages import say
from dupfinder.extract.containers.drawing_sights import Sights
from dupfinder.extract.containers.drawingml import Related, add_controls, add_files, add_picture
from dupfinder.extract.containers.ooxml import Relationship, metadata, relationships
from dupfinder.extract.containers.opening import needed_part, opened_package
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.stored_parts import FAILURES, add_signatures, xml_of
from dupfinder.extract.containers.xml_parts import parse_xml, walk_xml
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.sheets.cell_values import Notation, values_digest
from dupfinder.extract.sheets.sheet_sights import SheetSights
from dupfinder.extract.sheets.sheet_text import SheetText
from dupfinder.extract.sheets.sheet_words import tell_defined, tell_hidden, tell_name
from dupfinder.extract.sheets.sheet_xml import ON, SharedStrings, SheetCells, Styles, packed_cells
from dupfinder.extract.sheets.workbook import Workbook
from dupfinder.extract.sheets.xlsb_records import (
    BinarySheet,
    add_binary_sheet,
    add_binary_styles,
    binary_sheets,
    binary_strings,
)
from dupfinder.extract.source import SourceFile

TITLE = say("Excel workbook")
USUAL_MAIN_PART = "xl/workbook.xml"
HIDDEN = frozenset({"hidden", "veryHidden"})
ON_PAPER = re.compile(rb"<(?:\w+:)?(?:odd|even|first)(?:Header|Footer)\b[^>]*>([^<]+)<")
"""What stands above and below a sheet that is printed."""
PAPER_CODE = re.compile(r"""&(?:"[^"]*"|K[0-9A-Fa-f]{6}|K\d\d[+-]\d{3}|\d+|.)""")
"""Fonts, sizes, and what a program puts in: page numbers, dates, the name of the file."""
LETTER = re.compile(r"[^\W_]")
PLACES, PAGE_NUMBER = re.compile("&[LCR]"), re.compile("&[PN]")
MAY_COLOUR = re.compile(rb"<(?:\w+:)?(?:conditionalFormatting|tablePart|picture)\b|\0")
"""What may give cells another ground than their styles say."""
MACRO_SHEETS = frozenset({"xlMacrosheet", "xlIntlMacrosheet"})


def read(source: SourceFile) -> Content:
    """Return the text of the sheets that are not hidden, in order; text boxes and titles of charts follow the cells.

    Rows and columns that are hidden or filtered out count: they are one click away, and not meant to be secret. They,
    and hidden sheets, are told as what the workbook holds besides its text.
    """
    package = opened_package(source, TITLE)
    of_package = {related.kind: related.target for related in reversed(relationships(package))}
    main = of_package.get("officeDocument", USUAL_MAIN_PART)
    data = needed_part(package, main, TITLE)
    reading = _Reading(package, Related(package, main))
    if main.casefold().endswith(".bin"):
        reading.add_binary(data)
    else:
        reading.add_xml(data)
    properties = package.read(of_package.get("core-properties", ""))
    gathering = reading.gathered()
    reading.text.rows.tell(gathering)
    text = reading.text.text()
    return Content(
        text=text,
        metadata=metadata(properties),
        beyond=gathering.beyond(),
        pictures=gathering.pictures,
        values=values_digest(text, Notation(has_points=True)),
    )


@dataclass(frozen=True, slots=True)
class _Sheet:
    identifier: str
    name: str
    is_hidden: bool


class _Reading:
    """A workbook on its way: its text, and what was seen besides."""

    def __init__(self, package: Package, related: Related) -> None:
        self._package = package
        self._related = related
        self._book = Workbook()
        self._sights = Sights(package, related)
        self._shown = 0
        """So many sheets are not hidden."""
        self._hidden = SheetText()
        self.text = SheetText()

    def add_xml(self, data: bytes) -> None:
        """Add the sheets of a workbook that is written in XML."""
        root = parse_xml(data)
        settings = next(root.iter("{*}workbookPr"), None)
        self._book.is_1904 = settings is not None and settings.get("date1904") in ON
        strings = self._part_of_kind("sharedStrings")
        if strings is not None:
            walk_xml(strings, SharedStrings(self._book))
        styles = self._part_of_kind("styles")
        if styles is not None:
            walk_xml(styles, Styles(self._book, lambda: self._part_of_kind("theme") or b""))
        sheets = [
            _Sheet(_relationship(sheet), sheet.get("name", ""), sheet.get("state") in HIDDEN)
            for sheet in root.iter("{*}sheet")
        ]
        self._add_sheets(sheets, self._add_xml_sheet)
        for name in root.iter("{*}definedName"):
            tell_defined(self._sights.gathering, name.get("name", ""), name.text or "")

    def add_binary(self, data: bytes) -> None:
        """Add the sheets of a workbook that is written in records."""
        sheets, self._book.is_1904, names = binary_sheets(data)
        for name, formula in names:
            tell_defined(self._sights.gathering, name, formula)
        self._book.strings.extend(binary_strings(self._part_of_kind("sharedStrings") or b""))
        add_binary_styles(self._part_of_kind("styles") or b"", self._book)
        self._add_sheets(sheets, self._add_binary_sheet)

    def _add_sheets(self, sheets: Sequence[_Sheet | BinarySheet], add: Callable[[str, SheetText, int], None]) -> None:
        for page, sheet in enumerate(sheets):
            related = self._related.get(sheet.identifier)
            if related is None or related.is_outside:
                continue
            if sheet.is_hidden or related.kind != "worksheet":
                self._add_unseen(sheet, related, page, add)
            else:
                line = self.text.lines
                tell_name(self._sights.gathering, sheet.name, self._shown)
                self._shown += 1
                add(related.target, self.text, page)
                self._add_belongings(related.target, self.text, page, line)
            if related.kind in MACRO_SHEETS:
                self._sights.stored.attachment(related.target, "macros")

    def _add_unseen(
        self, sheet: _Sheet | BinarySheet, related: Relationship, page: int, add: Callable[[str, SheetText, int], None]
    ) -> None:
        """Add a sheet that is hidden, or has no cells: a chart, a dialogue, a macro.

        What is wrong with it does no harm to the text; words on a chart that is shown are part of that.
        """
        gathering = self._sights.gathering
        try:
            if related.kind == "worksheet":
                add(related.target, self._hidden, page)
            self._add_belongings(related.target, self._hidden, page, None)
        except (*FAILURES, etree.XMLSyntaxError, ValueError, IndexError):
            gathering.cannot_see(ContentKind.HIDDEN if sheet.is_hidden else ContentKind.DRAWINGS)
            self._hidden.take()
            return
        words = self._hidden.take()
        if sheet.is_hidden:
            tell_hidden(gathering, sheet.name, words, page=page)
        else:
            for line in words.splitlines():
                self.text.line(line)

    def _add_xml_sheet(self, name: str, text: SheetText, page: int) -> None:
        self._book.start_sheet(text)
        part = needed_part(self._package, name, TITLE)
        behind = part[max(0, part.rfind(b"sheetData")) :]
        for words in _printed(behind):
            self._sights.gathering.add(ContentKind.HIDDEN, item(words, page=page))
        sights = SheetSights(self._book, self._sights.gathering, page, is_paper=MAY_COLOUR.search(behind) is None)
        packed = packed_cells(part)
        walk_xml(packed or part, SheetCells(self._book, text, sights, is_packed=packed is not None))
        text.end_row()

    def _add_binary_sheet(self, name: str, text: SheetText, page: int) -> None:
        self._book.start_sheet(text)
        sights = SheetSights(self._book, self._sights.gathering, page)
        add_binary_sheet(needed_part(self._package, name, TITLE), self._book, text, sights)

    def _part_of_kind(self, kind: str) -> bytes | None:
        name = next(iter(self._related.inside(kind)), None)
        return None if name is None else needed_part(self._package, name, TITLE)

    def _add_belongings(self, sheet: str, text: SheetText, page: int, line: int | None) -> None:
        """Add what lies on a sheet: shapes, with their paragraphs, pictures, comments, files, links."""
        related = Related(self._package, sheet)
        for other in related.all:
            if other.kind == "hyperlink" and other.is_outside:
                self._sights.gathering.link(other.target, line=line)
            elif other.kind == "image" and not other.is_outside:
                self._sights.stored.picture(other.target, line=line)
        for name in related.inside("drawing"):
            self._add_drawing(name, text, page, line)
        for name in related.inside("vmlDrawing"):
            self._add_pictures_of_margins(name, line)
        self._add_comments(related, page, line)
        add_files(related, self._sights.stored, self._sights.gathering)
        add_controls(self._package, related, self._sights.gathering)

    def _add_drawing(self, name: str, text: SheetText, page: int, line: int | None) -> None:
        data = self._package.read(name)
        if data is None:
            return
        root = parse_xml(data)
        etree.strip_elements(root, "{*}Fallback", with_tail=False)  # the same once more, for older programs
        related = Related(self._package, name, self._sights.gathering)
        titles = self._sights.drawing(root, related, page=page, line=line)
        for _, tell in self._sights.marked(root):
            tell(line=line)
        for paragraph in root.iter("{*}p"):
            text.line("".join(piece.text or "" for piece in paragraph.iter("{*}t")))
        for title in titles:  # its series and categories are named in cells
            text.line(title)

    def _add_pictures_of_margins(self, name: str, line: int | None) -> None:
        """Add the pictures of the page's header and footer; others in VML show comments, controls and files."""
        related = Related(self._package, name, self._sights.gathering)
        if not related.inside("image"):
            return
        root = xml_of(self._package, name, self._sights.gathering, ContentKind.PICTURES)
        for picture in () if root is None else root.iter("{*}imagedata"):
            shape = picture.getparent()
            if shape is not None and next(shape.iterchildren("{*}ClientData"), None) is None:
                add_picture(picture, related, self._sights.stored, self._sights.gathering, line=line)

    def _add_comments(self, related: Related, page: int, line: int | None) -> None:
        """Add comments; those that are part of a conversation are repeated in the older form."""
        gathering = self._sights.gathering
        answered: set[str] = set()
        for name in (*related.inside("threadedComment"), *related.inside("comments")):
            if name.casefold().endswith(".bin"):
                gathering.cannot_see(ContentKind.COMMENTS)
                continue
            root = xml_of(self._package, name, gathering, ContentKind.COMMENTS)
            for comment in () if root is None else root.iter("{*}threadedComment", "{*}comment"):
                cell = comment.get("ref", "")
                is_threaded = str(comment.tag).endswith("}threadedComment")
                if is_threaded:
                    answered.add(cell)
                    words = "".join(text.text or "" for text in comment.iterchildren("{*}text"))
                    by = self._sights.who(comment.get("personId", ""))
                else:
                    words = "".join(text.text or "" for text in comment.iter("{*}t"))
                    by = ""  # of these LibreOffice drops who it was; Excel has begun them with the name
                if is_threaded or cell not in answered:
                    gathering.comment(words, cell, by=by, is_done=comment.get("done") in ON, line=line, page=page)

    def gathered(self) -> Gathering:
        """Return what the workbook holds besides its text."""
        gathering = self._sights.gathering
        for other in self._related.all:
            if other.kind == "externalLink" and not other.is_outside:
                for linked in Related(self._package, other.target, gathering).all:
                    if linked.is_outside:
                        gathering.link(linked.target)
            elif other.kind == "richValueRel":  # pictures that are the values of cells
                for name in Related(self._package, other.target, gathering).inside("image"):
                    self._sights.stored.picture(name)
            elif other.kind == "revisionHeaders":
                gathering.cannot_see(ContentKind.REVISIONS)  # a log of who changed which cell
        add_files(self._related, self._sights.stored, gathering)
        add_signatures(self._package, gathering)
        self._sights.stored.gather()
        return gathering


def _printed(behind: bytes) -> Iterator[str]:
    """Yield the words above and below a sheet that is printed, from what stands behind its cells; no page numbers."""
    for found in ON_PAPER.finditer(behind):
        for place in PLACES.split(html.unescape(found[1].decode(errors="replace"))):
            words = PAPER_CODE.sub(" ", place)
            if LETTER.search(words) and not PAGE_NUMBER.search(place):
                yield words


def _relationship(sheet: etree._Element) -> str:
    """Return the id of the relationship to which an element refers, in whatever namespace."""
    return next((str(value) for name, value in sheet.items() if str(name).endswith("}id")), "")
