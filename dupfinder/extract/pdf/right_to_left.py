"""Lines of Arabic, Hebrew and their like, put into the order in which they are read.

pdfium reverses runs of such letters one by one; it does not put numbers and foreign words between them in their places,
turns ligatures around (lam-alef), and lets vowel signs stray. So the letters are sorted anew by where they stand.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

RTL = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc"
RTL_LETTER = re.compile(f"[{RTL}]")
OTHER = rf"[^\W\d_{RTL}]"
OTHER_LETTER = re.compile(OTHER)
NUMBER = re.compile(r"\d(?:[\d.,:/\u066b\u066c-]*\d)?")

BETWEEN = re.compile(rf"[^{RTL}]+")
"""In a line from right to left, what stands between its letters."""
FOREIGN = re.compile(r"\w.*\w|\w", re.DOTALL)
RUN = re.compile(rf"(?:^\d+(?:[.,/-]\d+)*\s+)?[{RTL}](?:(?:(?!{OTHER}).)*[{RTL}])?", re.DOTALL)
"""In a line from left to right, what is read from right to left."""
ENDS = frozenset(".!?,;:\u061f\u060c\u061b\u06d4")
"""What stands at the end of a line, never at its start."""

SAME_PLACE = 0.5
"""Points."""
MARK_SLIP = 2.5
"""How far left of the letter above which it stands a vowel sign may start, in points."""


class Letter(NamedTuple):
    """A letter and its origin on the page, in points."""

    text: str
    x: float
    y: float


def is_right_to_left(text: str) -> bool:
    """Return whether most letters of a page are of scripts that run from right to left."""
    if text.isascii():
        return False
    count = len(RTL_LETTER.findall(text))
    return count > 0 and count >= len(OTHER_LETTER.findall(text))


def reading_order(lines: Sequence[Sequence[Letter]]) -> list[str]:
    """Return the lines of a page, most of whose letters run from right to left, as they are read.

    The lines themselves run from right to left, unless most full stops are at their right ends: then whoever wrote the
    text did not tell the program that it is Arabic.
    """
    mirrored = [_from_right_to_left(line) for line in lines]
    stops_left = sum(line[-1:] in ENDS for line in mirrored)
    stops_right = sum(line[:1] in ENDS for line in mirrored)
    if stops_right > stops_left:
        return [RUN.sub(_reversed_run, line[::-1]) for line in mirrored]
    return [BETWEEN.sub(_reversed_between, line) for line in mirrored]


def _from_right_to_left(letters: Sequence[Letter]) -> str:
    """Return the letters of a line as they stand from its right end to its left, words from left to right too."""
    kept = _without_stray_spaces(letters)
    # The letters of a ligature share a place, and come in reverse.
    backwards = sorted(range(len(kept)), key=lambda index: (-kept[index].x, -index))
    return "".join(letter.text for letter in _with_marks(kept[index] for index in backwards)).strip()


def _without_stray_spaces(letters: Sequence[Letter]) -> list[Letter]:
    """Return the letters without the spaces that vowel signs bring with them where they are drawn on their own."""
    heights = [round(letter.y) for letter in letters]
    baseline = max(set(heights), key=heights.count)
    places = {round(letter.x / SAME_PLACE) for letter in letters if letter.text != " "}
    return [
        letter
        for letter in letters
        if letter.text != " " or (round(letter.y) == baseline and round(letter.x / SAME_PLACE) not in places)
    ]


def _with_marks(letters: Iterable[Letter]) -> list[Letter]:
    """Return letters sorted from right to left with each vowel sign behind the letter above which it stands."""
    ordered: list[Letter] = []
    waiting: list[Letter] = []
    for letter in letters:
        if unicodedata.combining(letter.text):
            is_above_last = ordered and ordered[-1].x - letter.x <= MARK_SLIP
            (ordered if is_above_last else waiting).append(letter)
            continue
        ordered.append(letter)
        if letter.text != " ":
            ordered += waiting
            waiting = []
    return ordered + waiting


def _reversed_between(between: re.Match[str]) -> str:
    """Return foreign words and numbers of a line from right to left as they are read: from left to right."""
    unit = FOREIGN if OTHER_LETTER.search(between[0]) else NUMBER
    return unit.sub(lambda found: found[0][::-1], between[0])


def _reversed_run(run: re.Match[str]) -> str:
    """Return a run of words from right to left as they are read; numbers between them are read from left to right."""
    return NUMBER.sub(lambda found: found[0][::-1], run[0][::-1])
