"""The text of a workbook, put together cell by cell within a budget."""

import re

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.table_rows import CellColours, TableRows

MAX_CHARS = 100_000_000
"""Of all cells of a workbook; one string may stand in a million of them."""

LINE_END = re.compile(r"[\t\r\n\v\f]+")


class SheetText:
    """Collects the text of cells; a row is a line, cells are separated by tabs, what is empty leaves no trace."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._row: list[str] = []
        self._chars = 0
        self._columns: list[int] = []
        self.colours = CellColours()
        """Those of the open row."""
        self.cells = 0
        """So many were added."""
        self.rows = TableRows()

    def cell(self, text: str, column: int | None = None) -> None:
        """Add a cell to the row; `text` is on one line (`one_line`), `column` from 0, `None` off the table."""
        if text:
            self._count(len(text) + 1)
            self._row.append(text)
            self.cells += 1
            if column is not None:
                self._columns.append(column)

    def _count(self, chars: int) -> None:
        self._chars += chars
        if self._chars > MAX_CHARS:
            raise DocumentError(
                ProblemCode.TOO_LARGE, say("The workbook has more than {most} characters in its cells.", most=MAX_CHARS)
            )

    def line(self, text: str) -> None:
        """Add a line off the table."""
        self.cell(one_line(text))
        self.end_row()

    def add(self, texts: list[str], columns: list[int]) -> None:
        """Add cells to the row, none of them empty, and empty both lists."""
        self._count(sum(map(len, texts)) + len(texts))
        self._row += texts
        self.cells += len(texts)
        self._columns += columns
        texts.clear()
        columns.clear()

    def end_row(self) -> None:
        """End the row."""
        if self._row:
            self._lines.append("\t".join(self._row))
            self._row.clear()
        self.rows.add(self._columns, self.colours)
        self._columns.clear()
        self.colours.clear()

    def text(self) -> str:
        """Return everything that was added."""
        self.end_row()
        return "".join(f"{line}\n" for line in self._lines)

    def take(self) -> str:
        """Return everything that was added since the last time; its characters stay counted."""
        text = self.text()
        self._lines.clear()
        return text

    @property
    def lines(self) -> int:
        """Return how many lines there are."""
        return len(self._lines)


def one_line(text: str) -> str:
    """Return the text of a cell on one line, without space around it."""
    return LINE_END.sub(" ", text).strip()
