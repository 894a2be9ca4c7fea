"""How names, sizes and similarities are shown to a person, in every face and report."""

import re

from dupfinder.domain.enclosed import SEPARATOR, SHOWN_SEPARATOR

# What a terminal, a browser or a text widget obeys instead of showing: control characters, marks that turn the
# direction of writing (UAX #9, table 1), invisible characters, and what is no character at all. Joiners stay: Persian
# words and emoji need them.
_HIDDEN = re.compile(
    "["
    "\x00-\x1f\x7f-\x9f"  # control characters
    "\xad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0"  # show as nothing
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # direction of writing
    "\u2028\u2029"  # line ends
    "\ufff0-\ufffb\ufffe\uffff"  # interlinear annotation, noncharacters
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"  # format controls of shorthand and music
    "\U000e0000-\U000e0fff"  # tags: text nobody sees
    "\ud800-\udfff"  # bytes that are no UTF-8 (as the system's file names have them), halves of characters
    "]"
)
# JSON escapes the first 32 control characters by itself.
_ACTING_IN_JSON = re.compile("[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
_SHORT_ESCAPES = {"\n": r"\n", "\r": r"\r", "\t": r"\t", SEPARATOR: SHOWN_SEPARATOR}
_ISO_DAY = re.compile(r"\d{4}(-\d\d(-\d\d)?)?(?=T|$)", re.ASCII)
_SIZE_UNITS = ("kB", "MB", "GB", "TB", "PB", "EB")


def visible(text: str) -> str:
    r"""Return the text with all that would not be seen, or would act on the display, as an escape such as `\n`, `\x1b`.

    A byte that is no UTF-8 (a surrogate escape) is shown as that byte, `\xff`; all else by its code point, `\u202e`.
    In the path of a document inside another file an arrow head parts the names (`dupfinder.domain.enclosed`).
    """
    # Of ASCII just that can be printed; most names and words are, and the search takes ten times as long.
    return text if text.isascii() and text.isprintable() else _HIDDEN.sub(_escape, text)


def visible_json(text: str) -> str:
    """Return JSON that says the same, with what would act on a terminal as escapes: it only stands inside of texts."""
    return _ACTING_IN_JSON.sub(lambda match: f"\\u{ord(match.group()):04x}", text)


def _escape(match: re.Match[str]) -> str:
    character = match.group()
    code = ord(character)
    if character in _SHORT_ESCAPES:
        return _SHORT_ESCAPES[character]
    if 0xDC80 <= code <= 0xDCFF:
        return f"\\x{code - 0xDC00:02x}"
    if code < 0x80:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"


def format_size(size_bytes: int) -> str:
    """Return a size as people read it: `1 byte`, `48 kB`, `1.2 MB` (units of 1,000, as file managers show them)."""
    if size_bytes < 1000:
        return "1 byte" if size_bytes == 1 else f"{size_bytes} bytes"
    size, unit = in_units(size_bytes)
    return f"{size} {unit}"


def in_units(size_bytes: int) -> tuple[int | float, str]:
    """Return a size of 1,000 bytes and more as a number, of one decimal if it is small, and its unit."""
    size = float(size_bytes)
    for unit in _SIZE_UNITS:
        size /= 1000
        if size < 9.95:
            return round(size, 1), unit
        if size < 999.5:
            break
    return round(size), unit


def format_day(time: str) -> str:
    """Return the day, or as much of it as is known, of a time in ISO 8601; what is no such time stays as it is."""
    match = _ISO_DAY.match(time)
    return match.group() if match else visible(time)


def format_similarity(similarity: float) -> str:
    """Return a similarity as a whole percentage, rounded down: `93 %`; `100 %` is said of nothing but 1.

    Rounding down keeps what is below a threshold below it.
    """
    # A share such as 0.29 is 28.999999999999996 hundredths in binary; it still is 29 %.
    percent = int(similarity * 100 + 1e-9)
    return f"{percent if similarity >= 1 else min(percent, 99)} %"


def noun(number: int, singular: str) -> str:
    """Return the noun as it stands beside a number."""
    return singular if number == 1 else f"{singular}s"


def counted(number: int, singular: str) -> str:
    """Return a number with its noun: `1 document`, `1,204 documents`."""
    return f"{number:,} {noun(number, singular)}"
