"""The documents that could not be read, by reason, and what can be done about them."""

from PySide6.QtCore import QItemSelection, QModelIndex, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QMenu, QVBoxLayout, QWidget

from dupfinder.domain.documents import Problem
from dupfinder.gui.problems.problem_actions import ProblemActions
from dupfinder.gui.problems.problem_model import ProblemColumn, ProblemModel
from dupfinder.gui.problems.problem_panel import ProblemPanel
from dupfinder.gui.rows.group_tree import GroupTree
from dupfinder.gui.rows.result_delegate import RowDelegate
from dupfinder.gui.toolkit.focus_passing import pass_focus
from dupfinder.gui.toolkit.font_scale import set_column_widths
from dupfinder.gui.toolkit.wording import Wording

_OPENS_UP_TO = 1_000
"""A reason comes open unless it has more documents than that: they would bury the other reasons."""
_WIDTHS = ((ProblemColumn.NAME, 280), (ProblemColumn.FOLDER, 220))
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class ProblemTree(GroupTree):
    """Reasons that open to documents, each with the sentence that its reader left."""

    folder_requested = Signal(str)
    copy_requested = Signal(str)
    chosen = Signal(object)
    """The list of all problems that are selected now."""

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.problems = ProblemModel(wording, self)
        self.actions_ = ProblemActions(self)
        self.actions_.folder_requested.connect(self.folder_requested)
        self.actions_.copy_requested.connect(self.copy_requested)
        self.addAction(self.actions_.copy_paths)  # for its key
        self.setModel(self.problems)
        self.setItemDelegate(RowDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setAccessibleName(self.tr("Documents that could not be read"))
        header = self.header()
        header.setSectionResizeMode(ProblemColumn.FOLDER, QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(ProblemColumn.MESSAGE, QHeaderView.ResizeMode.Stretch)
        set_column_widths(self, _WIDTHS)
        self.problems.modelReset.connect(self._open_all)
        self.problems.rowsInserted.connect(self._open_new)
        self.selectionModel().selectionChanged.connect(self._choose)
        self.problems.modelReset.connect(self._choose)
        self.doubleClicked.connect(self._open_document)

    def chosen_problems(self) -> list[Problem]:
        """Return what is selected, in the order of the list; a reason stands for all of its documents."""
        chosen: dict[Problem, None] = {}
        for part in (
            self.selectionModel().selection().toList()
        ):  # by ranges: to ask for 50,000 rows one by one takes seconds
            for row in range(part.top(), part.bottom() + 1):
                chosen.update(dict.fromkeys(self.problems.problems_at(self.problems.index(row, 0, part.parent()))))
        return list(chosen)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with what is selected."""
        menu = self.make_menu()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            menu.popup(self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft()))
        else:
            menu.popup(event.globalPos())

    def make_menu(self) -> QMenu:
        """Return the menu of what is selected, not shown yet."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(self.actions_.first)
        menu.addSeparator()
        menu.addActions(self.actions_.others)
        return menu

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open a document with Enter; reasons open and close as in every tree of groups."""
        if event.key() in _ENTER and self.currentIndex().parent().isValid():
            self._open_document(self.currentIndex())
        elif event.key() == Qt.Key.Key_Space and self.currentIndex().parent().isValid():
            QAbstractItemView.keyPressEvent(self, event)
        else:
            super().keyPressEvent(event)

    def _open_document(self, index: QModelIndex) -> None:
        if index.parent().isValid():
            self.actions_.open.trigger()  # which does nothing while several are selected

    def _choose(self, *_: QItemSelection) -> None:
        problems = self.chosen_problems()
        self.actions_.choose(problems)
        self.chosen.emit(problems)

    def _open_all(self) -> None:
        for row in range(self.problems.rowCount()):
            self._open(row)

    def _open_new(self, parent: QModelIndex, first: int) -> None:
        if not parent.isValid():
            self._open(first)

    def _open(self, row: int) -> None:
        if self.problems.member_count(row) <= _OPENS_UP_TO:
            self.setExpanded(self.problems.index(row, 0), True)


class ProblemView(QWidget):
    """The list, and below it what can be done."""

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tree = ProblemTree(wording)
        self.actions_ = self.tree.actions_
        self.panel = ProblemPanel(self.actions_, wording)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        line = QFrame()
        line.setObjectName("line")
        layout.addWidget(self.tree, 1)
        layout.addWidget(line)
        layout.addWidget(self.panel)
        pass_focus(self, self.tree)
        self.tree.chosen.connect(self.panel.show_problems)
