"""One page laid over another: where each point of the first is on the second."""

import functools
import itertools
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Grey = NDArray[np.uint8]

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
    a, b = _cells(first), _cells(second)
    residue, shade = _variance_and_mean(a - b)
    if np.abs(shade).max() > _OTHER_SHADE:
        return False
    variance = np.maximum(_variance_and_mean(a)[0], _variance_and_mean(b)[0])
    return bool((residue <= _NOISE**2 + _RESIDUE * variance).all())


def _cells(page: Grey) -> NDArray[np.float32]:
    """Return the points of a page, cell by cell; the last ones are filled up with what is at the edge."""
    padded = np.pad(page, [(0, -side % _CELL_PX) for side in page.shape], mode="edge")
    rows, columns = (side // _CELL_PX for side in padded.shape)
    cells = padded.reshape(rows, _CELL_PX, columns, _CELL_PX).swapaxes(1, 2)
    return cells.reshape(rows * columns, _CELL_PX**2).astype(np.float32)


def _variance_and_mean(cells: NDArray[np.float32]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    mean = cells.mean(axis=1)
    variance: NDArray[np.float32] = np.einsum("ij,ij->i", cells, cells) / cells.shape[1] - mean**2
    return variance, mean


Floats = NDArray[np.float32]
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
_ROWS_AT_ONCE = 32
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
    whole = _stretched(paper, height, width, block)
    ink: Floats = np.clip((1 - grey / np.maximum(whole, 1) - _FAINTEST) / (_BLACK - _FAINTEST), 0, 1, dtype=np.float32)
    _clean_edges(ink)
    return ink


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


def _stretched(values: Floats, height: int, width: int, block: int) -> Floats:
    """Return one value for each point, between those of the blocks' middles."""
    y = np.clip((np.arange(height) + 0.5) / block - 0.5, 0, values.shape[0] - 1)
    x = np.clip((np.arange(width) + 0.5) / block - 0.5, 0, values.shape[1] - 1)
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
    shape = (rows, height, columns, width)
    whole = (rows * height, columns * width)
    padded = np.pad(second, reach)
    count = height * width

    def sums(values: Floats) -> Floats:
        summed: Floats = np.add.reduce(np.add.reduce(values.reshape(shape), axis=1, dtype=np.float32), axis=2)
        return summed

    a = np.ascontiguousarray(first[: whole[0], : whole[1]])
    a_mean = sums(a) / count
    a_variance = np.maximum(sums(a * a) / count - a_mean**2, 0)
    squares = padded * padded
    side = 2 * reach + 1
    found = np.empty((side * side, rows, columns), np.float32)
    middle = (a_mean, a_variance)
    for shift, (y, x) in enumerate(itertools.product(range(side), range(side))):
        b = padded[y : y + whole[0], x : x + whole[1]]
        b_mean = sums(b) / count
        b_variance = np.maximum(sums(squares[y : y + whole[0], x : x + whole[1]]) / count - b_mean**2, 0)
        covariance = sums(a * b) / count - a_mean * b_mean
        found[shift] = covariance / np.sqrt((a_variance + _LEAST_VARIANCE) * (b_variance + _LEAST_VARIANCE))
        if y == x == reach:
            middle = (b_mean, b_variance)
    return Correlations(found, a_variance, middle[1], a_mean, middle[0])


def covered(first: Floats, second: Floats, *, rows: int, columns: int) -> Floats:
    """Return which share of the ink in each block of one picture lies on strokes of another of its size, or beside.

    Blocks are those of `correlations`; of one without ink it is nothing. What is two points within solid black is on no
    stroke: a bar covers any words.
    """
    within = -widened(widened(-second))
    return _shares(np.minimum(first, widened(second) - within), first, rows, columns)


def near(first: Floats, second: Floats, *, rows: int, columns: int) -> Floats:
    """Return which share of the ink in each block of one picture has some of another of its size a few points away."""
    grown = (second > _FAINTEST).astype(np.float32)
    for _ in range(_NEAR):
        grown = widened(grown)
    return _shares(np.minimum(first, grown), first, rows, columns)


def _shares(part: Floats, whole: Floats, rows: int, columns: int) -> Floats:
    height, width = whole.shape[0] // rows, whole.shape[1] // columns
    shape = (rows, height, columns, width)
    ink, all_ink = (
        one[: rows * height, : columns * width].reshape(shape).sum(axis=(1, 3), dtype=np.float32)
        for one in (part, whole)
    )
    share: Floats = ink / np.maximum(all_ink, 1e-6)
    return share


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


def overlay(first: Floats, second: Floats) -> Overlay | None:
    """Return how the second page lies over the first; `None` where they have too little in common for that.

    Both are ink with a longer side of some 512 points.
    """
    times = max(2, max(first.shape) // _COARSE_PX)
    sizes = [(reduced(first, by), reduced(second, by)) for by in (times, times // 2)]
    begun = [_corrected(one, *sizes[0]) for one in _coarse(*sizes[0], _skew(second) - _skew(first))]
    tried = [_corrected(one, *sizes[1]) for one, faithful in begun if faithful >= _LEAST_BEGUN]
    laid, faithful = max(tried, key=lambda one: one[1], default=(Overlay(np.eye(2, 3), is_turned=False), 0.0))
    if times > 2 and faithful >= _LEAST_BEGUN:
        laid, faithful = _corrected(laid, first, second)
    return laid if faithful >= 1 - _MOST_ASTRAY else None


def _sampled(source: Floats, by_row: tuple[_Places, _Places], by_column: tuple[_Places, _Places]) -> Floats:
    """Return what is between the points of a picture; beyond its edges it is blank.

    How far down and across each point is taken is the sum of what its row and its column say. A few rows at a time, as
    what does not fit into the processor's own memory takes eight times as long.
    """
    padded = np.pad(source, 1)
    corners = [padded.ravel()[start:] for start in (0, 1, padded.shape[1], padded.shape[1] + 1)]
    last = [np.float32(side - 1.001) for side in padded.shape]
    (rows_y, rows_x), (columns_y, columns_x) = (
        [one.astype(np.float32) for one in places] for places in ((by_row[0] + 1, by_row[1] + 1), by_column)
    )
    sampled = np.empty((len(rows_y), len(columns_y)), np.float32)
    for start in range(0, len(sampled), _ROWS_AT_ONCE):
        some = slice(start, start + _ROWS_AT_ONCE)
        down = np.clip(rows_y[some, None] + columns_y, 0, last[0])
        across = np.clip(rows_x[some, None] + columns_x, 0, last[1])
        place, left = down.astype(np.int32), across.astype(np.int32)
        down -= place
        across -= left
        place *= padded.shape[1]
        place += left
        upper, right, lower, below = (corner.take(place) for corner in corners)
        upper += (right - upper) * across
        lower += (below - lower) * across
        sampled[some] = upper + (lower - upper) * down
    return sampled


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


def _coarse(first: Floats, second: Floats, skew: float) -> list[Overlay]:
    """Return the best few of some ways to lay the second page over the first, by where the whole correlates best.

    More than one, as lines of writing lie well on the lines above and below them, too.
    """
    side = max(first.shape)
    size = (2 * first.shape[0], 2 * first.shape[1])
    spectrum = np.fft.rfft2(first - first.mean(), size)
    ways: list[tuple[float, NDArray[np.float64], Overlay]] = []
    skews = (skew, 0.0) if skew else (0.0,)
    for is_turned, stretch, slope in itertools.product((False, True), _STRETCHES, skews):
        matrix = stretch * np.array([[1.0, slope, 0.0], [-slope, 1.0, 0.0]])
        laid = Overlay(matrix, is_turned).over(second, first.shape)
        crossed = spectrum.conj() * np.fft.rfft2(laid - laid.mean(), size)
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
    down, across = (np.gradient(ink, axis=axis)[: rows * height, : columns * width] for axis in (0, 1))
    shape = (rows, height, columns, width)
    yy, yx, xx = (
        np.add.reduce(np.add.reduce(one.reshape(shape), axis=1, dtype=np.float32), axis=2).ravel()
        for one in (down * down, down * across, across * across)
    )
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
