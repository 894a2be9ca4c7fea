"""Both texts in one scrolling area that lays out only what is visible; what it shows, without mouse and keys."""

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QEvent, QLocale, QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from dupfinder.domain.display import visible
from dupfinder.gui.comparison.texts.canvas_layout import Anchor, CanvasLayout, RowHeights, RowScroll, set_text_size
from dupfinder.gui.comparison.texts.display_rows import DisplayKind, DisplayRow, DisplayRows, PictureKey, Piece
from dupfinder.gui.comparison.texts.row_painter import Highlight, RowLook, RowPainter
from dupfinder.gui.comparison.texts.selection import (
    Selection,
    Side,
    TextPlace,
    selected_text,
    whole_paragraph,
    whole_side,
)
from dupfinder.gui.toolkit.wording import clauses, closed, sentences

_SPOKEN_CHARACTERS = 400
"""Nobody listens to a longer paragraph to learn what changed in it."""


class RowTexts(QObject):
    """Puts rows into words."""

    def folded(self, rows: int) -> str:
        """Return what stands in the place of rows that are folded away."""
        return self.tr("⋯ %Ln equal paragraph(s) ⋯", "", rows)

    def moved(self, rows: DisplayRows, other_end: int, *, is_on_left: bool) -> str:
        """Return where the other end of a move is; `is_on_left` says on which side this one is."""
        paragraph = rows.paragraph(rows.row_of(other_end), is_left=not is_on_left)
        if is_on_left:
            return self.tr("Moved to paragraph {number} on the right").format(number=_written(paragraph))
        return self.tr("Moved from paragraph {number} on the left").format(number=_written(paragraph))

    def spoken(self, rows: DisplayRows, number: int) -> str:
        """Return a row as a screen reader says it: what kind of row it is, and what is on which side."""
        row = rows[number]
        if row.is_beside:
            return sentences(closed(self._kind(row)) if self._kind(row) else "", self._both(row))
        if row.left is not None and row.right is not None:
            place = self.tr("Paragraph {number}").format(number=_written(rows.paragraph(number, is_left=True)))
        elif row.left is not None:
            place = self.tr("Left paragraph {number}").format(number=_written(rows.paragraph(number, is_left=True)))
        else:
            place = self.tr("Right paragraph {number}").format(number=_written(rows.paragraph(number, is_left=False)))
        kind = self._kind(row)
        if row.kind is DisplayKind.MOVED and row.counterpart is not None:
            kind = self.moved(rows, row.counterpart, is_on_left=row.left is not None)
        return sentences(closed(clauses(place, kind)), self._both(row))

    def _kind(self, row: DisplayRow) -> str:
        match row.kind:
            case DisplayKind.CHANGED:
                return self.tr("changed")
            case DisplayKind.LEFT_ONLY:
                return self.tr("removed")
            case DisplayKind.RIGHT_ONLY:
                return self.tr("added")
            case DisplayKind.MOVED:
                return self.tr("moved")
            case DisplayKind.IGNORED:
                return self.tr("ignored")
            case _:
                return ""

    def _both(self, row: DisplayRow) -> str:
        if row.left is None or row.right is None or row.kind is DisplayKind.EQUAL:
            return _spoken(row.left or row.right)
        text = self.tr("Left: {left} Right: {right}")
        return text.format(left=_spoken(row.left), right=_spoken(row.right))


def _written(number: int) -> str:
    return QLocale().toString(number)


def _spoken(piece: Piece | None) -> str:
    if piece is None:
        return ""
    text = piece.text
    return visible(text if len(text) <= _SPOKEN_CHARACTERS else f"{text[:_SPOKEN_CHARACTERS]}…")


Highlights = Callable[[int, Side], Sequence[Highlight]]
Pictures = Callable[[PictureKey, int], QImage | str | None]
"""A picture, at most so many pixels wide, or why there is none; `None` if it is asked for and will come."""


class TextSurface(QAbstractScrollArea):
    """Shows rows side by side; the heights of rows that were never visible are guesses."""

    rows_changed = Signal()
    """Other rows are shown."""
    scrolled = Signal()
    """What is visible, or where rows stand, has changed."""
    folding_changed = Signal()
    """Equal paragraphs were folded away, or shown."""
    said = Signal(str)
    """Something that a person who does not see it should hear."""
    cursor_moved = Signal(int)
    """To a row."""
    move_followed = Signal(int)
    """The row with the other end of a move came into view, because somebody asked for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.texts = RowTexts(self)
        self._scroll = RowScroll(self)
        self._highlights: Highlights | None = None
        self._pictures: Pictures | None = None
        self.selection: Selection | None = None
        """What is selected."""
        self.clicked_side = Side.LEFT
        """The one that was clicked last."""
        self._current: range = range(0)
        self.cursor_row: int | None = None
        """The row to which keys and a screen reader refer."""
        self._shows_cursor = False
        self._text_size = self.usual_text_size = self.font().pointSizeF() + 1
        """The size that the letters have unless somebody changes it."""
        self.set_text_size(self.usual_text_size)
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # all of it is painted each time
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)

    # What is shown.

    @property
    def rows(self) -> DisplayRows:
        """Return all rows, folded away or not."""
        return self._layout.rows

    @property
    def heights(self) -> RowHeights:
        """Return where the places stand: rows, and folds for many rows."""
        return self._layout.heights

    @property
    def marks(self) -> npt.NDArray[np.uint8]:
        """Return what a map shows at each place, as sums of `MapMark`s."""
        return self._layout.marks()

    def set_rows(self, rows: Sequence[DisplayRow], *, keep_place: bool = False) -> None:
        """Show other rows from their beginning; or the same ones with the sides exchanged, where one was."""
        anchor, before = self._scroll.top_anchor(), self._layout
        self._scroll.layout = CanvasLayout(rows)
        if keep_place and len(before.rows) == len(self._layout.rows):
            self._layout.folds = before.folds
        else:
            anchor, self.cursor_row = Anchor(0, 0.0), None
        self.selection = None
        self._current = range(0)
        self._lay_out_anew(anchor)
        self.rows_changed.emit()

    def set_highlights(self, highlights: Highlights | None) -> None:
        """Highlight found characters, asked for when a row is painted."""
        self._highlights = highlights
        self.viewport().update()

    def set_pictures(self, pictures: Pictures) -> None:
        """Show pictures, asked for when a row is painted."""
        self._pictures = pictures

    def mark_current(self, rows: range, *, heading: str = "") -> None:
        """Mark these rows as the change that is looked at; a screen reader says the heading and the first of them."""
        self._current = rows
        if rows:
            self.cursor_row = rows.start
            said = self.spoken_row(rows.start)
            self.said.emit(sentences(closed(heading), said) if heading else said)
        self.viewport().update()

    def show_row(self, row: int) -> None:
        """Scroll so that a row stands in the upper third, unless it is well in view; open the fold that hides it.

        Of a row that is too high for that, it is the line with the first change.
        """
        if self.hidden_at(row):
            self.toggle_fold(row)
        if not self._is_well_in_view(row, 0.0, self._layout.height(row)):
            height, room = self._layout.height(row), self.viewport().height()
            has_picture = any(self.rows[row].pictures)
            self._settle(Anchor(row, max(0.0, min(room / 4, room - height)) if has_picture else room / 4))
            if not has_picture:
                self._show_line(row, *self._layout.first_change_in(row))

    def show_place(self, side: Side, place: TextPlace) -> None:
        """Scroll so that a row is shown, and of a high one the line with that place."""
        self.show_row(place.row)
        self._show_line(place.row, *self._layout.line_in(place.row, side, place.position))

    def _show_line(self, row: int, begin: float, end: float) -> None:
        if not self._is_well_in_view(row, begin, end):
            self._settle(Anchor(row, self.viewport().height() / 4 - begin))

    def _is_well_in_view(self, row: int, begin: float, end: float) -> bool:
        top = self._layout.top(row) - self._value()
        return top + begin >= 0 and top + end < self.viewport().height() * 0.8

    def scroll_to_share(self, share: float) -> None:
        """Scroll so that a place, as a share of the whole height, stands in the middle."""
        self.verticalScrollBar().setValue(round(share * self.heights.total - self.viewport().height() / 2))

    def visible_places(self) -> range:
        """Return the places that can be seen at least in part: rows, and folds for many rows."""
        return self._layout.places_between(self._value(), self._value() + self.viewport().height())

    def row_of_place(self, place: int) -> int:
        """Return the row at a place, of a fold the first that it hides."""
        return self._layout.row_of(place)

    def visible_rows(self) -> range:
        """Return the rows that can be seen at least in part, and those that are folded away between them."""
        places = self.visible_places()
        if not places:
            return range(0)
        last = self.row_of_place(places.stop - 1)
        return range(self.row_of_place(places.start), last + max(self.hidden_at(last), 1))

    def rect_of_row(self, row: int) -> QRect:
        """Return where in the viewport a row is, or the fold that hides it."""
        top = self._layout.top(row) - self._value()
        return QRect(0, round(top), self.viewport().width(), round(self._layout.height(row)))

    def spoken_row(self, row: int) -> str:
        """Return a row, or the fold that hides it, in words."""
        hidden = self.hidden_at(row)
        return self.texts.folded(hidden) if hidden else self.texts.spoken(self.rows, row)

    # Folding.

    @property
    def is_folded(self) -> bool:
        """Return whether any equal paragraphs are folded away."""
        return self._layout.folds.has_folded

    def set_folded(self, folded: bool) -> None:  # noqa: FBT001 - the slot of a button
        """Fold all longer stretches of equal paragraphs away, or show all; what is looked at keeps its place."""
        seen = self.visible_rows()
        kept = next((row for row in seen if row in self._current), None)
        if kept is None:
            kept = next((row for row in seen if self.rows.is_change[row]), seen.start)
        anchor = Anchor(kept, self._layout.top(kept) - self._value()) if seen else Anchor(0, 0.0)
        if folded:
            self._layout.folds.fold_all()
        else:
            self._layout.folds.open_all()
        self._arrange(anchor)

    def hidden_at(self, row: int) -> int:
        """Return how many rows the fold hides that a row is in; 0 where it is in none."""
        return self._layout.folds.hidden_at(row)

    def can_fold(self, row: int) -> bool:
        """Return whether a row is in a stretch that could be folded away and is not."""
        return self._layout.folds.stretch_of(row) is not None and not self.hidden_at(row)

    def toggle_fold(self, row: int) -> None:
        """Show the stretch that hides a row, or fold the one away that it is in."""
        folds = self._layout.folds
        stretch = folds.stretch_of(row)
        if stretch is None:
            return
        begin = folds.rows_of(stretch).start
        # All between an anchor and the window is laid out, so one that is far away comes to the edge first.
        y = min(max(self._layout.top(begin) - self._value(), 0.0), float(self.viewport().height()))
        if self.hidden_at(row):
            folds.open(stretch)
        else:
            folds.fold(stretch)
        self._arrange(Anchor(begin, y))

    # The text.

    @property
    def text_size(self) -> float:
        """Return the size of the letters in points."""
        return self.font().pointSizeF()

    def set_text_size(self, points: float) -> None:
        """Change the size of the letters, within reason."""
        set_text_size(self, points)
        self._text_size = self.text_size

    def set_font_family(self, family: str) -> None:
        """Change the font; the size stays."""
        font = self.font()
        font.setFamilies([family])
        self.setFont(font)

    def zoom(self, steps: int) -> None:
        """Make the letters larger, or smaller for a negative number."""
        self.set_text_size(self.text_size + steps)

    def place_at(self, point: QPointF, *, side: Side | None = None) -> tuple[Side, TextPlace] | None:
        """Return the place in the text that is nearest to a point of the viewport."""
        return self._layout.place_at(self._inside(point), side=side)

    def is_in_margin(self, point: QPointF) -> bool:
        """Return whether signs stand at a point of the viewport, not text."""
        return self._layout.is_in_margin(point.x())

    def selected_text(self) -> str:
        """Return the text that is selected."""
        return selected_text(self.rows, self.selection) if self.selection else ""

    def select(self, selection: Selection | None) -> None:
        """Select something else, or nothing."""
        self.selection = selection
        self.viewport().update()

    def select_side(self, side: Side | None = None) -> None:
        """Select the whole text of a side: the one that was clicked last."""
        self.select(whole_side(self.rows, self.clicked_side if side is None else side))

    def copy(self) -> None:
        """Put what is selected on the clipboard."""
        if text := self.selected_text():
            QGuiApplication.clipboard().setText(text)

    def copy_paragraph(self, row: int, side: Side) -> None:
        """Put the paragraph on a side of a row on the clipboard."""
        if paragraph := whole_paragraph(self.rows, row, side):
            QGuiApplication.clipboard().setText(selected_text(self.rows, paragraph))

    # The cursor, which is a row, and moves.

    def put_cursor(self, row: int, *, by_key: bool = False) -> None:
        """Put the cursor on a row; it is only painted for those who move it by keys."""
        self.cursor_row, self._shows_cursor = row, by_key
        self.cursor_moved.emit(row)
        self.viewport().update()

    def step_cursor(self, steps: int) -> None:
        """Move the cursor by so many places, and bring it into view."""
        places = self.visible_places()
        if not places:
            return
        place = places.start
        if self.cursor_row is not None:
            place = self._layout.folds.place_of(self.cursor_row)
            # One that was left behind by scrolling goes on from what is seen.
            place = place + steps if place in places else places.start
        row = self.row_of_place(min(max(place, 0), len(self.heights) - 1))
        top, height = self._layout.top(row) - self._value(), self._layout.height(row)
        if top < 0 or top + height > self.viewport().height():
            below = self.viewport().height() - height
            self._settle(Anchor(row, 0.0 if top < 0 else max(below, 0.0)))
        self.put_cursor(row, by_key=True)

    def other_end_at(self, point: QPointF) -> int | None:
        """Return the number of the difference's row to which a move at a point of the viewport leads."""
        return self._layout.other_end_at(self._inside(point))

    def follow_move(self, other_end: int) -> None:
        """Bring the row of the difference with that number into view, where the other end of a move is."""
        row = self.rows.row_of(other_end)
        self.mark_current(range(row, row + 1))
        self.show_row(row)
        self.put_cursor(row)
        self.move_followed.emit(row)

    # Geometry.

    @property
    def _layout(self) -> CanvasLayout:
        return self._scroll.layout

    def _value(self) -> int:
        return self._scroll.value

    def _inside(self, point: QPointF) -> QPointF:
        return point + QPointF(0, self._value())

    def _lay_out_anew(self, anchor: Anchor) -> None:
        self._scroll.lay_out_anew(anchor)
        self._tell_scrolled()

    def _arrange(self, anchor: Anchor) -> None:
        """Follow the folds."""
        self._layout.arrange()
        self._settle(anchor)
        self.folding_changed.emit()

    def _settle(self, anchor: Anchor) -> None:
        self._scroll.settle(anchor)
        self._tell_scrolled()

    def _tell_scrolled(self) -> None:
        self.viewport().update()
        self.scrolled.emit()

    def _show_current(self) -> None:
        row = self._current.start
        if not self._is_well_in_view(row, *self._whole_or_change(row)):
            self.show_row(row)

    def _whole_or_change(self, row: int) -> tuple[float, float]:
        """Return what should be seen of a row, from its top: pictures whole, of words the line that changed."""
        return (0.0, self._layout.height(row)) if any(self.rows[row].pictures) else self._layout.first_change_in(row)

    def _look(self, row: int) -> RowLook:
        shown = self.rows[row]
        other_end, found = shown.other_end, self._highlights
        return RowLook(
            number=row,
            row=shown,
            top=self._layout.top(row) - self._value(),
            height=self._layout.height(row),
            selection=self.selection,
            is_current=row in self._current,
            has_cursor=self._has_cursor(row),
            points_down=None if other_end is None else self.rows.row_of(other_end) > row,
            can_be_folded=self.is_folded and self.can_fold(row),
            highlights=(found(row, Side.LEFT), found(row, Side.RIGHT)) if found else ((), ()),
            pictures=(self._picture(shown.pictures[Side.LEFT]), self._picture(shown.pictures[Side.RIGHT])),
        )

    def _picture(self, key: PictureKey | None) -> QImage | str | None:
        if key is None or self._pictures is None:
            return None
        # Twice as wide as high at most: what is wider is painted smaller, and is sharp all the same.
        width = min(self.viewport().width() / 2, 2 * self._layout.picture_height)
        return self._pictures(key, max(1, round(width * self.devicePixelRatioF())))

    def _has_cursor(self, row: int) -> bool:
        return self._shows_cursor and row == self.cursor_row and self.hasFocus()

    # Qt's events.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the visible rows."""
        area = event.rect()
        painter = RowPainter(self.viewport(), self._layout.layouts, area=area)
        begin = self._value() + area.top()
        for place in self._layout.places_between(begin, begin + area.height()):
            row = self.row_of_place(place)
            if hidden := self.hidden_at(row):
                painter.paint_fold(
                    self.texts.folded(hidden),
                    top=self.heights.top(place) - self._value(),
                    height=self.heights.height(place),
                    has_cursor=self._has_cursor(row),
                )
            else:
                painter.paint(self._look(row))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the topmost row where it is; but what is looked at stays in view."""
        before = event.oldSize().height()  # before it was ever shown, it is -1
        top = self._layout.top(self._current.start) - self._value() if self._current else -1.0
        self._scroll.take_size(event)
        if top >= 0 and (before < 0 or (top < before and event.size().height() < before)):
            self._show_current()
        self._tell_scrolled()

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: ARG002, N802 - Qt's signature
        """Lay out what came into view."""
        shift = self._scroll.follow_bar()
        # Most of the picture stays and is moved; but not where a pixel of the text is no whole number of the screen's.
        if shift is not None and self.devicePixelRatioF().is_integer():
            self.viewport().scroll(0, shift)
        else:
            self.viewport().update()
        self.scrolled.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font and the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            before, size = self.usual_text_size, self._text_size  # that of the font may be an older one by now
            self.usual_text_size = QApplication.font(self).pointSizeF() + 1
            self.set_text_size(self.usual_text_size if size == before else size * self.usual_text_size / before)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.PaletteChange}:
            self._lay_out_anew(self._scroll.top_anchor())
