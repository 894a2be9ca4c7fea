"""Documents compared by what is seen on their pages: which page is which, and how alike the two are."""

import itertools
import sys
from bisect import bisect
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from operator import attrgetter

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry
from dupfinder.domain.looks import blank_count, look_count, unlooked_count
from dupfinder.domain.pairs import CONTAINMENT
from dupfinder.domain.records import dataclass
from dupfinder.pipeline.matching.look_candidates import FAR, Looks, page_distances
from dupfinder.pipeline.workers.answers import greys_from
from dupfinder.pipeline.workers.jobs import Threads
from dupfinder.pipeline.workers.owner import Answer
from dupfinder.verify import FEW_CELLS, Likeness, Sheet, are_unmoved, compare_sheets
from dupfinder.verify.looks import SIDE_PX

_TOGETHER = 16
"""Pairs of documents that are compared at once."""
_PAGES_AT_ONCE, _MANY_AT_ONCE = 4, 16
"""Of each of them; and once some were found, as many of them are beside each other: a document is opened for a run."""
_HELD_PAIRS = 64
"""Pairs of pages that are read and compared before others are read."""
_HELD_BYTES = 128 << 20
"""Of pages that were read; those used last are held."""
_HELD_SHEETS = 8
"""Some 10 MB each."""
_MOST_PROPOSED = 8
"""Of one page, the closest: of a form that a thousand people filled in, all are close to all."""
_MOST_TRIES = 2
"""A page that was compared with so many others in vain is taken for one that the other document does not have."""
_MOST_IN_VAIN = 8
"""Pages without any success, after which two documents are given up."""
_LEAST_TOLD = 0.5
"""Documents of so many pages that they cannot be called more alike than this, whatever comes of those looked at, ..."""
_MOST_UNTOLD = 64
"""... are compared by so many pages only: for who looks at them side by side."""

Ask = Callable[[Sequence[FileEntry], Mapping[str, int]], Iterable[Answer]]
"""Asks workers for some pages of some files, in grey, with the parameters of that view."""

Grey = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Sight:
    """A document as it is seen."""

    entry: FileEntry
    key: bytes
    """Equal for equal bytes."""
    looks: Looks
    page_count: int
    unlooked: int
    """Of these pages, those that nobody looked at, as there are too many."""

    @classmethod
    def of(cls, document: Document, *, is_told_by_words: bool) -> "Sight":
        """Return how a document is seen; what has enough words may have pages that are told by these.

        Of one with too many pages those beyond were not looked at: they count, lest the rest be called all of it.
        """
        unlooked = unlooked_count(document.looks)
        pages = look_count(document.looks) + unlooked
        if is_told_by_words:
            pages = max(pages, (document.metadata.page_count or 0) - blank_count(document.looks))
        return cls(document.entry, document.content_digest or b"", Looks.of(document.looks), pages, unlooked)


@dataclass(frozen=True, slots=True)
class AlikePages:
    """A page of one document, and the one of another that looks like it: by their places among the looks of each."""

    left: int
    right: int
    likeness: Likeness

    def turned(self) -> "AlikePages":
        """Return the same with the other document first."""
        differing = tuple((b, a) for a, b in self.likeness.differing)
        return AlikePages(self.right, self.left, replace(self.likeness, differing=differing))


MOST_SIMILARITY = 0.99
"""Pages of which nothing is seen to differ may still differ in a digit that the scanner swallowed."""


@dataclass(frozen=True, slots=True)
class ComparedPages:
    """What came of comparing two documents page by page."""

    pages: tuple[AlikePages, ...]
    left_count: int
    right_count: int
    compared: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    """The numbers of the pages of each that were compared, with those that no hash proposes."""
    uncompared: tuple[int, int] = (0, 0)
    """Of these counts, the pages that were not compared, as there are too many: they count as found nowhere."""

    @property
    def figures(self) -> tuple[float, float, float]:
        """Return the similarity, and which share of the pages of each document is found in the other.

        All are nought where so little is seen on the pages that are alike that they may be any.
        """
        if sum(page.likeness.seen for page in self.pages) <= FEW_CELLS:
            return 0.0, 0.0, 0.0
        count = len(self.pages)
        alike = sum(page.likeness.share for page in self.pages)
        both = self.left_count + self.right_count
        return (
            min(MOST_SIMILARITY, 2 * alike / both) if both else 0.0,
            min(1.0, count / max(1, self.left_count)),
            min(1.0, count / max(1, self.right_count)),
        )


class PageComparer:
    """Compares documents page by page; the pages come from workers, and the last ones are held."""

    def __init__(self, ask: Ask, *, threads: Threads, check: Callable[[], None]) -> None:
        self._ask = ask
        self._threads = threads
        self._check = check
        self._pages: OrderedDict[tuple[bytes, int], Grey | None] = OrderedDict()
        self._sheets: OrderedDict[tuple[bytes, int], Sheet] = OrderedDict()

    def compare(self, pairs: Sequence[tuple[Sight, Sight]]) -> Iterator[ComparedPages]:
        """Yield what comes of comparing each pair, in their order.

        The same comes of two documents whichever is named first, and whatever else is compared.
        """
        waiting = iter(pairs)
        while together := [_Underway(a, b) for a, b in islice(waiting, _TOGETHER)]:
            while chosen := [(one, *place) for one in together for place in one.next()]:
                for start in range(0, len(chosen), _HELD_PAIRS):
                    self._decide(chosen[start : start + _HELD_PAIRS])
            for one in together:
                yield one.result()

    def _decide(self, chosen: Sequence[tuple["_Underway", int, int]]) -> None:
        self._read([page for one, i, j in chosen for page in one.pages(i, j)])
        tasks = [partial(self._likeness, *one.pages(i, j)) for one, i, j in chosen]
        for (one, i, j), likeness in zip(chosen, self._threads.run(tasks), strict=True):
            one.take(i, j, likeness)

    def _likeness(self, first: "_Page", second: "_Page") -> Likeness:
        self._check()
        a, b = (self._pages.get(page.key) for page in (first, second))
        if a is None or b is None:
            return Likeness(is_alike=False)
        if are_unmoved(a, b):
            return Likeness(is_alike=True, share=1.0, seen=FEW_CELLS + 1)
        return compare_sheets(self._sheet(first.key, a), self._sheet(second.key, b))

    def _sheet(self, key: tuple[bytes, int], page: Grey) -> Sheet:
        """Return a page as a sheet; the last ones are held, as a page is often compared with several."""
        sheet = self._sheets.pop(key, None) or Sheet(page)
        self._sheets[key] = sheet
        while len(self._sheets) > _HELD_SHEETS:
            self._sheets.popitem(last=False)
        return sheet

    def _read(self, wanted: Sequence["_Page"]) -> None:
        """Read the pages that are not held; one that cannot be drawn any more is `None`."""
        missing: dict[tuple[bytes, int], _Page] = {}
        for page in wanted:
            if page.key in self._pages:
                self._pages.move_to_end(page.key)
            else:
                missing[page.key] = page
        self._forget()
        for (number, count), entries in _runs(missing.values()).items():
            failed = self._read_run(number, count, entries)
            if count > 1 and failed:  # one page may have cost the others their answer
                for one in range(number, number + count):
                    self._read_run(one, 1, failed)

    def _read_run(self, number: int, count: int, entries: Mapping[FileEntry, bytes]) -> dict[FileEntry, bytes]:
        """Read so many pages from a number on of each of some files; return the files that gave no sound answer."""
        failed = {}
        for answer in self._ask(list(entries), {"number": number, "count": count, "long_px": SIDE_PX}):
            content = entries[answer.entry]
            self._pages.update({(content, one): None for one in range(number, number + count)})
            pages = _greys(answer)
            if pages is None:
                failed[answer.entry] = content
            else:
                self._pages.update({(content, one): page for one, page in pages.items()})
        return failed

    def _forget(self) -> None:
        held = sum(0 if page is None else page.nbytes for page in self._pages.values())
        while held > _HELD_BYTES:
            _, page = self._pages.popitem(last=False)
            held -= 0 if page is None else page.nbytes


@dataclass(frozen=True, slots=True)
class _Page:
    """A page of a file."""

    entry: FileEntry
    content: bytes
    number: int

    @property
    def key(self) -> tuple[bytes, int]:
        """Return what is equal for pages that are read once."""
        return self.content, self.number


class _Underway:
    """Two documents whose pages are being compared, the one of the lower key first."""

    def __init__(self, left: Sight, right: Sight) -> None:
        self._is_swapped = right.key < left.key
        self._a, self._b = (right, left) if self._is_swapped else (left, right)
        self._proposed = _proposed(page_distances(self._a.looks, self._b.looks))
        self._close = frozenset(self._proposed)
        self._most_tries = _MOST_UNTOLD if _cannot_be_told(self._a, self._b) else sys.maxsize
        self._found: dict[int, tuple[int, Likeness]] = {}
        self._taken: set[int] = set()
        self._tried: set[tuple[int, int]] = set()
        self._in_vain: Counter[int] = Counter()

    def pages(self, i: int, j: int) -> tuple[_Page, _Page]:
        """Return the pages with these places."""
        a, b = self._a, self._b
        return _Page(a.entry, a.key, a.looks.numbers[i]), _Page(b.entry, b.key, b.looks.numbers[j])

    def next(self) -> list[tuple[int, int]]:
        """Return the pages to compare next, by their places: the closest first, then those between pages found."""
        if len(self._tried) >= (self._most_tries if self._found else _MOST_IN_VAIN):
            return []
        chosen: dict[int, int] = {}
        taken = set(self._taken)
        most = _MANY_AT_ONCE if self._found else _PAGES_AT_ONCE
        for i, j in self._in_turn():
            is_done = i in self._found or j in taken or (i, j) in self._tried
            if not is_done and i not in chosen and self._in_vain[i] < _MOST_TRIES:
                chosen[i] = j
                taken.add(j)
                if len(chosen) == most:
                    break
        return list(chosen.items())

    def _in_turn(self) -> Iterator[tuple[int, int]]:
        """Yield pages to compare, those of which most is to be hoped first.

        Once some were found those that follow are next if their hashes are close, too: nearly always they are the ones,
        and pages beside each other are read at once.
        """
        if self._found:
            yield from (pair for pair in self._in_order() if pair in self._close)
        yield from self._proposed
        yield from self._in_order()

    def _in_order(self) -> Iterator[tuple[int, int]]:
        """Yield the pages that are one another's by their places between those found; all, where none was proposed."""
        places = sorted(self._found)
        if not places and self._proposed:
            return
        for i in range(len(self._a.looks.numbers)):
            if i in self._found:
                continue
            after = bisect(places, i)
            beside = places[max(0, after - 1) : after + 1]
            _, near = min(((abs(place - i), place) for place in beside), default=(0, None))
            j = i if near is None else self._found[near][0] + i - near
            if 0 <= j < len(self._b.looks.numbers):
                yield i, j

    def take(self, i: int, j: int, likeness: Likeness) -> None:
        """Take what came of comparing two pages."""
        self._tried.add((i, j))
        if likeness.is_alike:
            self._found[i] = (j, likeness)
            self._taken.add(j)
        else:
            self._in_vain[i] += 1

    def result(self) -> ComparedPages:
        """Return what came of it, as the documents were named."""
        found = [AlikePages(i, j, likeness) for i, (j, likeness) in sorted(self._found.items())]
        (left, left_cut), (right, right_cut) = (self._compared(side) for side in range(2))
        if not self._is_swapped:
            pages, counts = tuple(found), (self._a.page_count, self._b.page_count)
            return ComparedPages(pages, *counts, (left, right), (left_cut, right_cut))
        turned = tuple(sorted((page.turned() for page in found), key=lambda page: page.left))
        counts = self._b.page_count, self._a.page_count
        return ComparedPages(turned, *counts, (right, left), (right_cut, left_cut))

    def _compared(self, side: int) -> tuple[frozenset[int], int]:
        """Return which pages of one document were compared, and how many were not as there are too many."""
        sight = (self._a, self._b)[side]
        places: Iterable[int] = range(len(sight.looks.numbers))
        if len(self._tried) >= self._most_tries:
            places = {pair[side] for pair in self._tried}
        numbers = frozenset(sight.looks.numbers[place] for place in places)
        return numbers, sight.unlooked + len(sight.looks.numbers) - len(numbers)


def _cannot_be_told(a: Sight, b: Sight) -> bool:
    """Return whether so many pages were not looked at that two documents are neither alike nor one inside the other."""
    most = min(len(a.looks.numbers), len(b.looks.numbers))
    return 2 * most < _LEAST_TOLD * (a.page_count + b.page_count) and most < CONTAINMENT * min(
        a.page_count, b.page_count
    )


def _proposed(distances: NDArray[np.uint8]) -> list[tuple[int, int]]:
    """Return the pages to compare by how far apart they are, the closest first, then those at the nearest places."""
    count, other_count = distances.shape
    apart = np.abs(np.arange(count)[:, None] - np.arange(other_count))
    order = distances * np.int64(count + other_count) + apart
    is_wanted = distances < FAR
    if other_count > _MOST_PROPOSED:
        is_wanted &= order <= np.partition(order, _MOST_PROPOSED - 1, axis=1)[:, _MOST_PROPOSED - 1 : _MOST_PROPOSED]
    places = np.argwhere(is_wanted)[np.argsort(order[is_wanted], kind="stable")]
    return [(i, j) for i, j in places.tolist()]


def _runs(pages: Iterable[_Page]) -> dict[tuple[int, int], dict[FileEntry, bytes]]:
    """Return pages as runs of consecutive ones: number and count, and of which files, with what tells their bytes."""
    numbers: defaultdict[bytes, list[_Page]] = defaultdict(list)
    for page in pages:
        numbers[page.content].append(page)
    runs: defaultdict[tuple[int, int], dict[FileEntry, bytes]] = defaultdict(dict)
    for content, own in numbers.items():
        own.sort(key=attrgetter("number"))
        for _, run in itertools.groupby(enumerate(own), key=lambda placed: placed[1].number - placed[0]):
            beside = [page for _, page in run]
            runs[beside[0].number, len(beside)][beside[0].entry] = content
    return runs


def _greys(answer: Answer) -> dict[int, Grey] | None:
    """Return the pages in an answer by their numbers; `None` where there are none, or they make no sense."""
    if "problem" in answer.head:
        return None
    try:
        seen = greys_from(answer, most_px=SIDE_PX)
    except (ValueError, TypeError, KeyError):
        return None
    return {one.number: np.frombuffer(one.pixels, np.uint8).reshape(one.height_px, one.width_px) for one in seen}
