"""Between Python's code points and Qt's UTF-16 units, and characters that may not reach a text layout as they are."""

import re
import unicodedata
from itertools import accumulate

_FIRST_ASTRAL = 0x10000

# One character for one, so that spans keep their places: control characters become their pictures; what would turn
# the direction of all that follows, and halves of surrogate pairs, become a sign that something stood there.
_SHOWN = str.maketrans(
    {code: chr(0x2400 + code) for code in range(0x20) if code not in {0x09, 0x0C}}
    | {0x0C: " ", 0x7F: "\u2421"}
    | dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x2028, 0x2029, 0x85], "\u2426")
)
# As word processors show them: a dot for a space, a ring for one that does not break, an arrow for a tab.
_SPACES = re.compile(r"\s")
_SPACE_SIGNS = {"\t": "\N{RIGHTWARDS ARROW}", "\u00a0": "\N{DEGREE SIGN}", "\u202f": "\N{DEGREE SIGN}"}
# The blocks that Unicode keeps for scripts that run to the left, and the marks of direction.
_LEFTWARD = re.compile("[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]")
_SURROGATE = re.compile("[\ud800-\udfff]")


def shown_text(text: str) -> str:
    """Return a text of the same length that is safe to lay out."""
    return _SURROGATE.sub("\ufffd", text.translate(_SHOWN))


def visible_spaces(text: str) -> str:
    """Return a text of the same length with a sign in the place of each white space."""
    return _SPACES.sub(lambda found: _SPACE_SIGNS.get(found[0], "\N{MIDDLE DOT}"), text)


def is_right_to_left(text: str) -> bool:
    """Return whether the first letter with a direction is one of a script that runs to the left (UAX 9, P2 and P3)."""
    if text.isascii():
        return False
    directions = map(unicodedata.bidirectional, text)
    return next((direction for direction in directions if direction in {"L", "R", "AL"}), "L") != "L"


def runs_both_ways(text: str) -> bool:
    """Return whether any of a text runs to the left."""
    return not text.isascii() and _LEFTWARD.search(text) is not None


def is_basic(text: str) -> bool:
    """Return whether code points and UTF-16 units are counted alike."""
    return text.isascii() or ord(max(text)) < _FIRST_ASTRAL


def to_utf16(text: str, position: int) -> int:
    """Return how many UTF-16 units the first `position` code points take."""
    return position + sum(ord(character) >= _FIRST_ASTRAL for character in text[:position])


def utf16_places(text: str) -> list[int]:
    """Return how many UTF-16 units stand before each code point, and in all of the text."""
    return [0, *accumulate(1 + (ord(character) >= _FIRST_ASTRAL) for character in text)]


def from_utf16(text: str, units: int) -> int:
    """Return how many code points the first `units` UTF-16 units hold; a pair that is cut counts as none."""
    seen = 0
    for position, character in enumerate(text):
        seen += 2 if ord(character) >= _FIRST_ASTRAL else 1
        if seen > units:
            return position
    return len(text)
