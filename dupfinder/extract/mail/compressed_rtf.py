"""Rich text as Outlook compresses it ([MS-OXRTFCP])."""

import struct

HEADER = struct.Struct("<III4x")
COMPRESSED = 0x75465A4C
UNCOMPRESSED = 0x414C454D
WINDOW_BYTES = 4096
WINDOW = (
    rb"{\rtf1\ansi\mac\deff0\deftab720{\fonttbl;}{\f0\fnil \froman \fswiss \fmodern \fscript \fdecor "
    rb"MS Sans SerifSymbolArialTimes New RomanCourier{\colortbl\red0\green0\blue0"
    b"\r\n"
    rb"\par \pard\plain\f0\fs20\b\i\u\tab\tx"
)
"""What the window holds at the start (2.1.2.1)."""
FLAGS_OF_A_RUN = 8


def uncompressed(data: bytes) -> bytes:
    """Return the rich text in a property; `ValueError` where it is damaged.

    Each two bytes stand for 17 at most, so the text cannot grow without bounds.
    """
    compressed_bytes, raw_bytes, kind = HEADER.unpack_from(data)
    body = data[HEADER.size : compressed_bytes + 4]
    if compressed_bytes + 4 > len(data):
        raise ValueError("the rich text is cut off")
    if kind == UNCOMPRESSED:
        return body[:raw_bytes]
    if kind != COMPRESSED:
        raise ValueError("unknown compression of rich text")
    text = _expanded(body)
    if len(text) < raw_bytes:
        raise ValueError("the rich text is cut off")
    return text[:raw_bytes]


def _expanded(body: bytes) -> bytes:
    """Return what literal bytes and references into the last 4,096 of them stand for (2.2.3)."""
    text = bytearray(WINDOW)
    position = 0
    while position < len(body):
        flags = body[position]
        position += 1
        for bit in range(FLAGS_OF_A_RUN):
            if not flags >> bit & 1:
                text += body[position : position + 1]
                position += 1
                continue
            if position + 2 > len(body):
                return bytes(text[len(WINDOW) :])
            reference = body[position] << 8 | body[position + 1]
            position += 2
            offset, length = reference >> 4, (reference & 0xF) + 2
            distance = (len(text) - offset) % WINDOW_BYTES
            if distance == 0:  # a reference to where the next byte would go ends the text
                return bytes(text[len(WINDOW) :])
            start = len(text) - distance
            for place in range(start, start + length):
                text.append(text[place] if place >= 0 else 0)
    return bytes(text[len(WINDOW) :])
