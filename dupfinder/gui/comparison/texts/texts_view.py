"""Both texts with the map of their changes, the way through them, and the bar to find something."""

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dupfinder.domain.comparisons import DifferenceKind
from dupfinder.gui.comparison.pages.page_loader import PageLoader
from dupfinder.gui.comparison.texts.change_map import ChangeMap
from dupfinder.gui.comparison.texts.change_walk import ChangeWalk
from dupfinder.gui.comparison.texts.display_rows import DisplayRows
from dupfinder.gui.comparison.texts.find_bar import FindBar
from dupfinder.gui.comparison.texts.find_walk import FindWalk
from dupfinder.gui.comparison.texts.row_pictures import RowPictures
from dupfinder.gui.comparison.texts.text_canvas import TextCanvas
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.focus_passing import pass_focus
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.wording import Wording

_EMPTY_MARGIN = 16


class TextsView(QWidget):
    """Shows the rows of one comparison; which change is looked at is kept while they are swapped or folded."""

    walked = Signal()
    """Another change is looked at."""

    def __init__(
        self,
        wording: Wording,
        icons: Icons,
        jobs: BackgroundJobs,
        page_loader: PageLoader,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._wording = wording
        self._walk = ChangeWalk(())
        self._rows: DisplayRows | None = None
        self._is_swapped = False
        self._kinds: frozenset[DifferenceKind] = frozenset()
        self.canvas = TextCanvas()
        self.pictures = RowPictures(page_loader, self)
        self.canvas.set_pictures(self.pictures.look)
        self.pictures.changed.connect(self.canvas.viewport().update)
        self.empty = PlainLabel(self.tr("No text. Pages and pictures are compared."), tone="dim")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setMargin(_EMPTY_MARGIN)
        self.empty.hide()
        self.find_bar = FindBar(wording, icons)
        self._finding = FindWalk(self.canvas, jobs)
        self.find_bar.set_target(self._finding)
        self.find_bar.closed.connect(self.canvas.setFocus)
        self._finding.changed.connect(self.find_bar.show_found)
        self._map = ChangeMap(self.canvas)
        self._map.chosen.connect(self.canvas.scroll_to_share)
        self.canvas.move_followed.connect(self._look_at_place)
        texts = QHBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.canvas, 1)
        texts.addWidget(self._map)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.find_bar)
        layout.addWidget(self.empty)
        layout.addLayout(texts, 1)
        pass_focus(self, self.canvas)

    @property
    def change_count(self) -> int:
        """Return how many changes there are, of the kinds that are looked at."""
        return self._walk.count

    @property
    def current_change(self) -> int | None:
        """Return the number of the change that is looked at, from 0."""
        return self._walk.current

    def clear(self) -> None:
        """Forget the rows."""
        self._rows = None
        self._is_swapped = False
        self._kinds = frozenset()
        self._walk = ChangeWalk(())

    def show_rows(self, rows: DisplayRows, *, is_folded: bool) -> None:
        """Show the rows of another comparison, at the first change."""
        self.clear()
        self._rows = rows
        self.empty.setVisible(not rows.has_texts)
        self.canvas.set_rows(rows)
        self.canvas.set_folded(is_folded)
        self._walk_anew(0)

    def exchange_rows(self, rows: DisplayRows) -> None:
        """Show the rows that the same two documents have under other options, where they were looked at."""
        change = self._walk.current
        self._rows = rows
        self.canvas.set_rows(rows.mirrored() if self._is_swapped else rows)
        self._walk_anew(change or 0)

    def set_swapped(self, swapped: bool) -> None:  # noqa: FBT001 - the slot of a button
        """Exchange left and right."""
        if self._rows is not None and swapped is not self._is_swapped:
            self._is_swapped = swapped
            change = self._walk.current
            self.canvas.set_rows(self._rows.mirrored() if swapped else self._rows, keep_place=True)
            self._walk_anew(change or 0)

    def set_kinds(self, kinds: Collection[DifferenceKind]) -> None:
        """Keep to changes of these kinds; to all for none."""
        self._kinds = frozenset(kinds)
        self._walk_anew(0)

    def step(self, *, forward: bool) -> None:
        """Go to the next or the previous change."""
        self._look_at(self._walk.step(forward=forward, visible=self.canvas.visible_rows()))

    def current_row(self) -> int | None:
        """Return the number of the difference's row that is looked at: of the change, else the topmost."""
        if self._rows is None or not len(self._rows) or not self._rows.has_texts:
            return None
        here = self._walk.rows_of_current() or self.canvas.visible_rows()
        return self.canvas.rows.difference_row(here.start)

    def open_find_bar(self) -> None:
        """Open the bar to find something, which may be what is selected."""
        self._finding.prepare()
        self.find_bar.open(self.canvas.selected_text())

    def show_row(self, row: int) -> None:
        """Bring a row of the difference into view; if it is in a change, that is looked at."""
        if self._rows is not None:
            self._look_at_place(self.canvas.rows.row_of(row))

    def _look_at_place(self, place: int) -> None:
        change = self._walk.change_of(place)
        if change is not None:
            self._look_at(self._walk.go_to(change))
        self.canvas.show_row(place)

    def _walk_anew(self, change: int) -> None:
        self._walk = ChangeWalk(self.canvas.rows, kinds=self._kinds)
        self._look_at(self._walk.go_to(min(change, max(self._walk.count - 1, 0))))

    def _look_at(self, rows: range | None) -> None:
        if rows is not None:
            count, current = self._wording.count, self._walk.current or 0
            heading = self.tr("Change {number} of {count}")
            self.canvas.mark_current(
                rows, heading=heading.format(number=count(current + 1), count=count(self._walk.count))
            )
            self.canvas.show_row(rows.start)
        self.walked.emit()
