"""Tables whose rows stand for documents: they open them, show them in their folders, and ask what is only there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from dupfinder.gui.overview.card import AiryDelegate
from dupfinder.gui.toolkit.table_model import TableModel
from dupfinder.gui.toolkit.table_view import TableView


class DocumentTable(TableView):
    """Enter and a double click open a document, a menu has the rest."""

    open_requested = Signal(str)
    folder_requested = Signal(str)
    trace_requested = Signal(str)
    copy_requested = Signal(str)
    """The text for the clipboard."""

    def __init__(
        self, listed: TableModel[Any], *, path_of: Callable[[Any], str | None], parent: QWidget | None = None
    ) -> None:
        """`path_of` gives the path of the document that a row stands for; `None` where it stands for none."""
        self.listed = listed
        self._path_of = path_of
        super().__init__(listed, parent)
        listed.setParent(self)
        self.header().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.open = self._action(self.tr("Open"), lambda: self.open_requested.emit(self.paths[0]))
        self.show_in_folder = self._action(self.tr("Show in folder"), lambda: self.folder_requested.emit(self.paths[0]))
        self.trace = self._action(self.tr("What is only here …"), lambda: self.trace_requested.emit(self.paths[0]))
        self.trace.setShortcut(QKeySequence(Qt.Key.Key_F7))
        self.copy_paths = self._action(self.tr("Copy path"), lambda: self.copy_requested.emit("\n".join(self.paths)))
        self.copy_paths.setShortcut(QKeySequence.StandardKey.Copy)
        self.addActions([self.open, self.show_in_folder, self.trace, self.copy_paths])
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setItemDelegate(AiryDelegate(self))
        self.doubleClicked.connect(lambda _index: self.open.trigger())
        self.selectionModel().selectionChanged.connect(self._follow)
        self.listed.modelReset.connect(self._follow)
        self._follow()

    @property
    def paths(self) -> list[str]:
        """Return the paths of what is selected, in the order of the table."""
        paths = (self._path_of(self.listed.row_at(line)) for line in self.chosen_lines())
        return [path for path in paths if path is not None]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.open.trigger()  # which does nothing while several are selected
        else:
            super().keyPressEvent(event)

    def _follow(self) -> None:
        count = len(self.paths)
        for action in (self.open, self.show_in_folder, self.trace):
            action.setEnabled(count == 1)
        self.copy_paths.setEnabled(count > 0)

    def _action(self, text: str, triggered: Callable[[], None]) -> QAction:
        action = QAction(text, self, shortcutContext=Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda _checked: triggered())
        return action
