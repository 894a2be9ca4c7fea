"""Words: what is compared inside a paragraph, and what is highlighted."""

import bisect
import functools
import itertools
import re
import unicodedata
from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import overload

from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.differences import Span

_TELLING_SHARE = 0.27
"""Of the words inside of sentences: where more have a capital, it tells no names (German, titles, lists)."""
_NOUN_CAPITALISING = "der die das und nicht ist den dem des mit für auf von zu im ein eine sich oder"
_NOUN_CAPITALISING_SHARE = 0.03
"""Frequent words of German, in which every noun has a capital; its prose has 20 % and more of them."""
_WORDS_LOOKED_AT = 2_000
_LETTERS_LOOKED_AT = 20_000
_CONTEXT_LETTERS = 120
_LEAST_CONTEXT_WORDS = 3
_MOST_LETTERS = 200
"""What is longer is more than names."""
_WORD = re.compile(r"[^\W\d_]+(?:['\u2019-][^\W\d_]+)*")
_SENTENCE_END = re.compile(
    r"(?:[.!?\u2026;:\u2022\u00b7\u2013\u2014-][\"'\u2019\u201d\u00bb)\]]*|^)[\s\"'\u2018\u201c\u201e\u00ab(\[\u00bf\u00a1\d.]*\Z"
)
_TITLED = re.compile(
    r"(?:\b(?:mr|mrs|ms|dr|prof|st|sir|rev|m|mme|sr|sra|dott|ing|herr|frau)|\b[^\W\d_])\.?\s*\Z", re.IGNORECASE
)
_PERSON = re.compile(
    r"(?:mr|mrs|ms|miss|dr|prof|sir|herr|herrn|frau|m|mme|mlle|sr|sra|sig|dott)\b\.?\s+\w", re.IGNORECASE
)
"""The title of a person, and a name behind it."""
_PARTICLES = "van von der den de del della di da dos das du la le al bin ibn zu zur ter af y"


class Capitals:
    """What capital letters tell in two texts, found when it is asked for the first time."""

    def __init__(self) -> None:
        self._texts: tuple[Sequence[str], ...] = ()

    def learn(self, *texts: Sequence[str]) -> None:
        """Take these paragraphs for the texts; they are looked at only when that is needed."""
        self._texts = texts

    @functools.cached_property
    def tell_names(self) -> bool:
        """Return whether a word with a capital inside of a sentence is a name in these texts, as in English."""
        return all(map(_tells_names, self._texts))

    def are_names(self, text: str, span: Span) -> bool:
        """Return whether a passage of a paragraph is names: words with a capital, one of them inside of a sentence.

        With the title of a person before them (Ms, Dr, Frau) they are, wherever they stand.
        """
        passage = text[span.start : span.end]
        if len(passage) > _MOST_LETTERS:
            return False
        particles = _PARTICLES.split()
        words = [word for word in _WORD.finditer(passage) if word[0] not in particles]
        if not words or not all(_has_name_form(word[0]) for word in words):
            return False
        if _PERSON.match(passage):
            return True
        if all(_begins_sentence(text, span.start + word.start()) for word in words):
            return False
        around = _context(text, span)
        is_title = len(around) < _LEAST_CONTEXT_WORDS or 2 * sum(map(str.istitle, around)) > len(around)
        return not is_title and self.tell_names


def _tells_names(paragraphs: Sequence[str]) -> bool:
    size = itertools.accumulate(map(len, paragraphs))
    seen = [
        text
        for text, before in zip(paragraphs, itertools.chain([0], size), strict=False)
        if before < _LETTERS_LOOKED_AT
    ]
    # The first word of a paragraph has a capital in any language.
    words = [word for text in seen for word in _WORD.findall(text[:_LETTERS_LOOKED_AT])[1:]][:_WORDS_LOOKED_AT]
    capitals = sum(1 for word in words if _has_name_form(word))
    nouns = sum(map(words.count, _NOUN_CAPITALISING.split()))
    return capitals <= _TELLING_SHARE * len(words) and nouns < _NOUN_CAPITALISING_SHARE * len(words)


def _has_name_form(word: str) -> bool:
    """Return whether a word begins with a capital and is not all in capitals, unless it is an initial."""
    return word[0].isupper() and (len(word) == 1 or not word.isupper())


def _begins_sentence(text: str, place: int) -> bool:
    before = text[max(place - _CONTEXT_LETTERS, 0) : place]
    return not _TITLED.search(before) and _SENTENCE_END.search(before) is not None


def _context(text: str, span: Span) -> list[str]:
    """Return the words around a passage that may be in small letters, and do not begin the paragraph."""
    before = text[max(span.start - _CONTEXT_LETTERS, 0) : span.start]
    words = _WORD.findall(before)[1:] + _WORD.findall(text[span.end : span.end + _CONTEXT_LETTERS])
    return [word for word in words if len(word) > 1]


# Wider than the ranges by which similarity is defined (docs/reference/similarity.md), to which `normal_words` and the
# fingerprint keep; the reader of PDFs asks which letters are set without spaces. Half-width kana, radicals and Bopomofo
# are here, too, since a reader wants to see which letter changed.
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


@functools.cache
def _form_of(*, ignore_punctuation: bool, ignore_digits: bool) -> re.Pattern[str]:
    """Return what matches a word. One of the four is used as a rule, and each takes milliseconds to compile."""
    word = _word_form("_" if ignore_punctuation else "")
    number = f"{_NUMBER_FORM}|" if ignore_digits else ""
    return re.compile(f"{number}{word}" if ignore_punctuation else rf"{number}{word}|\S")


SPACELESS_SEAM = re.compile(
    rf"(?<=[{_UNSPACED}{_FULL_WIDTH_PUNCTUATION}])\n(?=[{_UNSPACED}{_FULL_WIDTH_PUNCTUATION}])(?![\d{_MARKS}])"
)
"""A line break whose two sides are written without a space between them; no word spans it."""


_LONG_TEXT = 4_096
"""Letters; of the words of a longer paragraph only those are located that somebody asks for."""
_LONGEST_LOCATED = 256
"""Letters without white space that are looked through for one word."""
_LONGEST_CHUNK = 32
"""Letters; what is longer without white space (a sentence of an unspaced script) is hardly found a second time."""


class _Words(dict[str, int]):
    """A number for each word, in the order in which they are met, and how many letters the words have."""

    def __init__(self) -> None:
        super().__init__()
        self.letters: list[int] = []
        self.weights: list[int] = []

    def __missing__(self, word: str) -> int:
        number = self[word] = len(self.letters)
        self.letters.append(len(word))
        self.weights.append(min(len(word), 2) if word[:1].isalnum() else 0)
        return number


class _Chunks(dict[str, tuple[int, ...]]):
    """The numbers of the words of texts without white space, which no word spans."""

    def __init__(self, numbers_of: Callable[[str], tuple[int, ...]]) -> None:
        super().__init__()
        self._numbers_of = numbers_of

    def __missing__(self, chunk: str) -> tuple[int, ...]:
        numbers = self._numbers_of(chunk)
        if len(chunk) <= _LONGEST_CHUNK:
            self[chunk] = numbers
        return numbers


class _BoundsInChunks(Sequence[tuple[int, int]]):
    """Where the words stand in chunks with a space between them, found for the words that are asked for: few."""

    def __init__(
        self,
        chunks: Sequence[str],
        word_counts: Iterable[int],
        bounds_of: Callable[[str], Sequence[tuple[int, int]]],
    ) -> None:
        self._chunks = chunks
        self._bounds_of = bounds_of
        self._starts = array("q", itertools.accumulate((len(chunk) + 1 for chunk in chunks), initial=0))
        self._words = array("q", itertools.accumulate(word_counts, initial=0))

    def __len__(self) -> int:
        return self._words[-1]

    @overload
    def __getitem__(self, index: int) -> tuple[int, int]: ...

    @overload
    def __getitem__(self, index: slice) -> list[tuple[int, int]]: ...

    def __getitem__(self, index: int | slice) -> tuple[int, int] | list[tuple[int, int]]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        chunk = bisect.bisect_right(self._words, range(len(self))[index]) - 1
        start, end = self._bounds_of(self._chunks[chunk])[range(len(self))[index] - self._words[chunk]]
        return self._starts[chunk] + start, self._starts[chunk] + end


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
        self._form = _form_of(ignore_punctuation=options.ignore_punctuation, ignore_digits=options.ignore_digits)
        self._words = _Words()
        self._chunks = _Chunks(lambda chunk: tuple(self.number(self.words(chunk))))
        self._numbers: dict[str, array[int]] = {}

    @property
    def letters(self) -> Sequence[int]:
        """Return how many letters each word has, by its number; of equal words of the first that was met."""
        return self._words.letters

    @property
    def weights(self) -> Sequence[int]:
        """Return how much each word says, by its number: of several letters 2, of one letter or digit 1, signs 0."""
        return self._words.weights

    def has_words(self, text: str) -> bool:
        """Return whether there is a word in a text."""
        return self._form.search(text) is not None

    def words(self, text: str) -> list[str]:
        """Return the words of a text, in order."""
        return self._form.findall(text)

    def bounds(self, text: str) -> Sequence[tuple[int, int]]:
        """Return where each word of a text starts and ends."""
        if len(text) > _LONG_TEXT and self.options.ignore_space and _single_spaced(text) == text:
            chunks = text.split(" ")
            if max(map(len, chunks)) <= _LONGEST_LOCATED:
                return _BoundsInChunks(chunks, map(len, map(self._chunks.__getitem__, chunks)), self.bounds)
        return [word.span() for word in self._form.finditer(text)]

    def number(self, words: Iterable[str]) -> list[int]:
        """Return a number for each word; words that count as equal have the same."""
        if self._folds:
            words = map(self._folded, words)
        return list(map(self._words.__getitem__, words))

    def numbers(self, text: str) -> "array[int]":
        """Return the numbers of the words of a text, found once; not to be changed."""
        known = self._numbers.get(text)
        if known is None:
            chunks = map(self._chunks.__getitem__, text.split())
            known = self._numbers[text] = array("i", itertools.chain.from_iterable(chunks))
        return known

    def letter_count(self, numbers: Iterable[int]) -> int:
        """Return how many letters words have together."""
        return sum(map(self._words.letters.__getitem__, numbers))

    def number_paragraphs(self, left: Sequence[str], right: Sequence[str]) -> tuple[list[int], list[int]]:
        """Return a number for each paragraph of two texts; the same only if they have the same words.

        Spacing does not count. (A paragraph that both texts spell alike needs no normal form to be found: most.)
        """
        shared = set(left).intersection(right)
        normal = self._only_words if self.options.ignore_punctuation else _single_spaced
        known: dict[str, int] = {}
        numbers: dict[str, int] = {}
        for text in dict.fromkeys(itertools.chain(left, right)):
            form = text if text in shared else normal(text)
            if self._folds:
                form = self._folded(form)
            numbers[text] = known.setdefault(form, len(known))
        return list(map(numbers.__getitem__, left)), list(map(numbers.__getitem__, right))

    def _only_words(self, text: str) -> str:
        return " ".join(self.words(text))

    def _folded(self, text: str) -> str:
        if self.options.ignore_digits:
            text = _NUMBER.sub("0", text)
        return text.casefold() if self.options.ignore_case else text


def _single_spaced(text: str) -> str:
    # White space other than the space is not printable.
    if text.isprintable() and "  " not in text and not text.startswith(" ") and not text.endswith(" "):
        return text
    return " ".join(text.split())


def lines(text: str) -> list[str]:
    """Return the lines of a text without their ends (a form feed ends a line, too) and without the blank ones.

    Blank lines are left out because they say nothing to a reader and would pull unrelated paragraphs together.
    """
    return [line for line in text.splitlines() if line and not line.isspace()]


def joined(parts: Sequence[str]) -> str:
    """Return lines as one paragraph: with a space at each seam, but none inside unspaced script."""
    if len(parts) == 1:
        return parts[0]
    return SPACELESS_SEAM.sub("", "\n".join(part.strip() for part in parts)).replace("\n", " ")
