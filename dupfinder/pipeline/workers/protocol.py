"""What a worker may say next about the files it was asked about: a document may have taken its reader over."""

from collections.abc import Sequence
from typing import Any

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.files import FileEntry

_NOWHERE = -1
MOST_PAGES = 10_000
"""So often a worker may say that it is still at the same file, where each scanned page has the whole time limit."""


class Course:
    """How far a worker has come with some files.

    Whatever it says gives its document the whole time limit again, so nothing may be said without end.
    """

    def __init__(self, entries: Sequence[FileEntry], *, pages: bool) -> None:
        self.unanswered = dict(enumerate(entries))
        self.at: int | None = _NOWHERE
        """The file that it is looking at; `None` while it is not looking at a single one."""
        self._latest = _NOWHERE
        self._pages_left = MOST_PAGES if pages else 0

    @property
    def has_begun(self) -> bool:
        """Return whether it said anything."""
        return self.at != _NOWHERE

    def follow(self, head: dict[str, Any]) -> bool:
        """Go on by what the worker says; return `False`, and stay, for what a sound worker would not say."""
        if "at" in head:
            return self._move(head["at"])
        number, problem = head.get("file"), head.get("problem", ProblemCode.DAMAGED)
        if type(number) is not int or number not in self.unanswered or number > self._latest:
            return False
        return isinstance(problem, str) and problem in set(ProblemCode) and ("format" in head or "problem" in head)

    def _move(self, place: object) -> bool:
        if place is None:
            moves = self.has_begun and self.at is not None
        elif type(place) is not int or place not in self.unanswered:
            moves = False
        elif place == self.at:
            self._pages_left -= 1
            moves = self._pages_left >= 0
        else:
            moves = place > self._latest
            self._latest = max(place, self._latest)
        if moves:
            self.at = None if place is None else self._latest
        return moves
