"""Paints pages: paper, picture, marks.

Paper is white in both themes, a little dimmed in the dark one, and marks are multiplied with it, as a text marker does:
the letters below stay as dark as they are.
"""

import enum
from collections.abc import Collection, Sequence
from typing import NamedTuple

from PySide6.QtCore import QMargins, QMarginsF, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPalette, QPen, QTransform
from PySide6.QtWidgets import QWidget

from dupfinder.domain.differences import RowKind
from dupfinder.domain.looks import Box
from dupfinder.domain.pages import PageMark
from dupfinder.domain.records import dataclass
from dupfinder.gui.toolkit.colours import DARK, LIGHT, colours_for
from dupfinder.gui.toolkit.labels import PlainLabel

_SHOWN_MS = 1_200
_DISTANCE = 12


class PageBadge(PlainLabel):
    """A small label in a corner of what it is in, at the right, which goes by itself unless it is to stay."""

    def __init__(self, parent: QWidget, *, is_at_bottom: bool = False, stays: bool = False) -> None:
        super().__init__(parent=parent, tone="badge")
        self._is_at_bottom = is_at_bottom
        self._stays = stays
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self, singleShot=True, interval=_SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, text: str) -> None:
        """Show a text; an empty one hides the label."""
        self.setText(text)
        self.place()
        self.setVisible(bool(text))
        if not self._stays:
            self._timer.start()

    def place(self) -> None:
        """Stand in the corner, wherever that is now."""
        self.adjustSize()
        around = self.parentWidget()
        if around is not None:
            y = around.height() - self.height() - _DISTANCE if self._is_at_bottom else _DISTANCE
            self.move(around.width() - self.width() - _DISTANCE, y)


_PAPER = "#ffffff"
_DARK_PAPER = "#d9dcdf"
"""What white is multiplied with in the dark theme: paper in a dark room, on which letters keep 14 : 1."""
_MARK_PADDING_PT = 1.0
_OUTLINE_PADDING_PT = 2.5
_OUTLINE_PX = 2.0
_CELL_SEAM = QMarginsF(1e-4, 1e-4, 1e-4, 1e-4)
"""So that places side by side become one."""
_LABEL_MARGINS, _LABEL_OFFSET = QMargins(8, 3, 8, 3), QPoint(16, 11)
_TEXT_MARGINS = (24, 24, -24, -24)


class Tint(enum.IntEnum):
    """What a mark says."""

    EQUAL = 0
    ROW = 1
    """A whole paragraph that the other document does not have."""
    EDIT = 2
    MOVE = 3


_TINTS = {
    RowKind.EQUAL: Tint.EQUAL,
    RowKind.CHANGED: Tint.EDIT,
    RowKind.REMOVED: Tint.ROW,
    RowKind.ADDED: Tint.ROW,
    RowKind.MOVED: Tint.MOVE,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class PageColours:
    """Colours of one side in one theme."""

    paper: QColor
    border: QColor
    behind: QColor
    message: QColor
    outline: QColor
    tints: dict[Tint, QColor]


def page_colours(palette: QPalette, *, is_left: bool) -> PageColours:
    """Return the colours that belong to a palette; those on paper are the light theme's, as paper is light."""
    theme = colours_for(palette)
    return PageColours(
        paper=QColor(_DARK_PAPER if theme is DARK else _PAPER),
        border=QColor(theme.border_strong),
        behind=QColor(theme.folded),
        message=QColor(LIGHT.dim),
        outline=QColor(LIGHT.left_mark if is_left else LIGHT.right_mark),
        tints={
            Tint.EQUAL: QColor("#e2ecfb"),
            Tint.ROW: QColor("#ffdcb8" if is_left else "#bdeadf"),
            Tint.EDIT: QColor(LIGHT.left_word if is_left else LIGHT.right_word),
            Tint.MOVE: QColor(LIGHT.move_word),
        },
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class PageTints:
    """The marks of one page, sorted by what they say; rectangles are in points."""

    rects: dict[Tint, list[QRectF]]

    @classmethod
    def of(cls, marks: Sequence[PageMark]) -> "PageTints":
        """Return the marks sorted."""
        rects: dict[Tint, list[QRectF]] = {}
        for mark in marks:
            if (tint := _TINTS.get(mark.kind)) is not None:
                rects.setdefault(tint, []).append(_grown(mark, _MARK_PADDING_PT))
        return cls(rects=rects)


def outline_of(marks: Sequence[PageMark], rows: Collection[int]) -> QPainterPath:
    """Return one line, in points, around all that is marked of some rows and differs."""
    shown = [mark for mark in marks if mark.row in rows]
    edits = [mark for mark in shown if mark.kind is not RowKind.EQUAL]
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for mark in edits or shown:
        path.addRect(_grown(mark, _OUTLINE_PADDING_PT))
    return path.simplified()


class PageLook(NamedTuple):
    """What is said of a page that is told by what is seen on it."""

    said: str
    differing: tuple[Box, ...]
    """Where it differs, as shares of its width and height."""


def cells_of(boxes: Sequence[Box]) -> QPainterPath:
    """Return one line around places of a page, as shares of its width and height; neighbours are one place."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for left, top, right, bottom in boxes:
        path.addRect(QRectF(left, top, right - left, bottom - top).marginsAdded(_CELL_SEAM))
    return path.simplified()


def mark_at(marks: Sequence[PageMark], x_pt: float, y_pt: float) -> PageMark | None:
    """Return the mark at a point of a page; one that differs rather than one that is equal."""
    found = [mark for mark in marks if _grown(mark, _MARK_PADDING_PT).contains(x_pt, y_pt)]
    return next((mark for mark in found if mark.kind is not RowKind.EQUAL), found[0] if found else None)


def _grown(mark: PageMark, by_pt: float) -> QRectF:
    box = mark.box
    return QRectF(box.left - by_pt, box.top - by_pt / 2, box.right - box.left + 2 * by_pt, box.bottom - box.top + by_pt)


class PagePainter:
    """Paints pages onto one widget, for the time of one paint event."""

    def __init__(self, widget: QWidget, colours: PageColours, *, area: QRect) -> None:
        self._colours = colours
        self._painter = QPainter(widget)
        self._painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._painter.fillRect(area, colours.behind)

    def end(self) -> None:
        """Finish."""
        self._painter.end()

    def paint_paper(self, place: QRect, picture: QImage | None, *, message: str) -> None:
        """Paint a page without marks; one without a picture is a white sheet, with a message if there is one."""
        painter = self._painter
        painter.fillRect(place.adjusted(-1, -1, 1, 1), self._colours.border)
        painter.fillRect(place, QColor(_PAPER))
        if picture is not None:
            painter.drawImage(place, picture)
        elif message:
            self.paint_message(place, message, colour=self._colours.message)
        if self._colours.paper != QColor(_PAPER):
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
            painter.fillRect(place, self._colours.paper)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def paint_look(self, place: QRect, look: PageLook, cells: QPainterPath) -> None:
        """Paint where a page differs, and in its upper corner what is said of it."""
        painter = self._painter
        painter.save()
        painter.setClipRect(place)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = QTransform.fromTranslate(place.x(), place.y()).scale(place.width(), place.height()).map(cells)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.fillPath(shown, self._colours.tints[Tint.EDIT])
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.strokePath(shown, QPen(self._colours.outline, _OUTLINE_PX))
        size = painter.fontMetrics().size(Qt.TextFlag.TextSingleLine, look.said)
        label = QRect(place.topLeft(), size).marginsAdded(_LABEL_MARGINS).translated(_LABEL_OFFSET)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(LIGHT.text))  # paper is light in both themes
        painter.drawRoundedRect(label, 4, 4)
        painter.setPen(QColor(LIGHT.base))
        painter.drawText(label, int(Qt.AlignmentFlag.AlignCenter), look.said)
        painter.restore()

    def paint_message(self, place: QRect, text: str, *, colour: QColor) -> None:
        """Paint a text in the middle of a place."""
        self._painter.setPen(colour)
        inside = place.adjusted(*_TEXT_MARGINS)
        self._painter.drawText(inside, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), text)

    def paint_marks(self, place: QRect, tints: PageTints, outline: QPainterPath, *, scale: float, equal: bool) -> None:
        """Paint the marks of the page at a place, and a line around those that are looked at."""
        painter = self._painter
        painter.save()
        painter.setClipRect(place)
        painter.setTransform(QTransform.fromTranslate(place.x(), place.y()).scale(scale, scale), combine=True)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.setPen(Qt.PenStyle.NoPen)
        for tint, rects in sorted(tints.rects.items()):
            if equal or tint is not Tint.EQUAL:
                painter.setBrush(self._colours.tints[tint])
                painter.drawRects(rects)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        if not outline.isEmpty():
            pen = QPen(self._colours.outline, _OUTLINE_PX)
            pen.setCosmetic(True)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.strokePath(outline, pen)
        painter.restore()
