"""How two texts differ: aligned paragraphs, and the changed words inside them."""

import enum
from dataclasses import dataclass


class RowKind(enum.StrEnum):
    """How the two sides of a row relate."""

    EQUAL = "equal"
    CHANGED = "changed"
    REMOVED = "removed"
    """Only the left text has this paragraph."""
    ADDED = "added"
    """Only the right text has this paragraph."""


@dataclass(frozen=True, slots=True)
class Span:
    """A run of changed characters of a paragraph, `start` up to and not including `end`."""

    start: int
    end: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One aligned pair of paragraphs (without their line ends); `None` on the side that has none.

    The spans are sorted, do not touch, and are empty for rows that are not `CHANGED`.
    """

    kind: RowKind
    left: str | None
    right: str | None
    left_spans: tuple[Span, ...] = ()
    right_spans: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """All rows in order: the left sides joined give the left text, the right sides the right text."""

    rows: tuple[Row, ...]

    @property
    def changes(self) -> tuple[int, ...]:
        """Return the index of the first row of each run of rows that are not equal."""
        kinds = [row.kind for row in self.rows]
        return tuple(
            i for i, kind in enumerate(kinds) if kind is not RowKind.EQUAL and (i == 0 or kinds[i - 1] is RowKind.EQUAL)
        )
