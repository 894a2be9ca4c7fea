"""What the colours of a picture mean."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dupfinder.gui.overview.charts import Tint
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.flow_layout import FlowLayout
from dupfinder.gui.toolkit.labels import PlainLabel

_SPACING = 14


class _Swatch(QWidget):
    """A square of a colour, as high as small letters."""

    def __init__(self, tint: Tint) -> None:
        super().__init__()
        self._tint = tint

    def sizeHint(self) -> QSize:
        """Return a little square."""
        side = self.fontMetrics().xHeight() + 3
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Fill a square in the middle."""
        side = self.sizeHint().width()
        painter = QPainter(self)
        place = self.rect().center()
        colour = QColor(getattr(colours_for(self.palette()), self._tint.value))
        painter.fillRect(place.x() - side // 2, place.y() - side // 2, side, side, colour)
        painter.end()


class Legend(QWidget):
    """Squares with words, in as many lines as needed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(self, spacing=_SPACING)
        self._shown: tuple[tuple[Tint, str], ...] = ()

    def show_legend(self, legend: tuple[tuple[Tint, str], ...]) -> None:
        """Show other colours."""
        if legend == self._shown:
            return
        self._shown = legend
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for tint, text in legend:
            entry = QWidget()
            layout = QHBoxLayout(entry)
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(5)
            layout.addWidget(_Swatch(tint))
            layout.addWidget(PlainLabel(text, tone="dim"))
            self._flow.addWidget(entry)
        self.setVisible(bool(legend))
