"""Empty cells of tables: they leave no trace in a text, and yet say to which column the next one belongs."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from dupfinder.domain.beyond import DIGEST_BYTES, ContentKind, item
from dupfinder.extract.gathering import Gathering

if TYPE_CHECKING:
    from lxml import etree  # formats without XML are read without it

MOST_SPANNED = 1_000
"""As in HTML; a cell that spans more columns is taken for one that spans one."""
_WORDS = ("{*}t", "{*}sym", "{*}noBreakHyphen")
_CHARACTERS = ("}sym", "}noBreakHyphen")
"""They have no text and are some."""


class TableRows:
    """Takes the rows of a document's tables, and tells in which columns they have text if any of them has a gap.

    Rows without text do not count, nor do empty cells at the end of a row: programs add and drop them. What a merged
    cell covers is empty. A row is known by its number among all, which is the same in every format.
    """

    def __init__(self) -> None:
        self.count = 0
        """So many rows have text."""
        self._gaps = hashlib.blake2b(digest_size=DIGEST_BYTES)
        self._has_gaps = False

    def add(self, columns: Sequence[int]) -> None:
        """Add a row with text in these columns, in order, from 0."""
        if not columns:
            return
        if columns[-1] != len(columns) - 1:
            self._has_gaps = True
            self._gaps.update(f"{self.count}:{','.join(map(str, columns))};".encode())
        self.count += 1

    def tell(self, gathering: Gathering) -> None:
        """Add to what was gathered where empty cells are, if any stand before one that has text."""
        if self._has_gaps:
            gathering.add(ContentKind.SIGNS, item("table: empty cells", "empty cells", self._gaps.digest()))


@dataclass(slots=True)
class _Row:
    column: int = 0
    """Of the next cell."""
    filled: list[int] = field(default_factory=list)
    times: int = 1


class OpenRows:
    """Takes rows cell by cell; as a cell may hold a table, a row is added when the outermost one around it ends."""

    def __init__(self) -> None:
        self.rows = TableRows()
        self._open: list[_Row] = []
        self._pending: list[_Row] = []

    def start(self) -> None:
        """Start a row."""
        row = _Row()
        self._open.append(row)
        self._pending.append(row)

    @property
    def column(self) -> int:
        """Return the column of the next cell."""
        return self._open[-1].column if self._open else 0

    def cell(self, *, has_text: bool, columns: int = 1, copies: int = 1) -> None:
        """Add a cell of so many columns, of which the first few (`copies`) have its text."""
        if self._open:
            row = self._open[-1]
            if has_text:
                row.filled.extend(range(row.column, row.column + copies))
            row.column += columns

    def end(self, times: int = 1) -> None:
        """End the row, which is there so many times; none for one that is not seen."""
        if self._open:
            self._open.pop().times = times
        if not self._open:
            for row in self._pending:
                for _ in range(row.times):
                    self.rows.add(row.filled)
            self._pending.clear()


def filled_columns(row: "etree._Element") -> list[int]:
    """Return in which columns a row of a Word document or of a slide has text."""
    column = 0
    filled = []
    for cell in _cells(row):
        if any((piece.text or "").strip() or piece.tag.endswith(_CHARACTERS) for piece in cell.iter(*_WORDS)):
            filled.append(column)
        properties = next(cell.iterchildren("{*}tcPr"), None)
        span = None if properties is None else next(properties.iterchildren("{*}gridSpan"), None)
        column += 1 if span is None else spanned(next(map(str, span.values()), ""))
    return filled


def _cells(row: "etree._Element") -> "Iterator[etree._Element]":
    for child in row.iterchildren("{*}tc", "{*}sdt"):
        if str(child.tag).endswith("}tc"):
            yield child
        else:
            yield from child.iterfind("{*}sdtContent/{*}tc")


def spanned(value: str) -> int:
    """Return how many columns, or rows, a cell spans that says so."""
    is_number = value.isascii() and value.isdecimal() and len(value) <= len(str(MOST_SPANNED))
    return max(int(value), 1) if is_number and int(value) <= MOST_SPANNED else 1
