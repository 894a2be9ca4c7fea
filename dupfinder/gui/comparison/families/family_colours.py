"""Colours of the different wordings of a paragraph; their letters say the same without colour."""

from dataclasses import dataclass

from PySide6.QtGui import QPalette

from dupfinder.gui.toolkit.colours import DARK, colours_for


@dataclass(frozen=True, slots=True, kw_only=True)
class WordingColours:
    """Backgrounds as `#rrggbb`; `letter` has a contrast of at least 4.5 : 1 on `others`, and `quiet_letter` on `first`.

    The first wording, that of the keeper, is the one that does not catch the eye.
    """

    first: str
    quiet_letter: str
    others: tuple[str, ...]
    letter: str

    def back(self, number: int) -> str:
        """Return the background of a wording, counted from 0; after the last colour the second one comes again."""
        return self.others[(number - 1) % len(self.others)] if number else self.first

    def front(self, number: int) -> str:
        """Return the colour of its letter."""
        return self.letter if number else self.quiet_letter


# Light and heavy hues alternate, so that neighbours in the alphabet are told apart by those who see few colours, too.
LIGHT_WORDINGS = WordingColours(
    first="#e9edf2",
    quiet_letter="#586473",
    others=("#a9c6ff", "#ffcf70", "#bfe3a1", "#d39bef", "#f7b1a8", "#79d3d9", "#c9b89a", "#ef7fb4"),
    letter="#1a2027",
)
DARK_WORDINGS = WordingColours(
    first="#242a33",
    quiet_letter="#9ca7b5",
    others=("#2f5bb5", "#7d5700", "#3f6b22", "#79409a", "#8f3f35", "#13676e", "#665a50", "#8c2f63"),
    letter="#f3f6fa",
)


def wording_colours_for(palette: QPalette) -> WordingColours:
    """Return the colours that belong to a palette."""
    return DARK_WORDINGS if colours_for(palette) is DARK else LIGHT_WORDINGS
