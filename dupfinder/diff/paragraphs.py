"""Paragraphs: the lines of a text, and lines joined again that only a narrow page had broken."""

from collections.abc import Sequence

from dupfinder.diff.words import SPACELESS_SEAM


def lines(text: str) -> list[str]:
    """Return the lines of a text without their ends (a form feed ends a line, too) and without the blank ones.

    Blank lines are left out because they say nothing to a reader and would pull unrelated paragraphs together.
    """
    return [line for line in text.splitlines() if line and not line.isspace()]


def joined(parts: Sequence[str]) -> str:
    """Return lines as one paragraph: with a space at each seam, but none inside unspaced script."""
    if len(parts) == 1:
        return parts[0]
    return SPACELESS_SEAM.sub("", "\n".join(part.strip() for part in parts)).replace("\n", " ")
