"""What to look for: the two choices that matter, and the way to the others."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from dupfinder.domain.options import Grouping, ScanOptions
from dupfinder.domain.pairs import Relation, Variants
from dupfinder.gui.toolkit.fields import ChoiceBox, NumberBox
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.layouts import Gap, in_column, in_row
from dupfinder.gui.toolkit.wording import Wording

LEAST_PERCENT, MOST_PERCENT = 50, 100
_OFFERED = tuple(relation for relation in Relation if relation is not Relation.LOOKS_ALIKE)
"""What looks alike comes with what is similar; who asked for no more, on the command line, finds that here, too."""


class SearchPanel(QWidget):
    """Holds the options of the next scan; its sources are put in when the scan starts.

    The least similarity is a number here as long as there are no results: the one slider stands over them.
    """

    changed = Signal()

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self.options = ScanOptions(sources=())
        """The options as they stand, without sources."""
        self.relation_box = ChoiceBox()
        self.relation_box.setAccessibleName(self.tr("What to look for"))
        for relation in _OFFERED:
            self.relation_box.addItem(wording.search(relation)[0], relation)
        self._explanation = PlainLabel(tone="dim", wraps=True)
        self._slider_label = PlainLabel(self.tr("Minimum similarity"))
        self.similarity_box = NumberBox(least=LEAST_PERCENT, most=MOST_PERCENT)
        self.similarity_box.setSuffix(self.tr(" %"))
        self.similarity_box.setAccessibleName(self.tr("Minimum similarity in per cent"))
        self._elsewhere = PlainLabel(self.tr("Set with the slider above the results."), tone="dim", wraps=True)
        self._elsewhere.hide()
        self._variants_label = PlainLabel(wording.same_template(), wraps=True)
        self.variants_box = ChoiceBox()
        self.variants_box.setAccessibleName(wording.same_template())
        for variants in Variants:
            self.variants_box.addItem(wording.variants(variants), variants)
        for part in (self._variants_label, self.variants_box):
            part.setToolTip(self.tr("Example: two invoices of one firm."))
        self.more_button = QPushButton(self.tr("More settings …"))
        self._lay_out()
        self._show()
        self.relation_box.currentIndexChanged.connect(self._take)
        self.similarity_box.valueChanged.connect(self._take)
        self.variants_box.currentIndexChanged.connect(self._take)

    def set_options(self, options: ScanOptions) -> None:
        """Take other options."""
        self.options = options
        self._show()
        self.changed.emit()

    def follow(self, grouping: Grouping | None) -> None:
        """Go along with the slider over the results; `None` where there is none. The next scan begins with the same."""
        self.similarity_box.setVisible(grouping is None)
        self._elsewhere.setVisible(grouping is not None)
        if grouping is not None:
            self.options = replace(self.options, min_similarity=grouping.min_similarity, linkage=grouping.linkage)
            self._show()

    def _take(self) -> None:
        self.options = replace(
            self.options,
            relation=Relation(self.relation_box.currentData()),  # Qt hands it back as a plain string
            min_similarity=self.similarity_box.value() / 100,
            variants=Variants(self.variants_box.currentData()),
        )
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        options = self.options
        for widget in (self.relation_box, self.similarity_box, self.variants_box):
            widget.blockSignals(True)
        if self.relation_box.findData(options.relation) < 0:
            self.relation_box.addItem(self._wording.search(options.relation)[0], options.relation)
        self.relation_box.setCurrentIndex(self.relation_box.findData(options.relation))
        self.similarity_box.setValue(round(options.min_similarity * 100))
        self.variants_box.setCurrentIndex(list(Variants).index(options.variants))
        for widget in (self.relation_box, self.similarity_box, self.variants_box):
            widget.blockSignals(False)
        self._explanation.setText(self._wording.search(options.relation)[1])
        by_similarity = options.relation.covers(Relation.NEAR)
        for part in (
            self._slider_label,
            self.similarity_box,
            self._elsewhere,
            self._variants_label,
            self.variants_box,
        ):
            part.setEnabled(by_similarity)

    def _lay_out(self) -> None:
        line = in_row((self._slider_label, 1), self.similarity_box)
        in_column(
            PlainLabel(self.tr("Look for"), tone="heading"),
            self.relation_box,
            self._explanation,
            Gap(4),
            line,
            self._elsewhere,
            Gap(4),
            self._variants_label,
            self.variants_box,
            Gap(4),
            self.more_button,
            inside=self,
            margins=(14, 12, 14, 14),
            spacing=7,
        )
