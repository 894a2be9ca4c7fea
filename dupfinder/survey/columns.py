"""The documents of a result as columns of numbers: what all pictures are made from."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain import sameness
from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileId
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.result import ScanResult
from dupfinder.survey.folders import Folders, folders_of
from dupfinder.survey.moments import moments_of

Numbers = NDArray[np.int64]

ALONE = -1
"""The group and the kin of a document without counterparts."""
_NOT_LISTED = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class Columns:
    """One row for each document, in the order of `Folders`: those of a folder and all below it are one run."""

    folders: Folders
    folder: Numbers
    """The number of the folder that holds it."""
    size_bytes: Numbers
    freed_bytes: Numbers
    """Those that are free when the document goes."""
    is_redundant: NDArray[np.bool_]
    is_reference: NDArray[np.bool_]
    group: Numbers
    """The place of its group in the result, or `ALONE`."""
    kin: Numbers
    """Equal for documents that are counterparts of each other, or `ALONE`; numbered from 0 without gaps."""
    content: Numbers
    """Equal for documents of a kin with the same bytes."""
    same_content: Numbers
    """Equal for documents of a kin with the same content, or the same bytes where that cannot be told."""
    text: Numbers
    """Equal for documents of a kin with the same text."""
    format: Numbers
    formats: tuple[str, ...]
    moment_ns: Numbers
    included: tuple[Inclusion, ...] = ()
    """What may go besides identical documents."""

    @property
    def kin_count(self) -> int:
        """Return how many kins there are."""
        return int(self.kin.max(initial=ALONE)) + 1

    @property
    def reclaimable_bytes(self) -> Numbers:
        """Return the bytes that are free without each redundant document, and nought for the others."""
        return np.where(self.is_redundant, self.freed_bytes, 0)


def columns_of(result: ScanResult) -> Columns:
    """Return the columns of a result's documents.

    All loops are Python's own, so that the interpreter changes to another thread (the window's) when it wants to.
    """
    documents = result.documents
    count = len(documents)
    folders, folder = folders_of(result)
    order = np.argsort(folder, kind="stable")
    rows = {document.entry.file_id: row for row, document in enumerate(documents)}
    grouped = _Grouped(result.groups, rows, count)
    formats: dict[str, int] = {}
    format_ = _column((formats.setdefault(document.format, len(formats)) for document in documents), count)
    return Columns(
        folders=folders,
        folder=folder[order],
        size_bytes=_column((document.entry.size_bytes for document in documents), count)[order],
        freed_bytes=_column((document.entry.freed_bytes for document in documents), count)[order],
        is_redundant=grouped.is_redundant[order],
        is_reference=_column((not document.entry.may_go for document in documents), count)[order] > 0,
        group=grouped.group[order],
        kin=_without_loners(grouped.kin[order]),
        content=grouped.content[order],
        same_content=grouped.same_content[order],
        text=grouped.text[order],
        format=format_[order],
        formats=tuple(formats),
        moment_ns=moments_of(documents)[order],
        included=result.options.included,
    )


def _column(values: Iterator[int], count: int) -> Numbers:
    return np.fromiter(values, np.int64, count)


class _Grouped:
    """What the groups say about the documents, in the order of the result."""

    def __init__(self, groups: Sequence[DuplicateGroup], rows: Mapping[FileId, int], count: int) -> None:
        """`rows` has the row of each document by its file; a group may have documents that the result does not list."""
        members = [member for group in groups for member in group.members]
        sizes = _column((len(group.members) for group in groups), len(groups))
        row = _column((rows.get(member.document.entry.file_id, _NOT_LISTED) for member in members), len(members))
        contents: dict[Hashable, int] = {}
        same: dict[Hashable, int] = {}
        texts: dict[Hashable, int] = {}
        content = (contents.setdefault(content_key(member.document), len(contents)) for member in members)
        same_content = (same.setdefault(same_key(member.document), len(same)) for member in members)
        text = (texts.setdefault(text_key(member.document), len(texts)) for member in members)
        # One row more than there are documents: there, at -1, lands what is not listed.
        self.group, self.kin, self.content, self.same_content, self.text = (
            np.full(count + 1, ALONE, np.int64) for _ in range(5)
        )
        self.group[row] = np.repeat(np.arange(len(groups)), sizes)
        self.content[row] = _column(content, len(members))
        self.same_content[row] = _column(same_content, len(members))
        self.text[row] = _column(text, len(members))
        self.kin[row] = self.group[row]
        is_variant = row[[place for place, member in enumerate(members) if member.differs_only_in]]
        keys = self.group[is_variant] * max(len(texts), 1) + self.text[is_variant]
        self.kin[is_variant] = len(groups) + np.unique(keys, return_inverse=True)[1]
        self.is_redundant = np.zeros(count + 1, np.bool_)
        redundant = (member.document.entry.file_id for group in groups for member in group.redundant)
        self.is_redundant[[rows.get(file_id, _NOT_LISTED) for file_id in redundant]] = True


def content_key(document: Document) -> Hashable:
    """Return what is equal for documents with the same bytes."""
    return document.entry.path if document.content_digest is None else document.content_digest


def same_key(document: Document) -> Hashable:
    """Return what is equal for documents with the same content, or the same bytes where that cannot be told."""
    return sameness.content_key(document) or content_key(document)


def text_key(document: Document) -> Hashable:
    """Return what is equal for documents with the same text, or the same bytes where there is no text."""
    return content_key(document) if document.text_digest is None else document.text_digest


def _without_loners(kin: Numbers) -> Numbers:
    """Return the kins numbered anew without gaps; a kin with one document is none."""
    counts = np.bincount(kin[kin >= 0], minlength=1)
    is_kin = counts >= 2
    renumbered = np.where(is_kin, np.cumsum(is_kin) - 1, ALONE)
    return np.where(kin >= 0, renumbered[kin], ALONE)
