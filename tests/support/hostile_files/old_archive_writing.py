"""LHA archives and cabinets whose files are stored as they are, byte by byte; disk images by libarchive.

LHA: headers of level 0, as LHarc wrote them. Cabinets: Microsoft Cabinet Format ([MS-CAB]), one folder, no checksums.
"""

import struct
from collections.abc import Mapping

_MOST_BLOCK_BYTES = 0x8000


def lha_of(files: Mapping[bytes, bytes], *, method: bytes = b"-lh0-") -> bytes:
    """Return an archive of files with these names; with another `method` it says that they are packed so."""
    return b"".join(_lha_header(name, data, method) + data for name, data in files.items()) + b"\0"


def _lha_header(name: bytes, data: bytes, method: bytes) -> bytes:
    checksum = 0
    for byte in data:
        checksum ^= byte
        for _ in range(8):
            checksum = checksum >> 1 ^ 0xA001 if checksum & 1 else checksum >> 1
    header = method + struct.pack("<IIIBBB", len(data), len(data), 0x5A21_0000, 0x20, 0, len(name)) + name
    header += struct.pack("<H", checksum)
    return bytes([len(header), sum(header) & 0xFF]) + header


def cab_of(files: Mapping[bytes, bytes]) -> bytes:
    """Return a cabinet of files with these names."""
    whole = b"".join(files.values())
    blocks = [whole[at : at + _MOST_BLOCK_BYTES] for at in range(0, len(whole), _MOST_BLOCK_BYTES)]
    entries, begin = b"", 0
    for name, data in files.items():
        entries += struct.pack("<IIHHHH", len(data), begin, 0, 0x5A21, 0, 0x20) + name + b"\0"
        begin += len(data)
    files_at = 36 + 8
    folder = struct.pack("<IHH", files_at + len(entries), len(blocks), 0)
    packed = b"".join(struct.pack("<IHH", 0, len(each), len(each)) + each for each in blocks)
    size = files_at + len(entries) + len(packed)
    header = b"MSCF" + struct.pack("<IIIIIBBHHHHH", 0, size, 0, files_at, 0, 3, 1, 1, len(files), 0, 0, 0)
    return header + folder + entries + packed


def iso_of(files: Mapping[str, bytes]) -> bytes:
    """Return an image of a CD with these files."""
    import libarchive  # noqa: PLC0415 - which is not there everywhere

    written = bytearray()

    def write(block: bytes) -> int:
        written.extend(block)
        return len(block)

    with libarchive.custom_writer(write, "iso9660") as image:
        for name, data in files.items():
            image.add_file_from_memory(name, len(data), data)
    return bytes(written)
