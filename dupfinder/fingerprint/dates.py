"""Which words of texts are parts of dates and times of day.

A date is the name of a month or weekday with the numbers beside it, or figures joined as in 2026-03-12, 12.3.2026 and
12.03.26, or numbers before the signs for year, month and day of Chinese, Japanese and Korean. Times of day (10:45) are
part of a date beside them; alone they look like amounts (10.45) and are left to the numbers, as is a year alone.
Not recognised: dates in the scripts whose words this tokeniser splits (Thai, Hindi and others), dates in words.
"""

# ruff: noqa: RUF001 - words in many scripts

import enum
import functools
from collections.abc import Callable, Iterable

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.calendar_words import (
    AMBIGUOUS_NAMES,
    FULL_NAMES,
    INFLECTED_NAMES,
    ORDINARY_WORDS,
    SHORT_NAMES,
)
from dupfinder.fingerprint.marked_words import BoolArray, IntArray, MarkedWords, Vocabulary, has, vocabulary_of
from dupfinder.fingerprint.marks import WordMark

YEARS = range(1800, 2200)
LONGEST_JOINED = 6
"""Words of a date and a time as ISO 8601 joins them: 2026-03-12T10:45:00.123."""
MOST_NUMERALS = 4
"""Of a year in Chinese numerals: 二〇二六."""

REACH = 6
"""Words to either side of a name or a time in which connectors are looked for: two before each of two numbers."""

CONNECTORS = (
    "of the day de del do da di den der dem am le el d al at um à a alle ore o kl klo om v в г года року р r t til"
)
"""What may stand between the parts of a date: "3rd of March", "3 de marzo de 2026", "am 3. März um 10:45"."""


class CalendarWord(enum.IntFlag):
    """What a word can be in a date."""

    FULL = 1
    """A name that is no other word."""
    AMBIGUOUS = 2
    """A name that is another word too."""
    SHORT = 4
    """An abbreviation."""
    ORDINARY = 8
    """In lower case most often no name, whatever stands beside it."""
    YEAR_SIGN = 16
    MONTH_SIGN = 32
    DAY_SIGN = 64
    NUMERAL = 128
    """A Chinese numeral."""


class NumberWord(enum.IntFlag):
    """What a number can be in a date."""

    DAY = 1
    MONTH = 2
    YEAR = 4
    """1800-2199, in four digits."""
    HOUR = 8
    MINUTE = 16
    """Two digits; seconds too."""
    TWO_DIGITS = 32
    DAY_AND_HOUR = 64
    """As ISO 8601 joins them: 12T10."""


NAME = CalendarWord.FULL | CalendarWord.AMBIGUOUS | CalendarWord.SHORT
SIGN = CalendarWord.YEAR_SIGN | CalendarWord.MONTH_SIGN | CalendarWord.DAY_SIGN
DAY_OR_YEAR = NumberWord.DAY | NumberWord.YEAR


def find_dates(words: MarkedWords, *, telling: IntArray) -> BoolArray:
    """Return which words are parts of dates: bool[count + 1], the last one false.

    `telling` are the indices of the words whose capital letter says that they are a name (`capitals.Capitals`).
    """
    return _Dates(words, telling=telling).find()


class _Dates:
    """The search through one batch of texts. All steps but the first look at the few words that may be in a date."""

    def __init__(self, words: MarkedWords, *, telling: IntArray) -> None:
        self._words = words
        self._telling = telling
        self._is_date = np.zeros(words.count + 1, np.bool_)
        self._is_connector = np.zeros(words.count + 1, np.bool_)
        self._calendar = np.zeros(words.count + 1, np.uint8)
        self._named, codes = _calendar_words().find(words.hashes)
        self._calendar[self._named] = codes
        self._digits = np.flatnonzero(has(words.marks, WordMark.DIGIT))
        self._numbers = np.zeros(words.count + 1, np.uint8)
        self._numbers[self._digits] = _number_words().codes(words.hashes[self._digits])

    def find(self) -> BoolArray:
        times = self._mark_joined_figures()
        codes = self._calendar[self._named]
        if has(codes, SIGN).any():
            self._mark_signs(self._named[has(codes, SIGN)])
        names = self._named[has(codes, NAME)]
        if len(names):
            self._find_connectors(names)
            self._mark_names(names)
        if len(times) and self._is_date.any():
            self._find_connectors(times)
            self._mark_times(times)
        return self._is_date

    def _mark_joined_figures(self) -> IntArray:
        """Mark dates in figures (2026-03-12) and return where what may be times of day begins."""
        at = self._digits
        joined = np.zeros(len(at) + LONGEST_JOINED, np.bool_)
        joined[1 : len(at)] = (np.diff(at) == 1) & has(self._words.marks[at[1:]], WordMark.JOINED)
        first = np.flatnonzero(~joined[: len(at)] & joined[1 : len(at) + 1])
        if not len(first):
            return first
        kinds = np.concatenate((self._numbers[at], np.zeros(3, np.uint8)))
        a, b, c = kinds[first], kinds[first + 1], kinds[first + 2]
        has_third, has_fourth = joined[first + 2], joined[first + 3]
        is_date = has_third & ~has_fourth & _is_numeric_date(a, b, c)
        is_iso_time = has_third & _all_of((a, NumberWord.YEAR), (b, NumberWord.MONTH), (c, NumberWord.DAY_AND_HOUR))
        goes_on = is_date | is_iso_time
        for offset in range(LONGEST_JOINED):
            goes_on &= (joined[first + offset] & is_iso_time) if offset > 2 else goes_on
            self._is_date[at[first[goes_on] + offset]] = True
        is_time = _all_of((a, NumberWord.HOUR), (b, NumberWord.MINUTE)) & (
            ~has_third | (~has_fourth & has(c, NumberWord.MINUTE))
        )
        return at[first[is_time]]

    def _mark_signs(self, signs: IntArray) -> None:
        """Mark 2026年3月12日, 3月12日, 二〇二六年三月: whole years, months behind a year, days behind a month.

        A month is also taken where a day follows, and a year of an era (令和8年) where a month follows.
        """
        far, lengths = self._numbers_before(signs)
        codes, code_before = self._calendar[signs], self._calendar[far]
        accepted = np.zeros(self._words.count + 1, np.bool_)
        is_whole = has(self._numbers[self._words.before(signs)], NumberWord.YEAR) | (lengths == MOST_NUMERALS)
        accepted[signs[has(codes, CalendarWord.YEAR_SIGN) & is_whole]] = True
        for smaller, larger in (
            (CalendarWord.MONTH_SIGN, CalendarWord.YEAR_SIGN),
            (CalendarWord.DAY_SIGN, CalendarWord.MONTH_SIGN),
        ):
            follows = _all_of((codes, smaller), (code_before, larger))
            accepted[signs[follows]] = True
            accepted[far[follows]] = True
        kept = accepted[signs] & (lengths > 0)
        for back in range(MOST_NUMERALS + 1):
            self._is_date[signs[kept & (lengths >= back)] - back] = True

    def _numbers_before(self, signs: IntArray) -> tuple[IntArray, IntArray]:
        """Return for each sign the index of the word before its number, and how many words the number is (0: none)."""
        at = self._words.before(signs)
        is_digits = self._numbers[at] > 0
        goes_on = is_digits | has(self._calendar[at], CalendarWord.NUMERAL)
        lengths = np.zeros(len(signs), np.int64)
        for _ in range(MOST_NUMERALS):
            lengths += goes_on
            at = np.where(goes_on, self._words.before(at), at)
            goes_on &= ~is_digits & has(self._calendar[at], CalendarWord.NUMERAL)
        return np.where(lengths > 0, at, self._words.count), lengths

    def _mark_names(self, names: IntArray) -> None:
        """Mark names of months and weekdays, and the numbers beside them."""
        before, after = self._words.before(names), self._words.after(names)
        over_before = self._skip_connectors(before, self._words.before)
        over_after = self._skip_connectors(after, self._words.after)
        codes = self._calendar[names]
        has_year = has(self._numbers[over_after], NumberWord.YEAR)
        has_number = (
            has_year
            | has(self._numbers[over_before], NumberWord.DAY)
            | has(self._numbers[before], DAY_OR_YEAR)
            | has(self._numbers[after], NumberWord.DAY)
            | self._is_date[before]
            | self._is_date[after]
        )
        marks = self._words.marks[names]
        is_capital = has(marks, WordMark.CAPITAL) & ~has(marks, WordMark.ALL_CAPITALS)
        is_ordinary = has(codes, CalendarWord.ORDINARY) & ~is_capital & ~has_year
        is_telling = np.zeros(self._words.count + 1, np.bool_)
        is_telling[self._telling] = True
        accepted = (
            has(codes, CalendarWord.FULL)
            | (has_number & ~is_ordinary)
            | (has(codes, CalendarWord.AMBIGUOUS) & is_telling[names])
        )
        self._is_date[names[accepted]] = True
        # An abbreviated weekday beside a month: "Tue Mar 3".
        self._is_date[names] |= (
            has(codes, CalendarWord.SHORT) & ~is_ordinary & (self._is_date[before] | self._is_date[after])
        )
        names = names[self._is_date[names]]
        self._mark_numbers(names, self._words.before, kinds=(DAY_OR_YEAR,))
        self._mark_numbers(names, self._words.after, kinds=(DAY_OR_YEAR, NumberWord.YEAR))

    def _mark_numbers(self, at: IntArray, step: Callable[[IntArray], IntArray], *, kinds: Iterable[int]) -> None:
        """Mark numbers of these kinds that follow one another, in the direction of `step`, and what connects them."""
        for kind in kinds:
            first = step(at)
            number = self._skip_connectors(first, step)
            found = has(self._numbers[number], kind)
            first, number = first[found], number[found]
            self._mark_way(first, number, step)
            at = number[~has(self._numbers[number], NumberWord.YEAR)]
            if not len(at):
                return

    def _mark_times(self, times: IntArray) -> None:
        """Mark times of day beside a date."""
        ends = times + 1
        has_seconds = has(self._numbers[self._words.after(ends)], NumberWord.MINUTE)
        has_seconds &= has(self._words.marks[np.minimum(ends + 1, self._words.count - 1)], WordMark.JOINED)
        ends = ends + has_seconds
        beside = np.zeros(len(times), np.bool_)
        for end, step in ((times, self._words.before), (ends, self._words.after)):
            first = step(end)
            date = self._skip_connectors(first, step)
            found = self._is_date[date]
            self._mark_way(first[found], date[found], step)
            beside |= found
        for offset in range(3):
            self._is_date[(times + offset)[beside & (times + offset <= ends)]] = True

    def _mark_way(self, first: IntArray, goal: IntArray, step: Callable[[IntArray], IntArray]) -> None:
        """Mark the goals, and the at most two connectors from `first` to them."""
        self._is_date[goal] = True
        self._is_date[first] = True
        second = first != goal
        if second.any():
            self._is_date[step(first[second])] = True

    def _skip_connectors(self, at: IntArray, step: Callable[[IntArray], IntArray]) -> IntArray:
        """Return the indices of the next words in the direction of `step`, `at` itself first, that connect nothing.

        At most two connectors are skipped: "the 3rd day of March".
        """
        for _ in range(2):
            connects = self._is_connector[at]
            if not connects.any():
                break
            at = np.where(connects, step(at), at)
        return at

    def _find_connectors(self, at: IntArray) -> None:
        """Note which words near those at `at` are connectors."""
        is_near = np.zeros(self._words.count, np.bool_)
        for offset in range(-REACH, REACH + 1):
            # At the ends of the batch this looks at a word too many, which does no harm.
            is_near[np.clip(at + offset, 0, len(is_near) - 1)] = True
        near = np.flatnonzero(is_near)
        indices, _ = vocabulary_of(CONNECTORS).find(self._words.hashes[near])
        self._is_connector[near[indices]] = True


def _all_of(*wanted: tuple[NDArray[np.uint8], int]) -> BoolArray:
    """Return where each of the codes has its bit."""
    return functools.reduce(np.logical_and, (has(codes, bit) for codes, bit in wanted))


def _is_numeric_date(a: NDArray[np.uint8], b: NDArray[np.uint8], c: NDArray[np.uint8]) -> BoolArray:
    """Return where three joined figures are a date; years of two digits only where day and month have two as well.

    1.2.10 is a version rather than a date.
    """
    day, month, year = NumberWord.DAY, NumberWord.MONTH, NumberWord.YEAR
    two_digits = _all_of(*((codes, NumberWord.TWO_DIGITS) for codes in (a, b, c)))
    day_and_month = _all_of((a, day), (b, month)) | _all_of((a, month), (b, day))
    return _all_of((a, year), (b, month), (c, day)) | (day_and_month & (has(c, year) | two_digits))


@functools.cache
def _calendar_words() -> Vocabulary:
    """Return names of months and weekdays, and Chinese signs and numerals; a millisecond or two, once a process."""
    codes: dict[str, int] = {}
    for names, code in (
        ((*FULL_NAMES.values(), *INFLECTED_NAMES.values()), CalendarWord.FULL),
        ((AMBIGUOUS_NAMES,), CalendarWord.AMBIGUOUS),
        (SHORT_NAMES.values(), CalendarWord.SHORT),
        ((ORDINARY_WORDS,), CalendarWord.ORDINARY),
        (("年",), CalendarWord.YEAR_SIGN),
        (("月",), CalendarWord.MONTH_SIGN),
        (("日 号 號",), CalendarWord.DAY_SIGN),
        (("〇 零 一 二 三 四 五 六 七 八 九 十 元",), CalendarWord.NUMERAL),
        ([f"{month}월" for month in range(1, 13)], CalendarWord.FULL),
    ):
        bits = int(code)  # to unite members of an enum takes ten times as long
        for word in " ".join(names).split():
            codes[word] = codes.get(word, 0) | bits
    return Vocabulary(codes)


@functools.cache
def _number_words() -> Vocabulary:
    """Return what numbers can be in dates: words of digits and, as languages add them, letters."""
    codes: dict[str, int] = {}

    def add(code: NumberWord, words: Iterable[str]) -> None:
        bits = int(code)
        for word in words:
            codes[word] = codes.get(word, 0) | bits

    two_digits = [f"{number:02}" for number in range(100)]
    plain = [str(number) for number in range(32)]
    endings = ("st", "nd", "rd", "th", "er", "e", "a", "º", "ª", "日", "일", "η", "го", "го")
    add(NumberWord.TWO_DIGITS, two_digits)
    add(NumberWord.DAY, {*plain[1:], *two_digits[1:32]})
    add(NumberWord.DAY, {f"{number}{ending}" for number in plain[1:] for ending in endings})
    add(NumberWord.MONTH, {*plain[1:13], *two_digits[1:13]})
    add(NumberWord.YEAR, (f"{year}{ending}" for year in YEARS for ending in ("", "년")))
    add(NumberWord.HOUR, {*plain[:25], *two_digits[:25]})
    add(NumberWord.MINUTE, two_digits[:60])
    add(NumberWord.MINUTE, (f"{minute}{half}" for minute in two_digits[:60] for half in ("am", "pm", "z", "h")))
    add(NumberWord.DAY_AND_HOUR, (f"{day}t{hour}" for day in two_digits[1:32] for hour in two_digits[:25]))
    return Vocabulary(codes)
