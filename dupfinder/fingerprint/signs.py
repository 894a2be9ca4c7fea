"""Signs: characters of a text that carry meaning and are no words, so that "-1,200 €" is not taken for "1.200 $".

Words are compared without punctuation, case and compatibility forms, since exports and editors change those. What is
left out there and still changes what a text says is found here: two texts with the same words have the same signs at
the same places among their letters exactly when their items have the same digest. No rule looks across a line end.

Commas, full stops, colons, brackets and capitals at words are no signs, as nearly every text has some; they are told
together, so that a text that somebody proofread is not thrown away for the one before.
"""

import bisect
import functools
import itertools
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.beyond import PLACED, BeyondWords, ContentItem, ContentKind, digest_of, placed_digest
from dupfinder.fingerprint.code_points import DIGIT, FLAG_SHIFT, IN_WORD, POINT_MASK, SINGLE, code_points, flags_of
from dupfinder.fingerprint.hashing import distinct

Codes = NDArray[np.uint8]
Places = NDArray[np.int64]
Points = NDArray[np.uint8] | NDArray[np.uint32]

_SHOWN = 12
"""Of the distinct signs of a text, for a person."""
_CHUNK_CHARS = 1 << 17
"""Longer texts are taken line by line, so many characters together: small enough for the processor's cache."""
_TOGETHER_CHARS = 1 << 19
"""Shorter texts are taken so many characters together: what numpy does once for all of them costs as much as theirs."""
_MARGIN = 6
"""So far around a character do the tables of a piece look."""
_WORD_BYTES = 8
"""Of a number of 64 bits."""
_BETWEEN = "\n" * _MARGIN
"""Stands between two texts that are taken together."""
_START = 0xFFFFFFFF
"""Stands in the place of a sign where a text begins."""
_MOST_INDENT = 64
"""In front of a bullet."""

_LETTER = 1
_DIGIT = 2
_SIGN = 4
"""Always one."""
_SEPARATOR = 8
"""A sign between figures."""
_HYPHEN = 16
"""A sign before a figure."""
_RULE = 32
"""Lines are drawn with it."""
_RARE = 64
"""It takes a closer look."""
_KNOWN = 128
"""The table has this character: its rows are made when a text first needs them."""

_AT_WORDS = "#*\N{FULLWIDTH NUMBER SIGN}\N{FULLWIDTH ASTERISK}"
_OPENING = "(\N{FULLWIDTH LEFT PARENTHESIS}"
_CLOSING = ")\N{FULLWIDTH RIGHT PARENTHESIS}"
_SINGLE_QUOTES = "\u2018\u2019\u201b"
_DOUBLE_QUOTES = "\u201c\u201d\u201f"
_QUOTES = f"'\"{_SINGLE_QUOTES}{_DOUBLE_QUOTES}\N{FULLWIDTH APOSTROPHE}\N{FULLWIDTH QUOTATION MARK}"
"""Feet and inches, or minutes and seconds, behind a figure."""
_DOTS = "\N{MIDDLE DOT}\N{DOT OPERATOR}\N{BULLET OPERATOR}"
"""Times, between two letters."""
_BLANKS = " \N{NO-BREAK SPACE}\N{THIN SPACE}\N{NARROW NO-BREAK SPACE}"
_BETWEEN_FIGURES = ord("\N{EM DASH}")
"""Stands for a hyphen between figures, which is none for one of them alone."""
_BEHIND_FIGURE = ord("\N{COMMERCIAL MINUS SIGN}")
"""Stands for a hyphen behind a figure: in the lists of some programs that is a minus."""
_ALWAYS = frozenset("#*<>=%‰‱&@$\\{}^~!?؟§/†‡\N{PRIME}\N{DOUBLE PRIME}")
_RULES = frozenset("=*#~+^<>/\\%&@")
_LINE = 4
"""So many of a character are a line that is drawn."""
_SEPARATORS = frozenset(".,:;\N{ARABIC DECIMAL SEPARATOR}\N{ARABIC THOUSANDS SEPARATOR}\N{ARABIC COMMA}")
_HYPHENS = frozenset("-\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{FIGURE DASH}\N{EN DASH}\N{MINUS SIGN}")
_JOINER = "\N{ZERO WIDTH JOINER}"
_PICTURE_STYLE = "\N{VARIATION SELECTOR-16}"

_SAME = {
    **dict.fromkeys(_SINGLE_QUOTES, "'"),
    **dict.fromkeys(_DOUBLE_QUOTES, '"'),
    **dict.fromkeys(_DOTS, "\N{MIDDLE DOT}"),
    **dict.fromkeys(_HYPHENS, "\N{MINUS SIGN}"),
    **dict.fromkeys("\N{FRACTION SLASH}\N{DIVISION SLASH}", "/"),
    **dict.fromkeys("\uf0a8\uf06f", "☐"),  # as the font Wingdings has them
    "\uf0fe": "☑",
    "\uf0fd": "☒",
    "\uf0fc": "✓",
    "\uf0fb": "✗",
}
_SHARP_S = frozenset("ßẞ")
"""A sign before its two letters, which are those of "ss": *in Maßen* is the contrary of *in Massen*."""
_TYPOGRAPHY = frozenset(
    "|¦\N{OBJECT REPLACEMENT CHARACTER}"
    "\uf0b7\uf0a7"  # bullets of the fonts Symbol and Wingdings
    + "".join(map(chr, range(0x2500, 0x2580)))  # what tables are drawn with
)
"""Symbols by their category that say nothing."""
_MORE_SIGNS = (
    *(range(0x202D, 0x202F), range(0x20DD, 0x20E5)),
    *(range(0x1F3FB, 0x1F400), range(0xE0020, 0xE0080)),
)
"""What turns letters around, encloses a figure, tones of skin, letters of flags: no symbols by their category."""
_SYMBOLS = frozenset({"Sc", "Sm", "So", "Co"})

_BULLETS = frozenset("+→⇒➔➜➢➤❖❏❐❑❒♦☞" + "".join(map(chr, range(0x25A0, 0x2600))))
_TICKED = frozenset("\uf0fe\uf0fd\uf0a8\uf06f\uf0fc\uf0fb\uf078\uf051\uf052\uf053\uf054")
"""Check boxes, ticks and crosses of Wingdings, which fonts of symbols put into the private use area."""
_FILLED = frozenset("■▣▪◼◾")
_HOLLOW = frozenset("☐□▢▫◻◽❏❐❑❒")
"""Bullets, unless both kinds begin lines of a text: then somebody has ticked some of them."""
_OPPOSITES = ((_FILLED, _HOLLOW), (frozenset("+"), _HYPHENS))
"""So it is with what is for something, and against it, where both are as far from the margin: programs write the levels
of one list with a sign each."""
_UP_OR_DOWN = re.compile(r"[▲△▼▽]\s{0,2}[-+\u2212\u2013]?\d")
"""Before a figure these are no bullets: it rose or fell."""

_LIFTED = ("<super>", "<sub>", "<circle>", "<fraction>")
_JOINING = re.compile("[\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\ud7b0-\ud7ff\uff66-\uffdc]+")
"""Parts of Hangul syllables, half-width Katakana: the only letters that NFKC joins to one."""

_BLANK = r"[^\S\n]"
_CODE = rf"(?:[A-Z\uff21-\uff3a]{{3}}{_BLANK}?)?"
"""Of a currency."""
_OPEN, _CLOSED = r"[(\uff08]", r"[)\uff09]"
_NEXT_TO_AMOUNT = r"[^()\uff08\uff09\w\n]{0,3}"
_FIGURES = rf"\d(?:[\d.,'\u2019\uff0c\uff0e]|{_BLANK}){{0,20}}"
_AMOUNT = re.compile(rf"{_OPEN}{_NEXT_TO_AMOUNT}{_CODE}{_FIGURES}{_NEXT_TO_AMOUNT}{_CODE}{_CLOSED}")
_OPERATOR = r"[-\u2010-\u2013+*/=^<>\u00d7\u00f7\u2212\u2264\u2265\uff0b\uff1d]"
_OPERATES_BEHIND = re.compile(rf"{_OPERATOR}|{_BLANK}{_OPERATOR}{_BLANK}?(?:{_OPEN}|\d|[^\W_]\b)")
_OPERATES_BEFORE = re.compile(
    rf"(?:[^\W_]|{_CLOSED}){_OPERATOR}\Z|(?:{_CLOSED}|\d|\b[^\W_]){_BLANK}?{_OPERATOR}{_BLANK}\Z"
)
"""With a blank, other operands than figures and single letters may be words with a dash between them, or code that is
followed by its explanation: then nobody keeps the number of blanks."""
_OPERATOR_CHARS = 5
_LIST_NUMBER = re.compile(rf"{_OPEN}\d{{1,3}}{_CLOSED}{_BLANK}+\S")


_UNWRITTEN_ASCII = bytes(code for code in range(0x80) if not (chr(code).isalnum() or chr(code) in ".,:;()[]"))
_OTHER_LOOKS = re.compile(
    "[\u00b5\u2100-\u213f\u2145-\u217f\u3380-\u33df\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uffee\U0001d400-\U0001d7ff]+"
)
"""The micro sign, letters of formulas, Roman numbers, units, other widths: programs write plain letters for them."""


def _by_first_byte(*patterns: tuple[bytes, bytes]) -> dict[bytes, re.Pattern[bytes]]:
    """Return patterns by the byte that each begins with: where that is not in a text, nothing has to be looked for."""
    return {first: re.compile(first + rest) for first, rest in patterns}


_MAY_LOOK_OTHER = _by_first_byte(
    *((b"\xc2", rb"\xb5"), (b"\xe2", rb"[\x84\x85]"), (b"\xe3", rb"[\x8e\x8f]")),
    *((b"\xef", rb"[\xb8-\xbf]"), (b"\xf0", rb"\x9d")),
)
_UNWRITTEN = _by_first_byte(
    *((b"\xc2", rb"[\x80-\xbf]"), (b"\xe2", rb"[\x80-\xaf][\x80-\xbf]"), (b"\xe3", rb"\x80[\x80\x83-\xbf]")),
    *((b"\xee", rb"[\x80-\xbf]{2}"), (b"\xef", rb"(?:[\x80-\xa3][\x80-\xbf]|\xb8[\x80-\x8f]|\xbb\xbf)")),
    (b"\xf0", rb"[\x80-\xbf]{3}"),
)
"""By the first byte in UTF-8: quotation marks, dashes, blanks, bullets, symbols, the private use of fonts, emoji."""
_EITHER_WAY = bytes.maketrans(b")]", b"([")
"""PDFs of Arabic and Hebrew have brackets as they look, or as they are meant, which is the other one."""
_BEGINS_LINE = re.compile(rb"\n[ \t]*:+")
"""Markdown begins definitions with a colon, which pages do not show; reStructuredText its fields, as plain text."""
_SMALL_SHARP_S, _CAPITAL_SHARP_S = (letter.encode() for letter in "ßẞ")
"""Among capitals programs write either."""
_LEADER = re.compile(rb"\.{2,}")
_WRITTEN = digest_of("written")


@dataclass(frozen=True, slots=True)
class _Parts:
    """What a character stands for: so many letters of words, and signs, each behind so many of these letters."""

    letters: int = 0
    signs: tuple[tuple[int, int], ...] = ()


_NOTHING = _Parts()


class _Characters:
    """The codes of all characters, made block by block when they are needed."""

    def __init__(self) -> None:
        self._codes: Codes = np.zeros(0x110000, np.uint8)
        self.parts: dict[int, _Parts] = {}
        """Of those that take a closer look for being more than one letter or sign."""
        self._plain: dict[int, int] = {}
        self.ascii_codes = self.look_up(np.arange(128, dtype=np.uint32)).tobytes() + bytes(128)
        """For `bytes.translate`."""

    def look_up(self, points: NDArray[np.uint32]) -> Codes:
        """Return the code of each character."""
        # The mode spares numpy a pass over the indices; none is out of bounds.
        codes = self._codes.take(points, mode="clip")
        if codes.min(initial=0xFF) < _KNOWN:  # the highest bit
            missing = points[codes & np.uint8(_KNOWN) == 0]
            for block in np.flatnonzero(np.bincount(missing >> np.uint32(8))).tolist():
                self._make_block(block << 8)
            return self.look_up(points)
        return codes

    def is_letter(self, point: int) -> bool:
        """Return whether a character is a letter or a figure of a word."""
        return bool(self._codes[point] & _LETTER)

    def plain(self, point: int) -> int:
        """Return what a sign is compared as: one in full width as a plain one, all kinds of minus as one."""
        return self._plain.get(point, point)

    def _make_block(self, start: int) -> None:
        points = np.arange(start, start + 256, dtype=np.uint32)
        entries, _ = code_points().look_up(points)
        in_word = entries & np.uint32(IN_WORD << FLAG_SHIFT) != 0
        is_digit = entries & np.uint32(DIGIT << FLAG_SHIFT) != 0
        codes = _KNOWN | (in_word * np.uint8(_LETTER)) | (is_digit * np.uint8(_DIGIT))
        is_single = entries & np.uint32(SINGLE) != 0
        is_letter = is_single & in_word & (entries & POINT_MASK == points)
        for place in np.flatnonzero(~is_letter).tolist():
            character = chr(start + place)
            if unicodedata.decomposition(character).startswith("<") or not is_single[place]:
                codes[place] = _KNOWN | self._code(character)
            elif not in_word[place]:  # what is in one is a capital
                codes[place] = _KNOWN | self._code_of_sign(character, character)
        for match in _JOINING.finditer("".join(map(chr, points.tolist()))):
            codes[match.start() : match.end()] |= np.uint8(_RARE)
        self._codes[start : start + 256] = codes

    def _code(self, character: str) -> int:
        """Return the code of a character that is no plain letter, and note what it stands for."""
        several = _expanded(character)
        letters = _letters(several)
        if len(several) > 1 or letters > 1 or _is_lifted(several):
            parts = _parts(several)
            self.parts[ord(character)] = parts
            return _LETTER * (letters > 0) | _RARE * (letters > 1 or bool(parts.signs))
        code = self._code_of_sign(character, several)
        return _LETTER | _DIGIT * several.isdecimal() if letters else code

    def _code_of_sign(self, character: str, several: str) -> int:
        same = _SAME.get(several, several)
        if same != character:
            self._plain[ord(character)] = ord(same)
        return _code_of(several)


@functools.cache
def _characters() -> _Characters:
    """Return the table of this process."""
    return _Characters()


def _expanded(character: str) -> str:
    """Return a character without what is only its look: width, joined letters; not raised, circled or a fraction."""
    decomposition = unicodedata.decomposition(character)
    if not decomposition.startswith("<") or _is_lifted(character):
        return character
    return "".join(_expanded(chr(int(point, 16))) for point in decomposition.split()[1:])


def _is_lifted(character: str) -> bool:
    return unicodedata.decomposition(character).startswith(_LIFTED)


def _letters(characters: str) -> int:
    """Return how many letters of words some characters become."""
    normal = unicodedata.normalize("NFKC", characters).casefold()
    return sum(flags_of(letter) & IN_WORD != 0 for letter in normal)


def _parts(several: str) -> _Parts:
    """Return what several characters stand for that are written as one."""
    letters, found = 0, []
    for one in several:
        letters_here = _letters(one)
        if one in _SHARP_S:
            found.append((letters, ord("ß")))
        elif _is_lifted(one) or (not letters_here and _code_of(one) & _SIGN):
            same = _SAME.get(one, one).casefold()
            found.append((letters, ord(same if len(same) == 1 else one)))
        letters += letters_here
    return _Parts(letters, tuple(found))


def _code_of(character: str) -> int:
    """Return the code of a character that is no letter."""
    if character in _SEPARATORS:
        return _SEPARATOR
    if character in _HYPHENS:
        return _HYPHEN
    category = unicodedata.category(character)
    if character == _JOINER or character in _OPENING + _CLOSING + _QUOTES + _DOTS:
        return _RARE
    if character in _BULLETS or (category == "Co" and character not in _TICKED | _TYPOGRAPHY):
        return _RARE | _RULE * (character in _RULES)
    is_more = any(ord(character) in more for more in _MORE_SIGNS)
    is_sign = character in _ALWAYS or (category in _SYMBOLS and character not in _TYPOGRAPHY) or is_more
    return _SIGN * is_sign | _RULE * (character in _RULES)


@dataclass(frozen=True, slots=True)
class _Found:
    """The signs of a piece of text in order, and how many letters of words stand before each, and in all of it."""

    places: Places
    points: NDArray[np.uint32]
    letters: int

    @property
    def digest(self) -> bytes:
        points = self.points.astype("<u4")
        return placed_digest(
            digest_of(np.sort(points).tobytes()), points.tobytes(), self.places.astype("<u8").tobytes()
        )


def with_signs(beyond: BeyondWords, text: str) -> BeyondWords:
    """Return what a reader saw besides the words, told by where it stands in the text, and the signs of the text.

    What a reader has of signs is raised or lowered; it stands behind those of the text.
    """
    return with_found(beyond, text, signs(text))


def with_found(beyond: BeyondWords, text: str, found: ContentItem | None) -> BeyondWords:
    """Return what `with_signs` does where the signs of the text are known."""
    written = case_and_punctuation(text)
    if found is None and written is None and PLACED.isdisjoint(beyond.items):
        return beyond
    items = {kind: _placed(these, text) if kind in PLACED else these for kind, these in beyond.items.items()}
    if found is not None:
        items[ContentKind.SIGNS] = (found, *items.get(ContentKind.SIGNS, ()))
    if written is not None:
        items[ContentKind.CASE_AND_PUNCTUATION] = (written,)
    return replace(beyond, items=items)


def _placed(items: tuple[ContentItem, ...], text: str) -> tuple[ContentItem, ...]:
    """Return items that differ where they stand in other lines: which "yes" of two is struck makes a difference.

    Lines are counted by the letters before them, as programs break them in other places.
    """
    lines = sorted({one.line for one in items if one.line})
    if not lines:
        return items
    letters, before, start, at = {0: 0}, 0, 0, 0
    for line in lines:
        end = start
        while at < line and end < len(text):
            end = text.find("\n", end) + 1 or len(text)
            at += 1
        for piece in _pieces(text[start:end]):
            before += int(np.count_nonzero(_looked_up(piece)[1] & np.uint8(_LETTER)))
        letters[line], start = before, end
    return tuple(
        one if one.line is None else replace(one, digest=placed_digest(one.digest, str(letters[one.line])))
        for one in items
    )


def signs(text: str) -> ContentItem | None:
    """Return all signs of a text as one item, with their places among its letters and figures; `None` if it has none.

    Folded, because no two programs agree on them: quotation marks, dashes between words, bullets, ellipses, all kinds
    of white space, brackets but those of an amount or beside an operator, and lines drawn with characters.
    """
    found = _found_in_pieces(text)
    if not len(found.points):
        return None
    return ContentItem(found.digest, _shown(Counter(found.points.tolist())))


def case_and_punctuation(text: str) -> ContentItem | None:
    """Return how the words of a text are written, as one item; `None` if it has no letters, figures and such marks.

    Texts of the same words have equal items where capitals, commas, full stops, colons and brackets are in the same
    places. Left out are white space, quotation marks, dashes, bullets and leaders, which programs change, and `signs`.
    """
    written, is_ascii = text.encode(errors="surrogatepass"), text.isascii()
    if not is_ascii and any(first in written and pattern.search(written) for first, pattern in _MAY_LOOK_OTHER.items()):
        plain = _OTHER_LOOKS.sub(lambda found: unicodedata.normalize("NFKC", found[0]), text)
        written = plain.encode(errors="surrogatepass")
    if not is_ascii:
        written = written.replace(_CAPITAL_SHARP_S, _SMALL_SHARP_S)
    written = _BEGINS_LINE.sub(b"", b"\n" + written)
    for first, pattern in () if is_ascii else _UNWRITTEN.items():
        if first in written:  # five times as fast as one pattern for all
            written = pattern.sub(b"", written)
    written = written.translate(_EITHER_WAY, _UNWRITTEN_ASCII)
    if b".." in written:
        written = _LEADER.sub(b"", written)
    return ContentItem(placed_digest(_WRITTEN, written), "") if written else None


def missing_signs(text: str, other: str) -> str:
    """Return which signs a text has more often than another one, as `signs` shows them; empty if none."""
    own, others = (Counter(_found_in_pieces(one).points.tolist()) for one in (text, other))
    return _shown(own - others)


def sign_digests(texts: Sequence[str]) -> list[bytes | None]:
    """Return the digest that `signs` finds for each text. Many texts at once cost far less than one at a time."""
    digests: list[bytes | None] = [None] * len(texts)

    def take(batch: Sequence[int]) -> None:
        several = [texts[number] for number in batch]
        found = [_found_in_pieces(several[0])] if len(several) == 1 else _found(several, several)
        for number, one in zip(batch, found, strict=True):
            digests[number] = one.digest if len(one.points) else None

    for is_ascii in (True, False):
        _take_together([number for number, text in enumerate(texts) if text.isascii() is is_ascii], texts, take)
    return digests


def _take_together(numbers: Sequence[int], texts: Sequence[str], take: Callable[[Sequence[int]], None]) -> None:
    """Have texts taken together; one that is longer than a piece alone."""
    batch: list[int] = []
    chars = 0
    for number in numbers:
        if len(texts[number]) > _CHUNK_CHARS:
            take([number])
            continue
        if batch and chars + len(texts[number]) > _TOGETHER_CHARS:
            take(batch)
            batch, chars = [], 0
        batch.append(number)
        chars += len(texts[number]) + _MARGIN
    if batch:
        take(batch)


def _found_in_pieces(text: str) -> _Found:
    """Return the signs of a text that is taken piece by piece if it is long."""
    found: list[_Found] = []
    letters = 0
    for piece in _pieces(text):
        (here,) = _found([piece], [text])
        found.append(_Found(here.places + letters, here.points, here.letters))
        letters += here.letters
    places, points = (np.concatenate([getattr(one, name) for one in found]) for name in ("places", "points"))
    return _Found(places, points, letters)


def _shown(counts: Counter[int]) -> str:
    """Return how often each sign occurs, as a person can see it, of many the most frequent ones."""
    first = sorted(counts.items(), key=lambda one: (-one[1], one[0]))[:_SHOWN]
    signs = ((chr(point) if chr(point).isprintable() else f"U+{point:04X}", count) for point, count in first)
    return "  ".join(f"{count} \N{MULTIPLICATION SIGN} {sign}" for sign, count in signs)


def _pieces(text: str) -> Iterator[str]:
    """Yield a text in pieces of whole lines; a line that is longer than a piece is cut."""
    start = 0
    while len(text) - start > _CHUNK_CHARS:
        end = text.rfind("\n", start, start + _CHUNK_CHARS) + 1 or start + _CHUNK_CHARS
        yield text[start:end]
        start = end
    yield text[start:]


def _found(texts: Sequence[str], wholes: Sequence[str]) -> list[_Found]:
    """Return the signs of each of some pieces of texts, which are taken together."""
    text = _BETWEEN.join(texts)
    points, codes = _looked_up(text)
    at = np.flatnonzero(_may_be_signs(codes))
    at = at[_fits(points, codes, at)]
    starts = np.cumsum([0, *(len(one) + len(_BETWEEN) for one in texts[:-1])])
    # Where a text begins is marked in front of its first character, which may be a sign.
    begins = np.searchsorted(at, starts + _MARGIN)
    here = np.insert(_named(points, codes, at), begins, _START)
    at = np.insert(at, begins, starts + _MARGIN - 1)
    is_rare = (codes[at] & np.uint8(_RARE)) != 0
    counts = _letters_before(codes, at)
    if not is_rare.any():
        return _each_text(counts[:-1], _same(here), int(counts[-1]))
    if not text.isascii() and _JOINING.search("".join(map(chr, distinct(here[is_rare]).tolist()))):
        joined = [_with_joined_syllables(one) for one in texts]
        if joined != [*texts]:
            return _found(joined, wholes)
    looks = _Looks(text, codes, [*zip(starts.tolist(), wholes, strict=True)])
    return _with_rare(looks.all_parts(at[is_rare] - _MARGIN, here[is_rare]), is_rare, here, counts)


def _may_be_signs(codes: Codes) -> NDArray[np.bool_]:
    """Return which characters may be signs: separators only before a figure, as hardly any is."""
    wanted = codes & np.uint8(_SIGN | _HYPHEN | _RARE)
    wanted[:-1] |= codes[:-1] & ((codes[1:] & np.uint8(_DIGIT)) * np.uint8(_SEPARATOR // _DIGIT))
    may_be: NDArray[np.bool_] = wanted != 0  # five times as fast with truths as with numbers
    return may_be


def _letters_before(codes: Codes, at: Places) -> Places:
    """Return how many letters of words stand before each of these places, and in all: int64[places + 1]."""
    bits = np.packbits(codes & np.uint8(_LETTER), bitorder="little")
    words = np.zeros(len(bits) // _WORD_BYTES + 1, "<u8")
    words.view(np.uint8)[: len(bits)] = bits
    before = np.zeros(len(words) + 1, np.int64)
    np.cumsum(np.bitwise_count(words), out=before[1:])
    which, bit = np.divmod(at, 8 * _WORD_BYTES)
    below = (np.uint64(1) << bit.astype(np.uint64)) - np.uint64(1)
    return np.append(before[which] + np.bitwise_count(words[which] & below), before[-1])


def _each_text(places: Places, points: NDArray[np.uint32], letters: int) -> list[_Found]:
    """Return the signs of each text from those of all of them, and where each begins."""
    starts = np.flatnonzero(points == _START)
    bounds, behind = [*starts.tolist(), len(points)], [*places[starts].tolist(), letters]
    return [
        _Found(places[first + 1 : last] - before, points[first + 1 : last], until - before)
        for (first, last), (before, until) in zip(itertools.pairwise(bounds), itertools.pairwise(behind), strict=True)
    ]


def _looked_up(text: str) -> tuple[Points, Codes]:
    """Return the code points of a text, and their codes with a margin around them."""
    codes = np.zeros(len(text) + 2 * _MARGIN, np.uint8)
    if text.isascii():
        data = text.encode("ascii")
        codes[_MARGIN:-_MARGIN] = np.frombuffer(data.translate(_characters().ascii_codes), np.uint8)
        return np.frombuffer(data, np.uint8), codes
    # Faster than encoding, and takes lone surrogates as they are.
    points = np.array([text]).view(np.uint32)[: len(text)]
    codes[_MARGIN:-_MARGIN] = _characters().look_up(points)
    return points, codes


def _with_joined_syllables(text: str) -> str:
    plain = _JOINING.sub(lambda found: unicodedata.normalize("NFKC", found[0]), text)
    return unicodedata.normalize("NFC", plain)


def _same(points: Points) -> NDArray[np.uint32]:
    """Return what signs are compared as."""
    distinct, kinds = np.unique(points, return_inverse=True)
    plain = np.array([_characters().plain(point) for point in distinct.tolist()], np.uint32)
    return plain.take(kinds)


def _fits(points: Points, codes: Codes, at: Places) -> NDArray[np.bool_]:
    """Return which of the places may be those of signs by what stands around them."""
    here, before, after, second = (codes[at + offset] for offset in (0, -1, 1, 2))
    is_figure = after & np.uint8(_DIGIT) != 0
    is_begun = before & np.uint8(_LETTER | _SEPARATOR | _HYPHEN) == 0
    # Between figures, or in front of one that has none before its point.
    is_tight = (before & np.uint8(_DIGIT) != 0) | (is_begun & (codes[at - 2] & np.uint8(_SEPARATOR) == 0))
    separates = is_figure & is_tight
    is_amount = (after & np.uint8(_SIGN | _SEPARATOR) != 0) & ((second | codes[at + 3]) & np.uint8(_DIGIT) != 0)
    is_minus = (before & np.uint8(_LETTER | _HYPHEN) == 0) & (is_figure | is_amount)
    fits: NDArray[np.bool_] = (here & np.uint8(_SIGN | _RARE)) != 0
    fits |= (here & np.uint8(_SEPARATOR) != 0) & separates
    fits |= (here & np.uint8(_HYPHEN) != 0) & is_minus
    points_here = points[at - _MARGIN]
    fits &= ~_is_any(points_here, _AT_WORDS) | ((before | after) & np.uint8(_LETTER) != 0)
    hyphens = np.flatnonzero(here & np.uint8(_HYPHEN))
    fits[hyphens] |= _are_between(points, codes, at[hyphens]) | _are_behind(points, codes, at[hyphens])
    rare = np.flatnonzero(here & np.uint8(_RARE))
    fits[rare] &= _may_count(points_here[rare], codes, at[rare])
    drawn = np.flatnonzero(here & np.uint8(_RULE))
    fits[drawn[_in_lines(points, at[drawn] - _MARGIN)]] = False
    return fits


def _may_count(points: Points, codes: Codes, at: Places) -> NDArray[np.bool_]:
    """Return which of these characters are worth a closer look: nearly all quotation marks and brackets are not."""
    before, after = codes[at - 1], codes[at + 1]
    follows_figure = before & np.uint8(_DIGIT) != 0
    near = functools.reduce(np.bitwise_or, (codes[at + offset] for offset in range(1, _MARGIN + 1)))
    operator = np.uint8(_SIGN | _RULE | _HYPHEN)
    opens = (near & np.uint8(_DIGIT) != 0) | ((before | codes[at - 2]) & operator != 0)
    closes = (after | codes[at + 2]) & operator != 0
    may: NDArray[np.bool_] = ~_is_any(points, _OPENING) | opens
    may &= ~_is_any(points, _CLOSING) | closes
    may &= ~_is_any(points, _QUOTES) | follows_figure
    may &= ~_is_any(points, _DOTS) | (before & after & np.uint8(_LETTER) != 0)
    return may


def _named(points: Points, codes: Codes, at: Places) -> NDArray[np.uint32]:
    """Return the characters at these places; hyphens between figures and behind one are other signs than a minus."""
    here = points[at - _MARGIN].astype(np.uint32)
    hyphens = np.flatnonzero(codes[at] & np.uint8(_HYPHEN))
    here[hyphens[_are_between(points, codes, at[hyphens])]] = _BETWEEN_FIGURES
    here[hyphens[_are_behind(points, codes, at[hyphens])]] = _BEHIND_FIGURE
    return here


def _are_between(points: Points, codes: Codes, at: Places) -> NDArray[np.bool_]:
    """Return which of these hyphens stand between two figures, with a blank on both sides or on none."""
    one, two = (codes[at - offset] & codes[at + offset] & np.uint8(_DIGIT) != 0 for offset in (1, 2))
    left, right = (_is_any(points.take(at - _MARGIN + offset, mode="clip"), _BLANKS) for offset in (-1, 1))
    between: NDArray[np.bool_] = one | (two & left & right)
    return between


def _are_behind(points: Points, codes: Codes, at: Places) -> NDArray[np.bool_]:
    """Return which of these hyphens stand behind a figure and before nothing that they could join to it.

    At the end of a line it takes an amount with two decimals: anything else may be a word that goes on in the next.
    """
    after = codes[at + 1]
    behind = (codes[at - 1] & np.uint8(_DIGIT) != 0) & (after & np.uint8(_LETTER | _HYPHEN) == 0)
    ends = (after == 0) | _is_any(points.take(at - _MARGIN + 1, mode="clip"), "\n")
    has_decimals = (codes[at - 2] & np.uint8(_DIGIT) != 0) & (codes[at - 3] & np.uint8(_SEPARATOR) != 0)
    found: NDArray[np.bool_] = behind & (~ends | has_decimals)
    return found


def _is_any(points: Points, characters: str) -> NDArray[np.bool_]:
    """Return which of the points are some characters."""
    found = np.zeros(len(points), np.bool_)
    for character in characters:
        found |= points == ord(character)
    return found


def _in_lines(points: Points, at: Places) -> NDArray[np.bool_]:
    """Return which of these signs are of a line that is drawn with four of them or more, spaces between them or not."""
    found = np.zeros(len(at), np.bool_)
    if len(at) < _LINE:
        return found
    steps = np.diff(at)
    is_next = (steps == 1) | ((steps == 2) & (points[at[:-1] + 1] == ord(" ")))
    follows = is_next & (points[at[1:]] == points[at[:-1]])
    first = np.flatnonzero(follows[2:] & follows[1:-1] & follows[:-2])
    for offset in range(_LINE):
        found[first + offset] = True
    return found


def _with_rare(
    parts: list[_Parts], is_rare: NDArray[np.bool_], points: NDArray[np.uint32], counts: Places
) -> list[_Found]:
    """Return the signs of each text, where some characters stand for other signs than themselves, or more letters."""
    rare = np.flatnonzero(is_rare)
    numbers = [n for n, one in enumerate(parts) if one.signs or one.letters > 1]
    telling = [parts[n] for n in numbers]
    more = np.zeros(len(points) + 1, np.int64)
    more[rare[numbers] + 1] = [max(one.letters - 1, 0) for one in telling]
    counts = counts + more.cumsum()
    behind, there = np.array([pair for one in telling for pair in one.signs], np.int64).reshape(-1, 2).T
    owners = np.repeat(rare[numbers], [len(one.signs) for one in telling])
    certain = np.flatnonzero(~is_rare)
    order = np.argsort(np.concatenate((certain, owners)), kind="stable")
    places = np.concatenate((counts[certain], counts[owners] + behind))[order]
    found = np.concatenate((_same(points[certain]), there.astype(np.uint32)))[order]
    return _each_text(places, found, int(counts[-1]))


class _Looks:
    """Takes a closer look at single characters of pieces of texts; each begins somewhere, and is part of a whole."""

    def __init__(self, text: str, codes: Codes, wholes: Sequence[tuple[int, str]]) -> None:
        self._characters = _characters()
        self._text = text
        self._codes = codes.tobytes()
        self._wholes = wholes
        self._have_both: dict[tuple[int, frozenset[str]], bool] = {}

    def all_parts(self, places: Places, points: Points) -> list[_Parts]:
        """Return the letters and signs of characters at these places."""
        distinct, kinds = np.unique(points, return_inverse=True)
        settled = [self._settled(point) for point in distinct.tolist()]
        return [
            one if (one := settled[kind]) is not None else self._parts(place, point)
            for place, point, kind in zip(places.tolist(), points.tolist(), kinds.tolist(), strict=True)
        ]

    def _settled(self, point: int) -> _Parts | None:
        """Return what a character stands for wherever it stands, `None` if that depends on its neighbours."""
        plain = self._characters.plain(point)
        known = self._characters.parts.get(point)
        if known is None and self._characters.is_letter(point):
            return _Parts(1)
        return _Parts(0, ((0, plain),)) if known is None and chr(plain) in _QUOTES + _DOTS else known

    def _parts(self, place: int, point: int) -> _Parts:
        plain = self._characters.plain(point)
        return _Parts(0, ((0, plain),)) if self._is_sign(chr(plain), place) else _NOTHING

    def _is_sign(self, sign: str, place: int) -> bool:
        if sign in "()":
            return self._is_of_formula(sign, place) or (sign == "(" and self._is_amount(place))
        before = self._codes[place + _MARGIN - 1]
        if sign == _JOINER:
            return bool(before & _SIGN) or self._text[place - 1 : place] == _PICTURE_STYLE
        if not self._text[place + 1 : place + 2].strip() and self._starts_line(place):
            is_ticked = any(sign in one | other and self._has_both(place, one, other) for one, other in _OPPOSITES)
            return is_ticked or _UP_OR_DOWN.match(self._text, place) is not None
        return True

    def _is_of_formula(self, sign: str, place: int) -> bool:
        """Return whether an operator stands beside a bracket, on its outer side, and is no bullet."""
        if sign == ")":
            return _OPERATES_BEHIND.match(self._text, place + 1) is not None
        at = place + _MARGIN
        if not (self._codes[at - 1] | self._codes[at - 2]) & (_SIGN | _RULE | _HYPHEN):
            return False  # nearly always
        return _OPERATES_BEFORE.search(self._text[max(0, place - _OPERATOR_CHARS) : place]) is not None

    def _is_amount(self, place: int) -> bool:
        """Return whether a bracket opens one around an amount, which is one below nought, and not around a number."""
        is_amount = _AMOUNT.match(self._text, place) is not None
        return is_amount and not (_LIST_NUMBER.match(self._text, place) and self._starts_line(place))

    def _starts_line(self, place: int) -> bool:
        before = self._text[max(0, place - _MOST_INDENT - 1) : place]
        line = before[before.rfind("\n") + 1 :]
        return (not line or line.isspace()) and (len(line) < len(before) or place <= _MOST_INDENT)

    def _has_both(self, place: int, one: frozenset[str], other: frozenset[str]) -> bool:
        """Return whether both kinds of bullets begin lines of the text that has this place."""
        number = bisect.bisect_right(self._wholes, place, key=lambda one: one[0]) - 1
        if (number, one) not in self._have_both:
            whole = self._wholes[number][1]
            behind = "" if one is _FILLED else _BLANK  # one alone joins parts of an item in AsciiDoc
            indents, others = (
                {
                    begun[1]
                    for begun in re.finditer(rf"^({_BLANK}{{0,{_MOST_INDENT}}}){kind}{behind}", whole, re.MULTILINE)
                }
                for kind in (f"[{re.escape(''.join(signs))}]" for signs in (one, other))
            )
            both = bool(indents and others) if one is _FILLED else not indents.isdisjoint(others)
            self._have_both[number, one] = both
        return self._have_both[number, one]
