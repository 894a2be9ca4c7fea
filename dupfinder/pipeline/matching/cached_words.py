"""What is made of the words that the scan cache keeps: what texts are found by, and how alike they are.

Both in parts: the words of many texts at once. A part of pairs holds all it takes to compare them anywhere.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.domain.fingerprints import FingerprintMethod
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.records import dataclass
from dupfinder.fingerprint import (
    SHINGLE_WORDS,
    SKETCHED_WORDS,
    distinct_shingles,
    sampled_triples,
    shingle_hashes,
    sketches,
)
from dupfinder.index.packed import Arrays, RunTasks, Task
from dupfinder.store import ReaderVersions, ScanCache
from dupfinder.verify import Similarities, Spelt, batches, verify

Ints = NDArray[np.int64]
Numbers = NDArray[np.uint64]

SHORT_SHINGLES = 256
"""Texts of up to so many are also compared by all of them: a few winnowed ones would depend on luck."""
_SHORT_WORDS = SHORT_SHINGLES + SHINGLE_WORDS - 1
_WORDS_AT_ONCE = 1 << 16
_NOTHING = np.zeros(0, np.uint64)


Lists = tuple[Numbers, Ints]
"""Values of some texts, text after text, and how many each has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sketch:
    """What one text is found by beside its fingerprint; each value once."""

    shingles: Numbers
    """Winnowed ones."""
    short_shingles: Numbers
    """All of a short text."""
    triples: Numbers
    """Runs of three words, sampled; none of a long text."""
    terms: Numbers
    """Its longest sentences, where texts are found by those."""


@dataclass(frozen=True, slots=True)
class Sketches:
    """The sketches of some texts."""

    shingles: Lists
    short_shingles: Lists
    triples: Lists
    terms: Lists

    def each(self) -> Iterator[Sketch]:
        """Yield them one by one."""
        kinds = (self.shingles, self.short_shingles, self.triples, self.terms)
        for of_one in zip(*(np.split(values, np.cumsum(sizes)[:-1]) for values, sizes in kinds), strict=True):
            shingles, short_shingles, triples, terms = of_one
            yield Sketch(shingles=shingles, short_shingles=short_shingles, triples=triples, terms=terms)


def read_sketches(
    documents: Iterable[Document], options: ScanOptions, *, cache: ScanCache, versions: ReaderVersions
) -> Iterator[Sketches]:
    """Yield the sketches of the texts of documents, some at a time; raises `LostText` where the cache lost one."""
    by_terms = options.fingerprint.method is FingerprintMethod.SENTENCES
    waiting: list[tuple[bytes, Numbers]] = []
    words = 0
    nothing = (_NOTHING, np.zeros(1, np.int64))
    for document in documents:
        if document.text_digest is None:
            raise ValueError(f"{document.entry.path} has no text.")
        is_long = document.word_count >= SKETCHED_WORDS
        kept = cache.sketch(document.text_digest, versions) if is_long or by_terms else None
        terms = _NOTHING if kept is None or not by_terms else kept.terms
        if kept is not None and is_long:
            if waiting:
                yield _made(waiting, cache=cache, versions=versions)
                waiting, words = [], 0
            yield Sketches(_joined([kept.shingles]), nothing, nothing, _joined([terms]))
            continue
        waiting.append((document.text_digest, terms))
        words += document.word_count
        if words >= _WORDS_AT_ONCE:
            yield _made(waiting, cache=cache, versions=versions)
            waiting, words = [], 0
    if waiting:
        yield _made(waiting, cache=cache, versions=versions)


def _made(waiting: list[tuple[bytes, Numbers]], *, cache: ScanCache, versions: ReaderVersions) -> Sketches:
    """Return the sketches of some texts, by their words, and the terms that are known."""
    words, _, counts = cache.words_of_texts([digest for digest, _ in waiting], versions)
    starts, short = _starts(counts), [count if count <= _SHORT_WORDS else 0 for count in counts]
    whole = words[np.repeat(np.equal(short, counts), counts)]
    made = (sketches(words, starts), distinct_shingles(whole, _starts(short)), sampled_triples(words, starts))
    sampled, every, triples = ((values, np.diff(bounds)) for values, bounds in made)
    return Sketches(sampled, every, triples, _joined([terms for _, terms in waiting]))


def _starts(counts: list[int]) -> Ints:
    return np.cumsum([0, *counts], dtype=np.int64)


def _joined(lists: list[Numbers]) -> Lists:
    return np.concatenate(lists), np.array([len(one) for one in lists])


_PART_WORDS = 1 << 20
"""A part that is given away has pairs of about so many words."""
_READ_WORDS = 1 << 22
"""Texts are read for pairs of about so many words, 40 MB: each time it may take every vocabulary of the cache."""


@dataclass(frozen=True, slots=True)
class JoinedWords:
    """The words of some texts, one text after the other."""

    hashes: Numbers
    spellings: NDArray[np.uint16]
    starts: Ints
    """Where the words of each text begin, and the end of the last."""

    def shingles(self, place: int) -> Numbers:
        """Return the shingles of a text."""
        return shingle_hashes(self.spelt(place).hashes)

    def spelt(self, place: int) -> Spelt:
        """Return the words of a text."""
        part = slice(*self.starts[place : place + 2].tolist())
        return Spelt(self.hashes[part], self.spellings[part])


@dataclass(slots=True)
class CachedWords:
    """The words of some texts, as they are asked for; once they are pickled, they are all there, and no longer here.

    Of each worker of a cluster some parts are on their way, each of 10 MB: nobody here needs their words, unless they
    come back undone.
    """

    numbers: list[int]
    read: Callable[[Ints], Callable[[int], Spelt]]
    spelt_of: Callable[[int], Spelt] | None

    def shingles(self, place: int) -> Numbers:
        """Return the shingles of a text."""
        return shingle_hashes(self.spelt(place).hashes)

    def spelt(self, place: int) -> Spelt:
        """Return the words of a text."""
        if self.spelt_of is None:
            self.spelt_of = self.read(np.array(self.numbers))
        return self.spelt_of(self.numbers[place])

    def __reduce__(self) -> tuple[type[JoinedWords], tuple[Numbers, NDArray[np.uint16], Ints]]:
        texts = list(map(self.spelt, range(len(self.numbers))))
        self.spelt_of = None
        hashes, spellings = (np.concatenate([getattr(one, name) for one in texts]) for name in ("hashes", "spellings"))
        return JoinedWords, (hashes, spellings, np.cumsum([0, *(len(one.hashes) for one in texts)]))


def compared(pairs: Ints, words: CachedWords | JoinedWords, *, word_counts: Ints, check: Callable[[], None]) -> Arrays:
    """Return the figures of pairs of texts, by their places, and which of them are framed: as `verify` does."""
    framed: list[int] = []
    figures = verify(pairs, words.shingles, word_counts=word_counts, on_pair=check, spelt_of=words.spelt, framed=framed)
    return [figures.as_columns(), np.array(framed, np.int64)]


def compared_in_parts(
    pairs: Ints,
    read: Callable[[Ints], Callable[[int], Spelt]],
    *,
    word_counts: Ints,
    run: RunTasks,
    are_given_away: bool,
    check: Callable[[], None],
    on_pairs: Callable[[int], None],
) -> tuple[Similarities, list[int]]:
    """Return the figures of pairs of texts, and the places of those that are framed, as `verify` does, but in tasks.

    Those that are given away are smaller, so that several processes have something to do. `read` is told which texts
    are compared next, rising, and returns what gives the words of each. `on_pairs` is told how many pairs were
    compared.
    """
    parts: list[Ints] = []

    def tasks() -> Iterator[Task]:
        # Pairs of texts that are in several are in one part, as far as it goes.
        words_of_part = _PART_WORDS if are_given_away else _READ_WORDS
        found = _together(batches(pairs, word_counts), pairs, word_counts, words=words_of_part)
        for several in _together(map(np.concatenate, found), pairs, word_counts, words=_READ_WORDS):
            check()
            spelt_of = read(np.unique(pairs[np.concatenate(several)]))
            for part in several:
                parts.append(part)
                numbers, places = np.unique(pairs[part], return_inverse=True)
                words = CachedWords(numbers.tolist(), read, spelt_of)
                yield partial(compared, places.reshape(-1, 2), words, word_counts=word_counts[numbers], check=check)
            del words, spelt_of  # before the next ones are read

    columns, framed = np.empty((len(pairs), 3)), []
    for number, (figures, of_part) in enumerate(run(tasks())):
        part = parts[number]
        columns[part] = figures
        framed += part[of_part].tolist()
        on_pairs(len(part))
    return Similarities.of(columns), sorted(framed)


def _together(places: Iterable[Ints], pairs: Ints, word_counts: Ints, *, words: int) -> Iterator[list[Ints]]:
    """Yield the places of pairs as they come, some at a time, which are pairs of about so many words."""
    some: list[Ints] = []
    count = 0
    for one in places:
        some.append(one)
        count += int(word_counts[pairs[one]].sum())
        if count >= words:
            yield some
            some, count = [], 0
    if some:
        yield some
