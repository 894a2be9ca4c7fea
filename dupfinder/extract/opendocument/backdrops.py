"""What the pages of OpenDocument files have behind what stands on them: pictures that fill them, and master pages."""

import itertools

from lxml import etree

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.extract.boxes import Box, may_meet
from dupfinder.extract.opendocument.names import BOXES, qualified
from dupfinder.extract.opendocument.sights import PARAGRAPH, TRANSFORM, Sights
from dupfinder.extract.opendocument.styles import DRAWN_FAMILIES, LENGTH, MILLIMETRES, Styles, styles_in

DRAWN_STYLE, MASTER_NAME = qualified("draw:style-name"), qualified("draw:master-page-name")
PRESENTATION_STYLE, PRESENTATION_CLASS = (qualified(f"presentation:{one}") for one in ("style-name", "class"))
PICTURE = qualified("draw:image")
SLIDE, SPREADSHEET, FRAME = (qualified(name) for name in ("draw:page", "office:spreadsheet", "draw:frame"))
TEXT_BOX, GROUP, TABLE = (qualified(name) for name in ("draw:text-box", "draw:g", "table:table"))
UNCERTAIN = frozenset({GROUP, TABLE})
LINES = frozenset({qualified("draw:line"), qualified("draw:connector")})
DRAWN_BY = (("graphic", DRAWN_STYLE), ("presentation", PRESENTATION_STYLE))
TABLE_STYLE_NAME, STYLE_NAME = qualified("table:style-name"), qualified("text:style-name")
GROUNDS: dict[object, tuple[tuple[str, str], ...]] = {
    **dict.fromkeys(BOXES, DRAWN_BY),
    **dict.fromkeys((SLIDE, qualified("style:master-page")), (("drawing-page", DRAWN_STYLE),)),
    **dict.fromkeys((PARAGRAPH, qualified("text:h")), (("paragraph", STYLE_NAME),)),
    qualified("text:span"): (("text", STYLE_NAME),),
    qualified("text:section"): (("section", STYLE_NAME),),
    qualified("table:table-cell"): (("table-cell", TABLE_STYLE_NAME),),
    qualified("table:table-row"): (("table-row", TABLE_STYLE_NAME),),
    TABLE: (("table", TABLE_STYLE_NAME),),
}
"""The elements that may have a ground, by the family and the name of their style."""
MOST_SHAPES = 300
"""With more nobody asks which of them lies behind which."""
SIDES = tuple(qualified(f"svg:{side}") for side in ("x", "y", "width", "height"))
WRITTEN = frozenset({PARAGRAPH, qualified("text:a"), qualified("text:span")})
SPEAKER_NOTES = qualified("presentation:notes")


class Backdrops:
    """Gathers what is behind the pages, before what stands on those that show it first."""

    def __init__(self, styles: Styles, sights: Sights) -> None:
        self._styles = styles
        self._sights = sights
        self._of_masters: Styles | None = None
        self._added = {("", "")}
        """What was added of which master page, and words."""
        for (family, _), picture in styles.filled.items():
            if picture is not None and family not in DRAWN_FAMILIES:
                sights.stored(picture, None, "")

    def box(self, element: etree._Element, line: int | None, styles: Styles | None = None) -> None:
        """Add the picture with which a shape or frame is filled."""
        filled = (styles or self._styles).filled
        for family, name in DRAWN_BY if filled else ():
            self._fill(filled.get((family, element.get(name, ""))), line)

    def slide(self, slide: etree._Element, line: int | None) -> None:
        """Add what is behind a slide: the picture that fills it, and what its master page shows."""
        filled, own = self._styles.filled, ("drawing-page", slide.get(DRAWN_STYLE, ""))
        self._fill(filled.get(own), line)
        name = slide.get(MASTER_NAME, "")
        master = self._styles.masters.get(name)
        if master is None:
            return
        of_master = ("ground", name) if own not in filled else ("", "")
        if not {of_master, ("drawn", name)} <= self._added:
            self._of_masters = styles = self._of_masters or styles_in(master.getroottree().getroot())
            if of_master not in self._added:
                self._fill(styles.filled.get(("drawing-page", master.get(DRAWN_STYLE, ""))), line)
            for one in _drawn_on(master) if ("drawn", name) not in self._added else ():
                self._draw(one, styles, line)
            self._added |= {of_master, ("drawn", name)}

    def is_white(self, element: etree._Element) -> bool:
        """Return whether the ground behind words is surely white: on any other, white words are read."""
        if not self._styles.are_pages_plain:
            return False
        around = [element, *element.iterancestors()]
        page = next((number for number, one in enumerate(around) if one.tag == SLIDE), None)
        if page is None:
            return not (is_in_shape(element) or any(one.tag == SPREADSHEET or self._has_ground(one) for one in around))
        master = self._styles.masters.get(around[page].get(MASTER_NAME, ""))
        grounds = around[: page + 1] if master is None else [*around[: page + 1], master]
        if any(one.tag in UNCERTAIN or self._has_ground(one) for one in grounds) or self._is_drawn(around[page - 1]):
            return False
        behind = [*itertools.islice(around[page - 1].itersiblings(preceding=True), MOST_SHAPES)]
        behind += () if master is None or len(master) >= MOST_SHAPES else _drawn_on(master)
        if len(behind) >= MOST_SHAPES or (master is not None and len(master) >= MOST_SHAPES):
            return False
        return not may_meet(_box(around[page - 1]), [_box(one) for one in behind if self._is_drawn(one)])

    def _has_ground(self, element: etree._Element) -> bool:
        names = GROUNDS.get(element.tag, ())
        return any((family, element.get(name, "")) in self._styles.grounds for family, name in names)

    def _is_drawn(self, element: etree._Element) -> bool:
        """Return whether something on a page may have another colour than white where it is."""
        if element.tag == FRAME:
            return self._has_ground(element) or element.find(TEXT_BOX) is None
        is_filled = self._has_ground(element) or not any(
            (family, element.get(name, "")) in self._styles.filled for family, name in DRAWN_BY
        )
        return element.tag in BOXES - LINES and (is_filled or element.tag in UNCERTAIN)

    def _draw(self, drawn: etree._Element, styles: Styles, line: int | None) -> None:
        for one in drawn.iter(*BOXES, PICTURE):
            if one.tag == PICTURE:
                frame = next(one.iterancestors(), one)
                shown = styles.shown.get(("graphic", frame.get(DRAWN_STYLE, "")), "")
                self._sights.stored(one, line, shown)
            else:
                self.box(one, line, styles)
        words = "".join(map(_written, drawn.iter()))
        if words.strip() and ("words", words) not in self._added:
            self._added.add(("words", words))
            self._sights.gathering.add(ContentKind.DRAWINGS, item(words))

    def _fill(self, picture: etree._Element | None, line: int | None) -> None:
        if picture is not None:
            self._sights.stored(picture, line, "")


def _written(element: etree._Element) -> str:
    """Return what is written in an element itself, and behind it; a field is not: pages put something in there."""
    around = element.getparent()
    own = element.text if element.tag in WRITTEN else ""
    behind = element.tail if around is not None and around.tag in WRITTEN else ""
    return f"{own or ''}{behind or ''}"


def is_in_shape(element: etree._Element) -> bool:
    """Return whether an element is in a shape, which may have a ground and draw its text in another size."""
    return any(around.tag in BOXES for around in element.iterancestors())


def _drawn_on(master: etree._Element) -> list[etree._Element]:
    """Return what is drawn on a master page but places for what stands on slides."""
    return [one for one in master if one.tag in BOXES and one.get(PRESENTATION_CLASS) is None]


def _box(element: etree._Element) -> Box | None:
    """Return where something on a page is; `None` for what is turned, or has no such place."""
    sides = [LENGTH.fullmatch(element.get(side, "")) for side in SIDES]
    if not all(sides) or element.get(TRANSFORM) is not None:
        return None
    left, top, width, height = (float(one[1]) * MILLIMETRES.get(one[2], 1) for one in sides if one is not None)
    return left, top, left + width, top + height
