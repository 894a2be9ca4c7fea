"""The characters of a Word document up to 2003: where its pieces are, and in which encoding ([MS-DOC] 2.4.1)."""

import bisect
import re
import struct
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from dupfinder.domain.messages import say
from dupfinder.extract.containers.code_pages import DEFAULT_CODEC
from dupfinder.extract.flow import capitals
from dupfinder.extract.legacy.doc_header import (
    CHARACTER_PAGES,
    LIST_USES,
    PARAGRAPH_PAGES,
    PIECES,
    STYLES,
    DocHeader,
    damaged,
)
from dupfinder.extract.legacy.doc_properties import (
    CAPITALS,
    NO_CAPITALS,
    Paragraph,
    Run,
    list_styles,
    marked_paragraphs,
    marked_runs,
    styled_in_capitals,
)

PROPERTIES, PIECE_TABLE = 1, 2
COMPRESSED = 0x40000000
PIECE_BYTES = 8
MOST_READINGS = 2
"""So many times as long as the stream may be the text: pieces may share a place, but hardly do."""

RUN_MARK = re.compile("[\ufdd0\ufdd1]([\U000f0000-\U000ffffd])")
"""Put into the text where a run begins of which something is said: its number, from `FIRST_RUN` on; with `BOX_MARK`
where a text box is anchored."""
BOX_MARK = "\ufdd1"
FIRST_RUN, MOST_RUNS = 0xF0000, 0xFFFE
TABLE_MARK, TABLE_END, LIST_MARK, HEADING_MARK, ROW_END, CELL_END = "\x19", "\x18", "\x1a", "\x1c", "\x1d", "\x07"
LIGHT_MARK = "\x1b"
"""Put into the text: before the ends of paragraphs in rows, behind tables, in lists, of headings and on a ground, and
for ends of rows and cells that look like others."""
INNER_MARK, INNER_ROW_END = "\x16", "\x17"
"""The same for tables within cells."""
TABLE_MARKS = frozenset({TABLE_MARK, TABLE_END, INNER_MARK})
ENDS = frozenset("\r\x07\x0c\x0e")
"""Of paragraphs, cells and rows, pages and columns."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of characters with one encoding; positions count characters, `offset` is in bytes."""

    start: int
    end: int
    offset: int
    width: int
    """Bytes a character."""
    codec: str


class Pieces:
    """The text of a document by the positions of its characters."""

    def __init__(self, stream: bytes, tables: bytes, header: DocHeader, data: Callable[[], bytes]) -> None:
        """Take the main stream, the tables and what gives the stream of data, which few documents need here."""
        self._stream = _in_unicode(stream, header.codec) if header.has_codes else stream
        self._header = header
        self._pieces = list(self._all_pieces(_slice(tables, header.places[PIECES])))
        self._starts = [piece.start for piece in self._pieces]
        if sum((piece.end - piece.start) * piece.width for piece in self._pieces) > MOST_READINGS * len(stream):
            raise damaged(say("its text is longer than the file"))
        self._runs: list[Run] = []
        self._paragraphs: list[Paragraph] = []
        if header.is_word_97:
            self._runs = marked_runs(stream, _slice(tables, header.places[CHARACTER_PAGES]))
            self._paragraphs = marked_paragraphs(
                stream,
                _slice(tables, header.places[PARAGRAPH_PAGES]),
                list_styles(_slice(tables, header.places[STYLES]) if _has_lists(tables, header) else b""),
                data,
            )
            self._show_capitals(_slice(tables, header.places[PARAGRAPH_PAGES]), _slice(tables, header.places[STYLES]))
        self._run_starts = [run.start for run in self._runs[:MOST_RUNS]]
        self._tells_runs = self._tells_lists = False
        self._run_ends = [run.end for run in self._runs]
        self._hidden = [(run.start, run.end) for run in self._runs if run.is_unseen]
        self._hidden_ends = [end for _, end in self._hidden]
        self._paragraph_ends = [paragraph.end for paragraph in self._paragraphs]
        self.rows: list[Paragraph] = []
        """The ends of those in the text that was read last."""
        self.listed: list[Paragraph] = []
        """Those in lists, each of which has a mark in that text."""
        self.lights: list[str] = []
        """The ways of the words of those with a ground, each of which has one, too."""

    def _show_capitals(self, paragraph_pages: bytes, sheet: bytes) -> None:
        """Write in capitals what is shown so, by itself or by the style of its paragraph."""
        shown = [*styled_in_capitals(self._stream, paragraph_pages, sheet)]
        shown += [(run.start, run.end) for run in self._runs if CAPITALS in run.said]
        if not shown:
            return
        made = bytearray(self._stream)
        ends: list[tuple[int, int]] = []
        for start, end in sorted(shown):  # only in a hostile document do they overlap
            ends.append((max(start, ends[-1][1] if ends else 0), max(end, ends[-1][1] if ends else 0)))
        for piece in self._pieces:
            last = piece.offset + (piece.end - piece.start) * piece.width
            for number in range(bisect.bisect_right(ends, piece.offset, key=lambda one: one[1]), len(ends)):
                if ends[number][0] >= last:
                    break
                at, end = max(ends[number][0], piece.offset), min(ends[number][1], last)
                words = capitals(self._stream[at:end].decode(piece.codec, errors="replace"))
                written = words.encode(piece.codec, errors="replace")
                if len(written) == end - at and written.decode(piece.codec, errors="replace") == words:
                    made[at:end] = written
        for run in self._runs:
            if NO_CAPITALS in run.said:
                made[run.start : run.end] = self._stream[run.start : run.end]
        self._stream = bytes(made)

    def text(self, start: int, end: int, *, tells_runs: bool = False) -> str:
        """Return the visible characters at these positions; raises where there are none.

        With `tells_runs` there is a `RUN_MARK` where each run begins, also one that is hidden, and each paragraph in a
        list has its mark.
        """
        self._tells_lists = tells_runs
        self._tells_runs = tells_runs and bool(self._runs)
        if start < end and (not self._pieces or end > self._pieces[-1].end):
            raise damaged(say("it has less text than it states"))
        found: list[str] = []
        self.rows, self.listed, self.lights = [], [], []
        for number in range(max(0, bisect.bisect_right(self._starts, start) - 1), len(self._pieces)):
            piece = self._pieces[number]
            if piece.start >= end:
                break
            first = max(start, piece.start)
            last = min(end, piece.end)
            if first < last:
                offset = piece.offset + (first - piece.start) * piece.width
                found += self._marked(offset, offset + (last - first) * piece.width, piece)
        return "".join(found)

    def marked(self) -> Iterator[tuple[int, Run | None, str]]:
        """Yield the characters of which something is said, in order, and the number of the run.

        There is no run where such characters do not go on.
        """
        for piece in self._pieces:
            end = piece.offset + (piece.end - piece.start) * piece.width
            position = piece.offset
            for number in range(bisect.bisect_right(self._run_ends, position), len(self._runs)):
                run = self._runs[number]
                if run.start >= end:
                    break
                if run.start > position:
                    yield number, None, ""
                start, position = max(position, run.start), min(run.end, end)
                if start < position:
                    yield number, run, self._stream[start:position].decode(piece.codec, errors="replace")
            if position < end:
                yield 0, None, ""

    def _all_pieces(self, table: bytes) -> Iterator[Piece]:
        header = self._header
        entries = _piece_table(table)
        if not entries:
            if header.is_word_97:
                raise damaged(say("its table of pieces is missing"))
            lengths = header.lengths
            chars = lengths.body + lengths.footnotes + lengths.headers + lengths.macros + lengths.comments
            chars += lengths.endnotes + lengths.boxes + lengths.header_boxes
            yield self._piece(0, chars, header.text_start)
            return
        count = (len(entries) - 4) // (4 + PIECE_BYTES)
        positions = struct.unpack_from(f"<{count + 1}I", entries)
        for number in range(count):
            start, end = positions[number], positions[number + 1]
            if start >= end:
                raise damaged(say("its pieces are out of order"))
            offset = struct.unpack_from("<I", entries, 4 * (count + 1) + PIECE_BYTES * number + 2)[0]
            yield self._piece(start, end, offset)

    def _piece(self, start: int, end: int, place: int) -> Piece:
        """Return a piece; `place` is its offset, in documents from 1997 on with a mark for one byte a character."""
        header = self._header
        if not header.is_word_97:
            piece = Piece(
                start, end, place, 2 if header.is_wide else 1, "utf-16-le" if header.is_wide else header.codec
            )
        elif place & COMPRESSED:
            piece = Piece(start, end, (place & ~COMPRESSED) // 2, 1, DEFAULT_CODEC)
        else:
            piece = Piece(start, end, place, 2, "utf-16-le")
        if piece.offset + (end - start) * piece.width > len(self._stream):
            raise damaged(say("part of its text is missing"))
        return piece

    def _marked(self, start: int, end: int, piece: Piece) -> Iterator[str]:
        """Yield the visible text at these offsets, with marks at the ends of paragraphs that are more than that."""
        position = start
        number = bisect.bisect_right(self._paragraph_ends, start)
        for paragraph in self._paragraphs[number : bisect.bisect_right(self._paragraph_ends, end)]:
            last = paragraph.end - piece.width
            if last < position:
                continue
            mark = self._stream[last : paragraph.end].decode(piece.codec, errors="replace")
            if mark not in ENDS:  # what is said of paragraphs is of another text: letters are never left out for it
                continue
            yield from self._visible(position, last, piece)
            if self._tells_runs:
                yield from self._run_marks(last, paragraph.end)
            yield from self._marks_of(paragraph)
            if paragraph.ends_row:
                yield INNER_ROW_END if paragraph.is_inner else ROW_END
                if not paragraph.is_inner:
                    self.rows.append(paragraph)
            elif not paragraph.is_initial:
                yield CELL_END if paragraph.ends_cell else mark
            position = paragraph.end
        yield from self._visible(position, end, piece)

    def _marks_of(self, paragraph: Paragraph) -> Iterator[str]:
        if paragraph.begins_row or paragraph.ends_cell:
            yield TABLE_MARK
        if paragraph.ends_cell:
            yield INNER_MARK
        if paragraph.ends_table:
            yield TABLE_END
        if paragraph.in_list is not None and self._tells_lists:
            self.listed.append(paragraph)
            yield LIST_MARK
        if paragraph.is_heading:
            yield HEADING_MARK
        if paragraph.light and self._tells_lists:
            self.lights.append(paragraph.light)
            yield LIGHT_MARK

    def _visible(self, start: int, end: int, piece: Piece) -> Iterator[str]:
        if not self._hidden and not self._tells_runs:  # as of most
            yield self._stream[start:end].decode(piece.codec, errors="replace")
            return
        for number in range(bisect.bisect_right(self._hidden_ends, start), len(self._hidden)):
            hidden_start, hidden_end = self._hidden[number]
            if hidden_start >= end:
                break
            if start < hidden_start:
                yield from self._shown(start, hidden_start, piece)
            yield from self._run_marks(max(start, hidden_start), min(end, hidden_end))
            start = max(start, hidden_end)
        if start < end:
            yield from self._shown(start, end, piece)

    def _shown(self, start: int, end: int, piece: Piece) -> Iterator[str]:
        """Yield the text at these offsets, cut where runs begin that are told."""
        position = start
        for at in dict.fromkeys(self._runs_from(start, end)):
            if (at - piece.offset) % piece.width == 0:
                yield self._stream[position:at].decode(piece.codec, errors="replace")
                yield from self._run_marks(at, at + 1)
                position = at
        yield self._stream[position:end].decode(piece.codec, errors="replace")

    def _run_marks(self, start: int, end: int) -> Iterator[str]:
        """Yield the marks of runs that begin at these offsets."""
        first = bisect.bisect_left(self._run_starts, start)
        for number, _ in enumerate(self._runs_from(start, end), first):
            yield f"\ufdd0{chr(FIRST_RUN + number)}"

    def _runs_from(self, start: int, end: int) -> Sequence[int]:
        """Return where runs begin between these offsets, none where they are not told."""
        starts = self._run_starts
        first = bisect.bisect_left(starts, start) if self._tells_runs else len(starts)
        return starts[first : bisect.bisect_left(starts, end, first)] if starts[first : first + 1] else ()


def _in_unicode(stream: bytes, codec: str) -> bytes:
    """Return a stream in which each two bytes are the code of a letter, one byte or two, in UTF-16 instead."""
    letters: dict[int, bytes] = {}
    found = bytearray()
    for (unit,) in struct.iter_unpack("<H", stream[: len(stream) // 2 * 2]):
        if unit not in letters:
            letter = unit.to_bytes(2, "big").lstrip(b"\0").decode(codec, errors="replace")[:1]
            letters[unit] = (letter or "\0").encode("utf-16-le")
        found += letters[unit]
    return bytes(found)


def _has_lists(tables: bytes, header: DocHeader) -> bool:
    return any(_slice(tables, header.places[LIST_USES])[:4])


def _slice(data: bytes, place: Sequence[int]) -> bytes:
    offset, size_bytes = place
    return data[offset : offset + size_bytes]


def _piece_table(clx: bytes) -> bytes:
    """Return the table of pieces, which stands behind properties of text that was changed in a hurry (2.9.38)."""
    at = 0
    while at + 3 <= len(clx) and clx[at] == PROPERTIES:
        at += 3 + struct.unpack_from("<H", clx, at + 1)[0]
    if at + 5 > len(clx) or clx[at] != PIECE_TABLE:
        return b""
    size_bytes = struct.unpack_from("<I", clx, at + 1)[0]
    table = clx[at + 5 : at + 5 + size_bytes]
    if len(table) < size_bytes:
        raise damaged(say("its table of pieces ends too early"))
    return table
