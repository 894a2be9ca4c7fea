"""What shall happen to the documents that go."""

import os

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFileDialog, QFrame, QLineEdit, QPushButton, QWidget

from dupfinder.domain.decisions import Action
from dupfinder.domain.display import visible
from dupfinder.domain.removals import Carried, RemovalChoice
from dupfinder.gui.removal.removal_wording import RemovalWording
from dupfinder.gui.toolkit.fields import ChoiceBox
from dupfinder.gui.toolkit.labels import PlainLabel, plain_tooltip
from dupfinder.gui.toolkit.layouts import STRETCH, in_column, in_row
from dupfinder.gui.toolkit.wording import sentences
from dupfinder.trash import HAS_TAGS

_WITH_FOLDER = frozenset({Action.MOVE, Action.QUARANTINE})


class ChoicePanel(QFrame):
    """Lets a person choose among the actions; `choice` is what was chosen, once nothing is missing."""

    changed = Signal()

    def __init__(self, words: RemovalWording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._folder: str | None = None
        self.action_box = ChoiceBox()
        for action in Action:
            self.action_box.addItem(words.action(action)[0], action)
        self.action_box.setAccessibleName(self.tr("Action for the documents"))
        self._hint = PlainLabel(tone="dim", wraps=True)
        self.folder_field = QLineEdit(readOnly=True)
        self.folder_field.setAccessibleName(self.tr("Folder"))
        self.folder_button = QPushButton(self.tr("Choose folder …"), autoDefault=False)
        self._left = self._linkless = ""
        self._link_label = PlainLabel(tone="dim", wraps=True)
        self.access_box = QCheckBox(self.tr("Also if the kept document has another owner or other permissions"))
        self.access_box.setToolTip(
            plain_tooltip(self.tr("Anyone who can read the kept document can then open it under this name."))
        )
        self.dates_box = QCheckBox(self.tr("Give the kept document the oldest date"))
        self.dates_box.setToolTip(
            plain_tooltip(self.tr("The oldest date of itself and of those removed for it. Undo restores its own."))
        )
        self.tags_box = QCheckBox(self.tr("Give the kept document all tags"))
        self.tags_box.setToolTip(plain_tooltip(self.tr("Also comment and rating. Undo removes them.")))
        self.confirm_box = QCheckBox()
        self._lay_out()
        self.action_box.currentIndexChanged.connect(self._show_action)
        self.folder_button.clicked.connect(self._ask_folder)
        for box in (self.access_box, self.dates_box, self.tags_box):
            box.toggled.connect(self.changed)
        self.confirm_box.toggled.connect(self.changed)
        self._show_action()

    @property
    def action(self) -> Action:
        """Return what shall happen."""
        return Action(self.action_box.currentData())  # Qt hands it back as a plain string

    @property
    def choice(self) -> RemovalChoice | None:
        """Return what was chosen; `None` while a folder is missing, or while deleting was not agreed to."""
        action = self.action
        if action is Action.DELETE and not self.confirm_box.isChecked():
            return None
        if action.needs_folder and self._folder is None:
            return None
        return RemovalChoice(
            action=action,
            folder=self._folder if action in _WITH_FOLDER else None,
            change_access=action.leaves_link and self.access_box.isChecked(),
            carried=self._carried,
        )

    @property
    def _carried(self) -> tuple[Carried, ...]:
        boxes = ((Carried.DATES, self.dates_box), (Carried.TAGS, self.tags_box))
        return tuple(what for what, box in boxes if self.action.removes and box.isChecked())

    def check_choice(self) -> RemovalChoice | None:
        """Return what to check the documents for: as `choice`, and deleting may be checked without agreeing to it."""
        is_deleting = self.action is Action.DELETE
        return RemovalChoice(action=Action.DELETE, carried=self._carried) if is_deleting else self.choice

    def choose(self, action: Action) -> None:
        """Choose what shall happen."""
        self.action_box.setCurrentIndex(list(Action).index(action))

    def choose_folder(self, path: str) -> None:
        """Choose the folder that the documents go to."""
        self._folder = os.path.abspath(path)
        self.folder_field.setText(visible(self._folder))
        self.folder_field.setToolTip(plain_tooltip(visible(self._folder)))
        self.changed.emit()

    def show_count(self, count: int, *, not_identical: int, has_linkless: bool) -> None:
        """Say how many documents go, and which of them a link cannot replace; agreeing to less is asked again."""
        self.confirm_box.setChecked(False)
        self.confirm_box.setText(self._words.confirm_delete(count))
        self.confirm_box.updateGeometry()
        self._left = self._words.not_linked(not_identical) if not_identical else ""
        self._linkless = self._words.no_links() if has_linkless else ""
        self._show_link_label()

    def _show_link_label(self) -> None:
        action = self.action
        text = sentences(self._left if action.needs_identical else "", self._linkless if action.leaves_link else "")
        self._link_label.setText(text)
        self._link_label.setVisible(bool(text))

    def _show_action(self) -> None:
        action = self.action
        self._hint.setText(self._words.action(action)[1])
        for widget in (self.folder_field, self.folder_button):
            widget.setVisible(action in _WITH_FOLDER)
        needed = self.tr("No folder chosen") if action.needs_folder else self.tr("On the drive of each document")
        self.folder_field.setPlaceholderText(needed)
        self.access_box.setVisible(action.leaves_link)
        self.access_box.setChecked(False)
        self.dates_box.setVisible(action.removes)
        self.tags_box.setVisible(action.removes and HAS_TAGS)
        self.confirm_box.setVisible(action is Action.DELETE)
        self.confirm_box.setChecked(False)
        self._show_link_label()
        self.changed.emit()

    def _ask_folder(self) -> None:
        path = QFileDialog.getExistingDirectory(self, self.tr("Choose folder"), self._folder or "")
        if path:
            self.choose_folder(path)

    def _lay_out(self) -> None:
        line = in_row(self.action_box, (self._hint, 1), spacing=14)
        folder_line = in_row((self.folder_field, 1), self.folder_button, spacing=8)
        in_column(
            line,
            folder_line,
            self._link_label,
            (self.access_box, 0, Qt.AlignmentFlag.AlignLeft),
            in_row(self.dates_box, self.tags_box, STRETCH, spacing=24),
            (self.confirm_box, 0, Qt.AlignmentFlag.AlignLeft),
            inside=self,
            margins=0,
            spacing=8,
        )
