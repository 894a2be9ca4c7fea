"""The documents that could not be read, by reason, and what can be done about them."""

import os
from collections.abc import Sequence

from PySide6.QtCore import QItemSelection, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Problem, ProblemCode
from dupfinder.gui.problems.problem_actions import ProblemActions
from dupfinder.gui.problems.problem_model import ProblemColumn, ProblemModel
from dupfinder.gui.rows.group_tree import GroupTree
from dupfinder.gui.rows.result_delegate import RowDelegate
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.toolkit.flow_layout import FlowLayout
from dupfinder.gui.toolkit.focus_passing import pass_focus
from dupfinder.gui.toolkit.font_scale import set_column_widths
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.wording import Wording


class ProblemWording(QObject):
    """Turns the codes of problems into advice."""

    def meaning(self, code: ProblemCode) -> str:
        """Return in a sentence what happened."""
        return {
            ProblemCode.UNREADABLE: self.tr(
                "The file or folder could not be opened: permission is missing, or its drive failed or is gone."
            ),
            ProblemCode.ENCRYPTED: self.tr("A password protects the text, so it could not be compared."),
            ProblemCode.DAMAGED: self.tr("The file is cut off, or its structure is broken."),
            ProblemCode.NO_TEXT: self.tr(
                "It holds pictures and no letters. It is compared by what its pages and pictures look like."
            ),
            ProblemCode.EMPTY: self.tr("There is nothing in it: no words, no pictures. Only its bytes are compared."),
            ProblemCode.TIMEOUT: self.tr("Reading it took longer than one document may take, so it was given up."),
            ProblemCode.TOO_LARGE: self.tr("To read it takes more memory than one document may have."),
            ProblemCode.CRASHED: self.tr(
                "The program part that reads this format failed at it. No other document is affected."
            ),
            ProblemCode.UNSUPPORTED: self.tr("Its content is in none of the formats that can be read."),
            ProblemCode.CHANGED: self.tr("Something wrote to the file while it was read, so nothing is certain of it."),
            ProblemCode.SOURCE_GONE: self.tr(
                "The disk or folder went while it was scanned. Nothing of it is in the result, which is not complete."
            ),
            ProblemCode.VANISHED: self.tr("It was moved, renamed or removed between two steps of the scan."),
        }[code]

    def advice(self, code: ProblemCode) -> str:
        """Return in a sentence what can be done."""
        return {
            ProblemCode.UNREADABLE: self.tr("Check the permissions and the connection of the drive, then try again."),
            ProblemCode.ENCRYPTED: self.tr("Remove the password with the program that made it, then try again."),
            ProblemCode.DAMAGED: self.tr(
                "If its own program still opens it, save it again there, then try again. Otherwise look for a backup."
            ),
            ProblemCode.NO_TEXT: self.tr(
                "To compare its words as well, have its pages read by text recognition (OCR): that takes a while."
            ),
            ProblemCode.EMPTY: self.tr("If it should not be empty, look for a backup. Otherwise it can be ignored."),
            ProblemCode.TIMEOUT: self.tr("Raise the time limit in the options, then try again."),
            ProblemCode.TOO_LARGE: self.tr("Raise the memory limit in the options, then try again."),
            ProblemCode.CRASHED: self.tr("Try again. If it fails once more, please report it as a bug."),
            ProblemCode.UNSUPPORTED: self.tr("Save it in a known format, or exclude it from the next scans."),
            ProblemCode.CHANGED: self.tr("Close the program that writes to it, then try again."),
            ProblemCode.SOURCE_GONE: self.tr("Connect the disk again, then scan once more."),
            ProblemCode.VANISHED: self.tr("If it should still be there, look for it in its folder, then try again."),
        }[code]


class ProblemPanel(QFrame):
    """Says what is chosen, why it could not be read, and what helps."""

    def __init__(self, actions: ProblemActions, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._words = ProblemWording(self)
        self.title_label = PlainLabel(tone="strong")
        self.meaning_label = PlainLabel()
        self.advice_label = PlainLabel(tone="dim")
        for label in (self.title_label, self.meaning_label, self.advice_label):
            label.setWordWrap(True)
        self.buttons = {action: _button(action) for action in (*actions.first, *actions.others)}
        for action in actions.first:
            self.buttons[action].setProperty("primary", action is not actions.retry)
        self._actions = actions
        self._lay_out()
        self.show_problems(())

    def show_problems(self, problems: Sequence[Problem]) -> None:
        """Show what can be said of these."""
        codes = list(dict.fromkeys(problem.code for problem in problems))
        self.meaning_label.setVisible(len(codes) == 1)
        self.advice_label.setVisible(len(codes) != 1 or bool(problems))
        if not codes:
            self.title_label.setText(self.tr("Nothing is chosen"))
            self.advice_label.setText(self.tr("Select a reason, or documents below it, to see what can be done."))
            return
        count = self._wording.documents(len(problems))
        if len(codes) > 1:
            self.title_label.setText(self.tr("{documents}, for several reasons").format(documents=count))
            self.advice_label.setText(self.tr("Select documents of one reason to see what helps."))
            return
        (code,) = codes
        title, _ = self._wording.problem(code)
        one = problems[0]
        if len(problems) == 1:
            self.title_label.setText(f"{visible(os.path.basename(one.path))} — {title}")
            self.meaning_label.setText(visible(core_message(one.message)))
        else:
            self.title_label.setText(f"{title} — {count}")
            self.meaning_label.setText(self._words.meaning(code))
        self.advice_label.setText(self._words.advice(code))

    def _lay_out(self) -> None:
        self.setObjectName("problemPanel")
        texts = QVBoxLayout()
        texts.setSpacing(4)
        for label in (self.title_label, self.meaning_label, self.advice_label):
            texts.addWidget(label)
        upper, others = QHBoxLayout(), QWidget()
        upper.setSpacing(8)
        upper.addLayout(texts, 1)
        for action in self._actions.first:
            upper.addWidget(self.buttons[action], 0, Qt.AlignmentFlag.AlignTop)
        lower = FlowLayout(others, spacing=8)
        for action in self._actions.others:
            lower.addWidget(self.buttons[action])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 12, 14, 12)
        layout.setSpacing(12)
        layout.addLayout(upper)
        layout.addWidget(others)


def _button(action: QAction) -> QPushButton:
    """Return a button that does what an action does, and looks as it stands."""
    button = QPushButton()
    button.setAutoDefault(False)

    def follow() -> None:
        button.setText(action.text())
        button.setVisible(action.isVisible())
        button.setEnabled(action.isEnabled())

    button.clicked.connect(lambda _checked: action.trigger())
    action.changed.connect(follow)
    follow()
    return button


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
