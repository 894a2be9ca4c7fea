"""What the program is, and what it is made with."""

import platform

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from dupfinder import __version__
from dupfinder.gui.toolkit.font_scale import resize_for_font
from dupfinder.gui.toolkit.icons import icon_file
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.libraries import installed_libraries

_LOGO_SIZE = 64
_WIDTH, _HEIGHT = 620, 520


class AboutDialog(QDialog):
    """Name, version, licence, what the program never does, and the libraries with theirs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About DupFinder"))
        self._libraries = installed_libraries()
        self.table = self._make_table()
        copy_button = QPushButton(self.tr("Copy the versions"))
        copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.versions_text()))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        heading = PlainLabel(self.tr("Made with"), tone="heading")
        heading.setBuddy(self.table)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 22, 24, 16)
        layout.setSpacing(12)
        layout.addLayout(self._make_head())
        layout.addSpacing(6)
        layout.addWidget(heading)
        layout.addWidget(self.table, 1)
        layout.addWidget(buttons)
        resize_for_font(self, _WIDTH, _HEIGHT)
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()

    def versions_text(self) -> str:
        """Return all versions, a line each, as a bug report wants them."""
        lines = [f"DupFinder {__version__}", *(f"{name} {version}" for name, version, _ in self._rows())]
        return "\n".join([*lines, platform.platform()])

    def _rows(self) -> list[tuple[str, str, str]]:
        ground = [("Python", platform.python_version(), "PSF-2.0"), ("Qt", qVersion(), "LGPL-3.0")]
        return ground + [(each.name, each.version, each.licence) for each in self._libraries]

    def _make_head(self) -> QHBoxLayout:
        text = PlainLabel(
            self.tr(
                "Finds copies, the same text in other formats, and edited versions of documents.\n"
                "It opens no network connection, and a scan changes nothing on your disk.\n\n"
                "Free software under the MIT licence."
            ),
            tone="dim",
        )
        text.setWordWrap(True)
        logo = QLabel()
        path = icon_file("app")
        if path is not None:
            logo.setPixmap(QIcon(path).pixmap(QSize(_LOGO_SIZE, _LOGO_SIZE), self.devicePixelRatioF()))
        words = QVBoxLayout()
        words.addWidget(PlainLabel(f"DupFinder {__version__}", tone="title"))
        words.addWidget(text)
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(logo, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        return head

    def _make_table(self) -> QTableWidget:
        rows = self._rows()
        table = QTableWidget(len(rows), 3)
        table.setHorizontalHeaderLabels([self.tr("Library"), self.tr("Version"), self.tr("Licence")])
        table.setAccessibleName(self.tr("Libraries, with their versions and licences"))
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        for row, cells in enumerate(rows):
            for column, text in enumerate(cells):
                table.setItem(row, column, QTableWidgetItem(text))
        header = table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column in (0, 1):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        return table
