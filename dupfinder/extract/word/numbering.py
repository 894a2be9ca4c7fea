"""The numbers that Word draws before the paragraphs of lists (ECMA-376 part 1, 17.9): those at which a list goes on.

The parts that define lists are searched, not parsed: they are larger than the text of most documents, few of their
lists are used, and what is odd in them costs a number, never text.
"""

import html
import re
from collections.abc import Mapping
from dataclasses import dataclass

from lxml import etree

from dupfinder.extract.list_numbers import ListNumbers, tick

UNNUMBERED = frozenset({b"bullet", b"none"})
OF_STYLE = re.compile(rb"<w:numPr>(.*?)</w:numPr>", re.DOTALL)
STYLE_ID = b'styleId="'
IDENTIFIER = re.compile(rb'\bw:(?:abstractNumId|numId)="(\d+)"')
BELONGS_TO = re.compile(rb'<w:abstractNumId\s+w:val="(\d+)"')
LEVEL = re.compile(rb'<w:lvl\s[^>]*?\bw:ilvl="(\d)"')
SAID = re.compile(rb'<w:(start|numFmt|lvlText|pStyle|numId|ilvl)\s+w:val="([^"]*)"')
OVERRIDE = re.compile(rb'<w:lvlOverride\s[^>]*?\bw:ilvl="(\d)"[^>]*>\s*<w:startOverride\s+w:val="(\d{1,6})"')


@dataclass(frozen=True, slots=True)
class _List:
    """A `w:num`: the list to which it belongs, and where each of its levels starts; `None` for one without numbers."""

    belongs_to: str
    starts: Mapping[int, int | None]
    ticks: Mapping[int, str]
    """The bullets of levels that have one of `TICKS`."""
    overrides: Mapping[int, int]
    by_style: Mapping[str, int]


class WordLists:
    """The lists of a document, paragraph by paragraph.

    `numbering` is the part that defines them; `styles` are those of paragraphs that are in a list (`list_styles`).
    """

    def __init__(self, numbering: bytes, styles: Mapping[str, tuple[str, int | None]]) -> None:
        self._styles = styles
        *levels, nums = numbering.split(b"</w:abstractNum>")
        self._levels = {_identifier(each, b"<w:abstractNum "): each for each in levels}
        self._nums = {_identifier(each, b"<w:num "): each for each in nums.split(b"</w:num>")}
        self._lists: dict[str, _List | None] = {"": None}
        self._numbers = ListNumbers()
        self._met: set[tuple[str, int]] = set()

    def goes_on_at(self, paragraph: etree._Element, properties: etree._Element | None) -> int | str | None:
        """Return the number at which a part of a list begins with a paragraph; `None` for 1, and where none begins.

        Of a list whose bullets are ticks or crosses it is the bullet of each paragraph.
        """
        number, level = ("", 0) if properties is None else self._place(properties)
        found = self._list(number)
        if found is None:
            self._numbers.end_part()
            return None
        before, parent = paragraph.getprevious(), paragraph.getparent()
        if parent is not None and parent.tag.endswith("}tc") and (before is None or before.tag != paragraph.tag):
            self._numbers.end_part()
        start = found.overrides.get(level, found.starts.get(level))
        is_new = level in found.overrides and (number, level) not in self._met
        self._met.add((number, level))
        return self._numbers.item(found.belongs_to, level, start, is_new=is_new) or found.ticks.get(level)

    def _place(self, properties: etree._Element) -> tuple[str, int]:
        """Return the list and the level of a paragraph with these properties; it may leave both to its style."""
        space = properties.tag[:-3]
        named = own = None
        for each in properties:
            tag = each.tag
            if named is None and tag == f"{space}pStyle":
                named = each
            elif own is None and tag == f"{space}numPr":
                own = each
        style = "" if named is None or not self._styles else named.get(f"{space}val", "")
        number, of_style = self._styles.get(style, ("", None))
        if own is None and not number:
            return "", 0
        said = {} if own is None else {each.tag[len(space) :]: each.get(f"{space}val", "") for each in own}
        number = said.get("numId", number)
        level = said.get("ilvl", "")
        if level.isdecimal() and len(level) == 1:
            return number, int(level)
        found = self._list(number) if of_style is None else None
        return number, of_style or (0 if found is None else found.by_style.get(style, 0))

    def _list(self, number: str) -> _List | None:
        if number not in self._lists:
            num = self._nums.get(number, b"")
            belongs_to = BELONGS_TO.search(num)
            levels = None if belongs_to is None else self._levels.get(belongs_to[1].decode())
            if belongs_to is None or levels is None:
                self._lists[number] = None
            else:
                self._lists[number] = _list(belongs_to[1].decode(), levels, num)
        return self._lists[number]


def list_styles(styles: bytes) -> Mapping[str, tuple[str, int | None]]:
    """Return the styles of paragraphs that are in a list: in which, and on which level; `styles` is their XML."""
    found = {}
    for properties in OF_STYLE.finditer(styles):
        start = styles.rfind(STYLE_ID, 0, properties.start()) + len(STYLE_ID)
        said = dict(SAID.findall(properties[1]))
        level = _whole(said[b"ilvl"]) if b"ilvl" in said else None
        name = styles[start : styles.find(b'"', start)].decode(errors="replace")
        found[name] = (said.get(b"numId", b"").decode(errors="replace"), level)
    return found


def _list(belongs_to: str, abstract: bytes, num: bytes) -> _List:
    by_style: dict[str, int] = {}
    starts: dict[int, int | None] = {}
    ticks: dict[int, str] = {}
    for level in (*abstract.split(b"</w:lvl>"), *num.split(b"</w:lvl>")):
        head = LEVEL.search(level)
        if head is None:
            continue
        said = dict(SAID.findall(level, head.end()))
        number = int(head[1])
        is_numbered = said.get(b"numFmt", b"decimal") not in UNNUMBERED and b"%" in said.get(b"lvlText", b"%")
        starts[number] = _whole(said.get(b"start", b"0")) if is_numbered else None
        ticks[number] = tick(html.unescape(said.get(b"lvlText", b"").decode(errors="replace")))
        if b"pStyle" in said:
            by_style[said[b"pStyle"].decode(errors="replace")] = number
    overrides = {int(level): int(start) for level, start in OVERRIDE.findall(num)}
    return _List(belongs_to, starts, ticks, overrides, by_style)


def _identifier(chunk: bytes, start: bytes) -> str:
    """Return the number of what is defined in a piece of the part."""
    found = IDENTIFIER.search(chunk, max(chunk.rfind(start), 0))
    return found[1].decode() if found else ""


def _whole(written: bytes) -> int:
    return int(written) if written.isdigit() and len(written) < 7 else 0
