"""Sheets, shared strings and styles of workbooks in XML, as the parser comes to them."""

import itertools
import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import ClassVar

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.sheets.number_formats import GENERAL
from dupfinder.extract.sheets.sheet_sights import SheetSights, column_of
from dupfinder.extract.sheets.sheet_text import SheetText, one_line
from dupfinder.extract.sheets.workbook import PALETTE, Workbook, looks_of, marked_runs
from dupfinder.extract.table_rows import INKS, LIGHTS, hue_of, ink_of

NAMESPACES = (
    "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}",
    "{http://purl.oclc.org/ooxml/spreadsheetml/main}",
)
ESCAPE = re.compile(r"_x([0-9A-Fa-f]{4})_")
PLAIN_NUMBER = re.compile(r"(?=.{1,16}\Z)-?(?:0|[1-9][0-9]*)(?:\.[0-9]*[1-9])?\Z")
"""A number that a general format shows as it is written: nearly all are."""
DIGITS = "0123456789"
ON = frozenset({"1", "true", "on"})
WHITE_SAID = frozenset({("rgb", "FFFFFFFF"), ("rgb", "00FFFFFF"), ("theme", "0"), ("indexed", "1"), ("indexed", "9")})
"""How a font is white; the first colour of a theme is that of its paper."""
BLACK_SAID = frozenset({("rgb", "FF000000"), ("theme", "1"), ("indexed", "8"), ("indexed", "64"), ("auto", "1")})
"""How a font and a ground are black, as a font is that says nothing; Excel does not turn it round on black."""
MOST_DIGITS = 4
HEX = re.compile(r"[0-9A-Fa-f]{6,8}")
OF_THEME = re.compile(rb"(?:\blastClr|srgbClr val)=\"([0-9A-Fa-f]{6})\"")
THEME_NUMBERS = (1, 0, 3, 2, 4, 5, 6, 7, 8, 9)
"""Of the first colours of a theme: cells count its papers before its inks (ECMA-376 part 1, 18.8.3)."""
THEME_INKS = frozenset("23456789")
"""Neither the paper and the ink of all cells nor links: for these only the theme is unpacked, to look a colour up."""
LIFTED = {"superscript": "raised", "subscript": "lowered"}
FILLS = {"patternFill": "none", "gradientFill": ""}
"""What gives cells a ground, and of which pattern unless they say one."""
MIDNIGHT = "T00:00:00"
NEWER = {
    **{
        f"{{http://schemas.microsoft.com/office/spreadsheetml/2009/9/main}}{name}": name
        for name in ("dataValidation", "formula1", "sparklineGroup", "sparkline")
    },
    "{http://schemas.microsoft.com/office/excel/2006/main}sqref": "sqref",
}
"""How lists are written that stand on another sheet, and charts in cells."""


def _names(*local_names: str) -> Mapping[str, str]:
    """Return the full names of elements, in both namespaces, and their local ones."""
    return {space + name: name for space in NAMESPACES for name in local_names}


def unescaped(text: str) -> str:
    """Return text with the characters that XML cannot hold, which are written `_x000D_` (22.9.2.19)."""
    return ESCAPE.sub(lambda found: chr(int(found[1], 16)), text) if "_x" in text else text


class SharedStrings:
    """Collects the strings of a workbook."""

    _known = _names("si", "t", "rPh", "r", "strike", "vertAlign")

    def __init__(self, book: Workbook) -> None:
        self._strings = book.strings
        self._book = book
        self._is_struck = False
        self._position = ""
        self._marked: list[tuple[str, bool, str]] = []
        """Pieces from the first one on that is struck, raised or lowered, as `marked_runs` takes them."""
        self._pieces: list[str] = []
        self._is_text = False
        self._readings = 0
        """How many `rPh` are open: they say how the text is pronounced."""

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """Begin an element."""
        name = self._known.get(tag)
        if name == "t":
            self._is_text = not self._readings
        elif name == "rPh":
            self._readings += 1
        elif name == "strike":
            self._is_struck = _is_on(attributes)
        elif name == "vertAlign":
            self._position = LIFTED.get(attributes.get("val", ""), "")

    def end(self, tag: str) -> None:
        """End an element."""
        name = self._known.get(tag)
        if name == "si":
            if self._marked:
                runs = marked_runs(self._marked)
                self._book.marked_strings[len(self._strings)] = [(way, unescaped(words)) for way, words in runs]
                self._marked.clear()
            self._strings.append(one_line(unescaped("".join(self._pieces))))
            self._pieces.clear()
        elif name == "t":
            self._is_text = False
        elif name == "r":
            self._is_struck = False
            self._position = ""
        elif name == "rPh":
            self._readings -= 1

    def data(self, text: str) -> None:
        """Take a piece of text."""
        if self._is_text:
            self._pieces.append(text)
            if self._is_struck or self._position or self._marked:
                self._marked.append((text, self._is_struck, self._position))

    def close(self) -> None:
        """End the part."""


class Styles:
    """Collects the number formats of a workbook's cell styles, and which of them strike, raise, hide or colour."""

    _known = _names(
        *("numFmt", "cellXfs", "xf", "fonts", "font", "strike", "vertAlign"),
        *("color", "fills", "fill", "patternFill", "gradientFill", "fgColor"),
    )

    def __init__(self, book: Workbook, theme: Callable[[], bytes]) -> None:
        self._book = book
        self._theme = theme
        self._of_theme: Mapping[int, int] | None = None
        self._codes: dict[int, str] = {}
        self._numbers: list[int] = []
        self._is_in_cells = False
        self._is_in_fonts = False
        self._fonts = 0
        self._struck_fonts: set[int] = set()
        self._lifted_fonts: dict[int, str] = {}
        self._white_fonts: set[int] = set()
        self._coloured_fonts: set[int] = set()
        self._black_fills: set[int] = set()
        self._inks: dict[int, str] = {}
        """Of fonts."""
        self._is_in_fills = False
        self._fills = 0
        self._coloured_fills: dict[int, Hashable] = {}

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """Begin an element."""
        name = self._known.get(tag)
        if name == "numFmt":
            self._codes[_whole(attributes.get("numFmtId"))] = attributes.get("formatCode", "")
        elif name == "cellXfs":
            self._is_in_cells = True
        elif name == "fonts":
            self._is_in_fonts = True
        elif name == "xf" and self._is_in_cells:
            if self._struck_fonts or self._lifted_fonts or self._white_fonts or self._coloured_fills or self._inks:
                self._mark(len(self._numbers), _whole(attributes.get("fontId")), _whole(attributes.get("fillId")))
            self._numbers.append(_whole(attributes.get("numFmtId")))
        elif name is not None and self._is_in_fonts:
            self._start_of_font(name, attributes)
        elif name == "fills":
            self._is_in_fills = True
        elif name in FILLS and self._is_in_fills and attributes.get("patternType", FILLS[name]) != "none":
            self._coloured_fills[self._fills] = attributes.get("patternType", name)
        elif name == "fgColor" and self._fills in self._coloured_fills:
            self._start_of_ground(attributes)

    def _start_of_ground(self, attributes: Mapping[str, str]) -> None:
        is_white = not WHITE_SAID.isdisjoint(attributes.items()) and "tint" not in attributes
        pattern = self._coloured_fills[self._fills]
        if pattern == "solid" and "tint" not in attributes and not BLACK_SAID.isdisjoint(attributes.items()):
            self._black_fills.add(self._fills)
        said = (pattern, *sorted(attributes.items()), self._colour(attributes))
        self._coloured_fills[self._fills] = None if is_white else said

    def _colour(self, said: Mapping[str, str]) -> int | None:
        """Return a colour without its tint as a number of red, green and blue."""
        if "rgb" in said:
            return int(said["rgb"][-6:], 16) if HEX.fullmatch(said["rgb"]) else None
        if "theme" in said:
            if self._of_theme is None:
                of_theme = (int(colour, 16) for colour in OF_THEME.findall(self._theme()))
                self._of_theme = dict(zip(THEME_NUMBERS, of_theme, strict=False))
            return self._of_theme.get(_number_of(said["theme"]))
        return PALETTE.get(_number_of(said.get("indexed", "")))

    def _start_of_font(self, name: str, attributes: Mapping[str, str]) -> None:
        if name == "color" and ("tint" in attributes or BLACK_SAID.isdisjoint(attributes.items())):
            self._coloured_fonts.add(self._fonts)
        if name == "strike" and _is_on(attributes):
            self._struck_fonts.add(self._fonts)
        elif name == "vertAlign" and attributes.get("val") in LIFTED:
            self._lifted_fonts[self._fonts] = LIFTED[attributes["val"]]
        elif name == "color" and not WHITE_SAID.isdisjoint(attributes.items()) and "tint" not in attributes:
            self._white_fonts.add(self._fonts)
        elif (
            name == "color" and attributes.get("theme", "4") in THEME_INKS and (ink := ink_of(self._colour(attributes)))
        ):
            self._inks[self._fonts] = ink

    def _mark(self, style: int, font: int, fill: int) -> None:
        """Note how a style of cells marks them, by its font and its ground."""
        if font in self._struck_fonts:
            self._book.struck.add(style)
        if font in self._lifted_fonts:
            self._book.lifted[style] = self._lifted_fonts[font]
        if (font in self._white_fonts and fill not in self._coloured_fills) or (
            font not in self._coloured_fonts and fill in self._black_fills
        ):
            self._book.pale.add(style)
        if self._coloured_fills.get(fill) is not None:
            self._book.colours[style] = self._coloured_fills[fill]
        elif font in self._inks:
            self._book.colours[style] = self._inks[font]

    def end(self, tag: str) -> None:
        """End an element."""
        name = self._known.get(tag)
        if name == "cellXfs":
            self._is_in_cells = False
        elif name == "font":
            self._fonts += self._is_in_fonts
        elif name == "fonts":
            self._is_in_fonts = False
        elif name == "fill":
            self._fills += self._is_in_fills
        elif name == "fills":
            self._is_in_fills = False

    def data(self, _text: str) -> None:
        """Take a piece of text."""

    def close(self) -> None:
        """End the part."""
        self._book.looks.extend(looks_of(self._numbers, self._codes))


# What may be missing is written as the first of two alternatives: to try these takes a fifth less than `?`.
PLAIN_CELL = re.compile(
    rb"""<c\ r="([A-Z]{1,3}\d{1,7})" (?:\ s="(\d{1,9})"|) (?:\ t="([A-Za-z]{1,9})"|)
    (?: /> | >
        (?: <f (?:\ aca="[a-z01]{1,5}"|) (?:\ t="(?:shared|array)"|) (?:\ ref="[A-Z0-9:]{1,24}"|) (?:\ ca="1"|)
            (?:\ si="(\d{1,9})"|) (/>|>[^<>]*(?=</f>)) (?:(?<=/>)|</f>) |)
        (?: <(?:v|is><t(?:\ xml:space="preserve"|))>([^<>]*)</(?:v|t></is)> | <v\ ?/> |)
    </c>)""",
    re.VERBOSE,
)
OTHER_LETTERS = re.compile(rb"""<\?xml[^>]*encoding=["'](?!utf-8["'])""", re.IGNORECASE)
PLAIN_ROOT = re.compile(
    rb'<worksheet\b[^<>]*\sxmlns="(?:%b)"' % b"|".join(re.escape(name[1:-1].encode()) for name in NAMESPACES)
)
ROOT_WITHIN_BYTES = 8192
PACKED_AT_ONCE = 1 << 20
MOST_PACKED_BYTES = 64 << 20
MOST_KNOWN_NUMBERS = 4096
CELL_FIELDS = 7
"""What stands before a cell, its reference, style, kind, number of a shared formula, formula and value."""


def packed_cells(data: bytes) -> bytes | None:
    """Return a sheet with its plain cells as text of their rows, a tab before each field of them and behind the last.

    `SheetCells` reads them in half the time: the parser tells of a row at once. `None` where a tab may be something
    else, or what looks like a cell may be none.
    """
    if len(data) > MOST_PACKED_BYTES or any(sign in data for sign in (b"\t", b"&#", b"<!")):
        return None
    if (
        data.count(b"xmlns=") != 1
        or OTHER_LETTERS.match(data)
        or not PLAIN_ROOT.search(data, 0, ROOT_WITHIN_BYTES)
        or b"\0" in data[:ROOT_WITHIN_BYTES]
    ):
        return None
    packed: list[bytes] = []
    start = 0
    while start < len(data):  # a piece at a time: the fields take five times as much memory
        end = data.find(b"</row>", start + PACKED_AT_ONCE)
        end = len(data) if end < 0 else end
        packed.append(b"\t".join([field or b"" for field in PLAIN_CELL.split(data[start:end])]))
        start = end
    return b"".join(packed)


class SheetCells:
    """Adds the cells of a sheet to a text, and what is seen of them besides."""

    _known: ClassVar[Mapping[str, str]] = {
        **_names(
            *("row", "c", "v", "t", "rPh", "f", "col", "r", "strike", "vertAlign"), *("dataValidation", "formula1")
        ),
        **NEWER,
    }

    def __init__(self, book: Workbook, text: SheetText, sights: SheetSights, *, is_packed: bool = False) -> None:
        self._is_packed = is_packed
        """Whether the sheet has been through `packed_cells`."""
        self._packed: list[str] = []
        self._book = book
        self._text = text
        self._sights = sights
        self._reference = ""
        self._columns: dict[str, int] = {}
        """By their letters."""
        self._unplaced = 0
        """So many cells of the row do not say where they are: they follow each other."""
        self._formula: list[str] | None = None
        self._choices: list[str] | None = None
        """The pieces of a list from which values are to be chosen."""
        self._has_choices = False
        self._sparkline: list[str] | None = None
        """The pieces of where a chart in a cell has its values, a space, and that cell."""
        self._sparklines_way = ""
        self._shared: dict[str, str] = {}
        """The cells that have the formulas which others share, by their numbers."""
        self._pieces: list[str] = []
        self._is_struck = False
        self._position = ""
        self._marked: list[tuple[str, bool, str]] = []
        self._is_text = False
        self._readings = 0
        self._kind = ""
        self._style: str | None = None
        self._numbers: dict[tuple[str | None, str], tuple[str, float | None]] = {}
        """How those that came last look: a column has the same ones again and again."""
        self._colours: dict[str | None, Hashable] = {str(style): colour for style, colour in book.colours.items()}
        self._marking = {style for style, colour in self._colours.items() if colour in INKS or hue_of(colour) in LIGHTS}
        self._general = {str(style) for style, look in enumerate(book.looks) if look is GENERAL}

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """Begin an element."""
        if self._packed:
            self._unpack()
        name = self._known.get(tag)
        if name == "c":
            self._kind = attributes.get("t", "n")
            self._style = attributes.get("s")
            self._reference = attributes.get("r", "")
            if not self._reference:
                self._unplaced += 1
        elif name in {"v", "t"}:
            self._is_text = not self._readings
        elif name == "f":
            self._formula = [self._shared_by(attributes.get("si"))]
        elif name == "row":
            self._unplaced = 0
            self._sights.start_row(is_hidden=_is_hidden(attributes, "ht"))
        elif name == "rPh":
            self._readings += 1
        elif name == "col" and _is_hidden(attributes, "width"):
            self._sights.hide_columns(_whole(attributes.get("min")), _whole(attributes.get("max")))
        elif name is not None:
            self._start_other(name, attributes)

    def _start_other(self, name: str, attributes: Mapping[str, str]) -> None:
        if name == "strike":
            self._is_struck = _is_on(attributes)
        elif name == "vertAlign":
            self._position = LIFTED.get(attributes.get("val", ""), "")
        elif name == "dataValidation":
            self._has_choices = attributes.get("type") == "list"
        elif name == "formula1":
            self._choices = [] if self._has_choices else None
        elif name == "sparklineGroup":
            self._sparklines_way = attributes.get("type", "line")
        elif name == "sparkline":
            self._sparkline = []
        elif name == "sqref" and self._sparkline is not None:
            self._sparkline.append(" ")

    def end(self, tag: str) -> None:
        """End an element."""
        if self._packed:
            self._unpack()
        name = self._known.get(tag)
        if name == "c":
            value = "".join(self._pieces)
            self._pieces.clear()
            if self._colours:
                self._colour(self._reference, self._style, has_text=bool(value))
            self._end_cell(value)
        elif name == "f":
            self._end_formula()
        elif name in {"v", "t"}:
            self._is_text = False
        elif name == "row":
            self._text.end_row()
        elif name == "r":
            self._is_struck, self._position = False, ""
        elif name == "rPh":
            self._readings -= 1
        elif name is not None:
            self._end_other(name)

    def _end_other(self, name: str) -> None:
        if name == "formula1" and self._choices is not None:
            self._sights.lists.append("".join(self._choices))
            self._choices = None
        elif name == "sparkline" and self._sparkline is not None:
            values, _, place = "".join(self._sparkline).strip().rpartition(" ")
            self._sights.sparkline(self._sparklines_way, values.strip(), place)
            self._sparkline = None

    def data(self, text: str) -> None:
        """Take a piece of text."""
        if self._is_packed and (self._packed or "\t" in text):
            self._packed.append(text)
        elif self._is_text:
            self._pieces.append(text)
            if self._is_struck or self._position or self._marked:
                self._marked.append((text, self._is_struck, self._position))
        elif self._choices is not None:
            self._choices.append(text)
        elif self._sparkline is not None:
            self._sparkline.append(text)
        elif self._formula is not None:
            self._formula.append(text)

    def close(self) -> None:
        """End the part."""
        self._sights.end()

    def _unpack(self) -> None:
        fields = "".join(self._packed).split("\t")
        self._packed.clear()
        columns = [fields[place::CELL_FIELDS] for place in range(1, CELL_FIELDS)]
        if self._colours and not self._colours.keys().isdisjoint(columns[1]):
            references, styles, values = columns[0], columns[1], columns[5]
            # Those under texts, which most cells have, all at once: of few it matters where they are.
            with_text = itertools.compress(styles, values)
            self._text.colours.of_texts.update(map(self._colours.get, with_text))
            for reference, style, value in zip(references, styles, values, strict=True):
                if style in self._colours and (not value or style in self._marking):
                    self._colour(reference, style, has_text=bool(value))
        for self._reference, shared, formula in zip(columns[0], *columns[3:5], strict=True) if any(columns[4]) else ():
            if formula:
                self._sights.formula(self._reference, self._shared_by(shared or None) + formula.partition(">")[2])
        self._add_unpacked([*columns[:3], columns[5]])

    def _add_unpacked(self, columns: Sequence[Sequence[str]]) -> None:
        """Add the cells of a row: their references, styles, kinds and values."""
        is_plain = not (self._sights.is_watching or self._readings or self._marked)
        known, numbers, strings = self._columns, self._numbers, self._book.strings
        general, is_number = self._general, PLAIN_NUMBER.match
        texts: list[str] = []
        places: list[int] = []
        for self._reference, style, kind, value in zip(*columns, strict=True):
            if not value:
                continue
            # Most cells, without a call for each: a number as it is written, or one that is known, or a shared string.
            if is_plain and (column := known.get(self._reference.rstrip(DIGITS))) is not None:
                text, behind = value, None
                if kind == "s" and value.isdecimal() and int(value) < len(strings):
                    text = strings[int(value)]
                elif kind and kind != "n":
                    self._kind = kind
                    text = self._shown(value)
                elif not ((not style or style in general) and is_number(value)):
                    text, behind = numbers.get((style or None, value)) or self._look(value, style or None)
                if behind is None:
                    if text:
                        texts.append(text)
                        places.append(column)
                    continue
            if not self._readings:
                self._text.add(texts, places)
                self._style, self._kind = style or None, kind or "n"
                self._end_cell(value)
        self._text.add(texts, places)

    def _colour(self, reference: str, style: str | None, *, has_text: bool) -> None:
        """Say which colour a cell has."""
        self._text.colours.cell(self._column(reference), self._colours.get(style), has_text=has_text)

    def _column(self, reference: str) -> int:
        """Return the column of a cell, from 0; cells that do not say where they are follow each other."""
        letters = reference.rstrip(DIGITS)
        column = self._columns.get(letters) if letters else self._unplaced - 1
        if column is None:
            column = self._columns[letters] = column_of(letters) - 1
        return column

    def _end_cell(self, value: str) -> None:
        if not value:
            return
        text = self._shown(value)
        if text:
            self._text.cell(text, self._column(self._reference))
        if self._marked:
            self._sights.marked(marked_runs(self._marked))
            self._marked.clear()
        if text and self._sights.is_watching:
            string = _whole(value) if self._kind == "s" else None
            self._sights.cell(text, column_of(self._reference), _whole(self._style), string)

    def _end_formula(self) -> None:
        if self._formula is not None:
            self._sights.formula(self._reference, "".join(self._formula))
            self._formula = None

    def _shared_by(self, number: str | None) -> str:
        """Return how a formula begins: one that another cell has as well says which, whatever number it goes by."""
        return "" if number is None else f"{self._shared.setdefault(number, self._reference)}\t"

    def _shown(self, value: str) -> str:
        """Return what a cell shows of a value that is written so (18.18.11)."""
        kind = self._kind
        if kind == "s":
            return self._book.string(_whole(value))
        if kind == "n":
            style = self._style
            if (style is None or style in self._general) and PLAIN_NUMBER.match(value):
                return value
            return self._book.show(*(self._numbers.get((style, value)) or self._look(value, style)))
        if kind == "b":
            return "TRUE" if value.strip() in {"1", "true"} else "FALSE"
        if kind == "d":
            return value.removesuffix("Z").removesuffix(MIDNIGHT).replace("T", " ")
        return one_line(unescaped(value))

    def _look(self, value: str, style: str | None) -> tuple[str, float | None]:
        """Return what `Workbook.look` does, and remember it."""
        if len(self._numbers) == MOST_KNOWN_NUMBERS:
            self._numbers.clear()
        found = self._numbers[style, value] = self._book.look(float(value), _whole(style))
        return found


def _is_on(attributes: Mapping[str, str]) -> bool:
    """Return whether an element switches something on, as it does without saying so."""
    return attributes.get("val", "1") in ON


def _is_hidden(attributes: Mapping[str, str], size: str) -> bool:
    """Return whether a row or column is hidden, or has no size."""
    return attributes.get("hidden") in ON or not attributes.get(size, "1").strip("0.")


def _number_of(colour: str) -> int:
    """Return the number of a colour; what is none says nothing about the words, and has no colour."""
    return int(colour) if colour.isdecimal() and len(colour) < MOST_DIGITS else -1


def _whole(text: str | None) -> int:
    """Return a whole number; 0 for a missing one."""
    try:
        return int(text or 0)
    except ValueError:
        raise DocumentError(ProblemCode.DAMAGED, say("The workbook is damaged: a number in it is not valid.")) from None
