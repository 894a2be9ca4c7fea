"""The text of Excel workbooks up to 2003 (BIFF 5 and 8, [MS-XLS]).

calamine holds every cell between the first and the last one of a sheet, and copies a shared string for each cell that
has it; on damaged records it may panic, which no `except Exception` catches. What would bound it is most of a reader.
"""

import io
import itertools
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.containers.code_pages import DEFAULT_CODEC, codec_of
from dupfinder.extract.containers.compound_streams import (
    PASSWORDS,
    CompoundStreams,
    add_storages,
    summary_metadata,
)
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.sheets.cell_values import Notation, values_digest
from dupfinder.extract.sheets.sheet_text import SheetText, one_line
from dupfinder.extract.sheets.sheet_words import tell_defined, tell_hidden, tell_name
from dupfinder.extract.sheets.workbook import ERRORS, FIRST_COLOUR, LIFTS, PALETTE, Workbook, looks_of, marked_runs
from dupfinder.extract.sheets.xls_sights import PICTURES, SEEN, TEXT_OF_OBJECT, RecordSights, add_pictures
from dupfinder.extract.sheets.xlsb_records import rk_number
from dupfinder.extract.source import SourceFile
from dupfinder.extract.table_rows import ink_of

WIDE, HAS_SOUND, HAS_RUNS = 1, 4, 8


RUN = HEAD = struct.Struct("<HH")
CELL, WHOLE, REAL = struct.Struct("<HHH"), struct.Struct("<I"), struct.Struct("<d")
STRUCK_OUT = 8


class StringReader:
    """Reads what stands in a record and in those that continue it."""

    def __init__(self, segments: Sequence[bytes], *, start: int = 0) -> None:
        self._segments = segments
        self._number = 0
        self._at = start
        self.runs = b""
        """Of the string that was read last: where each begins, and its font."""

    @property
    def at_end(self) -> bool:
        """Return whether everything has been read."""
        while self._number < len(self._segments) and self._at >= len(self._segments[self._number]):
            self._number += 1
            self._at = 0
        return self._number >= len(self._segments)

    def text(self) -> str:
        """Return the string that starts here; how it is to be pronounced is passed over."""
        chars, flags = struct.unpack("<HB", self._take(3))
        runs = struct.unpack("<H", self._take(2))[0] if flags & HAS_RUNS else 0
        sound_bytes = struct.unpack("<I", self._take(4))[0] if flags & HAS_SOUND else 0
        text = self._chars(chars, flags)
        self.runs = self._take(RUN.size * runs)
        self._pass(sound_bytes)
        return text

    def _chars(self, chars: int, flags: int) -> str:
        pieces: list[str] = []
        record = self._number
        while chars:
            if self.at_end:
                raise damaged()
            if self._number != record:  # a new record says again how wide its characters are
                record = self._number
                flags = self._take(1)[0]
            width = 2 if flags & WIDE else 1
            segment = self._segments[self._number]
            here = min(chars, (len(segment) - self._at) // width)
            if not here and pieces:
                raise damaged()
            data = segment[self._at : self._at + here * width]
            pieces.append(data.decode("utf-16-le" if width == 2 else "latin-1", errors="replace"))
            self._at = len(segment) if here < chars else self._at + here * width
            chars -= here
        return "".join(pieces)

    def _take(self, size_bytes: int) -> bytes:
        data = b""
        while len(data) < size_bytes:
            if self.at_end:
                raise damaged()
            segment = self._segments[self._number]
            piece = segment[self._at : self._at + size_bytes - len(data)]
            self._at += len(piece)
            data += piece
        return data

    def _pass(self, size_bytes: int) -> None:
        while size_bytes:
            if self.at_end:
                raise damaged()
            step = min(size_bytes, len(self._segments[self._number]) - self._at)
            self._at += step
            size_bytes -= step


def damaged() -> DocumentError:
    """Return the error for a workbook whose records do not fit together."""
    return DocumentError(
        ProblemCode.DAMAGED, say("The Excel 97 workbook is damaged: one of its records ends too early.")
    )


STREAMS = ("Workbook", "Book")
CHANGES = "Revision Log"
"""Of a workbook that several edit: who changed which cell."""
FORMULA, END, DATE_MODE, PASSWORD, CONTINUE, CODE_PAGE = 0x0006, 0x000A, 0x0022, 0x002F, 0x003C, 0x0042
CONTINUE_BYTES = CONTINUE.to_bytes(2, "little")
SHEET, MULTIPLE_RK, RICH_LABEL, STYLE, STRINGS, SHARED = 0x0085, 0x00BD, 0x00D6, 0x00E0, 0x00FC, 0x00FD
NUMBER, LABEL, BOOL_OR_ERROR, FORMULA_STRING, RK, FORMAT, BEGIN = 0x0203, 0x0204, 0x0205, 0x0207, 0x027E, 0x041E, 0x0809
NAME, BUILT_IN, BLANK, MULTIPLE_BLANK, OWN_COLOURS = 0x0018, 0x20, 0x0201, 0x00BE, 0x0092
FONT, MISSING_FONT = 0x0031, 4
"""No font has that number."""
CELLS = frozenset({FORMULA, MULTIPLE_RK, RICH_LABEL, SHARED, NUMBER, LABEL, BOOL_OR_ERROR, RK})
BLANKS = frozenset({BLANK, MULTIPLE_BLANK})
STYLED = CELLS | BLANKS
SEVERAL = {MULTIPLE_BLANK: "<H", MULTIPLE_RK: "<HI"}
"""Records of several cells: what they have for each."""
TEXTS = {LABEL: 6, RICH_LABEL: 6, FORMULA_STRING: 0}
"""Where the text of a cell starts."""
ADDED = STYLED | {FORMULA_STRING}
SETTINGS = frozenset({BEGIN, CODE_PAGE, DATE_MODE, FORMAT, STYLE, OWN_COLOURS, FONT})
CONTINUED = frozenset({STRINGS, FORMULA_STRING, LABEL, RICH_LABEL, PICTURES, TEXT_OF_OBJECT})
BIFF5, BIFF8 = 0x0500, 0x0600
WHITES = frozenset({1, 9, 65})
"""What white is as a colour of a ground, in the palette that all workbooks begin with."""
NOT_ENCRYPTED = frozenset({BEGIN, PASSWORD, 0x194, 0x195, 0xE1, 0x196, 0x138})
"""Records that are stored as they are in an encrypted workbook ([MS-XLS] 2.2.10)."""
WORKSHEET = 0
RESULT_AT = 6
RESULT_STRING, RESULT_BOOL, RESULT_ERROR = 0, 1, 2
MOST_READINGS = 4
"""So many times as long as the workbook is what may be read of it, if its sheets overlap."""


@dataclass(slots=True)
class _Globals:
    """What a workbook says of all its sheets."""

    book: Workbook = field(default_factory=Workbook)
    sheets: list[tuple[int, int, str]] = field(default_factory=list)
    """The numbers of those that are seen, where they start, and their names."""
    hidden_sheets: list[tuple[int, int, str]] = field(default_factory=list)
    all_sheets: int = 0
    gathering: Gathering = field(default_factory=Gathering)
    drawn: bytearray = field(default_factory=bytearray)
    """The records of the pictures of all sheets."""
    is_wide: bool = False
    """Strings are in Unicode, not in a code page: since 1997."""
    codec: str = DEFAULT_CODEC
    format_codes: dict[int, str] = field(default_factory=dict)
    format_numbers: list[int] = field(default_factory=list)
    """Of the styles, in order."""
    grounds: dict[int, tuple[int, int]] = field(default_factory=dict)
    """The patterns and numbers of colours with which styles fill cells."""
    fonts: list[int] = field(default_factory=list)
    """The numbers of their colours."""
    marked: dict[int, tuple[bool, str]] = field(default_factory=dict)
    """The fonts whose text is struck through, or raised or lowered, by number."""
    written_in: list[int] = field(default_factory=list)
    """The font of each style."""
    palette: dict[int, int] = field(default_factory=PALETTE.copy)


def read(source: SourceFile) -> Content:
    """Return the text of the sheets that are not hidden, in order; text boxes and titles of charts follow the cells."""
    streams = CompoundStreams(source.read_at, source.size_bytes)
    data = next(filter(None, map(streams.read, STREAMS)), None)
    if data is None:
        raise DocumentError(ProblemCode.DAMAGED, say("The Excel 97 workbook is damaged: it has no sheets."))
    try:
        found = _globals(data)
    except DocumentError as error:
        unlocked = _unlocked(data) if error.code is ProblemCode.ENCRYPTED else None
        if unlocked is None:
            raise
        data = unlocked
        found = _globals(data)
    text = SheetText()
    left_bytes = MOST_READINGS * len(data)
    for number, (page, start, name) in enumerate(found.sheets):
        tell_name(found.gathering, name, number)
        left_bytes -= _add_sheet(data, start, found, text, page)
        if left_bytes < 0:
            raise damaged()
    gathering = found.gathering
    text.end_row()
    text.rows.tell(gathering)
    _add_hidden(data, found, left_bytes)
    add_storages(streams, gathering)
    if CHANGES in source.compound_entries:
        gathering.cannot_see(ContentKind.REVISIONS)
    return Content(
        text=text.text(),
        metadata=summary_metadata(streams),
        beyond=gathering.beyond(),
        pictures=gathering.pictures,
        values=values_digest(text.text(), Notation(has_points=True)),
    )


def _unlocked(data: bytes) -> bytes | None:
    """Return the records of an encrypted workbook, where Excel opens it without asking for a password, or `None`.

    It encrypts so what is protected against changes only. RC4 goes through all bytes, also those of records that are
    stored as they are ([MS-XLS] 2.2.10); the library would write what comes out into a temporary file.
    """
    try:
        from msoffcrypto.format.xls97 import Xls97File  # noqa: PLC0415 - hardly any workbook is encrypted
        from msoffcrypto.method.rc4 import DocumentRC4  # noqa: PLC0415
        from msoffcrypto.method.rc4_cryptoapi import DocumentRC4CryptoAPI  # noqa: PLC0415

        lock = Xls97File.__new__(Xls97File)
        lock.data = SimpleNamespace(workbook=io.BytesIO(data))  # olefile would believe the lengths of its tables
        lock.load_key(password=PASSWORDS[0])
        key = (lock.key, lock.salt, lock.keySize) if lock.type == "rc4_cryptoapi" else (lock.key, lock.salt)
        cipher = {"rc4": DocumentRC4, "rc4_cryptoapi": DocumentRC4CryptoAPI}[lock.type]
        records = bytearray(cipher.decrypt(*key, io.BytesIO(data), blocksize=1024).read())
    except Exception:  # noqa: BLE001 - it raises whatever damage makes its parsers raise
        return None
    at = 0
    while at + 4 <= len(data):
        kind, size_bytes = struct.unpack_from("<HH", data, at)
        shown = 4 + (size_bytes if kind in NOT_ENCRYPTED else 4 if kind == SHEET else 0)
        records[at : at + shown] = data[at : at + shown]
        if kind == PASSWORD:
            records[at : at + 2] = bytes(2)
        at += 4 + size_bytes
    return bytes(records)


def _add_hidden(data: bytes, found: _Globals, left_bytes: int) -> None:
    """Gather the words of hidden sheets; one that is damaged is unseen, and the others are read."""
    for page, start, name in found.hidden_sheets:
        text = SheetText()
        try:
            left_bytes -= _add_sheet(data, start, found, text, page)
        except (DocumentError, struct.error, IndexError):
            found.gathering.cannot_see(ContentKind.HIDDEN)
        if left_bytes < 0:
            found.gathering.cannot_see(ContentKind.HIDDEN)
            return
        tell_hidden(found.gathering, name, text.text(), page=page)


def _globals(data: bytes) -> _Globals:
    found = _Globals()
    for _, kind, segments in _records(data, 0):
        if kind == PASSWORD:
            raise DocumentError(ProblemCode.ENCRYPTED, say("The Excel 97 workbook is encrypted and needs a password."))
        if kind == SHEET:
            start, is_hidden, sheet_kind = struct.unpack_from("<IBB", segments[0])
            if sheet_kind == WORKSHEET:
                named = (found.all_sheets, start, _short(segments[0], 6, found))
                (found.hidden_sheets if is_hidden & 3 else found.sheets).append(named)
            else:
                found.gathering.cannot_see(ContentKind.DRAWINGS)  # a chart, or a sheet of macros
            found.all_sheets += 1
        elif kind == NAME:
            _add_name(segments[0], found)
        elif kind == PICTURES:
            found.drawn += b"".join(segments)
        elif kind == STRINGS:
            _add_strings(segments, found)
        elif kind in SETTINGS:
            _set(found, kind, segments[0])
    add_pictures(bytes(found.drawn), found.gathering)
    found.book.looks = looks_of(found.format_numbers, found.format_codes)
    _colour_styles(found)
    for style, font in enumerate(found.written_in if found.marked else ()):
        found.book.mark(style, *found.marked.get(font, (False, "")))
    return found


def _colour_styles(found: _Globals) -> None:
    """Note which styles give cells a colour, or else their words."""
    inks = {number: ink for number, colour in enumerate(found.fonts) if (ink := ink_of(found.palette.get(colour)))}
    for style, font in enumerate(found.written_in if inks else ()):
        if (number := font - (font > MISSING_FONT)) in inks:
            found.book.colours[style] = inks[number]
    for style, (pattern, colour) in found.grounds.items():
        found.book.colours[style] = pattern, colour, found.palette.get(colour)


def _set(found: _Globals, kind: int, record: bytes) -> None:
    """Keep what a record says about the whole workbook."""
    value = struct.unpack_from("<H", record)[0]
    if kind == BEGIN:
        if value not in {BIFF5, BIFF8}:
            raise damaged()
        found.is_wide = value == BIFF8
    elif kind == CODE_PAGE:
        found.codec = codec_of(value)
    elif kind == DATE_MODE:
        found.book.is_1904 = bool(value)
    elif kind == FORMAT:
        found.format_codes[value] = _format_code(record, found)
    elif kind == OWN_COLOURS:
        own = (int.from_bytes(record[at : at + 3], "big") for at in range(2, len(record) - 3, 4))
        found.palette.update(enumerate(own, FIRST_COLOUR))
    elif kind == STYLE:
        pattern, colour = _ground(record, is_wide=found.is_wide)
        if pattern and colour not in WHITES:
            found.grounds[len(found.format_numbers)] = pattern, colour
        found.format_numbers.append(struct.unpack_from("<H", record, 2)[0])
        found.written_in.append(value)
    elif kind == FONT:
        _add_font(record, found)


def _add_font(record: bytes, found: _Globals) -> None:
    """Add a font ([MS-XLS] 2.4.122); no font has the number 4."""
    flags, colour, lift_number = (int.from_bytes(record[at : at + 2], "little") for at in (2, 4, 8))
    lift = LIFTS.get(lift_number, "")
    if flags & STRUCK_OUT or lift:
        number = len(found.fonts)
        found.marked[number + (number >= MISSING_FONT)] = bool(flags & STRUCK_OUT), lift
    found.fonts.append(colour)


def _ground(record: bytes, *, is_wide: bool) -> tuple[int, int]:
    """Return the pattern and the colour with which cells of a style are filled ([MS-XLS] 2.5.20)."""
    if is_wide:
        return record[17] >> 2, record[18] & 0x7F
    return record[10] & 0x3F, record[8] & 0x7F


def _add_name(record: bytes, found: _Globals) -> None:
    """Add a name that a person gave to something ([MS-XLS] 2.4.150); its formula counts as it is stored."""
    if len(record) < 15:
        found.gathering.cannot_see(ContentKind.FORMULAS)
        return
    flags, _, length, formula_bytes = struct.unpack_from("<HBBH", record)
    if not flags & BUILT_IN:
        start = 14 + found.is_wide
        is_wide = found.is_wide and record[14:15] == b"\1"
        end = start + length * (1 + is_wide)
        name = record[start:end].decode("utf-16-le" if is_wide else "latin-1", errors="replace")
        tell_defined(found.gathering, name, record[end : end + formula_bytes])


def _short(record: bytes, at: int, found: _Globals) -> str:
    """Return a string whose length is in one byte."""
    length, start = int.from_bytes(record[at : at + 1], "little"), at + 1 + found.is_wide
    if found.is_wide and record[at + 1 : at + 2] == b"\1":
        return record[start : start + 2 * length].decode("utf-16-le", errors="replace")
    return record[start : start + length].decode("latin-1" if found.is_wide else found.codec, errors="replace")


def _format_code(record: bytes, found: _Globals) -> str:
    if found.is_wide:  # one that is cut off does no more harm than that numbers look another way
        chars, is_wide = struct.unpack_from("<HB", record, 2)
        return record[5 : 5 + chars * (1 + (is_wide & WIDE))].decode(
            "utf-16-le" if is_wide & WIDE else "latin-1", "replace"
        )
    return record[3 : 3 + record[2]].decode(found.codec, errors="replace")


def _add_strings(segments: list[bytes], found: _Globals) -> None:
    """Add the shared strings; how many there are is not believed."""
    reader = StringReader(segments, start=8)
    book = found.book
    while not reader.at_end:
        text = reader.text()
        if reader.runs and found.marked:
            number = len(book.strings)
            runs = [*sorted(RUN.iter_unpack(reader.runs)), (len(text), 0)]  # in order: no letter is in two
            marked = [
                (text[start:end], *found.marked.get(font, (False, "")))
                for (start, font), (end, _) in itertools.pairwise(runs)
            ]
            if told := marked_runs(marked):
                book.marked_strings[number] = told
        book.strings.append(one_line(text))


def _add_sheet(data: bytes, start: int, found: _Globals, text: SheetText, page: int) -> int:
    """Add the cells of a sheet to a text; return how many bytes were read."""
    if struct.unpack_from("<H", data, start)[0] != BEGIN:
        raise damaged()
    row = depth = read_bytes = 0
    placed = b""
    found.book.start_sheet(text)
    sights = RecordSights(found.book, found.gathering, page, codec="" if found.is_wide else found.codec)
    chart: list[tuple[int, bytes]] = []
    for end, kind, segments in _records(data, start):
        read_bytes = end - start
        depth += (kind == BEGIN) - (kind == END)
        if depth > 1:  # a chart on the sheet holds its numbers once more
            chart.append((kind, b"".join(segments)))
            continue
        if chart:
            sights.chart(chart)
            chart.clear()
        if kind in STYLED:
            placed = segments[0]
            here = int.from_bytes(placed[:2], "little")
            if here != row:
                text.end_row()
                row = here
                sights.start_row(is_hidden=row in sights.hidden_rows)
        if kind in ADDED:
            _add_cells(kind, segments, found, text, sights, placed=placed)
        if kind in SEEN:
            sights.see(kind, segments)
    text.end_row()
    sights.end()
    for paragraph in itertools.chain.from_iterable(map(str.splitlines, sights.boxes)):
        text.line(paragraph)
    return read_bytes


def _add_cells(
    kind: int, segments: list[bytes], found: _Globals, text: SheetText, sights: RecordSights, *, placed: bytes
) -> None:
    """Add the cells of a record; `placed` is the one that says where they are."""
    _, column, style = CELL.unpack_from(placed)
    styles = [style]
    if kind in SEVERAL:
        several = list(_several(kind, placed))
        styles = [style for style, *_ in several]
        cells = [found.book.number(rk_number(packed), style) for style, *rest in several for packed in rest]
    else:
        cells = [] if kind == BLANK else _cells(kind, segments, found, style)
    for number, shown in enumerate(cells):
        text.cell(shown, column + number)
        if shown and sights.is_watching:
            string = int.from_bytes(segments[0][6:10], "little") if kind == SHARED else None
            sights.cell(shown, column + number, styles[number], string)
    if found.book.colours and (cells or kind in BLANKS):
        has_text = any(cells)
        for number, style in enumerate(styles):
            text.colours.cell(column + number, found.book.colours.get(style), has_text=has_text)


def _several(kind: int, record: bytes) -> Iterator[tuple[int, ...]]:
    """Return what a record of several cells says of each of them, the style first."""
    each = SEVERAL[kind]
    size_bytes = struct.calcsize(each)
    return struct.iter_unpack(each, record[4 : 4 + (len(record) - 6) // size_bytes * size_bytes])


def _cells(kind: int, segments: list[bytes], found: _Globals, style: int) -> list[str]:
    """Return what the cell of a record shows; the text of a formula comes in a record of its own, behind it."""
    record = segments[0]
    if kind == SHARED:
        return [found.book.string(WHOLE.unpack_from(record, 6)[0])]
    if kind == NUMBER or (kind == FORMULA and record[RESULT_AT + 6 : RESULT_AT + 8] != b"\xff\xff"):
        return [found.book.number(REAL.unpack_from(record, RESULT_AT)[0], style)]
    if kind == RK:
        return [found.book.number(rk_number(WHOLE.unpack_from(record, 6)[0]), style)]
    if kind in TEXTS:
        return [_string(segments, TEXTS[kind], found)]
    if kind == FORMULA and record[RESULT_AT] not in {RESULT_BOOL, RESULT_ERROR}:
        return []
    is_error, value = (record[7], record[6]) if kind == BOOL_OR_ERROR else (record[6] == RESULT_ERROR, record[8])
    return [ERRORS.get(value, "") if is_error else "TRUE" if value else "FALSE"]


def _string(segments: list[bytes], start: int, found: _Globals) -> str:
    if found.is_wide:
        return one_line(StringReader(segments, start=start).text())
    length = struct.unpack_from("<H", segments[0], start)[0]
    data = b"".join(segments)[start + 2 :]
    if len(data) < length:
        raise damaged()
    return one_line(data[:length].decode(found.codec, errors="replace"))


def _records(data: bytes, start: int) -> Iterator[tuple[int, int, list[bytes]]]:
    """Yield the records from `start` to the end: where each ends, its kind, its content and what continues it."""
    depth = 0
    at = start
    while True:
        kind, size_bytes = HEAD.unpack_from(data, at)
        at += HEAD.size + size_bytes
        segments = [data[at - size_bytes : at]]
        if kind in CONTINUED:
            while data[at : at + 2] == CONTINUE_BYTES:
                more_bytes = HEAD.unpack_from(data, at)[1]
                at += HEAD.size + more_bytes
                segments.append(data[at - more_bytes : at])
        if at > len(data):
            raise damaged()
        yield at, kind, segments
        if kind == BEGIN:
            depth += 1
        elif kind == END:
            depth -= 1
            if depth <= 0:
                return
