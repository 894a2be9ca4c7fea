"""Which words of texts are what somebody filled in: all that stands where a value stands.

Such a place is told by its form, whatever the language: a short line of capitals and figures (an address, a
signature), a short line that ends in a comma or colon (a salutation, a label), what stands behind a label, a cell, a
row that ends in a figure, an address joined by signs (`a.b@example.org`), what stands behind a title or is a name
elsewhere in the text, and the few words between two values ("12 rue des Lilas, 69003 Lyon"). Numbers, number words,
dates and names are among them. Rather too much than too little: two documents that differ in nothing else both stay.
"""

# ruff: noqa: RUF001 - words in many scripts

import enum
import functools

import numpy as np
from numpy.typing import NDArray

from dupfinder.fingerprint.hashing import runs
from dupfinder.fingerprint.marked_words import BoolArray, IntArray, MarkedWords, Vocabulary, has
from dupfinder.fingerprint.marks import WordMark
from dupfinder.fingerprint.names import PARTICLES, TITLES, are_among, counts, is_function_word

LONGEST_LINE = 7
"""Words of a line of an address; three letters of a script without spaces count as one."""
LONGEST_LABEL = 8
"""Of a line that ends in a comma or colon, and of what stands before a colon."""
LONGEST_VALUE = 12
"""Of what stands behind a label in its line."""
SHORTEST_LINE = 4
"""Words of a line that may have one in small letters: a firm, a signature, a choice."""
MOST_SMALL = 2
"""Words in small letters, particles apart, in a line with figures: `ul. Kolejowa 88 m. 3`."""
LONGEST_NAME = 5
"""Words with a capital in a row; more are a title or a passage in capitals."""
LONGEST_GAP = 3
"""Words in small letters between two values, small words of names apart."""
WIDEST_GAP = 8
"""All words between two values."""
MOST_PARTICLES = 2
LETTERS_OF_WORD = 3
LEAST_CAPITALS = 0.02
"""Of the words of a text; with fewer it is in a script without capitals, or typed without."""

SMALL_IN_NAMES = (
    PARTICLES + " and et und i и e u og och en im am an in ob bei sur sous lez upon the il lo l d s z o r n v b"
)
"""What stands in small letters between the parts of names, of firms and of places."""
BEFORE_NAMES = (
    TITLES + " herrn firma familie monsieur madame messieurs señor señora señorita don doña signor signora signore "
    "dottoressa dottor dra pan pani pana panu panem panią państwo господин госпожа господину госпоже mevrouw heer "
    "bay bayan senhor senhora dom dona "
    "company firm ditta azienda impresa società empresa sociedad compañía société entreprise firmą firmy spółka "
    "spółką общество компания фирма ооо"
)
NUMBER_WORDS = (
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen "
    "nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million "
    "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn "
    "neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend "
    "deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante "
    "soixante cent mille "
    "dos tres cuatro cinco siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta sesenta cien mil "
    "due tre quattro cinque sei sette otto nove dieci dodici quindici venti trenta quaranta cinquanta sessanta cento "
    "dois duas quatro sete oito dez doze vinte trinta quarenta "
    "dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć dwanaście piętnaście dwadzieścia trzydzieści sto "
    "два две три четыре пять шесть семь восемь девять десять двенадцать пятнадцать двадцать тридцать сорок сто тысяча "
    "twee drie vijf zes zeven negen tien twaalf twintig dertig två tre fyra fem sex sju åtta nio tio "
    "一 二 三 四 五 六 七 八 九 十 百 千 万 两"
)


def find_entries(words: MarkedWords, *, is_value: BoolArray, is_telling: BoolArray) -> BoolArray:
    """Return which words are filled in: bool[count].

    `is_value` are the numbers, dates and names, `is_telling` the texts in which capitals tell names.
    """
    at, codes = _vocabulary().find(words.hashes)
    is_small = np.zeros(words.count, np.bool_)
    is_small[at[has(codes, _Word.SMALL)]] = True
    places = _Places(words, is_small)
    is_entry = is_value[:-1] | places.in_lines() | _joined_by_signs(words)
    is_entry[at[has(codes, _Word.NUMBER)]] = True
    is_name = _behind_titles(words, at[has(codes, _Word.TITLE)], is_small) | _names_in_a_row(words, is_telling)
    is_entry |= is_name
    _add_units(words, is_entry)
    _add_known_names(words, is_entry, seeds=is_name | places.names())
    return _closed(words, _with_small_words(words, is_entry, is_small), is_small)


class _Word(enum.IntFlag):
    """What a word can be beside or instead of a value."""

    SMALL = 1
    TITLE = 2
    NUMBER = 4


@functools.cache
def _vocabulary() -> Vocabulary:
    codes: dict[str, int] = {}
    for words, code in ((SMALL_IN_NAMES, _Word.SMALL), (BEFORE_NAMES, _Word.TITLE), (NUMBER_WORDS, _Word.NUMBER)):
        for word in words.split():
            codes[word] = codes.get(word, 0) | code
    return Vocabulary(codes)


class _Places:
    """The lines of texts that are short, and which of them are values. What is long costs nothing here."""

    def __init__(self, words: MarkedWords, is_small: BoolArray) -> None:
        marks = words.marks
        first = np.flatnonzero(has(marks, WordMark.LINE))
        end = np.append(first[1:], words.count)
        limits = np.where(_is_letter(marks[first]) | _is_letter(marks[end - 1]), LETTERS_OF_WORD, 1) * LONGEST_LABEL
        short = np.flatnonzero(end - first <= limits)
        self._words = words
        self._number = short
        """Of each short line among all."""
        self._first, self._end = first[short], end[short]
        self._lines = first, end
        inside = runs(self._first, self._end - self._first)
        sizes = self._end - self._first
        self._bounds: IntArray = np.cumsum(sizes, dtype=np.int64) - sizes
        inner = marks[inside]
        is_letter = _is_letter(inner)
        other = WordMark.CAPITAL | WordMark.DIGIT | WordMark.ALL_CAPITALS
        letters = self._count(is_letter)
        self._has_letters = letters > 0
        self._lengths = self._end - self._first - letters + (letters + LETTERS_OF_WORD - 1) // LETTERS_OF_WORD
        self._smalls = self._count(~has(inner, other) & ~is_small[inside])
        self._digits = has(inner, WordMark.DIGIT)
        is_last = words.is_first[self._end]
        behind = marks.take(self._end, mode="clip") * ~is_last
        self._pauses = has(behind, WordMark.PAUSE) & (self._lengths <= LONGEST_LABEL)
        self._greets = self._pauses & ~has(behind, WordMark.FIRM)
        self._stops = has(behind, WordMark.FIRM) & ~has(behind, WordMark.PAUSE)
        self._is_text_end = is_last
        self._is_value = self._values()

    def in_lines(self) -> BoolArray:
        """Return which words are in values by their lines: bool[words]."""
        is_whole = self._is_value | self._pauses | self._ends_in_figure() | self._follow_label()
        is_whole |= self._between(is_whole)
        return self._spread(is_whole) | self._labelled

    def names(self) -> BoolArray:
        """Return which words are in lines that may have names for elsewhere: bool[words]."""
        greeting = self._spread(self._greets)
        greeting[self._first] = False
        return self._spread(self._is_value) | self._labelled | greeting

    def _values(self) -> BoolArray:
        """Return which lines are a value by what they are made of."""
        is_shortest = self._lengths <= SHORTEST_LINE
        is_value: BoolArray = (self._smalls == 0) & (is_shortest | ~self._has_letters)
        is_value |= (self._count(self._digits) > 0) & (self._smalls <= MOST_SMALL)
        is_value |= is_shortest & ((self._smalls == 1) | self._is_without_capitals())
        is_value &= (self._lengths <= LONGEST_LINE) & ~self._stops
        return is_value

    def _ends_in_figure(self) -> BoolArray:
        """Return which lines are rows: "Rose bushes, red: 12.00 EUR"."""
        last, before = self._end - 1, np.maximum(self._end - 2, self._first)
        ends: BoolArray = has(self._words.marks[last] | self._words.marks[before], WordMark.DIGIT) & ~self._stops
        return ends & (self._lengths <= LONGEST_LABEL)

    def _follow_label(self) -> BoolArray:
        """Return which lines are what a label asks for, or cells."""
        return _is_behind_colon(self._words.marks[self._first]) & (self._lengths <= LONGEST_LINE)

    def _between(self, is_whole: BoolArray) -> BoolArray:
        """Return which short lines have values before and behind them."""
        is_between = np.zeros(len(is_whole), np.bool_)
        is_next = (np.diff(self._number) == 1) & ~self._is_text_end[:-1]
        is_between[1:-1] = is_whole[:-2] & is_whole[2:] & is_next[:-1] & is_next[1:]
        return is_between & (self._lengths <= LONGEST_LINE) & (self._smalls <= MOST_SMALL)

    @functools.cached_property
    def _labelled(self) -> BoolArray:
        """Return which words stand in a line with a short label and few words behind it: bool[words]."""
        marks = self._words.marks
        colons = np.flatnonzero(_is_behind_colon(marks))
        colons = colons[~has(marks[colons], WordMark.LINE)]
        colons = colons[~(has(marks[colons], WordMark.JOINED) & has(marks[colons], WordMark.DIGIT))]
        first, end = self._lines
        lines = np.searchsorted(first, colons, side="right") - 1
        width = np.where(_is_letter(marks[colons]) | _is_letter(marks[first[lines]]), LETTERS_OF_WORD, 1)
        is_label = colons - first[lines] <= LONGEST_LABEL * width
        is_label &= end[lines] - colons <= LONGEST_VALUE * width
        return _spread(np.unique(first[lines[is_label]]), np.unique(end[lines[is_label]]), self._words.count)

    def _is_without_capitals(self) -> BoolArray:
        """Return which lines are in texts without capitals: bool[lines]."""
        starts = self._words.starts
        capitals = counts(has(self._words.marks, WordMark.CAPITAL), starts)
        is_without = capitals < LEAST_CAPITALS * np.diff(starts)
        texts = np.searchsorted(starts, self._first, side="right") - 1
        lines: BoolArray = is_without[texts]
        return lines

    def _spread(self, lines: BoolArray) -> BoolArray:
        """Return the flag of its line for each word."""
        return _spread(self._first[lines], self._end[lines], self._words.count)

    def _count(self, flags: BoolArray) -> IntArray:
        """Return how many words of each line are flagged."""
        if not len(flags):
            return np.zeros(0, np.int64)
        return np.add.reduceat(flags.view(np.uint8), self._bounds, dtype=np.int64)


def _running(values: BoolArray | IntArray) -> IntArray:
    running = np.zeros(len(values) + 1, np.int64)
    np.cumsum(values, out=running[1:])
    return running


def _spread(firsts: IntArray, ends: IntArray, count: int) -> BoolArray:
    """Return which of `count` words lie from one of `firsts` up to its end."""
    is_inside = np.zeros(count, np.bool_)
    is_inside[runs(firsts, ends - firsts)] = True
    return is_inside


def _is_letter(marks: NDArray[np.uint8]) -> BoolArray:
    """Return which words are a letter of a script without spaces."""
    return has(marks, WordMark.ALL_CAPITALS) & ~has(marks, WordMark.CAPITAL)


def _is_behind_colon(marks: NDArray[np.uint8]) -> BoolArray:
    return has(marks, WordMark.PAUSE) & has(marks, WordMark.FIRM)


def _joined_by_signs(words: MarkedWords) -> BoolArray:
    """Return which words are parts of three or more joined by signs: bool[words]."""
    joined = has(words.marks, WordMark.JOINED)
    middle = np.flatnonzero(joined[:-1] & joined[1:]) if words.count > 1 else np.zeros(0, np.int64)
    is_part = np.zeros(words.count, np.bool_)
    for offset in (-1, 0, 1):
        is_part[middle + offset] = True
    return is_part


def _behind_titles(words: MarkedWords, at: IntArray, is_small: BoolArray) -> BoolArray:
    """Return which words are titles, small ones before them or, with capitals, in a row behind: bool[words]."""
    is_name = np.zeros(words.count, np.bool_)
    is_name[at] = True
    before = at
    for _ in range(MOST_PARTICLES):
        before = words.before(before)
        before = before[before < words.count]
        before = before[is_small[before]]
        is_name[before] = True
    for _ in range(LONGEST_NAME):
        at = words.after(at)
        at = at[at < words.count]
        at = at[has(words.marks[at], WordMark.CAPITAL) & ~has(words.marks[at], WordMark.LINE)]
        is_name[at] = True
    return is_name


def _names_in_a_row(words: MarkedWords, is_telling: BoolArray) -> BoolArray:
    """Return which words have a capital, as has one beside them, where a capital alone does not tell: bool[words]."""
    is_name = np.zeros(words.count, np.bool_)
    texts = np.repeat(~is_telling, np.diff(words.starts))
    at = np.flatnonzero(has(words.marks, WordMark.CAPITAL) & texts)
    at = at[~has(words.marks[at], WordMark.START)]
    if not len(at):
        return is_name
    goes_on = (np.diff(at) == 1) & ~has(words.marks[at[1:]], WordMark.PAUSE)
    bounds = np.flatnonzero(np.concatenate(([True], ~goes_on, [True])))
    sizes = np.diff(bounds)
    quiet = np.diff(_running(~has(words.marks[at], WordMark.ALL_CAPITALS))[bounds])
    is_run = (sizes > 1) & (sizes <= LONGEST_NAME) & (quiet > 0)
    is_name[at[np.repeat(is_run, sizes)]] = True
    return is_name


def _add_known_names(words: MarkedWords, is_entry: BoolArray, *, seeds: BoolArray) -> None:
    """Flag words with a capital that are names elsewhere in their text."""
    at = np.flatnonzero(has(words.marks, WordMark.CAPITAL) & ~has(words.marks, WordMark.DIGIT))
    at = at[~is_function_word(words.hashes[at])]
    texts = np.searchsorted(words.starts, at, side="right") - 1
    is_open = ~is_entry[at]
    known = are_among(words.hashes[at], texts, wanted=is_open, known=seeds[at])
    is_entry[at[known]] = True


def _add_units(words: MarkedWords, is_entry: BoolArray) -> None:
    """Flag words with a capital that stand behind a figure: 99084 Erfurt, 12 Stunden."""
    at = words.after(np.flatnonzero(has(words.marks, WordMark.DIGIT)))
    at = at[at < words.count]
    marks = words.marks[at]
    is_entry[at[has(marks, WordMark.CAPITAL) & ~has(marks, WordMark.START | WordMark.PAUSE)]] = True


def _with_small_words(words: MarkedWords, is_entry: BoolArray, is_small: BoolArray) -> BoolArray:
    """Return the flags, with the small words before names and what they join to a name: `von der Heide`, `am Main`."""
    breaks = has(words.marks, WordMark.START | WordMark.PAUSE)
    is_small = is_small & ~breaks
    is_capital = has(words.marks, WordMark.CAPITAL) & ~breaks
    flags = is_entry.copy()
    joined = flags.copy()
    for _ in range(MOST_PARTICLES):
        flags[:-1] |= is_small[:-1] & flags[1:] & (is_capital | is_small)[1:]
        joined[1:] |= is_small[1:] & joined[:-1]
    at = np.flatnonzero(is_capital[1:] & is_small[:-1] & joined[:-1]) + 1
    flags[at] = True
    for back in range(1, MOST_PARTICLES + 1):
        before = at - back
        at = at[is_small[before]]
        flags[at - back] = True
    return flags


def _closed(words: MarkedWords, is_entry: BoolArray, is_small: BoolArray) -> BoolArray:
    """Return the flags, with the few words between two values of a line flagged as well."""
    at = np.flatnonzero(is_entry)
    gaps = np.diff(at)
    narrow = np.flatnonzero((gaps > 1) & (gaps <= WIDEST_GAP + 1))
    if not len(narrow):
        return is_entry
    firsts, sizes = at[narrow] + 1, gaps[narrow] - 1
    inside = runs(firsts, sizes)
    marks = words.marks[inside]
    bounds = np.cumsum(sizes) - sizes
    is_other = ~has(marks, WordMark.CAPITAL | WordMark.DIGIT) & ~is_small[inside]
    others = np.add.reduceat(is_other, bounds, dtype=np.int64)
    breaks = np.add.reduceat(has(marks, WordMark.LINE), bounds, dtype=np.int64)
    breaks += has(words.marks[firsts + sizes], WordMark.LINE)
    closes = (others <= LONGEST_GAP) & (breaks == 0)
    return is_entry | _spread(firsts[closes], (firsts + sizes)[closes], words.count)
