"""Whether two pages, or pictures, show the same: laid over each other, cell by cell, by their pixels.

A page that was scanned twice is turned, shifted, stretched and of another brightness; so the one is first laid over the
other, coarse to fine, and then each cell of it correlated with what lies under it. Words that differ on one form, or in
one letter to many people, are a few cells that do not correlate: those are told, and what is alike is still told as
alike. That two pages show the same is never certain by this, as one digit is too small to be seen.

In a cell there are two lines of writing, and half of it may be what both letters say. So the quarters of cells are
looked at, too: where there is much ink in one, the noise of a scanner hardly ever makes it something else.

A scanner loses what is pale, in one bit all of it, and greys become specks or black: where the less ink of two cells
lies wholly on the strokes of the more, both have the same writing. Other writing hardly ever does.
"""

import functools
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.looks import Box
from dupfinder.domain.records import dataclass
from dupfinder.verify.overlaying import (
    Floats,
    Inked,
    Overlay,
    around,
    correlations,
    covered,
    ink_of,
    near,
    overlay,
    resized,
    room_of,
    widened,
)

Grey = NDArray[np.uint8]

SIDE_PX = 1024
"""The longer side of pages that are compared, unless one is smaller; of half of it the first look is taken."""
CELL_ROWS, CELL_COLUMNS = 24, 16
"""Of an upright page; one that lies has them the other way round."""
_LEAST_SIDE_PX = 64
"""What is smaller is an icon."""
_STRETCH = 1.15
"""Pages whose shapes differ by more are not compared: no margin that was cut away makes so much."""

_INKED = 0.004
"""The variance of the ink in a cell, from which on something is seen in it."""
_EDGE = 0.01
"""The share of a side next to an edge that is not compared."""
_OTHER_SHADE = 0.3
"""Cells of which one has so much more ink than the other differ, and be it evenly."""
FIRST_MEAN, FIRST_PERCENTILE = 0.7, 0.5
"""What the cells of half the size must reach on average, and all but a fifth of them."""
SECOND_MEDIAN = 0.75
"""What half of the cells of the full size must reach."""
STRAYING, MOST_STRAYING = 0.3, 0.012
"""A cell differs that correlates by so much less than half of the others, and so large a share of the cells may.

How well cells correlate at all is a matter of the scanner: all cells of a page in one bit do a little less well. Where
another name stands, a few do not at all (`tests/benchmarks/looks`)."""
FEW_CELLS, MANY_CELLS, STRAYING_OF_FEW = 20, 60, 0.12
"""A cell of so few, and less and less up to so many, differs sooner: what stands in it is all that such a page says.

"Chapter 6" correlates by .14 to .2 less with "Chapter 8", itself scanned twice by less than .12 nearly always."""
OF_ONE_DRAWING, STRAYING_OF_DRAWING = 0.5, 0.05
"""So many of the cells with ink are equal to the last bit where a program drew both pages, where a cell differs sooner.

Two scans never have such cells: there is noise in them."""
PLAINLY_OTHER = 1.0
"""Pages are not alike with as much that differs, however many cells there are: it is one cell full of ink.

Of 480 pairs of scans of one page it costs nine, and no page with another word or tick is called alike and marked."""
_FULL_QUARTER = 0.06
"""The variance of the ink in a quarter of a cell with enough writing to tell it by."""
STRAYING_QUARTER = 0.35
"""A quarter differs that correlates by so much less than half of the others."""
STRAYING_WORD, WORD = 0.23, 3
"""So many quarters beside each other differ if they do by so much less on average: another word of the same width.

"54 Deliver" and "47 Number" correlate by .24 to .37 less, whatever scanners see them; pages scanned twice in grey have
.21 in one of a hundred, in one bit .20 in one of twenty."""
_SAME_WRITING, _LEAST_LEFT = 0.97, 0.03
"""A cell has the same writing, if paler, when so much of the less ink lies on the more, and when it is so much of it.

Of other writing of that size hardly ever as much as .95 does."""
_LEFT_ALL_OVER = 0.8
"""And so much of the more ink has some of the less nearby: else a word was added beside another."""
_FULL_INK, _FULL_VARIANCE = 0.06, 0.04
"""The ink of a cell that counts fully if it differs, and its variance.

A rule that is one point off has less ink; an even shade, and the edge of a black bar, have less of the other."""
_BLACK, _BLANK = 0.5, 0.2
"""Ink that is as dark as this, with none as dark as that within two points on the other page, is strange."""
_STRANGE, _FULLY_STRANGE = 10 / SIDE_PX**2, 25 / SIDE_PX**2
"""So much strange ink makes a cell differ, and so much fully, as shares of the page's longer side squared.

Of 120 real pages scanned twice by two scanners in grey, those that are alike had at most 17 points, along thin rules; a
tick in a box of 4 mm has some forty."""
_WHITE, _PURE_WHITE = 0.5, 255
"""The share of a page that is purely white, from which on it may be in one bit: such a scanner sees nothing pale."""
_LOST, _PLAINLY_BLACK = 0.2, 0.98
"""How much a cell counts that differs as it is blank on such a page, unless the ink of the other one is so dark.

Nor if either of two such pages lacks what the other has: the paler scan has nothing that the darker one lost."""
_PLAIN_GREYS = 48
"""Greys of a cell that lie no further apart are paper."""
PHOTOGRAPH_MEAN = 0.85
"""What the cells of photographs must reach, which have nothing finer to be told by."""
_FAINT = 0.1
_PHOTOGRAPH_GREYS = 0.35
"""The share of a photograph that is neither ink nor paper; a page of writing has less."""


@dataclass(frozen=True, slots=True)
class Likeness:
    """How two pages compare."""

    is_alike: bool
    share: float = 0.0
    """Of the cells in which something is seen, those that are alike: from 0 to 1."""
    is_turned: bool = False
    """The second one stands on its head, or lies on its side."""
    differing: tuple[tuple[Box, Box], ...] = ()
    """Which cells of pages that are alike differ: where each is on the first page, and where on the second."""
    seen: int = 0
    """In so many cells there is something: pages that are alike in no more than `FEW_CELLS` tell nothing."""


class Sheet:
    """A page, grey, with a longer side of some `SIDE_PX`; black is nought.

    What is made of it to compare it is made once, and takes eight times as much memory.
    """

    def __init__(self, grey: Grey) -> None:
        self.grey = grey
        self._inked: tuple[int, Inked] | None = None

    @functools.cached_property
    def is_one_bit(self) -> bool:
        """Return whether a scanner in one bit may have made it."""
        return bool(np.mean(self.grey == _PURE_WHITE) > _WHITE)

    @functools.cached_property
    def set_up(self) -> "Sheet":
        """Return it turned by a quarter."""
        return Sheet(np.ascontiguousarray(np.rot90(self.grey)))

    def inked(self, side: int) -> Inked:
        """Return its ink, with another longer side."""
        held = self._inked
        if held is None or held[0] != side:
            held = self._inked = side, Inked(ink_of(resized(self.grey, side)))
        return held[1]


def compare_pages(first: Grey, second: Grey) -> Likeness:
    """Return how two pages compare, as `compare_sheets`."""
    return compare_sheets(Sheet(first), Sheet(second))


def compare_sheets(first: Sheet, second: Sheet) -> Likeness:
    """Return how two pages compare.

    Where one is upright and the other lies, the second is set up first.
    """
    if _have_one_shape(first.grey, second.grey):
        return _compared(first, second)
    found = _compared(first, second.set_up)
    differing = tuple((one, (1 - bottom, left, 1 - top, right)) for one, (left, top, right, bottom) in found.differing)
    return replace(found, is_turned=found.is_alike, differing=differing)


def _compared(one: Sheet, other: Sheet) -> Likeness:
    sides = *one.grey.shape, *other.grey.shape
    if min(sides) < _LEAST_SIDE_PX or not _have_one_shape(one.grey, other.grey):
        return Likeness(is_alike=False)
    side = max(SIDE_PX // 2, min(SIDE_PX, max(one.grey.shape), max(other.grey.shape)))
    first, second = one.inked(side), other.inked(side)
    equal = _equal_cells(one.grey, other.grey)
    laid = overlay(first, second) if equal is None else Overlay(np.eye(2, 3), is_turned=False)
    if laid is None:
        return Likeness(is_alike=False)
    cells = _Cells.of(first.half, second.half, laid)
    if cells.mean < FIRST_MEAN or cells.percentile(20) < FIRST_PERCENTILE:
        return Likeness(is_alike=False)
    if _is_photograph(first.half) and _is_photograph(second.half):
        return cells.likeness(is_alike=cells.mean >= PHOTOGRAPH_MEAN)
    inks = first.whole, second.whole
    cells = replace(_Cells.of(*inks, laid.finer(*inks) if equal is None else laid), equal=equal)
    if cells.are_plainly_other((one, other)) or (cells := cells.without_paler()).percentile(50) < SECOND_MEDIAN:
        return Likeness(is_alike=False)
    cells = cells.weighed((one, other))
    return cells.likeness(is_alike=cells.weight < cells.most_weight)


@dataclass(frozen=True, slots=True)
class _Cells:
    """How the cells of two pages correlate: float[rows, columns], and in which of them something is seen."""

    correlation: Floats
    is_inked: NDArray[np.bool_]
    boxes: NDArray[np.float64]
    laid: Overlay
    inks: tuple[Floats, Floats]
    """Of both pages, the second laid over the first."""
    means: tuple[Floats, Floats]
    """The ink of each cell on both."""
    variance: Floats
    """The one of the ink in each cell, on the page where it is more."""
    weights: Floats | None = None
    """How much each cell counts in which something differs, once that was looked for."""
    equal: NDArray[np.bool_] | None = None
    """Which are equal to the last bit, where a program drew both pages and most of what is on them is the same."""

    @classmethod
    def of(cls, first: Floats, second: Floats, laid: Overlay) -> "_Cells":
        """Return the cells of a page, and of one that is laid over it.

        Those at the edge of the first, and beyond that of the second, are not compared: there lids throw shadows,
        turned sheets leave wedges, and machines print when they received what.
        """
        rows, columns = _cell_counts(first.shape)
        over = laid.over(second, first.shape)
        found = correlations(first, over, rows=rows, columns=columns, reach=1)
        other_shade = np.abs(found.first_mean - found.second_mean) > _OTHER_SHADE
        variance = np.maximum(found.first_variance, found.second_variance)
        is_inked = (variance > _INKED) | other_shade
        boxes = laid.boxes(first.shape, second.shape, rows=rows, columns=columns)
        is_inked &= ((boxes >= _EDGE) & (boxes <= 1 - _EDGE)).all(axis=2)
        is_inked[[0, -1]] = is_inked[:, [0, -1]] = False
        means = (found.first_mean, found.second_mean)
        correlation = np.where(other_shade, 0.0, found.correlation.max(axis=0))
        # Where one is so much darker as a whole there is nothing even about it.
        variance = np.where(other_shade, 1.0, variance)
        return cls(correlation, is_inked, boxes, laid, (first, over), means, variance)

    @property
    def mean(self) -> float:
        return float(self.correlation[self.is_inked].mean()) if self.is_inked.any() else 0.0

    def percentile(self, percent: float) -> float:
        seen = self.correlation[self.is_inked]
        return float(np.percentile(seen, percent)) if len(seen) else 0.0

    @property
    def differs(self) -> NDArray[np.bool_]:
        straying = float(np.interp(self._count, (FEW_CELLS, MANY_CELLS), (STRAYING_OF_FEW, STRAYING)))
        may_differ = self.is_inked
        if self.equal is not None:
            straying, may_differ = STRAYING_OF_DRAWING, may_differ & ~self.equal
        differs: NDArray[np.bool_] = may_differ & (self.correlation < self.percentile(50) - straying)
        return differs

    @property
    def _count(self) -> int:
        return int(np.count_nonzero(self.is_inked))

    def _is_paler(self, means: tuple[Floats, Floats]) -> NDArray[np.bool_]:
        """Return which parts have the same writing, only paler; of few cells none is taken for that: 6 lies in 8."""
        if self.equal is not None or self._count <= FEW_CELLS:
            return np.zeros(means[0].shape, np.bool_)
        return _is_paler(self.inks, means)

    def are_plainly_other(self, pages: tuple[Sheet, Sheet]) -> bool:
        """Return whether so much has nothing on the other page that these are not alike, whatever else is only paler.

        Of the pages of one template that is most pairs, and whether writing is paler takes as long as all before it.
        """
        one, other = self.means
        lacks = np.minimum(one, other) < _LEAST_LEFT * np.maximum(one, other)
        return float(self._as_a_whole(pages, self.differs & lacks).sum()) >= self.most_weight

    def _as_a_whole(self, pages: tuple[Sheet, Sheet], differs: NDArray[np.bool_]) -> Floats:
        """Return how much each of some cells counts by all of its ink."""
        evenness = np.minimum(self.variance / _FULL_VARIANCE, 1)
        weights: Floats = _weights(self.inks, self.means, pages, differs) * evenness
        return weights

    def without_paler(self) -> "_Cells":
        """Return these without the cells that have the same writing, only paler on one page."""
        differs = self.differs
        if not differs.any():
            return self
        return replace(self, is_inked=self.is_inked & ~(differs & self._is_paler(self.means)))

    @property
    def weight(self) -> float:
        """Return how much differs, as cells full of ink."""
        return 0.0 if self.weights is None else float(self.weights.sum())

    @property
    def most_weight(self) -> float:
        """Return with how much that differs pages are not alike."""
        return min(PLAINLY_OTHER, MOST_STRAYING * max(1, self._count))

    def weighed(self, pages: tuple[Sheet, Sheet]) -> "_Cells":
        """Return these with how much each counts that differs: as a whole, by a quarter of it, or by strange ink.

        Of pages that are not alike by the first of these the others are not asked for: each takes longer than the last.
        """
        weights = self._as_a_whole(pages, self.differs)
        for look in (self._quarters, self._strange):
            if weights.sum() < self.most_weight:
                weights = np.maximum(weights, look(pages))
        return replace(self, weights=weights)

    def _quarters(self, pages: tuple[Sheet, Sheet]) -> Floats:
        """Return how much each cell counts of which a quarter differs."""
        counts, (first, over) = self.is_inked.shape, self.inks
        found = correlations(first, over, rows=2 * counts[0], columns=2 * counts[1], reach=1)
        # Of an odd number of points one is in no quarter.
        middles = [
            (np.arange(2 * count) + 0.5) * (side // (2 * count)) // (side // count)
            for side, count in zip(first.shape, counts, strict=True)
        ]
        cells = np.ix_(*(one.astype(np.intp) for one in middles))
        is_told = self.is_inked[cells] & (np.maximum(found.first_variance, found.second_variance) > _FULL_QUARTER)
        correlation = found.correlation.max(axis=0)
        typical = np.median(correlation[is_told]) if is_told.any() else 0.0
        less = typical - correlation
        is_other = is_told & ((less > STRAYING_QUARTER) | _are_words(less, is_told))
        means = (found.first_mean, found.second_mean)
        if is_other.any():
            is_other &= ~self._is_paler(means)
        weights = np.zeros(counts, np.float32)
        np.add.at(weights, cells, _weights(self.inks, means, pages, is_other))
        return weights

    def _strange(self, pages: tuple[Sheet, Sheet]) -> Floats:
        """Return how much each cell counts in which one page has ink where the other is blank: a tick, another word.

        A cell that is nearly the same on both correlates all the same.
        """
        counts, (first, over) = self.is_inked.shape, self.inks
        height, width = (side // count for side, count in zip(first.shape, counts, strict=True))
        longer, found = max(first.shape), []
        for ink, other in ((over, first), (first, over)):
            points = np.zeros(ink.shape, np.bool_)
            room = room_of(ink > _BLACK)
            blank = around(room, other, lambda page: widened(widened(page)), reach=2) < _BLANK
            points[room.slices] = (ink[room.slices] > _BLACK) & blank
            points = points[: counts[0] * height, : counts[1] * width]
            summed = points.reshape(counts[0], height, counts[1], width).sum(axis=(1, 3)) * self.is_inked
            found.append(np.where(summed > _STRANGE * longer**2, summed / (_FULLY_STRANGE * longer**2), 0))
        lacking = found[0] > 0, found[1] > 0
        if not (lacking[0] | lacking[1]).any():
            return np.zeros(counts, np.float32)
        is_paler = self._is_paler(self.means)
        for one, page in zip(found, pages, strict=True):
            if page.is_one_bit:
                one[is_paler] = 0
        factors = _lessened(self.inks, pages, (found[0] > 0, found[1] > 0))
        strange: Floats = (np.minimum(np.maximum(*found), 1) * factors).astype(np.float32)
        return strange

    def likeness(self, *, is_alike: bool) -> Likeness:
        differs = self.differs if self.weights is None else self.differs | (self.weights > 0)
        share = 1.0 - int(np.count_nonzero(differs)) / max(1, int(np.count_nonzero(self.is_inked)))
        rows, columns = differs.shape
        seen = self._count if self.equal is None else self.correlation.size  # of a drawing the least is told
        boxes = [
            ((x / columns, y / rows, (x + 1) / columns, (y + 1) / rows), (left, top, right, bottom))
            for y, x in np.argwhere(differs).tolist()
            for top, left, bottom, right in [self.boxes[y, x].clip(0, 1).tolist()]
        ]
        return Likeness(is_alike, share, self.laid.is_turned, tuple(boxes), seen)


def _are_words(less: Floats, is_told: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return which quarters are among some beside each other that are told, and correlate less as a whole."""
    rows = np.lib.stride_tricks.sliding_window_view(np.where(is_told, less, -np.inf), WORD, axis=1)
    begins = rows.mean(axis=2) > STRAYING_WORD
    found = np.zeros_like(is_told)
    for place in range(WORD):
        found[:, place : place + begins.shape[1]] |= begins
    return found


def _is_paler(inks: tuple[Floats, Floats], means: tuple[Floats, Floats]) -> NDArray[np.bool_]:
    """Return which parts of two pages, of which these are the means, have the same writing, only paler on one."""
    (first, second), (one, other) = inks, means
    rows, columns = one.shape
    shares = [covered(a, b, rows=rows, columns=columns) for a, b in ((first, second), (second, first))]
    is_left = np.minimum(one, other) >= _LEAST_LEFT * np.maximum(one, other)
    left = [near(a, b, rows=rows, columns=columns) for a, b in ((second, first), (first, second))]
    is_left &= np.where(one < other, *left) >= _LEFT_ALL_OVER
    is_paler: NDArray[np.bool_] = is_left & (np.where(one < other, *shares) >= _SAME_WRITING)
    return is_paler


def _weights(
    inks: tuple[Floats, Floats], means: tuple[Floats, Floats], pages: tuple[Sheet, Sheet], differs: NDArray[np.bool_]
) -> Floats:
    """Return how much parts of two pages count that differ, by the ink in each of them."""
    one, other = means
    weights: Floats = np.where(differs, np.minimum(np.maximum(one, other) / _FULL_INK, 1.0), 0.0)
    lacking = differs & (one < _LEAST_LEFT * other), differs & (other < _LEAST_LEFT * one)
    return weights * _lessened(inks, pages, lacking)


def _lessened(
    inks: tuple[Floats, Floats], pages: tuple[Sheet, Sheet], lacking: tuple[NDArray[np.bool_], NDArray[np.bool_]]
) -> Floats:
    """Return how much less parts count of which the first page, or the second, lacks the ink, as it may be lost."""
    rows, columns = lacking[0].shape
    is_one_bit = [page.is_one_bit for page in pages]
    lost = [lacks & is_one for lacks, is_one in zip(lacking, is_one_bit, strict=True)]
    for side, ink in ((0, inks[1]), (1, inks[0])):
        if lost[side].any() and not is_one_bit[1 - side]:
            height, width = len(ink) // rows, ink.shape[1] // columns
            parts = ink[: rows * height, : columns * width].reshape(rows, height, columns, width)
            lost[side] &= parts.max(axis=(1, 3)) < _PLAINLY_BLACK
    is_lost = (lost[0] | lost[1]) & (not (lost[0].any() and lost[1].any()))
    return np.where(is_lost, np.float32(_LOST), np.float32(1))


def _equal_cells(first: Grey, second: Grey) -> NDArray[np.bool_] | None:
    """Return which cells are equal to the last bit where most with ink are, in the same places; else `None`."""
    if first.shape != second.shape:
        return None
    rows, columns = _cell_counts(first.shape)
    height, width = first.shape[0] // rows, first.shape[1] // columns
    parts = [page[: rows * height, : columns * width] for page in (first, second)]
    one, other = (part.reshape(rows, height, columns, width) for part in parts)
    is_inked = one.max(axis=(1, 3)) - one.min(axis=(1, 3)) > _PLAIN_GREYS
    is_equal: NDArray[np.bool_] = (one == other).all(axis=(1, 3))
    return is_equal if np.count_nonzero(is_inked & is_equal) > OF_ONE_DRAWING * np.count_nonzero(is_inked) else None


def _cell_counts(shape: tuple[int, ...]) -> tuple[int, int]:
    """Return how many rows and columns of cells a page has."""
    return (CELL_ROWS, CELL_COLUMNS) if shape[0] >= shape[1] else (CELL_COLUMNS, CELL_ROWS)


def _have_one_shape(first: Grey, second: Grey) -> bool:
    one, other = first.shape[0] * second.shape[1], first.shape[1] * second.shape[0]
    return bool(max(one, other) <= _STRETCH * min(one, other))


def _is_photograph(ink: Floats) -> bool:
    return float(np.mean((ink > _FAINT) & (ink < 1 - _FAINT))) > _PHOTOGRAPH_GREYS
