"""What is in a workbook up to 2003 besides the words of its cells ([MS-XLS]): formulas, notes, links, hidden rows."""

import itertools
import struct
from collections.abc import Sequence
from functools import partial

from dupfinder.domain.beyond import ContentKind, digest_of, item
from dupfinder.extract.containers.office_art import Blip, pictures
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.sheets.sheet_sights import SheetSights
from dupfinder.extract.sheets.workbook import Workbook

FORMULA, NOTE, OBJECT, COLUMN, PICTURES, TEXT_OF_OBJECT, LINK = 0x0006, 0x001C, 0x005D, 0x007D, 0x00EB, 0x01B6, 0x01B8
ROW, ARRAY, SHARED_FORMULA, VALIDATION = 0x0208, 0x0221, 0x04BC, 0x01BE
SEEN = frozenset({FORMULA, NOTE, OBJECT, COLUMN, TEXT_OF_OBJECT, LINK, ROW, ARRAY, SHARED_FORMULA, VALIDATION})
DAMAGED = {
    NOTE: ContentKind.COMMENTS,
    TEXT_OF_OBJECT: ContentKind.COMMENTS,
    LINK: ContentKind.LINKS,
    VALIDATION: ContentKind.FORMULAS,
}
"""What a damaged record makes unseen; another one, drawings."""
FORMULAS = {FORMULA: 20, ARRAY: 12, SHARED_FORMULA: 8}
"""Where these have the length of their formula, which comes next."""
HIDDEN_ROW, HIDDEN_COLUMN = 0x20, 0x01
CHOOSES, TEXT = 3, 0x17
SERIES, TITLE, WORDS, WORDS_AT = 0x1003, 0x1025, 0x100D, 4
"""In a chart: a series, and a title, each followed by its words, which start there ([MS-XLS] 2.4.254)."""

CHART, TEXT_BOX, PICTURE, COMMENT = 0x05, 0x06, 0x08, 0x19
CONTROLS = frozenset({0x07, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F, 0x10, 0x11, 0x12, 0x13, 0x14})
STATES = frozenset({0x0B, 0x0C})
STATE = 0x12
"""In a check box or option button: whether it is ticked."""

DISPLAY_NAME, FRAME, MONIKER, MONIKER_TEXT, PLACE = 0x10, 0x80, 0x01, 0x100, 0x08
URL_MONIKER = bytes.fromhex("e0c9ea79f9bace118c8200aa004ba90b")
FILE_MONIKER = bytes.fromhex("0303000000000000c000000000000046")


class RecordSights(SheetSights):
    """Gathers what the records of one sheet say; `codec` is that of workbooks without Unicode."""

    TOKENS = "xls"

    def __init__(self, book: Workbook, gathering: Gathering, page: int, *, codec: str) -> None:
        super().__init__(book, gathering, page)
        self._codec = codec
        self.hidden_rows: set[int] = set()
        self._object = 0
        self.boxes: list[str] = []
        """The words in shapes, and the titles of charts."""

    def see(self, kind: int, segments: Sequence[bytes]) -> None:
        """Take a record of `SEEN`; one that is damaged makes its kind unseen."""
        try:
            self._see(kind, segments)
        except (struct.error, IndexError):
            self._gathering.cannot_see(DAMAGED.get(kind, ContentKind.DRAWINGS))

    def chart(self, records: Sequence[tuple[int, bytes]]) -> None:
        """Take the records of a chart."""
        told = itertools.chain.from_iterable((kind.to_bytes(2, "little"), record) for kind, record in records)
        self._gathering.add(ContentKind.DRAWINGS, item("chart", digest_of(*told), page=self._page))
        is_title = False
        for kind, record in records:
            if kind in {SERIES, TITLE}:
                is_title = kind == TITLE
            elif kind == WORDS and is_title and len(record) > WORDS_AT:
                codec = self._codec or ("utf-16-le" if record[WORDS_AT - 1] & 1 else "latin-1")
                self.boxes.append(record[WORDS_AT - bool(self._codec) :].decode(codec, errors="replace"))

    def _see(self, kind: int, segments: Sequence[bytes]) -> None:
        record = segments[0]
        if kind in FORMULAS:
            self._formula(record, FORMULAS[kind])
        elif kind == LINK:
            self._gathering.link(_target(record))
        elif kind == ROW:
            if struct.unpack_from("<H", record, 12)[0] & HIDDEN_ROW:
                self.hidden_rows.add(struct.unpack_from("<H", record)[0])
        elif kind == COLUMN:
            first, last, _, _, flags = struct.unpack_from("<5H", record)
            if flags & HIDDEN_COLUMN:
                self.hide_columns(first, last)
        else:
            self._see_object(kind, segments)

    def _see_object(self, kind: int, segments: Sequence[bytes]) -> None:
        record = segments[0]
        if kind == OBJECT:
            self._drawn(record)
        elif kind == TEXT_OF_OBJECT:
            self._words(segments)
        elif kind == VALIDATION:
            self._choices(record)
        elif self._codec:  # since 1997 a note has its words in an object
            self._gathering.words(ContentKind.COMMENTS, record[6:].decode(self._codec, errors="replace"))

    def _formula(self, record: bytes, at: int) -> None:
        length = struct.unpack_from("<H", record, at)[0]
        row, column = struct.unpack_from("<HH", record)
        self.formula(f"R{row + 1}C{column + 1}", record[at + 2 : at + 2 + length])

    def _choices(self, record: bytes) -> None:
        """Take a list from which values are to be chosen ([MS-XLS] 2.4.88); one that cells hold, as it is stored."""
        if record[0] & 0xF != CHOOSES:
            return
        at = 4
        for _ in range(4):  # titles and texts of messages
            length, flags = struct.unpack_from("<HB", record, at)
            at += 3 + length * (1 + (flags & 1))
        formula = record[at + 4 : at + 4 + struct.unpack_from("<H", record, at)[0]]
        if formula[0] == TEXT:
            entries = formula[3:].decode("utf-16-le" if formula[2] & 1 else "latin-1", errors="replace")
            self.lists.append('"' + entries.replace("\0", ",") + '"')
        else:
            self.formula("list", formula)

    def _drawn(self, record: bytes) -> None:
        """Take an object that is drawn on the sheet."""
        if self._codec:
            self._gathering.cannot_see(ContentKind.DRAWINGS, ContentKind.PICTURES)
            return
        self._object = struct.unpack_from("<H", record, 4)[0]
        if self._object in STATES:
            at = 22
            while record[at : at + 2] not in {b"", STATE.to_bytes(2, "little")}:
                at += 4 + struct.unpack_from("<H", record, at + 2)[0]
            state = "☑" if record[at : at + 2] and struct.unpack_from("<H", record, at + 4)[0] else "☐"
            self._gathering.answer(state, page=self._page)
        elif self._object not in {CHART, TEXT_BOX, PICTURE, COMMENT, *CONTROLS}:
            self._gathering.cannot_see(ContentKind.DRAWINGS)

    def _words(self, segments: Sequence[bytes]) -> None:
        """Take the words of the last object, which are in the records that continue this one."""
        left = struct.unpack_from("<H", segments[0], 10)[0]
        pieces = []
        for segment in segments[1:]:
            if left <= 0:
                break
            width = 2 if segment[0] & 1 else 1
            data = segment[1 : 1 + left * width]
            pieces.append(data.decode("utf-16-le" if width == 2 else "latin-1", errors="replace"))
            left -= len(data) // width
        if self._object == COMMENT:
            self._gathering.words(ContentKind.COMMENTS, "".join(pieces))
        else:
            self.boxes.append("".join(pieces))


def add_pictures(records: bytes, gathering: Gathering) -> None:
    """Add the pictures of a workbook, which are all in one place."""
    for found in pictures(records):
        if isinstance(found, Blip):
            gathering.picture(found.kind, found.data, partial(bytes, found.data))
        else:
            gathering.cannot_see(ContentKind.PICTURES)


def _target(record: bytes) -> str:
    """Return where a link leads ([MS-OSHARED] 2.3.7.1); an empty string for a place in the workbook."""
    flags = struct.unpack_from("<I", record, 28)[0]
    at = 32
    for flag in (DISPLAY_NAME, FRAME):
        if flags & flag:
            at += 4 + 2 * struct.unpack_from("<I", record, at)[0]
    target = ""
    if flags & MONIKER:
        target, at = _moniker(record, at, is_text=bool(flags & MONIKER_TEXT))
    if flags & PLACE and target:
        place, _ = _text(record, at)
        return f"{target}#{place}"
    return target


def _moniker(record: bytes, at: int, *, is_text: bool) -> tuple[str, int]:
    """Return the address that starts there, and where it ends."""
    if is_text:
        return _text(record, at)
    kind, at = record[at : at + 16], at + 16
    if kind == URL_MONIKER:
        size_bytes = struct.unpack_from("<I", record, at)[0]
        address = record[at + 4 : at + 4 + size_bytes].decode("utf-16-le", errors="replace")
        return address.partition("\0")[0], at + 4 + size_bytes
    if kind != FILE_MONIKER:
        raise struct.error("unknown address")
    size_bytes = struct.unpack_from("<I", record, at + 2)[0]
    path = record[at + 6 : at + 6 + size_bytes].decode("latin-1").rstrip("\0")
    wide_bytes = struct.unpack_from("<I", record, at + 30 + size_bytes)[0]
    return path, at + 34 + size_bytes + wide_bytes


def _text(record: bytes, at: int) -> tuple[str, int]:
    length = struct.unpack_from("<I", record, at)[0]
    end = at + 4 + 2 * length
    return record[at + 4 : end].decode("utf-16-le", errors="replace").rstrip("\0"), end
