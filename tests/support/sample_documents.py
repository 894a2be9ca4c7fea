"""Small documents of a made-up language, and what a scan of them gave; for the tests of several rooms."""

import os
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from dupfinder.domain.events import Event
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.result import ScanResult

LONG_AGO_S = 1_700_000_000

Write = Callable[[str, str | bytes], Path]
"""Writes a document below `tmp_path/docs`, dated long ago, and returns its path."""


def words(count: int, *, seed: int) -> str:
    """Return so many words of a made-up language, the same for the same seed."""
    draw = random.Random(seed).random  # noqa: S311 - test data
    syllables = ["ba", "do", "ri", "mu", "ke", "lo", "ta", "ne", "si", "pu"]
    # Written out: the tests need millions of words, and `choices` takes three times as long.
    return " ".join(
        [syllables[int(draw() * 10)] + syllables[int(draw() * 10)] + syllables[int(draw() * 10)] for _ in range(count)]
    )


def edited(text: str, *places: int) -> str:
    """Return the text with the words at these places replaced."""
    parts = text.split(" ")
    for place in places:
        parts[place] = f"changed{place}"
    return " ".join(parts)


_SETTLING_NS = 60_000_000
"""A little more than `dupfinder.store.rows` waits for."""


def write_document(folder: Path, name: str, content: str | bytes) -> Path:
    """Write a document below a folder, dated long ago (so that it counts as settled), and return its path."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    os.utime(path, (LONG_AGO_S, LONG_AGO_S))
    return path


def let_settle(folder: Path) -> None:
    """Wait until every file is so old that a cache believes it: one that changed within a tick may change unseen."""
    changed_ns = max((path.lstat().st_ctime_ns for path in folder.rglob("*")), default=0)
    time.sleep(max(0, changed_ns + _SETTLING_NS - time.time_ns()) / 1e9)


@dataclass
class Scanned:
    """A result, what was said on the way, and the folder."""

    result: ScanResult
    events: list[Event]
    folder: Path = field(default_factory=Path)

    @property
    def groups(self) -> list[dict[str, str]]:
        """Return each group as names and relations to the keeper."""
        return [
            {m.document.entry.name: m.relation.value if m.relation else "keeper" for m in group.members}
            for group in self.result.groups
        ]

    @property
    def problems(self) -> dict[str, str]:
        """Return each problem's file name and code."""
        return {os.path.basename(problem.path): problem.code.value for problem in self.result.problems}


class Scan(Protocol):
    """Scans `tmp_path/docs` (or the sources given) with some options."""

    def __call__(
        self, sources: Sequence[str] | None = None, *, token: CancelToken | None = None, **options: Any
    ) -> Scanned: ...
