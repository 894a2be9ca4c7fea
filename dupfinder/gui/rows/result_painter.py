"""Draws the rows of the result tree, and the groups of all others: groups across all columns, documents in cells."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QWidget

from dupfinder.domain.pairs import LOSSLESS, Relation
from dupfinder.domain.records import dataclass
from dupfinder.gui.rows.result_delegate import MARK_WIDTH, draw_bar, draw_mark, draw_pill, pill_width
from dupfinder.gui.rows.result_rows import Column, MarkState, RowKind, RowMark, RowText
from dupfinder.gui.toolkit.colours import Colours, colours_for

_PRINTABLE = [chr(code) for code in range(32, 127)]
_SLACK = 1.03
"""Letters beside each other may be further apart than each alone says."""


class RowFont:
    """A font that knows how wide its letters are: most texts fit, and to find that out Qt would lay out each."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self._metrics = QFontMetrics(font)
        self._widths = {letter: self._metrics.horizontalAdvance(letter) * _SLACK for letter in _PRINTABLE}

    def width(self, text: str) -> int:
        """Return how wide a text is."""
        return self._metrics.horizontalAdvance(text)

    def fit(self, text: str, room: int, side: Qt.TextElideMode = Qt.TextElideMode.ElideRight) -> str:
        """Return as much of a text as fits, with an ellipsis for what is left out."""
        try:
            if sum(map(self._widths.__getitem__, text)) <= room:
                return text
        except KeyError:  # other letters than those of ASCII
            pass
        return self._metrics.elidedText(text, side, room)


class RowFonts:
    """The fonts that rows are drawn with."""

    def __init__(self, font: QFont) -> None:
        self.base = QFont(font)
        strong, struck = QFont(font), QFont(font)
        strong.setWeight(QFont.Weight.DemiBold)
        struck.setStrikeOut(True)
        self.plain, self.strong, self.struck = RowFont(self.base), RowFont(strong), RowFont(struck)


ARROW_END = 30
"""Where the arrow of a group ends, and what can be done with its row otherwise begins."""
INDENTATION = ARROW_END + 2
"""Where documents begin: their marks stand below those of their groups."""
_CHEVRON_LEFT = 16
_PADDING = 10
_BESIDE_MARK = 8
_CELL_MARGIN = 3
_NAME_LEFT = MARK_WIDTH + 15
"""Where a name begins in its cell, beside its mark."""
_TINT = 0.55
_HEADS = frozenset({RowKind.KEEPER, RowKind.CONTAINER})
_NUMBER_END = "\N{EM SPACE}"
"""Numbers end well before the next column."""
_Elide = Qt.TextElideMode
_Align = Qt.AlignmentFlag


@dataclass(frozen=True, slots=True, kw_only=True)
class RowLook:
    """What decides how a row is drawn."""

    text: RowText
    mark: RowMark | None
    is_selected: bool
    has_focus: bool
    is_open: bool = False
    state: tuple[str, str, str] | None = None
    """What stands at the end of a group's row, in which colours: behind it, and its own."""

    @property
    def is_marked(self) -> bool:
        """Return whether the row goes."""
        return self.mark is not None and self.mark.state is MarkState.MARKED

    @property
    def is_dimmed(self) -> bool:
        """Return whether the filter hides the row."""
        return self.mark is not None and self.mark.is_dimmed


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a document's row."""

    column: Column
    text: str
    rect: QRect
    is_number: bool


def part_of(bounds: QRect, left: int, width: int, direction: Qt.LayoutDirection) -> QRect:
    """Return the part that begins `left` from the side where reading begins."""
    logical = QRect(bounds.left() + left, bounds.top(), width, bounds.height())
    return QStyle.visualRect(direction, bounds, logical)


class ResultPainter:
    """Draws with the colours of a widget as they are when it is made: one lasts for one paint event."""

    def __init__(self, painter: QPainter, widget: QWidget, fonts: RowFonts) -> None:
        palette = widget.palette()
        self._painter = painter
        self._direction = widget.layoutDirection()
        self._colours: Colours = colours_for(palette)
        self._text = palette.color(QPalette.ColorRole.Text)
        self._selected_text = palette.color(QPalette.ColorRole.HighlightedText)
        self._dim = QColor(self._colours.dim)
        self._disabled = QColor(self._colours.disabled)
        self._fonts = fonts
        line = _Align.AlignVCenter | _Align.AlignAbsolute
        begin, end = (QStyle.visualAlignment(self._direction, each) for each in (_Align.AlignLeft, _Align.AlignRight))
        self._at_begin = int(begin | line) | int(Qt.TextFlag.TextSingleLine)
        self._at_end = int(end | line) | int(Qt.TextFlag.TextSingleLine)

    # Groups.

    def draw_group(self, row: QRect, look: RowLook, *, sizes_end: int | None = None) -> None:
        """Draw a group across all columns: its arrow, its mark, its sentence, and how much of it is marked.

        What can be freed stands under the sizes, which end `sizes_end` from where reading begins; `None` hides them.
        """
        painter, colours, mark = self._painter, self._colours, look.mark
        painter.fillRect(row, QColor(colours.selection if look.is_selected else colours.group))
        painter.setPen(QPen(QColor(colours.border)))
        painter.drawLine(row.bottomLeft(), row.bottomRight())
        self._draw_chevron(row, is_open=look.is_open)
        begin, end = ARROW_END, row.width() - _PADDING
        if mark is not None:
            if mark.state is not MarkState.LOCKED:
                room = QRectF(part_of(row, INDENTATION, MARK_WIDTH, self._direction))
                draw_mark(painter, room, mark.state, colours=colours)
            begin = INDENTATION + MARK_WIDTH + _BESIDE_MARK
            if mark.text:
                count = mark.text, colours.danger_soft, colours.danger
                end = self._draw_state(row, count, row.width() - _BESIDE_MARK) - _BESIDE_MARK
        if look.state is not None:
            end = self._draw_state(row, look.state, end)
        if look.text.gain:
            end = self._draw_gain(row, end if sizes_end is None else min(end, sizes_end), look.text.gain)
        self._draw_sentence(row, begin, end, look.text)
        if look.has_focus:
            self._draw_ring(row)

    def _draw_chevron(self, row: QRect, *, is_open: bool) -> None:
        painter, is_mirrored = self._painter, self._direction is Qt.LayoutDirection.RightToLeft
        middle = QRectF(part_of(row, _CHEVRON_LEFT, 0, self._direction)).center() + QPointF(0, 0.5)
        side = -2.0 if is_mirrored else 2.0
        closed = [QPointF(-side, -4), QPointF(side, 0), QPointF(-side, 4)]
        shape = [QPointF(-4, -2), QPointF(0, 2), QPointF(4, -2)] if is_open else closed
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._dim, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(QPolygonF([middle + point for point in shape]))
        painter.restore()

    def _draw_state(self, row: QRect, state: tuple[str, str, str], end: int) -> int:
        """Draw what stands at the end of a group's row; return where that begins."""
        painter, (text, back, front) = self._painter, state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._fonts.base)
        width = min(pill_width(painter, text), end - ARROW_END)
        room = QRectF(part_of(row, end - width, width, self._direction))
        draw_pill(painter, room, text, back=back, front=front)
        painter.restore()
        return end - width

    def _draw_gain(self, row: QRect, end: int, text: str) -> int:
        """Draw what can be freed; return where that begins."""
        plain = self._fonts.plain
        width = plain.width(text + _NUMBER_END) + 2 * _CELL_MARGIN
        place = part_of(row, end - width, width - _CELL_MARGIN, self._direction)
        self._write(place, text + _NUMBER_END, plain, self._text, at_end=True)
        return end - width - _PADDING

    def _draw_sentence(self, row: QRect, begin: int, end: int, text: RowText) -> None:
        """Draw the title strong and what is said about it weaker; the title gives way last."""
        strong, plain, room = self._fonts.strong, self._fonts.plain, end - begin
        title = strong.fit(text.title, max(room - plain.width(text.details) - _PADDING, room // 2), _Elide.ElideMiddle)
        self._write(part_of(row, begin, room, self._direction), title, strong, self._text)
        begin += strong.width(title) + _PADDING
        details = plain.fit(text.details, end - begin)
        self._write(part_of(row, begin, end - begin, self._direction), details, plain, self._dim)

    # Documents.

    def draw_document(self, row: QRect, cells: Iterable[Cell], look: RowLook) -> None:
        """Draw a document: the name first, all else a little weaker; what goes is tinted across all columns."""
        if look.is_selected:
            self._painter.fillRect(row, QColor(self._colours.selection))
        elif look.is_marked and not look.is_dimmed:
            tint = QColor(self._colours.danger_soft)
            tint.setAlphaF(_TINT)
            self._painter.fillRect(row, tint)
        for cell in cells:
            if cell.column is Column.NAME:
                self._draw_name(cell, look)
            elif cell.column is Column.SIMILARITY:
                self._draw_similarity(cell, look)
            elif cell.text:
                self._draw_cell(cell, look)
        if look.has_focus and not look.is_selected:
            self._draw_ring(row)

    def _draw_name(self, cell: Cell, look: RowLook) -> None:
        mark, font = look.mark, self._fonts.plain
        colour = self._selected_text if look.is_selected else self._text
        if look.is_marked:
            font, colour = self._fonts.struck, QColor(self._colours.danger)
        elif look.text.kind in _HEADS:
            font = self._fonts.strong
        left = _CELL_MARGIN
        if mark is not None:
            room = QRectF(part_of(cell.rect, 0, MARK_WIDTH, self._direction))
            draw_mark(self._painter, room, mark.state, colours=self._colours, is_dimmed=mark.is_dimmed)
            left = _NAME_LEFT
        place = part_of(cell.rect, left, cell.rect.width() - left - _CELL_MARGIN, self._direction)
        self._write(place, font.fit(cell.text, place.width()), font, self._disabled if look.is_dimmed else colour)

    def _draw_cell(self, cell: Cell, look: RowLook) -> None:
        colour = self._selected_text if look.is_selected else self._dim
        place = cell.rect.adjusted(_CELL_MARGIN, 0, -_CELL_MARGIN, 0)
        text = cell.text + _NUMBER_END if cell.is_number else cell.text
        plain, side = self._fonts.plain, _Elide.ElideLeft if cell.column is Column.FOLDER else _Elide.ElideRight
        text = plain.fit(text, place.width(), side)
        self._write(place, text, plain, self._disabled if look.is_dimmed else colour, at_end=cell.is_number)

    def _draw_similarity(self, cell: Cell, look: RowLook) -> None:
        """Draw similarity as a bar with a number, and relations as pills."""
        painter, place = self._painter, QRectF(cell.rect).adjusted(6, 0, -4, 0)
        pill = self._pill_colours(look)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._fonts.base)
        if pill is None:
            draw_bar(painter, place, cell.text, share=look.text.share, colours=self._colours)
        else:
            draw_pill(painter, place, cell.text, back=pill[0], front=pill[1])
        painter.restore()

    def _pill_colours(self, look: RowLook) -> tuple[str, str] | None:
        """Return what is behind a relation and its own colour; `None` for one that is a number."""
        colours, row = self._colours, look.text
        if row.kind in _HEADS:
            is_keeper = look.mark is None or look.mark.is_keeper
            return (colours.accent_soft, colours.accent) if is_keeper else (colours.folded, colours.dim)
        if row.relation in LOSSLESS:
            return colours.good_soft, colours.good
        is_number = row.relation in {Relation.NEAR, Relation.CONTAINED} and not row.remark
        return None if is_number else (colours.warning_soft, colours.warning)

    # Both.

    def _write(self, place: QRect, text: str, font: RowFont, colour: QColor, *, at_end: bool = False) -> None:
        self._painter.setFont(font.font)
        self._painter.setPen(colour)
        self._painter.drawText(place, self._at_end if at_end else self._at_begin, text)

    def _draw_ring(self, row: QRect) -> None:
        self._painter.setPen(QPen(QColor(self._colours.accent)))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRect(row.adjusted(0, 0, -1, -1))
