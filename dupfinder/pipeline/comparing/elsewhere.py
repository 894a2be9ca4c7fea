"""What is left of texts that go, looked for in all documents that stay: searched in the scan cache, then read."""

import os
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field, replace

import numpy as np

from dupfinder.diff import KeptPassages, TextLeft
from dupfinder.diff.losses import around
from dupfinder.domain.decisions import Decision, Elsewhere, Loss, LostContent, Plan
from dupfinder.domain.documents import Document
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.fingerprints import WordHash
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.protection import Protection, Standing
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

_MOST_TRIES = 3
"""So many documents are read for a passage that the cache says they have, and that then none of them has."""


@dataclass(slots=True)
class GoingText:
    """The text of a document that goes, and of its copies, and where what of it was found."""

    decisions: Sequence[Decision]
    left: TextLeft
    content: tuple[LostContent, ...]
    elsewhere: list[Elsewhere] = field(default_factory=list)

    def take(self, holder: Elsewhere, kept: KeptPassages) -> None:
        """Leave no more what a document that stays has, too; `holder` is that one, without a word yet."""
        count, passages = self.left.take(kept)
        if count:
            self.elsewhere.append(replace(holder, word_count=count, passages=passages))

    def losses(self) -> dict[str, Loss]:
        """Return what is lost, by the path of each of the documents."""
        loss = Loss(
            word_count=self.left.word_count,
            passages=self.left.shown,
            content=self.content,
            elsewhere=tuple(self.elsewhere),
        )
        return {decision.file.path: loss for decision in self.decisions}


class StayingDocuments:
    """The documents of a scan that stay when a plan is carried out."""

    def __init__(self, plan: Plan, result: ScanResult, reader: TextReader, token: CancelToken) -> None:
        self._options = result.options
        self._texts, _ = documents_by_text(_staying(plan, result.documents))
        self._read_anyway = {decision.file.path for decision in plan.decisions}
        self._reader = reader
        self._token = token
        self.unsearched = 0
        """So many documents that are not in the plan could not be searched: the cache does not have their texts."""

    def take_from(self, going: Sequence[GoingText]) -> None:
        """Take from texts what documents that stay have, too.

        Exact: each text is searched for each passage around a word that is left. Those with most of these are read
        first, and none that adds nothing. Time is in proportion to all words of the scan, once for the search and at
        most once more for the texts that have something; memory to the texts that go.
        """
        with CachedTexts(self._options) as texts:
            wanted = _Wanted(going, self._options.fingerprint.word_hash)
            for digest in self._promising(wanted, texts):
                words = texts.words(digest)
                numbers = np.zeros(0, np.intp) if words is None else wanted.found_in(words)
                if not len(numbers):
                    continue
                owners = wanted.owners(numbers)
                if self._read(self._texts[digest], [going[owner] for owner in owners]):
                    wanted.tried(numbers, owners)
                    if not wanted.is_any_open:
                        break

    def _promising(self, wanted: "_Wanted", texts: CachedTexts) -> list[bytes]:
        """Return the digests of the texts that have something of what is wanted, those with most first."""
        counts: dict[bytes, int] = {}
        self.unsearched = 0
        for digest, numbers in texts.search(self._texts, wanted.sought, self._token.check):
            if numbers is None:
                paths = {document.entry.path for document in self._texts[digest]}
                self.unsearched += len(paths - self._read_anyway)
            else:
                wanted.note(numbers)
                counts[digest] = len(numbers)
        oldest = {digest: min(map(age_of, self._texts[digest])) for digest in counts}
        return sorted(counts, key=lambda digest: (-counts[digest], oldest[digest]))

    def _read(self, same: Sequence[Document], owners: Sequence[GoingText]) -> bool:
        """Take what a text has, too, by the oldest of its documents that can still be read as it was scanned.

        Return whether there is any.
        """
        for document in sorted(same, key=age_of):
            self._token.check()
            try:
                info = os.stat(document.entry.file_path)
                found = self._reader.read(document.entry.path, check=self._token.check)
            except (DocumentError, OSError):
                continue
            if found.content_digest != _digest(document):
                continue
            kept = KeptPassages(found.extracted.text)
            holder = Elsewhere(
                path=document.entry.path,
                size_bytes=info.st_size,
                mtime_ns=info.st_mtime_ns,
                content_digest=found.content_digest,
            )
            for owner in owners:
                owner.take(holder, kept)
            return True
        return False


class _Wanted:
    """The passages around words that are left of some texts, as the cache knows them.

    All stand one behind the other, those of one text together; the search knows each that is equal to another once.
    """

    def __init__(self, going: Sequence[GoingText], word_hash: WordHash) -> None:
        self._going = going
        each = [_wanted_of(one.left, word_hash) for one in going]
        self._bounds = np.cumsum([0, *(len(passages) for passages, _, _ in each)])
        self.sought = SoughtPassages(np.concatenate([passages for passages, _, _ in each]))
        self._firsts = np.concatenate([firsts for _, firsts, _ in each])
        self._ends = np.concatenate([ends for _, _, ends in each])
        self._is_wanted = np.ones(len(self._firsts), np.bool_)
        self._wants = np.bincount(self.sought.numbers, minlength=len(self.sought.unique))
        """How many of the places of each passage want it still."""
        self._tries = np.zeros(len(self.sought.unique), np.uint8)
        self._is_there = np.zeros(len(self.sought.unique), np.bool_)
        """What any text has."""

    @property
    def is_any_open(self) -> bool:
        """Return whether any text may have more."""
        return bool(len(self._open_of(np.flatnonzero(self._is_there))))

    def note(self, numbers: Numbers) -> None:
        """Note that a text has these passages."""
        self._is_there[numbers] = True

    def found_in(self, words: Hashes) -> Numbers:
        """Return the numbers of the passages that a text has and that are not found yet."""
        return self._open_of(next((numbers for _, numbers in self.sought.found_in([words])), np.zeros(0, np.intp)))

    def owners(self, numbers: Numbers) -> list[int]:
        """Return the numbers of the texts that want any of these passages."""
        chosen = np.zeros(len(self._wants), np.bool_)
        chosen[numbers] = True
        places = np.flatnonzero(chosen[self.sought.numbers] & self._is_wanted)
        owners: list[int] = np.unique(np.searchsorted(self._bounds, places, side="right") - 1).tolist()
        return owners

    def tried(self, numbers: Numbers, owners: Sequence[int]) -> None:
        """Note that a text with these passages was read, and what of them these texts found there."""
        self._tries[numbers] += 1
        for owner in owners:
            places = slice(self._bounds[owner], self._bounds[owner + 1])
            left = np.concatenate([[0], np.cumsum(self._going[owner].left.is_left)])
            is_wanted = left[self._ends[places]] > left[self._firsts[places]]
            np.subtract.at(self._wants, self.sought.numbers[places][self._is_wanted[places] & ~is_wanted], 1)
            self._is_wanted[places] = is_wanted

    def _open_of(self, numbers: Numbers) -> Numbers:
        return numbers[(self._wants[numbers] > 0) & (self._tries[numbers] < _MOST_TRIES)]


def _wanted_of(left: TextLeft, word_hash: WordHash) -> tuple[Hashes, Numbers, Numbers]:
    """Return the passages around what is left of a text, and of each its first word and the one behind its last."""
    hashes, words = hashes_of(left.words, word_hash)
    passages = shingle_hashes(hashes)
    wanted = np.flatnonzero(around(left.is_left[words], len(passages)))
    return passages[wanted], words[wanted], words[wanted + len(hashes) - len(passages)] + 1


def _staying(plan: Plan, documents: Iterable[Document]) -> Iterator[Document]:
    """Yield the documents that stay; none that is excluded, or that may be one that goes, seen by another mount."""
    going = [decision.file for decision in plan.removals]
    paths = {file.path for file in going}
    files = {(file.device, file.inode) for file in going if file.inode}
    seen: defaultdict[tuple[str, int, int], set[int]] = defaultdict(set)
    for file in going:
        seen[file.content_digest, file.size_bytes, file.mtime_ns].add(file.device)
    protection = Protection(plan.roles)
    for document in documents:
        entry = document.entry
        inode = entry.inode if entry.enclosing is None else entry.enclosing.inode
        if entry.file_path in paths or (entry.device, inode) in files or not paths.isdisjoint(entry.other_paths):
            continue
        if protection.of(entry.file_path, *entry.other_paths) is Standing.EXCLUDED:
            continue
        devices = seen.get((_digest(document), entry.size_bytes, entry.mtime_ns), {entry.device})
        if entry.enclosing is None and (entry.is_excluded or entry.device not in devices):
            continue
        yield document


def _digest(document: Document) -> str:
    return "" if document.content_digest is None else document.content_digest.hex()
