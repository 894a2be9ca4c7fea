"""Running headers and footers: lines at the edges of pages that come again on others."""

import collections
import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from dupfinder.extract.normalisation.lines import Line, Page

ZONE = 0.2
"""The share of a page's height, at its top and at its bottom, in which running lines are looked for."""
SEEN_OFTEN = 3
"""A line at the same height of so many pages is a running line; in a document of two pages, two are enough."""
STEADY_SHARE = 0.8
"""Page numbers start again now and then."""
NUMBER = re.compile(r"\d+")
COUNTING = re.compile(r"\d+|^[ivxlc]+$")
_MOMENT = r"\d{1,4}(?P<sign>[./-]) ?\d{1,2}(?P=sign) ?\d{1,4},? \d{1,2}[:.]\d\d\b"
PRINTED = (
    (re.compile(rf"^{_MOMENT}"), re.compile(r"(?:\S*\w://|about:|data:)\S*\s+(?P<page>\d{1,4})/(?P<pages>\d{1,4})")),
    (
        re.compile(r"\b[a-z]+://\S+$"),
        re.compile(rf"(?P<page>\d{{1,4}}) \D{{1,9}} (?P<pages>\d{{1,4}})\s+{_MOMENT}.{{0,9}}"),
    ),
)
"""The highest and the lowest line of a page that a browser prints: Chromium and its relatives, Firefox."""
ADDRESS = re.compile(r"https?://\S+")
LONE = re.compile(r"[-\u2013\u2014\s]*#[-\u2013\u2014\s]*")
LONE_GAP = 20
"""Points between the lines of a text and a page number: the next line of a text is 11 to 18 away."""
LETTER = re.compile(r"[^\W\d_]")


@dataclass(frozen=True, slots=True, kw_only=True)
class RunningLines:
    """The different headers and footers as they first appear, and the places (page, line) of them all."""

    headers: tuple[str, ...]
    footers: tuple[str, ...]
    places: frozenset[tuple[int, int]]
    bare: frozenset[int] = frozenset()
    """Pages with nothing but such lines, and more than a number: tickets, of which the first stands for all."""


class _Edge(NamedTuple):
    """A line near the edge of its page: where it stands, its text with signs for its numbers, and these."""

    is_top: bool
    distance: int
    text: str
    numbers: tuple[int, ...]

    @property
    def key(self) -> tuple[bool, int, str]:
        """Return what running lines of different pages have in common."""
        return self[:3]


def running_lines(pages: Sequence[Page], *, is_all: bool = False) -> RunningLines:
    """Return the lines that stand, but for page numbers and the like, at the same height of several pages.

    From the edge of a page inwards, up to the first line that is only there. Bare page numbers are in neither text.
    Where lines are all that there is (`is_all`), they run above or below nothing if there are no others: vouchers,
    tickets, labels, a page for each.
    """
    printed = _printed_by_browser(pages)
    if len(pages) < 2 or printed:  # in most documents nothing comes again
        return RunningLines(headers=(), footers=(), places=printed or frozenset(_lone_number(pages)))
    edges = [[_edge(page, line) for line in page.lines] for page in pages]
    running = _seen_often(edges)
    texts: dict[bool, dict[str, str]] = {True: {}, False: {}}
    places = set()
    for number, page in enumerate(pages):
        from_top = sorted(range(len(page.lines)), key=lambda index: -page.lines[index].baseline)
        for is_top, inwards in ((True, from_top), (False, reversed(from_top))):
            for index in inwards:
                edge = edges[number][index]
                if edge is None or edge.is_top is not is_top or edge.key not in running:
                    break
                places.add((number, index))
                if LETTER.search(edge.text):
                    texts[is_top].setdefault(edge.text, page.lines[index].text)
    if is_all and len(places) == sum(len(page.lines) for page in pages):
        return RunningLines(headers=(), footers=(), places=frozenset())
    left = {number: len(page.lines) for number, page in enumerate(pages)}
    for number, _ in places:
        left[number] -= 1
    return RunningLines(
        headers=tuple(texts[True].values()),
        footers=tuple(texts[False].values()),
        places=frozenset(places),
        bare=frozenset(
            number
            for number, page in enumerate(pages)
            if not left[number] and any(LETTER.search(line.text) for line in page.lines)
        ),
    )


def printed_from(pages: Sequence[Page]) -> str | None:
    """Return from which address of the web a browser printed these pages, as far as it shows it; `None` for others.

    It is no text, but two orders may say the same but for that.
    """
    places = _printed_by_browser(pages)
    found = (ADDRESS.search(pages[page].lines[index].text) for page, index in sorted(places) if page == 0)
    return next((address[0] for address in found if address), None)


def _printed_by_browser(pages: Sequence[Page]) -> frozenset[tuple[int, int]]:
    """Return the places of what a browser prints around a page of the web, when and whence, if one printed all pages.

    A page that is printed twice would be two documents otherwise, in which the dates differ.
    """
    places = set()
    for number, page in enumerate(pages):
        if len(page.lines) < 2:
            return frozenset()
        lowest, *_, highest = sorted(range(len(page.lines)), key=lambda index: page.lines[index].baseline)
        above, below = page.lines[highest].text, page.lines[lowest].text
        ways = (lower.fullmatch(below) for upper, lower in PRINTED if upper.search(above))
        counted = next(filter(None, ways), None)
        if counted is None or [int(counted["page"]), int(counted["pages"])] != [number + 1, len(pages)]:
            return frozenset()
        places |= {(number, lowest), (number, highest)}
    return frozenset(places)


def _lone_number(pages: Sequence[Page]) -> Iterator[tuple[int, int]]:
    """Yield the place of the number of the only page: a *1* by itself below all else, as TeX sets it."""
    for page in pages:
        lowest = sorted(range(len(page.lines)), key=lambda index: page.lines[index].baseline)[:2]
        if len(lowest) == 2:
            last, before = (page.lines[index] for index in lowest)
            edge = _edge(page, last) if before.baseline - last.baseline >= LONE_GAP else None
            if edge is not None and edge.numbers == (1,) and LONE.fullmatch(edge.text):
                yield 0, lowest[0]


def _edge(page: Page, line: Line) -> _Edge | None:
    """Return what a running line would have in common with others; `None` for a line in the middle of its page."""
    is_top = line.baseline > page.height / 2
    distance = page.height - line.baseline if is_top else line.baseline
    if distance > ZONE * page.height:
        return None
    numbers = tuple(int(number[-9:]) for number in NUMBER.findall(line.text))
    return _Edge(is_top, round(distance), COUNTING.sub("#", line.text), numbers)


def _seen_often(edges: Sequence[Sequence[_Edge | None]]) -> frozenset[tuple[bool, int, str]]:
    """Return the keys of the lines that come on enough pages, with numbers as page numbers are."""
    numbers: dict[tuple[bool, int, str], dict[int, tuple[int, ...]]] = collections.defaultdict(dict)
    for page, lines in enumerate(edges):
        for edge in lines:
            if edge is not None:
                numbers[edge.key].setdefault(page, edge.numbers)
    often = 2 if len(edges) == 2 else SEEN_OFTEN
    return frozenset(key for key, pages in numbers.items() if len(pages) >= often and _count_pages(pages))


def _count_pages(numbers: Mapping[int, tuple[int, ...]]) -> bool:
    """Return whether the numbers of a line, by page, mostly stay as they are or grow no faster than the pages do.

    So page numbers, chapters and dates do; the numbers in the rows of a table, which may look alike, do not.
    """
    steps = [
        0 <= later - earlier <= page - page_before
        for (page_before, before), (page, after) in itertools.pairwise(numbers.items())
        for earlier, later in zip(before, after, strict=False)  # Roman numbers are not counted
    ]
    return sum(steps) >= STEADY_SHARE * len(steps)
