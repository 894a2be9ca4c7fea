"""Zip archives written byte by byte, so that their directories need not tell the truth."""

import io
import struct
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

MIB = 1 << 20
MOST_ENTRIES = 0xFFFF
"""More need the directory of Zip64 (APPNOTE 4.3.14)."""


def zip_of(parts: Mapping[str, str | bytes], *, method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Return an ordinary archive of these parts."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", method) as archive:
        for name, content in parts.items():
            archive.writestr(zipfile.ZipInfo(name), content, compress_type=method)
    return buffer.getvalue()


def deflated(data: bytes) -> bytes:
    """Return bytes as they stand in an archive."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(data) + packer.flush()


def deflated_run(piece: bytes, size_bytes: int, *, before: bytes = b"", after: bytes = b"") -> bytes:
    """Return what unpacks to `piece` again and again, `size_bytes` at least, between two others; made in milliseconds.

    A flushed block stands by itself, so one block is written as often as needed.
    """
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    start = packer.compress(before) + packer.flush(zlib.Z_FULL_FLUSH)
    repeated = piece * max(1, MIB // len(piece))
    block = packer.compress(repeated) + packer.flush(zlib.Z_FULL_FLUSH)
    return start + block * -(-size_bytes // len(repeated)) + packer.compress(after) + packer.flush()


def crc_of_unpacked(packed: bytes) -> int:
    """Return the checksum of what deflated bytes unpack to, without holding that."""
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
    crc = 0
    while packed:
        crc = zlib.crc32(unpacker.decompress(packed, MIB), crc)
        packed = unpacker.unconsumed_tail
    return zlib.crc32(unpacker.flush(), crc)


def zlib_run(piece: bytes, size_bytes: int) -> bytes:
    """Return `deflated_run` with the head that a stream of a PDF has; its checksum is missing, as readers allow."""
    return b"\x78\x9c" + deflated_run(piece, size_bytes)


@dataclass(frozen=True, slots=True, kw_only=True)
class RawPart:
    """A part of an archive, packed already, and what the directory says of it."""

    name: str
    packed: bytes
    method: int = zipfile.ZIP_DEFLATED
    said_size_bytes: int = 0
    said_packed_bytes: int | None = None
    crc: int = 0
    flags: int = 0
    shares_offset_of: int | None = None
    """The number of a part before it whose bytes it also is: no bytes of its own are written."""


def honest_part(name: str, data: bytes) -> RawPart:
    """Return a part that is what the directory says."""
    return RawPart(name=name, packed=deflated(data), said_size_bytes=len(data), crc=zlib.crc32(data))


def raw_zip(parts: Sequence[RawPart]) -> bytes:
    """Return an archive of parts with the directory that they ask for."""
    pieces: list[bytes] = []
    directory: list[bytes] = []
    offsets: list[int] = []
    position = 0
    for part in parts:
        name = part.name.encode()
        packed_bytes = len(part.packed) if part.said_packed_bytes is None else part.said_packed_bytes
        common = struct.pack(
            "<HHHHHIIIHH",
            20, part.flags, part.method, 0, 33, part.crc, packed_bytes, part.said_size_bytes, len(name), 0,
        )  # fmt: skip
        offsets.append(position if part.shares_offset_of is None else offsets[part.shares_offset_of])
        directory.append(
            b"PK\x01\x02" + struct.pack("<H", 20) + common + struct.pack("<HHHII", 0, 0, 0, 0, offsets[-1]) + name
        )
        if part.shares_offset_of is None:
            pieces += (b"PK\x03\x04" + common + name, part.packed)
            position += len(pieces[-2]) + len(pieces[-1])
    entries = b"".join(directory)
    return b"".join((*pieces, entries, _end(len(parts), len(entries), position)))


def _end(count: int, directory_bytes: int, offset: int) -> bytes:
    said = min(count, MOST_ENTRIES)
    end = b"PK\x05\x06" + struct.pack("<HHHHIIH", 0, 0, said, said, directory_bytes, offset, 0)
    if count <= MOST_ENTRIES:
        return end
    wide = b"PK\x06\x06" + struct.pack("<QHHIIQQQQ", 44, 45, 45, 0, 0, count, count, directory_bytes, offset)
    return wide + b"PK\x06\x07" + struct.pack("<IQI", 0, offset + directory_bytes, 1) + end
