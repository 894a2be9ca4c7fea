"""Which documents of a session lie in its references, whatever the session says of them (S2).

A session may come from a stranger. Its references are shown as what stays as it is, so nothing in them, or reached
through a link into one of them, may be offered for removal.
"""

import os
from collections.abc import Iterable, Sequence
from dataclasses import replace

from dupfinder.domain.documents import Document


def known_in_references(documents: Sequence[Document], references: Iterable[str]) -> list[Document]:
    """Return the documents; those that lie in a reference, by any of their names, as documents of a reference."""
    places = _References(references)
    return [_in_reference(each) if places.have(each) else each for each in documents]


def _in_reference(document: Document) -> Document:
    return replace(document, entry=replace(document.entry, is_reference=True))


class _References:
    """The folders and files that somebody named as references."""

    def __init__(self, references: Iterable[str]) -> None:
        named = [*map(os.path.abspath, references)]
        self._all = {*named, *map(os.path.realpath, named)}
        self._below = tuple(os.path.join(each, "") for each in self._all)
        self._folders: dict[str, str] = {}
        """Where a folder really is: many documents share one."""

    def have(self, document: Document) -> bool:
        """Return whether a document that is not known as one of a reference is one."""
        if not self._all or document.entry.is_reference:
            return False
        return any(self._has(path) for path in (document.entry.path, *document.entry.other_paths))

    def _has(self, path: str) -> bool:
        folder, name = os.path.split(path)
        if folder not in self._folders:
            self._folders[folder] = os.path.realpath(folder)
        really = os.path.join(self._folders[folder], name)
        return any(each in self._all or each.startswith(self._below) for each in (path, really))
