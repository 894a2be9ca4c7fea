"""What is worked out for the inked part of a page alone is, to the last bit, what all of the page gives."""

import itertools

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from numpy.typing import NDArray

from dupfinder.verify import Sheet, are_unmoved, compare_pages, compare_sheets
from dupfinder.verify.overlaying import (
    Inked,
    Overlay,
    _firmness,
    correlations,
    covered,
    ink_of,
    near,
    reduced,
    widened,
)

Floats = NDArray[np.float32]
Grey = NDArray[np.uint8]

Rooms = list[tuple[int, int, int, int]]
ROOMS: st.SearchStrategy[Rooms] = st.lists(
    st.tuples(st.integers(0, 199), st.integers(0, 149), st.integers(1, 60), st.integers(1, 60)), max_size=3
)
SHAPES = st.sampled_from([(200, 150), (128, 99), (97, 130), (24, 16)])


def inked(shape: tuple[int, int], rooms: Rooms, seed: int) -> Floats:
    ink = np.zeros(shape, np.float32)
    chance = np.random.default_rng(seed)
    for top, left, height, width in rooms:
        part = ink[top % shape[0] :, left % shape[1] :][:height, :width]
        part[:] = chance.random(part.shape, np.float32) * (chance.random(part.shape) < 0.7)
    return ink


def all_correlations(first: Floats, second: Floats, rows: int, columns: int, reach: int) -> list[Floats]:
    height, width = first.shape[0] // rows, first.shape[1] // columns
    whole, count = (rows * height, columns * width), height * width
    padded = np.pad(second, reach)

    def sums(values: Floats) -> Floats:
        by_row = np.add.reduce(values.reshape(rows, height, columns, width), axis=1, dtype=np.float32)
        return np.asarray(np.add.reduce(by_row, axis=2))

    a = np.ascontiguousarray(first[: whole[0], : whole[1]])
    a_mean = sums(a) / count
    a_variance = np.maximum(sums(a * a) / count - a_mean**2, 0)
    found, side = [], 2 * reach + 1
    for y, x in itertools.product(range(side), range(side)):
        b = padded[y : y + whole[0], x : x + whole[1]]
        b_mean = sums(b) / count
        b_variance = np.maximum(sums(b * b) / count - b_mean**2, 0)
        covariance = sums(a * b) / count - a_mean * b_mean
        found.append(covariance / np.sqrt((a_variance + np.float32(1e-3)) * (b_variance + np.float32(1e-3))))
        if y == x == reach:
            middle = [b_variance, b_mean]
    return [np.array(found), a_variance, middle[0], a_mean, middle[1]]


def all_shares(part: Floats, whole: Floats, rows: int, columns: int) -> Floats:
    height, width = whole.shape[0] // rows, whole.shape[1] // columns
    ink, all_ink = (
        one[: rows * height, : columns * width].reshape(rows, height, columns, width).sum((1, 3), np.float32)
        for one in (part, whole)
    )
    return np.asarray(ink / np.maximum(all_ink, 1e-6))


def everywhere(overlay: Overlay, second: Floats, shape: tuple[int, int]) -> Floats:
    source = second[::-1, ::-1] if overlay.is_turned else second
    longer, side = max(source.shape), max(shape)
    y, x = ((np.arange(count) + 0.5 - count / 2) / side for count in shape)
    matrix, padded = overlay.matrix, np.pad(source, 1)
    places = []
    for n in range(2):
        by_row = (matrix[n, 0] * y + matrix[n, 2]) * longer + source.shape[n] / 2 - 0.5 + 1
        by_column = matrix[n, 1] * x * longer
        moved = by_row.astype(np.float32)[:, None] + by_column.astype(np.float32)
        places.append(np.clip(moved, 0, np.float32(padded.shape[n] - 1.001)))
    (down, across), (row, column) = places, [one.astype(np.int32) for one in places]
    down, across = (down - row).astype(np.float32), (across - column).astype(np.float32)
    upper = padded[row, column] + (padded[row, column + 1] - padded[row, column]) * across
    lower = padded[row + 1, column] + (padded[row + 1, column + 1] - padded[row + 1, column]) * across
    return np.asarray(upper + (lower - upper) * down)


@given(SHAPES, ROOMS, ROOMS, st.integers(0, 9), st.sampled_from([(12, 8, 2), (24, 16, 1), (8, 12, 1)]))
@example((200, 150), [], [], 1, (12, 8, 2))
@example((24, 16), [(23, 15, 1, 1)], [(0, 0, 1, 1)], 1, (12, 8, 2))
def test_blocks(shape: tuple[int, int], rooms: Rooms, others: Rooms, seed: int, blocks: tuple[int, int, int]) -> None:
    first, second = inked(shape, rooms, seed), inked(shape, others, seed + 1)
    rows, columns, reach = blocks
    found = correlations(first, second, rows=rows, columns=columns, reach=reach)
    expected = all_correlations(first, second, rows, columns, reach)
    assert np.array_equal(found.correlation, expected[0])
    assert np.array_equal(found.first_variance, expected[1])
    assert np.array_equal(found.second_variance, expected[2])
    assert np.array_equal(found.first_mean, expected[3])
    assert np.array_equal(found.second_mean, expected[4])

    strokes = widened(second) - -widened(widened(-second))
    grown = (second > 0.12).astype(np.float32)
    for _ in range(4):
        grown = widened(grown)
    for share, under in ((covered, strokes), (near, grown)):
        expected_share = all_shares(np.minimum(first, under), first, rows, columns)
        assert np.array_equal(share(first, second, rows=rows, columns=columns), expected_share)


@given(SHAPES, ROOMS, st.integers(0, 9))
def test_how_firmly_blocks_stand(shape: tuple[int, int], rooms: Rooms, seed: int) -> None:
    ink = inked(shape, rooms, seed)
    height, width = shape[0] // 12, shape[1] // 8
    down, across = (np.gradient(ink, axis=axis)[: 12 * height, : 8 * width] for axis in (0, 1))
    yy, yx, xx = (
        np.add.reduce(np.add.reduce(one.reshape(12, height, 8, width), axis=1, dtype=np.float32), axis=2).ravel()
        for one in (down * down, down * across, across * across)
    )
    tensors = np.stack((yy, yx, yx, xx), axis=1).reshape(-1, 2, 2).astype(np.float64)
    strength = tensors.trace(axis1=1, axis2=2)
    assert np.array_equal(_firmness(ink, 12, 8), tensors / (strength + np.median(strength) + 1e-6)[:, None, None])


@given(
    st.tuples(SHAPES, SHAPES),
    ROOMS,
    st.integers(0, 9),
    st.lists(st.floats(-0.25, 0.25, width=32), min_size=6, max_size=6),
    st.sampled_from(["upright", "turned"]),
)
@example(((24, 16), (200, 150)), [(0, 0, 60, 60)], 1, [0.0] * 6, "upright")
@example(((24, 16), (24, 16)), [(0, 0, 60, 60)], 1, [0.0, 0.0, 0.9, 0.0, 0.0, -0.9], "turned")
def test_a_page_over_another(
    shapes: tuple[tuple[int, int], tuple[int, int]], rooms: Rooms, seed: int, moved: list[float], way: str
) -> None:
    (shape, other), is_turned = shapes, way == "turned"
    laid = Overlay(np.eye(2, 3) + np.array(moved).reshape(2, 3), is_turned)
    second = inked(other, rooms, seed)
    assert np.array_equal(laid.over(second, shape), everywhere(laid, second, shape))


@given(ROOMS, st.integers(0, 9), st.integers(120, 255), st.integers(0, 60))
def test_the_ink_of_a_page(rooms: Rooms, seed: int, paper: int, shade: int) -> None:
    dark = inked((200, 150), rooms, seed)
    grey = (np.linspace(paper - shade, paper, 200)[:, None] * (1 - dark)).astype(np.uint8)
    found = ink_of(grey)
    grey[0, 0] = 0  # a dark corner, far from all else: now the whole page may be ink
    grey[-1, -1] = 0
    everything = ink_of(grey)
    assert np.array_equal(found[40:-40, 40:-40], everything[40:-40, 40:-40])


@given(ROOMS, ROOMS, st.integers(0, 9), st.integers(0, 255))
@example([], [], 0, 255)
@example([(0, 0, 60, 60)], [(199, 149, 1, 1)], 0, 4)
def test_pages_that_did_not_move(rooms: Rooms, changed: Rooms, seed: int, least: int) -> None:
    first = (255 - 255 * inked((200, 150), rooms, seed)).astype(np.uint8)
    second = np.maximum(first, (least * (inked((200, 150), changed, seed + 1) > 0)).astype(np.uint8))
    cells = []
    for page in (first, second):
        padded = np.pad(page, [(0, -side % 32) for side in page.shape], mode="edge").astype(np.float32)
        rows, columns = padded.shape[0] // 32, padded.shape[1] // 32
        cells.append(padded.reshape(rows, 32, columns, 32).swapaxes(1, 2).reshape(-1, 1024))
    moments = [
        (np.einsum("ij,ij->i", each, each) / 1024 - each.mean(axis=1) ** 2, each.mean(axis=1))
        for each in (cells[0] - cells[1], *cells)
    ]
    residue, shade = moments[0]
    is_same = (residue <= 16 + 0.06 * np.maximum(moments[1][0], moments[2][0])).all()
    assert are_unmoved(first, second) is bool(is_same and np.abs(shade).max() <= 30)


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.sweep)])
def test_a_sheet_that_was_compared_before_compares_as_a_new_one(seed: int) -> None:
    chance = np.random.default_rng(seed)
    pages = []
    for _ in range(3):
        page = np.full((700, 500), 255, np.uint8)
        page[100:300, 80:240] = chance.integers(0, 2, (50, 40)).repeat(4, 0).repeat(4, 1) * 255
        pages.append(page)
    pages.append(np.roll(pages[0], 3, axis=1))
    pages.append(np.ascontiguousarray(np.rot90(pages[1])))
    sheets = [Sheet(page) for page in pages]
    for one, other in itertools.permutations(range(len(pages)), 2):
        assert compare_sheets(sheets[one], sheets[other]) == compare_pages(pages[one], pages[other])


def test_a_page_is_made_smaller_once() -> None:
    whole = inked((200, 150), [(20, 20, 60, 60)], 1)
    page = Inked(whole)
    assert np.array_equal(page.half, reduced(whole, 2))
    assert np.array_equal(page.smaller(2), reduced(reduced(whole, 2), 2))
    assert page.smaller(2) is page.smaller(2)
