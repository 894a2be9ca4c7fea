"""What two documents say about themselves, so that a person sees where they disagree."""

import enum
from collections.abc import Collection, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Metadata
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel
from dupfinder.gui.toolkit.mirroring import mirrored
from dupfinder.gui.toolkit.punctuation import listed, named
from dupfinder.gui.toolkit.wording import Wording

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
        self._grid.setColumnStretch(3, 2)

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
            value.setAccessibleName(self.tr("{fact}, different").format(fact=name) if differs else name)
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
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.left_word if self._side is Side.LEFT else colours.right_word))
            width = min(self.fontMetrics().horizontalAdvance(self.text()) + 2 * _MARK_PADDING, self.width())
            mark = mirrored(QRectF(0, 0, width, self.height()), QRectF(self.rect()), painter.layoutDirection())
            painter.drawRoundedRect(mark, _MARK_RADIUS, _MARK_RADIUS)
            painter.end()
        super().paintEvent(event)
