"""The text of a rich text document, in the order of the Word reader: headers, body, notes, footers."""

import datetime
import functools
import itertools
import operator
import re
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import ClassVar

from lxml import etree

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.domain.documents import Metadata, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import Message, say
from dupfinder.extract.containers.code_pages import DEFAULT_CODEC, codec_of
from dupfinder.extract.equations import equation_parts, laid_over
from dupfinder.extract.flow import capitals
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import PARAGRAPH_END, Gathering
from dupfinder.extract.legacy.rtf_fonts import Font, fonts_in
from dupfinder.extract.legacy.rtf_sights import (
    CHANGES,
    CONTROLS,
    HIGHLIGHT_MARKS,
    HIGHLIGHTED,
    LIFTED,
    MARKS,
    SIGNED,
    UNSEEN_MARKS,
    Mark,
    RtfSights,
)
from dupfinder.extract.legacy.rtf_unseen import GROUNDS, PAPER, PARAGRAPH_GROUNDS, UnseenWords, style_grounds
from dupfinder.extract.legacy.rtf_words import (
    BREAKS,
    CHARACTERS,
    DRAWN,
    FACTS,
    READ_THOUGH_STARRED,
    SCRIPTS,
    SKIPPED,
    STORIES,
    SWITCHED,
    SYMBOLS,
    TIME_WORDS,
)
from dupfinder.extract.legacy.story import Story, StoryKind
from dupfinder.extract.list_numbers import tick
from dupfinder.extract.source import SourceFile
from dupfinder.extract.table_rows import MOST_SPANNED, highlight_of, paragraph_light
from dupfinder.extract.word.marks import SYMBOL_FONT
from dupfinder.extract.word.page_numbers import PAGE_NUMBER

# striprtf matches letter by letter (`bench_office_97.py`: 25 times as slow on a picture), leaves out notes, headers and
# text boxes, reads what is hidden or deleted, and its pattern for links takes quadratic time; hence this reader.

MAX_DEPTH = 100_000
"""Groups within groups; real documents have some dozens."""
MAX_UC = 1_000
MOST_INNER = 1_000
"""Groups within groups of an equation."""

TOKEN = re.compile(
    rb"\\([A-Za-z]{1,32})(-?\d{1,10})? ?|\\'([0-9A-Fa-f]{2})|([{}])|\\([^A-Za-z])|([^\\{}\r\n\0]+)|[\r\n\0]+|\\"
)
WORD, PARAMETER, HEX, BRACE, SYMBOL, TEXT = range(1, 7)


def _words_but(words: AbstractSet[bytes]) -> bytes:
    """Return what matches any number of control words that are none of these."""
    starts = itertools.groupby(sorted(words), key=operator.itemgetter(slice(1)))
    read = b"|".join(start + b"(?:%b)" % b"|".join(word[1:] for word in those) for start, those in starts)
    other = rb"\\(?!(?:%b)(?![A-Za-z])|m[A-Za-z]*Pr)[A-Za-z]{1,32}+(?:-?\d{1,10}+|(?!))?+ ?+" % read
    return rb"(?:[\r\n\0]++|%b|(?!))*+" % other


@functools.cache
def _token_behind_others(words: AbstractSet[bytes]) -> re.Pattern[bytes]:
    """Return what matches a token with all words before it that are none of these: two of three words of a document.

    What is skipped must not follow a star, which says something of the next word.
    """
    return re.compile(rb"%b(?:%b)" % (_words_but(words), TOKEN.pattern))


@functools.cache
def _complex_letters() -> re.Pattern[bytes]:
    """Return what matches where letters may be set in the font of complex scripts."""
    others = _words_but(RtfReader.handlers.keys() - {b"af"})
    # Up to the next of both words, whichever it is: of many in a row each would look through all that follow.
    return re.compile(rb"\\rtlch(?![A-Za-z])-?\d*+ ?+(?!%b\\(?:ltrch|rtlch)(?![A-Za-z]))" % others)


UNICODE = re.compile(rb"\\u(-?\d{1,10})")
UNICODE_RUN = re.compile(rb"(?:(?:\\'[0-9A-Fa-f]{2}|[^\\{}\r\n\0])\\u-?\d{1,10} ?|(?!))++")
"""The one letter for who does not know the character before it, and the next character, again and again."""
START = b"{\\rtf"
BULLET, BULLET_FONT = re.compile(rb"\\u(-?\d{1,6})|\\'([0-9A-Fa-f]{2})"), re.compile(rb"\\f(\d{1,9})(?![A-Za-z])")
EQUATION = re.compile(rb"(?:[{}\s]|\\(?:[A-Za-z]+-?\d*+|\*)|(?!))*+EQ\b", re.IGNORECASE)
LONGEST_INSTRUCTION = 1_000
GROUP_MARK = re.compile(rb"[{}]|\\(?:bin(\d{1,10}) ?|[^A-Za-z])")

ON_EACH_PAGE = frozenset({StoryKind.HEADER, StoryKind.FOOTER, StoryKind.UNUSED})

NO_FONT = Font()
Handler = Callable[["RtfReader", bytes, int | None], None]


@dataclass
class State:
    """What holds until the end of the group in which it was set."""

    story: Story
    font: int | None = None
    complex_font: int | None = None
    """For scripts from right to left and others that are set in a font of their own."""
    is_complex: bool = False
    uc: int = 1
    is_object: bool = False
    """What is shown stands for an embedded file."""
    is_on_each_page: bool = False
    """In a header or footer, or a box that is anchored in one."""
    is_ground: bool = False
    """What is drawn lies behind all pages."""
    marks: int = 0
    """Of `Mark`: what is said of characters."""
    ground: int = 0
    """The mark of words that their paragraph has, from its ground."""
    styled: AbstractSet[tuple[bytes, int]] = frozenset()
    styled_words: AbstractSet[tuple[bytes, int]] = frozenset()
    """What the styles of the paragraph, and of its words, say of grounds (`style_grounds`)."""
    look: int = 0
    """What `rtf_unseen` says of them, where it is asked."""
    is_heading: bool = False
    hides_result: bool = False
    """The result of this field is the number of whatever page was drawn last."""
    before_upr: Story | None = None
    r"""Where the Unicode form of an `\upr` belongs."""

    def inner(self) -> "State":
        """Return the state at the start of a group in this one."""
        state = object.__new__(State)
        state.__dict__ = self.__dict__.copy()  # a quarter of what `copy.copy` takes
        return state


class RtfReader:
    """Reads one document; `stories` and `times` are there after `run`."""

    def __init__(self, data: bytes) -> None:
        self.body = Story(StoryKind.BODY)
        self.stories: list[Story] = []
        self.facts: dict[bytes, Story] = {}
        self.times: dict[bytes, dict[bytes, int]] = {}
        self.page_count: int | None = None
        self.revisers: set[int] = set()
        """The numbers of who inserted or deleted something."""
        self._data = data
        self._position = _start(data)
        self._state = State(self.body)
        self._stack: list[State] = []
        self._fonts: dict[int, Font] = {}
        self._codec = DEFAULT_CODEC
        self._default_font: int | None = None
        self._bytes = bytearray()
        self._left_to_skip = 0
        self._high_surrogate = 0
        self._is_starred = False
        self._listed: tuple[bytes, int] | None = None
        """What is drawn before this paragraph of a list, and how many lines stand before it."""
        self._list_level = 0
        self._is_in_cell = False
        """Whether the paragraph before this one was in the same cell."""
        self._equation_end = 0
        self._is_initial = False
        """Whether this paragraph is the first letter of the next one, several lines high."""
        self._time: dict[bytes, int] = {}
        self.sights = RtfSights()
        self._unseen = UnseenWords(data)
        self._unused = {word for switch, words in SWITCHED.items() if switch not in data for word in words}
        self._cell_colours: list[int | None] = []
        """Those of the cells of the row that was defined last."""
        self._cell_edges: list[int] = []
        """The right ones; each row that is defined has a list of its own."""
        self._around: tuple[list[int | None], list[int]] | None = None
        self._next_colour: int | None = None
        self._style_grounds = style_grounds(data)
        looks = self.look_handlers if self._unseen.is_needed else {}
        self._handle = {**self.handlers, **looks, **(self.style_handlers if self._style_grounds else {})}
        if _complex_letters().search(data) is None:
            self._handle = {word: handle for word, handle in self._handle.items() if word not in SCRIPTS}

    def run(self) -> None:
        """Read the document up to the brace that ends it; what comes after it is none of its text, as in Word."""
        plain, behind_others = TOKEN.match, _token_behind_others(frozenset(self._handle)).match
        while True:
            found = (plain if self._is_starred else behind_others)(self._data, self._position)
            if found is None:
                raise _damaged(say("The rich text document is damaged: its end is missing."))
            self._position = found.end()
            kind = found.lastindex
            if (word := found[WORD]) is not None:
                self._word(word, found[PARAMETER])
            elif kind == TEXT:
                self._take(found[TEXT])
            elif kind == HEX:
                self._take(bytes((int(found[HEX], 16),)))
            elif kind == BRACE:
                self._flush()
                if found[BRACE] == b"{":
                    self._open()
                elif self._close():
                    return
            elif kind == SYMBOL:
                self._symbol(found[SYMBOL])

    def _open(self) -> None:
        self._left_to_skip = 0
        if len(self._stack) >= MAX_DEPTH:
            raise DocumentError(
                ProblemCode.TOO_LARGE,
                say("The rich text document has groups nested more than {most} deep.", most=MAX_DEPTH),
            )
        self._stack.append(self._state)
        self._state = self._state.inner()

    def _close(self) -> bool:
        """End a group; return whether it was the outermost one."""
        self._left_to_skip = 0
        self._is_starred = False
        story = self._state.story
        self._state = self._stack.pop()
        if story.kind is StoryKind.BOX and story is not self._state.story:
            self._state.story.add_box(story.text())
        elif story.kind is StoryKind.INSTRUCTION and story is not self._state.story:
            words = laid_over(story.text())
            self._add(words)
            self._state.hides_result = bool(words)  # this is the group of the field
        return not self._stack

    @property
    def _font(self) -> Font:
        state = self._state
        number = state.complex_font if state.is_complex else state.font
        if number is None and state.story.kind is not StoryKind.INFO:
            number = self._default_font
        return NO_FONT if number is None else self._fonts.get(number, NO_FONT)

    def _take(self, text: bytes) -> None:
        """Take bytes of text, without those that only stand for a Unicode character before them."""
        if self._left_to_skip:
            skipped = min(self._left_to_skip, len(text))
            self._left_to_skip -= skipped
            text = text[skipped:]
        self._bytes += text

    def _flush(self) -> None:
        """Decode the bytes that were taken, in the code page of their font."""
        if not self._bytes:
            return
        font = self._font
        if font.is_symbol:
            text = "".join(self._picture(code) for code in self._bytes)
        else:
            text = self._bytes.decode(font.codec or self._codec, errors="replace")
        self._bytes.clear()
        self._add(text)

    def _picture(self, code: int) -> str:
        """Return what a code of a font of pictures stands for: nothing, where only the font knows."""
        if self._font.is_greek and chr(code) in SYMBOL_FONT:
            return SYMBOL_FONT[chr(code)]
        return chr(code) if 0x20 <= code < 0x7F else ""

    def _add(self, text: str) -> None:
        state = self._state
        if state.marks & Mark.CAPITALS:
            text = capitals(text)
        marks = state.marks if state.marks & HIGHLIGHTED else state.marks | state.ground
        if state.look and self._unseen.are_unseen(
            state.look, is_in_box=state.story.kind is StoryKind.BOX, is_in_row=state.story.in_row
        ):
            marks |= Mark.HIDDEN
        marks |= state.look & SIGNED
        if marks or self.sights.gathering.is_in_run:
            self.sights.marked(text, marks, state.story)
        if text and not state.marks & UNSEEN_MARKS:
            state.story.add(text, is_heading=state.is_heading)

    def _symbol(self, symbol: bytes) -> None:
        self._flush()
        self._left_to_skip = 0
        if symbol == b"*":
            self._is_starred = True
        elif symbol in b"\r\n":
            self._state.story.paragraph()
        else:
            self._add(SYMBOLS.get(symbol, ""))

    def _word(self, word: bytes, parameter: bytes | None) -> None:
        if self._is_starred:
            self._is_starred = False
            if word not in READ_THOUGH_STARRED and word not in STORIES:
                self._skip_group()
                return
        handle = self._handle.get(word)
        if handle is not None:
            if self._bytes:
                self._flush()
            if word not in SCRIPTS:
                self._left_to_skip = 0
            handle(self, word, None if parameter is None else int(parameter))
        elif word[:1] == b"m" and word[-2:] == b"Pr":  # properties of formulas
            self._skip_group()

    def _skip_group(self) -> None:
        """Go to the brace that ends the group."""
        self._flush()
        self._position = self._group_end()

    def _group_end(self) -> int:
        """Return where the brace is that ends the group."""
        depth = 0
        position = self._position
        while (found := GROUP_MARK.search(self._data, position)) is not None:
            mark = found[0]
            if mark == b"{":
                depth += 1
            elif mark == b"}":
                if not depth:
                    return found.start()
                depth -= 1
            position = found.end() + int(found[1] or 0)
        raise _damaged(say("The rich text document is damaged: its end is missing."))

    # The handlers of control words: `self`, the word, its parameter.

    def _skipped(self, _word: bytes, _parameter: int | None) -> None:
        self._skip_group()

    def _instruction(self, _word: bytes, _parameter: int | None) -> None:
        start = self._position
        written = self._group()
        self.sights.instruction(written, self._lines())
        if b"\\\\o" in written and EQUATION.match(written) and self._state.story.kind is not StoryKind.INSTRUCTION:
            self._position = start  # its words are read as others are, in the code pages of their fonts
            self._state.story = Story(StoryKind.INSTRUCTION)
            return
        if self._state.is_on_each_page and self._stack:
            instruction = CONTROLS.sub(b"", written[:LONGEST_INSTRUCTION]).decode("latin-1")
            if PAGE_NUMBER.match(instruction):
                self._stack[-1].hides_result = True  # that is the group of the field

    def _result(self, _word: bytes, _parameter: int | None) -> None:
        if self._state.hides_result:
            self._skip_group()

    def _list_text(self, _word: bytes, _parameter: int | None) -> None:
        """Take what is drawn before a paragraph of a list."""
        written = self._group()
        font = BULLET_FONT.search(written)
        is_picture = font is not None and self._fonts.get(int(font[1]), NO_FONT).is_symbol
        if self._state.story is self.body:
            self._listed = b"" if is_picture else written, self.body.flow.lines
        if bullet := _tick_in(written, is_picture=is_picture):
            self._add(f"{bullet} ")

    def _picture_data(self, _word: bytes, _parameter: int | None) -> None:
        group = self._group()
        if not self._state.is_object:
            self.sights.picture(group, self._lines())

    def _object(self, _word: bytes, _parameter: int | None) -> None:
        self._state.is_object = True

    def _object_class(self, _word: bytes, _parameter: int | None) -> None:
        self.sights.object_class = CONTROLS.sub(b"", self._group()).decode("latin-1").strip()

    def _object_data(self, _word: bytes, _parameter: int | None) -> None:
        self.sights.embedded(self._group(), self._lines())

    def _shape(self, _word: bytes, _parameter: int | None) -> None:
        self.sights.shape()

    def _shape_property(self, _word: bytes, _parameter: int | None) -> None:
        self.sights.shape_property(self._group(), self._lines(), is_ground=self._state.is_ground)

    def _ground(self, _word: bytes, _parameter: int | None) -> None:
        self._state.is_ground = True

    def _drawn(self, _word: bytes, _parameter: int | None) -> None:
        self.sights.gathering.cannot_see(ContentKind.DRAWINGS)

    def _equation(self, _word: bytes, _parameter: int | None) -> None:
        """Add how an equation is built; its letters are read as text after that."""
        if self._position >= self._equation_end:  # no equation in an equation
            self._equation_end = self._group_end()
            parts = equation_parts(self._equation_tree())
            if parts:
                self.sights.gathering.add(ContentKind.FORMULAS, item("equation", *parts, line=self._lines()))

    def _equation_tree(self) -> etree._Element:
        """Return the equation that begins here as a newer document has it: elements are groups, `m` before a name."""
        around = [etree.Element("oMath")]
        letters: list[str] = []
        left_to_skip, is_first = 0, False
        for found in TOKEN.finditer(self._data, self._position, self._equation_end):
            kind, word = found.lastindex, found[WORD]
            if kind == BRACE:
                _add_letters(around[-1], letters)
                is_first = found[BRACE] == b"{"
                around[len(around) - (not is_first and len(around) > 1) :] = around[-1:] if is_first else []
            elif word == b"u":
                letters.append(self._letter(int(found[PARAMETER] or 0) & 0xFFFF))
                left_to_skip = self._state.uc
            elif word:
                if is_first and word[:1] == b"m" != word and len(around) < MOST_INNER:
                    around[-1] = etree.SubElement(around[-1], word[1:].decode())
                is_first = False
            elif kind == SYMBOL:
                letters.append(SYMBOLS.get(found[SYMBOL], ""))
                left_to_skip = 0
            elif kind in {TEXT, HEX}:
                text = found[TEXT] or bytes((int(found[HEX], 16),))
                letters.append(text[left_to_skip:].decode(self._codec, errors="replace"))
                left_to_skip = max(0, left_to_skip - len(text))
        return around[0]

    def _group(self) -> bytes:
        """Return what is left of the group, and go to its end."""
        start = self._position
        self._skip_group()
        return self._data[start : self._position]

    def _lines(self) -> int | None:
        """Return how many lines of the body stand before, `None` elsewhere."""
        return self._state.story.flow.lines if self._state.story is self.body else None

    def _binary(self, _word: bytes, parameter: int | None) -> None:
        self._position += max(0, parameter or 0)

    def _character(self, word: bytes, _parameter: int | None) -> None:
        self._add(CHARACTERS[word])

    def _unicode(self, _word: bytes, parameter: int | None) -> None:
        self._left_to_skip = self._state.uc
        codes = [parameter or 0]
        # Most alphabets are written so, letter by letter.
        if self._left_to_skip == 1 and (run := UNICODE_RUN.match(self._data, self._position)) is not None:
            codes += map(int, UNICODE.findall(run[0]))
            self._position = run.end()
        text = "".join([self._letter(code & 0xFFFF) for code in codes])
        if text:
            self._add(text)

    def _letter(self, code: int) -> str:
        """Return what the next unit of UTF-16 stands for: nothing for the first one of two."""
        high, self._high_surrogate = self._high_surrogate, 0
        if 0xD800 <= code < 0xDC00:
            self._high_surrogate = code
            return ""
        if 0xDC00 <= code < 0xE000:
            return chr(0x10000 + ((high - 0xD800) << 10) + code - 0xDC00) if high else "\ufffd"
        if 0xF000 <= code < 0xF100:
            return self._picture(code - 0xF000)
        return chr(code) if code else ""

    def _unicode_skip(self, _word: bytes, parameter: int | None) -> None:
        self._state.uc = min(max(1 if parameter is None else parameter, 0), MAX_UC)

    def _paragraph(self, _word: bytes, _parameter: int | None) -> None:
        if self._state.story is self.body:
            self._end_listed()
        marks, gathering = self._state.marks, self.sights.gathering
        if marks & CHANGES and not gathering.is_in_run and not self._state.story.flow.at_break:
            self.sights.marked(PARAGRAPH_END, marks & CHANGES, self._state.story)
        self.sights.end_paragraph()
        if not marks & Mark.DELETED and not self._is_initial:
            gathering.end_runs()
            self._state.story.paragraph()

    def _end_listed(self) -> None:
        """End a paragraph of the body, in a list whose level is known only now, or in none."""
        if not self.body.in_row:
            self.body.open_rows.end_table()
        elif not self._is_in_cell:
            self.sights.list_numbers.end_part()
        self._is_in_cell = self.body.in_row
        if self._listed is None:
            self.sights.list_numbers.paragraph(self.body.flow.lines)
        else:
            written, line = self._listed
            self.sights.list_text(written, self._list_level, line=line)
            self._listed = None

    def _line(self, _word: bytes, _parameter: int | None) -> None:
        if not self._state.marks & Mark.HIDDEN:
            self._state.story.flow.line()

    def _paragraph_defaults(self, _word: bytes, _parameter: int | None) -> None:
        state = self._state
        state.is_heading, state.ground, state.styled, state.styled_words = False, 0, frozenset(), frozenset()
        self._is_initial = False
        self._list_level = 0

    def _set_list_level(self, _word: bytes, parameter: int | None) -> None:
        self._list_level = parameter or 0

    def _initial(self, _word: bytes, parameter: int | None) -> None:
        self._is_initial = bool(parameter)

    def _outline_level(self, _word: bytes, parameter: int | None) -> None:
        self._state.is_heading = parameter is not None and 0 <= parameter < 9

    def _plain(self, _word: bytes, _parameter: int | None) -> None:
        state = self._state
        state.font, state.complex_font, state.is_complex, state.marks = None, None, False, 0

    def _mark(self, word: bytes, parameter: int | None) -> None:
        mark = every = MARKS[word]
        is_off = parameter == 0
        if word in GROUNDS:
            is_off = is_off or parameter in self._unseen.no_grounds or self._is_styled(word, parameter)
            mark, every = HIGHLIGHT_MARKS[highlight_of(self._unseen.colours.get(parameter or 0))], HIGHLIGHTED
        self._state.marks = self._state.marks & ~every | (0 if is_off else mark)

    def _revised_by(self, _word: bytes, parameter: int | None) -> None:
        self.revisers.add(max(parameter or 0, 0))

    def _style(self, word: bytes, parameter: int | None) -> None:
        said = self._style_grounds.get((word, parameter or 0), frozenset())
        if word == b"s":
            self._state.styled = said
        else:
            self._state.styled_words = said

    def _is_styled(self, word: bytes, parameter: int | None) -> bool:
        return (word, parameter) in self._state.styled or (word, parameter) in self._state.styled_words

    def _paragraph_ground(self, word: bytes, parameter: int | None) -> None:
        way = "" if self._is_styled(word, parameter) else paragraph_light(self._unseen.colours.get(parameter or 0))
        self._state.ground = HIGHLIGHT_MARKS[way] if way else 0

    def _look(self, word: bytes, parameter: int | None) -> None:
        before = self.handlers.get(word)
        if before is not None:
            before(self, word, parameter)
        self._state.look = self._unseen.after(word, parameter, self._state.look)

    def _on_the_line(self, _word: bytes, _parameter: int | None) -> None:
        self._state.marks &= ~LIFTED

    def _set_font(self, _word: bytes, parameter: int | None) -> None:
        self._state.font = parameter

    def _set_complex_font(self, _word: bytes, parameter: int | None) -> None:
        self._state.complex_font = parameter

    def _set_direction(self, word: bytes, _parameter: int | None) -> None:
        self._state.is_complex = word == b"rtlch"

    def _set_default_font(self, _word: bytes, parameter: int | None) -> None:
        self._default_font = parameter

    def _font_table(self, _word: bytes, _parameter: int | None) -> None:
        start = self._position
        self._skip_group()
        self._fonts.update(fonts_in(self._data[start : self._position]))

    def _code_page(self, word: bytes, parameter: int | None) -> None:
        known = {b"mac": 10000, b"pc": 437, b"pca": 850}
        self._codec = codec_of(known.get(word, parameter or 0))

    def _row_starts(self, word: bytes, _parameter: int | None) -> None:
        if word == b"trowd":
            self._cell_colours.clear()
            self._cell_edges = []
        self._state.story.begin_row()

    def _cell_colour(self, _word: bytes, parameter: int | None) -> None:
        colour = self._unseen.colours.get(parameter or 0)
        self._next_colour = None if colour == PAPER else colour

    def _cell_defined(self, _word: bytes, parameter: int | None) -> None:
        if len(self._cell_colours) < MOST_SPANNED:
            self._cell_edges.append(parameter or 0)
            self._cell_colours.append(self._next_colour)
        self._next_colour = None

    def _table_depth(self, _word: bytes, parameter: int | None) -> None:
        if parameter is not None and parameter > 1:
            self._state.story.begin_inner_row()

    def _cell(self, _word: bytes, _parameter: int | None) -> None:
        if self._state.story is self.body:
            self._end_listed()
            self._is_in_cell = False
        self._state.story.end_cell(self._cell_colours)

    def _row(self, _word: bytes, _parameter: int | None) -> None:
        self._state.story.end_row(edges=self._cell_edges)

    def _inner_row_defined(self, _word: bytes, _parameter: int | None) -> None:
        """Keep what the row around says of its cells: those of a row within are defined behind them."""
        self._around = self._cell_colours, self._cell_edges
        self._cell_colours, self._cell_edges = [], []

    def _inner_row(self, _word: bytes, _parameter: int | None) -> None:
        self._cell_colours, self._cell_edges = self._around or (self._cell_colours, self._cell_edges)
        self._around = None
        self._state.story.end_inner_row()

    def _begin_story(self, word: bytes, _parameter: int | None) -> None:
        kind = StoryKind.UNUSED if word in self._unused else STORIES[word]
        if kind is StoryKind.BOX and self._state.story.kind is StoryKind.BOX:
            self._state.story.paragraph()  # a box within a box, which Word does not write, is a part of it
            return
        story = Story(kind, self.body.flow.lines if kind is StoryKind.COMMENT else None)
        if word == b"shptxt":
            self.sights.frame_text(story)
        if kind is StoryKind.FOOTNOTE:
            flow = self._state.story.flow
            self.sights.gathering.note(flow.line_so_far(), line=flow.lines)
        if story.kind not in {StoryKind.BOX, StoryKind.INFO}:
            self.stories.append(story)
        is_on_each_page = kind in ON_EACH_PAGE or (kind is StoryKind.BOX and self._state.is_on_each_page)
        self._state = State(story, uc=self._state.uc, is_on_each_page=is_on_each_page)

    def _endnote(self, _word: bytes, _parameter: int | None) -> None:
        if self._state.story.kind is StoryKind.FOOTNOTE:
            self._state.story.kind = StoryKind.ENDNOTE

    def _fact(self, word: bytes, _parameter: int | None) -> None:
        if self._state.story.kind is StoryKind.INFO:
            story = Story(StoryKind.UNSEEN if word in self.facts else StoryKind.INFO)
            self.facts.setdefault(word, story)  # the first counts: LibreOffice writes who changed it as a second author
            self._state.story = story
            self._time = self.times.setdefault(word, {})

    def _time_part(self, word: bytes, parameter: int | None) -> None:
        if self._state.story.kind is StoryKind.INFO and parameter is not None:
            self._time.setdefault(word, parameter)

    def _count_pages(self, _word: bytes, parameter: int | None) -> None:
        if self._state.story.kind is StoryKind.INFO and parameter is not None and parameter > 0:
            self.page_count = parameter

    def _two_forms(self, _word: bytes, _parameter: int | None) -> None:
        self._state.before_upr, self._state.story = self._state.story, Story(StoryKind.UNSEEN)

    def _unicode_form(self, _word: bytes, _parameter: int | None) -> None:
        if self._state.before_upr is not None:
            self._state.story, self._state.before_upr = self._state.before_upr, None

    handlers: ClassVar[Mapping[bytes, Handler]] = {
        **dict.fromkeys(SKIPPED, _skipped),
        **dict.fromkeys(CHARACTERS, _character),
        **dict.fromkeys(STORIES, _begin_story),
        **dict.fromkeys(FACTS, _fact),
        **dict.fromkeys(TIME_WORDS, _time_part),
        **dict.fromkeys((b"par", *BREAKS), _paragraph),
        **dict.fromkeys((b"ansicpg", b"mac", b"pc", b"pca"), _code_page),
        **dict.fromkeys((b"rtlch", b"ltrch"), _set_direction),
        **dict.fromkeys(MARKS, _mark),
        **dict.fromkeys((b"revauth", b"revauthdel"), _revised_by),
        b"cbpat": _paragraph_ground,
        b"nosupersub": _on_the_line,
        **dict.fromkeys(DRAWN, _drawn),
        **dict.fromkeys((b"trowd", b"intbl"), _row_starts),
        **dict.fromkeys((b"cell", b"nestcell"), _cell),
        b"clcbpat": _cell_colour,
        b"cellx": _cell_defined,
        b"fldinst": _instruction,
        b"fldrslt": _result,
        b"line": _line,
        b"bin": _binary,
        b"u": _unicode,
        b"uc": _unicode_skip,
        b"pard": _paragraph_defaults,
        b"ilvl": _set_list_level,
        b"outlinelevel": _outline_level,
        b"moMath": _equation,
        b"dropcapt": _initial,
        b"plain": _plain,
        b"pict": _picture_data,
        b"object": _object,
        b"objclass": _object_class,
        b"objdata": _object_data,
        b"sp": _shape_property,
        b"shp": _shape,
        b"background": _ground,
        b"f": _set_font,
        b"af": _set_complex_font,
        b"deff": _set_default_font,
        b"fonttbl": _font_table,
        b"itap": _table_depth,
        b"row": _row,
        b"nestrow": _inner_row,
        b"nesttableprops": _inner_row_defined,
        b"ftnalt": _endnote,
        b"nofpages": _count_pages,
        b"upr": _two_forms,
        **dict.fromkeys((b"listtext", b"pntext"), _list_text),
        b"ud": _unicode_form,
    }
    style_handlers: ClassVar[Mapping[bytes, Handler]] = dict.fromkeys((b"s", b"cs"), _style)
    look_handlers: ClassVar[Mapping[bytes, Handler]] = dict.fromkeys(
        (b"cf", b"fs", b"plain", b"pard", *GROUNDS, *PARAGRAPH_GROUNDS), _look
    )


def _tick_in(written: bytes, *, is_picture: bool) -> str:
    """Return a bullet that is a tick or a cross, an empty string for any other, and for numbers."""
    code = BULLET.search(written)
    if code is None:
        return ""
    if code[1]:
        return tick(chr(int(code[1]) & 0xFFFF))
    return tick(chr(0xF000 | int(code[2], 16))) if is_picture else ""


def _start(data: bytes) -> int:
    """Return where the document starts; a byte order mark or empty lines may stand before it."""
    start = data.find(START)
    if start < 0:
        raise _damaged(say("The rich text document is damaged: its start is missing."))
    return start


def _add_letters(element: etree._Element, letters: list[str]) -> None:
    """Add letters of an equation to an element of it; none are left."""
    if letters:
        etree.SubElement(element, "t").text = "".join(filter(str.isprintable, "".join(letters)))
        letters.clear()


def _damaged(why: Message) -> DocumentError:
    return DocumentError(ProblemCode.DAMAGED, why)


def read(source: SourceFile) -> Content:
    """Return the text of a rich text document."""
    return rtf_content(source.read())


def rtf_content(data: bytes) -> Content:
    """Return the text of a rich text document that is these bytes; mail programs keep messages so as well."""
    reader = RtfReader(data)
    reader.run()
    headers, footers = _once(reader, StoryKind.HEADER), _once(reader, StoryKind.FOOTER)
    texts = [
        *headers,
        reader.body.text(),
        *(story.text() for story in reader.stories if story.kind is StoryKind.FOOTNOTE),
        *(story.text() for story in reader.stories if story.kind is StoryKind.ENDNOTE),
        *footers,
    ]
    gathering = _gathered(reader, "".join(headers).count("\n"), {*headers, *footers})
    return Content(
        text="".join(texts),
        metadata=_metadata(reader),
        headings=reader.body.flow.headings(),
        beyond=gathering.beyond(),
        pictures=gathering.pictures,
    )


def _gathered(reader: RtfReader, lines_before: int, shown: AbstractSet[str]) -> Gathering:
    """Return what is in the document besides its words; so many lines stand before its body.

    The headers and footers that are `shown` have all words of others that are the same.
    """
    reader.sights.end_shapes()
    reader.sights.end_paragraph()
    found = reader.sights.gathering
    by = ""
    for story in reader.stories:
        if story.kind is StoryKind.COMMENT:
            found.comment(story.text(), by=by, line=story.line)
        by = story.text() if story.kind is StoryKind.COMMENTATOR else ""
    names = "".join(story.text() for story in reader.stories if story.kind is StoryKind.REVISERS).split(";")
    for number in reader.revisers:
        found.revised_by(names[number] if number < len(names) else "")
    for text in (text for text in _once(reader, StoryKind.UNUSED) if text not in shown):
        found.words(ContentKind.HIDDEN, text)
    reader.body.open_rows.tell(found)
    gathering = Gathering()
    gathering.include(Content(text="", beyond=found.beyond(), pictures=found.pictures), lines_before=lines_before)
    return gathering


def _once(reader: RtfReader, kind: StoryKind) -> list[str]:
    """Return the different texts of the stories of a kind; each section and kind of page may have the same."""
    return list(dict.fromkeys(story.text() for story in reader.stories if story.kind is kind))


def _metadata(reader: RtfReader) -> Metadata:
    return Metadata(
        title=_line_of(reader.facts.get(b"title")),
        author=_line_of(reader.facts.get(b"author")),
        created=_iso_time(reader.times.get(b"creatim", {})),
        modified=_iso_time(reader.times.get(b"revtim", {})),
        page_count=reader.page_count,
    )


def _line_of(story: Story | None) -> str | None:
    return (" ".join(story.text().split()) or None) if story is not None else None


def _iso_time(parts: Mapping[bytes, int]) -> str | None:
    """Return a time, to the minute or second as it was given; `None` where it is no time."""
    try:
        time = datetime.datetime(  # noqa: DTZ001 - the document does not say in which time zone
            parts[b"yr"],
            parts[b"mo"],
            parts[b"dy"],
            parts.get(b"hr", 0),
            parts.get(b"min", 0),
            parts.get(b"sec", 0),
        )
    except (KeyError, ValueError):
        return None
    return time.isoformat(timespec="seconds" if b"sec" in parts else "minutes")
