"""What a word begins with, in 16 bits: enough to tell a misread word from another one."""

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.fingerprints import SPELLING_BITS, SPELLING_DIGIT, SPELLING_LETTERS
from dupfinder.fingerprint.hashing import Positions, eight_bytes

Spellings = NDArray[np.uint16]

LEAST_LETTERS = 3
"""Of shorter words one letter is too much to be told apart by."""

_BY_FREQUENCY = "etaoinshrdlcumwfgypbvkjxqz"
_KINDS = (1 << SPELLING_BITS) - 1


def _kinds() -> bytes:
    """Return for the lowest byte of each letter its kind, 1 to 7: letters that are frequent have different ones."""
    kinds = [1 + low % _KINDS for low in range(256)]
    for rank, letter in enumerate(_BY_FREQUENCY):
        there_and_back = rank % (2 * _KINDS)
        kinds[ord(letter)] = 1 + min(there_and_back, 2 * _KINDS - 1 - there_and_back)
    return bytes(kinds)


_FIRST_KINDS = np.array([(1 << 8 * count) - 1 for count in range(SPELLING_LETTERS + 1)], np.uint64)
_CLOSER = tuple(
    (np.uint64(shift), np.uint64(mask)) for shift, mask in ((5, 0x3F003F003F), (10, 0x700000FFF), (20, 0x7FFF))
)
_KIND_OF = _kinds()


def spelt(letters: NDArray[np.integer], lengths: NDArray[np.integer], has_digit: NDArray[np.bool_]) -> Spellings:
    """Return for each word the kinds of its first five letters, three bits each, and whether it has a digit.

    `letters` are the code points of all words, one behind the other, `lengths` how many each word has. A word of fewer
    than three letters has 0: words that are one letter each, as in Chinese, tell nothing.
    """
    told = np.flatnonzero(lengths >= LEAST_LETTERS)
    found = np.zeros(len(lengths), np.uint16)
    if not len(told):
        return found
    sizes = lengths.astype(np.int64)
    starts: Positions = (np.cumsum(sizes) - sizes)[told]
    kinds = np.frombuffer(letters.astype(np.uint8).tobytes().translate(_KIND_OF), np.uint8)
    words = eight_bytes(kinds)[starts].astype(np.uint64, copy=False)
    words &= _FIRST_KINDS.take(sizes[told], mode="clip")
    # From a byte a letter to three bits: the letters of a pair side by side, then the pairs, then the fifth one.
    for shift, mask in _CLOSER:
        words |= words >> shift
        words &= mask
    found[told] = words.astype(np.uint16) | has_digit[told] * np.uint16(SPELLING_DIGIT)
    return found
