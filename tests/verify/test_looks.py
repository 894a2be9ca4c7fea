"""Pages that were scanned twice are alike; pages that share a letterhead, or all but a name, are not."""

import itertools
import random
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from dupfinder.verify import Likeness, compare_pages
from dupfinder.verify.looks import SIDE_PX
from dupfinder.verify.overlaying import correlations, covered, near
from rescanned_pages import (
    SCANNERS,
    answered,
    calendar,
    chapter,
    charted,
    headed,
    letter,
    questionnaire,
    rescanned,
)
from scanned_pages import page, scanned


def grey(image: Image.Image, side: int = SIDE_PX) -> NDArray[np.uint8]:
    scale = side / max(image.size)
    return np.asarray(image.resize((round(image.width * scale), round(image.height * scale))))


def photograph(number: int) -> Image.Image:
    chance = np.random.default_rng(number)
    rough = sum(np.kron(chance.random((3 * 2**k, 4 * 2**k)), np.ones((192 >> k, 192 >> k))) / 2**k for k in range(6))
    return Image.fromarray((40 + 90 * rough).clip(0, 255).astype(np.uint8))


def test_a_page_scanned_twice_is_alike() -> None:
    found = compare_pages(grey(scanned(page(1), 1)), grey(scanned(page(1), 2)))
    assert found.is_alike
    assert found.share >= 0.99
    assert not found.is_turned


def test_a_page_scanned_upside_down_is_alike_and_said_to_be_turned() -> None:
    found = compare_pages(grey(scanned(page(1), 1)), grey(scanned(page(1), 2, upside_down=True)))
    assert found.is_alike
    assert found.is_turned


def test_a_page_in_black_and_white_alone_is_alike() -> None:
    one_bit = scanned(page(1), 2).point(lambda value: 255 * (value > 140))
    assert compare_pages(grey(scanned(page(1), 1)), grey(one_bit)).is_alike


def test_writing_that_a_scan_in_one_bit_half_lost_is_still_alike() -> None:
    pale = np.array(page(1))
    pale[360:560] = 255 - (255 - pale[360:560]) * 0.5
    one_bit = scanned(Image.fromarray(pale), 2).point(lambda value: 255 * (value > 118))
    assert (np.asarray(one_bit)[370:550] == 0).mean() < 0.7 * (np.asarray(scanned(page(1), 2))[370:550] < 118).mean()
    found = compare_pages(grey(scanned(page(1), 1)), grey(one_bit))
    assert found.is_alike
    assert found.share >= 0.98


def test_words_under_a_black_bar_are_told() -> None:
    redacted = page(1)
    assert all((np.asarray(redacted)[top : top + 34, 80:400] < 128).mean() > 0.05 for top in (364, 398))
    ImageDraw.Draw(redacted).rectangle((76, 364, 640, 428), fill=0)
    found = compare_pages(grey(scanned(page(1), 1)), grey(scanned(redacted, 2)))
    assert not found.is_alike


def test_pages_with_other_words_are_not_alike() -> None:
    assert not compare_pages(grey(scanned(page(1), 1)), grey(scanned(page(2), 2))).is_alike


def test_letters_with_another_name_are_not_alike_and_the_cells_with_it_are_told() -> None:
    first, second = (page(1, name=name) for name in ("Mr. Miller, 12 Harbour Street", "Mrs. Woodworth-Jones & Sons"))
    found = compare_pages(grey(scanned(first, 1)), grey(scanned(second, 2)))
    assert not found.is_alike
    assert found.differing
    for (_, top, _, bottom), (_, other_top, _, other_bottom) in found.differing:
        assert top < 100 / 1170 < bottom + 1 / 24
        assert abs(top - other_top) < 0.03
        assert abs(bottom - other_bottom) < 0.03


def test_long_letters_with_other_words_of_the_same_width_are_not_alike_and_these_are_told() -> None:
    chance = random.Random(1)  # noqa: S311 - made-up pages
    first, second, again = (
        grey(rescanned(letter(number, body=4), SCANNERS["office"], chance)) for number in (5, 28, 5)
    )
    found = compare_pages(first, second)
    assert not found.is_alike
    assert all(0.15 < top < bottom < 0.22 and right < 0.3 for (_, top, right, bottom), _ in found.differing)
    assert len(found.differing) > 1
    found = compare_pages(first, again)
    assert (found.is_alike, found.share, found.differing) == (True, 1.0, ())


@pytest.mark.parametrize(
    "scanners",
    [
        ("harsh", "office"),
        ("one bit",) * 2,
        *(pytest.param(one, marks=pytest.mark.sweep) for one in (("office", "office"), ("middling", "one bit"))),
    ],
)
def test_another_word_of_the_same_width_is_told_whatever_scanners_saw_it(scanners: tuple[str, str]) -> None:
    for seed in (2, 3):
        chance = random.Random(seed)  # noqa: S311 - made-up pages
        first, second = (
            grey(rescanned(letter(number, body=4), SCANNERS[scanner], chance))
            for number, scanner in zip((5, 28), scanners, strict=True)
        )
        assert not compare_pages(first, second).is_alike


def test_one_other_tick_makes_another_page_however_much_there_is_on_it() -> None:
    chance = random.Random(1)  # noqa: S311 - made-up pages
    crowded = letter(1)
    ticked = [crowded.copy(), crowded.copy()]
    for each, x in zip(ticked, (900, 1000), strict=True):
        ImageDraw.Draw(each).line((x, 1610, x + 16, 1630, x + 50, 1590), fill=0, width=4)
    first, second = (grey(rescanned(each, SCANNERS["office"], chance)) for each in ticked)
    found = compare_pages(first, second)
    assert not found.is_alike


def test_pale_words_that_a_scan_in_one_bit_lost_count_less_than_black_ones() -> None:
    for shade, is_alike in ((150, True), (0, False)):
        full = page(1)
        ImageDraw.Draw(full).text((500, 1080), "Paid", fill=shade, font_size=30)
        one_bit = scanned(page(1), 2).point(lambda value: 255 * (value > 110))
        assert compare_pages(grey(scanned(full, 1)), grey(one_bit)).is_alike is is_alike


@pytest.mark.parametrize("scanner", ["office", "one bit"])
def test_forms_with_other_boxes_ticked_are_not_alike(scanner: str) -> None:
    for number in range(0, 6, 2):
        chance = random.Random(number)  # noqa: S311 - made-up pages
        first, second = (grey(rescanned(questionnaire(number + each), SCANNERS[scanner], chance)) for each in range(2))
        assert not compare_pages(first, second).is_alike


@pytest.mark.parametrize("make", [chapter, headed, calendar, answered, charted, questionnaire])
def test_drawn_pages_of_one_template_are_not_alike_and_what_differs_is_told(
    make: Callable[[int], Image.Image],
) -> None:
    pages = [grey(make(number)) for number in (1, 5, 7)]
    for first, second in itertools.combinations(pages, 2):
        found = compare_pages(first, second)
        assert not found.is_alike
        assert found.differing or found == Likeness(is_alike=False)


@pytest.mark.parametrize("make", [chapter, headed])
def test_a_page_with_hardly_anything_on_it_is_alike_to_itself_alone(make: Callable[[int], Image.Image]) -> None:
    chance = random.Random(3)  # noqa: S311 - made-up pages
    one, again, other = (grey(rescanned(make(number), SCANNERS["office"], chance)) for number in (5, 5, 7))
    assert compare_pages(one, again).is_alike
    assert not compare_pages(one, other).is_alike


def test_a_single_stroke_of_a_pen_is_told_where_it_is() -> None:
    chance = random.Random(1)  # noqa: S311 - made-up pages
    blank = questionnaire(1)
    ticked = blank.copy()
    # Where no box is: beside the heading.
    ImageDraw.Draw(ticked).line((900, 90, 916, 110, 950, 70), fill=0, width=4)
    first, second = (grey(rescanned(each, SCANNERS["office"], chance)) for each in (blank, ticked))
    found = compare_pages(first, second)
    height, width = first.shape
    places = [(one[0] * width, one[1] * height, one[2] * width, one[3] * height) for one, _ in found.differing]
    x, y = 920 / 1240 * width, 90 / 1754 * height
    assert any(left - 30 <= x <= right + 30 and top - 30 <= y <= bottom + 30 for left, top, right, bottom in places)
    assert len(places) <= 3


def test_a_photograph_made_smaller_is_alike_and_another_one_is_not() -> None:
    first, second = photograph(1), photograph(2)
    assert compare_pages(grey(first), grey(first, side=700)).is_alike
    assert not compare_pages(grey(first), grey(second)).is_alike


@pytest.mark.parametrize("shape", [(1, 1), (5, 900), (64, 64)])
def test_what_is_too_small_or_empty_is_like_nothing(shape: tuple[int, int]) -> None:
    blank = np.full(shape, 255, np.uint8)
    assert compare_pages(blank, blank) == Likeness(is_alike=False)


def test_blank_pages_are_not_alike() -> None:
    blank = np.full((SIDE_PX, 724), 255, np.uint8)
    assert not compare_pages(blank, blank).is_alike


def test_pages_of_other_shapes_are_not_compared() -> None:
    upright = grey(page(1))
    assert compare_pages(upright, np.ascontiguousarray(upright[:724])) == Likeness(is_alike=False)


@pytest.mark.parametrize("quarters", [1, 3])
def test_a_page_scanned_sideways_is_alike_and_what_differs_is_told_where_it_lies(quarters: int) -> None:
    changed = page(1)
    ImageDraw.Draw(changed).rectangle((76, 364, 400, 428), fill=0)
    for drawn in (page(1), changed):
        sideways = np.ascontiguousarray(np.rot90(grey(scanned(drawn, 2)), quarters))
        found = compare_pages(grey(scanned(page(1), 1)), sideways)
        assert found.is_alike is (drawn is not changed)
        assert found.is_turned is found.is_alike
    assert len(found.differing) > 6
    for (_, top, _, bottom), (left, other_top, right, other_bottom) in found.differing:
        assert 0.27 < top < bottom < 0.42
        assert 0.27 < (left if quarters == 1 else 1 - right) < (right if quarters == 1 else 1 - left) < 0.42
        assert other_top < other_bottom


@given(
    arrays.arrays(np.float32, (12, 10), elements=st.floats(0, 1, width=32)),
    arrays.arrays(np.float32, (12, 10), elements=st.floats(0, 1, width=32)),
    st.integers(0, 2),
)
def test_cells_correlate_as_their_definition_says(
    first: NDArray[np.float32], second: NDArray[np.float32], reach: int
) -> None:
    found = correlations(first, second, rows=3, columns=2, reach=reach)
    shifts = list(itertools.product(range(-reach, reach + 1), repeat=2))
    for shift, (down, across) in enumerate(shifts):
        for row, column in itertools.product(range(3), range(2)):
            a = first[4 * row : 4 * row + 4, 5 * column : 5 * column + 5].astype(np.float64)
            b = np.array(
                [[_at(second, 4 * row + y + down, 5 * column + x + across) for x in range(5)] for y in range(4)]
            )
            expected = ((a - a.mean()) * (b - b.mean())).mean() / np.sqrt((a.var() + 1e-3) * (b.var() + 1e-3))
            assert found.correlation[shift, row, column] == pytest.approx(expected, abs=2e-3)


@given(
    arrays.arrays(np.float32, (12, 10), elements=st.sampled_from((0.0, 0.5, 1.0))),
    arrays.arrays(np.float32, (12, 10), elements=st.sampled_from((0.0, 0.25, 1.0))),
    st.integers(0, 1),
)
def test_ink_is_covered_as_its_definition_says(
    first: NDArray[np.float32], second: NDArray[np.float32], bars: int
) -> None:
    if bars:
        second[2:9, 1:8] = 1
    found = covered(first, second, rows=3, columns=2)
    for row, column in itertools.product(range(3), range(2)):
        places = list(itertools.product(range(4 * row, 4 * row + 4), range(5 * column, 5 * column + 5)))
        strokes = [_around(second, y, x, 1).max() - _around(second, y, x, 2).min() for y, x in places]
        shared = sum(min(first[place], stroke) for place, stroke in zip(places, strokes, strict=True))
        whole = sum(first[place] for place in places)
        assert found[row, column] == pytest.approx(shared / whole if whole else 0, abs=1e-5)


def test_ink_is_near_what_is_four_points_away_and_no_further() -> None:
    first, second = np.zeros((20, 40), np.float32), np.zeros((20, 40), np.float32)
    first[5, [3, 4, 24, 25]] = 1, 1, 0.5, 1
    second[5, [8, 30]] = 0.2
    assert near(first, second, rows=1, columns=2).tolist() == [[0.5, 0.0]]
    second[5, 29] = 0.2
    assert near(first, second, rows=1, columns=2)[0, 1] == pytest.approx(2 / 3)


def _around(picture: NDArray[np.float32], y: int, x: int, reach: int) -> NDArray[np.float32]:
    """Return the points of a picture that are no further away."""
    return picture[max(0, y - reach) : y + reach + 1, max(0, x - reach) : x + reach + 1]


def _at(picture: NDArray[np.float32], y: int, x: int) -> float:
    """Return a point of a picture, which is blank beyond its edges."""
    inside = 0 <= y < picture.shape[0] and 0 <= x < picture.shape[1]
    return float(picture[y, x]) if inside else 0.0
