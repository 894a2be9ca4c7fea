"""Zip archives: their files by the directory at their end, each unpacked within a budget of its own."""

import bz2
import os
import re
import zipfile
import zlib
from collections.abc import Iterator, Sequence

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.enclosed import Enclosed, may_be_document
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.archives.budget import (
    ENCRYPTED,
    PACKED_OTHERWISE,
    check_count,
    check_total,
    damaged,
    file_name_of,
    joined,
)
from dupfinder.extract.containers.package import CHUNK_BYTES, ENCRYPTED_FLAG, LOCAL_HEADER
from dupfinder.extract.enclosing import Box
from dupfinder.extract.plain.encoding import decode
from dupfinder.extract.source import SourceFile

UTF_8_FLAG = 0x800
READ_AS = "cp437"
"""What Python takes names for that do not say that they are UTF-8."""
NOT_READ_WELL = re.compile("[^\0-\x7fÀ-ÖØ-öø-ÿ]|[À-ÖØ-öø-ÿ]{3}")
"""What no names of Western languages have, and nearly all others read so: boxes, Greek letters, rows of accents."""


class ZipArchive(Box[zipfile.ZipInfo]):
    """The files of a zip archive, as its directory has them."""

    def __init__(self, source: SourceFile) -> None:
        found = zipfile.ZipFile(source.open()).infolist()
        check_count(len(found))
        _name(found)
        check_total(sum(info.file_size for info in found), source.size_bytes)
        files = [one for one in found if one.file_size and not one.is_dir()]
        documents = [one for one in files if may_be_document(one.filename)] or files
        if documents and all(one.flag_bits & ENCRYPTED_FLAG for one in documents):
            raise DocumentError(ProblemCode.ENCRYPTED, ENCRYPTED)
        super().__init__((Enclosed(one.filename, one.file_size), one) for one in files)

    def _read(self, source: SourceFile, item: zipfile.ZipInfo) -> bytes:
        if item.flag_bits & ENCRYPTED_FLAG:
            raise DocumentError(ProblemCode.ENCRYPTED, ENCRYPTED)
        data = joined(_unpacked(source, item), item.file_size)
        if zlib.crc32(data) != item.CRC:
            raise damaged()
        return data

    def _file_name(self, item: zipfile.ZipInfo) -> str:
        return file_name_of(item.filename)


def _name(files: Sequence[zipfile.ZipInfo]) -> None:
    """Name files as who packed them saw their names: macOS, Windows and DOS do not say in which encoding they are.

    Python names a file otherwise where the archive has its name once more, in UTF-8.
    """
    unsaid = [
        one
        for one in files
        if not (one.flag_bits & UTF_8_FLAG or one.filename.isascii())
        and one.filename == one.orig_filename.replace(os.sep, "/")
    ]
    # On Windows Python takes the second byte of a Japanese letter for a separator of folders.
    written = "\n".join(one.orig_filename for one in unsaid)
    names = decode(written.encode(READ_AS)).split("\n")
    if NOT_READ_WELL.search(written) and len(names) == len(unsaid):
        for file, name in zip(unsaid, names, strict=True):
            file.filename = name


def _unpacked(source: SourceFile, info: zipfile.ZipInfo) -> Iterator[bytes]:
    """Yield the bytes of a file, some at a time."""
    head = source.read_at(info.header_offset, LOCAL_HEADER.size)
    if len(head) < LOCAL_HEADER.size:
        raise damaged()
    start = info.header_offset + LOCAL_HEADER.size + sum(LOCAL_HEADER.unpack(head))
    match info.compress_type:
        case zipfile.ZIP_STORED:
            yield from _pieces(source, start, info.compress_size)
        case zipfile.ZIP_DEFLATED:
            yield from _inflated(source, start, info.compress_size)
        case zipfile.ZIP_BZIP2:
            yield from _unzipped(source, start, info.compress_size)
        case _:
            raise DocumentError(ProblemCode.UNSUPPORTED, PACKED_OTHERWISE)


def _pieces(source: SourceFile, start: int, size_bytes: int) -> Iterator[bytes]:
    end = min(start + size_bytes, source.size_bytes)
    for place in range(start, end, CHUNK_BYTES):
        yield source.read_at(place, min(CHUNK_BYTES, end - place))


def _inflated(source: SourceFile, start: int, size_bytes: int) -> Iterator[bytes]:
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
    for piece in _pieces(source, start, size_bytes):
        rest = piece
        while rest:
            yield unpacker.decompress(rest, CHUNK_BYTES)
            rest = unpacker.unconsumed_tail
    yield unpacker.flush()


def _unzipped(source: SourceFile, start: int, size_bytes: int) -> Iterator[bytes]:
    unpacker = bz2.BZ2Decompressor()
    for piece in _pieces(source, start, size_bytes):
        if unpacker.eof:
            return
        yield unpacker.decompress(piece, CHUNK_BYTES)
        while not unpacker.needs_input and not unpacker.eof:
            yield unpacker.decompress(b"", CHUNK_BYTES)
