"""The pictures and tables of all cards: groups by size, format and time, folders by space and by what they repeat."""

import datetime
from collections.abc import Sequence
from operator import attrgetter
from typing import NamedTuple

from dupfinder.domain.display import visible
from dupfinder.domain.enclosed import name_of
from dupfinder.domain.pairs import Relation
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import UnreadFiles
from dupfinder.domain.surveys import (
    FolderMatrix,
    FolderPair,
    FolderSpace,
    FolderTree,
    FormatPair,
    FormatSpace,
    GroupSizes,
    GroupSummary,
    SharedDocuments,
    Space,
    Version,
)
from dupfinder.gui.overview.figures import (
    Axis,
    Chart,
    FigureMaker,
    Figures,
    FoldersTarget,
    FolderStep,
    FolderTarget,
    FormatTarget,
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
_CELL = 0.9
_LEAST_WEIGHT = 0.25
"""So strong is a cell at least that stands for anything at all."""


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


class RepeatFigures(FigureMaker):
    """Makes the matrix and the rows of folders by each other."""

    def matrix_chart(self, matrix: FolderMatrix, top: str) -> Chart:
        """Return a cell for each two folders that have documents in common, the stronger the more of the row's has."""
        count = len(matrix.folders)
        items: list[Item] = []
        marks: list[Mark] = []
        for row, cells in enumerate(matrix.shared):
            for column, shared in enumerate(cells):
                if not shared.documents:
                    continue
                share = shared.documents / matrix.documents[row]
                marks.append(
                    Mark(
                        item=len(items),
                        left=column - _CELL / 2,
                        top=row - _CELL / 2,
                        width=_CELL,
                        height=_CELL,
                        tint=Tint.STAYS if row == column else Tint.GOES,
                        weight=max(share, _LEAST_WEIGHT),
                        shape=Shape.CELL,
                    )
                )
                items.append(self._cell(matrix, row, column, shared))
        return Chart(
            title=self.tr("Folders with common documents"),
            x=Axis(
                low=-0.5,
                high=count - 0.5,
                label=self.tr("The same folders, by number"),
                ticks=tuple((place, self._words.plain.count(place + 1)) for place in range(count)),
            ),
            y=Axis(
                low=-0.5,
                high=count - 0.5,
                ticks=tuple(
                    (place, f"{self._words.folder_below(path, top)}  {self._words.plain.count(place + 1)}")
                    for place, path in enumerate(matrix.folders)
                ),
            ),
            items=tuple(items),
            marks=tuple(marks),
            legend=(
                (Tint.GOES, self.tr("Share of the row found in the column")),
                (Tint.STAYS, self.tr("Repeated within the folder")),
            ),
            rows=count,
            grows_down=True,
            is_square=True,
        )

    def _cell(self, matrix: FolderMatrix, row: int, column: int, shared: SharedDocuments) -> Item:
        first, second = matrix.folders[row], matrix.folders[column]
        common = self._words.documents_of(shared.documents, matrix.documents[row])
        size = self._words.plain.size(shared.size_bytes)
        if row == column:
            text = self.tr("{first}\n{common} ({size}) more than once")
            target: object = FolderTarget(first)
        else:
            text = self.tr("{first}\n{common} ({size}) also in\n{second}")
            target = FoldersTarget(first, second)
        return Item(
            text=text.format(
                first=self._words.folder(first), second=self._words.folder(second), common=common, size=size
            ),
            target=target,
        )

    def pair_figures(self, pairs: Sequence[FolderPair]) -> Figures[FolderPair]:
        """Return a row for each two folders."""
        plain, name = self._words.plain, self._words.folder
        same = self.tr("the same folder")
        return Figures(
            columns=(
                Column(self.tr("Folder"), lambda pair: name(pair.first), takes_rest=True),
                Column(
                    self.tr("Also in"),
                    lambda pair: same if pair.first == pair.second else name(pair.second),
                    key=lambda pair: name(pair.second).casefold(),
                    takes_rest=True,
                ),
                number_column(self.tr("Documents"), attrgetter("shared_of_first.documents"), plain.count),
                number_column(
                    self.tr("Share"), lambda pair: pair.shared_of_first.documents / pair.first_documents, plain.share
                ),
                number_column(self.tr("Size"), attrgetter("shared_of_first.size_bytes"), plain.size),
                number_column(
                    self.tr("Share of the other"),
                    lambda pair: pair.shared_of_second.documents / pair.second_documents,
                    plain.share,
                ),
            ),
            rows=pairs,
            target=lambda pair: (
                FolderTarget(pair.first) if pair.first == pair.second else FoldersTarget(pair.first, pair.second)
            ),
            tooltip=lambda pair: f"{name(pair.first)}\n{name(pair.second)}",
        )


MOST_BARS = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceRow:
    """A bar: what it is called, what it stands for, what a click on it asks for."""

    name: str
    space: Space
    target: object


class SpaceFigures(FigureMaker):
    """Makes bars and rows of folders and formats."""

    def folder_rows(self, tree: FolderTree, number: int) -> list[SpaceRow]:
        """Return the folders in a folder, the largest first, and the documents directly in it.

        A folder with others in it is looked into; of any other one the documents are asked for.
        """
        folder = tree.folder(number)
        rows = [
            SpaceRow(name=self._words.folder_below(child.path, folder.path), space=child.all, target=_target(child))
            for child in (tree.folder(child) for child in tree.children(number))
        ]
        if folder.own.documents:
            rows.append(
                SpaceRow(name=self.tr("Directly in this folder"), space=folder.own, target=FolderTarget(folder.path))
            )
        rows.sort(key=lambda row: (-row.space.size_bytes, -row.space.documents))
        return rows

    def space_chart(self, rows: Sequence[SpaceRow], *, title: str) -> Chart:
        """Return bars of the largest, each with what stays and what could go; all others are one bar."""
        shown = self._with_others(rows)
        most = max((row.space.size_bytes for row in shown), default=0) or 1
        marks = [
            Mark(item=place, left=left, top=place - _BAR / 2, width=width, height=_BAR, tint=tint)
            for place, row in enumerate(shown)
            for left, width, tint in (
                (0, row.space.kept_bytes, Tint.STAYS),
                (row.space.kept_bytes, row.space.reclaimable_bytes, Tint.GOES),
            )
            if width
        ]
        return Chart(
            title=title,
            x=Axis(
                low=0,
                high=most,
                label=self.tr("Size"),
                write=lambda value: self._words.plain.size(int(value)),
            ),
            y=Axis(low=-0.5, high=len(shown) - 0.5, ticks=tuple((place, row.name) for place, row in enumerate(shown))),
            items=tuple(Item(text=f"{row.name}\n{self._words.space(row.space)}", target=row.target) for row in shown),
            marks=tuple(marks),
            notes=tuple(
                Note(x=row.space.size_bytes, y=place, text=self._words.plain.size(row.space.size_bytes))
                for place, row in enumerate(shown)
            ),
            legend=((Tint.STAYS, self.tr("Kept")), (Tint.GOES, self.tr("Can be freed"))),
            rows=len(shown),
            grows_down=True,
        )

    def _with_others(self, rows: Sequence[SpaceRow]) -> Sequence[SpaceRow]:
        """Return at most so many rows as a picture has room for, the last one for all others."""
        if len(rows) <= MOST_BARS:
            return rows
        others = [row.space for row in rows[MOST_BARS - 1 :]]
        sums = Space(
            documents=sum(space.documents for space in others),
            size_bytes=sum(space.size_bytes for space in others),
            redundant_documents=sum(space.redundant_documents for space in others),
            reclaimable_bytes=sum(space.reclaimable_bytes for space in others),
        )
        name = self.tr("%Ln other(s)", "", len(others))
        return [*rows[: MOST_BARS - 1], SpaceRow(name=name, space=sums, target=None)]

    def space_figures(self, rows: Sequence[SpaceRow], *, name: str) -> Figures[SpaceRow]:
        """Return all of the rows; `name` is the heading of what they are called."""
        plain = self._words.plain
        return Figures(
            columns=(
                Column(name, attrgetter("name"), takes_rest=True),
                number_column(self.tr("Documents"), attrgetter("space.documents"), plain.count),
                number_column(self.tr("Size"), attrgetter("space.size_bytes"), plain.size),
                number_column(self.tr("Removable"), attrgetter("space.redundant_documents"), plain.count),
                number_column(self.tr("Can be freed"), attrgetter("space.reclaimable_bytes"), plain.size),
            ),
            rows=rows,
            target=attrgetter("target"),
            tooltip=lambda row: f"{row.name}\n{self._words.space(row.space)}",
        )

    def unread_figures(self, unread: Sequence[UnreadFiles]) -> Figures[UnreadFiles]:
        """Return a row for each format of files that were not read."""
        plain = self._words.plain
        return Figures(
            columns=(
                Column(self.tr("Format"), lambda files: visible(files.format.upper()), takes_rest=True),
                number_column(self.tr("Files"), attrgetter("count"), plain.count),
                number_column(self.tr("Size"), attrgetter("size_bytes"), plain.size),
                number_column(self.tr("Compared by bytes"), attrgetter("compared"), plain.count),
            ),
            rows=unread,
            target=lambda files: FormatTarget(files.format) if files.compared else None,
        )


def _target(folder: FolderSpace) -> object:
    return FolderStep(folder.number) if folder.child_count else FolderTarget(folder.path)


def format_rows(formats: Sequence[FormatSpace]) -> list[SpaceRow]:
    """Return a row for each format."""
    return [SpaceRow(name=one.format.upper(), space=one.space, target=FormatTarget(one.format)) for one in formats]
