"""Compound files (OLE, [MS-CFB]) made in memory, with storages inside each other and streams of any size."""

import struct
from collections.abc import Mapping

SECTOR = 512
MINI_SECTOR = 64
MINI_LIMIT = 4096
FREE, END, TABLE = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD
ROOT, STORAGE, STREAM = 5, 1, 2

Tree = Mapping[str, "bytes | Tree"]
"""Streams and storages by name."""


class _Writer:
    def __init__(self) -> None:
        self.sectors: list[bytes] = []
        self.links: list[int] = []
        self.mini = b""
        self.mini_links: list[int] = []
        self.entries: list[list[int | str]] = []

    def chain(self, data: bytes) -> int:
        """Add data in sectors of its own; return the first."""
        if not data:
            return END
        first = len(self.sectors)
        pieces = [data[at : at + SECTOR].ljust(SECTOR, b"\0") for at in range(0, len(data), SECTOR)]
        self.sectors += pieces
        self.links += [*range(first + 1, first + len(pieces)), END]
        return first

    def mini_chain(self, data: bytes) -> int:
        if not data:
            return END
        first = len(self.mini) // MINI_SECTOR
        count = -(-len(data) // MINI_SECTOR)
        self.mini += data.ljust(count * MINI_SECTOR, b"\0")
        self.mini_links += [*range(first + 1, first + count), END]
        return first

    def add(self, name: str, content: "bytes | Tree", kind: int) -> int:
        """Add an entry and all below it; return its number. Entry: name, kind, right sibling, child, start, size."""
        number = len(self.entries)
        entry: list[int | str] = [name, kind, FREE, FREE, 0, 0]
        self.entries.append(entry)
        if isinstance(content, bytes):
            place = self.mini_chain if len(content) < MINI_LIMIT else self.chain
            entry[4:] = [place(content), len(content)]
            return number
        previous = None
        for child, inside in content.items():
            added = self.add(child, inside, STREAM if isinstance(inside, bytes) else STORAGE)
            if previous is None:
                entry[3] = added
            else:
                self.entries[previous][2] = added
            previous = added
        return number


def compound_file(tree: Tree) -> bytes:
    """Return a compound file that holds these streams and storages."""
    writer = _Writer()
    writer.add("Root Entry", tree, ROOT)
    writer.entries[0][4:] = [writer.chain(writer.mini), len(writer.mini)]
    mini_table = writer.chain(_table(writer.mini_links))
    directory = writer.chain(b"".join(_entry(*entry) for entry in writer.entries))
    tables = 1
    while (len(writer.links) + tables) * 4 > tables * SECTOR:
        tables += 1
    first_table = len(writer.sectors)
    table = _table([*writer.links, *[TABLE] * tables])
    numbers = [first_table + at for at in range(tables)] + [FREE] * (109 - tables)
    mini_count = -(-len(writer.mini_links) * 4 // SECTOR)
    header = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + struct.pack(
        "<16xHHHHH6xIIIIIIIII109I",
        0x3E, 3, 0xFFFE, 9, 6, 0, tables, directory, 0, MINI_LIMIT, mini_table, mini_count, END, 0, *numbers,
    )  # fmt: skip
    return header + b"".join(writer.sectors) + table


def _table(links: list[int]) -> bytes:
    packed = struct.pack(f"<{len(links)}I", *links)
    return packed + b"\xff" * (-len(packed) % SECTOR)


def _entry(
    name: str | int, kind: int | str, right: int | str, child: int | str, start: int | str, size: int | str
) -> bytes:
    written = str(name).encode("utf-16-le")
    return struct.pack("<64sHBBIII16x4x8x8xIQ", written, len(written) + 2, kind, 1, FREE, right, child, start, size)
