"""The parts of binary Excel workbooks: records ([MS-XLSB])."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.sheets.sheet_sights import SheetSights
from dupfinder.extract.sheets.sheet_text import SheetText, one_line
from dupfinder.extract.sheets.workbook import ERRORS, LIFTS, Workbook, looks_of
from dupfinder.extract.table_rows import ink_of

ROW, CELL_RK, CELL_ERROR, CELL_BOOL, CELL_REAL, CELL_TEXT, CELL_SHARED = 0, 2, 3, 4, 5, 6, 7
FORMULA_TEXT, FORMULA_REAL, FORMULA_BOOL, FORMULA_ERROR, CELL_RICH = 8, 9, 10, 11, 62
COLUMNS, FONT, FILL, ARRAY_FORMULA, SHARED_FORMULA = 60, 43, 45, 426, 427
WHITE = b"\xff\xff\xff"
VALUE_BYTES = {FORMULA_REAL: 8, FORMULA_BOOL: 1, FORMULA_ERROR: 1}
FORMULAS = frozenset({FORMULA_TEXT, *VALUE_BYTES})
STRUCK_OUT = 8
HIDDEN_ROW_AT, HIDDEN_ROW = 11, 0x10
HIDDEN_COLUMNS_AT, HIDDEN_COLUMNS = 16, 1
NAME, BUILT_IN, VALIDATION = 39, 0x20, 64
SHARED_STRING, FORMAT, STYLE, WORKBOOK_SETTINGS, SHEET = 19, 44, 47, 153, 156
CELL_STYLES_BEGIN, CELL_STYLES_END = 617, 618
VALUE_AT = 8
"""Cells start with their column and style."""


@dataclass(frozen=True, slots=True)
class BinarySheet:
    """A sheet: its relationship and its name."""

    identifier: str
    name: str
    is_hidden: bool


def binary_sheets(workbook: bytes) -> tuple[list[BinarySheet], bool, list[tuple[str, bytes]]]:
    """Return the sheets, in order, whether days count from 1904, and names with the formulas that they stand for."""
    sheets = []
    names = []
    is_1904 = False
    for kind, record in _records(workbook):
        if kind == WORKBOOK_SETTINGS:
            is_1904 = bool(struct.unpack_from("<I", record)[0] & 1)
        elif kind == SHEET:
            identifier = _text(record, 8)
            is_hidden = bool(struct.unpack_from("<I", record)[0])
            sheets.append(BinarySheet(identifier, _text(record, 12 + 2 * len(identifier)), is_hidden))
        elif kind == NAME and not int.from_bytes(record[:4], "little") & BUILT_IN:
            names.append(_named(record))
    return sheets, is_1904, names


def _named(record: bytes) -> tuple[str, bytes]:
    """Return a name and the formula that it stands for; of a damaged one the whole is told."""
    try:
        name = _text(record, 9)
    except (DocumentError, struct.error):
        return "?", record
    return name, record[13 + 2 * len(name) :]


def binary_strings(part: bytes) -> list[str]:
    """Return the shared strings of a workbook."""
    return [one_line(_text(record, 1)) for kind, record in _records(part) if kind == SHARED_STRING]


def add_binary_styles(part: bytes, book: Workbook) -> None:
    """Add the number formats of the cell styles of a workbook, and which of them strike text through or colour."""
    codes: dict[int, str] = {}
    numbers: list[int] = []
    fonts: list[tuple[bool, str, str]] = []
    fills: list[bytes] = []
    is_in_cells = False
    for kind, record in _records(part):
        if kind == FORMAT:
            codes[struct.unpack_from("<H", record)[0]] = _text(record, 2)
        elif kind == FONT:
            is_struck = bool(struct.unpack_from("<H", record, 2)[0] & STRUCK_OUT)
            lift = LIFTS.get(int.from_bytes(record[6:8], "little"), "")
            fonts.append((is_struck, lift, ink_of(int.from_bytes(record[16:19]))))
        elif kind == FILL:  # a pattern, and its colour with its red, green and blue
            fills.append(record[:12] if any(record[:4]) and record[8:11] != WHITE else b"")
        elif kind in {CELL_STYLES_BEGIN, CELL_STYLES_END}:
            is_in_cells = kind == CELL_STYLES_BEGIN
        elif kind == STYLE and is_in_cells:
            numbers.append(struct.unpack_from("<H", record, 2)[0])
            font = struct.unpack_from("<H", record, 4)[0]
            is_struck, lift, ink = fonts[font] if font < len(fonts) else (False, "", "")
            book.mark(len(numbers) - 1, is_struck, lift)
            if ink:
                book.colours[len(numbers) - 1] = ink
            fill = struct.unpack_from("<H", record, 6)[0] if any(fills) else 0
            if fill < len(fills) and fills[fill]:
                book.colours[len(numbers) - 1] = fills[fill], int.from_bytes(fills[fill][8:11])
    book.looks.extend(looks_of(numbers, codes))


def add_binary_sheet(part: bytes, book: Workbook, text: SheetText, sights: SheetSights) -> None:
    """Add the cells of a sheet to a text, and what is seen of them besides."""
    row = 0
    for kind, record in _records(part):
        if kind == ROW:
            text.end_row()
            row = struct.unpack_from("<I", record)[0] if len(record) >= 4 else 0
            flags = record[HIDDEN_ROW_AT] if len(record) > HIDDEN_ROW_AT else 0
            sights.start_row(is_hidden=bool(flags & HIDDEN_ROW))
        elif kind <= FORMULA_ERROR or kind == CELL_RICH:
            shown = _shown(kind, record, book)
            text.cell(shown, struct.unpack_from("<I", record)[0] if shown else None)
            if book.colours:
                column, style = struct.unpack_from("<II", record)
                text.colours.cell(column, book.colours.get(style & 0xFFFFFF), has_text=bool(shown))
            if kind in FORMULAS or (shown and sights.is_watching):
                _look_at_cell(kind, record, row, shown, sights)
        elif kind in {ARRAY_FORMULA, SHARED_FORMULA, VALIDATION}:
            sights.formula(f"{row}", record)
        elif kind == COLUMNS and len(record) > HIDDEN_COLUMNS_AT and record[HIDDEN_COLUMNS_AT] & HIDDEN_COLUMNS:
            first, last = struct.unpack_from("<II", record)
            sights.hide_columns(first, last)
    text.end_row()
    sights.end()


def _look_at_cell(kind: int, record: bytes, row: int, shown: str, sights: SheetSights) -> None:
    column, style = struct.unpack_from("<II", record)
    if kind in FORMULAS:
        start = VALUE_AT + (VALUE_BYTES[kind] if kind in VALUE_BYTES else 4 + 2 * len(_text(record, VALUE_AT)))
        sights.formula(f"{row}:{column}", record[start:])
    if shown:
        string = struct.unpack_from("<I", record, VALUE_AT)[0] if kind == CELL_SHARED else None
        sights.cell(shown, column, style & 0xFFFFFF, string)


def _shown(kind: int, record: bytes, book: Workbook) -> str:
    if kind in {CELL_RK, CELL_REAL, FORMULA_REAL}:
        style = struct.unpack_from("<I", record, 4)[0] & 0xFFFFFF
        packed = struct.unpack_from("<I" if kind == CELL_RK else "<d", record, VALUE_AT)[0]
        return book.number(rk_number(packed) if kind == CELL_RK else packed, style)
    if kind == CELL_SHARED:
        return book.string(struct.unpack_from("<I", record, VALUE_AT)[0])
    if kind in {CELL_BOOL, FORMULA_BOOL}:
        return "TRUE" if record[VALUE_AT] else "FALSE"
    if kind in {CELL_ERROR, FORMULA_ERROR}:
        return ERRORS.get(record[VALUE_AT], "")
    if kind in {CELL_TEXT, FORMULA_TEXT, CELL_RICH}:
        return one_line(_text(record, VALUE_AT + (kind == CELL_RICH)))
    return ""


def rk_number(packed: int) -> float:
    """Return a number that is packed into four bytes ([MS-XLS] 2.5.217)."""
    if packed & 2:
        value = float((packed >> 2) - (1 << 30 if packed & 0x80000000 else 0))
    else:
        value = struct.unpack("<d", struct.pack("<Q", (packed & 0xFFFFFFFC) << 32))[0]
    return value / 100 if packed & 1 else value


def _text(record: bytes, start: int) -> str:
    """Return a string with its length before it; raises where the record ends first."""
    chars = struct.unpack_from("<I", record, start)[0]
    data = record[start + 4 : start + 4 + 2 * chars]
    if len(data) < 2 * chars:
        raise _damaged()
    return data.decode("utf-16-le", errors="replace")


def _records(part: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the kinds and contents of the records of a part ([MS-XLSB] 2.1.4)."""
    at = 0
    while at < len(part):
        kind = part[at]
        at += 1
        if kind & 0x80:
            kind = kind & 0x7F | (part[at] & 0x7F) << 7
            at += 1
        size_bytes = 0
        for shift in range(0, 28, 7):
            byte = part[at]
            at += 1
            size_bytes |= (byte & 0x7F) << shift
            if not byte & 0x80:
                break
        record = part[at : at + size_bytes]
        if len(record) < size_bytes:
            raise _damaged()
        at += size_bytes
        yield kind, record


def _damaged() -> DocumentError:
    return DocumentError(ProblemCode.DAMAGED, say("The workbook is damaged: part of it is cut off."))
