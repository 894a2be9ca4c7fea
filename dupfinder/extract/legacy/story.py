"""One story of a document: its body, a header, a note, a text box."""

import enum
from collections.abc import Sequence

from dupfinder.extract.flow import TextFlow
from dupfinder.extract.table_rows import OpenRows


class StoryKind(enum.Enum):
    """Where a story belongs."""

    BODY = enum.auto()
    HEADER = enum.auto()
    FOOTER = enum.auto()
    FOOTNOTE = enum.auto()
    ENDNOTE = enum.auto()
    BOX = enum.auto()
    COMMENT = enum.auto()
    COMMENTATOR = enum.auto()
    """Who wrote the next comment."""
    REVISERS = enum.auto()
    """Who inserted and deleted something."""
    INFO = enum.auto()
    """What the document says about itself, or a part of it."""
    UNSEEN = enum.auto()
    UNUSED = enum.auto()
    """A header or footer that no page shows."""
    INSTRUCTION = enum.auto()
    """What a field is to show."""


class Story:
    """Text with rows and cells; text boxes in it follow the paragraph in which they are anchored."""

    def __init__(self, kind: StoryKind, line: int | None = None) -> None:
        self.kind = kind
        self.line = line
        """So many lines of the body stand before the place that a comment is about."""
        self.flow = TextFlow()
        self.open_rows = OpenRows()
        self._cell_starts: list[int] = []
        """Of each open row, where the text of the next cell starts."""
        self._boxes: list[str] = []
        self._paragraph_start = 0
        self._in_row = False
        self._in_inner_row = False
        self._in_heading = False

    @property
    def in_row(self) -> bool:
        """Return whether a row of a table is open."""
        return self._in_row

    def add(self, text: str, *, is_heading: bool) -> None:
        """Add running text."""
        if is_heading and not self._in_heading:
            self._in_heading = True
            self.flow.begin_heading()
        self.flow.add(text)

    def add_box(self, text: str) -> None:
        """Add the text of a text box, to come after the paragraph."""
        if text:
            self._boxes.append(text)

    def paragraph(self) -> None:
        """End the paragraph."""
        self.flow.line()
        self._paragraph_start = self.flow.mark()
        self._end_heading()
        for box in self._boxes:
            self.flow.add(box.removesuffix("\n"))
            self.flow.line()
        self._boxes.clear()

    def begin_row(self) -> None:
        """Start a row of a table, unless one is open."""
        if not self._in_row:
            self._in_row = True
            self._open_row(self.flow.mark())
            self._break_row()

    def begin_inner_row(self) -> None:
        """Start a row of a table within a cell, unless one is open."""
        if not self._in_inner_row:
            self._in_inner_row = True
            self._open_row(self.flow.mark())
            self._break_row()

    def end_cell(self, colours: Sequence[int | None] = ()) -> None:
        """End a cell of a table, of whose row these are the colours, if they are known."""
        if self.flow.at_break:  # an empty first cell starts the row
            self.begin_row()
        start = self._paragraph_start
        self.paragraph()
        if not self._cell_starts:  # the row begins with this paragraph, or above
            self._open_row(start)
        column = self.open_rows.column
        colour = colours[column] if column < len(colours) else None
        self.open_rows.cell(colour, has_text=self.flow.has_words(self._cell_starts[-1]))
        self._cell_starts[-1] = self.flow.mark()
        self._in_row = True
        self.flow.cell()

    def end_row(self, colours: Sequence[int | None] = (), edges: Sequence[int] = ()) -> None:
        """End the row, of whose cells these are the colours, if that is known only now, and the right edges."""
        self.paragraph()
        self._close_rows(0, colours, edges)
        self._in_row = False
        self._break_row()

    def end_inner_row(self) -> None:
        """End the row of a table within a cell."""
        self.paragraph()
        self._close_rows(1)
        self._in_inner_row = False
        self._break_row()

    def text(self) -> str:
        """Return the whole text; ends the last paragraph."""
        self.paragraph()
        return self.flow.text()

    def _open_row(self, start: int) -> None:
        self.open_rows.start()
        self._cell_starts.append(start)

    def _close_rows(self, left: int, colours: Sequence[int | None] = (), edges: Sequence[int] = ()) -> None:
        """End the innermost rows until so many are left; colours and edges are those of the outermost one."""
        while len(self._cell_starts) > left:
            is_outermost = len(self._cell_starts) == 1
            self.open_rows.end(colours=colours if is_outermost else (), edges=edges if is_outermost else ())
            self._cell_starts.pop()

    def _break_row(self) -> None:
        self.flow.row()
        self.flow.cell()  # cells are marked by their ends here: what follows is in the first cell

    def _end_heading(self) -> None:
        if self._in_heading:
            self._in_heading = False
            self.flow.end_heading()
