"""Streams of the older binary formats: Word 97 (piece table), Excel 97 (records), Outlook messages (properties)."""

import struct
from collections.abc import Mapping, Sequence

FIB_BYTES = 898
"""The file information block of Word 97 ([MS-DOC] 2.5.1)."""
TEXT_AT = 1024
COMPRESSED = 1 << 30
"""In the place of a piece: its text has a byte a character ([MS-DOC] 2.9.73)."""


def word_streams(text: str, *, table: bytes | None = None, flags: int = 0x0200) -> dict[str, bytes]:
    """Return the streams of a Word 97 document; `table` (the Clx, [MS-DOC] 2.9.38) by default names the text once."""
    data = text.encode("cp1252")
    clx = piece_table([0, len(data)], [TEXT_AT]) if table is None else table
    block = bytearray(FIB_BYTES)
    struct.pack_into("<HHHHHH", block, 0, 0xA5EC, 0x00C1, 0, 0x0409, 0, flags)
    struct.pack_into("<H", block, 32, 14)  # csw
    struct.pack_into("<H", block, 62, 22)  # cslw
    struct.pack_into("<I", block, 64, TEXT_AT + len(data))  # cbMac
    struct.pack_into("<I", block, 76, len(data))  # ccpText
    struct.pack_into("<H", block, 152, 93)  # cbRgFcLcb
    struct.pack_into("<II", block, 418, 0, len(clx))  # fcClx, lcbClx
    return {"WordDocument": bytes(block).ljust(TEXT_AT, b"\0") + data, "1Table": clx}


def piece_table(ends: Sequence[int], places: Sequence[int]) -> bytes:
    """Return a Clx: the characters where pieces start and the last one ends, and the bytes where their texts are."""
    pieces = b"".join(struct.pack("<HIH", 0, COMPRESSED | place * 2, 0) for place in places)
    table = struct.pack(f"<{len(ends)}I", *ends) + pieces
    return b"\x02" + struct.pack("<I", len(table)) + table


def record(kind: int, data: bytes = b"") -> bytes:
    """Return a record of a workbook ([MS-XLS] 2.1.4)."""
    return struct.pack("<HH", kind, len(data)) + data


BOF, EOF, BOUND_SHEET, SHARED, CONTINUE, DIMENSIONS, LABEL_SHARED, LABEL, NUMBER, FORMULA, CODE_PAGE, PASSWORD = (
    0x809, 0x0A, 0x85, 0xFC, 0x3C, 0x200, 0xFD, 0x204, 0x203, 0x06, 0x42, 0x2F,
)  # fmt: skip
GLOBALS, WORKSHEET = 5, 0x10


def shared_strings(*texts: bytes, count: int | None = None) -> bytes:
    """Return the record of the shared strings ([MS-XLS] 2.4.265), which may say another number of them."""
    said = len(texts) if count is None else count
    body = b"".join(struct.pack("<HB", len(text), 0) + text for text in texts)
    return record(SHARED, struct.pack("<II", said, said) + body)


def string_cell(row: int, column: int, index: int = 0) -> bytes:
    """Return a cell that shows a shared string."""
    return record(LABEL_SHARED, struct.pack("<HHHI", row, column, 15, index))


def workbook_stream(cells: bytes, *, shared: bytes, dimensions: tuple[int, int, int, int] = (0, 1, 0, 1)) -> bytes:
    """Return the stream of a workbook of one sheet of these cells."""
    bof = struct.pack("<HHHHII", 0x0600, GLOBALS, 0x0DBB, 0x07CC, 0, 6)
    sheet_bof = struct.pack("<HHHHII", 0x0600, WORKSHEET, 0x0DBB, 0x07CC, 0, 6)
    before = record(BOF, bof) + record(CODE_PAGE, struct.pack("<H", 1200))
    sheet_name = b"\x05\x00First"
    at = len(before) + 4 + 6 + len(sheet_name) + len(shared) + 4
    bound = record(BOUND_SHEET, struct.pack("<IH", at, 0) + sheet_name)
    sheet = record(BOF, sheet_bof) + record(DIMENSIONS, struct.pack("<IIHHH", *dimensions, 0)) + cells + record(EOF)
    return before + bound + shared + record(EOF) + sheet


PROPERTIES = "__properties_version1.0"
TOP_HEADER_BYTES, ATTACHMENT_HEADER_BYTES = 32, 8
UNICODE, BINARY, TIME = 0x1F, 0x102, 0x40
SUBJECT, BODY, BODY_HTML, BODY_RTF, ATTACHED_NAME = 0x0037, 0x1000, 0x1013, 0x1009, 0x3707


def property_stream(entries: Sequence[tuple[int, int, int]], *, header_bytes: int = TOP_HEADER_BYTES) -> bytes:
    """Return the stream of properties ([MS-OXMSG] 2.4): identifier, type, and size or value of each."""
    body = b"".join(struct.pack("<HHIQ", kind, number, 6, value) for number, kind, value in entries)
    return bytes(header_bytes) + body


def message_streams(subject: str, body: str) -> dict[str, bytes]:
    """Return the streams of an Outlook message."""
    texts = {(SUBJECT, UNICODE): subject, (BODY, UNICODE): body}
    encoded = {key: text.encode("utf-16-le") for key, text in texts.items()}
    return {
        PROPERTIES: property_stream([(*key, len(data) + 2) for key, data in encoded.items()]),
        **{stream_name(*key): data for key, data in encoded.items()},
        "__nameid_version1.0/__substg1.0_00020102": b"",
        "__nameid_version1.0/__substg1.0_00030102": b"",
        "__nameid_version1.0/__substg1.0_00040102": b"",
    }


def stream_name(number: int, kind: int) -> str:
    """Return the name of the stream of a property."""
    return f"__substg1.0_{number:04X}{kind:04X}"


def tnef_of(files: Mapping[str, bytes], *, short: str = "", code_page: int = 1252) -> bytes:
    """Return what Outlook sends as `winmail.dat`; with `short` all files are called that in the title of each."""
    attributes = [(1, 0x69007, struct.pack("<II", code_page, 0))]
    for name, data in files.items():
        attributes += [(2, 0x69002, bytes(14)), (2, 0x6800F, data)]
        attributes.append((2, 0x18010, (short or name).encode(f"cp{code_page}") + b"\0"))
        if short:
            letters = name.encode("utf-16-le") + bytes(2)
            named = struct.pack("<HHII", 0x1F, 0x3707, 1, len(letters)) + letters + bytes(-len(letters) % 4)
            attributes.append((2, 0x69005, struct.pack("<IHHI", 2, 3, 0x0E21, 1) + named))
    head = struct.pack("<IH", 0x223E9F78, 1)
    return head + b"".join(
        struct.pack("<BII", level, kind, len(data)) + data + struct.pack("<H", sum(data) & 0xFFFF)
        for level, kind, data in attributes
    )
