"""Which groups and documents a filter leaves, fast enough to follow what is typed."""

import enum
import itertools
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass

from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.pairs import Relation
from dupfinder.gui.models.result_rows import Shown, document_at, head, member_count

_BETWEEN = "\0"
"""Stands between the paths of a group; no path has it, and no word that is looked for."""


class FilterChoice(enum.StrEnum):
    """Which documents are wanted, besides the words."""

    ALL = "all"
    IDENTICAL = Relation.IDENTICAL.value
    SAME_TEXT = Relation.SAME_TEXT.value
    NEAR = Relation.NEAR.value
    CONTAINED = Relation.CONTAINED.value
    MARKED = "marked"


@dataclass(frozen=True, slots=True)
class GroupFilter:
    """What a person wants to see: documents of one kind whose path holds all of the words."""

    text: str = ""
    choice: FilterChoice = FilterChoice.ALL

    @property
    def words(self) -> tuple[str, ...]:
        """Return what is looked for, case-folded."""
        return tuple(self.text.casefold().split())

    def __bool__(self) -> bool:
        return bool(self.words) or self.choice is not FilterChoice.ALL


@dataclass(frozen=True, slots=True)
class Matches(Container[str]):
    """The groups that a filter leaves, and what it leaves of them.

    `path in matches` looks where it is asked: to look at all paths beforehand would take longer than all else.
    """

    groups: Sequence[int]
    """The numbers of the groups, rising."""
    words: tuple[str, ...]
    of_kind: frozenset[str] | None
    """The paths of the documents of the chosen kind, and of their keepers; `None` where all kinds are shown."""

    def __contains__(self, path: object) -> bool:
        if not isinstance(path, str) or (self.of_kind is not None and path not in self.of_kind):
            return False
        return not self.words or _has_all(path.casefold(), self.words)


class FilterIndex:
    """The groups of a result; their paths are folded once, when words are first looked for.

    The paths of a group are one string: so 100,000 strings are searched, not 500,000.
    """

    def __init__(self, shown: Sequence[Shown]) -> None:
        self._shown = shown
        self._folded: Sequence[str] | None = None

    def find(self, wanted: GroupFilter, *, is_marked: Callable[[str], bool]) -> Matches:
        """Return the groups in which one and the same document is of the kind and has all of the words."""
        words = wanted.words
        groups = self._groups_with(words) if words else range(len(self._shown))
        if wanted.choice is FilterChoice.ALL:
            return Matches(groups, words, None)
        its_paths = _paths_of_kind(wanted.choice, is_marked=is_marked)
        paths = {group: found for group in groups if (found := its_paths(self._shown[group]))}
        if words:
            paths = {
                group: found
                for group, found in paths.items()
                if any(_has_all(path.casefold(), words) for path in found)
            }
        heads = (head(self._shown[group]).entry.path for group in paths)
        return Matches(list(paths), words, frozenset(itertools.chain(heads, *paths.values())))

    def _groups_with(self, words: Sequence[str]) -> Sequence[int]:
        if self._folded is None:
            self._folded = [_BETWEEN.join(_paths(shown)).casefold() for shown in self._shown]
        folded = self._folded
        longest, *others = sorted(words, key=len, reverse=True)
        found = [number for number, text in enumerate(folded) if longest in text]
        if not others:
            return found
        for word in others:
            found = [number for number in found if word in folded[number]]
        return [number for number in found if any(_has_all(path, words) for path in folded[number].split(_BETWEEN))]


def _paths_of_kind(choice: FilterChoice, *, is_marked: Callable[[str], bool]) -> Callable[[Shown], list[str]]:
    """Return the function that lists what of a group is of a kind."""
    match choice:
        case FilterChoice.MARKED:
            return lambda shown: [path for path in _paths(shown) if is_marked(path)]
        case FilterChoice.CONTAINED:
            return lambda shown: _paths(shown) if not isinstance(shown, DuplicateGroup) else []
    relation = Relation(choice.value)
    return lambda shown: (
        [member.document.entry.path for member in shown.members if member.relation is relation]
        if isinstance(shown, DuplicateGroup)
        else []
    )


def _paths(shown: Shown) -> list[str]:
    if isinstance(shown, DuplicateGroup):
        return [member.document.entry.path for member in shown.members]
    return [document_at(shown, member).entry.path for member in range(member_count(shown))]


def _has_all(folded: str, words: Sequence[str]) -> bool:
    return all(word in folded for word in words)
