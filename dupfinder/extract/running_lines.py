"""Running headers and footers: lines at the edges of pages that come again on others."""

import collections
import re
from collections.abc import Sequence
from dataclasses import dataclass

from dupfinder.extract.pdf_lines import Line, Page

ZONE = 0.2
"""The share of a page's height, at its top and at its bottom, in which running lines are looked for."""
SEEN_OFTEN = 3
"""A line at the same height of so many pages is a running line; in a document of two pages, two are enough."""
COUNTING = re.compile(r"\d+|^[ivxlc]+$")
LETTER = re.compile(r"[^\W\d_]")


@dataclass(frozen=True, slots=True, kw_only=True)
class RunningLines:
    """The different headers and footers as they first appear, and the places (page, line) of them all."""

    headers: tuple[str, ...]
    footers: tuple[str, ...]
    places: frozenset[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class _Edge:
    """What makes lines of different pages the same: their text without its numbers, and where they stand."""

    is_top: bool
    distance: int
    text: str


def running_lines(pages: Sequence[Page]) -> RunningLines:
    """Return the lines that stand, but for their numbers, at the same height of several pages.

    From the edge of a page inwards, up to the first line that is only there. Bare page numbers are left out of the texts.
    """
    edges = [[_edge(page, line) for line in page.lines] for page in pages]
    seen = collections.Counter(edge for page in edges for edge in set(page))
    often = 2 if len(pages) == 2 else SEEN_OFTEN
    texts: dict[bool, dict[str, str]] = {True: {}, False: {}}
    places = set()
    for number, page in enumerate(pages):
        from_top = sorted(range(len(page.lines)), key=lambda index: -page.lines[index].baseline)  # noqa: B023 - used at once
        for is_top, inwards in ((True, from_top), (False, reversed(from_top))):
            for index in inwards:
                edge = edges[number][index]
                if edge is None or edge.is_top is not is_top or seen[edge] < often:
                    break
                places.add((number, index))
                if LETTER.search(edge.text):
                    texts[is_top].setdefault(edge.text, page.lines[index].text)
    return RunningLines(
        headers=tuple(texts[True].values()), footers=tuple(texts[False].values()), places=frozenset(places)
    )


def _edge(page: Page, line: Line) -> _Edge | None:
    """Return what a running line would have in common with others; `None` for a line in the middle of its page."""
    is_top = line.baseline > page.height / 2
    distance = page.height - line.baseline if is_top else line.baseline
    if distance > ZONE * page.height:
        return None
    return _Edge(is_top, round(distance), COUNTING.sub("#", line.text.strip()))
