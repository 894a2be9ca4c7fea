"""Tables that are written as text, with their cells between commas, semicolons, tabs or bars (RFC 4180 and its kin)."""

import collections
import csv
import io
import itertools
from collections.abc import Iterator

from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.plain.plain_text import read_plain
from dupfinder.extract.sheets.cell_values import values_digest
from dupfinder.extract.sheets.sheet_text import LINE_END, one_line
from dupfinder.extract.source import SourceFile
from dupfinder.extract.table_rows import TableRows

SEPARATORS = "\t;|,"
"""Where several fit equally well, the first of them: commas also stand in numbers, and in sentences."""
SAMPLE_CHARS = 64 * 1024
SAMPLE_ROWS = 200
NEEDED_SHARE = 0.5
"""So many rows at least must have the same number of cells; there may be a title above the table, and notes below."""
HINT = "sep="
"""A first line that tells Excel the separator."""


def read(source: SourceFile) -> Content:
    """Return a row on each line, its cells between tabs and without quotes; the plain text where it is no table."""
    text = read_plain(source)
    rows, gathering = TableRows(), Gathering()
    table = table_text(text, rows)
    if table:
        rows.tell(gathering)
    return Content(text=table or text, beyond=gathering.beyond(), values=values_digest(table or ""))


def table_text(text: str, rows: TableRows) -> str | None:
    """Return a row on each line, its cells separated by tabs; `None` for what is no table. `rows` takes the rows."""
    first_line, line_end, _ = text[:SAMPLE_CHARS].partition("\n")
    hint = first_line.rstrip("\r").strip('"')
    if hint.startswith(HINT) and len(hint) == len(HINT) + 1:
        separator: str | None = hint[-1]
        text = text[len(first_line) + len(line_end) :]
    else:
        separator = _separator(text[:SAMPLE_CHARS], is_whole=len(text) <= SAMPLE_CHARS)
    if separator is None:
        return None
    try:
        return "".join(f"{line}\n" for row in _rows(text, separator) if (line := _line(row, rows)))
    except csv.Error:  # a quote that never ends, most often
        return None


def _rows(text: str, separator: str) -> Iterator[list[str]]:
    """Yield the rows; the module's limit on the length of a cell holds (131,072 characters)."""
    return csv.reader(io.StringIO(text, newline=""), delimiter=separator, skipinitialspace=separator != "\t")


def _line(row: list[str], rows: TableRows) -> str:
    cells = [cell.strip() for cell in row]
    if LINE_END.search("".join(cells)):  # hardly any cell has one
        cells = [one_line(cell) for cell in row]
    if "" in cells:
        rows.add([column for column, cell in enumerate(cells) if cell])
        return "\t".join(filter(None, cells))
    rows.add(range(len(cells)))
    return "\t".join(cells)


def _separator(sample: str, *, is_whole: bool) -> str | None:
    """Return the separator of a table that starts so, `None` for what is no table.

    `csv.Sniffer` takes quadratic time on some texts, and takes letters for separators.
    """
    fits = {separator: _fit(sample, separator, is_whole=is_whole) for separator in SEPARATORS if separator in sample}
    best = max(fits, key=fits.__getitem__, default=None)
    return best if best is not None and fits[best] >= NEEDED_SHARE else None


def _fit(sample: str, separator: str, *, is_whole: bool) -> float:
    """Return which share of the rows has the usual number of cells, less the share of cells that still have quotes."""
    try:
        rows = list(itertools.islice(_rows(sample, separator), SAMPLE_ROWS))
    except csv.Error:
        return 0
    if not is_whole and len(rows) < SAMPLE_ROWS:
        rows = rows[:-1]  # it is cut off
    rows = [row for row in rows if any(row)]
    widths = collections.Counter(map(len, rows))
    usual, count = max(widths.items(), key=lambda item: (item[1], item[0]), default=(0, 0))
    if usual < 2:
        return 0
    quotes = sum('"' in cell for row in rows for cell in row)
    return count / len(rows) - quotes / sum(map(len, rows))
