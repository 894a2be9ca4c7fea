"""Numbers as a person sees them in a cell (ECMA-376 part 1, 18.8.30 and 18.8.31).

Dates and times come out as ISO 8601, since how they look depends on the machine; colours, widths, conditions and
fractions do not count.
"""

import datetime
import enum
import functools
import math
import re
from dataclasses import dataclass

EPOCH_1900 = datetime.datetime(1899, 12, 30)  # noqa: DTZ001 - cells know no time zone
EPOCH_1904 = datetime.datetime(1904, 1, 1)  # noqa: DTZ001
DAYS_BEFORE_LEAP_ERROR = 60
"""In the calendar of 1900, days before this one are off by one: it has a 29 February."""
LAST_DAY = 2_958_466
"""The first day after the year 9999."""
MAX_DECIMALS = 30
MAX_CODE_CHARS = 1_000
LARGE = 1e15
"""Numbers from here on are not written out."""
TOLD_DIGITS = 13
"""Further ones are what computers make of sums."""
MINUS = "-\N{MINUS SIGN}("
NO_DIGIT = re.compile(r"[^0-9]+")

BUILT_IN = {
    1: "0",
    2: "0.00",
    3: "#,##0",
    4: "#,##0.00",
    5: "#,##0",
    6: "#,##0",
    7: "#,##0.00",
    8: "#,##0.00",
    9: "0%",
    10: "0.00%",
    11: "0.00E+00",
    14: "yyyy-mm-dd",
    15: "d-mmm-yy",
    16: "d-mmm",
    17: "mmm-yy",
    18: "h:mm AM/PM",
    19: "h:mm:ss AM/PM",
    20: "h:mm",
    21: "h:mm:ss",
    22: "m/d/yy h:mm",
    37: "#,##0",
    38: "#,##0",
    39: "#,##0.00",
    40: "#,##0.00",
    **dict.fromkeys((41, 42), '#,##0;-#,##0;"-"'),
    **dict.fromkeys((43, 44), '#,##0.00;-#,##0.00;"-"'),
    45: "mm:ss",
    46: "[h]:mm:ss",
    47: "mm:ss",
    48: "0.0E+0",
    **dict.fromkeys((*range(27, 37), *range(50, 59)), "yyyy-mm-dd"),
}
"""Formats that files only mention by number."""

PIECE = re.compile(
    r"""
    "(?P<quoted>[^"]*)"? | \\(?P<escaped>.?) | (?P<space>_).? | \*.?
    | \[\$(?P<currency>[^\]-]*)[^\]]*\]? | \[(?P<elapsed>h+|m+|s+)\] | \[[^\]]*\]?
    | (?P<end>;) | (?P<half>am/pm|a/p) | (?P<date>[ymdhs]+) | (?P<digits>[0#?][0#?,.]*|\.[0#?]+)
    | (?P<power>e[+-][0#?]+) | (?P<percent>%) | (?P<other>.)
    """,
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)


class Kind(enum.Enum):
    """What a format makes of a number."""

    GENERAL = enum.auto()
    NUMBER = enum.auto()
    SCIENTIFIC = enum.auto()
    DATE = enum.auto()
    TIME = enum.auto()
    DATE_TIME = enum.auto()
    ELAPSED = enum.auto()
    WORDS = enum.auto()
    """Whatever the number, the same words, or none."""


@dataclass(frozen=True, slots=True)
class Section:
    """How numbers look, or only those of one sign."""

    kind: Kind
    before: str = ""
    after: str = ""
    digits: int = 0
    """Before the point there are so many at least."""
    decimals: int = 0
    kept_decimals: int = 0
    """So many are shown even where they are zeros."""
    is_grouped: bool = False
    is_percent: bool = False
    has_figures: bool = False
    """Whether there are some in what stands around the number."""


NumberFormat = tuple[Section, ...]
"""One section for all numbers, or one for each sign: positive, negative, zero."""
GENERAL: NumberFormat = (Section(Kind.GENERAL),)


def built_in(number: int) -> NumberFormat:
    """Return a format that has a number but no code."""
    return number_format(BUILT_IN.get(number, ""))


@functools.lru_cache(maxsize=1_000)
def number_format(code: str) -> NumberFormat:
    """Return what a format's code says; anything odd is a general number."""
    if not code or code.lower().startswith("general") or code == "@":
        return GENERAL
    sections: list[list[re.Match[str]]] = [[]]
    for piece in PIECE.finditer(code[:MAX_CODE_CHARS]):
        if piece["end"]:
            sections.append([])
        else:
            sections[-1].append(piece)
    return tuple(_section(pieces) for pieces in sections[:3])


def _section(pieces: list[re.Match[str]]) -> Section:
    groups = {piece.lastgroup for piece in pieces}
    if "date" in groups or "elapsed" in groups:
        return Section(_time_kind("".join(piece["date"] or "" for piece in pieces).lower(), groups))
    places = [at for at, piece in enumerate(pieces) if piece["digits"]]
    if not places:
        words = _words(pieces)
        return Section(Kind.GENERAL if words.lower() in {"general", "@"} else Kind.WORDS, before=words)
    first, last = places[0], places[-1]
    between = pieces[first : last + 1]
    if any(piece["other"] == "/" for piece in between):
        return GENERAL[0]
    digits = "".join(piece["digits"] or "" for piece in between)
    whole, _, fraction = digits.partition(".")
    if whole.endswith(",") or fraction.endswith(","):
        return GENERAL[0]
    shown = [place for place in fraction if place in "0#?"][:MAX_DECIMALS]
    before, after = _words(pieces[:first]), _words(pieces[last + 1 :])
    return Section(
        Kind.SCIENTIFIC if "power" in groups else Kind.NUMBER,
        before=before,
        after=after,
        digits=min(whole.count("0"), MAX_DECIMALS),
        decimals=len(shown),
        kept_decimals=len("".join(shown).rstrip("#?")),
        is_grouped="," in whole,
        is_percent="percent" in groups,
        has_figures=NO_DIGIT.sub("", before + after) != "",
    )


def _time_kind(letters: str, groups: set[str | None]) -> Kind:
    """Return what the letters of a date or time ask for; `m` is a month, or minutes beside hours or seconds."""
    if "elapsed" in groups:
        return Kind.ELAPSED
    has_time = "h" in letters or "s" in letters
    has_date = "y" in letters or "d" in letters or ("m" in letters and not has_time)
    if has_date:
        return Kind.DATE_TIME if has_time else Kind.DATE
    return Kind.TIME


def _words(pieces: list[re.Match[str]]) -> str:
    """Return what stands as it is around a number."""
    return "".join(
        piece["quoted"] or piece["escaped"] or piece["currency"] or piece["percent"] or piece["other"] or ""
        if not piece["space"]
        else " "
        for piece in pieces
    ).strip()


def shown(value: float, look: NumberFormat, *, is_1904: bool = False) -> str:
    """Return how a number looks in a cell of that format."""
    if not math.isfinite(value):
        return ""
    section = _section_for(value, look)
    if value < 0 and len(look) > 1:
        value = -value
    if section.kind is Kind.WORDS:
        return section.before
    if section.kind is Kind.GENERAL:
        return _general(value)
    if section.kind is Kind.NUMBER or section.kind is Kind.SCIENTIFIC:
        return _number(value, section)
    return _time(value, section.kind, EPOCH_1904 if is_1904 else EPOCH_1900)


def is_told(value: float, look: NumberFormat, text: str) -> bool:
    """Return whether what a cell of that format shows (`shown`) says which number it holds.

    It does not where the number is rounded, below nought with no sign, or shown as words, or half of a date and time.
    """
    section = _section_for(value, look)
    if not math.isfinite(value) or section.kind is Kind.DATE_TIME or section.kind is Kind.ELAPSED:
        return True
    if section.kind is Kind.WORDS:
        return value == 0 and len(look) > 2
    if section.kind is Kind.DATE:
        return value % 1 == 0 or not 0 <= value < LAST_DAY
    if section.kind is Kind.TIME:
        return value < 1 or value >= LAST_DAY
    number = value * 100 if section.is_percent else value
    if section.kind is Kind.SCIENTIFIC:
        return is_written(number, text.partition("E")[0])
    scaled = number * 10**section.decimals
    is_whole = scaled % 1 == 0 and abs(scaled) < LARGE  # as most: nothing was rounded
    is_signed = value >= 0 or len(look) == 1
    return (is_whole and is_signed and not section.has_figures) or is_written(number, text)


def is_written(value: float, text: str) -> bool:
    """Return whether all digits of a number are in what is shown for it, and a sign if it is below nought."""
    digits = NO_DIGIT.sub("", text).strip("0")
    has_sign = value >= 0 or any(sign in text for sign in MINUS)
    return has_sign and (len(digits) >= TOLD_DIGITS or digits == significant(value))


def significant(value: float) -> str:
    """Return the digits of a number, as many as are kept by whatever program saves it."""
    return f"{abs(value):.{TOLD_DIGITS - 1}e}"[: TOLD_DIGITS + 1].replace(".", "").strip("0")


def _section_for(value: float, look: NumberFormat) -> Section:
    if value < 0 and len(look) > 1:
        return look[1]
    return look[2] if value == 0 and len(look) > 2 else look[0]


def _general(value: float) -> str:
    return f"{value:.15g}".upper()


def _number(value: float, section: Section) -> str:
    if section.is_percent:
        value *= 100
    if section.kind is Kind.SCIENTIFIC:
        number = f"{value:.{section.decimals}E}"
    elif abs(value) >= LARGE:
        number = _general(value)
    else:
        number = _written(_rounded(value, section.decimals), section)
    return f"{section.before}{number}{' ' if section.after[:1].isalpha() else ''}{section.after}"


def _written(value: float, section: Section) -> str:
    """Return a number with as many digits before and after the point as its format asks for."""
    number = f"{abs(value):{',' if section.is_grouped else ''}.{section.decimals}f}"
    if section.digits == 1 and section.kept_decimals == section.decimals:
        return f"-{number}" if value < 0 else number
    whole, _, fraction = number.partition(".")
    kept = fraction[: section.kept_decimals] + fraction[section.kept_decimals :].rstrip("0")
    sign = "-" if value < 0 else ""
    is_shown = section.digits or whole != "0" or not (kept or section.before)  # of 0 "-"?? shows the dash alone
    whole = whole.zfill(section.digits) if is_shown else ""
    return f"{sign}{whole}{'.' if kept else ''}{kept}"


def _rounded(value: float, decimals: int) -> float:
    """Return a number rounded as a person does, halves away from zero: what is stored for 2.675 is a little less."""
    scaled = abs(value) * 10**decimals
    if scaled >= LARGE:
        return value
    whole = int(scaled) if scaled % 1 == 0 else math.floor(float(f"{scaled:.15g}") + 0.5)
    return math.copysign(whole / 10**decimals, value)


def _time(value: float, kind: Kind, epoch: datetime.datetime) -> str:
    if not 0 <= value < LAST_DAY:
        return _general(value)
    seconds = round(value * 86_400)
    if kind is Kind.ELAPSED:
        return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
    if epoch is EPOCH_1900 and value < DAYS_BEFORE_LEAP_ERROR:
        epoch += datetime.timedelta(days=1)
    time = epoch + datetime.timedelta(seconds=seconds)
    day = time.date().isoformat()
    if kind is Kind.DATE:
        return day
    clock = time.time().isoformat("seconds").removesuffix(":00")
    return clock if kind is Kind.TIME else f"{day} {clock}"
