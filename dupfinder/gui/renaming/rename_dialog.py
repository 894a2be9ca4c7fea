"""A dialogue that asks for another name of a document, says at once what is wrong with it, and renames."""

import os

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.file_names import NameProblem, name_problem
from dupfinder.domain.files import FileEntry
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel
from dupfinder.trash import rename_document

_WIDTH = 480


class RenameDialog(QDialog):
    """Renames one document; closes only when that is done or given up."""

    renamed = Signal(str, str)
    """The path before, and the path after."""

    def __init__(self, entry: FileEntry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Rename the document"))
        self._entry = entry
        # A name that is no text cannot be typed: then what is seen of it is offered.
        self._shown_name = visible(entry.name)
        self.name_edit = QLineEdit(self._shown_name)
        self.name_edit.setAccessibleName(self.tr("New name"))
        self.name_edit.textChanged.connect(self._check)
        label = PlainLabel(self.tr("New name"), tone="strong")
        label.setBuddy(self.name_edit)
        folder = ElidedLabel(self.tr("In {folder}").format(folder=visible(entry.folder)), tone="dim")
        self.message = PlainLabel()
        self.message.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.rename_button = buttons.addButton(self.tr("Rename"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.rename_button.setDefault(True)
        self.rename_button.setProperty("primary", True)
        buttons.accepted.connect(self.rename)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(8)
        for widget in (label, self.name_edit, folder, self.message):
            layout.addWidget(widget)
        layout.addStretch(1)
        layout.addWidget(buttons)
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
            after = rename_document(self._entry, self.name)
        except DupFinderError as error:
            self._say(visible(core_message(str(error))), colours_for(self.palette()).danger)
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
            self._say(self._sentence(problem), colours.danger)
        elif is_taken:
            self._say(self.tr("There is a file with this name in the folder already."), colours.danger)
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
            return self.tr("The name gets a suffix, by which programs tell what kind of document it is.")
        return self.tr(
            "The name will no longer end in {suffix}, by which programs tell what kind of document it is."
        ).format(suffix=visible(before))

    def _sentence(self, problem: NameProblem) -> str:
        return {
            NameProblem.EMPTY: self.tr("A name needs at least one letter."),
            NameProblem.FOLDER: self.tr("That is the name of a folder."),
            NameProblem.SEPARATOR: self.tr("A name has no slashes: the document stays in its folder."),
            NameProblem.CONTROL: self.tr("A name has no line breaks or other control characters."),
            NameProblem.DEVICE: self.tr(
                "On Windows that is the name of a device, so nobody there could open the document."
            ),
            NameProblem.FORBIDDEN: self.tr("Windows does not allow this name."),
            NameProblem.TOO_LONG: self.tr("That name is too long."),
        }[problem]

    def _say(self, text: str, colour: str = "") -> None:
        self.message.setStyleSheet(f"color: {colour};" if colour else "")
        self.message.setText(text)
