"""The formats that can be read."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QKeySequence, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from dupfinder.gui.rows.result_delegate import row_height
from dupfinder.gui.settings.format_model import FormatColumn, FormatModel, FormatRole
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.font_scale import resize_for_font
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.search_field import SearchField
from dupfinder.gui.toolkit.table_view import TableView
from dupfinder.pipeline import FormatState, KnownFormat, known_formats

_SIZE = (1000, 690)
_WIDTHS = {
    FormatColumn.TITLE: 210,
    FormatColumn.SUFFIXES: 260,
    FormatColumn.READER: 165,
    FormatColumn.STATE: 195,
}


class FormatsDialog(QDialog):
    """Lists what is read, by what, and whether that is installed; it can be searched, sorted and copied."""

    bug_found = Signal(Exception)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Formats"))
        introduction = PlainLabel(
            self.tr(
                "A document's content decides what format it is, not its name. "
                "Whatever cannot be read is still compared byte by byte."
            ),
            tone="dim",
        )
        introduction.setWordWrap(True)
        self.formats = FormatModel(self)
        self.search_field = SearchField(self.tr("Search the formats"), hint=self.tr("Search"))
        self.search_field.textChanged.connect(self._search)
        self.table = _FormatTable(self.formats)
        self._count = PlainLabel(tone="dim")
        self._lay_out(introduction)
        self._jobs = BackgroundJobs(self)  # of its own: what comes when the dialogue is gone calls nobody
        self._jobs.run(known_formats, done=self.show_formats, failed=self.bug_found.emit)

    def show_formats(self, formats: Sequence[KnownFormat]) -> None:
        """Show the formats."""
        self.formats.set_formats(formats)
        self._say_count()

    def _search(self, wanted: str) -> None:
        self.formats.search(wanted)
        self._say_count()

    def _say_count(self) -> None:
        self._count.setText(self.tr("%Ln format(s)", "", self.formats.rowCount()))

    def _lay_out(self, introduction: PlainLabel) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy_button = buttons.addButton(self.tr("Copy the list"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.formats.as_text()))
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self.search_field, 1)
        line.addWidget(self._count)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 16)
        layout.setSpacing(12)
        layout.addWidget(introduction)
        layout.addLayout(line)
        layout.addWidget(self.table, 1)
        layout.addWidget(buttons)
        resize_for_font(self, *_SIZE)


class _FormatTable(TableView):
    """The table; Ctrl+C copies the marked rows."""

    def __init__(self, formats: FormatModel, parent: QWidget | None = None) -> None:
        super().__init__(formats, widths=_WIDTHS.items(), parent=parent)
        self._formats = formats
        self.setItemDelegate(_FormatDelegate(self))
        self.setAccessibleName(self.tr("Formats"))
        self.setSortingEnabled(True)
        self.sortByColumn(FormatColumn.TITLE, Qt.SortOrder.AscendingOrder)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the marked rows."""
        if event.matches(QKeySequence.StandardKey.Copy):
            rows = sorted(index.row() for index in self.selectionModel().selectedRows())
            QGuiApplication.clipboard().setText(self._formats.as_text(rows))
        else:
            super().keyPressEvent(event)


class _FormatDelegate(QStyledItemDelegate):
    """Draws the state in the colour of what it means, and all but the name a little weaker."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return rows with some air."""
        return QSize(super().sizeHint(option, index).width(), row_height(option.fontMetrics))

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:  # noqa: N802 - Qt's name
        """Set the colours."""
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus  # no dotted frame: the row is marked
        colours = colours_for(option.palette)
        colour = colours.text if index.column() == FormatColumn.TITLE else colours.dim
        if index.column() == FormatColumn.STATE:
            colour = {
                FormatState.INSTALLED: colours.good,
                FormatState.MISSING: colours.danger,
                FormatState.UNREAD: colours.dim,
            }[index.data(FormatRole.STATE)]
        palette = option.palette
        for role in (QPalette.ColorRole.Text, QPalette.ColorRole.HighlightedText):
            palette.setColor(role, QColor(colour))
