"""Where the words of one document stand besides: what is only here, who has the rest, and who had it first.

A person who cleans up asks of a document that is like several others: what of it is nowhere else? The scan cache has
the hashes of all words of all texts, so nothing but the document itself is read for that.
"""

import heapq
import os
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from dupfinder.diff.losses import cut_passage, within
from dupfinder.diff.normal_words import normal_words, with_marks_in_order, word_places
from dupfinder.domain.documents import Document
from dupfinder.domain.enclosed import enclosing_path
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import ScanResult
from dupfinder.fingerprint import shingle_hashes
from dupfinder.pipeline.comparing.cached_texts import (
    CachedTexts,
    Hashes,
    Numbers,
    SoughtPassages,
    age_of,
    documents_by_text,
    hashes_of,
)
from dupfinder.pipeline.scanning.text_reader import TextReader

_Words = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Holder:
    """A document that has words of the traced one, and how many of these no holder before it in the list has."""

    document: Document
    word_count: int


@dataclass(frozen=True, slots=True)
class TracedPassage:
    """Consecutive words of the traced document with one first holder."""

    text: str
    """On one line, in the document's own letters, cut where it is long."""
    word_count: int
    first: Document | None
    """The oldest other document that has it, by its date; `None` where it stands nowhere else."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Trace:
    """Where the words of a document stand besides. Of what is no word (pictures, comments …) it says nothing."""

    word_count: int
    passages: tuple[TracedPassage, ...]
    """All of its words, in their order."""
    cover: tuple[Holder, ...]
    """Few documents that together have every word that stands elsewhere, the one that has most first (greedy)."""
    unsearched: int
    """How many documents have no words, or could not be read: they count as having nothing of it."""
    outdated: int
    """How many others are not as the scan saw them any more, or have lost their texts in its cache: the same."""

    @property
    def only_here(self) -> int:
        """Return how many words stand nowhere else."""
        return sum(passage.word_count for passage in self.passages if passage.first is None)


def trace(path: str, result: ScanResult, *, check: Callable[[], None] = lambda: None) -> Trace:
    """Return where the words of the document at `path` stand in the other documents of a scan.

    Exact: five consecutive words are a passage, and a word is elsewhere if a passage around it is
    (docs/reference/similarity.md). The texts are searched in the scan cache. `DocumentError` says in one sentence why
    the document cannot be read; `check` is called before each text and raises to give up. Time is in proportion to all
    words of the scan, memory to the words of the document and to the runs of them that other texts have.
    """
    with TextReader.of(result.options) as reader:
        text = with_marks_in_order(reader.read(path, check=check).extracted.text)
    hashes, places = hashes_of(normal_words(text), result.options.fingerprint.word_hash)
    holders, unsearched, outdated = _holders(path, result, hashes, check)
    firsts = np.full(len(hashes), -1)
    for number in sorted(range(len(holders)), key=lambda number: age_of(holders[number][0]), reverse=True):
        firsts[_in_runs(holders[number][1], len(hashes))] = number  # the oldest comes last, and stays
    edges = np.flatnonzero(np.diff(firsts, prepend=-2)).tolist()
    starts, ends = word_places(text)
    return Trace(
        word_count=len(hashes),
        passages=tuple(
            TracedPassage(
                cut_passage(text, int(starts[places[first]]), int(ends[places[end - 1]])),
                end - first,
                holders[firsts[first]][0] if firsts[first] >= 0 else None,
            )
            for first, end in zip(edges, [*edges, len(hashes)][1:], strict=True)
        ),
        cover=_cover(holders, len(hashes)),
        unsearched=unsearched,
        outdated=outdated,
    )


_Runs = NDArray[np.intp]
"""Where runs of words begin and end, in turn: of most texts they are few, of a copy one."""
_Holders = list[tuple[Document, _Runs]]


def _holders(path: str, result: ScanResult, hashes: Hashes, check: Callable[[], None]) -> tuple[_Holders, int, int]:
    """Return the oldest document of each text that has words of the document, with the runs of these words.

    And how many documents have no words, and how many are not as they were scanned, or not in the cache.
    """
    sought = SoughtPassages(shingle_hashes(hashes))
    itself = os.stat(enclosing_path(path))
    others = [one for one in result.documents if not _is_itself(one, path, (itself.st_dev, itself.st_ino))]
    by_text, wordless = documents_by_text(others)
    holders: _Holders = []
    outdated = 0
    with CachedTexts(result.options) as texts:
        for digest, numbers in texts.search(by_text, sought, check):
            there = [] if numbers is None else [one for one in by_text[digest] if _is_as_scanned(one)]
            outdated += len(by_text[digest]) - len(there)
            if there and numbers is not None:
                holders.append((min(there, key=age_of), _runs(_words_of(numbers, sought, len(hashes)))))
    return holders, len(wordless), outdated


def _is_as_scanned(document: Document) -> bool:
    """Return whether the file of a document still looks as it did."""
    entry = document.entry
    size_bytes = entry.size_bytes if entry.enclosing is None else entry.enclosing.size_bytes
    try:
        info = os.stat(entry.file_path)
    except OSError:
        return False
    return (info.st_size, info.st_mtime_ns) == (size_bytes, entry.mtime_ns)


def _words_of(numbers: Numbers, sought: SoughtPassages, word_count: int) -> _Words:
    """Return which words of a text stand in one of these of its passages: bool[words]."""
    is_there = np.zeros(len(sought.unique), np.bool_)
    is_there[numbers] = True
    return within(is_there[sought.numbers], word_count)


def _is_itself(document: Document, path: str, file: tuple[int, int]) -> bool:
    """Return whether a document is the one at a path, whatever name or link leads there."""
    if document.entry.enclosing is not None:
        return document.entry.path == path
    return (document.entry.device, document.entry.inode) == file and path == enclosing_path(path)


def _runs(words: _Words) -> _Runs:
    return np.flatnonzero(np.diff(words, prepend=False, append=False))


def _in_runs(runs: _Runs, count: int) -> _Words:
    return np.repeat(np.arange(len(runs) + 1) % 2 == 1, np.diff(runs, prepend=0, append=count))


def _cover(holders: _Holders, word_count: int) -> tuple[Holder, ...]:
    """Return holders that together have every word that any of them has: each time the one that adds most.

    The least such set is hard to find (set cover); this one is at most ln(words) times as large (Chvatal 1979). What a
    holder adds only falls, so one that adds most of those counted last needs no other to be counted again.
    """
    left = np.ones(word_count, np.bool_)
    counts = [int((runs[1::2] - runs[::2]).sum()) for _, runs in holders]
    waiting = [(-count, age_of(holders[number][0]), number) for number, count in enumerate(counts)]
    heapq.heapify(waiting)
    cover = []
    while waiting:
        added, age, number = heapq.heappop(waiting)
        words = _in_runs(holders[number][1], word_count) & left
        now = -int(np.count_nonzero(words))
        if now and now == added:
            left &= ~words
            cover.append(Holder(holders[number][0], -now))
        elif now:
            heapq.heappush(waiting, (now, age, number))
    return tuple(cover)
