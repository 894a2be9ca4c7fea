"""Below the list of problems: what the chosen ones mean, and buttons for what can be done about them."""

import os
from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Problem, ProblemCode
from dupfinder.gui.problems.problem_actions import ProblemActions
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.toolkit.flow_layout import FlowLayout
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.wording import Wording


class ProblemWording(QObject):
    """Turns the codes of problems into advice."""

    def meaning(self, code: ProblemCode) -> str:
        """Return in a sentence what happened."""
        return {
            ProblemCode.UNREADABLE: self.tr(
                "The file or folder could not be opened: permission is missing, or its drive failed or is gone."
            ),
            ProblemCode.ENCRYPTED: self.tr("A password protects the text, so it could not be compared."),
            ProblemCode.DAMAGED: self.tr("The file is cut off, or its structure is broken."),
            ProblemCode.NO_TEXT: self.tr(
                "It holds pictures and no letters. It is compared by what its pages and pictures look like."
            ),
            ProblemCode.EMPTY: self.tr("There is nothing in it: no words, no pictures. Only its bytes are compared."),
            ProblemCode.TIMEOUT: self.tr("Reading it took longer than one document may take, so it was given up."),
            ProblemCode.TOO_LARGE: self.tr("To read it takes more memory than one document may have."),
            ProblemCode.CRASHED: self.tr(
                "The program part that reads this format failed at it. No other document is affected."
            ),
            ProblemCode.UNSUPPORTED: self.tr("Its content is in none of the formats that can be read."),
            ProblemCode.CHANGED: self.tr("Something wrote to the file while it was read, so nothing is certain of it."),
            ProblemCode.SOURCE_GONE: self.tr(
                "The disk or folder went while it was scanned. Nothing of it is in the result, which is not complete."
            ),
            ProblemCode.VANISHED: self.tr("It was moved, renamed or removed between two steps of the scan."),
        }[code]

    def advice(self, code: ProblemCode) -> str:
        """Return in a sentence what can be done."""
        return {
            ProblemCode.UNREADABLE: self.tr("Check the permissions and the connection of the drive, then try again."),
            ProblemCode.ENCRYPTED: self.tr("Remove the password with the program that made it, then try again."),
            ProblemCode.DAMAGED: self.tr(
                "If its own program still opens it, save it again there, then try again. Otherwise look for a backup."
            ),
            ProblemCode.NO_TEXT: self.tr(
                "To compare its words as well, have its pages read by text recognition (OCR): that takes a while."
            ),
            ProblemCode.EMPTY: self.tr("If it should not be empty, look for a backup. Otherwise it can be ignored."),
            ProblemCode.TIMEOUT: self.tr("Raise the time limit in the options, then try again."),
            ProblemCode.TOO_LARGE: self.tr("Raise the memory limit in the options, then try again."),
            ProblemCode.CRASHED: self.tr("Try again. If it fails once more, please report it as a bug."),
            ProblemCode.UNSUPPORTED: self.tr("Save it in a known format, or exclude it from the next scans."),
            ProblemCode.CHANGED: self.tr("Close the program that writes to it, then try again."),
            ProblemCode.SOURCE_GONE: self.tr("Connect the disk again, then scan once more."),
            ProblemCode.VANISHED: self.tr("If it should still be there, look for it in its folder, then try again."),
        }[code]


class ProblemPanel(QFrame):
    """Says what is chosen, why it could not be read, and what helps."""

    def __init__(self, actions: ProblemActions, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._words = ProblemWording(self)
        self.title_label = PlainLabel(tone="strong")
        self.meaning_label = PlainLabel()
        self.advice_label = PlainLabel(tone="dim")
        for label in (self.title_label, self.meaning_label, self.advice_label):
            label.setWordWrap(True)
        self.buttons = {action: _button(action) for action in (*actions.first, *actions.others)}
        for action in actions.first:
            self.buttons[action].setProperty("primary", action is not actions.retry)
        self._actions = actions
        self._lay_out()
        self.show_problems(())

    def show_problems(self, problems: Sequence[Problem]) -> None:
        """Show what can be said of these."""
        codes = list(dict.fromkeys(problem.code for problem in problems))
        self.meaning_label.setVisible(len(codes) == 1)
        self.advice_label.setVisible(len(codes) != 1 or bool(problems))
        if not codes:
            self.title_label.setText(self.tr("Nothing is chosen"))
            self.advice_label.setText(self.tr("Select a reason, or documents below it, to see what can be done."))
            return
        count = self._wording.documents(len(problems))
        if len(codes) > 1:
            self.title_label.setText(self.tr("{documents}, for several reasons").format(documents=count))
            self.advice_label.setText(self.tr("Select documents of one reason to see what helps."))
            return
        (code,) = codes
        title, _ = self._wording.problem(code)
        one = problems[0]
        if len(problems) == 1:
            self.title_label.setText(f"{visible(os.path.basename(one.path))} — {title}")
            self.meaning_label.setText(visible(core_message(one.message)))
        else:
            self.title_label.setText(f"{title} — {count}")
            self.meaning_label.setText(self._words.meaning(code))
        self.advice_label.setText(self._words.advice(code))

    def _lay_out(self) -> None:
        self.setObjectName("problemPanel")
        texts = QVBoxLayout()
        texts.setSpacing(4)
        for label in (self.title_label, self.meaning_label, self.advice_label):
            texts.addWidget(label)
        upper, others = QHBoxLayout(), QWidget()
        upper.setSpacing(8)
        upper.addLayout(texts, 1)
        for action in self._actions.first:
            upper.addWidget(self.buttons[action], 0, Qt.AlignmentFlag.AlignTop)
        lower = FlowLayout(others, spacing=8)
        for action in self._actions.others:
            lower.addWidget(self.buttons[action])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 12, 14, 12)
        layout.setSpacing(12)
        layout.addLayout(upper)
        layout.addWidget(others)


def _button(action: QAction) -> QPushButton:
    """Return a button that does what an action does, and looks as it stands."""
    button = QPushButton()
    button.setAutoDefault(False)

    def follow() -> None:
        button.setText(action.text())
        button.setVisible(action.isVisible())
        button.setEnabled(action.isEnabled())

    button.clicked.connect(lambda _checked: action.trigger())
    action.changed.connect(follow)
    follow()
    return button
