"""Where the rows of a difference stand on the pages of a document.

The text of a document is not what stands on its pages in that order: running headers were moved, columns joined, words
that lines divide made whole. So the words of the text are aligned with those of the pages, as two texts are.
"""

import functools
import itertools
import unicodedata
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

import numpy as np
import numpy.typing as npt

from dupfinder.diff.matching import Run, match
from dupfinder.diff.words import Wording
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.differences import ChangeKind, Difference, Row, RowKind
from dupfinder.domain.pages import Box, PageMark, PageWords

HYPHENS = frozenset("-\u2010\u2011")
SOFT_HYPHEN = "\u00ad"
WIDEST_GAP = 2.0
"""Between words of one line, in line heights; further apart they are in different columns."""
KINDS = tuple(RowKind)
_NOWHERE = -1
_GROWN = (np.minimum, np.minimum, np.maximum, np.maximum)
"""What each side of a box is of the boxes in it."""

_Numbers = npt.NDArray[np.int64]


def page_marks(
    difference: Difference, pages: Sequence[PageWords], *, is_left: bool
) -> tuple[tuple[PageMark, ...], ...]:
    """Return the marks of each page of the document on one side of a difference, in the order of its words.

    Words that the text does not have (headers but for the first, page numbers) have no mark. A word that is changed in
    a part (its full stop) is marked as a whole.
    """
    # Whatever was overlooked in comparing: both are the same document, so its words are spelled alike.
    wording = Wording(CompareOptions())
    written, places = _text_words(difference.rows, wording, is_left=is_left)
    seen = _SeenWords([word for page in pages for word in page.words], wording, frozenset(written))
    runs = match(wording.number(written), wording.number(seen.words))
    found = _found_places(runs, np.array(places, np.int64), seen)
    marks: list[list[PageMark]] = [[] for _ in pages]
    for page, place, box in _merged(pages, found):
        row, kind = divmod(place, len(KINDS))
        marks[page].append(PageMark(box=box, kind=KINDS[kind], row=row))
    return tuple(map(tuple, marks))


def _place(row: int, kind: RowKind) -> int:
    """Return the number that stands for a row and a kind."""
    return row * len(KINDS) + KINDS.index(kind)


def _text_words(rows: Sequence[Row], wording: Wording, *, is_left: bool) -> tuple[list[str], list[int]]:
    """Return the words of one side, and the place of each."""
    words: list[str] = []
    places: list[int] = []
    # Beside a scan, the same with recognised text would be marked from top to bottom, though the pages are alike.
    is_sole = all(row.text(is_left=not is_left) is None for row in rows)
    for number, row in enumerate(rows):
        text = row.text(is_left=is_left)
        if text is None:
            continue
        bounds = wording.bounds(text)
        words += [_plain(text[start:end]) for start, end in bounds]
        unedited = _place(number, RowKind.EQUAL if is_sole or row.kind is RowKind.CHANGED else row.kind)
        if row.edits:
            places += _edited_places(row, bounds, number, unedited, is_left=is_left)
        else:
            places += [unedited] * len(bounds)
    return words, places


def _edited_places(
    row: Row, bounds: Sequence[tuple[int, int]], number: int, unedited: int, *, is_left: bool
) -> Iterator[int]:
    """Yield the place of each word of a row with edits, which rise as the words do."""
    edited = [
        (span, _place(number, RowKind.MOVED if edit.kind is ChangeKind.MOVES else RowKind.CHANGED))
        for edit in row.edits
        if (span := edit.span(is_left=is_left))
    ]
    index = 0
    for start, end in bounds:
        while index < len(edited) and edited[index][0].end <= start:
            index += 1
        is_edited = index < len(edited) and edited[index][0].start < end
        yield edited[index][1] if is_edited else unedited


def _plain(word: str) -> str:
    return word if word.isascii() else unicodedata.normalize("NFC", word).replace(SOFT_HYPHEN, "")


class _SeenWords:
    """The words of all pages as texts have them: parted at punctuation, and joined where a line divides one."""

    def __init__(self, page_words: Sequence[str], wording: Wording, known: AbstractSet[str]) -> None:
        """Take the words of all pages in order; words that the text has whole are `known`."""

        @functools.cache
        def parts_of(word: str) -> list[str]:
            return wording.words(_plain(word))

        self.count = len(page_words)
        """How many words there are on the pages."""
        self.words: list[str] = []
        owners: list[int] = []
        self._divided: list[int] = []
        first = 0  # of the parts of a word that are not yet in a word before it
        for number, (parts, following) in enumerate(itertools.pairwise([*map(parts_of, page_words), []])):
            whole = parts[-2] + following[0] if following and parts[first + 1 :] and parts[-1] in HYPHENS else ""
            kept = [*parts[first:-2], whole] if whole in known else parts[first:]
            self.words += kept
            owners += [number] * len(kept)
            first = 0
            if whole in known:
                self._divided.append(len(owners) - 1)
                first = 1
        self._owners = np.array(owners, np.int64)

    def on_pages(self, words: _Numbers) -> tuple[_Numbers, _Numbers]:
        """Return pairs of indices into `words` and numbers of words on the pages that these come from.

        A divided word comes from two.
        """
        again = np.flatnonzero(np.isin(words, self._divided))
        indices = np.concatenate([np.arange(len(words)), again])
        return indices, np.concatenate([self._owners[words], self._owners[words[again]] + 1])


def _found_places(runs: Sequence[Run], places: _Numbers, seen: _SeenWords) -> _Numbers:
    """Return the place of each word on the pages; of several parts of a word the first counts that is different."""
    found = np.full(seen.count, _NOWHERE, np.int64)
    if not runs:
        return found
    text_words = np.concatenate([np.arange(run.left, run.left + run.length) for run in runs])
    seen_words = np.concatenate([np.arange(run.right, run.right + run.length) for run in runs])
    indices, owners = seen.on_pages(seen_words)
    of_owners = places[text_words[indices]]
    is_different = of_owners % len(KINDS) != KINDS.index(RowKind.EQUAL)
    for chosen in (~is_different, is_different):
        # Of several values for one index numpy keeps the last.
        found[owners[chosen][::-1]] = of_owners[chosen][::-1]
    return found


def _merged(pages: Sequence[PageWords], places: _Numbers) -> Iterator[tuple[int, int, Box]]:
    """Yield page, place and box of each run of neighbours of one place on one line."""
    if not len(places):
        return
    sides = itertools.chain.from_iterable(itertools.chain.from_iterable(page.boxes for page in pages))
    boxes = np.fromiter(sides, np.float64, 4 * len(places)).reshape(-1, 4)
    numbers = np.repeat(np.arange(len(pages)), [len(page.words) for page in pages])
    begins = np.ones(len(places), np.bool_)
    begins[1:] = (np.diff(places) != 0) | (np.diff(numbers) != 0) | ~_are_neighbours(boxes[:-1], boxes[1:])
    starts = np.flatnonzero(begins)
    around = np.column_stack(
        [grown.reduceat(side, starts) for side, grown in zip(boxes.T, _GROWN, strict=True)],
    )
    for page, place, box in zip(numbers[starts].tolist(), places[starts].tolist(), around.tolist(), strict=True):
        if place != _NOWHERE:
            yield page, place, Box(*box)


def _are_neighbours(one: npt.NDArray[np.float64], other: npt.NDArray[np.float64]) -> npt.NDArray[np.bool_]:
    """Return which words of `one` stand beside those of `other` on one line; boxes are rows."""
    (left, top, right, bottom), (other_left, other_top, other_right, other_bottom) = one.T, other.T
    height, other_height = bottom - top, other_bottom - other_top
    shared = np.minimum(bottom, other_bottom) - np.maximum(top, other_top)
    gap = np.maximum(left, other_left) - np.minimum(right, other_right)
    are_on_one_line: npt.NDArray[np.bool_] = shared > np.minimum(height, other_height) / 2
    are_close: npt.NDArray[np.bool_] = gap <= WIDEST_GAP * np.maximum(height, other_height)
    return are_on_one_line & are_close
