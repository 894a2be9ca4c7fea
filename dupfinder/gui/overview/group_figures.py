"""The pictures and tables of groups: by size, by formats, and those edited most over time."""

import datetime
from collections.abc import Sequence
from operator import attrgetter
from typing import NamedTuple

from dupfinder.domain.display import visible
from dupfinder.domain.enclosed import name_of
from dupfinder.domain.pairs import Relation
from dupfinder.domain.surveys import FormatPair, GroupSizes, GroupSummary, Version
from dupfinder.gui.overview.figures import (
    Axis,
    Chart,
    FigureMaker,
    Figures,
    GroupTarget,
    Item,
    Line,
    Mark,
    Note,
    Shape,
    Tint,
)
from dupfinder.gui.toolkit.table_model import Column, number_column
from dupfinder.gui.toolkit.wording import clauses

_BAR = 0.62
_ROOM_FOR_NOTE = 1.15


class GroupFigures(FigureMaker):
    """Makes the picture of sizes, and the rows of groups and of formats."""

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


_NS_PER_DAY = 86_400 * 1_000_000_000
_MOST_TICKS = 10


class _Edit(NamedTuple):
    """A document of a group, and the place of the group among those that are shown."""

    place: int
    group: GroupSummary
    version: Version


class TimeFigures(FigureMaker):
    """Makes pictures and rows of when documents were last edited."""

    def timeline_chart(self, groups: Sequence[GroupSummary]) -> Chart:
        """Return a line for each group, with a dot for each of its documents at the day when it was last edited."""
        days = [version.moment_ns / _NS_PER_DAY for group in groups for version in group.versions]
        low, high = min(days, default=0.0), max(days, default=1.0)
        room = max((high - low) * 0.03, 1.0)
        items: list[Item] = []
        marks: list[Mark] = []
        for row, group in enumerate(groups):
            for version in sorted(group.versions, key=lambda one: one.is_keeper):  # the keeper on top of the others
                day = version.moment_ns / _NS_PER_DAY
                marks.append(
                    Mark(item=len(items), left=day, top=row, width=0, height=0, tint=_tint(version), shape=Shape.DOT)
                )
                items.append(Item(text=self._version_text(version), target=GroupTarget(group.group_id)))
        return Chart(
            title=self.tr("Groups with the most versions"),
            x=Axis(low=low - room, high=high + room, label=self.tr("Last edited"), ticks=self._day_ticks(low, high)),
            y=Axis(
                low=-0.6,
                high=len(groups) - 0.4,
                ticks=tuple((row, visible(name_of(group.keeper))) for row, group in enumerate(groups)),
            ),
            items=tuple(items),
            marks=tuple(marks),
            lines=tuple(
                Line(left=group.first_ns / _NS_PER_DAY, right=group.last_ns / _NS_PER_DAY, y=row)
                for row, group in enumerate(groups)
            ),
            legend=(
                (Tint.GOES, self.tr("Kept")),
                (Tint.SAME, self.tr("Same text")),
                (Tint.NEAR, self.tr("Another version")),
            ),
            rows=len(groups),
            grows_down=True,
        )

    def _day_ticks(self, low: float, high: float) -> tuple[tuple[float, str], ...]:
        """Return the beginnings of years where there are several, else some days."""
        first, last = (datetime.date(1970, 1, 1) + datetime.timedelta(days=int(day)) for day in (low, high))
        years = range(first.year + 1, last.year + 1)
        if len(years) > 1:
            step = -(-len(years) // _MOST_TICKS)
            return tuple(
                (float((datetime.date(y, 1, 1) - datetime.date(1970, 1, 1)).days), str(y)) for y in years[::step]
            )
        count = 4 if high > low else 0
        places = [low + (high - low) * place / count for place in range(count + 1)] if count else [low]
        return tuple((place, self._words.plain.date(int(place * _NS_PER_DAY))) for place in places)

    def _version_text(self, version: Version) -> str:
        plain = self._words.plain
        details = (plain.moment(version.moment_ns), clauses(plain.size(version.size_bytes), self._role(version)))
        return "\n".join((self._words.folder(version.path), *details))

    def _role(self, version: Version) -> str:
        plain = self._words.plain
        return plain.keeper() if version.is_keeper else plain.likeness(version.relation, version.similarity)

    def timeline_figures(self, groups: Sequence[GroupSummary]) -> Figures[_Edit]:
        """Return a row for each document of these groups."""
        plain = self._words.plain
        return Figures(
            columns=(
                Column(self.tr("Group"), lambda edit: visible(name_of(edit.group.keeper)), key=attrgetter("place")),
                Column(
                    self.tr("Document"),
                    lambda edit: self._words.folder(edit.version.path),
                    key=attrgetter("version.path"),
                    takes_rest=True,
                ),
                number_column(self.tr("Last edited"), attrgetter("version.moment_ns"), plain.moment),
                number_column(self.tr("Size"), attrgetter("version.size_bytes"), plain.size),
                Column(self.tr("Match"), lambda edit: self._role(edit.version), key=attrgetter("version.similarity")),
            ),
            rows=[_Edit(place, group, version) for place, group in enumerate(groups) for version in group.versions],
            target=lambda edit: GroupTarget(edit.group.group_id),
            tooltip=lambda edit: self._version_text(edit.version),
        )


def _tint(version: Version) -> Tint:
    if version.is_keeper:
        return Tint.GOES
    return Tint.NEAR if version.relation is Relation.NEAR else Tint.SAME
