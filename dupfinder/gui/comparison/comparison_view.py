"""The side-by-side view: figures, headers, both texts, the map, and the way through the changes."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from dupfinder.gui.comparison.change_map import ChangeMap
from dupfinder.gui.comparison.change_walk import ChangeWalk
from dupfinder.gui.comparison.display_rows import fold_equal, mirrored
from dupfinder.gui.comparison.loader import LoadedComparison, Request
from dupfinder.gui.comparison.selection import Side
from dupfinder.gui.comparison.side_header import SideHeader
from dupfinder.gui.comparison.text_canvas import TextCanvas
from dupfinder.gui.icons import Icons
from dupfinder.gui.views.labels import ElidedLabel, PlainLabel
from dupfinder.gui.wording import Wording


class ComparisonView(QWidget):
    """Shows one comparison at a time; of two documents whose texts cannot be compared it shows what else is known."""

    details_switched = Signal(bool)

    def __init__(self, wording: Wording, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._request: Request | None = None
        self._loaded: LoadedComparison | None = None
        self._parts = ("", "")
        self._walk = ChangeWalk(())
        self._likeness = PlainLabel(tone="strong")
        self._both_ways = ElidedLabel(tone="dim", mode=Qt.TextElideMode.ElideRight)
        self._counter = PlainLabel(tone="dim")
        self.previous_button = self._button(icons, "previous", self.tr("Previous change (P)"), self.previous_change)
        self.next_button = self._button(icons, "next", self.tr("Next change (N)"), self.next_change)
        self.details_button = QToolButton()
        self.details_button.setText(self.tr("Details"))
        self.details_button.setToolTip(self.tr("Show what the documents say about themselves (D)"))
        self.details_button.setCheckable(True)
        self.details_button.setChecked(True)
        self.details_button.toggled.connect(self.show_details)
        self.fold_button = QToolButton()
        self.fold_button.setText(self.tr("Only changes"))
        self.fold_button.setToolTip(self.tr("Hide the paragraphs that are equal"))
        self.fold_button.setCheckable(True)
        self.fold_button.toggled.connect(self._show_rows)
        self.swap_button = self._button(icons, "swap", self.tr("Swap left and right"), lambda: None)
        self.swap_button.setCheckable(True)
        self.swap_button.toggled.connect(self._show_rows)
        self._remark = PlainLabel(tone="remark")
        self._remark.setWordWrap(True)
        self._remark.setIndent(0)
        self.headers = (SideHeader(wording, side=Side.LEFT), SideHeader(wording, side=Side.RIGHT))
        self.canvas = TextCanvas()
        self._map = ChangeMap(self.canvas)
        self._map.chosen.connect(self.canvas.scroll_to_share)
        self._message, self._failure = self._make_message(), self._make_message()
        self._pages = QStackedWidget()
        self._body = QStackedWidget()
        self._pages.addWidget(self._message)
        self._pages.addWidget(self._make_content())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._pages)
        self.clear()

    @property
    def loaded(self) -> LoadedComparison | None:
        """Return the comparison that is shown."""
        return self._loaded

    @property
    def change_count(self) -> int:
        """Return how many changes there are between the two."""
        return self._walk.count

    @property
    def current_change(self) -> int | None:
        """Return the number of the change that is looked at, from 0."""
        return self._walk.current

    @property
    def message(self) -> str:
        """Return the sentence that stands in place of texts, or an empty text."""
        if self._loaded is not None:
            return ""
        return self._message.text() if self._request is None else self._failure.text()

    @property
    def remark(self) -> str:
        """Return what is said about how the two differ, or an empty text where nothing is special about it."""
        return "" if self._remark.isHidden() else self._remark.text()

    def clear(self) -> None:
        """Show what to do to get a comparison."""
        self._loaded = self._request = None
        self._message.setText(self.tr("Select a document to see how it differs from its keeper."))
        self._pages.setCurrentIndex(0)

    def show_comparison(self, loaded: LoadedComparison, *, left_part: str, right_part: str) -> None:
        """Show a comparison, at its first change."""
        self._take(loaded.request, loaded, parts=(left_part, right_part))
        self._show_rows()
        self._pages.setCurrentIndex(1)

    def show_failure(self, request: Request, text: str, *, likeness: str, left_part: str, right_part: str) -> None:
        """Show two documents with a sentence in place of their texts; `likeness` says how the scan related them."""
        self._take(request, None, parts=(left_part, right_part))
        self._likeness.setText(likeness)
        self._both_ways.clear()
        self._counter.clear()
        self._remark.hide()
        self._failure.setText(text)
        self._show_headers()
        self._pages.setCurrentIndex(1)

    def show_details(self, shown: bool) -> None:  # noqa: FBT001 - the slot of a button
        """Show or hide what the documents say about themselves."""
        self.details_button.setChecked(shown)
        for header in self.headers:
            header.set_facts_shown(shown)
        self.details_switched.emit(shown)

    def next_change(self) -> None:
        """Go to the next change."""
        self._step(forward=True)

    def previous_change(self) -> None:
        """Go to the previous change."""
        self._step(forward=False)

    def _step(self, *, forward: bool) -> None:
        if self._loaded is not None:
            self._look_at(self._walk.step(forward=forward, visible=self.canvas.visible_rows()))

    def _look_at(self, rows: range | None) -> None:
        if rows is not None:
            self.canvas.mark_current(rows)
            self.canvas.show_row(rows.start)
        count, current = self._walk.count, self._walk.current
        if not count:
            self._counter.setText(self.tr("No changes"))
        elif current is None:
            self._counter.setText(self.tr("%Ln change(s)", "", count))
        else:
            text = self.tr("Change {number} of {count}")
            self._counter.setText(
                text.format(number=self._wording.count(current + 1), count=self._wording.count(count))
            )

    def _take(self, request: Request, loaded: LoadedComparison | None, *, parts: tuple[str, str]) -> None:
        """Go over to two other documents."""
        self._request, self._loaded, self._parts = request, loaded, parts
        self._body.setCurrentIndex(0 if loaded is not None else 1)
        self._walk = ChangeWalk(())  # the change that was looked at was one of other texts
        self.swap_button.setChecked(False)
        for button in (self.previous_button, self.next_button, self.fold_button):
            button.setEnabled(False)

    def _show_rows(self) -> None:
        """Show texts and headers anew, keeping the change that is looked at."""
        loaded = self._loaded
        if loaded is None:
            self._show_headers()
            return
        is_swapped = self.swap_button.isChecked()
        rows = mirrored(loaded.rows) if is_swapped else loaded.rows
        change = self._walk.current if self.canvas.rows and self._pages.currentIndex() == 1 else None
        self._walk = ChangeWalk(fold_equal(rows) if self.fold_button.isChecked() else rows)
        self._show_figures(loaded, is_swapped=is_swapped)
        self._show_headers()
        self.canvas.set_rows(self._walk.rows)
        self._map.refresh()
        for button in (self.previous_button, self.next_button, self.fold_button):
            button.setEnabled(self._walk.count > 0)
        self._look_at(self._walk.go_to(change or 0))

    def _show_figures(self, loaded: LoadedComparison, *, is_swapped: bool) -> None:
        comparison = loaded.comparison
        self._likeness.setText(self._wording.likeness(comparison.relation, comparison.similarity))
        only = comparison.differs_only_in
        self._remark.setText(self._wording.variant(only) if only else "")
        self._remark.setVisible(bool(only))
        shares = (comparison.a_in_b, comparison.b_in_a)
        left, right = reversed(shares) if is_swapped else shares
        self._both_ways.setText(self._wording.both_ways(left_in_right=left, right_in_left=right))

    def _show_headers(self) -> None:
        """Show which documents these are, and what they say about themselves."""
        request = self._request
        if request is None:
            return
        words = (request.left.word_count, request.right.word_count)
        if self._loaded is not None:
            words = (self._loaded.comparison.left_words, self._loaded.comparison.right_words)
        left, right = zip((request.left, request.right), self._parts, words, strict=True)
        if self.swap_button.isChecked():
            left, right = right, left
        for header, own, other in ((self.headers[0], left, right), (self.headers[1], right, left)):
            document, part, word_count = own
            header.show_document(document, other=other[0], part=part, words=word_count)
        self.details_button.setEnabled(self.headers[0].has_facts)

    def _make_content(self) -> QWidget:
        content = QWidget()
        headers = QHBoxLayout()
        headers.setSpacing(0)
        for header in self.headers:
            headers.addWidget(header, 1)
        both_texts = QWidget()
        texts = QHBoxLayout(both_texts)
        texts.setContentsMargins(0, 0, 0, 0)
        texts.setSpacing(0)
        texts.addWidget(self.canvas, 1)
        texts.addWidget(self._map)
        self._body.addWidget(both_texts)
        self._body.addWidget(self._failure)
        layout = QVBoxLayout(content)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._make_bar())
        layout.addWidget(self._remark)
        layout.addLayout(headers)
        line = QFrame()
        line.setObjectName("line")
        layout.addWidget(line)
        layout.addWidget(self._body, 1)
        return content

    def _make_bar(self) -> QFrame:
        bar = QFrame()
        bar.setObjectName("comparisonBar")
        layout = QHBoxLayout(bar)
        layout.setContentsMargins(12, 4, 8, 4)
        layout.setSpacing(6)
        layout.addWidget(self._likeness)
        layout.addSpacing(6)
        layout.addWidget(self._both_ways, 1)
        layout.addWidget(self._counter)
        for button in (
            self.previous_button,
            self.next_button,
            self.details_button,
            self.fold_button,
            self.swap_button,
        ):
            layout.addWidget(button)
        return bar

    @staticmethod
    def _make_message() -> PlainLabel:
        message = PlainLabel(tone="dim")
        message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        message.setWordWrap(True)
        message.setMargin(24)
        return message

    @staticmethod
    def _button(icons: Icons, icon: str, text: str, slot: Callable[[], None]) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(text)
        button.setAccessibleName(text)
        icons.give(button, icon)
        button.clicked.connect(slot)
        return button
