"""What stands above each of the two texts: which document it is."""

import os
from collections.abc import Collection
from typing import assert_never

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.gui.comparison.facts import FactGrid
from dupfinder.gui.comparison.side_menu import SideAction, SideMenu
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.toolkit.announcing import announce
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel, plain_tooltip
from dupfinder.gui.toolkit.punctuation import closed, named, sentences
from dupfinder.gui.toolkit.shown_folder import shown_folder
from dupfinder.gui.toolkit.tinted_label import Tint, TintedLabel
from dupfinder.gui.toolkit.wording import Wording

_DOTS_MARGIN = 6
"""Between the dots of the button above and its edge: what stands below ends where they do."""


class SideHeader(QWidget):
    """Name, figures and folder of one document, what it says about itself, and what can be done with it."""

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
        self._has_facts = False
        self._shows_facts = True
        self._part = PlainLabel(tone="left" if side is Side.LEFT else "right")
        self._part.hide()
        self._name = ElidedLabel(tone="strong")
        self.menu_button = SideMenu()
        self._figures = ElidedLabel(tone="dim", mode=Qt.TextElideMode.ElideRight)
        self._folder = ElidedLabel(tone="dim")
        self._share = PlainLabel()
        self.warning = TintedLabel(tint=Tint.WARNING)
        self.warning.setWordWrap(True)
        self.warning.hide()
        self.facts = FactGrid(wording, side=side)
        self._picture_place = QVBoxLayout()
        self._picture: QWidget | None = None
        self._lay_out()
        self.menu_button.setEnabled(False)
        self.menu_button.requested.connect(self._ask)

    @property
    def has_facts(self) -> bool:
        """Return whether one of the two documents says anything about itself."""
        return self._has_facts

    def set_facts_shown(self, shown: bool) -> None:  # noqa: FBT001 - as QWidget.setVisible
        """Show or hide what the document says about itself."""
        self._shows_facts = shown
        self.facts.setVisible(self._has_facts and shown)
        self._show_figures()

    def show_document(
        self, document: Document, *, other: Document, part: str, words: int, share: float | None = None
    ) -> None:
        """Show what is known of a document beside `other`; `part` is what it is here: the keeper, say.

        `share` is how much of it is in the other one, from 0 to 1; `None` where that is not known.
        """
        entry = document.entry
        self._document, self._words = document, words
        self._part.setText(part)
        self._part.setVisible(bool(part))
        self._name.setText(visible(entry.name))
        self._folder.setText(shown_folder(entry.folder, home=os.path.expanduser("~")))
        text = "" if share is None else self.tr("{share} of this is in the other")
        self._share.setText(text.format(share=self._wording.share(share or 0.0)))
        self._share.setVisible(bool(text))
        self._has_facts = self.facts.show_facts(document.metadata, other.metadata)
        self.set_facts_shown(self._shows_facts)
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
        author = document.metadata.author
        if author and self.facts.isHidden():  # else it stands among the facts
            figures.append(visible(" ".join(author.split())))
        if self._why_kept:
            figures.insert(0, self._why_kept)
        self._figures.setText(" · ".join(figures))

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
        first = QHBoxLayout()
        first.setSpacing(8)
        first.addWidget(self._part)
        first.addWidget(self._name, 1)
        first.addWidget(self.menu_button)
        third = QHBoxLayout()
        third.setContentsMargins(0, 0, _DOTS_MARGIN, 0)
        third.setSpacing(8)
        third.addWidget(self._folder, 1)
        third.addWidget(self._share)
        lines = QVBoxLayout()
        lines.setSpacing(2)
        lines.addLayout(first)
        lines.addWidget(self._figures)
        lines.addLayout(third)
        lines.addWidget(self.warning)
        lines.addWidget(self.facts)
        lines.addStretch(1)
        self._picture_place.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 5, 8, 8)
        layout.setSpacing(10)
        layout.addLayout(self._picture_place)
        layout.addLayout(lines, 1)
