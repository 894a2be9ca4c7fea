"""The pictures and tables of groups: by size, and the largest ones."""

from PySide6.QtCore import QObject

from dupfinder.domain.display import visible
from dupfinder.domain.enclosed import name_of
from dupfinder.domain.surveys import FormatPair, GroupSizes, GroupSummary
from dupfinder.gui.overview.figures import Axis, Chart, Figure, Figures, GroupTarget, Item, Kind, Mark, Note, Tint
from dupfinder.gui.overview.overview_wording import OverviewWording

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

    def size_figures(self, sizes: tuple[GroupSizes, ...]) -> Figures:
        """Return a row for each size of groups."""
        plain = self._words.plain
        return Figures(
            headings=(
                self.tr("Documents per group"),
                self.tr("Groups"),
                self.tr("Documents"),
                self.tr("Can be freed"),
            ),
            kinds=(Kind.NAME, Kind.NUMBER, Kind.NUMBER, Kind.NUMBER),
            rows=tuple(
                Figure(
                    cells=(
                        self._words.group_size(one),
                        plain.count(one.groups),
                        plain.count(one.documents),
                        plain.size(one.reclaimable_bytes),
                    ),
                    keys=(one.least, one.groups, one.documents, one.reclaimable_bytes),
                    tooltip=self._size_text(one),
                )
                for one in sizes
            ),
        )

    def group_figures(self, groups: tuple[GroupSummary, ...]) -> Figures:
        """Return a row for each group, named after the document that stays."""
        return Figures(
            headings=(
                self.tr("Group"),
                self.tr("Documents"),
                self.tr("Texts"),
                self.tr("First"),
                self.tr("Last"),
                self.tr("Can be freed"),
            ),
            kinds=(Kind.NAME, Kind.NUMBER, Kind.NUMBER, Kind.NUMBER, Kind.NUMBER, Kind.NUMBER),
            rows=tuple(self._group_row(group) for group in groups),
        )

    def _group_row(self, group: GroupSummary) -> Figure:
        plain, space = self._words.plain, group.space
        name = visible(name_of(group.keeper))
        return Figure(
            cells=(
                name,
                plain.count(space.documents),
                plain.count(group.texts),
                plain.date(group.first_ns),
                plain.date(group.last_ns),
                plain.size(space.reclaimable_bytes),
            ),
            keys=(
                name.casefold(),
                space.documents,
                group.texts,
                group.first_ns,
                group.last_ns,
                space.reclaimable_bytes,
            ),
            target=GroupTarget(group.group_id),
            tooltip=f"{visible(group.keeper)}\n{self._words.space(space)}",
        )

    def format_pair_figures(self, pairs: tuple[FormatPair, ...]) -> Figures:
        """Return a row for each two formats in which the same documents exist."""
        plain = self._words.plain
        return Figures(
            headings=(
                self.tr("Format"),
                self.tr("And format"),
                self.tr("Groups with both"),
                self.tr("Same text in both"),
            ),
            kinds=(Kind.NAME, Kind.NAME, Kind.NUMBER, Kind.NUMBER),
            rows=tuple(
                Figure(
                    cells=(
                        visible(pair.first.upper()),
                        visible(pair.second.upper()),
                        plain.count(pair.alike),
                        plain.count(pair.same_text),
                    ),
                    keys=(pair.first, pair.second, pair.alike, pair.same_text),
                )
                for pair in pairs
            ),
        )
