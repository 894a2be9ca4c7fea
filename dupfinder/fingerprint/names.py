"""Which words of texts are parts of names, told by their capital letters.

A name is a word with a capital inside of a sentence, or at the start of one if it stands before such a word, behind a
title or an initial, or is a name elsewhere in the text; and particles between names. Not so function words, unless they
stand beside a name inside of a sentence ("Will Smith"); nor words all in capitals, which most often are acronyms,
constants and emphasis (MUST), unless they stand beside a name or are one elsewhere. Where capitals tell nothing
(German, titles, passages in capitals, scripts without case) no names are told. E-mail addresses and user names in small
letters are not recognised.
"""

# ruff: noqa: RUF001 - words in many scripts

import enum
import functools
import itertools
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.fingerprint.hashing import UintArray, scatter
from dupfinder.fingerprint.marked_words import BoolArray, IntArray, MarkedWords, Vocabulary, has, only, vocabulary_of
from dupfinder.fingerprint.marks import WordMark
from dupfinder.fingerprint.stop_words import STOP_WORDS

ALWAYS_TELLING = 0.12
"""The share of words with a capital, inside of sentences, up to which nobody has to ask whether it is German.

Of real documents 95 % of the German ones have more (.29-.60, the median .40), 95 % of the English ones up to .18 (the
median .08), and so have those in other languages (Spanish .12, French .14, Russian .17, Polish .25). But a letter or an
invoice of a few lines, full of names, can have as many as German, and a German form as few as Polish.
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
    at = np.flatnonzero(only(words.marks, WordMark.CAPITAL, among=WordMark.CAPITAL | WordMark.DIGIT))
    is_loud = has(words.marks[at], WordMark.ALL_CAPITALS)
    shouted = _shouted(is_loud, _follows(words, at))
    begins = words.begins_sentence(at)
    bounds = np.searchsorted(at, words.starts)
    telling = counts(~begins & ~shouted, bounds)
    is_inside = ~has(words.marks, WordMark.START) | has(words.marks, WordMark.JOINED)
    is_inside &= ~has(words.marks, WordMark.DIGIT)
    inside = counts(is_inside, words.starts) - counts(shouted & ~begins, bounds)
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
    indices, _ = vocabulary_of(NOUN_CAPITALISING).find(words.hashes[looked_at])
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


def counts(flags: BoolArray, bounds: NDArray[np.int64]) -> IntArray:
    """Return how many flags are set from each bound to the next."""
    if len(bounds) > 2:
        return np.diff(np.searchsorted(np.flatnonzero(flags), bounds))
    # Of one long text places would take eight bytes each.
    return np.array([np.count_nonzero(flags[bounds[0] : bounds[-1]])] * (len(bounds) - 1), np.int64)


TITLES = (
    "mr mrs ms miss mx dr prof sir st rev hon messrs m mme mlle sr sra srta dña sig dott ing г гр д "
    "dear hi hello hey liebe lieber herr frau cher chère chers estimado estimada querido querida caro cara beste "
    "kære hej"
)
"""What stands before names, at the start of a sentence too; and how letters begin."""
PARTICLES = (
    "van von der den de del della di da dos das du des la le las los el al bin ibn ben bint zu zur ter ten af av y"
)
"""What stands in small letters between the parts of a name: Ludwig van Beethoven, José Ortega y Gasset."""

LONGEST_RUN_OF_INITIALS = 3
SLOTS_PER_NAME = 4


class CapitalWord(enum.IntFlag):
    """What a word with a capital can be other than a name."""

    FUNCTION = 1
    """A function word of some language, of two letters or more; or "I"."""
    TITLE = 2
    INITIAL = 4
    """A single letter."""


def find_names(words: MarkedWords, capitals: Capitals, *, is_date: BoolArray) -> BoolArray:
    """Return which words are parts of names: bool[count + 1], the last one false. Dates are none."""
    is_name = np.zeros(words.count + 1, np.bool_)
    if not len(capitals.at):
        return is_name
    known = _capital_words().codes(words.hashes[capitals.at])
    is_function, is_title = has(known, CapitalWord.FUNCTION), has(known, CapitalWord.TITLE)
    may_be = ~is_date[capitals.at]
    inside, at_start = may_be & ~capitals.begins, may_be & capitals.begins & ~is_function
    names = inside & ~is_function & ~capitals.is_loud & ~_is_value(words, capitals, known)
    names |= inside & (is_function | capitals.is_loud) & (_behind(capitals, names) | _before(capitals, names))
    names |= at_start & ~capitals.is_loud & _before(capitals, names)
    for _ in range(LONGEST_RUN_OF_INITIALS):
        introduces = is_title | (names & has(known, CapitalWord.INITIAL))
        names |= at_start & _behind(capitals, introduces)
    names |= (at_start & is_title & _before(capitals, names)) | (inside & ~is_function & _behind(capitals, names))
    wanted = may_be & ~is_function & ~has(known, CapitalWord.INITIAL) & ~names
    names |= are_among(words.hashes[capitals.at], capitals.texts, wanted=wanted, known=names)
    names |= at_start & ~capitals.is_loud & _before(capitals, names)
    is_name[capitals.at[names]] = True
    _add_particles(is_name, words, capitals.at[names], capitals.texts[names])
    return is_name


def _is_value(words: MarkedWords, capitals: Capitals, known: NDArray[np.uint8]) -> BoolArray:
    """Return which words are all that stands behind the first word of a line or sentence: "Status: Draft".

    Such a word is as often a choice as a name, and a draft is no copy of the final text; but "Dear Anna" is a name.
    """
    before, after = words.before(capitals.at), words.after(capitals.at)
    may_end = (after == words.count) | words.begins_sentence(after)
    is_value: BoolArray = words.begins_sentence(before) & may_end & ~has(known, CapitalWord.INITIAL)
    return is_value & ~_behind(capitals, has(known, CapitalWord.TITLE))


def _behind(capitals: Capitals, flags: BoolArray) -> BoolArray:
    """Return which capitalised words stand directly behind one that is flagged."""
    return _shifted(flags, 1) & capitals.follows


def _before(capitals: Capitals, flags: BoolArray) -> BoolArray:
    """Return which capitalised words stand directly before one that is flagged."""
    return _shifted(flags & capitals.follows, -1)


def is_function_word(hashes: UintArray) -> BoolArray:
    """Return which words are function words of some language, or a single letter."""
    return has(_capital_words().codes(hashes), CapitalWord.FUNCTION | CapitalWord.INITIAL)


def are_among(hashes: UintArray, texts: IntArray, *, wanted: BoolArray, known: BoolArray) -> BoolArray:
    """Return which of the wanted words are, in the same text, among those that are known."""
    keys = hashes + scatter(np.arange(texts.max(initial=0) + 1, dtype=np.uint64))[texts]
    is_among = np.zeros(len(hashes), np.bool_)
    is_among[wanted] = _are_among(keys[wanted], keys[known])
    return is_among


def _are_among(wanted: UintArray, keys: UintArray) -> BoolArray:
    """Return which of `wanted` are among `keys`.

    Sorting either would take as long as all else here. So the keys are put into slots of a table, each round by other
    bits of theirs; those that found their slot taken, by another key, are left for the next round.
    """
    found = np.zeros(len(wanted), np.bool_)
    open_ones = np.arange(len(wanted))
    for turn in itertools.count():
        if not len(open_ones) or not len(keys):
            return found
        bits = max(6, (SLOTS_PER_NAME * len(keys)).bit_length())
        mask = np.uint64((1 << bits) - 1)
        mixed = (keys, wanted[open_ones]) if not turn else (_stirred(keys, turn), _stirred(wanted[open_ones], turn))
        slots, asked = (one & mask for one in mixed)
        table = np.full(1 << bits, -1, np.int32)
        table[slots] = np.arange(len(keys), dtype=np.int32)
        held = table[asked]
        is_taken = held >= 0
        is_same = is_taken & (keys[held] == wanted[open_ones])
        found[open_ones[is_same]] = True
        open_ones = open_ones[is_taken & ~is_same]
        keys = keys[keys[table[slots]] != keys]
    raise AssertionError  # pragma: no cover - `count` does not end


def _stirred(keys: UintArray, turn: int) -> UintArray:
    return scatter(keys + np.uint64(turn))


def _add_particles(is_name: BoolArray, words: MarkedWords, at: IntArray, texts: IntArray) -> None:
    """Flag one or two particles between names of a text."""
    gaps = np.diff(at)
    last = np.flatnonzero((gaps > 1) & (gaps <= 3) & (texts[1:] == texts[:-1]))
    first, is_one = at[last] + 1, gaps[last] == 2
    particles = vocabulary_of(PARTICLES)
    known = particles.codes(words.hashes[first]) > 0
    second = first + ~is_one
    known[known] = particles.codes(words.hashes[second[known]]) > 0
    is_name[first[known]] = True
    is_name[second[known]] = True


@functools.cache
def _capital_words() -> Vocabulary:
    """Return function words, titles and initials; about a millisecond, once a process."""
    function_words = [word for word in " ".join(STOP_WORDS.values()).split() if len(word) > 1]
    codes = dict.fromkeys((*function_words, "i"), int(CapitalWord.FUNCTION))
    for title in TITLES.split():
        codes[title] = codes.get(title, 0) & ~CapitalWord.FUNCTION | CapitalWord.TITLE
    alphabets = (range(ord("a"), ord("z") + 1), range(ord("α"), ord("ω") + 1), range(ord("а"), ord("я") + 1))
    for letter in map(chr, itertools.chain(*alphabets)):
        codes[letter] = codes.get(letter, 0) | CapitalWord.INITIAL
    return Vocabulary(codes)
