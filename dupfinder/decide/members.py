"""The documents of some groups by path, and which of them are names of one file."""

from collections.abc import Sequence

from dupfinder.decide.plan_groups import FileKey, PlanDocument, PlanGroup
from dupfinder.decide.shares import Shares


class Members:
    """The documents of some groups. One that is in two of them belongs to the first: the second does without it."""

    def __init__(self, groups: Sequence[PlanGroup]) -> None:
        self._documents: dict[str, PlanDocument] = {}
        self._numbers: dict[str, int] = {}
        self._given = groups
        self._groups: list[Sequence[PlanDocument]] = []
        self._first_keepers: list[PlanDocument | None] = []
        self._reference_files: set[FileKey] = set()
        self._names: dict[FileKey, list[str]] = {}
        first_names: dict[FileKey, str] = {}
        for number, group in enumerate(groups):
            own: list[PlanDocument] = []
            for document in group.documents:
                if document.path in self._documents:
                    continue
                own.append(document)
                self._documents[document.path] = document
                self._numbers[document.path] = number
                first = first_names.setdefault(document.file, document.path)
                if first != document.path:
                    self._names.setdefault(document.file, [first]).append(document.path)
            self._reference_files.update(each.file for each in group.documents if each.is_reference)
            self._groups.append(own)
            self._first_keepers.append(_first_keeper(own) or _first_keeper(group.documents))

    def __contains__(self, path: str) -> bool:
        return path in self._documents

    def group(self, number: int) -> Sequence[PlanDocument]:
        """Return the documents of a group; its number is its place among the groups."""
        return self._groups[number]

    def shares(self, number: int) -> Shares:
        """Return the shares of a group, as all of its documents tell them."""
        return Shares(self._given[number])

    def document(self, path: str) -> PlanDocument:
        """Return the document at a path; `KeyError` where there is none."""
        return self._documents[path]

    def number(self, path: str) -> int:
        """Return the number of the group of a document; `KeyError` where there is none."""
        return self._numbers[path]

    def names(self, document: PlanDocument) -> Sequence[str]:
        """Return all paths in the groups that are names of the document's file."""
        return self._names.get(document.file) or (document.path,)

    def is_reference(self, document: PlanDocument) -> bool:
        """Return whether the document lies in a reference folder, under this name or another."""
        return document.file in self._reference_files

    def first_keeper(self, number: int) -> PlanDocument | None:
        """Return the keeper of the search, or the best of the others where its bytes were not read, or `None`.

        Of a group that has only documents that belong to others, it is one of these.
        """
        return self._first_keepers[number]

    def is_only_file(self, document: PlanDocument) -> bool:
        """Return whether its group has no other file whose bytes were read."""
        others = self._groups[self._numbers[document.path]]
        return not any(each.content_digest is not None and each.file != document.file for each in others)


def _first_keeper(documents: Sequence[PlanDocument]) -> PlanDocument | None:
    readable = (each for each in documents if each.content_digest is not None)
    return min(readable, key=lambda each: (each.relation is not None, not each.is_reference), default=None)
