"""The text of a Word document up to 2003, in the order of the Word reader: headers, body, notes, footers.

Hidden text and deleted revisions are none, where the text itself says so (styles that hide are not looked up). Of
documents from before 1997 only the characters are read: their hidden text counts.
"""

import functools
import itertools
import re
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import partial

from dupfinder.domain.beyond import ALL_KINDS, ContentKind
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.containers.compound_streams import CompoundStreams, add_storages, summary_metadata
from dupfinder.extract.containers.office_art import HEAD, Blip, Elsewhere, lights, outermost_groups, pictures, shapes
from dupfinder.extract.equations import laid_over
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import PARAGRAPH_END, Gathering
from dupfinder.extract.legacy.doc_header import (
    ANCHORS,
    BOXES,
    COMMENTATORS,
    COMMENTS,
    DRAWINGS,
    HEADER_STORIES,
    LIST_USES,
    LISTS,
    NOTES,
    REVISER_NAMES,
    SECTIONS,
    SETTINGS,
    DocHeader,
    damaged,
    doc_header,
)
from dupfinder.extract.legacy.doc_pieces import (
    BOX_MARK,
    CELL_END,
    FIRST_RUN,
    HEADING_MARK,
    INNER_ROW_END,
    LIGHT_MARK,
    LIST_MARK,
    MOST_RUNS,
    ROW_END,
    RUN_MARK,
    TABLE_END,
    TABLE_MARK,
    TABLE_MARKS,
    Pieces,
)
from dupfinder.extract.legacy.doc_properties import (
    DELETED,
    HIDDEN,
    HIGHLIGHT_KINDS,
    INSERTED,
    IS_DATA,
    IS_OBJECT,
    LOWERED,
    OBJECT_PLACE,
    RAISED,
    REVISER,
    SIGN_KINDS,
    STRUCK,
    STRUCK_TWICE,
    Paragraph,
    Run,
    have_first_pages,
    word_lists,
)
from dupfinder.extract.legacy.rtf_sights import CHECK_BOX, DROP_DOWN, FETCHED, HYPERLINK, UNANSWERED
from dupfinder.extract.legacy.story import Story, StoryKind
from dupfinder.extract.list_numbers import ListNumbers, WordList
from dupfinder.extract.source import SourceFile
from dupfinder.extract.table_rows import tell_box
from dupfinder.extract.word.page_numbers import PAGE_NUMBER

# Shapes are told from pictures and text boxes, but not read; of documents from before 1997 only fields and comments
# are.

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
    RAISED: (ContentKind.SIGNS, "raised"),
    LOWERED: (ContentKind.SIGNS, "lowered"),
    **{kind: (ContentKind.COMMENTS, way) for way, kind in HIGHLIGHT_KINDS.items()},
    **{kind: (ContentKind.SIGNS, way) for way, kind in SIGN_KINDS.items()},
}
UNLESS_DELETED = frozenset(WAYS) - {INSERTED, DELETED}
WITH_NAME = 0x66
FORM_VERSION, FORM_STRINGS, MOST_FORM_BYTES = 0xFFFFFFFF, 5, 1 << 14
"""How each field of a form begins; how many strings stand between its answer and its choices; for 25 long ones."""
MOST_READINGS = 2
"""So many times as long as the data is what may be read of it, if its pictures overlap."""


class DocSights:
    """Gathers what is in one document."""

    def __init__(self) -> None:
        self.gathering = Gathering()
        self.boxes: dict[int, list[str]] = {}
        """The text boxes of the body, by the number of their anchor."""
        self.worded: dict[int, str] = {}
        """The words of shapes that have some."""
        self.run_lines: dict[int, int] = {}
        """In which lines runs of the body begin, by their numbers."""
        self.revisers: set[int] = set()
        """The numbers of who inserted or deleted something."""
        self.last_run: int | None = None
        """The run that has begun, until its first words are there, or something but a row ends."""
        self._has_pictures = False
        self._has_drawings = False
        self._is_in_code = False
        """Whether the run before ended in the instruction of a field."""
        self._forms_left = 0
        """Which of two boxes is ticked makes a difference; how many are in the text and were not seen so far."""
        self._lists: Mapping[int, WordList] = {}
        self.numbers = ListNumbers()
        self._listed: Iterator[Paragraph] = iter(())
        self.lights: Iterator[str] = iter(())
        self.is_in_cell = False
        """Whether the paragraph of a list before was in the cell that is open."""

    def lists(self, listed: Sequence[Paragraph], tables: bytes, header: DocHeader) -> None:
        """Take the paragraphs of the body that are in lists."""
        if listed:
            at, size_bytes = header.places[LIST_USES]
            used = {paragraph.in_list[0] for paragraph in listed if paragraph.in_list}
            self._lists = word_lists(tables, header.places[LISTS][0], tables[at : at + size_bytes], used)
            self._listed = iter(listed)

    def listed(self, line: int) -> str:
        """Take the next paragraph of a list, which so many lines stand before; return its bullet, if that is a tick."""
        paragraph = next(self._listed, None)
        if paragraph is None or paragraph.in_list is None:
            return ""
        if paragraph.is_in_table and not self.is_in_cell:
            self.numbers.end_part()
        self.is_in_cell = paragraph.is_in_table
        number, level = paragraph.in_list
        found = self._lists.get(number)
        told = None if found is None else self.numbers.of_word(found, str(number), level, line=line)
        if isinstance(told, int):
            self.gathering.list_from(told, line=line)
        return f"{told} " if told and isinstance(told, str) else ""

    def on_ground(self, mark: str, words: Callable[[], str], line: int) -> None:
        """Take the words of a paragraph with a ground, which so many lines stand before; other marks say nothing."""
        way = next(self.lights, "") if mark == LIGHT_MARK else ""
        if way:
            self.gathering.words(ContentKind.COMMENTS, words(), way=way, line=line)

    def end_paragraph(self, mark: str, line: int, *, is_listed: bool) -> None:
        """Take the end of a paragraph, cell or row that so many lines stand before."""
        if not is_listed and mark != ROW_END:
            self.numbers.paragraph(line)
        if mark == CELL_END:
            self.is_in_cell = False

    def characters(self, text: str) -> None:
        """Take the characters of a part of the document."""
        self._has_pictures = self._has_pictures or PICTURE in text
        self._has_drawings = self._has_drawings or DRAWING in text

    def instruction(self, written: str) -> str:
        """Take the instruction of a field; return the address of a picture that it fetches, if it does."""
        link = HYPERLINK.match(written)
        target = (link["quoted"] or link["bare"]) if link else None
        if link and target:  # else it leads to a place in the document
            self.gathering.link(f"{target}#{link['place']}" if link["place"] else target)
        elif (fetched := FETCHED.match(written)) is not None:
            if fetched[1]:
                return fetched[2]
            self.gathering.link(fetched[2])
        elif FORM.match(written):
            self._forms_left += 1
        else:
            self.gathering.calculated(written)
        return ""

    def marks(self, pieces: Pieces, data: bytes) -> None:
        """Take what is said of characters, and the pictures among them; `data` holds these."""
        places: dict[int, None] = {}
        for number, run, text in pieces.marked():
            if run is None:
                self.gathering.end_runs()
                self._is_in_code = False
                continue
            self._mark(run, text, self.run_lines.get(number))
            if not run.said.isdisjoint({INSERTED, DELETED}):
                self.revisers.update(kind >> 16 for kind in run.said if kind & 0xFFFF == REVISER)
            if PICTURE in text and run.picture_at >= 0:
                if run.said.isdisjoint({IS_DATA, IS_OBJECT, OBJECT_PLACE}):
                    places[run.picture_at] = None
                elif IS_DATA in run.said:
                    self._form_field(data, run.picture_at, self.run_lines.get(number))
        self.gathering.end_runs()
        if self._forms_left:
            self.gathering.cannot_see(ContentKind.FIELDS)
        left_bytes = MOST_READINGS * len(data)
        for place in places:
            found = _inline(data, place)
            left_bytes -= len(found)
            blips = list(pictures(found)) if left_bytes >= 0 else []
            if not blips:
                is_drawing = next(shapes(found), None) is not None
                self.gathering.cannot_see(ContentKind.DRAWINGS, *() if is_drawing else (ContentKind.PICTURES,))
            self._add(blips, b"")

    def _form_field(self, data: bytes, place: int, line: int | None) -> None:
        """Take what is ticked or chosen in a field of a form, if there is one at this place."""
        found = form_field(data, place)
        if found is not None:
            state, entries = found
            self._forms_left -= 1
            self.gathering.choices(entries, line=line)
            if state:
                self.gathering.answer(state, line=line)

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
            elif next(shapes(part, self.worded.keys() if number == 1 else None), None) is not None:
                self.gathering.cannot_see(ContentKind.DRAWINGS)
            for shape, hue in lights(part) if number == 1 and self.worded else ():
                tell_box(self.gathering, hue, self.worded.get(shape, ""), line=None)

    def of_old_document(self) -> None:
        """Say what is unseen in a document from before 1997."""
        self.gathering.cannot_see(ContentKind.REVISIONS, ContentKind.HIDDEN)
        if self._has_pictures or self._has_drawings:
            self.gathering.cannot_see(ContentKind.PICTURES, ContentKind.DRAWINGS)

    def _mark(self, run: Run, text: str, line: int | None) -> None:
        said = run.said - UNLESS_DELETED if DELETED in run.said else run.said
        ways = list(dict.fromkeys(way for kind, way in WAYS.items() if kind in said))
        if text.startswith("\r") and not self.gathering.is_in_run:
            self.gathering.run(PARAGRAPH_END, [WAYS[kind] for kind in (INSERTED, DELETED) if kind in said], line=line)
        if self._is_in_code or FIELD_BEGIN in text:
            text = f"{FIELD_BEGIN}{text}" if self._is_in_code else text
            self._is_in_code = text.rfind(FIELD_BEGIN) > max(text.rfind(FIELD_MIDDLE), text.rfind(FIELD_END))
        for number, paragraph in enumerate(FIELD_CODE.sub("", text).split("\r")):
            if number:
                self.gathering.end_runs()
            words = CONTROL.sub("", paragraph)
            self.gathering.run(words, ways, line=line)
            if line is not None and not run.is_unseen:
                line += bool(words.strip())

    def _add(self, found: "Iterator[Blip | Elsewhere] | list[Blip | Elsewhere]", stream: bytes) -> None:
        for one in found:
            blip = next(pictures(_record(stream, one.offset)), None) if isinstance(one, Elsewhere) else one
            if isinstance(blip, Blip):
                self.gathering.picture(blip.kind, blip.data, partial(bytes, blip.data))
            else:
                self.gathering.cannot_see(ContentKind.PICTURES)


def form_field(data: bytes, place: int) -> tuple[str, list[str]] | None:
    """Return what is ticked or chosen in a field of a form, and from what; nothing where no such field is (2.9.78)."""
    try:
        at = place + struct.unpack_from("<4xH", data, place)[0]
        version, bits = struct.unpack_from("<IH", data, at)
        kind, answer = bits & 3, bits >> 2 & 0x1F
        if version != FORM_VERSION or kind not in {CHECK_BOX, DROP_DOWN}:
            return None
        at = _behind_string(data, at + 10)
        if answer == UNANSWERED:
            answer = struct.unpack_from("<H", data, at)[0]
        if kind == CHECK_BOX:
            return "☑" if answer else "☐", []
        at += 2
        for _ in range(FORM_STRINGS):
            at = _behind_string(data, at)
        entries: list[str] = []
        count = struct.unpack_from("<2xH", data, at)[0]
        at += 6
        for _ in range(count):
            end = _behind_string(data, at) - 2
            if count > UNANSWERED or end - place > MOST_FORM_BYTES:  # only a hostile document has so much, often
                return None
            entries.append(data[at + 2 : end].decode("utf-16-le", errors="replace"))
            at = end
    except struct.error:
        return None
    return entries[answer] if answer < len(entries) else "", entries


def _behind_string(data: bytes, at: int) -> int:
    """Return where a string ends that has its length before and a zero behind it (2.9.354)."""
    return at + 4 + 2 * int(struct.unpack_from("<H", data, at)[0])


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


MAIN_STREAM, DATA_STREAM = "WordDocument", "Data"
COMMENT_MARK, NOTE_MARK = "\x05", "\x02"
FIELD = re.compile(r"[\x13\x14\x15]")
FIELD_BEGIN, FIELD_MIDDLE, FIELD_END = "\x13", "\x14", "\x15"
BREAK = re.compile(r"([\x07\x0b\x0c\x0d\x0e\x16\x17\x18\x19\x1a\x1b\x1c\x1d])")
LINE = "\x0b"
UNSEEN = re.compile(r"[\x00-\x06\x08\x0f-\x15\x1f]+")
UNSEEN_BUT_NOTES = re.compile(r"[\x00\x01\x03-\x06\x08\x0f-\x15\x1f]+")
"""Pictures, references and the like stand as controls in the text, as do a hyphen and what `BREAK` finds."""
HYPHEN = "\x1e"
NOTE_OR_RUN = re.compile(f"{NOTE_MARK}|{RUN_MARK.pattern}")
ANCHOR_BYTES, BOX_BYTES = 30, 26
"""With the position of each."""
COMMENT, COMMENT_BYTES, MOST_NAMES = "<20xH8x", 30, 1 << 16
"""What is said of a comment: the number of who wrote it is in it."""
SEPARATORS = 6
"""Lines between text and notes come first among the headers."""
STORIES_A_SECTION = 6
HEADERS_OF_SECTION = frozenset({0, 1, 4})
"""For even, odd and first pages; the others are footers."""
EVEN_PAGES, FIRST_PAGES = (0, 2), (4, 5)


def read(source: SourceFile) -> Content:
    """Return the text of a Word document."""
    streams = CompoundStreams(source.read_at, source.size_bytes)
    stream = streams.read(MAIN_STREAM)
    if stream is None:
        raise damaged(say("its main part is missing"))
    header = doc_header(stream)
    tables = stream if header.table_stream == MAIN_STREAM else streams.read(header.table_stream)
    if tables is None:
        raise damaged(say("its tables are missing"))
    data = functools.cache(functools.partial(_data, streams))
    pieces = Pieces(stream, tables, header, data)
    lengths = header.lengths
    sights = DocSights()
    notes = lengths.body
    headers = notes + lengths.footnotes
    endnotes = headers + lengths.headers + lengths.macros + lengths.comments
    boxes = endnotes + lengths.endnotes
    header_boxes = boxes + lengths.boxes
    unused = _unused(stream, tables, header)
    above, below = _headers_and_footers(pieces, tables, header, sights, start=headers, unused=unused)
    boxed = pieces.text(header_boxes, header_boxes + lengths.header_boxes)
    above.append(_story(boxed, header, sights, drops_page_numbers=True).text())
    main = pieces.text(0, lengths.body, tells_runs=True)
    rows = pieces.rows
    sights.lists(pieces.listed, tables, header)
    sights.lights = iter(pieces.lights)
    boxed_elsewhere = _boxes(pieces, tables, header, sights, start=boxes, anchor_count=main.count(DRAWING))
    if sights.boxes:
        main = _with_anchors(main)
    body = _story(main, header, sights, rows=rows, lines_before="".join(above).count("\n"))
    texts = [
        *above,
        body.text(),
        boxed_elsewhere,
        *itertools.chain(*sights.boxes.values()),  # their anchors stand in what is not shown
        _story(pieces.text(notes, headers), header, sights).text(),
        _story(pieces.text(endnotes, boxes), header, sights).text(),
        *below,
    ]
    body.open_rows.tell(sights.gathering)
    if (lengths.footnotes or lengths.endnotes) and main.count(NOTE_MARK) != _note_count(header):
        sights.gathering.cannot_see(ContentKind.SIGNS)  # to which words they belong
    comments = headers + lengths.headers + lengths.macros
    try:
        said = pieces.text(comments, comments + lengths.comments)
        _add_comments(said, _commentators(tables, header), header, sights)
    except DocumentError:
        sights.gathering.cannot_see(ContentKind.COMMENTS)
    if header.is_word_97:
        sights.marks(pieces, data())
        names = _names(tables, header, REVISER_NAMES, at=6) if sights.revisers else []
        for number in sights.revisers:
            sights.gathering.revised_by(names[number] if number < len(names) else "")
        offset, size_bytes = header.places[DRAWINGS] if len(header.places) > DRAWINGS else (0, 0)
        sights.drawings(tables[offset : offset + size_bytes], stream)
    else:
        sights.of_old_document()
    add_storages(streams, sights.gathering)
    return Content(
        text="".join(texts),
        metadata=summary_metadata(streams),
        headings=body.flow.headings(),
        beyond=sights.gathering.beyond(),
        pictures=sights.gathering.pictures,
    )


def _data(streams: CompoundStreams) -> bytes:
    """Return the stream of pictures; nothing where it is damaged, which costs no text."""
    try:
        return streams.read(DATA_STREAM) or b""
    except DocumentError:
        return b""


def _add_comments(text: str, people: Sequence[str], header: DocHeader, sights: DocSights) -> None:
    """Gather the comments, each of which starts with a mark, and is by the next one of these people."""
    comments = text.removeprefix(COMMENT_MARK).split(COMMENT_MARK)
    for comment, by in itertools.zip_longest(comments, people[: len(comments)], fillvalue=""):
        sights.gathering.comment(_story(comment, header, sights).text(), by=by, line=None)


def _commentators(tables: bytes, header: DocHeader) -> list[str]:
    """Return who wrote each comment ([MS-DOC] 2.8.7, 2.9.5): the names are listed once."""
    if not header.is_word_97 or not header.lengths.comments:
        return []
    names = _names(tables, header, COMMENTATORS)
    at, size_bytes = header.places[COMMENTS]
    count = (size_bytes - 4) // (4 + COMMENT_BYTES)
    comments = tables[at + 4 * (count + 1) : at + size_bytes]
    numbers = (
        each[0] for each in struct.iter_unpack(COMMENT, comments[: len(comments) // COMMENT_BYTES * COMMENT_BYTES])
    )
    return [names[number] if number < len(names) else "" for number in numbers]


def _names(tables: bytes, header: DocHeader, number: int, at: int = 0) -> list[str]:
    """Return the names in a table, the first of which is so many bytes behind its start."""
    offset, size_bytes = header.places[number] if number < len(header.places) else (0, 0)
    listed = tables[offset : offset + size_bytes]
    names: list[str] = []
    while at + 2 <= len(listed) and len(names) < MOST_NAMES:
        end = at + 2 + 2 * struct.unpack_from("<H", listed, at)[0]
        names.append(listed[at + 2 : end].decode("utf-16-le", errors="replace"))
        at = end
    return names


def _unused(stream: bytes, tables: bytes, header: DocHeader) -> AbstractSet[int]:
    """Return the numbers of the headers and footers of each section that no page shows."""
    if not header.is_word_97 or not header.lengths.headers:
        return frozenset()
    places = (header.places[number] for number in (SECTIONS, SETTINGS))
    sections, settings = (tables[at : at + size_bytes] for at, size_bytes in places)
    even = () if not settings or settings[0] & 1 else EVEN_PAGES
    return {*even, *(() if not sections or have_first_pages(stream, sections) else FIRST_PAGES)}


def _headers_and_footers(
    pieces: Pieces, tables: bytes, header: DocHeader, sights: DocSights, *, start: int, unused: AbstractSet[int]
) -> tuple[list[str], list[str]]:
    """Return the different texts of the headers, and those of the footers ([MS-DOC] 2.8.22: the last bound is none).

    Those with the numbers `unused` are hidden.
    """
    if not header.lengths.headers:
        return [], []
    offset, size_bytes = header.places[HEADER_STORIES]
    bounds = [number for (number,) in struct.iter_unpack("<I", tables[offset : offset + size_bytes // 4 * 4])][:-1]
    if not bounds:
        raise damaged(say("its headers are out of order"))
    if bounds != sorted(bounds) or bounds[-1] > header.lengths.headers:
        sights.gathering.cannot_see(*ALL_KINDS)  # nobody knows what they hold; all other text is there
        return [], []
    above: dict[str, None] = {}
    below: dict[str, None] = {}
    hidden: dict[str, None] = {}
    for number in range(SEPARATORS, len(bounds) - 1):
        characters = pieces.text(start + bounds[number], start + bounds[number + 1])
        text = _story(characters, header, sights, drops_page_numbers=True).text()
        place = number % STORIES_A_SECTION
        (hidden if place in unused else above if place in HEADERS_OF_SECTION else below)[text] = None
    for text in (text for text in hidden if text not in above | below):
        sights.gathering.words(ContentKind.HIDDEN, text)
    return list(above), list(below)


def _boxes(
    pieces: Pieces, tables: bytes, header: DocHeader, sights: DocSights, *, start: int, anchor_count: int
) -> str:
    """Take the text boxes of the body by their anchors (2.8.37, 2.8.34); return the text of those that have none.

    So many anchors are in the text of the body.
    """
    if not header.is_word_97 or not header.lengths.boxes:
        return _story(pieces.text(start, start + header.lengths.boxes), header, sights).text()
    places = (header.places[number] for number in (ANCHORS, BOXES, DRAWINGS))
    anchors, boxes, drawings = (tables[at : at + size_bytes] for at, size_bytes in places)
    count, box_count = (len(anchors) - 4) // ANCHOR_BYTES, (len(boxes) - 4) // BOX_BYTES
    bounds: tuple[int, ...] = (0,)
    elsewhere = ""
    if box_count > 0:
        *firsts, last = struct.unpack_from(f"<{box_count + 1}I", boxes)
        bounds = (*firsts, min(last, header.lengths.boxes))  # Word writes anything behind the last one
        if bounds[0] or list(bounds) != sorted(bounds) or bounds[-1] > header.lengths.boxes:
            bounds = (0,)
        shapes_at, known = 4 * (count + 1), count if count == anchor_count <= MOST_RUNS else 0
        numbers = {struct.unpack_from("<I", anchors, shapes_at + 26 * number)[0]: number for number in range(known)}
        groups = {shape: group for part in _containers(drawings) for shape, group in outermost_groups(part).items()}
        for box, (first, last) in enumerate(itertools.pairwise(bounds)):
            shape = struct.unpack_from("<I", boxes, 4 * (box_count + 1) + 22 * box + 14)[0]
            text = _story(pieces.text(start + first, start + last), header, sights).text()
            if text.strip():
                sights.worded[shape] = text
            anchor = numbers.get(groups.get(shape, shape))
            if anchor is None:
                elsewhere += text
            else:
                sights.boxes.setdefault(anchor, []).append(text)
    return elsewhere + _story(pieces.text(start + bounds[-1], start + header.lengths.boxes), header, sights).text()


def _with_anchors(text: str) -> str:
    """Return a text in which anchors have numbers."""
    return "".join(
        f"{DRAWING}{BOX_MARK}{chr(FIRST_RUN + number - 1)}{piece}" if number else piece
        for number, piece in enumerate(text.split(DRAWING))
    )


def _story(
    characters: str,
    header: DocHeader,
    sights: DocSights,
    *,
    drops_page_numbers: bool = False,
    rows: Iterable[Paragraph] = (),
    lines_before: int | None = None,
) -> Story:
    """Return a part of the document, its characters put into paragraphs, cells and rows, whose ends are `rows`.

    Of the body it is known how many lines stand before it: references to notes stand there, and are told.
    """
    story = Story(StoryKind.BODY)
    of_rows = iter(rows)
    sights.characters(characters)
    text = "".join(_without_instructions(characters, sights, drops_page_numbers=drops_page_numbers))
    if not header.is_word_97:  # the end of a row is a cell's end once more
        text = text.replace(CELL_END * 2, CELL_END + ROW_END)
    text = (UNSEEN if lines_before is None else UNSEEN_BUT_NOTES).sub("", text).replace(HYPHEN, "\u2011")
    is_heading = False
    waiting = ""
    line = lines_before or 0
    has_lists, is_listed = LIST_MARK in text or LIGHT_MARK in text, False
    start = 0
    for number, piece in enumerate(BREAK.split(text)):
        if number % 2 == 0:
            waiting += piece
            continue
        if piece in TABLE_MARKS:
            _begin(story, piece)
            continue
        if piece == LIST_MARK:
            waiting = sights.listed(line) + waiting
            is_listed = True
            continue
        if piece == HEADING_MARK:
            is_heading = True
        _add(story, waiting, sights, lines_before or 0, is_heading=is_heading)
        if piece != ROW_END:
            sights.last_run = None
        waiting = ""
        if piece in {HEADING_MARK, LIGHT_MARK}:
            sights.on_ground(piece, partial(story.flow.since, start), line)
            continue
        _end(story, piece, of_rows)
        is_heading = False
        if has_lists and piece != LINE:
            sights.end_paragraph(piece, line, is_listed=is_listed)
            is_listed = False
            start = story.flow.mark()
            line = (lines_before or 0) + story.flow.lines
    _add(story, waiting, sights, lines_before or 0, is_heading=False)
    return story


def _note_count(header: DocHeader) -> int:
    """Return to how many notes the body refers, -1 for an older document, where that is not looked up (2.8.16)."""
    if len(header.places) <= NOTES[-1]:
        return -1
    return sum(max(0, header.places[number][1] - 4) // 6 for number in NOTES)


def _add(story: Story, text: str, sights: DocSights, lines_before: int, *, is_heading: bool) -> None:
    """Add running text, where it refers to notes, and in which lines its runs begin."""
    if not text:
        return
    position = 0
    for found in (*NOTE_OR_RUN.finditer(text), None):
        words = text[position:] if found is None else text[position : found.start()]
        if words and sights.last_run is not None:  # it began with the end of a row
            sights.run_lines[sights.last_run] = lines_before + story.flow.lines
            sights.last_run = None
        if words:
            story.add(words, is_heading=is_heading)
        if found is not None:
            position = found.end()
            line = lines_before + story.flow.lines
            number = ord(found[1]) - FIRST_RUN if found[1] else 0
            if found[0][0] == BOX_MARK:
                for box in sights.boxes.pop(number, ()):  # once, whatever stands in the text
                    story.add_box(box)
            elif found[1]:
                sights.run_lines[number] = line
                sights.last_run = number
            else:
                sights.gathering.note(story.flow.line_so_far(), line=line)


def _begin(story: Story, mark: str) -> None:
    """Begin the row in which the paragraph is that is to be added, or end the table before it."""
    if mark == TABLE_END:
        story.open_rows.end_table()
    elif mark == TABLE_MARK:
        story.begin_row()
    else:
        story.begin_inner_row()


def _end(story: Story, mark: str, rows: Iterator[Paragraph]) -> None:
    if mark == CELL_END:
        story.end_cell()
    elif mark == ROW_END:
        row = next(rows, None)
        story.end_row(*(() if row is None else (row.colours, row.edges)))
    elif mark == INNER_ROW_END:
        story.end_inner_row()
    elif mark == LINE:
        story.flow.line()
    else:
        story.paragraph()


@dataclass(slots=True)
class _Field:
    """A field that is open: where its instruction starts among the pieces of text, then that its result is next."""

    begin: int
    has_result: bool = False
    is_page_number: bool = False
    fetched: str = ""
    """Where the picture is that is the result."""
    words: str = ""
    """What is shown of the instruction itself."""

    def instruct(self, instruction: str, sights: DocSights) -> None:
        """Take the instruction."""
        written = RUN_MARK.sub("", instruction)
        self.fetched = sights.instruction(written)
        self.words = laid_over(written)


def _without_instructions(characters: str, sights: DocSights, *, drops_page_numbers: bool) -> Iterator[str]:
    """Yield the text without the instructions of fields, which stand before their results."""
    shown: list[str] = []
    fields: list[_Field] = []
    position = 0
    for found in FIELD.finditer(characters):
        shown.append(characters[position : found.start()])
        position = found.end()
        if found[0] == FIELD_BEGIN:
            fields.append(_Field(len(shown)))
        elif fields and found[0] == FIELD_MIDDLE:
            field = fields[-1]
            instruction = "".join(shown[field.begin : field.begin + 1])
            field.instruct("".join(shown[field.begin :]), sights)
            field.has_result = True
            field.is_page_number = drops_page_numbers and PAGE_NUMBER.match(instruction) is not None
            del shown[field.begin :]
        elif fields:
            field = fields.pop()
            if not field.has_result:
                field.instruct("".join(shown[field.begin :]), sights)
            if field.fetched and not any(PICTURE in piece for piece in shown[field.begin :]):  # else it is stored
                sights.gathering.link(field.fetched)
            if field.is_page_number or field.words or not field.has_result:
                shown[field.begin :] = [field.words]
    yield from shown
    yield characters[position:]
