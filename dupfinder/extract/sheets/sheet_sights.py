"""What a sheet holds besides the text of its cells: formulas, hidden rows and columns, struck and white text."""

import hashlib
import re
from collections.abc import Iterable

from dupfinder.domain.beyond import DIGEST_BYTES, ContentKind, item
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.sheets.sheet_words import tell_formulas, tell_lists, tell_sparkline
from dupfinder.extract.sheets.workbook import Workbook

MOST_COLUMNS = 16_384
COLUMN = re.compile(r"[A-Za-z]{1,3}")


class SheetSights:
    """Gathers what is seen of a sheet while its cells are read, row by row."""

    TOKENS = "xlsb"
    """The notation of formulas that are no text."""

    def __init__(self, book: Workbook, gathering: Gathering, page: int, *, is_paper: bool = False) -> None:
        """Look at a sheet of a workbook; `is_paper` is whether nothing but cells may give it a ground."""
        self._book = book
        self._gathering = gathering
        self._page = page
        self.lists: list[str] = []
        """From which values are to be chosen."""
        self._hidden_columns = bytearray(MOST_COLUMNS + 1)
        self._column_ranges = 0
        self._is_row_hidden = False
        self._row: list[str] = []
        self._in_columns: list[str] = []
        self._pale = book.pale if is_paper else frozenset[int]()
        self._in_white: list[str] = []
        self._formulas = hashlib.blake2b(digest_size=DIGEST_BYTES)
        self._first_formula: str | None = None
        self._notation = ""
        self._marks_text = bool(book.struck or book.lifted or book.marked_strings or self._pale)
        self.is_watching = self._marks_text
        """Whether cells may be hidden or struck at all; most sheets are done without looking."""

    def hide_columns(self, first: int, last: int) -> None:
        """Take the columns from `first` to `last` for hidden ones."""
        self._column_ranges += 1
        if self._column_ranges <= MOST_COLUMNS and 0 <= first <= min(last, MOST_COLUMNS):
            last = min(last, MOST_COLUMNS)
            self._hidden_columns[first : last + 1] = b"\1" * (last + 1 - first)
        self.is_watching = True

    def start_row(self, *, is_hidden: bool) -> None:
        """Start a row."""
        self.end_row()
        self._is_row_hidden = is_hidden
        self.is_watching = is_hidden or self._marks_text or self._column_ranges > 0

    def end_row(self) -> None:
        """Add the row that ends, if it is hidden."""
        if self._row:
            words = " ".join(" ".join(self._row).split())
            self._row.clear()
            self._gathering.add(ContentKind.HIDDEN, item(words, page=self._page))

    def cell(self, text: str, column: int, style: int, string: int | None) -> None:
        """Look at a cell with a text; `string` is the number of the shared string that it shows."""
        if self._is_row_hidden:
            self._row.append(text)
        elif column <= MOST_COLUMNS and self._hidden_columns[column]:
            self._in_columns.append(text)
        book = self._book
        runs = book.marked_strings.get(-1 if string is None else string, ())
        if runs or style in book.struck or style in book.lifted:
            ways = [*["struck"] * (style in book.struck), *filter(None, [book.lifted.get(style)])]
            self.marked([*((way, text) for way in ways), *(run for run in runs if run[0] not in ways)])
        if style in self._pale:
            self._in_white.append(text)

    def marked(self, runs: Iterable[tuple[str, str]]) -> None:
        """Take what is marked in a cell (`marked_runs`)."""
        for way, words in runs:
            kind = ContentKind.REVISIONS if way == "struck" else ContentKind.SIGNS
            self._gathering.words(kind, words, way=way, line=self._book.line)

    def formula(self, place: str, formula: str | bytes) -> None:
        """Take a formula, and the cell that it is in."""
        if self._first_formula is None:
            self._first_formula = formula if isinstance(formula, str) else place
            self._notation = "xlsx" if isinstance(formula, str) else self.TOKENS
        data = formula.encode(errors="surrogatepass") if isinstance(formula, str) else formula
        self._formulas.update(b"%b\0%d\0%b" % (place.encode(), len(data), data))

    def sparkline(self, way: str, values: str, place: str) -> None:
        """Take a chart inside of a cell."""
        tell_sparkline(self._gathering, way, values, place)

    def end(self) -> None:
        """Add what belongs to the sheet as a whole."""
        self.end_row()
        self._book.behind.tell(self._gathering, self._page)
        tell_lists(self._gathering, self.lists)
        for hidden in filter(None, (self._in_columns, self._in_white)):
            words = " ".join(" ".join(hidden).split())
            self._gathering.add(ContentKind.HIDDEN, item(words, page=self._page))
        if self._first_formula is not None:
            told = self._formulas.digest()
            tell_formulas(self._gathering, self._notation, self._first_formula, told, page=self._page)


def column_of(reference: str) -> int:
    """Return the number, from 1, of the column of a cell: 28 for `AB12`; 0 where it says none."""
    letters = COLUMN.match(reference)
    number = 0
    for letter in letters[0].upper() if letters else "":
        number = number * 26 + ord(letter) - ord("A") + 1
    return number
