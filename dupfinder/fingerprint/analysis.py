"""The door of the fingerprint room: texts in, everything that matching needs of them out."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from dupfinder.fingerprint.hashing import UintArray, WordHash
from dupfinder.fingerprint.simhash import simhash, word_pair_features
from dupfinder.fingerprint.words import find_words

FINGERPRINT_VERSION = 1
"""Raised whenever a text would get other hashes or another fingerprint than before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TextFeatures:
    """What matching needs of one text."""

    word_hashes: UintArray
    """One a word, in order: uint64[words]."""
    fingerprint: int
    """64-bit simhash."""
    text_digest: bytes
    """Equal for two texts exactly when their words are the same: 16 bytes."""

    @property
    def word_count(self) -> int:
        """Return how many words the text has."""
        return len(self.word_hashes)


def analyse(texts: Sequence[str], *, word_hash: WordHash = WordHash.POLYNOMIAL) -> list[TextFeatures]:
    """Return the features of each text, in the same order. Many texts at once cost far less than one at a time."""
    words = find_words(texts, word_hash=word_hash)
    features = [word_pair_features(one.hashes) for one in words]
    starts = np.concatenate(([0], np.cumsum([len(hashes) for hashes, _ in features], dtype=np.int64)))
    empty = (np.zeros(0, np.uint64), np.zeros(0, np.int64))
    all_features = np.concatenate([hashes for hashes, _ in features] or [empty[0]])
    all_counts = np.concatenate([counts for _, counts in features] or [empty[1]])
    fingerprints = simhash(all_features, all_counts, starts)
    return [
        TextFeatures(word_hashes=one.hashes, fingerprint=int(fingerprint), text_digest=one.digest)
        for one, fingerprint in zip(words, fingerprints, strict=True)
    ]
