"""Which code points make words: a table over all of Unicode, looked up with numpy."""

import enum
import functools
import re
import sys

import numpy as np
from numpy.typing import NDArray


class CharClass(enum.IntEnum):
    """What a code point is to the tokeniser."""

    SEPARATOR = 0
    WORD = 1
    """Part of a word that spaces and punctuation end."""
    UNSPACED = 2
    """A letter of a script without spaces between words: a word of its own."""


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

_SURROGATES = range(0xD800, 0xE000)


@functools.cache
def char_classes() -> NDArray[np.uint8]:
    """Return the `CharClass` of every code point, uint8[0x110000]; about 20 ms, computed once a process."""
    classes = np.zeros(sys.maxunicode + 1, np.uint8)
    # Planes 4 and up hold no letters; looking at them would only cost time.
    every = "".join(chr(point) for point in range(0x40000) if point not in _SURROGATES)
    points = np.frombuffer(every.encode("utf-32-le"), np.uint32)
    for run in re.finditer(r"\w+", every):
        classes[points[run.start() : run.end()]] = CharClass.WORD
    for first, last in UNSPACED_RANGES:
        classes[first : last + 1] = CharClass.UNSPACED
    return classes
