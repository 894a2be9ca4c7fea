"""The paragraphs of a family as rows, its documents as columns."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.domain.families import FamilyParagraph
from dupfinder.gui.comparison.families.family_names import NameParts, name_parts
from dupfinder.gui.comparison.families.family_rows import LoadedFamily, letter, text_in, wording_number
from dupfinder.gui.toolkit.labels import plain_tooltip

_NOWHERE = QModelIndex()
_LINE_LETTERS = 160
"""So much of a paragraph is enough for a line."""
_EXCERPT_LETTERS = 600
"""So much is enough for a hint, and to be read aloud."""


class FamilyTableModel(QAbstractTableModel):
    """Looks everything up in the table as it was read: nothing is made for cells that nobody sees."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._loaded: LoadedFamily | None = None
        self._rows: Sequence[int] = ()
        self._columns: Sequence[int] = ()
        self._name_parts: Sequence[NameParts] = ()
        self._only_differing = True

    @property
    def loaded(self) -> LoadedFamily | None:
        """Return what is shown."""
        return self._loaded

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """Return how many paragraphs are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """Return how many documents there are."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the letter of a wording; its words as a hint, and to be read aloud."""
        if not index.isValid():
            return None
        number = self.number(index.row(), index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return "" if number is None else letter(number)
        if role == Qt.ItemDataRole.ToolTipRole:
            text = self.text(index.row(), index.column())
            return "" if text is None else plain_tooltip(_excerpt(text))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(index.row(), index.column(), number)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the name of a document, or the beginning of a paragraph; the whole path as a hint."""
        if orientation is Qt.Orientation.Horizontal:
            if not 0 <= section < len(self._columns):
                return None
            entry = self.document(section).entry
            if role == Qt.ItemDataRole.DisplayRole:
                return visible(entry.name)
            return plain_tooltip(visible(entry.path)) if role == Qt.ItemDataRole.ToolTipRole else None
        if role != Qt.ItemDataRole.DisplayRole or not 0 <= section < len(self._rows):
            return None
        return _excerpt(self.paragraph(section).wordings[0], _LINE_LETTERS)

    def set_family(self, loaded: LoadedFamily | None) -> None:
        """Show another family, or none, with its columns as they were read."""
        self.beginResetModel()
        self._loaded = loaded
        documents = loaded.documents if loaded is not None else ()
        self._columns = range(len(documents))
        self._name_parts = name_parts([document.entry.name for document in documents])
        self._choose_rows()
        self.endResetModel()

    def set_order(self, paths: Sequence[str]) -> None:
        """Show the documents in another order; those that are not in it come last."""
        if self._loaded is None:
            return
        places = {path: place for place, path in enumerate(paths)}
        own = self._loaded.family.paths
        columns = sorted(range(len(own)), key=lambda column: places.get(own[column], len(places)))
        if list(columns) != list(self._columns):
            self.beginResetModel()
            self._columns = columns
            self.endResetModel()

    def set_only_differing(self, only: bool) -> None:  # noqa: FBT001 - the slot of a box
        """Leave out the paragraphs that all documents have in the same words, or show them."""
        self.beginResetModel()
        self._only_differing = only
        self._choose_rows()
        self.endResetModel()

    def paragraph(self, row: int) -> FamilyParagraph:
        """Return the paragraph of a row."""
        assert self._loaded is not None  # noqa: S101 - there are rows
        return self._loaded.family.table.paragraphs[self._rows[row]]

    def paragraph_number(self, row: int) -> int:
        """Return where the paragraph of a row stands among all of them, counted from 0."""
        return self._rows[row]

    def row_of(self, paragraph_number: int) -> int | None:
        """Return the row of a paragraph, `None` while it is left out."""
        try:
            return self._rows.index(paragraph_number)
        except ValueError:
            return None

    def document(self, column: int) -> Document:
        """Return the document of a column."""
        assert self._loaded is not None  # noqa: S101 - there are columns
        return self._loaded.documents[self._columns[column]]

    def name_parts(self, column: int) -> NameParts:
        """Return the name of a document, with what all names of the family share told apart."""
        return self._name_parts[self._columns[column]]

    def column_of(self, path: str) -> int | None:
        """Return the column of a document, `None` where it has none."""
        documents = range(len(self._columns))
        return next((column for column in documents if self.document(column).entry.path == path), None)

    def is_head(self, column: int) -> bool:
        """Return whether a column is that of the keeper or container."""
        return self._loaded is not None and self._loaded.has_head and self._columns[column] == 0

    def number(self, row: int, column: int) -> int | None:
        """Return which wording a document has, `None` where it has none."""
        return wording_number(self.paragraph(row), self._columns[column])

    def text(self, row: int, column: int) -> str | None:
        """Return the words that a document has there."""
        return text_in(self.paragraph(row), self._columns[column])

    def same_count(self, row: int, column: int) -> int:
        """Return how many documents have what this one has in a row."""
        cells = self.paragraph(row).cells
        return cells.count(cells[self._columns[column]])

    def _choose_rows(self) -> None:
        if self._loaded is None:
            self._rows = ()
        elif self._only_differing:
            self._rows = self._loaded.differing
        else:
            self._rows = range(len(self._loaded.family.table.paragraphs))

    def _spoken(self, row: int, column: int, number: int | None) -> str:
        name = visible(self.document(column).entry.name)
        if number is None:
            return self.tr("{name}: does not have this paragraph").format(name=name)
        text = _excerpt(self.text(row, column) or "")
        return self.tr("{name}: wording {letter}: {text}").format(name=name, letter=letter(number), text=text)


def _excerpt(text: str, most_letters: int = _EXCERPT_LETTERS) -> str:
    shown = text[:most_letters]
    return visible(" ".join(shown.split())) + ("…" if len(text) > len(shown) else "")
