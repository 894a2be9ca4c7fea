"""What the program is."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from dupfinder import __version__
from dupfinder.gui.icons import icon_file
from dupfinder.gui.views.labels import PlainLabel

_LOGO_SIZE = 64


class AboutDialog(QDialog):
    """Name, version, licence, and what the program never does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About DupFinder"))
        text = PlainLabel(
            self.tr(
                "Finds copies, the same text in other formats, and edited versions of documents.\n"
                "It opens no network connection, and a scan changes nothing on your disk.\n\n"
                "Free software under the MIT licence."
            ),
            tone="dim",
        )
        logo = QLabel()
        path = icon_file("app")
        if path is not None:
            logo.setPixmap(QIcon(path).pixmap(QSize(_LOGO_SIZE, _LOGO_SIZE), self.devicePixelRatioF()))
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(logo, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.addWidget(PlainLabel(f"DupFinder {__version__}", tone="title"))
        words.addWidget(text)
        head.addLayout(words)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 22, 24, 16)
        layout.setSpacing(16)
        layout.addLayout(head)
        layout.addWidget(buttons)
