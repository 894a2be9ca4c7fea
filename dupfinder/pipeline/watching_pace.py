"""When a watch looks: soon after the system hints at a change, never all the time, and now and then in any case."""

import contextlib
import os
import time
from collections.abc import Iterator, Sequence
from types import TracebackType
from typing import Self

from dupfinder.pipeline.observing import Observation
from dupfinder.pipeline.watching_hints import Hints

LEAST_PAUSE_S = 0.3
"""Between two looks."""
GATHER_S = 0.3
"""From the first hint to the look: a file that appears is empty, and others follow it."""
PAUSE_PER_LOOK = 10
"""A look that takes a second is followed by so many seconds of rest, whatever happens in the folders."""
INTERVAL_S = 30.0
"""Hints get lost (when thousands of files change at once, or in a folder the moment that appears)."""
INTERVAL_WITHOUT_HINTS_S = 5.0
_SETTLING_S = 0.25


class Pace:
    """Decides when it is time to look again; use it in a `with` block."""

    def __init__(self, folders: Sequence[str], hints: Hints) -> None:
        self._hints = hints
        self._observed = _standing(folders)
        self._observation = Observation([path for path, _ in self._observed], hints.change)
        self.is_complete = self._observation.is_complete
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

    @contextlib.contextmanager
    def looking(self) -> Iterator[None]:
        """Look within this block; how long that takes decides when it is time again."""
        self._hints.clear()
        began_s = time.monotonic()
        yield
        ended_s = time.monotonic()
        pause_s = max(LEAST_PAUSE_S, PAUSE_PER_LOOK * (ended_s - began_s))
        self._next_s = ended_s + pause_s
        self._anyway_s = ended_s + max(self.interval_s, 2 * pause_s)

    def observe(self, folders: Sequence[str]) -> None:
        """Listen to these folders: to those that were made anew or came back as well."""
        standing = _standing(folders)
        if standing != self._observed:
            self._observation.close()
            self._observed = standing
            self._observation = Observation([path for path, _ in standing], self._hints.change)
        self.is_complete = self._observation.is_complete

    def wait(self, *, is_waiting: bool) -> None:
        """Wait until it may be time to look, or to ask whether what came has settled."""
        pause_s = self._due_s - time.monotonic()
        self._hints.wait(min(pause_s, _SETTLING_S) if is_waiting else pause_s)

    @property
    def _due_s(self) -> float:
        changed_s = self._hints.changed_s
        return self._anyway_s if changed_s is None else min(max(self._next_s, changed_s + GATHER_S), self._anyway_s)


def _standing(paths: Sequence[str]) -> list[tuple[str, int]]:
    """Return the folders of these, each with the number by which one notices that it was made anew."""
    found = []
    for path in paths:
        with contextlib.suppress(OSError):
            found.append((path, os.stat(path).st_ino))
    return [(path, number) for path, number in found if os.path.isdir(path)]
