"""The paragraphs of a group as rows, its documents as columns."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt

from dupfinder.domain.comparisons import GroupParagraph
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.gui.comparison.group.group_walk import NameParts, name_parts
from dupfinder.gui.comparison.group.versions import LoadedVersions, letter, text_in, wording_number
from dupfinder.gui.toolkit.labels import plain_tooltip
from dupfinder.gui.toolkit.table_model import DISPLAY, SPOKEN, TOOLTIP, Column, TableModel

_LINE_LETTERS = 160
"""So much of a paragraph is enough for a line."""
_EXCERPT_LETTERS = 600
"""So much is enough for a hint, and to be read aloud."""


class VersionsTableModel(TableModel[int]):
    """Looks everything up in the table as it was read: nothing is made for cells that nobody sees.

    Rows are the numbers of paragraphs; a column is a document.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.loaded: LoadedVersions | None = None
        """What is shown."""
        self._documents: Sequence[int] = ()
        """The numbers of the documents, in the order of the columns."""
        self._name_parts: Sequence[NameParts] = ()
        self._only_differing = True

    def _column(self, loaded: LoadedVersions, number: int) -> Column[int]:
        """Return the column of a document: the letter of its wording; its words as a hint, and to be read aloud."""
        entry, paragraphs = loaded.documents[number].entry, loaded.versions.table.paragraphs
        name = visible(entry.name)

        def shown(paragraph: int) -> str:
            wording = wording_number(paragraphs[paragraph], number)
            return "" if wording is None else letter(wording)

        def hint(paragraph: int) -> str:
            text = text_in(paragraphs[paragraph], number)
            return "" if text is None else _excerpt(text)

        def spoken(paragraph: int) -> str:
            if not shown(paragraph):
                return self.tr("{name}: no such paragraph").format(name=name)
            text = self.tr("{name}: wording {letter}: {text}")
            return text.format(name=name, letter=shown(paragraph), text=hint(paragraph))

        return Column(name, shown, hint=plain_tooltip(visible(entry.path)), roles={TOOLTIP: hint, SPOKEN: spoken})

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> object:
        """Return the name of a document, the whole path as a hint; or the beginning of a paragraph."""
        if orientation is Qt.Orientation.Horizontal:
            return super().headerData(section, orientation, role)
        if role != DISPLAY or not 0 <= section < self.rowCount():
            return None
        return _excerpt(self.paragraph(section).wordings[0], _LINE_LETTERS)

    def set_versions(self, loaded: LoadedVersions | None) -> None:
        """Show another group, or none, with its columns as they were read."""
        self.loaded = loaded
        documents = loaded.documents if loaded is not None else ()
        self._name_parts = name_parts([document.entry.name for document in documents])
        self._show(range(len(documents)))

    def set_order(self, paths: Sequence[str]) -> None:
        """Show the documents in another order; those that are not in it come last."""
        if self.loaded is None:
            return
        places = {path: place for place, path in enumerate(paths)}
        own = self.loaded.versions.paths
        documents = sorted(range(len(own)), key=lambda number: places.get(own[number], len(places)))
        if documents != list(self._documents):
            self._show(documents)

    def set_only_differing(self, only: bool) -> None:  # noqa: FBT001 - the slot of a box
        """Leave out the paragraphs that all documents have in the same words, or show them."""
        self._only_differing = only
        self._show(self._documents)

    def _show(self, documents: Sequence[int]) -> None:
        loaded, self._documents = self.loaded, documents
        if loaded is None:
            self.set_rows((), ())
            return
        paragraphs = loaded.differing if self._only_differing else range(len(loaded.versions.table.paragraphs))
        self.set_rows(paragraphs, [self._column(loaded, number) for number in documents])

    def paragraph(self, row: int) -> GroupParagraph:
        """Return the paragraph of a row."""
        assert self.loaded is not None  # noqa: S101 - there are rows
        return self.loaded.versions.table.paragraphs[self.rows[row]]

    def paragraph_number(self, row: int) -> int:
        """Return where the paragraph of a row stands among all of them, counted from 0."""
        return self.rows[row]

    def row_of(self, paragraph_number: int) -> int | None:
        """Return the row of a paragraph, `None` while it is left out."""
        try:
            return self.rows.index(paragraph_number)
        except ValueError:
            return None

    def document(self, column: int) -> Document:
        """Return the document of a column."""
        assert self.loaded is not None  # noqa: S101 - there are columns
        return self.loaded.documents[self._documents[column]]

    def name_parts(self, column: int) -> NameParts:
        """Return the name of a document, with what all names of the group share told apart."""
        return self._name_parts[self._documents[column]]

    def column_of(self, path: str) -> int | None:
        """Return the column of a document, `None` where it has none."""
        documents = range(len(self._documents))
        return next((column for column in documents if self.document(column).entry.path == path), None)

    def is_head(self, column: int) -> bool:
        """Return whether a column is that of the keeper or container."""
        return self.loaded is not None and self.loaded.has_head and self._documents[column] == 0

    def number(self, row: int, column: int) -> int | None:
        """Return which wording a document has, `None` where it has none."""
        return wording_number(self.paragraph(row), self._documents[column])

    def text(self, row: int, column: int) -> str | None:
        """Return the words that a document has there."""
        return text_in(self.paragraph(row), self._documents[column])

    def same_count(self, row: int, column: int) -> int:
        """Return how many documents have what this one has in a row."""
        cells = self.paragraph(row).cells
        return cells.count(cells[self._documents[column]])


def _excerpt(text: str, most_letters: int = _EXCERPT_LETTERS) -> str:
    shown = text[:most_letters]
    return visible(" ".join(shown.split())) + ("…" if len(text) > len(shown) else "")
