"""Numbers, amounts of money and dates in a paragraph, told by what stands around them."""

# ruff: noqa: RUF001 - words in many scripts

import functools
import itertools
import re
from collections.abc import Iterable, Iterator, Mapping

import regex

from dupfinder.domain.calendar_words import (
    AMBIGUOUS_NAMES,
    FULL_NAMES,
    INFLECTED_NAMES,
    ORDINARY_WORDS,
    SHORT_NAMES,
)
from dupfinder.domain.differences import Span

NUMBER, AMOUNT, DATE = 1, 2, 3
"""What `mark_figures` writes for each letter that belongs to one; 0 stands for anything else."""
_CONTEXT_LETTERS = 48
"""So far around a passage is looked for what makes its numbers amounts or dates."""
_NUMBER_LETTERS = 16
"""So far for the rest of a number that is cut."""

_CJK = "〇零一二三四五六七八九十百千万萬亿億两兩"
_COUNTERS = "年月日号號天条條章节節款項项个個元圆届次名人岁歲时時分秒点點页頁卷期周倍%"
_NUMBER = regex.compile(
    r"(?<![\p{L}_])\p{Nd}+(?:(?:st|nd|rd|th|er|re|[\p{Ll}º°ª]{1,2})(?![\p{L}\p{N}])|"
    r"\s?(?:mm|cm|dm|km|m|mg|kg|g|t|ml|cl|l|ha|kW|kWh|W|V|A|Hz|kHz|MHz|GHz|kB|MB|GB|TB|min|h|s|°C|°F|°|%|‰)"
    r"(?![\p{L}\p{N}]))?"
    r"|\p{N}+"
    r"|(?<![\p{L}\p{N}])(?=[IVXLC]{2}|[VX])(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![\p{L}\p{N}])"
    r"|(?<=\p{Lu}\p{Ll}{2,12}\s)I(?![\p{L}\p{N}])"
    r"|(?<=\()\p{Ll}(?=\))"
    # Chinese numerals are parts of many words: only those before a counter, behind 第, or in a row are numbers.
    rf"|[{_CJK}]+(?=[年月日号號天条條章节節款项項个個元圆届次名人岁歲时時分秒点點页頁卷期周倍%])|(?<=第)[{_CJK}]+|[{_CJK}]{{3,}}"
)
_SIGNS = r"\p{Sc}|(?:US|CA|AU|NZ|HK|NT|C|A|R)\$"
_CODES = (
    "EUR USD GBP JPY CHF CNY RMB SEK NOK DKK ISK PLN CZK HUF RON BGN HRK RSD TRY RUB UAH BYN KZT GEL AMD AZN ILS EGP "
    "SAR AED QAR KWD IRR PKR INR BDT LKR NPR THB VND IDR MYR SGD PHP KRW TWD HKD AUD NZD CAD MXN BRL ARS CLP COP PEN "
    "ZAR NGN KES GHS MAD TND DZD DEM FRF ITL ESP ATS NLG BEF"
)
_MONEY_WORDS = (
    "euro euros euron evro евро ευρώ cent cents dollar dollars dólar dólares доллар доллара долларов pound pounds "
    "sterling libra libras yen yuan renminbi won rupee rupees rupien peso pesos real reais franc francs franken fr sfr "
    "kronor kronen kroner kr koruna korun kč zł złotych złote forint ft lei лв грн руб рублей рубля lira tl rand "
    "dirham riyal"
)
_MONEY_NAMES = f"{_CODES.replace(' ', '|')}|(?i:{_MONEY_WORDS.replace(' ', '|')})"
_MONEY = rf"(?:{_SIGNS}|(?<!\p{{L}})(?:{_MONEY_NAMES})(?!\p{{L}})|[元圆圓円원])"
# All repeats are bounded: a text of a million numbers must not be looked through from each of them to its end.
_QUANTITY = r"\p{Nd}{1,20}(?:[.,'’\s]\p{Nd}{1,20}){0,8}(?:[.,]?[-–—]{1,2})?"
_SCALE = (
    r"(?:\s?(?i:millions?|millionen|millones|milioni|mio|mill|mrd|milliards?|milliarden|billions?|thousand|tausend|tsd|"
    r"mille|bn|mn|тыс|млн|млрд|m|k|[万萬亿億])(?!\p{Ll})\.?)?"
)
_AMOUNT = regex.compile(
    rf"{_MONEY}\.?:?\s{{0,2}}[-−+]?{_QUANTITY}{_SCALE}|(?<!\p{{Nd}}){_QUANTITY}{_SCALE}\s{{0,2}}(?:de\s)?{_MONEY}"
    rf"|[{_CJK}]{{1,12}}[元圆圓円]"
)
_MONEY_SIGN = regex.compile(r"[\p{Sc}元圆圓円원]")
_DAY, _MONTH, _YEAR = r"(?:0?[1-9]|[12]\d|3[01])", r"(?:0?[1-9]|1[0-2])", r"(?:1[89]|2[01])\d\d"
_CJK_NUMBER = r"[\d〇零一二三四五六七八九十元]"
_DATE = re.compile(
    rf"(?<![\d.,/-])(?:{_YEAR}([-./])\s?{_MONTH}\1\s?{_DAY}(?:T\d\d:?\d\d(?::?\d\d)?(?:\.\d+)?Z?)?"
    rf"|(?:{_DAY}([-./])\s?{_MONTH}|{_MONTH}([-./])\s?{_DAY})(?:\2|\3)\s?(?:{_YEAR})"
    rf"|{_DAY}/{_MONTH}/\d\d|{_MONTH}/{_DAY}/\d\d|(?:0[1-9]|[12]\d|3[01])([.-])(?:0[1-9]|1[0-2])\4\d\d)(?!\d)"
    rf"|{_CJK_NUMBER}{{1,4}}\s?年\s?{_CJK_NUMBER}{{1,3}}\s?月(?:\s?{_CJK_NUMBER}{{1,3}}\s?[日号號])?"
    rf"|[\d〇一二三四五六七八九]{{4}}\s?年|{_CJK_NUMBER}{{1,3}}\s?月\s?{_CJK_NUMBER}{{1,3}}\s?[日号號]"
    r"|\d{4}\s?년(?:\s?\d{1,2}\s?월(?:\s?\d{1,2}\s?일)?)?|\d{1,2}\s?월\s?\d{1,2}\s?일"
)
_DATE_SIGN = re.compile(r"\d[-./]\s?\d|[年月년월]")
"""What every date in figures has."""
_NO_BREAK_SPACES = "\u00a0\u2009\u202f"
_WHOLE_NUMBER = regex.compile(
    rf"(?<!\p{{Nd}})\p{{Nd}}{{1,3}}(?:[ {_NO_BREAK_SPACES}]\p{{Nd}}{{3}}){{1,4}}[.,]\p{{Nd}}{{2}}(?!\p{{Nd}})"
    rf"|(?<!\p{{Nd}})\p{{Nd}}{{1,3}}(?:[{_NO_BREAK_SPACES}]\p{{Nd}}{{3}}){{1,4}}(?!\p{{Nd}})"
    r"|\p{Nd}+[A-Za-z]?(?:[-\u2010\u2011.,:/'\u2019][A-Za-z]{0,2}\p{Nd}+[A-Za-z]?)+"
    rf"|[{_CJK}]{{2,}}(?=[{_COUNTERS}])|第[{_CJK}]{{2,}}|[{_CJK}]{{3,}}"
)
"""A number of several words: `1,234.50`, `10:45`, `2026-0117`; with plain spaces only where decimals end it."""
_NEAR_LETTERS = 12
"""A digit is so near to any two words of one figure."""
_FIGURE_DIGIT = regex.compile(rf"[\p{{Nd}}{_CJK}]")
_BESIDE_SPACE = regex.compile(rf"[\p{{Nd}}{_CJK}./年月년월-][\p{{Nd}}{_CJK}元年月日号號년월일]")
_WORD = re.compile(r"\w+")
_LETTERS = re.compile(r"[^\W\d_]+")
_DAY_WORD = re.compile(r"(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er|e|a|º|ª|η|го)?")
_YEAR_WORD = re.compile(rf"{_YEAR}(?:г|р|년)?")
_CONNECTORS = "of the day de del do da di den der dem am le el d al à v г года року р"
_NO_PART_OF_DATE = re.compile(r"[^\w\s.,'’/-]|[-/.,]\s*[-/.,]")
_FULL, _AMBIGUOUS, _SHORT, _ORDINARY = 1, 2, 4, 8
_FIGURE_SIGN = regex.compile(
    rf"[\p{{N}}\p{{Sc}}{_CJK}元圆圓円원年月日년월일]|(?<!\p{{L}})[IVXLC]+(?!\p{{L}})|^\p{{Ll}}$"
)


def has_figures(text: str) -> bool:
    """Return whether anything of a passage may be part of a number, an amount or a date."""
    return _FIGURE_SIGN.search(text) is not None or any(
        word in _money_words() or word in _calendar_words() for word in _LETTERS.findall(text.casefold())
    )


def is_calendar_word(word: str) -> bool:
    """Return whether a word is the name of a month or a weekday, or could be one."""
    return word.casefold() in _calendar_words()


def mark_figures(text: str, span: Span) -> bytes:
    """Return for each letter of a passage of a paragraph whether it is part of a number, an amount or a date.

    Of several the greatest counts: the numbers of a date are `DATE`. Time is in proportion to the passage.
    """
    start = max(span.start - _CONTEXT_LETTERS, 0)
    window = text[start : span.end + _CONTEXT_LETTERS]
    marks = bytearray(len(window))
    if span:
        near = max(span.start - start - _NUMBER_LETTERS, 0), span.end - start + _NUMBER_LETTERS
        _mark(marks, NUMBER, _NUMBER.finditer(window, *near))
        if _has_money(window):
            _mark(marks, AMOUNT, _AMOUNT.finditer(window))
        if _DATE_SIGN.search(window):
            _mark(marks, DATE, _DATE.finditer(window))
        for first, end in _named_dates(window):
            marks[first:end] = bytes([DATE]) * (end - first)
    return bytes(marks[span.start - start : span.end - start])


def figure_across(text: str, gap: Span) -> Span:
    """Return the number or date of which parts stand before and behind a gap between two words; else an empty span.

    What goes on beyond `_CONTEXT_LETTERS` on either side is none.
    """
    near = text[max(gap.start - _NEAR_LETTERS, 0) : gap.end + _NEAR_LETTERS]
    if not _FIGURE_DIGIT.search(near):
        return Span(0, 0)
    start = max(gap.start - _CONTEXT_LETTERS, 0)
    window = text[start : gap.end + _CONTEXT_LETTERS]
    spans = _named_dates(window)
    if _may_be_in_figure(text, gap):
        dates = (match.span() for match in (_DATE.finditer(window) if _DATE_SIGN.search(window) else ()))
        spans = itertools.chain(spans, dates, (match.span() for match in _WHOLE_NUMBER.finditer(window)))
    for first, end in spans:
        is_cut = (first == 0 and start > 0) or (end == len(window) and start + end < len(text))
        if start + first < gap.start and gap.end < start + end and not is_cut:
            return Span(start + first, start + end)
    return Span(0, 0)


def _may_be_in_figure(text: str, gap: Span) -> bool:
    """Return whether a number or a date in figures may have a gap here, told by what stands beside it; soon."""
    if gap:
        return _BESIDE_SPACE.fullmatch(text[gap.start - 1] + text[gap.end]) is not None
    return _FIGURE_DIGIT.search(text[max(gap.start - 3, 0) : gap.end + 3]) is not None


def _has_money(text: str) -> bool:
    words = _LETTERS.findall(text.casefold())
    return not _money_words().isdisjoint(words) or _MONEY_SIGN.search(text) is not None


def _mark(marks: bytearray, kind: int, found: Iterable[re.Match[str] | regex.Match[str]]) -> None:
    for match in found:
        start, end = match.span()
        marks[start:end] = bytes([kind]) * (end - start)


def _named_dates(text: str) -> Iterator[tuple[int, int]]:
    """Yield where names of months and weekdays stand with the numbers beside them: "4 May 2026"."""
    calendar = _calendar_words()
    if calendar.keys().isdisjoint(_WORD.findall(text.casefold())):
        return
    words = list(_WORD.finditer(text))
    for index, word in enumerate(words):
        code = calendar.get(word[0].casefold(), 0)
        if not code:
            continue
        first = _reach(words, index, step=-1, most=1)
        last = _reach(words, index, step=1, most=2)
        is_ordinary = code & _ORDINARY and not word[0].istitle()
        is_told = code & _FULL or (code & _AMBIGUOUS and index and word[0].istitle())  # "in March"
        if is_told or (first < last and not is_ordinary):
            yield words[first].start(), words[last].end()


def _reach(words: list[re.Match[str]], index: int, *, step: int, most: int) -> int:
    """Return the last word of a date in one direction: `most` days and years, and connectors before them."""
    connectors = _CONNECTORS.split()
    reached = index
    for _ in range(most):
        at = reached + step
        while 0 <= at < len(words) and abs(at - reached) <= 2 and words[at][0].casefold() in connectors:
            at += step
        if not 0 <= at < len(words) or not _are_near(words[reached], words[at]):
            break
        number = words[at][0].casefold()
        is_year = _YEAR_WORD.fullmatch(number) is not None
        if not is_year and not _DAY_WORD.fullmatch(number):
            break
        reached = at
        if is_year:
            break
    return reached


def _are_near(one: re.Match[str], other: re.Match[str]) -> bool:
    """Return whether nothing between two words keeps them from being parts of a date: no bracket, no dash."""
    before, behind = sorted((one, other), key=lambda word: word.start())
    return _NO_PART_OF_DATE.search(one.string, before.end(), behind.start()) is None


@functools.cache
def _money_words() -> frozenset[str]:
    return frozenset(f"{_CODES.casefold()} {_MONEY_WORDS}".split())


@functools.cache
def _calendar_words() -> Mapping[str, int]:
    """Return the names of months and weekdays of some fifty languages, and how sure each is."""
    codes: dict[str, int] = {}
    for names, code in (
        ((*FULL_NAMES.values(), *INFLECTED_NAMES.values()), _FULL),
        ((AMBIGUOUS_NAMES,), _AMBIGUOUS),
        (SHORT_NAMES.values(), _SHORT),
        ((ORDINARY_WORDS,), _ORDINARY),
    ):
        for word in " ".join(names).split():
            codes[word] = codes.get(word, 0) | code
    return codes
