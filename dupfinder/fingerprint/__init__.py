"""Text to word hashes, shingles, and what fingerprints can be made of: simhashes, signatures of sentences."""

from dupfinder.fingerprint.analysis import TextFeatures, analyse, check_settings, settings_token
from dupfinder.fingerprint.shingles import SHINGLE_WORDS, shingle_hashes
from dupfinder.fingerprint.simhash import Terms, idf_fingerprints

__all__ = [
    "SHINGLE_WORDS",
    "Terms",
    "TextFeatures",
    "analyse",
    "check_settings",
    "idf_fingerprints",
    "settings_token",
    "shingle_hashes",
]
