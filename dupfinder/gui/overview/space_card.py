"""The card of where the space is: folders that can be walked into."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QWidget

from dupfinder.domain.surveys import FolderTree
from dupfinder.gui.overview.card import Card
from dupfinder.gui.overview.overview_wording import OverviewWording
from dupfinder.gui.overview.space_figures import SpaceFigures
from dupfinder.gui.overview.targets import FolderStep
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
