"""Perceptual hashes of what is seen on a page: nearly equal for two scans of one sheet.

A page is turned straight and cut out in three ways, as each fails for other scans: the ink around its centre (whatever
the margins), the box of the ink (whatever the size), the whole sheet (pale or full pictures). Each is a DCT hash: the
signs of the lowest 8 by 8 waves. Turned upside down, every other wave changes its sign
(`dupfinder.domain.looks.turned`). What is wider than high is hashed standing on its side, so a page that a scanner took
in sideways has the hashes of the one that it took in upright, or those of it upside down.
"""

import functools
from collections.abc import Iterator
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

CELLS = 64
"""A side of what is hashed."""
WAVES = 8
BLOCKS = 16
"""Blocks of ground on the longer side of a page."""
GROUND_QUANTILE = 0.88
EACH = 2
"""Of so many places of a side one is looked at to tell the ground."""
PALEST, DARKEST = 0.12, 0.57
"""How much darker than its ground is no ink yet, and full ink."""
EDGE, DARK_EDGE = 0.06, 0.45
"""The black frame of a scan is no wider, and has so much ink in a row."""
LYING = 1.12
"""So much wider than high no sheet is meant to be square."""
LEAST_INK = 1e-3
"""Of a page, on average: less is dust, or not a line of writing, and resembles all that is as empty."""
SPREAD = 2.2
"""How many standard deviations of the ink are cut out on each side."""
TAIL = 0.01
"""Of the ink that may lie outside its box."""
MARGIN = 0.03
STRIPS = 32
STEEPEST = np.tan(np.radians(3.0))
COARSE, FINE = 6, 7
"""So many slopes are tried up and down, and then between the best one and its neighbours."""
SAMPLES = 3
"""On each side of a cell."""

_Floats = NDArray[np.float32]
_Places = TypeVar("_Places", NDArray[np.float32], NDArray[np.float64])
_Frame = tuple[float, float, float, float]
"""A rectangle about the centre of a page turned straight: its middle (x, y), half its width and height."""


def hashes(grey: NDArray[np.uint8]) -> tuple[int, int, int] | None:
    """Return the hashes of a page or picture, rows of grey (black is nought): `None` for one that is all but empty."""
    if grey.shape[1] > LYING * grey.shape[0]:
        grey = np.ascontiguousarray(np.rot90(grey))
    light = 255 - grey.astype(np.float32)
    ink = _ink(grey)
    _clear_frame(ink, light)
    if ink.mean() < LEAST_INK:
        return None
    slope = _slope(ink)
    height, width = grey.shape
    whole = (0.0, 0.0, (0.5 - MARGIN) * width, (0.5 - MARGIN) * height)
    around, box = _frames(ink, slope)
    framed = np.pad(ink, 1)  # so that all places off the page are nothing
    return (
        _hash(_cut(framed, slope, around)),
        _hash(_cut(framed, slope, box)),
        _hash(_cut(np.pad(light, 1), slope, whole)),
    )


def _ink(grey: NDArray[np.uint8]) -> _Floats:
    """Return how much ink is at each place, from 0 to 1, whatever the paper and the light."""
    # In one place all the way, row by row: a page of its own for each step takes longer than the step.
    ground = _ground(grey)
    ink = grey.astype(np.float32)
    ink /= np.maximum(ground, 1, out=ground)
    np.subtract(1, ink, out=ink)
    ink -= PALEST
    ink /= DARKEST - PALEST
    return np.clip(ink, 0, 1, out=ink)


def _clear_frame(ink: _Floats, light: _Floats) -> None:
    """Take the black frame of a scan away: rows and columns at the edge, with the one beside them that it blurs."""
    for rows, same in ((ink, light), (ink.T, light.T)):
        edge = max(1, round(EDGE * len(rows)))
        is_dark = rows.mean(axis=1) > DARK_EDGE
        is_dark[edge : len(rows) - edge] = False
        is_dark[:-1] |= is_dark[1:]
        is_dark[1:] |= is_dark[:-1]
        rows[is_dark] = 0
        same[is_dark] = 0


def _ground(grey: NDArray[np.uint8]) -> _Floats:
    """Return how light the paper is at each place."""
    side = -(-max(grey.shape) // BLOCKS)
    rows, columns = (-(-length // side) for length in grey.shape)
    padded = np.pad(grey, ((0, rows * side - grey.shape[0]), (0, columns * side - grey.shape[1])), "reflect")
    sampled = padded.reshape(rows, side, columns, side)[:, ::EACH, :, ::EACH]
    blocks = sampled.swapaxes(1, 2).reshape(rows, columns, -1)
    rank = int(GROUND_QUANTILE * (blocks.shape[2] - 1))
    light = np.partition(blocks, rank, axis=2)[:, :, rank].astype(np.float32)
    light = _neighbours(light).max(axis=(2, 3))  # a block of ink only has the paper of those around it
    light = _neighbours(light).mean(axis=(2, 3))
    ground: _Floats = _between(rows, grey.shape[0], side) @ light @ _between(columns, grey.shape[1], side).T
    return ground


def _neighbours(blocks: _Floats) -> _Floats:
    return np.lib.stride_tricks.sliding_window_view(np.pad(blocks, 1, "edge"), (3, 3))


@functools.lru_cache(maxsize=16)
def _between(blocks: int, length: int, side: int) -> _Floats:
    """Return how much of each block, along a side of a page, is in each of so many places on it."""
    places = np.clip((np.arange(length, dtype=np.float32) + 0.5) / side - 0.5, 0, blocks - 1)
    return np.maximum(0, 1 - abs(places[:, None] - np.arange(blocks, dtype=np.float32)))


def _slope(ink: _Floats) -> float:
    """Return by how much the lines of a page fall for each step to the right; lines may stand, too."""
    (lying, sharpness), (standing, other) = _sharpest(ink), _sharpest(ink.T)
    return lying if sharpness >= other else -standing


def _sharpest(ink: _Floats) -> tuple[float, float]:
    """Return with which slope the rows of a page are told apart best, and how well."""
    height, width = ink.shape
    edges = _edges(width)
    strips = _strips(width) @ ink.T
    middles = (edges[:-1] + edges[1:]) / 2 - width / 2
    step = STEEPEST / COARSE
    margin = int(np.ceil((STEEPEST + step) * width / 2)) + 1  # the neighbours of the steepest slope are steeper yet
    moved = np.lib.stride_tricks.sliding_window_view(np.pad(strips, ((0, 0), (margin, margin))), height, axis=1)

    def best(slopes: NDArray[np.float64]) -> tuple[float, float]:
        shifts = np.rint(slopes[:, None] * middles).astype(np.int64)
        profiles = moved[np.arange(len(strips)), margin + shifts].sum(axis=1)
        sharpness = (np.diff(profiles, axis=1) ** 2).sum(axis=1) / height
        place = int(np.argmax(sharpness))
        return float(slopes[place]), float(sharpness[place])

    # Steps of a whole number, so that not to turn a page is exactly nought: its rows and columns are taken whole then.
    coarse = step * np.arange(-COARSE, COARSE + 1)
    found, _ = best(coarse[np.argsort(abs(coarse), kind="stable")])  # what has no lines is not turned
    between = found + step / FINE * np.arange(-FINE, FINE + 1)
    return best(between[np.argsort(abs(between - found), kind="stable")])


def _edges(width: int) -> NDArray[np.int64]:
    """Return where the strips of a page begin and end."""
    return np.linspace(0, width, min(STRIPS, width) + 1).astype(np.int64)


@functools.lru_cache(maxsize=16)
def _strips(width: int) -> _Floats:
    """Return what makes the columns of a page strips, each as light as they are together."""
    edges, places = _edges(width)[:, None], np.arange(width)
    return ((edges[:-1] <= places) & (places < edges[1:])).astype(np.float32) / np.float32(width)


def _frames(ink: _Floats, slope: float) -> tuple[_Frame, _Frame]:
    """Return the frame around the centre of the ink, and the box of the ink, on the page turned straight."""
    halves = _halved(_halved(ink).T).T
    around, box = [], []
    for places, weights in _spots(halves, ink.shape, slope):
        middle = np.average(places, weights=weights)
        deviation = np.sqrt(np.average((places - middle) ** 2, weights=weights))
        around.append((middle, max(SPREAD * deviation, 1.0)))
        low, high = _tails(places, weights)
        box.append(((low + high) / 2, max((high - low) / 2, 1.0)))
    return _frame(*around), _frame(*box)


def _spots(
    halves: _Floats, shape: tuple[int, ...], slope: float
) -> Iterator[tuple[NDArray[np.float64], NDArray[np.float64]]]:
    """Yield where ink is on the page turned straight, across and then down, and how much."""
    down, across = (np.arange(count) * 2.0 + 1 - length / 2 for count, length in zip(halves.shape, shape, strict=True))
    if slope:
        rows, columns = np.nonzero(halves)
        weights = halves[rows, columns].astype(np.float64)
        for places in _straight(across[columns], down[rows], slope):
            yield places, weights
        return
    for axis, places in enumerate((across, down)):  # whole columns and rows together
        sums = halves.sum(axis=axis, dtype=np.float64)
        yield places[sums > 0], sums[sums > 0]


def _halved(rows: _Floats) -> _Floats:
    """Return the sums of rows and the one below each; the last one may be alone."""
    sums = rows[::2].copy()
    sums[: len(rows) // 2] += rows[1::2]
    return sums


def _tails(places: NDArray[np.float64], weights: NDArray[np.float64]) -> tuple[float, float]:
    """Return between which places the ink lies, but for its tails."""
    first = int(np.floor(places.min()))
    sums = np.cumsum(np.bincount((places - first).astype(np.int64), weights))
    low, high = np.searchsorted(sums, [TAIL * sums[-1], (1 - TAIL) * sums[-1]])
    return first + float(low), first + float(high) + 1


def _frame(across: tuple[float, float], down: tuple[float, float]) -> _Frame:
    return across[0], down[0], across[1], down[1]


def _straight(x: _Places, y: _Places, slope: float) -> tuple[_Places, _Places]:
    """Return where places about the centre are on the page turned straight."""
    angle = np.arctan(slope)
    cosine, sine = x.dtype.type(np.cos(angle)), x.dtype.type(np.sin(angle))
    return x * cosine + y * sine, y * cosine - x * sine


def _cut(framed: _Floats, slope: float, frame: _Frame) -> _Floats:
    """Return what is in a frame on the page turned straight, in cells; `framed` is the page with nothing around it."""
    middle_x, middle_y, half_width, half_height = frame
    count = CELLS * SAMPLES
    steps = (np.arange(count, dtype=np.float32) + 0.5) / count * 2 - 1
    x, y = (middle_x + half_width * steps)[None, :], (middle_y + half_height * steps)[:, None]
    if slope:
        x, y = _straight(x, y, -slope)
    height, width = framed.shape
    columns = np.clip(x + width / 2, 0, width - 1).astype(np.int32)
    rows = np.clip(y + height / 2, 0, height - 1).astype(np.int32)
    if slope:
        taken = framed.ravel().take(rows * np.int32(width) + columns)
    else:  # most pages that no scanner made: whole rows are taken, and of them columns
        taken = framed.take(rows.ravel(), axis=0).take(columns.ravel(), axis=1)
    sums = np.add.reduce(np.add.reduce(taken.reshape(CELLS, SAMPLES, CELLS, SAMPLES), axis=1), axis=2)
    cells: _Floats = sums / np.float32(SAMPLES * SAMPLES)
    return cells


def _hash(cells: _Floats) -> int:
    """Return the signs of the lowest waves of a picture, the first one as the highest bit."""
    waves = _waves()
    return int.from_bytes(np.packbits(waves @ cells @ waves.T > 0).tobytes())


@functools.cache
def _waves() -> _Floats:
    """Return the waves of a DCT along a side, without the level one."""
    places = (np.arange(CELLS) + 0.5) / CELLS
    return np.cos(np.pi * np.outer(np.arange(1, WAVES + 1), places)).astype(np.float32)
