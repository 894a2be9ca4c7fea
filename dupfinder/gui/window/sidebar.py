"""The left side of the window: what is scanned, and what is looked for."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from dupfinder.domain.options import ScanOptions
from dupfinder.domain.protection import Roles
from dupfinder.gui.settings.search_panel import SearchPanel
from dupfinder.gui.sources.source_list import SourceList
from dupfinder.gui.sources.sources import SourceRole
from dupfinder.gui.toolkit.font_scale import icon_size
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.scrolled_column import ScrolledColumn
from dupfinder.gui.toolkit.wording import Wording

_ICON_SIZE = 16


class Sidebar(QWidget):
    """Sources above, the choices of the search below."""

    folders_requested = Signal()
    documents_requested = Signal()
    folder_requested_as = Signal(SourceRole)
    """A folder with another role than that of being scanned."""
    changed = Signal()
    """The next scan would be another one."""

    def __init__(self, wording: Wording, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sidebar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.source_list = SourceList()
        self.source_list.changed.connect(self.changed)
        self.source_list.folder_requested_as.connect(self.folder_requested_as)
        self.search_panel = SearchPanel(wording)
        self.search_panel.changed.connect(self.changed)
        self._hint = PlainLabel(self.tr("Scan again to apply what was changed."), tone="value")
        self._hint.setWordWrap(True)
        self._hint.setContentsMargins(12, 0, 12, 12)
        self._hint.hide()
        line = QFrame()
        line.setObjectName("line")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._make_head(icons))
        layout.addWidget(self.source_list, 1)
        layout.addWidget(line)
        policy = QSizePolicy.Policy
        layout.addWidget(ScrolledColumn(self.search_panel, across=policy.Preferred, down=policy.Maximum))
        layout.addWidget(self._hint)

    def make_options(self) -> ScanOptions:
        """Return the options of a scan of these sources."""
        sources = self.source_list.sources
        return replace(
            self.search_panel.options,
            sources=sources.paths(SourceRole.SCAN),
            references=sources.paths(SourceRole.REFERENCE),
            excluded=sources.paths(SourceRole.EXCLUDED),
        )

    @property
    def roles(self) -> Roles:
        """Return out of which folders nothing goes."""
        return self.make_options().roles

    @property
    def is_hint_visible(self) -> bool:
        """Return whether it is said that the results are of other choices than these."""
        return not self._hint.isHidden()

    def show_hint(self, visible: bool) -> None:  # noqa: FBT001 - as QWidget.setVisible
        """Show or hide that the results are of other choices than these."""
        self._hint.setVisible(visible)

    def _make_head(self, icons: Icons) -> QHBoxLayout:
        folder_button = self._button(icons, "add-folder", self.tr("Add a folder"))
        folder_button.clicked.connect(self.folders_requested)
        document_button = self._button(icons, "add-file", self.tr("Add documents"))
        document_button.clicked.connect(self.documents_requested)
        layout = QHBoxLayout()
        layout.setContentsMargins(12, 8, 6, 2)
        layout.setSpacing(0)
        layout.addWidget(PlainLabel(self.tr("Sources"), tone="heading"))
        layout.addStretch(1)
        layout.addWidget(folder_button)
        layout.addWidget(document_button)
        return layout

    @staticmethod
    def _button(icons: Icons, icon: str, text: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.setIconSize(icon_size(button, _ICON_SIZE))
        icons.give(button, icon)
        return button
