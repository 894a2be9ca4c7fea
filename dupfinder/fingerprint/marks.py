"""What words look like in their text: which hold digits, are capitalised, begin a sentence, are joined to another."""

import enum

import numpy as np
from numpy.typing import NDArray

from dupfinder.fingerprint.code_points import ALONE, CAPITAL, DIGIT, END, JOINER, LINE, PAUSE, WORD
from dupfinder.fingerprint.hashing import runs

Positions = NDArray[np.int64]
Bytes = NDArray[np.uint8]


class WordMark(enum.IntFlag):
    """What is known of a word beside its letters; the bits of `Words.marks`.

    All of them are of the text after NFKC and before case folding.
    """

    LINE = 1
    """It is the first word of its text, line or cell."""
    PAUSE = 2
    """Behind a comma or an exclamation mark; with `FIRM`, behind a colon, or in a cell that follows another."""
    DIGIT = 4
    """It holds a decimal digit, of any script."""
    START = 8
    """It is the first word of its text, or the end of a sentence or of a line stands between it and the word before."""
    JOINED = 16
    """Between it and the word before stands one character, out of `. / - : @`, as in dates, times and addresses."""
    CAPITAL = 32
    """Its first letter is an upper- or titlecase one."""
    ALL_CAPITALS = 64
    """It has two letters or more, all of them upper- or titlecase ones; without `CAPITAL`: it is one letter of a script
    without spaces."""
    FIRM = 128
    """Behind the full stop or question mark of a sentence; with `PAUSE` see there."""


GAP_MARKS = WordMark.LINE | WordMark.PAUSE | WordMark.START | WordMark.FIRM
"""What `marks_behind` gives."""


def word_marks(flags: Bytes, starts: Positions, ends: Positions) -> Bytes:
    """Return the marks of the words from `starts` to `ends` among letters with these flags (`code_points`).

    What stands before the first word can give it `START`, but never `JOINED`: what that joins it to is not known.
    """
    # The flags of a letter have the values of the marks that they give.
    first = flags.take(starts, mode="clip")
    marks = first & np.uint8(CAPITAL | DIGIT)
    if not len(starts):
        return marks
    sizes = starts[1:] - ends[:-1]
    gaps = flags.take(ends[:-1], mode="clip") * (sizes > 0).view(np.uint8)
    marks[1:] |= (((gaps & np.uint8(JOINER | LINE)) == JOINER) & (sizes == 1)).view(np.uint8) * np.uint8(JOINER)
    wide = np.flatnonzero(sizes > 1)
    gaps[wide] = _united(flags, ends[wide], sizes[wide], np.bitwise_or)
    marks[1:] |= _MARKS_BEHIND.take(gaps, mode="clip")
    marks[0] |= marks_behind(np.bitwise_or.reduce(flags[: starts[0]], initial=0))
    marks |= ((first & np.uint8(ALONE)) != 0).view(np.uint8) * np.uint8(WordMark.ALL_CAPITALS)
    marks[_words_with_digits_inside(flags, starts)] |= np.uint8(WordMark.DIGIT)
    marks[_words_of_capitals(flags, starts, ends, marks)] |= np.uint8(WordMark.ALL_CAPITALS)
    return marks


def marks_behind(flags: int) -> int:
    """Return the marks of a word by the flags of what stands between it and the word before, but for `JOINED`."""
    marks = WordMark.START * bool(flags & (END | LINE)) | WordMark.LINE * bool(flags & LINE)
    if flags & PAUSE:
        return marks | WordMark.PAUSE | WordMark.FIRM * (flags & (JOINER | END) == JOINER)
    return marks | WordMark.FIRM * bool(flags & END)


_MARKS_BEHIND = np.array([marks_behind(flags) for flags in range(256)], np.uint8)


def _words_with_digits_inside(flags: Bytes, starts: Positions) -> Positions:
    """Return the words in which a digit follows another letter."""
    kinds = flags & np.uint8(WORD | DIGIT)
    behind_letter = np.flatnonzero((kinds[1:] == WORD | DIGIT) & (kinds[:-1] == WORD)) + 1
    words: Positions = np.searchsorted(starts, behind_letter, side="right") - 1
    return words


def _words_of_capitals(flags: Bytes, starts: Positions, ends: Positions, marks: Bytes) -> Positions:
    """Return the words that are all capitals. Few have two at their beginning, so only these are looked at whole."""
    words = np.flatnonzero((marks & np.uint8(CAPITAL)) != 0)
    words = words[flags.take(starts[words] + 1, mode="clip") & np.uint8(CAPITAL) != 0]
    words = words[ends[words] - starts[words] > 1]
    common = _united(flags, starts[words], ends[words] - starts[words], np.bitwise_and)
    whole: Positions = words[common & np.uint8(CAPITAL) != 0]
    return whole


def _united(flags: Bytes, starts: Positions, lengths: Positions, operation: np.ufunc) -> Bytes:
    """Return the flags of all letters of each of some runs, united by an operation."""
    if not len(starts):
        return flags[:0]
    united: Bytes = operation.reduceat(flags.take(runs(starts, lengths), mode="clip"), np.cumsum(lengths) - lengths)
    return united
