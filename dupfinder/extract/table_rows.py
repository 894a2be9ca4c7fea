"""Empty cells of tables: they leave no trace in a text, and yet say to which column the next one belongs.

Those that have a colour may say all that there is: the bars of a plan, the days of a calendar.
"""

import bisect
import colorsys
import functools
import hashlib
import re
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from dupfinder.domain.beyond import DIGEST_BYTES, ContentKind, item
from dupfinder.extract.gathering import COLOURED_SIGN, Gathering

if TYPE_CHECKING:
    from lxml import etree  # formats without XML are read without it

MOST_SPANNED = 1_000
"""As in HTML; a cell that spans more columns is taken for one that spans one."""
MOST_ROWS, MOST_RUNS = 10_000, 100_000
"""Of empty rows: what is more often repeated, or in one document, is a ground."""
SAME_EDGE, MOST_EDGES = 10, 1_000_000
"""In twentieths of a point, as programs round; of a table that has more edges the rows so far are one."""
_SPAN, _FILLS = "{*}gridSpan", ("{*}shd", "{*}solidFill")
_OF_FILLS = frozenset({"val", "color", "fill"})
_NO_COLOURS = frozenset({"", "auto", "clear", "nil", "none", "ffffff", "bg1"})
"""What says together that a cell has no colour, or that of its paper."""
_WORDS = ("{*}t", "{*}sym", "{*}noBreakHyphen")
_CHARACTERS = ("}sym", "}noBreakHyphen")
"""They have no text and are some."""


_HUES = ((20, "red"), (40, "orange"), (70, "yellow"), (170, "green"), (200, "cyan"), (255, "blue"), (300, "purple"),
         (345, "pink"), (360, "red"))  # fmt: skip
"""Up to which degree of the circle of colours; those of lights, which many documents show, lie amid theirs."""
WHITE = 0xFFFFFF
LEAST_SATURATION, LEAST_COLOUR = 0.12, 0.05
"""What has less than either is grey; nearly white and nearly black are saturated, whatever they were rounded to."""
LIGHTS = frozenset({"red", "orange", "yellow", "green"})
"""The hues with which people mark what is done, late or in doubt; headings and stripes are blue and grey, mostly."""
MOST_BOX_CHARS, MOST_BOX_LETTERS = 4_000, 1_000
"""Of the words of a box: boxes may stand in boxes, and each has the words of those in it."""
INKS = frozenset(f"{hue} words" for hue in LIGHTS)
"""The colours of cells without a ground of their own whose words have one of these hues."""
_SAID = re.compile(r"accent\d|(?<![0-9a-z])[0-9a-f]{6}(?![0-9a-z])")
_SHORT = re.compile(r"#([0-9a-f])([0-9a-f])([0-9a-f])")
NAMED_LIGHTS = {
    "red": 0xFF0000, "darkred": 0x8B0000, "dkred": 0x8B0000, "maroon": 0x800000, "orange": 0xFFA500, "gold": 0xFFD700,
    "darkorange": 0xFF8C00, "dkorange": 0xFF8C00, "yellow": 0xFFFF00, "olive": 0x808000, "lime": 0xFF00,
    "green": 0x8000, "darkgreen": 0x6400, "dkgreen": 0x6400, "lightgreen": 0x90EE90, "ltgreen": 0x90EE90,
    "limegreen": 0x32CD32, "tomato": 0xFF6347, "lightcoral": 0xF08080, "lightyellow": 0xFFFFE0, "palegreen": 0x98FB98,
}  # fmt: skip
"""The commonest of the `LIGHTS` by their names in VML, DrawingML and CSS."""


@functools.lru_cache(1_000)
def hue_of(colour: Hashable) -> str:
    """Return the hue of a colour, as programs lighten it: a red light is not the green one; nothing if it is unknown.

    A colour is a number of three bytes, of which red is the first, a text with its digits or its name, or ends with
    the number.
    """
    number = _number_of(colour)
    if isinstance(number, str):
        return number
    if number is None or not 0 <= number <= WHITE:
        return ""
    parts = [part / 0xFF for part in number.to_bytes(3, "big")]
    hue, _, saturation = colorsys.rgb_to_hls(*parts)
    if saturation < LEAST_SATURATION or max(parts) - min(parts) < LEAST_COLOUR:
        return "grey"
    return next(name for end, name in _HUES if hue * 360 <= end)


def _number_of(colour: Hashable) -> int | str | None:
    """Return the number of a colour as `hue_of` takes it; an accent of a theme by its name."""
    if isinstance(colour, str):
        written = colour.lower()
        if said := _SAID.findall(written):
            return said[-1] if said[-1].startswith("accent") else int(said[-1], 16)
        short = _SHORT.fullmatch(written)
        return NAMED_LIGHTS.get(written) if short is None else int("".join(2 * digit for digit in short.groups()), 16)
    number = colour[-1] if isinstance(colour, tuple) else colour
    return number if isinstance(number, int) else None


def ink_of(colour: Hashable) -> str:
    """Return the one of `INKS` for words of this colour, as `hue_of` takes it; nothing for others."""
    return _in_light(colour, " words")


SIGN_INKS = tuple(f"{hue}{COLOURED_SIGN}" for hue in sorted(LIGHTS))


@functools.lru_cache(1_000)
def sign_ink(colour: Hashable) -> str:
    """Return the one of `SIGN_INKS` for a sign of this colour, as `hue_of` takes it; nothing for others.

    A circle in front of a task says by its colour how that goes; words in one, and signs of a style, are layout.
    """
    return _in_light(colour, COLOURED_SIGN)


def _in_light(colour: Hashable, what: str) -> str:
    hue = hue_of(colour)
    return f"{hue}{what}" if hue in LIGHTS else ""


def tell_box(gathering: Gathering, hue: str, words: str, *, line: int | None, page: int | None = None) -> None:
    """Add a box around words that has one of the `LIGHTS`: a task in red is not one in green. Its place is layout."""
    letters = "".join(filter(str.isalnum, words[:MOST_BOX_CHARS].casefold()))[:MOST_BOX_LETTERS]
    if hue in LIGHTS and letters:
        gathering.add(
            ContentKind.DRAWINGS,
            item(f"{hue} box: {words[:MOST_BOX_CHARS]}", "box", hue, letters, line=line, page=page),
        )


LEAST_VIVID = 0.4
HIGHLIGHTS = ("highlighted", *(f"highlighted {hue}" for hue in ("red", "green", "cyan", "blue", "purple", "pink")))
"""The ways in which words may be highlighted."""


@functools.lru_cache(1_000)
def highlight_of(colour: Hashable) -> str:
    """Return the way of words on a ground of this colour, as `hue_of` takes it: yellow is the usual one, as from a pen.

    So are what is grey or pale, and a colour that nobody knows: programs have a few for words and take the next one.
    """
    way, number = f"highlighted {hue_of(colour)}", _number_of(colour)
    parts = number.to_bytes(3, "big") if isinstance(number, int) and way in HIGHLIGHTS else (0,)
    return way if max(parts) - min(parts) >= LEAST_VIVID * 0xFF else HIGHLIGHTS[0]


def paragraph_light(colour: Hashable) -> str:
    """Return the way of the words of a paragraph on a ground of this colour; nothing if that is layout."""
    return highlight_of(colour) if hue_of(colour) in LIGHTS else ""


@dataclass(slots=True)
class CellColours:
    """The colours of the cells of one row, as `hue_of` takes them; `None`, like white, is none.

    Which cells have the same colour counts, and its hue, as programs write one in several ways. A row that has its
    colour under its texts as well is a band, which is layout. Under texts colours are, too, but the `LIGHTS`.
    """

    runs: list[tuple[int, int, Hashable]] = field(default_factory=list)
    """Of cells without a text: the first column, that behind the last one, and the colour."""
    marks: list[tuple[int, str]] = field(default_factory=list)
    """The columns with a text on one of the `LIGHTS`, or in it."""
    of_texts: set[Hashable] = field(default_factory=set)

    def cell(self, column: int, colour: Hashable, *, has_text: bool, columns: int = 1) -> None:
        """Take a cell; they come from left to right."""
        if colour is None:  # as of most
            if has_text:
                self.of_texts.add(None)
            return
        if colour in INKS:
            if has_text:
                self.marks += ((marked, str(colour)) for marked in range(column, column + columns))
            colour = None
        if not has_text:
            self._add_run(column, column + columns, colour)
            return
        self.of_texts.add(colour)
        if (hue := hue_of(colour)) in LIGHTS:
            self.marks += ((marked, hue) for marked in range(column, column + columns))

    def _add_run(self, first: int, end: int, colour: Hashable) -> None:
        if colour is not None and self.runs and self.runs[-1][1:] == (first, colour):
            self.runs[-1] = (self.runs[-1][0], end, colour)
        elif colour is not None:
            self.runs.append((first, end, colour))

    @property
    def is_band(self) -> bool:
        """Return whether the whole row has one colour."""
        return bool(self.of_texts) and len(self.of_texts.union(colour for _, _, colour in self.runs)) == 1

    def clear(self) -> None:
        """Begin another row."""
        self.runs.clear()
        self.marks.clear()
        self.of_texts.clear()


class TableRows:
    """Takes the rows of a document's tables, and tells in which columns they have text if any of them has a gap.

    Rows without text do not count, nor do empty cells at the end of a row: programs add and drop them. What a merged
    cell covers is empty. A row is known by its number among all, which is the same in every format. Of empty cells that
    have a colour it tells which of them have the same one, and its hue.
    """

    def __init__(self) -> None:
        self.count = 0
        """So many rows have text."""
        self._gaps = hashlib.blake2b(digest_size=DIGEST_BYTES)
        self._has_gaps = False
        self._coloured = hashlib.blake2b(digest_size=DIGEST_BYTES)
        self._runs = 0
        self._colours: dict[Hashable, int] = {}
        """Each with its number."""
        self._hues: dict[str, None] = {}

    def add(self, columns: Sequence[int], colours: CellColours | None = None) -> None:
        """Add a row with text in these columns, in order, from 0, and with these colours."""
        if colours is not None and colours.runs and not (colours.is_band or self.is_full):
            known = self._colours
            runs = [
                (first, end, known.setdefault(colour, len(known)), hue_of(colour))
                for first, end, colour in colours.runs
            ]
            self._hues.update(dict.fromkeys(hue for *_, hue in runs))
            self._coloured.update(f"{self.count}:{runs};".encode())
            self._runs += len(runs)
        if colours is not None and colours.marks and not self.is_full:
            self._coloured.update(f"{self.count}={colours.marks};".encode())
            self._runs += len(colours.marks)
            self._hues.update(dict.fromkeys(hue for *_, hue in colours.marks))
        if not columns:
            return
        if columns[-1] != len(columns) - 1:
            self._has_gaps = True
            self._gaps.update(f"{self.count}:{','.join(map(str, columns))};".encode())
        self.count += 1

    @property
    def is_full(self) -> bool:
        """Return whether no more coloured cells are taken."""
        return self._runs >= MOST_RUNS

    def tell(self, gathering: Gathering) -> None:
        """Add to what was gathered where empty cells are, if any stand before one that has text or have a colour."""
        if self._has_gaps:
            gathering.add(ContentKind.SIGNS, item("empty cells", "empty cells", self._gaps.digest()))
        if self._runs:
            label = ", ".join(("coloured cells", *filter(None, self._hues)))
            gathering.add(ContentKind.DRAWINGS, item(label, self._coloured.digest()))

    def add_xml(self, row: "etree._Element") -> None:
        """Add a row of a Word document or of a slide."""
        column = 0
        filled = []
        colours = CellColours()
        for cell in _cells(row):
            has_text = False
            for one in cell.iter(*_WORDS):
                if ((text := one.text) and not text.isspace()) or one.tag.endswith(_CHARACTERS):
                    has_text = True
                    filled.append(column)
                    break
            columns, colour = 1, None
            for properties in cell.iterchildren("{*}tcPr"):
                for one in properties.iterchildren(_SPAN, *_FILLS):
                    if one.tag.endswith("}gridSpan"):
                        columns = spanned(next(map(str, one.values()), ""))
                    else:
                        colour = colour or _colour(one)
            colours.cell(column, colour, has_text=has_text, columns=1 if has_text else columns)
            column += columns
        self.add(filled, colours)


@dataclass(slots=True)
class _Row:
    column: int = 0
    """Of the next cell."""
    filled: list[int] = field(default_factory=list)
    colours: CellColours = field(default_factory=CellColours)
    times: int = 1
    edges: Sequence[int] = ()
    """The right ones of its cells, where these say no columns: in twentieths of a point."""

    def put_into(self, columns: Sequence[int]) -> None:
        """Have it in the columns in which its cells begin, and the one behind the last."""
        columns = [*columns, *range(columns[-1] + 1, self.column + columns[-1] - len(columns) + 2)]
        self.filled = [columns[cell] for cell in self.filled]
        self.colours.runs = [(columns[first], columns[end], colour) for first, end, colour in self.colours.runs]
        self.colours.marks = [(columns[marked], hue) for marked, hue in self.colours.marks]


class OpenRows:
    """Takes rows cell by cell; as a cell may hold a table, a row is added when the outermost one around it ends.

    Where rows say the edges of their cells, and not how many columns each spans, the whole table has to be known.
    """

    def __init__(self) -> None:
        self.rows = TableRows()
        self._open: list[_Row] = []
        self._pending: list[_Row] = []
        self._table: list[_Row] = []
        self._edge_count = 0

    def start(self) -> None:
        """Start a row."""
        row = _Row()
        self._open.append(row)
        self._pending.append(row)

    @property
    def column(self) -> int:
        """Return the column of the next cell."""
        return self._open[-1].column if self._open else 0

    def cell(self, colour: Hashable = None, *, has_text: bool, columns: int = 1, copies: int = 1) -> None:
        """Add a cell of so many columns, of which the first few (`copies`) have its text."""
        if self._open:
            row = self._open[-1]
            if has_text:
                row.filled.extend(range(row.column, row.column + copies))
            row.colours.cell(row.column, colour, has_text=has_text, columns=copies if has_text else columns)
            row.column += columns

    def end(self, times: int = 1, *, colours: Sequence[Hashable] = (), edges: Sequence[int] = ()) -> None:
        """End the row, which is there so many times; none for one that is not seen.

        `colours` are those of its cells, where they are known only now; `edges` the right ones of these.
        """
        if self._open:
            row = self._open.pop()
            if any(colours):
                row.colours.clear()
            for column, colour in enumerate(colours[: row.column] if any(colours) else ()):
                row.colours.cell(column, colour, has_text=column in row.filled)
            is_told = row.filled or (row.colours.runs and times <= MOST_ROWS and not self.rows.is_full)
            row.times = times if is_told else 0
            row.edges = edges
        if not self._open:
            self._table += self._pending
            self._pending.clear()
            self._edge_count += len(edges)
            if not edges or self._edge_count > MOST_EDGES:
                self.end_table()

    def end_table(self) -> None:
        """Add the rows of a table whose cells say edges: what is nearly the same edge is one."""
        grid: list[int] = []
        for edge in sorted({edge for row in self._table for edge in row.edges}):
            if not grid or edge - grid[-1] > SAME_EDGE:
                grid.append(edge)
        known: dict[tuple[int, ...], list[int]] = {}
        for row in self._table:
            if row.edges:
                edges = tuple(row.edges)
                columns = known.get(edges) or known.setdefault(edges, _columns(edges, grid))
                if columns[-1] != len(edges):  # else each cell has a column
                    row.put_into(columns)
            for _ in range(row.times):
                self.rows.add(row.filled, row.colours)
        self._table.clear()
        self._edge_count = 0

    def tell(self, gathering: Gathering) -> None:
        """Add what `TableRows.tell` does, of all tables."""
        self.end_table()
        self.rows.tell(gathering)


def _columns(edges: Sequence[int], grid: Sequence[int]) -> list[int]:
    """Return in which column of a table each cell of a row begins, and the one behind the last."""
    columns = [0]
    for edge in edges:
        columns.append(max(columns[-1] + 1, bisect.bisect_right(grid, edge)))
    return columns


def _colour(fill: "etree._Element") -> str | None:
    """Return what says which colour a cell has, from what fills it."""
    said = [
        str(value).lower()
        for one in fill.iter()
        for name, value in one.items()
        if str(name).rpartition("}")[2] in _OF_FILLS
    ]
    return None if _NO_COLOURS.issuperset(said) else " ".join(said)


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
