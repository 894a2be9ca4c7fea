"""What readers of all kinds of workbooks share: the styles of cells, and values by style."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from dupfinder.domain.beyond import DIGEST_BYTES, ContentItem, item
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.sheets.number_formats import (
    GENERAL,
    TOLD_DIGITS,
    NumberFormat,
    built_in,
    is_told,
    number_format,
    shown,
)

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


@dataclass(slots=True)
class Workbook:
    """What cells refer to."""

    strings: list[str] = field(default_factory=list)
    """Shared strings, each on one line."""
    looks: list[NumberFormat] = field(default_factory=list)
    """The number formats of the styles."""
    struck: set[int] = field(default_factory=set)
    """The styles whose text is struck through."""
    struck_strings: dict[int, str] = field(default_factory=dict)
    """What is struck through of shared strings, by their numbers."""
    lifted_strings: dict[int, str] = field(default_factory=dict)
    """What is raised or lowered of shared strings, by their numbers."""
    is_1904: bool = False
    _numbers: int = 0
    """Of those with a format, so many were shown."""
    _untold: str = ""
    """The first number of which a cell does not show all."""
    _values_behind: hashlib.blake2b = field(default_factory=partial(hashlib.blake2b, digest_size=DIGEST_BYTES))

    def string(self, index: int) -> str:
        """Return a shared string; a cell that refers to none makes a damaged document."""
        if not 0 <= index < len(self.strings):
            raise DocumentError(
                ProblemCode.DAMAGED, "The workbook is damaged: a cell refers to a text that is not there."
            )
        return self.strings[index]

    def number(self, value: float, style: int) -> str:
        """Return how a number looks in a cell of that style."""
        look = self.looks[style] if 0 <= style < len(self.looks) else GENERAL
        text = shown(value, look, is_1904=self.is_1904)
        if look is not GENERAL:
            self._numbers += 1
            if not is_told(value, look, text):
                written = f"{value:.{TOLD_DIGITS}g}"
                self._untold = self._untold or f"{text} = {written}"
                self._values_behind.update(f"{self._numbers}\t{written}\n".encode())
        return text

    def values_behind(self) -> tuple[ContentItem, ...]:
        """Return the values that the cells shown so far hold and do not tell, as one item; nothing if there is none."""
        return (item(self._untold, self._values_behind.digest()),) if self._untold else ()


def looks_of(format_numbers: Sequence[int], codes: Mapping[int, str]) -> list[NumberFormat]:
    """Return the formats of styles: their numbers, and the codes that the workbook gives to numbers."""
    return [number_format(codes[number]) if number in codes else built_in(number) for number in format_numbers]
