"""Finding in both texts of a canvas, and going from place to place."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from dupfinder.gui.comparison.texts.display_rows import DisplayRows
from dupfinder.gui.comparison.texts.find import Finder, SearchText
from dupfinder.gui.comparison.texts.row_painter import Highlight
from dupfinder.gui.comparison.texts.selection import Side, piece_of
from dupfinder.gui.comparison.texts.text_canvas import TextCanvas
from dupfinder.gui.toolkit.background import BackgroundJobs

_AT_ONCE_CHARACTERS = 1_000_000
"""Texts up to here are made ready within a frame or two; longer ones in the background."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What is looked for."""

    text: str
    match_case: bool


class FindWalk(QObject):
    """Highlights what is looked for in a canvas, and brings one place after the other into view."""

    changed = Signal(int, object)
    """How many places there are, and the number of the one that is looked at, from 0, or `None`; told where neither
    `search` nor `step` can return it: the texts changed, or long ones became ready."""

    def __init__(self, canvas: TextCanvas, jobs: BackgroundJobs) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._jobs = jobs
        self._text: SearchText | None = None
        self._is_working = False
        self._wanted = _Wanted("", match_case=False)
        self._finder: Finder | None = None
        self._place: int | None = None
        self._number: int | None = None
        canvas.rows_changed.connect(self._start_again)

    @property
    def count(self) -> int:
        """Return how many places there are."""
        return self._finder.count if self._finder else 0

    @property
    def current(self) -> int | None:
        """Return the number of the place that is looked at, from 0."""
        return self._number

    def prepare(self) -> None:
        """Make long texts ready in the background, before somebody has typed anything."""
        if self._is_long and self._text is None:
            self._work()

    def search(self, text: str, *, match_case: bool = False) -> int:
        """Highlight every place where a text stands, and return how many; 0 while long texts are looked through.

        The place that is looked at is the first in view or behind it; `step` goes there first.
        """
        wanted = _Wanted(text, match_case=match_case)
        if wanted == self._wanted and self._finder is not None:
            return self.count
        self._wanted = wanted
        self._take(None)
        if text and self._is_long:
            self._work()
        elif text:
            self._take(_find(self._canvas.rows, self._text, wanted, from_row=self._canvas.visible_rows().start))
        return self.count

    def step(self, forward: bool) -> int | None:  # noqa: FBT001 - as the bar wants it
        """Go to the next or previous place, from the last to the first; return its number from 0, `None` for none."""
        finder = self._finder
        if finder is None or not finder.count:
            return None
        if self._place is None or self._number is None:
            place = finder.first_from(self._canvas.visible_rows().start)
            assert place is not None  # noqa: S101 - there are some
            number = finder.number(place)
            if not forward:
                place, number = finder.before(place), (number - 1) % finder.count
        else:
            place = finder.after(self._place) if forward else finder.before(self._place)
            number = (self._number + (1 if forward else -1)) % finder.count
        self._place, self._number = place, number
        found = finder.match(place)
        self._canvas.show_place(found.side, found.start)
        self._canvas.set_highlights(self._highlights)
        return number

    def clear(self) -> None:
        """Take the highlights away, and forget the texts."""
        self.search("")
        self._text = None

    def _highlights(self, row: int, side: Side) -> Sequence[Highlight]:
        piece = piece_of(self._canvas.rows[row], side)
        if self._finder is None or piece is None:
            return ()
        return [
            Highlight(begin, end, is_current=place == self._place)
            for begin, end, place in self._finder.spans(row, side, piece)
        ]

    @property
    def _is_long(self) -> bool:
        return int(self._canvas.rows.lengths.sum()) > _AT_ONCE_CHARACTERS

    def _start_again(self) -> None:
        self._text = self._finder = None
        if self._wanted.text:
            self.search(self._wanted.text, match_case=self._wanted.match_case)
            self.changed.emit(self.count, self._number)

    def _take(self, finder: Finder | None) -> None:
        self._finder, self._place, self._number = finder, None, None
        if finder is not None:
            self._text = finder.text
        self._canvas.set_highlights(self._highlights if self.count else None)

    def _work(self) -> None:
        """Look for what is wanted in the background; if something is under way, when that is done."""
        if self._is_working:
            return
        self._is_working = True
        rows, text, wanted = self._canvas.rows, self._text, self._wanted
        from_row = self._canvas.visible_rows().start

        def done(finder: Finder) -> None:
            self._is_working = False
            if rows is not self._canvas.rows:
                self._text = None
            elif wanted == self._wanted:
                self._take(finder)
            else:
                self._text = finder.text
            if self._wanted.text and self._finder is None:
                self._work()
            elif self._wanted.text:
                self.changed.emit(self.count, self._number)

        def fail(error: Exception) -> None:
            self._is_working = False
            raise error

        self._jobs.run(lambda: _find(rows, text, wanted, from_row=from_row), done=done, failed=fail)


def _find(rows: DisplayRows, text: SearchText | None, wanted: _Wanted, *, from_row: int) -> Finder:
    """Return what finds a text, from that row on; the texts are put together anew unless they can be used again."""
    if text is None or text.match_case is not wanted.match_case:
        text = SearchText(rows, match_case=wanted.match_case)
    return Finder(text, wanted.text, from_row=from_row)
