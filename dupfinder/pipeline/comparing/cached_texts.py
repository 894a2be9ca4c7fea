"""Passages looked for in all texts of a scan, by the hashes of words that the scan cache has: no document is read."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Self

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.domain.fingerprints import WordHash
from dupfinder.domain.options import ScanOptions
from dupfinder.fingerprint import SHINGLE_WORDS, shingle_hashes
from dupfinder.fingerprint.words import find_words
from dupfinder.pipeline.workers.versions import text_versions
from dupfinder.store import LostText, open_cache_of

Hashes = NDArray[np.uint64]
Numbers = NDArray[np.intp]
_WORDS_AT_ONCE = 1 << 16
_LEAST_BITS, _MOST_BITS = 16, 25
_BITS_A_PASSAGE = 16


class CachedTexts:
    """The texts of a scan as the hashes of their words; use it in a `with` block."""

    def __init__(self, options: ScanOptions) -> None:
        self._cache = open_cache_of(options)
        self._versions = text_versions(options)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._cache.close()

    def words(self, digest: bytes) -> Hashes | None:
        """Return the hashes of a text's words, in order; `None` where nobody has them any more."""
        try:
            return self._cache.word_hashes(digest, self._versions)
        except LostText:
            return None

    def search(
        self, digests: Iterable[bytes], sought: "SoughtPassages", check: Callable[[], None]
    ) -> Iterator[tuple[bytes, Numbers | None]]:
        """Yield each text that has any of some passages, with their numbers, and `None` with each that nobody has.

        `check` is called before each text and raises to give up.
        """
        some: list[bytes] = []
        texts: list[Hashes] = []
        left = _WORDS_AT_ONCE
        for digest in digests:
            check()
            words = self.words(digest)
            if words is None:
                yield digest, None
                continue
            some.append(digest)
            texts.append(words)
            left -= len(words)
            if left < 0:
                yield from ((some[place], numbers) for place, numbers in sought.found_in(texts))
                some, texts, left = [], [], _WORDS_AT_ONCE
        yield from ((some[place], numbers) for place, numbers in sought.found_in(texts))


class SoughtPassages:
    """Passages that are looked for in one text after the other; of each one bit is looked up first."""

    def __init__(self, passages: Hashes) -> None:
        self.unique, self.numbers = np.unique(passages, return_inverse=True)
        bits = min(max((_BITS_A_PASSAGE * len(self.unique)).bit_length(), _LEAST_BITS), _MOST_BITS)
        self._shift = np.uint64(64 - bits)
        self._filter = np.zeros(1 << bits, np.bool_)
        self._filter[self.unique >> self._shift] = True

    def found_in(self, texts: Sequence[Hashes]) -> Iterator[tuple[int, Numbers]]:
        """Yield the number of each text that has any, and the numbers among `unique` of those that it has, each once.

        All texts are gone through as one, which takes a tenth of the time.
        """
        bounds = np.cumsum([0, *map(len, texts)])
        words = np.concatenate([np.zeros(0, np.uint64), *texts])
        places, numbers = self._matches(shingle_hashes(words) if len(words) >= SHINGLE_WORDS else words[:0])
        owners = np.searchsorted(bounds, places, side="right") - 1
        is_inside = places + SHINGLE_WORDS <= bounds[owners + 1]  # else it begins in one text and ends in another
        owners, numbers = owners[is_inside], numbers[is_inside]
        found = np.split(numbers, np.flatnonzero(np.diff(owners)) + 1) if len(owners) else []
        each = dict(zip(np.unique(owners).tolist(), map(np.unique, found), strict=True))
        for short in np.flatnonzero(np.diff(bounds) < SHINGLE_WORDS).tolist():
            _, whole = self._matches(shingle_hashes(texts[short]))
            if len(whole):
                each[short] = whole
        yield from sorted(each.items())

    def _matches(self, passages: Hashes) -> tuple[Numbers, Numbers]:
        """Return the places of the passages that are sought, and their numbers."""
        places = np.flatnonzero(self._filter[passages >> self._shift])
        if not len(self.unique):
            return places[:0], places[:0]
        numbers = np.minimum(np.searchsorted(self.unique, passages[places]), len(self.unique) - 1)
        is_one = self.unique[numbers] == passages[places]
        return places[is_one], numbers[is_one]


def hashes_of(words: Sequence[str], word_hash: WordHash) -> tuple[Hashes, Numbers]:
    """Return the hashes of normalised words as documents have them, and of which word each is.

    A word that a scan sees as several counts as these, all at the one place.
    """
    (together,) = find_words(["\n".join(words)], word_hash=word_hash)
    # Each word has at least one hash, so here each has one. To hash them one by one takes three times as long.
    if len(together.hashes) == len(words):
        return together.hashes, np.arange(len(words))
    numbers: dict[str, int] = {}
    places = [numbers.setdefault(word, len(numbers)) for word in words]
    found = [one.hashes for one in find_words(list(numbers), word_hash=word_hash)]
    hashes: Hashes = np.concatenate([np.zeros(0, np.uint64), *(found[place] for place in places)])
    return hashes, np.repeat(np.arange(len(words)), [len(found[place]) for place in places])


def documents_by_text(documents: Iterable[Document]) -> tuple[dict[bytes, list[Document]], list[Document]]:
    """Return the documents by the digest of their text, and those without any."""
    found: defaultdict[bytes, list[Document]] = defaultdict(list)
    others = []
    for document in documents:
        if document.text_digest is None:
            others.append(document)
        else:
            found[document.text_digest].append(document)
    return found, others


def age_of(document: Document) -> tuple[int, str]:
    """Return what sorts documents by their dates, the oldest first."""
    return document.entry.mtime_ns, document.entry.path
