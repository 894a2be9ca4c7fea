"""The sources and their list: what is scanned, what is only compared with, and what is left out."""

import enum
import os
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import assert_never

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QActionGroup,
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import QListView, QMenu, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.protection import Roles
from dupfinder.domain.records import dataclass
from dupfinder.gui.toolkit.colours import Colours, colours_for
from dupfinder.gui.toolkit.icons import tinted_icon
from dupfinder.gui.toolkit.labels import plain_tooltip
from dupfinder.gui.toolkit.table_model import ROW_ROLE, SPOKEN, TOOLTIP, CellRoles, Column, TableModel
from dupfinder.gui.toolkit.wording import mirrored, shown_folder, without_begin


class SourceRole(enum.Enum):
    """What the documents of a source are for."""

    SCAN = enum.auto()
    REFERENCE = enum.auto()
    """Compared, never removed."""
    EXCLUDED = enum.auto()
    """Left out, wherever it is found."""

    @property
    def following(self) -> "SourceRole":
        """Return the role that comes next, the first one after the last."""
        roles = list(SourceRole)
        return roles[(roles.index(self) + 1) % len(roles)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """A folder or a single document."""

    path: str
    is_folder: bool
    role: SourceRole = SourceRole.SCAN


@dataclass(frozen=True, slots=True, kw_only=True)
class Folded:
    """A source that is not listed because another one holds it."""

    path: str
    inside: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AddedSources:
    """The list after something was added, and what was folded into another source."""

    sources: tuple[Source, ...]
    folded: tuple[Folded, ...] = ()
    missing: tuple[str, ...] = ()


def add_sources(sources: Sequence[Source], paths: Iterable[str], *, role: SourceRole = SourceRole.SCAN) -> AddedSources:
    """Return the sources with these paths added.

    What lies inside another folder of the same role, directly or through a link, is folded into it, whichever came
    first; a source of another role keeps its place. A path that is listed takes the new role, unless that is the one
    that everything has at first: then it keeps its own.
    """
    listed = list(sources)
    folded: list[Folded] = []
    missing: list[str] = []
    for path in map(os.path.abspath, paths):
        if not os.path.exists(path):
            missing.append(path)
            continue
        new = Source(path=path, is_folder=os.path.isdir(path), role=role)
        if role is not SourceRole.SCAN:
            listed = [old for old in listed if old.path != path]
        holder = next((old for old in listed if old.path == path or (old.role is new.role and _holds(old, path))), None)
        if holder is not None:
            folded += [Folded(path=path, inside=holder.path)] if holder.path != path else []
            continue
        inner = [old for old in listed if old.role is new.role and _holds(new, old.path)]
        folded += [Folded(path=old.path, inside=path) for old in inner]
        listed = [old for old in listed if old not in inner]
        listed.append(new)
    return AddedSources(sources=tuple(listed), folded=tuple(folded), missing=tuple(missing))


def with_role(sources: Sequence[Source], path: str, role: SourceRole) -> tuple[Source, ...]:
    """Return the sources with another role for one of them."""
    return tuple(replace(source, role=role) if source.path == path else source for source in sources)


def with_roles(sources: Sequence[Source], roles: Roles) -> tuple[Source, ...]:
    """Return the sources with these folders as references, or left out; those that are missing come last."""
    listed = tuple(sources)
    for role, paths in ((SourceRole.REFERENCE, roles.references), (SourceRole.EXCLUDED, roles.excluded)):
        for path in paths:
            new = Source(path=path, is_folder=not os.path.isfile(path), role=role)
            is_listed = any(source.path == path for source in listed)
            listed = with_role(listed, path, role) if is_listed else (*listed, new)
    return listed


def _holds(folder: Source, path: str) -> bool:
    if not folder.is_folder:
        return os.path.realpath(folder.path) == os.path.realpath(path)
    outer, inner = os.path.realpath(folder.path), os.path.realpath(path)
    return os.path.commonpath([outer, inner]) == outer


def sources_of(options: ScanOptions) -> tuple[Source, ...]:
    """Return the sources that a scan with these options has."""
    roles = (
        (SourceRole.SCAN, options.sources),
        (SourceRole.REFERENCE, options.references),
        (SourceRole.EXCLUDED, options.excluded),
    )
    return tuple(
        Source(path=path, is_folder=not os.path.isfile(path), role=role) for role, paths in roles for path in paths
    )


_Index = QModelIndex | QPersistentModelIndex
FOLDER = ROW_ROLE + 1
"""The path of the folder that holds a source, as it is shown."""
ROLE = ROW_ROLE + 2
"""The name of the role of a source where that is worth saying, else an empty text."""


class SourceModel(TableModel[Source]):
    """Sources in the order in which they were added."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        home = os.path.expanduser("~")
        roles: CellRoles[Source] = {
            TOOLTIP: lambda source: visible(source.path),
            SPOKEN: lambda source: f"{visible(source.path)} {self._role_name(source)}".rstrip(),
            FOLDER: lambda source: shown_folder(os.path.dirname(source.path), home=home),
            ROLE: self._role_name,
        }
        self.columns = (Column("", lambda source: visible(os.path.basename(source.path) or source.path), roles=roles),)

    @property
    def sources(self) -> tuple[Source, ...]:
        """Return all sources."""
        return tuple(self.rows)

    def set_sources(self, sources: Sequence[Source]) -> None:
        """Replace all sources."""
        self.set_rows(tuple(sources))

    def paths(self, role: SourceRole) -> tuple[str, ...]:
        """Return the paths of the sources with this role."""
        return tuple(source.path for source in self.rows if source.role is role)

    def _role_name(self, source: Source) -> str:
        match source.role:
            case SourceRole.SCAN:
                return ""
            case SourceRole.REFERENCE:
                return self.tr("protected")
            case SourceRole.EXCLUDED:
                return self.tr("excluded")
            case _:
                assert_never(source.role)


_ROW_PADDING = 8
_LINE_GAP = 2
_ICON_SIZE = 20
_ICON_LEFT, _TEXT_LEFT = 12, 42
_REMOVE_SIZE = 26
_ROLE_ICONS = {SourceRole.REFERENCE: "reference", SourceRole.EXCLUDED: "excluded"}


class SourceDelegate(QStyledItemDelegate):
    """Draws a source in two lines: its name (and role), and the folder it is in; a cross removes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._icons: dict[tuple[str, str], QIcon] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: ARG002 - Qt's signature
        """Return a row of two lines."""
        return QSize(120, 2 * option.fontMetrics.height() + _LINE_GAP + 2 * _ROW_PADDING)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one source."""
        place: QRect = option.rect
        state = option.state
        colours = colours_for(option.palette)
        is_hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(place, QColor(colours.selection))
        elif is_hovered:
            painter.fillRect(place, QColor(colours.hover))
        source: Source = index.data(ROW_ROLE)
        icon = self._icon(source, option)
        whole, direction = QRectF(place), option.direction
        sign = QRectF(place.left() + _ICON_LEFT, place.center().y() - _ICON_SIZE // 2, _ICON_SIZE, _ICON_SIZE)
        icon.paint(painter, mirrored(sign, whole, direction).toRect())
        texts = whole.adjusted(_TEXT_LEFT, _ROW_PADDING, -_REMOVE_SIZE - 4, -_ROW_PADDING)
        self._draw_texts(painter, mirrored(texts, whole, direction).toRect(), index, colours)
        if is_hovered or state & QStyle.StateFlag.State_Selected:
            _draw_cross(painter, remove_place(place, direction), QColor(colours.dim))
        painter.restore()

    def _icon(self, source: Source, option: QStyleOptionViewItem) -> QIcon:
        name = _ROLE_ICONS.get(source.role, "folder" if source.is_folder else "document")
        palette = option.palette
        key = (name, palette.text().color().name())
        if key not in self._icons:
            self._icons[key] = tinted_icon(name, palette)
        return self._icons[key]

    def _draw_texts(self, painter: QPainter, place: QRect, index: _Index, colours: Colours) -> None:
        strong = QFont(painter.font())
        strong.setWeight(QFont.Weight.DemiBold)
        metrics = QFontMetrics(strong)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextSingleLine)
        role = index.data(ROLE)
        role_width = painter.fontMetrics().horizontalAdvance(role) + 8 if role else 0
        name = metrics.elidedText(index.data(), Qt.TextElideMode.ElideMiddle, place.width() - role_width)
        below = place.adjusted(0, painter.fontMetrics().height() + _LINE_GAP, 0, 0)
        folder = painter.fontMetrics().elidedText(index.data(FOLDER), Qt.TextElideMode.ElideMiddle, below.width())
        painter.setPen(QColor(colours.dim))
        painter.drawText(below, flags, folder)
        painter.setPen(QColor(colours.accent))
        beside = without_begin(QRectF(place), metrics.horizontalAdvance(name) + 8, painter.layoutDirection())
        painter.drawText(beside.toRect(), flags, role)
        painter.setFont(strong)
        painter.setPen(QColor(colours.text))
        painter.drawText(place, flags, name)


def remove_place(row: QRect, direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight) -> QRect:
    """Return where in a row the cross stands that removes it."""
    left, top = row.right() - _REMOVE_SIZE - 2, row.center().y() - _REMOVE_SIZE // 2
    return mirrored(QRectF(left, top, _REMOVE_SIZE, _REMOVE_SIZE), QRectF(row), direction).toRect()


def _draw_cross(painter: QPainter, place: QRect, colour: QColor) -> None:
    middle = QRectF(place).center()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(middle + QPointF(-3.5, -3.5), middle + QPointF(3.5, 3.5))
    painter.drawLine(middle + QPointF(-3.5, 3.5), middle + QPointF(3.5, -3.5))


class SourceList(QListView):
    """Sources with their roles; a context menu and keys change or remove them."""

    changed = Signal()
    folder_requested_as = Signal(SourceRole)
    """A person wants to name a folder with this role, which may lie inside one of the sources."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sources = SourceModel(self)
        self.setModel(self.sources)
        self.setItemDelegate(SourceDelegate(self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Sources"))

    def set_role(self, path: str, role: SourceRole) -> None:
        """Give a source another role."""
        row = self.currentIndex().row()
        self.sources.set_sources(with_role(self.sources.sources, path, role))
        self.setCurrentIndex(self.sources.index(row, 0))  # the same source, so that the next key goes to it, too
        self.changed.emit()

    def remove(self, path: str) -> None:
        """Take a source off the list; nothing happens to it on the disk."""
        self.sources.set_sources([source for source in self.sources.sources if source.path != path])
        self.changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove the current source with Delete; change its role with the space bar."""
        source: Source | None = self.currentIndex().data(ROW_ROLE) if self.currentIndex().isValid() else None
        if source is not None and event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.remove(source.path)
        elif source is not None and event.key() == Qt.Key.Key_Space:
            self.set_role(source.path, source.role.following)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remove a source by a click on its cross."""
        point = event.position().toPoint()
        index = self.indexAt(point)
        if index.isValid() and remove_place(self.visualRect(index), self.layoutDirection()).contains(point):
            self.remove(index.data(ROW_ROLE).path)
        else:
            super().mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer the roles, and to remove the source; beside the sources, to name folders with a role."""
        index = self.indexAt(event.pos())
        self.make_menu(index.data(ROW_ROLE) if index.isValid() else None).popup(event.globalPos())

    def make_menu(self, source: Source | None) -> QMenu:
        """Return the context menu of a source, or of the space beside them; it deletes itself when it closes."""
        menu = QMenu(self, toolTipsVisible=True)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if source is not None:
            self._add_roles(menu, source)
            menu.addSeparator()
            menu.addAction(self.tr("Remove from list"), lambda: self.remove(source.path))
            menu.addSeparator()
        for role, text in (
            (SourceRole.REFERENCE, self.tr("Add protected folder …")),
            (SourceRole.EXCLUDED, self.tr("Exclude folder …")),
        ):
            menu.addAction(text).triggered.connect(partial(self.folder_requested_as.emit, role))
        return menu

    def _add_roles(self, menu: QMenu, source: Source) -> None:
        roles = QActionGroup(menu)
        for role, text, meaning in (
            (SourceRole.SCAN, self.tr("Scanned"), self.tr("Documents are compared and can be removed.")),
            (SourceRole.REFERENCE, self.tr("Protected"), self.tr("Documents are compared, but never removed.")),
            (SourceRole.EXCLUDED, self.tr("Excluded"), self.tr("Never scanned.")),
        ):
            action = menu.addAction(text)
            action.setToolTip(plain_tooltip(meaning))
            action.setCheckable(True)
            action.setChecked(source.role is role)
            action.setActionGroup(roles)
            action.triggered.connect(partial(self.set_role, source.path, role))
