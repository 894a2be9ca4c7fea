"""Groups that are made once, and used again wherever the same texts stand around the same centre."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.acyclic import Acyclic
from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Figures, Relation
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import ScanResult
from dupfinder.fingerprint import shingle_hashes
from dupfinder.pipeline.comparing.comparer import KnownTexts
from dupfinder.pipeline.matching.grouping import members_around
from dupfinder.pipeline.matching.linking import Nodes
from dupfinder.pipeline.matching.looking import seen_figures, sight_of
from dupfinder.pipeline.matching.pairs import DocumentPairs
from dupfinder.pipeline.matching.texts import Text, alike_in_forms, likeness_relation, spelt
from dupfinder.pipeline.scanning.text_reader import TextReader
from dupfinder.pipeline.workers.jobs import Closing
from dupfinder.pipeline.workers.versions import text_versions
from dupfinder.store import LostText, ScanCache, open_cache_of
from dupfinder.verify import Spelt, verify

_TOGETHER = 16
"""Texts that are compared with another at once: the shingles of so many are held."""


class LateFigures(Closing):
    """Compares texts of a scan; the cache is opened, and a worker started, when it is first needed."""

    def __init__(self, options: ScanOptions) -> None:
        self._options = options
        self._versions = text_versions(options)
        self._cache: ScanCache | None = None
        self._reader: TextReader | None = None
        self._texts: KnownTexts | None = None

    def close(self) -> None:
        """Let go of what was opened, and end the worker."""
        for one in (self._cache, self._reader):
            if one is not None:
                one.close()

    def figures(self, text: Text, others: Sequence[Text]) -> list[Figures | None]:
        """Return how alike a text is to each of some others; `None` where one of the two cannot be had any more."""
        least = self._options.min_words
        by_words = [likeness_relation(text.first, one.first, least) is not Relation.LOOKS_ALIKE for one in others]
        seen = iter(self._seen(text, [one for one, is_told in zip(others, by_words, strict=True) if not is_told]))
        told = iter(self._told(text, [one for one, is_told in zip(others, by_words, strict=True) if is_told]))
        return [next(told) if is_told else next(seen) for is_told in by_words]

    def _seen(self, text: Text, others: Sequence[Text]) -> list[Figures | None]:
        """Return how alike texts are by what is seen, of which one has too few words."""
        least = self._options.min_words
        own, sights = sight_of(text, least), [sight_of(one, least) for one in others]
        pairs = [(own, one) for one in sights if own is not None and one is not None]
        found = iter(seen_figures(pairs, self._options)) if pairs else iter(())
        return [None if own is None or one is None else next(found) for one in sights]

    def _told(self, text: Text, others: Sequence[Text]) -> list[Figures | None]:
        """Return how alike texts are by their words."""
        own = self._words(text) if others else None
        if own is None:
            return [None] * len(others)
        found: list[Figures | None] = []
        for begin in range(0, len(others), _TOGETHER):
            found += self._compared(text, own, others[begin : begin + _TOGETHER])
        return found

    def _compared(self, text: Text, own: Spelt, others: Sequence[Text]) -> list[Figures | None]:
        words_of = [self._words(other) for other in others]
        known = [place for place, one in enumerate(words_of) if one is not None]
        spelt_words = [own, *(one for one in words_of if one is not None)]
        words = [text.first.word_count, *(others[place].first.word_count for place in known)]
        figures = verify(
            np.array([(0, number) for number in range(1, len(spelt_words))], np.int64).reshape(-1, 2),
            lambda number: shingle_hashes(spelt_words[number].hashes),
            word_counts=np.array(words, np.int64),
            on_pair=lambda: None,
            spelt_of=spelt_words.__getitem__,
        )
        found: list[Figures | None] = [None] * len(others)
        for number, place in enumerate(known):
            found[place] = alike_in_forms(text.first, others[place].first, figures.of_pair(number))
        return found

    def _words(self, text: Text) -> Spelt | None:
        digest = text.first.text_digest
        if digest is None:
            return None
        if self._options.use_cache:
            if self._cache is None:
                self._cache = open_cache_of(self._options)
            try:
                return Spelt(*self._cache.spelt_words(digest, self._versions))
            except LostText:
                pass
        return self._read_words(text)

    def _read_words(self, text: Text) -> Spelt | None:
        """Return the words of a text as one of its documents still has it."""
        for document in text.documents:
            try:
                features = self._known_texts().get(document.entry.path).features
            except DocumentError:
                continue
            if features.text_digest == text.first.text_digest:
                return spelt(features)
        return None

    def _known_texts(self) -> KnownTexts:
        if self._texts is None:
            self._reader = TextReader.of(self._options)
            self._texts = KnownTexts(self._reader)
        return self._texts


_Ints = NDArray[np.int64]
_Number = TypeVar("_Number", int, NDArray[np.int64])

_Key = tuple[int, ...]
"""The node at the centre, and then the others in rising order."""

_MOST_REMEMBERED = 3
"""Times as many members as there are documents: who moves a slider often moves it back."""


@dataclass(slots=True, eq=False)
class MadeGroup(Acyclic):
    """A group that has one number now and another one among others."""

    row: tuple[int, ...]
    """Its column in `MadeGroups.figures`."""
    group: DuplicateGroup

    @property
    def size(self) -> int:
        """Return how many members it has; one alone is no group."""
        return len(self.group.members)


@dataclass(frozen=True, slots=True)
class MadeGroups:
    """Some groups, and by what they are chosen and sorted."""

    all: Sequence[MadeGroup]
    figures: _Ints
    """int64[6, groups]: the number of the text that its members are around; how many of these could go, the bytes that
    are free without them, and how many of them share bytes with what stays; the bytes of all members but the keeper;
    and the number of the keeper's file, which is in the order of paths."""

    @property
    def centres(self) -> _Ints:
        """Return the numbers of the texts around which the groups are."""
        centres: _Ints = self.figures[0]
        return centres

    @property
    def counts(self) -> tuple[int, int, int]:
        """Return how many members could go, the bytes that are free then, and how many of them share bytes."""
        redundant, gain, sharing = self.figures[1:4].sum(axis=1).tolist()
        return redundant, gain, sharing

    def where(self, chosen: NDArray[np.bool_]) -> "MadeGroups":
        """Return only the chosen groups: bool[groups]."""
        # Indexing columns takes three times as long (numpy 2.4).
        figures = self.figures.compress(chosen, axis=1)
        return MadeGroups(list(itertools.compress(self.all, chosen.tolist())), figures)

    def and_also(self, others: "MadeGroups") -> "MadeGroups":
        """Return these groups and some others."""
        return MadeGroups([*self.all, *others.all], np.concatenate((self.figures, others.figures), axis=1))

    def numbered(self) -> tuple[DuplicateGroup, ...]:
        """Return the groups numbered from 1: the largest gain first, then the largest, then by the path of the keeper.

        Those that have the same number as the last time are the same objects.
        """
        numbered = []
        _, _, gains, _, sizes, file_ids = self.figures
        for number, place in enumerate(np.lexsort((file_ids, -sizes, -gains)).tolist(), 1):
            made = self.all[place]
            if made.group.group_id != number:
                made.group = made.group.numbered(number)
            numbered.append(made.group)
        return tuple(numbered)


def made_group(centre: int, group: DuplicateGroup) -> MadeGroup:
    """Return a group, made around a text."""
    redundant = [one.document.entry for one in group.redundant]
    gain, sharing = sum(one.freed_bytes for one in redundant), sum(one.shared_bytes > 0 for one in redundant)
    row = (centre, len(redundant), gain, sharing, group.other_bytes, group.keeper.entry.file_id)
    return MadeGroup(row, group)


def made_groups(groups: Sequence[MadeGroup]) -> MadeGroups:
    """Return the groups and what they are chosen and sorted by."""
    return MadeGroups(groups, np.array([made.row for made in groups], np.int64).reshape(-1, 6).T.copy())


class GroupMaker:
    """Makes the groups of one scan, of which so much may go; begins with those that the scan made."""

    def __init__(self, result: ScanResult, pairs: DocumentPairs, included: tuple[Inclusion, ...]) -> None:
        self.included = included
        self._texts = pairs.texts
        self._min_words = pairs.min_words
        self._figures = _Figures(pairs, result.options)
        self._most = _MOST_REMEMBERED * len(result.documents)
        self._made: dict[_Key, MadeGroup] = {}
        self._latest: dict[int, DuplicateGroup] = {}
        """The group of whole texts that was made last around each: in the next one most members are the same."""
        self._size = 0
        self._parts: dict[tuple[int, ...], int] = {}
        """The numbers of nodes that are parts of texts, by the documents in them."""
        self._learn(result, pairs)

    def make(self, nodes: Nodes, numbers: _Ints) -> MadeGroups:
        """Return the groups of some nodes; `numbers` are those that the nodes' texts have in the whole scan."""
        text_of = numbers[nodes.text_numbers].tolist()
        names = list(map(self._name, text_of, nodes.texts))
        made: list[MadeGroup] = []
        fresh: list[tuple[_Key, Sequence[int]]] = []
        for group in nodes.groups:
            key = (names[group[0]], *sorted(names[node] for node in group[1:]))
            known = self._made.get(key)
            if known is None:
                fresh.append((key, group))
            else:
                made.append(known)
        found = self._figures.of_groups([[text_of[node] for node in group] for _, group in fresh])
        for (key, (centre, *others)), figures in zip(fresh, found, strict=True):
            around = zip((nodes.texts[node] for node in others), figures, strict=True)
            alike = ((text, one) for text, one in around if one is not None)
            members = members_around(nodes.texts[centre], alike, min_words=self._min_words, known=self._known(key))
            one_more = made_group(text_of[centre], DuplicateGroup(group_id=0, members=members, included=self.included))
            made.append(one_more)
            if None not in figures:
                self._remember(key, one_more)
        return made_groups([each for each in made if each.size > 1])

    def _name(self, number: int, node: Text) -> int:
        """Return what tells a node from all others: the number of its text, or another one for a part of a text."""
        if node is self._texts[number]:
            return number
        documents = tuple(document.entry.file_id for document in node.documents)
        return self._parts.setdefault(documents, len(self._texts) + len(self._parts))

    def _known(self, key: _Key) -> Mapping[int, Member]:
        """Return the members of the latest group around the same text, if that and all of a group are whole texts."""
        latest = self._latest.get(key[0])
        if latest is None or max(key) >= len(self._texts):
            return {}
        return {id(one.document): one for one in latest.members}

    def _remember(self, key: _Key, group: MadeGroup) -> None:
        if max(key) < len(self._texts):
            self._latest[key[0]] = group.group
        self._made[key] = group
        self._size += group.size
        while self._size > self._most:
            self._size -= self._made.pop(next(iter(self._made))).size

    def _learn(self, result: ScanResult, pairs: DocumentPairs) -> None:
        """Take the groups as the scan made them, but for those that have only some of the documents of a text."""
        for group in result.groups:
            numbers = list(dict.fromkeys(pairs.text_number(member.document) for member in group.members))
            centre, *others = numbers
            is_whole = sum(len(self._texts[number].documents) for number in numbers) == len(group.members)
            if is_whole and group.keeper.entry.path == self._texts[centre].first.entry.path:
                made = group if group.included == self.included else replace(group, included=self.included)
                self._remember((centre, *sorted(others)), made_group(centre, made))


class _Figures:
    """How alike texts are, by their numbers: what was found, and what is found out late."""

    def __init__(self, pairs: DocumentPairs, options: ScanOptions) -> None:
        self._texts = pairs.texts
        self._options = options
        self._keys = self._key(*pairs.matches.pairs.T)  # rising, as the pairs are sorted
        self._figures = pairs.matches.figures
        self._late: dict[int, Figures] = {}

    def of_groups(self, groups: Sequence[Sequence[int]]) -> Iterator[list[Figures | None]]:
        """Yield how alike the first text of each group is to each other one; `None` where that cannot be found."""
        keys = [self._key(min(centre, one), max(centre, one)) for centre, *others in groups for one in others]
        found = iter(self._look_up(np.array(keys, np.int64)))
        with LateFigures(self._options) as late:
            for centre, *others in groups:
                figures = list(itertools.islice(found, len(others)))
                missing = [place for place, one in enumerate(figures) if one is None]
                if missing:
                    late_ones = self._find(centre, [others[place] for place in missing], late)
                    for place, one in zip(missing, late_ones, strict=True):
                        figures[place] = one
                yield figures

    def _find(self, centre: int, others: Sequence[int], late: LateFigures) -> list[Figures | None]:
        """Return the figures of pairs that the scan did not find."""
        keys = [self._key(min(centre, one), max(centre, one)) for one in others]
        unknown = {key: one for key, one in zip(keys, others, strict=True) if key not in self._late}
        found = late.figures(self._texts[centre], [self._texts[one] for one in unknown.values()])
        self._late.update((key, one) for key, one in zip(unknown, found, strict=True) if one is not None)
        return [self._late.get(key) for key in keys]

    def _look_up(self, keys: _Ints) -> list[Figures | None]:
        """Return the figures of each pair that was found, `None` for the others."""
        if not len(self._keys):
            return [None] * len(keys)
        places = np.minimum(np.searchsorted(self._keys, keys), len(self._keys) - 1)
        is_known = self._keys[places] == keys
        rows = zip(places.tolist(), is_known.tolist(), strict=True)
        return [self._figures.of_pair(place) if known else None for place, known in rows]

    def _key(self, a: _Number, b: _Number) -> _Number:
        return a * len(self._texts) + b
