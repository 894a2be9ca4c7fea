"""The door of the fingerprint room: texts in, everything that matching needs of them out."""

import dataclasses
import itertools
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.fingerprints import (
    Feature,
    FingerprintMethod,
    FingerprintSettings,
    Weighting,
    WordHash,
)
from dupfinder.domain.masks import VALUES_BYTES
from dupfinder.fingerprint.code_points import IN_WORD
from dupfinder.fingerprint.features import (
    IntArray,
    Sets,
    anchored_features,
    picture_features,
    run_features,
    word_features,
)
from dupfinder.fingerprint.folding import fold
from dupfinder.fingerprint.hashing import UintArray, scatter
from dupfinder.fingerprint.marks import WordMark
from dupfinder.fingerprint.normal_form import all_letters, ascii_letters, pieces
from dupfinder.fingerprint.settings import check_settings, pictures_vote
from dupfinder.fingerprint.simhash import Terms, heading_factors, picture_vote, term_weights, weighted_fingerprints
from dupfinder.fingerprint.stop_words import stop_word_hashes
from dupfinder.fingerprint.templates import masked_digests_of
from dupfinder.fingerprint.words import CHUNK_CHARS, find_words

DEFAULT_SETTINGS = FingerprintSettings()
"""What measured best (tests/benchmarks/fingerprint/bench_features.py)."""


_UNDERSCORE = ord("_")


def find_letters(texts: Sequence[str]) -> tuple[NDArray[np.uint32], IntArray]:
    """Return the letters and digits of the normalised texts as code points, and where each text's begin.

    uint32[letters], int64[texts + 1]. Unlike in words, underscores do not count: forms are full of them.
    """
    found = [np.zeros(0, np.uint32)]
    counts = np.zeros(len(texts), np.int64)
    for numbers, batch in _batches(texts):
        letters, letter_counts = _letters(batch)
        found.append(letters)
        np.add.at(counts, numbers, letter_counts)
    return np.concatenate(found), np.concatenate(([0], np.cumsum(counts)))


def _batches(texts: Sequence[str]) -> Iterator[tuple[list[int], list[str]]]:
    """Yield pieces of the texts, in order, about `CHUNK_CHARS` at a time, with the number of the text of each."""
    numbers: list[int] = []
    batch: list[str] = []
    chars = 0
    for number, text in enumerate(texts):
        for piece in pieces(text, chars=CHUNK_CHARS):
            numbers.append(number)
            batch.append(piece)
            chars += len(piece)
            if chars >= CHUNK_CHARS:
                yield numbers, batch
                numbers, batch, chars = [], [], 0
    if batch:
        yield numbers, batch


def _letters(batch: Sequence[str]) -> tuple[NDArray[np.uint32], IntArray]:
    """Return the letters and digits of some texts, and how many each has."""
    letters = ascii_letters(batch) if all(map(str.isascii, batch)) else all_letters(batch)
    where = np.flatnonzero(letters.flags & np.uint8(IN_WORD))
    points = letters.points(where)
    is_letter = points != _UNDERSCORE
    where, points = where[is_letter], points[is_letter]
    return points.astype(np.uint32), np.diff(np.searchsorted(where, letters.ends), prepend=0)


def longest_sentences(hashes: UintArray, starts: IntArray, is_start: NDArray[np.bool_], *, count: int) -> Sets:
    """Return the hashes of the `count` longest distinct sentences of each text, longest first.

    `is_start` says which words begin a sentence or a line; a text begins one, too. The length of a sentence is its
    number of words, which are letters in scripts without spaces. Of two of the same length the one with the smaller
    hash comes first, so that the order of sentences in the text decides nothing. A text with fewer gives fewer.
    """
    begins = is_start.copy()
    begins[starts[:-1][np.diff(starts) > 0]] = True
    first = np.flatnonzero(begins)
    if not len(first):
        return np.zeros(0, np.uint64), np.zeros_like(starts)
    lengths = np.diff(np.concatenate((first, [len(hashes)])))
    sentences = _sentence_hashes(hashes, first, lengths)
    texts = np.searchsorted(starts, first, side="right") - 1
    order = np.lexsort((sentences, -lengths, texts))
    sentences, texts = sentences[order], texts[order]
    is_new = np.concatenate(([True], (sentences[1:] != sentences[:-1]) | (texts[1:] != texts[:-1])))
    sentences, texts = sentences[is_new], texts[is_new]
    rank = np.arange(len(texts)) - np.searchsorted(texts, texts)
    taken = rank < count
    return sentences[taken], np.searchsorted(texts[taken], np.arange(len(starts)))


def _sentence_hashes(hashes: UintArray, first: IntArray, lengths: IntArray) -> UintArray:
    """Return one hash a sentence: each word times a factor of its place in the sentence, all added up, scattered."""
    place = np.arange(len(hashes), dtype=np.uint64) - np.repeat(first, lengths).astype(np.uint64)
    factors = scatter(place + np.uint64(1)) | np.uint64(1)
    return scatter(np.add.reduceat(hashes * factors, first) + lengths.astype(np.uint64))


Scalar = TypeVar("Scalar", bound=np.generic)


@dataclass(frozen=True, slots=True, kw_only=True)
class TextFeatures:
    """What matching needs of one text."""

    word_hashes: UintArray
    """One a word, in order: uint64[words]. Always polynomial, whatever the settings say: verification rests on them."""
    fingerprint: int
    """A simhash of 64 or 128 bits; 0 where nothing votes: a text without words.

    For `Weighting.IDF` it is weighed by log frequency, until `idf_fingerprints` knows all the documents. For the method
    `SENTENCES` it is that of the default settings, so that a distance can be shown for any pair.
    """
    text_digest: bytes
    """Equal for two texts exactly when their words are the same: 16 bytes."""
    spellings: NDArray[np.uint16]
    """One a word (`dupfinder.fingerprint.words`): by these a misread word is told."""
    masked_digests: bytes
    """As in `Document.masked_digests`."""
    terms: Terms | None = None
    """The distinct features and what each weighs in this text; only for `Weighting.IDF`."""
    signature: UintArray | None = None
    """The hashes of the longest sentences, distinct; only for the method `SENTENCES`."""

    @property
    def word_count(self) -> int:
        """Return how many words the text has."""
        return len(self.word_hashes)


@dataclass(frozen=True, slots=True)
class _Weighted:
    """The distinct features of many texts, and what each weighs."""

    features: UintArray
    weights: NDArray[np.float64]
    starts: IntArray

    def terms(self) -> Iterator[Terms]:
        for features, weights in zip(_each(self.features, self.starts), _each(self.weights, self.starts), strict=True):
            yield features, weights.astype(np.float32)

    def joined_by(self, others: Sets, *, weight: float) -> "_Weighted":
        """Return the features of each text and behind them others, each of which weighs so much."""
        features, starts = others
        places = np.repeat(self.starts[1:], np.diff(starts))
        return _Weighted(
            np.insert(self.features, places, features), np.insert(self.weights, places, weight), self.starts + starts
        )


def analyse(
    texts: Sequence[str],
    settings: FingerprintSettings = DEFAULT_SETTINGS,
    *,
    headings: Sequence[str] | None = None,
    pictures: Sequence[Collection[bytes]] | None = None,
    values: Sequence[bytes] | None = None,
) -> list[TextFeatures]:
    """Return the features of each text, in the same order. Many texts at once cost far less than one at a time.

    `headings[i]` is the title and the headings of text i, joined by newlines, or empty; features that occur there
    weigh `settings.heading_weight` times as much. `pictures[i]` are the digests of the pictures of its document, each
    once; they vote if `settings.picture_weight` says so. `values[i]` are its `ExtractedText.values`. Raises
    `UsageError` for settings that cannot be.
    """
    check_settings(settings)
    words = find_words(texts, word_hash=WordHash.POLYNOMIAL)
    hashes, starts = _joined([one.hashes for one in words])
    marks = (
        words[0].marks if len(words) == 1 else np.concatenate([np.zeros(0, np.uint8), *(one.marks for one in words)])
    )
    voting = _voting(settings)
    weighted = _weighted(texts, voting, (hashes, starts), headings=headings)
    if pictures is not None and pictures_vote(voting):
        weighted = weighted.joined_by(picture_features(pictures), weight=picture_vote(voting.picture_weight))
    fingerprints = weighted_fingerprints(weighted.features, weighted.weights, weighted.starts, bits=settings.bits)
    terms = list(weighted.terms()) if voting.weighting is Weighting.IDF else itertools.repeat(None, len(texts))
    del weighted  # of one long text it is the most
    columns = zip(
        words,
        fingerprints,
        masked_digests_of(hashes, marks, starts),
        terms,
        _signatures(settings, (hashes, starts), marks),
        values or [b""] * len(texts),
        strict=True,
    )
    return [
        TextFeatures(
            word_hashes=one.hashes,
            fingerprint=fingerprint,
            text_digest=one.digest,
            spellings=one.spellings,
            masked_digests=masked + one.letter_forms + (of_values or bytes(VALUES_BYTES)),
            terms=terms,
            signature=signature,
        )
        for one, fingerprint, masked, terms, signature, of_values in columns
    ]


def _voting(settings: FingerprintSettings) -> FingerprintSettings:
    """Return the settings of the simhash: beside signatures it is the default one."""
    if settings.method is FingerprintMethod.SIMHASH:
        return settings
    return dataclasses.replace(DEFAULT_SETTINGS, bits=settings.bits)


def _signatures(settings: FingerprintSettings, hashes: Sets, marks: NDArray[np.uint8]) -> Iterator[UintArray | None]:
    """Return the signature of each text, `None` where the method has none."""
    if settings.method is FingerprintMethod.SIMHASH:
        return itertools.repeat(None, len(hashes[1]) - 1)
    return _each(*longest_sentences(*hashes, (marks & WordMark.START) != 0, count=settings.sentences))


def _weighted(
    texts: Sequence[str], settings: FingerprintSettings, hashes: Sets, *, headings: Sequence[str] | None
) -> _Weighted:
    """Return the features of the texts, whose polynomial word hashes are at hand, and their weights."""
    known = hashes if settings.word_hash is WordHash.POLYNOMIAL else None
    features, counts, starts = fold(*_features(texts, settings, known))
    weights = term_weights(counts, settings.weighting)
    if headings is not None and settings.heading_weight > 1:
        of_headings = _features(headings, settings, None)
        weights *= heading_factors((features, starts), of_headings, weight=settings.heading_weight)
    return _Weighted(features, weights, starts)


def _features(texts: Sequence[str], settings: FingerprintSettings, hashes: Sets | None) -> Sets:
    """Return the features of each text, as often as they occur; `hashes` are those of the words, if at hand."""
    if settings.feature is Feature.LETTERS:
        return run_features(*find_letters(texts), length=settings.length)
    if hashes is None:
        hashes = _joined([one.hashes for one in find_words(texts, word_hash=settings.word_hash)])
    if settings.feature is Feature.ANCHORED:
        stop_words = stop_word_hashes(settings.word_hash)
        return anchored_features(*hashes, length=settings.length, stop_words=stop_words)
    return word_features(*hashes, length=settings.length)


def _joined(arrays: Sequence[UintArray]) -> Sets:
    """Return the arrays one behind another, and where each begins."""
    starts = np.concatenate(([0], np.cumsum([len(one) for one in arrays], dtype=np.int64)))
    return arrays[0] if len(arrays) == 1 else np.concatenate([np.zeros(0, np.uint64), *arrays]), starts


def _each(values: NDArray[Scalar], starts: IntArray) -> Iterator[NDArray[Scalar]]:
    """Yield the values of one text after another."""
    for first, last in itertools.pairwise(starts.tolist()):
        yield values[first:last]
