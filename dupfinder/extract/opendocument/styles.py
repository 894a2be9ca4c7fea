"""What the styles of an OpenDocument file decide about its text: what is hidden, a title, on which pages."""

import re
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from lxml import etree

from dupfinder.extract.gathering import shown_as
from dupfinder.extract.opendocument.names import qualified

COLLECTIONS = (qualified("office:styles"), qualified("office:automatic-styles"))
STYLE = qualified("style:style")
NAME = qualified("style:name")
DISPLAY_NAME = qualified("style:display-name")
FAMILY = qualified("style:family")
PARENT = qualified("style:parent-style-name")
MASTER_PAGE = qualified("style:master-page-name")
TEXT_PROPERTIES = qualified("style:text-properties")
DISPLAY = qualified("text:display")
HIDDEN = "none"
LINE_THROUGH = qualified("style:text-line-through-style")
LINE_THROUGH_TYPE = qualified("style:text-line-through-type")
TEXT_POSITION = qualified("style:text-position")
STRUCK_FAMILIES = frozenset({"paragraph", "text", "table-cell"})
SLIDE_PROPERTIES = qualified("style:drawing-page-properties")
VISIBILITY = qualified("presentation:visibility")
TEXT_FAMILIES = frozenset({"paragraph", "text"})
TABLE_PROPERTIES = qualified("style:table-properties")
TABLE_DISPLAY = qualified("table:display")
GRAPHIC_PROPERTIES = qualified("style:graphic-properties")
CLIP, MIRROR, COLOURS = qualified("fo:clip"), qualified("style:mirror"), qualified("draw:color-mode")
LIGHTS = {qualified("draw:luminance"): "bright", qualified("draw:contrast"): "contrast"}
SHOWN_BY = (CLIP, MIRROR, COLOURS, *LIGHTS)
UNCUT = re.compile(r"rect\((?:0[a-z]*,? ?){4}\)|")
FLIPS = {"horizontal": "flipH", "vertical": "flipV"}
COLOUR_MODES = {"greyscale": "grayscl", "mono": "biLevel", "watermark": "watermark"}
LENGTH = re.compile(r"(-?\d{1,6}(?:\.\d{1,6})?)(cm|mm|in|pt|pc)?")
MILLIMETRES = {"cm": 10, "mm": 1, "in": 25.4, "pt": 25.4 / 72, "pc": 25.4 / 6}
LIST_STYLE, NUMBERED_LEVEL = qualified("text:list-style"), qualified("text:list-level-style-number")
LEVEL, START_VALUE, NUMBER_FORMAT = (
    qualified("text:level"),
    qualified("text:start-value"),
    qualified("style:num-format"),
)
MOST_DIGITS = 7
TITLE = "Title"
"""A paragraph style that every program has, under this name whatever its language."""

StyleKey = tuple[str, str]
"""A family (`paragraph`) and a name: two families may have a style of the same name."""
Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Styles:
    """The styles that matter to the text, each with what it inherits."""

    hidden: frozenset[StyleKey]
    struck: frozenset[StyleKey]
    """Those of text that is struck through."""
    lifted: Mapping[StyleKey, str]
    """Those of text that is raised or lowered."""
    unseen_slides: frozenset[StyleKey]
    """Those of slides that are skipped in a show."""
    titles: frozenset[StyleKey]
    shown: Mapping[StyleKey, str]
    """How pictures of a style are shown, if not as they are stored."""
    lists: Mapping[str, etree._Element]
    """What the styles of lists say, for `numbered_levels`."""
    master_pages: Mapping[StyleKey, str]
    """The master page that starts with a paragraph or table of a style."""


def styles_in(*roots: etree._Element) -> Styles:
    """Return what the common and automatic styles say that stand in these parts of one file."""
    parents: dict[StyleKey, StyleKey] = {}
    displays: dict[StyleKey, str] = {}
    lines: dict[StyleKey, str] = {}
    positions: dict[StyleKey, str] = {}
    slides: dict[StyleKey, str] = {}
    shown: dict[StyleKey, str] = {}
    titles: dict[StyleKey, bool] = {}
    master_pages: dict[StyleKey, str] = {}
    for style in _styles_of(roots):
        family, name = style.get(FAMILY, ""), style.get(NAME, "")
        key = (family, name)
        parents[key] = (family, style.get(PARENT, ""))
        properties = next(style.iterchildren(TEXT_PROPERTIES), None) if family in STRUCK_FAMILIES else None
        display = None if properties is None or family not in TEXT_FAMILIES else properties.get(DISPLAY)
        line = None if properties is None else properties.get(LINE_THROUGH, properties.get(LINE_THROUGH_TYPE))
        if line is not None:
            lines[key] = line
        position = None if properties is None else properties.get(TEXT_POSITION)
        if position is not None:
            positions[key] = _position(position)
        slide = next(style.iterchildren(SLIDE_PROPERTIES), None) if family == "drawing-page" else None
        if slide is not None and slide.get(VISIBILITY):
            slides[key] = slide.get(VISIBILITY, "")
        graphic = next(style.iterchildren(GRAPHIC_PROPERTIES), None) if family == "graphic" else None
        if graphic is not None and any(map(graphic.get, SHOWN_BY)):
            shown[key] = _shown(graphic)
        table = next(style.iterchildren(TABLE_PROPERTIES), None) if family == "table" else None
        if table is not None and table.get(TABLE_DISPLAY) == "false":
            display = HIDDEN
        if display is not None:
            displays[key] = display
        if TITLE in (name, style.get(DISPLAY_NAME)):
            titles[key] = True
        if master_page := style.get(MASTER_PAGE):
            master_pages[key] = master_page
    return Styles(
        hidden=frozenset(key for key, display in _inherited(displays, parents).items() if display == HIDDEN),
        struck=frozenset(key for key, line in _inherited(lines, parents).items() if line != HIDDEN),
        lifted={key: way for key, way in _inherited(positions, parents).items() if way},
        unseen_slides=frozenset(key for key, shown in _inherited(slides, parents).items() if shown == "hidden"),
        shown=_inherited(shown, parents),
        lists={style.get(NAME, ""): style for style in _styles_of(roots, LIST_STYLE)},
        titles=frozenset(_inherited(titles, parents)),
        master_pages=_inherited(master_pages, parents),
    )


def _shown(graphic: etree._Element) -> str:
    """Return how pictures with these properties are shown: cropped in millimetres, for their size is unknown."""
    written = graphic.get(CLIP, "")
    lengths = [] if UNCUT.fullmatch(written) else LENGTH.findall(written)[:4]
    sides = [float(number) * MILLIMETRES.get(unit, 0) for number, unit in lengths]
    top, right, bottom, left = sides if len(sides) == 4 else (0, 0, 0, 0)
    flipped = [flip for mirror, flip in FLIPS.items() if mirror in graphic.get(MIRROR, "").split()]
    colours = [mode] if (mode := COLOUR_MODES.get(graphic.get(COLOURS, ""), "")) else []
    lights = [
        f"{light}={value}" for name, light in LIGHTS.items() if (value := graphic.get(name, "").rstrip("%")).strip("0")
    ]
    return shown_as([left, top, right, bottom], flipped=flipped, colours=[*colours, *lights])


def _position(written: str) -> str:
    """Return how a text stands to its line: `super 58%`, `-33% 58%`; an empty string for on it."""
    first = written.split(" ", 1)[0].rstrip("%")
    if first in {"super", "sub"}:
        return "raised" if first == "super" else "lowered"
    if not first.strip("-0."):
        return ""
    return "lowered" if first.startswith("-") else "raised"


def numbered_levels(style: etree._Element | None) -> Mapping[int, int]:
    """Return the levels of a style of lists that have numbers, from 0, and where they start."""
    return {
        whole(level.get(LEVEL, "")) - 1: whole(level.get(START_VALUE, "1"))
        for level in (() if style is None else style.iterchildren(NUMBERED_LEVEL))
        if level.get(NUMBER_FORMAT)
    }


def whole(written: str) -> int:
    """Return a whole number as it is written, 0 for what is none."""
    return int(written) if written.isdecimal() and len(written) < MOST_DIGITS else 0


def _styles_of(roots: Iterable[etree._Element], kind: str = STYLE) -> Iterator[etree._Element]:
    for root in roots:
        for collection in root.iterchildren(*COLLECTIONS):
            yield from collection.iterchildren(kind)


def _inherited(own: Mapping[Key, Value], parents: Mapping[Key, Key]) -> dict[Key, Value]:
    """Return the value of each that has one, of its own or from its nearest ancestor with one; circles end."""
    if not own:
        return {}
    known: dict[Key, Value | None] = dict(own)
    for start in parents:
        way = []
        at = start
        while at in parents and at not in known:
            known[at] = None
            way.append(at)
            at = parents[at]
        known.update(dict.fromkeys(way, known.get(at)))
    return {key: value for key, value in known.items() if value is not None}
