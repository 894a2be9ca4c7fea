"""Changes inside of containers, which are written anew around what was changed: archives, compound files, PDFs."""

import contextlib
import io
import random
import re
import struct
import zipfile
import zlib
from collections.abc import Callable

import olefile

from hostile_files.compound_writing import compound_file
from hostile_files.pdf_writing import pdf_file
from hostile_files.zip_writing import zip_of
from reader_fuzzing.text_mutation import Blind

Change = Callable[[bytes, random.Random], bytes]
Mutation = Callable[[bytes, random.Random], bytes | None]
"""Returns the changed document, `None` where its container could not be taken apart."""

MARKUP = (".xml", ".rels", ".opf", ".xhtml", ".html", ".ncx", "mimetype")
MOST_PART_BYTES = 1 << 20
OBJECT = re.compile(rb"(?<!\d)(\d{1,7}) 0 obj\b(.*?)\bendobj", re.DOTALL)
STREAM = re.compile(rb"(.*?)\bstream\r?\n(.*)\r?\nendstream", re.DOTALL)
TRAILER = re.compile(rb"trailer\s*<<(.*)>>", re.DOTALL)
TRAILER_KEPT = re.compile(rb"/(?:Info|Encrypt|ID)\s*(?:\d+ \d+ R|\[[^\]]*\])")
INTERESTING = (
    0,
    1,
    2,
    0x7F,
    0x80,
    0xFF,
    0x100,
    0x7FFF,
    0x8000,
    0xFFFF,
    0x10000,
    0x7FFFFFFF,
    0x80000000,
    0xFFFFFFFE,
    0xFFFFFFFF,
)


def mutated_package(change: Change) -> Mutation:
    """Return the mutation of an archive: a part is changed, or parts are dropped, swapped, named otherwise."""

    def mutated(data: bytes, chance: random.Random) -> bytes | None:
        try:
            with zipfile.ZipFile(io.BytesIO(data)) as archive:
                parts = {
                    one.filename: archive.read(one) for one in archive.infolist() if one.file_size < MOST_PART_BYTES
                }
        except Exception:  # noqa: BLE001 - zipfile has no common error
            return None
        if not parts:
            return None
        _change_parts(parts, change, chance)
        with contextlib.suppress(UnicodeError, struct.error):
            return zip_of(parts, method=chance.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)))
        return None

    return mutated


def _change_parts(parts: dict[str, bytes], change: Change, chance: random.Random) -> None:
    names = [name for name in parts if name.endswith(MARKUP)] or list(parts)
    name = chance.choice(names)
    match chance.randrange(20):
        case 0:
            del parts[name]
        case 1:
            parts[name] = parts[chance.choice(names)]
        case 2:
            parts[chance.choice(names) + chance.choice(("", "/", "x"))] = parts.pop(name)
        case _:
            parts[name] = change(parts[name], chance)


def mutated_compound(blind: Blind) -> Mutation:
    """Return the mutation of a compound file: a stream is changed, or streams are dropped or swapped."""

    def mutated(data: bytes, chance: random.Random) -> bytes | None:
        try:
            with olefile.OleFileIO(io.BytesIO(data)) as file:
                streams = {"/".join(path): file.openstream(path).read() for path in file.listdir()}
        except Exception:  # noqa: BLE001 - olefile has no common error
            return None
        if not streams:
            return None
        name = chance.choice(list(streams))
        match chance.randrange(12):
            case 0:
                del streams[name]
            case 1:
                streams[name] = streams[chance.choice(list(streams))]
            case _:
                streams[name] = _changed_binary(streams[name], blind, chance, is_records=name in {"Workbook", "Book"})
        return compound_file(streams) if len(streams) < 1000 else None

    return mutated


def _changed_binary(data: bytes, blind: Blind, chance: random.Random, *, is_records: bool) -> bytes:
    for _ in range(chance.randint(1, 4)):
        choice = chance.randrange(5)
        if choice <= 1 and len(data) > 4:
            size = chance.choice((1, 2, 4))
            place = chance.randrange(min(len(data), chance.choice((100, 1000, len(data)))))
            value = chance.choice((*INTERESTING, len(data), chance.getrandbits(8))) & ((1 << 8 * size) - 1)
            data = data[:place] + value.to_bytes(size, "little") + data[place + size :]
        elif choice == 2 and is_records:
            data = _changed_records(data, chance)
        elif choice == 3 and data:
            start = chance.randrange(len(data))
            piece = data[start : start + (1 << chance.randint(0, 10))]
            place = chance.choice((start, chance.randrange(len(data) + 1)))
            data = data[:place] + piece * chance.choice((1, 1, 2, 50)) + data[place:]
        else:
            data = blind(data)
    return data[:MOST_PART_BYTES]


def _changed_records(data: bytes, chance: random.Random) -> bytes:
    """Return the stream of a workbook with one record dropped, doubled, cut, or of another kind."""
    starts = [0]
    while starts[-1] + 4 <= len(data):
        starts.append(starts[-1] + 4 + struct.unpack_from("<H", data, starts[-1] + 2)[0])
    number = chance.randrange(max(1, len(starts) - 1))
    start, end = starts[number], starts[min(number + 1, len(starts) - 1)]
    one = data[start:end]
    if len(one) < 4:
        return data
    cut = one[4 : 4 + chance.randint(0, len(one) - 4)]
    kinds = (
        0x06,
        0x0A,
        0x3C,
        0x42,
        0x85,
        0xFC,
        0xFD,
        0xD6,
        0x1B8,
        0x200,
        0x203,
        0x204,
        0x205,
        0x207,
        0x27E,
        0xBD,
        0x809,
        0x2F,
    )
    changed = chance.choice(
        (
            b"",
            one + one,
            one[:2] + struct.pack("<H", len(cut)) + cut,
            struct.pack("<H", chance.choice(kinds)) + one[2:],
            one + struct.pack("<HH", 0x3C, len(cut)) + cut,
        )
    )
    return data[:start] + changed + data[end:]


def mutated_pdf(change: Change) -> Mutation:
    """Return the mutation of a PDF: an object, or what its stream unpacks to, is changed; all references are right."""

    def mutated(data: bytes, chance: random.Random) -> bytes | None:
        objects = {int(number): body.strip() for number, body in OBJECT.findall(data)}
        if not objects or len(objects) > 5000:
            return None
        number = chance.choice(list(objects))
        objects[number] = _changed_object(objects[number], change, chance)
        if chance.randrange(20) == 0:
            objects[chance.choice(list(objects))] = objects[number]
        trailer = TRAILER.search(data)
        kept = b"".join(TRAILER_KEPT.findall(trailer[1])) if trailer else b""
        root = re.search(rb"/Root\s*(\d{1,7}) 0 R", data)
        if root is None or int(root[1]) not in objects:
            return None
        if int(root[1]) != 1:
            objects[1], objects[int(root[1])] = objects[int(root[1])], objects.get(1, b"null")
            return None if b"/Pages" not in objects[1] else pdf_file(objects, trailer=kept)
        return pdf_file(objects, trailer=kept)

    return mutated


def _changed_object(body: bytes, change: Change, chance: random.Random) -> bytes:
    found = STREAM.fullmatch(body)
    if found is None:
        return change(body, chance)
    head, content = found.groups()
    if chance.random() < 0.25:
        return change(head, chance) + b"stream\n" + content + b"\nendstream"
    is_packed = b"FlateDecode" in head
    if is_packed:
        try:
            content = zlib.decompressobj().decompress(content, MOST_PART_BYTES)
        except zlib.error:
            return body
    content = change(content, chance)
    content = zlib.compress(content, 1) if is_packed else content
    head = re.sub(rb"/Length\s+\d+(?: \d+ R)?", b"/Length %d" % len(content), head, count=1)
    return head + b"stream\n" + content + b"\nendstream"
