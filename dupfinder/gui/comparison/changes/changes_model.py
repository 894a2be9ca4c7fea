"""The model of the list of changes: entries that were made in the background, and which of them are shown."""

import enum
from bisect import bisect_right
from collections.abc import Collection, Iterable, Sequence

from PySide6.QtCore import QObject

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.comparisons import DifferenceKind
from dupfinder.domain.differences import ChangeKind
from dupfinder.gui.comparison.changes.change_wording import ChangeWording
from dupfinder.gui.comparison.changes.listed_changes import Excerpt, ListedChange
from dupfinder.gui.toolkit.table_model import ROW_ROLE, SPOKEN, Column, TableModel
from dupfinder.gui.toolkit.wording import Wording

EXCERPT_ROLE = ROW_ROLE + 1
"""The `Excerpt` of a cell with text, shortened: a table lays out whatever it is given."""
KIND_ROLE = ROW_ROLE + 2
"""The `DifferenceKind` of a line."""
_SHOWN_CHARACTERS = 240
_NONE = "\N{EN DASH}"


class ChangeColumn(enum.IntEnum):
    """The columns of the list of changes."""

    NUMBER = 0
    KIND = 1
    LEFT = 2
    RIGHT = 3
    PLACE = 4


class ChangesModel(TableModel[int]):
    """Shows those of the changes, by number, that are of some kinds and have some text in them."""

    def __init__(self, wording: Wording, words: ChangeWording, parent: QObject | None = None) -> None:
        super().__init__(parent, roles={KIND_ROLE: lambda number: self._changes[number].kind})
        self._wording = wording
        self._changes: Sequence[ListedChange] = ()
        self._is_swapped = False
        self._filter: tuple[frozenset[DifferenceKind], str] = frozenset(), ""
        self._names = {kind: words.name(kind) for kind in (*ChangeKind, *ContentKind)}
        self._one_sided = self.tr("Removed"), self.tr("Added")
        self.columns = (
            Column(self.tr("No."), lambda number: wording.count(number + 1)),
            Column(self.tr("Change"), lambda number: self._kind(self._changes[number])),
            self._side(self.tr("Left"), self.tr("nothing"), is_left=True),
            self._side(self.tr("Right"), self.tr("nothing"), is_left=False),
            Column(self.tr("Paragraph"), self._place, roles={SPOKEN: self._spoken_place}),
        )

    def _side(self, title: str, nothing: str, *, is_left: bool) -> Column[int]:
        """Return the column of one text: shortened, and whole for those who have it read aloud."""

        def shown(number: int) -> Excerpt | None:
            excerpt = self._excerpt(number, is_left=is_left)
            return None if excerpt is None else _shortened(excerpt)

        def spoken(number: int) -> str:
            excerpt = self._excerpt(number, is_left=is_left)
            return nothing if excerpt is None else excerpt.text

        def text(number: int) -> str:
            excerpt = shown(number)
            return "" if excerpt is None else excerpt.text

        return Column(title, text, roles={EXCERPT_ROLE: shown, SPOKEN: spoken})

    @property
    def total(self) -> int:
        """Return how many changes there are, shown or not."""
        return len(self._changes)

    def set_changes(self, changes: Sequence[ListedChange], *, is_swapped: bool) -> None:
        """Show other changes; swapped, the left text is on the right."""
        self._changes, self._is_swapped = changes, is_swapped
        self.set_rows(range(len(changes)))

    def set_filter(self, kinds: Collection[DifferenceKind], text: str) -> None:
        """Show only changes of these kinds (all for none) in which the text stands, in capital letters or not."""
        folded = text.casefold()
        if self._filter == (frozenset(kinds), folded):
            return
        self._filter = frozenset(kinds), folded

        def is_wanted(number: int) -> bool:
            change = self._changes[number]
            return (not kinds or change.kind in kinds) and folded in change.folded

        self.show_only(is_wanted if kinds or folded else None)

    def change(self, line: int) -> ListedChange:
        """Return the change in a line of the list."""
        return self._changes[self.row_at(line)]

    def line_of(self, row: int) -> int | None:
        """Return the line of the change in a row of the difference, or of the last one before it; `None` without."""
        line = bisect_right(self._order, row, key=lambda number: self._changes[number].row) - 1
        if line < 0:
            return 0 if self._order else None
        # Of several changes in one row it is the first.
        found = self.change(line).row
        while line > 0 and self.change(line - 1).row == found:
            line -= 1
        return line

    def _excerpt(self, number: int, *, is_left: bool) -> Excerpt | None:
        """Return what one side has, whole."""
        change = self._changes[number]
        return change.left if is_left is not self._is_swapped else change.right

    def copied(self, lines: Iterable[int]) -> str:
        """Return lines as text, whole, their cells parted by tabs, as tables of other programs take them."""
        return "\n".join(self._copied_line(self.row_at(line)) for line in lines)

    def _copied_line(self, number: int) -> str:
        change = self._changes[number]
        sides = (self._excerpt(number, is_left=is_left) for is_left in (True, False))
        texts = ("" if side is None else side.text for side in sides)
        paragraphs = ("" if each is None else str(each) for each in self._paragraphs(change))
        return "\t".join((str(number + 1), self._kind(change), *texts, *paragraphs))

    def _kind(self, change: ListedChange) -> str:
        if change.kind is not ChangeKind.PASSAGES or (change.left is None) is (change.right is None):
            return self._names[change.kind]
        is_left = (change.right is None) is not self._is_swapped
        return self._one_sided[0 if is_left else 1]

    def _place(self, number: int) -> str:
        change = self._changes[number]
        left, right = self._paragraphs(change)
        shown = [_NONE if each is None else self._wording.count(each) for each in (left, right)]
        if change.kind is ChangeKind.MOVES:
            return " → ".join(shown)
        return shown[0] if left == right else " · ".join(shown)

    def _spoken_place(self, number: int) -> str:
        change = self._changes[number]
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


def _shortened(excerpt: Excerpt) -> Excerpt:
    if len(excerpt.changed) <= _SHOWN_CHARACTERS:
        return excerpt
    return Excerpt(excerpt.before, f"{excerpt.changed[:_SHOWN_CHARACTERS]}…")
