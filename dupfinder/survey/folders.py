"""The tree of folders that documents lie in; archives and mailboxes are folders of what is inside of them.

Each stands by itself beside the folders of the disk: the folder that holds the file does not hold what is inside of it,
as a folder and its archive, which lie side by side, are compared. What is inside of an archive in an archive belongs to
the inner one only, which is a document of the outer one.
"""

import os
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.domain.enclosed import ARCHIVE_FORMATS, INNER_SEPARATOR, SEPARATOR
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import ScanResult

Numbers = NDArray[np.int64]

_NOBODY = -1
_MOST_INNER_DEPTH = 16
"""Folders in an archive that lie deeper are one with those above: a name of a thousand letters can have 500."""


@dataclass(frozen=True, slots=True)
class Folders:
    """Folders, numbered so that one comes before what is below it, and that before all else; see `FolderTree`."""

    paths: tuple[str, ...]
    parents: Numbers
    ends: Numbers
    depths: Numbers
    holders: Numbers
    """Of an archive or mailbox, and folders in it, the one that holds its file; -1 of others."""
    uncompared: Mapping[int, int]
    """How many of the files in an archive have bytes that were not compared."""

    def __len__(self) -> int:
        return len(self.paths)

    def lca(self, a: Numbers, b: Numbers) -> Numbers:
        """Return the deepest folder that holds both of each two, itself counted."""
        a, b = a.copy(), b.copy()
        while True:
            is_apart = a != b
            if not is_apart.any():
                return a
            goes_up = is_apart & (self.depths[a] >= self.depths[b])
            also_up = is_apart & (self.depths[b] >= self.depths[a])
            a[goes_up], b[also_up] = self.parents[a[goes_up]], self.parents[b[also_up]]


def folders_of(result: ScanResult) -> tuple[Folders, Numbers]:
    """Return the folders down from the one that holds all documents, and the folder of each document.

    Where there are documents inside other files, those files are documents of the result, too.
    """
    beginnings: dict[str, int] = {}
    paths = (document.entry.path for document in result.documents)
    folder = np.fromiter(
        (beginnings.setdefault(_beginning_of(path), len(beginnings)) for path in paths),
        np.int64,
        len(result.documents),
    )
    boxes = {path.rpartition(SEPARATOR)[0] for path in beginnings if SEPARATOR in path}
    found = _Found((_folder_of(beginning) for beginning in beginnings), boxes)
    folders, number_of = found.numbered_from(found.top())
    folder = number_of[folder]
    return _with_boxes(folders, folder, result.documents, boxes) if boxes else folders, folder


def _beginning_of(path: str) -> str:
    """Return the folder of a document, as it is written in front of its name."""
    return path[: path.rfind(os.sep) + 1] if SEPARATOR not in path else path[: _name_starts(path)]


def _name_starts(path: str) -> int:
    """Return where the name of a document begins in an archive, or that of a folder too deep in it."""
    box = path.rfind(SEPARATOR) + 1
    place = box
    for _ in range(_MOST_INNER_DEPTH):
        following = path.find(INNER_SEPARATOR, place) + 1
        if not following:
            break
        place = following
    return place


def _folder_of(beginning: str) -> str:
    """Return the path of a folder; that of an archive is the one of its file."""
    if SEPARATOR not in beginning:
        return os.path.dirname(beginning)
    return beginning.removesuffix(SEPARATOR)


def _above(path: str) -> str:
    """Return what a folder lies in; of the top of a drive that is itself."""
    if SEPARATOR not in path or not path.endswith(INNER_SEPARATOR):
        return os.path.dirname(path)
    box, _, inner = path[:-1].rpartition(SEPARATOR)
    above = inner.rpartition(INNER_SEPARATOR)[0]
    return f"{box}{SEPARATOR}{above}{INNER_SEPARATOR}" if above else box


def _with_boxes(folders: Folders, folder: Numbers, documents: Sequence[Document], boxes: AbstractSet[str]) -> Folders:
    """Return folders with what is known of the files that enclose documents."""
    numbers = {path: number for number, path in enumerate(folders.paths) if path in boxes}
    compared = Counter(
        one.entry.path.rpartition(SEPARATOR)[0]
        for one in documents
        if one.entry.enclosing is not None and one.content_digest is not None
    )
    holders = folders.holders.copy()
    uncompared = {}
    for document, holder in zip(documents, folder.tolist(), strict=True):
        number = numbers.get(document.entry.path)
        if number is not None:
            holders[number : folders.ends[number]] = holder
            if document.format in ARCHIVE_FORMATS:
                uncompared[number] = document.inside - compared[document.entry.path]
    return replace(folders, holders=holders, uncompared=uncompared)


class _Found:
    """Folders and all that are above them, in the order in which they came."""

    def __init__(self, own: Iterable[str], boxes: AbstractSet[str]) -> None:
        """`boxes` are files that enclose documents: nothing is above these."""
        self.paths: list[str] = list(own)
        self._own_count = len(self.paths)
        self._boxes = boxes
        self.numbers = {path: number for number, path in enumerate(self.paths)}
        self.parents: list[int] = [_NOBODY] * len(self.paths)
        for number in range(len(self.paths)):
            self._add_parents(number)
        self.children: list[list[int]] = [[] for _ in self.paths]
        self.tops: list[int] = []
        for number, parent in enumerate(self.parents):
            (self.tops if parent == _NOBODY else self.children[parent]).append(number)

    def _add_parents(self, number: int) -> None:
        """Add what is above a folder, up to one whose parents are known."""
        while self.parents[number] == _NOBODY:
            path = self.paths[number]
            above = _above(path)
            if above == path or path in self._boxes:  # the top of a drive
                return
            parent = self.numbers.get(above)
            if parent is None:
                parent = self.numbers[above] = len(self.paths)
                self.paths.append(above)
                self.parents.append(_NOBODY)
            self.parents[number] = parent
            number = parent

    def top(self) -> int:
        """Return the deepest folder that holds all others; of several a new one, whose path is empty."""
        boxes = [number for number in self.tops if self.paths[number] in self._boxes]
        tops = [number for number in self.tops if self.paths[number] not in self._boxes]
        if len(tops) == 1:
            top = tops[0]
            while len(self.children[top]) == 1 and top >= self._own_count:
                top = self.children[top][0]
            if not boxes:
                return top
            self.parents[top] = _NOBODY
            tops = [top]
        self.paths.append("")
        self.children.append(tops + boxes)
        return len(self.paths) - 1

    def numbered_from(self, top: int) -> tuple[Folders, Numbers]:
        """Return the folders from this one down, and the new number of each."""
        order: list[int] = []
        depths: list[int] = []
        waiting = [(top, 0)]
        while waiting:
            number, depth = waiting.pop()
            order.append(number)
            depths.append(depth)
            waiting.extend((child, depth + 1) for child in reversed(self.children[number]))
        number_of = np.full(len(self.paths), _NOBODY, np.int64)
        number_of[order] = np.arange(len(order))
        above = np.array([_NOBODY, *[self.parents[number] for number in order[1:]]], np.int64)
        parents = np.where(above == _NOBODY, 0, number_of[above])
        parents[0] = _NOBODY
        paths = tuple(self.paths[number] for number in order)
        holders = np.full(len(order), _NOBODY, np.int64)
        return Folders(paths, parents, _ends(np.array(depths)), np.array(depths), holders, {}), number_of


def _ends(depths: Numbers) -> Numbers:
    """Return where what is below each folder ends: at the next one that is no deeper."""
    ends = np.full(len(depths), len(depths), np.int64)
    open_: list[int] = []
    for number, (depth, following) in enumerate(pairwise([*depths.tolist(), _NOBODY])):
        open_.append(number)
        while open_ and following <= depth:
            ends[open_.pop()] = number + 1
            depth -= 1  # noqa: PLW2901 - the next one that is open is one folder up
    return ends
