"""Zip archives (OOXML, OpenDocument, EPUB): parts by name, within a budget of unpacked bytes."""

import base64
import binascii
import copy
import functools
import io
import re
import struct
import zipfile
import zlib
from collections.abc import Iterator
from typing import BinaryIO

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say

MIB = 1024 * 1024
MAX_PART_BYTES = 200 * MIB
MAX_TOTAL_BYTES = 400 * MIB
MAX_RATIO = 200
MAX_PARTS = 50_000
"""Books and presentations of thousands of pictures have some thousands."""
CHUNK_BYTES = MIB
RATIO_FROM_BYTES = 10 * MIB
"""Below this size any ratio is harmless. These budgets refused none of 25,000 real documents."""

LOCAL_HEADER = struct.Struct("<26xHH")
"""What stands before a part: only the lengths of its name and its extra field count (APPNOTE 4.3.7)."""
ENCRYPTED_FLAG = 1
ZIP_START = b"PK"
FLAT_NAMESPACE = b"http://schemas.microsoft.com/office/2006/xmlPackage"
CONTENT_TYPES = "http://schemas.openxmlformats.org/package/2006/content-types"
MAIN_TYPE = re.compile(rb"""ContentType\s*=\s*["']([^"']+[.]main(?:[+]xml)?)["']""")


class Package:
    """An open zip archive. What comes out of it is counted; what its directory says of sizes is not believed."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        members = zipfile.ZipFile(stream).infolist()
        self._has_too_many_parts = len(members) > MAX_PARTS
        for info in members:  # some programs of Windows write these
            if "\\" in info.filename:
                info.filename = info.filename.replace("\\", "/")
        # The first of several parts with one name counts, as in Word.
        self._parts = {info.filename.casefold(): info for info in reversed(members)}
        self._total_bytes = 0

    @property
    def stream(self) -> BinaryIO:
        """Return what it is read from: the whole archive, for libraries that open it themselves."""
        return self._stream

    def afresh(self) -> "Package":
        """Return the same archive with nothing of its budget used."""
        again = copy.copy(self)
        again._total_bytes = 0  # noqa: SLF001 - it is of this class
        return again

    def go_on_with(self, stream: BinaryIO) -> None:
        """Read the rest from another stream over the same bytes."""
        self._stream = stream

    def names_below(self, folder: str) -> list[str]:
        """Return the names of the parts in a folder and its folders, sorted; without one of all parts."""
        start = f"{folder.casefold().rstrip('/')}/".lstrip("/")
        found = (info.filename for name, info in self._parts.items() if name.startswith(start))
        return sorted(name for name in found if not name.endswith("/"))

    @functools.cached_property
    def media_type(self) -> str:
        """Return what the archive says it is, an empty string where it does not.

        That is the part `mimetype` of OpenDocument and EPUB, or the type of an Office Open XML document's main part.
        """
        try:
            declared = self.read("mimetype")
            if declared is not None:
                return declared.decode("ascii", errors="replace").strip()
            found = MAIN_TYPE.search(self.read("[Content_Types].xml") or b"")
        except (DocumentError, zlib.error, struct.error, OSError, ValueError):
            return ""  # its reader will say what is wrong
        return found[1].decode("ascii", errors="replace") if found else ""

    def read(self, name: str) -> bytes | None:
        """Return the bytes of a part, `None` without such a part; case does not count (ECMA-376 part 2, 6.2.2).

        Raises `DocumentError` where the part is encrypted, damaged, or unpacks to more than the budget allows.
        """
        if self._has_too_many_parts:
            raise DocumentError(ProblemCode.TOO_LARGE, say("The document has more than {most} parts.", most=MAX_PARTS))
        info = self._parts.get(name.casefold())
        if info is None:
            return None
        if info.flag_bits & ENCRYPTED_FLAG:
            raise DocumentError(ProblemCode.ENCRYPTED, say("The document is encrypted and needs a password."))
        self._stream.seek(info.header_offset)
        name_bytes, extra_bytes = LOCAL_HEADER.unpack(self._stream.read(LOCAL_HEADER.size))
        self._stream.seek(name_bytes + extra_bytes, 1)
        data = self._unpack(self._stream.read(min(info.compress_size, MAX_PART_BYTES + 1)), info)
        self._total_bytes += len(data)
        if zlib.crc32(data) != info.CRC:
            raise DocumentError(
                ProblemCode.DAMAGED,
                say("The document is damaged: part {name} is corrupt.", name=info.filename),
            )
        return data

    def _unpack(self, packed: bytes, info: zipfile.ZipInfo) -> bytes:
        """Return the unpacked bytes of a part; raises as soon as they are too many."""
        if info.compress_type == zipfile.ZIP_STORED:
            self._check(len(packed), len(packed))
            return packed
        if info.compress_type != zipfile.ZIP_DEFLATED:
            raise DocumentError(ProblemCode.DAMAGED, say("The document is damaged: no office program packs like this."))
        unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
        pieces = []
        size_bytes = 0
        for start in range(0, len(packed), CHUNK_BYTES):
            rest = packed[start : start + CHUNK_BYTES]
            end = start + len(rest)
            while rest:
                pieces.append(unpacker.decompress(rest, CHUNK_BYTES))
                rest = unpacker.unconsumed_tail
                size_bytes += len(pieces[-1])
                self._check(size_bytes, end - len(rest))
        if not unpacker.eof:
            pieces.append(unpacker.flush())  # the end of a last repetition, 258 bytes at most
        return b"".join(pieces)

    def _check(self, size_bytes: int, packed_bytes: int) -> None:
        """Raise where so many bytes, unpacked of so many, are too many for a part, or for the document."""
        if size_bytes > MAX_PART_BYTES or self._total_bytes + size_bytes > MAX_TOTAL_BYTES:
            raise DocumentError(
                ProblemCode.TOO_LARGE, say("The document unpacks to more than 200 MB in one part, or 400 MB in total.")
            )
        if size_bytes > max(RATIO_FROM_BYTES, MAX_RATIO * packed_bytes):
            raise DocumentError(
                ProblemCode.TOO_LARGE,
                say("Part of the document unpacks to more than {most} times its size.", most=MAX_RATIO),
            )


def open_package(stream: BinaryIO) -> Package | None:
    """Return the zip archive in `stream`, or `None` where it is none or its directory is damaged."""
    try:
        return Package(stream)
    except (zipfile.BadZipFile, struct.error, ValueError, EOFError, NotImplementedError, OverflowError):
        return None


def flat_package(data: bytes) -> Package | None:
    """Return the archive that a document written as one XML file would be (Flat OPC); `None` for another file.

    Word calls it "XML Document". Parts are elements: XML as it is, all others by base64.
    """
    from lxml import etree  # noqa: PLC0415 - a worker that meets only text needs none

    from dupfinder.extract.containers.xml_parts import parse_xml  # noqa: PLC0415

    def parts() -> Iterator[tuple[str, bytes]]:
        for part in parse_xml(data).iterchildren(f"{{{space}}}part"):
            name, kind = (str(part.get(f"{{{space}}}{key}", "")) for key in ("name", "contentType"))
            types.append(etree.Element(f"{{{CONTENT_TYPES}}}Override", PartName=name, ContentType=kind))
            for held in part:
                packed = base64.b64decode(held.text or "") if held.tag.endswith("}binaryData") else b""
                yield name.lstrip("/"), packed or b"".join(map(etree.tostring, held))

    types, space = etree.Element(f"{{{CONTENT_TYPES}}}Types"), FLAT_NAMESPACE.decode()
    stream = io.BytesIO()
    try:
        with zipfile.ZipFile(stream, "w") as archive:
            for name, held in parts():
                archive.writestr(name, held)
            archive.writestr("[Content_Types].xml", etree.tostring(types))
    except (DocumentError, etree.XMLSyntaxError, binascii.Error, struct.error, ValueError):
        return None
    return open_package(stream) if len(types) else None
