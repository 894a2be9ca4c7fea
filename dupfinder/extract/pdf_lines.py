"""Lines of text and their places on the pages of a PDF."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a page, with places in points; for a line that runs from right to left, `left` and `right` are mirrored."""

    text: str
    left: float
    """Where the first letter starts."""
    right: float
    """Where the last letter starts."""
    baseline: float

    @property
    def letter_width(self) -> float:
        """Return the mean advance of a letter in points, at least one."""
        return max(1.0, (self.right - self.left) / max(1, len(self.text) - 1))


@dataclass(frozen=True, slots=True)
class Page:
    """What is written on a page."""

    lines: tuple[Line, ...]
    """In reading order."""
    height: float
    """In points."""
    inserted: tuple[str, ...] = ()
    """What was filled into form fields or typed over the page; its place in the text is not known."""
