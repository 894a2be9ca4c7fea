"""The actions of the window, and the menus and the tool bar they stand in."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence, QPalette, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from dupfinder.gui.comparison.comparison_actions import ComparisonActions
from dupfinder.gui.deciding.mark_board import MarkBoard
from dupfinder.gui.toolkit.icons import Icons, beside_icon
from dupfinder.gui.toolkit.labels import icon_size
from dupfinder.gui.toolkit.wording import button_text

_ICON_SIZE = 18


class WindowActions(QObject):
    """Everything that a person can ask the window for; the window connects them."""

    def __init__(self, window: QMainWindow, icons: Icons, comparison: ComparisonActions) -> None:
        super().__init__(window)
        self._comparison = comparison
        self._window = window
        self._icons = icons
        make = self._make
        self.add_folder = make(self.tr("Add &folder …"), "Ctrl+O", "add-folder")
        self.add_documents = make(self.tr("Add &documents …"), "Ctrl+Shift+O", "add-file")
        self.export = make(self.tr("&Export …"), "Ctrl+E", "export")
        self.open_session = make(self.tr("Open &session …"), "Ctrl+Alt+O")
        self.save_session = make(self.tr("Sa&ve session …"), "Ctrl+S")
        self.quit = make(self.tr("&Quit"), "Ctrl+Q")
        self.scan = make(self.tr("&Scan"), "F5")
        icons.give(self.scan, "scan", role=QPalette.ColorRole.Base)  # it stands on the accent colour
        self.pause = make(self.tr("&Pause"), "Ctrl+P", "pause")
        self.pause.setCheckable(True)
        self.stop = make(self.tr("S&top scan"), "", "cancel")
        self.escape = make(self.tr("Stop scan (press twice)"), "Esc")
        self.watch = make(self.tr("&Watch these folders"), "Ctrl+Shift+W", "watch")
        self.watch.setCheckable(True)
        self.settings = make(self.tr("Scan settin&gs …"), "Ctrl+,", "settings")
        self.preferences = make(self.tr("Window settings …"), "")
        self.choose_by_rules = make(self.tr("&Auto-select …"), "Ctrl+R", "rules")
        self.invert_marks = make(self.tr("&Invert marks in each group"), "Ctrl+I")
        self.clear_marks = make(self.tr("Unmark a&ll"), "Ctrl+Shift+A")
        self.remove = make(self.tr("Re&move marked documents …"), "Ctrl+Del", "remove")
        self.undo = make(self.tr("&Undo last removal"), "Ctrl+Z", "undo")
        self.undo.setWhatsThis(self.tr("Undo"))  # whatever would be undone now
        self.redo = make(self.tr("Redo mar&ks"), "Ctrl+Shift+Z")
        self.history = make(self.tr("Removal &history …"), "Ctrl+H", "history")
        self.distinctions = make(self.tr("&Not duplicates …"), "")
        self.find = make(self.tr("&Find in the list"), "Ctrl+F", "search")
        self.open_groups = make(self.tr("&Open all groups"), "Ctrl+Shift+Right")
        self.close_groups = make(self.tr("&Close all groups"), "Ctrl+Shift+Left")
        self.sort_by_gain = make(self.tr("&Sort by space freed"), "Ctrl+G")
        self.sources = make(self.tr("Sidebar"), "Ctrl+B")
        self.sources.setCheckable(True)
        self.keys = make(self.tr("&Keys"), "F1", "help")
        self.formats = make(self.tr("&Formats …"), "")
        self.save_log = make(self.tr("Save &log …"), "")
        self.about = make(self.tr("&About DupFinder"), "")
        self.of_result = (
            *(self.save_session, self.export),
            *(self.choose_by_rules, self.invert_marks, self.clear_marks, self.remove),
        )
        """What makes sense once a scan has ended."""
        self.of_list = (self.find, self.open_groups, self.close_groups, self.sort_by_gain)
        """What makes sense once there is a list."""
        self._fill_menu_bar()
        self._fill_tool_bar()

    def show_undo(self, board: MarkBoard) -> None:
        """Say what would be undone of the marks; where nothing of them, it is the last removal."""
        text = board.undo_text
        self.undo.setText(self.tr("&Undo: {what}").format(what=text) if text else self.tr("&Undo last removal"))
        self.redo.setEnabled(board.can_redo)

    def by_menu(self) -> list[tuple[str, list[QAction]]]:
        """Return the titles of the menus, and the actions of each that have a key; those of its submenus as well."""
        beside = {self._scan_menu: self.escape}
        menus = [menu for action in self._window.menuBar().actions() if isinstance(menu := action.menu(), QMenu)]
        found = []
        for menu in menus:
            actions = [*_actions_below(menu), *([beside[menu]] if menu in beside else [])]
            found.append((menu.title(), [action for action in actions if not action.shortcut().isEmpty()]))
        return found

    def add_views(self, choices: Sequence[QAction]) -> None:
        """Put what chooses a view of the results where a person looks for it."""
        self._view_menu.insertActions(self.find, choices)
        self._view_menu.insertSeparator(self.find)

    def add_column_menu(self, menu: QMenu) -> None:
        """Put the menu of a tree's columns where a person looks for it."""
        self._view_menu.insertMenu(self._after_columns, menu)

    def add_session_menus(self, recent: QMenu, presets: QMenu) -> None:
        """Put the menus of saved sessions and saved settings where a person looks for them."""
        self._file_menu.insertMenu(self._after_recent, recent)
        self._scan_menu.insertMenu(self._after_presets, presets)

    def _make(self, text: str, keys: str, icon: str = "") -> QAction:
        action = QAction(text, self, shortcut=QKeySequence(keys))
        if icon:
            self._icons.give(action, icon)
        return action

    def _fill_menu_bar(self) -> None:
        bar = self._window.menuBar()
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)  # in which the tool bar could be hidden
        file = bar.addMenu(self.tr("&File"))
        file.addActions([self.add_folder, self.add_documents])
        file.addSeparator()
        file.addActions([self.open_session, self.save_session])
        self._after_recent = file.addSeparator()
        self._file_menu = file
        file.addAction(self.export)
        file.addSeparator()
        file.addAction(self.quit)
        scan = bar.addMenu(self.tr("&Scan"))
        scan.addActions([self.scan, self.pause, self.stop])
        scan.addSeparator()
        self._scan_menu = scan
        scan.addAction(self.settings)
        self._after_presets = scan.addSeparator()
        scan.addAction(self.watch)
        marks = bar.addMenu(self.tr("&Marks"))
        marks.addActions([self.choose_by_rules, self.invert_marks, self.clear_marks])
        marks.addSeparator()
        marks.addActions([self.undo, self.redo])
        marks.addSeparator()
        marks.addActions([self.remove, self.history])
        marks.addSeparator()
        marks.addAction(self.distinctions)
        view = self._view_menu = bar.addMenu(self.tr("&View"))
        view.addAction(self.find)
        view.addSeparator()
        view.addActions([self.open_groups, self.close_groups, self.sort_by_gain])
        view.addSeparator()
        view.addAction(self.sources)
        self._after_columns = view.addSeparator()
        view.addAction(self.preferences)
        self._comparison.fill(bar.addMenu(self.tr("&Compare")))
        bar.addMenu(self.tr("&Help")).addActions([self.keys, self.formats, self.save_log, self.about])
        # Not in a menu, but their keys work; the first asks for the kind of report in the file dialogue.
        self._window.addAction(self.escape)

    def _fill_tool_bar(self) -> None:
        bar = self.tool_bar = _ToolBar(self.tr("Tools"), self._window, movable=False)
        bar.setObjectName("main")
        bar.setIconSize(icon_size(bar, _ICON_SIZE))
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        for action in (self.add_folder, self.add_documents, self.scan):
            text = button_text(action.text())
            action.setIconText(beside_icon(text))
            action.setToolTip(_with_key(text, action))
        bar.addActions([self.add_folder, self.add_documents])
        bar.addSeparator()
        scan_button = QToolButton(toolButtonStyle=Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        scan_button.setDefaultAction(self.scan)
        scan_button.setProperty("primary", True)
        bar.addWidget(scan_button)
        bar.addSeparator()
        for action, text, hint in (
            (self.choose_by_rules, self.tr("Auto-select"), self.tr("Mark documents by rules, with a preview")),
            (self.remove, self.tr("Remove"), self.tr("Review marked documents, then move them to the trash")),
            (self.export, self.tr("Export"), self.tr("Save the results to a file")),
        ):
            action.setIconText(beside_icon(text))
            action.setToolTip(_with_key(hint, action))
        bar.addActions([self.choose_by_rules, self.remove])
        spacer = QWidget()
        spacer.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        bar.addWidget(spacer)
        self.export_button = QToolButton(toolButtonStyle=Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.export_button.setDefaultAction(self.export)
        bar.addWidget(self.export_button)
        for button in bar.findChildren(QToolButton):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is
            button.setAccessibleName(button.text().strip() or button.accessibleName())
        self._window.addToolBar(bar)


class _ToolBar(QToolBar):
    """Says in words what its icons mean where there is room, so that nothing hides behind the arrow at its end."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the words if they fit."""
        super().resizeEvent(event)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        if self.sizeHint().width() > self.width():
            self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)


def _with_key(text: str, action: QAction) -> str:
    return f"{text} ({action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})"


def _actions_below(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from _actions_below(below)
        else:
            yield action
