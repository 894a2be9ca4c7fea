"""What the context menu of the tree offers about staying and going."""

import itertools
import os
from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.gui.deciding.mark_board import AT_ONCE, MarkBoard, MarkState
from dupfinder.gui.rows.result_rows import Shown

_MOST_TOLD_APART = 100
"""Groups of more documents cannot be called not duplicates as a whole: that many pairs would have to be remembered."""


class MarkMenu(QObject):
    """Fills context menus, and asks for what the tree and the window have to do."""

    not_duplicates_requested = Signal(object)
    """Pairs of documents."""

    def __init__(self, board: MarkBoard, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board

    def fill(self, menu: QMenu, group: DuplicateGroup, document: Document | None, *, chosen: Sequence[str]) -> None:
        """Offer to mark what is chosen, and what can be done with a document, or with a whole group (`None`)."""
        board = self._board
        tally = board.marks.tally(chosen) if len(chosen) <= AT_ONCE else None  # a menu has to be there at once
        space = "\t" + QKeySequence(Qt.Key.Key_Space).toString(QKeySequence.SequenceFormat.NativeText)
        menu.addAction(self.tr("Mark for removal") + space, lambda: board.mark(chosen)).setEnabled(
            tally is None or bool(tally.free)
        )
        menu.addAction(self.tr("Unmark") + space, lambda: board.unmark(chosen)).setEnabled(
            tally is None or bool(tally.marked)
        )
        paths = [member.document.entry.path for member in group.members]
        menu.addAction(self.tr("Invert marks in this group"), lambda: board.invert(paths[:1]))
        menu.addSeparator()
        documents = [member.document for member in group.members]
        if document is not None:
            path, is_head = document.entry.path, document == group.keeper
            keep = menu.addAction(self.tr("Keep this one"), lambda: board.keep(path))
            is_keeper = is_head and board.state(path) is MarkState.KEEPER
            keep.setEnabled(board.can_mark and not is_keeper and document.content_digest is not None)
            self._offer(menu, self.tr("Not a duplicate of the keeper"), [] if is_head else [(group.keeper, document)])
        pairs = list(itertools.combinations(documents, 2)) if len(documents) <= _MOST_TOLD_APART else []
        self._offer(menu, self.tr("Not duplicates of each other"), pairs)

    def _offer(self, menu: QMenu, text: str, pairs: Sequence[tuple[Document, Document]]) -> None:
        action = menu.addAction(text, lambda: self.not_duplicates_requested.emit(pairs))
        action.setEnabled(self._board.can_mark and bool(pairs))

    def add_folder_actions(self, menu: QMenu, folder: str, shown: Sequence[Shown]) -> None:
        """Offer to mark and unmark all documents that lie in a folder, or in one of its folders."""
        menu.addAction(self.tr("Mark all in this folder and below"), lambda: self._board.mark(paths_in(folder, shown)))
        menu.addAction(
            self.tr("Unmark all in this folder and below"), lambda: self._board.unmark(paths_in(folder, shown))
        )


def paths_in(folder: str, shown: Sequence[Shown]) -> list[str]:
    """Return the documents of all groups that lie in a folder, or in one of its folders."""
    start = os.path.join(folder, "")
    return [
        path
        for group in shown
        if isinstance(group, DuplicateGroup)
        for member in group.members
        if (path := member.document.entry.path).startswith(start)
    ]
