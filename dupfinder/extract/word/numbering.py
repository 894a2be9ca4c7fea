"""The numbers that Word draws before the paragraphs of lists (ECMA-376 part 1, 17.9): those at which a list goes on.

The parts that define lists are searched, not parsed: they are larger than the text of most documents, few of their
lists are used, and what is odd in them costs a number, never text.
"""

import html
import re
from collections.abc import Mapping

from lxml import etree

from dupfinder.extract.flow import TextFlow
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.list_numbers import ListNumbers, WordList, tick

UNNUMBERED = frozenset({b"bullet", b"none"})
STYLE, STYLE_ID = b"<w:style ", re.compile(rb'w:styleId="([^"]*)"')
BASED_ON = re.compile(rb'<w:basedOn\s+w:val="([^"]*)"')
MOST_ANCESTORS = 10
IDENTIFIER = re.compile(rb'\bw:(?:abstractNumId|numId)="(\d+)"')
BELONGS_TO = re.compile(rb'<w:abstractNumId\s+w:val="(\d+)"')
LEVEL = re.compile(rb'<w:lvl\s[^>]*?\bw:ilvl="(\d)"')
SAID = re.compile(rb'<w:(start|numFmt|lvlText|lvlRestart|pStyle|numId|ilvl)\s+w:val="([^"]*)"')
OVERRIDE = re.compile(rb'<w:lvlOverride\s[^>]*?\bw:ilvl="(\d)"[^>]*>\s*<w:startOverride\s+w:val="(\d{1,6})"')


class WordLists:
    """The lists of a document, paragraph by paragraph.

    `numbering` is the part that defines them; `styles` are those of paragraphs that are in a list (`list_styles`).
    """

    def __init__(self, numbering: bytes, styles: Mapping[str, tuple[str, int | None]], gathering: Gathering) -> None:
        self._styles = styles
        self._gathering = gathering
        self._levels = _by_identifier(numbering, b"abstractNum")
        self._nums = _by_identifier(numbering, b"num")
        self._lists: dict[str, WordList | None] = {"": None}
        self._numbers = ListNumbers()

    def take(
        self,
        paragraph: etree._Element,
        style: str,
        numbering: etree._Element | None,
        flow: TextFlow,
        lines_before: int,
    ) -> None:
        """Take a paragraph that starts, with its style and `w:numPr`; so many lines stand before the flow.

        Where its number does not follow from what stands above (`ListNumbers`), that is gathered; a bullet that is a
        tick or a cross is a part of its text.
        """
        parent = paragraph.getparent()
        if parent is not None and parent.tag.endswith("}tc"):
            before = paragraph.getprevious()
            if before is None or before.tag != paragraph.tag:
                self._numbers.end_part()
        if numbering is not None or style in self._styles:
            number, level = self._place(style, numbering)
            found = self._list(number)
            if found is not None:
                line = lines_before + flow.lines
                told = self._numbers.of_word(found, number, level, line=line)
                if isinstance(told, int):
                    self._gathering.list_from(told, line=line)
                elif told:
                    flow.add(f"{told} ")
                return
        if self._numbers.goes_on:
            self._numbers.paragraph(lines_before + flow.lines)

    def _place(self, style: str, own: etree._Element | None) -> tuple[str, int]:
        """Return the list and the level of a paragraph; it may leave both to its style."""
        number, of_style = self._styles.get(style, ("", None))
        if own is None and not number:
            return "", 0
        space = "" if own is None else own.tag[:-5]
        said = {} if own is None else {each.tag[len(space) :]: each.get(f"{space}val", "") for each in own}
        number = said.get("numId", number)
        level = said.get("ilvl", "")
        if level.isdecimal() and len(level) == 1:
            return number, int(level)
        found = self._list(number) if of_style is None else None
        return number, of_style or (0 if found is None else found.by_style.get(style, 0))

    def _list(self, number: str) -> WordList | None:
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
    said: dict[bytes, Mapping[bytes, bytes]] = {}
    bases: dict[bytes, bytes] = {}
    for style in styles.split(STYLE) if b"<w:numPr>" in styles else ():
        name, base, start = STYLE_ID.search(style), BASED_ON.search(style), style.find(b"<w:numPr>")
        if name is not None:
            end = style.find(b"</w:numPr>", start)
            said[name[1]] = dict(SAID.findall(style, start, end)) if 0 <= start < end else {}
            if base is not None:
                bases[name[1]] = base[1]
    found = {}
    for one in said:
        of_all: Mapping[bytes, bytes] = {}
        ancestor = one
        for _ in range(MOST_ANCESTORS):
            if ancestor not in said:
                break
            of_all = {**said[ancestor], **of_all}
            ancestor = bases.get(ancestor, b"")
        if of_all:
            level = _whole(of_all[b"ilvl"]) if b"ilvl" in of_all else None
            number = of_all.get(b"numId", b"").decode(errors="replace")
            found[one.decode(errors="replace")] = (number, level)
    return found


def _list(belongs_to: str, abstract: bytes, num: bytes) -> WordList:
    by_style: dict[str, int] = {}
    starts: dict[int, int | None] = {}
    ticks: dict[int, str] = {}
    restarts: dict[int, int] = {}
    for level in (*abstract.split(b"</w:lvl>"), *num.split(b"</w:lvl>")):
        head = LEVEL.search(level)
        if head is None:
            continue
        said = dict(SAID.findall(level, head.end()))
        number = int(head[1])
        is_numbered = said.get(b"numFmt", b"decimal") not in UNNUMBERED and b"%" in said.get(b"lvlText", b"%")
        starts[number] = _whole(said.get(b"start", b"0")) if is_numbered else None
        ticks[number] = tick(html.unescape(said.get(b"lvlText", b"").decode(errors="replace")))
        if b"lvlRestart" in said:
            restarts[number] = _whole(said[b"lvlRestart"])
        if b"pStyle" in said:
            by_style[said[b"pStyle"].decode(errors="replace")] = number
    overrides = {int(level): int(start) for level, start in OVERRIDE.findall(num)}
    return WordList(belongs_to, starts, ticks, overrides, restarts, by_style)


def _by_identifier(numbering: bytes, name: bytes) -> dict[str, bytes]:
    """Return the elements of a name in the part, by what they are called; they may stand in any order."""
    found = {}
    for piece in numbering.split(b"</w:%b>" % name)[:-1]:
        element = piece[max(piece.rfind(b"<w:%b " % name), 0) :]
        if identifier := IDENTIFIER.search(element):
            found[identifier[1].decode()] = element
    return found


def _whole(written: bytes) -> int:
    return int(written) if written.isdigit() and len(written) < 7 else 0
