"""Long texts cut to a number of words, with an ellipsis where something is left out."""

import re

_WORD = re.compile(r"\S+")
_ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
MOST_LETTERS_A_WORD = 40
"""What is longer on average has no spaces where words end, as Chinese, or is no text: then letters are counted."""


def start_of(text: str, words: int | None) -> str:
    """Return the first so many words of a text; all of it with `None`."""
    end = _end_of_words(text, words)
    return text if end is None else f"{text[:end]} {_ELLIPSIS}"


def end_of(text: str, words: int | None) -> str:
    """Return the last so many words of a text; all of it with `None`."""
    start = _end_of_words(text[::-1], words)
    return text if start is None else f"{_ELLIPSIS} {text[len(text) - start :]}"


def middle_of(text: str, words: int | None) -> str:
    """Return a text without its middle if it has more than so many words: half of them from its start and end each."""
    if words is None or _end_of_words(text, words) is None:
        return text
    first = start_of(text, (words + 1) // 2)
    return f"{first} {end_of(text, words // 2).removeprefix(_ELLIPSIS).lstrip()}"


def _end_of_words(text: str, words: int | None) -> int | None:
    """Return where the first so many words end; `None` if the text has no more."""
    if words is None:
        return None
    most = words * MOST_LETTERS_A_WORD
    end = 0
    for number, match in enumerate(_WORD.finditer(text)):
        if number == words:
            return end
        end = match.end()
        if end > most:
            return most
    return None
