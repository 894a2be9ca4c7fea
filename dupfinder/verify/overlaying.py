"""One page laid over another: where each point of the first is on the second."""

import functools
import itertools
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from dupfinder.domain.records import dataclass

Grey = NDArray[np.uint8]
Floats = NDArray[np.float32]
Scalar = TypeVar("Scalar", bound=np.generic)

LEAST_SIDE_PX = 64
"""What is smaller may be an icon."""
_CELL_PX = 32
_NOISE, _OTHER_SHADE = 4, 30
"""Greys that nobody tells apart, and by which a cell may be lighter as a whole: ink is so much darker than paper."""
_RESIDUE = 0.06
"""Of the variance of a cell, what may be left of it when the other page is taken away."""


def are_unmoved(first: Grey, second: Grey) -> bool:
    """Return whether each cell of one page shows what the same one of another does.

    Stricter than `compare_pages`, and many times as fast; two scans of one sheet are never unmoved.
    """
    if first.shape != second.shape or min(first.shape) < LEAST_SIDE_PX:
        return False
    counts = [-(-side // _CELL_PX) for side in first.shape]
    differs: NDArray[np.bool_] = np.any(_split(_filled(first) != _filled(second), *counts), axis=(1, 3))
    a, b = (_cells(_filled(page), differs) for page in (first, second))
    residue, shade = _variance_and_mean(a - b)
    if np.abs(shade).max(initial=0) > _OTHER_SHADE:
        return False
    variance = np.maximum(_variance_and_mean(a)[0], _variance_and_mean(b)[0])
    return bool((residue <= _NOISE**2 + _RESIDUE * variance).all())


def _filled(page: Grey) -> Grey:
    """Return a page of whole cells; the last ones are filled up with what is at the edge."""
    missing = [-side % _CELL_PX for side in page.shape]
    return np.pad(page, [(0, more) for more in missing], mode="edge") if any(missing) else page


def _split(values: NDArray[Scalar], rows: int, columns: int) -> NDArray[Scalar]:
    """Return points by the row of blocks, the row in it, the column of blocks, and the column in it."""
    *several, height, width = values.shape
    return values.reshape(*several, rows, height // rows, columns, width // columns)


def _cells(page: Grey, wanted: NDArray[np.bool_]) -> Floats:
    """Return the points of the wanted cells of a page, cell by cell."""
    cells = _split(page, *wanted.shape).swapaxes(1, 2)[wanted]
    return cells.reshape(len(cells), _CELL_PX**2).astype(np.float32)


def _variance_and_mean(cells: Floats) -> tuple[Floats, Floats]:
    mean = cells.mean(axis=1)
    variance: Floats = np.einsum("ij,ij->i", cells, cells) / cells.shape[1] - mean**2
    return variance, mean


Spectrum = NDArray[Any]
_Places = NDArray[np.float64]

_COARSE_PX = 128
_BACKGROUND_PERCENT = 88
_BACKGROUND_BLOCKS = 16
_FAINTEST, _BLACK = 0.12, 0.57
"""So much darker than the paper around it is the faintest ink, and what counts as black."""
_EDGE = 0.045
"""The share of a side that may be the shadow of a lid, or of the table beside a page."""
_DARK = 0.6
_STRETCHES = (0.94, 0.97, 1.0, 1.03, 1.06)
_MOST_BEGUN = 3
_SKEWS = np.tan(np.radians(np.arange(-3.0, 3.01, 0.25)))
_MOST_SPECTRA = 24
"""Of a page; one way to lay it over another has .2 MB."""
_STRIPS = 32
_BLOCK_ROWS, _BLOCK_COLUMNS = 12, 8
_FAITHFUL = 0.5
_MOST_ASTRAY = 0.4
"""With so much of the ink in blocks that correlate with nothing near, two pages are told unlike at once."""
_LEAST_BEGUN = 0.4
"""With so little ink in blocks that are found, a way to lay a page over another is not followed further.

Pages scanned twice have .65 from the coarsest look on, unlike ones .1 to .4."""
_NEAR = 4
"""Points, between specks that are left of one letter."""
_LEAST_TRUSTED = 0.3
"""Blocks that correlate less are somewhere else."""
_LEAST_BLOCKS = 4
_FITTINGS = 8
_POINTS_AT_ONCE = 1 << 15
"""Few enough to stay in the processor's cache, and enough for numpy."""
_LEAST_VARIANCE = 1e-3
"""Added to the variance of what is correlated, so that noise on blank paper correlates with nothing."""


def ink_of(grey: Grey) -> Floats:
    """Return how much ink is at each point, from 0 to 1, whatever the brightness of the paper."""
    height, width = grey.shape
    block = max(8, max(height, width) // _BACKGROUND_BLOCKS)
    rows, columns = -(-height // block), -(-width // block)
    padded = np.pad(grey, ((0, rows * block - height), (0, columns * block - width)), mode="edge")
    blocks = padded.reshape(rows, block, columns, block).transpose(0, 2, 1, 3).reshape(rows, columns, -1)
    place = blocks.shape[2] * _BACKGROUND_PERCENT // 100
    paper = np.partition(blocks[:, :, ::4], place // 4, axis=2)[:, :, place // 4].astype(np.float32)
    paper = _smoothed(widened(paper))
    # Nothing that is so light can be ink, whatever the paper around it.
    room = room_of(grey < (1 - _FAINTEST) * paper.max() + 1)
    whole = _stretched(paper, height, width, block, room)
    share = 1 - grey[room.slices] / np.maximum(whole, 1) - _FAINTEST
    ink = np.zeros(grey.shape, np.float32)
    np.clip(share / (_BLACK - _FAINTEST), 0, 1, out=ink[room.slices], dtype=np.float32)
    _clean_edges(ink)
    return ink


class Room(NamedTuple):
    """A rectangle of points, or of blocks: most of a page is blank, and there nothing needs to be worked out."""

    top: int = 0
    bottom: int = 0
    left: int = 0
    right: int = 0

    @property
    def slices(self) -> tuple[slice, slice]:
        """Return what takes it out of an array."""
        return slice(self.top, self.bottom), slice(self.left, self.right)

    def grown(self, by: int, shape: tuple[int, ...]) -> "Room":
        """Return it with so many points more on each side, within an array of this shape; none of nothing."""
        if self.top == self.bottom:
            return self
        top, bottom, left, right = self
        return Room(max(0, top - by), min(shape[0], bottom + by), max(0, left - by), min(shape[1], right + by))

    def with_(self, other: "Room") -> "Room":
        """Return the least that holds both."""
        if self.top == self.bottom or other.top == other.bottom:
            return max(self, other, key=lambda room: room.bottom - room.top)
        (top, bottom, left, right), (above, below, before, behind) = self, other
        return Room(min(top, above), max(bottom, below), min(left, before), max(right, behind))

    def within(self, outer: "Room") -> tuple[slice, slice]:
        """Return what takes it out of what an outer one took out."""
        return (
            slice(self.top - outer.top, self.bottom - outer.top),
            slice(self.left - outer.left, self.right - outer.left),
        )

    def blocks(self, height: int, width: int, counts: tuple[int, int]) -> "Room":
        """Return the blocks of this height and width in which it has a part, of so many rows and columns of them.

        There are two columns at least: numpy adds up one alone in another order.
        """
        if self.top == self.bottom:
            return self
        top, bottom = self.top // height, min(counts[0], -(-self.bottom // height))
        left, right = self.left // width, min(counts[1], -(-self.right // width))
        if top >= bottom or left >= right:
            return Room()
        return Room(top, bottom, min(left, max(0, right - 2)), max(right, min(counts[1], left + 2)))

    def points(self, height: int, width: int) -> "Room":
        """Return the points of blocks of this height and width."""
        return Room(self.top * height, self.bottom * height, self.left * width, self.right * width)


def room_of(values: NDArray[Scalar]) -> Room:
    """Return the least room in which everything is that is not nought."""
    rows = np.flatnonzero(values.any(axis=1))
    if not len(rows):
        return Room()
    top, bottom = int(rows[0]), int(rows[-1]) + 1
    columns = np.flatnonzero(values[top:bottom].any(axis=0))
    return Room(top, bottom, int(columns[0]), int(columns[-1]) + 1)


def widened(values: Floats) -> Floats:
    """Return the most of each point and the eight around it."""
    padded = np.pad(values, 1, mode="edge")
    down = np.maximum(np.maximum(padded[:-2], padded[1:-1]), padded[2:])
    widened: Floats = np.maximum(np.maximum(down[:, :-2], down[:, 1:-1]), down[:, 2:])
    return widened


def _smoothed(values: Floats) -> Floats:
    padded = np.pad(values, 1, mode="edge")
    height, width = values.shape
    shifts = [padded[y : y + height, x : x + width] for y, x in itertools.product(range(3), range(3))]
    smoothed: Floats = np.mean(shifts, axis=0, dtype=np.float32)
    return smoothed


def _stretched(values: Floats, height: int, width: int, block: int, room: Room) -> Floats:
    """Return one value for each point of a room, between those of the blocks' middles."""
    y = np.clip((np.arange(height) + 0.5) / block - 0.5, 0, values.shape[0] - 1)
    x = np.clip((np.arange(width) + 0.5) / block - 0.5, 0, values.shape[1] - 1)
    y, x = y[room.top : room.bottom], x[room.left : room.right]
    return _sampled(values, (y, np.zeros_like(y)), (np.zeros_like(x), x))


def _clean_edges(ink: Floats) -> None:
    """Take away rows and columns at the edges that are mostly dark, with all beyond them."""
    for turned in (ink, ink[::-1], ink.T, ink.T[::-1]):
        near = max(1, int(len(turned) * _EDGE))
        is_dark = (turned[: near + 2] > 0.5).mean(axis=1) > _DARK
        if not is_dark[near:].any():  # else it is a bar of the page's own
            turned[: np.max(np.flatnonzero(is_dark), initial=-1) + 1] = 0


def resized(grey: Grey, side: int) -> Grey:
    """Return a page with another longer side."""
    longer = max(grey.shape)
    if longer == side:
        return grey
    times = max(1, longer // side)
    source = reduced(grey.astype(np.float32), times)
    shape = (max(1, round(grey.shape[0] * side / longer)), max(1, round(grey.shape[1] * side / longer)))
    y = (np.arange(shape[0]) + 0.5) * (source.shape[0] / shape[0]) - 0.5
    x = (np.arange(shape[1]) + 0.5) * (source.shape[1] / shape[1]) - 0.5
    y, x = np.clip(y, 0, source.shape[0] - 1), np.clip(x, 0, source.shape[1] - 1)
    return np.rint(_sampled(source, (y, np.zeros_like(y)), (np.zeros_like(x), x))).astype(np.uint8)


def reduced(ink: Floats, times: int) -> Floats:
    """Return the means of squares with a side of so many points."""
    height, width = (side // times for side in ink.shape)
    rows = functools.reduce(np.add, (ink[row : height * times : times] for row in range(times)))
    sums: Floats = functools.reduce(np.add, (rows[:, column : width * times : times] for column in range(times)))
    return sums / np.float32(times * times)


@dataclass(frozen=True, slots=True)
class Correlations:
    """How blocks correlate at each shift: float[shifts, rows, columns]; and what they are like unshifted."""

    correlation: Floats
    first_variance: Floats
    second_variance: Floats
    first_mean: Floats
    second_mean: Floats


def correlations(first: Floats, second: Floats, *, rows: int, columns: int, reach: int) -> Correlations:
    """Return how so many blocks of one picture correlate with those of another of its size.

    Shifts go from `-reach` to `reach` points down, and for each of these across; what is beyond an edge is blank.
    Blocks are all of one size; a few points at the right and at the bottom are in none.
    """
    height, width = first.shape[0] // rows, first.shape[1] // columns
    inked = room_of(first).with_(room_of(second).grown(reach, first.shape))
    some = inked.blocks(height, width, (rows, columns))
    side = 2 * reach + 1
    found = np.zeros((side * side, rows, columns), np.float32)
    moments = np.zeros((4, rows, columns), np.float32)
    if some.top < some.bottom:
        here = (slice(None), *some.slices)
        _correlate((first, second), (height, width), some, reach, (found[here], moments[here]))
    return Correlations(found, *moments)


def _correlate(
    pictures: tuple[Floats, Floats], size: tuple[int, int], some: Room, reach: int, into: tuple[Floats, Floats]
) -> None:
    """Work out the correlations of some blocks, and the variances and means of both pictures."""
    room, count = some.points(*size), size[0] * size[1]
    (first, second), (found, moments) = pictures, into
    wide = Room(room.top - reach, room.bottom + reach, room.left - reach, room.right + reach)
    inner = room.grown(reach, second.shape)
    padded = np.zeros((wide.bottom - wide.top, wide.right - wide.left), np.float32)
    padded[inner.within(wide)] = second[inner.slices]

    def sums(values: Floats) -> Floats:
        return _summed(values, some.bottom - some.top, some.right - some.left)

    a = np.ascontiguousarray(first[room.slices])
    a_mean = sums(a) / count
    a_variance = np.maximum(sums(a * a) / count - a_mean**2, 0)
    shifted, squares = (sliding_window_view(one, a.shape) for one in (padded, padded * padded))
    side = 2 * reach + 1
    at_once = side if side * a.size <= _POINTS_AT_ONCE else 1
    for y, x in itertools.product(range(side), range(0, side, at_once)):
        b = shifted[y, x : x + at_once]
        b_mean = sums(b) / count
        b_variance = np.maximum(sums(squares[y, x : x + at_once]) / count - b_mean**2, 0)
        covariance = sums(a * b) / count - a_mean * b_mean
        start = side * y + x
        found[start : start + at_once] = covariance / np.sqrt(
            (a_variance + _LEAST_VARIANCE) * (b_variance + _LEAST_VARIANCE)
        )
        if y == reach and x <= reach < x + at_once:
            moments[:] = a_variance, b_variance[reach - x], a_mean, b_mean[reach - x]


def _summed(values: Floats, rows: int, columns: int) -> Floats:
    """Return the sums of so many blocks of a picture, or of each of some."""
    by_row = np.add.reduce(_split(values, rows, columns), axis=-3, dtype=np.float32)
    summed: Floats = np.add.reduce(by_row, axis=-1)
    return summed


def covered(first: Floats, second: Floats, *, rows: int, columns: int) -> Floats:
    """Return which share of the ink in each block of one picture lies on strokes of another of its size, or beside.

    Blocks are those of `correlations`; of one without ink it is nothing. What is two points within solid black is on no
    stroke: a bar covers any words.
    """
    return _shares(first, second, rows, columns, _strokes, reach=2)


def near(first: Floats, second: Floats, *, rows: int, columns: int) -> Floats:
    """Return which share of the ink in each block of one picture has some of another of its size a few points away."""
    return _shares(first, second, rows, columns, _grown, reach=_NEAR)


def _strokes(ink: Floats) -> Floats:
    """Return the ink on strokes and beside them."""
    strokes: Floats = widened(ink) + widened(widened(-ink))
    return strokes


def _grown(ink: Floats) -> Floats:
    grown = (ink > _FAINTEST).astype(np.float32)
    for _ in range(_NEAR):
        grown = widened(grown)
    return grown


def around(room: Room, values: Floats, look: Callable[[Floats], Floats], *, reach: int) -> Floats:
    """Return what a look at a picture gives in a room; it looks no further than `reach` points from each."""
    outer = room.grown(reach, values.shape)
    return look(values[outer.slices])[room.within(outer)] if room.top < room.bottom else values[:0, :0]


def _shares(
    first: Floats, second: Floats, rows: int, columns: int, look: Callable[[Floats], Floats], *, reach: int
) -> Floats:
    """Return which share of the ink in each block of one picture is under what a look at another gives."""
    height, width = first.shape[0] // rows, first.shape[1] // columns
    shares = np.zeros((rows, columns), np.float32)
    some = room_of(first).blocks(height, width, (rows, columns))
    if some.top < some.bottom:
        room = some.points(height, width)
        inside = first[room.slices]
        part = np.minimum(inside, around(room, second, look, reach=reach))
        ink, all_ink = (
            _split(np.ascontiguousarray(one), some.bottom - some.top, some.right - some.left).sum(
                axis=(1, 3), dtype=np.float32
            )
            for one in (part, inside)
        )
        shares[some.slices] = ink / np.maximum(all_ink, 1e-6)
    return shares


@dataclass(frozen=True, slots=True)
class Overlay:
    """Where the points of the first page are on the second, both measured from their middles in longer sides.

    `matrix` is float[2, 3]: of (down, across, 1).
    """

    matrix: NDArray[np.float64]
    is_turned: bool

    def over(self, second: Floats, shape: tuple[int, int]) -> Floats:
        """Return the second page as it lies over the first, which has this shape."""
        source = second[::-1, ::-1] if self.is_turned else second
        longer, side = max(source.shape), max(shape)
        y = (np.arange(shape[0]) + 0.5 - shape[0] / 2) / side
        x = (np.arange(shape[1]) + 0.5 - shape[1] / 2) / side
        down, across, shift = self.matrix[:, 0], self.matrix[:, 1], self.matrix[:, 2]
        by_row = [(down[n] * y + shift[n]) * longer + source.shape[n] / 2 - 0.5 for n in range(2)]
        by_column = [across[n] * x * longer for n in range(2)]
        return _sampled(source, (by_row[0], by_row[1]), (by_column[0], by_column[1]))

    def boxes(self, first: tuple[int, int], second: tuple[int, int], *, rows: int, columns: int) -> NDArray[np.float64]:
        """Return where the cells of a first page of this shape lie on a second of that one.

        That is float[rows, columns, 4]: top, left, bottom, right, as shares of the second page's height and width.
        """
        side, longer = max(first), max(second)
        y = (np.linspace(0, first[0] // rows * rows, rows + 1) - first[0] / 2) / side
        x = (np.linspace(0, first[1] // columns * columns, columns + 1) - first[1] / 2) / side
        across, down = np.meshgrid(x, y)
        corners = np.stack((down, across, np.ones_like(down)), axis=-1) @ self.matrix.T
        corners = corners * longer / np.array(second) * (-1 if self.is_turned else 1) + 0.5
        four = np.stack((corners[:-1, :-1], corners[:-1, 1:], corners[1:, :-1], corners[1:, 1:]))
        return np.concatenate((four.min(axis=0), four.max(axis=0)), axis=-1)

    def finer(self, first: Floats, second: Floats) -> "Overlay":
        """Return this, corrected by where blocks of the first page are found on the second."""
        return _corrected(self, first, second)[0]


class Inked:
    """The ink of a page, and what is made of it to lay others over it: once, however many there are."""

    def __init__(self, whole: Floats) -> None:
        self.whole = whole
        self._smaller: dict[int, Floats] = {}
        self._spectra: dict[tuple[object, ...], Spectrum] = {}

    @functools.cached_property
    def half(self) -> Floats:
        """Return it at half its size: the first look is taken of that."""
        return reduced(self.whole, 2)

    @functools.cached_property
    def skew(self) -> float:
        """Return by how much lines fall from left to right."""
        return _skew(self.half)

    def smaller(self, times: int) -> Floats:
        """Return it so many times smaller than at half its size."""
        if times not in self._smaller:
            self._smaller[times] = reduced(self.half, times)
        return self._smaller[times]

    def spectrum(self, times: int, laid: "Overlay | None" = None, shape: tuple[int, int] | None = None) -> "Spectrum":
        """Return its spectrum so many times smaller, or as it is laid over a page of this shape."""
        key = (times, shape, laid and (laid.is_turned, laid.matrix.tobytes()))
        found = self._spectra.get(key)
        if found is None:
            ink = self.smaller(times)
            if laid is not None and shape is not None:
                ink = laid.over(ink, shape)
            found = np.fft.rfft2(ink - ink.mean(), (2 * ink.shape[0], 2 * ink.shape[1]))
            if len(self._spectra) >= _MOST_SPECTRA:
                self._spectra.clear()
            self._spectra[key] = found
        return found


def overlay(first: Inked, second: Inked) -> Overlay | None:
    """Return how the second page lies over the first; `None` where they have too little in common for that.

    At half their size both have a longer side of some 512 points.
    """
    times = max(2, max(first.half.shape) // _COARSE_PX)
    sizes = [(first.smaller(by), second.smaller(by)) for by in (times, times // 2)]
    begun = [_corrected(one, *sizes[0]) for one in _coarse(first, second, times)]
    tried = [_corrected(one, *sizes[1]) for one, faithful in begun if faithful >= _LEAST_BEGUN]
    laid, faithful = max(tried, key=lambda one: one[1], default=(Overlay(np.eye(2, 3), is_turned=False), 0.0))
    if times > 2 and faithful >= _LEAST_BEGUN:
        laid, faithful = _corrected(laid, first.half, second.half)
    return laid if faithful >= 1 - _MOST_ASTRAY else None


def _sampled(source: Floats, by_row: tuple[_Places, _Places], by_column: tuple[_Places, _Places]) -> Floats:
    """Return what is between the points of a picture; beyond its edges it is blank.

    How far down and across each point is taken is the sum of what its row and its column say. A few rows at a time, as
    what does not fit into the processor's own memory takes eight times as long.
    """
    room = room_of(source)
    inked = source[room.slices]
    # Two blank points around the ink stand for all that there are.
    padded = np.zeros((inked.shape[0] + 4, inked.shape[1] + 4), np.float32)
    padded[2:-2, 2:-2] = inked
    corners = [padded.ravel()[start:] for start in (0, 1, padded.shape[1], padded.shape[1] + 1)]
    last = [np.float32(side + 2 - 1.001) for side in source.shape]
    (rows_y, rows_x), (columns_y, columns_x) = (
        [one.astype(np.float32) for one in places] for places in ((by_row[0] + 1, by_row[1] + 1), by_column)
    )
    sampled = np.zeros((len(rows_y), len(columns_y)), np.float32)
    if not sampled.size or room.top == room.bottom:
        return sampled
    # Between blank points all is blank: only what may lie on others is looked at.
    rows = _reaching(rows_y, columns_y, last[0], room.top, room.bottom + 1)
    columns = _reaching(columns_x, rows_x[rows], last[1], room.left, room.right + 1)
    step = max(1, _POINTS_AT_ONCE // max(1, columns.stop - columns.start))
    for start in range(rows.start, rows.stop, step):
        some = slice(start, min(rows.stop, start + step))
        down = np.clip(rows_y[some, None] + columns_y[columns], 0, last[0])
        across = np.clip(rows_x[some, None] + columns_x[columns], 0, last[1])
        place, left = down.astype(np.int32), across.astype(np.int32)
        down -= place
        across -= left
        place -= room.top - 1
        left -= room.left - 1
        np.clip(place, 0, padded.shape[0] - 2, out=place)
        np.clip(left, 0, padded.shape[1] - 2, out=left)
        place *= padded.shape[1]
        place += left
        upper, right, lower, below = (corner.take(place) for corner in corners)
        upper += (right - upper) * across
        lower += (below - lower) * across
        sampled[some, columns] = upper + (lower - upper) * down
    return sampled


def _reaching(places: Floats, moved: Floats, last: np.float32, first: int, end: int) -> slice:
    """Return the first and last of some places that may be in a range when they are moved by one of some distances."""
    if not len(moved):
        return slice(0, 0)
    least, most = (np.clip(places + by, 0, last) for by in (moved.min(), moved.max()))
    found = np.flatnonzero((most >= first) & (least < end))
    return slice(int(found[0]), int(found[-1]) + 1) if len(found) else slice(0, 0)


def _skew(ink: Floats) -> float:
    """Return by how much lines fall from left to right: where rows of strips tell ink from paper best."""
    half = reduced(ink, 2) if max(ink.shape) > 400 else ink
    width = half.shape[1] // _STRIPS
    if not width:
        return 0.0
    strips = half[:, : width * _STRIPS].reshape(len(half), _STRIPS, width).sum(axis=2)
    reach = int(np.ceil(np.max(_SKEWS) * half.shape[1] / 2)) + 1
    padded = np.pad(strips, ((reach, reach), (0, 0)))
    rows = np.arange(len(half))[:, None] + reach
    middles = (np.arange(_STRIPS) + 0.5 - _STRIPS / 2) * width
    sharpness = [
        np.square(np.diff(padded[rows + np.rint(skew * middles).astype(np.intp), np.arange(_STRIPS)].sum(axis=1))).sum()
        for skew in _SKEWS
    ]
    return float(_SKEWS[int(np.argmax(sharpness))])


def _coarse(first_page: Inked, second_page: Inked, times: int) -> list[Overlay]:
    """Return the best few of some ways to lay the second page over the first, by where the whole correlates best.

    More than one, as lines of writing lie well on the lines above and below them, too.
    """
    first, second = first_page.smaller(times), second_page.smaller(times)
    skew = second_page.skew - first_page.skew
    side = max(first.shape)
    size = (2 * first.shape[0], 2 * first.shape[1])
    spectrum = first_page.spectrum(times)
    ways: list[tuple[float, NDArray[np.float64], Overlay]] = []
    skews = (skew, 0.0) if skew else (0.0,)
    for is_turned, stretch, slope in itertools.product((False, True), _STRETCHES, skews):
        matrix = stretch * np.array([[1.0, slope, 0.0], [-slope, 1.0, 0.0]])
        crossed = spectrum.conj() * second_page.spectrum(times, Overlay(matrix, is_turned), first.shape)
        strength = np.abs(crossed)
        surface = np.fft.irfft2(crossed / np.sqrt(strength + 1e-6 * strength.max() + 1e-12), size)
        y, x = np.unravel_index(int(np.argmax(surface)), surface.shape)
        shift = np.array([y - size[0] * (y > size[0] // 2), x - size[1] * (x > size[1] // 2)])
        matrix[:, 2] = matrix[:, :2] @ (shift / side)
        moved = Overlay(matrix, is_turned)
        ways.append((_likeness(first, moved.over(second, first.shape)), np.append(shift, 2 * side * is_turned), moved))
    chosen: list[tuple[NDArray[np.float64], Overlay]] = []
    for _, place, way in sorted(ways, key=lambda one: -one[0]):
        if len(chosen) < _MOST_BEGUN and all(np.abs(place - other).max() > 1 for other, _ in chosen):
            chosen.append((place, way))
    return [way for _, way in chosen]


def _likeness(first: Floats, second: Floats) -> float:
    a, b = first - first.mean(), second - second.mean()
    return float((a * b).sum() / np.sqrt((a * a).sum() * (b * b).sum() + 1e-9))


def _corrected(laid: Overlay, first: Floats, second: Floats, reach: int = 2) -> tuple[Overlay, float]:
    """Return an overlay corrected by where blocks are found, and the share of the ink in blocks that are found."""
    upright = first.shape[0] >= first.shape[1]
    rows, columns = (_BLOCK_ROWS, _BLOCK_COLUMNS) if upright else (_BLOCK_COLUMNS, _BLOCK_ROWS)
    found = correlations(first, laid.over(second, first.shape), rows=rows, columns=columns, reach=reach)
    best = found.correlation.argmax(axis=0)
    value: Floats = np.ravel(found.correlation.max(axis=0))
    energy: Floats = found.first_variance.ravel()
    total = float(energy.sum())
    faithful = float(energy[value >= _FAITHFUL].sum()) / total if total else 0.0
    side = max(first.shape)
    moved = (np.stack(np.divmod(best.ravel(), 2 * reach + 1), axis=1) - reach) / side
    height, width = first.shape[0] // rows, first.shape[1] // columns
    y = ((np.arange(rows) + 0.5) * height - first.shape[0] / 2) / side
    x = ((np.arange(columns) + 0.5) * width - first.shape[1] / 2) / side
    places = np.stack((*(one.ravel() for one in np.meshgrid(y, x, indexing="ij")), np.ones(rows * columns)), axis=1)
    trust = np.clip(value, 0, 1) ** 2 * (value > _LEAST_TRUSTED)
    correction = _fitted(places, moved, _firmness(first, rows, columns) * trust[:, None, None], 1 / side)
    # What is at `p` of the first lies now at `p + c(p)`.
    return Overlay(laid.matrix[:, :2] @ correction + laid.matrix, laid.is_turned), faithful


def _firmness(ink: Floats, rows: int, columns: int) -> NDArray[np.float64]:
    """Return how firmly the ink of each block tells where it is, down and across: float[blocks, 2, 2].

    Along a ruled line, or the edge of a bar, it does not tell at all.
    """
    height, width = ink.shape[0] // rows, ink.shape[1] // columns
    some = room_of(ink).grown(1, ink.shape).blocks(height, width, (rows, columns))
    sums = np.zeros((3, rows, columns), np.float32)
    if some.top < some.bottom:
        room = some.points(height, width)
        down, across = (around(room, ink, partial(np.gradient, axis=axis), reach=1) for axis in (0, 1))
        for place, one in enumerate((down * down, down * across, across * across)):
            sums[place][some.slices] = _summed(one, some.bottom - some.top, some.right - some.left)
    yy, yx, xx = sums.reshape(3, -1)
    tensors = np.stack((yy, yx, yx, xx), axis=1).reshape(-1, 2, 2).astype(np.float64)
    strength = tensors.trace(axis1=1, axis2=2)
    firmness: NDArray[np.float64] = tensors / (strength + np.median(strength) + 1e-6)[:, None, None]
    return firmness


def _fitted(
    places: NDArray[np.float64], moved: NDArray[np.float64], firmness: NDArray[np.float64], unit: float
) -> NDArray[np.float64]:
    """Return the even displacement that most blocks agree upon: float[2, 3]."""
    fitted = np.zeros((2, 3))
    if np.count_nonzero(firmness.trace(axis1=1, axis2=2)) < _LEAST_BLOCKS:
        return fitted
    stiffness = 1e-3 * firmness.sum() / 2 * np.diag([*places.var(axis=0)[:2], 1e-6] * 2)
    strength = firmness
    for _ in range(_FITTINGS):
        left = np.einsum("nij,na,nb->iajb", strength, places, places).reshape(6, 6)
        right = np.einsum("nij,nj,na->ia", strength, moved, places).reshape(6)
        fitted = np.linalg.solve(left + stiffness + 1e-12 * np.eye(6), right).reshape(2, 3)
        away = (places @ fitted.T - moved) / unit
        strength = firmness / (1 + np.einsum("ni,nij,nj->n", away, firmness, away))[:, None, None]
    return fitted
