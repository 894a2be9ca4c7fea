"""Text to word hashes, passages and 64-bit simhashes."""

from dupfinder.fingerprint.analysis import FINGERPRINT_VERSION, TextFeatures, analyse
from dupfinder.fingerprint.passages import PASSAGE_WORDS, passage_hashes, winnow

__all__ = ["FINGERPRINT_VERSION", "PASSAGE_WORDS", "TextFeatures", "analyse", "passage_hashes", "winnow"]
