"""What stands above each of the two texts: which document it is."""

import os

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.gui.comparison.facts import FactGrid
from dupfinder.gui.comparison.selection import Side
from dupfinder.gui.shown_folder import shown_folder
from dupfinder.gui.views.labels import ElidedLabel, PlainLabel
from dupfinder.gui.wording import Wording


class SideHeader(QWidget):
    """Name, folder and figures of one document, and what it says about itself."""

    def __init__(self, wording: Wording, *, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._has_facts = False
        self._shows_facts = True
        self._part = PlainLabel(tone="left" if side is Side.LEFT else "right")
        self._name = ElidedLabel(tone="strong")
        self._facts = PlainLabel(tone="dim")
        self._folder = ElidedLabel(tone="dim", mode=Qt.TextElideMode.ElideLeft)
        self.facts = FactGrid(wording, side=side)
        first = QHBoxLayout()
        first.setSpacing(8)
        first.addWidget(self._part)
        first.addWidget(self._name, 1)
        second = QHBoxLayout()
        second.setSpacing(8)
        second.addWidget(self._facts)
        second.addWidget(self._folder, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 7, 12, 8)
        layout.setSpacing(3)
        layout.addLayout(first)
        layout.addLayout(second)
        layout.addWidget(self.facts)
        layout.addStretch(1)

    @property
    def has_facts(self) -> bool:
        """Return whether one of the two documents says anything about itself."""
        return self._has_facts

    def set_facts_shown(self, shown: bool) -> None:  # noqa: FBT001 - as QWidget.setVisible
        """Show or hide what the document says about itself."""
        self._shows_facts = shown
        self.facts.setVisible(self._has_facts and shown)

    def show_document(self, document: Document, *, other: Document, part: str, words: int) -> None:
        """Show what is known of a document beside `other`; `part` is what it is here: the keeper, say."""
        entry = document.entry
        self._part.setText(part)
        self._name.setText(visible(entry.name))
        facts = [document.format.upper(), self._wording.size(entry.size_bytes), self._wording.date(entry.mtime_ns)]
        if words:
            facts.append(self._wording.words(words))
        self._facts.setText(" · ".join(facts) + " ·")
        self._folder.setText(shown_folder(entry.folder, home=os.path.expanduser("~")))
        self._has_facts = self.facts.show_facts(document.metadata, other.metadata)
        self.set_facts_shown(self._shows_facts)
        self.setAccessibleName(f"{part}: {self._name.text()}")
