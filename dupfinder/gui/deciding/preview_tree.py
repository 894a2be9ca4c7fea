"""The list of what keeper rules would do, group by group."""

import enum
import os
from collections.abc import Callable
from typing import Any, ClassVar

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem, QWidget

from dupfinder.decide import Refusal
from dupfinder.domain.display import visible
from dupfinder.domain.pairs import Relation
from dupfinder.gui.deciding.deciding_wording import DecidingWording
from dupfinder.gui.deciding.preview import Fate, Preview, PreviewDocument, PreviewGroup
from dupfinder.gui.rows.group_tree import GroupTree
from dupfinder.gui.rows.result_delegate import RowDelegate, draw_pill, pill_width
from dupfinder.gui.rows.row_text import Role, RowKind, RowText
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.fetched_model import FetchedModel
from dupfinder.gui.toolkit.font_scale import set_column_widths
from dupfinder.gui.toolkit.labels import plain_tooltip
from dupfinder.gui.toolkit.punctuation import named, shown_folder, without_begin
from dupfinder.gui.toolkit.two_level import Index, Place
from dupfinder.gui.toolkit.wording import Wording

_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)
_FATE = int(Role.MARK) + 1
_OPEN_UP_TO_GROUPS = 40
_BESIDE_PILL = 8


class PreviewColumn(enum.IntEnum):
    """The columns; name and folder are where every tree of groups has them."""

    NAME = 0
    FOLDER = 1
    FATE = 2


_WIDTHS = ((PreviewColumn.NAME, 210), (PreviewColumn.FATE, 320))


class PreviewModel(FetchedModel):
    """Groups of a preview; each row is written when it is first seen."""

    columns: ClassVar[int] = len(PreviewColumn)

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._words = DecidingWording(self)
        self._home = os.path.expanduser("~")
        self._groups: tuple[PreviewGroup, ...] = ()
        self._rows: dict[Place, RowText] = {}
        self._fates = {
            Fate.STAYS: self.tr("Stays"),
            Fate.GOES: self.tr("Goes"),
            Fate.LEFT: self.tr("Left alone"),
        }
        self._differences = {
            Relation.SAME_CONTENT: self.tr("same content; {reason}"),
            Relation.SAME_TEXT: self.tr("same text, something else differs; {reason}"),
            Relation.LOOKS_ALIKE: self.tr("it only looks alike; {reason}"),
            Relation.NEAR: self.tr("its text differs; {reason}"),
        }
        self._headings = {
            PreviewColumn.NAME: self.tr("Name"),
            PreviewColumn.FOLDER: self.tr("Folder"),
            PreviewColumn.FATE: self.tr("What happens, and why"),
        }

    def set_preview(self, preview: Preview) -> None:
        """Show another preview."""
        self.beginResetModel()
        self._groups = preview.groups
        self._rows.clear()
        self._begin_again()
        self._arrange()
        self.endResetModel()

    def group_count(self) -> int:
        """Return how many groups there are."""
        return len(self._groups)

    def member_count(self, group: int) -> int:
        """Return how many documents a group has."""
        return len(self._groups[group].documents)

    def group_key(self, column: int) -> Callable[[int], Any]:  # noqa: ARG002 - there is one order only
        """Return a key that leaves groups as they are."""
        return lambda group: group

    def member_key(self, group: int, column: int) -> Callable[[int], Any]:  # noqa: ARG002 - as above
        """Return a key that leaves documents as they are."""
        return lambda member: member

    def document(self, place: Place) -> PreviewDocument:
        """Return the document of a row; for a group its first."""
        return self._groups[place.group].documents[place.member or 0]

    def fate_name(self, fate: Fate) -> str:
        """Return what a fate is called."""
        return self._fates[fate]

    def data(self, index: Index, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - Qt's signature
        """Return what a cell shows; only looked up."""
        if role not in {_DISPLAY, _TOOLTIP, Role.ROW, _FATE}:
            return None
        place = self.place(index)
        if place is None:
            return None
        if role == _FATE:
            return None if place.member is None else self.document(place).fate
        row = self._rows.get(place)
        if row is None:
            row = self._group(place.group) if place.member is None else self._member(self.document(place))
            self._rows[place] = row
        if role == _DISPLAY:
            return row.cells[index.column()]
        return row if role == Role.ROW else plain_tooltip(row.tooltip)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - as above
        """Return the heading of a column."""
        if orientation is Qt.Orientation.Horizontal and role == _DISPLAY and 0 <= section < self.columns:
            return self._headings[PreviewColumn(section)]
        return None

    def _group(self, number: int) -> RowText:
        group = self._groups[number]
        title = visible(os.path.splitext(os.path.basename(group.documents[0].document.path))[0])
        if going := group.going:
            details = self.tr("%Ln document(s) to go, {size}", "", going).format(
                size=self._wording.size(group.going_bytes)
            )
        else:
            details = self.tr("nothing goes")
        name = f"{title} — {details}"
        return RowText(kind=RowKind.GROUP, cells=(name, "", ""), tooltip=name, title=title, details=details)

    def _member(self, shown: PreviewDocument) -> RowText:
        folder, name = os.path.split(shown.document.path)
        fate = named(self._fates[shown.fate], self._why(shown))
        return RowText(
            kind=RowKind.MEMBER,
            cells=(visible(name), shown_folder(folder, home=self._home), fate),
            tooltip=f"{visible(shown.document.path)}\n{fate}",
            remark=self._why(shown),
        )

    def _why(self, shown: PreviewDocument) -> str:
        if shown.reason == Refusal.UNREAD:
            return self.tr("its bytes could not be read")
        if shown.reason == Refusal.EXCLUDED:
            return self.tr("its folder is excluded")
        if shown.reason == Refusal.HIDDEN:
            return self.tr("the filter hides it")
        because = self._words.because(shown.reason)
        if shown.fate is not Fate.GOES or shown.relation is Relation.IDENTICAL:
            return because
        return self._differences[shown.relation].format(reason=because)


class PreviewTree(GroupTree):
    """Shows a preview; few groups come open."""

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.previewed = PreviewModel(wording, self)
        self.setModel(self.previewed)
        self.setItemDelegate(_PreviewDelegate(self))
        self.setObjectName("framed")
        self.setAccessibleName(self.tr("What the rules would do"))
        header = self.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        set_column_widths(self, _WIDTHS)
        header.moveSection(PreviewColumn.FATE, PreviewColumn.FOLDER)  # in a small window the folder goes out of sight
        header.setStretchLastSection(True)

    def show_preview(self, preview: Preview) -> None:
        """Show another preview, from its beginning."""
        self.previewed.set_preview(preview)
        for row in range(min(self.previewed.rowCount(), _OPEN_UP_TO_GROUPS)):
            self.setExpanded(self.previewed.index(row, 0), True)
        self.scrollToTop()


class _PreviewDelegate(RowDelegate):
    """Draws what happens as a pill, with the reason beside it."""

    def initStyleOption(  # noqa: N802 - Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Leave the cell of the fate to `paint`, and strike out what goes."""
        super().initStyleOption(option, index)
        if index.column() == PreviewColumn.FATE:
            option.text = ""
        elif index.column() == PreviewColumn.NAME:
            option.font.setStrikeOut(index.data(_FATE) is Fate.GOES)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw one cell."""
        super().paint(painter, option, index)
        fate: Fate | None = index.data(_FATE)
        model = index.model()
        if index.column() != PreviewColumn.FATE or fate is None or not isinstance(model, PreviewModel):
            return
        row: RowText = index.data(Role.ROW)
        colours = colours_for(option.palette)
        back, front = {
            Fate.STAYS: (colours.good_soft, colours.good),
            Fate.GOES: (colours.danger_soft, colours.danger),
            Fate.LEFT: (colours.folded, colours.dim),
        }[fate]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(option.rect).adjusted(6, 0, -4, 0)
        name = model.fate_name(fate)
        left = pill_width(painter, name) + _BESIDE_PILL
        painter.save()
        draw_pill(painter, place, name, back=back, front=front)
        painter.restore()
        painter.setPen(QColor(colours.dim))
        rest = without_begin(place, left, painter.layoutDirection())
        text = painter.fontMetrics().elidedText(row.remark, Qt.TextElideMode.ElideRight, int(rest.width()))
        painter.drawText(rest, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
        painter.restore()
