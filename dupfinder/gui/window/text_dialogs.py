"""Dialogues of text to be read or passed on: a mistake of the program, its log, how was searched, all keys."""

from __future__ import annotations

import logging
import platform
import traceback
from collections.abc import Callable, Sequence

import PySide6
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QFontDatabase, QKeySequence, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QGridLayout,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from dupfinder import __version__, report
from dupfinder.domain.display import visible
from dupfinder.domain.errors import ReportError
from dupfinder.domain.log_words import CONFINEMENT_LOGGED
from dupfinder.gui.toolkit.fields import dialog_buttons
from dupfinder.gui.toolkit.labels import PlainLabel, resize_for_font
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.layouts import in_column, in_row
from dupfinder.gui.toolkit.wording import without_mnemonic
from dupfinder.store import logged_lines, system_name

_LOG = logging.getLogger(__name__)


class TextDialog(QDialog):
    """Shows a text below what it is for: to be read, copied and, under a name, saved."""

    def __init__(self, text: str, file_name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._text, self._file_name = text, file_name
        self.text = QPlainTextEdit(text, readOnly=True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.message = PlainLabel(wraps=True)
        self.message.hide()
        self._buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)

    def lay_out(self, introduction: str, *, title: str = "", width: int, height: int) -> None:
        """Put the text below its title and what it is for."""
        above = [PlainLabel(title, tone="strong")] if title else []
        above.append(PlainLabel(introduction, tone="dim", wraps=True))
        below = (self.message, self._buttons)
        in_column(*above, (self.text, 1), *below, inside=self, margins=(20, 18, 20, 16), spacing=12)
        resize_for_font(self, width, height)

    def add_button(self, text: str, pressed: Callable[[], None]) -> QPushButton:
        """Return another button beside the one that closes."""
        button = self._buttons.addButton(text, QDialogButtonBox.ButtonRole.ActionRole)
        button.clicked.connect(lambda _checked: pressed())
        return button

    def save(self, path: str) -> None:
        """Write the text to a file; say so, or why not."""
        self.message.show()
        try:
            report.save_text(self._text.encode("utf-8", "backslashreplace").decode(), path=path)
        except ReportError as error:
            self.message.setText(visible(core_message(error.message)))
        else:
            self.message.setText(self.tr("Saved."))

    def ask_where(self, title: str) -> None:
        """Ask for the file to write."""
        path, _ = QFileDialog.getSaveFileName(self, title, self._file_name)
        if path:
            self.save(path)


class SearchDialog(TextDialog):
    """Shows what the search said about itself, for people who ask."""

    def __init__(self, explanation: str, parent: QWidget | None = None) -> None:
        super().__init__(explanation, parent=parent)
        self.setWindowTitle(self.tr("Search details"))
        self.text.setAccessibleName(self.windowTitle())
        self.lay_out(
            self.tr("The search did not compare every pair. It was planned like this:"),
            width=640,
            height=320,
        )


class LogDialog(TextDialog):
    """Shows the lines that will be saved: nothing else goes into the file."""

    def __init__(self, lines: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__("".join(f"{line}\n" for line in lines), "dupfinder-log.txt", parent)
        self.setWindowTitle(self.tr("Save log"))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setPlaceholderText(self.tr("The log is empty."))
        self.text.setAccessibleName(self.tr("Log"))
        cursor = self.text.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.movePosition(QTextCursor.MoveOperation.StartOfLine)
        self.text.setTextCursor(cursor)
        self.save_button = self.add_button(self.tr("Save …"), lambda: self.ask_where(self.windowTitle()))
        self.save_button.setEnabled(bool(lines))
        introduction = self.tr(
            "Saves numbers, times and errors, but no names or text of your documents. Files appear as <file 91bc>.pdf."
        )
        title = self.tr("Log for a bug report")
        self.lay_out(introduction, title=title, width=760, height=480)


def bug_report(error: BaseException) -> str:
    """Return the traceback, the versions that matter for it, and how readers were confined last."""
    versions = f"DupFinder {__version__}, Python {platform.python_version()}, PySide {PySide6.__version__}"
    readers = [line for line in logged_lines() if CONFINEMENT_LOGGED in line][-1:]
    head = "\n".join((f"{versions}, {system_name()}", *readers))
    return f"{head}\n\n{''.join(traceback.format_exception(error))}"


class BugDialog(TextDialog):
    """Shows the report of a bug."""

    def __init__(self, error: BaseException, parent: QWidget | None = None) -> None:
        super().__init__(bug_report(error), "dupfinder-details.txt", parent)
        _LOG.error("a mistake was shown", exc_info=error)
        self.setWindowTitle(self.tr("Something went wrong"))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setAccessibleName(self.tr("Details"))
        self.save_button = self.add_button(self.tr("Save details …"), lambda: self.ask_where(self.tr("Save details")))
        self.log_button = self.add_button(self.tr("Save log …"), lambda: LogDialog(logged_lines(), self).open())
        self.log_button.setVisible(bool(logged_lines()))
        introduction = self.tr(
            "No document was changed. Please send the details to the developers. They contain names of your "
            "files and folders: read them first."
        )
        title = self.tr("This is a bug in DupFinder. Your documents are fine.")
        self.lay_out(introduction, title=title, width=720, height=440)


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
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
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
            (self.tr("Other lists and tables"), self._keys_of_others()),
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
            (self.tr("Delete"), self.tr("Sources, new documents: remove from the list")),
            (self.tr("Enter"), self.tr("Folders and tables: show groups of the selection")),
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
