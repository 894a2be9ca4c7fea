"""What a survey says, worked out slowly, from what words mean."""

import os
from collections.abc import Callable, Iterable, Iterator

from dupfinder.domain.documents import Document
from dupfinder.domain.result import ScanResult


def subgroups_of(result: ScanResult) -> dict[str, object]:
    """Return by path what is equal for documents that are counterparts."""
    return {
        member.document.entry.path: (group.group_id, member.document.text_digest if member.differs_only_in else None)
        for group in result.groups
        for member in group.members
    }


def inside(folder: str) -> str:
    """Return what the paths of all that is in a folder begin with."""
    return os.path.join(folder, "")


def below(result: ScanResult, folder: str) -> list[Document]:
    """Return the documents in a folder and below it."""
    return [document for document in result.documents if document.entry.path.startswith(inside(folder))]


def directly_in(result: ScanResult, folder: str) -> list[Document]:
    """Return the documents in a folder, but not those below it."""
    return [document for document in result.documents if os.path.dirname(document.entry.path) == folder]


def with_counterparts(
    result: ScanResult, first: str, second: str, *, within: Callable[[ScanResult, str], list[Document]]
) -> list[Document]:
    """Return the documents of the first folder that have a counterpart, which is another document, in the second."""
    subgroups = subgroups_of(result)
    others = within(result, second)
    return [
        document
        for document in within(result, first)
        if any(
            other is not document
            and document.entry.path in subgroups
            and subgroups[document.entry.path] == subgroups.get(other.entry.path)
            for other in others
        )
    ]


def folders_of(result: ScanResult) -> set[str]:
    """Return all folders that hold a document, or one that does, from the common one down."""
    found: set[str] = set()
    for document in result.documents:
        folder = os.path.dirname(document.entry.path)
        while folder not in found:
            found.add(folder)
            folder = os.path.dirname(folder)
    common = os.path.commonpath([os.path.dirname(document.entry.path) for document in result.documents])
    return {folder for folder in found if inside(folder).startswith(inside(common))}


def are_nested(first: str, second: str) -> bool:
    """Return whether one folder is the other, or inside it."""
    return inside(first).startswith(inside(second)) or inside(second).startswith(inside(first))


def pairs_apart(folders: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield all ordered pairs of folders of which none is in the other."""
    every = sorted(folders)
    return ((a, b) for a in every for b in every if not are_nested(a, b))


def total_bytes(documents: Iterable[Document]) -> int:
    """Return the bytes of some documents."""
    return sum(document.entry.size_bytes for document in documents)
