"""Groups that are made once, and used again wherever the same texts stand around the same centre."""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.acyclic import Acyclic
from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline.matching.grouping import members_around
from dupfinder.pipeline.matching.linking import Nodes
from dupfinder.pipeline.matching.pairs import DocumentPairs
from dupfinder.pipeline.matching.texts import Text
from dupfinder.pipeline.results.late_similarity import LateFigures

_Ints = NDArray[np.int64]
_Number = TypeVar("_Number", int, NDArray[np.int64])

_Key = tuple[int, ...]
"""The node at the centre, and then the others in rising order."""

_MOST_REMEMBERED = 3
"""Times as many members as there are documents: who moves a slider often moves it back."""


@dataclass(slots=True, eq=False)
class MadeGroup(Acyclic):
    """A group that has one number now and another one among others."""

    centre: int
    """The number of the text that its members are around."""
    redundant: int
    """So many of its members could go."""
    gain: int
    """The bytes that are free without these."""
    sharing: int
    """So many of these share bytes with what stays."""
    size_bytes: int
    """Those of all members but the keeper."""
    group: DuplicateGroup

    @property
    def size(self) -> int:
        """Return how many members it has; one alone is no group."""
        return len(self.group.members)


@dataclass(frozen=True, slots=True)
class MadeGroups:
    """Some groups, and by what they are chosen and sorted."""

    all: Sequence[MadeGroup]
    centres: _Ints
    """int64[groups], as the next ones."""
    redundant: _Ints
    gains: _Ints
    sharing: _Ints
    sizes: _Ints
    file_ids: _Ints
    """Of the keepers, so in the order of their paths."""

    def where(self, chosen: NDArray[np.bool_]) -> "MadeGroups":
        """Return only the chosen groups: bool[groups]."""
        return MadeGroups(
            list(itertools.compress(self.all, chosen.tolist())),
            self.centres[chosen],
            self.redundant[chosen],
            self.gains[chosen],
            self.sharing[chosen],
            self.sizes[chosen],
            self.file_ids[chosen],
        )

    def and_also(self, others: "MadeGroups") -> "MadeGroups":
        """Return these groups and some others."""
        return MadeGroups(
            [*self.all, *others.all],
            np.concatenate((self.centres, others.centres)),
            np.concatenate((self.redundant, others.redundant)),
            np.concatenate((self.gains, others.gains)),
            np.concatenate((self.sharing, others.sharing)),
            np.concatenate((self.sizes, others.sizes)),
            np.concatenate((self.file_ids, others.file_ids)),
        )

    def numbered(self) -> tuple[DuplicateGroup, ...]:
        """Return the groups numbered from 1: the largest gain first, then the largest, then by the path of the keeper.

        Those that have the same number as the last time are the same objects.
        """
        numbered = []
        for number, place in enumerate(np.lexsort((self.file_ids, -self.sizes, -self.gains)).tolist(), 1):
            made = self.all[place]
            if made.group.group_id != number:
                made.group = replace(made.group, group_id=number)
            numbered.append(made.group)
        return tuple(numbered)


def made_group(centre: int, group: DuplicateGroup) -> MadeGroup:
    """Return a group around a text."""
    redundant = [one.document.entry for one in group.redundant]
    gain, sharing = sum(one.freed_bytes for one in redundant), sum(one.shared_bytes > 0 for one in redundant)
    return MadeGroup(centre, len(redundant), gain, sharing, group.other_bytes, group)


def made_groups(groups: Sequence[MadeGroup]) -> MadeGroups:
    """Return some groups with what they are chosen and sorted by."""
    rows = [
        (made.centre, made.redundant, made.gain, made.sharing, made.size_bytes, made.group.keeper.entry.file_id)
        for made in groups
    ]
    return MadeGroups(groups, *np.array(rows, np.int64).reshape(-1, 6).T.copy())


class GroupMaker:
    """Makes the groups of one scan, of which so much may go; begins with those that the scan made."""

    def __init__(self, result: ScanResult, pairs: DocumentPairs, included: tuple[Inclusion, ...]) -> None:
        self.included = included
        self._texts = pairs.texts
        self._min_words = pairs.min_words
        self._figures = _Figures(pairs, result.options)
        self._most = _MOST_REMEMBERED * len(result.documents)
        self._made: dict[_Key, MadeGroup] = {}
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
        for (key, (centre, *others)), similarities in zip(fresh, found, strict=True):
            around = zip((nodes.texts[node] for node in others), similarities, strict=True)
            alike = ((text, one) for text, one in around if one is not None)
            members = members_around(nodes.texts[centre], alike, min_words=self._min_words)
            one_more = made_group(text_of[centre], DuplicateGroup(group_id=0, members=members, included=self.included))
            made.append(one_more)
            if None not in similarities:
                self._remember(key, one_more)
        return made_groups([each for each in made if each.size > 1])

    def _name(self, number: int, node: Text) -> int:
        """Return what tells a node from all others: the number of its text, or another one for a part of a text."""
        if node is self._texts[number]:
            return number
        documents = tuple(document.entry.file_id for document in node.documents)
        return self._parts.setdefault(documents, len(self._texts) + len(self._parts))

    def _remember(self, key: _Key, group: MadeGroup) -> None:
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
    """The similarities of texts, by their numbers: those that were found, and those that are found out late."""

    def __init__(self, pairs: DocumentPairs, options: ScanOptions) -> None:
        self._texts = pairs.texts
        self._options = options
        self._keys = self._key(*pairs.matches.pairs.T)  # rising, as the pairs are sorted
        self._similarities = pairs.matches.figures.similarity
        self._late: dict[int, float] = {}

    def of_groups(self, groups: Sequence[Sequence[int]]) -> Iterator[list[float | None]]:
        """Yield how alike the first text of each group is to each other one; `None` where that cannot be found."""
        keys = [self._key(min(centre, one), max(centre, one)) for centre, *others in groups for one in others]
        found = iter(self._look_up(np.array(keys, np.int64)))
        with LateFigures(self._options) as late:
            for centre, *others in groups:
                similarities = list(itertools.islice(found, len(others)))
                missing = [place for place, one in enumerate(similarities) if one is None]
                if missing:
                    late_ones = self._find(centre, [others[place] for place in missing], late)
                    for place, similarity in zip(missing, late_ones, strict=True):
                        similarities[place] = similarity
                yield similarities

    def _find(self, centre: int, others: Sequence[int], late: LateFigures) -> list[float | None]:
        """Return the similarities of pairs that the scan did not find."""
        keys = [self._key(min(centre, one), max(centre, one)) for one in others]
        unknown = {key: one for key, one in zip(keys, others, strict=True) if key not in self._late}
        found = late.similarities(self._texts[centre], [self._texts[one] for one in unknown.values()])
        self._late.update((key, one) for key, one in zip(unknown, found, strict=True) if one is not None)
        return [self._late.get(key) for key in keys]

    def _look_up(self, keys: _Ints) -> list[float | None]:
        """Return the similarity of each pair that was found, `None` for the others."""
        if not len(self._keys):
            return [None] * len(keys)
        places = np.minimum(np.searchsorted(self._keys, keys), len(self._keys) - 1)
        is_known = self._keys[places] == keys
        similarities = self._similarities[places].tolist()
        return [one if known else None for one, known in zip(similarities, is_known.tolist(), strict=True)]

    def _key(self, a: _Number, b: _Number) -> _Number:
        return a * len(self._texts) + b
