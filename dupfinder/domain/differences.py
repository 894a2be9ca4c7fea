"""How two texts differ: aligned paragraphs, and the edits inside them, each with its kind."""

import enum
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from dupfinder.domain.records import dataclass


class RowKind(enum.StrEnum):
    """How the two sides of a row relate."""

    EQUAL = "equal"
    CHANGED = "changed"
    REMOVED = "removed"
    """Only the left text has this paragraph."""
    ADDED = "added"
    """Only the right text has this paragraph."""
    MOVED = "moved"
    """One of two rows for a paragraph that both texts have, in different places; the other one is its `counterpart`."""
    IGNORED = "ignored"
    """A line that matches the pattern of lines to ignore; on one side or on both."""


class ChangeKind(enum.StrEnum):
    """What a change changes, from the least to the most; the first that explains it counts."""

    SPACE = "space"
    PUNCTUATION = "punctuation"
    CASE = "case"
    NUMBERS = "numbers"
    AMOUNTS = "amounts"
    """Numbers with a currency or a unit of money beside them."""
    DATES = "dates"
    NAMES = "names"
    WORDS = "words"
    MOVES = "moves"
    """Passages that both texts have, in different places."""
    PASSAGES = "passages"
    """Whole paragraphs that only one text has."""


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A run of characters of a paragraph, `start` up to and not including `end`; empty where they are equal."""

    start: int
    end: int

    def __bool__(self) -> bool:
        """Return whether there is anything in it."""
        return self.end > self.start


@dataclass(frozen=True, slots=True, kw_only=True)
class Edit:
    """What stands in a paragraph on the left, and in its place on the right; at most one of the spans is empty.

    A passage that moved out of or into a paragraph (kind `MOVES`) is empty on the other side, and `counterpart` is the
    number of the row where it stands there.
    """

    kind: ChangeKind
    left: Span
    right: Span
    counterpart: int | None = None

    def span(self, *, is_left: bool) -> Span:
        """Return what stands on one side."""
        return self.left if is_left else self.right


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One aligned pair of paragraphs (without their line ends); `None` on the side that has none.

    The edits rise on both sides and do not overlap; `EQUAL` and `IGNORED` rows have none. A moved row has the text of
    one side, and `counterpart` is the number of the row where that stands on the other side: as a paragraph of its
    own, which is a moved row with the same edits (if it was edited too), or inside of a paragraph, which has an edit of
    the kind `MOVES` that names this row. `REMOVED` and `ADDED` rows have no edits but such of the kind `MOVES`.
    """

    kind: RowKind
    left: str | None
    right: str | None
    edits: tuple[Edit, ...] = ()
    counterpart: int | None = None

    def text(self, *, is_left: bool) -> str | None:
        """Return the paragraph of one side."""
        return self.left if is_left else self.right

    def spans(self, *, is_left: bool) -> tuple[Span, ...]:
        """Return what is edited of the paragraph of one side."""
        return tuple(span for edit in self.edits if (span := edit.span(is_left=is_left)))

    @property
    def is_change(self) -> bool:
        """Return whether the two texts differ here."""
        return self.kind not in {RowKind.EQUAL, RowKind.IGNORED}


_ONE_SIDED = {RowKind.REMOVED, RowKind.ADDED}


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """All rows in order: the left sides joined give the left text, the right sides the right text."""

    rows: tuple[Row, ...]

    @property
    def changes(self) -> tuple[int, ...]:
        """Return the index of the first row of each run of rows in which the texts differ."""
        rows = self.rows
        return tuple(i for i, row in enumerate(rows) if row.is_change and (i == 0 or not rows[i - 1].is_change))

    def counts(self) -> Mapping[ChangeKind, int]:
        """Return how many changes of each kind there are, in the order of `ChangeKind`, without those of which none is.

        Edits count one each, so do paragraphs that one text has alone; a passage that moved counts once, not twice.
        """
        found: Counter[ChangeKind] = Counter()
        for row in self.rows:
            if row.kind in _ONE_SIDED:
                found[ChangeKind.PASSAGES] += 1
            elif row.kind is RowKind.MOVED and row.right is None:
                continue  # counted, with its edits, where it stands on the right
            elif row.kind is RowKind.MOVED:
                found[ChangeKind.MOVES] += 1
            for edit in row.edits:
                # A passage that moved is an edit in two rows, or an edit and a whole paragraph; its right side counts.
                if edit.kind is not ChangeKind.MOVES or edit.right:
                    found[edit.kind] += 1
        return {kind: found[kind] for kind in ChangeKind if found[kind]}


class PieceKind(enum.StrEnum):
    """What becomes of a piece of text where one text is turned into another."""

    KEPT = "="
    DELETED = "-"
    INSERTED = "+"
    MOVED_FROM = "<"
    MOVED_TO = ">"

    @property
    def is_old(self) -> bool:
        """Return whether the old text has it."""
        return self not in {PieceKind.INSERTED, PieceKind.MOVED_TO}

    @property
    def is_new(self) -> bool:
        """Return whether the new text has it."""
        return self not in {PieceKind.DELETED, PieceKind.MOVED_FROM}


class Piece(NamedTuple):
    """A piece of text on its way; whatever moves has the same `move` where it goes and where it comes."""

    kind: PieceKind
    text: str
    move: int = 0
