"""Signs: characters of a text that carry meaning and are no words, so that "−1,200 €" is not taken for "1.200 $".

Words are compared without punctuation, case and compatibility forms, since exports and editors change those. What is
left out there and still changes what a text says is found here: two texts with the same words have the same signs
exactly when they have the same digest.
"""

import functools
import re
import sys
import unicodedata

from dupfinder.domain.beyond import ContentItem, digest_of

_SHOWN = 12
"""Of the distinct signs of a text, for a person."""

_BOXES = "☐☑☒✓✔✗✘"
_TICKED = "\uf0fe\uf0fd\uf0a8\uf06f\uf0fc\uf0fb\uf078\uf051\uf052\uf053\uf054"
"""Check boxes, ticks and crosses of Wingdings, which fonts of symbols put into the private use area."""
_RAISED = "\u00b2\u00b3\u00b9\u2070-\u209c\u00bc-\u00be\u2150-\u215f\u2189\u2460-\u24ff"
"""Raised and lowered figures, fractions, figures in circles: their compatibility forms are plain figures."""
_QUOTES_AND_BULLETS = "`´¨‚‹›«»•‣⁃∙·⋅¦|"
"""Symbols by their category, and here nothing but typography."""

_BULLET = re.compile(
    rf"^[ \t]*(?:[+*\-–—−→➔➜➢➤❖❑❒♦\u25a0-\u25ff\ue000-\uf8ff])(?<![{_BOXES}{_TICKED}])[ \t]+", re.MULTILINE
)
_RULE = re.compile(r"([^\w\s])(?:[ \t]?\1){3,}")
"""A line drawn with characters."""
_LIFTED = re.compile(rf"[{_RAISED}]")
_MINUS = re.compile(r"(?<![^\W_])[-–−](?=\d)")
_KEPT_MINUS = "\u2212"
_OPEN = re.compile(r"\((?=[^()\w]*\d[\d.,'’  ]*[^()\w]*\))")
"""Of an amount in brackets, which is one below nought."""
_KEPT_OPEN = "\u2983"


@functools.cache
def _left_out() -> re.Pattern[str]:
    """Return what is neither in a word nor a sign."""
    symbols = [
        chr(point)
        for point in range(0x80, sys.maxunicode + 1)
        if unicodedata.category(chr(point)) in {"Sc", "Sm", "So"} or 0xE000 <= point <= 0xF8FF
        if chr(point) not in _QUOTES_AND_BULLETS
    ]
    kept = _ranges(symbols)
    inside = r"(?<=[^\W_])[#@*/](?=\w)|(?<=[^\W_])[#*](?![^\W_])|(?<![^\W_])[#*](?=[^\W_])|(?<=\d)[.,:](?=\d)"
    return re.compile(rf"({inside})|[^\w{kept}\u2983?!؟+<>=%‰&@$\\{{}}^~]+|_")


def _ranges(characters: list[str]) -> str:
    """Return rising characters as the inside of a class."""
    found: list[list[str]] = []
    for one in characters:
        if found and ord(one) == ord(found[-1][1]) + 1:
            found[-1][1] = one
        else:
            found.append([one, one])
    return "".join(f"{re.escape(first)}-{re.escape(last)}" for first, last in found)


def signs(text: str) -> ContentItem | None:
    """Return all signs of a text as one item, with their places among its letters and figures; `None` if it has none.

    Folded, because no two programs agree on them: quotation marks, dashes between words, bullets, ellipses, all kinds
    of white space, brackets but those of an amount, and lines drawn with characters.
    """
    text = _RULE.sub(" ", _BULLET.sub("", text))
    text = _OPEN.sub(_KEPT_OPEN, _MINUS.sub(_KEPT_MINUS, text))
    if not text.isascii():
        text = _LIFTED.sub(r"^\g<0>", text)
        if not unicodedata.is_normalized("NFKC", text):
            text = unicodedata.normalize("NFKC", text)
    kept = _left_out().sub(r"\1", text).casefold()
    found = _SIGN.findall(kept)
    if not found:
        return None
    shown = [f"{count} × {sign}" for sign, count in _counted(found)]
    return ContentItem(digest_of(kept), "  ".join(shown[:_SHOWN]))


_SIGN = re.compile(r"[^\w]")


def _counted(found: list[str]) -> list[tuple[str, int]]:
    counts: dict[str, int] = {}
    for sign in found:
        counts[sign] = counts.get(sign, 0) + 1
    return sorted(counts.items(), key=lambda one: (-one[1], one[0]))
