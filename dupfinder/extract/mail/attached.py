"""What is attached to a message: files by their names and bytes, and those of them that are documents inside it."""

import binascii
import mimetypes
import quopri
import re
import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.enclosed import Enclosed, may_be_document
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.archives.budget import check_count, damaged
from dupfinder.extract.containers.code_pages import DEFAULT_CODEC, codec_of
from dupfinder.extract.enclosing import Box
from dupfinder.extract.mail.mime import NESTED_MESSAGES, Part, head_of, parts_of
from dupfinder.extract.source import SourceFile
from dupfinder.extract.web.data_addresses import NOT_BASE64

PAGES = frozenset({"text/html", "application/xhtml+xml"})
OTHER_TEXTS = frozenset({
    "text/calendar", "text/directory", "text/rfc822-headers", "text/rtf", "text/vcard", "text/x-amp-html",
    "text/x-vcard",
})  # fmt: skip
"""Called text, but not shown as one."""
SEALED = frozenset({"application/pkcs7-mime", "application/x-pkcs7-mime"})
"""A text encrypted, or only signed (RFC 8551)."""
_SIGNATURES = SEALED | {
    "application/pgp-encrypted", "application/pgp-keys", "application/pgp-signature", "application/pkcs7-signature",
    "application/x-pkcs7-signature",
}  # fmt: skip
_LINE_END = re.compile(rb"\r?\n")
_ATTRIBUTE = struct.Struct("<BII")
"""Of a TNEF file ([MS-OXTNEF] 2.1.3): whether of the message or a file (1, 2), what it says, and in how many bytes."""
_TNEF_HEAD_BYTES, _CHECKSUM_BYTES = 6, 2
_CODE_PAGE, _FILE, _TITLE, _BYTES, _PROPERTIES = 0x69007, 0x69002, 0x18010, 0x6800F, 0x69005
_LONG_NAME = re.compile(rb"([\x1e\x1f])\0\x07\x37\x01\0\0\0(.{4})", re.DOTALL)
"""Among the properties of a file: in which letters its whole name is (two-byte ones are 0x1F), and its bytes."""


def is_file(part: Part) -> bool:
    """Return whether a part is neither a text that is shown nor a sequence of parts."""
    if part.children or part.kind.startswith("multipart/"):
        return False
    if not part.kind.startswith("text/") and part.kind not in PAGES:
        return True
    is_attached = part.fields.token("content-disposition") == "attachment"
    return is_attached or part.kind in OTHER_TEXTS or bool(file_name(part))


def file_name(part: Part) -> str:
    """Return how a file is called, on one line; empty for one without a name."""
    _, parameters = part.fields.parameters("content-disposition")
    return " ".join((parameters.get("filename") or part.parameters.get("name") or "").split())


def file_of(part: Part) -> bytes:
    """Return a file as it was attached; the transport may have changed the line ends of a text."""
    return _as_attached(part.body, part.fields.token("content-transfer-encoding"), part.kind)


def body_of(part: Part) -> bytes:
    """Return what a part holds, decoded."""
    return _decoded(part.body, part.fields.token("content-transfer-encoding"))


def documents_in(
    data: bytes, root: Part, sizes: Mapping[int, int] = MappingProxyType({})
) -> Iterator[tuple[Enclosed, "Attached"]]:
    """Yield the documents inside a message, and where they are; what is attached to one of them is inside that.

    `sizes` are those of files that were decoded before, by `id` of their parts.
    """
    for part in _documents(root):
        place = Attached(
            file_name(part), part.kind, part.fields.token("content-transfer-encoding"), part.start, part.end
        )
        if part.kind in NESTED_MESSAGES:
            letter = place.taken_out(data[part.start : part.end])
            name, size_bytes = place.name or head_of(letter).text("subject") or "message", len(letter)
        else:
            name = place.name or f"attachment{mimetypes.guess_extension(part.kind)}"
            size_bytes = sizes.get(id(part)) or len(file_of(part))
        if size_bytes:
            yield Enclosed(name, size_bytes), place


@dataclass(frozen=True, slots=True)
class Attached:
    """Where a document stands in a message, and how it is written there."""

    name: str
    """Empty for one without a name."""
    kind: str
    encoding: str
    start: int
    end: int

    def taken_out(self, written: bytes) -> bytes:
        """Return its bytes, as it was attached."""
        return _as_attached(written, self.encoding, self.kind)


class Attachments(Box[Attached]):
    """The documents inside a message as it is sent, also as Apple Mail keeps it."""

    def __init__(self, source: SourceFile, *, begin: int = 0, end: int | None = None) -> None:
        data = source.read()[begin:end]
        self._begin = begin
        super().__init__(documents_in(data, parts_of(data)))

    def _read(self, source: SourceFile, item: Attached) -> bytes:
        return item.taken_out(source.read_at(self._begin + item.start, item.end - item.start))

    def _file_name(self, item: Attached) -> str:
        if item.kind in NESTED_MESSAGES:
            return f"{item.name or 'message'}.eml"
        return item.name or f"attachment{mimetypes.guess_extension(item.kind)}"


class OutlookFiles(Box[tuple[str, int, int]]):
    """The files in what Outlook sends instead of them to whom it takes for one of its own: `winmail.dat`, TNEF.

    The text that is in there as well is beside it in the mail.
    """

    def __init__(self, source: SourceFile) -> None:
        data = source.read()
        files: list[tuple[str, int, int]] = []
        codec = DEFAULT_CODEC
        for kind, begin, end in _attributes(data):
            if kind == _CODE_PAGE:
                codec = codec_of(int.from_bytes(data[begin : begin + 4], "little"))
            elif kind == _FILE:
                files.append(("", 0, 0))
                check_count(len(files))
            elif files:
                name, *place = files[-1]
                if kind == _TITLE:
                    name = name or data[begin:end].partition(b"\0")[0].decode(codec, "replace")
                elif kind == _PROPERTIES and (found := _LONG_NAME.search(data, begin, end)):
                    size = int.from_bytes(found[2], "little")
                    letters = data[found.end() : min(found.end() + size, end)]
                    name = letters.decode("utf-16-le" if found[1] == b"\x1f" else codec, "replace").partition("\0")[0]
                elif kind == _BYTES:
                    place = [begin, end]
                files[-1] = (name, place[0], place[1])
        super().__init__(
            (Enclosed(name or "attachment", end - begin), (name, begin, end))
            for name, begin, end in files
            if begin < end and may_be_document(name)
        )

    def _read(self, source: SourceFile, item: tuple[str, int, int]) -> bytes:
        _, begin, end = item
        return source.read_at(begin, end - begin)

    def _file_name(self, item: tuple[str, int, int]) -> str:
        return item[0] or "attachment"


def _attributes(data: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield what each attribute of a TNEF file says, and where; `DocumentError` (`damaged`) for one that is cut off."""
    place = _TNEF_HEAD_BYTES
    while place + _ATTRIBUTE.size <= len(data) and data[place] in {1, 2}:
        _, kind, size = _ATTRIBUTE.unpack_from(data, place)
        begin = place + _ATTRIBUTE.size
        if begin + size > len(data):
            raise damaged()
        yield kind & 0xFFFFF, begin, begin + size
        place = begin + size + _CHECKSUM_BYTES


def _documents(root: Part) -> Iterator[Part]:
    """Yield the parts that may be documents, in order; none that is inside of another."""
    waiting = [root]
    while waiting:
        part = waiting.pop()
        if part.kind in NESTED_MESSAGES or (is_file(part) and is_document(file_name(part), part.kind)):
            yield part
        else:
            waiting.extend(reversed(part.children))


def is_document(name: str, kind: str) -> bool:
    """Return whether an attached file may be a document.

    Pictures and signatures are none, nor what tells of a delivery, nor the nameless that is not told by its type.
    """
    if kind in _SIGNATURES or kind.startswith("message/") or not may_be_document("", kind):
        return False
    if name:
        return may_be_document(name)
    return not kind.startswith("text/") and mimetypes.guess_extension(kind) is not None


def _as_attached(written: bytes, encoding: str, kind: str) -> bytes:
    try:
        data = _decoded(written, encoding)
    except DocumentError:
        return written
    if encoding == "base64":
        return data
    data = data.removesuffix(b"\n").removesuffix(b"\r")  # the line end before a boundary is a part of that
    return _LINE_END.sub(b"\r\n", data) if kind.startswith("text/") else data


def _decoded(written: bytes, encoding: str) -> bytes:
    match encoding:
        case "base64":
            letters = written.translate(None, NOT_BASE64)
            padding = letters.find(b"=")
            letters = letters if padding < 0 else letters[: padding + -padding % 4]
            try:
                return binascii.a2b_base64(letters)
            except binascii.Error as error:
                raise DocumentError(
                    ProblemCode.DAMAGED, say("The e-mail is damaged: part of its text is missing.")
                ) from error
        case "quoted-printable":
            return quopri.decodestring(written)
        case _:
            return written
