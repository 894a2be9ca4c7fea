"""The text of OpenDocument markup: paragraphs, tables, notes, boxes (OpenDocument 1.3 part 3, chapters 5 to 10)."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

from lxml import etree

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.extract.equations import equation_parts
from dupfinder.extract.flow import TextFlow, capitals
from dupfinder.extract.gathering import PARAGRAPH_END
from dupfinder.extract.opendocument.backdrops import (
    DRAWN_STYLE,
    FRAME,
    PRESENTATION_CLASS,
    SPEAKER_NOTES,
    TEXT_BOX,
    Backdrops,
    is_in_shape,
)
from dupfinder.extract.opendocument.lists import LIST_ITEM, OpenLists
from dupfinder.extract.opendocument.names import BOXES, UNSEEN, qualified
from dupfinder.extract.opendocument.repeats import Repeats
from dupfinder.extract.opendocument.sights import (
    DEFINED,
    HREF,
    SHAPES,
    TABLE_NAME,
    TEXT_ID,
    Sheet,
    Sights,
)
from dupfinder.extract.opendocument.styles import StyleKey, Styles
from dupfinder.extract.sheets.sheet_words import tell_hidden, tell_sparkline
from dupfinder.extract.table_rows import HIGHLIGHTS, OpenRows, tell_box

CONTROLS = frozenset(
    qualified(f"form:{kind}")
    for kind in (
        "button", "checkbox", "combobox", "date", "file", "fixed-text", "formatted-text", "frame", "listbox", "number",
        "radio", "text", "textarea", "time",
    )
)  # fmt: skip
"""Those that show words; a password is none."""
LISTS = frozenset({qualified("form:listbox"), qualified("form:combobox")})
OPTION = qualified("form:option")
IDENTIFIER = qualified("form:id")
IS_SELECTED = qualified("form:current-selected")
LABEL = qualified("form:label")
DROP_DOWN_LABEL, LABEL_VALUE = qualified("text:label"), qualified("text:value")
SHOWN = (LABEL, qualified("form:current-value"), qualified("form:value"))


class FormFields:
    """What the fields show, by the names with which they are drawn."""

    def __init__(self) -> None:
        self._shown: dict[str, str] = {}

    def add(self, control: etree._Element) -> None:
        """Keep what a field shows: its label, else what was filled in."""
        self._shown[control.get(IDENTIFIER, "")] = next(filter(None, map(control.get, SHOWN)), "") or ""

    def choose(self, option: etree._Element) -> None:
        """Keep an entry of a list for what the list shows, if it is the one that was chosen."""
        field = option.getparent()
        if field is not None and option.get(IS_SELECTED) == "true":
            self._shown[field.get(IDENTIFIER, "")] = option.get(LABEL, "")

    def shown(self, identifier: str) -> str:
        """Return what the field with that name shows."""
        return self._shown.get(identifier, "")


HEADING = qualified("text:h")
PARAGRAPHS = (qualified("text:p"), HEADING)
SHEETS = qualified("office:spreadsheet")
TABLE = qualified("table:table")
ROW = qualified("table:table-row")
CELL = qualified("table:table-cell")
SLIDE = qualified("draw:page")
STYLE_NAME = qualified("text:style-name")
TABLE_STYLE_NAME = qualified("table:style-name")
IS_HIDDEN = qualified("text:is-hidden")
DISPLAY = qualified("text:display")
NOTE_CLASS = qualified("text:note-class")
PLACEHOLDER = qualified("presentation:placeholder")
RUNNING_CLASSES = frozenset({"header", "footer", "date-time"})
"""Frames for what stands on every slide."""
NUMBER_CLASS = "page-number"
DECLARATIONS = tuple(qualified(f"presentation:{what}-decl") for what in ("footer", "date-time"))
DECLARED_NAME = qualified("presentation:name")
COLUMN_STYLE = qualified("table:default-cell-style-name")
ROWS_REPEATED = qualified("table:number-rows-repeated")
COLUMNS_REPEATED = qualified("table:number-columns-repeated")
VALUES = tuple(
    qualified(f"office:{name}") for name in ("string-value", "value", "date-value", "time-value", "boolean-value")
)
VISIBILITY = qualified("table:visibility")
OUT_OF_SIGHT = frozenset({"collapse", "filter"})
FORMULA = qualified("table:formula")
CHANGE = qualified("text:change-id")
CONTROL = qualified("draw:control")
SPARKLINES, SPARKLINES_WAY = qualified("calcext:sparkline-group"), qualified("calcext:type")
SPARKLINE_VALUES, SPARKLINE_CELL = qualified("calcext:data-range"), qualified("calcext:cell-address")
MATH = qualified("math:math")
MATH_TOKENS = tuple(qualified(f"math:{name}") for name in ("mi", "mn", "mo", "mtext", "ms"))

ANNOTATION = qualified("office:annotation")
DELETION = qualified("text:deletion")
MOST_DIGITS = 7
"""Of a number of columns."""

SPACES = re.compile(r"[ \t\r\n]+")
"""White space that counts as one space (6.1.2); others, such as no-break spaces, stay."""


@dataclass(frozen=True, slots=True)
class Stories:
    """The texts that a piece of markup holds, and what else was met on the way."""

    body: TextFlow = field(default_factory=TextFlow)
    footnotes: TextFlow = field(default_factory=TextFlow)
    endnotes: TextFlow = field(default_factory=TextFlow)
    running: list[TextFlow] = field(default_factory=list)
    """Footers and dates that stand on slides."""
    declared: dict[StyleKey, str] = field(default_factory=dict)
    """Footers and dates that slides refer to, by the element that declares them and their name."""
    slides: list[Mapping[str, str]] = field(default_factory=list)
    """The attributes of the slides."""
    used_styles: dict[StyleKey, None] = field(default_factory=dict)
    """Those of paragraphs and tables, in the order in which they are used first."""
    repeats: Repeats = field(default_factory=Repeats)


class Embedded(Protocol):
    """What knows the objects inside a document."""

    def __call__(self, address: str) -> etree._Element | None:
        """Return the markup of the object with that address, `None` for one that is not inside the document."""


def text_of(root: etree._Element, styles: Styles, repeats: Repeats, sights: Sights) -> str:
    """Return the text of a header, a footer or an object, without what is embedded in that.

    `repeats` is that of the document to which it belongs; `sights` takes what else is seen.
    """
    walk = Walk(styles, lambda _address: None, repeats, sights)
    walk.run(etree.iterwalk(root, events=("start", "end")))
    return walk.stories.body.text()


@dataclass(slots=True)
class _Place:
    """Where the walk is: in the body, a note, or a box that is anchored in a paragraph."""

    flow: TextFlow
    boxes: list[TextFlow]
    """The boxes of the outermost paragraph, to be written when it ends."""
    opened_by: etree._Element | None = None
    is_box: bool = False
    paragraphs: int = 0
    """How many are open."""
    met_paragraphs: int = 0
    has_space: bool = False
    """Whether a space is due before the next letters."""
    marks: list[int] = field(default_factory=list)
    """Where the open rows, cells and paragraphs start."""
    is_hidden: bool = False
    """Whether the open paragraph turned out to be."""
    outer: tuple[TextFlow, int] | None = None
    """For text that is not seen, or not valid: the flow in which it would stand, and its place there."""


@dataclass(frozen=True, slots=True)
class _Look:
    """How text is written in an element, with what it has from those around."""

    element: etree._Element
    is_pale: bool
    is_tiny: bool
    is_unseen: bool
    in_capitals: bool


class Walk:
    """One way through the markup, by its start and end tags: a loop, since elements nest deeply.

    Deleted text, comments, hidden text and the numbers of lists and notes do not count; `sights` takes what of that a
    person could miss. Text boxes and objects follow the paragraph, or the sheet, in which they are anchored.
    """

    def __init__(self, styles: Styles, embedded: Embedded, repeats: Repeats, sights: Sights) -> None:
        self.stories = Stories(repeats=repeats)
        self._rows = OpenRows()
        self._styles = styles
        self._embedded = embedded
        self._places = [_Place(self.stories.body, [])]
        self._here = self._places[0]
        self._fields = FormFields()
        written = (key for ways in (styles.tiny, styles.capitals) for key, is_so in ways.items() if is_so)
        self._looking = {name for family, name in (*styles.hidden, *styles.marked, *written) if family == "paragraph"}
        """The styles of paragraphs whose text is not seen as it is."""
        self._sights = sights
        self._backdrops = Backdrops(styles, sights)
        self._asides = 0
        """How many places are open whose text is not that of the document."""
        self._marked: dict[str, list[tuple[etree._Element, TextFlow, int]]] = {}
        """By the ways in which text is marked, the open elements that say so, and where each begins."""
        self._looks: list[_Look] = []
        """How the text is written in the open elements that say so, where any text of the document may be unseen."""
        self._unseen: tuple[list[str], int | None] = ([], None)
        """Words that nobody sees, in one piece so far, and the lines before them."""
        self._shapes: list[tuple[etree._Element, TextFlow, int]] = []
        self._sheets: list[Sheet] = []
        self._lists = OpenLists()
        self._pages = 0
        """So many sheets of a workbook were met."""
        self._changes: dict[str, tuple[TextFlow, int, int | None]] = {}
        self._title: etree._Element | None = None

    def run(self, events: Iterable[tuple[str, etree._Element]]) -> None:
        """Walk through elements, in and out of each."""
        pass_over: Callable[[], None] = getattr(events, "skip_subtree", lambda: None)
        skipped = None
        for event, element in events:
            if skipped is not None:
                if event == "start" or element is not skipped:
                    continue
                skipped = None
            elif event == "start":
                start = STARTS.get(element.tag)
                if start is not None and not start(self, element):
                    skipped = element
                    pass_over()
                elif self._here.paragraphs and (text := element.text):
                    self._add(text)
                continue
            elif (end := ENDS.get(element.tag)) is not None:
                end(self, element)
            if self._here.paragraphs and (text := element.tail):
                self._add(text)

    def tell_rows(self) -> None:
        """Say where empty cells are in the tables."""
        self._rows.rows.tell(self._sights.gathering)

    def skip(self, _element: etree._Element) -> bool:
        """Leave out what is in the element."""
        return False

    def start_paragraph(self, element: etree._Element) -> bool:
        """Start a paragraph or heading, unless it is hidden."""
        style = ("paragraph", element.get(STYLE_NAME, ""))
        if style in self._styles.hidden:
            self._start_aside(element)
        if not self._asides:
            self.stories.used_styles[style] = None
        here = self._here
        if self._is_in_cell:
            here.has_space = True
        else:
            is_heading = element.tag == HEADING or self._title is not None or style in self._styles.titles
            here.flow.paragraph(is_heading=is_heading)
            here.has_space = False
        here.paragraphs += 1
        here.met_paragraphs += 1
        here.marks.append(here.flow.mark())
        if style in self._styles.marked:
            self._start_marked(element, style)
        if self._styles.pale or self._styles.tiny or self._styles.capitals:
            self._start_look(element, style)
        if not self._asides and here.paragraphs == 1:
            is_listed = element.tag == HEADING and style not in self._styles.unlisted
            number = self._lists.paragraph(element if is_listed else None, self._styles.lists, line=here.flow.lines)
            if isinstance(number, int):
                self._sights.gathering.list_from(number, line=self._line)
            elif number:
                here.flow.add(f"{number} ")
        return True

    def start_list(self, element: etree._Element) -> bool:
        """Start a list."""
        self._lists.start(element, self._styles.lists)
        return True

    def start_list_item(self, element: etree._Element) -> bool:
        """Start an item of a list, or what stands before its items."""
        self._lists.item(element)
        return True

    def end_list(self, _element: etree._Element) -> None:
        """End a list."""
        self._lists.end()

    def hide_paragraph(self, element: etree._Element) -> bool:
        """Have the paragraph hidden that has this element in it, if its condition is true."""
        self._here.is_hidden = element.get(IS_HIDDEN) == "true"
        return True

    def end_paragraph(self, element: etree._Element) -> None:
        """End a paragraph; what is anchored in it follows."""
        self.end_look(element)
        self._tell_unseen()
        if self._marked:
            self._end_marked(element)
        self._sights.end_marks()
        here = self._here
        mark = here.marks.pop()
        if here.is_hidden:
            self._sights.lines(ContentKind.HIDDEN, here.flow.since(mark), line=self._line)
            here.flow.forget(mark)
            here.is_hidden = False
        if not self._is_in_cell:
            here.flow.paragraph(is_heading=False)
        here.has_space = False
        here.paragraphs -= 1
        if here.paragraphs or here.is_box:
            return
        for box in here.boxes:
            self._add_box(box.text())
        here.boxes.clear()
        self.end_aside(element)

    def start_span(self, element: etree._Element) -> bool:
        """Go into a span; one that is not seen is put aside."""
        style = ("text", element.get(STYLE_NAME, ""))
        if style in self._styles.hidden:
            self._start_aside(element)
        elif style in self._styles.marked:
            self._start_marked(element, style)
        if self._styles.pale or self._styles.tiny or self._styles.capitals:
            self._start_look(element, style)
        return True

    def _start_look(self, element: etree._Element, style: StyleKey) -> None:
        """Take how the text in an element is written; whether that is seen."""
        styles, around = self._styles, self._looks[-1] if self._looks and style[0] == "text" else None
        is_pale = styles.pale.get(style, around is not None and around.is_pale)
        is_tiny = styles.tiny.get(style, around is not None and around.is_tiny)
        is_unseen = (is_tiny and not is_in_shape(element)) or (is_pale and self._backdrops.is_white(element))
        in_capitals = styles.capitals.get(style, around is not None and around.in_capitals)
        self._looks.append(_Look(element, is_pale, is_tiny, is_unseen, in_capitals))

    def end_look(self, element: etree._Element) -> None:
        """End an element that says how its text is written."""
        if self._looks and self._looks[-1].element is element:
            self._looks.pop()

    def _tell_unseen(self) -> None:
        """Say which words are not seen, up to here."""
        pieces, line = self._unseen
        if pieces:
            self._sights.gathering.words(ContentKind.HIDDEN, "".join(pieces), line=line)
            self._unseen = ([], None)

    def end_span(self, element: etree._Element) -> None:
        """End a span."""
        self.end_look(element)
        if self._marked:
            self._end_marked(element)
        self.end_aside(element)

    def start_section(self, element: etree._Element) -> bool:
        """Go into a section, or a conditional text; one that is not seen is put aside."""
        if element.get(DISPLAY) == "none" or element.get(IS_HIDDEN) == "true":
            self._start_aside(element)
        return True

    def start_aside(self, element: etree._Element) -> bool:
        """Put aside what is in a comment, or was deleted."""
        self._start_aside(element, has_paragraph=False)
        return True

    def _start_aside(self, element: etree._Element, *, has_paragraph: bool = True) -> None:
        """Put aside what is in an element; in the middle of a paragraph that goes on, unless it has its own."""
        here = self._here
        paragraphs = min(here.paragraphs, 1) if has_paragraph else 0
        flow = TextFlow()
        if paragraphs:
            flow.add("")  # no line starts here, so that a space counts
        self._open(_Place(flow, [], element, paragraphs=paragraphs, outer=(here.flow, here.flow.mark())))
        self._asides += 1

    def end_aside(self, element: etree._Element) -> None:
        """End what was put aside, if this element was, and say what it is."""
        here = self._here
        if here.outer is None or here.opened_by is not element:
            return
        for box in here.boxes:
            self._add_box(box.text())
        self._places.pop()
        self._here = self._places[-1]
        self._asides -= 1
        text = here.flow.text().removesuffix("\n") + " " * here.has_space
        mark, line = here.outer[1], self._line
        if element.tag == ANNOTATION:
            by = "".join(creator.text or "" for creator in element.iterchildren("{*}creator"))
            is_done = any(str(key).endswith("}resolved") and value == "true" for key, value in element.items())
            self._sights.gathering.comment(text, by=by, is_done=is_done, line=line)
        elif element.tag == DELETION:
            is_end = here.met_paragraphs > 1 and not text.strip()
            region = element.getparent()
            of_change = element.iterfind("{*}change-info/{*}creator")
            self._sights.gathering.revised_by("".join(name.text or "" for name in of_change))
            self._sights.deleted("" if region is None else region.get(TEXT_ID, ""), PARAGRAPH_END if is_end else text)
        elif element.tag == TABLE:
            tell_hidden(self._sights.gathering, element.get(TABLE_NAME, ""), text, page=self._pages - 1)
        elif self._asides:
            self._here.flow.add(text)  # hidden inside of what is hidden
        else:
            self._sights.mark(text, start=mark, end=mark, line=line)
            if not self._here.paragraphs:
                self._sights.end_marks()

    def _start_marked(self, element: etree._Element, style: StyleKey) -> None:
        """Start text that its style marks: what is marked in a way already goes on."""
        for way in self._styles.marked.get(style, ()):
            self._cut_highlights(way, is_told=True)
            self._marked.setdefault(way, []).append((element, self._here.flow, self._here.flow.mark()))

    def _end_marked(self, element: etree._Element) -> None:
        """End marked text, if this element has it."""
        for way, opened in self._marked.items():
            if opened and opened[-1][0] is element:
                _, flow, mark = opened.pop()
                if not opened and not self._asides:
                    self._sights.mark(flow.since(mark), start=mark, end=flow.mark(), way=way, line=self._line)
                self._cut_highlights(way, is_told=False)

    def _cut_highlights(self, way: str, *, is_told: bool) -> None:
        """Have highlights around one of another colour end here (`is_told`), or go on: it hides them."""
        for other in HIGHLIGHTS if way in HIGHLIGHTS else ():
            if other != way and (opened := self._marked.get(other)):
                element, flow, mark = opened[0]
                if is_told and flow.mark() > mark and not self._asides:
                    self._sights.mark(flow.since(mark), start=mark, end=flow.mark(), way=other, line=self._line)
                opened[0] = (element, flow, flow.mark())

    @property
    def _line(self) -> int | None:
        """Return how many lines of the body stand before this place; `None` among the notes."""
        stories = self.stories
        return None if self._here.flow in {stories.footnotes, stories.endnotes} else stories.body.lines

    def start_insertion(self, element: etree._Element) -> bool:
        """Remember text that was inserted; it follows in the body."""
        self._sights.insertion(element.getparent())
        return False

    def start_change(self, element: etree._Element) -> bool:
        """Remember where a change begins."""
        flow = self._here.flow
        self._changes[element.get(CHANGE, "")] = (flow, flow.mark(), self._line)
        return True

    def end_change(self, element: etree._Element) -> bool:
        """Say what has changed, if it began in the same text."""
        identifier = element.get(CHANGE, "")
        flow, mark, line = self._changes.pop(identifier, (None, 0, None))
        if flow is self._here.flow and not self._asides and self._sights.takes_changes:
            text = flow.since(mark)
            is_end = self._line != line and not text.strip()
            self._sights.inserted(identifier, PARAGRAPH_END if is_end else text, line)
        return True

    def pass_change(self, element: etree._Element) -> bool:
        """Say what was deleted here."""
        self._sights.deleted_at(element.get(CHANGE, ""), self._line)
        return True

    def start_changes_of_cells(self, _element: etree._Element) -> bool:
        """Leave out what was changed in a spreadsheet."""
        self._sights.gathering.cannot_see(ContentKind.REVISIONS)
        return False

    def start_link(self, element: etree._Element) -> bool:
        """Say where a link leads, and go on into its text: that is of another colour, unless its style says so."""
        self._sights.link(element.get(HREF, ""), self._line)
        if self._looks:
            is_tiny = self._looks[-1].is_tiny
            self._looks.append(replace(self._looks[-1], element=element, is_pale=False, is_unseen=is_tiny))
        return True

    def end_stored(self, element: etree._Element) -> None:
        """Say that there is a picture, an embedded file or a film."""
        frame = next(element.iterancestors(), element)
        shown = self._styles.shown.get(("graphic", frame.get(DRAWN_STYLE, "")), "")
        self._sights.stored(element, self._line, shown)

    def end_field_mark(self, element: etree._Element) -> None:
        """Say whether a box is ticked."""
        self._sights.field_mark(element)

    def space(self, _element: etree._Element) -> bool:
        """Take any number of spaces for one."""
        self._here.has_space = True
        return True

    def tab(self, _element: etree._Element) -> bool:
        """Add a tab."""
        self._here.flow.add("\t")
        self._here.has_space = False
        return True

    def line_break(self, _element: etree._Element) -> bool:
        """End a line, which in a cell of a sheet is a space."""
        self._here.has_space = self._is_in_cell
        if not self._is_in_cell:
            self._here.flow.line()
        return True

    @property
    def _is_in_cell(self) -> bool:
        """Return whether this place is in a cell of a sheet, of which each row is a line."""
        return bool(self._sheets) and self._sheets[-1].flow is self._here.flow

    def start_note(self, element: etree._Element) -> bool:
        """Go on among the notes, where a footnote or endnote belongs."""
        if self._asides:
            return True
        before = self._here.flow.line_so_far()
        self._sights.gathering.note(before, line=self._line)
        is_endnote = element.get(NOTE_CLASS) == "endnote"
        self._open(_Place(self.stories.endnotes if is_endnote else self.stories.footnotes, [], element))
        self._here.flow.line()
        return True

    def start_box(self, element: etree._Element) -> bool:
        """Put what is in a frame or shape behind the paragraph, if it is anchored in one."""
        kind = element.get(PRESENTATION_CLASS)
        if kind == NUMBER_CLASS or element.get(PLACEHOLDER) == "true":
            return False
        if kind in RUNNING_CLASSES:
            return self._start_running(element)
        if kind == "title":
            self._title = element
        boxes = self._boxes_around
        if boxes is None:
            self._here.flow.line()
        else:
            self._open(_Place(TextFlow(), boxes, element, is_box=True))
            boxes.append(self._here.flow)
        self._backdrops.box(element, self._line)
        is_frame = element.tag == FRAME and kind is None and next(element.iterchildren(), element).tag == TEXT_BOX
        if element.tag in SHAPES or is_frame:
            self._shapes.append((element, self._here.flow, self._here.flow.mark()))
        return True

    @property
    def _boxes_around(self) -> list[TextFlow] | None:
        """Return what takes a box that is anchored here: that of a paragraph follows it, that of a sheet its cells."""
        if self._here.paragraphs:
            return self._here.boxes
        sheet = self._sheets[-1] if self._sheets and not self._here.is_box else None
        return None if sheet is None or sheet.page is None else sheet.boxes

    def _start_running(self, element: etree._Element) -> bool:
        """Put what is in a frame apart, if it is on a slide: those of notes are only for printing."""
        if self._asides or next(element.iterancestors(SPEAKER_NOTES), None) is not None:
            return False
        self._open(_Place(TextFlow(), [], element))
        self.stories.running.append(self._here.flow)
        return True

    def declare(self, element: etree._Element) -> bool:
        """Keep the text of a footer or date for the slides that refer to it."""
        self.stories.declared[element.tag, element.get(DECLARED_NAME, "")] = element.text or ""
        return False

    def start_slide(self, element: etree._Element) -> bool:
        """Start a slide."""
        if ("drawing-page", element.get(DRAWN_STYLE, "")) in self._styles.unseen_slides:
            number = len(self.stories.slides)
            label = f"slide {number + 1}"
            self._sights.gathering.add(ContentKind.HIDDEN, item(label, line=self._line, page=number))
        self._backdrops.slide(element, self._line)
        self.stories.slides.append({str(name): str(value) for name, value in element.items()})
        self._here.flow.line()
        return True

    def end_place(self, element: etree._Element) -> None:
        """Go back to where a note or box was met."""
        if self._shapes and self._shapes[-1][0] is element:
            _, flow, mark = self._shapes.pop()
            has_text = flow.mark() > mark
            style = ("graphic", element.get(DRAWN_STYLE, ""))
            fill = self._styles.fills.get(style, "")
            if has_text and not (self._sheets and self._sheets[0].page is not None):
                tell_box(self._sights.gathering, fill, flow.since(mark), line=self._line)
            if element.tag != FRAME:
                fill, arrows = "" if has_text else fill, self._styles.arrows.get(style, "")
                self._sights.shape(element, has_text=has_text, fill=fill, arrows=arrows, line=self._line)
        if element is self._title:
            self._title = None
        if self._here.opened_by is element:
            self._places.pop()
            self._here = self._places[-1]
        else:
            self._here.flow.line()

    def start_control(self, element: etree._Element) -> bool:
        """Keep what a field of a form shows."""
        self._fields.add(element)
        self._sights.field(element)
        return element.tag in LISTS

    def start_option(self, element: etree._Element) -> bool:
        """Keep what was chosen of a list."""
        self._fields.choose(element)
        return True

    def end_choices(self, element: etree._Element) -> None:
        """Say from what is to be chosen."""
        entries = (
            one.get(LABEL) or one.get(LABEL_VALUE) or "" for one in element.iterchildren(OPTION, DROP_DOWN_LABEL)
        )
        self._sights.gathering.choices(entries, line=self._line)

    def start_source(self, element: etree._Element) -> bool:
        """Say from what file a section has its text."""
        self._sights.link(element.get(HREF, ""), self._line)
        return False

    def show_control(self, element: etree._Element) -> bool:
        """Add what a field shows, in the line or at the place where it is drawn."""
        text = self._fields.shown(element.get(CONTROL, ""))
        if self._here.paragraphs:
            self._add(f" {text} ")
        elif (boxes := self._boxes_around) is not None:
            boxes.append(TextFlow())
            boxes[-1].add(text)
        else:
            self._add_box(text)
        return False

    def end_object(self, element: etree._Element) -> None:
        """Add an object inside the document: a formula to its line, anything else like a box."""
        root = element.find(MATH)
        if root is None:
            root = self._embedded(element.get(HREF, ""))
        if root is None:
            return
        if root.tag == MATH:
            self._add_formula(root)
        else:
            self._add_box(text_of(root, self._styles, self.stories.repeats, Sights(None)))

    def start_table(self, element: etree._Element) -> bool:
        """Start a table or sheet; a hidden one is put aside."""
        style = ("table", element.get(TABLE_STYLE_NAME, ""))
        if not self._asides:
            self.stories.used_styles[style] = None
        is_sheet = (parent := element.getparent()) is not None and parent.tag == SHEETS
        if style in self._styles.hidden:
            self._start_aside(element)
        elif is_sheet:
            self._sights.name(element.get(TABLE_NAME, ""))
        self._sheets.append(Sheet(self._pages, self._here.flow) if is_sheet else Sheet())
        self._pages += is_sheet
        return True

    def start_defined(self, element: etree._Element) -> bool:
        """Take a name of cells, or a list from which their values are to be chosen."""
        self._sights.defined(element)
        return False

    def start_sparkline(self, element: etree._Element) -> bool:
        """Take a chart inside of a cell."""
        group = next(element.iterancestors(SPARKLINES), element)
        values, place = element.get(SPARKLINE_VALUES, ""), element.get(SPARKLINE_CELL, "")
        tell_sparkline(self._sights.gathering, group.get(SPARKLINES_WAY, "line"), values, place)
        return False

    def end_table(self, element: etree._Element) -> None:
        """End a table or sheet; what lies on a sheet follows its cells, as in workbooks of Excel."""
        sheet = self._sheets.pop()
        self._sights.sheet(sheet)
        for box in sheet.boxes:
            self._add_box(box.text())
        self.end_aside(element)

    def start_column(self, element: etree._Element) -> bool:
        """Remember which columns are hidden."""
        if self._sheets:
            is_hidden = element.get(VISIBILITY) in OUT_OF_SIGHT
            style = element.get(COLUMN_STYLE, "")
            self._sheets[-1].declare(_count(element.get(COLUMNS_REPEATED)), style, is_hidden=is_hidden)
        return True

    def start_covered_cell(self, element: etree._Element) -> bool:
        """Pass a cell that lies under another one."""
        count = _count(element.get(COLUMNS_REPEATED))
        self._rows.cell(self._colour(element), has_text=False, columns=count)
        if self._sheets:
            self._sheets[-1].column += count
        return False

    def start_row(self, element: etree._Element) -> bool:
        """Start a table row."""
        if self._sheets:
            self._sheets[-1].column = 0
        self._rows.start()
        self._here.flow.row()
        self._here.marks.append(self._here.flow.mark())
        if not self._is_in_cell:
            return True
        self._add_cells(element, self._sheets[-1], self._here.flow)
        self.end_row(element)
        return False

    def _add_cells(self, row: etree._Element, sheet: Sheet, flow: TextFlow) -> None:
        """Add the cells of a row of a sheet; those with more than a plain paragraph are walked through."""
        is_apart = False
        for cell in row:
            paragraph = cell[0] if len(cell) else None
            if cell.tag != CELL or (paragraph is not None and not self._is_plain(cell, paragraph)):
                self.run(etree.iterwalk(cell, events=("start", "end")))
                is_apart = False
                continue
            formula = cell.get(FORMULA)
            if formula is not None:
                sheet.formulas.append(f"{flow.lines}\t{formula}")
            flow.cell()
            text = None
            if paragraph is not None:
                if not is_apart:
                    is_apart = True
                    self._lists.apart(None if self._asides else flow)
                if text := _spaced(paragraph.text or "").strip(" "):
                    flow.add(text)
            self._take_cell(cell, text or None)

    def _is_plain(self, cell: etree._Element, paragraph: etree._Element) -> bool:
        """Return whether a cell of a sheet is but a paragraph with nothing in it, and neither is marked."""
        return not (
            len(cell) > 1
            or len(paragraph)
            or paragraph.tag != PARAGRAPHS[0]
            or paragraph.get(STYLE_NAME, "") in self._looking
            or (self._styles.marked and ("table-cell", cell.get(TABLE_STYLE_NAME, "")) in self._styles.marked)
        )

    def end_row(self, element: etree._Element) -> None:
        """End a row, and have it again as often as it is repeated."""
        flow = self._here.flow
        mark = self._here.marks.pop()
        if element.get(VISIBILITY) in OUT_OF_SIGHT:
            self._sights.gathering.words(ContentKind.HIDDEN, flow.since(mark), line=self._line)
        repeated = element.get(ROWS_REPEATED)
        times = rows = 1
        if repeated is not None:
            text = flow.since(mark)
            times += self.stories.repeats.more(repeated, text)
            for _ in range(times - 1):
                flow.row()
                flow.add(text)
            rows = times if text else _count(repeated)
        self._rows.end(0 if self._asides else rows)
        if self._sheets:
            self._sheets[-1].end_row(times)
        flow.end_row()

    def start_cell(self, element: etree._Element) -> bool:
        """Start a table cell."""
        self._lists.start_cell()
        formula = element.get(FORMULA)
        if formula is not None and self._sheets:
            self._sheets[-1].formulas.append(f"{self._here.flow.lines}\t{formula}")
        if self._styles.marked:
            self._start_marked(element, ("table-cell", element.get(TABLE_STYLE_NAME, "")))
        self._here.flow.cell()
        self._here.marks.append(self._here.flow.mark())
        return True

    def end_cell(self, element: etree._Element) -> None:
        """End a cell."""
        flow = self._here.flow
        mark = self._here.marks.pop()
        if self._marked:
            self._end_marked(element)
        self._sights.end_marks()
        self._take_cell(element, None if flow.mark() == mark else flow.since(mark))

    def _take_cell(self, cell: etree._Element, text: str | None) -> None:
        """Take a cell with the text that it shows, as often as it is repeated; its value counts where it shows none."""
        flow = self._here.flow
        sheet = self._sheets[-1] if self._sheets else None
        repeated = cell.get(COLUMNS_REPEATED)
        count = 1 if repeated is None else _count(repeated)
        if sheet is not None and sheet.hidden:
            if sheet.is_hidden():
                sheet.texts.append(text or "")
            sheet.column += count
        colour = self._colour(cell)
        if text is None:
            text = next(filter(None, map(cell.get, VALUES)), None)
            if text is None:
                self._rows.cell(colour, has_text=False, columns=count)
                return
            flow.add(text)
        has_text = bool(text) and not text.isspace()
        more = 0 if repeated is None else self.stories.repeats.more(repeated, text)
        for _ in range(more):
            flow.cell()
            flow.add(text)
        self._rows.cell(colour, has_text=has_text, columns=count, copies=more + 1)
        if has_text and sheet is not None:
            if sheet.page is not None:
                sheet.number(cell, text, more + 1, self._sights.notation)
            sheet.cells += more + 1

    def _colour(self, cell: etree._Element) -> str | None:
        """Return the colour of the next cell."""
        if not (self._styles.colours and self._sheets):
            return None
        style = cell.get(TABLE_STYLE_NAME) or self._sheets[-1].style_of(self._rows.column)
        return self._styles.colours.get(("table-cell", style)) or None

    def _open(self, place: _Place) -> None:
        self._places.append(place)
        self._here = place

    def _add(self, letters: str) -> None:
        """Add letters of a paragraph; white space is one space, and none at the start of a line."""
        here = self._here
        text = _spaced(letters)
        if self._looks and self._looks[-1].in_capitals:
            text = capitals(text)
        words = text.strip(" ")
        if not words:
            here.has_space = True
            return
        if (here.has_space or text[0] == " ") and not here.flow.at_break:
            here.flow.add(" ")
        here.flow.add(words)
        here.has_space = text[-1] == " "
        if self._looks:
            self._look_at(text)

    def _look_at(self, text: str) -> None:
        """Keep words that are not seen; others end those that were kept."""
        if not self._looks[-1].is_unseen or self._asides:
            self._tell_unseen()
            return
        pieces, _ = self._unseen
        if not pieces:
            self._unseen = (pieces, self._line)
        pieces.append(text)

    def _add_box(self, text: str) -> None:
        """Add the lines of a box."""
        if text:
            self._here.flow.line()
            self._here.flow.add(text.removesuffix("\n"))
            self._here.flow.line()

    def _add_formula(self, math: etree._Element) -> None:
        """Add a formula to the line in which its frame is anchored."""
        tokens = ((token.text or "").strip() for token in math.iter(*MATH_TOKENS))
        place = next((place for place in reversed(self._places) if place.paragraphs), self._here)
        before, self._here = self._here, place
        self._add("".join(tokens) or " ")
        self._here = before
        parts = equation_parts(math)
        if parts:
            self._sights.gathering.add(ContentKind.FORMULAS, item("equation", *parts, line=self._line))


def _spaced(letters: str) -> str:
    """Return letters with one space in place of white space."""
    # Looking first is twenty times as fast, and most text has nothing to replace.
    is_plain = not ("  " in letters or "\n" in letters or "\t" in letters or "\r" in letters)
    return letters if is_plain else SPACES.sub(" ", letters)


def _count(repeated: str | None) -> int:
    """Return how many columns or rows an element stands for."""
    return int(repeated) if repeated is not None and repeated.isdecimal() and len(repeated) <= MOST_DIGITS else 1


STARTS: dict[object, Callable[[Walk, etree._Element], bool]] = {
    **dict.fromkeys(UNSEEN, Walk.skip),
    **dict.fromkeys(PARAGRAPHS, Walk.start_paragraph),
    **dict.fromkeys(BOXES, Walk.start_box),
    **dict.fromkeys(CONTROLS, Walk.start_control),
    OPTION: Walk.start_option,
    CONTROL: Walk.show_control,
    qualified("text:span"): Walk.start_span,
    qualified("text:section"): Walk.start_section,
    qualified("text:hidden-text"): Walk.start_section,
    qualified("text:section-source"): Walk.start_source,
    qualified("text:list"): Walk.start_list,
    **dict.fromkeys((LIST_ITEM, qualified("text:list-header")), Walk.start_list_item),
    qualified("text:s"): Walk.space,
    qualified("text:tab"): Walk.tab,
    qualified("text:line-break"): Walk.line_break,
    qualified("text:note"): Walk.start_note,
    qualified("text:hidden-paragraph"): Walk.hide_paragraph,
    **dict.fromkeys((ANNOTATION, DELETION), Walk.start_aside),
    qualified("text:insertion"): Walk.start_insertion,
    qualified("text:change-start"): Walk.start_change,
    qualified("text:change-end"): Walk.end_change,
    qualified("text:change"): Walk.pass_change,
    qualified("table:tracked-changes"): Walk.start_changes_of_cells,
    **dict.fromkeys((qualified("text:a"), qualified("draw:a")), Walk.start_link),
    TABLE: Walk.start_table,
    **dict.fromkeys(DEFINED, Walk.start_defined),
    qualified("calcext:sparkline"): Walk.start_sparkline,
    qualified("table:table-column"): Walk.start_column,
    qualified("table:covered-table-cell"): Walk.start_covered_cell,
    ROW: Walk.start_row,
    CELL: Walk.start_cell,
    SLIDE: Walk.start_slide,
    **dict.fromkeys(DECLARATIONS, Walk.declare),
}
"""What the start of an element does; whether the walk goes into it."""
ENDS: dict[object, Callable[[Walk, etree._Element], None]] = {
    **dict.fromkeys(PARAGRAPHS, Walk.end_paragraph),
    **dict.fromkeys(BOXES, Walk.end_place),
    qualified("text:note"): Walk.end_place,
    qualified("draw:object"): Walk.end_object,
    qualified("text:list"): Walk.end_list,
    qualified("text:span"): Walk.end_span,
    **dict.fromkeys((qualified("text:a"), qualified("draw:a")), Walk.end_look),
    **dict.fromkeys((ANNOTATION, DELETION, qualified("text:section"), qualified("text:hidden-text")), Walk.end_aside),
    **dict.fromkeys((qualified(f"draw:{kind}") for kind in ("image", "object-ole", "plugin")), Walk.end_stored),
    qualified("field:fieldmark"): Walk.end_field_mark,
    **dict.fromkeys((*LISTS, qualified("text:drop-down")), Walk.end_choices),
    TABLE: Walk.end_table,
    ROW: Walk.end_row,
    CELL: Walk.end_cell,
}
