"""The documents of a group as a list: what is said of each of them."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QObject

from dupfinder.domain.display import visible
from dupfinder.domain.groups import Member
from dupfinder.domain.pairs import LOSSLESS, SAME_WORDS, Relation
from dupfinder.domain.records import dataclass
from dupfinder.gui.comparison.group.group_walk import NameParts, is_of_container, name_parts, shown_date
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.toolkit.punctuation import clauses
from dupfinder.gui.toolkit.table_model import ROW_ROLE, SPOKEN, TOOLTIP, CellRoles, Column, TableModel
from dupfinder.gui.toolkit.wording import Wording

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
