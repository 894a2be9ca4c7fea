"""Kindle and Mobipocket books, record by record: also such as no program writes."""

import struct
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import accumulate

RECORD_BYTES = 4096


def packed(data: bytes) -> bytes:
    """Return a record as PalmDOC packs it: by pairs that point back, spaces with a letter, and bytes as they are."""
    out = bytearray()
    place = 0
    while place < len(data):
        length = next((each for each in range(10, 2, -1) if data.find(data[place : place + each], 0, place) >= 0), 0)
        found = data.rfind(data[place : place + length], max(0, place - 2047), place) if length else -1
        if found >= 0 and place + length <= len(data):
            out += struct.pack(">H", 0x8000 | (place - found) << 3 | (length - 3))
            place += length
        elif data[place] == 0x20 and place + 1 < len(data) and 0x40 <= data[place + 1] < 0x80:
            out.append(data[place + 1] ^ 0x80)
            place += 2
        elif data[place] in range(1, 9) or data[place] >= 0x80:
            out += bytes((1, data[place]))
            place += 1
        else:
            out.append(data[place])
            place += 1
    return bytes(out)


def coded(data: bytes, phrases: Sequence[bytes] = ()) -> bytes:
    """Return a record in codes: of 8 bits for bytes below 240, of 16 for others, and for each phrase where it fits."""
    out = bytearray()
    while data:
        number = next((number for number, phrase in enumerate(phrases, 256) if data.startswith(phrase)), data[0])
        data = data[1 if number < 256 else len(phrases[number - 256]) :]
        out += bytes([255 - number]) if number < 240 else struct.pack(">H", 4095 + 240 - number)
    return bytes(out)


def dictionary(phrases: Sequence[bytes], *, per_record: int = 128) -> list[bytes]:
    """Return the records that tell of the codes of `coded`; phrases are in codes themselves, single bytes are not."""
    by_byte = [8 if byte < 16 else 0x88 | 255 << 8 for byte in range(256)]
    limits = [(16 << 8 >> 16 - bits, 0) if bits < 16 else (0, 4095 + 240) for bits in range(1, 33)]
    codes = b"HUFF" + struct.pack(">III", 24, 24, 24 + 1024) + bytes(8)
    codes += struct.pack(">256I64I", *by_byte, *(limit for pair in limits for limit in pair))
    entries = [struct.pack(">H", 0x8001) + bytes([byte]) for byte in range(256)]
    entries += [struct.pack(">H", len(phrase)) + phrase for phrase in phrases]
    records = [codes]
    for first in range(0, len(entries), per_record):
        of_record = entries[first : first + per_record]
        places = [2 * len(of_record) + sum(map(len, of_record[:number])) for number in range(len(of_record))]
        head = b"CDIC" + struct.pack(">III", 16, len(entries), (per_record - 1).bit_length())
        records.append(head + struct.pack(f">{len(places)}H", *places) + b"".join(of_record))
    return records


def database(records: Sequence[bytes], kind: bytes = b"BOOKMOBI") -> bytes:
    """Return a Palm database of records."""
    begin = 80 + 8 * len(records)
    places = list(accumulate(map(len, records), initial=begin))[:-1]
    entries = b"".join(struct.pack(">II", place, number) for number, place in enumerate(places))
    head = b"Book".ljust(60, b"\0") + kind + bytes(8) + struct.pack(">H", len(records))
    return head + entries + bytes(2) + b"".join(records)


def kindle_book(
    flows: Sequence[str],
    *,
    pictures: Sequence[bytes] = (),
    said: Mapping[int, str] | None = None,
    version: int = 6,
    packing: int = 2,
    encryption: int = 0,
    after: int = 0,
    phrases: Sequence[bytes] = (),
    written: Sequence[bytes] | None = None,
) -> bytes:
    """Return a book: its pages and style sheets, pictures, and what it says of itself by number.

    With `after` each text record has pieces behind the text, one for each flag. With `packing` 17480 the text is in
    codes, some of which stand for `phrases`, which the book has as they are `written`.
    """
    parts = [flow.encode() for flow in flows]
    text = b"".join(parts)
    pieces = [text[start : start + RECORD_BYTES] for start in range(0, len(text), RECORD_BYTES)]
    # The lowest flag is of a letter cut in two; each other one of a piece that ends with its size.
    behind = b"\0" * (after & 1) + b"abc\x84" * (after >> 1).bit_count()
    pack = packed if packing == 2 else partial(coded, phrases=phrases) if packing == 17480 else bytes
    records = [pack(piece) + behind for piece in pieces]
    codes = dictionary([*map(coded, phrases)] if written is None else written) if packing == 17480 else []
    ends = [sum(map(len, parts[: number + 1])) for number in range(len(parts))]
    table = b"FDST" + struct.pack(">II", 12, len(parts))
    table += b"".join(struct.pack(">II", end - len(part), end) for part, end in zip(parts, ends, strict=True))
    told = [struct.pack(">II", kind, 8 + len(value.encode())) + value.encode() for kind, value in (said or {}).items()]
    head = bytearray(248)
    struct.pack_into(">HxxIHHH", head, 0, packing, len(text), len(records), RECORD_BYTES, encryption)
    struct.pack_into(">4sIIIII", head, 16, b"MOBI", 232, 2, 65001, 0, version)
    struct.pack_into(">I", head, 108, 1 + len(records))
    struct.pack_into(">II", head, 112, 2 + len(records) + len(pictures), len(codes))
    struct.pack_into(">I", head, 128, 0x40)
    struct.pack_into(">II", head, 192, 1 + len(records) + len(pictures), len(parts))
    struct.pack_into(">I", head, 240, after)
    extra = b"EXTH" + struct.pack(">II", 12 + sum(map(len, told)), len(told)) + b"".join(told)
    return database([bytes(head) + extra, *records, *pictures, table, *codes])


def plain_book(text: bytes) -> bytes:
    """Return a book of the oldest kind, which is text without any marks."""
    pieces = [text[start : start + RECORD_BYTES] for start in range(0, len(text), RECORD_BYTES)]
    head = struct.pack(">HxxIHHxxxx", 2, len(text), len(pieces), RECORD_BYTES)
    return database([head, *map(packed, pieces)], b"TEXtREAd")
