"""Name patterns (`--include`, `--exclude`) and where a path stands in them.

`*`, `?` and `[…]` match within one part of a path, a part `**` matches any number of parts. A pattern without a slash
matches a name at any depth, any other one the whole path below its source. A pattern that ends with a slash matches
folders, that is everything below them.
"""

import fnmatch
import re
import sys
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from dupfinder.domain.errors import UsageError

_Part = re.Pattern[str] | None
"""One part of a pattern; `None` stands for `**`."""

# Windows and macOS do not tell `A.PDF` from `a.pdf`.
_CASE = re.IGNORECASE if sys.platform in {"win32", "darwin"} else re.NOFLAG

Position = tuple[frozenset[int], ...]
"""For each pattern, how many of its parts the path may have matched so far."""


def normal_form(name: str) -> str:
    """Return the name in NFC, because macOS hands names out decomposed and people type them composed."""
    return name if name.isascii() else unicodedata.normalize("NFC", name)


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern as a small automaton over the parts of a path: its states are indices into `parts`."""

    parts: tuple[_Part, ...]
    folder_goal: int
    """The state in which a folder has been matched."""

    @classmethod
    def parse(cls, text: str) -> "Pattern":
        """Return the pattern that `text` describes; raise `UsageError` if it is empty."""
        names = [name for name in normal_form(text).split("/") if name not in {"", "."}]
        if not names:
            raise UsageError(
                f"The pattern {text!r} matches nothing; write a name or a path, such as *.pdf or drafts/*.pdf."
            )
        if "/" not in text.rstrip("/"):
            names.insert(0, "**")
        folder_goal = len(names)
        if text.endswith("/"):
            names += ["**", "*"]
        return cls(
            tuple(None if name == "**" else re.compile(fnmatch.translate(name), _CASE) for name in names),
            folder_goal,
        )

    def start(self) -> frozenset[int]:
        """Return the states before any part of a path."""
        return self._passing_wildcards({0})

    def advance(self, states: frozenset[int], name: str) -> frozenset[int]:
        """Return the states after one more part of a path."""
        following = set()
        for state in states:
            if state == len(self.parts):
                continue
            part = self.parts[state]
            if part is None:
                following.add(state)
            elif part.match(name):
                following.add(state + 1)
        return self._passing_wildcards(following)

    def _passing_wildcards(self, states: set[int]) -> frozenset[int]:
        passed = set(states)
        for start in states:
            state = start
            while state < len(self.parts) and self.parts[state] is None:
                state += 1
                passed.add(state)
        return frozenset(passed)


class PathFilter:
    """Decides by names which folders are entered and which files are taken.

    The caller keeps the `Position` of each folder, so that a deep path is matched part by part only once.
    """

    def __init__(self, *, include: Iterable[str], exclude: Iterable[str]) -> None:
        self._include = tuple(Pattern.parse(text) for text in include)
        self._exclude = tuple(Pattern.parse(text) for text in exclude)
        self._patterns = self._include + self._exclude

    def start(self) -> Position:
        """Return the position of a source."""
        return tuple(pattern.start() for pattern in self._patterns)

    def enter(self, position: Position, name: str) -> Position | None:
        """Return the position of the folder `name`, or `None` if it is excluded."""
        if not self._patterns:
            return position
        inside = self._advance(position, name)
        excluded = inside[len(self._include) :]
        if any(pattern.folder_goal in states for pattern, states in zip(self._exclude, excluded, strict=True)):
            return None
        return inside

    def admits(self, position: Position, name: str) -> bool:
        """Return whether the file `name` in the folder at `position` is taken."""
        if not self._patterns:
            return True
        matched = [
            len(pattern.parts) in states
            for pattern, states in zip(self._patterns, self._advance(position, name), strict=True)
        ]
        included, excluded = matched[: len(self._include)], matched[len(self._include) :]
        return (any(included) or not included) and not any(excluded)

    def _advance(self, position: Position, name: str) -> Position:
        name = normal_form(name)
        return tuple(pattern.advance(states, name) for pattern, states in zip(self._patterns, position, strict=True))
