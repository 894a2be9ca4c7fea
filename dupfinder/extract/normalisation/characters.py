"""Characters: one way to write a line end, a letter, a ligature."""

import re
import unicodedata
from collections.abc import Mapping

_SURROGATES = re.compile(r"[\ud800-\udfff]")
_JOINED_OR_SHAPED = re.compile(
    "["
    "\ufb00-\ufb06\ufb13-\ufb17"  # Latin and Armenian ligatures
    "\ufb50-\ufbb1\ufbd3-\ufc5d\ufc64-\ufd3d\ufd50-\ufdfb\ufe80-\ufefc"  # Arabic letters by place, and their ligatures
    "\u2e9f\u2ef3\u2f00-\u2fd5"  # Kangxi radicals, as some fonts have them for ideographs
    "]+"
)
_UNSEEN_OR_LINE_END = {
    b"\r": b"", b"\0": b"", b"\xc2": b"\xad", b"\xe2": rb"(?:\x80[\xa8\xa9]|\x81\xa0)", b"\xef": rb"\xbb\xbf",
}  # fmt: skip
_SURROGATE_OR_JOINED = {b"\xed": rb"[\xa0-\xbf]", b"\xef": rb"[\xac-\xb7\xba\xbb]", b"\xe2": rb"[\xba-\xbf]"}
"""By its first byte, how UTF-8 of what is replaced goes on, with few others: a byte is found five times as fast."""
_LINE_ENDS = ("\r\n", "\r", "\u2028", "\u2029")
_UNSEEN = "\0\u00ad\u2060\ufeff"
_MOST_MARKS = 30
"""On one letter; no script needs so many (UAX #15, 13 "Stream-Safe Text Format")."""
_JOINER = "\u034f"
_MAY_BE_MARK = re.compile(r"[^\x00-\u02ff\u2000-\u206f\u4e00-\u9fff\uac00-\ud7a3]")
"""What is left of a text without Latin letters, punctuation, ideographs and Hangul syllables, none of which are marks.

Every mark is one of these characters, as of the next ones, but not every one of them is a mark.
"""
_MANY_MARKS = re.compile(rf"[^\w\s\x00-\x7f{_JOINER}]{{{_MOST_MARKS + 1},}}")


def plain_characters(text: str) -> str:
    r"""Return the text in the form in which every text leaves the room.

    `\n` for every line end, nothing for what is never seen, letters for ligatures, NFC.
    """
    if text.isascii():
        return text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "")
    data = text.encode(errors="surrogatepass")
    if _may_hold(data, _UNSEEN_OR_LINE_END):
        text = without_unseen(with_one_line_end(text))
    if not _may_hold(data, _SURROGATE_OR_JOINED):
        return unicodedata.normalize("NFC", with_few_marks_together(text))
    text = with_few_marks_together(_SURROGATES.sub("\ufffd", text))
    return unicodedata.normalize("NFC", with_letters_for_ligatures(text))


def _may_hold(data: bytes, patterns: Mapping[bytes, bytes]) -> bool:
    return any(first in data and re.search(first + rest, data) for first, rest in patterns.items())


def with_one_line_end(text: str) -> str:
    r"""Return the text with `\n` for every line end, whatever system or format it comes from."""
    # To replace what is not there costs a tenth of a pattern that is not found.
    for line_end in _LINE_ENDS:
        text = text.replace(line_end, "\n")
    return text


def without_unseen(text: str) -> str:
    """Return the text without NULs, soft hyphens, word joiners and byte order marks, which tear words apart."""
    for unseen in _UNSEEN:
        text = text.replace(unseen, "")
    return text


def with_few_marks_together(text: str) -> str:
    """Return the text with a joiner (U+034F) after every 30 marks that stand together, as UAX #15 has it.

    Python sorts such marks in a time that grows with the square of their number: half a million take hours.
    """
    # Where many are together, one is at a place that is looked at.
    return _MANY_MARKS.sub(_joined_marks, text) if _has_marks(text[::_MOST_MARKS]) else text


def _joined_marks(found: re.Match[str]) -> str:
    run = found[0]
    if not _has_marks(run):
        return run
    return _JOINER.join(run[start : start + _MOST_MARKS] for start in range(0, len(run), _MOST_MARKS))


def _has_marks(text: str) -> bool:
    return any(unicodedata.category(letter).startswith("M") for letter in set(_MAY_BE_MARK.findall(text)))


def with_letters_for_ligatures(text: str) -> str:
    """Return the text with plain letters for ligatures, shaped Arabic letters (lam-alef, too) and Kangxi radicals.

    PDFs have the shapes that were printed; other compatibility forms (superscripts, full width) say something and stay.
    """
    return _JOINED_OR_SHAPED.sub(lambda found: unicodedata.normalize("NFKC", found[0]), text)
