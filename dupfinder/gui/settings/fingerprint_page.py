"""How documents are chosen for a closer look: settings that hardly anybody has to touch."""

import enum
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from dupfinder.domain.fingerprints import (
    FINGERPRINT_BITS,
    MOST_HEADING_WEIGHT,
    MOST_LENGTH,
    MOST_PICTURE_WEIGHT,
    MOST_SENTENCES,
    Feature,
    FingerprintMethod,
    FingerprintSettings,
    Weighting,
    WordHash,
)
from dupfinder.gui.toolkit.fields import ChoiceBox, FractionBox, NumberBox, add_row, make_form, make_hint
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.layouts import STRETCH, in_column


class FingerprintWording(QObject):
    """Turns the choices into words that a person understands who has never heard of a simhash."""

    def method(self, method: FingerprintMethod) -> tuple[str, str]:
        """Return the words of a method."""
        return {
            FingerprintMethod.SIMHASH: (
                self.tr("Whole text (simhash)"),
                self.tr("Uses the whole text. Small edits barely change the fingerprint."),
            ),
            FingerprintMethod.SENTENCES: (
                self.tr("Longest sentences"),
                self.tr("Compares only the longest sentences. Misses documents edited in many places."),
            ),
        }[method]

    def feature(self, feature: Feature) -> tuple[str, str]:
        """Return the words of a kind of feature."""
        return {
            Feature.WORDS: (self.tr("Words in a row"), self.tr("Best for nearly all documents.")),
            Feature.LETTERS: (
                self.tr("Letters in a row"),
                self.tr("Ignores spaces and punctuation: for scans with words run together or split."),
            ),
            Feature.ANCHORED: (
                self.tr("Words that follow small words"),
                self.tr("Only words after “the”, “of” and the like: menus and tables hardly count."),
            ),
        }[feature]

    def weighting(self, weighting: Weighting) -> tuple[str, str]:
        """Return the words of a way to weigh features."""
        return {
            Weighting.LOG_FREQUENCY: (self.tr("a little more"), self.tr("Ten occurrences count about three times.")),
            Weighting.FREQUENCY: (self.tr("every time"), self.tr("Ten occurrences count ten times.")),
            Weighting.IDF: (self.tr("more if rare"), self.tr("What few documents contain counts most.")),
            Weighting.CONSTANT: (self.tr("once"), self.tr("The number of occurrences does not matter.")),
        }[weighting]

    def word_hash(self, word_hash: WordHash) -> tuple[str, str]:
        """Return the words of a hash."""
        return {
            WordHash.POLYNOMIAL: (self.tr("Fast (polynomial)"), self.tr("Same results, in less time.")),
            WordHash.FNV1: ("FNV-1", self.tr("For fingerprints compatible with other programs.")),
            WordHash.FNV1A: ("FNV-1a", self.tr("For fingerprints compatible with other programs.")),
        }[word_hash]


_AUTOMATIC = -1
_INTRODUCTION_WIDTH = 570
_E = TypeVar("_E", bound=enum.StrEnum)


class FingerprintPage(QWidget):
    """Edits the choices of the fingerprint, and in how many bits two may differ."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = FingerprintWording(self)
        self.form = make_form()
        self._hints: dict[ChoiceBox, PlainLabel] = {}
        self._explanations: dict[ChoiceBox, list[str]] = {}
        self.method_box = self._choice_box(FingerprintMethod, words.method)
        self.feature_box = self._choice_box(Feature, words.feature)
        self.weighting_box = self._choice_box(Weighting, words.weighting)
        self.hash_box = self._choice_box(WordHash, words.word_hash)
        self.length_box = NumberBox(least=1, most=MOST_LENGTH)
        self.bits_box = ChoiceBox()
        for bits in FINGERPRINT_BITS:
            self.bits_box.addItem(self.tr("{count} bits").format(count=bits), bits)
        self.heading_box = FractionBox(least=1, most=MOST_HEADING_WEIGHT)
        self.heading_box.setSpecialValueText(self.tr("like other text"))
        self.heading_box.setSuffix(self.tr(" times"))
        self.picture_box = FractionBox(least=0, most=MOST_PICTURE_WEIGHT)
        self.picture_box.setSpecialValueText(self.tr("not counted"))
        self.picture_box.setSuffix(self.tr(" features"))
        self.picture_box.setSingleStep(10)
        self._picture_hint = make_hint([self.tr("Same pictures make two documents more likely to be compared.")])
        self.sentences_box = NumberBox(least=1, most=MOST_SENTENCES)
        self.distance_box = NumberBox(least=_AUTOMATIC, most=max(FINGERPRINT_BITS))
        self.distance_box.setSpecialValueText(self.tr("automatic"))
        self.distance_box.setSuffix(self.tr(" bits"))
        self._distance_hint = make_hint([self.tr("Automatic works best. More bits take longer and find little more.")])
        self._lay_out()
        for box in (self.method_box, self.feature_box, self.weighting_box, self.hash_box, self.bits_box):
            box.currentIndexChanged.connect(self._show_what_applies)
        self.set_choices(FingerprintSettings(), max_bits=None)

    @property
    def settings(self) -> FingerprintSettings:
        """Return the choices as they stand; what does not apply keeps its value."""
        return FingerprintSettings(
            method=FingerprintMethod(self.method_box.currentData()),  # Qt hands it back as a plain string
            bits=self.bits_box.currentData(),
            feature=Feature(self.feature_box.currentData()),
            length=self.length_box.value(),
            weighting=Weighting(self.weighting_box.currentData()),
            word_hash=WordHash(self.hash_box.currentData()),
            heading_weight=self.heading_box.value(),
            picture_weight=self.picture_box.value(),
            sentences=self.sentences_box.value(),
        )

    @property
    def max_bits(self) -> int | None:
        """Return in how many bits two fingerprints may differ; `None` for what measured best."""
        bits = self.distance_box.value()
        return None if bits == _AUTOMATIC else bits

    def set_choices(self, settings: FingerprintSettings, *, max_bits: int | None) -> None:
        """Show other choices."""
        self.method_box.setCurrentIndex(list(FingerprintMethod).index(settings.method))
        self.feature_box.setCurrentIndex(list(Feature).index(settings.feature))
        self.weighting_box.setCurrentIndex(list(Weighting).index(settings.weighting))
        self.hash_box.setCurrentIndex(list(WordHash).index(settings.word_hash))
        self.bits_box.setCurrentIndex(FINGERPRINT_BITS.index(settings.bits))
        self.length_box.setValue(settings.length)
        self.heading_box.setValue(settings.heading_weight)
        self.picture_box.setValue(settings.picture_weight)
        self.sentences_box.setValue(settings.sentences)
        self.distance_box.setValue(_AUTOMATIC if max_bits is None else max_bits)
        self._show_what_applies()

    def _choice_box(self, choices: type[_E], words: Callable[[_E], tuple[str, str]]) -> ChoiceBox:
        box = ChoiceBox()
        for choice in choices:
            box.addItem(words(choice)[0], choice)
        self._explanations[box] = [words(choice)[1] for choice in choices]
        self._hints[box] = make_hint(self._explanations[box])
        return box

    def _show_what_applies(self) -> None:
        """Explain what is chosen, and disable what makes no difference to it."""
        settings = self.settings
        by_sentences = settings.method is FingerprintMethod.SENTENCES
        by_letters = settings.feature is Feature.LETTERS
        self.sentences_box.setEnabled(by_sentences)
        for box in (
            *(self.feature_box, self.length_box, self.weighting_box, self.heading_box),
            *(self.bits_box, self.distance_box, self._distance_hint),
        ):
            box.setEnabled(not by_sentences)
        for widget in (self.picture_box, self._picture_hint):
            widget.setEnabled(not by_sentences and settings.weighting is not Weighting.IDF)
        self.hash_box.setEnabled(not by_sentences and not by_letters)
        self.length_box.setSuffix(self.tr(" letters") if by_letters else self.tr(" words"))
        self.distance_box.setMaximum(settings.bits)
        for choice_box, hint in self._hints.items():
            hint.setEnabled(choice_box.isEnabled())
            hint.setText(self._explanations[choice_box][choice_box.currentIndex()])

    def _lay_out(self) -> None:
        form = self.form
        for text, field, hint in (
            (self.tr("Compare"), self.method_box, self._hints[self.method_box]),
            (self.tr("Longest sentences"), self.sentences_box, None),
            (self.tr("Made of"), self.feature_box, self._hints[self.feature_box]),
            (self.tr("Number in a row"), self.length_box, None),
            (self.tr("Repetitions count"), self.weighting_box, self._hints[self.weighting_box]),
            (self.tr("Headings count"), self.heading_box, None),
            (self.tr("A picture counts"), self.picture_box, self._picture_hint),
            (self.tr("Hash function"), self.hash_box, self._hints[self.hash_box]),
            (self.tr("Fingerprint size"), self.bits_box, None),
            (self.tr("Allowed difference"), self.distance_box, self._distance_hint),
        ):
            add_row(form, text, field, hint=hint)
        introduction = self.tr(
            "Fingerprints only choose which documents to compare word by word. They do not change similarities."
        )
        in_column(
            make_hint([introduction], width=_INTRODUCTION_WIDTH), form, STRETCH, inside=self, margins=0, spacing=14
        )
