"""Pages that were drawn twice are known to be alike without being laid over each other; none else is."""

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from dupfinder.verify import are_unmoved, compare_pages
from dupfinder.verify.looks import SIDE_PX
from scanned_pages import page, scanned


def grey(image: Image.Image) -> NDArray[np.uint8]:
    scale = SIDE_PX / max(image.size)
    return np.asarray(image.convert("L").resize((round(image.width * scale), round(image.height * scale))))


def lighter(one: NDArray[np.uint8], by: int) -> NDArray[np.uint8]:
    return np.minimum(one.astype(np.int16) + by, 255).astype(np.uint8)


@pytest.mark.parametrize("by", [0, 3, 12])
def test_one_drawing_in_two_shades_is_unmoved_and_alike(by: int) -> None:
    one = grey(page(1))
    assert are_unmoved(one, lighter(one, by))
    assert are_unmoved(lighter(one, by), one)
    found = compare_pages(one, lighter(one, by))
    assert (found.is_alike, found.share, found.differing) == (True, 1.0, ())


@pytest.mark.parametrize(
    "other",
    [
        lambda: grey(page(2)),
        lambda: grey(page(1, name="Mrs. Woodworth-Jones & Sons")),
        lambda: np.roll(grey(page(1)), 2, axis=1),
        lambda: grey(page(1))[::-1, ::-1],
        lambda: grey(page(1))[:, :-1],
        lambda: grey(scanned(page(1), 1)),
        lambda: lighter(grey(page(1)), 60),
    ],
    ids=["other page", "other name", "shifted", "turned", "narrower", "scanned", "much lighter"],
)
def test_anything_else_is_looked_at_closely(other: Callable[[], NDArray[np.uint8]]) -> None:
    assert not are_unmoved(grey(page(1)), other())


def test_a_word_more_on_a_page_is_seen() -> None:
    one = grey(page(1))
    more = one.copy()
    more[-40:-34, 20:24] = 128
    assert not are_unmoved(one, more)


def test_icons_are_no_pages() -> None:
    icon = grey(page(1))[:63, :63]
    assert not are_unmoved(icon, icon)
