"""Perceptual hashes: the DCT against its definition, and what of a page they do not mind."""

import io
import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from dupfinder.domain.looks import HASHES, turned
from dupfinder.fingerprint.looks import CELLS, WAVES, _cut, _hash, hashes

Grey = NDArray[np.uint8]
HEIGHT, WIDTH = 512, 362
NEAR_BITS = 12


def page(seed: int = 1, lines: int = 34) -> Grey:
    """Return a sheet with lines of words, as long as chance has it."""
    chance = np.random.default_rng(seed)
    sheet = np.full((HEIGHT, WIDTH), 250, np.uint8)
    for line in range(lines):
        place, end = 40, chance.integers(120, 320)
        while place < end:
            word = int(chance.integers(5, 30))
            sheet[40 + 12 * line : 46 + 12 * line, place : min(place + word, end)] = 30
            place += word + 4
        if chance.random() < 0.2:
            sheet[40 + 12 * line : 46 + 12 * line] = 250
    return sheet


PAGE = page()


def found(grey: Grey) -> tuple[int, ...]:
    result = hashes(grey)
    assert result is not None
    return result


def distance(one: tuple[int, ...], other: tuple[int, ...]) -> list[int]:
    return [(a ^ b).bit_count() for a, b in zip(one, other, strict=True)]


def as_array(image: Image.Image) -> Grey:
    return np.asarray(image.convert("L"))


def dct_signs(cells: NDArray[np.float32]) -> list[float]:
    """Return the lowest waves of a picture, by the definition of a DCT, without those that are level."""
    places = [math.pi * (place + 0.5) / CELLS for place in range(CELLS)]
    sums = []
    for down in range(1, WAVES + 1):
        for across in range(1, WAVES + 1):
            rows = (
                sum(float(cell) * math.cos(across * place) for cell, place in zip(row, places, strict=True))
                for row in cells
            )
            sums.append(sum(total * math.cos(down * place) for total, place in zip(rows, places, strict=True)))
    return sums


@settings(max_examples=15)
@given(arrays.arrays(np.float32, (CELLS, CELLS), elements=st.floats(0, 1, width=32)))
def test_a_hash_is_the_signs_of_the_lowest_waves(cells: NDArray[np.float32]) -> None:
    bits = f"{_hash(cells):064b}"
    for bit, wave in zip(bits, dct_signs(cells), strict=True):
        assert abs(wave) < 1e-2 or (bit == "1") == (wave > 0)


def test_the_first_bit_is_the_slowest_wave() -> None:
    places = np.cos(np.pi * (np.arange(CELLS) + 0.5) / CELLS).astype(np.float32)
    assert _hash(np.outer(places, places)) >> 63 == 1
    assert _hash(-np.outer(places, places)) >> 63 == 0


@settings(max_examples=30)
@given(arrays.arrays(np.float32, (CELLS, CELLS), elements=st.floats(0, 1, width=32)))
def test_upside_down_every_other_wave_changes_its_sign(cells: NDArray[np.float32]) -> None:
    level = [abs(wave) < 1e-2 for wave in dct_signs(cells)]
    differing = f"{_hash(np.ascontiguousarray(cells[::-1, ::-1])) ^ turned((_hash(cells),))[0]:064b}"
    assert all(bit == "0" or is_level for bit, is_level in zip(differing, level, strict=True))


def test_what_is_cut_straight_out_is_the_mean_of_its_places() -> None:
    sheet = np.random.default_rng(1).random((192, 192)).astype(np.float32)
    framed = np.pad(sheet, 1)
    cells = _cut(framed, 0.0, (0.0, 0.0, 96.0, 96.0))
    assert np.allclose(cells, sheet.reshape(64, 3, 64, 3).mean(axis=(1, 3)))
    beyond = _cut(framed, 0.0, (0.0, 0.0, 192.0, 192.0))
    assert beyond[:15].max() == beyond[:, -15:].max() == 0


@pytest.mark.parametrize("frame", [(0.0, 0.0, 60.0, 90.0), (7.3, -20.1, 44.7, 12.9), (-80.0, 75.5, 140.2, 133.3)])
def test_whole_rows_and_columns_are_the_same_places(frame: tuple[float, float, float, float]) -> None:
    framed = np.pad(np.random.default_rng(2).random((151, 120)).astype(np.float32), 1)
    assert (_cut(framed, 0.0, frame) == _cut(framed, 1e-30, frame)).all()


def test_a_page_has_three_hashes_of_64_bits_always_the_same() -> None:
    assert len(found(PAGE)) == HASHES
    assert all(0 <= one < 1 << 64 for one in found(PAGE))
    assert found(PAGE) == found(PAGE.copy())


def test_a_page_with_no_more_than_its_number_has_none() -> None:
    numbered = np.full((HEIGHT, WIDTH), 255, np.uint8)
    numbered[-30:-22, WIDTH // 2 : WIDTH // 2 + 12] = 60
    assert hashes(numbered) is None
    numbered[50:58, 20 : WIDTH - 20 : 2] = 0  # a line of writing
    assert hashes(numbered) is not None


def test_an_empty_page_has_none() -> None:
    assert hashes(np.full((HEIGHT, WIDTH), 240, np.uint8)) is None
    dusty = np.random.default_rng(1).integers(225, 240, (HEIGHT, WIDTH), np.uint8)
    dusty[100, 100] = 0
    assert hashes(dusty) is None


@pytest.mark.parametrize("shape", [(1, 1), (1, 40), (40, 1), (3, 3), (17, 300), (512, 17)])
def test_pictures_of_any_shape_are_hashed(shape: tuple[int, int]) -> None:
    grey = np.random.default_rng(1).integers(0, 256, shape, np.uint8)
    result = hashes(grey)
    assert result is None or len(result) == HASHES


def test_other_pages_are_told_apart() -> None:
    others = [found(page(seed, lines)) for seed, lines in zip(range(2, 12), range(12, 34, 2), strict=False)]
    assert sum(min(distance(found(PAGE), other)) > NEAR_BITS for other in others) >= 8


def jpeg(quality: int) -> Grey:
    file = io.BytesIO()
    Image.fromarray(PAGE).save(file, "JPEG", quality=quality)
    return as_array(Image.open(file))


def shifted(across: int, down: int) -> Grey:
    sheet = np.full_like(PAGE, 250)
    sheet[down:, across:] = PAGE[: HEIGHT - down, : WIDTH - across]
    return sheet


def darker() -> Grey:
    shade = np.linspace(0.6, 0.9, WIDTH)
    return (PAGE * shade).astype(np.uint8)


def rotated(degrees: float) -> Grey:
    return as_array(Image.fromarray(PAGE).rotate(degrees, Image.Resampling.BICUBIC, fillcolor=250))


def framed() -> Grey:
    sheet = PAGE.copy()
    sheet[:, :12] = 5
    sheet[:9] = 5
    return sheet


def noisy() -> Grey:
    noise = np.random.default_rng(3).normal(0, 15, PAGE.shape)
    return np.clip(PAGE + noise, 0, 255).astype(np.uint8)


@pytest.mark.parametrize(
    "scan",
    [
        jpeg(90), jpeg(30), shifted(6, 9), darker(), rotated(1.3), rotated(-0.7), framed(), noisy(),
        ((PAGE > 140) * 255).astype(np.uint8),
        PAGE[10:-14, 12:-6],
        as_array(Image.fromarray(PAGE).resize((300, 424), Image.Resampling.BOX)),
        as_array(Image.fromarray(PAGE).filter(ImageFilter.GaussianBlur(1))),
    ],
    ids=["jpeg90", "jpeg30", "shifted", "darker", "left", "right", "framed", "noisy", "bits", "cut", "small", "soft"],
)  # fmt: skip
def test_a_page_that_was_scanned_again_is_found(scan: Grey) -> None:
    assert min(distance(found(PAGE), found(scan))) <= NEAR_BITS
    upside_down = np.ascontiguousarray(scan[::-1, ::-1])
    assert min(distance(turned(found(PAGE)), found(upside_down))) <= NEAR_BITS
    assert min(distance(found(PAGE), found(upside_down))) > NEAR_BITS


@pytest.mark.parametrize("scan", [PAGE, rotated(1.3), rotated(-0.7)], ids=["straight", "left", "right"])
def test_a_page_that_was_scanned_sideways_is_found_either_way_up(scan: Grey) -> None:
    for quarters in (1, 3):
        sideways = found(np.ascontiguousarray(np.rot90(scan, quarters)))
        assert min(*distance(found(scan), sideways), *distance(turned(found(scan)), sideways)) <= 2
        assert min(*distance(found(PAGE), sideways), *distance(turned(found(PAGE)), sideways)) <= NEAR_BITS


def test_a_square_page_keeps_its_hashes_when_a_margin_is_cut() -> None:
    square = PAGE[80 : 80 + WIDTH]
    assert min(distance(found(square), found(square[4:]))) <= NEAR_BITS


@pytest.mark.parametrize("fall", [-0.057, 0.057])
def test_lines_steeper_than_any_slope_that_is_tried_are_hashed(fall: float) -> None:
    for width in (456, 492, 496):
        down, across = np.mgrid[:60, :width]
        striped = np.where((down - fall * across) % 8 < 4, 30, 250).astype(np.uint8)
        assert len(found(striped)) == HASHES


@pytest.mark.parametrize("scan", [rotated(3.4), rotated(-3.4)], ids=["left", "right"])
def test_a_page_scanned_a_little_steeper_than_is_tried_first_is_set_straight(scan: Grey) -> None:
    assert min(distance(found(PAGE), found(scan))) <= NEAR_BITS


def test_lines_that_stand_are_set_straight() -> None:
    upright, standing = found(rotated(1.3)[:WIDTH]), found(np.ascontiguousarray(np.rot90(rotated(1.3)[:WIDTH])))
    assert max(distance(standing, found(np.ascontiguousarray(np.rot90(PAGE[:WIDTH]))))) <= NEAR_BITS
    assert min(distance(upright, standing)) > NEAR_BITS
