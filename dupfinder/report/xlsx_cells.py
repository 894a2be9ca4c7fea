"""Rows of a sheet as XML: texts as texts whatever they look like, times as dates."""

import datetime
import re
from collections.abc import Sequence
from functools import cache
from html import escape

from xlsxwriter.utility import xl_col_to_name

from dupfinder.domain.display import visible

MOST_LETTERS = 32_767
"""Of a cell, in UTF-16 units (Excel's specifications and limits)."""
_DAY_0 = datetime.datetime(1899, 12, 30, tzinfo=datetime.UTC)
_FIRST_DATE = datetime.datetime(1900, 3, 1, tzinfo=datetime.UTC)
"""Before it spreadsheets count days differently: Excel believes in a 29th of February 1900."""
_LAST_DATE = datetime.datetime(9999, 12, 31, tzinfo=datetime.UTC)
_LOOKS_ESCAPED = re.compile("_(?=x[0-9A-Fa-f]{4}_)")
"""What a spreadsheet would take for the escape of a character (ECMA-376, 22.9.2.19)."""
_ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"

Value = str | int | float | datetime.datetime | None


def row_xml(number: int, values: Sequence[Value], styles: Sequence[int]) -> str:
    """Return a row, counted from 1, with the numbers of the styles of its cells."""
    cells = [
        _cell(f'<c r="{_letters(column)}{number}" s="{style}"', value)
        for column, (value, style) in enumerate(zip(values, styles, strict=True))
    ]
    return f'<row r="{number}">{"".join(cells)}</row>'


def text_of(text: str) -> str:
    """Return a text as a cell can hold it: with nothing that XML does not know, and cut where it is too long."""
    shown = visible(text)
    if len(shown) * 2 <= MOST_LETTERS or len(shown.encode("utf-16-le")) // 2 <= MOST_LETTERS:
        return shown
    units = shown.encode("utf-16-le")[: 2 * (MOST_LETTERS - 1)]
    return units.decode("utf-16-le", errors="ignore") + _ELLIPSIS


def _cell(start: str, value: Value) -> str:
    if value is None or value == "":
        return f"{start}/>"
    if isinstance(value, str):
        return _text_cell(start, value)
    if isinstance(value, datetime.datetime):
        if not _FIRST_DATE <= value < _LAST_DATE:
            return _text_cell(start, value.isoformat(sep=" "))
        value = (value - _DAY_0).total_seconds() / 86_400
    return f"{start}><v>{value!r}</v></c>"


def _text_cell(start: str, text: str) -> str:
    shown = escape(_LOOKS_ESCAPED.sub("_x005F_", text_of(text)), quote=False)
    return f'{start} t="inlineStr"><is><t xml:space="preserve">{shown}</t></is></c>'


@cache
def _letters(column: int) -> str:
    return str(xl_col_to_name(column))
