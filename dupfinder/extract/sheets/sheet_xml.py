"""Sheets, shared strings and styles of workbooks in XML, as the parser comes to them."""

import re
from collections.abc import Mapping

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.sheets.number_formats import GENERAL
from dupfinder.extract.sheets.sheet_text import SheetText, one_line
from dupfinder.extract.sheets.workbook import Workbook, looks_of

NAMESPACES = (
    "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}",
    "{http://purl.oclc.org/ooxml/spreadsheetml/main}",
)
ESCAPE = re.compile(r"_x([0-9A-Fa-f]{4})_")
PLAIN_NUMBER = re.compile(r"(?=.{1,16}\Z)-?(?:0|[1-9][0-9]*)(?:\.[0-9]*[1-9])?\Z")
"""A number that a general format shows as it is written: nearly all are."""
MIDNIGHT = "T00:00:00"


def _names(*local_names: str) -> Mapping[str, str]:
    """Return the full names of elements, in both namespaces, and their local ones."""
    return {space + name: name for space in NAMESPACES for name in local_names}


def unescaped(text: str) -> str:
    """Return text with the characters that XML cannot hold, which are written `_x000D_` (22.9.2.19)."""
    return ESCAPE.sub(lambda found: chr(int(found[1], 16)), text) if "_x" in text else text


class SharedStrings:
    """Collects the strings of a workbook."""

    _known = _names("si", "t", "rPh")

    def __init__(self, strings: list[str]) -> None:
        self._strings = strings
        self._pieces: list[str] = []
        self._is_text = False
        self._readings = 0
        """How many `rPh` are open: they say how the text is pronounced."""

    def start(self, tag: str, _attributes: Mapping[str, str]) -> None:
        """Begin an element."""
        name = self._known.get(tag)
        if name == "t":
            self._is_text = not self._readings
        elif name == "rPh":
            self._readings += 1

    def end(self, tag: str) -> None:
        """End an element."""
        name = self._known.get(tag)
        if name == "si":
            self._strings.append(one_line(unescaped("".join(self._pieces))))
            self._pieces.clear()
        elif name == "t":
            self._is_text = False
        elif name == "rPh":
            self._readings -= 1

    def data(self, text: str) -> None:
        """Take a piece of text."""
        if self._is_text:
            self._pieces.append(text)

    def close(self) -> None:
        """End the part."""


class Styles:
    """Collects the number formats of a workbook's cell styles."""

    _known = _names("numFmt", "cellXfs", "xf")

    def __init__(self, book: Workbook) -> None:
        self._book = book
        self._codes: dict[int, str] = {}
        self._numbers: list[int] = []
        self._is_in_cells = False

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """Begin an element."""
        name = self._known.get(tag)
        if name == "numFmt":
            self._codes[_whole(attributes.get("numFmtId"))] = attributes.get("formatCode", "")
        elif name == "cellXfs":
            self._is_in_cells = True
        elif name == "xf" and self._is_in_cells:
            self._numbers.append(_whole(attributes.get("numFmtId")))

    def end(self, tag: str) -> None:
        """End an element."""
        if self._known.get(tag) == "cellXfs":
            self._is_in_cells = False

    def data(self, _text: str) -> None:
        """Take a piece of text."""

    def close(self) -> None:
        """End the part."""
        self._book.looks.extend(looks_of(self._numbers, self._codes))


class SheetCells:
    """Adds the cells of a sheet to a text."""

    _known = _names("row", "c", "v", "t", "rPh")

    def __init__(self, book: Workbook, text: SheetText) -> None:
        self._book = book
        self._text = text
        self._pieces: list[str] = []
        self._is_text = False
        self._readings = 0
        self._kind = ""
        self._style: str | None = None
        self._general = {str(style) for style, look in enumerate(book.looks) if look is GENERAL}

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """Begin an element."""
        name = self._known.get(tag)
        if name == "c":
            self._kind = attributes.get("t", "n")
            self._style = attributes.get("s")
        elif name in {"v", "t"}:
            self._is_text = not self._readings
        elif name == "rPh":
            self._readings += 1

    def end(self, tag: str) -> None:
        """End an element."""
        name = self._known.get(tag)
        if name == "c":
            if self._pieces:
                self._text.cell(self._shown("".join(self._pieces)))
                self._pieces.clear()
        elif name in {"v", "t"}:
            self._is_text = False
        elif name == "row":
            self._text.end_row()
        elif name == "rPh":
            self._readings -= 1

    def data(self, text: str) -> None:
        """Take a piece of text."""
        if self._is_text:
            self._pieces.append(text)

    def close(self) -> None:
        """End the part."""

    def _shown(self, value: str) -> str:
        """Return what a cell shows of a value that is written so (18.18.11)."""
        kind = self._kind
        if kind == "s":
            return self._book.string(_whole(value))
        if kind == "n":
            style = self._style
            if (style is None or style in self._general) and PLAIN_NUMBER.match(value):
                return value
            return self._book.number(float(value), _whole(style))
        if kind == "b":
            return "TRUE" if value.strip() in {"1", "true"} else "FALSE"
        if kind == "d":
            return value.removesuffix("Z").removesuffix(MIDNIGHT).replace("T", " ")
        return one_line(unescaped(value))


def _whole(text: str | None) -> int:
    """Return a whole number; 0 for a missing one."""
    try:
        return int(text or 0)
    except ValueError:
        raise DocumentError(ProblemCode.DAMAGED, "The workbook is damaged: a number in it is none.") from None
