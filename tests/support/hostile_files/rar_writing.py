"""rar archives whose files are stored as they are, by the technical note of RAR 5.0, byte by byte."""

import struct
import zlib
from collections.abc import Mapping, Sequence

_MAIN, _FILE, _END = 1, 2, 5
_HAS_EXTRA, _HAS_DATA, _HAS_CRC, _UNIX = 1, 2, 4, 1
_REDIRECTION, _FILE_COPY = 5, 5


def number(value: int) -> bytes:
    """Return a number as the format has it: seven bits a byte, the lowest first."""
    return bytes([value]) if value < 0x80 else bytes([value & 0x7F | 0x80]) + number(value >> 7)


def rar_of(
    files: Mapping[str, bytes], *, sizes: Sequence[int] | None = None, copies: Mapping[str, str] | None = None
) -> bytes:
    """Return an archive of files; with `sizes` their headers say these. `copies` refer to others (`rar a -oi`)."""
    told = sizes or [*map(len, files.values())]
    blocks = [_file(name, data, size) + data for (name, data), size in zip(files.items(), told, strict=True)]
    blocks += [_file(name, b"", len(files[of]), _reference(of)) for name, of in (copies or {}).items()]
    return b"Rar!\x1a\x07\1\0" + _block(_MAIN, 0, b"\0") + b"".join(blocks) + _block(_END, 0, b"\0")


def _reference(name: str) -> bytes:
    record = number(_REDIRECTION) + number(_FILE_COPY) + number(0) + number(len(name.encode())) + name.encode()
    return number(len(record)) + record


def _file(name: str, data: bytes, size_bytes: int, extra: bytes = b"") -> bytes:
    parts = [number(len(data)), number(_HAS_CRC), number(size_bytes), number(0o100644)]
    parts += [struct.pack("<I", zlib.crc32(data)), number(0), number(_UNIX), number(len(name.encode())), name.encode()]
    if extra:
        return _block(_FILE, _HAS_EXTRA | _HAS_DATA, number(len(extra)) + b"".join(parts) + extra)
    return _block(_FILE, _HAS_DATA, b"".join(parts))


def _block(kind: int, flags: int, rest: bytes) -> bytes:
    header = number(kind) + number(flags) + rest
    header = number(len(header)) + header
    return struct.pack("<I", zlib.crc32(header)) + header
