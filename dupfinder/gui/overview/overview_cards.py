"""All cards of the overview, in as many columns as there is room for."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QToolButton, QWidget

from dupfinder.domain.surveys import FolderTree, Survey
from dupfinder.gui.overview.card import Card
from dupfinder.gui.overview.family_figures import FamilyFigures
from dupfinder.gui.overview.overview_wording import OverviewWording
from dupfinder.gui.overview.repeat_figures import RepeatFigures
from dupfinder.gui.overview.space_figures import SpaceFigures, format_rows
from dupfinder.gui.overview.targets import FolderStep
from dupfinder.gui.overview.time_figures import TimeFigures
from dupfinder.gui.toolkit.labels import ElidedLabel


class SpaceCard(Card):
    """Shows what is in one folder; a click looks into a folder that has others, or asks for its documents."""

    folder_chosen = Signal(str)

    def __init__(self, words: OverviewWording, parent: QWidget | None = None) -> None:
        super().__init__("", "", parent=parent)
        self.set_title(self.tr("Space by folder"))
        self._words = words
        self._figures = SpaceFigures(words, self)
        self._tree: FolderTree | None = None
        self._number = 0
        self.up_button = QToolButton()
        self.up_button.setText(self.tr("Up"))
        self.up_button.setArrowType(Qt.ArrowType.UpArrow)
        self.up_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.up_button.clicked.connect(self.go_up)
        self.place = ElidedLabel(mode=Qt.TextElideMode.ElideMiddle)
        self.show_button = QPushButton(self.tr("Show its groups"))
        self.show_button.clicked.connect(self._ask)
        self.target_chosen.connect(self._step)
        row = QHBoxLayout()
        row.addWidget(self.up_button)
        row.addWidget(self.place, 1)
        row.addWidget(self.show_button)
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
            self.folder_chosen.emit(self._tree.paths[self._number])

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
    folder_chosen = Signal(str)

    def __init__(self, words: OverviewWording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._space_figures = SpaceFigures(words, self)
        self._repeats = RepeatFigures(words, self)
        self._families = FamilyFigures(words, self)
        self._times = TimeFigures(words, self)
        self._make_cards(words)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(_SPACING, _SPACING, _SPACING, _SPACING)
        self._grid.setSpacing(_SPACING)
        self._columns = 0
        self._arrange(2)

    def show_survey(self, survey: Survey) -> None:
        """Show other figures in all cards."""
        top = survey.folders.paths[0]
        self.space.show_tree(survey.folders)
        rows = format_rows(survey.formats)
        self.formats.show_picture(self._space_figures.space_chart(rows, title=self.formats.title.text()))
        self.formats.show_table(self._space_figures.space_figures(rows, name=self.tr("Format")))
        self.repeats.show_picture(self._repeats.matrix_chart(survey.matrix, top))
        self.repeats.show_table(self._repeats.pair_figures(survey.folder_pairs))
        self.format_pairs.show_table(self._families.format_pair_figures(survey.format_pairs))
        self.sizes.show_picture(self._families.size_chart(survey.family_sizes))
        self.sizes.show_table(self._families.size_figures(survey.family_sizes))
        self.families.show_table(self._families.family_figures(survey.largest_families))
        self.months.show_picture(self._times.months_chart(survey.months))
        self.months.show_table(self._times.months_figures(survey.months))
        self.versions.show_picture(self._times.timeline_chart(survey.edited_families))
        self.versions.show_table(self._times.timeline_figures(survey.edited_families))

    def cards(self) -> list[tuple[Card, bool]]:
        """Return all cards in their order, and whether each takes the whole width."""
        return [
            (self.space, False),
            (self.formats, False),
            (self.repeats, True),
            (self.sizes, False),
            (self.months, False),
            (self.families, True),
            (self.versions, True),
            (self.format_pairs, True),
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
        self.space.folder_chosen.connect(self.folder_chosen)
        self.formats = Card(self.tr("Formats"), self.tr("A click shows the groups with documents of a format."))
        self.repeats = Card(
            self.tr("Folders that repeat each other"),
            self.tr(
                "Each folder by itself, without what is below it. A click shows the groups that two have in common."
            ),
        )
        self.sizes = Card(self.tr("Groups by size"), self.tr("How many documents a group has."))
        self.families = Card(
            self.tr("Largest groups"), self.tr("Enter or a double click shows a group."), has_picture=False
        )
        self.versions = Card(
            self.tr("Versions over time"),
            self.tr("The groups with the most different texts, each document at the day when it was last edited."),
        )
        self.months = Card(
            self.tr("Documents over time"),
            self.tr("By when they were last edited, as they say themselves, else as their files say."),
        )
        self.format_pairs = Card(
            self.tr("The same in two formats"),
            self.tr("In how many groups documents of both formats are, and how many texts exist in both."),
            has_picture=False,
        )
        for card, _ in self.cards():
            card.target_chosen.connect(self.target_chosen)
