"""rar archives whose files are stored as they are, by the technical note of RAR 5.0, byte by byte."""

import struct
import zlib
from collections.abc import Mapping, Sequence

_MAIN, _FILE, _END = 1, 2, 5
_HAS_DATA, _HAS_CRC, _UNIX = 2, 4, 1


def number(value: int) -> bytes:
    """Return a number as the format has it: seven bits a byte, the lowest first."""
    return bytes([value]) if value < 0x80 else bytes([value & 0x7F | 0x80]) + number(value >> 7)


def rar_of(files: Mapping[str, bytes], *, sizes: Sequence[int] | None = None) -> bytes:
    """Return an archive of files; with `sizes` their headers say these."""
    told = sizes or [*map(len, files.values())]
    blocks = (_file(name, data, size) + data for (name, data), size in zip(files.items(), told, strict=True))
    return b"Rar!\x1a\x07\1\0" + _block(_MAIN, 0, b"\0") + b"".join(blocks) + _block(_END, 0, b"\0")


def _file(name: str, data: bytes, size_bytes: int) -> bytes:
    parts = [number(len(data)), number(_HAS_CRC), number(size_bytes), number(0o100644)]
    parts += [struct.pack("<I", zlib.crc32(data)), number(0), number(_UNIX), number(len(name.encode())), name.encode()]
    return _block(_FILE, _HAS_DATA, b"".join(parts))


def _block(kind: int, flags: int, rest: bytes) -> bytes:
    header = number(kind) + number(flags) + rest
    header = number(len(header)) + header
    return struct.pack("<I", zlib.crc32(header)) + header
