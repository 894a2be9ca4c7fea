"""Which capital letters of texts say that a word is a name, as far as capitals say anything in that text."""

import functools
import itertools
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.fingerprint.marked_words import BoolArray, IntArray, MarkedWords, Vocabulary, has
from dupfinder.fingerprint.marks import WordMark

ALWAYS_TELLING = 0.27
"""The share of words with a capital, inside of sentences, up to which capitals tell names in any language.

Of real documents 95 % of the German ones have more (.29-.60, the median .40), 95 % of the English ones less (.18, the
median .08), and so have those in other languages (Spanish .12, French .14, Russian .17, Polish .25). But a letter or an
invoice of a few lines, full of names, can have as many as German.
"""
NEVER_TELLING = 0.6
"""The share from which capitals tell nothing in any language: every word of a title has one."""

NOUN_CAPITALISING = (
    "der die das und nicht ist den dem des mit für auf von zu im ein eine sich oder wird werden bei nach "
    "vun ass mat fir eng dat déi"
)
"""Frequent words of the languages in which every noun has a capital: German and Luxembourgish."""
LEAST_FREQUENT_WORDS = 0.03
"""Of the words of a text, from which it is in such a language; German prose has 20 % and more, even its tables some."""
WORDS_LOOKED_AT = 1000


@dataclass(frozen=True, slots=True)
class Capitals:
    """The words with a capital, in texts where that tells something, without those in passages all in capitals.

    Words with digits are not among them. All arrays are as long as `at`.
    """

    at: IntArray
    """Rising indices of words."""
    texts: IntArray
    """The text of each."""
    begins: BoolArray
    """Whether it begins a sentence or a line, where the capital alone tells nothing."""
    follows: BoolArray
    """Whether the one before stands directly before it, in the same text."""
    is_loud: BoolArray
    """Whether it is all in capitals, two letters or more."""

    @property
    def telling(self) -> IntArray:
        """Return the indices of those inside of sentences that are not all in capitals."""
        return self.at[~self.begins & ~self.is_loud]


def find_capitals(words: MarkedWords) -> Capitals:
    """Return the words whose capital letter may tell that they are names."""
    at = np.flatnonzero(has(words.marks, WordMark.CAPITAL) & ~has(words.marks, WordMark.DIGIT))
    is_loud = has(words.marks[at], WordMark.ALL_CAPITALS)
    shouted = _shouted(is_loud, _follows(words, at))
    begins = words.begins_sentence(at)
    bounds = np.searchsorted(at, words.starts)
    telling = _counts(~begins & ~shouted, bounds)
    is_inside = ~has(words.marks, WordMark.START) | has(words.marks, WordMark.JOINED)
    is_inside &= ~has(words.marks, WordMark.DIGIT)
    inside = _counts(is_inside, words.starts) - _counts(shouted & ~begins, bounds)
    texts = np.repeat(np.arange(len(words.starts) - 1), np.diff(bounds))
    tells = telling <= ALWAYS_TELLING * inside
    unsure = np.flatnonzero(~tells & (telling <= NEVER_TELLING * inside))
    tells[unsure] = ~_capitalise_nouns(words, unsure)
    kept = ~shouted & tells[texts]
    return Capitals(at[kept], texts[kept], begins[kept], _follows(words, at[kept]), is_loud[kept])


def _capitalise_nouns(words: MarkedWords, texts: IntArray) -> BoolArray:
    """Return which of the texts are in a language in which nouns have a capital."""
    firsts, ends = words.starts[texts], words.starts[texts + 1]
    ends = np.minimum(ends, firsts + WORDS_LOOKED_AT)
    bounds = np.concatenate(([0], np.cumsum(ends - firsts)))
    looked_at = np.arange(bounds[-1]) + np.repeat(firsts - bounds[:-1], ends - firsts)
    indices, _ = _noun_capitalising().find(words.hashes[looked_at])
    frequent: BoolArray = np.diff(np.searchsorted(indices, bounds)) >= LEAST_FREQUENT_WORDS * (ends - firsts)
    return frequent


def _follows(words: MarkedWords, at: IntArray) -> BoolArray:
    """Return which of the words at `at` stand directly behind the one before them in `at`, in the same text."""
    follows = np.zeros(len(at), np.bool_)
    follows[1:] = (np.diff(at) == 1) & ~words.is_first[at[1:]]
    return follows


def _shouted(all_capitals: BoolArray, follows: BoolArray) -> BoolArray:
    """Return which words are among three or more in capitals, letters between them included ("FOR A FEE")."""
    loud = all_capitals | (follows & _shifted(all_capitals, 1) & _shifted(follows & all_capitals, -1))
    pairs = follows & loud & _shifted(loud, 1)
    thirds = pairs & _shifted(pairs, 1)
    return thirds | _shifted(thirds, -1) | _shifted(thirds, -2)


def _shifted(flags: BoolArray, places: int) -> BoolArray:
    """Return the flags moved towards the end (or, for negative `places`, the beginning), false coming in."""
    moved = np.zeros(len(flags), np.bool_)
    if places > 0:
        moved[places:] = flags[:-places]
    else:
        moved[:places] = flags[-places:]
    return moved


def _counts(flags: BoolArray, bounds: NDArray[np.int64]) -> IntArray:
    """Return how many flags are set from each bound to the next."""
    pairs = itertools.pairwise(bounds.tolist())
    return np.fromiter((np.count_nonzero(flags[start:end]) for start, end in pairs), np.int64, len(bounds) - 1)


@functools.cache
def _noun_capitalising() -> Vocabulary:
    return Vocabulary(dict.fromkeys(NOUN_CAPITALISING.split(), 1))
