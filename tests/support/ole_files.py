"""Compound (OLE) files of Office up to 2003, made byte by byte ([MS-CFB]), and what they say of themselves."""

import struct
from collections.abc import Mapping

SECTOR_BYTES = 512
MINI_BYTES = 64
MINI_BELOW = 4096
END, FREE, TABLE = 0xFFFFFFFE, 0xFFFFFFFF, 0xFFFFFFFD
TABLES_IN_HEADER = 109
PER_TABLE = SECTOR_BYTES // 4


class _Sectors:
    """The sectors of a file, and which one follows which."""

    def __init__(self) -> None:
        self.body = b""
        self.table: list[int] = []

    def put(self, data: bytes) -> int:
        """Add data in sectors that follow one another; return where it starts."""
        if not data:
            return END
        start = len(self.table)
        count = -(-len(data) // SECTOR_BYTES)
        self.table.extend([*range(start + 1, start + count), END])
        self.body += data.ljust(count * SECTOR_BYTES, b"\0")
        return start


def ole_file(streams: Mapping[str, bytes]) -> bytes:
    """Return a file with these streams in its root; small ones share the sectors of a stream of their own."""
    sectors = _Sectors()
    mini = b""
    mini_table: list[int] = []
    starts: dict[str, int] = {}
    for name, data in streams.items():
        if data and len(data) < MINI_BELOW:
            starts[name] = len(mini_table)
            count = -(-len(data) // MINI_BYTES)
            mini_table += [*range(len(mini_table) + 1, len(mini_table) + count), END]
            mini += data.ljust(count * MINI_BYTES, b"\0")
        else:
            starts[name] = sectors.put(data)
    mini_start = sectors.put(mini)
    mini_table_start = sectors.put(_numbers(mini_table))
    entries = [_entry("Root Entry", kind=5, start=mini_start, size_bytes=len(mini), child=1 if streams else FREE)]
    for number, (name, data) in enumerate(streams.items(), start=1):
        following = number + 1 if number < len(streams) else FREE
        entries.append(_entry(name, kind=2, start=starts[name], size_bytes=len(data), right=following))
    directory_start = sectors.put(b"".join(entries))
    return _with_tables(
        sectors,
        directory_start=directory_start,
        mini_table_start=mini_table_start,
        mini_tables=-(-len(mini_table) // PER_TABLE),
    )


def _with_tables(sectors: _Sectors, *, directory_start: int, mini_table_start: int, mini_tables: int) -> bytes:
    """Return the file: its header, its sectors, and behind them the tables that the header lists, or lists of these."""
    start = len(sectors.table)
    tables = lists = 0
    while tables * PER_TABLE < start + tables + lists:
        tables += 1
        lists = -(-max(0, tables - TABLES_IN_HEADER) // (PER_TABLE - 1))
    table = sectors.table + [TABLE] * (tables + lists)
    table += [FREE] * (tables * PER_TABLE - len(table))
    numbers = [*range(start, start + tables)]
    header = bytearray(SECTOR_BYTES)
    header[:8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
    struct.pack_into("<HHHHH", header, 24, 0x3E, 3, 0xFFFE, 9, 6)
    struct.pack_into("<II", header, 44, tables, directory_start)
    first_list = start + tables if lists else END
    struct.pack_into("<IIIII", header, 56, MINI_BELOW, mini_table_start, mini_tables, first_list, lists)
    in_header = numbers[:TABLES_IN_HEADER]
    header[76:] = _numbers(in_header + [FREE] * (TABLES_IN_HEADER - len(in_header)))
    more = b""
    for number in range(lists):
        listed = numbers[TABLES_IN_HEADER + number * (PER_TABLE - 1) :][: PER_TABLE - 1]
        following = start + tables + number + 1 if number + 1 < lists else END
        more += _numbers([*listed, *[FREE] * (PER_TABLE - 1 - len(listed)), following])
    return bytes(header) + sectors.body + _numbers(table) + more


def _numbers(numbers: list[int]) -> bytes:
    return struct.pack(f"<{len(numbers)}I", *numbers)


def _entry(name: str, *, kind: int, start: int, size_bytes: int, right: int = FREE, child: int = FREE) -> bytes:
    entry = bytearray(128)
    encoded = (name + "\0").encode("utf-16-le")
    entry[: len(encoded)] = encoded
    struct.pack_into("<HBB", entry, 64, len(encoded), kind, 1)
    struct.pack_into("<III", entry, 68, FREE, right, child)
    struct.pack_into("<IQ", entry, 116, start, size_bytes)
    return bytes(entry)


def summary_stream(
    texts: Mapping[int, bytes], times: Mapping[int, int], *, code_page: int = 1252, pages: int = 0
) -> bytes:
    """Return a stream of properties: texts in that code page, times in units of 100 ns since 1601."""
    values = {1: struct.pack("<IHH", 2, code_page, 0), 14: struct.pack("<II", 3, pages)}
    values |= {number: struct.pack("<II", 30, len(text) + 1) + text + b"\0" for number, text in texts.items()}
    values |= {number: struct.pack("<IQ", 64, ticks) for number, ticks in times.items()}
    places = b""
    content = b""
    for number, value in values.items():
        places += struct.pack("<II", number, 8 + 8 * len(values) + len(content))
        content += value.ljust(-(-len(value) // 4) * 4, b"\0")
    section = struct.pack("<II", 8 + len(places) + len(content), len(values)) + places + content
    return struct.pack("<HHI16sI16sI", 0xFFFE, 0, 0, bytes(16), 1, bytes(16), 48) + section
