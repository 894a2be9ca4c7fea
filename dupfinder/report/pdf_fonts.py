"""The fonts of the PDF report, and text in them.

DejaVu Sans Condensed, of which the letters that are used are embedded, has Latin, Greek, Cyrillic, Hebrew, Arabic and
more. Chinese, Japanese and Korean are shown in fonts that readers of PDF bring along. What no font has is shown as its
escape.
"""

import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, groupby

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from dupfinder.domain.display import visible
from dupfinder.domain.resources import resource_path
from dupfinder.report.pdf_direction import is_right_to_left, visual

_EM = 1000
"""Widths of letters are thousandths of the font's size."""
_REMEMBERED = 5_000
"""Texts of which it is known how they are shown."""
_LAST_CODE = 0xFFFF
"""What lies beyond it, reportlab cannot make readable again."""
_JAPANESE, _KOREAN = ("\u3040", "\u30ff"), ("\uac00", "\ud7a3")


@dataclass(frozen=True, slots=True)
class _EastAsian:
    """A font that readers bring along, and the encoding of the letters that it surely has; they are an em wide."""

    name: str
    encoding: str

    def has(self, letter: str) -> bool:
        """Return whether it has a letter."""
        try:
            letter.encode(self.encoding)
        except UnicodeEncodeError:
            return False
        return True


_CHINESE_FONT = _EastAsian("STSong-Light", "gbk")
_JAPANESE_FONT = _EastAsian("HeiseiKakuGo-W5", "cp932")
_KOREAN_FONT = _EastAsian("HYGothic-Medium", "cp949")
_TAIWANESE_FONT = _EastAsian("MSung-Light", "big5")
_EAST_ASIAN = (_CHINESE_FONT, _JAPANESE_FONT, _KOREAN_FONT, _TAIWANESE_FONT)


class Face:
    """A font of a canvas with all that stands in for it; gives text as operators of a page."""

    def __init__(self, canvas: Canvas, file: str) -> None:
        # The name of a font on a page is known to the document alone.
        self._document = canvas._doc  # noqa: SLF001
        self._font = TTFont(f"DupFinder-{file}", resource_path(f"fonts/{file}.ttf"))
        self._letters = frozenset(chr(code) for code in self._font.face.charToGlyph if code <= _LAST_CODE)
        self._widths: dict[str, float] = {}
        self._ascii_name = self._name_of_subset(" ")
        # Folders, authors and figures are the same in many rows.
        self.lines = lru_cache(_REMEMBERED)(self._lines)
        self.operators = lru_cache(_REMEMBERED)(self._operators)
        self.width = lru_cache(_REMEMBERED)(self._line_width)

    def _lines(self, text: str, *, size: float, width: float) -> tuple[str, ...]:
        """Return a text, made visible, in lines that are not wider; both sizes are in points."""
        shown = self._showable(visible(text))
        if len(shown) * size <= width:
            return (shown,)
        return tuple(self._broken(shown, width * _EM / size))

    def _line_width(self, line: str, *, size: float) -> float:
        """Return how wide a line is, in points."""
        return sum(map(self._width, line)) * size / _EM

    def _operators(self, line: str, *, size: float) -> str:
        """Return what shows a line (of `lines`) at the current place of a text object."""
        if line.isascii():
            escaped = line.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
            return f"{self._ascii_name} {size} Tf ({escaped}) Tj"
        if is_right_to_left(line):
            line = self._showable(visual(line))
        if self._letters.issuperset(line):
            return " ".join(self._own(line, size))
        preferred = _preferred(line)
        return " ".join(
            shown
            for font, letters in groupby(line, key=lambda letter: self._font_of(letter, preferred))
            for shown in (self._own("".join(letters), size) if font is None else [self._other(font, letters, size)])
        )

    def _own(self, text: str, size: float) -> Iterator[str]:
        for subset, codes in self._font.splitString(text, self._document):
            yield f"{self._font.getSubsetInternalName(subset, self._document)} {size} Tf <{codes.hex()}> Tj"

    def _other(self, font: _EastAsian, letters: Iterable[str], size: float) -> str:
        return f"{self._name_of(font)} {size} Tf <{''.join(letters).encode('utf-16-be').hex()}> Tj"

    def _name_of(self, font: _EastAsian) -> str:
        if font.name not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(UnicodeCIDFont(font.name))
        return str(self._document.getInternalFontName(font.name))

    def _name_of_subset(self, letter: str) -> str:
        """Return the name of the part of the font that has the letters of ASCII, each as its own code."""
        ((subset, _),) = self._font.splitString(letter, self._document)
        return str(self._font.getSubsetInternalName(subset, self._document))

    def _showable(self, text: str) -> str:
        if text.isascii():
            return text
        composed = unicodedata.normalize("NFC", text)  # a letter with its mark looks better than a mark put above one
        return composed if self._letters.issuperset(composed) else "".join(map(self._shown, composed))

    def _shown(self, letter: str) -> str:
        """Return a letter, or what stands for it where no font has it."""
        if letter in self._letters or self._font_of(letter, ()) is not None:
            return letter
        plain = unicodedata.normalize("NFKC", letter)  # a form of a letter that joins others
        return plain if plain != letter and self._showable(plain) == plain else _escape(letter)

    def _font_of(self, letter: str, preferred: Sequence[_EastAsian]) -> _EastAsian | None:
        """Return the font of a reader's own that has a letter; `None` if it is in this one, or in none."""
        if letter in self._letters or ord(letter) > _LAST_CODE:
            return None
        return next((font for font in (*preferred, *_EAST_ASIAN) if font.has(letter)), None)

    def _width(self, letter: str) -> float:
        if letter not in self._widths:
            self._widths[letter] = self._font.stringWidth(letter, _EM) if letter in self._letters else _EM
        return self._widths[letter]

    def _broken(self, text: str, most: float) -> Iterator[str]:
        """Yield lines; they break after a sign between words, if there is one in their second half."""
        ends = list(accumulate(map(self._width, text)))
        start, used = 0, 0.0
        while ends[-1] - used > most:
            end = max(start + 1, bisect_right(ends, used + most))
            sign = max(text.rfind(sign, (start + end) // 2, end) for sign in " /\\-_.")
            end = sign + 1 if sign > 0 else end
            yield text[start:end]
            start, used = end, ends[end - 1]
        yield text[start:]


def _preferred(text: str) -> tuple[_EastAsian, ...]:
    """Return the fonts to look into first: in Japanese and Korean texts Chinese signs look as those have them."""
    if any(_JAPANESE[0] <= letter <= _JAPANESE[1] for letter in text):
        return (_JAPANESE_FONT,)
    if any(_KOREAN[0] <= letter <= _KOREAN[1] for letter in text):
        return (_KOREAN_FONT,)
    return ()


def _escape(letter: str) -> str:
    code = ord(letter)
    return f"\\u{code:04x}" if code <= _LAST_CODE else f"\\U{code:08x}"
