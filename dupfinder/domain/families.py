"""The paragraphs of a family of documents: which version has which."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class FamilyParagraph:
    """One paragraph through all documents of a family.

    `wordings` are its different texts, first seen first; `cells` says for each document which of them it has, `None`
    where it has none.
    """

    wordings: tuple[str, ...]
    cells: tuple[int | None, ...]

    @property
    def is_everywhere_the_same(self) -> bool:
        """Return whether every document has it, and in the same words."""
        return len(self.wordings) == 1 and None not in self.cells


@dataclass(frozen=True, slots=True, kw_only=True)
class FamilyTable:
    """Paragraphs by documents; the order of paragraphs follows the first document, then the others."""

    document_count: int
    paragraphs: tuple[FamilyParagraph, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """The documents of one group as they were read now.

    `problems` says by path in one sentence why a document could not be read; such a one has no column of its own:
    `paths` are those of the columns of `table`, in order.
    """

    paths: tuple[str, ...]
    table: FamilyTable
    problems: Mapping[str, str]
    changed: frozenset[str]
    """The paths of documents that are not what they were when they were scanned."""
