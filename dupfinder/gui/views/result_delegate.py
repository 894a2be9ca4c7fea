"""Draws the documents of the result tree."""

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dupfinder.domain.pairs import Relation
from dupfinder.gui.colours import Colours, colours_for
from dupfinder.gui.deciding.mark_board import MarkState
from dupfinder.gui.deciding.mark_painter import MARK_WIDTH, draw_mark
from dupfinder.gui.models.result_rows import Column
from dupfinder.gui.models.row_text import Role, RowKind, RowMark, RowText

_Index = QModelIndex | QPersistentModelIndex
_VERTICAL_PADDING = 12
_HEADS = frozenset({RowKind.KEEPER, RowKind.CONTAINER})
_BAR_WIDTH, _BAR_HEIGHT = 44, 5
_PILL_HEIGHT = 19
_PILL_PADDING = 8
_MARK_GAP = 6


def row_height(metrics: QFontMetrics) -> int:
    """Return the height of every row of a tree."""
    return metrics.height() + _VERTICAL_PADDING


class RowDelegate(QStyledItemDelegate):
    """Draws the documents of any tree of groups: the name first, all else a little weaker."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Return rows with some air."""
        return QSize(super().sizeHint(option, index).width(), row_height(option.fontMetrics))

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:  # noqa: N802 - Qt's name
        """Set colour, weight and where a long text gives way."""
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus  # no dotted frame: the row is marked
        if index.column() == Column.FOLDER:
            option.textElideMode = Qt.TextElideMode.ElideLeft
        if option.displayAlignment & Qt.AlignmentFlag.AlignRight:
            option.text += "\N{EM SPACE}"  # numbers end well before the next column
        if index.column() != Column.NAME:
            palette = option.palette
            palette.setColor(QPalette.ColorRole.Text, QColor(colours_for(palette).dim))


class ResultDelegate(RowDelegate):
    """Draws marks, similarity as a bar with a number, and relations as pills."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:  # noqa: N802 - Qt's name
        """Make the name of the keeper stand out, strike out what goes; leave the similarity and the mark to `paint`."""
        super().initStyleOption(option, index)
        mark: RowMark | None = index.data(Role.MARK)
        if index.column() == Column.NAME:
            row: RowText = index.data(Role.ROW)
            is_marked = mark is not None and mark.state is MarkState.MARKED
            if row.kind in _HEADS and not is_marked:
                option.font.setWeight(QFont.Weight.DemiBold)
            option.font.setStrikeOut(is_marked)
            option.features &= ~QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator  # `paint` draws one
            if mark is not None:
                option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration  # room for it
                option.decorationSize = QSize(MARK_WIDTH + _MARK_GAP, MARK_WIDTH)
                if is_marked:
                    _set_text_colour(option.palette, colours_for(option.palette).danger)
        elif index.column() == Column.SIMILARITY:
            option.text = ""
        if mark is not None and mark.is_dimmed:
            _set_text_colour(option.palette, colours_for(option.palette).disabled)

    def editorEvent(
        self,
        event: QEvent,  # noqa: ARG002 - Qt's signature
        model: QAbstractItemModel,  # noqa: ARG002 - as above
        option: QStyleOptionViewItem,  # noqa: ARG002 - as above
        index: _Index,  # noqa: ARG002 - as above
    ) -> bool:
        """Leave clicks and keys to the tree: it marks more than one row at a time."""
        return False

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one cell."""
        super().paint(painter, option, index)
        mark: RowMark | None = index.data(Role.MARK)
        if index.column() == Column.NAME and mark is not None:
            room = mark_room(option.rect)
            draw_mark(painter, room, mark.state, colours=colours_for(option.palette), is_dimmed=mark.is_dimmed)
        if index.column() == Column.SIMILARITY:
            self._paint_similarity(painter, option, index, is_keeper=mark is None or mark.is_keeper)

    def _paint_similarity(
        self, painter: QPainter, option: QStyleOptionViewItem, index: _Index, *, is_keeper: bool
    ) -> None:
        row: RowText = index.data(Role.ROW)
        place = QRectF(option.rect).adjusted(6, 0, -4, 0)
        colours = colours_for(option.palette)
        text = index.data()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.kind in _HEADS and not is_keeper:
            draw_pill(painter, place, text, back=colours.folded, front=colours.dim)
        elif row.kind in _HEADS:
            draw_pill(painter, place, text, back=colours.accent_soft, front=colours.accent)
        elif row.relation in {Relation.IDENTICAL, Relation.SAME_TEXT}:
            draw_pill(painter, place, text, back=colours.good_soft, front=colours.good)
        elif row.remark:
            draw_pill(painter, place, text, back=colours.warning_soft, front=colours.warning)
        else:
            _draw_bar(painter, place, text, share=row.share, colours=colours)
        painter.restore()


def mark_room(cell: QRect) -> QRectF:
    """Return where the mark of a document stands in the cell of its name."""
    return QRectF(cell.left(), cell.top(), MARK_WIDTH, cell.height())


def _set_text_colour(palette: QPalette, colour: str) -> None:
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.HighlightedText):
        palette.setColor(role, QColor(colour))


def draw_pill(painter: QPainter, place: QRectF, text: str, *, back: str, front: str) -> None:
    """Draw a short text on a round background, at the left of `place`."""
    painter.setFont(_pill_font(painter))
    room = int(place.width()) - 2 * _PILL_PADDING
    text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
    width = painter.fontMetrics().horizontalAdvance(text) + 2.0 * _PILL_PADDING
    pill = QRectF(place.left(), place.center().y() - _PILL_HEIGHT / 2, width, _PILL_HEIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(back))
    painter.drawRoundedRect(pill, _PILL_HEIGHT / 2, _PILL_HEIGHT / 2)
    painter.setPen(QColor(front))
    painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), text)


def pill_width(painter: QPainter, text: str) -> int:
    """Return the width of a pill with this text."""
    return QFontMetrics(_pill_font(painter)).horizontalAdvance(text) + 2 * _PILL_PADDING + 1


def _pill_font(painter: QPainter) -> QFont:
    font = QFont(painter.font())
    font.setPointSizeF(font.pointSizeF() * 0.92)
    return font


def _draw_bar(painter: QPainter, place: QRectF, text: str, *, share: float, colours: Colours) -> None:
    bar = QRectF(place.left(), place.center().y() - _BAR_HEIGHT / 2, _BAR_WIDTH, _BAR_HEIGHT)
    radius = _BAR_HEIGHT / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.border))
    painter.drawRoundedRect(bar, radius, radius)
    painter.setBrush(QColor(colours.accent))
    painter.drawRoundedRect(
        QRectF(bar.left(), bar.top(), max(bar.width() * share, 2 * radius), bar.height()), radius, radius
    )
    painter.setPen(QColor(colours.text))
    beside = place.adjusted(_BAR_WIDTH + 8, 0, 0, 0)
    painter.drawText(beside, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
