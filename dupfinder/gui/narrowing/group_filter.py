"""What a person wants to see of the results."""

import enum
from collections.abc import Set as AbstractSet

from dupfinder.domain.pairs import Relation
from dupfinder.domain.records import dataclass


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
