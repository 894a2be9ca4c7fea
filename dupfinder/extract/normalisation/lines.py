"""Lines of text and their places on the pages of a PDF."""

from dataclasses import dataclass
from typing import NamedTuple


class Line(NamedTuple):
    """One line of a page; places in points, `left` and `right` mirrored for a line from right to left.

    A tuple, since a frozen dataclass takes three times as long to make, and there is one for each line of each PDF.
    """

    text: str
    """Not empty, without white space at its ends."""
    left: float
    """Where the first letter starts."""
    right: float
    """Where the last letter starts."""
    baseline: float


@dataclass(frozen=True, slots=True)
class Page:
    """What is written on a page."""

    lines: tuple[Line, ...]
    """In reading order."""
    height: float
    """In points."""
    inserted: tuple[str, ...] = ()
    """What was filled into form fields or typed over the page; its place in the text is not known."""
    files: tuple[str, ...] = ()
    """The names of files that are attached to a place on the page."""
