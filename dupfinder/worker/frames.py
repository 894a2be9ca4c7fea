"""Messages between the parent and a worker: a JSON head and a body of bytes, each behind its length.

Nothing a worker sends is ever executed (no pickle): a hostile document that takes over its reader must not reach the
parent.
"""

import json
import struct
from dataclasses import field
from typing import Any, BinaryIO

from dupfinder.domain.records import dataclass

_LENGTHS = struct.Struct("<IQ")
_COMPACT = json.JSONEncoder(separators=(",", ":"))
_DECODER = json.JSONDecoder()
BUFFER_BYTES = 1 << 16
"""Of either end: as much as a pipe of Linux takes at once."""
MAX_HEAD_BYTES = 16 << 20
MAX_BODY_BYTES = 8 << 30


class BrokenFrame(Exception):  # noqa: N818 - says what was found, like EOFError
    """The other side ended in the middle of a message, or sent none of ours."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One message."""

    head: dict[str, Any]
    body: bytes = field(default=b"", repr=False)


def write_frame(out: BinaryIO, frame: Frame, *, at_once: bool = True) -> None:
    """Send a message; unless `at_once` it may wait for the next one, as each that is sent wakes the other side."""
    head = _COMPACT.encode(frame.head).encode("ascii")
    out.write(_LENGTHS.pack(len(head), len(frame.body)) + head)
    if frame.body:
        out.write(frame.body)
    if at_once:
        out.flush()


def read_frame(source: BinaryIO, *, most_bytes: int = MAX_BODY_BYTES) -> Frame | None:
    """Return the next message, or `None` if the other side closed.

    `BrokenFrame` if it broke off, is none of ours, or is longer than `most_bytes`: then nothing of it is read.
    """
    lengths = source.read(_LENGTHS.size)
    if not lengths:
        return None
    if len(lengths) < _LENGTHS.size:
        raise BrokenFrame
    head_bytes, body_bytes = _LENGTHS.unpack(lengths)
    if head_bytes > MAX_HEAD_BYTES or head_bytes + body_bytes > most_bytes:
        raise BrokenFrame
    data, body = source.read(head_bytes), source.read(body_bytes)
    if len(data) < head_bytes or len(body) < body_bytes:
        raise BrokenFrame
    try:
        head = _DECODER.decode(data.decode("ascii"))  # `json.loads` would first guess the encoding
    except (ValueError, RecursionError) as error:
        raise BrokenFrame from error
    if not isinstance(head, dict):
        raise BrokenFrame
    return Frame(head, body)
