"""What is attached to a message: files by their names and bytes, and those of them that are documents inside it."""

import binascii
import mimetypes
import quopri
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.enclosed import Enclosed, may_be_document
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
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
