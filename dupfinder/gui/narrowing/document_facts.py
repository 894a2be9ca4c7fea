"""What filters ask about the documents of a result, in one array for each question.

Documents have numbers, as in the table of the results: those of group 0 first, in each group its head first. A document
that is in two groups has two numbers.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.pairs import Relation
from dupfinder.gui.rows.result_rows import Shown, differs_beyond, differs_only_in, document_at, member_count
from dupfinder.gui.toolkit.chunked_work import Pieces

Bools = NDArray[np.bool_]

KEEPER, CONTAINER = -1, -2
"""Stand in `DocumentFacts.relations` for the heads of groups and containers; all others have the rank of a relation."""
_MANY = 1 / 8
"""From this share of all paths on it is quicker to ask for each one whether it is among them."""
_PIECE = 1_000
"""So many groups are looked through at a time."""
_RANKS = {relation: relation.rank for relation in Relation}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class DocumentFacts:
    """What is known of `n` documents, by number, and of their `m` groups."""

    first: NDArray[np.int64]
    """The number of the first document of each group (`m`)."""
    sizes: NDArray[np.int64]
    """How many documents each group has (`m`)."""
    relations: NDArray[np.int8]
    """`KEEPER`, `CONTAINER`, or the rank of the relation to the head (`n`)."""
    are_variants: Bools
    """Whether the document differs from its head only in numbers, dates or names (`n`)."""
    differ_beyond: Bools
    """Whether the document differs from its head in what it holds besides words (`n`)."""
    format_numbers: NDArray[np.int32]
    """Which of `formats` (`n`)."""
    formats: Sequence[str]
    folder_numbers: NDArray[np.int32]
    """Which of `folders` (`n`)."""
    folders: Sequence[str]
    paths: Sequence[str]
    folded_paths: Sequence[str]
    """Case-folded."""
    numbers: Mapping[str, int]
    """The number of each path; the first where there are several."""
    more_numbers: Mapping[str, Sequence[int]]
    """The others, for the few paths that have more than one."""

    @property
    def are_heads(self) -> Bools:
        """Return whether each document is the first of its group (`n`)."""
        heads = np.zeros(len(self.paths), np.bool_)
        heads[self.first] = True
        return heads

    def groups_with(self, documents: Bools) -> Bools:
        """Return for each group whether it has one of these documents (`n` to `m`)."""
        return np.logical_or.reduceat(documents, self.first) if len(self.first) else np.zeros(0, np.bool_)

    def count_in_groups(self, documents: Bools) -> NDArray[np.int64]:
        """Return for each group how many of these documents it has (`n` to `m`)."""
        if not len(self.first):
            return np.zeros(0, np.int64)
        return np.add.reduceat(documents, self.first, dtype=np.int64)

    def of_groups(self, groups: Bools) -> Bools:
        """Return the documents of these groups (`m` to `n`)."""
        return np.repeat(groups, self.sizes)

    def below(self, folder: str) -> Bools:
        """Return the documents in a folder, at any depth (`n`)."""
        whole = folder.rstrip(os.sep)
        inside = whole + os.sep
        are_below = np.array([each == whole or each.startswith(inside) for each in self.folders], np.bool_)
        return are_below[self.folder_numbers]

    def at(self, paths: AbstractSet[str]) -> Bools:
        """Return the documents at these paths; those that are in no group are passed over (`n`)."""
        if len(paths) > len(self.paths) * _MANY:
            return np.frombuffer(bytes(map(paths.__contains__, self.paths)), np.bool_)
        found = np.zeros(len(self.paths), np.bool_)
        found[[number for path in paths for number in self.numbers_of(path)]] = True
        return found

    def numbers_of(self, path: str) -> tuple[int, ...]:
        """Return the numbers of a path; none for one that is in no group."""
        first = self.numbers.get(path)
        return () if first is None else (first, *self.more_numbers.get(path, ()))

    def count_formats(self) -> Mapping[str, int]:
        """Return how many documents there are of each format, the most frequent first."""
        counts = np.bincount(self.format_numbers, minlength=len(self.formats)).tolist()
        return dict(sorted(zip(self.formats, counts, strict=True), key=lambda each: (-each[1], each[0])))


def gather_facts(shown: Sequence[Shown]) -> Pieces[DocumentFacts]:
    """Return what filters ask."""
    gathering = _Gathering()
    for begin in range(0, len(shown), _PIECE):
        gathering.add(shown[begin : begin + _PIECE])
        yield
    return gathering.facts()


class _Gathering:
    """Facts of as many groups as were added."""

    def __init__(self) -> None:
        self._sizes: list[int] = []
        self._relations = [np.zeros(0, np.int8)]
        self._variants = [np.zeros(0, np.bool_)]
        self._beyond = [np.zeros(0, np.bool_)]
        self._formats = _Numbered()
        self._folders = _Numbered()
        self._paths: list[str] = []
        self._folded: list[str] = []
        self._numbers: dict[str, int] = {}
        self._more: dict[str, list[int]] = {}

    def add(self, shown: Sequence[Shown]) -> None:
        """Take some more groups."""
        self._sizes += map(member_count, shown)
        documents = list(chain.from_iterable(map(_documents_of, shown)))
        self._relations.append(np.array([one.relation for one in documents], np.int8))
        self._variants.append(np.array([one.is_variant for one in documents], np.bool_))
        self._beyond.append(np.array([one.differs_beyond for one in documents], np.bool_))
        self._formats.add([one.format for one in documents])
        paths = [one.path for one in documents]
        self._folders.add(list(map(os.path.dirname, paths)))
        for number, path in enumerate(paths, start=len(self._paths)):
            if self._numbers.setdefault(path, number) != number:
                self._more.setdefault(path, []).append(number)
        self._paths += paths
        self._folded += [path.casefold() for path in paths]

    def facts(self) -> DocumentFacts:
        """Return the facts of all that was added."""
        sizes = np.array(self._sizes, np.int64)
        return DocumentFacts(
            first=np.cumsum(sizes) - sizes,
            sizes=sizes,
            relations=np.concatenate(self._relations),
            are_variants=np.concatenate(self._variants),
            differ_beyond=np.concatenate(self._beyond),
            format_numbers=np.concatenate(self._formats.columns),
            formats=tuple(self._formats.numbers),
            folder_numbers=np.concatenate(self._folders.columns),
            folders=tuple(self._folders.numbers),
            paths=self._paths,
            folded_paths=self._folded,
            numbers=self._numbers,
            more_numbers=self._more,
        )


class _Numbered:
    """Texts that many documents share, by number."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.columns = [np.zeros(0, np.int32)]

    def add(self, texts: Sequence[str]) -> None:
        """Take some more."""
        numbers = self.numbers
        self.columns.append(np.array([numbers.setdefault(text, len(numbers)) for text in texts], np.int32))


class _Listed(NamedTuple):
    path: str
    format: str
    relation: int
    is_variant: bool
    differs_beyond: bool


def _documents_of(shown: Shown) -> Iterator[_Listed]:
    """Yield each document of a group."""
    if isinstance(shown, DuplicateGroup):
        for member in shown.members:
            document = member.document
            relation = KEEPER if member.relation is None else _RANKS[member.relation]
            only, beyond = bool(member.differs_only_in), bool(member.differs_beyond)
            yield _Listed(document.entry.path, document.format, relation, only, beyond)
        return
    for number in range(member_count(shown)):
        document = document_at(shown, number)
        relation = _RANKS[Relation.CONTAINED] if number else CONTAINER
        only, beyond = bool(differs_only_in(shown, number)), bool(differs_beyond(shown, number))
        yield _Listed(document.entry.path, document.format, relation, only, beyond)
