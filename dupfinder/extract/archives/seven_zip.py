"""7z archives, by 7zFormat.txt of the LZMA SDK: a header at the end says what files are in which packed stream.

Many files share one stream, which can only be unpacked from its beginning on: as they are asked for in their order, it
stays open between two of them. (Libraries for this format unpack it anew for each file.)
"""

import bz2
import enum
import itertools
import lzma
import stat
import struct
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, BinaryIO

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.enclosed import Enclosed
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.records import dataclass
from dupfinder.extract.archives import libarchive
from dupfinder.extract.archives.budget import (
    ENCRYPTED,
    PACKED_OTHERWISE,
    check_count,
    check_total,
    damaged,
    file_name_of,
    joined,
)
from dupfinder.extract.archives.packed_file import Unpacked
from dupfinder.extract.containers.package import MIB
from dupfinder.extract.enclosing import Box
from dupfinder.extract.source import SourceFile

if TYPE_CHECKING:
    from dupfinder.extract.archives.system_archive import Walk

_START = struct.Struct("<12xQQI")
_MOST_HEADER_BYTES = 64 * MIB
_MOST_ENCODED = 4
_MOST_STEPS = 32


class _Kind(enum.IntEnum):
    """What a part of the header is about."""

    END = 0x00
    HEADER = 0x01
    PROPERTIES = 0x02
    STREAMS = 0x04
    FILES = 0x05
    PACKED = 0x06
    FOLDERS = 0x07
    SUBSTREAMS = 0x08
    SIZES = 0x09
    CHECKSUMS = 0x0A
    FOLDER = 0x0B
    STEP_SIZES = 0x0C
    STREAM_COUNTS = 0x0D
    WITHOUT_STREAM = 0x0E
    NAMES = 0x11
    ATTRIBUTES = 0x15
    ENCODED_HEADER = 0x17


_HAS_MODE = 0x8000
"""Of the attributes: their upper half is a mode of POSIX."""
_AES = b"\x06\xf1\x07\x01"
_COPY, _LZMA, _LZMA2, _BZIP2 = b"\0", b"\x03\x01\x01", b"\x21", b"\x04\x02\x02"
_FILTERS: Mapping[bytes, int] = {
    b"\x03\x03\x01\x03": lzma.FILTER_X86,
    b"\x04": lzma.FILTER_X86,
    b"\x03": lzma.FILTER_DELTA,
}
"""What is done to programs and to sound before they are packed; some do it to everything."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Folder:
    """One packed stream: how to unpack it, the steps in the order in which they were taken."""

    steps: Sequence[tuple[bytes, bytes]]
    """Methods and their properties; none where the stream is made in a way that nobody here undoes."""
    begin: int = 0
    size_bytes: int = 0
    unpacked_bytes: int = 0
    crc: int | None = None

    @property
    def is_encrypted(self) -> bool:
        """Return whether it needs a password."""
        return any(method == _AES for method, _ in self.steps)

    def parts(self, sizes: Sequence[int], checksums: Sequence[int | None]) -> Iterator["_Item"]:
        """Yield what comes out of it, in parts of these sizes."""
        begin = 0
        for size_bytes, crc in zip(sizes, checksums, strict=True):
            if size_bytes < 0:
                raise damaged()
            yield _Item(folder=self, begin=begin, size_bytes=size_bytes, crc=crc)
            begin += size_bytes

    def open(self, source: SourceFile) -> Unpacked:
        """Return what comes out; `DocumentError` where that needs a password, or another program."""
        if self.is_encrypted:
            raise DocumentError(ProblemCode.ENCRYPTED, ENCRYPTED)
        return Unpacked(source, self._unpacker(), begin=self.begin, end=self.begin + self.size_bytes)

    def _unpacker(self) -> "Callable[[BinaryIO], BinaryIO | bz2.BZ2File | lzma.LZMAFile]":
        *before, (method, properties) = self.steps or [(b"", b"")]
        filters: list[dict[str, Any]] = []
        for name, how in before:
            if name not in _FILTERS or method != _LZMA2:  # without the mark at its end the last bytes stay inside
                raise DocumentError(ProblemCode.UNSUPPORTED, PACKED_OTHERWISE)
            filters.append({"id": _FILTERS[name]} | ({"dist": how[0] + 1} if name == b"\x03" else {}))
        if method == _COPY:
            return lambda packed: packed
        if method == _BZIP2:
            return bz2.BZ2File
        if method == _LZMA2:
            power = properties[0]
            filters.append({"id": lzma.FILTER_LZMA2, "dict_size": self._dictionary((2 | power & 1) << power // 2 + 11)})
        elif method == _LZMA:
            first, size = struct.unpack("<BI", properties)
            rest, literals = divmod(first, 9)
            position, low = divmod(rest, 5)
            filters.append({
                "id": lzma.FILTER_LZMA1, "dict_size": self._dictionary(size), "lc": literals, "lp": low, "pb": position,
            })  # fmt: skip
        else:
            raise DocumentError(ProblemCode.UNSUPPORTED, PACKED_OTHERWISE)
        return lambda packed: lzma.LZMAFile(packed, format=lzma.FORMAT_RAW, filters=filters)

    def _dictionary(self, size_bytes: int) -> int:
        """Return how much memory the unpacker takes: more than comes out is never looked back at."""
        return max(1 << 12, min(size_bytes, self.unpacked_bytes))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Item:
    """A file, as part of what comes out of a packed stream."""

    folder: _Folder
    begin: int
    size_bytes: int
    crc: int | None
    name: str = ""
    number: int = 0
    """Of all that the archive has, also folders and what is empty."""


class SevenZipArchive(Box[_Item]):
    """The files of a 7z archive; links are none."""

    def __init__(self, source: SourceFile) -> None:
        self._opened: tuple[_Folder, Unpacked] | None = None
        self._walk: Walk | None = None
        offset, size_bytes, crc = _START.unpack(source.read_at(0, _START.size))
        header = source.read_at(_START.size + offset, min(size_bytes, _MOST_HEADER_BYTES))
        if zlib.crc32(header) != crc:
            raise damaged()
        for _ in range(_MOST_ENCODED):
            if header[:1] == bytes((_Kind.ENCODED_HEADER,)):
                (part,) = _Header(header[1:]).streams()
                if part.size_bytes > _MOST_HEADER_BYTES:
                    raise damaged()
                header = _whole(part.folder.open(source), part)
        items = _Header(header).files() if header else []
        check_total(sum(one.size_bytes for one in items), source.size_bytes)
        if items and all(one.folder.is_encrypted for one in items):
            raise DocumentError(ProblemCode.ENCRYPTED, ENCRYPTED)
        super().__init__((Enclosed(one.name, one.size_bytes), one) for one in items if one.size_bytes)

    def _read(self, source: SourceFile, item: _Item) -> bytes:
        if self._opened is None or self._opened[0] is not item.folder:
            try:
                self._opened = item.folder, item.folder.open(source)
            except DocumentError as error:
                if error.code is not ProblemCode.UNSUPPORTED or not libarchive():
                    raise
                return self._read_by_library(source, item)
        stream = self._opened[1]
        stream.packed.source = source
        stream.seek(item.begin)
        return _whole(stream, item)

    def _read_by_library(self, source: SourceFile, item: _Item) -> bytes:
        """Return what is packed in a way that Python does not know: PPMd, Deflate, programs in four streams."""
        from dupfinder.extract.archives.system_archive import Walk  # noqa: PLC0415 - not every system has it

        if self._walk is None:
            self._walk = Walk(source, "7zip")
        return _checked(self._walk.read(source, item.number, item.size_bytes), item)

    def _file_name(self, item: _Item) -> str:
        return file_name_of(item.name)


def _whole(stream: Unpacked, item: _Item) -> bytes:
    """Return the bytes of a file that a stream has come to."""
    return _checked(joined(stream.pieces(item.size_bytes), item.size_bytes), item)


def _checked(data: bytes, item: _Item) -> bytes:
    if item.crc is not None and zlib.crc32(data) != item.crc:
        raise damaged()
    return data


class _Header:
    """Takes a header apart from its beginning on; whatever is not as it should be is damage."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._place = 0

    def files(self) -> list[_Item]:
        """Return the files that have bytes."""
        items: list[_Item] = []
        self._expect(_Kind.HEADER)
        while (kind := self._number()) != _Kind.END:
            if kind == _Kind.PROPERTIES:
                while self._number() != _Kind.END:
                    self._take(self._number())
            elif kind == _Kind.STREAMS:
                items = self.streams()
            elif kind == _Kind.FILES:
                items = self._named(items)
            else:
                raise damaged()
        return items

    def streams(self) -> list[_Item]:
        """Return the parts of what comes out of all packed streams, in order, without names."""
        begin, sizes, folders = 0, list[int](), list[_Folder]()
        items: list[_Item] | None = None
        while (kind := self._number()) != _Kind.END:
            if kind == _Kind.PACKED:
                begin, sizes = _START.size + self._number(), [0] * self._count()
                while (kind := self._number()) != _Kind.END:
                    if kind == _Kind.SIZES:
                        sizes = [self._number() for _ in sizes]
                    else:
                        self._checksums(len(sizes))
            elif kind == _Kind.FOLDERS:
                folders = self._folders(begin, sizes)
            elif kind == _Kind.SUBSTREAMS:
                items = self._parts(folders)
            else:
                raise damaged()
        return (
            [part for one in folders for part in one.parts([one.unpacked_bytes], [one.crc])] if items is None else items
        )

    def _folders(self, begin: int, sizes: Sequence[int]) -> list[_Folder]:
        self._expect(_Kind.FOLDER)
        count = self._count()
        self._expect_none_outside()
        chains = [self._chain() for _ in range(count)]
        self._expect(_Kind.STEP_SIZES)
        folders, left = [], iter(sizes)
        for chain, last, outputs, packed in chains:
            unpacked = [self._number() for _ in range(outputs)]
            packed_bytes = sum(itertools.islice(left, packed))
            folders.append(_Folder(steps=chain, begin=begin, size_bytes=packed_bytes, unpacked_bytes=unpacked[last]))
            begin += packed_bytes
        if (kind := self._number()) == _Kind.CHECKSUMS:
            folders = [replace(one, crc=crc) for one, crc in zip(folders, self._checksums(count), strict=True)]
            kind = self._number()
        if kind != _Kind.END:
            raise damaged()
        return folders

    def _chain(self) -> tuple[list[tuple[bytes, bytes]], int, int, int]:
        """Return the steps of a packed stream in order, the output that is its own, how many outputs and packed parts.

        There are no steps where they are more than a chain.
        """
        steps, inputs, outputs = [], 0, 0
        for _ in range(min(self._count(), _MOST_STEPS)):
            how = self._take(1)[0]
            method = self._take(how & 0x0F)
            counts = (self._number(), self._number()) if how & 0x10 else (1, 1)
            steps.append((method, self._take(self._number()) if how & 0x20 else b""))
            inputs, outputs = inputs + counts[0], outputs + counts[1]
        check_count(inputs + outputs)
        feeds = {self._number(): self._number() for _ in range(outputs - 1)}
        packed = inputs - len(feeds)
        if packed > 1:
            for _ in range(packed):
                self._number()
        last = next(each for each in range(outputs) if each not in feeds.values())
        if inputs != len(steps) or outputs != len(steps):
            return [], last, outputs, packed
        order = [last]
        while order[-1] in feeds and len(order) < len(steps):
            order.append(feeds[order[-1]])
        return [steps[each] for each in order], last, outputs, packed

    def _parts(self, folders: Sequence[_Folder]) -> list[_Item]:
        counts = [1] * len(folders)
        if (kind := self._number()) == _Kind.STREAM_COUNTS:
            counts = [self._number() for _ in folders]
            check_count(sum(counts))
            kind = self._number()
        sizes = [[self._number() for _ in range(count - 1)] if kind == _Kind.SIZES else [] for count in counts]
        if kind == _Kind.SIZES:
            kind = self._number()
        for own, folder, count in zip(sizes, folders, counts, strict=True):
            own.extend([folder.unpacked_bytes - sum(own)] * (count > 0))
        known = [count == 1 and folder.crc is not None for folder, count in zip(folders, counts, strict=True)]
        told: list[int | None] = [None] * sum(
            len(own) for own, is_known in zip(sizes, known, strict=True) if not is_known
        )
        while kind != _Kind.END:
            if kind == _Kind.CHECKSUMS:
                told = self._checksums(len(told))
            kind = self._number()
        left = iter(told)
        return [
            part
            for folder, own, is_known in zip(folders, sizes, known, strict=True)
            for part in folder.parts(own, [folder.crc] if is_known else list(itertools.islice(left, len(own))))
        ]

    def _named(self, items: Sequence[_Item]) -> list[_Item]:
        count = self._count()
        has_stream, attributes, names = [True] * count, [0] * count, list[str]()
        while (kind := self._number()) != _Kind.END:
            part = _Header(self._take(self._number()))
            if kind == _Kind.WITHOUT_STREAM:
                has_stream = [not each for each in part._bits(count)]
            elif kind == _Kind.NAMES:
                part._expect_none_outside()
                names = part._data[1:].decode("utf-16-le", "replace").split("\0")[:count]
            elif kind == _Kind.ATTRIBUTES:
                attributes = [each or 0 for each in part._checksums(count, may_be_outside=True)]
        files = itertools.compress(zip(range(count), names, attributes, strict=True), has_stream)
        return [
            replace(item, name=name, number=number)
            for item, (number, name, attribute) in zip(items, files, strict=True)
            if not (attribute & _HAS_MODE and stat.S_ISLNK(attribute >> 16))
        ]

    def _take(self, count: int) -> bytes:
        self._place += count
        if self._place > len(self._data):
            raise damaged()
        return self._data[self._place - count : self._place]

    def _number(self) -> int:
        first, value = self._take(1)[0], 0
        for place in range(8):
            mask = 0x80 >> place
            if not first & mask:
                return value | (first & mask - 1) << 8 * place
            value |= self._take(1)[0] << 8 * place
        return value

    def _count(self) -> int:
        count = self._number()
        check_count(count)
        return count

    def _expect(self, kind: _Kind) -> None:
        if self._number() != kind:
            raise damaged()

    def _expect_none_outside(self) -> None:
        """See that what follows stands here, and not in a stream of its own, as no program writes it."""
        if self._take(1) != b"\0":
            raise damaged()

    def _bits(self, count: int) -> list[bool]:
        data = self._take((count + 7) // 8)
        return [bool(data[place >> 3] & 0x80 >> (place & 7)) for place in range(count)]

    def _checksums(self, count: int, *, may_be_outside: bool = False) -> list[int | None]:
        """Return a number of 32 bits for each of so many, or `None` for one without."""
        is_there = [True] * count if self._take(1) != b"\0" else self._bits(count)
        if may_be_outside:
            self._expect_none_outside()
        return [int.from_bytes(self._take(4), "little") if each else None for each in is_there]
