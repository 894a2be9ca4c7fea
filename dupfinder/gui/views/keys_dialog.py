"""All keys on one page."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from dupfinder.gui.views.labels import PlainLabel

_BLOCKS = 2
"""Beside each other: in one, the page would be higher than small screens."""


class KeysDialog(QDialog):
    """Lists the keys of the given actions, and those of the tree and the texts."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        native = QKeySequence.SequenceFormat.NativeText
        rows = [(action.shortcut().toString(native), action.text().replace("&", "")) for action in actions]
        rows += [
            (self.tr("Arrow keys"), self.tr("Move through groups and documents; open and close groups")),
            (
                self.tr("Space"),
                self.tr("Mark the chosen documents, or take the marks back; change a source's role"),
            ),
            (self.tr("Enter"), self.tr("Open the document in its own program; open and close groups")),
            (self.tr("Delete"), self.tr("See what is marked and remove it; take a source off the list")),
            (
                QKeySequence(QKeySequence.StandardKey.Copy).toString(native),
                self.tr("Copy the path, or the selected text"),
            ),
        ]
        grid = QGridLayout()
        grid.setHorizontalSpacing(26)
        grid.setVerticalSpacing(7)
        height = -(-len(rows) // _BLOCKS)
        for number, (keys, meaning) in enumerate(rows):
            block, line = divmod(number, height)
            grid.addWidget(PlainLabel(keys, tone="value"), line, 2 * block, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(PlainLabel(meaning), line, 2 * block + 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 16)
        layout.setSpacing(18)
        layout.addLayout(grid)
        layout.addWidget(buttons)
