"""How fingerprints are made: the choices of a scan, and the default, which measured best."""

import enum

from dupfinder.domain.records import dataclass

FINGERPRINT_VERSION = 23
"""Raised whenever a text or a page would get other hashes or another fingerprint than before."""

SPELLING_LETTERS = 5
"""So many letters of a word its spelling has (`dupfinder.fingerprint.words`), the first in the lowest bits."""
SPELLING_BITS = 3
"""Of a spelling for each letter; 0 behind the last one."""
SPELLING_DIGIT = 1 << 15
"""The bit of a spelling that says that there is a digit in the word."""

FINGERPRINT_BITS = (64, 128)
MOST_LENGTH = 16
"""Words or letters of one feature."""
MOST_SENTENCES = 64
MOST_HEADING_WEIGHT = 1000.0
"""From some such weight on, nothing but the headings votes."""
MOST_PICTURE_WEIGHT = 1_000_000.0
"""As headings: of a book, too, nothing but the pictures votes."""


class FingerprintMethod(enum.StrEnum):
    """What the fingerprint index compares."""

    SIMHASH = "simhash"
    """Bits that features vote on (Charikar 2002; Manku, Jain & Das Sarma 2007)."""
    SENTENCES = "sentences"
    """The longest sentences, as a set."""


class Feature(enum.StrEnum):
    """What votes on the bits of a simhash."""

    WORDS = "words"
    """Runs of consecutive words."""
    LETTERS = "letters"
    """Runs of consecutive letters of the normalised text, spaces and punctuation left out."""
    ANCHORED = "anchored"
    """The words behind each stop word (SpotSigs: Theobald, Siddharth & Paepcke 2008)."""


class Weighting(enum.StrEnum):
    """How much a feature's vote counts."""

    LOG_FREQUENCY = "log"
    """1 + ln of how often the document has it."""
    FREQUENCY = "frequency"
    """How often the document has it."""
    IDF = "idf"
    """1 + ln of how often the document has it, times the inverse document frequency among the scanned documents."""
    CONSTANT = "constant"
    """1."""


class WordHash(enum.StrEnum):
    """The hashes that words can be given."""

    POLYNOMIAL = "polynomial"
    """Fast: a polynomial over groups of eight letters, finished with splitmix64."""
    FNV1 = "fnv1"
    """FNV-1, 64 bits (Fowler, Noll & Vo), of the word in UTF-8."""
    FNV1A = "fnv1a"
    """FNV-1a, 64 bits (Fowler, Noll & Vo), of the word in UTF-8."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FingerprintSettings:
    """How the fingerprint of a document is made."""

    method: FingerprintMethod = FingerprintMethod.SIMHASH
    bits: int = 64
    """Of a simhash: 64 or 128."""
    feature: Feature = Feature.WORDS
    length: int = 2
    """Words or letters of a feature, 1-16."""
    weighting: Weighting = Weighting.LOG_FREQUENCY
    word_hash: WordHash = WordHash.POLYNOMIAL
    heading_weight: float = 1.0
    """By how much features that the title or a heading has count more."""
    picture_weight: float = 0.0
    """As how many features that occur once each picture counts; 0 for not at all, as always with `IDF`."""
    sentences: int = 3
    """How many of the longest sentences make the signature, 1-64."""
