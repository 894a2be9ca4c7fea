"""The documents of a group as a row of versions: their names, their order, and which two are compared."""

import enum
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.pairs import Relation
from dupfinder.gui.toolkit.punctuation import instant
from dupfinder.gui.toolkit.wording import Wording


class GroupOrder(enum.StrEnum):
    """What the documents are ordered by; the values are remembered from one start to the next."""

    DATE = "date"
    """Oldest first."""
    SIMILARITY = "similarity"
    """What is most like the head first, after the head itself."""
    NAME = "name"


class StepMode(enum.StrEnum):
    """What each document is compared with; the values are remembered from one start to the next."""

    KEEPER = "keeper"
    NEIGHBOUR = "neighbour"
    """The one before it in the order."""


def written_date_of(document: Document) -> str | None:
    """Return the time that a document says of itself (ISO 8601); `None` where it says none that is one."""
    metadata = document.metadata
    return next((one for one in (metadata.modified, metadata.created) if one and instant(one)), None)


def date_s_of(member: Member) -> float:
    """Return that time, else the time of the last change of the file, in seconds since 1970."""
    written = instant(written_date_of(member.document) or "")
    return member.document.entry.mtime_ns / 1e9 if written is None else written.timestamp()


def members_of(group: DuplicateGroup | Container) -> tuple[Member, ...]:
    """Return the documents of a group, the head first: its keeper, or the container of what was found in it.

    The head has no relation; the similarity of a part is how much of it is in the container.
    """
    if isinstance(group, DuplicateGroup):
        return group.members
    parts = map(group.part_of, group.pairs)
    return (
        Member(document=group.container, relation=None, similarity=1.0, hamming_bits=None),
        *(
            Member(document=part, relation=Relation.CONTAINED, similarity=share, hamming_bits=None)
            for part, share in parts
        ),
    )


def is_of_container(members: Iterable[Member]) -> bool:
    """Return whether the head is a container, not a keeper."""
    return any(member.relation is Relation.CONTAINED for member in members)


def ordered(members: Sequence[Member], order: GroupOrder) -> tuple[Member, ...]:
    """Return the members in an order; what is equal in it is ordered by path."""
    by_path = sorted(members, key=lambda member: member.document.entry.path)
    match order:
        case GroupOrder.DATE:
            return tuple(sorted(by_path, key=date_s_of))
        case GroupOrder.SIMILARITY:
            return tuple(sorted(by_path, key=lambda member: (member.relation is not None, -member.similarity)))
        case GroupOrder.NAME:
            return tuple(sorted(by_path, key=lambda member: member.document.entry.name.casefold()))


class GroupWalk:
    """Which of the documents is looked at, and beside which other one. At least two members, one of them the head."""

    def __init__(self, members: Sequence[Member], order: GroupOrder, mode: StepMode) -> None:
        self.members = ordered(members, order)
        self._mode = mode
        self._head = next(number for number, member in enumerate(self.members) if member.relation is None)
        others = [number for number in range(len(self.members)) if number != self._head]
        self._best = max(others, key=lambda number: (self.members[number].similarity, -number))
        self.current = self._rest(self._best)
        """The number of the document that is looked at: the right one of the two."""
        self._numbers = {member.document.entry.path: number for number, member in enumerate(self.members)}

    @property
    def beside(self) -> int:
        """Return the number of the one on the left."""
        return self._head if self._mode is StepMode.KEEPER else self.current - 1

    @property
    def pair(self) -> tuple[Document, Document]:
        """Return what is compared: left and right."""
        return self.members[self.beside].document, self.members[self.current].document

    def number_of(self, path: str) -> int | None:
        """Return the number of a document in the order, or `None` for one of another group."""
        return self._numbers.get(path)

    def go_to(self, number: int) -> None:
        """Look at a document. What nothing can stand beside gives way: the head to what is most like it, say."""
        self.current = self._rest(number)

    def stepped(self, steps: int) -> int:
        """Return the number of the document so many steps on (or back, below 0); the last one stays the last."""
        stops = self._stops()
        # Steps are counted without the document that has no other beside it.
        position = self.current - (self._mode is StepMode.NEIGHBOUR or self.current > self._head)
        return stops[max(0, min(position + steps, len(stops) - 1))]

    def _stops(self) -> Sequence[int]:
        count = len(self.members)
        if self._mode is StepMode.NEIGHBOUR:
            return range(1, count)
        return [*range(self._head), *range(self._head + 1, count)]

    def _rest(self, number: int) -> int:
        if self._mode is StepMode.NEIGHBOUR:
            return max(number, 1)
        return self._best if number == self._head else number


def shown_date(document: Document, wording: Wording) -> str:
    """Return the day that a document says of itself, else that of its file's last change, as it is written here."""
    written = written_date_of(document)
    return wording.written_day(written) if written else wording.date(document.entry.mtime_ns)


_WORD_END = re.compile(r"[\W_]")


class NameParts(NamedTuple):
    """A name that is safe to show; all names of the group begin with `before` and end with `after`."""

    before: str
    own: str
    after: str


def name_parts(names: Sequence[str]) -> tuple[NameParts, ...]:
    """Return the parts of each name; a name that has nothing of its own counts as its own."""
    if not names:
        return ()
    # What the first and the last one in alphabetical order share, all others share, too.
    start = _shared_words(min(names), max(names))
    turned = [name[start:][::-1] for name in names]
    end = _shared_words(min(turned), max(turned))
    return tuple(_parts(name, start, len(name) - end) for name in names)


def _parts(name: str, start: int, end: int) -> NameParts:
    if not name[start:end].strip():
        start, end = 0, len(name)
    return NameParts(visible(name[:start]), visible(name[start:end]), visible(name[end:]))


def _shared_words(one: str, other: str) -> int:
    """Return how many letters both begin with, in whole words: `10` and `12` are told apart by more than a 2."""
    differ = (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    shared = one[: next(differ, min(len(one), len(other)))]
    return max((found.end() for found in _WORD_END.finditer(shared)), default=0)


def fitted_name(parts: NameParts, metrics: QFontMetrics, width: int) -> str:
    """Return as much of a name as fits: what stands behind its own part gives way first, then what stands before."""
    whole = "".join(parts)
    if metrics.horizontalAdvance(whole) <= width:
        return whole
    tail = "…" if parts.after else ""
    room = width - metrics.horizontalAdvance(tail)
    if metrics.horizontalAdvance(f"…{parts.own}") > room:
        return metrics.elidedText(parts.own, Qt.TextElideMode.ElideMiddle, width)
    return metrics.elidedText(parts.before + parts.own, Qt.TextElideMode.ElideLeft, room) + tail
