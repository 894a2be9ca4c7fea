"""The bar that says how alike documents must be to stand in one group: over the results, which follow at once."""

from dataclasses import replace
from typing import assert_never

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from dupfinder.domain.options import MIN_SIMILARITY, Grouping, Linkage, SimilarityHistogram
from dupfinder.gui.narrowing.similarity_slider import (
    LEAST_PERCENT,
    MOST_PERCENT,
    SimilarityFigures,
    SimilaritySlider,
    similarity_figures,
)
from dupfinder.gui.toolkit.fields import SlimChoiceBox
from dupfinder.gui.toolkit.labels import PlainLabel, plain_tooltip
from dupfinder.gui.toolkit.punctuation import clauses, closed
from dupfinder.gui.toolkit.wording import Wording

_WAIT_MS = 80
"""So long after a move the next one may still come."""
_SPACING = 8
_LEAST_SLIDER_WIDTH, _WANTED_SLIDER_WIDTH = 90, 170
_SLACK = 2
"""Widths of letters are fractions."""


class SimilarityBar(QWidget):
    """Chooses a grouping among those that can be had without another scan."""

    changed = Signal(Grouping)
    lower_requested = Signal(float)
    """A person wants to look below what the scan looked for, down to this similarity; that takes another scan."""

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._figures: SimilarityFigures | None = None
        self._grouping = self._said = Grouping(min_similarity=MIN_SIMILARITY, linkage=Linkage.CENTRE)
        self.slider = SimilaritySlider()
        self.slider.setAccessibleName(self.tr("Least similarity of the documents of a group"))
        self._title = PlainLabel(self.tr("Similarity"), tone="dim")
        self.value_label = PlainLabel(tone="value")
        self.pairs_label = PlainLabel(tone="dim")
        self.linkage_box = SlimChoiceBox()
        for number, linkage in enumerate(Linkage):
            self.linkage_box.addItem(self._to(linkage), linkage)
            explanation = plain_tooltip(wording.linkage(linkage)[1])
            self.linkage_box.setItemData(number, explanation, Qt.ItemDataRole.ToolTipRole)
        self.linkage_box.setAccessibleName(self.tr("Documents of a group resemble"))
        self.lower_button = QToolButton()
        self.lower_button.setText(self.tr("Lower …"))
        self.lower_button.hide()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WAIT_MS)
        self._timer.timeout.connect(self._say)
        self._lay_out()
        self.slider.valueChanged.connect(self._take_value)
        self.slider.sliderReleased.connect(self._say)
        self.linkage_box.currentIndexChanged.connect(self._take_linkage)
        self.lower_button.clicked.connect(lambda: self.lower_requested.emit(LEAST_PERCENT / 100))
        self.set_histogram(None)

    @property
    def grouping(self) -> Grouping:
        """Return what is chosen."""
        return self._grouping

    def set_grouping(self, grouping: Grouping) -> None:
        """Show what the results are grouped by; nothing is emitted. What a person is choosing just now stays."""
        if not self.slider.isSliderDown() and not self._timer.isActive():
            self._grouping = self._said = grouping
            self._show()

    def set_histogram(self, histogram: SimilarityHistogram | None) -> None:
        """Show where the found pairs lie; `None` where nothing can be chosen: no results, or a scan under way."""
        self._figures = None if histogram is None else similarity_figures(histogram)
        self.setEnabled(self._figures is not None)
        if histogram is None:
            self._timer.stop()
        self._show()

    def _take_value(self, percent: int) -> None:
        self._grouping = replace(self._grouping, min_similarity=percent / 100)
        self._show_value()
        self._timer.start()

    def _take_linkage(self) -> None:
        self._grouping = replace(self._grouping, linkage=Linkage(self.linkage_box.currentData()))  # a plain string
        self._show_linkage()
        self._say()

    def _say(self) -> None:
        self._timer.stop()
        if self._grouping != self._said:
            self._said = self._grouping
            self.changed.emit(self._grouping)

    def _show(self) -> None:
        figures = self._figures
        least_percent = LEAST_PERCENT if figures is None else figures.least_percent
        with QSignalBlocker(self.slider), QSignalBlocker(self.linkage_box):
            self.slider.setRange(least_percent, MOST_PERCENT)
            self.slider.setValue(round(self._grouping.min_similarity * 100))
            self.linkage_box.setCurrentIndex(list(Linkage).index(self._grouping.linkage))
        hint = self.tr("Scan again to look below {share}").format(share=self._wording.share(least_percent / 100))
        self.slider.set_figures(figures, beyond_hint=hint)
        self.lower_button.setToolTip(plain_tooltip(hint))
        self.lower_button.setAccessibleName(hint)
        self.lower_button.setVisible(least_percent > LEAST_PERCENT)
        self._show_linkage()
        self._show_value()
        self._keep_room()

    def _show_value(self) -> None:
        share = self._wording.share(self.slider.value() / 100)
        self.value_label.setText(share)
        pairs = self._pairs_from(self.slider.value())
        self.pairs_label.setText(pairs)
        value = self.tr("at least {share}").format(share=share)
        self.slider.setAccessibleDescription(clauses(value, pairs))

    def _pairs_from(self, percent: int) -> str:
        return "" if self._figures is None else self.tr("%Ln pair(s)", "", self._figures.from_on(percent))

    def _keep_room(self) -> None:
        """Give the figures room for all that they may become: the slider must not change its size under the mouse."""
        for label, widest in (
            (self.value_label, self._wording.share(1.0)),
            (self.pairs_label, self._pairs_from(self.slider.minimum())),
        ):
            label.ensurePolished()
            label.setMinimumWidth(label.fontMetrics().horizontalAdvance(widest) + _SLACK)

    def minimumSizeHint(self) -> QSize:
        """Return the room without what gives way where the window is narrow."""
        return QSize(self._width_of_others() + _LEAST_SLIDER_WIDTH, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the words give way to the slider: first those before it, then those about the pairs."""
        super().resizeEvent(event)
        room = event.size().width() - self._width_of_others() - _WANTED_SLIDER_WIDTH
        for label in (self.pairs_label, self._title):
            room -= label.sizeHint().width() + _SPACING
            label.setVisible(room >= 0)

    def _width_of_others(self) -> int:
        """Return how much room there must be for all but the slider and what gives way."""
        staying = [self.value_label, self.linkage_box]
        if self.lower_button.isVisibleTo(self):
            staying.append(self.lower_button)
        return sum(widget.sizeHint().width() + _SPACING for widget in staying) + 2 * _SPACING

    def changeEvent(self, event: QEvent) -> None:
        """Make room for another font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._keep_room()

    def _show_linkage(self) -> None:
        name, explanation = self._wording.linkage(self._grouping.linkage)
        text = self.tr("Documents of a group resemble {what}").format(what=name)
        self.linkage_box.setToolTip(plain_tooltip(f"{closed(text)}\n{explanation}"))

    def _to(self, linkage: Linkage) -> str:
        """Return to which documents a similarity is meant, to stand after it: `80 % to the centre`."""
        match linkage:
            case Linkage.CENTRE:
                return self.tr("to the centre")
            case Linkage.COMPLETE:
                return self.tr("to all others")
            case Linkage.SINGLE:
                return self.tr("to at least one")
            case _:
                assert_never(linkage)

    def _lay_out(self) -> None:
        self.value_label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.slider.setMaximumWidth(self.slider.sizeHint().width() * 2)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 3, 8, 3)
        layout.setSpacing(_SPACING)
        layout.addStretch(1)
        layout.addWidget(self._title)
        layout.addWidget(self.slider, 20)
        layout.addWidget(self.value_label)
        layout.addWidget(self.linkage_box)
        layout.addWidget(self.pairs_label)
        layout.addWidget(self.lower_button)
