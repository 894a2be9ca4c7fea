"""Pictures and shapes in documents of Office up to 2003: records inside of records ([MS-ODRAW])."""

import itertools
import struct
import zlib
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from dupfinder.extract.table_rows import LIGHTS, hue_of

HEAD = struct.Struct("<HHI")
CONTAINER = 0xF
GROUP, STORE_ENTRY, SHAPE, SHAPE_PROPERTIES = 0xF003, 0xF007, 0xF00A, 0xF00B
STORE_ENTRY_BYTES = 36
BLIPS = range(0xF018, 0xF118)
EMF, WMF, PICT, JPEG, PNG, DIB, TIFF, CMYK_JPEG = 0xF01A, 0xF01B, 0xF01C, 0xF01D, 0xF01E, 0xF01F, 0xF029, 0xF02A
METAFILES = frozenset({EMF, WMF, PICT})
NAMES = {EMF: "emf", WMF: "wmf", PICT: "pict", JPEG: "jpeg", PNG: "png", DIB: "dib", TIFF: "tiff", CMYK_JPEG: "jpeg"}
TWO_IDS = frozenset({0x217, 0x3D5, 0x46B, 0x543, 0x6E1, 0x6E3, 0x6E5, 0x7A9})
"""Instances of pictures with a second identifier before their data."""
ID_BYTES = 16
METAFILE_HEAD_BYTES = 34
MOST_RATIO = 200
"""So many times as long as its packed data a metafile may be; else it counts as it is packed."""
NO_DRAWINGS = frozenset({75, 201, 202})
"""Types of shapes that are only the frame of a picture, or of a text."""
BOXES, LINES = frozenset({1, 2, 109}), frozenset({20, 32})
"""Those that are layout if there is a text in them, and if no end is an arrow."""
IS_COMPLEX, TEXT, CORNERS, ARROWS = 0x8000, 0x80, 0x145, frozenset({0x1D0, 0x1D1})
FILL, WHITE = 0x181, 0xFFFFFF
"""What says of a shape that it has a text, a form of its own, and which ends it has."""
NOT_DRAWN = 0x1 | 0x4 | 0x400
"""What says of a shape that it is a group, what all others are in, or the ground."""


@dataclass(frozen=True, slots=True)
class Blip:
    """A picture as it is stored."""

    kind: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A picture that is at an offset of another stream."""

    offset: int


def records(data: bytes) -> Iterator[tuple[int, int, bytes]]:
    """Yield kind, instance and content of all records that hold no others, up to one that is cut off."""
    at = 0
    while at + HEAD.size <= len(data):
        version, kind, size_bytes = HEAD.unpack_from(data, at)
        at += HEAD.size
        if version & 0xF == CONTAINER:
            continue  # what is inside comes next
        if at + size_bytes > len(data):
            return
        yield kind, version >> 4, data[at : at + size_bytes]
        at += size_bytes


def pictures(data: bytes) -> Iterator[Blip | Elsewhere]:
    """Yield the pictures among records."""
    for kind, instance, content in records(data):
        if kind == STORE_ENTRY and len(content) >= STORE_ENTRY_BYTES:
            inside = content[STORE_ENTRY_BYTES + content[33] :]
            count, offset = struct.unpack_from("<II", content, 24)
            if inside:
                blips = (one for one in itertools.islice(records(inside), 1) if one[0] in BLIPS)
                yield from (_blip(*one) for one in blips)
            elif count and offset != 0xFFFFFFFF:
                yield Elsewhere(offset)
        elif kind in BLIPS:
            yield _blip(kind, instance, content)


def shapes(data: bytes, worded: AbstractSet[int] | None = None) -> Iterator[int]:
    """Yield the types of shapes among records that draw something; the ground of a drawing is always there.

    `worded` are those with words in them, if that is known: of others the colour may be all that they say.
    """
    found = None
    number = 0
    for kind, instance, content in itertools.chain(records(data), [(SHAPE, 0, b"")]):
        if kind == SHAPE:
            if found is not None and found not in LINES:
                yield found
            is_unseen = int.from_bytes(content[4:8], "little") & NOT_DRAWN
            found = None if is_unseen or instance in NO_DRAWINGS or not content else instance
            number = int.from_bytes(content[:4], "little")
        elif kind == SHAPE_PROPERTIES and found is not None:
            said, corners = _said_of_shape(content, instance)
            says_colour = worded is not None and number not in worded and said.get(FILL, WHITE) != WHITE
            if found in BOXES and said.get(TEXT) and _is_rectangle(corners) and not says_colour:
                found = None
            elif found in LINES and any(map(said.get, ARROWS)):
                yield found
                found = None


def lights(data: bytes) -> Iterator[tuple[int, str]]:
    """Yield the ids of shapes among records whose fill is one of the `LIGHTS`, with its hue."""
    number = 0
    for kind, instance, content in records(data):
        if kind == SHAPE:
            number = int.from_bytes(content[:4], "little")
        elif kind == SHAPE_PROPERTIES:
            fill = _said_of_shape(content, instance)[0].get(FILL, WHITE)
            hue = hue_of(int.from_bytes((fill & WHITE).to_bytes(3, "little"), "big"))
            if hue in LIGHTS:
                yield number, hue


def _said_of_shape(content: bytes, count: int) -> tuple[dict[int, int], bytes]:
    """Return what so many properties say of a shape, and the corners of a form of its own, which stand behind them."""
    said: dict[int, int] = {}
    corners = b""
    end = 6 * count
    for at in range(0, min(end, len(content) - 5), 6):
        name, value = struct.unpack_from("<HI", content, at)
        said[name & 0x3FFF] = value
        if name & IS_COMPLEX:
            if name & 0x3FFF == CORNERS:
                corners = content[end : end + value]
            end += value
    return said, corners


def _is_rectangle(corners: bytes) -> bool:
    """Return whether the corners of a form are those of a frame, as LibreOffice writes them: four, the first at 0."""
    return not corners or (corners[:2] == b"\4\0" and not corners[6:10].strip(b"\0"))


def outermost_groups(data: bytes) -> dict[int, int]:
    """Return the id of the outermost group of each shape of a drawing; most are in none and have their own."""
    found: dict[int, int] = {}
    ends: list[int] = []
    outermost = at = 0
    while at + HEAD.size <= len(data):
        version, kind, size_bytes = HEAD.unpack_from(data, at)
        at += HEAD.size
        while ends and ends[-1] < at:
            ends.pop()
        if version & 0xF == CONTAINER:
            if kind == GROUP:
                ends.append(at + size_bytes)
                outermost = outermost if len(ends) > 2 else 0
            continue
        if kind == SHAPE and at + 4 <= len(data):
            number = struct.unpack_from("<I", data, at)[0]
            outermost = outermost if len(ends) > 1 and outermost else number
            found[number] = outermost
        at += size_bytes
    return found


def _blip(kind: int, instance: int, content: bytes) -> Blip:
    start = ID_BYTES * (2 if instance in TWO_IDS else 1)
    if kind not in METAFILES:
        return Blip(NAMES.get(kind, ""), content[start + 1 :])
    packed = content[start + METAFILE_HEAD_BYTES :]
    if content[start + METAFILE_HEAD_BYTES - 2 : start + METAFILE_HEAD_BYTES - 1] == b"\0":
        unpacker = zlib.decompressobj()
        try:
            data = unpacker.decompress(packed, MOST_RATIO * len(packed) + 1)
        except zlib.error:
            data = packed
        return Blip(NAMES[kind], packed if unpacker.unconsumed_tail else data)
    return Blip(NAMES[kind], packed)
