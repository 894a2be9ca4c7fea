"""What normalisation, case folding and the tokeniser make of each code point: tables looked up with numpy."""

import bisect
import functools
import unicodedata

import numpy as np
from numpy.typing import NDArray

Entries = NDArray[np.uint32]
"""A folded code point in the lowest 21 bits, three bits that say whether that is all, and the flags of a letter."""

POINT_MASK = np.uint32((1 << 21) - 1)

FIRM = 1 << 21
"""What the letter becomes under NFKC does not depend on its neighbours."""
SINGLE = 1 << 22
"""It becomes one code point."""
KNOWN = 1 << 23
"""The table has this entry. Entries are made when a text first needs them: a worker that starts should not wait."""

FLAG_SHIFT = 24
WORD = 1
"""Part of a word that spaces and punctuation end."""
ALONE = 2
"""A letter of a script without spaces between words: a word of its own."""
DIGIT = 4
END = 8
"""It ends a sentence or a line."""
JOINER = 16
"""It joins the parts of dates, times and addresses."""
CAPITAL = 32
"""An upper- or titlecase letter, before it was folded. In ASCII this is the very bit that makes it lowercase."""
LINE = 64
"""It ends a line, or a cell of a table."""
PAUSE = 128
"""A comma, an exclamation mark; with `JOINER` a colon, or what ends a cell."""

IN_WORD = WORD | ALONE

SENTENCE_ENDS = frozenset(".!?…。！？")  # noqa: RUF001 - NFKC makes the full-width ones plain
JOINERS = frozenset("./-:@\t")
LINE_ENDS = frozenset("\n\f\t")
PAUSES = frozenset(",:!、،\t")

UNSPACED_RANGES = (
    (0x0E00, 0x0EFF),  # Thai, Lao
    (0x1000, 0x109F),  # Myanmar
    (0x1780, 0x17FF),  # Khmer
    (0x3005, 0x3007),  # ideographic iteration mark, closing mark, zero
    (0x3040, 0x30FF),  # Hiragana, Katakana
    (0x31F0, 0x31FF),  # Katakana extensions
    (0x3400, 0x4DBF),  # ideographs, extension A
    (0x4E00, 0x9FFF),  # ideographs
    (0xF900, 0xFAFF),  # compatibility ideographs
    (0x20000, 0x3FFFF),  # ideographs, extensions B and later
)
"""First and last code points of the scripts that write no spaces between words."""

_UNSPACED_BOUNDS = [bound for first, last in UNSPACED_RANGES for bound in (first, last + 1)]
_BLOCK_BITS = 8
_COUNT = 0x110000
_UNIFORM_RANGES = ((0x3400, 0x4DBF, ALONE), (0x4E00, 0x9FFF, ALONE), (0xAC00, 0xD7A3, WORD), (0x20000, 0x2F7FF, ALONE))
"""Ideographs and Hangul syllables become themselves; asking for each of them would take tens of milliseconds."""

_JOINING_LETTERS = (range(0x1160, 0x1200), range(0x16D40, 0x16D80))
"""Letters that NFKC may join to the one before though they are no marks: of Hangul and of Kirat Rai."""


class CodePoints:
    """The entries of all code points, made block by block when they are needed."""

    def __init__(self) -> None:
        self._entries: Entries = np.zeros(_COUNT, np.uint32)
        self._several: dict[int, Entries] = {}
        for first, last, flag in _UNIFORM_RANGES:
            self._entries[first : last + 1] = np.arange(first, last + 1, dtype=np.uint32)
            self._entries[first : last + 1] |= np.uint32(KNOWN | SINGLE | FIRM | flag << FLAG_SHIFT)
        ascii_flags = self.look_up(np.arange(128, dtype=np.uint32))[0] >> np.uint32(FLAG_SHIFT)
        self.ascii_flags = ascii_flags.astype(np.uint8).tobytes() + bytes(128)
        """The flags of the bytes of ASCII text, for `bytes.translate`."""

    def look_up(self, points: NDArray[np.uint32]) -> tuple[Entries, int]:
        """Return the entry of each code point, and those of `FIRM` and `SINGLE` that all of them have."""
        # The mode spares numpy a pass over the indices; none is out of bounds.
        entries = self._entries.take(points, mode="clip")
        common = int(np.bitwise_and.reduce(entries, initial=0xFFFFFFFF))
        if not common & KNOWN:
            missing = points[entries & np.uint32(KNOWN) == 0]
            for block in np.flatnonzero(np.bincount(missing >> np.uint32(_BLOCK_BITS))).tolist():
                self._make_block(block)
            return self.look_up(points)
        return entries, common & (FIRM | SINGLE)

    def replacement(self, point: int) -> str | None:
        """Return what a code point without `SINGLE` may be replaced by in a text, `None` if its marks would be lost."""
        composed = unicodedata.normalize("NFKC", chr(point))
        if len(composed) == 1 and not composed.isupper() and not composed.istitle():
            composed = composed.casefold()
        return composed if all(len(letter.casefold()) == 1 for letter in composed) else None

    def several(self, point: int) -> Entries:
        """Return the entries of what a code point without `SINGLE` becomes."""
        return self._several[point]

    def _make_block(self, block: int) -> None:
        for point in range(block << _BLOCK_BITS, (block + 1) << _BLOCK_BITS):
            if self._entries[point] == 0:
                composed = unicodedata.normalize("NFKC", chr(point))
                letters = [entry for letter in composed for entry in _folded(letter)]
                firm = 0 if _depends_on_neighbours(chr(point)) else FIRM
                if len(letters) > 1:
                    self._several[point] = np.array([KNOWN | SINGLE | FIRM | one for one in letters], np.uint32)
                    self._entries[point] = KNOWN | firm | point
                else:
                    self._entries[point] = KNOWN | SINGLE | firm | letters[0]


@functools.cache
def code_points() -> CodePoints:
    """Return the table of this process."""
    return CodePoints()


def _folded(letter: str) -> list[int]:
    """Return what a letter of NFKC text becomes by case folding: code points with flags."""
    capital = CAPITAL if letter.isupper() or letter.istitle() else 0
    return [ord(one) | (flags_of(one) | capital) << FLAG_SHIFT for one in letter.casefold()]


def flags_of(letter: str) -> int:
    """Return the flags of a letter of normalised text."""
    if bisect.bisect_right(_UNSPACED_BOUNDS, ord(letter)) % 2:  # behind the start of one, and not behind its end
        kind = ALONE
    else:
        kind = WORD if letter.isalnum() or letter == "_" else 0
    ends = END * (letter in SENTENCE_ENDS) | LINE * (letter in LINE_ENDS) | PAUSE * (letter in PAUSES)
    return kind | DIGIT * letter.isdecimal() | JOINER * (letter in JOINERS) | ends


def _depends_on_neighbours(letter: str) -> bool:
    """Return whether NFKC may move the letter or join it to the one before. Some are counted that it leaves alone."""
    first = unicodedata.normalize("NFKD", letter)[0]
    return unicodedata.category(first)[0] == "M" or any(ord(first) in letters for letters in _JOINING_LETTERS)
