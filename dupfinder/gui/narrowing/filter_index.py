"""Which groups and documents a filter leaves, fast enough to follow what is typed."""

from collections.abc import Callable, Container, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.pairs import Relation
from dupfinder.gui.narrowing.document_facts import CONTAINER, Bools, DocumentFacts, gather_facts
from dupfinder.gui.narrowing.group_filter import FilterChoice, FoundTexts, GroupFilter
from dupfinder.gui.narrowing.word_places import WordPlaces
from dupfinder.gui.rows.result_rows import Shown
from dupfinder.gui.toolkit.chunked_work import at_once, in_turns

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
        self._shown = shown
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
            self._prepared = _prepared(in_turns(gather_facts(self._shown)))

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
            prepared = self._prepared = _prepared(at_once(gather_facts(self._shown)))
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
