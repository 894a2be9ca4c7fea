"""Text to word hashes, passages, and what fingerprints can be made of: simhashes, signatures of sentences."""

from dupfinder.fingerprint.analysis import TextFeatures, analyse
from dupfinder.fingerprint.choices import check_settings, settings_token
from dupfinder.fingerprint.idf import Terms, idf_fingerprints
from dupfinder.fingerprint.passages import PASSAGE_WORDS, passage_hashes

__all__ = [
    "PASSAGE_WORDS",
    "Terms",
    "TextFeatures",
    "analyse",
    "check_settings",
    "idf_fingerprints",
    "passage_hashes",
    "settings_token",
]
