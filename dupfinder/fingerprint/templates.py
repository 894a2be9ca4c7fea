"""Digests of texts with numbers, dates, names or entries masked, or in any order: in what alone two texts differ."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.masks import SETS, VARIABLE_BITS, WORD_DIGESTS
from dupfinder.domain.pairs import VALUES, Variable
from dupfinder.fingerprint.dates import find_dates
from dupfinder.fingerprint.entries import Entries, find_entries, parts
from dupfinder.fingerprint.hashing import UintArray, scatter
from dupfinder.fingerprint.marked_words import BoolArray, IntArray, MarkedWords, has
from dupfinder.fingerprint.marks import WordMark
from dupfinder.fingerprint.names import find_capitals, find_names

BATCH_WORDS = 1 << 18
"""About so many words are looked at together: few enough to stay in the processor's cache."""

MOST_WORDS = 12 << 20
"""Of a longer text nothing is masked, as if too much of it were: to look at all of its words takes a gigabyte."""

LEAST_PARTS = 8
"""Of so many different sentences or rows the others are not made by chance: a column of noughts and ones has two."""

_PART_BITS = 44
"""Of the hash of a part: enough to tell those of one text apart; the rest is for the number of the text."""

MOST_MASKED = 0.5
"""The share of a text's words beyond which numbers, dates and names are not all there is to it: none is masked then."""


def masked_digests_of(hashes: UintArray, marks: NDArray[np.uint8], starts: IntArray) -> list[bytes]:
    """Return `Document.masked_digests` of each text, without those of `LETTER_FORMS`.

    Text t is the words from `starts[t]` to `starts[t + 1]`. Each maximal run of words that belong to a variable of the
    set counts as one placeholder, whatever its length and whichever of the variables. Entries count as nothing at all:
    of rows there may be more or none. The hashes are those that `find_words` gives by default. Many texts at once cost
    far less than one at a time.
    """
    sizes = np.diff(starts)
    texts = np.flatnonzero(sizes)
    digests = np.zeros((len(sizes), WORD_DIGESTS), np.uint64)
    any_order = len(SETS) + 2
    is_long = sizes[texts] > MOST_WORDS
    is_border = (np.diff(starts[texts] // BATCH_WORDS) > 0) | is_long[1:] | is_long[:-1]
    for part in np.split(texts, np.flatnonzero(is_border) + 1):
        if len(part):
            first, end = starts[part[0]], starts[part[-1] + 1]
            if sizes[part[0]] > MOST_WORDS:
                whole = np.dot(_WORD_POWERS.first(end - first), hashes[first:end])
                digests[part, : len(SETS)] = scatter(np.array([whole]))
                digests[part, any_order] = scatter(hashes[first:end].sum(keepdims=True))
                continue
            words = MarkedWords.of(hashes[first:end], marks[first:end], np.append(starts[part], end) - first)
            variables, entries = variables_of(words)
            digests[part, : len(SETS)] = _digests(words, variables)
            digests[part, len(SETS)] = _left(words, entries.is_printed)
            digests[part, len(SETS) + 1] = _left(words, entries.is_particular)
            digests[part, any_order] = scatter(np.add.reduceat(words.hashes, words.starts[:-1]))
            digests[part, any_order + 1] = _parts_in_any_order(words)
            digests[part, any_order + 2 :] = _of_each_kind(words, entries.values)
    return [row.tobytes() for row in digests.astype("<u8")]


def variables_of(words: MarkedWords) -> tuple[NDArray[np.uint8], Entries]:
    """Return the number of the set of variables each word belongs to (0: none; uint8[count]), and what is filled in."""
    capitals = find_capitals(words)
    is_date = find_dates(words, telling=capitals.telling)
    is_name = find_names(words, capitals, is_date=is_date)
    variables: NDArray[np.uint8] = has(words.marks, WordMark.DIGIT) * np.uint8(VARIABLE_BITS[Variable.NUMBERS])
    variables |= is_date[:-1] * np.uint8(VARIABLE_BITS[Variable.DATES])
    variables |= is_name[:-1] * np.uint8(VARIABLE_BITS[Variable.NAMES])
    is_telling = np.zeros(len(words.starts) - 1, np.bool_)
    is_telling[capitals.texts] = True
    return variables, find_entries(
        words, is_value=variables > 0, is_date=is_date[:-1], is_name=is_name[:-1], is_telling=is_telling
    )


def _of_each_kind(words: MarkedWords, kinds: NDArray[np.uint8]) -> UintArray:
    """Return of each text one hash a kind, of its words of that kind in any order: uint64[texts, kinds]."""
    at = np.flatnonzero(kinds)
    bounds = np.searchsorted(at, words.starts)
    found = np.zeros((len(words.starts) - 1, len(VALUES)), np.uint64)
    running = np.zeros(len(at) + 1, np.uint64)
    for number in range(len(VALUES)):
        np.cumsum(np.where(kinds[at] == number + 1, words.hashes[at], np.uint64(0)), out=running[1:])
        found[:, number] = np.diff(running[bounds])
    return scatter(found)


def _parts_in_any_order(words: MarkedWords) -> UintArray:
    """Return a hash of the sentences and rows of each text, in any order; 0 where few are different: uint64[texts]."""
    firsts = parts(words)
    running = np.zeros(words.count + 1, np.uint64)
    np.cumsum(_WORD_POWERS.first(words.count) * words.hashes, out=running[1:])
    hashes = scatter(np.diff(running[np.append(firsts, words.count)]) * _WORD_INVERSES.at(firsts))
    texts = np.searchsorted(firsts, words.starts[:-1])
    owners = np.repeat(np.arange(len(texts), dtype=np.uint64), np.diff(np.append(texts, len(firsts))))
    # Sorted, the parts of a text are still where they were among those of others.
    keys = np.sort(owners << np.uint64(_PART_BITS) | hashes >> np.uint64(64 - _PART_BITS))
    is_new = np.ones(len(keys), np.bool_)
    np.not_equal(keys[1:], keys[:-1], out=is_new[1:])
    distinct = np.add.reduceat(is_new, texts, dtype=np.int64)
    return np.where(distinct < LEAST_PARTS, np.uint64(0), scatter(np.add.reduceat(hashes, texts)))


def _left(words: MarkedWords, is_left: BoolArray) -> UintArray:
    """Return one hash a text of the words that are left, one behind the other: uint64[texts]."""
    if not is_left.any():
        return np.zeros(len(words.starts) - 1, np.uint64)
    hashes = words.hashes[is_left]
    bounds = np.concatenate(([0], np.cumsum(is_left)))[words.starts]
    running = np.zeros(len(hashes) + 1, np.uint64)
    np.cumsum(_WORD_POWERS.first(len(hashes)) * hashes, out=running[1:])
    return np.diff(running[bounds]) * _WORD_INVERSES.at(bounds[:-1])


def _digests(words: MarkedWords, variables: NDArray[np.uint8]) -> UintArray:
    """Return the digests of texts that all have words: uint64[texts, sets].

    The texts are cut into stretches of words that belong to the same variables. The hash of a stretch, the sum of word
    · B^position modulo 2⁶⁴, is the difference of two running sums, moved to position 0 by a power of 1 / B; so is that
    of neighbouring stretches that a set leaves alone. A digest combines the hashes of its stretches in the same way.
    """
    is_cut = words.is_first.copy()
    is_cut[1:-1] |= variables[1:] != variables[:-1]
    cuts = np.flatnonzero(is_cut)
    running = np.zeros(words.count + 1, np.uint64)
    terms = _WORD_POWERS.first(words.count)
    np.multiply(terms, words.hashes, out=terms)
    np.cumsum(terms, out=running[1:])
    stretches = _Stretches(
        variables=variables[cuts[:-1]],
        cuts=cuts,
        first=np.searchsorted(cuts, words.starts),
        sums=running[cuts],
        to_start=_WORD_INVERSES.at(cuts),
    )
    at_once = max(1, _STRETCHES_AT_ONCE // len(stretches.variables))
    combined = [stretches.combined(SETS[first : first + at_once]) for first in range(0, len(SETS), at_once)]
    hashes = np.where(stretches.is_mostly_masked(), stretches.hashes_of_texts(), np.concatenate(combined))
    return scatter(hashes).T


@dataclass(frozen=True, slots=True, kw_only=True)
class _Stretches:
    """Maximal runs of words of one text that belong to the same variables."""

    variables: NDArray[np.uint8]
    """Of each stretch."""
    cuts: IntArray
    """The first word of each stretch, and the end of the last."""
    first: IntArray
    """The first stretch of each text, and the end of the last."""
    sums: UintArray
    """Of word · B^index over all words before each cut."""
    to_start: UintArray
    """B^-cut."""

    def is_mostly_masked(self) -> BoolArray:
        """Return of which texts a set masks too much: bool[sets, texts]."""
        kinds = len(SETS) + 1
        texts = np.repeat(np.arange(len(self.first) - 1), np.diff(self.first))
        words = np.bincount(texts * kinds + self.variables, np.diff(self.cuts), kinds * (len(self.first) - 1))
        is_masked = (np.arange(kinds) & np.array(SETS)[:, np.newaxis]) > 0
        words_of = words.reshape(-1, kinds)
        is_mostly: BoolArray = is_masked @ words_of.T > MOST_MASKED * words_of.sum(axis=1)
        return is_mostly

    def hashes_of_texts(self) -> UintArray:
        """Return one hash a text, of all its words: uint64[texts]."""
        return np.diff(self.sums[self.first]) * self.to_start[self.first[:-1]]

    def combined(self, sets: Sequence[int]) -> UintArray:
        """Return what each set leaves of each text, as one hash: uint64[sets, texts].

        The sets are done at once, one behind the other, as if each had texts of its own.
        """
        is_masked = (self.variables & np.array(sets, np.uint8)[:, np.newaxis]) > 0
        count = is_masked.shape[1]
        is_start = np.ones_like(is_masked)
        np.not_equal(is_masked[:, 1:], is_masked[:, :-1], out=is_start[:, 1:])
        is_start[:, self.first[:-1]] = True
        at = np.flatnonzero(is_start)
        rows = np.arange(len(sets) + 1) * count
        before_row = np.repeat(rows[:-1], np.diff(np.searchsorted(at, rows)))
        ends = np.append(at[1:], rows[-1])
        ends -= before_row
        starts = at - before_row
        hashes = self.sums.take(ends)
        hashes -= self.sums.take(starts)
        hashes *= self.to_start.take(starts)
        hashes = np.where(is_masked.ravel().take(at), _PLACEHOLDER, hashes)
        hashes += _STRETCH_SUMMAND
        hashes *= _STRETCH_POWERS.first(len(hashes))
        texts = np.searchsorted(at, (rows[:-1, np.newaxis] + self.first[:-1]).ravel())
        return (np.add.reduceat(hashes, texts) * _STRETCH_INVERSES.at(texts)).reshape(len(sets), -1)


class _Powers:
    """Powers of an odd number modulo 2⁶⁴."""

    def __init__(self, base: int) -> None:
        self._base = base
        self._low = self._multiplied(base, 1 << _LOW_BITS)

    def first(self, count: int) -> UintArray:
        """Return the powers 0, 1, …: uint64[count]."""
        return np.multiply.outer(self._high(count), self._low).ravel()[:count]

    def at(self, exponents: IntArray) -> UintArray:
        """Return the powers with these exponents, which rise."""
        high = self._high(int(exponents[-1]) + 1)
        powers: UintArray = high[exponents >> _LOW_BITS] * self._low[exponents & ((1 << _LOW_BITS) - 1)]
        return powers

    def _high(self, count: int) -> UintArray:
        """Return every 2^`_LOW_BITS`-th power, enough of them for `count` powers."""
        return self._multiplied(pow(self._base, 1 << _LOW_BITS, 1 << 64), -(-count // (1 << _LOW_BITS)))

    @staticmethod
    def _multiplied(base: int, count: int) -> UintArray:
        factors = np.full(count, base, np.uint64)
        factors[0] = 1
        return np.multiply.accumulate(factors)


_LOW_BITS = 10
_STRETCHES_AT_ONCE = 1 << 14
"""Of all sets together: few enough to stay in the processor's cache."""
_WORD_BASE = 0xD6E8FEB86659FD93
_STRETCH_BASE = 0x9FB21C651E98DF25
_WORD_POWERS, _WORD_INVERSES = _Powers(_WORD_BASE), _Powers(pow(_WORD_BASE, -1, 1 << 64))
_STRETCH_POWERS, _STRETCH_INVERSES = _Powers(_STRETCH_BASE), _Powers(pow(_STRETCH_BASE, -1, 1 << 64))
_STRETCH_SUMMAND = np.uint64(0xC2B2AE3D27D4EB4F)
_PLACEHOLDER = np.uint64(0xA0761D6478BD642F)
