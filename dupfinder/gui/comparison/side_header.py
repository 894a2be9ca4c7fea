"""What stands above each of the two texts: which document it is."""

import enum
import os
from collections.abc import Collection, Mapping
from typing import assert_never

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document, Metadata
from dupfinder.domain.pairs import LOSSLESS
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.fields import SignButton
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel, announce, plain_tooltip
from dupfinder.gui.toolkit.layouts import STRETCH, LatePage, in_column, in_row
from dupfinder.gui.toolkit.wording import Wording, closed, listed, mirrored, named, sentences, shown_folder


class SideAction(enum.Enum):
    """What can be done with a document."""

    KEEPER = enum.auto()
    MARK = enum.auto()
    """Mark it to go, or take the mark back."""
    NOT_DUPLICATES = enum.auto()
    """Say that the two are no duplicates of each other."""
    OPEN = enum.auto()
    FOLDER = enum.auto()
    COPY = enum.auto()


class SideMenu(SignButton):
    """A button with three dots that opens the menu of one document."""

    requested = Signal(SideAction)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("…", self.tr("Document actions"), parent)
        menu = QMenu(self)
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.actions_of = {
            action: self._add(menu, action, text)
            for action, text in (
                (SideAction.KEEPER, self.tr("Keep this one")),
                (SideAction.MARK, ""),
                (SideAction.NOT_DUPLICATES, self.tr("Not duplicates of each other")),
                (SideAction.OPEN, self.tr("Open document")),
                (SideAction.FOLDER, self.tr("Show in folder")),
                (SideAction.COPY, self.tr("Copy path")),
            )
        }
        menu.insertSeparator(self.actions_of[SideAction.OPEN])
        self.enable(list(SideAction), is_marked=False)

    def enable(self, actions: Collection[SideAction], *, is_marked: bool) -> None:
        """Offer these actions and no others; of a marked document the mark can be taken back."""
        self.actions_of[SideAction.MARK].setText(self.tr("Unmark") if is_marked else self.tr("Mark for removal"))
        for action, entry in self.actions_of.items():
            entry.setEnabled(action in actions)

    def _add(self, menu: QMenu, action: SideAction, text: str) -> QAction:
        return menu.addAction(text, lambda: self.requested.emit(action))


_UNKNOWN = "\N{EN DASH}"
_MARK_PADDING = 4
_MARK_RADIUS = 3.0


class Fact(enum.Enum):
    """What a document may say about itself."""

    TITLE = enum.auto()
    AUTHOR = enum.auto()
    PAGES = enum.auto()
    CREATED = enum.auto()
    SAVED = enum.auto()
    ATTACHMENTS = enum.auto()


_ROWS = ((Fact.TITLE,), (Fact.AUTHOR, Fact.PAGES), (Fact.CREATED, Fact.SAVED), (Fact.ATTACHMENTS,))
"""What shares a line; what is alone in it takes the whole line."""


def shown_facts(metadata: Metadata, wording: Wording) -> Mapping[Fact, str]:
    """Return what a document says about itself as it is shown; nothing stands for what it does not say."""
    texts = {
        Fact.TITLE: visible(" ".join((metadata.title or "").split())),
        Fact.AUTHOR: visible(" ".join((metadata.author or "").split())),
        Fact.PAGES: "" if metadata.page_count is None else wording.count(metadata.page_count),
        Fact.CREATED: wording.written_moment(metadata.created or ""),
        Fact.SAVED: wording.written_moment(metadata.modified or ""),
        Fact.ATTACHMENTS: listed(map(visible, metadata.attachments)),
    }
    return {fact: text for fact, text in texts.items() if text}


class FactGrid(QWidget):
    """The facts of one of two documents; they stand where those of the other one do."""

    def __init__(self, wording: Wording, *, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._names = {
            Fact.TITLE: self.tr("Title"),
            Fact.AUTHOR: self.tr("Author"),
            Fact.PAGES: self.tr("Pages"),
            Fact.CREATED: self.tr("Created"),
            Fact.SAVED: self.tr("Last saved"),
            Fact.ATTACHMENTS: self.tr("Attachments"),
        }
        self._labels = {fact: PlainLabel(name, self, tone="dim") for fact, name in self._names.items()}
        self.values = {fact: FactValue(self, side=side) for fact in Fact}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 2, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 3)
        self._grid.setColumnStretch(3, 3)

    def show_facts(self, own: Metadata, other: Metadata) -> bool:
        """Show one document's facts, marked where the other one says something else; return whether there are any."""
        ours, theirs = shown_facts(own, self._wording), shown_facts(other, self._wording)
        self._place({*ours, *theirs})
        unknown = self.tr("unknown")
        for fact, value in self.values.items():
            text = ours.get(fact, "")
            differs = bool(text) and text != theirs.get(fact, text)
            value.show_value(text, differs=differs)
            name = named(self._names[fact], text or unknown)
            value.setAccessibleName(self.tr("{fact}, differs").format(fact=name) if differs else name)
        return bool(ours or theirs)

    def _place(self, known: Collection[Fact]) -> None:
        """Give each fact that one of the two has its place, and hide the others."""
        for row, facts in enumerate(_ROWS):
            shown = [fact for fact in facts if fact in known]
            for fact in facts:
                self._labels[fact].setVisible(fact in known)
                self.values[fact].setVisible(fact in known)
            for column, fact in enumerate(shown):
                width = 3 if len(shown) == 1 else 1
                self._grid.addWidget(self._labels[fact], row, 2 * column)
                self._grid.addWidget(self.values[fact], row, 2 * column + 1, 1, width)


class FactValue(ElidedLabel):
    """One value, marked like a changed word where the other document has another one."""

    def __init__(self, parent: QWidget, *, side: Side) -> None:
        super().__init__(parent=parent, mode=Qt.TextElideMode.ElideRight)
        self._side = side
        self.differs = False
        self.setContentsMargins(_MARK_PADDING, 1, _MARK_PADDING, 1)

    def show_value(self, text: str, *, differs: bool) -> None:
        """Show a value; an empty text is unknown."""
        self.differs = differs
        self.setText(text or _UNKNOWN)
        self.setEnabled(bool(text))
        self.update()  # the same text may be marked now

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a mark behind the text where it differs."""
        if self.differs:
            colours = colours_for(self.palette())
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colours.left_word if self._side is Side.LEFT else colours.right_word))
                width = min(self.fontMetrics().horizontalAdvance(self.text()) + 2 * _MARK_PADDING, self.width())
                mark = mirrored(QRectF(0, 0, width, self.height()), QRectF(self.rect()), painter.layoutDirection())
                painter.drawRoundedRect(mark, _MARK_RADIUS, _MARK_RADIUS)
        super().paintEvent(event)


_DOTS_MARGIN = 6
"""Between the dots of the button above and its edge: what stands below ends where they do."""


class SideDetails(LatePage):
    """All that is known of one of two documents besides its text."""

    def __init__(self, wording: Wording, *, side: Side) -> None:
        super().__init__()
        self._wording = wording
        self._side = side
        self._documents: tuple[Document, Document] | None = None
        self._figures = ""

    def show_document(self, document: Document, *, other: Document) -> None:
        """Show what is known of a document beside `other`."""
        self._documents = document, other
        if self.has_parts:
            self._fill(document, other)

    def show_figures(self, text: str) -> None:
        """Show format, size and the like."""
        self._figures = text
        if self.has_parts:
            self._shown_figures.setText(text)

    def _fill(self, document: Document, other: Document) -> None:
        self._name.setText(visible(document.entry.name))
        self._folder.setText(visible(document.entry.folder))
        self.facts.setVisible(self.facts.show_facts(document.metadata, other.metadata))

    def _make_parts(self) -> None:
        self.facts = FactGrid(self._wording, side=self._side)
        self._name = PlainLabel(tone="strong", wraps=True)
        self._shown_figures = PlainLabel(self._figures, tone="dim", wraps=True)
        self._folder = PlainLabel(tone="dim", wraps=True)
        parts = (self._name, self._shown_figures, self._folder, self.facts, STRETCH)
        in_column(*parts, inside=self, margins=0, spacing=4)
        if self._documents is not None:
            self._fill(*self._documents)


class SideHeader(QWidget):
    """Name, figures and folder of one document, and what can be done with it; one line where there is little room.

    What is known of it besides is in `details`, which stand wherever somebody puts them.
    """

    keeper_requested = Signal(str)
    """This and the others: the path of the document."""
    mark_requested = Signal(str, bool)
    """Whether it shall be marked, or the mark be taken back."""
    not_duplicates_requested = Signal(str)
    open_requested = Signal(str)
    folder_requested = Signal(str)
    copy_requested = Signal(str)

    def __init__(self, wording: Wording, *, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._document: Document | None = None
        self._words = 0
        self._title = ""
        self._why_kept = ""
        self._is_marked = False
        self._part = PlainLabel(tone="similar")
        self._tones = {wording.keeper(): "value", wording.container(): "value"}
        self._tones |= {wording.relation(relation): "identical" for relation in LOSSLESS}
        self._part.hide()
        self._name = ElidedLabel(tone="strong")
        self.menu_button = SideMenu()
        self._figures = ElidedLabel(tone="dim", mode=Qt.TextElideMode.ElideRight)
        self._folder = ElidedLabel(tone="dim")
        self._share = PlainLabel()
        self.warning = PlainLabel(tone="doubt", wraps=True)
        self.warning.hide()
        self.details = SideDetails(wording, side=side)
        self._picture_room = QWidget()
        self._picture_place = QVBoxLayout(self._picture_room)
        self._picture_place.setContentsMargins(0, 0, 0, 0)
        self._picture: QWidget | None = None
        self._lay_out()
        self.menu_button.setEnabled(False)
        self.menu_button.requested.connect(self._ask)

    def set_low(self, is_low: bool) -> None:  # noqa: FBT001 - as QWidget.setVisible
        """Take one line only, or all of them."""
        for part in (self._figures, self._folder, self._picture_room):
            part.setHidden(is_low)
        if is_low:
            self._first.insertWidget(2, self._share)
        else:
            self._third.addWidget(self._share)
        self._frame.setContentsMargins(12, 1 if is_low else 5, 8, 1 if is_low else 8)

    def show_document(
        self, document: Document, *, other: Document, part: str, words: int, share: float | None = None
    ) -> None:
        """Show what is known of a document beside `other`; `part` is what it is here: the keeper, say.

        `share` is how much of it is in the other one, from 0 to 1; `None` where that is not known.
        """
        entry = document.entry
        self._document, self._words = document, words
        self._part.setText(part)
        self._part.set_tone(self._tones.get(part, "similar"))
        self._part.setVisible(bool(part))
        self._name.setText(visible(entry.name))
        self._folder.setText(shown_folder(entry.folder, home=os.path.expanduser("~")))
        text = "" if share is None else self.tr("{share} found in the other document")
        self._share.setText(text.format(share=self._wording.share(share or 0.0)))
        self._share.setVisible(bool(text))
        self.details.show_document(document, other=other)
        self._show_figures()
        self._title = named(part, self._name.text()) if part else self._name.text()
        self.menu_button.setEnabled(True)
        self.show_warning("")

    def show_warning(self, text: str) -> None:
        """Say what is wrong with the document, such as that it changed since the scan; an empty text takes it back."""
        self.warning.setText(text)
        self.warning.setVisible(bool(text))
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(text)
        if text:
            announce(self, sentences(closed(self._title), text))

    def set_actions_enabled(self, actions: Collection[SideAction], *, is_marked: bool = False) -> None:
        """Offer these actions and no others; `is_marked` is whether the document is marked to go."""
        self._is_marked = is_marked
        self.menu_button.enable(actions, is_marked=is_marked)

    def set_why_kept(self, text: str) -> None:
        """Say why the document is the keeper; an empty text for one that is none."""
        self._why_kept = text
        self._part.setToolTip(plain_tooltip(text))
        self._show_figures()

    def set_thumbnail(self, widget: QWidget | None) -> None:
        """Put a picture of the document at the left; `None` takes it away. A widget that was there is deleted."""
        if self._picture is not None and self._picture is not widget:
            self._picture_place.removeWidget(self._picture)
            self._picture.deleteLater()
        self._picture = widget
        if widget is not None:
            self._picture_place.insertWidget(0, widget)
            widget.show()

    def _show_figures(self) -> None:
        document = self._document
        if document is None:
            return
        entry = document.entry
        saved = self.tr("saved {date}").format(date=self._wording.date(entry.mtime_ns))
        figures = [document.format.upper(), self._wording.size(entry.size_bytes), saved]
        if self._words:
            figures.append(self._wording.words(self._words))
        author = visible(" ".join((document.metadata.author or "").split()))
        self._figures.setText(" · ".join(filter(None, (self._why_kept, *figures, author))))
        self.details.show_figures(" · ".join(filter(None, (self._why_kept, *figures))))

    def _ask(self, action: SideAction) -> None:
        if self._document is None:
            return
        path = self._document.entry.path
        match action:
            case SideAction.KEEPER:
                self.keeper_requested.emit(path)
            case SideAction.MARK:
                self.mark_requested.emit(path, not self._is_marked)
            case SideAction.NOT_DUPLICATES:
                self.not_duplicates_requested.emit(path)
            case SideAction.OPEN:
                self.open_requested.emit(path)
            case SideAction.FOLDER:
                self.folder_requested.emit(path)
            case SideAction.COPY:
                self.copy_requested.emit(path)
            case _:
                assert_never(action)

    def _lay_out(self) -> None:
        self._first = in_row(self._part, (self._name, 1), self.menu_button, spacing=8)
        self._third = in_row((self._folder, 1), self._share, margins=(0, 0, _DOTS_MARGIN, 0), spacing=8)
        lines = in_column(self._first, self._figures, self._third, self.warning, STRETCH, spacing=2)
        self._picture_place.addStretch(1)
        self._frame = in_row(self._picture_room, (lines, 1), inside=self, margins=(12, 5, 8, 8), spacing=10)
