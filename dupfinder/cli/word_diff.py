"""Differences for a terminal: each paragraph that differs once, with what changed inside it."""

import ctypes
import enum
import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import TextIO

from dupfinder.cli.arguments import ColourChoice
from dupfinder.domain.comparisons import ContentRow
from dupfinder.domain.differences import ChangeKind, Edit, Row, RowKind, Span
from dupfinder.domain.display import visible
from dupfinder.domain.records import dataclass
from dupfinder.report import ParagraphNumbers, Stretch, content_line, stretches


class Style(enum.StrEnum):
    """How a piece of text is set; the value is that of an SGR sequence (ECMA-48, 8.3.117)."""

    PLAIN = ""
    DIM = "2"
    BOLD = "1"
    # Red and cyan, as orange and teal in the window: nearly everybody can tell these two apart, but not red and green.
    REMOVED = "31"
    REMOVED_WORD = "31;7"
    ADDED = "36"
    ADDED_WORD = "36;7"
    MOVED = "35"


@dataclass(frozen=True, slots=True)
class Painter:
    """Sets text in a style, or leaves it as it is where there are no colours."""

    is_coloured: bool

    def __call__(self, text: str, style: Style) -> str:
        """Return the text in the style; what the text is made of must be fit for a terminal."""
        return f"\x1b[{style}m{text}\x1b[0m" if self.is_coloured and style and text else text


def painter(choice: ColourChoice, stream: TextIO) -> Painter:
    """Return what paints the text for a stream."""
    if choice is ColourChoice.AUTO:
        # no-color.org: "when present and not an empty string".
        wanted = stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        return Painter(wanted and _console_obeys())
    if choice is ColourChoice.ALWAYS:
        _console_obeys()
    return Painter(choice is ColourChoice.ALWAYS)


def _console_obeys() -> bool:
    """Return whether standard output obeys escape sequences if it is a terminal; makes a console of Windows do so."""
    if sys.platform == "win32":
        kernel = ctypes.windll.kernel32
        console = kernel.GetStdHandle(-11)  # STD_OUTPUT_HANDLE
        mode = ctypes.c_uint32()
        if not kernel.GetConsoleMode(console, ctypes.byref(mode)):
            return "TERM" in os.environ  # no console of Windows, but the terminal of MSYS or Cygwin
        return bool(kernel.SetConsoleMode(console, mode.value | 0x0004))  # ENABLE_VIRTUAL_TERMINAL_PROCESSING
    return True


_STYLES = {"-": (Style.REMOVED, Style.REMOVED_WORD), "+": (Style.ADDED, Style.ADDED_WORD)}
"""Of a paragraph of either side, and of what changed in it."""


def unified_lines(rows: Sequence[Row], *, names: tuple[str, str], context: int, paint: Painter) -> Iterator[str]:
    r"""Yield the lines of a unified diff; none at all where nothing differs.

    What moved has a line of its own behind it that says so. It begins with `\`, as other remarks in such files do.
    """
    lines = _UnifiedLines(rows, paint)
    for index, stretch in enumerate(one for one in stretches(rows, context=context) if not one.is_folded):
        if not index:
            yield paint(f"--- {visible(names[0])}", Style.BOLD)
            yield paint(f"+++ {visible(names[1])}", Style.BOLD)
        yield from lines.hunk(stretch)


class _UnifiedLines:
    def __init__(self, rows: Sequence[Row], paint: Painter) -> None:
        self._rows = rows
        self._numbers = ParagraphNumbers(rows)
        self._paint = paint

    def hunk(self, stretch: Stretch) -> Iterator[str]:
        sides = zip("-+", (self._numbers.left, self._numbers.right), strict=True)
        ranges = (f"{sign}{_range(before[stretch.start], before[stretch.end])}" for sign, before in sides)
        yield self._paint(f"@@ {' '.join(ranges)} @@", Style.DIM)
        for is_change, group in groupby(range(stretch.start, stretch.end), lambda number: self._rows[number].is_change):
            if not is_change:
                yield from (self._kept(number) for number in group)
                continue
            numbers = list(group)
            for is_left in (True, False):
                for number in numbers:
                    yield from self._side(number, is_left=is_left)

    def _kept(self, number: int) -> str:
        row = self._rows[number]
        return self._paint(f" {visible((row.right if row.left is None else row.left) or '')}", Style.DIM)

    def _side(self, number: int, *, is_left: bool) -> Iterator[str]:
        text = self._rows[number].text(is_left=is_left)
        if text is not None:
            yield self._line(number, text, is_left=is_left)
            yield from self._remarks(number, is_left=is_left)

    def _line(self, number: int, text: str, *, is_left: bool) -> str:
        """Return one side of a row; where there are colours, what changed in it stands out."""
        row, sign = self._rows[number], "-" if is_left else "+"
        whole, word = _STYLES[sign]
        if row.kind is RowKind.MOVED:
            whole = Style.MOVED
        parts, end = [self._paint(sign, whole)], 0
        for edit in row.edits:
            span = edit.span(is_left=is_left)
            parts.append(self._paint(visible(text[end : span.start]), whole))
            style = Style.MOVED if edit.kind is ChangeKind.MOVES else word
            parts.append(self._paint(visible(text[span.start : span.end]), style))
            end = span.end
        return "".join([*parts, self._paint(visible(text[end:]), whole)])

    def _remarks(self, number: int, *, is_left: bool) -> Iterator[str]:
        row, moved = self._rows[number], partial(self._numbers.moved, number, is_left=is_left)
        if row.counterpart is not None:
            yield self._paint(f"\\ {moved(row.counterpart)}", Style.MOVED)
        for edit in row.edits:
            if edit.span(is_left=is_left) and edit.counterpart is not None:
                yield self._paint(f"\\ a passage {moved(edit.counterpart)}", Style.MOVED)


def _range(before: int, end: int) -> str:
    """Return the paragraphs from behind `before` up to and including `end` as `diff -u` writes a range."""
    return f"{before + 1},{end - before}" if end > before else f"{before},0"


_EXCERPT_CHARACTERS = 60
"""Of what moved away; the whole of it stands where it is now."""


def word_lines(rows: Sequence[Row], *, context: int, paint: Painter) -> Iterator[str]:
    """Yield a line for each paragraph that differs, and for so many equal ones before and after it.

    Signs before a line: `~` changed, `-` only in A, `+` only in B, `>` moved from here, `<` moved to here. Within a
    line: `[-only in A-]`, `{+only in B+}`, `[moved …: passage]` and `{moved …: passage}`. The signs stay where there
    are colours, too: these say the same to who can tell them apart.
    """
    lines = _WordLines(rows, paint)
    for stretch in stretches(rows, context=context):
        if not stretch.is_folded:
            yield lines.heading(stretch.start, stretch.end)
            for number in range(stretch.start, stretch.end):
                yield lines.line(number)


def content_lines(rows: Sequence[ContentRow], *, paint: Painter) -> Iterator[str]:
    """Yield a line for each thing besides the words that one document has alone: `- comment: …`, `+ picture: …`."""
    differing = [row for row in rows if not row.is_same]
    if differing:
        yield paint("@@ other differences @@", Style.DIM)
    for row in differing:
        for sign, style, is_left in (("-", Style.REMOVED, True), ("+", Style.ADDED, False)):
            text = content_line(row, is_left=is_left)
            if text is not None:
                yield paint(f"{sign} {visible(text)}", style)


class _WordLines:
    def __init__(self, rows: Sequence[Row], paint: Painter) -> None:
        self._rows = rows
        self._numbers = ParagraphNumbers(rows)
        self._paint = paint

    def heading(self, start: int, end: int) -> str:
        return self._paint(f"@@ {self._numbers.place(start, end)} @@", Style.DIM)

    def line(self, number: int) -> str:
        row = self._rows[number]
        match row.kind:
            case RowKind.EQUAL | RowKind.IGNORED:
                return self._paint(f"  {visible((row.right if row.left is None else row.left) or '')}", Style.DIM)
            case RowKind.CHANGED:
                return "~ " + self._woven(number, row.left or "", row.right or "", row.edits)
            case RowKind.REMOVED:
                return self._alone("-", number, row.left or "", Style.REMOVED)
            case RowKind.ADDED:
                return self._alone("+", number, row.right or "", Style.ADDED)
            case RowKind.MOVED:
                return self._moved(number, row)

    def _alone(self, sign: str, number: int, text: str, style: Style) -> str:
        """Return a paragraph of one side; passages of it that the other side has elsewhere are marked."""
        parts, end = [self._paint(f"{sign} ", style)], 0
        for edit in self._rows[number].edits:
            span = edit.left or edit.right
            parts.append(self._paint(visible(text[end : span.start]), style))
            parts.append(self._edit(number, text, text, edit))
            end = span.end
        return "".join([*parts, self._paint(visible(text[end:]), style)])

    def _moved(self, number: int, row: Row) -> str:
        counterpart = number if row.counterpart is None else row.counterpart
        if row.left is not None:
            return self._paint("> ", Style.MOVED) + self._away(number, counterpart, row.left)
        text = row.right or ""
        origin = self._rows[counterpart].left
        inner = self._woven(number, origin, text, row.edits) if row.edits and origin else None
        return self._paint("< ", Style.MOVED) + self._arrived(number, counterpart, inner or visible(text))

    def _woven(self, number: int, left: str, right: str, edits: Sequence[Edit]) -> str:
        """Return both versions of a paragraph as one."""
        parts, end = [], 0
        next_starts = [*(edit.left.start for edit in edits[1:]), len(left)]
        for edit, next_start in zip(edits, next_starts, strict=True):
            shown = self._edit(number, left, right, edit)
            place, next_end = edit.left.start, edit.left.end
            if not edit.left:
                place = next_end = _insertion_place(left, right, edit, within=Span(end, next_start))
                shown = _spaced(shown, left, right, place=place, span=edit.right)
            parts += [visible(left[end:place]), shown]
            end = next_end
        return "".join([*parts, visible(left[end:])])

    def _edit(self, number: int, left: str, right: str, edit: Edit) -> str:
        old = left[edit.left.start : edit.left.end]
        new = right[edit.right.start : edit.right.end]
        if edit.kind is ChangeKind.MOVES and edit.counterpart is not None:
            if old:
                return self._away(number, edit.counterpart, old)
            return self._arrived(number, edit.counterpart, visible(new))
        removed = self._paint(f"[-{visible(old)}-]", Style.REMOVED) if old else ""
        return removed + (self._paint(f"{{+{visible(new)}+}}", Style.ADDED) if new else "")

    def _away(self, number: int, counterpart: int, text: str) -> str:
        excerpt = visible(text[:_EXCERPT_CHARACTERS].rstrip()) + ("…" if len(text) > _EXCERPT_CHARACTERS else "")
        return self._paint(f"[{self._numbers.moved(number, counterpart, is_left=True)}: {excerpt}]", Style.MOVED)

    def _arrived(self, number: int, counterpart: int, shown: str) -> str:
        said = self._paint(f"{{{self._numbers.moved(number, counterpart, is_left=False)}: ", Style.MOVED)
        # What is shown may have colours of its own, so it is not painted once more.
        return said + shown + self._paint("}", Style.MOVED)


def _insertion_place(left: str, right: str, edit: Edit, *, within: Span) -> int:
    """Return where in the left text the words of an edit go that only the right one has.

    That is on that side of the white space there on which it is in the right text.
    """
    place = edit.left.start
    if _is_space(right, edit.right.start - 1):
        while place < within.end and _is_space(left, place):
            place += 1
    else:
        while place > within.start and _is_space(left, place - 1):
            place -= 1
    return place


def _spaced(shown: str, left: str, right: str, *, place: int, span: Span) -> str:
    """Return words that only the right text has with the spaces that it has around them and the left one has not."""
    before = _is_space(right, span.start - 1) and not _is_space(left, place - 1)
    after = _is_space(right, span.end) and not _is_space(left, place)
    return f"{' ' if before else ''}{shown}{' ' if after else ''}"


def _is_space(text: str, place: int) -> bool:
    return 0 <= place < len(text) and text[place].isspace()
