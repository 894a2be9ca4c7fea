"""What a bug looks like to a person: a sentence, the details, and a way to save them."""

import logging
import platform
import traceback

import PySide6
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QPlainTextEdit, QVBoxLayout, QWidget

from dupfinder import __version__
from dupfinder.domain.display import visible
from dupfinder.domain.errors import ReportError
from dupfinder.domain.log_words import CONFINEMENT_LOGGED
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.toolkit.font_scale import resize_for_font
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.window.log_dialog import LogDialog
from dupfinder.report import save_text
from dupfinder.store import logged_lines

_LOG = logging.getLogger(__name__)


def bug_report(error: BaseException) -> str:
    """Return the traceback, the versions that matter for it, and how readers were confined last."""
    versions = f"DupFinder {__version__}, Python {platform.python_version()}, PySide {PySide6.__version__}"
    readers = [line for line in logged_lines() if CONFINEMENT_LOGGED in line][-1:]
    head = "\n".join((f"{versions}, {platform.platform()}", *readers))
    return f"{head}\n\n{''.join(traceback.format_exception(error))}"


class BugDialog(QDialog):
    """Shows the report of a bug."""

    def __init__(self, error: BaseException, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Something went wrong"))
        self._report = bug_report(error)
        _LOG.error("a mistake was shown", exc_info=error)
        title = PlainLabel(self.tr("This is a mistake in DupFinder, not in your documents."), tone="strong")
        text = PlainLabel(
            self.tr(
                "None of your documents was changed. Please save the details and send them to the makers; "
                "they name files and folders of yours, so read them first."
            ),
            tone="dim",
        )
        text.setWordWrap(True)
        details = QPlainTextEdit(self._report)
        details.setReadOnly(True)
        details.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        details.setAccessibleName(self.tr("Details"))
        self.message = PlainLabel()
        self.message.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.save_button = buttons.addButton(self.tr("Save the details …"), QDialogButtonBox.ButtonRole.ActionRole)
        self.save_button.clicked.connect(self._ask_where)
        self.log_button = buttons.addButton(self.tr("Save the log …"), QDialogButtonBox.ButtonRole.ActionRole)
        self.log_button.clicked.connect(lambda: LogDialog(logged_lines(), self).open())
        self.log_button.setVisible(bool(logged_lines()))
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(12)
        for widget in (title, text, details, self.message, buttons):
            layout.addWidget(widget)
        resize_for_font(self, 720, 440)

    def save(self, path: str) -> None:
        """Write the report to a file; say so, or why not."""
        self.message.show()
        try:
            save_text(self._report.encode("utf-8", "backslashreplace").decode(), path=path)
        except ReportError as error:
            self.message.setText(visible(core_message(str(error))))
        else:
            self.message.setText(self.tr("Saved."))

    def _ask_where(self) -> None:
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save the details"), "dupfinder-details.txt")
        if path:
            self.save(path)
