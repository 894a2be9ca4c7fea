"""Words: what is compared inside a paragraph, and what is highlighted."""

import itertools
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Sequence

from dupfinder.diff.capitals import Capitals
from dupfinder.domain.comparisons import CompareOptions

# Wider than the ranges of interface.md (`normal_words` and the fingerprint keep to those, because similarity is defined
# by them; the reader of PDFs asks which letters are set without spaces): half-width kana, radicals and Bopomofo are
# here, too, since a reader wants to see which letter changed.
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


def _word_form(no_letters: str) -> str:
    """Return what matches a letter of an unspaced script or a word; some letters more may be in none."""
    run = rf"[^\W{no_letters}{_UNSPACED}]"
    return rf"[{_UNSPACED}][{_MARKS}]*|{run}+(?:[{_MARKS}]+{run}*)*"


_NUMBER_FORM = r"\d+(?:[.,:/'-]\d+)*"
_NUMBER = re.compile(_NUMBER_FORM)
_FORMS = {
    (False, False): re.compile(rf"{_word_form('')}|\S"),
    (False, True): re.compile(rf"{_NUMBER_FORM}|{_word_form('')}|\S"),
    (True, False): re.compile(_word_form("_")),
    (True, True): re.compile(rf"{_NUMBER_FORM}|{_word_form('_')}"),
}
"""By `ignore_punctuation` and `ignore_digits`."""

SPACELESS_SEAM = re.compile(
    rf"(?<=[{_UNSPACED}{_FULL_WIDTH_PUNCTUATION}])\n(?=[{_UNSPACED}{_FULL_WIDTH_PUNCTUATION}])(?![\d{_MARKS}])"
)
"""A line break whose two sides are written without a space between them; no word spans it."""


class Wording:
    """What counts as a word, and which words count as equal; numbers them, so that equal words have equal numbers.

    A word is a run of word characters, a single other mark, or a single letter of an unspaced script. White space is
    never part of a word. With `ignore_digits` a number or date (`1,234.50`, `2026-05-04`) is one word, equal to any.
    With `ignore_punctuation` marks and symbols are no words.
    """

    def __init__(self, options: CompareOptions) -> None:
        self.options = options
        self.capitals = Capitals()
        self._folds = options.ignore_case or options.ignore_digits
        self._form = _FORMS[options.ignore_punctuation, options.ignore_digits]
        self._numbers: defaultdict[str, int] = defaultdict(itertools.count().__next__)

    def has_words(self, text: str) -> bool:
        """Return whether there is a word in a text."""
        return self._form.search(text) is not None

    def words(self, text: str) -> list[str]:
        """Return the words of a text, in order."""
        return self._form.findall(text)

    def bounds(self, text: str) -> list[tuple[int, int]]:
        """Return where each word of a text starts and ends."""
        return [word.span() for word in self._form.finditer(text)]

    def number(self, words: Iterable[str]) -> list[int]:
        """Return a number for each word; words that count as equal have the same."""
        if self._folds:
            words = map(self._folded, words)
        return list(map(self._numbers.__getitem__, words))

    def number_paragraphs(self, left: Sequence[str], right: Sequence[str]) -> tuple[list[int], list[int]]:
        """Return a number for each paragraph of two texts; the same only if they have the same words.

        Spacing does not count. (A paragraph that both texts spell alike needs no normal form to be found: most.)
        """
        self.capitals.learn(left, right)
        shared = set(left) & set(right)
        normal = self._only_words if self.options.ignore_punctuation else _single_spaced
        different = dict.fromkeys(itertools.chain(left, right))
        normal_forms = (text if text in shared else normal(text) for text in different)
        numbers = dict(zip(different, self.number(normal_forms), strict=True))
        return list(map(numbers.__getitem__, left)), list(map(numbers.__getitem__, right))

    def _only_words(self, text: str) -> str:
        return " ".join(self.words(text))

    def _folded(self, text: str) -> str:
        if self.options.ignore_digits:
            text = _NUMBER.sub("0", text)
        return text.casefold() if self.options.ignore_case else text


def _single_spaced(text: str) -> str:
    return " ".join(text.split())
