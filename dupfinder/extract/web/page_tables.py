"""The tables of an HTML page: in which columns their rows have text (HTML, 4.9.12 "Processing model")."""

from dataclasses import dataclass, field

from selectolax.lexbor import LexborNode

from dupfinder.extract.flow import TextFlow
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.table_rows import OpenRows, spanned

CELLS = frozenset({"td", "th"})
MOST_COVERED = 100
"""Of the columns of a table, so many are looked at for cells that reach into the rows below."""


@dataclass(slots=True)
class _Table:
    row: int = 0
    covered: dict[int, int] = field(default_factory=dict)
    """The columns that a cell above reaches into, and the first row that it does not reach."""


class PageTables:
    """Follows the tables of a page, cell by cell."""

    def __init__(self, *, has_spans: bool) -> None:
        self._has_spans = has_spans
        self._rows = OpenRows()
        self._tables: list[_Table] = []
        self._cells: list[tuple[int, int, int]] = []
        """For each open cell, where its text starts, and the columns and rows that it spans."""

    def enter(self, tag: str, node: LexborNode, flow: TextFlow) -> None:
        """Start an element; most are no part of a table."""
        if tag == "table":
            self._tables.append(_Table())
        elif tag == "tr":
            self._rows.start()
            if self._tables:
                self._tables[-1].row += 1
        elif tag in CELLS:
            spans = node.attributes if self._has_spans else {}
            columns, rows = (spanned(spans.get(name) or "") for name in ("colspan", "rowspan"))
            self._pass_covered()
            self._cells.append((flow.mark(), columns, rows))

    def leave(self, tag: str, flow: TextFlow) -> None:
        """End an element."""
        if tag == "table":
            self._tables.pop()
        elif tag == "tr":
            self._rows.end()
        elif tag in CELLS:
            mark, columns, rows = self._cells.pop()
            if rows > 1 and self._tables:
                table, start = self._tables[-1], self._rows.column
                reached = range(start, min(start + columns, MOST_COVERED))
                table.covered.update(dict.fromkeys(reached, table.row + rows))
            self._rows.cell(has_text=flow.has_words(mark), columns=columns)

    def _pass_covered(self) -> None:
        """Pass the columns that a cell above reaches into."""
        if self._tables and self._tables[-1].covered:
            table = self._tables[-1]
            while table.covered.get(self._rows.column, 0) > table.row:
                self._rows.cell(has_text=False)

    def tell(self, gathering: Gathering) -> None:
        """Say where empty cells are."""
        self._rows.rows.tell(gathering)
