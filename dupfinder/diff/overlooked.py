"""Lines that take no part in a comparison: taken out of both texts, and put back among the rows."""

import itertools
import math
import re
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import regex

from dupfinder.diff.words import Wording
from dupfinder.domain.differences import Row, RowKind
from dupfinder.domain.errors import UsageError

TIME_LIMIT_S = 5.0
"""For the pattern, over all lines of both texts; a sane one looks through a million in about a second."""
_LONGEST_PATTERN = 1_000
_MOST_REPEATS = 10_000
"""The product of the counts in a pattern (`a{20}`): it is built out when it is read, which cannot be timed."""
_COUNT = re.compile(r"\{\s*(\d+)")


class _Line(NamedTuple):
    """A line that is overlooked, and how many others stand before it."""

    text: str
    place: int
    is_ignored: bool
    """By the pattern; otherwise it has no words."""


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines of one text: those that are compared, and those that are overlooked."""

    compared: Sequence[str]
    overlooked: Sequence[_Line]

    @property
    def seams(self) -> list[int]:
        """Return, rising, before which of the compared lines there are overlooked ones."""
        return [place for place, _ in itertools.groupby(self.overlooked, key=lambda line: line.place)]


class Placed(NamedTuple):
    """A row, and how many of the compared lines are complete on either side before it."""

    row: Row
    left: int
    right: int


def taken_apart(
    left: Sequence[str], right: Sequence[str], *, wording: Wording, time_limit_s: float = TIME_LIMIT_S
) -> tuple[Lines, Lines]:
    """Return the lines of two texts, those to overlook apart: lines that the options ignore, and lines without words.

    `UsageError` says what is wrong with the options' pattern, or that it takes too long.
    """
    is_ignored = _ignoring(wording.options.ignored_lines, time_limit_s=time_limit_s)
    if is_ignored is None and not wording.options.ignore_punctuation:
        return Lines(left, ()), Lines(right, ())  # every line has words
    return _taken_apart(left, wording, is_ignored), _taken_apart(right, wording, is_ignored)


def _taken_apart(lines: Sequence[str], wording: Wording, is_ignored: Callable[[str], bool] | None) -> Lines:
    compared: list[str] = []
    overlooked: list[_Line] = []
    for line in lines:
        if is_ignored is not None and is_ignored(line):
            overlooked.append(_Line(line, len(compared), is_ignored=True))
        elif not wording.options.ignore_punctuation or wording.has_words(line):
            compared.append(line)
        else:
            overlooked.append(_Line(line, len(compared), is_ignored=False))
    return Lines(compared, overlooked)


def _ignoring(pattern: str, *, time_limit_s: float) -> Callable[[str], bool] | None:
    """Return what tells whether a line is ignored; `None` where none is."""
    if not pattern:
        return None
    if len(pattern) > _LONGEST_PATTERN or math.prod(map(int, _COUNT.findall(pattern))) > _MOST_REPEATS:
        raise UsageError("The pattern of lines to ignore is too long.")
    try:
        form = regex.compile(pattern)
    except regex.error as error:
        raise UsageError(f"The pattern of lines to ignore is not a regular expression: {error}.") from error
    except RecursionError:
        raise UsageError("The pattern of lines to ignore is nested too deeply.") from None
    end = time.monotonic() + time_limit_s

    def is_ignored(line: str) -> bool:
        try:
            return form.search(line, timeout=max(end - time.monotonic(), 1e-6)) is not None
        except TimeoutError:
            raise UsageError("The pattern of lines to ignore takes too long; a simpler one may do.") from None

    return is_ignored


def woven(placed: Iterable[Placed], left: Lines, right: Lines) -> Iterator[Row]:
    """Yield the rows with the overlooked lines among them, where they stand in their texts; paired where both do."""
    left_lines, right_lines = deque(left.overlooked), deque(right.overlooked)
    if not left_lines and not right_lines:
        yield from (one.row for one in placed)
        return
    for row, left_place, right_place in placed:
        # A row with one side is no reason to tell apart what stands before it on the other: it may have a partner.
        left_due = _due(left_lines, left_place) if row.left is not None else None
        right_due = _due(right_lines, right_place, most=left_due if row.right is None else None)
        if left_due is None:
            left_due = _due(left_lines, left_place, most=right_due)
        yield from _overlooked_rows(left_lines, right_lines, left_due, right_due)
        yield row
    yield from _overlooked_rows(left_lines, right_lines, len(left_lines), len(right_lines))


def _due(lines: deque[_Line], place: int, *, most: int | None = None) -> int:
    """Return how many lines, `most` at most, stand where `place` of the compared ones are complete."""
    return sum(1 for _ in itertools.takewhile(lambda line: line.place <= place, itertools.islice(lines, most)))


def _overlooked_rows(left: deque[_Line], right: deque[_Line], left_count: int, right_count: int) -> Iterator[Row]:
    lefts = [left.popleft() for _ in range(left_count)]
    rights = [right.popleft() for _ in range(right_count)]
    for old, new in itertools.zip_longest(lefts, rights):
        without_words = old is not None and new is not None and not old.is_ignored and not new.is_ignored
        yield Row(
            kind=RowKind.EQUAL if without_words else RowKind.IGNORED,
            left=None if old is None else old.text,
            right=None if new is None else new.text,
        )
