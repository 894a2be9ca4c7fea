"""What a person does with one document: open it, find its folder, copy its path, give it another name."""

import os
from urllib.parse import quote_from_bytes

from PySide6.QtCore import QByteArray, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.gui.renaming.rename_dialog import RenameDialog
from dupfinder.walk import RunKind, what_runs


def file_url(path: str) -> QUrl:
    """Return the URL of a local file; also right for names that are no UTF-8."""
    if os.name == "nt":
        return QUrl.fromLocalFile(path)
    return QUrl.fromEncoded(QByteArray(b"file://" + quote_from_bytes(os.fsencode(path)).encode()))


def open_document(path: str) -> bool:
    """Open a document in its own program; return whether the desktop took it. Whoever asks knows that it cannot run."""
    return os.path.exists(path) and QDesktopServices.openUrl(file_url(path))


def show_in_folder(path: str) -> bool:
    """Open the folder that holds a document; return whether the desktop took it."""
    folder = os.path.dirname(path)
    while what_runs(folder) is not None:  # macOS opens a program's folder by starting it
        folder = os.path.dirname(folder)
    return os.path.isdir(folder) and QDesktopServices.openUrl(file_url(folder))


class DocumentFlow(QObject):
    """Asks the desktop, and says what came of it."""

    said = Signal(str)
    """One sentence for the status bar."""
    renamed = Signal(str, str)
    """The path before, and the path after."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def open(self, path: str) -> None:
        """Open a document in its own program; ask first if it can run (O5)."""
        runs = what_runs(path)
        if runs is None:
            self._open(path)
            return
        kinds = {
            RunKind.PROGRAM: self.tr("{name} is a program."),
            RunKind.SCRIPT: self.tr("{name} is a script: commands that run one after the other."),
            RunKind.SHORTCUT: self.tr("{name} is a shortcut, which can start any program."),
        }
        told = [kinds[runs.kind].format(name=visible(os.path.basename(path.rstrip(os.sep))))]
        if runs.is_disguised:
            told.append(self.tr("Its name makes it look like something else."))
        box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(self.tr("This can run"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText("\n".join(told))
        box.setInformativeText(
            self.tr(
                "Opening it may run it, and it can do whatever you can. Open it only if you trust where it is from."
            )
        )
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        show = box.addButton(self.tr("Show in folder"), QMessageBox.ButtonRole.ActionRole)
        show.clicked.connect(lambda: self.open_folder(path))
        anyway = box.addButton(self.tr("Open anyway"), QMessageBox.ButtonRole.DestructiveRole)
        anyway.clicked.connect(lambda: self._open(path))
        box.setDefaultButton(cancel)
        box.setEscapeButton(cancel)
        box.open()

    def _open(self, path: str) -> None:
        if not open_document(path):
            self.said.emit(self.tr("{path} cannot be opened.").format(path=visible(path)))

    def open_folder(self, path: str) -> None:
        """Show a document in its folder."""
        if not show_in_folder(path):
            self.said.emit(self.tr("The folder of {path} cannot be opened.").format(path=visible(path)))

    def copy(self, path: str) -> None:
        """Copy a path to the clipboard."""
        QGuiApplication.clipboard().setText(path)
        self.said.emit(self.tr("The path was copied."))

    def rename(self, document: Document) -> None:
        """Ask for another name of a document."""
        dialog = RenameDialog(document.entry, self._window)
        dialog.renamed.connect(self._take_renamed)
        dialog.open()

    def _take_renamed(self, before: str, after: str) -> None:
        self.said.emit(self.tr("Renamed to {name}.").format(name=visible(after)))
        self.renamed.emit(before, after)
