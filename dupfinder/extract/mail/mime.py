"""The parts of a message (MIME, RFC 2046), found in one pass over its lines.

The standard library's parser recurses (a thousand parts inside each other end it) and compares each line with every
open boundary; here a line is looked up among them.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.mail.headers import Fields

MOST_PARTS = 10_000
"""Real messages have some dozens, a digest some hundreds."""

DASHED_LINE = re.compile(rb"^--([^\n]*)\n?", re.MULTILINE)
HEAD = re.compile(rb"(?:(?!--|\r?\n)[^\n]+\n?)*")
FIRST_FIELD = re.compile(rb"(?:>?From [^\n]*\n)?[!-9;-~]+[ \t]*:")
BLANK_LINE = re.compile(rb"\r?\n")
BEFORE_FIELD = re.compile(rb"^--([^\n]*)\n(?=content-[!-9;-~]+:)", re.MULTILINE | re.IGNORECASE)
"""A boundary, and the first field of a part."""
NESTED_MESSAGES = frozenset({"message/rfc822", "message/global", "message/news"})
ENCODED = frozenset({"base64", "quoted-printable"})


@dataclass(slots=True)
class Part:
    """One part: a text, a file, a message, or a sequence of other parts."""

    fields: Fields
    kind: str
    """Its media type, in lower case."""
    parameters: Mapping[str, str]
    body: bytes = b""
    """As it is written; empty for parts that have `children`."""
    children: list["Part"] = field(default_factory=list)
    is_whole: bool = True
    """Whether the line that ends it was found; a message on its own needs none."""
    start: int = 0
    """Where what it holds starts in the message, and where that ends, with the line end before the next boundary."""
    end: int = 0


def parts_of(data: bytes) -> Part:
    """Return a message, with all its parts.

    Raises `DocumentError`: `damaged` where the message ends within its head, `too-large` for too many parts.
    """
    if b"\n" not in data:
        data = data.replace(b"\r", b"\n")  # as old Macintoshes wrote
    return _Pass(data).message()


def head_of(data: bytes) -> Fields:
    """Return the fields at the head of a message; none where it has no head."""
    found = HEAD.match(data)
    return Fields(found[0] if found else b"")


def in_order(root: Part) -> Iterator[Part]:
    """Yield a part and all parts inside it, each before those inside it."""
    waiting = [root]
    while waiting:
        part = waiting.pop()
        yield part
        waiting.extend(reversed(part.children))


class _Pass:
    """One pass over a message. Of the parts that are open, all but the last are sequences or messages."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._count = 0
        self._open: list[tuple[bytes | None, Part]] = []
        """Each with the boundary between its children."""
        self._places: dict[bytes, list[int]] = {}
        """Where among the open parts those with a boundary are."""
        self._body_start: int | None = None
        """Of the text or file that is being passed, if any."""

    def message(self) -> Part:
        self._begin(0, default_kind="text/plain")
        root = self._open[0][1]
        for line in DASHED_LINE.finditer(self._data):
            written = line[1].rstrip()
            is_end = written not in self._places and written.endswith(b"-")
            places = self._places.get(written.removesuffix(b"-").removesuffix(b"-") if is_end else written)
            if not places:
                continue
            place = places[-1]
            self._end(place + 1, line.start())
            if is_end:
                self._end(place, line.start())
            else:
                is_digest = self._open[place][1].kind == "multipart/digest"
                self._begin(line.end(), default_kind="message/rfc822" if is_digest else "text/plain")
        self._end(0, len(self._data), is_whole=len(self._places) == 0)
        return root

    def _begin(self, start: int, *, default_kind: str) -> None:
        """Open the part that starts there, and where it is a message the one inside it, and so on."""
        kind = default_kind
        while True:
            fields, body_start = self._head(start)
            written_kind, parameters = fields.parameters("content-type")
            kind = written_kind if "/" in written_kind else kind
            part = Part(fields, kind, parameters, start=body_start)
            self._add(part)
            boundary = parameters.get("boundary", "").encode(errors="replace").rstrip()
            if boundary and not self._open and self._data.find(b"--" + boundary, body_start) < 0:
                # Who forwards a mail may write a new boundary in its head and leave the old one between its parts.
                found = BEFORE_FIELD.search(self._data, body_start)
                boundary = (found[1].rstrip() if found else b"") or boundary
            if kind.startswith("multipart/") and boundary:
                self._places.setdefault(boundary, []).append(len(self._open))
                self._open.append((boundary, part))
                return
            self._open.append((None, part))
            if kind not in NESTED_MESSAGES or fields.token("content-transfer-encoding") in ENCODED:
                self._body_start = body_start
                return
            start, kind = body_start, "text/plain"

    def _add(self, part: Part) -> None:
        self._count += 1
        if self._count > MOST_PARTS:
            raise DocumentError(ProblemCode.TOO_LARGE, say("The e-mail has more than {most} parts.", most=MOST_PARTS))
        if self._open:
            self._open[-1][1].children.append(part)

    def _head(self, start: int) -> tuple[Fields, int]:
        """Return the fields of the part that starts there, and where its body starts."""
        head = HEAD.match(self._data, start) if FIRST_FIELD.match(self._data, start) else None
        end = head.end() if head else start
        if end == len(self._data):
            raise DocumentError(ProblemCode.DAMAGED, say("The e-mail is damaged: it ends within its head."))
        blank = BLANK_LINE.match(self._data, end)
        return Fields(self._data[start:end]), blank.end() if blank else end

    def _end(self, place: int, end: int, *, is_whole: bool = True) -> None:
        """Close the open parts from that place on; the last of them ends there."""
        if len(self._open) > place and self._body_start is not None:
            part = self._open[-1][1]
            part.body = self._data[self._body_start : end]
            part.is_whole = is_whole
            self._body_start = None
        while len(self._open) > place:
            boundary, part = self._open.pop()
            part.end = end
            if boundary is not None:
                self._places[boundary].pop()
                if not self._places[boundary]:
                    del self._places[boundary]
