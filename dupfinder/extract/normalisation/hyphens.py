"""Words divided at the end of a line: hyphens that belong to the word, and those that only the line's end put there."""

import itertools
import re
from collections.abc import Set as AbstractSet

LINE_END_HYPHEN = "\ufffe"
"""What pdfium writes for a hyphen between two letters at the end of a line, with the next line right after it."""
LONGEST_WORD = 80
WORD = re.compile(rf"[\w{LINE_END_HYPHEN}-]+")
FIRST_PART = re.compile(r"\w+$")
SECOND_PART = re.compile(r"\w+")
DIGIT = re.compile(r"\d")

DIVIDING_SHARE = 0.04
DIVIDING_COUNT = 10
"""More lines than these that end with a hyphen mean that a program hyphenated the text; compounds are rarer."""
TELLING_LETTERS = (4, 3)
"""From so many letters on, a first or second part that is a word of the document speaks for a compound."""


def resolve_hyphens(text: str, *, line_count: int) -> str:
    """Return `text`, of so many lines, with each `LINE_END_HYPHEN` replaced by a hyphen or by nothing.

    What the document does with the same word elsewhere decides; else what the two parts look like.
    """
    count = text.count(LINE_END_HYPHEN)
    if count == 0:
        return text
    words = {word for word in WORD.findall(text.casefold()) if LINE_END_HYPHEN not in word}
    is_hyphenated = count >= DIVIDING_COUNT and count > DIVIDING_SHARE * line_count
    first, *others = text.split(LINE_END_HYPHEN)
    pieces = [first]
    for before, after in itertools.pairwise((first, *others)):
        belongs = _belongs(before[-LONGEST_WORD:], after[:LONGEST_WORD], words, is_hyphenated=is_hyphenated)
        pieces += ("-" if belongs else "", after)
    return "".join(pieces)


def _belongs(before: str, after: str, words: AbstractSet[str], *, is_hyphenated: bool) -> bool:
    """Return whether the hyphen between `before` and `after` is part of the word."""
    first, second = FIRST_PART.search(before), SECOND_PART.match(after)
    if first is None or second is None or not second[0][0].islower():
        return True
    parts = first[0].casefold(), second[0].casefold()
    if DIGIT.search("".join(parts)):
        return True
    if "".join(parts) in words:
        return False
    if "-".join(parts) in words or (first.start() > 0 and before[first.start() - 1] in "-./@"):
        return True
    return not is_hyphenated and any(
        part in words and len(part) >= least for part, least in zip(parts, TELLING_LETTERS, strict=True)
    )
