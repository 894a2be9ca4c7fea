"""What a person can do with the document of one side."""

import enum
from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from dupfinder.gui.toolkit.sign_button import Sign, SignButton


class SideAction(enum.Enum):
    """What can be done with a document."""

    KEEPER = enum.auto()
    MARK = enum.auto()
    """Mark it to go, or take the mark back."""
    NOT_DUPLICATES = enum.auto()
    """Say that the two are no duplicates of each other."""
    OPEN = enum.auto()
    FOLDER = enum.auto()
    COPY = enum.auto()


class SideMenu(SignButton):
    """A button with three dots that opens the menu of one document."""

    requested = Signal(SideAction)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Sign.DOTS, self.tr("What to do with this document"), parent)
        menu = QMenu(self)
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.actions_of = {
            action: self._add(menu, action, text)
            for action, text in (
                (SideAction.KEEPER, self.tr("Make this the keeper")),
                (SideAction.MARK, ""),
                (SideAction.NOT_DUPLICATES, self.tr("Not duplicates of each other")),
                (SideAction.OPEN, self.tr("Open document")),
                (SideAction.FOLDER, self.tr("Show in folder")),
                (SideAction.COPY, self.tr("Copy path")),
            )
        }
        menu.insertSeparator(self.actions_of[SideAction.OPEN])
        self.enable(list(SideAction), is_marked=False)

    def enable(self, actions: Collection[SideAction], *, is_marked: bool) -> None:
        """Offer these actions and no others; of a marked document the mark can be taken back."""
        self.actions_of[SideAction.MARK].setText(self.tr("Take the mark back") if is_marked else self.tr("Mark to go"))
        for action, entry in self.actions_of.items():
            entry.setEnabled(action in actions)

    def _add(self, menu: QMenu, action: SideAction, text: str) -> QAction:
        return menu.addAction(text, lambda: self.requested.emit(action))
