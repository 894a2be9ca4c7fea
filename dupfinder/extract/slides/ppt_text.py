"""The text of a PowerPoint presentation up to 2003 ([MS-PPT]), slide by slide, each followed by its notes.

A presentation is saved by appending: the newest directory says where each slide is now. What stands in placeholders may
be listed in the outline instead of in the slide. Masters are not read; shapes and pictures are not told.
"""

import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import Message, say
from dupfinder.extract.containers.compound_streams import CompoundStreams, summary_metadata
from dupfinder.extract.flow import TextFlow
from dupfinder.extract.format import Content
from dupfinder.extract.source import SourceFile

TITLE = say("PowerPoint 97 presentation")
MAIN_STREAM, USER_STREAM = "PowerPoint Document", "Current User"
_HEAD = struct.Struct("<HHI")
_CONTAINER = 0xF
_ENCRYPTED_TOKEN = 0xF3D1C4DF
_DOCUMENT, _SLIDE, _NOTES, _SLIDE_ATOM = 1000, 1006, 1008, 1007
_NOTES_ATOM = 1009
_SLIDE_PERSIST, _PLACEHOLDER, _OUTLINE_REF, _TEXT_HEADER, _CHARS = 1011, 3011, 3998, 3999, 4000
_BYTES, _USER_EDIT, _SLIDE_LIST, _DIRECTORY = 4008, 4085, 4080, 6002
_FIELDS = frozenset({4056, 4087, 4088, 4089, 4090, 4117})
"""Numbers of slides, dates, headers and footers: a star stands for each in the text."""
_SHAPE, _TEXT_BOX = 0xF004, 0xF00D
_RUNNING = frozenset({7, 8, 9, 10})
"""Placeholders for the date, number, footer and header of every slide."""
_TITLE_KINDS = frozenset({0, 6})
"""Of texts: that of a title, and of a title in the middle."""
_SLIDES, _NOTES_LIST = 0, 2
MOST_EDITS = 10_000
MOST_DEPTH = 64


class _Record(NamedTuple):
    """One record: what is in it lies in the stream from `start` to `end`."""

    kind: int
    instance: int
    is_container: bool
    start: int
    end: int


@dataclass(slots=True)
class _Text:
    """A text, and whether it is a title."""

    is_title: bool = False
    characters: str = ""


@dataclass(slots=True)
class _Listed:
    """A slide as the outline lists it."""

    persist: int
    number: int
    texts: list[_Text] = field(default_factory=list)


def read(source: SourceFile) -> Content:
    """Return the text of a presentation."""
    streams = CompoundStreams(source.read_at, source.size_bytes)
    user = streams.read(USER_STREAM)
    stream = streams.read(MAIN_STREAM)
    if user is None or stream is None or len(user) < 20:
        raise _damaged(say("its main part is missing"))
    if struct.unpack_from("<I", user, 12)[0] == _ENCRYPTED_TOKEN:
        raise DocumentError(ProblemCode.ENCRYPTED, say("The {title} is encrypted and needs a password.", title=TITLE))
    presentation = _Presentation(stream, struct.unpack_from("<I", user, 16)[0])
    flow = TextFlow()
    slides = presentation.listed(_SLIDES)
    notes = {presentation.slide_of(one): one for one in presentation.listed(_NOTES_LIST)}
    for slide in slides:
        presentation.add(slide, _SLIDE, flow)
        if slide.number in notes:
            presentation.add(notes[slide.number], _NOTES, flow)
    return Content(
        text=flow.text(),
        metadata=replace(summary_metadata(streams), page_count=len(slides) or None),
        headings=flow.headings(),
    )


class _Presentation:
    """The records of a presentation, and where they are now."""

    def __init__(self, stream: bytes, newest: int) -> None:
        self._stream = stream
        self._places, document = self._directory(newest)
        self._document = self._at(self._places.get(document, -1), _DOCUMENT)

    def _directory(self, newest: int) -> tuple[Mapping[int, int], int]:
        """Return where each object is, newest edits first, and which of them is the document."""
        places: dict[int, int] = {}
        document = -1
        at = newest
        for _ in range(MOST_EDITS):
            edit = self._at(at, _USER_EDIT)
            if edit.end - edit.start < 20:
                raise _damaged(say("its directory is cut off"))
            before, directory, reference = struct.unpack_from("<III", self._stream, edit.start + 8)
            if edit.end - edit.start >= 32:
                raise DocumentError(
                    ProblemCode.ENCRYPTED, say("The {title} is encrypted and needs a password.", title=TITLE)
                )
            document = reference if document < 0 else document
            for persist, place in self._entries(self._at(directory, _DIRECTORY)):
                places.setdefault(persist, place)
            if not before or before >= at:  # an edit comes after those that it goes on from
                break
            at = before
        return places, document

    def _entries(self, directory: _Record) -> Iterator[tuple[int, int]]:
        at = directory.start
        while at + 4 <= directory.end:
            said = struct.unpack_from("<I", self._stream, at)[0]
            first, count = said & 0xFFFFF, said >> 20
            if at + 4 + 4 * count > directory.end:
                raise _damaged(say("its directory is cut off"))
            yield from enumerate(struct.unpack_from(f"<{count}I", self._stream, at + 4), first)
            at += 4 + 4 * count

    def _at(self, place: int, kind: int) -> _Record:
        found = next(self._records(place, len(self._stream)), None) if place >= 0 else None
        if found is None or found.kind != kind:
            raise _damaged(say("a part is missing"))
        return found

    def _records(self, at: int, end: int) -> Iterator[_Record]:
        """Yield the records that stand one after the other."""
        while at + _HEAD.size <= end:
            version, kind, size_bytes = _HEAD.unpack_from(self._stream, at)
            start = at + _HEAD.size
            at = start + size_bytes
            if at > end:
                raise _damaged(say("a part is cut off"))
            yield _Record(kind, version >> 4, version & _CONTAINER == _CONTAINER, start, at)

    def listed(self, instance: int) -> Sequence[_Listed]:
        """Return the slides, or their notes, in their order."""
        found: list[_Listed] = []
        for part in self._records(self._document.start, self._document.end):
            if part.kind != _SLIDE_LIST or part.instance != instance:
                continue
            waiting: list[_Record] = []
            for record in self._records(part.start, part.end):
                if record.kind == _SLIDE_PERSIST:
                    persist, _, _, number = struct.unpack_from("<IIiI", self._stream, record.start)
                    self._take(waiting, found)
                    waiting = []
                    found.append(_Listed(persist, number))
                else:
                    waiting.append(record)
            self._take(waiting, found)
        return found

    def _take(self, records: Sequence[_Record], found: Sequence[_Listed]) -> None:
        if found and records:
            found[-1].texts = self._texts(records)

    def _texts(self, records: Sequence[_Record]) -> list[_Text]:
        """Return the texts of these records, each of which has a header, its characters, and where fields are."""
        texts: list[_Text] = []
        for record in records:
            if record.kind == _TEXT_HEADER:
                kind = struct.unpack_from("<I", self._stream, record.start)[0]
                texts.append(_Text(kind in _TITLE_KINDS))
            elif not texts:
                continue
            elif record.kind == _CHARS:
                texts[-1].characters = self._stream[record.start : record.end].decode("utf-16-le", "replace")
            elif record.kind == _BYTES:
                texts[-1].characters = self._stream[record.start : record.end].decode("latin-1")
            elif record.kind in _FIELDS:
                place = struct.unpack_from("<I", self._stream, record.start)[0]
                characters = texts[-1].characters
                if place < len(characters):
                    texts[-1].characters = f"{characters[:place]}\0{characters[place + 1 :]}"
        return texts

    def slide_of(self, notes: _Listed) -> int:
        """Return the number of the slide that these are the notes of; -1 where nothing says so."""
        for record in self._inside(notes, _NOTES):
            if record.kind == _NOTES_ATOM:
                return int(struct.unpack_from("<I", self._stream, record.start)[0])
        return -1

    def _inside(self, listed: _Listed, kind: int) -> Iterator[_Record]:
        """Yield what is in a slide or in notes; notes may be listed although they are gone."""
        place = self._places.get(listed.persist, -1)
        if place >= 0 or kind == _SLIDE:
            whole = self._at(place, kind)
            yield from self._records(whole.start, whole.end)

    def add(self, listed: _Listed, kind: int, flow: TextFlow) -> None:
        """Add the texts of a slide, or of its notes, in the order of its shapes."""
        used = set()
        for record in self._inside(listed, kind):
            for shape in self._shapes(record, 0):
                for number, text in self._shape_texts(shape, listed.texts):
                    used.add(number)
                    _add(text, flow)
        for number, text in enumerate(listed.texts):  # what no shape shows is in the outline all the same
            if number not in used:
                _add(text, flow)

    def _shapes(self, record: _Record, depth: int) -> Iterator[_Record]:
        if depth > MOST_DEPTH:
            raise _damaged(say("its parts are nested too deeply"))
        if record.kind == _SHAPE:
            yield record
        elif record.is_container:
            for inner in self._records(record.start, record.end):
                yield from self._shapes(inner, depth + 1)

    def _shape_texts(self, shape: _Record, outline: Sequence[_Text]) -> Iterator[tuple[int, _Text]]:
        """Yield the texts in a shape, each with its place in the outline, -1 for one that stands here alone."""
        parts = [
            (part.kind, list(self._records(part.start, part.end)))
            for part in self._records(shape.start, shape.end)
            if part.is_container or part.kind == _TEXT_BOX
        ]
        for _, records in parts:
            for record in records:
                if record.kind == _PLACEHOLDER and self._stream[record.start + 4] in _RUNNING:
                    return
        for kind, records in parts:
            if kind != _TEXT_BOX:
                continue
            for record in records:
                if record.kind == _OUTLINE_REF:
                    number = struct.unpack_from("<I", self._stream, record.start)[0]
                    if number < len(outline):
                        yield number, outline[number]
            yield from ((-1, text) for text in self._texts(records))


def _add(text: _Text, flow: TextFlow) -> None:
    for paragraph in text.characters.replace("\0", "").split("\r"):
        flow.paragraph(is_heading=text.is_title)
        for number, line in enumerate(paragraph.split("\x0b")):
            if number:
                flow.line()
            if line:
                flow.add(line)
    flow.paragraph(is_heading=False)


def _damaged(why: Message) -> DocumentError:
    return DocumentError(ProblemCode.DAMAGED, say("The {title} is damaged: {why}.", title=TITLE, why=why))
