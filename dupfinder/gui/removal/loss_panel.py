"""Below the list of what goes: one of these documents, what stays for it, why, and what text would be lost."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from dupfinder.domain.decisions import Decision, FileState
from dupfinder.domain.display import visible
from dupfinder.gui.removal.removal_wording import RemovalWording, differs_in_text
from dupfinder.gui.views.form import make_form
from dupfinder.gui.views.labels import ElidedLabel, PlainLabel


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
        self.loss_label = PlainLabel(tone="strong")
        for label in (self.result_label, self.loss_label):
            label.setWordWrap(True)
        self.passages = QPlainTextEdit()
        self.passages.setReadOnly(True)
        self.passages.setTabChangesFocus(True)
        self.passages.setFrameShape(QFrame.Shape.NoFrame)
        self.passages.setAccessibleName(self.tr("Passages that would be lost"))
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
        self.loss_label.setText(self._words.loss(decision, is_known=is_known))
        passages = decision.loss.passages if decision.loss is not None and differs_in_text(decision) else ()
        self.passages.setPlainText("\n\n".join(f"… {_shown(passage)} …" for passage in passages))
        self.passages.setVisible(bool(passages))

    def show_group(self, stays: FileState | None) -> None:
        """Show what stays of a group of which no single document is chosen; `None`: nothing is chosen."""
        self._show_rows(all_rows=False)
        self.stays_label.setText("" if stays is None else visible(stays.path))
        self.loss_label.setText(self.tr("Select a document that goes to see what of its text would be lost."))
        self.passages.clear()
        self.passages.hide()

    def _show_rows(self, *, all_rows: bool) -> None:
        for label in (self.goes_label, self.reason_label, self.relation_label, self.result_label):
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
        ):
            form.addRow(PlainLabel(text, tone="dim"), label)
        self._form = form
        right = QVBoxLayout()
        right.setSpacing(6)
        right.addWidget(PlainLabel(self.tr("Text that would be lost"), tone="dim"))
        right.addWidget(self.loss_label)
        right.addWidget(self.passages, 1)
        right.addStretch(0)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 10, 0, 0)
        layout.setSpacing(24)
        layout.addLayout(form, 1)
        layout.addLayout(right, 1)


def _shown(passage: str) -> str:
    """Return a passage with its line breaks, and with all else that is hidden in it made visible."""
    return "\n".join(visible(line) for line in passage.splitlines())
