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
"""More lines than these that end with a hyphen mean that a program hyphenated the text; compounds are rarer.
Where there are fewer, and no word of the text is one of those divided, no program did."""
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
    first, *others = text.split(LINE_END_HYPHEN)
    ends = [(before[-LONGEST_WORD:], after[:LONGEST_WORD]) for before, after in itertools.pairwise((first, *others))]
    is_dense = count > DIVIDING_SHARE * line_count
    if is_dense or any("".join(parts) in words for parts in itertools.starmap(_parts, ends)):
        is_hyphenated = is_dense and count >= DIVIDING_COUNT
        stay = [_belongs(*one, words, is_hyphenated=is_hyphenated) for one in ends]
    else:
        stay = [True] * count
    pieces = [first]
    for is_part, after in zip(stay, others, strict=True):
        pieces += ("-" if is_part else "", after)
    return "".join(pieces)


def _parts(before: str, after: str) -> tuple[str, str]:
    """Return what stands around a hyphen, two empty strings where that cannot be one divided word."""
    first, second = FIRST_PART.search(before), SECOND_PART.match(after)
    if first is None or second is None or not second[0][0].islower() or DIGIT.search(first[0] + second[0]):
        return "", ""
    return first[0].casefold(), second[0].casefold()


def _belongs(before: str, after: str, words: AbstractSet[str], *, is_hyphenated: bool) -> bool:
    """Return whether the hyphen between `before` and `after` is part of the word."""
    parts = _parts(before, after)
    if not all(parts):
        return True
    if "".join(parts) in words:
        return False
    if "-".join(parts) in words or before[: -len(parts[0])].endswith(("-", ".", "/", "@")):
        return True
    return not is_hyphenated and any(
        part in words and len(part) >= least for part, least in zip(parts, TELLING_LETTERS, strict=True)
    )
