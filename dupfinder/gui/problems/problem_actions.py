"""What can be done about documents that could not be read, as actions for buttons and menus."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence

from dupfinder.domain.documents import Problem, ProblemCode

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
