"""Names of versions are often long and nearly the same: the part by which each is known."""

import os
import re
from collections.abc import Sequence

_WORD_END = re.compile(r"[\W_]")
_LEAST_LEFT_OUT = 4
"""Fewer letters are not worth an ellipsis."""


def short_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return each name with an ellipsis for the words that all of them begin with, and for those they end with.

    A name that has nothing else stays as it is.
    """
    if len(names) < 2:
        return tuple(names)
    start = _whole_words(os.path.commonprefix(list(names)))
    rest = [name[start:] for name in names]
    end = _whole_words(os.path.commonprefix([name[::-1] for name in rest]))
    return tuple(_shortened(name, start, end) for name in names)


def _whole_words(shared: str) -> int:
    """Return how many letters of a shared beginning are whole words: `10` and `12` are told apart by more than a 2."""
    ends = [found.end() for found in _WORD_END.finditer(shared)]
    length = ends[-1] if ends else 0
    return length if length >= _LEAST_LEFT_OUT else 0


def _shortened(name: str, start: int, end: int) -> str:
    own = name[start : len(name) - end]
    if not own.strip():
        return name
    return f"{'…' if start else ''}{own}{'…' if end else ''}"
