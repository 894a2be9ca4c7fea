"""When a watch looks: soon after the system hints at a change, never all the time, and now and then in any case."""

import contextlib
import os
import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Self

from dupfinder.pipeline.watching.observing import Observation
from dupfinder.pipeline.watching.watching_hints import Hints

LEAST_PAUSE_S = 0.3
"""Between two looks."""
GATHER_S = 0.3
"""From the first hint to the look: a file that appears is empty, and others follow it."""
PAUSE_PER_LOOK = 10
"""A look that takes a second is followed by so many seconds of rest, whatever happens in the folders."""
PAUSE_PER_NEWS = 2
"""And by so many where something had come: then more is on its way, most likely."""
INTERVAL_S = 30.0
"""Hints get lost (when thousands of files change at once, or in a folder the moment that appears)."""
INTERVAL_WITHOUT_HINTS_S = 5.0
INTERVAL_AFTER_NEWS_S = 2.0
_SETTLING_S = 0.25
_STANDING_S = 1.0
"""So often one asks whether the folders are those that are listened to: nobody hints at one that is made anew."""

_Standing = list[tuple[str, int, int]]


class Pace:
    """Decides when it is time to look again; use it in a `with` block."""

    def __init__(self, folders: Sequence[str], hints: Hints) -> None:
        self._folders = folders
        self._hints = hints
        self._standing = _standing(folders)
        self._observation = self._observe()
        self._next_s = 0.0
        self._anyway_s = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._observation.close()

    @property
    def interval_s(self) -> float:
        """Return after how many seconds one looks without any hint."""
        return INTERVAL_S if self.is_complete else INTERVAL_WITHOUT_HINTS_S

    @property
    def is_look_due(self) -> bool:
        """Return whether it is time to look."""
        return time.monotonic() >= self._due_s

    def look(self, look: Callable[[], bool]) -> None:
        """Look, which returns whether something came; that, and how long it takes, decides when it is time again.

        Then listen to the folders: to those that were made anew or came back as well.
        """
        self._hints.clear()
        began_s = time.monotonic()
        has_come = look()
        standing = _standing(self._folders)
        if standing != self._standing or self._observation.has_lost_a_folder:
            self._observation.close()
            self._standing = standing
            self._observation = self._observe()
            has_come = True  # before one listened to the folder, something may have come to it
        self.is_complete = self._observation.is_complete
        ended_s = time.monotonic()
        pause_s = max(LEAST_PAUSE_S, (PAUSE_PER_NEWS if has_come else PAUSE_PER_LOOK) * (ended_s - began_s))
        interval_s = min(self.interval_s, INTERVAL_AFTER_NEWS_S) if has_come else self.interval_s
        self._next_s = ended_s + pause_s
        self._anyway_s = ended_s + max(interval_s, 2 * pause_s)

    def wait(self, *, is_waiting: bool) -> None:
        """Wait until it may be time to look, or to ask whether what came has settled."""
        pause_s = self._due_s - time.monotonic()
        self._hints.wait(min(pause_s, _SETTLING_S if is_waiting else _STANDING_S))
        standing = _standing(self._folders)
        if standing != self._standing:
            self._hints.change(next(iter(set(standing) ^ set(self._standing)))[0])

    @property
    def _due_s(self) -> float:
        changed_s = self._hints.changed_s
        return self._anyway_s if changed_s is None else min(max(self._next_s, changed_s + GATHER_S), self._anyway_s)

    def _observe(self) -> Observation:
        observation = Observation([path for path, _, _ in self._standing], self._hints.change)
        self.is_complete = observation.is_complete
        return observation


def _standing(paths: Sequence[str]) -> _Standing:
    """Return the folders of these that can be looked into, each with what tells it from one that is made anew."""
    found = []
    for path in paths:
        with contextlib.suppress(OSError):
            if os.path.isdir(path) and os.access(path, os.R_OK | os.X_OK):
                now = os.stat(path)
                found.append((path, now.st_dev, now.st_ino))
    return found
