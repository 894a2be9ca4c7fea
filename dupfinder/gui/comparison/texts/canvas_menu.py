"""The context menu of the canvas."""

from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from dupfinder.gui.comparison.texts.selection import Side, piece_of
from dupfinder.gui.comparison.texts.text_surface import TextSurface


class CanvasMenu(QMenu):
    """What can be done with one row of a canvas, and with what is selected."""

    def __init__(self, canvas: TextSurface, point: QPoint) -> None:
        super().__init__(canvas)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._canvas = canvas
        copy = self.addAction(self.tr("&Copy"), QKeySequence(QKeySequence.StandardKey.Copy), canvas.copy)
        chosen = canvas.selection
        copy.setEnabled(chosen is not None and chosen.start < chosen.end)
        found = canvas.place_at(point.toPointF())
        if found is None:
            return
        side, place = found
        if not canvas.hidden_at(place.row):
            for label, of_side in (
                (self.tr("Copy &left paragraph"), Side.LEFT),
                (self.tr("Copy &right paragraph"), Side.RIGHT),
            ):
                action = self.addAction(label, partial(canvas.copy_paragraph, place.row, of_side))
                action.setEnabled(piece_of(canvas.rows[place.row], of_side) is not None)
        self.addAction(
            self.tr("Select &all on this side"),
            QKeySequence(QKeySequence.StandardKey.SelectAll),
            partial(canvas.select_side, side),
        )
        self.addSeparator()
        self._add_folding(place.row)
        self._add_move(canvas.other_end_at(point.toPointF()))

    def _add_folding(self, row: int) -> None:
        canvas = self._canvas
        if canvas.hidden_at(row):
            self.addAction(self.tr("&Show these equal paragraphs"), partial(canvas.toggle_fold, row))
        elif canvas.can_fold(row):
            self.addAction(self.tr("&Hide these equal paragraphs"), partial(canvas.toggle_fold, row))

    def _add_move(self, other_end: int | None) -> None:
        if other_end is not None:
            self.addAction(
                self.tr("&Go to the other place of what moved"), partial(self._canvas.follow_move, other_end)
            )
