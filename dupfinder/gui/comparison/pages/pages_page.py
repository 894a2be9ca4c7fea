"""The pages of two documents, and above them how they are looked at."""

from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from dupfinder.gui.comparison.pages.page_loader import PageLoader
from dupfinder.gui.comparison.pages.pages_view import PagesView
from dupfinder.gui.toolkit.fields import TickBox
from dupfinder.gui.toolkit.focus_passing import pass_focus


class PagesPage(QWidget):
    """A slim bar over the pages."""

    def __init__(self, loader: PageLoader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = PagesView(loader)
        self.equal_box = TickBox(self.tr("Mark what both have, too"))
        self.equal_box.toggled.connect(self.view.set_equal_marked)
        self.linked_box = TickBox(self.tr("Scroll together"))
        self.linked_box.setChecked(True)
        self.linked_box.toggled.connect(self.view.set_linked)
        self.fit_button = QToolButton()
        self.fit_button.setText(self.tr("Fit the width"))
        self.fit_button.clicked.connect(self.view.zoom_to_width)
        bar = QHBoxLayout()
        bar.setContentsMargins(12, 3, 8, 3)
        bar.setSpacing(18)
        bar.addWidget(self.equal_box)
        bar.addWidget(self.linked_box)
        bar.addStretch(1)
        bar.addWidget(self.fit_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(bar)
        layout.addWidget(self.view, 1)
        pass_focus(self, self.view)
