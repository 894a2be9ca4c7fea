"""How the pairs of the last scan were searched for."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from dupfinder.gui.toolkit.font_scale import resize_for_font
from dupfinder.gui.toolkit.labels import PlainLabel

_SIZE = (640, 320)


class SearchDialog(QDialog):
    """Shows what the search said about itself, for people who ask; the text can be copied."""

    def __init__(self, explanation: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("How it was searched"))
        introduction = PlainLabel(
            self.tr("To find pairs without comparing everything with everything, the search was planned like this:"),
            tone="dim",
        )
        introduction.setWordWrap(True)
        self.text = QPlainTextEdit(explanation)
        self.text.setReadOnly(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(self.windowTitle())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 16)
        layout.setSpacing(12)
        layout.addWidget(introduction)
        layout.addWidget(self.text, 1)
        layout.addWidget(buttons)
        resize_for_font(self, *_SIZE)
