"""Text put together while walking a tree of paragraphs, tables and cells."""

NONE, LINE, CELL, ROW = range(4)
"""What stands between two pieces of text; where several meet, the strongest counts. No enumeration: members of those
are looked up slowly, and these for each piece."""
SEPARATORS = ("", "\n", "\t", "\n")
ENDING = (LINE, ROW)
"""What ends a line."""

LINE_CHARS = 200
"""Of a line before the reference to a note: far more than tell its place, as only letters and digits count there."""


def capitals(text: str) -> str:
    """Return words as a style shows them that writes capitals; letters for which there is no single one stay."""
    shown = text.upper()
    return shown if len(shown) == len(text) else "".join(one if len(one.upper()) > 1 else one.upper() for one in text)


class TextFlow:
    """Collects text; a paragraph ends with a newline, a table row too, cells are separated by tabs.

    A row on a line is what a person sees, and what a PDF of the same document gives. Breaks are remembered until text
    follows, so empty paragraphs and cells leave no trace.
    """

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._break = NONE
        self._at_row_start = False
        self._headings: list[str] = []
        self._open_headings = 0
        self._heading_start = 0
        self._counted = self._counted_lines = 0

    @property
    def lines(self) -> int:
        """Return how many lines stand before the next piece."""
        if self._counted < len(self._pieces):
            self._counted_lines += "".join(self._pieces[self._counted :]).count("\n")
            self._counted = len(self._pieces)
        return self._counted_lines + (bool(self._pieces) and self._break in ENDING)

    @property
    def at_break(self) -> bool:
        """Return whether the next piece starts a line or a cell."""
        return self._break != NONE or not self._pieces

    def line_so_far(self) -> str:
        """Return the end of the line, or cell, that goes on: `LINE_CHARS` of it, or some more."""
        found = ""
        for piece in () if self.at_break else reversed(self._pieces):
            found = piece + found
            if len(found) > LINE_CHARS or "\n" in found or "\t" in found:
                break
        return found.rpartition("\n")[2].rpartition("\t")[2]

    def add(self, piece: str) -> None:
        """Add a piece of running text."""
        if self._break and self._pieces:
            self._pieces.append(SEPARATORS[self._break])
        self._break = NONE
        self._pieces.append(piece)

    def line(self) -> None:
        """End the line or paragraph, if there is any text in it."""
        self._break = self._break or LINE

    def row(self) -> None:
        """End the table row and start another."""
        self._break = ROW
        self._at_row_start = True

    def cell(self) -> None:
        """Start a table cell; the first one of a row goes to the start of its line."""
        if self._at_row_start:
            self._at_row_start = False
        elif self._break < CELL:
            self._break = CELL

    def mark(self) -> int:
        """Return a mark for `since`; two marks are equal if nothing was added between them."""
        return len(self._pieces)

    def has_words(self, mark: int) -> bool:
        """Return whether anything but white space was added since a mark was taken."""
        return any(not self._pieces[at].isspace() for at in range(mark, len(self._pieces)) if self._pieces[at])

    def since(self, mark: int) -> str:
        """Return what was added since a mark was taken, without the break before it."""
        return "".join(self._pieces[mark:]).lstrip("\t\n")

    def forget(self, mark: int) -> None:
        """Take back what was added since a mark was taken."""
        del self._pieces[mark:]
        if mark < self._counted:
            self._counted = self._counted_lines = 0
        self.line()

    def end_row(self) -> None:
        """End the table row, whatever cells it ends with; what follows is no part of it."""
        self._break = LINE
        self._at_row_start = False

    def paragraph(self, *, is_heading: bool) -> None:
        """End the paragraph before, and the heading that it was; start another."""
        self._break = self._break or LINE
        if self._open_headings:
            self.end_heading()
        if is_heading:
            self.begin_heading()

    def begin_heading(self) -> None:
        """Take what follows for a heading, until it ends; headings inside of headings are part of them."""
        if not self._open_headings:
            self._heading_start = self.mark()
        self._open_headings += 1

    def end_heading(self) -> None:
        """End the heading that was begun last."""
        self._open_headings -= 1
        if not self._open_headings:
            self._headings.append(self.since(self._heading_start))

    def headings(self) -> tuple[str, ...]:
        """Return the headings that have words, as they were added; ends those that are open."""
        while self._open_headings:
            self.end_heading()
        return tuple(filter(None, self._headings))

    def text(self) -> str:
        """Return everything that was added, the last paragraph ended."""
        return "".join(self._pieces) + "\n" if self._pieces else ""
