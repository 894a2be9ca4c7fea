"""The formats that can be read."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from typing import assert_never

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QWidget,
)

from dupfinder import pipeline
from dupfinder.domain.display import visible
from dupfinder.domain.messages import Message
from dupfinder.gui.rows.result_delegate import RowDelegate
from dupfinder.gui.toolkit.background import BackgroundJobs, tell_error
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.fields import SearchField, dialog_buttons
from dupfinder.gui.toolkit.labels import PlainLabel, resize_for_font
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.layouts import in_column, in_row
from dupfinder.gui.toolkit.table_model import COLOUR, Column, TableModel, TableView
from dupfinder.gui.toolkit.wording import listed


class FormatColumn(enum.IntEnum):
    """The columns of the table."""

    TITLE = 0
    SUFFIXES = 1
    READER = 2
    STATE = 3
    PACKAGE = 4


class FormatModel(TableModel["pipeline.KnownFormat"]):
    """Formats, those that match what a person looks for; plain texts in every cell."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = (
            Column(self.tr("Format"), _title, width=210),
            Column(self.tr("File endings"), lambda known: visible(" ".join(known.suffixes)), width=260),
            Column(self.tr("Read with"), lambda known: visible(known.reader) or "\N{EN DASH}", width=165),
            Column(self.tr("State"), self._state, width=195, roles={COLOUR: _colour}),
            Column(self.tr("Package"), lambda known: visible(known.package or "DupFinder")),
        )

    def search(self, wanted: str) -> None:
        """Show only the formats one of whose cells has this text."""
        folded = wanted.strip().casefold()
        self.show_only(lambda known: any(folded in column.text(known).casefold() for column in self.columns))

    def as_text(self, lines: Iterable[int] | None = None) -> str:
        """Return some lines (or all that are shown) as text, with the heading and a tab between the cells."""
        texts = [column.text for column in self.columns]
        cells = [
            [text(self.row_at(line)) for text in texts] for line in (range(self.rowCount()) if lines is None else lines)
        ]
        return "".join("\t".join(line) + "\n" for line in [[column.title for column in self.columns], *cells])

    def _state(self, known: pipeline.KnownFormat) -> str:
        match known.state:
            case pipeline.FormatState.INSTALLED:
                return self.tr("installed")
            case pipeline.FormatState.MISSING:
                libraries = listed(known.missing_libraries)
                return self.tr("missing: {libraries}").format(libraries=visible(libraries))
            case pipeline.FormatState.UNREAD:
                return self.tr("by bytes only")
            case _:
                assert_never(known.state)


def _colour(known: pipeline.KnownFormat) -> QColor:
    """Return the colour of what its state means."""
    colours = colours_for(QGuiApplication.palette())
    return QColor(
        {
            pipeline.FormatState.INSTALLED: colours.good,
            pipeline.FormatState.MISSING: colours.danger,
            pipeline.FormatState.UNREAD: colours.dim,
        }[known.state]
    )


def _title(known: pipeline.KnownFormat) -> str:
    """Return what a format is called, at the start of a line; one that a package brings is called as that one says."""
    if not isinstance(known.title, Message):
        return visible(known.title)
    title = core_message(known.title)
    first = title.partition(" ")[0]
    return title[:1].upper() + title[1:] if first.islower() else title  # `reStructuredText` begins so everywhere


_SIZE = (1000, 690)


class FormatsDialog(QDialog):
    """Lists what is read, by what, and whether that is installed; it can be searched, sorted and copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Formats"))
        introduction = PlainLabel(
            self.tr("Formats are recognised by content, not by name. Other files are compared byte by byte."),
            tone="dim",
            wraps=True,
        )
        self.formats = FormatModel(self)
        self.search_field = SearchField(self.tr("Search formats"), hint=self.tr("Search"))
        self.search_field.textChanged.connect(self._search)
        self.table = _FormatTable(self.formats)
        self._count = PlainLabel(tone="dim")
        self._lay_out(introduction)
        self._jobs = BackgroundJobs(self)  # of its own: what comes when the dialogue is gone calls nobody
        self._jobs.run(pipeline.known_formats, done=self.show_formats, failed=tell_error)

    def show_formats(self, formats: Sequence[pipeline.KnownFormat]) -> None:
        """Show the formats."""
        self.formats.set_rows(formats)
        self._say_count()

    def _search(self, wanted: str) -> None:
        self.formats.search(wanted)
        self._say_count()

    def _say_count(self) -> None:
        self._count.setText(self.tr("%Ln format(s)", "", self.formats.rowCount()))

    def _lay_out(self, introduction: PlainLabel) -> None:
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        self.copy_button = buttons.addButton(self.tr("Copy list"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.formats.as_text()))
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        line = in_row((self.search_field, 1), self._count, spacing=12)
        in_column(introduction, line, (self.table, 1), buttons, inside=self, margins=(22, 18, 22, 16), spacing=12)
        resize_for_font(self, *_SIZE)


class _FormatTable(TableView):
    """The table; Ctrl+C copies the marked rows."""

    def __init__(self, formats: FormatModel, parent: QWidget | None = None) -> None:
        super().__init__(formats, parent)
        self._formats = formats
        self.setItemDelegate(RowDelegate(self))
        self.setAccessibleName(self.tr("Formats"))
        self.setSortingEnabled(True)
        self.sortByColumn(FormatColumn.TITLE, Qt.SortOrder.AscendingOrder)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the marked rows."""
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self._formats.as_text(self.chosen_lines()))
        else:
            super().keyPressEvent(event)
