"""Draws the documents of a strip."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dupfinder.gui.comparison.families.family_names import fitted_name
from dupfinder.gui.comparison.families.family_strip_model import CHIP_ROLE, Chip
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.toolkit.colours import Colours, colours_for
from dupfinder.gui.toolkit.punctuation import mirrored, without_begin

_MARGIN = 3
_PADDING = 11
_RADIUS = 6.0
_EDGE = 4.0
_LETTERS = 26
"""So many of average width fit in a name."""
_DOT = 4.0
_BAR_WIDTH, _BAR_HEIGHT = 26.0, 4.0
_GAP = 6.0
_LEFT_MIDDLE = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def chip_size(metrics: QFontMetrics) -> QSize:
    """Return the size of every document of a strip."""
    return QSize(metrics.averageCharWidth() * _LETTERS + 2 * (_PADDING + _MARGIN), 2 * metrics.height() + 16)


class ChipDelegate(QStyledItemDelegate):
    """Draws a name above date and likeness; an edge on its own side where a document is one of the two compared."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: ARG002 - Qt's signature
        """Return the same for all."""
        return chip_size(option.fontMetrics)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw one document."""
        chip = index.data(CHIP_ROLE)
        if not isinstance(chip, Chip):
            return
        colours = colours_for(option.palette)
        place = QRectF(option.rect)
        place.setHeight(chip_size(option.fontMetrics).height())  # the view gives a cell all of its own height
        place.adjust(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_card(painter, place, chip, option.state, colours=colours)
        inner = place.adjusted(_PADDING, 4, -_PADDING, -4)
        height = inner.height() / 2
        _draw_name(painter, QRectF(inner.topLeft(), inner.size()).adjusted(0, 0, 0, -height), chip, option, colours)
        painter.setFont(option.font)
        _draw_facts(painter, inner.adjusted(0, height, 0, 0), chip, colours)
        painter.restore()


def _draw_card(painter: QPainter, place: QRectF, chip: Chip, state: QStyle.StateFlag, *, colours: Colours) -> None:
    back, line = {
        Side.LEFT: (colours.left_row, colours.left_mark),
        Side.RIGHT: (colours.right_row, colours.right_mark),
        None: (colours.hover if state & QStyle.StateFlag.State_MouseOver else colours.base, colours.border),
    }[chip.side]
    has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
    painter.setPen(QPen(QColor(colours.accent if has_focus else line), 2.0 if has_focus else 1.0))
    painter.setBrush(QColor(back))
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
    if chip.side is None:
        return
    edge = QRectF(place.left(), place.top(), _EDGE, place.height())
    if chip.side is Side.RIGHT:
        edge.moveRight(place.right())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(line))
    painter.drawRoundedRect(edge, _EDGE / 2, _EDGE / 2)


def _draw_name(painter: QPainter, place: QRectF, chip: Chip, option: QStyleOptionViewItem, colours: Colours) -> None:
    font = QFont(option.font)
    font.setWeight(QFont.Weight.DemiBold if chip.part or chip.side is not None else QFont.Weight.Normal)
    font.setStrikeOut(chip.is_marked)
    painter.setFont(font)
    painter.setPen(QColor(colours.danger if chip.is_marked else colours.text))
    painter.drawText(place, _LEFT_MIDDLE, fitted_name(chip.name_parts, painter.fontMetrics(), int(place.width())))


def _draw_facts(painter: QPainter, place: QRectF, chip: Chip, colours: Colours) -> None:
    """Draw what the document is, or how much it is like the head; then its date, or what became of it."""
    if chip.part:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent))
        place = _draw_dot(painter, place)
        place = _draw_word(painter, place, chip.part, colours.accent)
    elif chip.has_same_text:
        place = _draw_word(painter, place, chip.likeness, colours.good)
    else:
        place = _draw_bar(painter, place, chip.share, colours)
        place = _draw_word(painter, place, chip.likeness, colours.text)
    _draw_word(painter, place, chip.warning or chip.date, colours.warning if chip.warning else colours.dim)


def _draw_dot(painter: QPainter, place: QRectF) -> QRectF:
    """Draw the sign of the keeper, and return the room that is left beside it."""
    direction = painter.layoutDirection()
    dot = QRectF(place.left(), place.center().y() - _DOT, 2 * _DOT, 2 * _DOT)
    painter.drawEllipse(mirrored(dot, place, direction))
    return without_begin(place, dot.width() + _GAP, direction)


def _draw_bar(painter: QPainter, place: QRectF, share: float, colours: Colours) -> QRectF:
    """Draw how alike a document is, and return the room that is left beside it."""
    direction = painter.layoutDirection()
    bar = QRectF(place.left(), place.center().y() - _BAR_HEIGHT / 2, _BAR_WIDTH, _BAR_HEIGHT)
    filled = QRectF(bar.left(), bar.top(), max(_BAR_WIDTH * share, _BAR_HEIGHT), _BAR_HEIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    for part, colour in ((bar, colours.border), (filled, colours.accent)):
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(mirrored(part, place, direction), _BAR_HEIGHT / 2, _BAR_HEIGHT / 2)
    return without_begin(place, _BAR_WIDTH + _GAP, direction)


def _draw_word(painter: QPainter, place: QRectF, word: str, colour: str) -> QRectF:
    """Draw a word, and return the room that is left beside it."""
    shown = painter.fontMetrics().elidedText(word, Qt.TextElideMode.ElideRight, int(place.width()))
    painter.setPen(QColor(colour))
    painter.drawText(place, _LEFT_MIDDLE, shown)
    taken = min(painter.fontMetrics().horizontalAdvance(shown) + 1.5 * _GAP, place.width())
    return without_begin(place, taken, painter.layoutDirection())
