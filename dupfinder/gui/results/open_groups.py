"""Which groups are open, remembered by name while the groups change."""

import numpy as np

from dupfinder.gui.results.result_table import Numbers, ResultTable
from dupfinder.gui.results.visible_rows import Bools

_OPEN_UP_TO_GROUPS = 40
"""So many groups, and new groups come open; more would bury each other."""


class OpenGroups:
    """What a person opened and closed; groups that nobody touched are open while there are few of them."""

    def __init__(self) -> None:
        self._default: bool | None = None
        """Whether groups come open; `None`: while there are few."""
        self._opened: set[str] = set()
        self._closed: set[str] = set()

    def set_all(self, *, are_open: bool | None) -> None:
        """Open or close all, also those that are still to come; `None` forgets what was opened and closed."""
        self._default = are_open
        self._opened.clear()
        self._closed.clear()

    def remember(self, name: str, *, is_open: bool) -> None:
        """Remember that a group was opened or closed."""
        now, before = (self._opened, self._closed) if is_open else (self._closed, self._opened)
        now.add(name)
        before.discard(name)

    def rename(self, before: str, now: str) -> None:
        """Keep a group open, or closed, under another name."""
        for names in (self._opened, self._closed):
            if before in names:
                names.add(now)

    def find(self, table: ResultTable, listed: Numbers) -> Bools:
        """Return of each group whether it is open where these are listed; few that come open stay so when more come."""
        count = len(table.shown)
        by_default = len(listed) <= _OPEN_UP_TO_GROUPS if self._default is None else self._default
        is_open = np.full(count, by_default, np.bool_)
        is_open[find_groups(table, self._closed)] = False
        is_open[find_groups(table, self._opened)] = True
        if by_default and self._default is None and len(listed) == count:
            self._opened.update(table.name(group) for group in np.flatnonzero(is_open).tolist())
        return is_open


def find_groups(table: ResultTable, names: set[str]) -> list[int]:
    """Return the numbers of the groups with these names, without those that there are none of."""
    if not names:
        return []
    candidates = table.groups_headed_by([name.partition(":")[2] for name in names])
    return [group for group in candidates if table.name(group) in names]
