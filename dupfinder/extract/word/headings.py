"""Which paragraphs of a Word document are headings (ECMA-376 part 1, 17.3.1.20 outlineLvl, 17.7 styles)."""

import html
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from lxml import etree

STYLE_STARTS = (":style ", "<style ")
"""With a prefix of the namespace, as Word writes it, and without."""
STYLE_ID = re.compile(r"""\bstyleId\s*=\s*["']([^"']*)""")
STYLE_TYPE = re.compile(r"""\btype\s*=\s*["'](?!paragraph)""")
BASED_ON = re.compile(r"""<(?:\w+:)?basedOn\s[^>]*?val\s*=\s*["']([^"']*)""")
NAME = re.compile(r"""<(?:\w+:)?name\s[^>]*?val\s*=\s*["'](?:heading [1-9]|title)["']""", re.IGNORECASE)
"""Built-in styles keep their English names in the file, in every language of the program."""
LEVEL = re.compile(r"""<(?:\w+:)?outlineLvl\s[^>]*?val\s*=\s*["']([^"']*)""")
OUTLINE_LEVELS = frozenset("012345678")
"""A ninth level means that the paragraph is body text."""
MOST_ANCESTORS = 20
"""Styles on which a style is based, one on the other; Word allows eleven."""
UTF16_STARTS = (b"\xff\xfe", b"\xfe\xff")


@dataclass(frozen=True, slots=True)
class _Style:
    is_heading: bool | None
    """What the style says itself; `None` where it leaves that to the one that it is based on."""
    based_on: str


def heading_styles(part: bytes) -> frozenset[str]:
    """Return the ids of the styles that make headings, by themselves or by what they are based on.

    `part` is the XML of the styles. It is searched, not parsed: it is larger than the text of most documents, and what
    is odd in it costs a heading, never text.
    """
    styles = dict(_style(style) for style in _styles(part) if not _is_of_other_type(style))
    known: dict[str, bool] = {}
    for name in styles:
        way = []
        at = name
        while at in styles and at not in known and styles[at].is_heading is None:
            known[at] = False  # also ends a circle
            way.append(at)
            at = styles[at].based_on
        answer = known.get(at, False) or (at in styles and styles[at].is_heading is True)
        known.update(dict.fromkeys((*way, at), answer))
    return frozenset(name for name, answer in known.items() if answer)


def style_values(part: bytes, said: Callable[[str], frozenset[str]]) -> Mapping[str, frozenset[str]]:
    """Return what styles say, themselves or by what they are based on, by their ids; without those that say nothing.

    `said` returns what a style says itself, from its XML.
    """
    own: dict[str, frozenset[str]] = {}
    based_on: dict[str, str] = {}
    for style in _styles(part):
        name, described = _style(style)
        own[name], based_on[name] = said(style), described.based_on
    if not any(own.values()):
        return {}
    values = {}
    for name in own:
        at, way = name, dict[str, None]()
        while at in own and at not in way and len(way) < MOST_ANCESTORS:
            way[at] = None
            at = based_on[at]
        values[name] = frozenset[str]().union(*(own[one] for one in way))
    return {name: value for name, value in values.items() if value}


def said_by(properties: etree._Element | None) -> tuple[str, str | None, etree._Element | None]:
    """Return what a paragraph with this `w:pPr` says of itself: its style, its level in the outline, and its list."""
    style, level, numbering = "", None, None
    # The few children one by one: to have them picked takes lxml longer.
    for element in () if properties is None else properties:
        space, _, name = element.tag.rpartition("}")
        if name == "pStyle":
            style = element.get(f"{space}}}val", "")
        elif name == "numPr" and numbering is None:
            numbering = element
        elif name == "outlineLvl" and level is None:
            level = element.get(f"{space}}}val", "")
    return style, level, numbering


def _styles(part: bytes) -> list[str]:
    """Return the XML of each style, behind the name of its element."""
    text = part.decode("utf-16" if part.startswith(UTF16_STARTS) else "utf-8", errors="replace")
    start = next((start for start in STYLE_STARTS if start in text), STYLE_STARTS[0])
    return text.split(start)[1:]


def _is_of_other_type(style: str) -> bool:
    """Return whether the style is one of letters, tables or lists."""
    return STYLE_TYPE.search(style, 0, style.find(">")) is not None


def _style(style: str) -> tuple[str, _Style]:
    """Return the id of a style and what it says; `style` is its XML behind the name of its element."""
    identifier, based_on, level = STYLE_ID.search(style), BASED_ON.search(style), LEVEL.search(style)
    described = _Style(
        is_heading=True if NAME.search(style) else None if level is None else level[1] in OUTLINE_LEVELS,
        based_on=html.unescape(based_on[1]) if based_on else "",
    )
    return html.unescape(identifier[1]) if identifier else "", described
