"""The pictures and tables of groups: by size, and the largest ones."""

from collections.abc import Sequence
from operator import attrgetter

from PySide6.QtCore import QObject

from dupfinder.domain.display import visible
from dupfinder.domain.enclosed import name_of
from dupfinder.domain.surveys import FormatPair, GroupSizes, GroupSummary
from dupfinder.gui.overview.figures import Axis, Chart, Figures, GroupTarget, Item, Mark, Note, Tint
from dupfinder.gui.overview.overview_wording import OverviewWording
from dupfinder.gui.toolkit.table_model import Column, number_column

_BAR = 0.62
_ROOM_FOR_NOTE = 1.15


class GroupFigures(QObject):
    """Makes the picture of sizes, and the rows of groups and of formats."""

    def __init__(self, words: OverviewWording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    def size_chart(self, sizes: tuple[GroupSizes, ...]) -> Chart:
        """Return a column for each size of groups."""
        plain = self._words.plain
        most = max((one.groups for one in sizes), default=1)
        return Chart(
            title=self.tr("Groups by size"),
            x=Axis(
                low=-0.5,
                high=len(sizes) - 0.5,
                label=self.tr("Documents per group"),
                ticks=tuple((place, self._words.group_size(one)) for place, one in enumerate(sizes)),
            ),
            y=Axis(
                low=0,
                high=most * _ROOM_FOR_NOTE,
                label=self.tr("Groups"),
                write=lambda value: plain.count(round(value)),
                is_whole=True,
            ),
            items=tuple(Item(text=self._size_text(one)) for one in sizes),
            marks=tuple(
                Mark(item=place, left=place - _BAR / 2, top=0, width=_BAR, height=one.groups, tint=Tint.GOES)
                for place, one in enumerate(sizes)
            ),
            notes=tuple(
                Note(x=place, y=one.groups, text=plain.count(one.groups), is_above=True)
                for place, one in enumerate(sizes)
            ),
        )

    def _size_text(self, sizes: GroupSizes) -> str:
        text = self.tr("{groups} with {size} documents each\n{documents} in all, {gain}")
        return text.format(
            groups=self._words.plain.groups(sizes.groups),
            size=self._words.group_size(sizes),
            documents=self._words.plain.documents(sizes.documents),
            gain=self._words.plain.can_be_freed(sizes.reclaimable_bytes),
        )

    def size_figures(self, sizes: Sequence[GroupSizes]) -> Figures[GroupSizes]:
        """Return a row for each size of groups."""
        plain = self._words.plain
        return Figures(
            columns=(
                Column(
                    self.tr("Documents per group"), self._words.group_size, key=attrgetter("least"), takes_rest=True
                ),
                number_column(self.tr("Groups"), attrgetter("groups"), plain.count),
                number_column(self.tr("Documents"), attrgetter("documents"), plain.count),
                number_column(self.tr("Can be freed"), attrgetter("reclaimable_bytes"), plain.size),
            ),
            rows=sizes,
            tooltip=self._size_text,
        )

    def group_figures(self, groups: Sequence[GroupSummary]) -> Figures[GroupSummary]:
        """Return a row for each group, named after the document that stays."""
        plain = self._words.plain
        return Figures(
            columns=(
                Column(self.tr("Group"), lambda group: visible(name_of(group.keeper)), takes_rest=True),
                number_column(self.tr("Documents"), attrgetter("space.documents"), plain.count),
                number_column(self.tr("Texts"), attrgetter("texts"), plain.count),
                number_column(self.tr("First"), attrgetter("first_ns"), plain.date),
                number_column(self.tr("Last"), attrgetter("last_ns"), plain.date),
                number_column(self.tr("Can be freed"), attrgetter("space.reclaimable_bytes"), plain.size),
            ),
            rows=groups,
            target=lambda group: GroupTarget(group.group_id),
            tooltip=lambda group: f"{visible(group.keeper)}\n{self._words.space(group.space)}",
        )

    def format_pair_figures(self, pairs: Sequence[FormatPair]) -> Figures[FormatPair]:
        """Return a row for each two formats in which the same documents exist."""
        plain = self._words.plain
        return Figures(
            columns=(
                Column(self.tr("Format"), lambda pair: visible(pair.first.upper()), takes_rest=True),
                Column(self.tr("And format"), lambda pair: visible(pair.second.upper()), takes_rest=True),
                number_column(self.tr("Groups with both"), attrgetter("alike"), plain.count),
                number_column(self.tr("Same text in both"), attrgetter("same_text"), plain.count),
            ),
            rows=pairs,
        )
