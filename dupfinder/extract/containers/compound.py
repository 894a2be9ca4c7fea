"""Compound files (OLE, [MS-CFB]): only what is needed to tell what such a file is."""

import struct
from collections.abc import Callable, Iterator

SIGNATURE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
ENCRYPTED_STREAM = "EncryptedPackage"
"""The stream that holds an encrypted document of a newer format ([MS-OFFCRYPTO] 2.3.4.4)."""
HEADER_BYTES = 512
ENTRY_BYTES = 128
STORAGE = 1
MAX_SECTORS = 64
"""Sectors of the directory that are looked at; the streams that name a format come among the first entries."""
MAX_SECTOR = 0xFFFFFFFA
"""Sector numbers from here on are marks ([MS-CFB] 2.1)."""


def entry_names(head: bytes, read_at: Callable[[int, int], bytes]) -> frozenset[str]:
    """Return the names of the streams and storages in the root of a compound file, none for any other file.

    A workbook embedded in a text has its streams in a storage. `read_at(offset, size_bytes)` returns bytes of the file.
    A damaged directory gives the names that could be read.
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
    directory = b""
    for _ in range(MAX_SECTORS):
        if sector >= MAX_SECTOR:
            break
        directory += read_at((sector + 1) * sector_bytes, sector_bytes)
        table, index = divmod(sector, sector_bytes // 4)
        if table >= len(tables) or tables[table] >= MAX_SECTOR:
            break
        link = read_at((tables[table] + 1) * sector_bytes + index * 4, 4)
        sector = struct.unpack("<I", link)[0] if len(link) == 4 else MAX_SECTOR
    return frozenset(_names_in(directory))


def _names_in(directory: bytes) -> Iterator[str]:
    """Yield the names of the directory's entries but of those in a storage, whose tree has each entry's neighbours."""
    entries = [directory[at : at + ENTRY_BYTES] for at in range(0, len(directory) - ENTRY_BYTES + 1, ENTRY_BYTES)]
    waiting = [struct.unpack_from("<I", entry, 76)[0] for entry in entries if entry[66] == STORAGE]
    inside = set()
    while waiting:
        number = waiting.pop()
        if number < len(entries) and number not in inside:
            inside.add(number)
            waiting += struct.unpack_from("<II", entries[number], 68)
    for number, entry in enumerate(entries):
        name_bytes = struct.unpack_from("<H", entry, 64)[0]
        if number not in inside and 2 < name_bytes <= 64:
            yield entry[: name_bytes - 2].decode("utf-16-le", errors="replace")
