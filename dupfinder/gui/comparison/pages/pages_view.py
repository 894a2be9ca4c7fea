"""Two documents side by side as pages, as far as they have any."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QFrame, QHBoxLayout, QToolButton, QWidget

from dupfinder.gui.comparison.loader import LoadedComparison
from dupfinder.gui.comparison.pages.page_loader import PageLoader
from dupfinder.gui.comparison.pages.side_pane import SideArea, SidePane
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.toolkit.fields import pass_focus
from dupfinder.gui.toolkit.layouts import STRETCH, LatePage, in_column, in_row

_READING_LINE = 0.25
"""Where one looks, as a share of the height: what stands there on one side is brought there on the other one."""
_WELL_IN_VIEW = 0.8


class PagesView(LatePage):
    """Shows the pages of a comparison with its changes marked; a side that is scrolled takes the other one along.

    Rows are those of the difference. Nothing is read before it is visible.
    """

    row_chosen = Signal(int)
    """Somebody clicked what is marked of a row."""

    def __init__(self, loader: PageLoader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._loader = loader
        self._loaded: LoadedComparison | None = None
        self._is_due = False
        self._row: int | None = None
        self.stop: int | None = None
        """The number of the stop that is looked at, from 0."""
        self._leader = 0
        self._is_linked = True
        self._is_following = False
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)

    def _make_parts(self) -> None:
        self.panes = (SidePane(self._loader, side=Side.LEFT), SidePane(self._loader, side=Side.RIGHT))
        self._take_sides()
        line = QFrame()
        line.setObjectName("line")
        line.setFixedWidth(1)
        self._layout.addWidget(self.panes[0], 1)
        self._layout.addWidget(line)
        self._layout.addWidget(self.panes[1], 1)
        for number, pane in enumerate(self.panes):
            pane.filled.connect(self._settle)
            for area in (pane.canvas, pane.text):
                area.scrolled.connect(partial(self._take_scroll, number))
                area.laid_out.connect(self._follow_leader)
                area.row_chosen.connect(self._choose)
                area.zoom_asked.connect(self.zoom)

    # What is shown.

    def show_comparison(self, loaded: LoadedComparison) -> None:
        """Show another comparison from the beginning of both documents."""
        self.clear()
        self._loaded = loaded
        self._is_due = True
        if self.isVisible():
            self._open()

    def clear(self) -> None:
        """Show nothing."""
        was_open = self._loaded is not None and not self._is_due
        self._loaded, self._row, self.stop = None, None, None
        self._is_due = False
        if was_open:
            for pane in self.panes:
                pane.clear()
        self._leader = 0

    def close(self) -> bool:
        """Show nothing, wish for nothing, and close."""
        self.clear()
        return super().close()

    def set_equal_marked(self, marked: bool) -> None:  # noqa: FBT001 - the slot of a button
        """Mark also what both documents have, or only what differs."""
        for area in self._all_areas():
            area.set_equal_marked(marked)

    def set_swapped(self, swapped: bool) -> None:  # noqa: FBT001 - the slot of a button
        """Show the left document on the right, and the right one on the left."""
        direction = QBoxLayout.Direction.RightToLeft if swapped else QBoxLayout.Direction.LeftToRight
        if direction == self._layout.direction():
            return
        self._layout.setDirection(direction)
        if self.has_parts:
            self._take_sides()

    def _take_sides(self) -> None:
        is_swapped = self._layout.direction() is QBoxLayout.Direction.RightToLeft
        for number, pane in enumerate(self.panes):
            for area in (pane.canvas, pane.text):
                area.set_is_left((number == 0) is not is_swapped)

    # Where it is.

    def set_linked(self, linked: bool) -> None:  # noqa: FBT001 - the slot of a button
        """Scroll both sides together, or each on its own."""
        self._is_linked = linked
        self._follow_leader()

    def show_row(self, row: int) -> None:
        """Bring a row into view on both sides, with a line around a change; of what moved, each end on its side."""
        self._row = row  # also for a side whose pages are still being read
        if not self.has_parts:
            return
        ends = self._ends(row)
        is_change = self._loaded is not None and self._loaded.comparison.difference.rows[row].is_change
        for pane, end in zip(self.panes, ends, strict=True):
            for area in (pane.canvas, pane.text):
                area.mark_current((end,) if is_change else ())
        leader = next((number for number in (0, 1) if self._top(number, ends[number]) is not None), None)
        if leader is None:
            return
        self._leader, self._is_following = leader, True
        y = _bring_into_view(self._area(leader), ends[leader])
        other, other_row = self._area(1 - leader), ends[1 - leader]
        if other.top_of_row(other_row) is None:
            other.scroll_to_place(other_row, y)
        elif self._is_linked:
            other.scroll_row_to(other_row, y)
        else:
            _bring_into_view(other, other_row)
        self._is_following = False

    def visible_row(self) -> int | None:
        """Return the first row that is in view, on the side that was scrolled last if it has one there."""
        found = self._area(self._leader).first_visible_row()
        return self._area(1 - self._leader).first_visible_row() if found is None else found

    @property
    def stops(self) -> tuple[tuple[int | None, int | None], ...]:
        """Return the pages that differ by what is seen on them, left and right, in order; `None` for no page."""
        comparison = self._loaded.comparison if self._loaded else None
        if comparison is None or not comparison.looks:
            return ()
        lefts, rights = ({look.left for look in comparison.looks}, {look.right for look in comparison.looks})
        found: list[tuple[int | None, int | None]] = [
            (look.left, look.right) for look in comparison.looks if look.differing
        ]
        left_alone, right_alone = comparison.compared_pages[0] - lefts, comparison.compared_pages[1] - rights
        found += [
            (page if page in left_alone else None, page if page in right_alone else None)
            for page in left_alone | right_alone
        ]
        return tuple(sorted(found, key=lambda stop: min(page for page in stop if page is not None)))

    def step(self, *, forward: bool) -> None:
        """Go to the next or the previous pages that differ by what is seen on them."""
        stops = self.stops
        wanted = (0 if forward else len(stops) - 1) if self.stop is None else self.stop + (1 if forward else -1)
        if not 0 <= wanted < len(stops):
            return
        self.stop, self._is_following = wanted, None not in stops[wanted]  # a page alone takes the other side along
        for pane, page in zip(self.panes, stops[wanted], strict=True):
            if page is not None:
                pane.canvas.show_page(page)
        self._is_following = False

    def zoom(self, steps: int) -> None:
        """Show both sides larger, or smaller for a negative number."""
        for area in self._all_areas():
            area.zoom(steps)

    def zoom_to_width(self) -> None:
        """Make all pages as wide as fits."""
        for pane in self.panes:
            pane.canvas.set_zoom(1.0)

    # How.

    def showEvent(self, event: QShowEvent) -> None:
        """Read what was to be shown."""
        super().showEvent(event)
        self._open()

    def _open(self) -> None:
        if self._is_due and self._loaded is not None:
            self._is_due = False
            for pane in self.panes:
                pane.show_document(self._loaded)

    def _settle(self) -> None:
        """Go where one wanted to be before there was anything to see."""
        if self._row is not None:
            self.show_row(self._row)
        else:
            self._follow_leader()

    def _choose(self, row: int) -> None:
        self.show_row(row)
        self.row_chosen.emit(row)

    def _take_scroll(self, leader: int) -> None:
        """Follow the side that somebody scrolled, who is then where he wants to be."""
        if not self._is_following:
            self._row = None
            self._follow(leader)

    def _follow(self, leader: int) -> None:
        """Bring the other side to the same place."""
        if self._is_following or not self._is_linked:
            return
        self._leader, self._is_following = leader, True
        area, other = self._area(leader), self._area(1 - leader)
        y = _reading_line(area)
        place = area.place_at(y)
        if place is not None:
            other.scroll_to_place(place, y)
        self._is_following = False

    def _follow_leader(self) -> None:
        """Bring both sides to the same place again, that of the side that was scrolled last."""
        self._follow(self._leader)

    def _ends(self, row: int) -> tuple[int, int]:
        """Return the rows of the left and of the right side that belong together."""
        shown = self._loaded.comparison.difference.rows[row] if self._loaded else None
        if shown is None or shown.counterpart is None:
            return row, row
        return (row, shown.counterpart) if shown.left is not None else (shown.counterpart, row)

    def _area(self, number: int) -> SideArea:
        return self.panes[number].area

    def _top(self, number: int, row: int) -> float | None:
        return self._area(number).top_of_row(row)

    def _all_areas(self) -> tuple[SideArea, ...]:
        return tuple(area for pane in self.panes for area in (pane.canvas, pane.text))


def _reading_line(area: SideArea) -> float:
    """Return the height of the viewport that the other side follows.

    At both ends it is the end, so that there the other side comes to its end too.
    """
    bar, height = area.verticalScrollBar(), area.viewport().height()
    below = bar.maximum() - bar.value()
    if bar.value() <= below:
        return min(height * _READING_LINE, float(bar.value()))
    return max(height * _READING_LINE, float(height - below))


def _bring_into_view(area: SideArea, row: int) -> float:
    """Scroll to a row unless it is well in view; return at which height it stands then."""
    height = area.viewport().height()
    top = area.top_of_row(row)
    if top is None or not 0 <= top <= height * _WELL_IN_VIEW:
        area.scroll_row_to(row, height * _READING_LINE)
        top = area.top_of_row(row)
    return 0.0 if top is None else top


class PagesPage(LatePage):
    """A slim bar over the pages."""

    def __init__(self, loader: PageLoader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = PagesView(loader, self)

    def _make_parts(self) -> None:
        self.view.make_parts()
        self.equal_box = QCheckBox(self.tr("Also highlight matches"))
        self.equal_box.toggled.connect(self.view.set_equal_marked)
        self.linked_box = QCheckBox(self.tr("Scroll together"))
        self.linked_box.setChecked(True)
        self.linked_box.toggled.connect(self.view.set_linked)
        self.fit_button = QToolButton()
        self.fit_button.setText(self.tr("Fit width"))
        self.fit_button.clicked.connect(self.view.zoom_to_width)
        bar = in_row(self.equal_box, self.linked_box, STRETCH, self.fit_button, margins=(12, 3, 8, 3), spacing=18)
        in_column(bar, (self.view, 1), inside=self, margins=0, spacing=0)
        pass_focus(self, self.view)
