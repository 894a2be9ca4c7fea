"""All cards of the overview, in as many columns as there is room for."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QToolButton, QWidget

from dupfinder.domain.surveys import FolderTree, Survey
from dupfinder.gui.overview.card import Card
from dupfinder.gui.overview.card_figures import GroupFigures, RepeatFigures, SpaceFigures, TimeFigures, format_rows
from dupfinder.gui.overview.figures import FolderStep, FolderTarget
from dupfinder.gui.overview.overview_wording import OverviewWording
from dupfinder.gui.toolkit.labels import ElidedLabel
from dupfinder.gui.toolkit.layouts import in_row


class SpaceCard(Card):
    """Shows what is in one folder; a click looks into a folder that has others, or asks for its documents."""

    def __init__(self, words: OverviewWording, parent: QWidget | None = None) -> None:
        super().__init__("", "", parent=parent)
        self.set_title(self.tr("Space by folder"))
        self._words = words
        self._figures = SpaceFigures(words, self)
        self._tree: FolderTree | None = None
        self._number = 0
        self.up_button = QToolButton(
            arrowType=Qt.ArrowType.UpArrow, toolButtonStyle=Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        )
        self.up_button.setText(self.tr("Up"))
        self.up_button.clicked.connect(self.go_up)
        self.place = ElidedLabel(mode=Qt.TextElideMode.ElideMiddle)
        self.show_button = QPushButton(self.tr("Show groups"))
        self.show_button.clicked.connect(self._ask)
        self.target_chosen.connect(self._step)
        row = in_row(self.up_button, (self.place, 1), self.show_button)
        self.extra.addLayout(row)

    def show_tree(self, tree: FolderTree) -> None:
        """Show the folder of all documents."""
        self._tree = tree
        self._show(0)

    def go_up(self) -> None:
        """Show the folder above."""
        if self._tree is not None and self._number > 0:
            self._show(self._tree.parents[self._number])

    def _step(self, target: object) -> None:
        if isinstance(target, FolderStep):
            self._show(target.number)

    def _ask(self) -> None:
        if self._tree is not None:
            self.target_chosen.emit(FolderTarget(self._tree.paths[self._number]))

    def _show(self, number: int) -> None:
        if self._tree is None:
            return
        self._number = number
        folder = self._tree.folder(number)
        rows = self._figures.folder_rows(self._tree, number)
        name = self._words.folder(folder.path)
        self.place.setText(name)
        self.hint.setText(self._words.space(folder.all))
        if self.up_button.hasFocus() and number == 0:
            self.table.setFocus()
        self.up_button.setEnabled(number > 0)
        self.show_button.setEnabled(bool(folder.path))
        self.show_picture(self._figures.space_chart(rows, title=self.tr("Space in {folder}").format(folder=name)))
        self.show_table(self._figures.space_figures(rows, name=self.tr("Folder")))


_SPACING = 12
_COLUMN_CHARACTERS = 58
"""A column is at least as wide as so many letters of average width."""


class OverviewCards(QWidget):
    """Fills the cards from a survey; wide ones take the whole width."""

    target_chosen = Signal(object)

    def __init__(self, words: OverviewWording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._words = words
        self._space_figures = SpaceFigures(words, self)
        self._repeats = RepeatFigures(words, self)
        self._group_figures = GroupFigures(words, self)
        self._times = TimeFigures(words, self)
        self._make_cards(words)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(_SPACING, _SPACING, _SPACING, _SPACING)
        self._grid.setSpacing(_SPACING)
        self._columns = 0
        self._arrange(2)

    def show_survey(self, survey: Survey) -> None:
        """Show other figures in all cards; without a document only what was not read."""
        self.unread.show_table(self._space_figures.unread_figures(survey.unread))
        self.unread.hint.setText(self._words.left_out(survey.left_out))
        self.unread.setVisible(bool(survey.unread or survey.left_out))
        if not survey.total.documents:
            for card, _ in self.cards():
                card.setVisible(card is self.unread)
            return
        top = survey.folders.paths[0]
        self.space.show_tree(survey.folders)
        rows = format_rows(survey.formats)
        self.formats.show_picture(self._space_figures.space_chart(rows, title=self.formats.title.text()))
        self.formats.show_table(self._space_figures.space_figures(rows, name=self.tr("Format")))
        self.repeats.show_picture(self._repeats.matrix_chart(survey.matrix, top))
        self.repeats.show_table(self._repeats.pair_figures(survey.folder_pairs))
        self.format_pairs.show_table(self._group_figures.format_pair_figures(survey.format_pairs))
        self.sizes.show_picture(self._group_figures.size_chart(survey.group_sizes))
        self.sizes.show_table(self._group_figures.size_figures(survey.group_sizes))
        self.versions.show_picture(self._times.timeline_chart(survey.edited_groups))
        self.versions.show_table(self._times.timeline_figures(survey.edited_groups))

    def cards(self) -> list[tuple[Card, bool]]:
        """Return all cards in their order, and whether each takes the whole width."""
        return [
            (self.space, False),
            (self.formats, False),
            (self.repeats, True),
            (self.sizes, True),
            (self.versions, True),
            (self.format_pairs, True),
            (self.unread, True),
        ]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have one column where there is no room for two."""
        super().resizeEvent(event)
        least = self.fontMetrics().averageCharWidth() * _COLUMN_CHARACTERS
        self._arrange(2 if event.size().width() >= 2 * least else 1)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        row, column = 0, 0
        for card, is_wide in self.cards():
            if is_wide and column:
                row, column = row + 1, 0
            self._grid.addWidget(card, row, column, 1, columns if is_wide else 1)
            column += columns if is_wide else 1
            if column >= columns:
                row, column = row + 1, 0
        self._grid.setRowStretch(self._grid.rowCount(), 1)  # what is too high for all cards is below them
        for number in range(2):
            self._grid.setColumnStretch(number, 1 if number < columns else 0)

    def _make_cards(self, words: OverviewWording) -> None:
        self.space = SpaceCard(words)
        self.formats = Card(self.tr("Formats"), self.tr("Click a format to show its groups."))
        self.repeats = Card(
            self.tr("Folders with common documents"),
            self.tr("Folders without subfolders. Click to show the groups in both."),
        )
        self.sizes = Card(self.tr("Groups by size"), self.tr("Documents per group."))
        self.versions = Card(
            self.tr("Versions over time"),
            self.tr("Groups with the most versions, by last edit."),
        )
        self.format_pairs = Card(
            self.tr("Same text in two formats"),
            self.tr("Groups that contain both formats, and texts found in both."),
            has_picture=False,
        )
        self.unread = Card(self.tr("Formats not read"), "", has_picture=False)
        for card, _ in self.cards():
            card.target_chosen.connect(self.target_chosen)
