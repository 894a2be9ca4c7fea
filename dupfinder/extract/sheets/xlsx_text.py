"""The text of Excel workbooks (SpreadsheetML, ECMA-376 part 1, 18; transitional and strict), or of their binary form.

calamine is four times as fast (`bench_office_97.py`), but unpacks without a budget and holds every cell between the
first and the last one of a sheet: a cell in the far corner, or a long text in many cells, ends the process (an
allocation that fails cannot be caught). Here the XML is read as a stream; what takes memory is text that is returned.
"""

from lxml import etree

from dupfinder.extract.containers.ooxml import Relationship, metadata, relationships
from dupfinder.extract.containers.opening import needed_part, opened_package
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.xml_parts import parse_xml, walk_xml
from dupfinder.extract.format import Content
from dupfinder.extract.sheets.sheet_text import SheetText, one_line
from dupfinder.extract.sheets.sheet_xml import SharedStrings, SheetCells, Styles
from dupfinder.extract.sheets.workbook import Workbook
from dupfinder.extract.sheets.xlsb_records import add_binary_sheet, binary_sheets, binary_strings, binary_styles
from dupfinder.extract.source import SourceFile

TITLE = "Excel workbook"
USUAL_MAIN_PART = "xl/workbook.xml"
HIDDEN = frozenset({"hidden", "veryHidden"})
ON = frozenset({"1", "true", "on"})


def read(source: SourceFile) -> Content:
    """Return the text of the sheets that are not hidden, in order; text boxes follow the cells of their sheet.

    Rows and columns that are hidden or filtered out count: they are one click away, and not meant to be secret.
    """
    package = opened_package(source, TITLE)
    of_package = {related.kind: related.target for related in reversed(relationships(package))}
    main = of_package.get("officeDocument", USUAL_MAIN_PART)
    data = needed_part(package, main, TITLE)
    related = relationships(package, main)
    text = SheetText()
    if main.casefold().endswith(".bin"):
        _add_binary(package, data, related, text)
    else:
        _add_xml(package, data, related, text)
    properties = package.read(of_package.get("core-properties", ""))
    return Content(text=text.text(), metadata=metadata(properties))


def _add_xml(package: Package, data: bytes, related: list[Relationship], text: SheetText) -> None:
    root = parse_xml(data)
    settings = next(root.iter("{*}workbookPr"), None)
    book = Workbook(is_1904=settings is not None and settings.get("date1904") in ON)
    strings = _part_of_kind(package, related, "sharedStrings")
    if strings is not None:
        walk_xml(strings, SharedStrings(book.strings))
    styles = _part_of_kind(package, related, "styles")
    if styles is not None:
        walk_xml(styles, Styles(book))
    named = {sheet.identifier: sheet.target for sheet in related if sheet.kind == "worksheet"}
    for sheet in root.iter("{*}sheet"):
        part = named.get(_relationship(sheet))
        if part is None or sheet.get("state") in HIDDEN:
            continue  # one that only has a chart, a dialogue or a macro has no cells to show
        walk_xml(needed_part(package, part, TITLE), SheetCells(book, text))
        text.end_row()
        _add_text_boxes(package, part, text)


def _relationship(sheet: etree._Element) -> str:
    """Return the id of the relationship to which an element refers, in whatever namespace."""
    return next((str(value) for name, value in sheet.items() if str(name).endswith("}id")), "")


def _add_binary(package: Package, data: bytes, related: list[Relationship], text: SheetText) -> None:
    sheets, is_1904 = binary_sheets(data)
    book = Workbook(is_1904=is_1904)
    book.strings.extend(binary_strings(_part_of_kind(package, related, "sharedStrings") or b""))
    book.looks.extend(binary_styles(_part_of_kind(package, related, "styles") or b""))
    named = {sheet.identifier: sheet.target for sheet in related if sheet.kind == "worksheet"}
    for identifier in sheets:
        part = named.get(identifier)
        if part is not None:
            add_binary_sheet(needed_part(package, part, TITLE), book, text)
            _add_text_boxes(package, part, text)


def _part_of_kind(package: Package, related: list[Relationship], kind: str) -> bytes | None:
    name = next((other.target for other in related if other.kind == kind), None)
    return None if name is None else needed_part(package, name, TITLE)


def _add_text_boxes(package: Package, sheet: str, text: SheetText) -> None:
    """Add the paragraphs of the text boxes and shapes on a sheet."""
    for drawing in relationships(package, sheet):
        data = package.read(drawing.target) if drawing.kind == "drawing" else None
        if data is None:
            continue
        root = parse_xml(data)
        etree.strip_elements(root, "{*}Fallback", with_tail=False)  # the same once more, for older programs
        for paragraph in root.iter("{*}p"):
            text.cell(one_line("".join(piece.text or "" for piece in paragraph.iter("{*}t"))))
            text.end_row()
