"""Paints the rows of a comparison."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QTextCharFormat
from PySide6.QtWidgets import QWidget

from dupfinder.domain.records import dataclass
from dupfinder.gui.comparison.texts.display_rows import DisplayKind, DisplayRow
from dupfinder.gui.comparison.texts.selection import Selection, Side, piece_of
from dupfinder.gui.comparison.texts.text_layouts import Back, PieceLayout, PieceLayouts, background
from dupfinder.gui.toolkit.colours import colours_for

MARK_WIDTH = 26
"""Left of each text: the sign of a change stands here, so that colour is not all that tells it."""
SIDE_PADDING = 14
ROW_PADDING = 5
CARD_MARGIN = 3
"""Around what is no part of the texts."""

_SIGNS = {DisplayKind.CHANGED: "≠", DisplayKind.LEFT_ONLY: "\N{MINUS SIGN}", DisplayKind.RIGHT_ONLY: "+"}
_EDGE_WIDTH = 3
_EQUAL_OPACITY = 0.45


class Highlight(NamedTuple):
    """Found characters of a piece."""

    start: int
    end: int
    is_current: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RowLook:
    """One row and all that its picture depends on."""

    number: int
    row: DisplayRow
    top: float
    height: float
    selection: Selection | None = None
    is_current: bool = False
    """It belongs to the change that is looked at."""
    is_equal_marked: bool = False
    """It has a colour if it is the same on both sides."""
    has_cursor: bool = False
    points_down: bool | None = None
    """Of what moved: whether the other end is further below; `None` for what did not."""
    can_be_folded: bool = False
    highlights: tuple[Sequence[Highlight], Sequence[Highlight]] = ((), ())
    """On the left and on the right."""
    pictures: tuple[QImage | str | None, QImage | str | None] = (None, None)
    """On the left and on the right, below the words; or why there is none."""

    def shows_move_on(self, side: Side) -> bool:
        """Return whether what moved stands on a side; on the other one of a passage that moved nothing changed."""
        piece = piece_of(self.row, side)
        return piece is not None and (self.row.kind is DisplayKind.MOVED or bool(piece.marks))


class RowPainter:
    """Paints rows onto one widget, for the time of one paint event."""

    def __init__(
        self, widget: QWidget, layouts: PieceLayouts, *, area: QRect, sides: Sequence[Side] = tuple(Side)
    ) -> None:
        self._widget = widget
        self._layouts = layouts
        self._colours = colours_for(widget.palette())
        self._sides = sides
        self._side_width = widget.width() / len(sides)
        self._painter = QPainter(widget)
        self._painter.fillRect(area, QColor(self._colours.base))
        self._selected = _style(self._colours.accent, self._colours.on_accent)
        self._found = QColor(self._colours.found)
        self._found_current = _style(self._colours.found_current, self._colours.on_found_current)

    def paint(self, look: RowLook) -> None:
        """Paint one row at its place."""
        for number, side in enumerate(self._sides):
            place = QRectF(number * self._side_width, look.top, self._side_width, look.height)
            self._paint_background(look, side, place)
            shown = self._layouts.get(look.number, look.row, side)
            if shown is not None:
                down = CARD_MARGIN if look.row.content is not None else 0
                self._paint_sign(look, side, place.adjusted(0, down, 0, 0))
                self._paint_text(look, side, shown, place.topLeft() + QPointF(MARK_WIDTH, ROW_PADDING + down))
                if look.row.pictures[side] is not None:
                    self._paint_picture(look.pictures[side], place, top=shown.height + 2 * ROW_PADDING + down)
        if look.can_be_folded:
            self._painter.fillRect(
                QRectF(_EDGE_WIDTH + 4, look.top, 1, look.height), QColor(self._colours.border_strong)
            )
        if look.is_current:
            self._painter.fillRect(QRectF(0, look.top, _EDGE_WIDTH, look.height), QColor(self._colours.accent))
        if look.has_cursor:
            self._paint_cursor(look.top, look.height)

    def paint_fold(self, text: str, *, top: float, height: float, has_cursor: bool) -> None:
        """Paint what stands for rows that are folded away."""
        whole = QRectF(0, top, 2 * self._side_width, height)
        self._painter.fillRect(whole, QColor(self._colours.folded))
        self._painter.setPen(QColor(self._colours.dim))
        for side in Side:
            half = QRectF(side * self._side_width, top, self._side_width, height)
            self._painter.drawText(half, int(Qt.AlignmentFlag.AlignCenter), text)
        if has_cursor:
            self._paint_cursor(top, height)

    def end(self) -> None:
        """Finish with the line between the sides, if there are two."""
        if len(self._sides) > 1:
            between = QRectF(self._side_width - 0.5, 0, 1, self._widget.height())
            self._painter.fillRect(between, QColor(self._colours.border))
        self._painter.end()

    def _paint_background(self, look: RowLook, side: Side, place: QRectF) -> None:
        if look.row.kind is DisplayKind.HEADING:
            self._painter.fillRect(place, QColor(self._colours.window))
        if look.is_equal_marked and look.row.kind is DisplayKind.EQUAL:
            quiet = QColor(self._colours.accent_soft)
            quiet.setAlphaF(_EQUAL_OPACITY)
            self._painter.fillRect(place, quiet)
        if not look.row.kind.is_change:
            return
        piece = piece_of(look.row, side)
        if piece is None:
            tint = self._colours.folded
        elif look.points_down is not None:
            if not look.shows_move_on(side):
                return
            tint = self._colours.move_row
        else:
            tint = self._colours.left_row if side is Side.LEFT else self._colours.right_row
        self._painter.fillRect(place, QColor(tint))
        if look.row.content is not None and piece is not None:
            self._paint_card(place)

    def _paint_card(self, place: QRectF) -> None:
        """Paint a frame: what stands in it is no part of the text."""
        self._painter.setPen(QColor(self._colours.border_strong))
        self._painter.setBrush(QColor(self._colours.raised))
        inside = place.adjusted(MARK_WIDTH - 8, CARD_MARGIN, -SIDE_PADDING / 2, -CARD_MARGIN)
        self._painter.drawRoundedRect(inside.translated(0.5, -0.5), 4, 4)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_picture(self, picture: QImage | str | None, place: QRectF, *, top: float) -> None:
        """Paint a picture as large as fits, but not larger than it is; or the reason why there is none."""
        room = place.adjusted(MARK_WIDTH, top, -SIDE_PADDING, -ROW_PADDING - CARD_MARGIN)
        if isinstance(picture, QImage):
            ratio = self._widget.devicePixelRatioF()
            size = QSizeF(picture.width() / ratio, picture.height() / ratio)
            if size.width() > room.width() or size.height() > room.height():
                size.scale(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
            self._painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._painter.drawImage(QRectF(room.topLeft(), size), picture)
            return
        self._painter.setPen(QColor(self._colours.dim))
        along = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        self._painter.drawText(room, int(along), picture or "…")

    def _paint_sign(self, look: RowLook, side: Side, place: QRectF) -> None:
        sign = _SIGNS.get(look.row.kind, "")
        colour = self._colours.left_mark if side is Side.LEFT else self._colours.right_mark
        if look.points_down is not None:
            if not look.shows_move_on(side):
                return
            sign = "↓" if look.points_down else "↑"
            colour = self._colours.move_mark
        if sign:
            self._painter.setPen(QColor(colour))
            mark = place.adjusted(_EDGE_WIDTH, ROW_PADDING, 0, 0)
            mark.setWidth(MARK_WIDTH - _EDGE_WIDTH)
            self._painter.drawText(mark, int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop), sign)

    def _paint_text(self, look: RowLook, side: Side, shown: PieceLayout, origin: QPointF) -> None:
        found, ranges = [], []
        for highlight in look.highlights[side]:
            if highlight.is_current:
                ranges.append(shown.selection(highlight.start, highlight.end, self._found_current))
            else:
                found.append(Back(highlight.start, highlight.end, self._found))
        if look.selection is not None and look.selection.side is side:
            chosen = look.selection.range_in(look.number, len(shown.text))
            if chosen:
                ranges.append(shown.selection(*chosen, self._selected))
        is_ignored = look.row.kind in {DisplayKind.IGNORED, DisplayKind.HEADING}
        self._painter.setPen(QColor(self._colours.dim if is_ignored else self._colours.text))
        shown.draw(self._painter, origin, found=found, selections=ranges)

    def _paint_cursor(self, top: float, height: float) -> None:
        self._painter.setPen(QPen(QColor(self._colours.accent), 1, Qt.PenStyle.DotLine))
        self._painter.drawRect(QRectF(0.5, top + 0.5, 2 * self._side_width - 1, height - 1))


def _style(back: str, letters: str) -> QTextCharFormat:
    style = background(QColor(back))
    style.setForeground(QColor(letters))
    return style
