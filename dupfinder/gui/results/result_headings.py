"""The headings of the result tree."""

from typing import Any

from PySide6.QtCore import QObject, Qt

from dupfinder.gui.rows.result_rows import Column

_ROLE = Qt.ItemDataRole
_MOST_FIRST = frozenset(
    {Column.SIMILARITY, Column.SIZE, Column.MODIFIED, Column.PAGES, Column.CREATED, Column.SAVED},
)
_NUMBERS = frozenset({Column.SIZE, Column.PAGES})
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class ResultHeadings(QObject):
    """What stands above the columns, and what a column is like as a whole."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._names = {
            Column.NAME: self.tr("Name"),
            Column.FOLDER: self.tr("Folder"),
            Column.SIMILARITY: self.tr("Similarity"),
            Column.SIZE: self.tr("Size"),
            Column.MODIFIED: self.tr("Modified"),
            Column.FORMAT: self.tr("Format"),
            Column.TITLE: self.tr("Title"),
            Column.AUTHOR: self.tr("Author"),
            Column.PAGES: self.tr("Pages"),
            Column.CREATED: self.tr("Created"),
            Column.SAVED: self.tr("Last saved"),
        }
        self._tooltips = {
            Column.MODIFIED: self.tr("When the file was last changed, as its folder has it"),
            Column.CREATED: self.tr("As the document itself says"),
            Column.SAVED: self.tr("When it was last changed, as the document itself says"),
        }

    def is_number(self, column: int) -> bool:
        """Return whether a column has numbers."""
        return column in _NUMBERS

    def alignment(self, column: int) -> int:
        """Return how the cells of a column are aligned."""
        return _RIGHT if column in _NUMBERS else _LEFT

    def data(self, column: Column, role: int) -> Any:  # noqa: ANN401 - what Qt asks for
        """Return a heading, what it means, and which order a first click on it gives."""
        match role:
            case _ROLE.DisplayRole:
                return self._names[column]
            case _ROLE.TextAlignmentRole:
                return self.alignment(column)
            case _ROLE.ToolTipRole:
                return self._tooltips.get(column)
            case _ROLE.InitialSortOrderRole:
                falling = column in _MOST_FIRST
                return (Qt.SortOrder.DescendingOrder if falling else Qt.SortOrder.AscendingOrder).value
        return None
