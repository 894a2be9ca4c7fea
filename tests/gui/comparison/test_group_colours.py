"""Wordings of a paragraph can be read and told apart in both themes."""

from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from colour_contrast import TEXT_CONTRAST, contrast
from dupfinder.gui.comparison.group.wording_pane import (
    DARK_WORDINGS,
    LIGHT_WORDINGS,
    WordingColours,
    wording_colours_for,
)
from dupfinder.gui.toolkit.colours import DARK, LIGHT, Colours
from dupfinder.gui.toolkit.theme import make_palette

THEMES = pytest.mark.parametrize(
    ("wordings", "theme"), [(LIGHT_WORDINGS, LIGHT), (DARK_WORDINGS, DARK)], ids=["light", "dark"]
)


@THEMES
def test_the_letter_of_each_wording_can_be_read(wordings: WordingColours, theme: Colours) -> None:
    for number in range(30):
        assert contrast(wordings.front(number), wordings.back(number)) >= TEXT_CONTRAST
    assert wording_colours_for(make_palette(theme)) is wordings


@THEMES
def test_no_two_wordings_look_alike(wordings: WordingColours, theme: Colours) -> None:
    for one, other in combinations((theme.base, wordings.first, *wordings.others), 2):
        left, right = QColor(one), QColor(other)
        parts = ((left.red(), right.red()), (left.green(), right.green()), (left.blue(), right.blue()))
        least = 12 if theme.base in {one, other} else 40
        assert max(abs(a - b) for a, b in parts) >= least, (one, other)


@THEMES
def test_after_the_last_colour_the_keepers_own_does_not_come_again(wordings: WordingColours, theme: Colours) -> None:
    count = len(wordings.others)
    assert wordings.back(0) == wordings.first
    assert wordings.back(1) == wordings.back(count + 1) == wordings.others[0]
    assert wordings.first not in {wordings.back(number) for number in range(1, 100)}
    assert theme.accent not in wordings.others
