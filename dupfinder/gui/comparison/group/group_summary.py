"""What there is to know of a group at a glance: how alike its documents are, in what they differ, and their pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from dupfinder import pipeline
from dupfinder.domain.beyond import ContentDifference, ContentKind
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.domain.pairs import SAME_WORDS, VALUES, Relation, Variable, of_one_template
from dupfinder.gui.comparison.group.group_walk import date_s_of, is_of_container, members_of, shown_date
from dupfinder.gui.comparison.pages.page_loader import PageLoader, Thumbnail
from dupfinder.gui.rows.result_rows import Shown, differs_beyond, differs_only_in, gain_bytes
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel
from dupfinder.gui.toolkit.layouts import STRETCH, FlowLayout, in_column, in_row
from dupfinder.gui.toolkit.wording import Wording, named

_MOST_PAGES = 6
_PAGE = QSize(108, 148)
_BETWEEN = " · "


class GroupSummary(QWidget):
    """Stands in place of a comparison as long as a whole group is chosen."""

    document_chosen = Signal(object)
    """The `Document` on whose page somebody clicked."""

    def __init__(self, wording: Wording, loader: PageLoader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._loader = loader
        self._title = ElidedLabel(tone="strong")
        self._facts = QGridLayout()
        self._facts.setHorizontalSpacing(18)
        self._facts.setVerticalSpacing(4)
        self._facts.setColumnStretch(1, 1)
        self._pages = QWidget()
        self._flow = FlowLayout(self._pages, spacing=14)
        self._cards: list[PageCard] = []
        hint = PlainLabel(self.tr("Select a document to see how it differs from its keeper."), tone="dim", wraps=True)
        facts = in_column(self._title, self._facts, hint, STRETCH, spacing=10)
        in_row((facts, 1), (self._pages, 1), inside=self, margins=(16, 12, 16, 12), spacing=24)

    @property
    def text(self) -> str:
        """Return all that is said, a line for each fact."""
        items = (self._facts.itemAt(number) for number in range(self._facts.count()))
        texts = [cell.text() for each in items if each is not None and isinstance(cell := each.widget(), PlainLabel)]
        lines = [named(name, value) for name, value in zip(texts[::2], texts[1::2], strict=True)]
        return "\n".join([self._title.text(), *lines])

    def show_group(self, shown: Shown) -> None:
        """Show another group, or a container with what was found in it."""
        members, gain = members_of(shown), gain_bytes(shown)
        head = visible(members[0].document.entry.name)
        is_container = is_of_container(members)
        self._title.setText(named(self._wording.container() if is_container else self._wording.keeper(), head))
        dates = [shown_date(one.document, self._wording) for one in sorted(members, key=date_s_of)]
        formats = Counter(one.document.format.upper() for one in members)
        self._show_facts(
            (self.tr("Documents"), _BETWEEN.join(self._relations(shown))),
            (self.tr("Other differences"), self._wording.beyond(_together(shown)) if _together(shown) else ""),
            (
                self.tr("Formats"),
                _BETWEEN.join(f"{name} {self._wording.count(count)}" for name, count in formats.items()),
            ),
            (self.tr("Dates"), " \N{EN DASH} ".join(dict.fromkeys((dates[0], dates[-1])))),
            (self.tr("Can be freed"), self._wording.size(gain) if gain else ""),
        )
        documents = [one.document for one in members if _has_pages(one.document.format)][:_MOST_PAGES]
        while len(self._cards) < len(documents):  # made when they are needed first: most groups have none
            self._cards.append(card := PageCard(self._loader, self._pages))
            self._flow.addWidget(card)
            card.thumbnail.clicked.connect(lambda _checked, card=card: self.document_chosen.emit(card.document))
        for number, card in enumerate(self._cards):
            card.show_document(documents[number] if number < len(documents) else None)

    def hideEvent(self, event: QHideEvent) -> None:
        """Wish for no pages any more: who looks at two documents does not wait for those of the group."""
        super().hideEvent(event)
        if not event.spontaneous():
            for card in self._cards:
                card.show_document(None)

    def _relations(self, shown: Shown) -> Iterable[str]:
        """Return how many documents stand in which relation to the head: `Identical: 2`, `Similar: 3 (86 %)`."""
        shares: dict[Relation, list[float]] = {}
        for member in members_of(shown)[1:]:
            if member.relation is not None:
                shares.setdefault(member.relation, []).append(member.similarity)
        for relation in sorted(shares, key=lambda one: one.rank):
            of_them = shares[relation]
            text = named(self._wording.relation(relation), self._wording.count(len(of_them)))
            is_exact = relation in SAME_WORDS
            yield text if is_exact else f"{text} ({self._wording.share_range(min(of_them), max(of_them))})"
        only = [kinds for number in range(1, len(members_of(shown))) if (kinds := differs_only_in(shown, number))]
        variants = [kinds for kinds in only if of_one_template(kinds)]
        if variants:
            found = {kind for each in variants for kind in each}
            kinds = tuple(kind for kind in dict.fromkeys((*VALUES, *Variable)) if kind in found)
            yield named(self._wording.only_differ(kinds), self._wording.count(len(variants)))
        others = Counter(kinds for kinds in only if not of_one_template(kinds))
        for kinds, count in sorted(others.items()):
            yield named(self._wording.only_differ(kinds), self._wording.count(count))

    def _show_facts(self, *facts: tuple[str, str]) -> None:
        while (item := self._facts.takeAt(0)) is not None:
            if (label := item.widget()) is not None:
                label.hide()
                label.deleteLater()
        for name, value in facts:
            if value:
                row = self._facts.rowCount()
                text = PlainLabel(value, wraps=True)
                text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
                self._facts.addWidget(PlainLabel(name, tone="dim"), row, 0, Qt.AlignmentFlag.AlignTop)
                self._facts.addWidget(text, row, 1)


class PageCard(QWidget):
    """The first page of a document above its name."""

    def __init__(self, loader: PageLoader, parent: QWidget) -> None:
        super().__init__(parent)
        self.thumbnail = Thumbnail(loader, room=_PAGE, asks_office=True)
        self.document: Document | None = None
        self._name = ElidedLabel(tone="dim")
        self._name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setFixedWidth(_PAGE.width())
        place = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        in_column((self.thumbnail, 1, place), self._name, inside=self, margins=0, spacing=4)

    def show_document(self, document: Document | None) -> None:
        """Show another document; hide for none."""
        self.document = document
        self.thumbnail.show_document(document)
        self._name.setText("" if document is None else visible(document.entry.name))
        self.setVisible(document is not None)


def _has_pages(format_name: str) -> bool:
    return pipeline.has_pages(format_name) or pipeline.has_office_pages(format_name)


def _together(shown: Shown) -> tuple[ContentDifference, ...]:
    """Return in which kinds of content the documents differ from the head, each with the most that differ of it."""
    most: dict[ContentKind, int | None] = {}
    for number in range(1, len(members_of(shown))):
        for one in differs_beyond(shown, number):
            most[one.kind] = max(most.get(one.kind) or 0, one.count or 0) or None
    return tuple(ContentDifference(kind=kind, count=count) for kind, count in most.items())
