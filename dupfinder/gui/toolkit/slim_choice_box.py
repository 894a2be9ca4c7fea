"""A box to choose from that is only as wide as what is chosen; the list that it opens has room for every choice."""

from PySide6.QtCore import QSize

from dupfinder.gui.toolkit.fields import ChoiceBox

_AROUND = 42
"""What frame, padding and arrow take."""
_MOST_WIDTH = 200
_LEAST_LETTERS = 6


class SlimChoiceBox(ChoiceBox):
    """For a line that many boxes share."""

    def sizeHint(self) -> QSize:
        """Return the room for what is chosen."""
        width = self.fontMetrics().horizontalAdvance(self.currentText()) + _AROUND
        return QSize(min(width, _MOST_WIDTH), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the room for some letters of it."""
        few = self.fontMetrics().averageCharWidth() * _LEAST_LETTERS + _AROUND
        return QSize(min(few, self.sizeHint().width()), self.sizeHint().height())

    def showPopup(self) -> None:  # noqa: N802 - Qt's name
        """Open the list, wide enough for the longest choice."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + _AROUND)
        super().showPopup()
