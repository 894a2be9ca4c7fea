"""Below the list of problems: what the chosen ones mean, and buttons for what can be done about them."""

import os
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Problem
from dupfinder.gui.problems.problem_actions import ProblemActions
from dupfinder.gui.problems.problem_wording import ProblemWording
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.toolkit.flow_layout import FlowLayout
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.wording import Wording


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
