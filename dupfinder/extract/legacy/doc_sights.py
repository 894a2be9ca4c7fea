"""What is in a Word document up to 2003 besides its words: pictures, marks of review, hidden text, links, comments.

Shapes are told from pictures and text boxes, but not read; of documents from before 1997 only fields and comments are.
"""

import re
import struct
from collections.abc import Iterator, Mapping
from functools import partial

from dupfinder.domain.beyond import ContentKind
from dupfinder.extract.containers.office_art import HEAD, Blip, Elsewhere, pictures, shapes
from dupfinder.extract.gathering import PARAGRAPH_END, Gathering
from dupfinder.extract.legacy.doc_pieces import Pieces
from dupfinder.extract.legacy.doc_properties import (
    DELETED,
    HIDDEN,
    INSERTED,
    IS_DATA,
    IS_OBJECT,
    OBJECT_PLACE,
    STRUCK,
    STRUCK_TWICE,
    Run,
)
from dupfinder.extract.legacy.rtf_sights import HYPERLINK

PICTURE, DRAWING = "\x01", "\x08"
"""Characters in whose place something is seen."""
FORM = re.compile(r"\s*FORM(?:CHECKBOX|DROPDOWN)\b", re.IGNORECASE)
FIELD_CODE = re.compile("\x13[^\x13-\x15]*[\x14\x15]?|\x15")
CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f]")
WAYS: Mapping[int, tuple[ContentKind, str]] = {
    INSERTED: (ContentKind.REVISIONS, "inserted"),
    STRUCK: (ContentKind.REVISIONS, "struck"),
    STRUCK_TWICE: (ContentKind.REVISIONS, "struck"),
    DELETED: (ContentKind.REVISIONS, "deleted"),
    HIDDEN: (ContentKind.HIDDEN, ""),
}
WITH_NAME = 0x66
MOST_READINGS = 2
"""So many times as long as the data is what may be read of it, if its pictures overlap."""


class DocSights:
    """Gathers what is in one document."""

    def __init__(self) -> None:
        self.gathering = Gathering()
        self._has_pictures = False
        self._has_drawings = False

    def characters(self, text: str) -> None:
        """Take the characters of a part of the document."""
        self._has_pictures = self._has_pictures or PICTURE in text
        self._has_drawings = self._has_drawings or DRAWING in text

    def instruction(self, written: str) -> None:
        """Take the instruction of a field."""
        link = HYPERLINK.match(written)
        target = (link["quoted"] or link["bare"]) if link else None
        if link and target:  # else it leads to a place in the document
            self.gathering.link(f"{target}#{link['place']}" if link["place"] else target)
        elif FORM.match(written):
            self.gathering.cannot_see(ContentKind.FIELDS)

    def marks(self, pieces: Pieces, data: bytes) -> None:
        """Take what is said of characters, and the pictures among them; `data` holds these."""
        places: dict[int, None] = {}
        for run, text in pieces.marked():
            if run is None:
                self.gathering.end_runs()
                continue
            self._mark(run, text)
            if PICTURE in text and run.picture_at >= 0 and run.said.isdisjoint({IS_DATA, IS_OBJECT, OBJECT_PLACE}):
                places[run.picture_at] = None
        self.gathering.end_runs()
        left_bytes = MOST_READINGS * len(data)
        for place in places:
            found = _inline(data, place)
            left_bytes -= len(found)
            blips = list(pictures(found)) if left_bytes >= 0 else []
            if not blips:
                is_drawing = next(shapes(found), None) is not None
                self.gathering.cannot_see(ContentKind.DRAWINGS, *() if is_drawing else (ContentKind.PICTURES,))
            self._add(blips, b"")

    def drawings(self, group: bytes, stream: bytes) -> None:
        """Take what is drawn beside the text; its pictures are in the main stream."""
        if not self._has_drawings:
            return
        parts = list(_containers(group))
        if not parts:
            self.gathering.cannot_see(ContentKind.PICTURES, ContentKind.DRAWINGS)
        for number, part in enumerate(parts):
            if number == 0:
                self._add(pictures(part), stream)
            elif next(shapes(part), None) is not None:
                self.gathering.cannot_see(ContentKind.DRAWINGS)

    def of_old_document(self) -> None:
        """Say what is unseen in a document from before 1997."""
        self.gathering.cannot_see(ContentKind.REVISIONS, ContentKind.HIDDEN)
        if self._has_pictures or self._has_drawings:
            self.gathering.cannot_see(ContentKind.PICTURES, ContentKind.DRAWINGS)

    def _mark(self, run: Run, text: str) -> None:
        said = run.said - {STRUCK, STRUCK_TWICE, HIDDEN} if DELETED in run.said else run.said
        ways = list(dict.fromkeys(way for kind, way in WAYS.items() if kind in said))
        if text.startswith("\r") and not self.gathering.is_in_run:
            self.gathering.run(PARAGRAPH_END, [WAYS[kind] for kind in (INSERTED, DELETED) if kind in said])
        for number, line in enumerate(FIELD_CODE.sub("", text).split("\r")):
            if number:
                self.gathering.end_runs()
            self.gathering.run(CONTROL.sub("", line), ways)

    def _add(self, found: "Iterator[Blip | Elsewhere] | list[Blip | Elsewhere]", stream: bytes) -> None:
        for one in found:
            blip = next(pictures(_record(stream, one.offset)), None) if isinstance(one, Elsewhere) else one
            if isinstance(blip, Blip):
                self.gathering.picture(blip.kind, blip.data, partial(bytes, blip.data))
            else:
                self.gathering.cannot_see(ContentKind.PICTURES)


def _inline(data: bytes, place: int) -> bytes:
    """Return the records of a picture that stands in the text ([MS-DOC] 2.9.192)."""
    if place + 8 > len(data):
        return b""
    size_bytes, head_bytes, kind = struct.unpack_from("<iHH", data, place)
    start = place + head_bytes
    if kind == WITH_NAME and start < len(data):
        start += 1 + data[start]
    return data[start : place + max(0, size_bytes)]


def _containers(group: bytes) -> Iterator[bytes]:
    """Yield what is in the group of all drawings, then what each of them holds, with a byte before it (2.9.172)."""
    at = 0
    while at + HEAD.size <= len(group):
        _, _, size_bytes = HEAD.unpack_from(group, at)
        yield group[at + HEAD.size : at + HEAD.size + size_bytes]
        at += HEAD.size + size_bytes + 1


def _record(stream: bytes, offset: int) -> bytes:
    if offset + HEAD.size > len(stream):
        return b""
    return stream[offset : offset + HEAD.size + HEAD.unpack_from(stream, offset)[2]]
