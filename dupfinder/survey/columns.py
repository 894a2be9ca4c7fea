"""The documents of a result as columns of numbers: what all pictures are made from."""

import datetime
from collections.abc import Hashable, Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain import sameness
from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileId
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.pairs import of_one_template
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import ScanResult
from dupfinder.survey.folders import Folders, folders_of

_NS_PER_S = 1_000_000_000
_DAY_NS = 86_400 * _NS_PER_S
_MOST_NS = np.iinfo(np.int64).max
_EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.UTC)


def moment_of(document: Document) -> int:
    """Return when one document was last edited.

    A copy of a file is often newer than what is in it, so the document's own date comes first; but none that is later
    than the file by more than a day (a zone), because what a file holds cannot be younger than the file.
    """
    written_ns = min(max(document.entry.mtime_ns, 0), _MOST_NS)
    own = document.metadata.modified or document.metadata.created
    if own is None:
        return written_ns
    own_ns = _nanoseconds(own)
    return written_ns if own_ns is None or own_ns > written_ns + _DAY_NS else own_ns


def _nanoseconds(text: str) -> int | None:
    """Return a time in ISO 8601, as precise as it is, since 1970; `None` for what is no such time, or before that."""
    padded = text + "-01-01"[len(text) - 4 :] if len(text) in {4, 7} else text
    try:
        moment = datetime.datetime.fromisoformat(padded)
    except ValueError:
        return None
    zoned = moment if moment.tzinfo is not None else moment.replace(tzinfo=datetime.UTC)
    try:
        seconds = (zoned - _EPOCH).total_seconds()
    except OverflowError:
        return None
    return int(seconds) * _NS_PER_S if seconds >= 0 else None


Numbers = NDArray[np.int64]


def sums(owner: Numbers, values: Numbers, count: int) -> Numbers:
    """Return for each of `count` owners the sum of its values.

    Exact up to 2**53 (nine petabytes): `bincount` adds up floating-point numbers, ten times as fast as `add.at`.
    """
    return np.rint(np.bincount(owner, weights=values, minlength=count)).astype(np.int64)


def summed_by_key(keys: Numbers, *values: Numbers) -> tuple[Numbers, ...]:
    """Return the keys, each once and rising, and for each column of values the sums of each key.

    Every step of it leaves the interpreter to others, which millions of keys at once need.
    """
    order = np.argsort(keys, kind="stable")
    ordered = keys[order]
    firsts = np.flatnonzero(np.diff(ordered, prepend=ordered[:1] - 1))
    if not len(firsts):
        return keys, *values
    return ordered[firsts], *(np.add.reduceat(column[order], firsts) for column in values)


def distinct(keys: Numbers) -> Numbers:
    """Return the keys, each once and rising; `np.unique` without further results hashes, which takes longer."""
    ordered = np.sort(keys)
    return ordered[np.flatnonzero(np.diff(ordered, prepend=ordered[:1] - 1))]


ALONE = -1
"""The group and the subgroup of a document without counterparts."""
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
    subgroup: Numbers
    """Equal for documents that are counterparts of each other, or `ALONE`; numbered from 0 without gaps."""
    content: Numbers
    """Equal for documents of a subgroup with the same bytes."""
    same_content: Numbers
    """Equal for documents of a subgroup with the same content, or the same bytes where that cannot be told."""
    text: Numbers
    """Equal for documents of a subgroup with the same text."""
    format: Numbers
    formats: tuple[str, ...]
    included: tuple[Inclusion, ...] = ()
    """What may go besides identical documents."""

    @property
    def subgroup_count(self) -> int:
        """Return how many subgroups there are."""
        return int(self.subgroup.max(initial=ALONE)) + 1

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
        subgroup=_without_loners(grouped.subgroup[order]),
        content=grouped.content[order],
        same_content=grouped.same_content[order],
        text=grouped.text[order],
        format=format_[order],
        formats=tuple(formats),
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
        self.group, self.subgroup, self.content, self.same_content, self.text = (
            np.full(count + 1, ALONE, np.int64) for _ in range(5)
        )
        self.group[row] = np.repeat(np.arange(len(groups)), sizes)
        self.content[row] = _column(content, len(members))
        self.same_content[row] = _column(same_content, len(members))
        self.text[row] = _column(text, len(members))
        self.subgroup[row] = self.group[row]
        is_variant = row[[place for place, member in enumerate(members) if of_one_template(member.differs_only_in)]]
        keys = self.group[is_variant] * max(len(texts), 1) + self.text[is_variant]
        self.subgroup[is_variant] = len(groups) + np.unique(keys, return_inverse=True)[1]
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


def _without_loners(subgroup: Numbers) -> Numbers:
    """Return the subgroups numbered anew without gaps; a subgroup with one document is none."""
    counts = np.bincount(subgroup[subgroup >= 0], minlength=1)
    is_subgroup = counts >= 2
    renumbered = np.where(is_subgroup, np.cumsum(is_subgroup) - 1, ALONE)
    return np.where(subgroup >= 0, renumbered[subgroup], ALONE)


_PAIRS_AT_ONCE = 1 << 19


@dataclass(frozen=True, slots=True, kw_only=True)
class Incidence:
    """One row for each subgroup and each folder that directly holds documents of it, by subgroup and then by folder."""

    subgroup: Numbers
    folder: Numbers
    documents: Numbers
    size_bytes: Numbers
    starts: Numbers
    """The rows of subgroup `i` are `starts[i]` to `starts[i + 1] - 1`."""

    @property
    def spread(self) -> Numbers:
        """Return in how many folders each subgroup is."""
        return np.diff(self.starts)


def incidence_of(columns: Columns) -> Incidence:
    """Return where the subgroups are."""
    of_subgroup = np.flatnonzero(columns.subgroup >= 0)
    folder_count = len(columns.folders)
    keys = columns.subgroup[of_subgroup] * folder_count + columns.folder[of_subgroup]
    found, documents, size_bytes = summed_by_key(keys, np.ones(len(keys), np.int64), columns.size_bytes[of_subgroup])
    subgroup = found // folder_count
    return Incidence(
        subgroup=subgroup,
        folder=found % folder_count,
        documents=documents,
        size_bytes=size_bytes,
        starts=np.searchsorted(subgroup, np.arange(columns.subgroup_count + 1)),
    )


def ranges(starts: Numbers, lengths: Numbers) -> Numbers:
    """Return all numbers of ranges, one range after the other."""
    total = int(lengths.sum())
    before = np.cumsum(lengths) - lengths
    return np.arange(total) - np.repeat(before, lengths) + np.repeat(starts, lengths)


def pairs_within(rows: Numbers, groups: Numbers) -> Iterator[tuple[Numbers, Numbers]]:
    """Yield all ordered pairs of rows of the same group, also of a row with itself, some hundred thousand at a time.

    `groups` says for each of `rows` where it belongs, rising.
    """
    _, firsts, counts = np.unique(groups, return_index=True, return_counts=True)
    pair_counts = np.cumsum(counts * counts)
    begin = 0
    while begin < len(counts):
        done = pair_counts[begin - 1] if begin else 0
        end = max(int(np.searchsorted(pair_counts, done + _PAIRS_AT_ONCE, side="right")), begin + 1)
        first, count = firsts[begin:end], counts[begin:end]
        left = ranges(first, count)
        repeats = np.repeat(count, count)
        yield rows[np.repeat(left, repeats)], rows[ranges(np.repeat(first, count), repeats)]
        begin = end
