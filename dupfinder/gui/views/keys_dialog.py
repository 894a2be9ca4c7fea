"""All keys on one page."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from dupfinder.gui.mnemonics import without_mnemonic
from dupfinder.gui.views.labels import PlainLabel

_NATIVE = QKeySequence.SequenceFormat.NativeText
_BESIDE_SCREEN = 120
"""So much of a screen's height is left for the frame of the window and the bars of the desktop."""
_Keys = tuple[str, str]
"""A key, and what it does."""


class KeysDialog(QDialog):
    """Lists the keys of the window and the list on the left, those of the comparison on the right."""

    def __init__(
        self, window_actions: Sequence[QAction], comparison_actions: Sequence[QAction], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        page = QWidget()
        blocks = QHBoxLayout(page)
        blocks.setContentsMargins(0, 0, 0, 0)
        blocks.setSpacing(28)
        for title, keys in (
            (self.tr("Window and list"), [*_keys_of(window_actions), *self._keys_of_list()]),
            (self.tr("Side by side"), [*_keys_of(comparison_actions), *self._keys_of_texts()]),
        ):
            blocks.addLayout(_block(title, keys))
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(page)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 18, 12, 14)
        layout.setSpacing(12)
        layout.addWidget(area, 1)
        layout.addWidget(buttons)
        margins = layout.contentsMargins()
        width = page.sizeHint().width() + area.verticalScrollBar().sizeHint().width() + margins.left() + margins.right()
        height = page.sizeHint().height() + buttons.sizeHint().height() + layout.spacing()
        height += margins.top() + margins.bottom()
        room = self.screen().availableGeometry()
        self.resize(min(width, room.width()), min(height, room.height() - _BESIDE_SCREEN))

    def _keys_of_list(self) -> list[_Keys]:
        copy = QKeySequence(QKeySequence.StandardKey.Copy).toString(_NATIVE)
        return [
            (self.tr("Arrow keys"), self.tr("Move through the list; open and close groups")),
            (self.tr("Space"), self.tr("Mark, or take the mark back; change a source's role")),
            (self.tr("Enter"), self.tr("Open the document in its own program")),
            (self.tr("Delete"), self.tr("Remove what is marked; take a source off the list")),
            (copy, self.tr("Copy the path, or the selected text")),
        ]

    def _keys_of_texts(self) -> list[_Keys]:
        return [
            (self.tr("Ctrl+Up, Ctrl+Down"), self.tr("Move through the paragraphs")),
            (self.tr("Enter"), self.tr("Open or close a fold; follow what moved")),
            (self.tr("F3, Shift+F3"), self.tr("Next and previous place that was found")),
        ]


def _keys_of(actions: Sequence[QAction]) -> list[_Keys]:
    return [(action.shortcut().toString(_NATIVE), _meaning(action)) for action in actions]


def _meaning(action: QAction) -> str:
    """Return what an action does in general: the text of one may change with what there is to do."""
    return action.whatsThis() or without_mnemonic(action.text())


def _block(title: str, keys: Sequence[_Keys]) -> QVBoxLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    for line, (key, meaning) in enumerate(keys):
        grid.addWidget(PlainLabel(key, tone="value"), line, 0, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(PlainLabel(meaning), line, 1)
    block = QVBoxLayout()
    block.setSpacing(8)
    block.addWidget(PlainLabel(title, tone="heading"))
    block.addLayout(grid)
    block.addStretch(1)
    return block
