"""What texts have of a template, and what of it somebody filled in.

What is filled in stands where a value stands. Such a place is told by its form, whatever the language: a short line of
capitals and figures (an address, a signature), a short line that ends in a comma or colon (a salutation), what stands
behind a label, a cell, a row that ends in a figure. In sentences it is numbers, number words, dates, and names: what
stands behind a title, or stands in such a place as well.

Where exactly a value ends is not asked: nobody can tell by its form that "Konditormeister" was filled in between other
words. What is printed, then, are the sentences without any value in them, labels, and headings: they are the same
whoever the document is about. What it is about (its particulars) are the words in the places of values that are neither
figures nor dates. Two letters of one template have the same print and other particulars; after an edit, the print is
another one, or the particulars are still the same.
"""

# ruff: noqa: RUF001 - words in many scripts

import enum
import functools
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.pairs import VALUES, Variable
from dupfinder.fingerprint.hashing import runs
from dupfinder.fingerprint.marked_words import BoolArray, IntArray, MarkedWords, Vocabulary, has, only
from dupfinder.fingerprint.marks import WordMark
from dupfinder.fingerprint.names import PARTICLES, TITLES, are_among, counts, is_function_word

LONGEST_LINE = 7
"""Words of a line of an address; three letters of a script without spaces count as one."""
LONGEST_LABEL = 8
"""Of a line that ends in a comma or colon, and of what stands before a colon."""
LONGEST_ADDRESS = 6
"""Lines of an address, with the name above it."""
LONGEST_VALUE = 12
"""Of what stands behind a label in its line."""
SHORTEST_LINE = 4
"""Words of a line that may have one in small letters: a firm, a signature, a choice."""
MOST_SMALL = 2
"""Words in small letters, particles apart, in a line with figures: `ul. Kolejowa 88 m. 3`."""
LONGEST_NAME = 5
"""Words with a capital in a row; more are a title or a passage in capitals."""
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
CURRENCIES = (
    "eur euro euros usd dollar dollars gbp pound pounds chf franken francs rub руб рублей рубля рубль pln zł złotych "
    "jpy cny rmb yuan yen inr rupees sek nok dkk kronor kroner czk kč huf ft brl reais real 元 圆"
)
LONGEST_AMOUNT = 3
"""Words of an amount: 1.234.567,00 has one more, and is told by those that are nearest to the currency."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entries:
    """What of texts is the template's, and what was filled in; the rest may be either. All arrays are bool[count]."""

    is_printed: BoolArray
    """Which words stand in sentences without a value, or are a label or a heading."""
    is_particular: BoolArray
    """Which words say whom or what it is about."""
    values: NDArray[np.uint8]
    """Of which of `VALUES` each word is, counted from 1; 0 for none: uint8[count]."""


def find_entries(
    words: MarkedWords, *, is_value: BoolArray, is_date: BoolArray, is_name: BoolArray, is_telling: BoolArray
) -> Entries:
    """Return what is printed and what was filled in.

    `is_value` are the numbers, dates and names, `is_telling` the texts in which capitals tell names.
    """
    at, codes = _vocabulary().find(words.hashes)
    is_small = np.zeros(words.count, np.bool_)
    is_small[at[has(codes, _Word.SMALL)]] = True
    lines = _lines(words)
    places = _Places(words, lines, is_small)
    is_label, in_places = places.labels(), places.in_lines()
    also_name = _behind_titles(words, at[has(codes, _Word.TITLE)]) | _names_in_a_row(words, is_telling)
    is_entry = is_value | in_places | also_name
    is_entry[at[has(codes, _Word.NUMBER)]] = True
    _add_known_names(words, is_entry, seeds=also_name | places.names())
    _add_known_letters(words, is_entry, seeds=in_places & ~is_label)
    is_entry &= ~is_label
    is_particular = in_places & ~is_label & ~places.choices() & ~is_date & ~has(words.marks, WordMark.DIGIT)
    is_particular &= has(words.marks, WordMark.CAPITAL | WordMark.ALL_CAPITALS) | _without_capitals(words)
    is_printed = ~_in_sentences_with(is_entry, words, lines) & ~places.in_blocks() | is_label
    is_number = has(words.marks, WordMark.DIGIT)
    values = np.zeros(words.count, np.uint8)
    for value, is_so in (  # a word that may be several is the last of these
        (Variable.DETAILS, is_particular),
        (Variable.NAMES, is_name | also_name),
        (Variable.NUMBERS, is_number),
        (Variable.AMOUNTS, _beside(words, at[has(codes, _Word.CURRENCY)], is_number)),
        (Variable.ADDRESSES, places.addresses()),
        (Variable.LINKS, _links(words)),
        (Variable.DATES, is_date),
    ):
        values[is_so] = 1 + VALUES.index(value)
    return Entries(is_printed=is_printed, is_particular=is_particular, values=values)


def _links(words: MarkedWords) -> BoolArray:
    """Return which words are joined, three or more, the last one in small letters: `anna.b@example.com`."""
    is_joined = has(words.marks, WordMark.JOINED)
    ends = np.flatnonzero(is_joined & ~np.append(is_joined[1:], False))
    firsts = np.flatnonzero(~is_joined & np.append(is_joined[1:], False))
    other = WordMark.CAPITAL | WordMark.ALL_CAPITALS | WordMark.DIGIT
    is_link = (ends - firsts > 1) & ~has(words.marks[ends], other)
    return _spread(firsts[is_link], ends[is_link] + 1, words.count)


def _beside(words: MarkedWords, at: IntArray, flags: BoolArray) -> BoolArray:
    """Return which words stand in a row of flagged ones that one at `at` stands before or behind: bool[words]."""
    is_beside = np.zeros(words.count + 1, np.bool_)
    is_flagged = np.append(flags, False)
    for step in (words.before, words.after):
        beside = at
        for _ in range(LONGEST_AMOUNT):
            beside = step(beside)
            beside = beside[is_flagged[beside]]
            is_beside[beside] = True
    return is_beside[:-1]


class _Word(enum.IntFlag):
    """What a word can be beside or instead of a value."""

    SMALL = 1
    TITLE = 2
    NUMBER = 4
    CURRENCY = 8


@functools.cache
def _vocabulary() -> Vocabulary:
    codes: dict[str, int] = {}
    for words, code in (
        (SMALL_IN_NAMES, _Word.SMALL),
        (BEFORE_NAMES, _Word.TITLE),
        (NUMBER_WORDS, _Word.NUMBER),
        (CURRENCIES, _Word.CURRENCY),
    ):
        bits = int(code)
        for word in words.split():
            codes[word] = codes.get(word, 0) | bits
    return Vocabulary(codes)


@dataclass(frozen=True, slots=True)
class _Labels:
    """Lines with a label; all arrays are as long."""

    lines: IntArray
    firsts: IntArray
    colons: IntArray
    """The first word of each value."""
    ends: IntArray


def _lines(words: MarkedWords) -> IntArray:
    """Return the first words of the lines that somebody wrote: one goes on in the next where it was merely full."""
    marks = words.marks
    firsts = np.flatnonzero(has(marks, WordMark.LINE))
    behind = marks.take(np.append(firsts[1:], words.count), mode="clip")
    stops = has(behind, WordMark.FIRM) & ~has(behind, WordMark.PAUSE)
    width = np.where(_is_letter(marks[firsts]), LETTERS_OF_WORD, 1)
    is_full = np.diff(np.append(firsts, words.count)) > LONGEST_LINE * width
    goes_on = ~has(marks[firsts], WordMark.CAPITAL | WordMark.DIGIT) | stops | is_full
    goes_on &= ~has(marks[firsts], WordMark.FIRM) & ~words.is_first[firsts]
    colons = np.flatnonzero(_is_behind_colon(marks))
    labelled = np.searchsorted(firsts, colons, side="right") - 1
    is_full[labelled[colons - firsts[labelled] <= LONGEST_LABEL * width[labelled]]] = False
    goes_on[1:] &= is_full[:-1]
    return firsts[~goes_on]


class _Places:
    """The lines of texts that are short, and which of them are values. What is long costs nothing here."""

    def __init__(self, words: MarkedWords, firsts: IntArray, is_small: BoolArray) -> None:
        marks = words.marks
        ends = np.append(firsts[1:], words.count)
        limits = np.where(_is_letter(marks[firsts]) | _is_letter(marks[ends - 1]), LETTERS_OF_WORD, 1) * LONGEST_LABEL
        short = np.flatnonzero(ends - firsts <= limits)
        self._words = words
        self._number = short
        """Of each short line among all."""
        self._first, self._end = firsts[short], ends[short]
        self._lines = firsts, ends
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
        self._is_label = _is_behind_colon(behind)
        self._is_text_end = is_last
        self._is_value = self._values()

    def in_lines(self) -> BoolArray:
        """Return which words are in values by their lines: bool[words]."""
        is_whole = self._is_value | self._pauses | self._ends_in_figure() | self._follow_label()
        is_whole |= self._between(is_whole)
        return self._spread(is_whole) | self._labelled()

    def in_blocks(self) -> BoolArray:
        """Return which words are in lines too short to be prose, with such a line beside them: bool[words].

        One alone is a heading.
        """
        return self._spread((self._lengths <= LONGEST_LINE) & ~self._is_label & ~self._is_alone)

    def addresses(self) -> BoolArray:
        """Return which words are in lines with a figure below a line without one, of a few values: bool[words]."""
        has_figure = self._count(self._digits) > 0
        goes_on = (np.diff(self._number) == 1) & ~self._is_text_end[:-1] & self._is_value[:-1] & self._is_value[1:]
        is_cell = _is_behind_colon(self._words.marks[self._first])
        goes_on &= ~is_cell[1:]
        starts = np.flatnonzero(np.concatenate((np.ones(len(is_cell[:1]), np.bool_), ~goes_on)))
        sizes = np.diff(np.append(starts, len(has_figure)))
        is_block = (sizes > 1) & (sizes <= LONGEST_ADDRESS) & ~has_figure[starts]
        is_name = has(self._words.marks[self._first], WordMark.CAPITAL | WordMark.DIGIT)
        return self._spread(np.repeat(is_block, sizes) & has_figure & is_name)

    def names(self) -> BoolArray:
        """Return which words are in lines that may have names for elsewhere: bool[words]."""
        greeting = self._spread(self._greets)
        greeting[self._first] = False
        return self._spread(self._is_value) | self._labelled() | greeting

    def _values(self) -> BoolArray:
        """Return which lines are a value by what they are made of."""
        is_shortest = self._lengths <= SHORTEST_LINE
        is_value: BoolArray = (self._smalls == 0) & (is_shortest | ~self._has_letters)
        is_value |= (self._count(self._digits) > 0) & (self._smalls <= MOST_SMALL)
        is_value |= is_shortest & ((self._smalls == 1) | _without_capitals(self._words)[self._first])
        is_value &= (self._lengths <= LONGEST_LINE) & ~self._stops & ~self._is_alone
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

    def labels(self) -> BoolArray:
        """Return which words are a label with its value behind it in the line: bool[words].

        Not so what stands before amounts in lines that follow each other: rows. Of these there may be more or fewer.
        """
        marks, labels = self._words.marks, self._labels
        breaks = has(marks, WordMark.PAUSE | WordMark.FIRM | WordMark.START) & ~has(marks, WordMark.LINE)
        others = np.concatenate(([0], np.cumsum(breaks | has(marks, WordMark.DIGIT))))
        amounts = labels.lines[_end_in_amount(marks, labels.ends)]
        is_row = np.isin(labels.lines, amounts)
        is_row &= np.isin(labels.lines - 1, amounts) | np.isin(labels.lines + 1, amounts)
        is_label = (others[labels.colons] == others[labels.firsts]) & ~is_row
        return _spread(labels.firsts[is_label], labels.colons[is_label], self._words.count)

    def choices(self) -> BoolArray:
        """Return which words are all that stands in their line, or behind its label: a status, a bullet, a command."""
        is_choice = self._spread(self._end - self._first == 1)
        is_choice[self._labels.colons[self._labels.ends - self._labels.colons == 1]] = True
        return is_choice

    def _labelled(self) -> BoolArray:
        """Return which words stand behind a short label in its line: bool[words]."""
        return _spread(self._labels.colons, self._labels.ends, self._words.count)

    @functools.cached_property
    def _is_alone(self) -> BoolArray:
        """Return which short lines have neither another beside them nor one with a label: bool[lines]."""
        firsts, is_first = self._lines[0], self._words.is_first
        is_short = np.zeros(len(firsts) + 2, np.bool_)
        is_short[self._number + 1] = True
        is_short[self._labels.lines + 1] = True
        has_beside = is_short[self._number] & ~is_first[self._first]
        has_beside |= is_short[self._number + 2] & ~is_first[self._end]
        return ~has_beside

    @functools.cached_property
    def _labels(self) -> "_Labels":
        """Return the lines that have a short label and few words behind it."""
        marks = self._words.marks
        colons = np.flatnonzero(_is_behind_colon(marks) & ~has(marks, WordMark.LINE))
        figures = has(marks, WordMark.DIGIT)
        is_time = has(marks[colons], WordMark.JOINED) & figures[colons] & figures[colons - 1]
        colons = colons[~is_time]
        firsts, ends = self._lines
        lines, at = np.unique(np.searchsorted(firsts, colons, side="right") - 1, return_index=True)
        colons, firsts, ends = colons[at], firsts[lines], ends[lines]
        width = np.where(_is_letter(marks[colons]) | _is_letter(marks[firsts]), LETTERS_OF_WORD, 1)
        is_label = (colons - firsts <= LONGEST_LABEL * width) & (ends - colons <= LONGEST_VALUE * width)
        return _Labels(lines[is_label], firsts[is_label], colons[is_label], ends[is_label])

    def _spread(self, lines: BoolArray) -> BoolArray:
        """Return the flag of its line for each word."""
        return _spread(self._first[lines], self._end[lines], self._words.count)

    def _count(self, flags: BoolArray) -> IntArray:
        """Return how many words of each line are flagged."""
        if not len(flags):
            return np.zeros(0, np.int64)
        return np.add.reduceat(flags.view(np.uint8), self._bounds, dtype=np.int64)


def _spread(firsts: IntArray, ends: IntArray, count: int) -> BoolArray:
    """Return which of `count` words lie from one of `firsts` up to its end."""
    is_inside = np.zeros(count, np.bool_)
    is_inside[runs(firsts, ends - firsts)] = True
    return is_inside


def _is_letter(marks: NDArray[np.uint8]) -> BoolArray:
    """Return which words are a letter of a script without spaces."""
    return only(marks, WordMark.ALL_CAPITALS, among=WordMark.ALL_CAPITALS | WordMark.CAPITAL)


def _is_behind_colon(marks: NDArray[np.uint8]) -> BoolArray:
    return only(marks, WordMark.PAUSE | WordMark.FIRM, among=WordMark.PAUSE | WordMark.FIRM)


def _without_capitals(words: MarkedWords) -> BoolArray:
    """Return which words are in texts without capitals: bool[words]."""
    sizes = np.diff(words.starts)
    is_without: BoolArray = counts(has(words.marks, WordMark.CAPITAL), words.starts) < LEAST_CAPITALS * sizes
    return np.repeat(is_without, sizes)


def _end_in_amount(marks: NDArray[np.uint8], ends: IntArray) -> BoolArray:
    """Return which ends have an amount before them, with or without a currency: 12.00 EUR."""
    figures, joined = has(marks, WordMark.DIGIT), has(marks, WordMark.JOINED)
    is_amount = figures & joined
    is_amount[1:] &= figures[:-1] & ~joined[:-1]
    is_end: BoolArray = is_amount[ends - 1] | (is_amount[ends - 2] & ~figures[ends - 1])
    return is_end


def _in_sentences_with(flags: BoolArray, words: MarkedWords, lines: IntArray) -> BoolArray:
    """Return which words stand in a sentence or line that has a flagged word: bool[words].

    A full stop before a word in small letters ends none: "Sp. z o.o.".
    """
    is_large = has(words.marks, WordMark.CAPITAL | WordMark.ALL_CAPITALS | WordMark.DIGIT) | _without_capitals(words)
    begins = only(words.marks, WordMark.START, among=WordMark.START | WordMark.JOINED) & is_large
    begins &= ~only(words.marks, WordMark.LINE, among=WordMark.LINE | WordMark.FIRM)
    begins[lines] = True
    cuts = np.flatnonzero(begins)
    if not len(cuts):
        return flags
    return np.repeat(np.logical_or.reduceat(flags, cuts), np.diff(np.append(cuts, words.count)))


def parts(words: MarkedWords) -> IntArray:
    """Return where lines, rows, and sentences that do not begin in small letters begin: rising indices of words."""
    is_large = has(words.marks, WordMark.CAPITAL | WordMark.ALL_CAPITALS | WordMark.DIGIT | WordMark.LINE)
    begins = only(words.marks, WordMark.START, among=WordMark.START | WordMark.JOINED) & is_large
    begins &= ~_is_behind_colon(words.marks)  # a cell
    return np.flatnonzero(begins | words.is_first[:-1])


def _behind_titles(words: MarkedWords, at: IntArray) -> BoolArray:
    """Return which words are titles or, with capitals, in a row behind one: bool[words]."""
    is_name = np.zeros(words.count, np.bool_)
    is_name[at] = True
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
    quiet = np.add.reduceat(~has(words.marks[at], WordMark.ALL_CAPITALS), bounds[:-1], dtype=np.int64)
    is_run = (sizes > 1) & (sizes <= LONGEST_NAME) & (quiet > 0)
    is_name[at[np.repeat(is_run, sizes)]] = True
    return is_name


def _add_known_names(words: MarkedWords, is_entry: BoolArray, *, seeds: BoolArray) -> None:
    """Flag words with a capital that are names elsewhere in their text."""
    at = np.flatnonzero(only(words.marks, WordMark.CAPITAL, among=WordMark.CAPITAL | WordMark.DIGIT))
    at = at[~is_function_word(words.hashes[at])]
    texts = np.searchsorted(words.starts, at, side="right") - 1
    is_open = ~is_entry[at]
    known = are_among(words.hashes[at], texts, wanted=is_open, known=seeds[at])
    is_entry[at[known]] = True


def _add_known_letters(words: MarkedWords, is_entry: BoolArray, *, seeds: BoolArray) -> None:
    """Flag letters of scripts without spaces of which three in a row stand in the place of a value as well."""
    is_letter = _is_letter(words.marks)
    if not is_letter.any():
        return
    is_later = is_letter & ~words.is_first[:-1]
    at = np.flatnonzero(is_letter[:-2] & is_later[1:-1] & is_later[2:])
    hashes = words.hashes[at] + words.hashes[at + 1] * np.uint64(3) + words.hashes[at + 2] * np.uint64(5)
    known = seeds[at] & seeds[at + 1] & seeds[at + 2]
    texts = np.searchsorted(words.starts, at, side="right") - 1
    is_entry[at[are_among(hashes, texts, wanted=~is_entry[at], known=known)]] = True
