"""The model of the list of changes: entries that were made in the background, and which of them are shown."""

import enum
from bisect import bisect_right
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.comparisons import DifferenceKind
from dupfinder.domain.differences import ChangeKind
from dupfinder.gui.comparison.changes.change_wording import ChangeWording
from dupfinder.gui.comparison.changes.listed_changes import Excerpt, ListedChange
from dupfinder.gui.toolkit.wording import Wording

EXCERPT_ROLE = int(Qt.ItemDataRole.UserRole)
"""The `Excerpt` of a cell with text, shortened: a table lays out whatever it is given."""
KIND_ROLE = EXCERPT_ROLE + 1
"""The `DifferenceKind` of a line."""
_SHOWN_CHARACTERS = 240
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)
_NONE = "\N{EN DASH}"

Index = QModelIndex | QPersistentModelIndex


class ChangeColumn(enum.IntEnum):
    """The columns of the list of changes."""

    NUMBER = 0
    KIND = 1
    LEFT = 2
    RIGHT = 3
    PLACE = 4


class ChangesModel(QAbstractTableModel):
    """Shows those of the changes that are of some kinds and have some text in them."""

    def __init__(self, wording: Wording, words: ChangeWording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._changes: Sequence[ListedChange] = ()
        self._shown: Sequence[int] = ()
        self._kinds: frozenset[DifferenceKind] = frozenset()
        self._text = ""
        self._is_swapped = False
        self._headings = (self.tr("No."), self.tr("Change"), self.tr("Left"), self.tr("Right"), self.tr("Paragraph"))
        self._nothing = self.tr("nothing")
        self._names = {kind: words.name(kind) for kind in (*ChangeKind, *ContentKind)}
        self._one_sided = self.tr("Only on the left"), self.tr("Only on the right")

    @property
    def total(self) -> int:
        """Return how many changes there are, shown or not."""
        return len(self._changes)

    def set_changes(self, changes: Sequence[ListedChange], *, is_swapped: bool) -> None:
        """Show other changes; swapped, the left text is on the right."""
        self.beginResetModel()
        self._changes, self._is_swapped = changes, is_swapped
        self._shown = self._filtered()
        self.endResetModel()

    def set_filter(self, kinds: Collection[DifferenceKind], text: str) -> None:
        """Show only changes of these kinds (all for none) in which the text stands, in capital letters or not."""
        wanted = frozenset(kinds), text.casefold()
        if wanted == (self._kinds, self._text):
            return
        self.beginResetModel()
        self._kinds, self._text = wanted
        self._shown = self._filtered()
        self.endResetModel()

    def change(self, line: int) -> ListedChange:
        """Return the change in a line of the list."""
        return self._changes[self._shown[line]]

    def line_of(self, row: int) -> int | None:
        """Return the line of the change in a row of the difference, or of the last one before it; `None` without."""
        line = bisect_right(self._shown, row, key=lambda number: self._changes[number].row) - 1
        if line < 0:
            return 0 if self._shown else None
        # Of several changes in one row it is the first.
        found = self.change(line).row
        while line > 0 and self.change(line - 1).row == found:
            line -= 1
        return line

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return how many changes are shown."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(ChangeColumn)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - Qt's
        """Return the heading of a column."""
        if orientation is Qt.Orientation.Horizontal and role == _DISPLAY and 0 <= section < len(ChangeColumn):
            return self._headings[section]
        return None

    def data(self, index: Index, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - Qt's signature
        """Return what a cell shows, and all of it for those who have it read aloud."""
        if not index.isValid() or role not in {_DISPLAY, _SPOKEN, EXCERPT_ROLE, KIND_ROLE}:
            return None
        column = ChangeColumn(index.column())
        line = index.row()
        if role == KIND_ROLE:
            return self.change(line).kind
        if column in {ChangeColumn.LEFT, ChangeColumn.RIGHT}:
            return self._text_cell(self.excerpt(line, column), role)
        return None if role == EXCERPT_ROLE else self._plain_cell(line, column, is_spoken=role == _SPOKEN)

    def excerpt(self, line: int, column: ChangeColumn) -> Excerpt | None:
        """Return what one side has in a line, whole."""
        change = self.change(line)
        return change.left if (column is ChangeColumn.LEFT) is not self._is_swapped else change.right

    def copied(self, lines: Iterable[int]) -> str:
        """Return lines as text, whole, their cells parted by tabs, as tables of other programs take them."""
        return "\n".join(map(self._copied_line, lines))

    def _copied_line(self, line: int) -> str:
        change = self.change(line)
        sides = (self.excerpt(line, column) for column in (ChangeColumn.LEFT, ChangeColumn.RIGHT))
        texts = ("" if side is None else side.text for side in sides)
        paragraphs = ("" if number is None else str(number) for number in self._paragraphs(change))
        return "\t".join((str(self._shown[line] + 1), self._kind(change), *texts, *paragraphs))

    def _plain_cell(self, line: int, column: ChangeColumn, *, is_spoken: bool) -> str:
        if column is ChangeColumn.NUMBER:
            return self._wording.count(self._shown[line] + 1)
        change = self.change(line)
        if column is ChangeColumn.KIND:
            return self._kind(change)
        return self._spoken_place(change) if is_spoken else self._place(change)

    def _text_cell(self, excerpt: Excerpt | None, role: int) -> str | Excerpt | None:
        if role == EXCERPT_ROLE:
            return None if excerpt is None else _shortened(excerpt)
        if role == _DISPLAY:
            return "" if excerpt is None else _shortened(excerpt).text
        return self._nothing if excerpt is None else excerpt.text

    def _kind(self, change: ListedChange) -> str:
        if change.kind is not ChangeKind.PASSAGES or (change.left is None) is (change.right is None):
            return self._names[change.kind]
        is_left = (change.right is None) is not self._is_swapped
        return self._one_sided[0 if is_left else 1]

    def _place(self, change: ListedChange) -> str:
        left, right = self._paragraphs(change)
        shown = [_NONE if number is None else self._wording.count(number) for number in (left, right)]
        if change.kind is ChangeKind.MOVES:
            return " → ".join(shown)
        return shown[0] if left == right else " · ".join(shown)

    def _spoken_place(self, change: ListedChange) -> str:
        left, right = self._paragraphs(change)
        left, right = left or right, right or left
        if left is None or right is None:
            return _NONE
        if change.kind is ChangeKind.MOVES:
            text = self.tr("moved: paragraph {left} on the left, {right} on the right")
        elif left == right:
            text = self.tr("paragraph {left}")
        else:
            text = self.tr("paragraph {left} on the left, {right} on the right")
        return text.format(left=self._wording.count(left), right=self._wording.count(right))

    def _paragraphs(self, change: ListedChange) -> tuple[int | None, int | None]:
        sides = change.left_paragraph, change.right_paragraph
        return (sides[1], sides[0]) if self._is_swapped else sides

    def _filtered(self) -> Sequence[int]:
        kinds, text = self._kinds, self._text
        if not kinds and not text:
            return range(len(self._changes))
        return [
            number
            for number, change in enumerate(self._changes)
            if (not kinds or change.kind in kinds) and text in change.folded
        ]


def _shortened(excerpt: Excerpt) -> Excerpt:
    if len(excerpt.changed) <= _SHOWN_CHARACTERS:
        return excerpt
    return Excerpt(excerpt.before, f"{excerpt.changed[:_SHOWN_CHARACTERS]}…")
