"""7z archives with a plain header and one packed stream, byte by byte: also such as no program writes."""

import itertools
import lzma
import struct
import zlib
from collections.abc import Container, Mapping, Sequence


def number(value: int) -> bytes:
    """Return a number as the format has it, in nine bytes if it takes more than one."""
    return bytes([value]) if value < 0x80 else b"\xff" + value.to_bytes(8, "little")


def seven_zip_of(files: Mapping[str, bytes], *, sizes: Sequence[int] | None = None, dictionary: int = 16) -> bytes:
    """Return an archive of files that are packed together by LZMA2; with `sizes` its header says these."""
    whole = b"".join(files.values())
    packed = lzma.compress(whole, lzma.FORMAT_RAW, filters=[{"id": lzma.FILTER_LZMA2, "dict_size": 1 << 16}])
    told = list(sizes or map(len, files.values()))
    names = "".join(f"{name}\0" for name in files).encode("utf-16-le")
    header = b"".join((
        b"\x01\x04\x06", number(0), number(1), b"\x09", number(len(packed)), b"\0",
        b"\x07\x0b", number(1), b"\0", number(1), b"\x21\x21", number(1), bytes([dictionary]),
        b"\x0c", number(sum(told)), b"\0",
        b"\x08\x0d", number(len(told)), b"\x09", *map(number, told[:-1]),
        b"\x0a\x01", *(struct.pack("<I", zlib.crc32(data)) for data in files.values()), b"\0\0",
        b"\x05", number(len(files)), b"\x11", number(len(names) + 1), b"\0", names, b"\0\0",
    ))  # fmt: skip
    return with_header(packed, header)


def deflated_apart(files: Mapping[str, bytes], *, damaged: Container[str] = (), method: bytes = b"\4\1\x08") -> bytes:
    """Return an archive of files that are packed one by one, by Deflate, whatever its header says."""
    packed = [
        b"\xff" * 9 if name in damaged else zlib.compress(data, wbits=-zlib.MAX_WBITS) for name, data in files.items()
    ]
    names = "".join(f"{name}\0" for name in files).encode("utf-16-le")
    header = b"".join((
        b"\x01\x04\x06", number(0), number(len(files)), b"\x09", *(number(len(one)) for one in packed), b"\0",
        b"\x07\x0b", number(len(files)), b"\0", (number(1) + b"\3" + method) * len(files),
        b"\x0c", *(number(len(data)) for data in files.values()),
        b"\x0a\x01", *(struct.pack("<I", zlib.crc32(data)) for data in files.values()),
        b"\0\x08\0\0\x05", number(len(files)), b"\x11", number(len(names) + 1), b"\0", names, b"\0\0",
    ))  # fmt: skip
    return with_header(b"".join(packed), header)


def with_header(packed: bytes, header: bytes) -> bytes:
    """Return an archive with these packed streams and this header."""
    start = struct.pack("<QQI", len(packed), len(header), zlib.crc32(header))
    return b"7z\xbc\xaf\x27\x1c\0\4" + struct.pack("<I", zlib.crc32(start)) + start + packed + header


def broken_headers(archive: bytes) -> "itertools.chain[bytes]":
    """Yield archives with one byte of the header changed, or cut off there, and a checksum that says so be it."""
    offset, size = struct.unpack_from("<QQ", archive, 12)
    packed, header = archive[32 : 32 + offset], archive[32 + offset : 32 + offset + size]
    changed = (
        with_header(packed, header[:place] + bytes([value]) + header[place + 1 :])
        for place in range(size)
        for value in (0, 1, 0x17, 0x7F, 0xFF, header[place] ^ 1)
    )
    return itertools.chain(changed, (with_header(packed, header[:place]) for place in range(size)))
