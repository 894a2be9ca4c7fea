"""A card of the overview: a picture, and behind it a table of documents or figures with the same content."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from dupfinder.gui.overview.figures import Chart, Figures, Tint
from dupfinder.gui.overview.picture import Picture
from dupfinder.gui.rows.result_delegate import AiryDelegate, row_height
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.layouts import FlowLayout, in_column, in_row
from dupfinder.gui.toolkit.table_model import TOOLTIP, Column, TableModel, TableView

_SHOWN_ROWS = 6
_LEAST_CHARACTERS = 18
_MEASURED = 4
"""So many of the longest texts of a column are measured: the longest has not always the most letters."""
_PADDING = 8
_HEADING_PADDING = 26
"""As the style sheet has it, with room for the arrow of the order."""


class FigureView(TableView):
    """Enter or a double click asks for what a row stands for."""

    target_chosen = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        self.figures = TableModel[Any]()
        self._shown: Figures[Any] = Figures()
        self._widths: list[int] = []
        """Of each column; 0 for one that takes what the others leave."""
        super().__init__(self.figures, parent)
        self.figures.setParent(self)
        self.setAccessibleName(name)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.header().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.header().setStretchLastSection(False)
        self.setSortingEnabled(True)
        self.doubleClicked.connect(self._choose)
        self.setItemDelegate(AiryDelegate(self))
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setMinimumHeight(row_height(self.fontMetrics()) * _SHOWN_ROWS)

    def set_figures(self, figures: Figures[Any]) -> None:
        """Show other figures."""
        self._shown = figures
        hints = ({TOOLTIP: figures.tooltip or column.text} for column in figures.columns)
        columns = [replace(column, roles=hint) for column, hint in zip(figures.columns, hints, strict=True)]
        self.figures.set_rows(figures.rows, columns)
        self._widths = [0 if column.takes_rest else self._width(column) for column in columns]
        self._share_room()
        if figures.rows:
            self.setCurrentIndex(self.figures.index(0, 0))

    def target_at(self, index: QModelIndex) -> object | None:
        """Return what Enter asks for in a row; `None` for nothing."""
        return self._shown.target(self.figures.row(index)) if index.isValid() else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the names the room that there is now."""
        super().resizeEvent(event)
        self._share_room()

    def _width(self, column: Column[Any]) -> int:
        """Return the room that the longest texts of a column need; Qt would lay out a thousand rows to know."""
        metrics = self.fontMetrics()
        longest = heapq.nlargest(_MEASURED, map(column.text, self.figures.rows), key=len)
        padding = metrics.horizontalAdvance("\N{EM SPACE}") + _PADDING
        heading = metrics.horizontalAdvance(column.title) + _HEADING_PADDING
        return max([heading, *(metrics.horizontalAdvance(text) + padding for text in longest)])

    def _share_room(self) -> None:
        """Give names what the other columns leave, and in a narrow table enough to be known by."""
        names = self._widths.count(0)
        left = self.viewport().width() - sum(self._widths)
        least = self.fontMetrics().averageCharWidth() * _LEAST_CHARACTERS
        for column, width in enumerate(self._widths):
            self.header().resizeSection(column, width or max(left // names, least))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        if (target := self.target_at(index)) is not None:
            self.target_chosen.emit(target)


_SPACING = 14


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
            swatch = QFrame()
            swatch.setProperty("swatch", tint.value)
            in_row(swatch, PlainLabel(text, tone="dim"), inside=entry, margins=0, spacing=5)
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
        self.hint = PlainLabel(hint, tone="dim", wraps=True)
        self.table = FigureView("")
        self.table.target_chosen.connect(self.target_chosen)
        self.picture = Picture() if has_picture else None
        self.legend = Legend()
        self.picture_button, self.table_button = (
            self._make_button(self.tr("Chart")),
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

    def show_table(self, figures: Figures[Any]) -> None:
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
        layout = in_column(
            self.head, self.hint, self.extra, inside=self, margins=(_MARGIN, _MARGIN - 4, _MARGIN, _MARGIN), spacing=6
        )
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


class DocumentTable(TableView):
    """Enter and a double click open a document, a menu has the rest."""

    open_requested = Signal(str)
    folder_requested = Signal(str)
    trace_requested = Signal(str)
    copy_requested = Signal(str)
    """The text for the clipboard."""

    def __init__(
        self, listed: TableModel[Any], *, path_of: Callable[[Any], str | None], parent: QWidget | None = None
    ) -> None:
        """`path_of` gives the path of the document that a row stands for; `None` where it stands for none."""
        self.listed = listed
        self._path_of = path_of
        super().__init__(listed, parent)
        listed.setParent(self)
        self.header().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.open = self._action(self.tr("Open"), lambda: self.open_requested.emit(self.paths[0]))
        self.show_in_folder = self._action(self.tr("Show in folder"), lambda: self.folder_requested.emit(self.paths[0]))
        self.trace = self._action(self.tr("What is only here …"), lambda: self.trace_requested.emit(self.paths[0]))
        self.trace.setShortcut(QKeySequence(Qt.Key.Key_F7))
        self.copy_paths = self._action(self.tr("Copy path"), lambda: self.copy_requested.emit("\n".join(self.paths)))
        self.copy_paths.setShortcut(QKeySequence.StandardKey.Copy)
        self.addActions([self.open, self.show_in_folder, self.trace, self.copy_paths])
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setItemDelegate(AiryDelegate(self))
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.doubleClicked.connect(lambda _index: self.open.trigger())
        self.selectionModel().selectionChanged.connect(self._follow)
        self.listed.modelReset.connect(self._follow)
        self._follow()

    @property
    def paths(self) -> list[str]:
        """Return the paths of what is selected, in the order of the table."""
        paths = (self._path_of(self.listed.row_at(line)) for line in self.chosen_lines())
        return [path for path in paths if path is not None]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.open.trigger()  # which does nothing while several are selected
        else:
            super().keyPressEvent(event)

    def _follow(self) -> None:
        count = len(self.paths)
        for action in (self.open, self.show_in_folder, self.trace):
            action.setEnabled(count == 1)
        self.copy_paths.setEnabled(count > 0)

    def _action(self, text: str, triggered: Callable[[], None]) -> QAction:
        action = QAction(text, self, shortcutContext=Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda _checked: triggered())
        return action
