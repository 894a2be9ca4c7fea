"""What a Word document up to 2003 says of its characters, paragraphs and lists ([MS-DOC] 2.8.5, 2.8.6, 2.9.33)."""

import functools
import struct
from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace

from dupfinder.extract.list_numbers import WordList, tick
from dupfinder.extract.table_rows import HIGHLIGHTS, SIGN_INKS, highlight_of, paragraph_light, sign_ink

PAGE_BYTES = 512
PAGE_NUMBER = 0x3FFFFF
PARAGRAPH_ENTRY_BYTES = 13

DELETED, INSERTED, STRUCK, STRUCK_TWICE, HIDDEN, SYMBOL = 0x0800, 0x0801, 0x0837, 0x2A53, 0x083C, 0x6A09
CAPITALS = 0x083B
NO_CAPITALS = 1 << 16 | CAPITALS
PICTURE_PLACE, IS_DATA, IS_OBJECT, OBJECT_PLACE = 0x6A03, 0x0806, 0x080A, 0x680E
LIFT, POSITION, HIGHLIGHT, OLD_INK, INK = 0x2A48, 0x4845, 0x2A0C, 0x2A42, 0x6870
RAISED, LOWERED = 1 << 16 | LIFT, 2 << 16 | LIFT
"""What is said of characters by an operand that is no switch."""
HIGHLIGHT_KINDS = {way: number << 16 | HIGHLIGHT for number, way in enumerate(HIGHLIGHTS)}
SIGN_KINDS = {way: number << 16 | INK for number, way in enumerate(SIGN_INKS)}
NO_HIGHLIGHTS = frozenset({b"\0", b"\x08"})
"""None, and white."""
PALETTE = (None, 0, 0xFF, 0xFFFF, 0xFF00, 0xFF00FF, 0xFF0000, 0xFFFF00, 0xFFFFFF, 0x80, 0x8080, 0x8000, 0x800080,
           0x800000, 0x808000, 0x808080, 0xC0C0C0)  # fmt: skip
"""The colours of Word 97 by their numbers (2.9.119)."""
REVISER = 0x4804
REVISERS = frozenset({REVISER, 0x4863})
"""The number of who inserted or deleted characters."""
TOLD_AS_SAID = REVISERS | {SYMBOL, OBJECT_PLACE}
UNSEEN = frozenset({DELETED, HIDDEN, SYMBOL})
SWITCHES = frozenset({DELETED, INSERTED, STRUCK, STRUCK_TWICE, HIDDEN, CAPITALS, IS_DATA, IS_OBJECT})
ROW_END, INNER_CELL_END, INNER_ROW_END, OUTLINE_LEVEL, HUGE = 0x2417, 0x244B, 0x244C, 0x2640, 0x6646
LIST, LIST_LEVEL = 0x460B, 0x260A
IN_TABLE = struct.pack("<HB", 0x2416, 1)
TABLE_DEFINITION, TABS = 0xD608, 0xC615
HAS_FIRST_PAGE, DROPPED = 0x300A, 0x442C
OLD_SHADE, SHADE, PARAGRAPH_SHADE = 0x4866, 0xCA71, 0xC64D
COLOURED = {HIGHLIGHT: HIGHLIGHT, OLD_SHADE: SHADE, SHADE: SHADE, OLD_INK: INK, INK: INK}
"""What gives characters a colour; the later of two that give the same one counts."""
OF_CHARACTERS = SWITCHES | TOLD_AS_SAID | {LIFT, POSITION, *COLOURED, PICTURE_PLACE}
"""What says more than how they look."""
OLD_PAPER = frozenset({0, 8})
"""Automatic and white, in the palette of Word 97."""
SHADES, SHADE_BYTES = {0xD612: 0, 0xD616: 22, 0xD60C: 44}, 10
"""What says the grounds of the cells of a row from one of them on, and how long each is (2.9.52)."""
OF_LISTS = frozenset({LIST, LIST_LEVEL})
OF_ROWS = frozenset({ROW_END, INNER_ROW_END, TABLE_DEFINITION, *SHADES})
OF_PARAGRAPHS = OF_LISTS | OF_ROWS | {INNER_CELL_END, OUTLINE_LEVEL, HUGE, DROPPED, PARAGRAPH_SHADE}
OF_SECTIONS = frozenset({HAS_FIRST_PAGE})
WHITE = b"\xff\xff\xff"
OPERAND_BYTES = (1, 1, 2, 4, 2, 2, 0, 3)
VARIABLE = 6
AS_STYLE = 0x80
"""A switch that says: as the style has it; styles that hide text are not looked up."""
HEADING_STYLES = range(1, 10)
BODY_LEVEL = 9


@dataclass(slots=True, kw_only=True)
class Paragraph:
    """The end of a paragraph that is more than that; `end` is its offset in the stream, in bytes."""

    end: int
    ends_row: bool = False
    ends_cell: bool = False
    is_heading: bool = False
    is_initial: bool = False
    """The first letter of the next paragraph, several lines high."""
    in_list: tuple[int, int] | None = None
    """In which one, from 1 on, and on which of its levels, from 0 on."""
    is_in_table: bool = False
    """Told only of paragraphs in lists."""
    is_inner: bool = False
    """What ends is the row of a table within a cell."""
    begins_row: bool = False
    """It is the first one of the first cell, which has others."""
    ends_table: bool = False
    """It is the first one behind a table."""
    edges: tuple[int, ...] = ()
    """The right ones of the cells of the row that ends here, in twentieths of a point."""
    light: str = ""
    """The way of its words, from the ground behind them."""
    colours: tuple[int | None, ...] = ()
    """Of the cells of the row that ends here; white is none."""


@dataclass(frozen=True, slots=True)
class Run:
    """Characters of which something is said; `start` and `end` are offsets in the stream, in bytes."""

    start: int
    end: int
    said: frozenset[int]
    """The modifiers that are switched on."""
    picture_at: int
    """In the stream of data, -1 for none."""

    @property
    def is_unseen(self) -> bool:
        """Return whether the characters are hidden, deleted, or pictures of a font."""
        return not self.said.isdisjoint(UNSEEN)


def marked_runs(stream: bytes, table: bytes) -> list[Run]:
    """Return the characters of which more is said than how they look, in order."""
    runs = []
    for page in _pages(stream, table):
        bounds = struct.unpack_from(f"<{page[-1] + 1}I", page)
        for number, place in enumerate(page[4 * len(bounds) : 4 * len(bounds) + page[-1]]):
            if place:
                said, picture_at = _said(page[2 * place + 1 : 2 * place + 1 + page[2 * place]])
                if said:
                    runs.append(Run(bounds[number], bounds[number + 1], said, picture_at))
    return sorted(runs, key=lambda run: (run.start, run.end))


def marked_paragraphs(
    stream: bytes, table: bytes, styles: Callable[[int], tuple[int, int]], data: Callable[[], bytes]
) -> list[Paragraph]:
    """Return the paragraphs that end a row, a cell within a cell, are headings or in a list, in order.

    `styles` are those that put paragraphs into lists (`list_styles`); what is said of long rows is in the `data`.
    """
    found: dict[int, Paragraph] = {}
    said_of = functools.cache(functools.partial(_paragraph, styles=styles))
    left_bytes = len(stream)  # only in a hostile document do rows share what is said of them
    is_behind_table = is_row_open = False
    for page in _pages(stream, table):
        bounds = struct.unpack_from(f"<{page[-1] + 1}I", page)
        for number in range(page[-1]):
            place = 2 * page[4 * len(bounds) + PARAGRAPH_ENTRY_BYTES * number]
            properties = _paragraph_properties(page, place) if place else b""
            if HUGE_MARK in properties and left_bytes > 0:
                properties += _elsewhere(properties, data)
                left_bytes -= len(properties)
            end = bounds[number + 1]
            paragraph = said_of(properties)
            if paragraph is not None:
                found[end] = paragraph = replace(paragraph, end=end)
            if IN_TABLE in properties:
                if paragraph is not None and paragraph.ends_row:
                    is_row_open = False
                elif not is_row_open:
                    is_row_open = True
                    if _ends_with(stream, end, b"\r"):  # its cell goes on
                        found[end] = paragraph or Paragraph(end=end)
                        found[end].begins_row = True
                is_behind_table = True
            elif is_behind_table and not _ends_with(stream, end, b"\x07"):
                found[end] = paragraph or Paragraph(end=end)
                found[end].ends_table = True
                is_behind_table = is_row_open = False
    return [found[end] for end in sorted(found)]


def _ends_with(stream: bytes, end: int, mark: bytes) -> bool:
    """Return whether a paragraph ends with a mark, in one byte a character or two."""
    return stream[end - 2 : end].rstrip(b"\0")[-1:] == mark


def have_first_pages(stream: bytes, table: bytes) -> bool:
    """Return whether any section has a first page with a header or footer of its own (2.8.26, 2.9.244)."""
    count = max(0, (len(table) - 4) // 16)
    left_bytes = len(stream)
    for number in range(count):
        at = struct.unpack_from("<I", table, 4 * (count + 1) + 12 * number + 2)[0]
        size_bytes = int.from_bytes(stream[at : at + 2], "little")
        left_bytes -= size_bytes
        if left_bytes < 0:  # only in a hostile document do sections share what is said of them
            return True
        said = _modifiers(stream[at + 2 : at + 2 + size_bytes], OF_SECTIONS)
        if any(operand[:1].strip(b"\0") for _, operand in said):
            return True
    return False


def _pages(stream: bytes, table: bytes) -> Iterator[bytes]:
    """Yield the pages of properties that a table names, each once."""
    count = max(0, (len(table) - 4) // 8)
    numbers = struct.unpack_from(f"<{count}I", table, 4 * (count + 1)) if count else ()
    for number in dict.fromkeys(number & PAGE_NUMBER for number in numbers):
        start = number * PAGE_BYTES
        page = stream[start : start + PAGE_BYTES]
        # What does not fit in a page is no page of properties; text is never left out on its account.
        if len(page) == PAGE_BYTES and 4 * (page[-1] + 1) + page[-1] < PAGE_BYTES:
            yield page


@functools.lru_cache(1_000)
def _said(properties: bytes) -> tuple[frozenset[int], int]:
    """Return the modifiers that are switched on, and where a picture is."""
    said: set[int] = set()
    colours: dict[int, str] = {}
    picture_at = -1
    for kind, operand in _modifiers(properties, OF_CHARACTERS):
        if kind in SWITCHES:
            is_on = bool(operand[:1].strip(b"\0")) and operand[0] != AS_STYLE
            (said.add if is_on else said.discard)(kind)
            said |= {NO_CAPITALS} if kind == CAPITALS and not is_on else set()
        elif kind in {LIFT, POSITION}:
            number = int.from_bytes(operand, "little", signed=True)
            said -= {RAISED, LOWERED}
            if number:
                said.add(RAISED if number == 1 or (kind == POSITION and number > 0) else LOWERED)
        elif kind in COLOURED:
            colours[COLOURED[kind]] = _way_of_colour(kind, operand)
        elif kind in TOLD_AS_SAID:
            said.add(int.from_bytes(operand, "little") << 16 | REVISER if kind in REVISERS else kind)
        elif kind == PICTURE_PLACE:
            said.add(kind)
            picture_at = struct.unpack("<i", operand.ljust(4, b"\0"))[0]
    if way := colours.get(HIGHLIGHT) or colours.get(SHADE):
        said.add(HIGHLIGHT_KINDS[way])
    if ink := colours.get(INK):
        said.add(SIGN_KINDS[ink])
    return frozenset(said), picture_at


def _way_of_colour(kind: int, operand: bytes) -> str:
    """Return the way of characters that have a highlight, a ground or a colour; nothing for what is layout."""
    if kind == HIGHLIGHT:
        return "" if operand[:1] in NO_HIGHLIGHTS else highlight_of(_of_palette(operand[0]))
    if kind in {OLD_SHADE, SHADE}:
        return _shade(kind, operand)
    return sign_ink(int.from_bytes(operand[:3], "big") if kind == INK else _of_palette(operand[0]))


def _of_palette(number: int) -> int | None:
    return PALETTE[number] if number < len(PALETTE) else None


def _shade(kind: int, operand: bytes) -> str:
    """Return the way of characters that have a ground, or a pattern behind them (2.9.248, 2.9.249); else nothing."""
    if kind == OLD_SHADE:
        shade = int.from_bytes(operand, "little")
        is_shaded = (shade >> 5) & 0x1F not in OLD_PAPER or shade >> 10 not in {0, 0x3F}
        return highlight_of(_of_palette((shade >> 5) & 0x1F)) if is_shaded else ""
    colour = next((one for one in _grounds(operand) if one is not None), None)
    is_shaded = colour is not None or operand[9:11] not in {b"\0\0", b"\xff\xff"}
    return highlight_of(colour) if is_shaded else ""


def _paragraph_properties(page: bytes, place: int) -> bytes:
    """Return style and properties of a paragraph; their length is in words, the first byte may be a zero."""
    if place + 1 >= PAGE_BYTES:
        return b""
    words = page[place]
    return page[place + 1 : place + 2 * words] if words else page[place + 2 : place + 2 + 2 * page[place + 1]]


def _paragraph(properties: bytes, styles: Callable[[int], tuple[int, int]]) -> Paragraph | None:
    """Return what is said of a paragraph, wherever it ends."""
    if len(properties) < 2:
        return None
    style = properties[0] | properties[1] << 8
    by_style = styles(style)
    ends_row = is_inner = False
    colours: list[int | None] = []
    edges: tuple[int, ...] = ()
    said: dict[int, bytes] = {}
    for kind, operand in _modifiers(properties[2:], OF_PARAGRAPHS):
        if kind in {ROW_END, INNER_ROW_END}:
            ends_row = ends_row or _is_on(operand)
            is_inner = kind == INNER_ROW_END and _is_on(operand)
        elif kind == TABLE_DEFINITION:
            edges = struct.unpack_from(f"<{operand[2]}h", operand, 5) if len(operand) >= 5 + 2 * operand[2] else ()
        elif kind in SHADES:
            colours += [None] * (SHADES[kind] - len(colours))
            colours[SHADES[kind] :] = _grounds(operand)
        else:
            said[kind] = operand
    if not (said or ends_row or by_style[0] or style in HEADING_STYLES):  # as of most
        return None
    ends_row = ends_row or HUGE in said  # only they say so much that it needs another place, where the operand leads
    ends_cell = _is_on(said.get(INNER_CELL_END, b""))
    level = said.get(OUTLINE_LEVEL)
    is_heading = level[0] < BODY_LEVEL if level else style in HEADING_STYLES
    initial = said.get(DROPPED)
    is_initial = bool(initial and initial[0] & 7)
    in_list = _in_list(said, by_style)
    light = next(map(paragraph_light, _grounds(said[PARAGRAPH_SHADE])), "") if PARAGRAPH_SHADE in said else ""
    if not (ends_row or ends_cell or is_heading or is_initial or in_list or light):
        return None
    return Paragraph(
        end=0,
        ends_row=ends_row,
        ends_cell=ends_cell,
        is_inner=is_inner,
        is_heading=is_heading,
        is_initial=is_initial,
        light=light,
        in_list=in_list,
        is_in_table=in_list is not None and IN_TABLE in properties,
        colours=tuple(colours),
        edges=edges,
    )


def _elsewhere(properties: bytes, data: Callable[[], bytes]) -> bytes:
    """Return what is said of a long row in the stream of data, where its properties lead (2.6.2)."""
    for _, operand in _modifiers(properties[2:], frozenset({HUGE})):
        at = int.from_bytes(operand, "little")
        return data()[at + 2 : at + 2 + int.from_bytes(data()[at : at + 2], "little")]
    return b""


def _is_on(operand: bytes) -> bool:
    return bool(operand[:1].strip(b"\0"))


def _in_list(said: Mapping[int, bytes], by_style: tuple[int, int]) -> tuple[int, int] | None:
    """Return the list and the level that modifiers say; what they do not say is as in a style."""
    number = int.from_bytes(said[LIST], "little", signed=True) if LIST in said else by_style[0]
    if number <= 0:
        return None
    return number, int.from_bytes(said[LIST_LEVEL], "little") if LIST_LEVEL in said else by_style[1]


def _grounds(operand: bytes) -> Iterator[int | None]:
    """Yield the grounds of cells: the colour behind a pattern, if it is one."""
    for at in range(1, len(operand) - SHADE_BYTES + 1, SHADE_BYTES):
        red_green_blue, is_automatic = operand[at + 4 : at + 7], operand[at + 7]
        yield None if is_automatic or red_green_blue == WHITE else int.from_bytes(red_green_blue, "big")


def _modifiers(properties: bytes, kinds: AbstractSet[int]) -> Iterator[tuple[int, bytes]]:
    """Yield the modifiers of these kinds, each with its operand, of a list of them (2.2.5.1)."""
    at = 0
    while at + 3 <= len(properties):
        kind = struct.unpack_from("<H", properties, at)[0]
        at += 2
        size_bytes = OPERAND_BYTES[kind >> 13]
        if kind >> 13 == VARIABLE:
            size_bytes = properties[at] + 1
            if kind == TABLE_DEFINITION:
                size_bytes = struct.unpack("<H", properties[at : at + 2].ljust(2, b"\0"))[0] + 1
            elif kind == TABS and size_bytes == 256:
                return  # its length has to be worked out; nothing that is looked for comes after it
        if kind in kinds:
            yield kind, properties[at : at + size_bytes]
        at += size_bytes


LIST_BYTES, USE_BYTES, LEVEL_BYTES, LEVELS = 28, 16, 28, 9
IS_SIMPLE, STARTS_ANEW, IS_FORMATTED, RESTARTS_OTHERWISE = 1, 1 << 4, 1 << 5, 1 << 3
BULLET = 23
NO_NUMBERS = frozenset({BULLET, 255})
PARAGRAPH_STYLE, MOST_ANCESTORS = 1, 10
HUGE_MARK = struct.pack("<H", HUGE)
LIST_MARK, CAPITALS_MARK = struct.pack("<H", LIST), struct.pack("<H", CAPITALS)


def _in_no_list(_style: int) -> tuple[int, int]:
    return (0, 0)


def list_styles(sheet: bytes) -> Callable[[int], tuple[int, int]]:
    """Return what tells in which list paragraphs of a style are, 0 for none, and on which level (2.9.271, 2.9.258)."""
    if LIST_MARK not in sheet:
        return _in_no_list
    said_by = _said_by_styles(sheet, OF_LISTS)
    return functools.cache(lambda number: _in_list(said_by(number), (0, 0)) or (0, 0))


def _said_by_styles(sheet: bytes, kinds: AbstractSet[int]) -> Callable[[int], Mapping[int, bytes]]:
    """Return what tells which modifiers of these kinds a style of paragraphs has, or what it is based on."""
    size_bytes, count, base_bytes = struct.unpack_from("<HHH", sheet.ljust(6, b"\0"))
    places: list[int] = []
    at = 2 + size_bytes
    while len(places) < count and at + 2 <= len(sheet):
        places.append(at)
        at += 2 + (sheet[at] | sheet[at + 1] << 8)

    @functools.cache  # a style that many are based on is read once
    def own(number: int) -> tuple[dict[int, bytes], int]:
        """Return what a style itself says, and on which one it is based, -1 for none."""
        at = places[number] if 0 <= number < len(places) else len(sheet)
        style = sheet[at + 2 : at + 2 + int.from_bytes(sheet[at : at + 2], "little")]
        if len(style) < max(base_bytes + 2, 4) or style[2] & 0xF != PARAGRAPH_STYLE:
            return {}, -1
        at = base_bytes + 4 + 2 * int.from_bytes(style[base_bytes : base_bytes + 2], "little")
        end = at + 2 + int.from_bytes(style[at : at + 2], "little")
        said = dict(_modifiers(style[at + 4 : end], kinds))
        at = end + end % 2  # of its characters
        said |= _modifiers(style[at + 2 : at + 2 + int.from_bytes(style[at : at + 2], "little")], kinds)
        return said, int.from_bytes(style[2:4], "little") >> 4

    @functools.cache
    def said_by(number: int) -> Mapping[int, bytes]:
        said: dict[int, bytes] = {}
        for _ in range(MOST_ANCESTORS):
            of_style, number = own(number)
            said = of_style | said
        return said

    return said_by


def styled_in_capitals(stream: bytes, table: bytes, sheet: bytes) -> Iterator[tuple[int, int]]:
    """Yield where the paragraphs begin and end, in bytes, whose style shows them in capitals."""
    if CAPITALS_MARK not in sheet:  # as of most
        return
    said_by = _said_by_styles(sheet, frozenset({CAPITALS}))
    for page in _pages(stream, table):
        bounds = struct.unpack_from(f"<{page[-1] + 1}I", page)
        for number in range(page[-1]):
            place = 2 * page[4 * len(bounds) + PARAGRAPH_ENTRY_BYTES * number]
            style = _paragraph_properties(page, place)[:2] if place else b"\0"
            if said_by(int.from_bytes(style, "little")).get(CAPITALS) == b"\1":
                yield bounds[number], bounds[number + 1]


def word_lists(tables: bytes, lists_at: int, uses: bytes, used: AbstractSet[int]) -> dict[int, WordList]:
    """Return the lists of a document that are `used`, by the numbers that paragraphs have of them (2.9.150, 2.9.131).

    What is cut off, or makes no sense, costs numbers of lists and no text.
    """
    levels: dict[int, list[_Level]] = {}
    found: dict[int, WordList] = {}
    try:
        count = struct.unpack_from("<H", tables, lists_at)[0]
        at = lists_at + 2 + LIST_BYTES * count
        for number in range(count):
            head = lists_at + 2 + LIST_BYTES * number
            levels[struct.unpack_from("<I", tables, head)[0]] = defined = []
            for _ in range(1 if tables[head + LIST_BYTES - 2] & IS_SIMPLE else LEVELS):
                level, at = _level(tables, at)
                defined.append(level)
        count = struct.unpack_from("<I", uses)[0]
        at = 4 + USE_BYTES * count
        for number in range(count):
            belongs_to, *_, changes = struct.unpack_from("<IIIB", uses, 4 + USE_BYTES * number)
            changed = dict(enumerate(levels.get(belongs_to, ())))
            overrides: dict[int, int] = {}
            at += 4
            for _ in range(changes):
                start, flags = struct.unpack_from("<iI", uses, at)
                at += 8
                place = flags & 0xF
                if flags & IS_FORMATTED:
                    changed[place], at = _level(uses, at)
                    start = changed[place][0] or 0
                if flags & STARTS_ANEW:
                    overrides[place] = start
            if number + 1 not in used:
                continue
            starts = {place: start if is_numbered else None for place, (start, is_numbered, *_) in changed.items()}
            ticks = {place: bullet for place, (*_, bullet, _) in changed.items()}
            restarts = {place: limit for place, (*_, limit) in changed.items() if limit is not None}
            found[number + 1] = WordList(str(belongs_to), starts, ticks, overrides, restarts)
    except (struct.error, IndexError):
        pass
    return found


_Level = tuple[int, bool, str, int | None]
"""Where it starts, whether it has numbers, its bullet, if that is a tick, and `WordList.restarts`, if it says that."""


def _level(data: bytes, at: int) -> tuple[_Level, int]:
    """Return a level of a list, and where it ends (2.9.147)."""
    start, kind, flags, first_number = struct.unpack_from("<iBBB", data, at)
    restart = data[at + 26] if flags & RESTARTS_OTHERWISE else None
    at += LEVEL_BYTES + data[at + 24] + data[at + 25]
    end = at + 2 + 2 * (data[at] | data[at + 1] << 8)
    bullet = tick(data[at + 2 : end].decode("utf-16-le", errors="replace")) if kind == BULLET else ""
    return (start, kind not in NO_NUMBERS and first_number > 0, bullet, restart), end
