"""What a person wants to see, and which groups and documents that leaves, fast enough to follow what is typed."""

import enum
import operator
import os
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import field
from itertools import chain, compress, repeat
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.enclosed import lies_in
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.pairs import Relation, of_one_template
from dupfinder.domain.records import dataclass
from dupfinder.gui.rows.result_rows import Shown, differs_beyond, differs_only_in, document_at, member_count
from dupfinder.gui.toolkit.background import Pieces, at_once, in_turns


class FilterChoice(enum.StrEnum):
    """Which documents are wanted, by how they stand in their group."""

    ALL = "all"
    IDENTICAL = Relation.IDENTICAL.value
    SAME_CONTENT = Relation.SAME_CONTENT.value
    SAME_TEXT = Relation.SAME_TEXT.value
    LOOKS_ALIKE = Relation.LOOKS_ALIKE.value
    NEAR = Relation.NEAR.value
    CONTAINED = Relation.CONTAINED.value
    VARIANTS = "variants"
    """They are of the same template as what they are compared with, with other details."""
    NO_VARIANTS = "no-variants"
    """They do not."""
    BEYOND = "beyond"
    """They differ from what they are compared with in what they hold besides words, or that cannot be told."""
    MARKED = "marked"


@dataclass(frozen=True, slots=True)
class FoundTexts:
    """What a search in the texts of the documents found."""

    query: str
    paths: AbstractSet[str]


@dataclass(frozen=True, slots=True)
class GroupFilter:
    """What a person wants to see: documents for which all of this holds.

    But for `folders`, which is about groups: those that have documents in both of them.
    """

    text: str = ""
    """Words that the path has to hold, all of them, in any order."""
    choice: FilterChoice = FilterChoice.ALL
    format: str | None = None
    folder: str | None = None
    """The document lies in this folder, or below it."""
    folders: tuple[str, str] | None = None
    """The document lies in or below one of them, and another one of its group in or below the other."""
    found: FoundTexts | None = None
    """The text of the document was found."""

    @property
    def words(self) -> tuple[str, ...]:
        """Return what is looked for in paths, case-folded."""
        return tuple(self.text.casefold().split())

    def __bool__(self) -> bool:
        return bool(self.words) or self.choice is not FilterChoice.ALL or any(self._about_documents)

    @property
    def _about_documents(self) -> tuple[bool, ...]:
        return tuple(each is not None for each in (self.format, self.folder, self.folders, self.found))


# Documents have numbers, as in the table of the results: those of group 0 first, in each group its head first. A
# document that is in two groups has two numbers.

Bools = NDArray[np.bool_]

_MOST_KNOWN = 16


class WordPlaces:
    """Looks for words in texts; those that hold `contra` are known when `contract` is looked for."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts
        self._known: dict[str, Bools] = {}
        """For a word the texts that hold it; the word that was asked for longest ago first."""

    def with_all(self, words: Sequence[str], among: Bools) -> Bools:
        """Return which of the texts `among` hold every word."""
        left = among
        for word in sorted(words, key=len, reverse=True):
            left = self._with(word, left)
        return left

    def _with(self, word: str, among: Bools) -> Bools:
        known = self._known.pop(word, None)
        if known is None:
            candidates = among
            for other, texts in self._known.items():
                if other in word:
                    candidates = candidates & texts
            known = self._look(word, candidates)
            if not among.all():  # nothing is known of the other texts
                return known
        self._known[word] = known
        if len(self._known) > _MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return known & among

    def _look(self, word: str, candidates: Bools) -> Bools:
        """Return which of the candidates hold a word: one call for each text, and nothing else, in C."""
        found = np.zeros(len(self._texts), np.bool_)
        texts = self._texts if candidates.all() else compress(self._texts, candidates.tolist())
        found[candidates] = np.frombuffer(bytes(map(operator.contains, texts, repeat(word))), np.bool_)
        return found


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
    """Whether the document is of the same template as its head, with other details (`n`)."""
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
        """Return the documents in a folder, at any depth, or in an archive (`n`)."""
        whole = folder.rstrip(os.sep)
        inside = whole + os.sep
        are_below = np.array([each == whole or each.startswith(inside) for each in self.folders], np.bool_)
        if not are_below.any():
            return np.array([lies_in(path, folder) for path in self.paths], np.bool_)
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
            only, beyond = of_one_template(member.differs_only_in), bool(member.differs_beyond)
            yield _Listed(document.entry.path, document.format, relation, only, beyond)
        return
    for number in range(member_count(shown)):
        document = document_at(shown, number)
        relation = _RANKS[Relation.CONTAINED] if number else CONTAINER
        only, beyond = of_one_template(differs_only_in(shown, number)), bool(differs_beyond(shown, number))
        yield _Listed(document.entry.path, document.format, relation, only, beyond)


Marked = Callable[[str], bool] | AbstractSet[str] | Bools
"""What is marked: whether a path is, the paths, or (quickest) for each document by number whether it is.

Containers, which come after the groups, need not be in the last of these: their documents are marked where they are so
in a group.
"""


@dataclass(frozen=True, slots=True, eq=False)
class Matches(Container[str]):
    """The groups that a filter leaves, and what it leaves of them."""

    groups: NDArray[np.int64]
    """The numbers of the groups, rising."""
    documents: Bools
    """For each document of all groups, by number, whether it is shown."""
    _facts: DocumentFacts
    _are_shown: bytes = field(init=False)
    """The same as `documents`: to look one up there takes ten times as long."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "_are_shown", self.documents.tobytes())

    def __contains__(self, path: object) -> bool:
        facts, are_shown = self._facts, self._are_shown
        number = facts.numbers.get(path) if isinstance(path, str) else None
        if number is None:
            return False
        return bool(are_shown[number]) or any(are_shown[each] for each in facts.more_numbers.get(str(path), ()))


@dataclass(frozen=True, slots=True)
class _Prepared:
    """What is worked out once for a result."""

    facts: DocumentFacts
    words: WordPlaces


class FilterIndex:
    """The documents of a result, to be filtered again and again on the window's thread."""

    def __init__(self, shown: Sequence[Shown]) -> None:
        self.shown = shown
        self._prepared: _Prepared | None = None
        self._found: tuple[FoundTexts, Bools] | None = None
        """The documents whose texts were found last."""

    @property
    def is_prepared(self) -> bool:
        """Return whether a filter is answered at once."""
        return self._prepared is not None

    def prepare(self) -> None:
        """Look through all documents, in the background; `find` does it at once where nobody has."""
        if self._prepared is None:
            self._prepared = _prepared(in_turns(gather_facts(self.shown)))

    @property
    def formats(self) -> Mapping[str, int]:
        """Return how many documents there are of each format, the most frequent first."""
        return self._ready().facts.count_formats()

    def find(self, wanted: GroupFilter, *, is_marked: Marked) -> Matches:
        """Return the groups in which one and the same document is all that is wanted.

        The head of such a group counts as of the wanted kind: the others are compared with it.
        """
        prepared = self._ready()
        facts = prepared.facts
        of_kind = _of_kind(facts, wanted.choice, is_marked)
        documents = self._fitting(facts, wanted) & (of_kind | facts.are_heads)
        if wanted.words:
            documents = prepared.words.with_all(wanted.words, documents)
        groups = facts.groups_with(documents & of_kind)
        return Matches(np.flatnonzero(groups), documents & facts.of_groups(groups), facts)

    def _ready(self) -> _Prepared:
        prepared = self._prepared
        if prepared is None:
            prepared = self._prepared = _prepared(at_once(gather_facts(self.shown)))
        return prepared

    def _fitting(self, facts: DocumentFacts, wanted: GroupFilter) -> Bools:
        """Return the documents that fit in format, place and text."""
        documents = np.ones(len(facts.paths), np.bool_)
        if wanted.format is not None:
            numbers = [number for number, name in enumerate(facts.formats) if name == wanted.format]
            documents &= np.isin(facts.format_numbers, numbers)
        if wanted.folder is not None:
            documents &= facts.below(wanted.folder)
        if wanted.folders is not None:
            documents &= _in_both(facts, *wanted.folders)
        if wanted.found is not None:
            documents &= self._with_text(facts, wanted.found)
        return documents

    def _with_text(self, facts: DocumentFacts, found: FoundTexts) -> Bools:
        if self._found is None or self._found[0] is not found:
            self._found = (found, facts.at(found.paths))
        return self._found[1]


def _prepared(facts: DocumentFacts) -> _Prepared:
    return _Prepared(facts, WordPlaces(facts.folded_paths))


def _of_kind(facts: DocumentFacts, choice: FilterChoice, is_marked: Marked) -> Bools:
    """Return the documents of a kind."""
    match choice:
        case FilterChoice.ALL:
            return np.ones(len(facts.paths), np.bool_)
        case FilterChoice.MARKED:
            return _marked(facts, is_marked)
        case FilterChoice.VARIANTS | FilterChoice.BEYOND:
            return facts.are_variants if choice is FilterChoice.VARIANTS else facts.differ_beyond
        case FilterChoice.NO_VARIANTS:
            return ~facts.are_variants & ~facts.are_heads
        case FilterChoice.CONTAINED:
            return np.isin(facts.relations, (CONTAINER, Relation.CONTAINED.rank))
        case _:
            return np.equal(facts.relations, Relation(choice.value).rank)


def _marked(facts: DocumentFacts, is_marked: Marked) -> Bools:
    if isinstance(is_marked, np.ndarray):
        return _with_containers(facts, is_marked)
    if isinstance(is_marked, AbstractSet):
        return facts.at(is_marked)
    return np.frombuffer(bytes(map(is_marked, facts.paths)), np.bool_)


def _with_containers(facts: DocumentFacts, marked: Bools) -> Bools:
    """Return the marked documents by those of the groups."""
    documents = np.zeros(len(facts.paths), np.bool_)
    documents[: len(marked)] = marked
    for number in range(len(marked), len(documents)):
        first = facts.numbers[facts.paths[number]]
        documents[number] = first < len(marked) and marked[first]
    return documents


def _in_both(facts: DocumentFacts, one: str, other: str) -> Bools:
    """Return what is in one of two folders, in groups of which one document is in the one, another in the other."""
    in_one, in_other = facts.below(one), facts.below(other)
    ones, others, boths = map(facts.count_in_groups, (in_one, in_other, in_one & in_other))
    is_one_alone = (ones == 1) & (others == 1) & (boths == 1)  # where one folder is in the other
    return (in_one | in_other) & facts.of_groups((ones > 0) & (others > 0) & ~is_one_alone)
