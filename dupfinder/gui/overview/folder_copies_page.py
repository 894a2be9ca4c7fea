"""Folders that are copies or near copies of each other, and what can be done about them."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from dupfinder.domain.surveys import FolderCopy, FolderDocuments, Survey
from dupfinder.gui.overview.copy_figures import CopyFigures
from dupfinder.gui.overview.copy_panel import CopyPanel
from dupfinder.gui.overview.figure_view import FigureView
from dupfinder.gui.overview.overview_wording import OverviewWording
from dupfinder.gui.overview.surveys import Surveys
from dupfinder.gui.toolkit.focus_passing import pass_focus
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.wording import Wording


class FolderCopiesPage(QWidget):
    """A list of folder pairs above, the chosen pair document by document below."""

    folders_chosen = Signal(str, str)
    """The groups with documents in both folders are wanted."""
    compare_requested = Signal(str, str)
    """Two documents, by path, are to be compared."""
    open_folder_requested = Signal(str)
    """A folder is to be opened."""
    reference_requested = Signal(str)
    """A folder is to become a reference."""
    mark_folder_requested = Signal(str, str)
    """All documents of the first folder that are also in the second are to be marked."""

    def __init__(self, wording: Wording, surveys: Surveys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = OverviewWording(wording, self)
        self._figures = CopyFigures(self._words, self)
        self._surveys = surveys
        self._shown: Survey | None = None
        self._chosen: FolderCopy | None = None
        self.list = FigureView(self.tr("Folders that are copies of each other"))
        self.list.selectionModel().currentRowChanged.connect(self._choose)
        self.panel = CopyPanel(self._words)
        self._message = PlainLabel(tone="dim")
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._message.setWordWrap(True)
        self._message.setMargin(40)
        self._lay_out()
        self.list.target_chosen.connect(lambda _target: self._show_groups())
        panel = self.panel
        panel.groups_requested.connect(self._show_groups)
        panel.compare_requested.connect(self.compare_requested)
        panel.open_folder_requested.connect(self.open_folder_requested)
        panel.reference_requested.connect(self.reference_requested)
        panel.mark_requested.connect(self.mark_folder_requested)
        surveys.changed.connect(self._refresh)
        surveys.details_found.connect(self._show_details)
        self._refresh()

    @property
    def message(self) -> str:
        """Return what stands in place of the list, or an empty text while it is shown."""
        return "" if self._stack.currentIndex() else self._message.text()

    @property
    def chosen(self) -> FolderCopy | None:
        """Return the pair that is shown below the list."""
        return self._chosen

    def showEvent(self, event: QShowEvent) -> None:
        """Have the survey made, now that it is wanted."""
        super().showEvent(event)
        self._refresh()

    def _refresh(self) -> None:
        if self.isVisible():
            self._surveys.want()
        survey = self._surveys.survey
        if survey is None or not survey.folder_copies:
            self._chosen = self._shown = None
            self._message.setText(self._what_is_missing())
            self._stack.setCurrentIndex(0)
        elif survey is not self._shown and self.isVisible():
            self._shown = survey
            self._stack.setCurrentIndex(1)
            self.list.set_figures(self._figures.copies(survey.folder_copies))

    def _what_is_missing(self) -> str:
        if self._surveys.result is None:
            return self.tr("Folders that are copies of each other appear here when a scan has ended.")
        if self._surveys.survey is None:
            return self.tr("Folders are being compared …")
        return self.tr("No folder is a copy of another one, or contained in it.")

    def _choose(self, current: QModelIndex) -> None:
        figure = self.list.figures.figure(current)
        copy = None if figure is None else figure.target
        if not isinstance(copy, FolderCopy) or copy is self._chosen:
            return
        self._chosen = copy
        self.panel.show_copy(copy)
        self._surveys.want_details(copy.first.path, copy.second.path)

    def _show_details(self, details: FolderDocuments) -> None:
        if self._chosen is not None:
            self.panel.show_details(
                common=self._figures.common(self._chosen, details),
                only_first=self._figures.alone(self._chosen.first.path, details.only_first),
                only_second=self._figures.alone(self._chosen.second.path, details.only_second),
            )

    def _show_groups(self) -> None:
        if self._chosen is not None:
            self.folders_chosen.emit(self._chosen.first.path, self._chosen.second.path)

    def _lay_out(self) -> None:
        note = PlainLabel(
            self.tr(
                "Folders with all that is below them. A document counts as being in the other folder if that has"
                " a document of the same group; two that differ only in numbers, dates or names do not count."
            ),
            tone="note",
        )
        note.setWordWrap(True)
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.setHandleWidth(1)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.list)
        splitter.addWidget(self.panel)
        splitter.setStretchFactor(0, 2)
        splitter.setStretchFactor(1, 3)
        self.list.setObjectName("")  # it fills the page: no frame
        pass_focus(self, self.list)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._message)
        self._stack.addWidget(splitter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(note)
        layout.addWidget(self._stack, 1)
