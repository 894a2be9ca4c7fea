"""The documents of a group as a row of versions: their names, their order, and which two are compared."""

import enum
import re
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFontMetrics

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.pairs import LOSSLESS, SAME_WORDS, Relation
from dupfinder.domain.records import dataclass
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.toolkit.table_model import ROW_ROLE, SPOKEN, TOOLTIP, CellRoles, Column, TableModel
from dupfinder.gui.toolkit.wording import Wording, clauses, instant


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


CHIP_ROLE = ROW_ROLE + 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Chip:
    """What a document of the strip looks like."""

    name: str
    name_parts: NameParts
    date: str
    part: str
    """What the head is called; empty for the others."""
    likeness: str
    share: float
    has_same_text: bool
    """Whether it has all the words of the head, and no others."""
    is_copy: bool
    """Whether nothing else differs, either."""
    side: Side | None
    """On which side of the comparison it is."""
    is_marked: bool
    warning: str
    """What became of it since the scan, in a word; mostly empty."""


class GroupStripModel(TableModel[int]):
    """Makes what is said of a document when it is seen: there may be thousands of them; its rows are their numbers."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._members: Sequence[Member] = ()
        self._name_parts: Sequence[NameParts] = ()
        self._head_name = ""
        self._sides: dict[int, Side] = {}
        self._is_marked: Callable[[str], bool] = lambda _path: False
        self._why_kept: Callable[[str], str] = lambda _path: ""
        self._changed: Collection[str] = ()
        self._gone: Collection[str] = ()
        roles: CellRoles[int] = {CHIP_ROLE: self.chip, TOOLTIP: self._hint, SPOKEN: self.spoken}
        self.columns = (Column("", lambda row: visible(self._members[row].document.entry.name), roles=roles),)

    def set_members(self, members: Sequence[Member]) -> None:
        """Show other documents, or these in another order."""
        self._members = members
        self._name_parts = name_parts([member.document.entry.name for member in members])
        self._head_name = self._wording.container() if is_of_container(members) else self._wording.keeper()
        self._sides = {}
        self.set_rows(range(len(members)))

    def set_pair(self, left: int, right: int) -> None:
        """Show which two are compared, by their numbers in the order."""
        told = {*self._sides, left, right}
        self._sides = {left: Side.LEFT, right: Side.RIGHT}
        for row in told:
            if row < len(self._members):
                self.dataChanged.emit(self.index(row, 0), self.index(row, 0))

    def set_marked(self, is_marked: Callable[[str], bool], why_kept: Callable[[str], str] = lambda _: "") -> None:
        """Show which are marked to go, and why one is kept; call it again when that changes."""
        self._is_marked, self._why_kept = is_marked, why_kept
        self._tell_all()

    def set_states(self, *, changed: Collection[str] = (), gone: Collection[str] = ()) -> None:
        """Show which are not what they were in the scan, and which cannot be read any more, by their paths."""
        self._changed, self._gone = changed, gone
        self._tell_all()

    def chip(self, row: int) -> Chip:
        """Return what is drawn for a document."""
        member = self._members[row]
        is_marked = self._is_marked(member.document.entry.path)  # then another keeper is about to come
        return Chip(
            name=visible(member.document.entry.name),
            name_parts=self._name_parts[row],
            date=shown_date(member.document, self._wording),
            part=self._head_name if member.relation is None and not is_marked else "",
            likeness=self._likeness(member),
            share=member.similarity,
            has_same_text=member.relation in SAME_WORDS,
            is_copy=member.relation in LOSSLESS,
            side=self._sides.get(row),
            is_marked=is_marked,
            warning=self._warning(member.document.entry.path),
        )

    def spoken(self, row: int) -> str:
        """Return what a screen reader says of a document."""
        chip = self.chip(row)
        side = {Side.LEFT: self.tr("left side"), Side.RIGHT: self.tr("right side"), None: ""}[chip.side]
        going = self.tr("marked for removal") if chip.is_marked else ""
        return clauses(chip.name, chip.part, chip.date, chip.likeness, going, chip.warning, side)

    def _hint(self, row: int) -> str:
        chip = self.chip(row)
        going = self.tr("marked for removal") if chip.is_marked else ""
        facts = " · ".join(filter(None, (chip.part, chip.date, chip.likeness, going, chip.warning)))
        path = self._members[row].document.entry.path
        return "\n".join(filter(None, (visible(path), facts, self._why_kept(path))))

    def _likeness(self, member: Member) -> str:
        match member.relation:
            case None:
                return ""
            case Relation.IDENTICAL | Relation.SAME_CONTENT | Relation.SAME_TEXT:
                return self._wording.relation(member.relation)
            case Relation.CONTAINED:
                return self._wording.inside(member.similarity)
            case Relation.NEAR | Relation.LOOKS_ALIKE:
                return self._wording.share(member.similarity)

    def _warning(self, path: str) -> str:
        if path in self._gone:
            return self.tr("cannot be read")
        return self.tr("changed") if path in self._changed else ""

    def _tell_all(self) -> None:
        if self._members:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._members) - 1, 0))
