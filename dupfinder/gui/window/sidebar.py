"""The left side of the window: what is scanned, and what is looked for; folded to a rail where room is wanted."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QFrame, QSizePolicy, QToolButton, QWidget

from dupfinder.domain.options import ScanOptions
from dupfinder.domain.protection import Roles
from dupfinder.gui.settings.search_panel import SearchPanel
from dupfinder.gui.sources.source_list import SourceList, SourceRole
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.labels import PlainLabel, icon_size, plain_tooltip
from dupfinder.gui.toolkit.layouts import STRETCH, ScrolledColumn, in_column, in_row
from dupfinder.gui.toolkit.wording import Wording

_ICON_SIZE = 16
_RAIL_WIDTH, _RAIL_ICON_SIZE = 40, 18
_MOST_WIDTH = 16_777_215
"""Qt's own: no limit."""


class Rail(QWidget):
    """What is left of the sidebar where it is folded: a button that unfolds it, and one to scan again."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.unfold_button = _button(icons, "sidebar", self.tr("Show sources and settings"), _RAIL_ICON_SIZE)
        self.scan_button = _button(icons, "scan", self.tr("Scan again to apply what was changed."), _RAIL_ICON_SIZE)
        for button in (self.unfold_button, self.scan_button):
            button.setProperty("narrow", True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.scan_button.hide()
        in_column(self.unfold_button, STRETCH, self.scan_button, inside=self, margins=(3, 6, 3, 8))

    @property
    def wanted_width(self) -> int:
        """Return how wide the rail is: wider where large letters have large icons beside them."""
        return max(_RAIL_WIDTH, self.minimumSizeHint().width())


def _button(icons: Icons, icon: str, text: str, size: int = _ICON_SIZE) -> QToolButton:
    """Return a button that shows an icon, whose name is its hint."""
    button = QToolButton()
    button.setAccessibleName(text)
    button.setToolTip(plain_tooltip(text))
    button.setIconSize(icon_size(button, size))
    icons.give(button, icon)
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
        self.hint = PlainLabel(self.tr("Scan again to apply the changes."), tone="value", wraps=True)
        self.hint.setContentsMargins(12, 0, 12, 12)
        self.hint.hide()
        line = QFrame()
        line.setObjectName("line")
        self._whole, self.rail = QWidget(), Rail(icons)
        self.unfolded_width = 0
        """How wide the whole is, or was before it was folded; nought if it never was shown."""
        in_column(self._whole, (self.rail, 1), inside=self, margins=0, spacing=0)
        self.rail.hide()
        self.rail.unfold_button.clicked.connect(lambda: self.fold_requested.emit(False))
        self.fold_button = _button(icons, "sidebar", self.tr("Fold to the side"))
        self.fold_button.clicked.connect(lambda: self.fold_requested.emit(True))
        self.fold_button.hide()
        title = PlainLabel(self.tr("Sources"), tone="heading")
        head = in_row(title, STRETCH, self.fold_button, margins=(12, 8, 6, 2), spacing=0)
        foot = in_row(self.across_box, STRETCH, margins=(12, 4, 12, 8))
        parts = (head, (self.source_list, 1), foot, line)
        layout = in_column(*parts, inside=self._whole, margins=0, spacing=0)
        policy = QSizePolicy.Policy
        layout.addWidget(ScrolledColumn(self.search_panel, across=policy.Preferred, down=policy.Maximum))
        layout.addWidget(self.hint)

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

    def show_hint(self, visible: bool) -> None:  # noqa: FBT001 - as QWidget.setVisible
        """Show or hide that the results are of other choices than these."""
        self.hint.setVisible(visible)
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
