"""Which code page bytes of a rich text document are in: the document's own, or that of their font (RTF 1.9.1)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from dupfinder.extract.containers.code_pages import codec_of

SYMBOL_CHARSET = 2
DEFAULT_CHARSETS = (None, 1)
CHARSETS = {
    0: "cp1252",
    77: "mac_roman",
    78: "shift_jis",
    79: "euc_kr",
    80: "gb2312",
    81: "big5",
    83: "cp1255",
    84: "cp1256",
    85: "mac_greek",
    86: "mac_turkish",
    87: "cp874",
    88: "mac_latin2",
    89: "mac_cyrillic",
    128: "cp932",
    129: "cp949",
    130: "johab",
    134: "cp936",
    136: "cp950",
    161: "cp1253",
    162: "cp1254",
    163: "cp1258",
    177: "cp1255",
    178: "cp1256",
    186: "cp1257",
    204: "cp1251",
    222: "cp874",
    238: "cp1250",
    254: "cp437",
    255: "cp850",
}
FONT_WORD = re.compile(rb"\\(f|fcharset|cpg)(\d{1,9})(?![A-Za-z])|(Symbol)[;{}]")


@dataclass(frozen=True, slots=True)
class Font:
    """What of a font tells which characters its codes stand for; `None` is the code page of the document."""

    codec: str | None = None
    is_symbol: bool = False
    """Its codes are no letters, but pictures that only the font knows."""
    is_greek: bool = False
    """It is the font `Symbol`, whose letters are Greek ones."""


def fonts_in(table: bytes) -> Iterator[tuple[int, Font]]:
    r"""Yield the numbers and fonts of a font table, which is what stands in the group of `\fonttbl`."""
    number: int | None = None
    charset: int | None = None
    code_page = 0
    is_greek = False
    for found in FONT_WORD.finditer(table):
        word, value = found[1], int(found[2] or 0)
        if word == b"f":
            if number is not None:
                yield number, _font(charset, code_page, is_greek=is_greek)
            number, charset, code_page, is_greek = value, None, 0, False
        elif word == b"fcharset":
            charset = value
        elif word == b"cpg":
            code_page = value
        else:
            is_greek = True
    if number is not None:
        yield number, _font(charset, code_page, is_greek=is_greek)


def _font(charset: int | None, code_page: int, *, is_greek: bool) -> Font:
    if charset == SYMBOL_CHARSET:
        return Font(is_symbol=True, is_greek=is_greek)
    if code_page:
        return Font(codec_of(code_page))
    return Font(None if charset in DEFAULT_CHARSETS else CHARSETS.get(charset or 0))
