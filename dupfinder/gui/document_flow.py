"""What a person does with one document: open it, find its folder, copy its path, give it another name."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.gui.desktop import open_document, show_in_folder
from dupfinder.gui.renaming.rename_dialog import RenameDialog


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
        """Open a document in its own program."""
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
