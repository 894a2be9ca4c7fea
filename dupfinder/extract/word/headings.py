"""Which paragraphs of a Word document are headings (ECMA-376 part 1, 17.3.1.20 outlineLvl, 17.7 styles)."""

import functools
import html
import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from lxml import etree

STYLE_STARTS = (":style ", "<style ")
"""With a prefix of the namespace, as Word writes it, and without."""
STYLE_ID = re.compile(r"""\bstyleId\s*=\s*["']([^"']*)""")
STYLE_TYPE = re.compile(r"""\btype\s*=\s*["'](?!paragraph)""")
BASED_ON = re.compile(r"""<(?:\w+:)?basedOn\s[^>]*?val\s*=\s*["']([^"']*)""")
NAME = re.compile(r"""<(?:\w+:)?name\s[^>]*?val\s*=\s*["']([^"']*)""")
HEADING = re.compile("heading [1-9]|title", re.IGNORECASE)
"""Built-in styles keep their English names in the file, in every language of the program."""
LEVEL = re.compile(r"""<(?:\w+:)?outlineLvl\s[^>]*?val\s*=\s*["']([^"']*)""")
OUTLINE_LEVELS = frozenset("012345678")
"""A ninth level means that the paragraph is body text."""
MOST_ANCESTORS = 20
"""Styles on which a style is based, one on the other; Word allows eleven."""
UTF16_STARTS = (b"\xff\xfe", b"\xfe\xff")


class _Style(NamedTuple):
    xml: str
    """Behind the name of its element."""
    name: str
    based_on: str

    def is_heading(self) -> bool | None:
        """Return what the style says itself; `None` where it leaves that to the one that it is based on."""
        name = NAME.search(self.xml)
        if name is not None and HEADING.fullmatch(name[1]):
            return True
        level = LEVEL.search(self.xml) if "outlineLvl" in self.xml else None
        return None if level is None else level[1] in OUTLINE_LEVELS


def heading_styles(part: bytes) -> frozenset[str]:
    """Return the ids of the styles that make headings, by themselves or by what they are based on.

    `part` is the XML of the styles. It is searched, not parsed: it is larger than the text of most documents, and what
    is odd in it costs a heading, never text.
    """
    of_paragraphs = {style.name: style for style in _styles(part) if not _is_of_other_type(style.xml)}
    own = {name: style.is_heading() for name, style in of_paragraphs.items()}
    known: dict[str, bool] = {}
    for name in own:
        way = []
        at = name
        while at in own and at not in known and own[at] is None:
            known[at] = False  # also ends a circle
            way.append(at)
            at = of_paragraphs[at].based_on
        answer = known.get(at, False) or own.get(at) is True
        known.update(dict.fromkeys((*way, at), answer))
    return frozenset(name for name, answer in known.items() if answer)


def style_values(part: bytes, said: Callable[[str], frozenset[str]]) -> Mapping[str, frozenset[str]]:
    """Return what styles say, themselves or by what they are based on, by their ids; without those that say nothing.

    `said` returns what a style says itself, from its XML.
    """
    own = {style.name: said(style.xml) for style in _styles(part)}
    if not any(own.values()):
        return {}
    based_on = {style.name: style.based_on for style in _styles(part)}
    values = dict(own)
    for name in own:
        at = based_on[name]
        for _ in range(MOST_ANCESTORS - 1):
            if at not in own:
                break
            values[name] |= own[at]
            at = based_on[at]
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


@functools.lru_cache(maxsize=1)  # several look at the styles of a document
def _styles(part: bytes) -> Sequence[_Style]:
    text = part.decode("utf-16" if part.startswith(UTF16_STARTS) else "utf-8", errors="replace")
    start = next((start for start in STYLE_STARTS if start in text), STYLE_STARTS[0])
    return [_style(style) for style in text.split(start)[1:]]


def _is_of_other_type(style: str) -> bool:
    """Return whether the style is one of letters, tables or lists."""
    return STYLE_TYPE.search(style, 0, style.find(">")) is not None


def _style(style: str) -> _Style:
    """Return a style from its XML behind the name of its element."""
    identifier = STYLE_ID.search(style)
    based_on = BASED_ON.search(style) if "basedOn" in style else None
    return _Style(style, *(html.unescape(one[1]) if one else "" for one in (identifier, based_on)))
