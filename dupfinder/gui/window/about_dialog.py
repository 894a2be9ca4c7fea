"""What the program is, and which libraries it is made with."""

import platform
from operator import attrgetter
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from dupfinder import __version__
from dupfinder.gui.rows.result_delegate import RowDelegate
from dupfinder.gui.toolkit.fields import dialog_buttons
from dupfinder.gui.toolkit.icons import icon_file
from dupfinder.gui.toolkit.labels import PlainLabel, resize_for_font
from dupfinder.gui.toolkit.layouts import Gap, in_column, in_row
from dupfinder.gui.toolkit.table_model import Column, TableModel, TableView
from dupfinder.store import system_name

LIBRARIES = (
    *(
        "PySide6-Essentials",
        "XlsxWriter",
        "chardet",
        "cryptography",
        "jeepney",
        "libarchive-c",
        "lxml",
        "msoffcrypto-tool",
        "numpy",
        "olefile",
    ),
    *("pillow", "platformdirs", "psutil", "pypdf", "pypdfium2", "python-docx", "rapidfuzz", "regex", "reportlab"),
    *("selectolax", "watchdog", "djvu-rs"),
)
"""As pyproject.toml names them; the last one is not everywhere, but in what needs no Python."""
_CLASSIFIER = "License :: OSI Approved :: "
_MOST_LETTERS = 60
"""What is longer is the licence itself, and no name of it."""


class Library(NamedTuple):
    """A library as it is installed."""

    name: str
    version: str
    licence: str
    """Its name as the library gives it; empty where it gives none."""


OWN_COPIES = (
    Library("DejaVu fonts", "2.37", "Bitstream Vera"),
    Library("OpenCC characters", "1.4.2", "Apache-2.0"),
)
"""What of others is among the program's own files; their licences lie beside them."""


def installed_libraries() -> tuple[Library, ...]:
    """Return what is installed; a bundle may have left out what tells of a library."""
    return tuple(library for name in LIBRARIES if (library := _library(name)) is not None)


def _library(name: str) -> Library | None:
    import importlib.metadata  # noqa: PLC0415 - it loads the library for e-mails, and the window does not wait for that

    try:
        metadata = importlib.metadata.metadata(name)
    except importlib.metadata.PackageNotFoundError:
        return None
    named = [metadata[field] for field in ("License-Expression", "License") if field in metadata]
    classifiers = metadata.get_all("Classifier") or []
    named += [text.removeprefix(_CLASSIFIER) for text in classifiers if text.startswith(_CLASSIFIER)]
    licence = next((text for text in named if text and len(text) <= _MOST_LETTERS), "")
    return Library(name=name, version=metadata["Version"], licence=licence)


_LOGO_SIZE = 64
_WIDTH, _HEIGHT = 620, 520


class AboutDialog(QDialog):
    """Name, version, licence, what the program never does, and the libraries with theirs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About DupFinder"))
        self._libraries = installed_libraries()
        columns = (
            Column[Library](self.tr("Library"), attrgetter("name"), width=170),
            Column[Library](self.tr("Version"), attrgetter("version"), width=90),
            Column[Library](self.tr("Licence"), attrgetter("licence")),
        )
        libraries: TableModel[Library] = TableModel(self, columns=columns)
        libraries.set_rows(self._rows())
        self.table = TableView(libraries)
        self.table.setItemDelegate(RowDelegate(self.table))
        self.table.setAccessibleName(self.tr("Libraries, versions and licences"))
        copy_button = QPushButton(self.tr("Copy versions"))
        copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.versions_text()))
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        heading = PlainLabel(self.tr("Built with"), tone="heading")
        heading.setBuddy(self.table)
        in_column(
            self._make_head(),
            Gap(6),
            heading,
            (self.table, 1),
            buttons,
            inside=self,
            margins=(24, 22, 24, 16),
            spacing=12,
        )
        resize_for_font(self, _WIDTH, _HEIGHT)
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()

    def versions_text(self) -> str:
        """Return all versions, a line each, as a bug report wants them."""
        lines = [f"DupFinder {__version__}", *(f"{name} {version}" for name, version, _ in self._rows())]
        return "\n".join([*lines, system_name()])

    def _rows(self) -> list[Library]:
        ground = (Library("Python", platform.python_version(), "PSF-2.0"), Library("Qt", qVersion(), "LGPL-3.0"))
        return [*ground, *self._libraries, *OWN_COPIES]

    def _make_head(self) -> QHBoxLayout:
        text = PlainLabel(
            self.tr(
                "Finds copies, the same text in other formats, and edited versions of documents.\nNo network "
                "connections. A scan changes nothing on your disk.\n\nFree software under the MIT licence."
            ),
            tone="dim",
            wraps=True,
        )
        logo = QLabel()
        path = icon_file("app")
        if path is not None:
            logo.setPixmap(QIcon(path).pixmap(QSize(_LOGO_SIZE, _LOGO_SIZE), self.devicePixelRatioF()))
        words = in_column(PlainLabel(f"DupFinder {__version__}", tone="title"), text)
        return in_row((logo, 0, Qt.AlignmentFlag.AlignTop), (words, 1), spacing=18)
