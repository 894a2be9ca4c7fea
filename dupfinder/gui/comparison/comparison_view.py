"""The side-by-side view: figures, headers, and the ways to look at two documents."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QStackedWidget, QWidget

from dupfinder import pipeline
from dupfinder.domain.comparisons import Comparison, DifferenceKind
from dupfinder.domain.display import visible
from dupfinder.domain.pairs import LOSSLESS, Relation, Variable
from dupfinder.gui.comparison.changes.change_wording import ChangeWording
from dupfinder.gui.comparison.changes.changes_list import ChangesList
from dupfinder.gui.comparison.comparison_actions import ComparisonActions, ViewMode
from dupfinder.gui.comparison.comparison_bar import ComparisonBar
from dupfinder.gui.comparison.group.versions import VersionsRequest
from dupfinder.gui.comparison.group.versions_view import VersionsView
from dupfinder.gui.comparison.loader import LoadedComparison, Request
from dupfinder.gui.comparison.pages.page_loader import PageLoader, Thumbnail
from dupfinder.gui.comparison.pages.pages_view import PagesPage
from dupfinder.gui.comparison.side_header import SideAction, SideHeader
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.comparison.texts.texts_view import ChangeMap, TextsView
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.labels import Placeholder, PlainLabel, font_scale
from dupfinder.gui.toolkit.layouts import LatePage, in_column, in_row
from dupfinder.gui.toolkit.wording import Wording

_LEAST_BODY_HEIGHT = 64
_SAID_AFTER_MS = 150
"""That two documents are being compared is said where it takes longer: else each step in the list would flash."""
_LOW_HEIGHT = 460
"""Below it, the headers have one line each: the texts need the room."""
_LEAST_DETAILS_WIDTH, _MOST_DETAILS_WIDTH = 560, 980


class DetailsPopover(QFrame):
    """What is known of the two documents besides their texts, over them until somebody clicks elsewhere."""

    closed = Signal()

    def __init__(self, sides: Sequence[LatePage], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("framedBox")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)  # a click on its button closes it, and no more
        self.setAccessibleName(self.tr("Details of the documents"))
        self._sides = sides
        in_row(*((side, 1) for side in sides), inside=self, margins=16, spacing=24)

    def show_below(self, widget: QWidget) -> None:
        """Show it below a widget, no wider than that."""
        for side in self._sides:
            side.make_parts()
        most = round(_MOST_DETAILS_WIDTH * font_scale(self))
        self.setFixedWidth(min(max(widget.width() - 48, _LEAST_DETAILS_WIDTH), most))
        self.adjustSize()
        self.move(widget.mapToGlobal(QPoint((widget.width() - self.width()) // 2, widget.height())))
        self.show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that it is gone."""
        super().hideEvent(event)
        self.closed.emit()


class KeepBar(QFrame):
    """Under two documents, what can be decided about them: keep the left one, the right one, or both."""

    kept = Signal(object)
    """The `Side` that is kept, `None` for both."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comparisonBar")
        self.buttons: Mapping[Side | None, QPushButton] = {
            Side.LEFT: QPushButton(self.tr("Keep left")),
            None: QPushButton(self.tr("Keep both")),
            Side.RIGHT: QPushButton(self.tr("Keep right")),
        }
        layout = in_row(inside=self, margins=(12, 4, 12, 4))
        for side, button in self.buttons.items():
            button.clicked.connect(partial(self.kept.emit, side))
            layout.addStretch(1)
            layout.addWidget(button)
        layout.addStretch(1)


def _other(side: Side) -> Side:
    return Side.RIGHT if side is Side.LEFT else Side.LEFT


class ComparisonView(QWidget):
    """Shows one comparison at a time; of two documents whose texts cannot be compared it shows what else is known."""

    kept = Signal(object)
    """The `Side` of what a person keeps of the two: the other one is to go; `None` for both."""

    def __init__(
        self,
        wording: Wording,
        icons: Icons,
        jobs: BackgroundJobs,
        comparer: Callable[[VersionsRequest], pipeline.Comparer],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._wording = wording
        self._words = ChangeWording(wording)
        self._request: Request | None = None
        self.loaded: LoadedComparison | None = None
        """The comparison that is shown."""
        self._parts = ("", "")
        self._has_versions = False
        self._wanted_mode = ViewMode.TEXTS
        self._opens_on_pages = False
        """Whether pages are what there is to see of these two, until the person wants to see something else."""
        self._is_low = False
        self.actions_ = ComparisonActions(icons, self)
        self.bar = ComparisonBar(wording, self._words, self.actions_)
        self._remark = PlainLabel(tone="remark", wraps=True)
        self._remark.setIndent(0)
        self.headers = (SideHeader(wording, side=Side.LEFT), SideHeader(wording, side=Side.RIGHT))
        self.details = DetailsPopover([header.details for header in self.headers], self)
        self.page_loader = PageLoader(jobs, parent=self)
        self.thumbnails = (Thumbnail(self.page_loader), Thumbnail(self.page_loader))
        self._pages = QStackedWidget(self)
        self.texts = TextsView(wording, icons, jobs, self.page_loader)
        self.pages_page = PagesPage(self.page_loader)
        self.pages = self.pages_page.view
        self.changes = ChangesList(wording, self._words)
        self.versions = VersionsView(wording, jobs, comparer)
        self.keep_bar = KeepBar()
        self._message, self._failure = Placeholder(margin=24), Placeholder(margin=24)
        self._patience = QTimer(self, singleShot=True, interval=_SAID_AFTER_MS)
        self._sides = QWidget()
        self._body = QStackedWidget()
        self._body.setMinimumHeight(_LEAST_BODY_HEIGHT)
        self._lay_out()
        self._connect()
        self.clear()

    @property
    def mode(self) -> ViewMode:
        """Return in which way the documents are looked at: as it was chosen, or as texts where that is not possible."""
        wanted = self._wanted_mode
        if wanted is ViewMode.TEXTS and self._opens_on_pages:
            wanted = ViewMode.PAGES
        return wanted if self._offers(wanted) else ViewMode.TEXTS

    @property
    def message(self) -> str:
        """Return the sentence that stands in place of texts, or an empty text."""
        if self.loaded is not None:
            return ""
        return self._message.text() if self._request is None else self._failure.text()

    @property
    def remark(self) -> str:
        """Return what is said about how the two differ, or an empty text where nothing is special about it."""
        return "" if self._remark.isHidden() else self._remark.text()

    def is_about(self, request: Request) -> bool:
        """Return whether these two are shown, or waited for, under whatever options."""
        shown = self._request
        return shown is not None and (shown.left, shown.right) == (request.left, request.right)

    def clear(self) -> None:
        """Show what to do to get a comparison."""
        self.loaded = self._request = None
        self._patience.stop()
        self._message.setText(self.tr("Select a document to compare it with the kept one."))
        self._pages.setCurrentIndex(0)
        self.pages.clear()
        self._show_counter()

    def show_comparison(self, loaded: LoadedComparison, *, left_part: str, right_part: str) -> None:
        """Show a comparison, at its first change; of the same two under other options, where it was looked at."""
        is_same = self.is_about(loaded.request) and self.loaded is not None
        self._take(loaded.request, loaded, parts=(left_part, right_part), is_same=is_same)
        if is_same:
            self.texts.exchange_rows(loaded.rows)
        else:
            request = loaded.request
            self.texts.pictures.set_documents(request.left.entry.path, request.right.entry.path)
            self._opens_on_pages = _is_seen(loaded.comparison)
            self.texts.show_rows(loaded.rows, is_folded=self.actions_.fold.isChecked())
        self.pages.show_comparison(loaded)
        self._show_sides()
        self._show_mode()

    def show_failure(self, request: Request, text: str, *, likeness: str, left_part: str, right_part: str) -> None:
        """Show two documents with a sentence in place of their texts; `likeness` says how the scan related them."""
        self._take(request, None, parts=(left_part, right_part), is_same=False)
        self.texts.clear()
        self.pages.clear()
        self.bar.likeness.setText(likeness)
        self.bar.chips.show_counts({})
        self.bar.chips.setAccessibleDescription("")
        self._remark.clear()
        self._failure.setText(text)
        self._show_headers()
        self._show_mode()

    def show_waiting(self, request: Request, *, likeness: str, left_part: str, right_part: str) -> None:
        """Show which two are being compared, and nothing of those before."""
        self.show_failure(request, "", likeness=likeness, left_part=left_part, right_part=right_part)
        self.bar.counter.clear()
        self._patience.start()

    def _say_waiting(self) -> None:
        if self._request is not None:
            names = [visible(each.entry.name) for each in (self._request.left, self._request.right)]
            self._failure.setText(self.tr("Comparing {left} with {right} …").format(left=names[0], right=names[1]))

    def show_parts(self, left_part: str, right_part: str) -> None:
        """Show what the two are in their group now."""
        if (left_part, right_part) != self._parts:
            self._parts = (left_part, right_part)
            self._show_headers()

    def show_details(self, shown: bool) -> None:  # noqa: FBT001 - the slot of a button
        """Show or hide what is known of the documents besides their texts."""
        if shown:
            self.details.show_below(self.bar)
        else:
            self.details.hide()

    def set_document_actions(
        self, side: Side, actions: Collection[SideAction], *, is_marked: bool, why_kept: str = ""
    ) -> None:
        """Offer these actions for the document that stands on a side of the comparison as it was asked for.

        `why_kept` says of a keeper why it is one.
        """
        place = Side.RIGHT if (side is Side.LEFT) is self._is_swapped else Side.LEFT
        self.headers[place].set_actions_enabled(actions, is_marked=is_marked)
        self.headers[place].set_why_kept(why_kept)

    def offer_keeping(self, can_keep: bool) -> None:  # noqa: FBT001 - as QWidget.setVisible
        """Offer to keep one of the two where the comparison has the window: the list has marks, and no room."""
        self.keep_bar.setVisible(self.actions_.enlarge.isChecked() and can_keep)

    def set_has_versions(self, has_versions: bool) -> None:  # noqa: FBT001 - as QWidget.setEnabled
        """Tell whether there are more documents than the two, so that they can be shown in one table."""
        self._has_versions = has_versions
        self._show_mode()

    def set_mode(self, mode: ViewMode) -> None:
        """Look at the documents in another way, at the same change; nothing happens where that is not possible."""
        if not self._offers(mode):
            return
        row = self._current_row()
        self._wanted_mode, self._opens_on_pages = mode, False
        self._show_mode()
        if row is not None:
            self._show_row(row)

    def step(self, *, forward: bool) -> None:
        """Go to the next or the previous change."""
        if self.loaded is None or self.mode is ViewMode.VERSIONS:
            return
        if self._walks_pages:
            self.pages.step(forward=forward)
            self._show_counter()
            return
        self.texts.step(forward=forward)
        row = self.texts.current_row()
        if row is not None and self.mode is not ViewMode.TEXTS:
            self._show_row(row)

    def show_paragraph(self, text: str) -> None:
        """Show the first row that has this paragraph on either side, in the texts."""
        if self.loaded is not None:
            rows = self.loaded.comparison.difference.rows
            whole = (number for number, row in enumerate(rows) if text in {row.left, row.right})
            # A paragraph of the table may be a part of one here, where the other text has no line break.
            inside = (
                number for number, row in enumerate(rows) if text in (row.left or "") or text in (row.right or "")
            )
            self._show_in_texts(next(whole, next(inside, 0)))

    def open_find_bar(self) -> None:
        """Open the bar to find something in both texts."""
        if self.loaded is not None:
            self.set_mode(ViewMode.TEXTS)
            self.texts.open_find_bar()

    def zoom(self, steps: int) -> None:
        """Make what is looked at larger, or smaller for a negative number."""
        if self.mode is ViewMode.PAGES:
            self.pages.zoom(steps)
        else:
            self.texts.canvas.zoom(steps)

    @property
    def _is_swapped(self) -> bool:
        return self.actions_.swap.isChecked()

    @property
    def _walks_pages(self) -> bool:
        """Return whether one goes from page to page that differs, not from change to change of the words."""
        return self.mode is ViewMode.PAGES and self.loaded is not None and _is_seen(self.loaded.comparison)

    def _current_row(self) -> int | None:
        """Return the row of the difference that is looked at."""
        if self.loaded is None:
            return None
        return self.pages.visible_row() if self.mode is ViewMode.PAGES else self.texts.current_row()

    def _show_row(self, row: int) -> None:
        """Bring a row of the difference into view, however it is looked at."""
        if self.mode is ViewMode.PAGES:
            self.pages.show_row(row)
        elif self.mode is ViewMode.CHANGES:
            self.changes.set_current_row(row)
        else:
            self.texts.show_row(row)

    def _show_in_texts(self, row: int) -> None:
        self.set_mode(ViewMode.TEXTS)
        self.texts.show_row(row)
        self.texts.canvas.setFocus()

    def _take(
        self, request: Request, loaded: LoadedComparison | None, *, parts: tuple[str, str], is_same: bool
    ) -> None:
        """Go over to two other documents, or to another comparison of the same."""
        self._patience.stop()
        self._request, self.loaded, self._parts = request, loaded, parts
        if not is_same:
            self.actions_.swap.setChecked(False)
            self.bar.chips.clear()
        self._pages.setCurrentIndex(1)

    def _offers(self, mode: ViewMode) -> bool:
        """Return whether the documents can be looked at in a way."""
        if mode is ViewMode.VERSIONS:
            return self._has_versions
        if mode is ViewMode.PAGES:
            return self.loaded is not None and any(self.loaded.shows_pages(is_left=left) for left in (True, False))
        return mode is ViewMode.TEXTS or self.loaded is not None

    def _why_not(self, mode: ViewMode) -> str:
        """Return why the documents cannot be looked at in a way, where that is not plain to see."""
        if self._request is None:
            return ""
        if mode is ViewMode.VERSIONS:
            return self.tr("Only two documents.")
        if mode is ViewMode.PAGES and not _have_pages(self._request) and not self._offers(mode):
            return self.tr("Neither document has pages.")
        return ""

    def _enable(self) -> None:
        """Offer what can be done with what is shown, in the way it is looked at."""
        actions, mode, has_texts = self.actions_, self.mode, self.loaded is not None
        is_pair = self._request is not None and mode is not ViewMode.VERSIONS
        count = len(self.pages.stops) if self._walks_pages else self.texts.walk.count
        for action in (actions.next_change, actions.previous_change):
            action.setEnabled(has_texts and is_pair and count > 0)
        for action in (actions.find, actions.save):
            action.setEnabled(has_texts)
        actions.fold.setEnabled(has_texts and mode is ViewMode.TEXTS)
        actions.swap.setEnabled(is_pair)
        actions.details.setEnabled(is_pair)
        for action in (actions.larger_text, actions.smaller_text):
            action.setEnabled(mode in {ViewMode.TEXTS, ViewMode.PAGES})
        for one in ViewMode:
            actions.offer_mode(one, offered=self._request is not None and self._offers(one), reason=self._why_not(one))

    def _show_mode(self) -> None:
        """Show the widget of the mode; where there are no texts, the sentence that says why."""
        mode = self.mode
        self.actions_.show_mode(mode)
        widget: QWidget = {
            ViewMode.TEXTS: self.texts,
            ViewMode.PAGES: self.pages_page,
            ViewMode.CHANGES: self.changes,
            ViewMode.VERSIONS: self.versions,
        }[mode]
        if self.loaded is None and mode is not ViewMode.VERSIONS:
            widget = self._failure
        for of_the_two, is_shown in ((self._sides, True), (self._remark, bool(self._remark.text()))):
            of_the_two.setVisible(is_shown and mode is not ViewMode.VERSIONS)  # there the table speaks of all documents
        # The texts have a scroll bar and a map beside them: so that each header stands above its text.
        beside = _beside(self.texts) if mode is ViewMode.TEXTS else 0
        self._sides.setContentsMargins(0, 0, beside, 0)
        self._body.setCurrentWidget(widget)
        # Otherwise the highest of all widgets would take its room from the list, also while it is not shown.
        self._body.setMinimumHeight(max(widget.minimumSizeHint().height(), _LEAST_BODY_HEIGHT))
        self._show_counter()

    def _show_sides(self) -> None:
        """Show everything that depends on which of the two is on the left."""
        loaded = self.loaded
        self._show_headers()
        if loaded is None:
            return
        comparison, is_swapped = loaded.comparison, self._is_swapped
        found = loaded.tally.swapped() if is_swapped else loaded.tally
        self.bar.likeness.setText(self._wording.likeness(comparison.relation, comparison.similarity))
        self.bar.chips.show_counts(loaded.counts)
        self.bar.chips.setAccessibleDescription(self._words.long(found))
        sentence = self._words.sentence(found, options=comparison.options, differs_only_in=comparison.differs_only_in)
        self._remark.setText(sentence)
        is_copy = comparison.relation in LOSSLESS
        is_warning = bool(comparison.differs_only_in or found.beyond) and not is_copy
        self._remark.set_tone("fine" if is_copy else "remark" if is_warning else "aside")
        self._remark.setVisible(bool(sentence) and self.mode is not ViewMode.VERSIONS)
        self.texts.set_swapped(is_swapped)
        self.changes.set_changes(loaded.changes, is_swapped=is_swapped)
        self.pages.set_swapped(is_swapped)
        self._show_counter()

    def _show_headers(self) -> None:
        """Show which documents these are, and what they say about themselves."""
        request, loaded = self._request, self.loaded
        if request is None:
            return
        left, right = request.left, request.right
        shares: tuple[float | None, float | None] = (None, None)
        words, changed = (left.word_count, right.word_count), (False, False)
        if loaded is not None:
            found = loaded.comparison
            words = found.left_words, found.right_words
            # Else the bar over them has said it; where single words differ hardly a passage is in the other.
            if min(found.a_in_b, found.b_in_a) < 1 and Variable.WORDS not in found.differs_only_in:
                shares = found.a_in_b, found.b_in_a
            changed = loaded.left_is_changed, loaded.right_is_changed
        sides = list(zip((left, right), (right, left), self._parts, words, shares, changed, strict=True))
        if self._is_swapped:
            sides.reverse()
        for header, thumbnail, side in zip(self.headers, self.thumbnails, sides, strict=True):
            document, other, part, words, share, is_changed = side
            header.show_document(document, other=other, part=part, words=words, share=share)
            header.show_warning(self.tr("Changed since the scan.") if is_changed else "")
            thumbnail.show_document(document)

    def _show_counter(self) -> None:
        count, current = self.texts.walk.count, self.texts.walk.current
        if self._walks_pages:
            count, current = len(self.pages.stops), self.pages.stop
        if self.loaded is None or self.mode is ViewMode.VERSIONS:
            text = ""
        elif not count:
            text = self.tr("No changes")
        elif current is None:
            text = self.tr("%Ln change(s)", "", count)
        else:
            place = self.tr("Change {number} of {count}")
            text = place.format(number=self._wording.count(current + 1), count=self._wording.count(count))
        self.bar.counter.setText(text)
        self._enable()

    def _take_kinds(self, kinds: frozenset[DifferenceKind]) -> None:
        self.texts.set_kinds(kinds)
        self.changes.set_kinds(kinds)
        row = self.texts.current_row()
        if row is not None and self.mode is ViewMode.PAGES:
            self.pages.show_row(row)

    # Qt's events.

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give each header one line where the texts would have little room."""
        super().resizeEvent(event)
        is_low = self.height() < _LOW_HEIGHT
        if is_low is not self._is_low:
            self._is_low = is_low
            for header in self.headers:
                header.set_low(is_low)

    def _connect(self) -> None:
        self._patience.timeout.connect(self._say_waiting)
        actions = self.actions_
        actions.next_change.triggered.connect(lambda: self.step(forward=True))
        actions.previous_change.triggered.connect(lambda: self.step(forward=False))
        actions.find.triggered.connect(self.open_find_bar)
        actions.fold.toggled.connect(self.texts.canvas.set_folded)
        actions.swap.toggled.connect(self._show_sides)
        actions.details.toggled.connect(self.show_details)
        self.details.addAction(actions.details)  # while it is shown, no key reaches the window below it
        self.details.closed.connect(lambda: actions.details.setChecked(False))
        actions.mode_chosen.connect(self.set_mode)
        actions.larger_text.triggered.connect(lambda: self.zoom(1))
        actions.smaller_text.triggered.connect(lambda: self.zoom(-1))
        self.texts.walked.connect(self._show_counter)
        self.changes.row_chosen.connect(self._show_in_texts)
        self.pages.row_chosen.connect(self._show_in_texts)
        self.bar.chips.kinds_chosen.connect(self._take_kinds)
        self.keep_bar.kept.connect(
            lambda side: self.kept.emit(_other(side) if side is not None and self._is_swapped else side)
        )
        for thumbnail in self.thumbnails:
            thumbnail.clicked.connect(lambda: self.set_mode(ViewMode.PAGES))

    def _lay_out(self) -> None:
        """Put the parts together from the outside in: whatever is moved has all that is in it styled once more."""
        in_column(self._pages, inside=self, margins=0)
        content = QWidget()
        self._pages.addWidget(self._message)
        self._pages.addWidget(content)
        line = QFrame()
        line.setObjectName("line")
        shown = (self.bar, self._remark, self._sides, line, (self._body, 1), self.keep_bar)
        in_column(*shown, inside=content, margins=0, spacing=0)
        headers = in_row(inside=self._sides, margins=0, spacing=0)
        for header, thumbnail in zip(self.headers, self.thumbnails, strict=True):
            header.set_thumbnail(thumbnail)
            headers.addWidget(header, 1)
        for widget in (self.texts, self.pages_page, self.changes, self.versions, self._failure):
            self._body.addWidget(widget)


def _beside(texts: TextsView) -> int:
    """Return how much width the map and the scroll bar take."""
    return texts.findChildren(ChangeMap)[0].sizeHint().width() + texts.canvas.verticalScrollBar().sizeHint().width()


def _is_seen(comparison: Comparison) -> bool:
    """Return whether two documents are told by what is seen of them, not by their words."""
    return comparison.relation is Relation.LOOKS_ALIKE or not comparison.has_words


def _have_pages(request: Request) -> bool:
    formats = (request.left.format, request.right.format)
    return any(pipeline.has_pages(one) or pipeline.has_office_pages(one) for one in formats)
