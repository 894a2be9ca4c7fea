"""The tree of folders that documents lie in."""

import os
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.result import ScanResult

Numbers = NDArray[np.int64]

_NOBODY = -1


@dataclass(frozen=True, slots=True)
class Folders:
    """Folders, numbered so that one comes before what is below it, and that before all else; see `FolderTree`."""

    paths: tuple[str, ...]
    parents: Numbers
    ends: Numbers
    depths: Numbers

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
    """Return the folders down from the one that holds all documents, and the folder of each document."""
    beginnings: dict[str, int] = {}
    paths = (document.entry.path for document in result.documents)
    folder = np.fromiter(
        (beginnings.setdefault(path[: path.rfind(os.sep) + 1], len(beginnings)) for path in paths),
        np.int64,
        len(result.documents),
    )
    found = _Found(os.path.dirname(beginning) for beginning in beginnings)
    folders, number_of = found.numbered_from(found.top())
    return folders, number_of[folder]


class _Found:
    """Folders and all that are above them, in the order in which they came."""

    def __init__(self, own: Iterable[str]) -> None:
        self.paths: list[str] = list(own)
        self._own_count = len(self.paths)
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
            above = os.path.dirname(path)
            if above == path:  # the top of a drive
                return
            parent = self.numbers.get(above)
            if parent is None:
                parent = self.numbers[above] = len(self.paths)
                self.paths.append(above)
                self.parents.append(_NOBODY)
            self.parents[number] = parent
            number = parent

    def top(self) -> int:
        """Return the deepest folder that holds all others; of several drives a new one, whose path is empty."""
        if len(self.tops) != 1:
            self.paths.append("")
            self.children.append(self.tops)
            return len(self.paths) - 1
        top = self.tops[0]
        while len(self.children[top]) == 1 and top >= self._own_count:
            top = self.children[top][0]
        return top

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
        return Folders(
            tuple(self.paths[n] for n in order), parents, _ends(np.array(depths)), np.array(depths)
        ), number_of


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
