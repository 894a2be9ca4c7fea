"""Colours of the texts side by side that the themes do not have: of what moved, and of what was found."""

from dataclasses import dataclass

from PySide6.QtGui import QPalette

from dupfinder.gui.toolkit.colours import DARK, colours_for


@dataclass(frozen=True, slots=True, kw_only=True)
class TextColours:
    """Colours by what they mean, as `#rrggbb`; text on any of the backgrounds has a contrast of at least 4.5 : 1."""

    move_row: str
    move_word: str
    move_mark: str
    found: str
    found_current: str
    on_found_current: str


# Violet is as far from the orange and the teal of the two sides as from the blue of what is selected.
LIGHT_TEXT = TextColours(
    move_row="#f6f1fd",
    move_word="#d9c6f7",
    move_mark="#7a45c4",
    found="#fff08a",
    found_current="#6b5200",
    on_found_current="#ffffff",
)
DARK_TEXT = TextColours(
    move_row="#231c30",
    move_word="#50387c",
    move_mark="#bd95f5",
    found="#5c5000",
    found_current="#ffdf57",
    on_found_current="#1d1800",
)


def text_colours_for(palette: QPalette) -> TextColours:
    """Return the colours that belong to a palette."""
    return DARK_TEXT if colours_for(palette) is DARK else LIGHT_TEXT
