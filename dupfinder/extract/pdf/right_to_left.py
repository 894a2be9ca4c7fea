"""Lines of Arabic, Hebrew and their like, put into the order in which they are read.

pdfium reverses runs of such letters one by one; it does not put numbers and foreign words between them in their places,
turns ligatures around (lam-alef), and lets vowel signs stray. So the letters are sorted anew by where they stand.
"""

import itertools
import math
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter
from typing import NamedTuple

RTL = "\u0590-\u065f\u066d-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc"
"""Letters, vowel signs and punctuation; figures, of any script, run from left to right."""
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

CLOSING = frozenset(")]}")
BRACKET = re.compile(r"[()\[\]{}]")
MIRRORED = str.maketrans("()[]{}", ")(][}{")

LIGATURE = re.compile("\u0644[\u0622\u0623\u0625\u0627\u0671]|\u0627?\u0644\u0644\u0647")
"""Letters of one sign that pdfium gives as they are read, where the font calls the sign by its own code."""

# Times the height of the room for letters:
GAP = 0.06
"""More room than that between two letters is a space between words."""
GAP_OF_INK = 0.25
"""More room beside what is drawn of a letter: the room that its font leaves around it is not known."""
MARK_SLIP = 2.5
"""How far left of the letter above which it stands a vowel sign may start, in points."""


class Letter(NamedTuple):
    """A letter, or a space that is drawn, in points."""

    text: str
    """More than one letter where the PDF says that they are drawn together, from the right to the left."""
    x: float
    y: float
    """Its origin."""
    left: float
    right: float
    height: float
    """Of the room for letters of its line."""
    is_alone: bool = False
    """Whether it is drawn by itself: only of what is drawn of it the edges are known, not of its room."""


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
    return _with_brackets([BETWEEN.sub(_reversed_between, line) for line in mirrored])


def _with_brackets(lines: list[str]) -> list[str]:
    """Return the lines of a page with brackets as they are written: some programs name them by how they are seen."""
    mirrored = [line.translate(MIRRORED) for line in lines]
    return max(lines, mirrored, key=lambda those: (sum(map(_pairs, those)), _pairs("".join(those))))


def _pairs(line: str) -> int:
    """Return how many of its brackets are closed by a later one."""
    pairs = open_ones = 0
    for bracket in BRACKET.findall(line):
        if bracket not in CLOSING:
            open_ones += 1
        elif open_ones:
            open_ones -= 1
            pairs += 1
    return pairs


def _from_right_to_left(letters: Sequence[Letter]) -> str:
    """Return the letters of a line as they stand from its right end to its left, words from left to right too."""
    groups = (list(those) for _, those in itertools.groupby(letters, attrgetter("x")))
    at_places = [those if len(those) == 1 else _ligature(those) for those in groups]
    at_places.reverse()
    at_places.sort(key=lambda those: -those[0].x)
    return "".join(_spaced(_with_marks(itertools.chain.from_iterable(at_places)))).strip()


def _spaced(letters: Sequence[Letter]) -> Iterator[str]:
    """Yield the letters of a line from its right end to its left, with a space where there is room for one."""
    # Who draws each letter by itself draws the spaces, too (Chromium).
    gap_of_ink = math.inf if any(letter.text == " " and letter.is_alone for letter in letters) else GAP_OF_INK
    before: Letter | None = None
    edge = 0.0
    has_space = False
    for letter in letters:
        if letter.text == " ":
            has_space = True
            continue
        if not _is_vowel_sign(letter):
            if before is not None:
                gap = gap_of_ink if before.is_alone or letter.is_alone else GAP
                if has_space or edge - letter.right > gap * letter.height:
                    yield " "
            edge = letter.left if before is None else min(edge, letter.left)
            before, has_space = letter, False
        yield letter.text


def _ligature(letters: Sequence[Letter]) -> list[Letter]:
    """Return letters of one place as they are read; a space there is at their left."""
    drawn = [letter for letter in letters if letter.text != " "]
    in_order = drawn if LIGATURE.fullmatch("".join(letter.text for letter in drawn)) else drawn[::-1]
    return [*in_order, *(letter for letter in letters if letter.text == " ")]


def _is_vowel_sign(letter: Letter) -> bool:
    """Return whether it is one of these scripts; as others, fonts name letters that they have no code for."""
    return (
        len(letter.text) == 1 and unicodedata.combining(letter.text) > 0 and RTL_LETTER.match(letter.text) is not None
    )


def _with_marks(letters: Iterable[Letter]) -> list[Letter]:
    """Return letters sorted from right to left with each vowel sign behind the letter above which it stands."""
    ordered: list[Letter] = []
    waiting: list[Letter] = []
    for letter in letters:
        if _is_vowel_sign(letter):
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
