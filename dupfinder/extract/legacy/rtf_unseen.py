"""Words of a rich text document that nobody sees: white on white, or as small as dust.

Nothing here is asked of a document that uses neither white nor such a size, as nearly all do.
"""

import re
from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from dupfinder.extract.legacy.rtf_sights import SIGN_MARKS, SIGNED
from dupfinder.extract.table_rows import sign_ink

COLOURS = re.compile(rb"\{\\colortbl\b([^{}]*)\}")
ENTRY = re.compile(rb"\s*\\red(\d{1,3})\s*\\green(\d{1,3})\s*\\blue(\d{1,3})(?!\d)")
WHITE, TINY, GROUND, PARAGRAPH_GROUND = 1, 2, 4, 8
"""What is said of characters: their colour, their size, and what is behind them or their paragraph."""
PAPER = 0xFFFFFF
TINIEST = 2
"""In half points."""
STYLE_SHEET = re.compile(rb"\{\\stylesheet\b")
STYLE = re.compile(rb"\s*+\{[^{}]*+(?:\{[^{}]*+\}[^{}]*+|(?!))*+\}")
STYLE_NUMBER = re.compile(rb"\\(c?s)(\d{1,9})(?![A-Za-z])")
STYLE_GROUND = re.compile(rb"\\(cbpat|chcbpat|highlight)(\d{1,9})(?!\d)")
SIGNS = re.compile(rb"\\u(?:9[6-9]\d\d|1[01]\d\d\d|-[34]\d\d\d)(?!\d)")
"""The numbers of those that may have a colour, or few others."""
TINY_WORDS = re.compile(rb"\\fs[0-2](?!\d)")
GROUNDS = frozenset({b"cb", b"highlight", b"chcbpat", b"chshdng", b"chcfpat"})
PARAGRAPH_GROUNDS = frozenset(
    b"cbpat cfpat shading bgbdiag bgcross bgdcross bgdkbdiag bgdkcross bgdkdcross bgdkfdiag bgdkhoriz bgdkvert "
    b"bgfdiag bghoriz bgvert".split()
)
PERCENTAGES = frozenset({b"shading", b"chshdng"})
"""Those that name no colour."""
NO_PAPER = re.compile(rb"\\(?:background|viewbksp1|shpfblwtxt1|do)\b")
"""A colour of all pages, or what may lie behind words anywhere."""
SHADED_CELLS = re.compile(rb"\\(?:cl|tr|tscell)(?:cbpat|cfpat|shdng|pat|bg)")


def colours_of(data: bytes) -> dict[int, int]:
    """Return the colours of a document by their numbers, each as a number of red, green and blue."""
    table = COLOURS.search(data)
    entries = table[1].split(b";")[:-1] if table is not None else ()
    said = {number: found for number, entry in enumerate(entries) if (found := ENTRY.match(entry))}
    return {number: int.from_bytes(min(int(part), 0xFF) for part in one.groups()) for number, one in said.items()}


def style_grounds(data: bytes) -> Mapping[tuple[bytes, int], AbstractSet[tuple[bytes, int]]]:
    """Return the control words for grounds, with their parameters, of the styles that have one, by theirs (`s`, `cs`).

    Paragraphs and words repeat what their styles say; that is layout.
    """
    found: dict[tuple[bytes, int], AbstractSet[tuple[bytes, int]]] = {}
    sheet = STYLE_SHEET.search(data)
    place = len(data) if sheet is None else sheet.end()
    while (style := STYLE.match(data, place)) is not None:
        place, number = style.end(), STYLE_NUMBER.search(style[0])
        if number is not None and (grounds := STYLE_GROUND.findall(style[0])):
            found[number[1], int(number[2])] = {(word, int(colour)) for word, colour in grounds}
    return found


class UnseenWords:
    """Knows of characters whether anybody sees them, by what is said of them."""

    def __init__(self, data: bytes) -> None:
        self.colours = colours_of(data)
        self.no_grounds = whites = frozenset(number for number, one in self.colours.items() if one == PAPER)
        """The colours that give words no ground of their own."""
        is_white = any(re.search(rb"\\cf%d(?!\d)" % number, data) for number in whites)
        self._whites = whites if is_white and NO_PAPER.search(data) is None else frozenset()
        self._has_shaded_cells = bool(self._whites) and SHADED_CELLS.search(data) is not None
        inks = {number: SIGN_MARKS[ink] for number, one in self.colours.items() if (ink := sign_ink(one))}
        self._inks = inks if inks and SIGNS.search(data) is not None else {}
        self.is_needed = bool(self._whites or self._inks) or TINY_WORDS.search(data) is not None

    def after(self, word: bytes, parameter: int | None, said: int) -> int:
        """Return what is said of characters behind a control word, where so much was said before it.

        A ground that was given is not taken back before the properties of characters, or paragraphs, are.
        """
        if word == b"cf":
            said = said & ~(SIGNED | WHITE) | self._inks.get(parameter or 0, 0)
            return said | WHITE if (parameter or 0) in self._whites else said
        if word == b"fs":
            return said | TINY if parameter is not None and 0 <= parameter <= TINIEST else said & ~TINY
        if word == b"plain":
            return said & PARAGRAPH_GROUND
        if word == b"pard":
            return said & ~PARAGRAPH_GROUND
        if parameter == 0 or (parameter in self._whites and word not in PERCENTAGES):
            return said
        return said | (GROUND if word in GROUNDS else PARAGRAPH_GROUND)

    def are_unseen(self, said: int, *, is_in_box: bool, is_in_row: bool) -> bool:
        """Return whether characters are not seen of which this is said; on any ground but white, white words are."""
        if said & TINY:
            return True
        is_on_ground = said & (GROUND | PARAGRAPH_GROUND) or is_in_box or (is_in_row and self._has_shaded_cells)
        return bool(said & WHITE) and not is_on_ground
