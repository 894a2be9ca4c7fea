"""The list of sources: what is scanned, what is only compared with, and what is left out."""

import enum
import os
from collections.abc import Sequence
from functools import partial
from typing import Any, assert_never

from PySide6.QtCore import (
    QAbstractListModel,
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
from dupfinder.gui.sources.sources import Source, SourceRole, with_role
from dupfinder.gui.toolkit.colours import Colours, colours_for
from dupfinder.gui.toolkit.icons import tinted_icon
from dupfinder.gui.toolkit.labels import plain_tooltip
from dupfinder.gui.toolkit.punctuation import mirrored, shown_folder, without_begin

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)


class SourceField(enum.IntEnum):
    """What a row has besides Qt's own roles."""

    SOURCE = int(Qt.ItemDataRole.UserRole) + 1
    FOLDER = int(Qt.ItemDataRole.UserRole) + 2
    """The path of the folder that holds it, as it is shown."""
    ROLE = int(Qt.ItemDataRole.UserRole) + 3
    """The name of its role where that is worth saying, else an empty text."""


class SourceModel(QAbstractListModel):
    """Sources in the order in which they were added."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sources: tuple[Source, ...] = ()
        self._rows: list[dict[int, Any]] = []

    @property
    def sources(self) -> tuple[Source, ...]:
        """Return all sources."""
        return self._sources

    def set_sources(self, sources: Sequence[Source]) -> None:
        """Replace all sources."""
        self.beginResetModel()
        self._sources = tuple(sources)
        self._rows = [self._row(source) for source in sources]
        self.endResetModel()

    def paths(self, role: SourceRole) -> tuple[str, ...]:
        """Return the paths of the sources with this role."""
        return tuple(source.path for source in self._sources if source.role is role)

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return the number of sources."""
        return 0 if parent.isValid() else len(self._sources)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - Qt's signature
        """Return what is shown of a source."""
        if not index.isValid():
            return None
        return self._rows[index.row()].get(role)

    def _row(self, source: Source) -> dict[int, Any]:
        """Return all that is shown of a source."""
        folder, name = os.path.split(source.path)
        role_name = self._role_name(source)
        return {
            int(Qt.ItemDataRole.DisplayRole): visible(name or source.path),
            int(Qt.ItemDataRole.ToolTipRole): plain_tooltip(visible(source.path)),
            int(Qt.ItemDataRole.AccessibleTextRole): f"{visible(source.path)} {role_name}".rstrip(),
            SourceField.SOURCE: source,
            SourceField.FOLDER: shown_folder(folder, home=os.path.expanduser("~")),
            SourceField.ROLE: role_name,
        }

    def _role_name(self, source: Source) -> str:
        match source.role:
            case SourceRole.SCAN:
                return ""
            case SourceRole.REFERENCE:
                return self.tr("reference")
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
        source: Source = index.data(SourceField.SOURCE)
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
        role = index.data(SourceField.ROLE)
        role_width = painter.fontMetrics().horizontalAdvance(role) + 8 if role else 0
        name = metrics.elidedText(index.data(), Qt.TextElideMode.ElideMiddle, place.width() - role_width)
        below = place.adjusted(0, painter.fontMetrics().height() + _LINE_GAP, 0, 0)
        folder = painter.fontMetrics().elidedText(
            index.data(SourceField.FOLDER), Qt.TextElideMode.ElideMiddle, below.width()
        )
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
        self.setCurrentIndex(self.sources.index(row))  # the same source, so that the next key goes to it, too
        self.changed.emit()

    def remove(self, path: str) -> None:
        """Take a source off the list; nothing happens to it on the disk."""
        self.sources.set_sources([source for source in self.sources.sources if source.path != path])
        self.changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove the current source with Delete; change its role with the space bar."""
        source: Source | None = self.currentIndex().data(SourceField.SOURCE) if self.currentIndex().isValid() else None
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
            self.remove(index.data(SourceField.SOURCE).path)
        else:
            super().mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer the roles, and to remove the source; beside the sources, to name folders with a role."""
        index = self.indexAt(event.pos())
        self.make_menu(index.data(SourceField.SOURCE) if index.isValid() else None).popup(event.globalPos())

    def make_menu(self, source: Source | None) -> QMenu:
        """Return the context menu of a source, or of the space beside them; it deletes itself when it closes."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        if source is not None:
            self._add_roles(menu, source)
            menu.addSeparator()
            menu.addAction(self.tr("Take off the list"), lambda: self.remove(source.path))
            menu.addSeparator()
        for role, text in (
            (SourceRole.REFERENCE, self.tr("Add a reference folder …")),
            (SourceRole.EXCLUDED, self.tr("Exclude a folder …")),
        ):
            menu.addAction(text).triggered.connect(partial(self.folder_requested_as.emit, role))
        return menu

    def _add_roles(self, menu: QMenu, source: Source) -> None:
        roles = QActionGroup(menu)
        for role, text, meaning in (
            (SourceRole.SCAN, self.tr("Scanned"), self.tr("Its documents are compared, and may be removed.")),
            (SourceRole.REFERENCE, self.tr("Reference"), self.tr("Its documents are compared, but never removed.")),
            (SourceRole.EXCLUDED, self.tr("Excluded"), self.tr("It is left out, wherever it is found.")),
        ):
            action = menu.addAction(text)
            action.setToolTip(plain_tooltip(meaning))
            action.setCheckable(True)
            action.setChecked(source.role is role)
            action.setActionGroup(roles)
            action.triggered.connect(partial(self.set_role, source.path, role))
