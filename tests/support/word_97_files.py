"""Documents of Word up to 2003, made byte by byte ([MS-DOC])."""

import itertools
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ole_files import ole_file

TEXT_AT = 1024
PAGE_BYTES = 512
HIDDEN = struct.pack("<HB", 0x083C, 1)
DELETED = struct.pack("<HB", 0x0800, 1)
SYMBOL = struct.pack("<HHH", 0x6A09, 3, 0xF061)
ROW_END = struct.pack("<HHB", 0, 0x2417, 1)
INNER_CELL = struct.pack("<HHB", 0, 0x244B, 1)
INNER_ROW_END = struct.pack("<HHB", 0, 0x244C, 1)
HEADING = struct.pack("<H", 1)


@dataclass(frozen=True, kw_only=True)
class Parts:
    """The texts of a document's parts, each with the marks that Word puts at the ends of paragraphs."""

    body: str
    footnotes: str = ""
    headers: Sequence[str] = ()
    """First six separators, then headers and footers of each section."""
    comments: str = ""
    endnotes: str = ""
    boxes: str = ""
    header_boxes: str = ""

    @property
    def texts(self) -> tuple[str, ...]:
        """Return all texts, in the order of the file."""
        headers = "".join(self.headers)
        return self.body, self.footnotes, headers, "", self.comments, self.endnotes, self.boxes, self.header_boxes


def word_97(
    parts: Parts,
    *,
    wide: Sequence[bool] = (False,),
    characters: Mapping[tuple[int, int], bytes] | None = None,
    paragraphs: Mapping[tuple[int, int], bytes] | None = None,
    flags: int = 0,
    other_streams: Mapping[str, bytes] | None = None,
    settings: bytes = b"",
    section: bytes | None = None,
    notes: int = 0,
    other_tables: Mapping[int, bytes] | None = None,
) -> bytes:
    """Return a document whose text is in as many pieces as `wide` says, each in Unicode or in one byte a character.

    Its body refers to so many `notes`; `settings` begins the document's, `section` is what is said of its only section;
    `characters` and `paragraphs` map runs of positions to what is said of them (with one piece only).
    """
    texts = [_units(text) for text in parts.texts]
    text = "".join(texts) + "\r"
    size = -(-len(text) // len(wide))
    content = b""
    positions = [0]
    places = b""
    for number, is_wide in enumerate(wide):
        piece = text[number * size : (number + 1) * size]
        offset = TEXT_AT + len(content)
        places += struct.pack("<HIH", 0, offset if is_wide else offset * 2 | 0x40000000, 0)
        content += piece.encode("utf-16-le", "surrogatepass") if is_wide else piece.encode("cp1252")
        positions.append(positions[-1] + len(piece))
    plc = struct.pack(f"<{len(positions)}I", *positions) + places
    clx = struct.pack("<BH", 1, 4) + bytes(4) + struct.pack("<BI", 2, len(plc)) + plc
    stream = content.ljust(-(-len(content) // PAGE_BYTES) * PAGE_BYTES, b"\0")
    width = 2 if wide[0] else 1
    tables = b"\0"
    header = bytearray(TEXT_AT)
    struct.pack_into("<HHHH", header, 0, 0xA5EC, 193, 0, 0x0409)
    struct.pack_into("<H", header, 10, 0x1200 | flags)
    struct.pack_into("<8i", header, 76, *map(len, texts))

    def put(number: int, data: bytes) -> None:
        nonlocal tables
        struct.pack_into("<II", header, 154 + 8 * number, len(tables), len(data))
        tables += data

    put(33, clx)
    for number, page in (
        (12, _character_page(characters or {}, width)),
        (13, _paragraph_page(paragraphs or {}, width)),
    ):
        put(number, struct.pack("<III", TEXT_AT, TEXT_AT + len(content), (TEXT_AT + len(stream)) // PAGE_BYTES))
        stream += page
    if parts.headers:
        bounds = [0]
        for story in parts.headers:
            bounds.append(bounds[-1] + len(story))
        put(11, struct.pack(f"<{len(bounds) + 1}I", *bounds, bounds[-1] + 3))
    if section is not None:
        put(6, struct.pack("<IIHIHI", 0, len(text), 0, TEXT_AT + len(stream), 0, 0))
        stream += struct.pack("<H", len(section)) + section
    note_places = bytes(4 * (notes + 1) + 2 * notes) if notes else b""
    for number, table in {2: note_places, 31: settings, **(other_tables or {})}.items():
        if table:
            put(number, table)
    return ole_file({"WordDocument": bytes(header) + stream, "1Table": tables, **(other_streams or {})})


def word_97_lists(starts: Sequence[int], *, bullet: str = "", restarted: int = 0) -> dict[int, bytes]:
    """Return lists that begin with these numbers, or have a bullet, and how paragraphs use them: as 1, 2 and so on.

    With `restarted` all belong to the first one, and the second starts with that number again.
    """
    kind, text = (23, bullet) if bullet else (0, "\0.")
    shown = struct.pack("<H", len(text)) + text.encode("utf-16-le")
    heads = b"".join(struct.pack("<II18xBx", 100 + number, 0, 1) for number in range(len(starts)))
    levels = b"".join(struct.pack("<iBx9s13x", start, kind, b"\1") + shown for start in starts)
    numbers = [100 if restarted else 100 + number for number in range(len(starts))]
    changes = [int(bool(restarted) and number == 1) for number in range(len(starts))]
    uses = b"".join(struct.pack("<I8xBxxx", *use) for use in zip(numbers, changes, strict=True))
    again = (bytes(4) + (struct.pack("<iI", restarted, 1 << 4) if change else b"") for change in changes)
    return {
        73: struct.pack("<H", len(starts)) + heads + levels,
        74: struct.pack("<I", len(starts)) + uses + b"".join(again),
    }


def in_word_97_list(number: int, *, level: int = 0) -> bytes:
    """Return what is said of a paragraph in a list."""
    return struct.pack("<HHhHB", 0, 0x460B, number, 0x260A, level)


def word_97_boxes(
    body: str,
    boxes: Sequence[str],
    shapes: Sequence[int],
    *,
    are_grouped: bool = False,
    wide: Sequence[bool] = (False,),
    last: int | None = None,
) -> bytes:
    """Return a document with text boxes that name these shapes; its body has an anchor, `\\x08`, of each from 100 on.

    With `are_grouped` the shapes named are together in a group, number 100; `last` is the bound behind all boxes,
    where Word writes anything.
    """
    anchors = [at for at, letter in enumerate(body) if letter == "\x08"]
    bounds = [0, *itertools.accumulate(map(len, boxes))]
    bounds[-1] = bounds[-1] if last is None else last
    return word_97(
        Parts(body=body, boxes="".join(boxes)),
        wide=wide,
        other_tables={
            40: struct.pack(f"<{len(anchors) + 1}I", *anchors, len(body))
            + b"".join(struct.pack("<I22x", 100 + number) for number in range(len(anchors))),
            50: _record(0xF000, b"") + b"\0" + _record(0xF002, _shapes(shapes, are_grouped=are_grouped)),
            56: struct.pack(f"<{len(bounds)}I", *bounds) + b"".join(struct.pack("<14xI4x", shape) for shape in shapes),
        },
    )


def _shapes(numbers: Sequence[int], *, are_grouped: bool) -> bytes:
    """Return the drawing of text boxes, and what is always behind them."""
    group, ground = office_shape(0, 100, flags=1), office_shape(1, 99, flags=0x400)
    shapes = b"".join(office_shape(202, number) for number in numbers)
    inside = _record(0xF003, group + shapes) if are_grouped else shapes
    return _record(0xF003, office_shape(0, 98, flags=5) + inside) + ground


def office_shape(
    kind: int, number: int, *, flags: int = 0, said: int = 0x80, corners: Sequence[int] = (), colour: int | None = None
) -> bytes:
    """Return a shape of which one thing is said, with as many corners of its own as there are pairs ([MS-ODRAW])."""
    if colour is not None:
        properties = struct.pack("<HHIHIHI", 0x23, 0xF00B, 12, said, 1, 0x181, colour)
        return _record(0xF004, struct.pack("<HHIII", kind << 4 | 2, 0xF00A, 8, number, flags) + properties)
    own = struct.pack(f"<HHH{len(corners)}h", len(corners) // 2, 4, 0xFFF0, *corners) if corners else b""
    said_of = struct.pack("<HI", said, 1) + (struct.pack("<HI", 0x8145, len(own)) if own else b"") + own
    properties = struct.pack("<HHI", (0x23 if own else 0x13), 0xF00B, len(said_of)) + said_of
    return _record(0xF004, struct.pack("<HHIII", kind << 4 | 2, 0xF00A, 8, number, flags) + properties)


def _record(kind: int, inside: bytes) -> bytes:
    """Return a record that has others in it ([MS-ODRAW])."""
    return struct.pack("<HHI", 0xF, kind, len(inside)) + inside


def word_97_form(text: str, kind: int, answer: int, entries: Sequence[str] = (), *, default: int = 0) -> bytes:
    """Return a text with a field of a form: of kind 1 a box to tick, of kind 2 a choice ([MS-DOC] 2.9.78)."""

    def string(written: str) -> bytes:
        return struct.pack("<H", len(written)) + written.encode("utf-16-le")

    said = struct.pack("<IHHH", 0xFFFFFFFF, answer << 2 | kind, 0, 20) + string("name") + bytes(2)
    said += struct.pack("<H", default) + (string("") + bytes(2)) * 5
    said += struct.pack("<HHH", 0xFFFF, len(entries), 0) + b"".join(map(string, entries))
    data = struct.pack("<iH62x", 68 + len(said), 68) + said
    body = f"{text}\x13 FORM{('', 'CHECKBOX', 'DROPDOWN')[kind]} \x01\x14\x15\r"
    at = body.index("\x01")
    modifiers = struct.pack("<HBHi", 0x0806, 1, 0x6A03, 0)
    return word_97(Parts(body=body), characters={(at, at + 1): modifiers}, other_streams={"Data": data})


def word_6(
    body: str,
    *,
    codec: str = "cp1252",
    language: int = 0x0409,
    pieces: Sequence[str] = (),
    scripts: Sequence[int] = (),
) -> bytes:
    """Return a document of Word 6; with `pieces`, they are the text, and stand in the file the other way round.

    `scripts` are those of its fonts.
    """
    header = bytearray(TEXT_AT)
    content = "".join(reversed(pieces)).encode(codec) if pieces else body.encode(codec)
    struct.pack_into("<HHHH", header, 0, 0xA5DC, 101, 0, language)
    struct.pack_into("<II", header, 24, TEXT_AT, TEXT_AT + len(content))
    struct.pack_into("<i", header, 52, len(content))
    fonts = b"".join(struct.pack("<BBHBB", 7, 0, 400, script, 0) + b"F\0" for script in scripts)
    if pieces:
        positions = [0]
        offset = TEXT_AT + len(content)
        places = b""
        for piece in pieces:
            positions.append(positions[-1] + len(piece))
            offset -= len(piece)
            places += struct.pack("<HIH", 0, offset, 0)
        plc = struct.pack(f"<{len(positions)}I", *positions) + places
        struct.pack_into("<II", header, 88 + 8 * 33, TEXT_AT + len(content), 5 + len(plc))
        content += struct.pack("<BI", 2, len(plc)) + plc
    struct.pack_into("<II", header, 88 + 8 * 15, TEXT_AT + len(content), 2 + len(fonts))
    content += struct.pack("<H", 2 + len(fonts)) + fonts
    return ole_file({"WordDocument": bytes(header) + content})


def word_6_far_east(body: str, signature: int, codec: str, *, script: int = 0) -> bytes:
    """Return a document of Word 6 that has the code of each letter in two bytes; `script` is that of its font."""
    content = b"".join(letter.encode(codec)[::-1].ljust(2, b"\0") for letter in body)
    font = struct.pack("<HBBHBB", 9, 6, 0, 400, script, 0) + b"F\0"
    header = bytearray(TEXT_AT)
    struct.pack_into("<HHHH", header, 0, signature, 101, 0, 0x0409)
    struct.pack_into("<H", header, 10, 0x1000)
    struct.pack_into("<I", header, 24, TEXT_AT)
    struct.pack_into("<i", header, 52, len(body))
    struct.pack_into("<II", header, 88 + 8 * 15, TEXT_AT + len(content), len(font))
    return ole_file({"WordDocument": bytes(header) + content + font})


def _units(text: str) -> str:
    """Return a text as Word counts it: characters beyond the first plane are two."""
    encoded = text.encode("utf-16-le")
    return "".join(map(chr, struct.unpack(f"<{len(encoded) // 2}H", encoded)))


def _character_page(runs: Mapping[tuple[int, int], bytes], width: int) -> bytes:
    return _page({run: struct.pack("<B", len(said)) + said for run, said in runs.items()}, width=width, entry_bytes=1)


def _paragraph_page(runs: Mapping[tuple[int, int], bytes], width: int) -> bytes:
    said = {}
    for run, properties in runs.items():
        even = properties.ljust(len(properties) + len(properties) % 2, b"\0")
        said[run] = struct.pack("<BB", 0, len(even) // 2) + even
    return _page(said, width=width, entry_bytes=13)


def _page(runs: Mapping[tuple[int, int], bytes], *, width: int, entry_bytes: int) -> bytes:
    """Return a page of properties: bounds of the runs, where each is described, and at its end the descriptions."""
    bounds: list[int] = []
    said: list[bytes] = []
    for (start, end), described in sorted(runs.items()):
        if not bounds or bounds[-1] != start:
            if bounds:
                said.append(b"")
            bounds.append(start)
        bounds.append(end)
        said.append(described)
    page = bytearray(PAGE_BYTES)
    page[-1] = len(said)
    struct.pack_into(f"<{len(bounds)}I", page, 0, *(TEXT_AT + position * width for position in bounds))
    at = PAGE_BYTES - 2
    for number, described in enumerate(said):
        if described:
            at = (at - len(described)) // 2 * 2
            page[at : at + len(described)] = described
            page[4 * len(bounds) + entry_bytes * number] = at // 2
    return bytes(page)
