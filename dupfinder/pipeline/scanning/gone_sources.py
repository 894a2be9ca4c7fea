"""Sources that go while they are scanned: a drive that is pulled out, a network folder that breaks off."""

import errno
import os
from collections import Counter
from collections.abc import Mapping

from dupfinder.domain.messages import SYSTEM_ERRORS, Message

MOST_FAILURES = 100
"""So many files in a row that the device itself fails to read: it is gone, though the system may still list it."""

_OF_THE_DEVICE = frozenset(
    SYSTEM_ERRORS[number].template
    for number in (errno.EIO, errno.ENODEV, errno.ENXIO, errno.ESTALE, errno.ENOTCONN, errno.ECONNABORTED)
)


class GoneSources:
    """Which of the folders at which a scan's disks begin are gone: the sources, and what is mounted below them."""

    def __init__(self) -> None:
        self._tops: Mapping[str, int] = {}
        self._in_a_row: Counter[str] = Counter()
        self._gone: set[str] = set()

    def begin(self, tops: Mapping[str, int]) -> None:
        """Take these folders, each with its device, for there; look whether they are."""
        self._tops = tops
        for top in tops:
            self._look(top)

    @property
    def outermost(self) -> tuple[str, ...]:
        """Return the folders that are gone and do not lie in another one that is."""
        return tuple(sorted(top for top in self._gone if not any(_is_below(top, outer) for outer in self._gone)))

    def __bool__(self) -> bool:
        """Return whether any is gone."""
        return bool(self._gone)

    def have(self, path: str) -> bool:
        """Return whether a path lies in what is gone."""
        return bool(self._gone) and any(_is_below(path, top) for top in self._gone)

    def have_after(self, path: str, problem: Message | None) -> bool:
        """Return whether a path lies in what is gone, now that it was read, or that this kept it from being read."""
        if problem is None and not self._in_a_row:
            return False
        top = max((top for top in self._tops if _is_below(path, top)), key=len, default=None)
        if top is None:
            return False
        if problem is None:
            del self._in_a_row[top]
            return False
        self._in_a_row[top] += _is_of_the_device(problem)
        if self._in_a_row[top] >= MOST_FAILURES:
            self._gone.add(top)
        for outer in self._tops:
            if outer == top or _is_below(top, outer):
                self._look(outer)
        return self.have(path)

    def _look(self, top: str) -> None:
        try:
            # Where a disk was mounted there is a folder of another one afterwards.
            os.scandir(top).close()  # what `stat` says may come from memory for a second
            is_there = os.stat(top).st_dev == self._tops[top]
        except OSError:
            is_there = False
        if not is_there:
            self._gone.add(top)


def _is_of_the_device(problem: Message) -> bool:
    why = problem.values.get("why")
    return isinstance(why, Message) and why.template in _OF_THE_DEVICE


def _is_below(path: str, folder: str) -> bool:
    return path.startswith(os.path.join(folder, ""))
