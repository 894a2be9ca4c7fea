"""Two folders document by document, with what can be done about them."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QPushButton, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from dupfinder.domain.surveys import FolderCopy
from dupfinder.gui.overview.figure_view import FigureView
from dupfinder.gui.overview.figures import Figures
from dupfinder.gui.overview.overview_wording import OverviewWording
from dupfinder.gui.rows.result_delegate import row_height
from dupfinder.gui.toolkit.flow_layout import FlowLayout
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel
from dupfinder.gui.toolkit.punctuation import clauses, closed, named, sentences

_MARGIN = 14
_LEAST_ROWS = 2


class CopyPanel(QWidget):
    """Says how two folders are alike, and lists what is in both and what is only in one of them."""

    groups_requested = Signal()
    compare_requested = Signal(str, str)
    open_folder_requested = Signal(str)
    reference_requested = Signal(str)
    mark_requested = Signal(str, str)

    def __init__(self, words: OverviewWording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._copy: FolderCopy | None = None
        self.sentence = ElidedLabel(tone="strong")
        self.remark = PlainLabel(tone="dim")
        self.remark.setWordWrap(True)
        self.groups_button = QPushButton(self.tr("Show the groups of both"))
        self.groups_button.clicked.connect(self.groups_requested)
        self.compare_button = QPushButton(self.tr("Compare the document"))
        self.compare_button.clicked.connect(self._compare)
        self.mark_button, self.open_button, self.reference_button = (
            self._make_menu_button(text)
            for text in (self.tr("Mark copies in …"), self.tr("Open …"), self.tr("Make a reference …"))
        )
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
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
        self.remark.setText(sentences(words.likeness_hint(copy.likeness), *self._counts(copy)))
        counts = (copy.first.common.documents, copy.first.only_here, copy.second.only_here)
        for tab, (view, count) in enumerate(zip((self.common, self.only_first, self.only_second), counts, strict=True)):
            self.tabs.setTabText(tab, f"{view.accessibleName()}  {words.plain.count(count)}")
            self.tabs.setTabEnabled(tab, count > 0)
            view.set_figures(Figures(headings=(), kinds=(), rows=()))
        self.tabs.setCurrentIndex(0)
        self._offer()

    def show_details(self, *, common: Figures, only_first: Figures, only_second: Figures) -> None:
        """Show what is in both folders, and what in only one of them."""
        self.common.set_figures(common)
        self.only_first.set_figures(only_first)
        self.only_second.set_figures(only_second)
        self._offer()

    def _counts(self, copy: FolderCopy) -> list[str]:
        """Return how many documents are related in which way, and what could be gained."""
        words = self._words.plain
        counts = clauses(*(named(words.relation(relation), words.count(count)) for relation, count in copy.relations))
        gain = words.reference_hint() if copy.first.is_reference else words.can_be_freed(copy.gain_bytes)
        return [closed(counts), closed(gain)]

    def _offer(self) -> None:
        self.compare_button.setEnabled(self.tabs.currentIndex() == 0 and self.common.figures.rowCount() > 0)

    def _compare(self) -> None:
        figure = self.common.figures.figure(self.common.currentIndex())
        if figure is not None and isinstance(figure.target, tuple):
            self.compare_requested.emit(*figure.target)

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
            action.setEnabled(not (side.is_reference and button is not self.open_button))
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
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, _MARGIN - 4, _MARGIN, _MARGIN)
        layout.setSpacing(7)
        layout.addWidget(self.sentence)
        layout.addWidget(self.remark)
        layout.addWidget(buttons)
        layout.addWidget(self.tabs)
        layout.addWidget(self._stack, 1)
