"""Which of the folders and files of a scan a document lies in, and what that means where only these are compared."""

import os
from collections.abc import Iterable

from dupfinder.domain.documents import Document
from dupfinder.domain.options import ScanOptions

SEVERAL = -1


class Sources:
    """The sources and references of a scan, by their numbers; of two that hold a document the inner one counts."""

    def __init__(self, folders: Iterable[str], *, are_apart: bool) -> None:
        self._folders: dict[str, int] = {}
        self._are_apart = are_apart
        for path in folders:
            self._folders.setdefault(os.path.abspath(path), len(self._folders))
        self.folders = tuple(self._folders)
        """The paths, in the order of their numbers; what lies in none of them (beyond a link) counts as one more."""

    def __bool__(self) -> bool:
        """Return whether only documents of different sources are pairs."""
        return self._are_apart

    def of(self, document: Document) -> int:
        """Return the number of a document's source."""
        path = document.entry.file_path
        own = self._folders.get(path)
        return self._of_folder(os.path.dirname(path)) if own is None else own

    def only(self, documents: Iterable[Document]) -> int:
        """Return the number of the source that all of these documents have, or `SEVERAL`; that of none is `SEVERAL`."""
        numbers = map(self.of, documents)
        first = next(numbers, SEVERAL)
        return first if all(number == first for number in numbers) else SEVERAL

    def may_pair(self, a: Document, b: Document) -> bool:
        """Return whether two documents may be a pair."""
        return not self._are_apart or self.of(a) != self.of(b)

    def may_group(self, documents: Iterable[Document]) -> bool:
        """Return whether these documents may be a group: where sources are apart, they must be of two at least."""
        return not self._are_apart or self.only(documents) == SEVERAL

    def _of_folder(self, folder: str) -> int:
        number = self._folders.get(folder)
        if number is None:
            parent = os.path.dirname(folder)
            number = len(self.folders) if parent == folder else self._of_folder(parent)
            self._folders[folder] = number
        return number


ANYWHERE = Sources((), are_apart=False)
"""Wherever they are, documents may be a pair."""


def sources_of(options: ScanOptions) -> Sources:
    """Return the sources of a scan with these options."""
    return Sources((*options.sources, *options.references), are_apart=options.across)
