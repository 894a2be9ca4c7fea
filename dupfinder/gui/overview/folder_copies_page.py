"""Folders that are copies or near copies of each other, and what can be done about them."""

from collections.abc import Sequence
from functools import partial
from operator import attrgetter, itemgetter

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QSplitter, QStackedWidget, QTabBar, QWidget

from dupfinder.domain.pairs import Relation
from dupfinder.domain.surveys import FolderCopy, FolderDocuments, FolderLikeness, Survey
from dupfinder.gui.overview.card import FigureView
from dupfinder.gui.overview.figures import FigureMaker, Figures, FoldersTarget
from dupfinder.gui.overview.overview_page import Surveys
from dupfinder.gui.overview.overview_wording import OverviewWording
from dupfinder.gui.rows.result_delegate import row_height
from dupfinder.gui.toolkit.fields import pass_focus
from dupfinder.gui.toolkit.labels import ElidedLabel, Placeholder, PlainLabel
from dupfinder.gui.toolkit.layouts import FlowLayout, LatePage, ScrolledColumn, in_column
from dupfinder.gui.toolkit.table_model import Column, number_column
from dupfinder.gui.toolkit.wording import Wording, clauses, closed, named, sentences

_MARGIN = 14
_LEAST_ROWS = 2


class CopyPanel(LatePage):
    """Says how two folders are alike, and lists what is in both and what is only in one of them."""

    groups_requested = Signal()
    compare_requested = Signal(str, str)
    """Two documents, by path, are to be compared."""
    open_folder_requested = Signal(str)
    reference_requested = Signal(str)
    """A folder is to become a reference."""
    mark_requested = Signal(str, str)
    """All documents of the first folder that are also in the second are to be marked."""

    def __init__(self, words: OverviewWording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._copy: FolderCopy | None = None

    def _make_parts(self) -> None:
        self.sentence = ElidedLabel(tone="strong")
        self.remark = PlainLabel(tone="dim", wraps=True)
        self.groups_button = QPushButton(self.tr("Show groups of both"))
        self.groups_button.clicked.connect(self.groups_requested)
        self.compare_button = QPushButton(self.tr("Compare document"))
        self.compare_button.clicked.connect(self._compare)
        self.mark_button, self.open_button, self.reference_button = (
            self._make_menu_button(text)
            for text in (self.tr("Mark copies in …"), self.tr("Open …"), self.tr("Protect folder …"))
        )
        self.tabs = QTabBar(drawBase=False, expanding=False)
        self.common = FigureView(self.tr("In both folders"))
        self.only_first = FigureView(self.tr("Only in the first folder"))
        self.only_second = FigureView(self.tr("Only in the second folder"))
        self.common.target_chosen.connect(lambda _target: self._compare())
        self._stack = QStackedWidget()
        for view in (self.common, self.only_first, self.only_second):
            self.tabs.addTab(view.accessibleName())
            view.setMinimumHeight(_LEAST_ROWS * row_height(view.fontMetrics()))
            self._stack.addWidget(view)
        self.tabs.currentChanged.connect(self._stack.setCurrentIndex)
        self.tabs.currentChanged.connect(self._offer)
        self._lay_out()

    def show_copy(self, copy: FolderCopy) -> None:
        """Show another pair; what is in it follows."""
        self._copy = copy
        words = self._words
        self.sentence.setText(words.copy_sentence(copy))
        hint, *others = words.copy_hints(copy)
        self.remark.setText(sentences(hint, self._counts(copy), *others))
        counts = (copy.first.common.documents, copy.first.only_here, copy.second.only_here)
        for tab, (view, count) in enumerate(zip((self.common, self.only_first, self.only_second), counts, strict=True)):
            self.tabs.setTabText(tab, f"{view.accessibleName()}  {words.plain.count(count)}")
            self.tabs.setTabEnabled(tab, count > 0)
            view.set_figures(Figures())
        self.tabs.setCurrentIndex(0)
        self._offer()

    def show_details(
        self,
        *,
        common: Figures[tuple[str, str, Relation]],
        only_first: Figures[str],
        only_second: Figures[str],
    ) -> None:
        """Show what is in both folders, and what in only one of them."""
        self.common.set_figures(common)
        self.only_first.set_figures(only_first)
        self.only_second.set_figures(only_second)
        self._offer()

    def _counts(self, copy: FolderCopy) -> str:
        """Return how many documents are related in which way."""
        words = self._words.plain
        counts = clauses(*(named(words.relation(relation), words.count(count)) for relation, count in copy.relations))
        return closed(counts)

    def _offer(self) -> None:
        self.compare_button.setEnabled(self.tabs.currentIndex() == 0 and self.common.figures.rowCount() > 0)

    def _compare(self) -> None:
        row = self.common.figures.row(self.common.currentIndex())
        if row is not None:
            self.compare_requested.emit(*row[:2])

    def _make_menu_button(self, text: str) -> QPushButton:
        """Return a button that asks which of the two folders is meant."""
        button = QPushButton(text)
        button.clicked.connect(lambda: self._make_menu(button).popup(button.mapToGlobal(button.rect().bottomLeft())))
        return button

    def _make_menu(self, button: QPushButton) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self._copy is None:
            return menu
        sides = (self._copy.first, self._copy.second)
        for side, other in (sides, sides[::-1]):
            name = self._words.folder(side.path).replace("&", "&&")
            action = menu.addAction(name)
            action.triggered.connect(partial(self._ask, button, side.path, other.path))
            stays = side.is_reference or side.is_enclosed or (other.is_enclosed and button is self.mark_button)
            action.setEnabled(not stays or button is self.open_button)
        return menu

    def _ask(self, button: QPushButton, folder: str, other: str, _checked: bool = False) -> None:  # noqa: FBT001, FBT002 - Qt's signal
        if button is self.mark_button:
            self.mark_requested.emit(folder, other)
        elif button is self.open_button:
            self.open_folder_requested.emit(folder)
        else:
            self.reference_requested.emit(folder)

    def _lay_out(self) -> None:
        buttons = QWidget()
        flow = FlowLayout(buttons, spacing=8)
        for button in (
            self.groups_button,
            self.compare_button,
            self.mark_button,
            self.open_button,
            self.reference_button,
        ):
            flow.addWidget(button)
        in_column(
            self.sentence,
            self.remark,
            buttons,
            self.tabs,
            (self._stack, 1),
            inside=self,
            margins=(_MARGIN, _MARGIN - 4, _MARGIN, _MARGIN),
            spacing=7,
        )


_ORDER = list(FolderLikeness)


class CopyFigures(FigureMaker):
    """Makes the list of folder pairs, and the lists of what two folders have."""

    def copies(self, copies: Sequence[FolderCopy]) -> Figures[FolderCopy]:
        """Return a row for each two folders."""
        plain, words = self._words.plain, self._words
        return Figures(
            columns=(
                Column(self.tr("Folder"), lambda copy: words.folder(copy.first.path), takes_rest=True),
                Column(
                    self.tr("Similarity"),
                    lambda copy: words.likeness(copy.likeness),
                    key=lambda copy: _ORDER.index(copy.likeness),
                ),
                Column(self.tr("Other folder"), lambda copy: words.folder(copy.second.path), takes_rest=True),
                number_column(self.tr("In both"), attrgetter("first.common.documents"), plain.count),
                number_column(self.tr("Only here"), attrgetter("first.only_here"), plain.count),
                number_column(self.tr("Only there"), attrgetter("second.only_here"), plain.count),
                number_column(self.tr("Can be freed"), attrgetter("gain_bytes"), plain.size),
            ),
            rows=copies,
            target=lambda copy: copy,
            tooltip=lambda copy: "\n".join((words.copy_sentence(copy), *words.copy_hints(copy)[:1])),
        )

    def common(self, copy: FolderCopy, documents: FolderDocuments) -> Figures[tuple[str, str, Relation]]:
        """Return a row for each document of the first folder that the second has."""
        words = self._words
        return Figures(
            columns=(
                Column(
                    self.tr("Document"),
                    lambda row: words.folder_below(row[0], copy.first.path),
                    key=itemgetter(0),
                    takes_rest=True,
                ),
                Column(
                    self.tr("Match"),
                    lambda row: words.plain.relation(row[2]),
                    key=lambda row: list(Relation).index(row[2]),
                ),
                Column(
                    self.tr("In the other folder"),
                    lambda row: words.folder_below(row[1], copy.second.path),
                    key=itemgetter(1),
                    takes_rest=True,
                ),
            ),
            rows=documents.common,
            target=lambda row: row,
            tooltip=lambda row: f"{words.folder(row[0])}\n{words.folder(row[1])}",
        )

    def alone(self, folder: str, paths: Sequence[str]) -> Figures[str]:
        """Return a row for each document that only one folder has."""
        words = self._words
        name = Column[str](self.tr("Document"), lambda path: words.folder_below(path, folder), key=str, takes_rest=True)
        return Figures(columns=(name,), rows=paths, tooltip=words.folder)


class FolderCopiesPage(LatePage):
    """A list of folder pairs above, the chosen pair document by document below; its panel asks what to do with them."""

    target_chosen = Signal(object)
    """The groups with documents in both folders are wanted."""

    def __init__(self, wording: Wording, surveys: Surveys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = OverviewWording(wording, self)
        self._figures = CopyFigures(self._words, self)
        self._surveys = surveys
        self._shown: Survey | None = None
        self.chosen: FolderCopy | None = None
        """The pair that is shown below the list."""
        self.panel = CopyPanel(self._words, self)
        self.panel.groups_requested.connect(self._show_groups)
        surveys.changed.connect(self._refresh)
        surveys.details_found.connect(self._show_details)

    def _make_parts(self) -> None:
        self.list = FigureView(self.tr("Duplicate folders"))
        self.list.selectionModel().currentRowChanged.connect(self._choose)
        self.panel.make_parts()
        self._message = Placeholder()
        self._lay_out()
        self.list.target_chosen.connect(lambda _target: self._show_groups())

    @property
    def message(self) -> str:
        """Return what stands in place of the list, or an empty text while it is shown."""
        return "" if self._stack.currentIndex() else self._message.text()

    def showEvent(self, event: QShowEvent) -> None:
        """Have the survey made, now that it is wanted."""
        super().showEvent(event)
        self._refresh()

    def _refresh(self) -> None:
        if not self.has_parts:
            return
        if self.isVisible():
            self._surveys.want()
        survey = self._surveys.survey
        if survey is None or not survey.folder_copies:
            self.chosen = self._shown = None
            self._message.setText(self._what_is_missing())
            self._stack.setCurrentIndex(0)
        elif survey is not self._shown and self.isVisible():
            self._shown = survey
            self._stack.setCurrentIndex(1)
            self.list.set_figures(self._figures.copies(survey.folder_copies))

    def _what_is_missing(self) -> str:
        if self._surveys.result is None:
            return self.tr("Duplicate folders appear here after a scan.")
        if self._surveys.survey is None:
            return self.tr("Comparing folders …")
        return self.tr("No duplicate folders.")

    def _choose(self, current: QModelIndex) -> None:
        copy: FolderCopy | None = self.list.figures.row(current)
        if copy is None or copy is self.chosen:
            return
        self.chosen = copy
        self.panel.show_copy(copy)
        self._surveys.want_details(copy.first.path, copy.second.path)

    def _show_details(self, details: FolderDocuments) -> None:
        if self.chosen is not None:
            self.panel.show_details(
                common=self._figures.common(self.chosen, details),
                only_first=self._figures.alone(self.chosen.first.path, details.only_first),
                only_second=self._figures.alone(self.chosen.second.path, details.only_second),
            )

    def _show_groups(self) -> None:
        if self.chosen is not None:
            self.target_chosen.emit(FoldersTarget(self.chosen.first.path, self.chosen.second.path))

    def _lay_out(self) -> None:
        note = PlainLabel(
            self.tr(
                "Folders with their subfolders, archives and mailboxes. A document counts as found in the other "
                "folder if a document of its group is there. Documents with the same template, other details do not "
                "count."
            ),
            tone="note",
            wraps=True,
        )
        splitter = QSplitter(Qt.Orientation.Vertical, handleWidth=1, childrenCollapsible=False)
        self.list.setMinimumHeight((_LEAST_ROWS + 1) * row_height(self.list.fontMetrics()))
        splitter.addWidget(self.list)
        policy = QSizePolicy.Policy
        splitter.addWidget(ScrolledColumn(self.panel, across=policy.Preferred, down=policy.Expanding))
        splitter.setStretchFactor(0, 2)
        splitter.setStretchFactor(1, 3)
        self.list.setObjectName("")  # it fills the page: no frame
        pass_focus(self, self.list)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._message)
        self._stack.addWidget(splitter)
        in_column(note, (self._stack, 1), inside=self, margins=0, spacing=0)
