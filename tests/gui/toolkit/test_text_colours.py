"""What moved and what was found can be read in both themes."""

import pytest

from colour_contrast import TEXT_CONTRAST, contrast
from dupfinder.gui.toolkit.colours import DARK, DARK_TEXT, LIGHT, LIGHT_TEXT, Colours, TextColours, text_colours_for
from dupfinder.gui.toolkit.theme import make_palette

SIGN_CONTRAST = 3.0
"""WCAG 2.2, 1.4.11."""
BOTH = pytest.mark.parametrize(("colours", "others"), [(LIGHT, LIGHT_TEXT), (DARK, DARK_TEXT)], ids=["light", "dark"])


@BOTH
def test_text_can_be_read_on_all_of_them(colours: Colours, others: TextColours) -> None:
    for back in (others.move_row, others.move_word, others.found):
        assert contrast(colours.text, back) >= TEXT_CONTRAST
    assert contrast(others.on_found_current, others.found_current) >= TEXT_CONTRAST


@BOTH
def test_signs_and_what_is_looked_at_stand_out(colours: Colours, others: TextColours) -> None:
    assert contrast(others.move_mark, others.move_row) >= SIGN_CONTRAST
    assert contrast(others.move_mark, colours.window) >= SIGN_CONTRAST
    assert contrast(others.found_current, others.found) >= SIGN_CONTRAST


@BOTH
def test_a_palette_tells_its_colours(colours: Colours, others: TextColours) -> None:
    assert text_colours_for(make_palette(colours)) is others
