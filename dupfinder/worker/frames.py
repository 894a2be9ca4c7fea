"""Messages between the parent and a worker: a JSON head and a body of bytes, each behind its length.

Nothing a worker sends is ever executed (no pickle): a hostile document that takes over its reader must not reach the
parent.
"""

import json
import struct
from dataclasses import dataclass, field
from typing import Any, BinaryIO

_LENGTHS = struct.Struct("<IQ")
MAX_HEAD_BYTES = 64 << 20
MAX_BODY_BYTES = 8 << 30


class BrokenFrame(Exception):  # noqa: N818 - says what was found, like EOFError
    """The other side ended in the middle of a message, or sent none of ours."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One message."""

    head: dict[str, Any]
    body: bytes = field(default=b"", repr=False)


def write_frame(out: BinaryIO, frame: Frame) -> None:
    """Send a message at once."""
    head = json.dumps(frame.head, separators=(",", ":")).encode("ascii")
    out.write(_LENGTHS.pack(len(head), len(frame.body)) + head)
    out.write(frame.body)
    out.flush()


def read_frame(source: BinaryIO) -> Frame | None:
    """Return the next message, or `None` if the other side closed; `BrokenFrame` if it broke off."""
    lengths = source.read(_LENGTHS.size)
    if not lengths:
        return None
    if len(lengths) < _LENGTHS.size:
        raise BrokenFrame
    head_bytes, body_bytes = _LENGTHS.unpack(lengths)
    if head_bytes > MAX_HEAD_BYTES or body_bytes > MAX_BODY_BYTES:
        raise BrokenFrame
    data, body = source.read(head_bytes), source.read(body_bytes)
    if len(data) < head_bytes or len(body) < body_bytes:
        raise BrokenFrame
    try:
        head = json.loads(data)
    except ValueError as error:
        raise BrokenFrame from error
    if not isinstance(head, dict):
        raise BrokenFrame
    return Frame(head, body)
