"""Words on the slides of a PowerPoint presentation that nobody sees: white on white, without a colour, or too small.

White counts only where the ground is surely white: by the slide, its layout and its master, with nothing behind the
words that may have another colour. Of tables with a style, and of colours that are changed, nobody knows.
"""

import functools
import itertools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from lxml import etree

from dupfinder.extract.boxes import Box, may_meet
from dupfinder.extract.containers.drawingml import Related
from dupfinder.extract.containers.xml_parts import first_child, local_name, parse_xml

WHITE = "FFFFFF"
NAMED = {"white": WHITE}
FILLS = frozenset({"solidFill", "gradFill", "blipFill", "pattFill", "grpFill"})
SHOWING = tuple("{*}" + name for name in ("ln", "effectLst", "effectDag", "highlight", "hlinkClick"))
"""What makes white letters be seen, or has another colour than they say."""
ENDS = (b"</p:sldLayout>", b"</p:sldMaster>")
SPACE = b"/presentationml/"
MAY_SHOW = (b"blip", b"grpSp>", b"graphicFrame>", b"<!", b"\0")
HIDING = re.compile(rb"Fill|sz\s*=\s*.(?:\d{1,3}\b|\D)|\0")
"""Without any of these in a slide all its words are seen: no colour or none for letters, no size of three digits."""
NO_SHAPES = frozenset({"nvGrpSpPr", "grpSpPr", "cxnSp", "extLst"})
FIRST_GROUND = "1001"
"""The first of a theme's grounds (20.1.10.x; `a:bgFillStyleLst`)."""
TINY = 100
"""In hundredths of a point."""
MOST_SHAPES = 300
USUAL_BYTES = 16 << 10
"""Of longer layouts it is not kept whether they are bare."""
NO_STYLE = "{2D5ABB26-0587-4C30-8999-92F81FD0307C}"
NO_STYLES = frozenset({NO_STYLE, "{5940675A-B579-460E-94D1-54222C63F5DA}"})
"""Of tables, which give their cells no ground: without lines and with a grid."""
MAP_OVER = "{*}clrMapOvr/{*}overrideClrMapping"


class Backdrop:
    """A slide, a layout or a master: each shows what the one behind it has. It is parsed where that is asked for."""

    def __init__(self, part: bytes | etree._Element, related: Related) -> None:
        self._part = part
        self.related = related

    @functools.cached_property
    def root(self) -> etree._Element:
        """Return its XML; raises as `parse_xml`."""
        return parse_xml(self._part) if isinstance(self._part, bytes) else self._part

    @functools.cached_property
    def is_bare(self) -> bool:
        """Return whether there is surely nothing on it but places for what stands on slides, as on nearly all."""
        part = self._part
        return isinstance(part, bytes) and (_is_usually_bare if len(part) <= USUAL_BYTES else _is_bare)(part)

    @property
    def ground(self) -> etree._Element | None:
        """Return what it says of its ground, which hides those behind it."""
        return self.root.find("{*}cSld/{*}bg")

    def drawn(self) -> Iterator[etree._Element]:
        """Yield what is drawn on it but places for what stands on slides."""
        tree = self.root.find("{*}cSld/{*}spTree")
        for shape in () if tree is None else tree:
            if not _is_place(shape):
                yield shape


def _is_bare(part: bytes) -> bool:
    return (
        part.rstrip().endswith(ENDS)
        and part.count(SPACE) == 1
        and not any(one in part for one in MAY_SHOW)
        and all(b"<p:ph" in shape for shape in part.split(b"</p:sp>")[:-1])
    )


_is_usually_bare = functools.lru_cache(maxsize=64)(_is_bare)
"""Presentations of one template have the same layouts, to the byte."""


def unseen_words(
    slide: Backdrop, behind: Sequence[Backdrop], theme: Callable[[], etree._Element | None]
) -> Iterator[str]:
    """Yield the words of a slide that nobody sees; what goes on in a paragraph is one piece."""
    tree = slide.root.find("{*}cSld/{*}spTree")
    looks = list(slide.root.iter("{*}rPr"))
    may_be_white = any(map(_may_be_white, looks))
    if tree is None or not (may_be_white or any(map(_is_never_seen, looks))):
        return
    colours = _Colours(slide, behind, theme())
    is_white = may_be_white and all(map(_is_clear, (slide, *behind))) and colours.is_ground_white()
    beneath = [_box(one) for back in behind if is_white for one in back.drawn() if colours.is_filled(one)]
    for shape, box in _shapes(tree):
        is_filled = colours.is_filled(shape)
        is_on_white = is_white and not may_meet(box, beneath)
        table = shape.find("{*}graphic/{*}graphicData/{*}tbl")
        for written in (shape,) if table is None else table.iterfind("{*}tr/{*}tc"):
            may_be_coloured = is_filled if table is None else colours.is_cell_filled(written, table)
            is_unseen = partial(colours.is_unseen, on_white=is_on_white and not may_be_coloured)
            for paragraph in written.iterfind("{*}txBody/{*}p"):
                for unseen, runs in itertools.groupby(paragraph.iterfind("{*}r"), is_unseen):
                    if unseen:
                        yield "".join(text.text or "" for run in runs for text in run.iterchildren("{*}t"))
        if is_filled and is_white:
            beneath.append(box)


def _shapes(tree: etree._Element) -> Iterator[tuple[etree._Element, Box | None]]:
    """Yield what is drawn in order, with where it is; of what is in a group nobody knows."""
    for shape in tree:
        if local_name(shape) == "grpSp":
            yield from ((one, None) for one in shape.iter("{*}sp", "{*}pic", "{*}graphicFrame"))
        elif local_name(shape) not in NO_SHAPES:
            yield shape, _box(shape)


def _is_clear(one: Backdrop) -> bool:
    """Return whether so little is drawn that it can be told what lies behind what."""
    tree = one.root.find("{*}cSld/{*}spTree")
    return tree is None or len(tree) <= MOST_SHAPES


class _Colours:
    """Tells what is white on a slide, by the colours of its theme."""

    def __init__(self, slide: Backdrop, behind: Sequence[Backdrop], theme: etree._Element | None) -> None:
        self._around = (slide, *behind)
        self._places = [
            one
            for back in behind
            if _is_clear(back)
            for one in back.root.iterfind("{*}cSld/{*}spTree/{*}sp")
            if _is_place(one)
        ]
        self._theme = None if theme is None else theme.find("{*}themeElements")
        self._named = dict(self._named_colours())

    def _named_colours(self) -> Iterator[tuple[str, str]]:
        names = self._around[-1].root.find("{*}clrMap")
        is_mapped_anew = any(one.root.find(MAP_OVER) is not None for one in self._around)
        scheme = None if self._theme is None else self._theme.find("{*}clrScheme")
        if names is None or scheme is None or is_mapped_anew:
            return
        own = {local_name(one): next(map(_value, one), "") for one in scheme}
        yield from own.items()
        yield from ((str(name), own.get(str(of_scheme), "")) for name, of_scheme in names.items())

    def is_ground_white(self) -> bool:
        """Return whether the ground of the slide is surely white."""
        ground = next((one.ground for one in self._around if one.ground is not None), None)
        if ground is None:
            return True
        own = next(ground.iterchildren("{*}bgPr"), None)
        if own is not None:
            return self._is_white(own)
        of_theme = next(ground.iterchildren("{*}bgRef"), None)
        if of_theme is None or of_theme.get("idx") != FIRST_GROUND or self._theme is None:
            return False
        plain = self._theme.find("{*}fmtScheme/{*}bgFillStyleLst/*[1]/{*}schemeClr[@val='phClr']")
        return plain is not None and not len(plain) and self._colour(of_theme) == WHITE

    def is_filled(self, shape: etree._Element) -> bool:
        """Return whether something drawn may have another colour than white where it is."""
        if local_name(shape) != "sp":
            return local_name(shape) != "cxnSp"
        of_style = shape.find("{*}style/{*}fillRef")
        said = self._says_fill(shape)
        if said is None and of_style is not None:
            return of_style.get("idx", "0") != "0"
        return bool(said) if said is not None else _is_place(shape) and self._is_any_place_filled

    @functools.cached_property
    def _is_any_place_filled(self) -> bool:
        return any(map(self._says_fill, self._places))

    def is_cell_filled(self, cell: etree._Element, table: etree._Element) -> bool:
        """Return whether a cell of a table may have another ground than white."""
        look = cell.find("{*}tcPr")
        says = () if look is None else (one for one in look if local_name(one) in FILLS)
        style = table.findtext("{*}tblPr/{*}tableStyleId", NO_STYLE)
        return style.strip() not in NO_STYLES or any(not self._is_white(one.getparent()) for one in says)

    def _says_fill(self, shape: etree._Element) -> bool | None:
        for one in shape.iterfind("{*}spPr/*"):
            if local_name(one) in FILLS:
                return not self._is_white(one.getparent())
            if local_name(one) == "noFill":
                return False
        return None

    def is_unseen(self, run: etree._Element, *, on_white: bool) -> bool:
        """Return whether nobody sees the words of a run."""
        look = run.find("{*}rPr")
        if look is None or next(look.iterchildren(*SHOWING), None) is not None:
            return False
        return _is_never_seen(look) or (on_white and self._is_white(look))

    def _is_white(self, properties: etree._Element | None) -> bool:
        fill = None if properties is None else first_child(properties, "solidFill")
        return fill is not None and self._colour(fill) == WHITE

    def _colour(self, fill: etree._Element) -> str:
        colour: etree._Element | None = next(iter(fill), None)
        if colour is None or len(colour):
            return ""
        value = _value(colour)
        return (self._named.get(value, "") if local_name(colour) == "schemeClr" else NAMED.get(value, value)).upper()


def _value(colour: etree._Element) -> str:
    return colour.get("lastClr") or colour.get("val") or ""


def _may_be_white(look: etree._Element) -> bool:
    """Return whether letters have a colour that is white, or that the theme says."""
    fill = first_child(look, "solidFill")
    colour: etree._Element | None = None if fill is None else next(iter(fill), None)
    if colour is None or len(colour):
        return False
    return local_name(colour) == "schemeClr" or NAMED.get(_value(colour), _value(colour)).upper() == WHITE


def _is_never_seen(look: etree._Element) -> bool:
    """Return whether letters are tiny or have no colour at all."""
    size = look.get("sz", "")
    return (size.isdecimal() and int(size[:9]) <= TINY) or first_child(look, "noFill") is not None


def _is_place(shape: etree._Element) -> bool:
    properties = (each for one in shape for each in one if local_name(each) == "nvPr")
    return any(first_child(one, "ph") is not None for one in properties)


def _box(shape: etree._Element) -> Box | None:
    """Return where a shape is, `None` for one that is where its layout says, or turned."""
    frame: Mapping[str, str] = {}
    for place in shape.iterfind("{*}xfrm"), shape.iterfind("./*/{*}xfrm"):
        for one in place:
            if one.get("rot", "0") != "0":
                return None
            frame = {str(name): str(value) for each in one for name, value in each.items()}
    try:
        left, top, width, height = (float(frame[name]) for name in ("x", "y", "cx", "cy"))
    except (KeyError, ValueError):
        return None
    return left, top, left + width, top + height
