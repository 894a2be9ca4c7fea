"""Dialogues of texts to copy and save: a bug, the log, how it was searched."""

from __future__ import annotations

import logging
import platform
import traceback
from collections.abc import Callable, Sequence

import PySide6
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QTextCursor
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QPlainTextEdit, QPushButton, QWidget

from dupfinder import __version__, report
from dupfinder.domain.display import visible
from dupfinder.domain.errors import ReportError
from dupfinder.domain.log_words import CONFINEMENT_LOGGED
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.toolkit.labels import PlainLabel, resize_for_font
from dupfinder.gui.toolkit.layouts import in_column
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
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
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
