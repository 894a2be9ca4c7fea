"""All keys on one page."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QScrollArea,
    QWidget,
)

from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.layouts import in_column, in_row
from dupfinder.gui.toolkit.punctuation import without_mnemonic

_NATIVE = QKeySequence.SequenceFormat.NativeText
_BESIDE_SCREEN = 120
"""So much of a screen's height is left for the frame of the window and the bars of the desktop."""
_ABOVE_HEADING = 14
_Keys = tuple[str, str]
"""A key, and what it does."""
_Block = tuple[str, Sequence[_Keys]]
"""A heading, and what stands below it."""


class KeysDialog(QDialog):
    """Lists the keys of the menus on the left, those of lists, fields and texts on the right."""

    def __init__(self, menus: Sequence[tuple[str, Sequence[QAction]]], parent: QWidget | None = None) -> None:
        """Show the actions of each menu, which is named by its title."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keys"))
        of_menus = [(without_mnemonic(title), _keys_of(actions)) for title, actions in menus]
        *others, comparison, help_ = of_menus
        self._area = QScrollArea(widgetResizable=True)
        self._area.setAccessibleName(self.windowTitle())
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = in_column((self._area, 1), buttons, inside=self, margins=(24, 18, 12, 14), spacing=12)
        below = buttons.sizeHint().height() + layout.spacing()
        margins = layout.contentsMargins()
        self._around = QSize(margins.left() + margins.right(), margins.top() + margins.bottom() + below)
        self._fill([*others, help_], [*self._of_lists(), (comparison[0], [*comparison[1], *self._of_texts()])])

    def _fill(self, first: Sequence[_Block], second: Sequence[_Block]) -> None:
        """Show the blocks in two columns, or in one where the screen has no room for two."""
        room = self.screen().availableGeometry().size() - QSize(0, _BESIDE_SCREEN)
        page = _page([first, second])
        if page.sizeHint().width() + self._around.width() > room.width():
            page = _page([[*first, *second]])
        self._area.setWidget(page)
        bar = QSize(self._area.verticalScrollBar().sizeHint().width(), 0)
        self.resize((page.sizeHint() + bar + self._around).boundedTo(room))

    def _of_lists(self) -> list[_Block]:
        return [
            (self.tr("Results"), self._keys_of_list()),
            (self.tr("Other lists and charts"), self._keys_of_others()),
            (self.tr("Fields above the list"), self._keys_of_fields()),
        ]

    def _keys_of_list(self) -> list[_Keys]:
        copy = QKeySequence(QKeySequence.StandardKey.Copy).toString(_NATIVE)
        return [
            (self.tr("Arrow keys"), self.tr("Move through the list; open and close groups")),
            ("+, \N{MINUS SIGN}", self.tr("Open or close the group")),
            (_native("Ctrl+A"), self.tr("Select everything")),
            (self.tr("Space"), self.tr("Mark or unmark the selection")),
            (self.tr("Enter"), self.tr("Open the comparison over the whole window")),
            (_native("Ctrl+Enter"), self.tr("Open in its own program")),
            (self.tr("Delete"), self.tr("Review marked documents")),
            (_native("F2"), self.tr("Rename")),
            (_native("F7"), self.tr("What is only in this document")),
            (copy, self.tr("Copy path")),
            (_native("Shift+F10"), self.tr("Menu of the selection")),
        ]

    def _keys_of_others(self) -> list[_Keys]:
        return [
            (self.tr("Space"), self.tr("Sources: change role. Removal: take a document out")),
            (_native("Ctrl+Enter"), self.tr("Removal and its history: remove, or put back")),
            (self.tr("Delete"), self.tr("Sources, new documents, saved settings: remove from the list")),
            (self.tr("Enter"), self.tr("Folders and charts: show groups of the selection")),
        ]

    def _keys_of_fields(self) -> list[_Keys]:
        return [
            (_native("Down"), self.tr("From filter to list")),
            (_native("Esc"), self.tr("Clear the filter; if empty, go to the list")),
            (_native("Left", "Right"), self.tr("Similarity: 1% down or up")),
            (_native("PgUp", "PgDown"), self.tr("Similarity: 5% up or down")),
        ]

    def _of_texts(self) -> list[_Keys]:
        return [
            (self.tr("Ctrl+Up, Ctrl+Down"), self.tr("Move through paragraphs")),
            (self.tr("Enter"), self.tr("Open or close a fold; go to where a passage moved")),
            (self.tr("F3, Shift+F3"), self.tr("Next and previous match")),
        ]


def _native(*keys: str) -> str:
    """Return keys as they are written on keyboards here."""
    return ", ".join(QKeySequence(key).toString(_NATIVE) for key in keys)


def _keys_of(actions: Sequence[QAction]) -> list[_Keys]:
    return [(action.shortcut().toString(_NATIVE), _meaning(action)) for action in actions]


def _meaning(action: QAction) -> str:
    """Return what an action does in general: the text of one may change with what there is to do."""
    return action.whatsThis() or without_mnemonic(action.text())


def _page(columns: Sequence[Sequence[_Block]]) -> QWidget:
    """Return a widget with the blocks of each column below each other; their keys stand in one line."""
    page = QWidget()
    layout = in_row(inside=page, margins=0, spacing=28)
    for blocks in columns:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for heading, keys in blocks:
            _add_block(grid, heading, keys)
        grid.setRowStretch(grid.rowCount(), 1)
        layout.addLayout(grid, 1)
    return page


def _add_block(grid: QGridLayout, heading: str, keys: Sequence[_Keys]) -> None:
    line = grid.rowCount()
    title = PlainLabel(heading, tone="heading")
    title.setContentsMargins(0, _ABOVE_HEADING if grid.count() else 0, 0, 0)
    grid.addWidget(title, line, 0, 1, 2)
    for number, (key, meaning) in enumerate(keys, start=line + 1):
        grid.addWidget(PlainLabel(key, tone="value"), number, 0, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(PlainLabel(meaning), number, 1)
