"""Compound (OLE) files ([MS-CFB]) of any streams, whole and valid; what is wrong with them is put in afterwards."""

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

SECTOR_BYTES = 512
MINI_SECTOR_BYTES = 64
MINI_BELOW_BYTES = 4096
"""Shorter streams are kept in the mini stream (2.6.4)."""
ENTRY_BYTES = 128
HEADER_SLOTS = 109
FREE, END, IS_TABLE, NOBODY = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD, 0xFFFFFFFF
STORAGE, STREAM, ROOT = 1, 2, 5
BLACK = 1


@dataclass(slots=True)
class _Entry:
    name: str
    kind: int
    children: list["_Entry"] = field(default_factory=list)
    data: bytes = b""
    number: int = 0
    left: int = NOBODY
    right: int = NOBODY
    child: int = NOBODY
    start: int = END


def compound_file(streams: Mapping[str, bytes]) -> bytes:
    """Return a compound file of these streams; a name with slashes stands in storages."""
    root = _Entry("Root Entry", ROOT)
    for path, data in streams.items():
        _place(root, path.split("/"), data)
    entries = _numbered(root)
    mini, mini_table = _mini_stream(entries)
    root.data = mini
    chains = _Chains()
    for entry in entries:
        if entry is root or (entry.kind == STREAM and len(entry.data) >= MINI_BELOW_BYTES):
            entry.start = chains.add(entry.data)
    mini_table_start = chains.add(struct.pack(f"<{len(mini_table)}I", *mini_table))
    directory_start = chains.add(b"".join(map(_entry_bytes, entries)))
    return chains.file(directory_start, mini_table_start, -(-len(mini_table) * 4 // SECTOR_BYTES))


def _place(root: _Entry, path: Sequence[str], data: bytes) -> None:
    storage = root
    for name in path[:-1]:
        found = next((child for child in storage.children if child.name == name), None)
        if found is None:
            found = _Entry(name, STORAGE)
            storage.children.append(found)
        storage = found
    storage.children.append(_Entry(path[-1], STREAM, data=data))


def _numbered(root: _Entry) -> list[_Entry]:
    """Return all entries in the order of the directory, with the links between them."""
    entries = [root]
    for entry in entries:  # grows while it is walked
        entries.extend(entry.children)
    for number, entry in enumerate(entries):
        entry.number = number
    for entry in entries:
        entry.child = _tree(sorted(entry.children, key=lambda one: (len(one.name), one.name.upper())))
    return entries


def _tree(siblings: Sequence[_Entry]) -> int:
    """Link siblings, sorted as the format wants (2.6.4), into a balanced tree; return the number of its root."""
    if not siblings:
        return NOBODY
    middle = len(siblings) // 2
    siblings[middle].left = _tree(siblings[:middle])
    siblings[middle].right = _tree(siblings[middle + 1 :])
    return siblings[middle].number


def _mini_stream(entries: Sequence[_Entry]) -> tuple[bytes, list[int]]:
    data = bytearray()
    table: list[int] = []
    for entry in entries:
        if entry.kind == STREAM and 0 < len(entry.data) < MINI_BELOW_BYTES:
            entry.start = len(table)
            data += entry.data + bytes(-len(entry.data) % MINI_SECTOR_BYTES)
            table += [*range(len(table) + 1, len(data) // MINI_SECTOR_BYTES), END]
    return bytes(data), table


def _entry_bytes(entry: _Entry) -> bytes:
    name = (entry.name + "\0").encode("utf-16-le")
    return (
        name.ljust(64, b"\0")
        + struct.pack("<HBBIII", len(name), entry.kind, BLACK, entry.left, entry.right, entry.child)
        + bytes(36)
        + struct.pack("<IQ", entry.start, len(entry.data))
    )


class _Chains:
    """The sectors of a file and the table of how they follow one another."""

    def __init__(self) -> None:
        self._sectors = bytearray()
        self._table: list[int] = []

    def add(self, data: bytes) -> int:
        """Write a chain of sectors; return the number of the first."""
        if not data:
            return END
        start = len(self._table)
        self._sectors += data + bytes(-len(data) % SECTOR_BYTES)
        self._table += [*range(start + 1, len(self._sectors) // SECTOR_BYTES), END]
        return start

    def file(self, directory_start: int, mini_table_start: int, mini_table_sectors: int) -> bytes:
        """Return the whole file: header, sectors, allocation table."""
        per_sector = SECTOR_BYTES // 4
        tables = -(-len(self._table) // (per_sector - 1))
        first = len(self._table)
        table = [*self._table, *[IS_TABLE] * tables]
        table += [FREE] * (tables * per_sector - len(table))
        slots = [*range(first, first + tables), *[FREE] * (HEADER_SLOTS - tables)]
        header = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16)
        header += struct.pack("<HHHHH6xII", 0x3E, 3, 0xFFFE, 9, 6, 0, tables)
        header += struct.pack(
            "<IIIIIII", directory_start, 0, MINI_BELOW_BYTES, mini_table_start, mini_table_sectors, END, 0
        )
        header += struct.pack(f"<{HEADER_SLOTS}I", *slots[:HEADER_SLOTS])
        return header + bytes(self._sectors) + struct.pack(f"<{len(table)}I", *table)
