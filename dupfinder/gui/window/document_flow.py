"""What a person does with one document: open it, find its folder, copy its path, give it another name."""

from __future__ import annotations

import ctypes
import os
import sys
from urllib.parse import quote_from_bytes

from PySide6.QtCore import QByteArray, QObject, QProcess, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QMessageBox, QWidget

from dupfinder import trash
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.domain.enclosed import enclosing_path, is_enclosed
from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.file_names import WHY_NOT, name_problem
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.fields import dialog_buttons
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.layouts import STRETCH, in_column
from dupfinder.walk import RunKind, what_runs

_WIDTH = 480


class RenameDialog(QDialog):
    """Renames one document; closes only when that is done or given up."""

    renamed = Signal(str, str)
    """The path before, and the path after."""

    def __init__(self, entry: FileEntry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Rename document"))
        self._entry = entry
        # A name that is no text cannot be typed: then what is seen of it is offered.
        self._shown_name = visible(entry.name)
        self.name_edit = QLineEdit(self._shown_name)
        self.name_edit.setAccessibleName(self.tr("New name"))
        self.name_edit.textChanged.connect(self._check)
        label = PlainLabel(self.tr("New name"), tone="strong")
        label.setBuddy(self.name_edit)
        folder = ElidedLabel(self.tr("In {folder}").format(folder=visible(entry.folder)), tone="dim")
        self.message = PlainLabel(wraps=True)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Cancel)
        self.rename_button = buttons.addButton(self.tr("Rename"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.rename_button.setProperty("primary", True)
        buttons.accepted.connect(self.rename)
        buttons.rejected.connect(self.reject)
        in_column(
            label,
            self.name_edit,
            folder,
            self.message,
            STRETCH,
            buttons,
            inside=self,
            margins=(20, 18, 20, 16),
            spacing=8,
        )
        self.resize(_WIDTH, self.sizeHint().height() + 2 * self.fontMetrics().lineSpacing())
        self._check()
        self._select_stem()

    @property
    def name(self) -> str:
        """Return the name as it stands."""
        return self.name_edit.text()

    def rename(self) -> None:
        """Rename the document and close; where that fails, say why and stay."""
        if not self.rename_button.isEnabled():
            return
        try:
            after = trash.rename_document(self._entry, self.name)
        except DupFinderError as error:
            self._say(visible(core_message(error.message)), colours_for(self.palette()).danger)
            self.name_edit.setFocus()
            return
        self.renamed.emit(self._entry.path, after)
        self.accept()

    def _select_stem(self) -> None:
        stem, _ = os.path.splitext(self._shown_name)
        self.name_edit.setFocus()
        self.name_edit.setSelection(0, len(stem.encode("utf-16-le", errors="surrogatepass")) // 2)

    def _check(self) -> None:
        """Say what is wrong with the name, or what it changes."""
        name, colours = self.name, colours_for(self.palette())
        is_new = name not in {self._entry.name, self._shown_name}
        problem = name_problem(name)
        is_taken = is_new and problem is None and self._is_taken(name)
        before, after = (os.path.splitext(one)[1] for one in (self._entry.name, name))
        if problem is not None:
            self._say(core_message(WHY_NOT[problem]), colours.danger)
        elif is_taken:
            self._say(self.tr("The folder already has a file with this name."), colours.danger)
        elif before.casefold() != after.casefold():
            self._say(self._suffix_sentence(before), colours.warning)
        else:
            self._say("")
        self.rename_button.setEnabled(is_new and problem is None and not is_taken)

    def _is_taken(self, name: str) -> bool:
        path = os.path.join(self._entry.folder, name)
        try:
            # Where case does not count the new name may be the document's own.
            return not os.path.samestat(os.lstat(path), os.lstat(self._entry.path)) or self._has_second_name()
        except (OSError, ValueError):
            return False

    def _has_second_name(self) -> bool:
        return os.lstat(self._entry.path).st_nlink > 1

    def _suffix_sentence(self, before: str) -> str:
        if not before:
            return self.tr("The name gets an ending. Programs use it to tell the format.")
        return self.tr("Without {suffix}, programs may not know the format.").format(suffix=visible(before))

    def _say(self, text: str, colour: str = "") -> None:
        self.message.setStyleSheet(f"color: {colour};" if colour else "")
        self.message.setText(text)


def file_url(path: str) -> QUrl:
    """Return the URL of a local file; also right for names that are no UTF-8."""
    if os.name == "nt":
        return QUrl.fromLocalFile(path)
    return QUrl.fromEncoded(QByteArray(b"file://" + quote_from_bytes(os.fsencode(path)).encode()))


def _copied(path: str) -> str:
    """Return a path for the clipboard; that of a document inside another file as it is shown."""
    return visible(path) if is_enclosed(path) else path


def open_document(path: str) -> bool:
    """Open a document in its own program; return whether the desktop took it. Whoever asks knows that it cannot run."""
    return os.path.exists(path) and QDesktopServices.openUrl(file_url(path))


def show_in_folder(path: str) -> bool:
    """Open the folder that holds a document, with that selected where it can be; return whether the desktop took it."""
    if _show_selected(path):
        return True
    folder = os.path.dirname(path)
    while what_runs(folder) is not None:  # macOS opens a program's folder by starting it
        folder = os.path.dirname(folder)
    return os.path.isdir(folder) and QDesktopServices.openUrl(file_url(folder))


if sys.platform == "win32":

    def _show_selected(path: str) -> bool:
        """Have Explorer select a file; return whether it took it. Names of a command line would be parsed by it."""
        shell = ctypes.windll.shell32
        shell.ILCreateFromPathW.restype = ctypes.c_void_p
        item = shell.ILCreateFromPathW(ctypes.c_wchar_p(os.path.normpath(path)))
        if not item:
            return False
        try:
            return int(shell.SHOpenFolderAndSelectItems(ctypes.c_void_p(item), 0, None, 0)) == 0
        finally:
            shell.ILFree(ctypes.c_void_p(item))

else:

    def _show_selected(path: str) -> bool:
        """Have the Finder select a file; return whether it took it."""
        is_mac = sys.platform == "darwin" and os.path.lexists(path)
        return is_mac and QProcess.startDetached("open", ["-R", path])[0]


def loose_document(path: str) -> Document:
    """Return what is known of a file that no scan has read: where it is, and how large; `OSError` if it is not there.

    Its format is what its name says until it is read.
    """
    path = os.path.abspath(path)
    info = os.stat(path)
    entry = FileEntry(
        file_id=FileId(0),
        path=path,
        size_bytes=info.st_size,
        mtime_ns=info.st_mtime_ns,
        device=info.st_dev,
        inode=info.st_ino,
    )
    suffix = os.path.splitext(path)[1].removeprefix(".").lower()
    return Document(entry=entry, format=suffix, content_digest=None, word_count=0, text_digest=None)


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
        """Open a document in its own program; ask first if it can run (O5), or is inside another file."""
        if is_enclosed(path):
            self._open_enclosing(path)
            return
        runs = what_runs(path)
        if runs is None:
            self._open(path)
            return
        kinds = {
            RunKind.PROGRAM: self.tr("{name} is a program."),
            RunKind.SCRIPT: self.tr("{name} is a script: a list of commands."),
            RunKind.SHORTCUT: self.tr("{name} is a shortcut. It can start any program."),
        }
        told = [kinds[runs.kind].format(name=visible(os.path.basename(path.rstrip(os.sep))))]
        if runs.is_disguised:
            told.append(self.tr("Its name hides what it is."))
        box = QMessageBox(
            self._window,
            textFormat=Qt.TextFormat.PlainText,
            informativeText=self.tr(
                "Opening it may run it, with all your permissions. Open it only if you trust its source."
            ),
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(self.tr("This file can run"))
        box.setText("\n".join(told))
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        show = box.addButton(self.tr("Show in folder"), QMessageBox.ButtonRole.ActionRole)
        show.clicked.connect(lambda: self.open_folder(path))
        anyway = box.addButton(self.tr("Open anyway"), QMessageBox.ButtonRole.DestructiveRole)
        anyway.clicked.connect(lambda: self._open(path))
        box.setDefaultButton(cancel)
        box.setEscapeButton(cancel)
        box.open()

    def _open_enclosing(self, path: str) -> None:
        """Ask whether to open the file that holds a document: nothing is taken out of it."""
        outer = enclosing_path(path)
        name = visible(os.path.basename(outer))
        box = QMessageBox(self._window, textFormat=Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("Inside another file"))
        box.setText(self.tr("This document is inside {name} and cannot be opened by itself.").format(name=name))
        box.addButton(QMessageBox.StandardButton.Cancel)
        show = box.addButton(self.tr("Show in folder"), QMessageBox.ButtonRole.ActionRole)
        show.clicked.connect(lambda: self.open_folder(path))
        whole = box.addButton(self.tr("Open {name}").format(name=name), QMessageBox.ButtonRole.AcceptRole)
        whole.clicked.connect(lambda: self.open(outer))
        box.setDefaultButton(whole)
        box.open()

    def _open(self, path: str) -> None:
        if not open_document(path):
            self.said.emit(self.tr("{path} cannot be opened.").format(path=visible(path)))

    def open_folder(self, path: str) -> None:
        """Show a document in its folder; the file that holds it, if it is inside one."""
        if not show_in_folder(enclosing_path(path)):
            self.said.emit(self.tr("The folder of {path} cannot be opened.").format(path=visible(path)))

    def copy(self, path: str) -> None:
        """Copy a path to the clipboard."""
        QGuiApplication.clipboard().setText("\n".join(map(_copied, path.split("\n"))))
        self.said.emit(self.tr("Path copied."))

    def rename(self, document: Document) -> None:
        """Ask for another name of a document."""
        if document.entry.enclosing is not None:
            self.said.emit(self.tr("A document inside another file cannot be renamed."))
            return
        dialog = RenameDialog(document.entry, self._window)
        dialog.renamed.connect(self._take_renamed)
        dialog.open()

    def _take_renamed(self, before: str, after: str) -> None:
        self.said.emit(self.tr("Renamed to {name}.").format(name=visible(after)))
        self.renamed.emit(before, after)
