"""A card of the overview: a picture, and behind it a table with the same figures."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from dupfinder.gui.overview.charts import Chart, Tint
from dupfinder.gui.overview.figure_view import FigureView
from dupfinder.gui.overview.figures import Figures
from dupfinder.gui.overview.picture import Picture
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


_MARGIN = 14


class Card(QFrame):
    """A title, one sentence, and a picture or a table, of which a person chooses one; some have a table only."""

    target_chosen = Signal(object)

    def __init__(self, title: str, hint: str, *, has_picture: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("framedBox")
        self.title = PlainLabel(tone="strong")
        self.hint = PlainLabel(hint, tone="dim")
        self.hint.setWordWrap(True)
        self.table = FigureView("")
        self.table.target_chosen.connect(self.target_chosen)
        self.picture = Picture() if has_picture else None
        self.legend = Legend()
        self.picture_button, self.table_button = (
            self._make_button(self.tr("Picture")),
            self._make_button(self.tr("Table")),
        )
        self.picture_button.setChecked(has_picture)
        self.set_title(title)
        self._stack = QStackedWidget()
        self.head = QHBoxLayout()
        self.extra = QVBoxLayout()
        """Where a card has more between its sentence and its picture."""
        self._lay_out()

    def set_title(self, title: str) -> None:
        """Say what the card is about, also to assistive technology."""
        self.title.setText(title)
        self.table.setAccessibleName(title)
        for button in (self.picture_button, self.table_button):
            button.setAccessibleName(self.tr("{title}: {view}").format(title=title, view=button.text()))

    def show_picture(self, chart: Chart) -> None:
        """Show a chart in the picture."""
        if self.picture is not None:
            self.picture.show_chart(chart)
            self.legend.show_legend(chart.legend)

    def show_table(self, figures: Figures) -> None:
        """Show the same figures in the table."""
        self.table.set_figures(figures)
        self.setVisible(bool(figures.rows))

    def _make_button(self, text: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    def _switch(self) -> None:
        is_picture = self.picture_button.isChecked()
        self._stack.setCurrentIndex(0 if is_picture else 1)
        self.legend.setVisible(is_picture)

    def _lay_out(self) -> None:
        self.head.setSpacing(4)
        self.head.addWidget(self.title, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, _MARGIN - 4, _MARGIN, _MARGIN)
        layout.setSpacing(6)
        layout.addLayout(self.head)
        layout.addWidget(self.hint)
        layout.addLayout(self.extra)
        if self.picture is None:
            layout.addWidget(self.table, 1)
            return
        group = QButtonGroup(self)
        for button in (self.picture_button, self.table_button):
            group.addButton(button)
            self.head.addWidget(button)
        group.buttonToggled.connect(self._switch)
        self.picture.target_chosen.connect(self.target_chosen)
        self._stack.addWidget(self.picture)
        self._stack.addWidget(self.table)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.legend)
