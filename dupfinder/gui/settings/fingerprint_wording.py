"""The words of the choices of a fingerprint: what each is called, and one sentence that explains it."""

from typing import assert_never

from PySide6.QtCore import QObject

from dupfinder.domain.fingerprints import Feature, FingerprintMethod, Weighting, WordHash


class FingerprintWording(QObject):
    """Turns the choices into words that a person understands who has never heard of a simhash."""

    def method(self, method: FingerprintMethod) -> tuple[str, str]:
        """Return the words of a method."""
        match method:
            case FingerprintMethod.SIMHASH:
                return self.tr("Whole text (simhash)"), self.tr(
                    "All of a text votes on its fingerprint, so that a few changes leave it nearly the same."
                )
            case FingerprintMethod.SENTENCES:
                return self.tr("Longest sentences"), self.tr(
                    "Only the longest sentences are compared. Misses documents that were edited in many places."
                )
            case _:
                assert_never(method)

    def feature(self, feature: Feature) -> tuple[str, str]:
        """Return the words of a kind of feature."""
        match feature:
            case Feature.WORDS:
                return self.tr("Words in a row"), self.tr("Right for nearly all documents.")
            case Feature.LETTERS:
                return self.tr("Letters in a row"), self.tr(
                    "Spaces and punctuation do not count: for recognised scans with words run together or torn apart."
                )
            case Feature.ANCHORED:
                return self.tr("Words that follow small words"), self.tr(
                    "Only what stands behind words such as the or of: menus and tables around a text hardly count."
                )
            case _:
                assert_never(feature)

    def weighting(self, weighting: Weighting) -> tuple[str, str]:
        """Return the words of a way to weigh features."""
        match weighting:
            case Weighting.LOG_FREQUENCY:
                return self.tr("a little more"), self.tr("What occurs ten times counts about three times.")
            case Weighting.FREQUENCY:
                return self.tr("each time anew"), self.tr("What occurs ten times counts ten times.")
            case Weighting.IDF:
                return self.tr("more if others lack it"), self.tr("What few of the documents have counts most.")
            case Weighting.CONSTANT:
                return self.tr("once"), self.tr("How often something occurs makes no difference.")
            case _:
                assert_never(weighting)

    def word_hash(self, word_hash: WordHash) -> tuple[str, str]:
        """Return the words of a hash."""
        match word_hash:
            case WordHash.POLYNOMIAL:
                return self.tr("Fast (polynomial)"), self.tr("Finds what the others find, in less time.")
            case WordHash.FNV1:
                return "FNV-1", self.tr("For fingerprints as other programs make them.")
            case WordHash.FNV1A:
                return "FNV-1a", self.tr("For fingerprints as other programs make them.")
            case _:
                assert_never(word_hash)
