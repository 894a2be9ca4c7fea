"""The documents that could not be read, by reason."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QHeaderView, QMenu, QWidget

from dupfinder.gui.models.problem_model import ProblemColumn, ProblemModel
from dupfinder.gui.views.group_tree import GroupTree
from dupfinder.gui.views.result_delegate import RowDelegate
from dupfinder.gui.wording import Wording


class ProblemTree(GroupTree):
    """Reasons that open to documents, each with the sentence that its reader left."""

    folder_requested = Signal(str)
    copy_requested = Signal(str)

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.problems = ProblemModel(wording, self)
        self.setModel(self.problems)
        self.setItemDelegate(RowDelegate(self))
        self.setAccessibleName(self.tr("Documents that could not be read"))
        header = self.header()
        header.setSectionResizeMode(ProblemColumn.FOLDER, QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(ProblemColumn.MESSAGE, QHeaderView.ResizeMode.Stretch)
        header.resizeSection(ProblemColumn.NAME, 280)
        header.resizeSection(ProblemColumn.FOLDER, 260)
        self.problems.modelReset.connect(self.expandAll)
        self.problems.rowsInserted.connect(self._open_new)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to look at the document."""
        place = self.problems.place(self.indexAt(event.pos()))
        problem = None if place is None else self.problems.problem(place)
        if problem is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Show in folder"), lambda: self.folder_requested.emit(problem.path))
        menu.addAction(self.tr("Copy path"), lambda: self.copy_requested.emit(problem.path))
        menu.popup(event.globalPos())

    def _open_new(self, parent: QModelIndex, first: int) -> None:
        if not parent.isValid():
            self.setExpanded(self.problems.index(first, 0), True)
