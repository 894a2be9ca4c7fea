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
from dupfinder.domain.enclosed import folder_of, name_of, stem_of
from dupfinder.domain.pairs import Relation
from dupfinder.gui.deciding.deciding_wording import DecidingWording
from dupfinder.gui.deciding.preview import Fate, Preview, PreviewDocument, PreviewGroup
from dupfinder.gui.rows.group_tree import GroupTree
from dupfinder.gui.rows.result_delegate import RowDelegate, draw_pill, pill_width
from dupfinder.gui.rows.result_rows import Role, RowKind, RowText
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.table_model import DISPLAY, Column, Index, set_column_widths
from dupfinder.gui.toolkit.two_level import Place, TwoLevelModel
from dupfinder.gui.toolkit.wording import Wording, named, shown_folder, without_begin

_FATE = int(Role.MARK) + 1
_OPEN_UP_TO_GROUPS = 40
_BESIDE_PILL = 8


class PreviewColumn(enum.IntEnum):
    """The columns; name and folder are where every tree of groups has them."""

    NAME = 0
    FOLDER = 1
    FATE = 2


class PreviewModel(TwoLevelModel[PreviewDocument]):
    """Groups of a preview; each row is written when it is first seen."""

    groups_at_once: ClassVar[int | None] = 500

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._words = DecidingWording(self)
        home = os.path.expanduser("~")
        self._groups: tuple[PreviewGroup, ...] = ()
        self._rows: dict[Place, RowText] = {}
        self._fates = {
            Fate.STAYS: self.tr("Kept"),
            Fate.GOES: self.tr("Remove"),
            Fate.LEFT: self.tr("Not changed"),
        }
        self._differences = {
            Relation.SAME_CONTENT: self.tr("same content; {reason}"),
            Relation.SAME_TEXT: self.tr("same text, other differences; {reason}"),
            Relation.LOOKS_ALIKE: self.tr("only looks alike; {reason}"),
            Relation.NEAR: self.tr("text differs; {reason}"),
        }
        self.columns = (
            Column(self.tr("Name"), lambda shown: visible(name_of(shown.document.path)), width=210),
            Column(self.tr("Folder"), lambda shown: shown_folder(folder_of(shown.document.path), home=home)),
            Column(
                self.tr("Action and reason"),
                lambda shown: named(self._fates[shown.fate], self._why(shown)),
                width=320,
            ),
        )

    def set_preview(self, preview: Preview) -> None:
        """Show another preview."""
        self.beginResetModel()
        self._groups = preview.groups
        self._rows.clear()
        self._begin_again()
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

    def item(self, place: Place) -> PreviewDocument | None:
        """Return the document of a row; `None` for the row of a group."""
        return None if place.member is None else self._groups[place.group].documents[place.member]

    def fate_name(self, fate: Fate) -> str:
        """Return what a fate is called."""
        return self._fates[fate]

    def data(self, index: Index, role: int = DISPLAY) -> Any:  # noqa: ANN401 - Qt's signature
        """Return what a cell shows; only looked up."""
        place = self.place(index) if role == _FATE else None
        shown = None if place is None else self.item(place)
        return super().data(index, role) if shown is None else shown.fate

    def row_text(self, place: Place) -> RowText:
        """Return what a row says."""
        row = self._rows.get(place)
        if row is None:
            shown = self.item(place)
            row = self._rows[place] = self._group(place.group) if shown is None else self._member(shown)
        return row

    def _group(self, number: int) -> RowText:
        group = self._groups[number]
        title = visible(stem_of(group.documents[0].document.path))
        if going := group.going:
            details = self.tr("%Ln document(s) to remove, {size}", "", going).format(
                size=self._wording.size(group.going_bytes)
            )
        else:
            details = self.tr("nothing to remove")
        name = f"{title} — {details}"
        return RowText(kind=RowKind.GROUP, cells=self.across(name), tooltip=name, title=title, details=details)

    def _member(self, shown: PreviewDocument) -> RowText:
        cells = self.cells(shown)
        tooltip = f"{visible(shown.document.path)}\n{cells[PreviewColumn.FATE]}"
        return RowText(kind=RowKind.MEMBER, cells=cells, tooltip=tooltip, remark=self._why(shown))

    def _why(self, shown: PreviewDocument) -> str:
        if shown.reason == Refusal.UNREAD:
            return self.tr("could not be read")
        if shown.reason == Refusal.ENCLOSED:
            return self.tr("inside another file")
        if shown.reason == Refusal.EXCLUDED:
            return self.tr("in an excluded folder")
        if shown.reason == Refusal.HIDDEN:
            return self.tr("hidden by the filter")
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
        self.setAccessibleName(self.tr("Preview"))
        header = self.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        set_column_widths(header, self.previewed.columns)
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
            Fate.STAYS: (colours.accent_soft, colours.accent),
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
