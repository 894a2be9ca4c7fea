"""What the cells of a table say, however it is written: 1.00 and 1, 31/01/2024 and 2024-01-31 are one value each.

Which mark divides numbers, and whether the month or the day comes first, differs from country to country. Some cells
tell it ("1.5", "31/01/2024"), and the others of the table are written in the same way. Where none does, and the file
does not say it either, "1,234" and "01/02/2024" are what they are: equal to the same letters only.
"""

import datetime
import decimal
import enum
import hashlib
import itertools
import re
from collections.abc import Iterator

from dupfinder.domain.beyond import DIGEST_BYTES
from dupfinder.extract.sheets.number_formats import TOLD_DIGITS

MOST_CHARS = 8_000_000
"""A table with more of them is told by its words alone: the cells are held that differ."""
CHUNK_CHARS = 1 << 18
MOST_DIGITS = 17
"""Of a number: what has more is an identifier, or tells more than programs keep."""
MOST_WHOLE_DIGITS = 15
"""Office programs keep so many; those behind the point are told up to `TOLD_DIGITS` in all."""
MOST_CELL_CHARS = 40
"""A longer one is a text."""
YEARS_AHEAD = 30
"""Years of two digits below this are after 2000, as office programs take them."""

MARKS = ".,"
SIGN = "[-\N{MINUS SIGN}]"
CURRENCY = r"[$\u00a2-\u00a5\u0e3f\u20a0-\u20cf]|[A-Z]{3}"
POINTED = re.compile(
    rf"({SIGN})?(?:(0|[1-9][0-9]*)|([1-9][0-9]{{0,2}}(?:,[0-9]{{3}})+)|(?=\.))(?:\.([0-9]+))?([Ee][+-][0-9]{{1,3}})?\Z"
)
SWAPPED = str.maketrans(MARKS, MARKS[::-1])
AMOUNT = re.compile(
    rf"(?P<sign>{SIGN})?(?P<before>{CURRENCY})? ?(?P<inner>{SIGN})?"
    rf"(?P<body>[0-9][0-9.,'\N{{RIGHT SINGLE QUOTATION MARK}} ]*)"
    rf"(?<! ) ?(?P<after>%|{CURRENCY})?"
)
LIKELY = re.compile(rf"(?:{SIGN}|{CURRENCY}|\s)*\.?[0-9]|[^\W\d_]{{3,10}}\.?\s[0-9]{{1,2}},?\s[0-9]{{4}}\Z")
"""How a cell begins that may hold more than text."""
SPACED = re.compile(r"[1-9][0-9]{0,2}(['\N{RIGHT SINGLE QUOTATION MARK} ])[0-9]{3}(?:\1[0-9]{3})*(?:[.,][0-9]+)?\Z")
SPACES = re.compile(" {2,}")
NO_SPACE = re.compile("['\N{RIGHT SINGLE QUOTATION MARK} ]")
CLOCK = r"(?P<hour>\d{1,3}):(?P<minute>[0-5]\d)(?::(?P<second>[0-5]\d)(?:\.0+)?)?(?:\ ?(?P<half>[AaPp])\.?[Mm]\.?)?"
TIME = re.compile(CLOCK, re.VERBOSE)
IN_FIGURES = re.compile(rf"(\d{{1,4}})([./-])(\d{{1,2}})\2(\d{{1,4}})(?:(?:T|\ ){CLOCK}Z?)?", re.VERBOSE)
DAY_FIRST = re.compile(
    r"(?P<day>\d{1,2})\.?[ -]?(?:de |of )?(?P<month>[^\W\d_]{3,10})\.?(?: de)?,?[ -](?P<year>\d{4}|\d{2})"
)
MONTH_FIRST = re.compile(r"(?P<month>[^\W\d_]{3,10})\.? (?P<day>\d{1,2}),? (?P<year>\d{4})")
MONTHS = {
    name: number
    for number, names in enumerate(
        (
            "jan ene gen", "feb fév fev", "mar mär mrz mrt", "apr avr abr", "may mai mag mei maj maio", "jun giu juin",
            "jul lug juil", "aug aoû ago", "sep set", "oct okt ott out", "nov", "dec dez déc dic",
        ),
        1,
    )
    for name in names.split()
}  # fmt: skip
"""By three letters, or four."""
LOGICAL = {
    **dict.fromkeys(("TRUE", "WAHR", "VRAI", "VERDADERO", "VERO", "VERDADEIRO", "WAAR", "PRAWDA", "ИСТИНА"), "1"),
    **dict.fromkeys(("FALSE", "FALSCH", "FAUX", "FALSO", "ONWAAR", "FAŁSZ", "ЛОЖЬ"), "0"),
}
"""Pages that LibreOffice makes of sheets have them as numbers."""


class Custom(enum.IntEnum):
    """What is written in one of two ways."""

    MARK = 0
    """Numbers have a point and commas between thousands; or a comma, and points."""
    ORDER = 1
    """In dates the month comes first; or the day."""


Ways = tuple[str | None, str | None]
"""What a cell says if it is written in the one way, and in the other; `None` where it cannot be written so."""
SURE = tuple(
    re.compile(rf"-?(?:\d+|(?:\d+|\d{{1,3}}(?:{between}\d{{3}})+){point}(?:\d\d?|\d{{4,}}))[ \xa0]?[%€$]?", re.ASCII)
    for between, point in ((",", r"\."), (r"\.", ","))
)
"""Numbers that cannot be written in the other way, or are the same in both."""


class Notation:
    """In which way the cells of a table are written, as far as that is known."""

    def __init__(self, *, has_points: bool = False) -> None:
        """With `has_points` numbers are known to have a point, as those that our readers write."""
        self._seen = [[has_points, False], [False, False]]
        self._has_points = has_points
        self._dates: dict[str, str] = {}
        self.is_known = False
        """Whether nothing needs to be learned."""

    def see(self, custom: Custom, *, first: bool) -> None:
        """Learn from a cell that can be written in one way only, the first or the second."""
        if custom is Custom.ORDER or not self._has_points:
            self._seen[custom][not first] = True
            self.is_known = all(map(any, self._seen))

    def see_typed(self, text: str, written: str) -> None:
        """Learn from what a file shows for a number, or a date, that it has in its own notation as well."""
        first, second = self._seen[Custom.MARK]
        if (first and SURE[0].fullmatch(text)) or (second and SURE[1].fullmatch(text)):
            return  # as nearly all: it would say what is known
        custom, ways = _read(text) or (Custom.MARK, (None, None))
        first, second = (way is not None and _is_near(way, written) for way in ways)
        if first is not second:
            self.see(custom, first=first)

    def see_date(self, text: str, written: str) -> None:
        """Learn which date, in ISO 8601, a file shows in that way ("Jul-01"); one that shows several so tells none."""
        if self._dates.setdefault(text, written) != written:
            self._dates[text] = ""

    def date(self, cell: str) -> str:
        """Return the date that is shown in that way, as precise as it is shown; an empty string where none is."""
        written = self._dates.get(cell, "")
        return written if ":" in cell else written.partition("T")[0]

    def value(self, custom: Custom, ways: Ways, cell: str) -> str:
        """Return what a cell says that can be written in both ways: the same letters, where nothing tells in which."""
        first, second = self._seen[custom]
        if custom is Custom.ORDER and not first and "." in cell:
            second = True  # where points divide dates, the day comes first
        return cell if first is second else ways[second] or cell


def values_digest(text: str, notation: Notation | None = None) -> bytes:
    """Return what is equal for tables of the same values: 16 bytes; none for one without numbers, or too long.

    `text` has a row on each line, its cells between tabs. `notation` is what the file says of how they are written, and
    learns more.
    """
    if len(text) > MOST_CHARS:
        return b""
    if "  " in text:  # OpenDocument tells one space from several by markup, and a page does not
        text = SPACES.sub(" ", text)
    notation = notation or Notation()
    values: dict[str, str] = {}
    unclear: dict[str, tuple[Custom, Ways]] = {}
    for cell in set(itertools.chain.from_iterable(_pieces(text))):
        found = _read(cell)
        if found is None and (date := notation.date(cell)):
            found = _read(date)
        if found is None:
            continue
        custom, (first, second) = found
        if first == second:
            values[cell] = first or cell
        elif first is None or second is None:
            values[cell] = first or second or cell
            notation.see(custom, first=second is None)
        else:
            unclear[cell] = found
    if not values and not unclear:
        return b""
    values |= {cell: notation.value(*found, cell) for cell, found in unclear.items()}
    digest = hashlib.blake2b(digest_size=DIGEST_BYTES)
    for cells in _pieces(text):
        digest.update("\t".join(map(values.get, cells, cells)).encode(errors="surrogatepass"))
    return digest.digest()


def _pieces(text: str) -> Iterator[list[str]]:
    """Yield the cells of some rows at a time; a line end is one by itself."""
    start = 0
    while start < len(text):
        end = text.find("\n", start + CHUNK_CHARS) + 1 or len(text)
        yield text[start:end].replace("\n", "\t\n\t").split("\t")
        start = end


def _read(cell: str) -> tuple[Custom, Ways] | None:
    """Return what a cell says that holds a number, a date, a time, or yes or no; `None` for any other."""
    if cell.isalpha():
        logical = LOGICAL.get(cell.upper())
        return None if logical is None else (Custom.MARK, (logical, logical))
    ways = _plain(cell)
    if ways is not None:
        return Custom.MARK, ways
    if len(cell) > MOST_CELL_CHARS or not LIKELY.match(cell):
        return None
    cell = " ".join(cell.split())
    if (ways := _in_figures(cell)) is not None:
        return Custom.ORDER, ways
    ways = _figures(cell) if cell[-1].isdecimal() else None
    if ways is None and (amount := AMOUNT.fullmatch(cell)) is not None:
        ways = _amount(amount)
    if ways is not None:
        return Custom.MARK, ways
    same = _clock(TIME.fullmatch(cell)) or _in_words(DAY_FIRST.fullmatch(cell) or MONTH_FIRST.fullmatch(cell))
    return (Custom.ORDER, (same, same)) if same else None


def _plain(cell: str) -> Ways | None:
    """Return what most numbers say, quickly; `None` for others, and for what is none."""
    whole, point, part = cell.partition(".")
    if not (whole.isdecimal() and whole.isascii()) or len(cell) > MOST_WHOLE_DIGITS or (whole[0] == "0" != whole):
        return None
    if not point:
        return cell, cell
    if not (part.isdecimal() and part.isascii()) or (len(part) == 3 and whole != "0"):
        return None
    if len(cell) > TOLD_DIGITS:
        return None
    part = part.rstrip("0")
    return f"{whole}.{part}" if part else whole, None


def _amount(found: re.Match[str]) -> Ways | None:
    """Return a number with a sign, a currency, percent, or spaces between thousands."""
    body, unit = found["body"], found["before"] or found["after"] or ""
    if SPACED.match(body):
        body = NO_SPACE.sub("", body)
    ways = _figures(f"{found['sign'] or found['inner'] or ''}{body}")
    if ways is None or (found["sign"] and found["inner"]) or (found["before"] and found["after"]):
        return None
    if unit == "%":
        return _percent(ways[0]), _percent(ways[1])
    return (ways[0] and f"{ways[0]} {unit}", ways[1] and f"{ways[1]} {unit}") if unit else ways


def _percent(number: str | None) -> str | None:
    return None if number is None else _in_digits(decimal.Decimal(number).scaleb(-2))


def _figures(text: str) -> Ways | None:
    """Return what digits say with points and commas; `None` for what is no number."""
    with_point = _pointed(text)
    marks = text.count(",") + text.count(".")
    if with_point is None or (marks == 1 and text[-4:-3] in MARKS):
        with_comma = _pointed(text.translate(SWAPPED)) if marks else None
        return None if with_point is None and with_comma is None else (with_point, with_comma)
    return with_point, None if marks else with_point


def _pointed(text: str) -> str | None:
    """Return a number with a decimal point, with commas between thousands or not, in one way for all."""
    found = POINTED.match(text)
    if found is None:
        return None
    sign, plain, grouped, part, power = found.groups()
    whole = plain or (grouped.replace(",", "") if grouped else "0")
    part = part or ""
    if len(whole) > MOST_WHOLE_DIGITS or len((whole + part).lstrip("0")) > MOST_DIGITS:
        return None
    if power or len(whole) + len(part) > TOLD_DIGITS:
        value = float(f"{whole}.{part}{power or ''}")
        number = f"{value:.{min(max(TOLD_DIGITS, len(whole) + 2), MOST_WHOLE_DIGITS)}g}"
        if "e" in number:
            number = _in_digits(decimal.Decimal(number))
        elif number == "inf":
            return None
    else:
        part = part.rstrip("0")
        number = f"{whole}.{part}" if part else whole
    return number if not sign or number == "0" else f"-{number}"


def _in_digits(number: decimal.Decimal) -> str:
    """Return a number without a power and zeros at its end."""
    written = f"{number:f}"
    return written.rstrip("0").removesuffix(".") if "." in written else written


def _in_figures(cell: str) -> Ways | None:
    """Return a date in figures if its month comes first, and if its day does."""
    found = IN_FIGURES.fullmatch(cell)
    if found is None:
        return None
    first, sign, second, third = found.group(1, 2, 3, 4)
    clock = "" if found["hour"] is None else _clock(found)
    if clock is None or len(first) == 3:
        return None
    if len(first) == 4:
        ways = (_date(first, second, third, clock),) * 2
    elif len(third) == 4 or (len(third) == 2 and sign != "-" and (sign == "/" or len(first + second) == 4)):
        ways = _date(third, first, second, clock), _date(third, second, first, clock)
    else:  # 1.2.10 is a version
        return None
    return None if ways == (None, None) else ways


def _in_words(found: re.Match[str] | None) -> str | None:
    if found is None:
        return None
    name = found["month"].lower()
    month = MONTHS.get(name[:4]) or MONTHS.get(name[:3])
    return _date(found["year"], str(month), found["day"], "") if month else None


def _date(year: str, month: str, day: str, clock: str) -> str | None:
    number = int(year)
    if len(year) == 2:
        number += 2000 if number < YEARS_AHEAD else 1900
    try:
        date = datetime.date(number, int(month), int(day)).isoformat()
    except ValueError:
        return None
    return f"{date} {clock}" if clock not in {"", "0:00"} else date


def _clock(found: re.Match[str] | None) -> str | None:
    """Return a time of day, or how long something takes: without seconds where there are none."""
    if found is None:
        return None
    hour = int(found["hour"])
    if found["half"]:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + 12 * (found["half"] in "Pp")
    second = found["second"] or "00"
    return f"{hour}:{found['minute']}{'' if second == '00' else f':{second}'}"


def _is_near(value: str, written: str) -> bool:
    """Return whether a value is what is written as a number, or as a date in ISO 8601, but for digits not shown."""
    value = value.partition(" ")[0]
    try:
        return abs(float(value) - float(written)) <= abs(float(written)) / 100
    except ValueError:
        return written.startswith(value)
