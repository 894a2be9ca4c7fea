"""Keeper rules, and beside them what they would do."""

from collections.abc import Callable, Container, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QInputDialog,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dupfinder.decide import PlanGroup
from dupfinder.domain.decisions import Inclusion, Plan, RuleSet
from dupfinder.domain.display import visible
from dupfinder.gui.deciding.deciding_wording import DecidingWording
from dupfinder.gui.deciding.preview import BUILDS_ON, Preview, make_preview
from dupfinder.gui.deciding.preview_tree import PreviewTree
from dupfinder.gui.deciding.rule_editor import RuleEditor
from dupfinder.gui.toolkit.background import BackgroundJobs, let_go, let_go_when_deleted, tell_error
from dupfinder.gui.toolkit.fields import ChoiceBox, Complaint, dialog_buttons
from dupfinder.gui.toolkit.labels import PlainLabel, resize_for_font
from dupfinder.gui.toolkit.layouts import Gap, ScrolledColumn, in_column, in_row
from dupfinder.gui.toolkit.wording import Wording, sentences
from dupfinder.store import read_rule_sets, remove_rule_set, save_rule_set


class SavedRulesBar(QWidget):
    """Gives the chosen rules, and saves what `current` returns."""

    chosen = Signal(object)
    """The `RuleSet`."""

    def __init__(self, current: Callable[[], RuleSet], complaint: Complaint, parent: QWidget | None = None) -> None:
        """`complaint` says why saved rules cannot be read or written."""
        super().__init__(parent)
        self._current = current
        self._try = complaint.attempt
        self._saved: tuple[RuleSet, ...] = ()
        self.box = ChoiceBox()
        self.box.setAccessibleName(self.tr("Saved rules"))
        self.save_button = QPushButton(self.tr("Save as …"))
        self.remove_button = QPushButton(self.tr("Delete"))
        self.remove_button.setToolTip(self.tr("Delete these saved rules"))
        layout = in_row((self.box, 1), inside=self, margins=0, spacing=8)
        for button in (self.save_button, self.remove_button):
            button.setAutoDefault(False)
            layout.addWidget(button)
        self.save_button.clicked.connect(self.ask_for_name)
        self.remove_button.clicked.connect(lambda: self.remove(self.name))
        self.box.activated.connect(self._choose)

    @property
    def name(self) -> str:
        """Return the name of the chosen rules; empty for none."""
        return str(self.box.currentData() or "")

    def read(self, name: str = "") -> None:
        """List what is saved, and choose this name without saying so."""
        self._try(lambda: self._list(name))

    def ask_for_name(self) -> None:
        """Ask under which name to save."""
        dialog = QInputDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(self.tr("Save rules"))
        dialog.setLabelText(self.tr("Name (replaces rules of the same name):"))
        dialog.setTextValue(visible(self.name))
        dialog.textValueSelected.connect(lambda name: self.save(name.strip()))
        dialog.open()

    def save(self, name: str) -> None:
        """Save the present rules under this name."""
        if self._try(lambda: save_rule_set(replace(self._current(), name=name))):
            self.read(name)

    def remove(self, name: str) -> None:
        """Forget the rules of this name."""
        if self._try(lambda: remove_rule_set(name)):
            self.read()

    def show_changed(self, rule_set: RuleSet) -> None:
        """Choose the saved rules that are the same as these, or none."""
        same = (each.name for each in self._saved if replace(each, name="") == replace(rule_set, name=""))
        self._select(next(same, ""))
        self.save_button.setEnabled(bool(rule_set.rules))

    def _list(self, name: str) -> None:
        self._saved = read_rule_sets()
        self.box.clear()
        self.box.addItem(self.tr("Saved rules …") if self._saved else self.tr("No saved rules"), "")
        for each in self._saved:
            self.box.addItem(visible(each.name), each.name)
        self._select(name)

    def _select(self, name: str) -> None:
        names = ["", *(each.name for each in self._saved)]
        self.box.setCurrentIndex(names.index(name) if name in names else 0)
        self.remove_button.setEnabled(bool(self.name))

    def _choose(self) -> None:
        chosen = next((each for each in self._saved if each.name == self.name), None)
        if chosen is not None:
            self.chosen.emit(chosen)
        self.remove_button.setEnabled(chosen is not None)


_WAIT_MS = 40
"""So long after a change the next one may still come."""
_SAY_WORKING_AFTER_MS = 300
_EDITOR_WIDTH = 400
_SIZE = (1120, 690)
_INDENT = 25


class RulesDialog(QDialog):
    """Edits rules; `plan` is what they do, as soon as that is worked out."""

    def __init__(
        self,
        groups: Sequence[PlanGroup],
        wording: Wording,
        *,
        rule_set: RuleSet,
        shown: Container[str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        let_go_when_deleted(self)
        self.setWindowTitle(self.tr("Auto-select"))
        self._groups, self._shown = groups, shown
        self._wording = wording
        self._rule_words = DecidingWording(self)
        self.preview: Preview | None = None
        """What the rules would do; `None` while that is worked out."""
        self._wanted = 0
        self._jobs = BackgroundJobs(self)  # of its own: what comes when the dialogue is gone calls nobody
        self.editor = RuleEditor()
        self._exact_name = self.tr("Exact copies")
        self.exact_box = QCheckBox(self._exact_name)
        self.exact_box.setChecked(True)
        self.exact_box.setEnabled(False)  # they always are
        self.boxes = {choice: QCheckBox(name) for choice, name in self._names().items()}
        self._error = Complaint()
        self.saved_bar = SavedRulesBar(lambda: self.rule_set, self._error)
        self.preview_tree = PreviewTree(wording)
        self._summary = PlainLabel(tone="strong", wraps=True)
        self._remarks = PlainLabel(tone="dim", wraps=True)
        kind = QDialogButtonBox.StandardButton
        self.buttons = dialog_buttons(kind.Ok | kind.Cancel)
        self.mark_button = self.buttons.button(kind.Ok)
        self._timer = self._make_timer(_WAIT_MS, self._work)
        self._working_timer = self._make_timer(_SAY_WORKING_AFTER_MS, self._say_working)
        self._lay_out()
        self._connect()
        self.saved_bar.read()
        self._show(rule_set)

    @property
    def rule_set(self) -> RuleSet:
        """Return the rules as they stand, with the name under which they are saved, if they are."""
        return RuleSet(
            name=self.saved_bar.name,
            rules=self.editor.text,
            included=tuple(each for each, box in self.boxes.items() if box.isChecked() and box.isEnabled()),
        )

    @property
    def plan(self) -> Plan | None:
        """Return the plan of the rules; `None` while it is worked out."""
        return None if self.preview is None else self.preview.plan

    # Rules.

    def _show(self, rule_set: RuleSet) -> None:
        if self._error.attempt(lambda: self.editor.set_text(rule_set.rules)):
            for each, box in self.boxes.items():
                box.setChecked(each in rule_set.included)
            if Inclusion.SAME_TEXT in rule_set.included:  # what has the same content has the same text
                self.boxes[Inclusion.SAME_CONTENT].setChecked(True)
        self._take_change()  # also after an error: then the rules that were there are the chosen ones, not these

    def _take_change(self) -> None:
        for choice, needed in BUILDS_ON.items():
            self.boxes[choice].setEnabled(any(self.boxes[each].isChecked() for each in needed))
        self.saved_bar.show_changed(self.rule_set)
        self._forget_preview()
        self._wanted += 1
        self.mark_button.setEnabled(False)
        self._timer.start()
        self._working_timer.start()

    # The preview.

    def _forget_preview(self) -> None:
        if self.preview is not None:
            let_go(self.preview.plan.decisions, self.preview.groups)
        self.preview = None

    def _work(self) -> None:
        if self._jobs.is_busy:
            return  # what was asked before has to end first: then this is asked
        groups, shown, rules, rule_set = self._groups, self._shown, self.editor.rules, self.rule_set
        number = self._wanted

        def work() -> Preview:
            return make_preview(groups, rules, included=rule_set.included, shown=shown)

        self._jobs.run(work, done=lambda preview: self._take_preview(preview, number), failed=tell_error)

    def _take_preview(self, preview: Preview, number: int) -> None:
        self.editor.set_formats(preview.formats)
        if number != self._wanted:  # the rules were changed meanwhile
            self._work()
            return
        self._working_timer.stop()
        self.preview = preview
        self.preview_tree.show_preview(preview)
        self.preview_tree.setEnabled(True)
        size = self._wording.size(preview.going_bytes)
        documents = self._wording.documents(preview.going)
        groups = self._wording.groups(preview.changed_groups)
        if preview.going:
            text = self.tr("{documents} in {groups} would be marked for removal, {size}.")
            self._summary.setText(text.format(documents=documents, groups=groups, size=size))
        else:
            self._summary.setText(self.tr("Nothing would be marked."))
        self._remarks.setText(self._remark(preview))
        self._show_counts(preview)
        self.mark_button.setText(self.tr("Mark %Ln document(s)", "", preview.going))
        self.mark_button.setEnabled(preview.going > 0)

    def _remark(self, preview: Preview) -> str:
        parts = [
            self.tr("No document matches this rule: {rule}.").format(rule=self._rule_words.rule(rule))
            for rule in preview.unmatched
        ]
        if untouched := len(preview.groups) - preview.changed_groups:
            parts.append(self.tr("%Ln group(s) not changed.", "", untouched))
        if preview.hidden:
            parts.append(self.tr("%Ln document(s) hidden by the filter.", "", preview.hidden))
        parts.append(self.tr("Marking removes nothing."))
        return sentences(*parts)

    def _names(self) -> dict[Inclusion, str]:
        """Return what can be taken besides exact copies, what is surest first."""
        return {
            Inclusion.SAME_CONTENT: self.tr("Same content, another file"),
            Inclusion.SAME_TEXT: self.tr("Same text, other pictures or comments"),
            Inclusion.LOOKS_ALIKE: self.tr("Scans and pictures that look alike"),
            Inclusion.NEAR: self.tr("Similar documents: text differs"),
            Inclusion.VARIANTS: self.tr("Also: same template, other details"),
            Inclusion.OTHER_FORMATS: self.tr("Also if the kept document has another format"),
        }

    def _show_counts(self, preview: Preview) -> None:
        """Say beside each choice how many documents it adds."""
        self.exact_box.setText(self._counted(self._exact_name, preview.exact))
        for choice, name in self._names().items():
            added = preview.added.get(choice)
            self.boxes[choice].setText(name if added is None else self._counted(name, added))
        self._make_room()

    def _counted(self, choice: str, count: int) -> str:
        return self.tr("{choice} ({count})").format(choice=choice, count=self._wording.count(count))

    def _say_working(self) -> None:
        self._summary.setText(self.tr("Preparing the preview …"))
        self._remarks.setText("")
        self.preview_tree.setEnabled(False)

    # Composition.

    def _make_timer(self, interval_ms: int, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=interval_ms)
        timer.timeout.connect(slot)
        return timer

    def _connect(self) -> None:
        self.editor.changed.connect(self._take_change)
        for box in self.boxes.values():
            box.toggled.connect(self._take_change)
        self.saved_bar.chosen.connect(self._show)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.finished.connect(self._forget_preview)

    def _lay_out(self) -> None:
        self.mark_button.setProperty("primary", True)
        self.mark_button.setText(self.tr("Mark"))
        columns = in_row(self._make_left(), (self._make_right(), 1), spacing=10)  # beside the scroll bar
        in_column(self._error, (columns, 1), self.buttons, inside=self, margins=(22, 18, 22, 16), spacing=14)
        resize_for_font(self, *_SIZE)

    def _make_left(self) -> QWidget:
        introduction = PlainLabel(
            self.tr(
                "One document per group is kept. The first rule that finds a difference decides; if none does, the "
                "suggested one is kept."
            ),
            tone="dim",
            wraps=True,
        )
        left = QWidget()
        in_column(
            PlainLabel(self.tr("What to mark"), tone="heading"),
            self._make_choices(),
            Gap(8),
            PlainLabel(self.tr("What to keep"), tone="heading"),
            introduction,
            (self.editor, 1),
            self.saved_bar,
            inside=left,
            margins=0,
            spacing=10,
        )
        self._left = left
        self._left_area = ScrolledColumn(left, across=QSizePolicy.Policy.Maximum, down=QSizePolicy.Policy.Expanding)
        self._make_room()
        return self._left_area

    def _make_room(self) -> None:
        """Have the left side as wide as its texts, which are longer once it is known how much each choice adds."""
        layout = self._left.layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()  # only then those within it are invalid, too
            self._left.setMinimumWidth(max(_EDITOR_WIDTH, layout.minimumSize().width()))
            self._left_area.updateGeometry()

    def _make_choices(self) -> QVBoxLayout:
        indented = [
            in_row(Gap(_INDENT if len(BUILDS_ON.get(choice, ())) == 1 else 0), (box, 1))  # of one, not of several
            for choice, box in self.boxes.items()
        ]
        return in_column(self.exact_box, *indented, spacing=5)

    def _make_right(self) -> QVBoxLayout:
        return in_column(
            PlainLabel(self.tr("Preview"), tone="heading"),
            self._summary,
            self._remarks,
            (self.preview_tree, 1),
            spacing=8,
        )
