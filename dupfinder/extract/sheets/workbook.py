"""What readers of all kinds of workbooks share: the styles of cells, and values by style."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.sheets.number_formats import (
    GENERAL,
    NumberFormat,
    built_in,
    is_told,
    number_format,
    shown,
)
from dupfinder.extract.sheets.sheet_text import SheetText
from dupfinder.extract.sheets.sheet_words import ValuesBehind

ERRORS = {
    0x00: "#NULL!",
    0x07: "#DIV/0!",
    0x0F: "#VALUE!",
    0x17: "#REF!",
    0x1D: "#NAME?",
    0x24: "#NUM!",
    0x2A: "#N/A",
    0x2B: "#GETTING_DATA",
}
"""What binary workbooks have numbers for ([MS-XLS] 2.5.10)."""
MOST_RUNS = 32
"""Of a text; a paragraph about chemistry has some."""
LIFTS = {1: "raised", 2: "lowered"}
"""How fonts of binary workbooks are, by number ([MS-XLS] 2.4.122)."""
FIRST_COLOUR = 8
_COLOURS = bytes.fromhex(
    "000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF 800000 008000 000080 808000 800080 008080 C0C0C0 808080"
    "9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF 000080 FF00FF FFFF00 00FFFF 800080 800000 008080 0000FF"
    "00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 3366FF 33CCCC 99CC00 FFCC00 FF9900 FF6600 666699 969696"
    "003366 339966 003300 333300 993300 993366 333399 333333"
)
PALETTE = {FIRST_COLOUR + at // 3: int.from_bytes(_COLOURS[at : at + 3]) for at in range(0, len(_COLOURS), 3)}
"""The colours that have numbers, as numbers of red, green and blue (ECMA-376 part 1, 18.8.27; [MS-XLS] 2.5.161)."""


@dataclass(slots=True)
class Workbook:
    """What cells refer to."""

    strings: list[str] = field(default_factory=list)
    """Shared strings, each on one line."""
    looks: list[NumberFormat] = field(default_factory=list)
    """The number formats of the styles."""
    struck: set[int] = field(default_factory=set)
    """The styles whose text is struck through."""
    lifted: dict[int, str] = field(default_factory=dict)
    """How the text of styles is raised or lowered."""
    pale: set[int] = field(default_factory=set)
    """The styles whose text is white on no ground, or black on black."""
    colours: dict[int, Hashable] = field(default_factory=dict)
    """The colours that styles give to cells, other than white."""
    marked_strings: dict[int, list[tuple[str, str]]] = field(default_factory=dict)
    """What is struck through, raised or lowered of shared strings, by their numbers: the way, and the words."""
    is_1904: bool = False
    behind: ValuesBehind = field(default_factory=ValuesBehind)
    """The values of the sheet that is read, where its cells do not show all of them."""
    _text: SheetText = field(default_factory=SheetText)
    _cells_before: int = 0

    def start_sheet(self, text: SheetText) -> None:
        """Start a sheet whose cells go to a text."""
        self.behind = ValuesBehind()
        self._text, self._cells_before = text, text.cells

    def mark(self, style: int, is_struck: bool, lift: str) -> None:  # noqa: FBT001 - as fonts have it
        """Note how the text of a style is marked."""
        if is_struck:
            self.struck.add(style)
        if lift:
            self.lifted[style] = lift

    @property
    def line(self) -> int:
        """Return how many lines stand before the row that is read, of its sheet and those before."""
        return self._text.lines

    def string(self, index: int) -> str:
        """Return a shared string; a cell that refers to none makes a damaged document."""
        if not 0 <= index < len(self.strings):
            raise DocumentError(ProblemCode.DAMAGED, say("The workbook is damaged: a cell refers to missing text."))
        return self.strings[index]

    def number(self, value: float, style: int) -> str:
        """Return how a number looks in the next cell, which is of that style."""
        return self.show(*self.look(value, style))

    def look(self, value: float, style: int) -> tuple[str, float | None]:
        """Return how a number looks in a cell of that style, and the number if its look does not tell it."""
        look = self.looks[style] if 0 <= style < len(self.looks) else GENERAL
        text = shown(value, look, is_1904=self.is_1904)
        return text, None if look is GENERAL or is_told(value, look, text) else value

    def show(self, text: str, behind: float | None) -> str:
        """Return what is shown in the next cell; the number behind it is noted."""
        if behind is not None:
            self.behind.add(self._text.cells - self._cells_before, text, behind)
        return text


def marked_runs(pieces: Sequence[tuple[str, bool, str]]) -> list[tuple[str, str]]:
    """Return how runs of a text are marked, and their words: the struck ones, then those raised or lowered.

    Of each of the `pieces` is said whether it is struck, and whether it is raised or lowered.
    """
    struck = _runs(("struck" * is_struck, text) for text, is_struck, _ in pieces)
    return [*struck, *_runs((lift, text) for text, _, lift in pieces)]


def _runs(pieces: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return runs with their ways, of which none is not marked; pieces that follow each other in one way are one run.

    Those of one way are one where there are many: they are told for each cell of a sheet that has the text.
    """
    joined = ((way, "".join(text for _, text in those)) for way, those in groupby(pieces, itemgetter(0)))
    runs = [(way, words) for way, words in joined if way and words.strip()]
    if len(runs) <= MOST_RUNS:
        return runs
    return [
        (way, " ".join(words for _, words in those))
        for way, those in groupby(sorted(runs, key=itemgetter(0)), itemgetter(0))
    ]


def looks_of(format_numbers: Sequence[int], codes: Mapping[int, str]) -> list[NumberFormat]:
    """Return the formats of styles: their numbers, and the codes that the workbook gives to numbers."""
    return [number_format(codes[number]) if number in codes else built_in(number) for number in format_numbers]
