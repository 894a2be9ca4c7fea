"""Which paragraphs of a Word document are headings (ECMA-376 part 1, 17.3.1.20 outlineLvl, 17.7 styles)."""

import re
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from lxml import etree

HEADING_NAME = re.compile(r"(?:heading [1-9]|title)\Z", re.IGNORECASE)
"""Built-in styles keep their English names in the file, in every language of the program."""
OUTLINE_LEVELS = frozenset("012345678")
"""A ninth level means that the paragraph is body text."""


@dataclass(frozen=True, slots=True)
class _Style:
    is_heading: bool | None
    """What the style says itself; `None` where it leaves that to the one that it is based on."""
    based_on: str


def heading_styles(root: etree._Element) -> frozenset[str]:
    """Return the ids of the styles of a `w:styles` that make headings, by themselves or by what they are based on."""
    styles = {_value(style, "styleId"): _style(style) for style in root.iterfind("{*}style")}
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


def is_heading(paragraph: etree._Element, styles: AbstractSet[str]) -> bool:
    """Return whether a `w:p` is a heading: by an outline level of its own, or by its style."""
    properties = _child(paragraph, "pPr")
    if properties is None:
        return False
    level = _child(properties, "outlineLvl")
    if level is not None:
        return _value(level, "val") in OUTLINE_LEVELS
    style = _child(properties, "pStyle")
    return style is not None and _value(style, "val") in styles


def _style(style: etree._Element) -> _Style:
    name, based_on, properties = (_child(style, child) for child in ("name", "basedOn", "pPr"))
    level = _child(properties, "outlineLvl") if properties is not None else None
    is_named_heading = name is not None and HEADING_NAME.match(_value(name, "val")) is not None
    return _Style(
        is_heading=True if is_named_heading else None if level is None else _value(level, "val") in OUTLINE_LEVELS,
        based_on=_value(based_on, "val") if based_on is not None else "",
    )


def _child(element: etree._Element, name: str) -> etree._Element | None:
    return element.find("{*}" + name)


def _value(element: etree._Element, name: str) -> str:
    """Return an attribute of the element's own namespace."""
    return element.get(f"{element.tag.rpartition('}')[0]}}}{name}", "")
