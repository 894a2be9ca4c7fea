"""How much work a page is for a parser that keeps the rules of HTML, estimated without parsing it.

Those rules look through the stack of open elements at most tags: a start tag closes an open paragraph if there is one,
an end tag looks for its element, unclosed formatting is opened again. So a page of n tags may cost n² steps, and tens
of thousands of `<div>` or `<h1><b>` inside each other keep any parser busy for minutes (HTML, 13.2.6.4.7). No limit on
the depth tells such pages from real ones, since old pages leave thousands of inline elements open; the work does.
"""

import itertools
import re
from collections import Counter
from collections.abc import Iterator

FEW_TAGS = 10_000
FEW_CHARS = 100_000
"""A page with fewer tags and letters is parsed in a second or two, whatever it holds."""
MOST_STEPS = 200_000_000
"""Elements looked at; a parser takes 5 to 20 ns for each, and the worst known real page needs a hundredth of it."""
LONG_TAG_CHARS = 4_000
"""Each attribute of a tag is compared with those before it; for tags shorter than that it costs nothing."""

ATTRIBUTE = r"""[^\s/>][^\s/>=]*+(?:\s*+=\s*+(?:"[^"]*+"?+|'[^']*+'?+|[^\s>"'][^\s>]*+)?+)?+"""
ATTRIBUTES = re.compile(ATTRIBUTE, re.ASCII)
# Each alternative ends at the end of the page at the latest, so that no part of a page is looked at twice.
TAGS = re.compile(
    rf"""
      <!--(?:-?>|.*?(?:--!?>|\Z))
    | <[!?][^>]*+
    | </(?![a-z])[^>]*+
    | <(?P<raw>script|style|title|textarea|xmp|iframe|noembed|noframes)(?=[\s/>])(?:[\s/]++|{ATTRIBUTE})*+
      >.*?(?:(?=</(?P=raw)[\s/>])|\Z)
    | <(?P<slash>/?)(?P<name>[a-z][^\s/>]*+)(?P<attributes>(?:[\s/]++|{ATTRIBUTE})*+)
    """,
    re.VERBOSE | re.DOTALL | re.IGNORECASE | re.ASCII,
)

TAG_END_IN_QUOTES = re.compile(r"""=\s*+(?:"[^">]*+>|'[^'>]*+>)""", re.ASCII)
"""On pages without one, a tag ends with the next `>`."""

# Elements that have no content, that close one another, or that only count inside of a table, which is counted.
NOT_NESTING = frozenset({
    "area", "base", "basefont", "bgsound", "body", "br", "caption", "col", "colgroup", "embed", "frame", "frameset",
    "head", "hr", "html", "image", "img", "input", "keygen", "link", "meta", "option", "p", "param", "source", "tbody",
    "td", "tfoot", "th", "thead", "tr", "track", "wbr",
})  # fmt: skip
KINDS = {"dt": "dd"}
"""Elements that close one another."""
CLOSED_BY_THE_NEXT = frozenset({"a", "button", "nobr"})
ITEMS = frozenset({"dd", "li"})
"""Items of lists are closed by the next of their kind, but not by the other one."""
CLOSED_WITH = {
    "ul": ("li",), "ol": ("li",), "menu": ("li",), "dir": ("li",), "dl": ("dd",),
    "ruby": ("rb", "rt", "rtc", "rp", "rp"),
}  # fmt: skip
"""What may be left open inside of an element, and is closed with it; as many of them as are usual."""
FOREIGN = ("svg", "math")
MERGED = frozenset({"html", "body"})
"""Their attributes are those of all tags of the page with that name."""
OPENING = re.compile(
    rf"<(?!(?:{'|'.join(NOT_NESTING - MERGED)})[\s/>])[a-z]|</(?:{'|'.join(MERGED)})\b", re.IGNORECASE | re.ASCII
)
"""The start of a tag that opens an element, or is merged; also of some that do not."""


def is_too_much_work(page: str) -> bool:
    """Return whether a page would keep a parser busy for many seconds."""
    most_tags = page.count("<")
    if len(page) < FEW_CHARS and most_tags < FEW_TAGS:
        return False
    # No tag looks at more elements than are opened before it: nearly all pages are done with that.
    most_steps = most_tags**2 if most_tags**2 <= MOST_STEPS else opened_before_tags(page, most_tags)
    if most_steps <= MOST_STEPS and most_steps + sum(map(_squared, attributes_of_long_tags(page))) <= MOST_STEPS:
        return False
    return any(steps > MOST_STEPS for steps in itertools.accumulate(parsing_steps(page)))


def attributes_of_long_tags(page: str) -> list[str]:
    """Return the attributes of those tags that are long; few pages have any."""
    if not _has_long_stretch(page) and not TAG_END_IN_QUOTES.search(page):
        return []
    long = (tag for tag in TAGS.finditer(page) if tag.end() - tag.start() >= LONG_TAG_CHARS)
    return [tag["attributes"] for tag in long if tag["attributes"]]


def _has_long_stretch(page: str) -> bool:
    """Return whether a `<` is followed by many letters without a `>`."""
    place = 0
    while place + LONG_TAG_CHARS <= len(page):
        end = page.rfind(">", place, place + LONG_TAG_CHARS)
        if end < 0:
            end = page.find(">", place)
            end = len(page) if end < 0 else end
            if 0 <= page.find("<", place, end) <= end - LONG_TAG_CHARS:
                return True
        place = end + 1
    return False


def opened_before_tags(page: str, most_tags: int) -> int:
    """Return how many elements are opened before each tag or at it, taken together, as if none were ever closed."""
    place = before = steps = 0
    for opening in OPENING.finditer(page):
        before += page.count("<", place, opening.start())
        place = opening.start()
        steps += most_tags - before
    return steps


def parsing_steps(page: str) -> Iterator[int]:
    """Yield for each tag how many elements and attributes a parser looks at, roughly, besides those that it makes."""
    open_elements = _OpenElements()
    merged = 0
    for tag in TAGS.finditer(page):
        _, slash, name, attributes = tag.groups()
        if name is None:
            continue
        name = name.lower()
        if name in MERGED:
            merged += 1
            yield merged
        yield open_elements.depth if len(attributes) < LONG_TAG_CHARS else open_elements.depth + _squared(attributes)
        if slash:
            open_elements.end(name)
        else:
            open_elements.start(name, is_closed=attributes.endswith("/"))


def _squared(attributes: str) -> int:
    count = sum(1 for _ in ATTRIBUTES.finditer(attributes))
    return count * count // 2


class _OpenElements:
    """How many elements of each name are open; where the rules of HTML are more intricate, rather too many."""

    def __init__(self) -> None:
        self.depth = 0
        self._open: Counter[str] = Counter()
        self._last_item = ""

    def start(self, name: str, *, is_closed: bool) -> None:
        """Open an element, `is_closed` for one that ends with a slash."""
        name = KINDS.get(name, name)
        if name in NOT_NESTING or (is_closed and any(self._open[foreign] for foreign in FOREIGN)):
            return
        closes_another = name in CLOSED_BY_THE_NEXT and self._open[name]
        goes_on = name == self._last_item
        if name in ITEMS:
            self._last_item = name
        if not (closes_another or goes_on):
            self._open[name] += 1
            self.depth += 1

    def end(self, name: str) -> None:
        """Close an element of that name, if one is open."""
        name = KINDS.get(name, name)
        if self._open[name]:
            for closed in (name, *CLOSED_WITH.get(name, ())):
                if self._open[closed]:
                    self._open[closed] -= 1
                    self.depth -= 1
