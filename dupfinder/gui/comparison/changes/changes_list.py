"""All changes as a list, and its model: to see them at once, filter them, copy them, and have them read aloud."""

import enum
from bisect import bisect_right
from collections.abc import Collection, Iterable, Sequence

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.comparisons import DifferenceKind
from dupfinder.domain.differences import ChangeKind
from dupfinder.gui.comparison.changes.change_wording import ChangeWording
from dupfinder.gui.comparison.changes.listed_changes import Excerpt, ListedChange
from dupfinder.gui.comparison.texts.text_layouts import to_utf16
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.fields import FilterField, pass_focus
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.layouts import STRETCH, LatePage, in_column, in_row
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


_PADDING = 4


class ExcerptDelegate(QStyledItemDelegate):
    """Marks the changed words of a cell in the colour of their side."""

    def initStyleOption(  # noqa: N802 - Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Leave out the text that is drawn with its marks, and the frame of one cell: lines are chosen as wholes."""
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus
        if index.column() in {ChangeColumn.LEFT, ChangeColumn.RIGHT}:
            option.text = ""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the cell, and its words on top where it has any."""
        super().paint(painter, option, index)
        excerpt = index.data(EXCERPT_ROLE)
        if isinstance(excerpt, Excerpt):
            is_move, is_left = index.data(KIND_ROLE) == ChangeKind.MOVES, index.column() == ChangeColumn.LEFT
            _draw(painter, option, excerpt, mark=_mark_colour(option.palette, is_move=is_move, is_left=is_left))


def _mark_colour(palette: QPalette, *, is_move: bool, is_left: bool) -> QColor:
    """Return the colour behind changed words, as in the texts."""
    if is_move:
        return QColor(colours_for(palette).move_word)
    colours = colours_for(palette)
    return QColor(colours.left_word if is_left else colours.right_word)


def fitted(excerpt: Excerpt, metrics: QFontMetrics, *, width: int) -> Excerpt:
    """Return as much of an excerpt as fits: what stands before the changed words gives way first."""
    if metrics.horizontalAdvance(excerpt.text) <= width:
        return excerpt
    before = "…" if excerpt.before else ""
    shown = metrics.elidedText(f"{before}{excerpt.changed}{excerpt.after}", Qt.TextElideMode.ElideRight, width)
    end = len(before) + len(excerpt.changed)
    return Excerpt(shown[: len(before)], shown[len(before) : end], shown[end:])


def _draw(painter: QPainter, option: QStyleOptionViewItem, excerpt: Excerpt, *, mark: QColor) -> None:
    place: QRect = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
    colours = colours_for(option.palette)
    excerpt = fitted(excerpt, option.fontMetrics, width=place.width())
    text = excerpt.text
    marked = QTextCharFormat()
    marked.setBackground(mark)
    marked.setForeground(QColor(colours.text))
    changed = QTextLayout.FormatRange()
    changed.start = to_utf16(text, len(excerpt.before))
    changed.length = to_utf16(excerpt.changed, len(excerpt.changed))
    changed.format = marked
    layout = QTextLayout(text, option.font)
    wrap = QTextOption()
    wrap.setWrapMode(QTextOption.WrapMode.NoWrap)
    layout.setTextOption(wrap)
    layout.setFormats([changed])
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(place.width())  # a text that runs from right to left begins at the right
    layout.endLayout()
    is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
    painter.save()
    painter.setClipRect(place)
    painter.setPen(QColor(colours.on_selection if is_chosen else colours.text))
    layout.draw(painter, QPointF(place.x(), QRectF(place).center().y() - line.height() / 2))
    painter.restore()


_WAIT_MS = 80
_ROW_HEIGHT = 28
_WIDTHS = ((ChangeColumn.NUMBER, 60), (ChangeColumn.KIND, 150), (ChangeColumn.PLACE, 110))


class ChangesList(LatePage):
    """A field to filter with above a table; `set_changes` takes what `listed_changes` made in the background."""

    row_chosen = Signal(int)
    """The number of the row of the difference that a person wants to see."""

    def __init__(self, wording: Wording, words: ChangeWording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._kinds: frozenset[DifferenceKind] = frozenset()
        self.changes = ChangesModel(wording, words, self)

    def _make_parts(self) -> None:
        self.field = FilterField(self.tr("Show only changes with this text"), hint=self.tr("Filter by text"))
        self.field.setMaximumWidth(300)
        self.count_label = PlainLabel(tone="dim")
        self.table = ChangesTable(self.changes)
        self._timer = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._timer.timeout.connect(self._filter)
        self.field.textChanged.connect(lambda _: self._timer.start())
        self.field.left.connect(self._enter_table)
        self.field.entered.connect(self._enter_table)
        self.table.row_chosen.connect(self.row_chosen)
        bar = in_row((self.field, 1), self.count_label, STRETCH, margins=(12, 4, 12, 4), spacing=10)
        in_column(bar, (self.table, 1), inside=self, margins=0, spacing=0)
        pass_focus(self, self.table)
        self._filter()

    def set_changes(self, changes: Sequence[ListedChange], *, is_swapped: bool = False) -> None:
        """Show other changes; swapped, the left text is on the right."""
        self.changes.set_changes(changes, is_swapped=is_swapped)
        self._show_count()

    def set_kinds(self, kinds: Collection[DifferenceKind]) -> None:
        """Show only changes of these kinds; of all for none."""
        self._kinds = frozenset(kinds)
        if self.has_parts:
            self._filter()

    def set_current_row(self, row: int) -> None:
        """Mark the change in a row of the difference, or the last one before it; nobody is told."""
        self.make_parts()
        line = self.changes.line_of(row)
        if line is not None:
            self.table.setCurrentIndex(self.changes.index(line, ChangeColumn.LEFT))

    def _filter(self) -> None:
        self._timer.stop()
        current = self.table.currentIndex()
        row = self.changes.change(current.row()).row if current.isValid() else None
        self.changes.set_filter(self._kinds, self.field.text())
        if row is not None:
            self.set_current_row(row)
        self._show_count()

    def _enter_table(self) -> None:
        """Go from the field to what it found."""
        self._filter()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self.table.currentIndex().isValid() and self.changes.rowCount():
            self.table.setCurrentIndex(self.changes.index(0, ChangeColumn.LEFT))

    def _show_count(self) -> None:
        if not self.has_parts:
            return
        shown, total = self.changes.rowCount(), self.changes.total
        if shown == total:
            text = self.tr("%Ln change(s)", "", total) if total else self.tr("No changes")
        else:
            text = self.tr("{shown} of %Ln change(s)", "", total).format(shown=self._wording.count(shown))
        self.count_label.setText(text)


class ChangesTable(QTableView):
    """A table whose lines are chosen as wholes; Enter and a double click ask to see a change, Ctrl+C copies."""

    row_chosen = Signal(int)
    """The number of the row of the difference that a person wants to see."""

    def __init__(self, changes: ChangesModel) -> None:
        super().__init__()
        self._changes = changes
        self.setModel(changes)
        self.setAccessibleName(self.tr("Changes"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setItemDelegate(ExcerptDelegate(self))
        lines = self.verticalHeader()
        lines.hide()
        lines.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)  # 100,000 lines are not measured one by one
        lines.setDefaultSectionSize(max(_ROW_HEIGHT, self.fontMetrics().height() + 10))
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        for column, width in _WIDTHS:
            header.resizeSection(column, width)
        for column in (ChangeColumn.LEFT, ChangeColumn.RIGHT):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.doubleClicked.connect(self._choose)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the change, copy, or move."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what the keys do."""
        index = self.indexAt(event.pos())
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Show in texts"), lambda: self._choose(index)).setEnabled(index.isValid())
        copy = menu.addAction(self.tr("Copy"), self.copy)
        copy.setShortcut(QKeySequence.StandardKey.Copy)
        copy.setEnabled(self.selectionModel().hasSelection())
        menu.addAction(self.tr("Select all"), self.selectAll)
        menu.popup(event.globalPos())

    def copy(self) -> None:
        """Copy the chosen lines, in their order."""
        # Few ranges stand for many lines.
        ranges = self.selectionModel().selection().toList()
        lines = sorted({line for chosen in ranges for line in range(chosen.top(), chosen.bottom() + 1)})
        if lines:
            QGuiApplication.clipboard().setText(self._changes.copied(lines))

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.row_chosen.emit(self._changes.change(index.row()).row)
