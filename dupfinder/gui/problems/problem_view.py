"""The documents that could not be read, by reason, and what can be done about them, as actions."""

import os
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import QItemSelection, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QMenu,
    QPushButton,
    QWidget,
)

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Problem, ProblemCode
from dupfinder.domain.enclosed import folder_of, name_of
from dupfinder.gui.rows.group_tree import GroupTree
from dupfinder.gui.rows.result_delegate import RowDelegate
from dupfinder.gui.rows.result_rows import RowKind, RowText
from dupfinder.gui.toolkit.fields import pass_focus
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.layouts import FlowLayout, in_column, in_row
from dupfinder.gui.toolkit.table_model import Column, Index, set_column_widths
from dupfinder.gui.toolkit.two_level import Place, TwoLevelModel
from dupfinder.gui.toolkit.wording import Wording, closed, sentences, shown_folder


class ProblemModel(TwoLevelModel[Problem]):
    """Problems by reason, in the order in which they came; new ones are added without disturbing the others."""

    members_at_once: ClassVar[int | None] = 1_000

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._codes: list[ProblemCode] = []
        self._problems: dict[ProblemCode, list[Problem]] = {}
        self.count = 0
        """How many problems there are."""
        self._latest: Sequence[Problem] | None = None
        """All of them, as they were given; `None` once others came by themselves."""
        home = os.path.expanduser("~")
        self.columns = (
            Column(self.tr("Name"), lambda problem: visible(name_of(problem.path)), width=280),
            Column(self.tr("Folder"), lambda one: shown_folder(folder_of(one.path), home=home), width=220),
            Column(self.tr("Reason"), lambda problem: visible(core_message(problem.message))),
        )

    def set_problems(self, problems: Sequence[Problem]) -> None:
        """Replace everything; the same once more, as after a move of the slider, costs nothing."""
        if problems is self._latest:
            return
        self._latest = problems
        self.beginResetModel()
        self._problems = _by_code(problems)
        self._codes = list(self._problems)
        self.count = len(problems)
        self._begin_again()
        self.endResetModel()

    def add(self, problem: Problem) -> None:
        """Add one problem below its reason."""
        self._latest = None
        self.count += 1
        known = self._problems.get(problem.code)
        if known is None:
            self._add_reason(problem)
            return
        parent = self.index_of(Place(self._codes.index(problem.code)))
        row = len(known)
        if row < (self.members_at_once or 0):
            self.beginInsertRows(parent, row, row)
            known.append(problem)
            self._member_orders.clear()
            self.endInsertRows()
        else:
            known.append(problem)  # the tree comes to know it when somebody scrolls there
            self._member_orders.clear()
        self.dataChanged.emit(parent, parent)  # the row of the reason counts its documents

    def _add_reason(self, problem: Problem) -> None:
        row = len(self._codes)
        self.beginInsertRows(QModelIndex(), row, row)
        self._codes.append(problem.code)
        self._problems[problem.code] = [problem]
        self._arrange()
        self.endInsertRows()

    def problems_at(self, index: Index) -> Sequence[Problem]:
        """Return the problem of a row; all of a reason's for its row."""
        place = self.place(index)
        if place is None:
            return ()
        problem = self.item(place)
        return self._problems[self._codes[place.group]] if problem is None else (problem,)

    def item(self, place: Place) -> Problem | None:
        """Return the problem of a row; `None` for the row of a reason."""
        return None if place.member is None else self._problems[self._codes[place.group]][place.member]

    def group_count(self) -> int:
        """Return how many reasons there are."""
        return len(self._codes)

    def member_count(self, group: int) -> int:
        """Return how many documents have this reason."""
        return len(self._problems[self._codes[group]])

    def group_key(self, column: int) -> Callable[[int], Any]:  # noqa: ARG002 - one order for all columns
        """Return the function that orders reasons by how often they occur."""
        return self.member_count

    def row_text(self, place: Place) -> RowText:
        """Return what a row says."""
        problem = self.item(place)
        if problem is None:
            title, advice = self._wording.problem(self._codes[place.group])
            details = sentences(closed(self._wording.documents(self.member_count(place.group))), advice)
            name = f"{title} — {details}"
            return RowText(kind=RowKind.GROUP, cells=self.across(name), tooltip=name, title=title, details=details)
        tooltip = f"{visible(problem.path)}\n{visible(core_message(problem.message))}"
        return RowText(kind=RowKind.MEMBER, cells=self.cells(problem), tooltip=tooltip)


def _by_code(problems: Sequence[Problem]) -> dict[ProblemCode, list[Problem]]:
    """Return problems by their codes, in order; to look each code up would hold up the window where there are many."""
    codes = [problem.code for problem in problems]
    names = np.fromiter(map(id, codes), np.int64, len(codes))
    return {
        code: [problems[place] for place in np.flatnonzero(names == id(code)).tolist()] for code in dict.fromkeys(codes)
    }


_NOTHING_TO_RETRY = frozenset({ProblemCode.UNSUPPORTED, ProblemCode.NO_TEXT, ProblemCode.EMPTY})


class ProblemActions(QObject):
    """Follows what is chosen, and asks for what the window has to do."""

    open_requested = Signal(str)
    folder_requested = Signal(str)
    copy_requested = Signal(str)
    """The text for the clipboard."""
    retry_requested = Signal(object)
    """The paths of documents that are to be read again."""
    ocr_requested = Signal(object)
    """The paths of documents whose pages are pictures."""
    settings_requested = Signal(object)
    """The `ProblemCode` whose limit is to be raised."""
    exclude_requested = Signal(object)
    """The paths of documents that the next scans leave out."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._chosen: Sequence[Problem] = ()
        self.retry = self._action(self.tr("Retry"), lambda: self.retry_requested.emit(self._paths))
        self.read_scans = self._action(self.tr("Read scanned pages …"), lambda: self.ocr_requested.emit(self._paths))
        self.raise_time = self._raising(self.tr("Raise the time limit …"), ProblemCode.TIMEOUT)
        self.raise_memory = self._raising(self.tr("Raise the memory limit …"), ProblemCode.TOO_LARGE)
        self.open = self._action(self.tr("Open"), lambda: self.open_requested.emit(self._paths[0]))
        self.show_in_folder = self._action(
            self.tr("Show in folder"), lambda: self.folder_requested.emit(self._paths[0])
        )
        self.copy_paths = self._action(self.tr("Copy path"), lambda: self.copy_requested.emit("\n".join(self._paths)))
        self.copy_paths.setShortcut(QKeySequence.StandardKey.Copy)
        self.copy_list = self._action(self.tr("Copy with reasons"), self._copy_list)
        self.exclude = self._action(self.tr("Exclude from scans"), lambda: self.exclude_requested.emit(self._paths))
        self.choose(())

    @property
    def first(self) -> tuple[QAction, ...]:
        """Return what may solve the problem."""
        return self.read_scans, self.raise_time, self.raise_memory, self.retry

    @property
    def others(self) -> tuple[QAction, ...]:
        """Return what can be done with any document."""
        return self.open, self.show_in_folder, self.copy_paths, self.copy_list, self.exclude

    def choose(self, problems: Sequence[Problem]) -> None:
        """Be about these documents from now on."""
        self._chosen = problems
        codes = {problem.code for problem in problems}
        is_there = bool(problems)
        is_one = len(problems) == 1
        self.retry.setVisible(is_there and not codes <= _NOTHING_TO_RETRY)
        self.read_scans.setVisible(codes == {ProblemCode.NO_TEXT})
        self.raise_time.setVisible(codes == {ProblemCode.TIMEOUT})
        self.raise_memory.setVisible(codes == {ProblemCode.TOO_LARGE})
        self.open.setEnabled(is_one and ProblemCode.VANISHED not in codes)
        self.show_in_folder.setEnabled(is_one)
        self.copy_paths.setText(self.tr("Copy path") if is_one else self.tr("Copy paths"))
        for action in (self.copy_paths, self.copy_list, self.exclude):
            action.setEnabled(is_there)

    @property
    def _paths(self) -> list[str]:
        return [problem.path for problem in self._chosen]

    def _copy_list(self) -> None:
        self.copy_requested.emit("\n".join(f"{each.path}\t{each.code}\t{each.message}" for each in self._chosen))

    def _action(self, text: str, triggered: Callable[[], None]) -> QAction:
        action = QAction(text, self, shortcutContext=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda _checked: triggered())
        return action

    def _raising(self, text: str, code: ProblemCode) -> QAction:
        return self._action(text, lambda: self.settings_requested.emit(code))


class ProblemWording(QObject):
    """Turns the codes of problems into advice."""

    def advice(self, code: ProblemCode) -> str:
        """Return in a sentence what can be done."""
        return {
            ProblemCode.UNREADABLE: self.tr("Check permissions and drive, then retry."),
            ProblemCode.ENCRYPTED: self.tr("Remove the password in its own program, then retry."),
            ProblemCode.DAMAGED: self.tr(
                "If it still opens in its own program, save it again and retry. Otherwise look for a backup."
            ),
            ProblemCode.NO_TEXT: self.tr("To compare the words as well, use text recognition (OCR). It takes a while."),
            ProblemCode.EMPTY: self.tr("If it should not be empty, look for a backup."),
            ProblemCode.TIMEOUT: self.tr("Raise the time limit, then retry."),
            ProblemCode.TOO_LARGE: self.tr("Raise the memory limit, then retry."),
            ProblemCode.CRASHED: self.tr("Retry. If it fails again, please report a bug."),
            ProblemCode.UNSUPPORTED: self.tr("Save it in a supported format, or exclude it."),
            ProblemCode.CHANGED: self.tr("Close the program that writes to it, then retry."),
            ProblemCode.SOURCE_GONE: self.tr("Reconnect the disk, then scan again."),
            ProblemCode.VANISHED: self.tr("If it should be there, check its folder, then retry."),
        }[code]


class ProblemPanel(QFrame):
    """Says what is chosen, why it could not be read, and what helps."""

    def __init__(self, actions: ProblemActions, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._words = ProblemWording(self)
        self.title_label = PlainLabel(tone="strong", wraps=True)
        self.meaning_label = PlainLabel(wraps=True)
        self.advice_label = PlainLabel(tone="dim", wraps=True)
        self.buttons = {action: _button(action) for action in (*actions.first, *actions.others)}
        for action in actions.first:
            self.buttons[action].setProperty("primary", action is not actions.retry)
        self._actions = actions
        self._lay_out()
        self.show_problems(())

    def show_problems(self, problems: Sequence[Problem]) -> None:
        """Show what can be said of these."""
        codes = list(dict.fromkeys(problem.code for problem in problems))
        self.meaning_label.setVisible(len(problems) == 1)
        self.advice_label.setVisible(len(codes) != 1 or bool(problems))
        if not codes:
            self.title_label.setText(self.tr("Nothing selected"))
            self.advice_label.setText(self.tr("Select a reason or its documents to see what you can do."))
            return
        count = self._wording.documents(len(problems))
        if len(codes) > 1:
            self.title_label.setText(self.tr("{documents}, for several reasons").format(documents=count))
            self.advice_label.setText(self.tr("Select documents with one reason to see what helps."))
            return
        (code,) = codes
        title, _ = self._wording.problem(code)
        one = problems[0]
        if len(problems) == 1:
            self.title_label.setText(f"{visible(name_of(one.path))} — {title}")
            self.meaning_label.setText(visible(core_message(one.message)))
        else:
            self.title_label.setText(f"{title} — {count}")
        self.advice_label.setText(self._words.advice(code))

    def _lay_out(self) -> None:
        self.setObjectName("problemPanel")
        texts = in_column(self.title_label, self.meaning_label, self.advice_label, spacing=4)
        first = ((self.buttons[action], 0, Qt.AlignmentFlag.AlignTop) for action in self._actions.first)
        upper, others = in_row((texts, 1), *first, spacing=8), QWidget()
        lower = FlowLayout(others, spacing=8)
        for action in self._actions.others:
            lower.addWidget(self.buttons[action])
        in_column(upper, others, inside=self, margins=(14, 12, 14, 12), spacing=12)


def _button(action: QAction) -> QPushButton:
    """Return a button that does what an action does, and looks as it stands."""
    button = QPushButton(autoDefault=False)

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
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class ProblemTree(GroupTree):
    """Reasons that open to documents, each with the sentence that its reader left."""

    chosen = Signal(object)
    """The list of all problems that are selected now."""

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.problems = ProblemModel(wording, self)
        self.actions_ = ProblemActions(self)
        self.addAction(self.actions_.copy_paths)  # for its key
        self.setModel(self.problems)
        self.setItemDelegate(RowDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setAccessibleName(self.tr("Documents not read"))
        header = self.header()
        header.setSectionResizeMode(self.problems.columnCount() - 1, QHeaderView.ResizeMode.Stretch)
        set_column_widths(header, self.problems.columns)
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
        layout = in_column(inside=self, margins=0, spacing=0)
        line = QFrame()
        line.setObjectName("line")
        layout.addWidget(self.tree, 1)
        layout.addWidget(line)
        layout.addWidget(self.panel)
        pass_focus(self, self.tree)
        self.tree.chosen.connect(self.panel.show_problems)
