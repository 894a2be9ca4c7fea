"""The log of what the program did: what is in it, and a way to save it for a bug report."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QTextCursor
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QPlainTextEdit, QVBoxLayout, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.errors import ReportError
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.toolkit.font_scale import resize_for_font
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.report import save_text


class LogDialog(QDialog):
    """Shows the lines that will be saved: nothing else goes into the file."""

    def __init__(self, lines: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Save the log"))
        self._text = "".join(f"{line}\n" for line in lines)
        title = PlainLabel(self.tr("What DupFinder did, for a bug report"), tone="strong")
        text = PlainLabel(
            self.tr(
                "This is all that is saved. It has numbers, times and kinds of errors; for files and folders there are "
                "marks such as <file 91bc>.pdf. No names and no text of your documents are in it."
            ),
            tone="dim",
        )
        text.setWordWrap(True)
        self.preview = QPlainTextEdit(self._text)
        self.preview.setReadOnly(True)
        self.preview.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.preview.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.preview.setAccessibleName(self.tr("The log"))
        self.preview.setPlaceholderText(self.tr("Nothing was logged yet."))
        cursor = self.preview.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.movePosition(QTextCursor.MoveOperation.StartOfLine)
        self.preview.setTextCursor(cursor)
        self.message = PlainLabel()
        self.message.setWordWrap(True)
        self.message.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.save_button = buttons.addButton(self.tr("Save …"), QDialogButtonBox.ButtonRole.ActionRole)
        self.save_button.setEnabled(bool(lines))
        self.save_button.clicked.connect(self._ask_where)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(12)
        for widget in (title, text, self.preview, self.message, buttons):
            layout.addWidget(widget)
        resize_for_font(self, 760, 480)

    def save(self, path: str) -> None:
        """Write the log to a file; say so, or why not."""
        self.message.show()
        try:
            save_text(self._text, path=path)
        except ReportError as error:
            self.message.setText(visible(core_message(str(error))))
        else:
            self.message.setText(self.tr("Saved."))

    def _ask_where(self) -> None:
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save the log"), "dupfinder-log.txt")
        if path:
            self.save(path)
