"""What moved and what was found can be read in both themes."""

import pytest

from colour_contrast import TEXT_CONTRAST, contrast
from dupfinder.gui.toolkit.colours import DARK, LIGHT, Colours, colours_for
from dupfinder.gui.toolkit.theme import make_palette

SIGN_CONTRAST = 3.0
"""WCAG 2.2, 1.4.11."""
BOTH = pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])


@BOTH
def test_text_can_be_read_on_all_of_them(colours: Colours) -> None:
    for back in (colours.move_row, colours.move_word, colours.found):
        assert contrast(colours.text, back) >= TEXT_CONTRAST
    assert contrast(colours.on_found_current, colours.found_current) >= TEXT_CONTRAST


@BOTH
def test_signs_and_what_is_looked_at_stand_out(colours: Colours) -> None:
    assert contrast(colours.move_mark, colours.move_row) >= SIGN_CONTRAST
    assert contrast(colours.move_mark, colours.window) >= SIGN_CONTRAST
    assert contrast(colours.found_current, colours.found) >= SIGN_CONTRAST


@BOTH
def test_a_palette_tells_its_colours(colours: Colours) -> None:
    assert colours_for(make_palette(colours)) is colours
