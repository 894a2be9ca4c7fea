"""Words: what is compared inside a paragraph, and what is highlighted."""

import itertools
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Sequence

_UNSPACED = (
    "\u0e00-\u0eff"  # Thai, Lao
    "\u1000-\u109f\ua9e0-\ua9ff\uaa60-\uaa7f"  # Myanmar
    "\u1780-\u17ff"  # Khmer
    "\u2e80-\u2fdf\u3005-\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"  # Han
    "\u3040-\u312f\u31a0-\u31bf\u31f0-\u31ff\uff66-\uff9f"  # Kana, Bopomofo
)
"""The inside of a regular expression's set: letters of scripts that write no spaces between words."""
_FULL_WIDTH_PUNCTUATION = "\u3001-\u3003\u3008-\u301f\uff01-\uff0f\uff1a-\uff1f"

# Python's \w leaves out combining marks, without which a vowel sign would tear a Hindi or Thai word apart. All marks
# of living scripts are below U+3100; the joiners and variation selectors belong to the letter before them, too.
_MARKS = (
    "".join(letter for letter in map(chr, range(0x300, 0x3100)) if unicodedata.category(letter).startswith("M"))
    + "\u200c\u200d\ufe00-\ufe0f"
)
_WORD_FORM = rf"[{_UNSPACED}][{_MARKS}]*|[^\W{_UNSPACED}]+(?:[{_MARKS}]+[^\W{_UNSPACED}]*)*|\S"
_NUMBER_FORM = r"\d+(?:[.,:/'-]\d+)*"

SPACELESS_SEAM = re.compile(
    rf"(?<=[{_UNSPACED}{_FULL_WIDTH_PUNCTUATION}])\n(?=[{_UNSPACED}{_FULL_WIDTH_PUNCTUATION}])(?![\d{_MARKS}])"
)
"""A line break whose two sides are written without a space between them; no word spans it."""
_WORD = re.compile(_WORD_FORM)
_NUMBER = re.compile(_NUMBER_FORM)
_WORD_OR_NUMBER = re.compile(f"{_NUMBER_FORM}|{_WORD_FORM}")


class Wording:
    """What counts as a word, and which words count as equal; numbers them, so that equal words have equal numbers.

    A word is a run of word characters, a single other mark, or a single letter of an unspaced script. White space is
    never part of a word. With `ignore_digits` a number or date (`1,234.50`, `2026-05-04`) is one word, equal to any.
    """

    def __init__(self, *, ignore_case: bool, ignore_digits: bool) -> None:
        self._ignore_case = ignore_case
        self._ignore_digits = ignore_digits
        self._form = _WORD_OR_NUMBER if ignore_digits else _WORD
        self._numbers: defaultdict[str, int] = defaultdict(itertools.count().__next__)

    def words(self, text: str) -> list[str]:
        """Return the words of a text, in order."""
        return self._form.findall(text)

    def bounds(self, text: str) -> list[tuple[int, int]]:
        """Return where each word of a text starts and ends."""
        return [word.span() for word in self._form.finditer(text)]

    def number(self, words: Iterable[str]) -> list[int]:
        """Return a number for each word; words that count as equal have the same."""
        if self._ignore_case or self._ignore_digits:
            words = map(self._folded, words)
        return list(map(self._numbers.__getitem__, words))

    def number_paragraphs(self, left: Sequence[str], right: Sequence[str]) -> tuple[list[int], list[int]]:
        """Return a number for each paragraph of two texts; the same only if they have the same words.

        Spacing does not count. (A paragraph that both texts spell alike needs no normal form to be found: most.)
        """
        shared = set(left) & set(right)
        left_numbers, right_numbers = (
            self.number(text if text in shared else " ".join(text.split()) for text in side) for side in (left, right)
        )
        return left_numbers, right_numbers

    def _folded(self, text: str) -> str:
        if self._ignore_digits:
            text = _NUMBER.sub("0", text)
        return text.casefold() if self._ignore_case else text
