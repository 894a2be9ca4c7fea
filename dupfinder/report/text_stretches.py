"""Which rows of a difference a reader sees and which are folded away, and how its paragraphs are numbered."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from dupfinder.domain.differences import Row
from dupfinder.domain.messages import Message, say, told
from dupfinder.domain.records import dataclass
from dupfinder.report.wording import in_commas


@dataclass(frozen=True, slots=True, kw_only=True)
class Stretch:
    """Rows that follow each other, `start` up to and not including `end`."""

    start: int
    end: int
    is_folded: bool
    """No row of it is a change or near one."""


def stretches(rows: Sequence[Row], *, context: int | None) -> Iterator[Stretch]:
    """Yield all rows in order, shown and folded stretches in turn; none is empty.

    So many rows are shown before and after each change; with `None` all rows are.
    """
    if context is None:
        yield from _in_turn(0, len(rows), len(rows))
        return
    start = end = 0
    for number, row in enumerate(rows):
        if row.is_change:
            first = max(0, number - context)
            if first > end:
                yield from _in_turn(start, end, first)
                start = first
            end = min(len(rows), number + context + 1)
    yield from _in_turn(start, end, len(rows))


def _in_turn(start: int, end: int, next_start: int) -> Iterator[Stretch]:
    """Yield a stretch that is shown, and what is folded between it and the next."""
    if start < end:
        yield Stretch(start=start, end=end, is_folded=False)
    if end < next_start:
        yield Stretch(start=end, end=next_start, is_folded=True)


class ParagraphNumbers:
    """Numbers the paragraphs of both sides from 1, and says with these numbers what moved where."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.left = list(accumulate((int(row.left is not None) for row in rows), initial=0))
        """How many paragraphs the left text has before each row; before the row after it is that row's own number."""
        self.right = list(accumulate((int(row.right is not None) for row in rows), initial=0))

    def moved(self, row: int, counterpart: int, *, is_left: bool) -> str:
        """Return where a passage on one side of a row went or came from: `moved down to paragraph 57 of B`.

        That of the left side went somewhere, that of the right one came from somewhere.
        """
        if row == counterpart:
            return told(say("moved within the paragraph"))
        place = self.right[counterpart + 1] if is_left else self.left[counterpart + 1]
        if is_left:
            down, up = (
                say("moved down to paragraph {number} of B", number=place),
                say("moved up to paragraph {number} of B", number=place),
            )
        else:
            down, up = (
                say("moved down from paragraph {number} of A", number=place),
                say("moved up from paragraph {number} of A", number=place),
            )
        return told(down if (counterpart > row) is is_left else up)

    def place(self, start: int, end: int) -> str:
        """Return which paragraphs stand in a range of rows: `paragraphs 12 to 14 of A, 15 of B`."""
        sides = ((self.left[start], self.left[end], "A"), (self.right[start], self.right[end], "B"))
        spans = [_span(before + 1, last, name) for before, last, name in sides if last > before]
        is_one = all(last - before < 2 for before, last, _ in sides)
        where = in_commas(map(told, spans))
        return told(say("paragraph {places}", places=where) if is_one else say("paragraphs {places}", places=where))


def _span(first: int, last: int, side: str) -> Message:
    if first == last:
        return say("{number} of {side}", number=first, side=side)
    return say("{first} to {last} of {side}", first=first, last=last, side=side)
