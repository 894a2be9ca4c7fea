"""The fonts of the PDF report, and text in them.

DejaVu Sans Condensed, of which the letters that are used are embedded, has Latin, Greek, Cyrillic, Hebrew, Arabic and
more. Chinese, Japanese and Korean are shown in fonts that readers of PDF bring along. What no font has is shown as its
escape.
"""

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate, groupby

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfbase.pdfdoc import PDFDocument
from reportlab.pdfbase.ttfonts import TTFont

from dupfinder.domain.display import visible
from dupfinder.domain.file_names import resource_path
from dupfinder.domain.records import dataclass

# The order is that of the Unicode Bidirectional Algorithm (UAX #9) without its embeddings, whose marks never come here
# (`domain.display` escapes them). Arabic letters become their presentation forms.

_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_STRONG = {"L", "R", "AL"}
_DIRECTED = {"L", "R", "EN", "AN"}
_BRACKETS = {"(": ")", "[": "]", "{": "}"}
_MIRRORED = str.maketrans("()[]{}<>\u00ab\u00bb", ")(][}{><\u00bb\u00ab")
_LAM = "\u0644"
_FORM_NAMES = ("<isolated>", "<final>", "<initial>", "<medial>")

_Forms = Mapping[str, Mapping[str, str]]


def is_right_to_left(text: str) -> bool:
    """Return whether any of the text is written from right to left."""
    return _RIGHT_TO_LEFT.search(text) is not None


def visual(text: str) -> str:
    """Return one line of text in the order in which its letters stand on a page, from left to right."""
    shaped = _shaped(text)
    levels = _levels(shaped)
    letters = [
        letter.translate(_MIRRORED) if level % 2 else letter for letter, level in zip(shaped, levels, strict=True)
    ]
    order = list(range(len(letters)))
    for level in range(max(levels, default=0), 0, -1):  # L2
        start = None
        for place in range(len(order) + 1):
            is_in = place < len(order) and levels[order[place]] >= level
            if is_in and start is None:
                start = place
            elif not is_in and start is not None:
                order[start:place] = reversed(order[start:place])
                start = None
    return _marks_after("".join(letters[number] for number in order))


def _marks_after(text: str) -> str:
    """Return the text with each combining mark behind its letter again: turned around, it came to stand before it."""
    return re.sub("([\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]+)(.)", r"\2\1", text)


def _levels(text: str) -> list[int]:
    """Return the embedding level of each letter: odd ones run from right to left."""
    classes = [unicodedata.bidirectional(letter) or "L" for letter in text]
    first = next((one for one in classes if one in _STRONG), "L")  # P2, P3
    base = 0 if first == "L" else 1
    outer = "R" if base else "L"
    _resolve_weak(classes, outer)
    _resolve_brackets(text, classes, outer)
    _resolve_neutral(classes, outer)
    rises = {"L": (0, 1), "R": (1, 0), "EN": (2, 1), "AN": (2, 1)}  # I1, I2
    return [base + rises[one][base] for one in classes]


def _resolve_weak(classes: list[str], outer: str) -> None:
    strong, previous = outer, outer
    for place, one in enumerate(classes):  # W1 to W3
        resolved = previous if one == "NSM" else one
        if resolved in _STRONG:
            strong = resolved
        if resolved == "EN" and strong == "AL":
            resolved = "AN"
        previous = resolved
        classes[place] = resolved
    classes[:] = ["R" if one == "AL" else one for one in classes]
    for place in range(1, len(classes) - 1):  # W4
        before, one, after = classes[place - 1 : place + 2]
        if before == after and ((one == "CS" and before in {"EN", "AN"}) or (one == "ES" and before == "EN")):
            classes[place] = before
    _spread_numbers(classes)
    strong = outer
    for place, one in enumerate(classes):  # W6, W7
        if one in {"ES", "ET", "CS"}:
            classes[place] = "ON"
        elif one in {"L", "R"}:
            strong = one
        elif one == "EN" and strong == "L":
            classes[place] = "L"


def _spread_numbers(classes: list[str]) -> None:
    """Make signs such as % beside a number part of it (W5)."""
    for places in (range(1, len(classes)), range(len(classes) - 2, -1, -1)):
        step = -1 if places.step > 0 else 1
        for place in places:
            if classes[place] == "ET" and classes[place + step] == "EN":
                classes[place] = "EN"


def _resolve_brackets(text: str, classes: list[str], outer: str) -> None:
    """Give both brackets of a pair one direction: of the line, or of what is inside if that also stands before (N0)."""
    for start, end in _bracket_pairs(text, classes):
        inside = {_direction(one) for one in classes[start + 1 : end] if one in _DIRECTED}
        if not inside:
            continue
        before = next((_direction(one) for one in reversed(classes[:start]) if one in _DIRECTED), outer)
        classes[start] = classes[end] = outer if outer in inside or before == outer else before


def _bracket_pairs(text: str, classes: Sequence[str]) -> list[tuple[int, int]]:
    """Return the places of brackets that belong together, by the first (BD16)."""
    pairs: list[tuple[int, int]] = []
    opened: list[tuple[str, int]] = []
    for place, letter in enumerate(text):
        if classes[place] != "ON":
            continue
        if letter in _BRACKETS:
            opened.append((_BRACKETS[letter], place))
        while any(letter == closing for closing, _ in opened):
            closing, start = opened.pop()
            if closing == letter:
                pairs.append((start, place))
                break
    return sorted(pairs)


def _resolve_neutral(classes: list[str], outer: str) -> None:
    """Give what has no direction that of both its neighbours, or of the line (N1, N2)."""
    start = None
    for place in range(len(classes) + 1):
        is_neutral = place < len(classes) and classes[place] not in _DIRECTED
        if is_neutral and start is None:
            start = place
        elif not is_neutral and start is not None:
            before = _direction(classes[start - 1]) if start else outer
            after = _direction(classes[place]) if place < len(classes) else outer
            classes[start:place] = [before if before == after else outer] * (place - start)
            start = None


def _direction(one: str) -> str:
    return "L" if one == "L" else "R"


def _shaped(text: str) -> str:
    """Return the text with Arabic letters in the forms in which they join their neighbours."""
    forms = _arabic_forms()
    if not any(letter in forms for letter in text):
        return text
    units = _units(text, forms)
    bases = [place for place, unit in enumerate(units) if not unicodedata.combining(unit[0])]
    shaped = list(units)
    for number, place in enumerate(bases):
        before = units[bases[number - 1]] if number else ""
        after = units[bases[number + 1]] if number + 1 < len(bases) else ""
        own = forms.get(units[place], {})
        joins_before = "<initial>" in forms.get(before, {}) and "<final>" in own
        joins_after = "<initial>" in own and "<final>" in forms.get(after, {})
        wanted = _FORM_NAMES[joins_before + 2 * joins_after]
        shaped[place] = own.get(wanted, units[place])
    return "".join(shaped)


def _units(text: str, forms: _Forms) -> Sequence[str]:
    """Return the letters one by one, but lam with alef as one: they are written as one."""
    units: list[str] = []
    for letter in text:
        if units and units[-1] == _LAM and _LAM + letter in forms:
            units[-1] += letter
        else:
            units.append(letter)
    return units


@cache
def _arabic_forms() -> _Forms:
    """Return the presentation forms of each letter (and of lam with alef) by their names in Unicode."""
    forms: dict[str, dict[str, str]] = {}
    for code in (*range(0xFB50, 0xFBD0), *range(0xFE70, 0xFEFD)):
        kind, *codes = unicodedata.decomposition(chr(code)).split() or [""]
        letters = "".join(chr(int(one, 16)) for one in codes)
        if kind in _FORM_NAMES and (len(letters) == 1 or letters[:1] == _LAM) and letters[:1] != " ":
            forms.setdefault(letters, {})[kind] = chr(code)
    return forms


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
        """Return whether the font has a letter, which is what its encoding has."""
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
    """A font of a document with all that stands in for it; gives text as operators of a page."""

    def __init__(self, document: PDFDocument, file: str) -> None:
        self._document = document
        self._font = TTFont(f"DupFinder-{file}", resource_path(f"fonts/{file}.ttf"))
        self._letters = frozenset(chr(code) for code in self._font.face.charToGlyph if code <= _LAST_CODE)
        self._widths: dict[str, float] = {}
        self._codes: dict[int, str] = {}
        self._parts: dict[str, str] = {}
        self._ascii_name = self._name_of_subset(" ")
        # Folders, authors and figures are the same in many rows. To look up what has keywords takes thrice the time.
        self.lines = lru_cache(_REMEMBERED)(self._lines)
        self.operators = lru_cache(_REMEMBERED)(self._operators)
        self.width = lru_cache(_REMEMBERED)(self._line_width)

    def _lines(self, text: str, *, size: float, width: float) -> tuple[str, ...]:
        """Return a text, made visible, in lines that are not wider; both sizes are in points."""
        shown = self._showable(visible(text))
        if len(shown) * size <= width:
            return (shown,)
        return tuple(self._broken(shown, width * _EM / size))

    def _line_width(self, line: str, size: float) -> float:
        """Return how wide a line is, in points."""
        return sum(self._widths_of(line)) * size / _EM

    def _operators(self, line: str, size: float) -> str:
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
        if not self._codes.keys() >= (letters := set(map(ord, text))):
            for letter in letters - self._codes.keys():
                self._place(chr(letter))
        # A blank is one in each part of the font, so no part ends at it.
        parts = {self._parts[letter] for letter in text if letter != " "} or {self._ascii_name}
        if len(parts) == 1:
            yield f"{parts.pop()} {size} Tf <{text.translate(self._codes)}> Tj"
            return
        for part, some in groupby(text, key=self._parts.__getitem__):
            yield f"{part} {size} Tf <{''.join(some).translate(self._codes)}> Tj"

    def _place(self, letter: str) -> str:
        """Note what shows a letter, in hexadecimal figures; return the name of the part of the font that has it."""
        ((subset, code),) = self._font.splitString(letter, self._document)
        self._codes[ord(letter)] = code.hex()
        part = self._parts[letter] = str(self._font.getSubsetInternalName(subset, self._document))
        return part

    def _other(self, font: _EastAsian, letters: Iterable[str], size: float) -> str:
        return f"{self._name_of(font)} {size} Tf <{''.join(letters).encode('utf-16-be').hex()}> Tj"

    def _name_of(self, font: _EastAsian) -> str:
        if font.name not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(UnicodeCIDFont(font.name))
        return str(self._document.getInternalFontName(font.name))

    def _name_of_subset(self, letter: str) -> str:
        """Return the name of the part of the font that has the letters of ASCII, each as its own code."""
        return self._place(letter)

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

    def _widths_of(self, text: str) -> list[float]:
        try:
            return [self._widths[letter] for letter in text]
        except KeyError:
            return list(map(self._width, text))

    def _broken(self, text: str, most: float) -> Iterator[str]:
        """Yield lines; they break after a sign between words, if there is one in their second half."""
        ends = list(accumulate(self._widths_of(text)))
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
