"""What to look for: the two choices that matter, and the way to the others."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSlider, QVBoxLayout, QWidget

from dupfinder.domain.options import Grouping, ScanOptions
from dupfinder.domain.pairs import Relation, Variants
from dupfinder.gui.toolkit.fields import ChoiceBox
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.wording import Wording

LEAST_PERCENT, MOST_PERCENT = 50, 100
_OFFERED = tuple(relation for relation in Relation if relation is not Relation.LOOKS_ALIKE)
"""What looks alike comes with what is similar; who asked for no more, on the command line, finds that here, too."""


class SearchPanel(QWidget):
    """Holds the options of the next scan; its sources are put in when the scan starts.

    There is one slider for the similarity: it stands here before there are results, and over them afterwards.
    """

    changed = Signal()
    more_requested = Signal()

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._options = ScanOptions(sources=())
        self.relation_box = ChoiceBox()
        self.relation_box.setAccessibleName(self.tr("What to look for"))
        for relation in _OFFERED:
            self.relation_box.addItem(wording.search(relation)[0], relation)
        self._explanation = PlainLabel(tone="dim")
        self._explanation.setWordWrap(True)
        self._slider_label = PlainLabel(self.tr("At least as similar as"))
        self._value = PlainLabel(tone="value")
        self.similarity_slider = QSlider(Qt.Orientation.Horizontal)
        self.similarity_slider.setRange(LEAST_PERCENT, MOST_PERCENT)
        self.similarity_slider.setPageStep(5)
        self.similarity_slider.setAccessibleName(self.tr("Least similarity in per cent"))
        self._elsewhere = PlainLabel(self.tr("The slider over the results sets this."), tone="dim")
        self._elsewhere.setWordWrap(True)
        self._elsewhere.hide()
        self._variants_label = PlainLabel(self.tr("Only numbers, dates or names differ"))
        self._variants_label.setWordWrap(True)
        self.variants_box = ChoiceBox()
        self.variants_box.setAccessibleName(self.tr("Documents that differ only in numbers, dates or names"))
        for variants in Variants:
            self.variants_box.addItem(wording.variants(variants), variants)
        for part in (self._variants_label, self.variants_box):
            part.setToolTip(self.tr("Such as two invoices: the same form, filled in differently."))
        self.more_button = QPushButton(self.tr("More settings …"))
        self.more_button.clicked.connect(self.more_requested)
        self._lay_out()
        self._show()
        self.relation_box.currentIndexChanged.connect(self._take)
        self.similarity_slider.valueChanged.connect(self._take)
        self.variants_box.currentIndexChanged.connect(self._take)

    @property
    def options(self) -> ScanOptions:
        """Return the options as they stand, without sources."""
        return self._options

    def set_options(self, options: ScanOptions) -> None:
        """Take other options."""
        self._options = options
        self._show()
        self.changed.emit()

    def follow(self, grouping: Grouping | None) -> None:
        """Go along with the slider over the results; `None` where there is none. The next scan begins with the same."""
        self.similarity_slider.setVisible(grouping is None)
        self._elsewhere.setVisible(grouping is not None)
        if grouping is not None:
            self._options = replace(self._options, min_similarity=grouping.min_similarity, linkage=grouping.linkage)
            self._show()

    def _take(self) -> None:
        self._options = replace(
            self._options,
            relation=Relation(self.relation_box.currentData()),  # Qt hands it back as a plain string
            min_similarity=self.similarity_slider.value() / 100,
            variants=Variants(self.variants_box.currentData()),
        )
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        options = self._options
        for widget in (self.relation_box, self.similarity_slider, self.variants_box):
            widget.blockSignals(True)
        if self.relation_box.findData(options.relation) < 0:
            self.relation_box.addItem(self._wording.search(options.relation)[0], options.relation)
        self.relation_box.setCurrentIndex(self.relation_box.findData(options.relation))
        self.similarity_slider.setValue(round(options.min_similarity * 100))
        self.variants_box.setCurrentIndex(list(Variants).index(options.variants))
        for widget in (self.relation_box, self.similarity_slider, self.variants_box):
            widget.blockSignals(False)
        self._explanation.setText(self._wording.search(options.relation)[1])
        self._value.setText(self._wording.share(options.min_similarity))
        by_similarity = options.relation.covers(Relation.NEAR)
        for part in (
            self._slider_label,
            self._value,
            self.similarity_slider,
            self._elsewhere,
            self._variants_label,
            self.variants_box,
        ):
            part.setEnabled(by_similarity)

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.addWidget(self._slider_label)
        line.addStretch(1)
        line.addWidget(self._value)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 12, 14, 14)
        layout.setSpacing(7)
        layout.addWidget(PlainLabel(self.tr("Look for"), tone="heading"))
        layout.addWidget(self.relation_box)
        layout.addWidget(self._explanation)
        layout.addSpacing(4)
        layout.addLayout(line)
        layout.addWidget(self.similarity_slider)
        layout.addWidget(self._elsewhere)
        layout.addSpacing(4)
        layout.addWidget(self._variants_label)
        layout.addWidget(self.variants_box)
        layout.addSpacing(4)
        layout.addWidget(self.more_button)
