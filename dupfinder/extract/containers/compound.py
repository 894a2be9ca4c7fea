"""Compound files (OLE, [MS-CFB]): only what is needed to tell what such a file is."""

import struct
from collections.abc import Callable

SIGNATURE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
ENCRYPTED_STREAM = "EncryptedPackage"
"""The stream that holds an encrypted document of a newer format ([MS-OFFCRYPTO] 2.3.4.4)."""
HEADER_BYTES = 512
ENTRY_BYTES = 128
MAX_SECTORS = 64
"""Sectors of the directory that are looked at; the streams that name a format come among the first entries."""
MAX_SECTOR = 0xFFFFFFFA
"""Sector numbers from here on are marks ([MS-CFB] 2.1)."""


def entry_names(head: bytes, read_at: Callable[[int, int], bytes]) -> frozenset[str]:
    """Return the names of the streams and storages of a compound file, none for any other file.

    `read_at(offset, size_bytes)` returns bytes of the file. A damaged directory gives the names that could be read.
    """
    if not head.startswith(SIGNATURE) or len(head) < HEADER_BYTES:
        return frozenset()
    sector_bytes = 1 << min(struct.unpack_from("<H", head, 30)[0], 16)
    if sector_bytes < HEADER_BYTES:
        return frozenset()
    # The first 109 sectors of the allocation table are listed in the header; they cover 7 MB at least, and writers put
    # the directory early or, in larger files, use larger tables whose first part is enough to follow it.
    tables = struct.unpack_from("<109I", head, 76)
    sector = struct.unpack_from("<I", head, 48)[0]
    names: set[str] = set()
    for _ in range(MAX_SECTORS):
        if sector >= MAX_SECTOR:
            break
        names |= _names_in(read_at((sector + 1) * sector_bytes, sector_bytes))
        table, index = divmod(sector, sector_bytes // 4)
        if table >= len(tables) or tables[table] >= MAX_SECTOR:
            break
        link = read_at((tables[table] + 1) * sector_bytes + index * 4, 4)
        sector = struct.unpack("<I", link)[0] if len(link) == 4 else MAX_SECTOR
    return frozenset(names)


def _names_in(sector: bytes) -> set[str]:
    """Return the names of the directory entries in one sector."""
    names = set()
    for start in range(0, len(sector) - ENTRY_BYTES + 1, ENTRY_BYTES):
        name_bytes = struct.unpack_from("<H", sector, start + 64)[0]
        if 2 < name_bytes <= 64:
            names.add(sector[start : start + name_bytes - 2].decode("utf-16-le", errors="replace"))
    return names
