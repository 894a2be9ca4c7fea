"""What a Word document holds besides its words: marks of review, hidden text, links, pictures, shapes, form fields."""

import functools
import itertools
import operator
import re
from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import partial
from typing import Protocol

from lxml import etree

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.extract.containers.drawingml import (
    HYPERLINKS,
    VML_SHAPES,
    Related,
    add_picture,
    address_of,
    drawn,
    drawn_in_vml,
    fill_of,
    fill_of_vml,
    light_of,
)
from dupfinder.extract.containers.stored_parts import StoredParts
from dupfinder.extract.containers.xml_parts import local_name
from dupfinder.extract.equations import equation_parts
from dupfinder.extract.flow import LINE_CHARS, capitals
from dupfinder.extract.gathering import FORMULA_FIELD, PARAGRAPH_END, SIGNS_ALONE, Gathering
from dupfinder.extract.table_rows import (
    HIGHLIGHTS,
    LIGHTS,
    SIGN_INKS,
    highlight_of,
    paragraph_light,
    sign_ink,
    tell_box,
)
from dupfinder.extract.word.headings import MOST_ANCESTORS, style_values

OFF = frozenset({"0", "false", "off", "none"})
STRUCK = frozenset({"strike", "dstrike"})
LIFTED = {"superscript": "raised", "subscript": "lowered"}
CHANGES = {"ins": "inserted", "moveTo": "inserted", "del": "deleted", "moveFrom": "deleted"}
CHANGES_OF_CELLS = {"cellIns": "inserted", "cellDel": "deleted"}
CHANGED_IN = {"pPr": "p", "trPr": "tr", "tcPr": "tc"}
"""Where an end of a paragraph, a row and a cell are said to be inserted or deleted."""
WAYS = (
    *((ContentKind.REVISIONS, way) for way in ("inserted", "deleted", "struck")),
    (ContentKind.HIDDEN, ""),
    *((ContentKind.SIGNS, way) for way in (*LIFTED.values(), *SIGN_INKS)),
    *((ContentKind.COMMENTS, way) for way in HIGHLIGHTS),
)
HIGHLIGHTED = frozenset(HIGHLIGHTS)
UNSEEN = frozenset({"color", "sz"})
GROUND = frozenset({"highlight", "shd"})
NAMED_GROUNDS = {"red": 0xFF0000, "green": 0xFF00, "cyan": 0xFFFF, "blue": 0xFF, "magenta": 0xFF00FF,
                 "darkRed": 0x800000, "darkGreen": 0x8000, "darkCyan": 0x8080, "darkBlue": 0x80,
                 "darkMagenta": 0x800080}  # fmt: skip
RUN_MARKS = frozenset(
    {*CHANGES, *CHANGES_OF_CELLS, *STRUCK, *UNSEEN, *GROUND, "position", "vanish", "vertAlign", "rStyle", "pStyle"}
)
PRIVATE_USE = 0xF000
"""Codes of symbol fonts are stored in the private use area from here (17.3.3.30)."""
SYMBOL_FONT = dict(  # its letters are Greek ones: how documents from before Unicode write them
    zip(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
        "ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖαβχδεφγηιϕκλμνοπθρστυϖωξψζ",
        strict=True,
    )
)
TINY = frozenset({"0", "1", "2"})
"""In half points."""
GROUNDS = {
    "r": ("{*}rPr",),
    "p": ("{*}pPr",),
    "tc": ("{*}tcPr",),
    "tr": ("{*}trPr", "{*}tblPrEx"),
    "tbl": ("{*}tblPr",),
}
NO_PAPER = frozenset({"txbxContent", "sdtPr"})
"""What stands in a shape may have its colour behind it."""
PLAIN, WHITE = frozenset({"clear", "nil", ""}), frozenset({"auto", "ffffff", ""})
BASED_ON = re.compile(rb'<w:basedOn w:val="([^"]*)"')
LINKS = frozenset({"hyperlink", "instrText", "fldSimple", *HYPERLINKS})
NOTES = frozenset({"footnoteReference", "endnoteReference"})
REFERENCES = NOTES | {"commentReference"}
PICTURES = frozenset({"blip", "imagedata", "fill"})
STORED_PICTURES = ("{*}blip", "{*}imagedata")
"""A picture that is fetched is known by what is stored of it, if anything is."""
CHOICES = frozenset({"dropDownList", "comboBox", "ddList"})
LOOKED_AT = (
    *RUN_MARKS, *VML_SHAPES, *LINKS, *REFERENCES, *PICTURES, *CHOICES, "wsp", "checkbox", "checkBox", "oMath", "bdo",
)  # fmt: skip
UNLESS_DELETED = frozenset({"struck", "hidden", *HIGHLIGHTS, *LIFTED.values(), *SIGN_INKS})
BY_STYLE = frozenset({"rStyle", "pStyle"})
MARKING_STYLE = re.compile(r"""<(?:\w+:)?(d?strike|vanish|caps)\b(?![^>]*val\s*=\s*["'](?:0|false|off))""")
SMALL_AGAIN = re.compile(r"""<(?:\w+:)?caps\s[^>]*val\s*=\s*["'](?:0|false|off)""")
LINK_FIELD = re.compile(
    r"""\b(?:HYPERLINK|INCLUDETEXT|(INCLUDEPICTURE)|LINK\s+\S+)\s+"([^"]+)"?(?:\s*\\l\s*"([^"]*)")?"""
)
MOST_PIECES = 100
"""Runs over which Word spreads the instruction of a field."""


Tell = Callable[..., None]
"""Adds something that was found; takes the `line` that it is in."""


class Marks(Protocol):
    """What looks at the tree of a story before its text is taken out of it."""

    def look(self, root: etree._Element) -> Mapping[etree._Element, list[Tell]]:
        """Return what was found, by paragraph."""


def marking_styles(part: bytes) -> Mapping[str, frozenset[str]]:
    """Return which styles strike or hide text, or show it in capitals: `struck`, `hidden`, `capitals`.

    `part` is the XML of the styles. Of one based on another that shows capitals, and itself not, both are said.
    """
    if not any(one in part for one in (b"strike", b"vanish", b"caps", b"\0")):
        return {}

    def said(style: str) -> frozenset[str]:
        if not ("strike" in style or "vanish" in style or "caps" in style):
            return frozenset()
        small = {"small"} if SMALL_AGAIN.search(style) else set[str]()
        return frozenset(small.union(_way(found[1]) for found in MARKING_STYLE.finditer(style)))

    return style_values(part, said)


def show_capitals(story: etree._Element, styles: Mapping[str, frozenset[str]]) -> None:
    """Write in capitals what is shown so, by itself or by its style, as a PDF of the document has it."""
    by_style = {name for name, ways in styles.items() if "capitals" in ways and "small" not in ways}
    runs: dict[etree._Element, bool] = {}
    for said in story.iter("{*}caps", *(("{*}pStyle", "{*}rStyle") if by_style else ())):
        properties = said.getparent()
        around = None if properties is None else properties.getparent()
        if around is None or (not (is_own := local_name(said) == "caps") and _value(said) not in by_style):
            continue
        if local_name(around) == "r":
            runs[around] = _value(said) not in OFF if is_own else runs.get(around, True)
        elif local_name(said) == "pStyle":
            runs |= {run: True for run in around.iter("{*}r") if next(run.iterancestors("{*}p"), None) is around}
    for run, is_on in runs.items():
        for text in run.iterchildren("{*}t") if is_on else ():
            text.text = capitals(text.text or "")


def _way(name: str) -> str:
    return {"vanish": "hidden", "caps": "capitals"}.get(name, "struck")


class PartMarks:
    """What stands in one part: the body, a header, notes."""

    def __init__(
        self,
        related: Related,
        stored: StoredParts,
        gathering: Gathering,
        styles: Mapping[str, frozenset[str]],
        *,
        styles_part: bytes,
    ) -> None:
        self._tags = tuple("{*}" + name for name in LOOKED_AT if styles or name not in BY_STYLE)
        self._related = related
        self._stored = stored
        self._gathering = gathering
        self._styles = styles
        self._styles_part = styles_part
        self.comment_lines: dict[str, int] = {}
        """The lines in which comments are anchored, by the ids of the comments."""
        self._has_objects = bool(related.inside("oleObject", "package", "control"))
        self._lines: dict[etree._Element, Mapping[etree._Element, str]] = {}
        """What stands before the notes of each paragraph of this tree: asked of each note alone, it takes n² steps."""
        self._pictured: dict[etree._Element, bool] = {}
        self._white: dict[etree._Element, bool] = {}
        """Whether the pages of a tree have no ground, asked once of each, too."""

    def look(self, root: etree._Element) -> Mapping[etree._Element, list[Tell]]:
        """Return what was found, by the paragraph that it is in, or the root where it is in none."""
        found: dict[etree._Element, list[Tell]] = {}
        marked: dict[etree._Element, None] = {}
        for element in root.iter(*self._tags):
            name = local_name(element)
            if name in RUN_MARKS:
                if _is_plain(element, name):
                    continue
                if name not in BY_STYLE or _value(element) in self._styles:
                    marked.update(dict.fromkeys(itertools.islice(element.iterancestors("{*}p"), 1)))
                    if name in CHANGES:
                        marked.update(dict.fromkeys(element.iterchildren("{*}p")))
                    self._look_at_change(element, found)
                continue
            told = [self._tell(element, name)]
            if name in VML_SHAPES or name == "wsp":
                told.append(self._of_box(element, name))
            if name in VML_SHAPES and (target := element.get("href", "").partition("#")[0]):
                told.append(partial(self._gathering.link, target))
            for tell in filter(None, told):
                found.setdefault(next(element.iterancestors("{*}p"), root), []).append(tell)
        for paragraph, of_paragraph in _runs_in(marked.keys()).items():
            found.setdefault(paragraph, []).extend(self._of_runs(paragraph, of_paragraph))
        self._lines.clear()
        self._pictured.clear()
        self._white.clear()
        return found

    def _look_at_change(self, change: etree._Element, found: dict[etree._Element, list[Tell]]) -> None:
        """Add an end of a paragraph, a row or a cell that was inserted or deleted while no word of it was."""
        name = local_name(change)
        if name in CHANGES:
            self._gathering.revised_by(_value(change, "author"))
        around = [*itertools.islice(change.iterancestors(), 3)]
        if around and local_name(around[0]) == "rPr":
            del around[0]
        way = CHANGES.get(name) or CHANGES_OF_CELLS.get(name)
        if len(around) < 2 or way is None or CHANGED_IN.get(local_name(around[0])) != local_name(around[1]):
            return
        changed = around[1]
        words = "".join(text.text or "" for text in changed.iter("{*}t"))
        of_words = (one for one in changed.iter(*("{*}" + each for each in CHANGES)) if one.find(".//{*}r") is not None)
        if words.strip() and next(of_words, None) is None:
            is_end = local_name(changed) == "p"
            paragraph = changed if is_end else next(changed.iter("{*}p"), changed)
            said = PARAGRAPH_END if is_end else words
            found.setdefault(paragraph, []).append(partial(self._gathering.words, ContentKind.REVISIONS, said, way=way))

    def _tell(self, element: etree._Element, name: str) -> Tell | None:
        """Return what adds an element that is no mark of a run; nothing for one that is only layout."""
        if name in PICTURES:
            if self._has_objects and next(element.iterancestors("{*}object"), None) is not None:
                return None  # how an embedded file is shown
            return partial(add_picture, element, self._related, self._stored, self._gathering)
        if name in LINKS:
            target = self._target(element, name)
            return partial(self._gathering.link, target) if target else self._calculated(element, name)
        if name == "bdo":  # letters from right to left that would not run so
            words = "".join(text.text or "" for text in element.iter("{*}t")) if _value(element) == "rtl" else ""
            return partial(self._gathering.words, ContentKind.SIGNS, words, way="backwards")
        return self._tell_other(element, name)

    def _tell_other(self, element: etree._Element, name: str) -> Tell | None:
        """Return what adds a field of a form, a note, a comment or something that is drawn."""
        if name in {"checkbox", "checkBox", *CHOICES}:
            return partial(self._field, _state(element, name), _entries(element) if name in CHOICES else [])
        if name in REFERENCES:
            return (
                partial(self._gathering.note, self._line_before(element))
                if name in NOTES
                else partial(self._anchor, _value(element, "id"))
            )
        if name == "oMath":
            parts = equation_parts(element)
            return partial(self._equation, *parts) if parts else None
        parts, hues = _drawn(element) if name == "wsp" else (_in_vml(element), ())
        notation = "drawingml" if name == "wsp" else "vml"
        return partial(self._gathering.shape, *parts, notation=notation, hues=hues) if parts else None

    def _of_box(self, shape: etree._Element, name: str) -> Tell | None:
        """Return what adds a box around words that has a colour."""
        box = next(shape.iterchildren("{*}txbx", "{*}textbox"), None)
        words = None if box is None else box.get(BOX_WORDS)
        if words is None:
            return None
        is_plain = all(fill.get("type", "solid") == "solid" for fill in shape.iterchildren("{*}fill"))
        hue = light_of(shape, self._stored) if name == "wsp" else is_plain and fill_of_vml(shape)
        return partial(tell_box, self._gathering, hue, words) if hue in LIGHTS else None

    def _line_before(self, reference: etree._Element) -> str:
        """Return what stands in the line before a reference to a note: the end of it."""
        paragraph = next(reference.iterancestors("{*}p"), reference)
        if paragraph not in self._lines:
            self._lines[paragraph] = lines_before_notes(paragraph)
        return self._lines[paragraph][reference]

    def _calculated(self, element: etree._Element, name: str) -> Tell | None:
        """Return what adds an equation that a field draws, or what a field works out."""
        if name not in {"instrText", "fldSimple"}:
            return None
        instruction = instruction_from(element) if name == "instrText" else _value(element, "instr")
        return partial(self._gathering.calculated, instruction) if FORMULA_FIELD.match(instruction) else None

    def _target(self, element: etree._Element, name: str) -> str:
        """Return where a link leads; an empty string for a place in the same document."""
        if name in {"hyperlink", *HYPERLINKS}:
            target = address_of(element, self._related)
            anchor = _value(element, "anchor") if target and name == "hyperlink" else ""
            return f"{target}#{anchor}" if anchor else target
        instruction = _value(element, "instr") if name == "fldSimple" else instruction_from(element)
        field = LINK_FIELD.search(instruction)
        if field is None:
            return ""
        if field[1] and self._is_picture_stored(element):
            return ""
        return f"{field[2]}#{field[3]}" if field[3] else field[2]

    def _is_picture_stored(self, element: etree._Element) -> bool:
        """Return whether there is a picture in the paragraph around, looked for once in each."""
        paragraph = next(element.iterancestors("{*}p"), element)
        if paragraph not in self._pictured:
            self._pictured[paragraph] = next(paragraph.iter(*STORED_PICTURES), None) is not None
        return self._pictured[paragraph]

    def _field(self, state: str, entries: list[str], *, line: int | None) -> None:
        self._gathering.choices(entries, line=line)
        if state:
            self._gathering.answer(state, line=line)

    def _equation(self, *parts: str, line: int | None) -> None:
        self._gathering.add(ContentKind.FORMULAS, item("equation", *parts, line=line))

    def _anchor(self, comment: str, *, line: int | None) -> None:
        if line is not None:
            self.comment_lines[comment] = line

    def _of_runs(self, paragraph: etree._Element, elements: list[etree._Element]) -> Iterator[Tell]:
        """Yield what adds the words that are marked in a paragraph; into how many runs they are cut makes none."""
        properties = next(paragraph.iterchildren("{*}pPr"), None)
        of_all = set[str]() if properties is None else self._marks_in(properties)
        runs = [(text, self._marks_of(run, of_all)) for run in elements if (text := _text(run))]
        said = set[str]().union(*(marks for _, marks in runs))
        for kind, way in WAYS:
            if (mark := way or "hidden") not in said:
                continue
            flagged = [(mark in marks, text) for text, marks in runs]
            for is_marked, group in itertools.groupby(flagged, operator.itemgetter(0)):
                if is_marked:
                    yield partial(self._gathering.words, kind, "".join(text for _, text in group), way=way)

    def _marks_of(self, run: etree._Element, of_all: set[str]) -> set[str]:
        """Return how a run is marked; `of_all` is what the paragraph says of all its runs."""
        marks = set(of_all)
        around = run.getparent()  # step by step, and child by child: to have them picked takes lxml longer
        while around is not None and (name := local_name(around)) != "p":
            if name in CHANGES:
                marks.add(CHANGES[name])
            around = around.getparent()
        for properties in run:
            if properties.tag.endswith("}rPr"):
                own = self._marks_in(properties)
                marks = own | (marks if HIGHLIGHTED.isdisjoint(own) else marks - HIGHLIGHTED)
        return marks - UNLESS_DELETED if "deleted" in marks else marks

    def _marks_in(self, properties: etree._Element) -> set[str]:
        """Return how the properties of a run, or of a paragraph, mark their text."""
        marks: set[str] = set()
        off: set[str] = set()
        for element in properties:
            name = local_name(element)
            if name in BY_STYLE:
                marks |= self._styles.get(_value(element), frozenset())
            elif name in STRUCK or name == "vanish":
                (off if _value(element) in OFF else marks).add(_way(name))
            elif name in UNSEEN and _is_unseen(element, name) and (name == "sz" or self._is_on_white(element)):
                marks.add("hidden")
            elif name == "color" and (way := sign_ink(_value(element))):
                marks.add(way)
            elif name in GROUND and (way := _way_of_ground(element)):
                if marks.isdisjoint(HIGHLIGHTS):  # a shading stands behind a highlight, which is what is seen
                    marks.add(way)
            elif name == "vertAlign" and _value(element) in LIFTED:
                marks.add(LIFTED[_value(element)])
            elif name == "position" and (half_points := _value(element)).strip("-0"):
                marks.add("lowered" if half_points.startswith("-") else "raised")
        return marks - off

    def _is_on_white(self, colour: etree._Element) -> bool:
        """Return whether the ground behind a colour of words is surely white: on any other, white words are read."""
        for around in (colour, *colour.iterancestors()):
            name = local_name(around)
            of_its_own = around.iterchildren(*GROUNDS[name]) if name in GROUNDS else ()
            properties = (around,) if name in {"rPr", "pPr"} else of_its_own
            if name in NO_PAPER or any(self._is_coloured(one) for one in properties):
                return False
        root = colour.getroottree().getroot()
        if root not in self._white:
            behind = root.find("{*}background"), root.find(".//{*}anchor[@behindDoc='1']")
            self._white[root] = behind == (None, None)
        return self._white[root]

    def _is_coloured(self, properties: etree._Element) -> bool:
        """Return whether the properties of a run, a paragraph, a cell or a table give it a ground of its own."""
        for element in properties:
            name = local_name(element)
            if name in GROUND and _has_colour(element):
                return True
            if name == "tblStyle" or (name in BY_STYLE and self._is_shaded(_value(element))):
                return True
        return False

    def _is_shaded(self, style: str) -> bool:
        """Return whether a style, or what it is based on, may give a ground."""
        for _ in range(MOST_ANCESTORS):
            name = re.escape(style.encode())
            found = re.search(rb'w:styleId="%s".*?</w:style>' % name, self._styles_part, re.DOTALL)
            if found is None or b"<w:shd" in found[0]:
                return True
            base = BASED_ON.search(found[0])
            if base is None:
                return False
            style = base[1].decode(errors="replace")
        return True


def _has_colour(ground: etree._Element) -> bool:
    """Return whether a highlight or a shading has another colour than white."""
    if local_name(ground) == "highlight":
        return _value(ground) not in {"none", "white"}
    return not (_value(ground) in PLAIN and _value(ground, "fill").lower() in WHITE)


def _runs_in(paragraphs: AbstractSet[etree._Element]) -> dict[etree._Element, list[etree._Element]]:
    """Return the runs of paragraphs, which may stand inside of each other: each is looked at once."""
    runs: dict[etree._Element, list[etree._Element]] = {paragraph: [] for paragraph in paragraphs}
    for outer in paragraphs:
        if paragraphs.isdisjoint(outer.iterancestors("{*}p")):
            for run in outer.iter("{*}r"):
                paragraph = next(run.iterancestors("{*}p"), outer)
                if paragraph in runs:
                    runs[paragraph].append(run)
    return runs


def _way_of_ground(element: etree._Element) -> str:
    """Return how a highlight or a shading marks words: nothing if they are on white, or the shading is layout."""
    around = element.getparent()
    name = "" if around is None else local_name(around)
    if name not in {"rPr", "pPr"} or not _has_colour(element):
        return ""
    drawn = "color" if _value(element) == "solid" else "fill"  # the pattern that hides what is behind it
    colour = NAMED_GROUNDS.get(_value(element)) or _value(element, drawn)
    return highlight_of(colour) if name == "rPr" else paragraph_light(colour)


def _is_unseen(element: etree._Element, name: str) -> bool:
    """Return whether a colour or a size of words may leave nothing to be seen: white, or a point at most."""
    return _value(element) in TINY if name == "sz" else _value(element).lower() == "ffffff"


def _is_plain(element: etree._Element, name: str) -> bool:
    """Return whether a colour, a size or a ground of words says nothing of them."""
    if name in GROUND:
        return not _way_of_ground(element)
    if name == "color" and not _may_tell(_value(element)):  # most are black
        return True
    return name in UNSEEN and not (_is_unseen(element, name) or (name == "color" and _inks_sign(element)))


@functools.lru_cache
def _may_tell(colour: str) -> bool:
    """Return whether words, or signs, of a colour may be told: white ones, and lights."""
    return colour.lower() == "ffffff" or bool(sign_ink(colour))


def _inks_sign(colour: etree._Element) -> bool:
    """Return whether a colour of words is that of a sign which is told."""
    run = next(itertools.islice(colour.iterancestors(), 1, None), None)
    return bool(sign_ink(_value(colour))) and run is not None and SIGNS_ALONE.fullmatch(_text(run)) is not None


def instruction_from(element: etree._Element) -> str:
    """Return the instruction of a field of which this is the first piece; an empty string for further pieces."""
    run = element.getparent()
    before = None if run is None else next(run.itersiblings("{*}r", preceding=True), None)
    if before is None or next(before.iterchildren("{*}instrText"), None) is None:
        pieces = [element.text or ""]
        following = () if run is None else run.itersiblings("{*}r")
        for other in itertools.islice(following, MOST_PIECES):
            more = [piece.text or "" for piece in other.iterchildren("{*}instrText")]
            if not more:
                break
            pieces += more
        return "".join(pieces)
    return ""


BOX_WORDS = "words"
"""Put onto what is around a text box, whose words stand elsewhere when its shape is looked at."""


def _drawn(shape: etree._Element) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return what tells a shape, and the hue that fills it: no parts for one that is only layout."""
    box = next(shape.iterchildren("{*}txbx"), None)
    hues = () if box is not None and BOX_WORDS in box.attrib else fill_of(shape)
    return drawn(shape, has_text=box is not None and not hues), hues


def _in_vml(element: etree._Element) -> tuple[str, ...]:
    """Return what tells a shape of VML: other markup has elements of these names as well."""
    if not str(element.tag).startswith("{urn:schemas-microsoft-com:vml}"):
        return ()
    return () if next(element.iterancestors("{*}object"), None) is not None else drawn_in_vml(element)


def lines_before_notes(paragraph: etree._Element) -> dict[etree._Element, str]:
    """Return for each reference to a note in a paragraph the end of what stands before it in its line."""
    found: dict[etree._Element, str] = {}
    line = ""
    for element in paragraph.iter("{*}t", "{*}tab", "{*}br", "{*}cr", *("{*}" + name for name in NOTES)):
        name = local_name(element)
        if name == "t":
            line = (line + (element.text or ""))[-LINE_CHARS:]
        elif name in NOTES:
            found[element] = line
        else:
            line = ""
    return found


def _state(element: etree._Element, name: str) -> str:
    """Return the state of a form field that the text does not show; an empty string where it shows it, or has none."""
    if name == "checkbox":
        properties = element.getparent()
        control = None if properties is None else properties.getparent()
        if control is None or next(element.itersiblings(element.tag, preceding=True), None) is not None:
            return ""
        if any(text.text for text in control.iter("{*}t")) or control.find(".//{*}sym") is not None:
            return ""  # the box itself stands in the text
        return _ticked(next(element.iterchildren("{*}checked"), None))
    if name == "checkBox":
        own = next(element.iterchildren("{*}checked"), None)
        return _ticked(next(element.iterchildren("{*}default"), None) if own is None else own)
    if name != "ddList":
        return ""
    chosen = next(element.iterchildren("{*}result", "{*}default"), None)
    entries = _entries(element)
    number = _value(chosen) if chosen is not None else "0"
    return entries[int(number)] if number.isdecimal() and len(number) < 4 and int(number) < len(entries) else ""


def _entries(choice: etree._Element) -> list[str]:
    """Return from what is to be chosen."""
    return [
        _value(entry) or _value(entry, "displayText") or _value(entry, "value")
        for entry in choice.iterchildren("{*}listEntry", "{*}listItem")
    ]


def _ticked(state: etree._Element | None) -> str:
    return "☐" if state is None or _value(state) in OFF else "☑"


def _text(run: etree._Element) -> str:
    return "".join([_TEXTS[name](piece) for piece in run if (name := local_name(piece)) in _TEXTS])


def _letters(piece: etree._Element) -> str:
    return piece.text or ""


def symbol_of(element: etree._Element) -> str:
    """Return the character of a `w:sym`; one for private use where only its font knows what it looks like."""
    try:
        code = int(_value(element, "char"), 16)
    except ValueError:
        return ""
    font = _value(element, "font")
    if font == "Symbol" and chr(code & 0xFF) in SYMBOL_FONT:
        return SYMBOL_FONT[chr(code & 0xFF)]
    if font == "Symbol" or font.startswith("Wingdings") or PRIVATE_USE <= code <= PRIVATE_USE | 0xFF:
        return chr(PRIVATE_USE | code & 0xFF)  # ticked boxes, arrows: as other formats have it of these fonts
    return chr(code) if 0x20 <= code < 0xD800 else ""


_TEXTS: Mapping[str, Callable[[etree._Element], str]] = {
    **dict.fromkeys(("t", "delText"), _letters),
    **dict.fromkeys(("tab", "br"), lambda _piece: " "),
    "sym": symbol_of,
}


def _value(element: etree._Element, name: str = "val") -> str:
    """Return an attribute of the element's own namespace."""
    return element.get(f"{element.tag.rpartition('}')[0]}}}{name}", "")
