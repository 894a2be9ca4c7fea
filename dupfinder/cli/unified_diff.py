"""Differences as `diff -u` prints them, with paragraphs for lines."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from dupfinder.cli.terminal_colours import Painter, Style
from dupfinder.domain.differences import ChangeKind, Edit, Row, RowKind, Span
from dupfinder.domain.display import visible
from dupfinder.report import ParagraphNumbers, Stretch, stretches

_STYLES = {"-": (Style.REMOVED, Style.REMOVED_WORD), "+": (Style.ADDED, Style.ADDED_WORD)}
"""Of a paragraph of either side, and of what changed in it."""

_Marks = Sequence[tuple[Span, Edit]]


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
            for number in numbers:
                yield from self._old(number)
            for number in numbers:
                yield from self._new(number)

    def _kept(self, number: int) -> str:
        row = self._rows[number]
        return self._paint(f" {visible((row.right if row.left is None else row.left) or '')}", Style.DIM)

    def _old(self, number: int) -> Iterator[str]:
        row = self._rows[number]
        if row.left is not None:
            marks = [(edit.left, edit) for edit in row.edits]
            yield self._line("-", row, row.left, marks)
            yield from self._remarks(number, marks, self._numbers.moved_to)

    def _new(self, number: int) -> Iterator[str]:
        row = self._rows[number]
        if row.right is not None:
            marks = [(edit.right, edit) for edit in row.edits]
            yield self._line("+", row, row.right, marks)
            yield from self._remarks(number, marks, self._numbers.moved_from)

    def _line(self, sign: str, row: Row, text: str, marks: _Marks) -> str:
        """Return one side of a row; where there are colours, what changed in it stands out."""
        whole, word = _STYLES[sign]
        if row.kind is RowKind.MOVED:
            whole = Style.MOVED
        parts, end = [self._paint(sign, whole)], 0
        for span, edit in marks:
            parts.append(self._paint(visible(text[end : span.start]), whole))
            style = Style.MOVED if edit.kind is ChangeKind.MOVES else word
            parts.append(self._paint(visible(text[span.start : span.end]), style))
            end = span.end
        return "".join([*parts, self._paint(visible(text[end:]), whole)])

    def _remarks(self, number: int, marks: _Marks, moved: Callable[[int, int], str]) -> Iterator[str]:
        counterpart = self._rows[number].counterpart
        if counterpart is not None:
            yield self._paint(f"\\ {moved(number, counterpart)}", Style.MOVED)
        for span, edit in marks:
            if span and edit.counterpart is not None:
                yield self._paint(f"\\ a passage {moved(number, edit.counterpart)}", Style.MOVED)


def _range(before: int, end: int) -> str:
    """Return the paragraphs from behind `before` up to and including `end` as `diff -u` writes a range."""
    return f"{before + 1},{end - before}" if end > before else f"{before},0"
