"""The left side of the window: what is scanned, and what is looked for; folded to a rail where room is wanted."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QFrame, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.protection import Roles
from dupfinder.gui.settings.search_panel import SearchPanel
from dupfinder.gui.sources.source_list import Source, SourceList, SourceRole, icon_name
from dupfinder.gui.toolkit.icons import Icons, tinted_icon
from dupfinder.gui.toolkit.labels import PlainLabel, icon_size, plain_tooltip
from dupfinder.gui.toolkit.layouts import STRETCH, ScrolledColumn, in_column, in_row
from dupfinder.gui.toolkit.wording import Wording

_ICON_SIZE = 16
_RAIL_WIDTH, _RAIL_ICON_SIZE = 40, 18
_MOST_WIDTH = 16_777_215
"""Qt's own: no limit."""
_MOST_ON_RAIL = 12


class Rail(QWidget):
    """The sources as icons below each other; a click on any of them asks for the whole list."""

    unfold_requested = Signal()

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.unfold_button = self._button(self.tr("Show sources and settings"))
        icons.give(self.unfold_button, "sidebar")
        self.unfold_button.clicked.connect(self.unfold_requested)
        self.scan_button = self._button(self.tr("Scan again to apply what was changed."))
        icons.give(self.scan_button, "scan")
        self.scan_button.hide()
        self._shown: Sequence[Source] = ()
        self.buttons: list[QToolButton] = []
        self._list = in_column(margins=0, spacing=2)
        in_column(self.unfold_button, self._list, STRETCH, self.scan_button, inside=self, margins=(3, 6, 3, 8))

    @property
    def wanted_width(self) -> int:
        """Return how wide the rail is: wider where large letters have large icons beside them."""
        return max(_RAIL_WIDTH, self.minimumSizeHint().width())

    def show_sources(self, sources: Sequence[Source]) -> None:
        """Show these sources, as many as there is room for anywhere."""
        self._shown = sources
        for button in self.buttons:
            self._list.removeWidget(button)
            button.deleteLater()
        self.buttons = []
        for source in sources[:_MOST_ON_RAIL]:
            button = self._button(visible(source.path))
            button.clicked.connect(self.unfold_requested)
            self._list.addWidget(button)
            self.buttons.append(button)
        self._tint()

    def changeEvent(self, event: QEvent) -> None:
        """Give the icons the colours of a new theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._tint()

    def _tint(self) -> None:
        for source, button in zip(self._shown, self.buttons, strict=False):
            button.setIcon(tinted_icon(icon_name(source), self.palette()))

    def _button(self, text: str) -> QToolButton:
        button = QToolButton(self, toolButtonStyle=Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setProperty("narrow", True)
        button.setAccessibleName(text)
        button.setToolTip(plain_tooltip(text))
        button.setIconSize(icon_size(button, _RAIL_ICON_SIZE))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return button


class Sidebar(QWidget):
    """Sources above, the choices of the search below."""

    changed = Signal()
    """The next scan would be another one."""
    fold_requested = Signal(bool)
    """Whether a person wants the rail, or the whole."""

    def __init__(self, wording: Wording, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sidebar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.source_list = SourceList()
        self.source_list.changed.connect(self.changed)
        self.across_box = QCheckBox(self.tr("Only across sources"))
        self.across_box.setToolTip(self.tr("Compares each source with the others, and nothing within one."))
        self.search_panel = SearchPanel(wording)
        self.search_panel.changed.connect(self._show_across)
        self.search_panel.changed.connect(self.changed)
        self.source_list.changed.connect(self._show_across)
        self.source_list.sources.modelReset.connect(self._show_across)
        self.across_box.toggled.connect(self._take_across)
        self._show_across()
        self._hint = PlainLabel(self.tr("Scan again to apply the changes."), tone="value", wraps=True)
        self._hint.setContentsMargins(12, 0, 12, 12)
        self._hint.hide()
        line = QFrame()
        line.setObjectName("line")
        self._whole, self.rail = QWidget(), Rail(icons)
        self.unfolded_width = 0
        """How wide the whole is, or was before it was folded; nought if it never was shown."""
        in_column(self._whole, (self.rail, 1), inside=self, margins=0, spacing=0)
        self.rail.hide()
        self.rail.unfold_requested.connect(lambda: self.fold_requested.emit(False))
        self.source_list.sources.modelReset.connect(lambda: self.rail.show_sources(self.source_list.sources.sources))
        head = self._make_head(icons)
        foot = in_row(self.across_box, STRETCH, margins=(12, 4, 12, 8))
        parts = (head, (self.source_list, 1), foot, line)
        layout = in_column(*parts, inside=self._whole, margins=0, spacing=0)
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
            across=self.search_panel.options.across and self._has_several,
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
        self.rail.scan_button.setVisible(visible)

    @property
    def is_folded(self) -> bool:
        """Return whether only the rail is shown."""
        return not self.rail.isHidden()

    @property
    def wanted_width(self) -> int:
        """Return how wide it should be as it is; nought where a person has not seen it yet."""
        return self.rail.wanted_width if self.is_folded else self.unfolded_width

    def fold(self, folded: bool) -> None:  # noqa: FBT001 - as QWidget.setVisible
        """Show only the rail, or the whole."""
        if folded is self.is_folded:
            return
        focused = QApplication.focusWidget()
        had_focus = focused is not None and self.isAncestorOf(focused)
        self._whole.setHidden(folded)
        self.rail.setVisible(folded)
        self.setMinimumWidth(self.rail.wanted_width if folded else 0)
        self.setMaximumWidth(self.rail.wanted_width if folded else _MOST_WIDTH)
        if had_focus:
            (self.rail.unfold_button if folded else self.source_list).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Know how wide a person wants the whole."""
        super().resizeEvent(event)
        if self.isVisible() and not self.is_folded:
            self.unfolded_width = event.size().width()

    @property
    def _has_several(self) -> bool:
        return sum(source.role is not SourceRole.EXCLUDED for source in self.source_list.sources.sources) > 1

    def _show_across(self) -> None:
        """Show whether sources are compared with each other only; with a single one there is nothing to choose."""
        self.across_box.setEnabled(self._has_several)
        self.across_box.blockSignals(True)
        self.across_box.setChecked(self._has_several and self.search_panel.options.across)
        self.across_box.blockSignals(False)

    def _take_across(self, across: bool) -> None:  # noqa: FBT001 - Qt's signal
        self.search_panel.set_options(replace(self.search_panel.options, across=across))

    def _make_head(self, icons: Icons) -> QHBoxLayout:
        self.folder_button = self._button(icons, "add-folder", self.tr("Add folder"))
        self.document_button = self._button(icons, "add-file", self.tr("Add documents"))
        self.fold_button = self._button(icons, "sidebar", self.tr("Fold to the side"))
        self.fold_button.clicked.connect(lambda: self.fold_requested.emit(True))
        self.fold_button.hide()
        return in_row(
            PlainLabel(self.tr("Sources"), tone="heading"),
            STRETCH,
            self.folder_button,
            self.document_button,
            self.fold_button,
            margins=(12, 8, 6, 2),
            spacing=0,
        )

    @staticmethod
    def _button(icons: Icons, icon: str, text: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.setIconSize(icon_size(button, _ICON_SIZE))
        icons.give(button, icon)
        return button
