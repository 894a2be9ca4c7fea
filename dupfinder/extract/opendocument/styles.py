"""What the styles of an OpenDocument file decide about its text: what is hidden, a title, on which pages."""

import re
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from lxml import etree

from dupfinder.extract.gathering import shown_as
from dupfinder.extract.list_numbers import tick
from dupfinder.extract.opendocument.names import qualified
from dupfinder.extract.table_rows import highlight_of, hue_of, ink_of, paragraph_light, sign_ink

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
COLOUR, FONT_SIZE = qualified("fo:color"), qualified("fo:font-size")
WINDOW_COLOUR = qualified("style:use-window-font-color")
BACKGROUND = qualified("fo:background-color")
RUN_THROUGH = qualified("style:run-through")
FILL, FILL_COLOUR = qualified("draw:fill"), qualified("draw:fill-color")
ENDS = {qualified("draw:marker-start"): "arrow at start", qualified("draw:marker-end"): "arrow at end"}
FILL_PICTURE, FILL_NAME, DRAW_NAME = (qualified(f"draw:{one}") for one in ("fill-image", "fill-image-name", "name"))
WHITE = "#ffffff"
NO_GROUND = frozenset({"", "transparent", WHITE})
TRANSFORM = qualified("fo:text-transform")
TINY = re.compile(r"(?:0*\.\d*|0+|1(?:\.0*)?)pt|0*\.?0+[a-z%]*")
"""A size of a point at most."""
SLIDE_PROPERTIES = qualified("style:drawing-page-properties")
VISIBILITY = qualified("presentation:visibility")
TEXT_FAMILIES = frozenset({"paragraph", "text"})
TABLE_PROPERTIES = qualified("style:table-properties")
TABLE_DISPLAY = qualified("table:display")
PARAGRAPH_PROPERTIES = qualified("style:paragraph-properties")
CELL_PROPERTIES = qualified("style:table-cell-properties")
GRAPHIC_PROPERTIES = qualified("style:graphic-properties")
CLIP, MIRROR, COLOURS = qualified("fo:clip"), qualified("style:mirror"), qualified("draw:color-mode")
LIGHTS = {qualified("draw:luminance"): "bright", qualified("draw:contrast"): "contrast"}
OPACITY = qualified("draw:image-opacity")
SHOWN_BY = (CLIP, MIRROR, COLOURS, OPACITY, *LIGHTS)
UNCUT = re.compile(r"rect\((?:0[a-z]*,? ?){4}\)|")
FLIPS = {"horizontal": "flipH", "vertical": "flipV"}
COLOUR_MODES = {"greyscale": "grayscl", "mono": "biLevel", "watermark": "watermark"}
LENGTH = re.compile(r"(-?\d{1,6}(?:\.\d{1,6})?)(cm|mm|in|pt|pc)?")
MILLIMETRES = {"cm": 10, "mm": 1, "in": 25.4, "pt": 25.4 / 72, "pc": 25.4 / 6}
HREF = qualified("xlink:href")
TOLD_BY = {
    **dict.fromkeys(STRUCK_FAMILIES, TEXT_PROPERTIES),
    "drawing-page": SLIDE_PROPERTIES,
    "graphic": GRAPHIC_PROPERTIES,
    "table": TABLE_PROPERTIES,
}
"""By the family of a style, which of its properties matter."""
BACKGROUND_IMAGE, PAGE_LAYOUT = qualified("style:background-image"), qualified("style:page-layout")
DRAWN_FAMILIES = frozenset({"graphic", "presentation", "drawing-page"})
MASTERS = f"{qualified('office:master-styles')}/{qualified('style:master-page')}"
LIST_STYLE, NUMBERED_LEVEL = qualified("text:list-style"), qualified("text:list-level-style-number")
OUTLINE_STYLE, OUTLINE_LEVEL_STYLE = qualified("text:outline-style"), qualified("text:outline-level-style")
LIST_STYLE_NAME = qualified("style:list-style-name")
BULLET_LEVEL, BULLET = qualified("text:list-level-style-bullet"), qualified("text:bullet-char")
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
Heirs = Mapping[StyleKey, Sequence[StyleKey]]
"""By style, those that take over what it says."""
Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Styles:
    """The styles that matter to the text, each with what it inherits."""

    hidden: frozenset[StyleKey]
    marked: Mapping[StyleKey, frozenset[str]]
    """How the text of a style is marked: struck through, raised or lowered, highlighted."""
    pale: Mapping[StyleKey, bool]
    """Whether the text of a style is white, where any is."""
    tiny: Mapping[StyleKey, bool]
    """Whether it is too small to be seen, where any is."""
    capitals: Mapping[StyleKey, bool]
    """Whether it is shown in capitals, where any is."""
    colours: Mapping[StyleKey, str]
    """The colours that styles give to cells; white is none."""
    grounds: frozenset[StyleKey]
    """Those with a ground of their own, where any text is white."""
    are_pages_plain: bool
    """Whether pages have neither a ground nor anything behind the text that may be one, where any text is white."""
    unseen_slides: frozenset[StyleKey]
    """Those of slides that are skipped in a show."""
    titles: frozenset[StyleKey]
    shown: Mapping[StyleKey, str]
    """How pictures of a style are shown, if not as they are stored."""
    fills: Mapping[StyleKey, str]
    """The hues with which styles fill shapes."""
    arrows: Mapping[StyleKey, str]
    """At which ends the lines of a style have arrows."""
    filled: Mapping[StyleKey, etree._Element | None]
    """The pictures with which styles fill what has them; `None` where they fill it otherwise, or not."""
    masters: Mapping[str, etree._Element]
    """The master pages by their names."""
    lists: Mapping[str, etree._Element]
    """What the styles of lists say, for `numbered_levels`; that of headings has no name."""
    unlisted: frozenset[StyleKey]
    """Headings of these styles have no numbers."""
    master_pages: Mapping[StyleKey, str]
    """The master page that starts with a paragraph or table of a style."""


def styles_in(*roots: etree._Element) -> Styles:
    """Return what the common and automatic styles say that stand in these parts of one file."""
    parents: dict[StyleKey, StyleKey] = {}
    displays: dict[StyleKey, str] = {}
    lines: dict[StyleKey, str] = {}
    positions: dict[StyleKey, str] = {}
    highlighted: dict[StyleKey, str] = {}
    inks: dict[StyleKey, str] = {}
    colours: dict[StyleKey, bool] = {}
    sizes: dict[StyleKey, bool] = {}
    transforms: dict[StyleKey, bool] = {}
    slides: dict[StyleKey, str] = {}
    shown: dict[StyleKey, str] = {}
    fills: dict[StyleKey, str] = {}
    arrows: dict[StyleKey, str] = {}
    titles: dict[StyleKey, bool] = {}
    master_pages: dict[StyleKey, str] = {}
    unlisted: dict[StyleKey, bool] = {}
    styles = list(_styles_of(roots))
    for style in styles:
        family, name = style.get(FAMILY, ""), style.get(NAME, "")
        key = (family, name)
        parents[key] = (family, style.get(PARENT, ""))
        told_by = TOLD_BY.get(family)
        properties = None if told_by is None else next(style.iterchildren(told_by), None)
        if properties is None:
            pass  # as of most
        elif told_by == TEXT_PROPERTIES:
            _take_text(key, properties, lines, positions)
            _take_by_hand(key, style, properties, highlighted, inks)
            _take_looks(key, properties, colours, sizes)
            if (transform := properties.get(TRANSFORM)) is not None:
                transforms[key] = transform == "uppercase"
            if family in TEXT_FAMILIES and (display := properties.get(DISPLAY)) is not None:
                displays[key] = display
        elif told_by == SLIDE_PROPERTIES:
            slides |= {key: slide} if (slide := properties.get(VISIBILITY)) else {}
        elif told_by == GRAPHIC_PROPERTIES:
            shown |= {key: _shown(properties)} if any(map(properties.get, SHOWN_BY)) else {}
            fills |= _fill(key, properties)
            arrows |= _arrows(key, properties)
        else:
            displays |= {key: HIDDEN} if properties.get(TABLE_DISPLAY) == "false" else {}
        _take_light(key, style, highlighted)
        if TITLE in (name, style.get(DISPLAY_NAME)):
            titles[key] = True
        if master_page := style.get(MASTER_PAGE):
            master_pages[key] = master_page
        unlisted |= {} if (listed_by := style.get(LIST_STYLE_NAME)) is None else {key: not listed_by}
    heirs = _heirs(parents)
    has_pale = True in colours.values()
    return Styles(
        pale=_inherited(colours, heirs) if has_pale else {},
        tiny=_inherited(sizes, heirs) if True in sizes.values() else {},
        capitals=_inherited(transforms, heirs) if True in transforms.values() else {},
        colours=_cell_colours(styles, heirs),
        grounds=_grounds(styles, heirs) if has_pale else frozenset(),
        are_pages_plain=has_pale and not any(map(_may_be_behind, _page_properties(roots, styles))),
        hidden=frozenset(key for key, display in _inherited(displays, heirs).items() if display == HIDDEN),
        marked=_marked(_inherited(lines, heirs), _inherited(positions, heirs), highlighted, inks),
        unseen_slides=frozenset(key for key, shown in _inherited(slides, heirs).items() if shown == "hidden"),
        shown=_inherited(shown, heirs),
        fills=_inherited(fills, heirs),
        arrows=_inherited(arrows, heirs),
        filled=_filled(roots, styles, heirs),
        masters={page.get(NAME, ""): page for root in roots for page in root.iterfind(MASTERS)},
        lists=_lists(roots),
        unlisted=frozenset(key for key, is_so in _inherited(unlisted, heirs).items() if is_so),
        titles=frozenset(_inherited(titles, heirs)),
        master_pages=_inherited(master_pages, heirs),
    )


def _take_text(
    key: StyleKey, properties: etree._Element, lines: dict[StyleKey, str], positions: dict[StyleKey, str]
) -> None:
    """Take whether a style strikes its text, and raises or lowers it."""
    line = properties.get(LINE_THROUGH, properties.get(LINE_THROUGH_TYPE))
    if line is not None:
        lines[key] = line
    position = properties.get(TEXT_POSITION)
    if position is not None:
        positions[key] = _position(position)


def _take_light(key: StyleKey, style: etree._Element, highlighted: dict[StyleKey, str]) -> None:
    """Take how the words of a paragraph are marked to which somebody gave a ground by hand."""
    collection = style.getparent() if key[0] == "paragraph" else None
    if collection is None or collection.tag != COLLECTIONS[1]:
        return
    properties = next(style.iterchildren(PARAGRAPH_PROPERTIES), None)
    if properties is not None and (way := paragraph_light(properties.get(BACKGROUND, ""))):
        highlighted.setdefault(key, way)  # what is behind the words themselves hides it


def _take_by_hand(
    key: StyleKey,
    style: etree._Element,
    properties: etree._Element,
    highlighted: dict[StyleKey, str],
    inks: dict[StyleKey, str],
) -> None:
    """Take the ground and the colour that somebody gave text by hand; what a common style does is layout."""
    collection = style.getparent() if key[0] in TEXT_FAMILIES else None
    if collection is None or collection.tag != COLLECTIONS[1]:
        return
    if (ground := properties.get(BACKGROUND, "")).lower() not in NO_GROUND:
        highlighted[key] = highlight_of(ground)
    if ink := sign_ink(properties.get(COLOUR, "")):
        inks[key] = ink


def _marked(lines: Mapping[StyleKey, str], *others: Mapping[StyleKey, str]) -> dict[StyleKey, frozenset[str]]:
    ways = {key: "struck" for key, line in lines.items() if line != HIDDEN}, *others
    keys = {key for one in ways for key, way in one.items() if way}
    return {key: frozenset(filter(None, (one.get(key) for one in ways))) for key in keys}


def _take_looks(
    key: StyleKey, properties: etree._Element, colours: dict[StyleKey, bool], sizes: dict[StyleKey, bool]
) -> None:
    """Take whether a style makes its text white, and too small to be seen, where it says anything of that."""
    colour = properties.get(COLOUR)
    if colour is not None or properties.get(WINDOW_COLOUR) == "true":
        colours[key] = colour is not None and colour.lower() == WHITE
    size = properties.get(FONT_SIZE)
    if size is not None and not size.endswith("%"):
        sizes[key] = TINY.fullmatch(size) is not None


def _grounds(styles: Iterable[etree._Element], heirs: Heirs) -> frozenset[StyleKey]:
    """Return the styles that give text, paragraphs, cells, rows, tables or sections a ground of their own."""
    own = {
        (style.get(FAMILY, ""), style.get(NAME, "")): True
        for style in styles
        if any(map(_may_be_ground, style.iterchildren()))
    }
    return frozenset(_inherited(own, heirs))


def _cell_colours(styles: Iterable[etree._Element], heirs: Heirs) -> dict[StyleKey, str]:
    """Return the colours that styles give to cells; one that takes an inherited one away has an empty one."""
    own, inks = {}, {}
    for style in styles:
        if style.get(FAMILY) != "table-cell":
            continue
        key = "table-cell", style.get(NAME, "")
        properties = next(style.iterchildren(CELL_PROPERTIES), None)
        if properties is not None and (colour := properties.get(BACKGROUND, "").lower()):
            own[key] = "" if colour in NO_GROUND else colour
        written = next(style.iterchildren(TEXT_PROPERTIES), None)
        if written is not None and (ink := written.get(COLOUR)):
            inks[key] = ink_of(ink)
    grounds = _inherited(own, heirs) if any(own.values()) else {}
    if not any(inks.values()):
        return grounds
    return _inherited(inks, heirs) | {key: colour for key, colour in grounds.items() if colour}


def _filled(
    roots: Sequence[etree._Element], styles: Sequence[etree._Element], heirs: Heirs
) -> dict[StyleKey, etree._Element | None]:
    """Return the pictures with which what has a style is filled, as elements that say where they are."""
    pictures = {picture.get(DRAW_NAME, ""): picture for picture in _styles_of(roots, FILL_PICTURE)}
    own: dict[StyleKey, tuple[etree._Element | None]] = {}
    for style in (*styles, *_styles_of(roots, PAGE_LAYOUT)):
        for properties in style:
            fill = properties.get(FILL)
            picture = next(properties.iterchildren(BACKGROUND_IMAGE), None) if len(properties) else None
            if fill is not None:
                picture = pictures.get(properties.get(FILL_NAME, "")) if fill == "bitmap" else None
            if fill is not None or (picture is not None and picture.get(HREF)):
                own[style.get(FAMILY, ""), style.get(NAME, "")] = (picture,)
    return {key: picture for key, (picture,) in _inherited(own, heirs).items()}


def _fill(key: StyleKey, properties: etree._Element) -> dict[StyleKey, str]:
    """Return the hue with which a style fills shapes, if it says so, or that it has none or several."""
    if properties.get(FILL, "solid") != "solid":
        return {key: ""}
    colour = properties.get(FILL_COLOUR)
    return {} if colour is None else {key: hue_of(colour)}


def _arrows(key: StyleKey, properties: etree._Element) -> dict[StyleKey, str]:
    """Return at which ends a style has arrows, if it says so, or that it has none."""
    said = {way: properties.get(end) for end, way in ENDS.items()}
    return {} if {*said.values()} == {None} else {key: ", ".join(way for way, marker in said.items() if marker)}


def _may_be_ground(properties: etree._Element) -> bool:
    fill = properties.get(FILL, "none")
    is_filled = fill != "none" and not (fill == "solid" and properties.get(FILL_COLOUR, "").lower() == WHITE)
    picture = properties.find(BACKGROUND_IMAGE)
    has_picture = picture is not None and bool(picture.get(HREF))
    return is_filled or has_picture or properties.get(BACKGROUND, "").lower() not in NO_GROUND


def _may_be_behind(properties: etree._Element) -> bool:
    return properties.get(RUN_THROUGH) == "background" or _may_be_ground(properties)


def _page_properties(roots: Iterable[etree._Element], styles: Iterable[etree._Element]) -> Iterator[etree._Element]:
    """Yield what says how pages look, and what runs behind their text."""
    for root in roots:
        for layout in root.iter(PAGE_LAYOUT):
            yield from layout.iterdescendants()
    for style in styles:
        yield from (one for one in style.iterchildren(GRAPHIC_PROPERTIES) if one.get(RUN_THROUGH) == "background")


def _shown(graphic: etree._Element) -> str:
    """Return how pictures with these properties are shown: cropped in millimetres, for their size is unknown."""
    written = graphic.get(CLIP, "")
    lengths = [] if UNCUT.fullmatch(written) else LENGTH.findall(written)[:4]
    sides = [float(number) * MILLIMETRES.get(unit, 0) for number, unit in lengths]
    top, right, bottom, left = sides if len(sides) == 4 else (0, 0, 0, 0)
    flipped = [flip for mirror, flip in FLIPS.items() if mirror in graphic.get(MIRROR, "").split()]
    alpha = graphic.get(OPACITY, "100%").rstrip("%")
    colours = [COLOUR_MODES.get(graphic.get(COLOURS, ""), ""), "" if alpha == "100" else f"alpha={alpha}"]
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
        for level in (() if style is None else style.iterchildren(NUMBERED_LEVEL, OUTLINE_LEVEL_STYLE))
        if level.get(NUMBER_FORMAT)
    }


def ticked_levels(style: etree._Element | None) -> Mapping[int, str]:
    """Return the levels of a style of lists whose bullets are ticks or crosses, from 0, and these."""
    levels = () if style is None else style.iterchildren(BULLET_LEVEL)
    return {whole(level.get(LEVEL, "")) - 1: found for level in levels if (found := tick(level.get(BULLET, "")))}


def whole(written: str) -> int:
    """Return a whole number as it is written, 0 for what is none."""
    return int(written) if written.isdecimal() and len(written) < MOST_DIGITS else 0


def _lists(roots: Iterable[etree._Element]) -> Mapping[str, etree._Element]:
    found = {style.get(NAME, ""): style for style in _styles_of(roots, LIST_STYLE)}
    for outline in _styles_of(roots, OUTLINE_STYLE):
        found[""] = outline
    return found


def _styles_of(roots: Iterable[etree._Element], kind: str = STYLE) -> Iterator[etree._Element]:
    for root in roots:
        for collection in root.iterchildren(*COLLECTIONS):
            yield from collection.iterchildren(kind)


def _heirs(parents: Mapping[StyleKey, StyleKey]) -> Heirs:
    heirs: dict[StyleKey, list[StyleKey]] = {}
    for key, parent in parents.items():
        heirs.setdefault(parent, []).append(key)
    return heirs


def _inherited(own: Mapping[Key, Value], heirs: Mapping[Key, Sequence[Key]]) -> dict[Key, Value]:
    """Return the value of each that has one, of its own or from its nearest ancestor with one; circles end."""
    found = dict(own)
    left = list(own)
    for key in left:
        for heir in heirs.get(key, ()):
            if heir not in found:
                found[heir] = found[key]
                left.append(heir)
    return found
