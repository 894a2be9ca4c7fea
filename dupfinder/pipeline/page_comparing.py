"""Documents compared by what is seen on their pages: which page is which, and how alike the two are."""

import itertools
from bisect import bisect
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry
from dupfinder.domain.looks import MOST_LOOKS, look_count
from dupfinder.pipeline.look_candidates import MAX_BITS, Looks, page_distances
from dupfinder.pipeline.owner import Answer
from dupfinder.pipeline.page_answers import grey_from
from dupfinder.pipeline.threads import Threads
from dupfinder.verify import Likeness, are_unmoved, compare_pages
from dupfinder.verify.looks import SIDE_PX

_TOGETHER = 16
"""Pairs of documents that are compared at once."""
_PAGES_AT_ONCE = 4
"""Of each of them."""
_HELD_BYTES = 128 << 20
"""Of pages that were read; those used last are held."""
_MOST_PROPOSED = 8
"""Of one page, the closest: of a form that a thousand people filled in, all are close to all."""
_MOST_TRIES = 2
"""A page that was compared with so many others in vain is taken for one that the other document does not have."""
_MOST_IN_VAIN = 8
"""Pages without any success, after which two documents are given up."""

Ask = Callable[[Sequence[FileEntry], Mapping[str, int]], Iterable[Answer]]
"""Asks workers for one page of some files, in grey, with the parameters of that view."""

Grey = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Sight:
    """A document as it is seen."""

    entry: FileEntry
    key: bytes
    """Equal for equal bytes."""
    looks: Looks
    page_count: int

    @classmethod
    def of(cls, document: Document, *, is_told_by_words: bool) -> "Sight":
        """Return how a document is seen; what has enough words may have pages that are told by these.

        Of one with too many pages those beyond were not looked at: they count, lest the rest be called all of it.
        """
        seen = look_count(document.looks)
        has_others = is_told_by_words or seen >= MOST_LOOKS
        pages = max(seen, document.metadata.page_count or 0) if has_others else seen
        return cls(document.entry, document.content_digest or b"", Looks.of(document.looks), pages)


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

    @property
    def figures(self) -> tuple[float, float, float]:
        """Return the similarity, and which share of the pages of each document is found in the other."""
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

    def compare(self, pairs: Sequence[tuple[Sight, Sight]]) -> Iterator[ComparedPages]:
        """Yield what comes of comparing each pair, in their order.

        The same comes of two documents whichever is named first, and whatever else is compared.
        """
        waiting = iter(pairs)
        while together := [_Underway(a, b) for a, b in islice(waiting, _TOGETHER)]:
            while chosen := [(one, *place) for one in together for place in one.next()]:
                self._decide(chosen)
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
        return Likeness(is_alike=True, share=1.0) if are_unmoved(a, b) else compare_pages(a, b)

    def _read(self, wanted: Sequence["_Page"]) -> None:
        """Read the pages that are not held; one that cannot be drawn any more is `None`."""
        missing: defaultdict[int, dict[str, _Page]] = defaultdict(dict)
        for page in wanted:
            if page.key in self._pages:
                self._pages.move_to_end(page.key)
            else:
                missing[page.number][page.entry.path] = page
        self._forget()
        for number, pages in missing.items():
            asked = [page.entry for page in {page.key: page for page in pages.values()}.values()]
            for answer in self._ask(asked, {"number": number, "long_px": SIDE_PX}):
                self._pages[pages[answer.entry.path].key] = _grey(answer, number)

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
        chosen: dict[int, int] = {}
        if not self._found and len(self._tried) >= _MOST_IN_VAIN:
            return []
        for i, j in itertools.chain(self._proposed, self._in_order()):
            is_done = i in self._found or j in self._taken or (i, j) in self._tried
            if not is_done and i not in chosen and j not in chosen.values() and self._in_vain[i] < _MOST_TRIES:
                chosen[i] = j
                if len(chosen) == _PAGES_AT_ONCE:
                    break
        return list(chosen.items())

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
        if not self._is_swapped:
            return ComparedPages(tuple(found), self._a.page_count, self._b.page_count)
        turned = sorted((page.turned() for page in found), key=lambda page: page.left)
        return ComparedPages(tuple(turned), self._b.page_count, self._a.page_count)


def _proposed(distances: NDArray[np.uint8]) -> list[tuple[int, int]]:
    """Return the pages to compare by how far apart they are, the closest first, then those at the nearest places."""
    count, other_count = distances.shape
    apart = np.abs(np.arange(count)[:, None] - np.arange(other_count))
    order = distances * np.int64(count + other_count) + apart
    is_wanted = distances <= MAX_BITS
    if other_count > _MOST_PROPOSED:
        is_wanted &= order <= np.partition(order, _MOST_PROPOSED - 1, axis=1)[:, _MOST_PROPOSED - 1 : _MOST_PROPOSED]
    places = np.argwhere(is_wanted)[np.argsort(order[is_wanted], kind="stable")]
    return [(i, j) for i, j in places.tolist()]


def _grey(answer: Answer, number: int) -> Grey | None:
    """Return the page in an answer; `None` where it cannot be drawn, or the answer makes no sense."""
    try:
        seen = grey_from(answer, number=number)
    except (ValueError, TypeError, KeyError):
        return None
    if "problem" in answer.head or max(seen.width_px, seen.height_px) > SIDE_PX:
        return None
    return np.frombuffer(seen.pixels, np.uint8).reshape(seen.height_px, seen.width_px)
