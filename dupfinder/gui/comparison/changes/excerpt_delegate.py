"""Draws what a text has in the place of a change, with the changed words marked."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dupfinder.domain.differences import ChangeKind
from dupfinder.gui.comparison.changes.changes_model import EXCERPT_ROLE, KIND_ROLE, ChangeColumn
from dupfinder.gui.comparison.changes.listed_changes import Excerpt
from dupfinder.gui.comparison.texts.code_points import to_utf16
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.move_colours import text_colours_for

_PADDING = 4


class ExcerptDelegate(QStyledItemDelegate):
    """Marks the changed words of a cell in the colour of their side."""

    def initStyleOption(  # noqa: N802 - Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Leave out the text that is drawn with its marks, and the frame of one cell: lines are chosen as wholes."""
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus
        if index.column() in {ChangeColumn.LEFT, ChangeColumn.RIGHT}:
            option.text = ""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the cell, and its words on top where it has any."""
        super().paint(painter, option, index)
        excerpt = index.data(EXCERPT_ROLE)
        if isinstance(excerpt, Excerpt):
            is_move, is_left = index.data(KIND_ROLE) == ChangeKind.MOVES, index.column() == ChangeColumn.LEFT
            _draw(painter, option, excerpt, mark=_mark_colour(option.palette, is_move=is_move, is_left=is_left))


def _mark_colour(palette: QPalette, *, is_move: bool, is_left: bool) -> QColor:
    """Return the colour behind changed words, as in the texts."""
    if is_move:
        return QColor(text_colours_for(palette).move_word)
    colours = colours_for(palette)
    return QColor(colours.left_word if is_left else colours.right_word)


def fitted(excerpt: Excerpt, metrics: QFontMetrics, *, width: int) -> Excerpt:
    """Return as much of an excerpt as fits: what stands before the changed words gives way first."""
    if metrics.horizontalAdvance(excerpt.text) <= width:
        return excerpt
    before = "…" if excerpt.before else ""
    shown = metrics.elidedText(f"{before}{excerpt.changed}{excerpt.after}", Qt.TextElideMode.ElideRight, width)
    end = len(before) + len(excerpt.changed)
    return Excerpt(shown[: len(before)], shown[len(before) : end], shown[end:])


def _draw(painter: QPainter, option: QStyleOptionViewItem, excerpt: Excerpt, *, mark: QColor) -> None:
    place: QRect = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
    colours = colours_for(option.palette)
    excerpt = fitted(excerpt, option.fontMetrics, width=place.width())
    text = excerpt.text
    marked = QTextCharFormat()
    marked.setBackground(mark)
    marked.setForeground(QColor(colours.text))
    changed = QTextLayout.FormatRange()
    changed.start = to_utf16(text, len(excerpt.before))
    changed.length = to_utf16(excerpt.changed, len(excerpt.changed))
    changed.format = marked
    layout = QTextLayout(text, option.font)
    wrap = QTextOption()
    wrap.setWrapMode(QTextOption.WrapMode.NoWrap)
    layout.setTextOption(wrap)
    layout.setFormats([changed])
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(place.width())  # a text that runs from right to left begins at the right
    layout.endLayout()
    is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
    painter.save()
    painter.setClipRect(place)
    painter.setPen(QColor(colours.on_selection if is_chosen else colours.text))
    layout.draw(painter, QPointF(place.x(), QRectF(place).center().y() - line.height() / 2))
    painter.restore()
