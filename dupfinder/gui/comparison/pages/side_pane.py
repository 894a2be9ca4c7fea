"""One side of the pages view: the pages of a document, or its text and why."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from dupfinder.domain.comparisons import Comparison
from dupfinder.domain.display import format_similarity, visible
from dupfinder.gui.comparison.loader import LoadedComparison
from dupfinder.gui.comparison.pages.marked_pages import MarkedPages
from dupfinder.gui.comparison.pages.page_canvas import PageCanvas
from dupfinder.gui.comparison.pages.page_feeds import Feed, PageFeed, PagesRequest
from dupfinder.gui.comparison.pages.page_loader import PageLoader
from dupfinder.gui.comparison.pages.page_painter import PageLook
from dupfinder.gui.comparison.pages.side_area import SideArea
from dupfinder.gui.comparison.pages.side_text import SideRows, SideText, TextFeed
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.toolkit.labels import PlainLabel


class SidePane(QWidget):
    """Shows one document of a comparison; what it needs comes from the loader."""

    filled = Signal()
    """Pages or text are there."""

    def __init__(self, loader: PageLoader, *, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._loader = loader
        self._side = side
        self._loaded: LoadedComparison | None = None
        self._feed: Feed | None = None
        self._note = PlainLabel(tone="dim")
        self._note.setWordWrap(True)
        self._note.setMargin(8)
        self.canvas = PageCanvas(is_left=side is Side.LEFT)
        self.text = SideText(is_left=side is Side.LEFT)
        self.canvas.wanted.connect(self._wish)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.canvas)
        self._stack.addWidget(self.text)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._note)
        layout.addWidget(self._stack, 1)
        self._note.hide()

    @property
    def area(self) -> SideArea:
        """Return what is shown: pages or text."""
        return self.text if self._stack.currentWidget() is self.text else self.canvas

    @property
    def note(self) -> str:
        """Return why no pages are shown, or an empty text."""
        return "" if self._note.isHidden() else self._note.text()

    def show_document(self, loaded: LoadedComparison) -> None:
        """Show the document that is on this side of a comparison."""
        self.clear()
        self._loaded = loaded
        request, comparison = loaded.request, loaded.comparison
        is_left = self._side is Side.LEFT
        document = request.left if is_left else request.right
        pictures = loaded.picture_count(is_left=is_left)
        if not loaded.shows_pages(is_left=is_left):
            self._show_text(self.tr("Documents of this format have no pages to look at. This is the text."))
            return
        text = comparison.left if is_left else comparison.right
        self.canvas.set_message(self.tr("Reading the pages …"))
        self.canvas.set_looks(self._looks(comparison))
        feed = PageFeed(
            PagesRequest(
                path=document.entry.path,
                difference=comparison.difference,
                digest=comparison.left_digest if is_left else comparison.right_digest,
                is_left=is_left,
                page_count=pictures or text.metadata.page_count,
                shows_pictures=pictures > 0,
            )
        )
        feed.outlined.connect(self._take_outline)
        feed.loaded.connect(self._take_pages)
        feed.failed.connect(self._show_text)
        feed.drawn.connect(self.canvas.add_picture)
        feed.not_drawn.connect(self.canvas.add_failure)
        self._feed = self._loader.open(feed)

    def clear(self) -> None:
        """Show nothing, and wish for nothing."""
        if self._feed is not None:
            self._feed.close()
        self._feed = self._loaded = None
        self._note.hide()
        self.canvas.set_message("")
        self.canvas.set_looks({})
        self.canvas.set_pages(None)
        self.text.set_rows(None)
        self._stack.setCurrentWidget(self.canvas)

    def _looks(self, comparison: Comparison) -> dict[int, PageLook]:
        """Return what is said of each page that was compared by what is seen on it."""
        if not comparison.looks:
            return {}
        is_left = self._side is Side.LEFT
        alone = self.tr("No page of the other document matches")
        found = {number: PageLook(alone, ()) for number in comparison.compared_pages[0 if is_left else 1]}
        for look in comparison.looks:
            own, other = (look.left, look.right) if is_left else (look.right, look.left)
            said = self.tr("Looks like page {number} · {share}").format(
                number=other + 1, share=format_similarity(look.similarity)
            )
            found[own] = PageLook(said, tuple(boxes[0 if is_left else 1] for boxes in look.differing))
        return found

    def _take_outline(self, pages: MarkedPages) -> None:
        self.canvas.set_pages(pages)
        self.canvas.set_message(self.tr("Looking for the changes on the pages …"))

    def _take_pages(self, pages: MarkedPages) -> None:
        self.canvas.set_message("")
        self.canvas.refine_pages(pages)
        self.filled.emit()

    def _show_text(self, why: str) -> None:
        """Show the text that was compared, and why there are no pages."""
        if self._loaded is None:
            return
        if self._feed is not None:
            self._feed.close()
        self._note.setText(visible(why))
        self._note.show()
        self._stack.setCurrentWidget(self.text)
        feed = TextFeed(self._loaded.rows, self._loaded.comparison.difference, self._side)
        feed.loaded.connect(self._take_rows)
        self._feed = self._loader.open(feed)

    def _take_rows(self, rows: SideRows) -> None:
        self.text.set_rows(rows)
        self.filled.emit()

    def _wish(self, wishes: object) -> None:
        if isinstance(self._feed, PageFeed) and isinstance(wishes, tuple):
            self._feed.wish(wishes)
