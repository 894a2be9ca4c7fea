"""Which documents have given words in their text, without any text being stored or read again.

The scan cache has the hash of every word of every text, in order. The words that are looked for are hashed as those of
documents are, so case, width, ligatures and line ends do not matter, and neither does punctuation.
"""

import re
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.records import dataclass
from dupfinder.extract.normalisation.characters import plain_characters
from dupfinder.fingerprint.words import find_words
from dupfinder.pipeline.comparing.cached_texts import CachedTexts, documents_by_text

_Words = NDArray[np.uint64]

_QUOTES = '"“”„‟«»\uff02「」『』'
_TERM = re.compile(f"[{_QUOTES}]([^{_QUOTES}]*)[{_QUOTES}]?|([^{_QUOTES}\\s]+)")


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchedTexts:
    """What a search of texts gave."""

    found: frozenset[str]
    """The paths of the documents that have the words."""
    unsearched: frozenset[str]
    """The paths of those of which nobody knows: they could not be read, or the cache does not have their words."""


class TextSearch:
    """Searches the texts of the documents of a scan. Only whole words are found: `lease` does not find `leases`.

    In scripts without spaces each letter is a word, so there any part of a text is found.
    """

    def __init__(self, options: ScanOptions) -> None:
        self._options = options

    def find(
        self, query: str, documents: Sequence[Document], check: Callable[[], None] = lambda: None
    ) -> SearchedTexts:
        """Return which of the documents have all that is asked for: words, and in quotes several in this order.

        A query without any word finds nothing. Texts are taken from the cache one by one, each once; `check` is called
        before each and raises to give up. `StoreError` if there is a cache that cannot be read.
        """
        runs = runs_of_words(query)
        if not runs:
            return SearchedTexts(found=frozenset(), unsearched=frozenset())
        if not self._options.use_cache:
            return SearchedTexts(found=frozenset(), unsearched=frozenset(one.entry.path for one in documents))
        found: list[str] = []
        by_text, others = documents_by_text(documents)
        unsearched = [one.entry.path for one in others]
        with CachedTexts(self._options) as texts:
            for digest, same in by_text.items():
                check()
                words = texts.words(digest)
                paths = [one.entry.path for one in same]
                if words is None:
                    unsearched += paths
                elif all(has_run(words, run) for run in runs):
                    found += paths
        return SearchedTexts(found=frozenset(found), unsearched=frozenset(unsearched))


def has_words(query: str) -> bool:
    """Return whether there is anything to look for; of blanks and punctuation there is not."""
    return bool(runs_of_words(query))


def runs_of_words(query: str) -> list[_Words]:
    """Return the hashes of the words of each quotation and each other term: uint64[words], in order.

    The last quotation need not be closed. A term may be several words: `e-mail`, or one in a script without spaces.
    """
    terms = [plain_characters(quoted or single) for quoted, single in _TERM.findall(query)]
    return [words.hashes for words in find_words(terms) if len(words.hashes)]


def has_run(words: _Words, run: _Words) -> bool:
    """Return whether some words stand in a text one behind the other."""
    starts = np.flatnonzero(words[: max(0, len(words) - len(run) + 1)] == run[0])
    for offset in range(1, len(run)):
        if not len(starts):
            break
        starts = starts[words[starts + offset] == run[offset]]
    return bool(len(starts))
