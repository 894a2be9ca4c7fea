"""Below the list of what goes: one of these documents, what stays for it, why, and what would be lost."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.decisions import Decision, FileState
from dupfinder.domain.display import visible
from dupfinder.gui.removal.listed_plan import may_lose
from dupfinder.gui.removal.lost_pictures import LostPictures
from dupfinder.gui.removal.removal_wording import RemovalWording
from dupfinder.gui.toolkit.form import make_form
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel


class LossPanel(QFrame):
    """Shows one decision."""

    def __init__(self, words: RemovalWording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.goes_label = ElidedLabel()
        self.stays_label = ElidedLabel()
        self.reason_label = ElidedLabel(mode=Qt.TextElideMode.ElideRight)
        self.relation_label = PlainLabel()
        self.result_label = PlainLabel()
        self.freed_label = PlainLabel()
        self.loss_label = PlainLabel(tone="strong")
        for label in (self.result_label, self.freed_label, self.loss_label):
            label.setWordWrap(True)
        self.passages = QPlainTextEdit()
        self.passages.setReadOnly(True)
        self.passages.setTabChangesFocus(True)
        self.passages.setFrameShape(QFrame.Shape.NoFrame)
        self.passages.setAccessibleName(self.tr("What would be lost"))
        self.pictures = LostPictures()
        self._lay_out()
        self.show_group(None)

    def show_decision(self, decision: Decision, *, result: str, is_known: bool) -> None:
        """Show what goes, and what of it would be lost; `is_known` says whether that was looked for."""
        self._show_rows(all_rows=True)
        self.goes_label.setText(visible(decision.file.path))
        self.stays_label.setText("" if decision.kept is None else visible(decision.kept.path))
        self.reason_label.setText(self._words.reason(decision.reason))
        self.relation_label.setText(self._words.relation(decision.relation))
        self.result_label.setText(result)
        freed = self._words.freed(decision.file)
        self.freed_label.setText(freed)
        self._form.setRowVisible(self.freed_label, bool(freed))
        self.loss_label.setText(self._words.loss(decision, is_known=is_known))
        loss = decision.loss if may_lose(decision) else None
        things = "" if loss is None else self._words.lost_things(loss)
        self.passages.setPlainText(things)
        self.passages.setVisible(bool(things))
        pictures = [] if loss is None else [each for each in loss.content if each.kind is ContentKind.PICTURES]
        self.pictures.show_pictures(decision.file.path, [number for each in pictures for number in each.numbers])

    def show_group(self, stays: FileState | None) -> None:
        """Show what stays of a group of which no single document is chosen; `None`: nothing is chosen."""
        self._show_rows(all_rows=False)
        self.stays_label.setText("" if stays is None else visible(stays.path))
        self.loss_label.setText(self.tr("Select a document that goes to see what would be lost with it."))
        self.passages.clear()
        self.passages.hide()
        self.pictures.show_pictures("", ())

    def _show_rows(self, *, all_rows: bool) -> None:
        for label in (self.goes_label, self.reason_label, self.relation_label, self.result_label, self.freed_label):
            self._form.setRowVisible(label, all_rows)

    def _lay_out(self) -> None:
        form = make_form()
        form.setVerticalSpacing(4)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for text, label in (
            (self.tr("Goes"), self.goes_label),
            (self.tr("Stays for it"), self.stays_label),
            (self.tr("Why"), self.reason_label),
            (self.tr("Relation"), self.relation_label),
            (self.tr("Now"), self.result_label),
            (self.tr("Frees"), self.freed_label),
        ):
            form.addRow(PlainLabel(text, tone="dim"), label)
        self._form = form
        right = QVBoxLayout()
        right.setSpacing(6)
        right.addWidget(PlainLabel(self.tr("What would be lost"), tone="dim"))
        right.addWidget(self.loss_label)
        right.addWidget(self.pictures)
        right.addWidget(self.passages, 1)
        right.addStretch(0)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 10, 0, 0)
        layout.setSpacing(24)
        layout.addLayout(form, 1)
        layout.addLayout(right, 1)
